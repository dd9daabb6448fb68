"""The law of a game as the kernel asks for it, as far as every game says the same."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from engine import loops
from engine.answers import Play
from engine.cards import Printed
from engine.course import Phase, end, phase
from engine.effects.meaning import Meaning
from engine.law.by_hand import HandRules
from engine.loops import Loop, LoopRules
from engine.overrides import Override
from engine.procedures import Because, Law, Procedure, Situation, StackLine
from engine.rulebook import Refusal
from engine.state import State, misplaced
from engine.triggers import delayed
from engine.triggers.trigger_event import pending
from engine.unread import NAME, UnparsedTexts, ask, fails

#: An object in words: which of a card's lives it is makes no difference.
_OBJECT = re.compile(r"Ref\(number=(\d+), entered=\d+\)")


def plain(*values: object) -> str:
    """Return values in words, whichever of their cards' lives they speak of."""
    return _OBJECT.sub(r"\1", repr(values))


def what_waits(state: State) -> tuple[object, ...]:
    """Return what has triggered and waits, and what will trigger later."""
    triggered = tuple(
        (source.number, one.watcher.index, one.seat, one.amount, one.x, tuple(ref.number for ref in one.cards))
        for one in pending(state)
        for source in (one.watcher.source,)
    )
    later = tuple(plain(one.source, one.seat, one.ability, one.cards) for one in delayed.waiting(state))
    return triggered, later


class GameLaw(Law, ABC):
    """What the kernel asks a game (:class:`engine.procedures.Law`).

    ``meaning`` is what the words of its cards mean, ``texts`` what it says about unread text, ``loops`` about loops,
    ``hand`` about what is done by hand. ``phases`` are those of its turns; ``giving_up`` and ``ownership`` the rules by
    which a player gives up, and every card lies in a zone of its owner.
    """

    meaning: Meaning
    texts: UnparsedTexts
    loops: LoopRules
    hand: HandRules
    phases: Mapping[str, Phase]
    giving_up: str = ""
    ownership: str

    def __init__(self, cards: Mapping[str, Printed] | None = None) -> None:
        """Take the cards that can be brought into a game by hand, by number."""
        self.cards: Mapping[str, Printed] = cards or {}

    @abstractmethod
    def proceed(self, state: State) -> Procedure:
        """Return the procedure that follows from a position in which the game goes on."""

    @abstractmethod
    def information(self, state: State, number: int) -> dict[str, Any]:
        """Return the current values of a card, wherever it is."""

    @abstractmethod
    def values(self, state: State, seat: int) -> dict[str, int]:
        """Return the numbers that stand beside a player's cards."""

    def standing(self, state: State, number: int) -> dict[str, Any]:
        """Return what else is so of a card where it lies."""
        return {}

    def depends(self, state: State, zone: int) -> object:
        return state.version

    def explain(self, state: State, number: int) -> tuple[Because, ...]:
        return ()

    def stack(self, state: State) -> tuple[StackLine, ...]:
        """Return what waits on a stack, where the game has one."""
        return ()

    def wrong(self, state: State) -> list[str]:
        """Return what is wrong with the position by the game's own rules."""
        return []

    def untimely(self, state: State, seat: int, play: Play) -> Refusal | None:
        return None

    def next(self, state: State) -> Procedure | None:
        if "outcome" in state.vars:
            return None
        return ask(state, self.texts) if NAME in state.vars else self.proceed(state)

    def loop_values(self, state: State) -> tuple[object, ...]:
        return self.loops.values(state)

    def loop(self, state: State, loop: Loop) -> Procedure:
        return loops.end_loop(state, loop, self.loops)

    def concede(self, state: State, seat: int) -> None:
        end(state, 1 - seat, self.giving_up, "the opponent concedes")

    def inspect(self, state: State, number: int, seat: int) -> dict[str, Any]:
        values = self.information(state, number)
        if text := self.texts.lines(state, number):
            values["unread"] = text
        elif fails(state, number):
            values["unread"] = tuple(line for line in state.cards[number].face.text.splitlines() if line)
        return {**values, **self.standing(state, number)}

    def situation(self, state: State) -> Situation:
        get = state.vars.get
        return Situation(
            state.vars["turn"], get("turn player", -1), self.phases[here].name if (here := phase(state)) else "Setup",
            get("priority", (-1, 0))[0], self.stack(state), (self.values(state, 0), self.values(state, 1)),
        )

    def refuse_by_hand(self, state: State, seat: int, verb: Override) -> Refusal | None:
        return self.hand.refuse(state, seat, verb, self.cards)

    def by_hand(self, state: State, seat: int, verb: Override) -> bool:
        return self.hand.carry_out(state, seat, verb, self.cards)

    def check(self, state: State) -> list[str]:
        return misplaced(state, self.ownership) + self.wrong(state)
