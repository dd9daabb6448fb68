"""What players do by hand, whatever the rules say: the overrides that every game carries out alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import abilities as ab
from engine.cards import Printed
from engine.course import Phase
from engine.effects.layout import LockedIn
from engine.events import Create, Move, SetCardField, StepVariable
from engine.overrides import Draw, Grant, MoveCard, MoveFrom, Override, SetPhase, Token, Value, moved, note
from engine.rulebook import Refusal
from engine.state import Ref, State, ref
from engine.triggers.apply_events import release
from engine.triggers.delayed import let_last, stamp


@dataclass(frozen=True, slots=True)
class HandRules:
    """What a game says about what is done by hand.

    ``phases`` are those of its turns. ``read`` gives what is read of a card, ``context`` that of a player and an
    object. ``lacking`` says of verbs why they mean nothing in the game,
    ``closed`` of zones why no card is put there; ``piled`` names the value of a card that holds those which lie with
    it as one. ``numbers`` are those that stand beside the cards of a player, ``leave`` leaves whatever is being done
    before another phase begins. ``own_refusal`` tells what else is impossible, ``own`` does by hand what only this
    game does, and tells whether it has.
    """

    phases: Mapping[str, Phase]
    read: Callable[[Any], tuple[ab.Ability, ...]]
    context: Callable[[State, int, Ref], Any]
    leave: Callable[[State, int, str], None]
    own_refusal: Callable[[State, int, Override, Mapping[str, Printed]], Refusal | None]
    own: Callable[[State, int, Override], bool]
    lacking: Mapping[type[Override], str] = field(default_factory=dict)
    closed: Mapping[str, str] = field(default_factory=dict)
    piled: str = "under"
    numbers: tuple[str, ...] = ()

    def refuse(self, state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
        """Return why something cannot be done by hand: only what is impossible is refused."""
        sentence = self.lacking.get(type(verb)) or self._impossible(state, seat, verb, cards)
        return Refusal("", sentence) if sentence else self.own_refusal(state, seat, verb, cards)

    def _impossible(self, state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> str:
        match verb:
            case SetPhase() if not state.vars["turn"]:
                return "The game has not begun yet."
            case SetPhase(phase) if phase not in self._steps():
                return f"There is no phase called '{phase}'; there are {', '.join(self._steps())}."
            case Draw(count) if count > (there := len(state.zones[state.zone_of("deck", seat)])):
                return f"Your deck has only {there} cards."
            case Value(name, _, _) if name not in self.numbers:
                return f"The numbers of a player that can be changed are {' and '.join(self.numbers)}."
            case Token(code, _, _) if code not in cards:
                return f"There is no card with the number {code}."
            case Token(zone=zone) | MoveCard(zone=zone) | MoveFrom(zone=zone) if zone in self.closed:
                return self.closed[zone]
            case Grant(card, text) if isinstance(self._ability(state, card, text), ab.Unparsed):
                return f'"{text}" is no ability in the wording of the cards.'
        return ""

    def carry_out(self, state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> bool:
        """Do by hand what needs the game; False leaves the verb to the kernel."""
        match verb:
            case Draw(count):
                deck = state.zones[state.zone_of("deck", seat)]
                for _ in range(count):
                    state.emit(Move(deck[-1], state.zone_of("hand", seat), why="draw"))
                state.emit(note(seat, "draws {1} by hand.", str(count)))
            case SetPhase(phase):
                self.leave(state, seat, phase)
                state.emit(StepVariable("step", self._steps()[phase]))
                state.emit(note(seat, "goes to the {1} by hand.", phase))
            case Token(code, whose, zone):
                created = Create(cards[code], whose, state.zone_of(zone, whose))
                state.emit(created)
                state.emit(note(seat, "brings {1} into the game by hand.", ("card", created.number)))
            case Grant(card, text):
                self._grant(state, seat, card, text)
                state.emit(note(seat, 'gives {1} "{2}" by hand, until the end of the turn.', ("card", card), text))
            case Value(name, whose, change):
                self.own(state, seat, verb)
                state.emit(note(seat, "changes the {1} of {2} by hand: {3}.", name, ("seat", whose), f"{change:+}"))
            case MoveCard() | MoveFrom():
                return self.own(state, seat, verb) or self._take_apart(state, verb)
            case _:
                return self.own(state, seat, verb)
        return True

    def _steps(self) -> dict[str, str]:
        """Return the steps with which the phases begin, by the phases' names."""
        return {phase.name: phase.step for phase in self.phases.values()}

    def _take_apart(self, state: State, verb: MoveCard | MoveFrom) -> bool:
        """Part a card that the kernel is to move from those that lie with it: they go with it, or stay without it."""
        card = moved(state, verb)
        release(state, card.number, self.piled)
        with_it = getattr(card, self.piled)
        if with_it and not (state.places[card.zone].spec.shared and verb.zone == state.places[card.zone].spec.name):
            for number in with_it:
                state.emit(Move(number, state.zone_of(verb.zone, state.cards[number].owner), why="unstack"))
            state.emit(SetCardField(card.number, self.piled, (), "unstack"))
        return False

    def _ability(self, state: State, number: int, text: str) -> ab.Ability:
        """Return the ability that a line of text says on a card; Unparsed where it cannot be read."""
        found = self.read(replace(state.cards[number].face, text=text))
        return found[0] if len(found) == 1 else ab.Unparsed(text)

    def _grant(self, state: State, seat: int, number: int, text: str) -> None:
        """Give a card an ability until the end of the turn."""
        tick = stamp(state)
        source = ref(state, number)
        res = self.context(state, seat, source)
        change = ab.Changes(LockedIn((source,)), (ab.Gains((ab.Granted(self._ability(state, number, text)),)),))
        let_last(state, res.meaning.begin(ab.ThisTurn(), (change,), res, tick), "by hand")
