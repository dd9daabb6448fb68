"""Making things happen: replacements first, then everything at once, then what triggers.

Self-replacement comes first; then the player affected chooses which of the remaining ones applies next; none applies
twice to an event, and what was replaced never happens (FFTCG 11.8, 11.12.5; FOW 906, 910; Cipher 10.2.1, 23.1).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.course import EventProcedure, Telling, gone, of_moves, tell, turn_player
from engine.effects import evaluate, matching
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.events import TOP, Event, Move, Notice, SetCardField, StepVariable, extend
from engine.requests import Asked, ChooseOptions, ChooseYesNo
from engine.state import Ref, State, ref
from engine.triggers.delayed import DELAYED
from engine.triggers.trigger_event import happened, remember, wait
from engine.triggers.triggering import Told
from engine.unread import UnparsedTexts, note, stop

# What happens instead of an event that is about to happen


@dataclass(frozen=True, slots=True)
class Replacement:
    """One replacement that could apply to an event.

    ``key`` tells it from all others; ``chooser`` is the seat affected; ``rank`` orders kinds of replacement that the
    rules apply before others (0: self-replacement, 1: changes of who controls what enters, 2: the rest); ``apply``
    gives the events that happen instead, and may ask. ``label`` says in words what it does.
    """

    key: Hashable
    chooser: int
    rank: int
    label: str
    apply: Callable[[Event], EventProcedure]


#: Finds the replacements that apply to an event about to happen.
Find = Callable[[State, Event], Sequence[Replacement]]


def settle(
    state: State, event: Event, find: Find, rule: str, used: frozenset[Hashable] = frozenset()
) -> EventProcedure:
    """Return the events that really happen in place of ``event``, asking the affected player where it matters."""
    found = [one for one in find(state, event) if one.key not in used]
    if not found:
        return [event]
    rank = min(one.rank for one in found)
    first = [one for one in found if one.rank == rank]
    chosen = first[0]
    if len(first) > 1:
        answer = yield from ChooseOptions(
            chosen.chooser, "Which effect applies first?", rule, tuple(one.label for one in first)
        )
        chosen = first[answer[0]]
    instead = yield from chosen.apply(event)
    settled: list[Event] = []
    for one in instead:
        settled.extend((yield from settle(state, one, find, rule, used | {chosen.key})))
    return settled


class Route(NamedTuple):
    """Where cards are put, each into a zone of its owner: the zones by seat, why they move, what is told of each, with
    ``more`` words of that, and by which rule; their place there, and whether they lie face down.
    """

    zones: tuple[int, int]
    why: str
    told: str = ""
    rule: str = ""
    more: tuple[str, ...] = ()
    place: int = TOP
    face_down: bool = False

    def move(self, state: State, number: int, cause: Any) -> Move:
        """Return the move of a card."""
        to = self.zones[state.cards[number].owner]
        return Move(number, to, self.place, face_down=self.face_down, why=self.why, cause=cause)


def without_may(effect: ab.Effect) -> Any:
    """Return what an effect does, which may be up to the player."""
    return effect.effect if isinstance(effect, ab.May) else effect


def moved_instead(
    effect: ab.Effect, event: Event, res: Resolution, kinds: Container[type[ab.Effect]], rule: str,
    may: Callable[[State, Move], bool] = lambda state, move: True,
) -> Asked[list[Event] | None]:
    """Return the move that takes the place of another of the same card, where the effect is of these kinds, and no more
    than that: the old one where the player does not want it, or where it may not be; None where it is something else.
    """
    plain, state = without_may(effect), res.state
    if not isinstance(event, Move) or type(plain) not in kinds or getattr(plain, "duration", None) is not None:
        return None
    if type(plain.what) in res.meaning.picks or evaluate.refs(plain.what, res) != (ref(state, event.card),):
        return None
    if isinstance(effect, ab.May) and not (yield from wants(event.card, res, rule)):
        return [event]
    move = res.meaning.routes[type(plain)](plain).move(state, event.card, res.cause)
    return [move if may(state, move) else event]


def wants(card: int, res: Resolution, rule: str) -> Asked[bool]:
    """Ask whether to let what happens to a card be replaced: the player who has the effect decides."""
    return (yield from ChooseYesNo(
        res.seat, "Apply the effect of {0} to {1}?", rule, args=(("card", res.source.number), ("card", card)),
        yes="Apply it", no="Do not apply it",
    ))  # fmt: skip


def finder(
    replacers: Callable[[State], Sequence[Any]],
    keys: Callable[[State, Event], Sequence[str]],
    one: Callable[[State, Any, Event, str], Replacement | None],
    rule: str,
) -> Find:
    """Return what finds the replacements that apply to an event: of everything in force that replaces events, the
    ``one`` that it is for an event of a kind, if it speaks of such; ``keys`` are the kinds of event that can be
    replaced. ``rule`` is the number of the rule by which the text of a card goes before the rules.
    """

    def find(state: State, event: Event) -> Sequence[Replacement]:
        in_force = replacers(state)
        kinds = keys(state, event) if in_force else ()
        return [found for ruling in in_force if (found := first(state, ruling, event, kinds)) is not None]

    def first(state: State, ruling: Any, event: Event, kinds: Sequence[str]) -> Replacement | None:
        try:
            return next((found for key in kinds if (found := one(state, ruling, event, key)) is not None), None)
        except Exception:
            stop(state, ruling.source, ruling.seat, rule)
            return None

    return find


# What happens


def in_order_of_stamps(
    state: State, events: list[Event], field: int, face: Callable[[State, int], Any],
    influence: Callable[[Any], Any], rule: str,
) -> EventProcedure:
    """Let the turn player say in which order cards that enter together get their time stamps (FFTCG 11.12.4.11, FOW
    909.3b): only where it can matter, when two or more of them change something while they are there.
    """
    changing = [
        one for one in events if isinstance(one, Move) and one.to == field
        and influence(face(state, one.card)).modifiers
    ] if len(events) > 1 else []
    if len(changing) < 2:
        return events
    answer = yield from ChooseOptions(
        turn_player(state), "These enter at the same time. Whose effects are the older ones?", rule,
        tuple(face(state, one.card).name for one in changing), len(changing), len(changing), ordered=True,
    )
    ordered: list[Event] = [changing[pick] for pick in answer]
    return [event for event in events if event not in ordered] + ordered


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
        settled: list[Event] = []
        if before is not None and before.replacers:
            for event in events:
                settled += yield from settle(state, event, self.find, self.rule)
            events = settled
        wanted: list[Event] = []
        for event in events:
            if self.can_happen(state, event):
                wanted.append(event)
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
            move = event if isinstance(event, Move) else None
            if move is not None:
                move.to = state.owners(move.to, state.cards[move.card].owner)
            state.emit(event)
            happened.append(event)
            if telling is not None:
                telling(event)
            if move is not None:
                happened += self.follow(state, move)
        self.after(state, happened)
        return happened

    def moving(self, state: State, moves: Sequence[Move], text: str, rule: str, *more: Any) -> EventProcedure:
        """Let cards move, and tell of each: "{0}" is the card, what follows are ``more`` words of the line."""
        return (yield from self.apply_events(state, moves, of_moves(state, moves, text, rule, self.instead, *more)))

    def put(self, state: State, cards: Iterable[int], route: Route, cause: Any) -> EventProcedure:
        """Let cards go where a route says."""
        moves = [route.move(state, number, cause) for number in cards]
        done = yield from self.moving(state, moves, route.told, route.rule, *route.more)
        if route.zones == self.meaning.removed and cause.source is not None:
            note_remover(state, done, cause.source, self.meaning.removed)
        return done

    def discard(
        self, state: State, cards: Iterable[int], hands: tuple[int, int], route: Route, cause: Any
    ) -> EventProcedure:
        """Put cards from hands where a route says, and tell of each who discards it."""
        moves = [route.move(state, number, cause) for number in cards if state.cards[number].zone in hands]

        def telling(event: Event) -> None:
            if isinstance(event, Move):
                tell(state, route.told, route.rule, ("seat", state.cards[event.card].owner), gone(event))

        return (yield from self.apply_events(state, moves, telling))

    def draw(self, state: State, seat: int, count: int, rule: str, cause: Any) -> EventProcedure:
        """Let a player draw so many cards one after the other, as far as there are any, and tell of it."""
        done: list[Event] = []
        meaning = self.meaning
        for _ in range(count):
            deck = state.zones[meaning.decks[seat]]
            if not deck:
                break
            done += yield from self.apply_events(state, [Move(deck[TOP], meaning.hands[seat], why="draw", cause=cause)])
        if done:
            said = str(len(done)), "" if len(done) == 1 else "s"
            tell(state, "{0} draws {1} card{2}.", rule, ("seat", seat), *said)
        return done

    def fact(self, state: State, why: str, **values: Any) -> None:
        """Let something be known to have happened that changes nothing: an attack, a choice, a phase that begins."""
        notice = Notice(why, **values)
        state.emit(notice)
        there = self.meaning.attention(state)
        # Where nothing waits for such events or asks about them afterwards, and all is read, nothing follows.
        if why in there.heard or why in there.asked or DELAYED in state.vars or state.contains or there.unread:
            self.collect_triggers(state, (notice,), self.before(state, (notice,)))

    def collect_triggers(self, state: State, events: Sequence[Event], before: Any) -> None:
        """Find what these events trigger, and let it wait (FFTCG 11.8.6, Cipher 10.2.1).

        Abilities of objects that leave look back at the board from ``before`` them; the others at the one after.
        """
        there = self.meaning.attention(state)
        if state.contains or there.unread:
            note(state, events, self.texts)
        kinds, asked, heard = self.meaning.kinds, there.asked, there.heard
        past: list[Told] = []
        wanted: list[Told] = []
        for event in events:
            for key in kinds(event):
                if key in asked:
                    past.append((event, key))
                if key in heard or (isinstance(event, Move) and (key, event.to) in heard):
                    wanted.append((event, key))
        if past:
            self._record(state, past)
        found = self.fired(state, wanted, before) if wanted else []
        if DELAYED in state.vars:
            found = found + self.delayed(state, [(event, key) for event in events for key in kinds(event)])
        if found:
            wait(state, found)
            self.noted(state, found)

    def _record(self, state: State, told: Sequence[Told]) -> None:
        """Keep what has just happened for whoever asks about it this turn."""
        new = [happened(state, event, key, self.meaning) for event, key in told]
        extend(state, matching.THIS_TURN, new, "remember")

    def _remember(self, state: State, events: Sequence[Event], before: Any) -> None:
        """Keep what objects are that are about to leave, for when they are gone (FFTCG 6.4.2)."""
        kept = {}
        for event in events:
            if isinstance(event, Move) and self.remembers(state, event):
                event.was = remember(state.cards[event.card], self.values(state, event.card, before))
                kept[Ref(event.card, event.was.entered)] = event.was
        if kept:
            state.emit(StepVariable("memory", {**state.vars.get("memory", {}), **kept}, "memory"))


def note_remover(state: State, happened: Iterable[Event], by: Ref, removed: tuple[int, ...]) -> None:
    """Let cards that were removed from the game know by what: "cards removed by X's ability"."""
    for event in happened:
        if isinstance(event, Move) and state.cards[event.card].zone in removed:
            marks = {"removed by": by.number, "removed by object": by.entered}
            state.emit(SetCardField(event.card, "marks", {**state.cards[event.card].marks, **marks}, "removed by"))


def counters_changed(
    state: State, number: int, name: str, count: int, cause: Any, how: str = "", *, word: str, rules: tuple[str, str]
) -> list[Event]:
    """Return the events of counters being placed on a card, or removed where the count is negative, and tell of them,
    by the ``word`` for counters, and ``how``, by one of the ``rules`` for either.
    """
    there = state.cards[number].counters
    had = there.get(name, 0)
    left = max(0, had + count)
    if left == had:
        return []
    more = left > had
    many = "s are" if abs(left - had) > 1 else " is"
    text = "{0} {1} " + word + many + (" placed on {2}" if more else " removed from {2}") + how + "."
    tell(state, text, rules[not more], str(abs(left - had)), name, ("card", number))
    counters = {one: many for one, many in {**there, name: left}.items() if many}
    why, seat = "counter placed" if more else "counter removed", state.cards[number].controller
    return [
        SetCardField(number, "counters", counters, "counters", cause),
        Notice(why, seat=seat, card=number, amount=left - had, cause=cause, name=name),
    ]


def without_marks(state: State, number: int, names: Collection[str], why: str) -> list[Event]:
    """Return the event that takes marks off a card, where it has any of them."""
    known = state.cards[number].marks
    if not known or known.keys().isdisjoint(names):
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
    if not with_it:
        return []
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
