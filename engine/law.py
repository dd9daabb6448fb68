"""The law of a game as the kernel asks for it, as far as every game says the same: also what players do by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from engine import abilities as ab
from engine import loops
from engine.answers import Play
from engine.cards import Printed
from engine.course import Phase, end, phase
from engine.effects.layout import LockedIn
from engine.effects.meaning import Meaning
from engine.events import Create, Move, SetCardField, StepVariable
from engine.loops import Loop, LoopRules
from engine.overrides import Draw, Grant, MoveCard, MoveFrom, Override, SetPhase, Token, Value, moved, note
from engine.procedures import Because, Law, Procedure, Situation, StackLine
from engine.rulebook import Refusal
from engine.state import State, misplaced, ref
from engine.triggers.apply_events import release
from engine.triggers.delayed import let_last, stamp
from engine.unread import NAME, UnparsedTexts, ask, fails


class GameLaw(Law, ABC):
    """What the kernel asks a game (:class:`engine.procedures.Law`).

    ``meaning`` is what the words of its cards mean, ``context`` that in which the words of an ability are understood,
    ``texts`` what it says about unread text, ``loops`` about loops. ``phases`` are those of its turns; ``giving_up``
    and ``ownership`` the rules by which a player gives up, and every card lies in a zone of its owner.

    Of what is done by hand ``lacking`` says why verbs mean nothing in the game, ``closed`` why no card is put in a
    zone; ``numbers`` are those beside the cards of a player that can be changed, ``piled`` names the value of a card
    that holds those which lie with it as one.
    """

    meaning: Meaning
    texts: UnparsedTexts
    context: type[Any]
    loops: LoopRules
    phases: Mapping[str, Phase]
    giving_up: str = ""
    ownership: str
    lacking: ClassVar[Mapping[type[Override], str]] = {}
    closed: ClassVar[Mapping[str, str]] = {}
    piled: str = "under"
    numbers: tuple[str, ...] = ()

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
        if not state.contains and not self.meaning.attention(state).unread:
            pass
        elif text := self.texts.lines(state, number):
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

    def check(self, state: State) -> list[str]:
        return misplaced(state, self.ownership) + self.wrong(state)

    # What is done by hand

    def leave(self, state: State, seat: int, phase: str) -> None:
        """Leave whatever is being done, before another phase begins by hand."""

    def impossible(self, state: State, seat: int, verb: Override) -> str:
        """Return why only this game cannot have something done by hand; '' where it can."""
        return ""

    def do_by_hand(self, state: State, seat: int, verb: Override) -> bool:
        """Do by hand what only this game does, and tell whether it has; otherwise it is left to the kernel."""
        return False

    def refuse_by_hand(self, state: State, seat: int, verb: Override) -> Refusal | None:
        sentence = (
            self.lacking.get(type(verb)) or self._impossible(state, seat, verb) or self.impossible(state, seat, verb)
        )
        return Refusal("", sentence) if sentence else None

    def _impossible(self, state: State, seat: int, verb: Override) -> str:
        match verb:
            case SetPhase() if not state.vars["turn"]:
                return "The game has not begun yet."
            case SetPhase(phase) if phase not in self._steps():
                return f"There is no phase called '{phase}'; there are {', '.join(self._steps())}."
            case Draw(count) if count > (there := len(state.zones[state.zone_of("deck", seat)])):
                return f"Your deck has only {there} cards."
            case Value(name, _, _) if name not in self.numbers:
                return f"The numbers of a player that can be changed are {' and '.join(self.numbers)}."
            case Token(code, _, _) if code not in self.cards:
                return f"There is no card with the number {code}."
            case Token(zone=zone) | MoveCard(zone=zone) | MoveFrom(zone=zone) if zone in self.closed:
                return self.closed[zone]
            case Grant(card, text) if isinstance(self._ability(state, card, text), ab.Unparsed):
                return f'"{text}" is no ability in the wording of the cards.'
        return ""

    def by_hand(self, state: State, seat: int, verb: Override) -> bool:
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
                created = Create(self.cards[code], whose, state.zone_of(zone, whose))
                state.emit(created)
                state.emit(note(seat, "brings {1} into the game by hand.", ("card", created.number)))
            case Grant(card, text):
                self._grant(state, seat, card, text)
                state.emit(note(seat, 'gives {1} "{2}" by hand, until the end of the turn.', ("card", card), text))
            case Value(name, whose, change):
                self.do_by_hand(state, seat, verb)
                state.emit(note(seat, "changes the {1} of {2} by hand: {3}.", name, ("seat", whose), f"{change:+}"))
            case MoveCard() | MoveFrom():
                return self.do_by_hand(state, seat, verb) or self._take_apart(state, verb)
            case _:
                return self.do_by_hand(state, seat, verb)
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
        found = self.meaning.abilities(replace(state.cards[number].face, text=text))
        return found[0] if len(found) == 1 else ab.Unparsed(text)

    def _grant(self, state: State, seat: int, number: int, text: str) -> None:
        """Give a card an ability until the end of the turn."""
        tick = stamp(state)
        source = ref(state, number)
        res = self.context(state, seat, source)
        change = ab.Changes(LockedIn((source,)), (ab.Gains((ab.Granted(self._ability(state, number, text)),)),))
        let_last(state, res.meaning.begin(ab.ThisTurn(), (change,), res, tick), "by hand")
