"""Whole games told from a position: acts, answers and refusals through the match, in a few words.

    story = Story(table)                            # the turn player in the Main Phase
    story.call(hound, LEFT_FRONT)                   # acts; questions that follow are answered by name
    story.attack(hound, rival, boost=cole)          # the Battle Phase, up to the Guard Step
    story.guard(shield).unguarded()                 # nobody guards any more; the checks, the damage
    assert table.where(rival) == "drop"
    assert story.refuses(ride(mirelle)) == "VG 8.2"

Questions with only one answer answer themselves, as in a game; any other question that a test does not answer fails the
next act. Where the rules leave an order open, the words below take the order in which the game asks.
"""

from __future__ import annotations

import re

from engine.answers import Cards, Options, Pass, Play
from engine.events import Move, SetVariable
from engine.games.vanguard.rules import table as tables
from engine.games.vanguard.rules.law import VanguardLaw
from engine.match import Match
from engine.requests import ChooseOptions
from tests.games import story as stories
from tests.games.vanguard.table import ZONES, Position

#: The step in which a phase or the game begins.
STEPS = {"opening": "opening", "turn": "turn start", **{name: one.step for name, one in tables.PHASES.items()}}

#: Says which rules of the rulebook a test tells of.
rule = stories.rule


def ride(card: int) -> Play:
    """Ride a card from hand."""
    return Play("ride", card)


def call(card: int, circle: int = tables.LEFT_FRONT) -> Play:
    """Call a card from hand to a rear-guard circle."""
    return Play("call", card, circle)


def exchange(card: int) -> Play:
    """Exchange the positions of a column, or move its only card."""
    return Play("exchange", card)


def use(card: int, index: int = 0) -> Play:
    """Play an [ACT] of a card, by its place among all of its abilities."""
    return Play("use", card, index)


def stride(card: int) -> Play:
    """Stride a G unit."""
    return Play("stride", card)


def attack(card: int, target: int) -> Play:
    """Attack a unit with a unit."""
    return Play("attack", card, target=target)


def guard(card: int) -> Play:
    """Call a card from hand as a guardian."""
    return Play("guard", card)


def g_guard(card: int) -> Play:
    """Call a G guardian."""
    return Play("g guard", card)


def intercept(card: int) -> Play:
    """Intercept with a rear-guard."""
    return Play("intercept", card)


class Story(stories.Story):
    """A match that starts from a position: in the Main Phase, or with ``at`` where another phase begins."""

    def __init__(self, position: Position, *, at: str = "main", automatic: bool = True) -> None:
        self.table = position
        position.state.emit(SetVariable("step", STEPS[at]))
        self.match = Match(VanguardLaw(), position.state, automatic=automatic)

    # What is asked

    @property
    def phase(self) -> str:
        """The phase the game is in."""
        return tables.phase(self.table.state)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return tables.turn(self.table.state)

    @property
    def turn_player(self) -> int:
        """The player whose turn it is."""
        return tables.turn_player(self.table.state)

    @property
    def winner(self) -> int | None:
        """The player who has won the game, which is over; None for a draw."""
        assert self.outcome is not None, self.asked.text
        return self.outcome[0]

    @property
    def guarding(self) -> bool:
        """Whether the non-turn player is asked to guard."""
        request = self.match.request
        return request is not None and request.kind == "play" and request.seat != self.turn_player

    @property
    def acting(self) -> bool:
        """Whether the turn player may do something of their own."""
        request = self.match.request
        return request is not None and request.kind == "play" and request.seat == self.turn_player

    def asked_by(self, number: str) -> bool:
        """Whether the question that waits is that of a rule."""
        request = self.match.request
        return request is not None and request.kind != "play" and request.rule == f"VG {number}"

    def moved_to(self, zone: str) -> list[int]:
        """Return the cards that have moved to a zone of either player so far, in order."""
        there = ZONES[zone]
        return [one.card for one in self.table.state.log if isinstance(one, Move) and one.to in there]

    # Answers

    def option(self, *words: str) -> Story:
        """Choose among offered lines those in which these words stand."""
        request = self.asked
        assert isinstance(request, ChooseOptions), request.text
        found = [
            next(
                place for place, line in enumerate(request.options)
                if re.search(rf"\b{re.escape(word)}(?![\w])", line, re.IGNORECASE)
            )
            for word in words
        ]
        return self.say(Options(tuple(found)))

    def at(self, *circles: int) -> Story:
        """Choose circles, where there are several."""
        for circle in circles:
            if self.match.request is not None and isinstance(self.asked, ChooseOptions):
                self.option(tables.circle_name(circle))
        return self

    def first(self, card: int) -> Story:
        """Of several abilities that stand by play that of a card first."""
        if self.asked.kind == "cards":
            return self.choose(card)
        return self.option(self.table.name(card))

    def give(self, power: int, also: int | None = None) -> Story:
        """Say which unit gets the power of a trigger, and which one the critical, or is stood (VG 12.3)."""
        for unit in (power,) if also is None else (power, also):
            if self.asked.kind == "cards":
                self.choose(unit)
        return self

    def gift(self, kind: str, circle: int | None = None) -> Story:
        """Take a gift of a type ("Force I"), for a circle where one has to be chosen (VG 9.4, 9.6)."""
        if isinstance(self.asked, ChooseOptions) and any("II" in line for line in self.asked.options):
            self.option(kind)
        return self if circle is None else self.at(circle)

    def targets(self, *cards: int) -> Story:
        """Choose these cards, one question after the other, where there is a choice."""
        for card in cards:
            if self.match.request is not None and self.asked.kind == "cards" and card in self.asked.cards():
                self.choose(card)
        return self

    def may_not_choose(self, *cards: int) -> str:
        """Try to choose cards that may not be chosen; return the rule that forbids it."""
        return self.refuses(Cards(cards))

    def can_choose(self) -> set[int]:
        """Return the cards that may be chosen."""
        assert self.asked.kind == "cards", self.asked.text
        return set(self.asked.cards())

    # Acts

    def passes(self) -> Story:
        """The asked player does nothing more here."""
        assert self.asked.kind == "play", self.asked.text
        return self.say(Pass())

    def ride(self, card: int) -> Story:
        """Ride a card from hand."""
        return self.say(ride(card))

    def call(self, card: int, circle: int = tables.LEFT_FRONT) -> Story:
        """Call a card from hand to a rear-guard circle."""
        return self.say(call(card, circle))

    def exchange(self, card: int) -> Story:
        """Exchange the positions of a column, or move its only card."""
        return self.say(exchange(card))

    def use(self, card: int, index: int = 0) -> Story:
        """Play an [ACT] of a card, by its place among all of its abilities."""
        return self.say(use(card, index))

    def stride(self, card: int, *discarded: int) -> Story:
        """Stride a G unit, discarding these cards where there is a choice (VG 21.1)."""
        self.say(stride(card))
        return self.choose(*discarded) if discarded and self.asked.kind == "cards" else self

    def to_battle(self) -> Story:
        """The turn player goes on to the Battle Phase."""
        while self.phase in ("draw", "ride", "main") and (self.acting or self.asked_by("7.3")):
            self._declines()
        return self

    def ends(self) -> Story:
        """The turn player does nothing more in this turn."""
        turn = self.turn
        while self.match.request is not None and self.turn == turn and (self.acting or self.asked_by("7.3")):
            self._declines()
        return self

    def _declines(self) -> Story:
        """The turn player does nothing here, and no G assist (VG 7.3)."""
        return self.passes() if self.acting else self.no()

    # Battle

    def attack(self, card: int, target: int | None = None, *, boost: int | None = None) -> Story:
        """Attack the opponent's vanguard, or another unit; up to the Guard Step, or what is asked before.

        Whoever holds no card gets one without a shield, for who cannot guard is not asked (VG 11.3.2).
        """
        self.to_battle()
        defender = 1 - self.turn_player
        if not self.table.there("hand", defender):
            self.table.card("Spare", seat=defender, shield=0)
        return self._attack(card, target, boost)

    def _attack(self, card: int, target: int | None, boost: int | None) -> Story:
        self.say(attack(card, self.table.vanguards[1 - self.turn_player] if target is None else target))
        if self.asked_by("11.2.7"):
            return self.choose(*(() if boost is None else (boost,)))
        assert boost is None, "nobody can boost"
        return self

    def guard(self, *cards: int) -> Story:
        """Call cards from hand as guardians, one after the other."""
        for card in cards:
            self.say(guard(card))
        return self

    def intercept(self, *units: int) -> Story:
        """Intercept with rear-guards, one after the other."""
        for unit in units:
            self.say(intercept(unit))
        return self

    def g_guard(self, card: int, *paid: int) -> Story:
        """Call a G guardian, paying with these cards (VG 21.8)."""
        return self.say(g_guard(card)).choose(*paid)

    def unguarded(self) -> Story:
        """Nobody guards, or nobody guards any more: the battle goes on until something else is asked."""
        turn = self.turn
        while self.turn == turn and self.guarding:
            self.passes()
        return self

    def fight(self, card: int, target: int | None = None, *, boost: int | None = None) -> Story:
        """Attack, and nobody guards."""
        return self.to_battle()._attack(card, target, boost).unguarded()
