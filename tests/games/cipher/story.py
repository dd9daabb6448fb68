"""Whole games told from a position: acts, answers and refusals through the match, in a few words.

    story = Story(table)                       # the turn player in the Action Phase
    story.attack(ilse, rival)                  # acts; questions that follow are answered by name
    story.go_on()                              # nobody does anything until the turn player is asked again
    assert table.where(rival) == "retreat"
    assert story.refuses(move(ilse)) == "Cipher 17.1.2"

Questions with only one answer answer themselves, as in a game; any other question that a test does not answer fails
the next act.
"""

from __future__ import annotations

from engine.answers import Answer, Cards, Pass, Play
from engine.events import Move, Note, SetVariable
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules.law import CipherLaw
from engine.match import Match
from tests.games import story as stories
from tests.games.cipher.table import Position

CARDS_IN_DECKS = 20

#: Says which rules of the rulebook a test tells of.
rule = stories.rule


def deploy(card: int, line: str = "front") -> Play:
    """Deploy a card to a line."""
    return Play("deploy", card, int(line == "back"))


def level_up(card: int) -> Play:
    """Level up, or change class, into a card."""
    return Play("level up", card)


def move(unit: int) -> Play:
    """Move a unit to the other line."""
    return Play("move", unit)


def attack(unit: int) -> Play:
    """Attack with a unit."""
    return Play("attack", unit)


def use(card: int, index: int = 0) -> Play:
    """Use a skill of a card, by its place among all of them."""
    return Play("use", card, index)


class Story(stories.Story):
    """A match that starts from a position, at the step ``at`` or else at that of the position.

    Who has no Main Character gets one of attack 30 in the Front Line, who has no deck one of 20 cards without support,
    and who has no orbs so many: the game does not end by one hit.
    """

    def __init__(self, position: Position, *, at: str = "", automatic: bool = True, orbs: int = 3) -> None:
        self.table = position
        state = position.state
        for seat in (0, 1):
            if tables.main_character(state, seat) < 0:
                position.unit(("Wren", "Cole")[seat], seat=seat, main=True)
            if not state.zones[tables.DECK[seat]]:
                position.some(CARDS_IN_DECKS, "deck", seat=seat, support=0)
            if not state.zones[tables.ORB[seat]]:
                position.some(orbs, "orb", seat=seat)
        if at:
            state.emit(SetVariable("step", at))
        self.match = Match(CipherLaw(), state, automatic=automatic)

    @property
    def mains(self) -> tuple[int, int]:
        """The Main Characters of both seats."""
        state = self.table.state
        return tables.main_character(state, 0), tables.main_character(state, 1)

    # What is asked

    @property
    def phase(self) -> str:
        """The phase the game is in."""
        return tables.phase(self.table.state)

    def notes(self, text: str) -> list[Note]:
        """Return the lines of the log so far that are of this template, with what stands in them."""
        return [change for change in self.table.state.log if isinstance(change, Note) and change.text == text]

    def when(self, what: str | int) -> int:
        """Return when a line was told, or a card moved, for the last time: the later, the larger the number."""
        return max(
            place
            for place, one in enumerate(self.table.state.log)
            if (isinstance(one, Move) and one.card == what) or (isinstance(one, Note) and one.text == what)
        )

    def plays(self) -> list[Play]:
        """Return what the asked player can do now."""
        found: list[Play] = self.asked.plays  # type: ignore[attr-defined]
        return found

    # Acts and answers

    def say(self, answer: Answer) -> Story:
        """Give an answer, which must be legal."""
        refusal = self.match.play(answer)
        assert refusal is None, f"{self.match.request and self.match.request.text}: {refusal}"
        return self

    def refuses_cards(self, *cards: int) -> str:
        """Try to choose cards that may not be chosen; return the rule that forbids it."""
        return self.refuses(Cards(cards))

    def deploy(self, card: int, line: str = "front") -> Story:
        """Deploy a card to a line."""
        return self.say(deploy(card, line))

    def level_up(self, card: int, *onto: int) -> Story:
        """Level up, or change class, into a card; name the unit where it could be several."""
        self.say(level_up(card))
        return self.choose(*onto) if onto else self

    def move(self, unit: int) -> Story:
        """Move a unit to the other line."""
        return self.say(move(unit))

    def attack(self, unit: int, *target: int) -> Story:
        """Attack with a unit; name the enemy where it could be several."""
        self.say(attack(unit))
        return self.choose(*target) if target else self

    def use(self, card: int, index: int = 0) -> Story:
        """Use a skill of a card, by its place among all of them."""
        return self.say(use(card, index))

    def passes(self) -> Story:
        """The turn player does nothing more in this phase."""
        assert self.asked.kind == "play", self.asked.text
        return self.say(Pass())

    def go_on(self) -> Story:
        """Nobody makes a critical hit or evades, until something else is asked."""
        while self.match.request is not None and self.step in ("evade", "compare") and self.asked.kind == "cards":
            self.choose()
        return self
