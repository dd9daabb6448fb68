"""What players do by hand, whatever the rules say: the overrides that every game carries out alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.cards import Printed
from engine.effects.locking import LockedIn
from engine.events import Create, Move, StepVariable
from engine.objects import Ref, ref
from engine.overrides import Draw, Grant, Override, SetPhase, Token, note
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.delayed import stamp
from engine.triggers.for_later import let_last


@dataclass(frozen=True, slots=True)
class HandRules:
    """What a game says about what is done by hand.

    ``phases`` are the steps with which its phases begin, by the phases' names, ``decks`` and ``hands`` its zones.
    ``read`` gives what is read of a card, ``context`` that of a player and an object. ``leave`` leaves whatever is
    being done before another phase begins. ``own_refusal`` tells what else is impossible, ``own`` does by hand what
    only this game does, and tells whether it has.
    """

    phases: Mapping[str, str]
    decks: tuple[int, int]
    hands: tuple[int, int]
    read: Callable[[Any], tuple[ab.Ability, ...]]
    face: Callable[[State, int], Any]
    context: Callable[[State, int, Ref], Any]
    leave: Callable[[State, int, str], None]
    own_refusal: Callable[[State, int, Override, Mapping[str, Printed]], Refusal | None]
    own: Callable[[State, int, Override], bool]

    def refuse(self, state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
        """Return why something cannot be done by hand: only what is impossible is refused."""
        match verb:
            case SetPhase(phase) if phase not in self.phases:
                return Refusal("", f"There is no phase called '{phase}'; there are {', '.join(self.phases)}.")
            case Draw(count) if count > len(state.zones[self.decks[seat]]):
                return Refusal("", f"Your deck has only {len(state.zones[self.decks[seat]])} cards.")
            case Token(code, _, _) if code not in cards:
                return Refusal("", f"There is no card with the number {code}.")
            case Grant(card, text) if isinstance(self._ability(state, card, text), ab.Unparsed):
                return Refusal("", f'"{text}" is no ability in the wording of the cards.')
        return self.own_refusal(state, seat, verb, cards)

    def carry_out(self, state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> bool:
        """Do by hand what needs the game; False leaves the verb to the kernel."""
        match verb:
            case Draw(count):
                for _ in range(count):
                    state.emit(Move(state.zones[self.decks[seat]][-1], self.hands[seat], why="draw"))
                state.emit(note(seat, "draws {1} by hand.", str(count)))
            case SetPhase(phase):
                self.leave(state, seat, phase)
                state.emit(StepVariable("step", self.phases[phase]))
                state.emit(note(seat, "goes to the {1} by hand.", phase))
            case Token(code, whose, zone):
                created = Create(cards[code], whose, state.zone_of(zone, whose))
                state.emit(created)
                state.emit(note(seat, "brings {1} into the game by hand.", ("card", created.number)))
            case Grant(card, text):
                self._grant(state, seat, card, text)
                state.emit(note(seat, 'gives {1} "{2}" by hand, until the end of the turn.', ("card", card), text))
            case _:
                return self.own(state, seat, verb)
        return True

    def _ability(self, state: State, number: int, text: str) -> ab.Ability:
        """Return the ability that a line of text says on a card; Unparsed where it cannot be read."""
        found = self.read(replace(self.face(state, number), text=text))
        return found[0] if len(found) == 1 else ab.Unparsed(text)

    def _grant(self, state: State, seat: int, number: int, text: str) -> None:
        """Give a card an ability until the end of the turn."""
        tick = stamp(state)
        source = ref(state, number)
        res = self.context(state, seat, source)
        change = ab.Changes(LockedIn((source,)), (ab.Gains((ab.Granted(self._ability(state, number, text)),)),))
        let_last(state, res.meaning.begin(ab.ThisTurn(), (change,), res, tick), "by hand")
