"""The context in which the words of one skill are understood, as far as Cipher needs more than every game."""

from __future__ import annotations

from engine.effects import resolution, tables
from engine.effects.meaning import Policy, Rules
from engine.games.cipher import vocabulary as own
from engine.games.cipher.rules.table import AREAS, DECK, HAND, OFF_FIELD, Cause, is_faceless
from engine.state import Ref, State

#: What the classes of the tree mean in Cipher; its modules fill it.
MEANING = tables.begin()
MEANING.rules = Rules(
    may="Cipher 10.5.1", impossible="Cipher 2.7", either="Cipher 21.1.1", number="Cipher 2.6",
    apart="Cipher 21.1.1.1", reveals="Cipher 24.1.4.1", looks="Cipher 24.1.5.1", begins="Cipher 21.1.1",
    waits="Cipher 21.1.1", shuffles="Cipher 24.1.2.1", text="Cipher 2.1",
)
#: "If you do" asks for all of it (Cipher 2.3.1.6); as many as there are will do (2.5); the turn player does everything
#: first (2.9, 2.10); a deck that has run out is refilled at once (6.6, 11.2); a choice is made where the text comes to
#: it (21.1.1.2).
MEANING.policy = Policy(in_full=True, fewer_do=True, at_once=False, card_by_card=True, declares=False)
#: The player to whom its area belongs controls a card (Cipher 5.1.2.1.2.1).
MEANING.controller = MEANING.belongs = lambda thing: thing.zone & 1
MEANING.is_faceless = is_faceless
MEANING.is_on_field = lambda zone: zone < OFF_FIELD
MEANING.decks = DECK
MEANING.hands = HAND
MEANING.pairs = AREAS


class Resolution(resolution.Resolution):
    """One skill being used, carried out or asked about.

    - ``kind`` is "skill", "support skill" or "cost" (see Cause), ``index`` the place of the skill among those of the
      source, -1 for none.
    """

    __slots__ = ("index",)

    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "skill", index: int = -1) -> None:
        resolution.Resolution.__init__(self, state, seat, source, kind)
        self.index = index

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, self.index)


# Names of skills


_MARKS = "\"\u201c\u201d"


def called(skill: object) -> str:
    """Return a skill's name as texts speak of it, without quotation marks of its own; "" where it has none."""
    return bare(skill.name) if isinstance(skill, own.Skill | own.SupportSkill) else ""


def bare(name: str) -> str:
    """Return a name without quotation marks around it: those of what somebody says are part of a skill's name."""
    return name.strip(_MARKS)
