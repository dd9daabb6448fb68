"""Making things happen: replacements first, then everything at once, then what triggers.

(FFTCG 11.8, 11.12.5; Force of Will 906, 910; Cipher 10.2.1, 23.1.)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.course import EventProcedure, Telling, of_moves
from engine.effects import history
from engine.effects.meaning import Meaning
from engine.events import Event, Move, Notice, SetCardField, SetVariable, StepVariable
from engine.state import Ref, State
from engine.triggers.delayed import NAME as DELAYED
from engine.triggers.last_known import remember
from engine.triggers.pending import wait
from engine.triggers.replacing import Find, settle
from engine.triggers.trigger_event import happened
from engine.triggers.triggering import Told
from engine.unread import UnparsedTexts, note


@dataclass(frozen=True, slots=True)
class EventRules:
    """What a game says about making things happen.

    ``rule`` is the number of the rule by which the player affected chooses which replacement applies first, ``instead``
    that of the rule by which a card goes elsewhere than it was to go; ``texts`` is unread text. ``before`` gives the
    board where what is to happen must be seen from before it, None where nothing does; ``find`` finds replacements;
    ``can_happen`` tells what is possible at all; ``remembers`` tells whether a move takes an object from where it is
    remembered, ``values`` what it is there. ``arrange`` brings events into their order, asking where that matters;
    ``follow`` does what the rules tie to a move, and returns what has happened by that, ``after`` what they tie to all
    that has happened together. ``fired`` gives what those trigger for which anything waits, ``delayed`` what waits for
    them until later; ``noted`` is told of that once it waits.
    """

    meaning: Meaning
    rule: str
    instead: str
    texts: UnparsedTexts
    before: Callable[[State, Sequence[Event]], Any]
    find: Find
    can_happen: Callable[[State, Event], bool]
    remembers: Callable[[State, Move], bool]
    values: Callable[[State, int, Any], Any]
    fired: Callable[[State, Sequence[Told], Any], list[Any]]
    delayed: Callable[[State, Sequence[Told]], list[Any]] = lambda state, told: []
    arrange: Callable[[State, list[Event]], EventProcedure] | None = None
    follow: Callable[[State, Move], list[Move]] = lambda state, move: []
    after: Callable[[State, Sequence[Event]], None] = lambda state, happened: None
    noted: Callable[[State, Sequence[Any]], None] = lambda state, found: None

    def apply_events(self, state: State, events: Sequence[Event], telling: Telling | None = None) -> EventProcedure:
        """Let events happen at the same time, as far as nothing replaces them; return what did happen.

        ``telling`` is told of each before anything that follows from it.
        """
        if not events:
            return []
        before = self.before(state, events)
        wanted: list[Event] = list(events)
        if before is not None and before.replacers:
            wanted = []
            for event in events:
                wanted += yield from settle(state, event, self.find, self.rule)
        wanted = [event for event in wanted if self.can_happen(state, event)]
        if self.arrange is not None:
            wanted = yield from self.arrange(state, wanted)
        if before is not None:
            self._remember(state, wanted, before)
        happened = self.happen(state, wanted, telling)
        self.collect_triggers(state, happened, before)
        return happened

    def at_once(self, state: State, *events: Event, telling: Telling | None = None) -> None:
        """Let events happen at the same time that nothing can replace and that ask nobody."""
        before = self.before(state, events)
        self.collect_triggers(state, self.happen(state, events, telling), before)

    def happen(self, state: State, events: Sequence[Event], telling: Telling | None) -> list[Event]:
        """Let events take place, with what the rules tie to them without a chance to replace it."""
        happened: list[Event] = []
        for event in events:
            if isinstance(event, Move):
                event.to = state.owners(event.to, state.cards[event.card].owner)
            state.emit(event)
            happened.append(event)
            if telling is not None:
                telling(event)
            if isinstance(event, Move):
                happened += self.follow(state, event)
        self.after(state, happened)
        return happened

    def moving(self, state: State, moves: Sequence[Move], text: str, rule: str, *more: Any) -> EventProcedure:
        """Let cards move, and tell of each: "{0}" is the card, what follows are ``more`` words of the line."""
        return (yield from self.apply_events(state, moves, of_moves(state, moves, text, rule, self.instead, *more)))

    def fact(self, state: State, why: str, **values: Any) -> None:
        """Let something be known to have happened that changes nothing: an attack, a choice, a phase that begins."""
        notice = Notice(why, **values)
        state.emit(notice)
        if self._matters(state, why):
            self.collect_triggers(state, (notice,), self.before(state, (notice,)))

    def _matters(self, state: State, key: str) -> bool:
        """Whether anything waits for events of a kind, asks about them afterwards, or has not been read."""
        there = self.meaning.attention(state)
        return key in there.heard or key in there.asked or DELAYED in state.vars or state.contains or there.unread

    def collect_triggers(self, state: State, events: Sequence[Event], before: Any) -> None:
        """Find what these events trigger, and let it wait (FFTCG 11.8.6, Cipher 10.2.1).

        Abilities of objects that leave look back at the board from ``before`` them; the others at the one after.
        """
        there = self.meaning.attention(state)
        if state.contains or there.unread:
            note(state, events, self.texts)
        kinds = self.meaning.kinds
        told = [(event, key) for event in events for key in kinds(event)]
        if not told:
            return
        wanted = [one for one in told if one[1] in there.asked]
        if wanted:
            self._record(state, wanted)
        wanted = [one for one in told if one[1] in there.heard]
        found = self.fired(state, wanted, before) if wanted else []
        if DELAYED in state.vars:
            found = found + self.delayed(state, told)
        if found:
            wait(state, found)
            self.noted(state, found)

    def _record(self, state: State, told: Sequence[Told]) -> None:
        """Keep what has just happened for whoever asks about it this turn."""
        new = [happened(state, event, key, self.meaning) for event, key in told]
        state.emit(SetVariable(history.NAME, (*history.so_far(state), *new), "remember"))

    def _remember(self, state: State, events: Sequence[Event], before: Any) -> None:
        """Keep what objects are that are about to leave, for when they are gone (FFTCG 6.4.2)."""
        kept = {}
        for event in events:
            if isinstance(event, Move) and self.remembers(state, event):
                event.was = remember(state.cards[event.card], self.values(state, event.card, before))
                kept[Ref(event.card, event.was.entered)] = event.was
        if kept:
            state.emit(StepVariable("memory", {**state.vars.get("memory", {}), **kept}, "memory"))


def without_marks(state: State, number: int, names: Collection[str], why: str) -> list[Event]:
    """Return the event that takes marks off a card, where it has any of them."""
    known = state.cards[number].marks
    if known.keys().isdisjoint(names):
        return []
    left = {name: value for name, value in known.items() if name not in names}
    return [SetCardField(number, "marks", left, why)]


def with_mark(state: State, number: int, name: str, value: int, why: str, cause: Any = None) -> SetCardField:
    """Return the event that gives one of a card's marks a value; 0 takes it away."""
    marks = {key: old for key, old in state.cards[number].marks.items() if key != name}
    if value:
        marks[name] = value
    return SetCardField(number, "marks", marks, why, cause)


def unstack(state: State, move: Move, piled: str) -> list[Move]:
    """Let the cards that lay with a card as one go where it went, each to its owner's zone of the same kind."""
    with_it = getattr(state.cards[move.card], piled)
    if with_it:
        state.emit(SetCardField(move.card, piled, (), "unstack"))
    moves = [
        Move(number, state.owners(move.to, state.cards[number].owner), move.index, face_down=move.face_down,
             why="unstack", cause=move.cause)
        for number in with_it
    ]  # fmt: skip
    for one in moves:
        state.emit(one)
    return moves


def release(state: State, number: int, piled: str) -> None:
    """Let the card with which another lay as one forget it."""
    for card in state.cards:
        held = getattr(card, piled)
        if number in held:
            state.emit(SetCardField(card.number, piled, tuple(one for one in held if one != number), "unstack"))
