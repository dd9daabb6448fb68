"""Automatic passing: which windows a player does not want to be asked in.

Nothing here knows what is legal. A question says itself whether anything but passing is possible; the player
says by stops and wishes where to be asked nevertheless, or where to pass although something could be done.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from engine.answers import Answer, Play
from engine.questions import Question
from engine.views import StackView, View


class Wish(enum.Enum):
    """How far a player wants to pass."""

    NOTHING = "nothing"
    """Only empty windows are passed."""
    UNTIL_SOMETHING = "until something happens"
    """Pass until the other player does something, or something else than priority is asked."""
    UNTIL_MY_TURN = "until my turn"
    """Pass until the next own turn begins, and attack with nobody; what must be answered is asked meanwhile."""
    HOLD = "hold"
    """Pass nothing, not even empty windows."""


@dataclass(slots=True)
class Stops:
    """The phases in which a player is asked in any case, in the own turn and in the other player's."""

    own: set[str] = field(default_factory=set)
    other: set[str] = field(default_factory=set)

    def stands(self, phase: str, own_turn: bool) -> bool:
        """Whether there is a stop in this phase."""
        return phase in (self.own if own_turn else self.other)

    def toggle(self, phase: str, own_turn: bool) -> None:
        """Set a stop, or take it away."""
        (self.own if own_turn else self.other).symmetric_difference_update({phase})


@dataclass(slots=True)
class Passing:
    """How one seat passes. ``paused`` after an undo, until the player has acted again."""

    stops: Stops = field(default_factory=Stops)
    wish: Wish = Wish.NOTHING
    paused: bool = False
    _turn: int = 0
    _known: tuple[StackView, ...] = ()

    def want(self, wish: Wish, view: View) -> None:
        """Note a wish made in this position."""
        self.wish = wish
        self.paused = False
        self._turn, self._known = view.turn, view.stack

    def acted(self, answer: Answer) -> None:
        """The player answered by hand: wishes are over; what had to be answered ends no wish for the next turn."""
        self.paused = False
        goes_on = self.wish is Wish.UNTIL_MY_TURN and not isinstance(answer, Play)
        if self.wish is not Wish.HOLD and not goes_on:
            self.wish = Wish.NOTHING

    def other_acted(self) -> None:
        """The other player did something else than passing: that is something that happens."""
        if self.wish is Wish.UNTIL_SOMETHING:
            self.wish = Wish.NOTHING

    def passes(self, question: Question, view: View, *, watched: bool = False) -> bool:
        """Whether this question is passed without asking.

        ``watched`` tells that somebody who may not know the player's cards sees whether the player is asked: then
        what can be done with them makes no difference.
        """
        if question.kind not in ("play", "attack") or self.paused or self.wish is Wish.HOLD:
            return False
        own = view.player == question.seat
        self._settle(question, view, own)
        if question.kind == "attack":
            return not question.candidates or self.wish is Wish.UNTIL_MY_TURN
        if self.wish is not Wish.NOTHING:
            return True
        if watched or not question.idle:
            return False
        # With something on the stack an empty window is passed even at a stop: nobody could answer there.
        return bool(view.stack) or not self.stops.stands(view.phase, own)

    def _settle(self, question: Question, view: View, own: bool) -> None:
        """End a wish that has come true."""
        mine_again = own and view.turn > self._turn
        news = any(line.controller != question.seat and line not in self._known for line in view.stack)
        if mine_again and self.wish is not Wish.HOLD:
            self.wish = Wish.NOTHING
        if self.wish is Wish.UNTIL_SOMETHING and news:
            self.wish = Wish.NOTHING
