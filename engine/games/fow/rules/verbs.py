"""The verbs of the rules: draw, destroy, banish, discard, rest, deal damage, gain life, cancel (FOW 1000).

Each is a procedure that makes its events happen, whoever asks for it: a rule, a cost or an effect. What is impossible
is skipped (FOW 104.2), and what an effect forbids is not done (104.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from engine import course
from engine.course import gone
from engine.effects.meaning import Verbs
from engine.events import BOTTOM, Create, Event, Hurt, Move, Notice, SetCardField, SetVariable, Shift, forget
from engine.games.fow.cards import Card, CardType, Keyword
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.apply_events import RULES, EventProcedure, apply_events, at_once, tell
from engine.requests import Asked, ChooseYesNo
from engine.state import NO_MARKS, State
from engine.timing.items import stack, take_off
from engine.triggers.apply_events import Route
from engine.triggers.apply_events import counters_changed as changed_by

#: A named value that says that a player had to draw from an empty deck in the draw phase (FOW 1202.2).
DREW_EMPTY = ("drew empty 0", "drew empty 1")

# Cards that change places

#: Where cards are put, each into a zone of its owner.
DISCARDED = Route(table.GRAVEYARD, "discard", "{0} discards {1}.", "FOW 1019.1")
DESTROYED = Route(table.GRAVEYARD, "destroy", "{0} is destroyed.", "FOW 1010.1")
BANISHED = Route(table.GRAVEYARD, "banish", "{0} is banished.", "FOW 1011.1")
PUT_AWAY = Route(table.GRAVEYARD, "put", "{0} is put into the graveyard.", "FOW 309.1")
CANCELLED = Route(table.GRAVEYARD, "cancel", "{0} is cancelled.", "FOW 1012.1")
REMOVING = Route(table.REMOVED, "remove", "{0} is removed from the game.", "FOW 1004.1")
RETURNING = Route(table.HAND, "return", "{0} goes to its owner's hand.", "FOW 302.5")
ON_TOP = Route(table.DECK, "deck", "{0} is put on top of its owner's deck.", "FOW 302.5")
BELOW = ON_TOP._replace(told="{0} is put at the bottom of its owner's deck.", place=BOTTOM)


#: Cards are put into zones of their owners from wherever they are.
put = RULES.put


def draw(state: State, seat: int, count: int, cause: table.Cause = table.BY_RULE) -> EventProcedure:
    """Draw cards one after the other (FOW 1009); who cannot in their draw phase has lost at the next check (1202.2)."""
    done = yield from RULES.draw(state, seat, count, "FOW 1009.1", cause)
    if len(done) < count and not state.zones[table.DECK[seat]]:
        if table.phase(state) == "draw" and seat == table.turn_player(state):
            state.emit(SetVariable(DREW_EMPTY[seat], True))
        tell(state, "{0} cannot draw: the deck is empty.", "FOW 104.2", ("seat", seat))
    return done


def discard(state: State, cards: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Put cards from the hand into the graveyard (FOW 1019.1)."""
    return (yield from RULES.discard(state, cards, table.HAND, DISCARDED, cause))


def destroy(state: State, cards: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Destroy cards: into their owners' graveyards, but a J-ruler goes back into the ruler area (FOW 1010).

    It bears an astral counter from then on, unless it is imperishable (1010.1a, 1108.2). A ruler in the ruler area is
    destroyed like any other card (1010.2), and so is one in a standby area, where a text says so (1404.2).
    """
    standing = [n for n in cards if _is_there(state, n) or state.cards[n].zone in table.STANDBY]
    able = [n for n in standing if statics.can(state, n, "destroy", cause)]
    fallen = [n for n in able if table.face(state, n).type is CardType.J_RULER]
    lasting = {n for n in fallen if Keyword.IMPERISHABLE in boards.now(state, n).keywords}
    moves: list[Move] = [DESTROYED.move(state, n, cause) for n in able if n not in fallen]
    moves += [Shift(n, table.RULER_AREA[state.cards[n].owner], why="destroy", cause=cause) for n in fallen]

    def telling(event: Event) -> None:
        if isinstance(event, Move):
            tell(state, "{0} is destroyed.", "FOW 1010.1", gone(event))

    done = yield from apply_events(state, moves, telling)
    for event in done:
        if isinstance(event, Move) and event.card in fallen and state.cards[event.card].zone in table.RULER_AREA:
            _lay_down(state, event.card, event.card in lasting, cause)
    return done


def _lay_down(state: State, number: int, imperishable: bool, cause: table.Cause) -> None:
    """Let a destroyed J-ruler lie in the ruler area as a ruler, without counters and damage (FOW 1022.3, 1010.1a)."""
    counters = {} if imperishable else {table.ASTRAL: 1}
    if state.cards[number].damage:
        state.emit(SetCardField(number, "damage", 0, "destroy"))
    if state.cards[number].counters or counters:
        at_once(state, SetCardField(number, "counters", counters, "counters", cause))
    if not imperishable:
        tell(state, "{0} bears an astral counter and cannot be judged any more.", "FOW 1010.1a", ("card", number))


def banish(state: State, cards: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Banish cards: put them into their owners' graveyards (FOW 1011)."""
    able = [n for n in cards if statics.can(state, n, "banish", cause)]
    return (yield from RULES.put(state, able, BANISHED, cause))


def enter(
    state: State, cards: Sequence[int], seat: int, cause: table.Cause, *, rested: bool = False, why: str = "put",
    marks: Mapping[str, int] = NO_MARKS,
) -> EventProcedure:
    """Put cards onto a player's field, recovered unless something else is said (FOW 303.1b, 313.2); ``marks`` are what
    they remember from before, when what they trigger is looked for.
    """
    moves: list[Event] = []
    for number in cards:
        yield from statics.as_enters(state, number, seat)
        down = rested or statics.enters_rested(state, number, seat) or (yield from _unpaid(state, number, seat))
        moves.append(Move(number, table.FIELD, controller=seat, dull=down, why=why, cause=cause))
        if marks:
            moves.append(SetCardField(number, "marks", dict(marks), why))
        moves += statics.enters_with(state, number, seat, cause)

    def telling(event: Event) -> None:
        if isinstance(event, Move) and event.to == table.FIELD:
            tell(state, "{0} enters the field of {1}.", "FOW 307.1", ("card", event.card), ("seat", seat))

    return (yield from apply_events(state, moves, telling))


def _unpaid(state: State, number: int, seat: int) -> Asked[bool]:
    """Whether a card enters rested because its player does not pay for it to enter otherwise (FOW 104.1)."""
    for cost in statics.enters_paying(state, number, seat):
        res = Resolution(state, seat, table.ref(state, number))
        if not all(state.sight(state.cards[number])):
            # What is asked about a card tells what it is: it is shown first (FOW 1005.1).
            state.emit(SetCardField(number, "known", 3, "reveal"))
        if not MEANING.can_pay(cost, res) or not (yield from ChooseYesNo(
            seat, "Pay for {0} to enter recovered?", "FOW 104.1", args=(("card", number),),
            yes="Pay", no="Enter rested",
        )):
            return True
        yield from MEANING.pay(cost, res)
    return False


def create(
    state: State, printed: Card, seat: int, cause: table.Cause, *, count: int = 1, rested: bool = False
) -> EventProcedure:
    """Put tokens onto a player's field (FOW 1303.1)."""
    made: list[int] = []
    for _ in range(count):
        new = Create(printed, seat, table.OUTSIDE)
        state.emit(new)
        made.append(new.number)
    return (yield from enter(state, made, seat, cause, rested=rested, why="create"))


# Cards that stay where they are


def rest(state: State, cards: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Rest cards (FOW 1013.1); one that is rested already does not become so (104.3)."""
    able = [n for n in cards if not state.cards[n].dull and statics.can(state, n, "rest", cause)]
    return _marked(state, able, "dull", True, "rest", cause, "{0} is rested.")


def recover(state: State, cards: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Recover cards (FOW 1013.1), but for those that cannot be (104.4)."""
    able = [n for n in cards if state.cards[n].dull and statics.can(state, n, "recover", cause)]
    return _marked(state, able, "dull", False, "recover", cause, "{0} is recovered.")


def _marked(
    state: State, cards: Sequence[int], field: str, value: object, why: str, cause: table.Cause, text: str
) -> EventProcedure:
    def telling(event: Event) -> None:
        if isinstance(event, SetCardField):
            tell(state, text, "FOW 1013.1", ("card", event.card))

    marks = [SetCardField(number, field, value, why, cause) for number in cards]
    return (yield from apply_events(state, marks, telling))


def place_counters(state: State, number: int, name: str, count: int, cause: table.Cause) -> EventProcedure:
    """Place counters on a card (FOW 1022.1); a negative count removes them."""
    return (yield from apply_events(state, counters_changed(state, number, name, count, cause)))


#: The events of counters being placed on a card, or removed, which are told.
counters_changed = partial(changed_by, word="counter", rules=("FOW 1022.1", "FOW 1022.4"))


def gain_control(state: State, number: int, seat: int, cause: table.Cause) -> EventProcedure:
    """Give a player control of a card on the field: it goes to the other field, the same card, but without its counters
    (FOW 302.3, 307.6, 1022.3).
    """
    card = state.cards[number]
    if card.zone != table.FIELD or card.controller == seat:
        return []
    tell(state, "{0} gains control of {1}.", "FOW 313.2", ("seat", seat), ("card", number))
    events: list[Event] = [
        SetCardField(number, "controller", seat, "control", cause),
        SetCardField(number, "since", table.turn(state), "control"),
    ]
    if card.counters:
        events.append(SetCardField(number, "counters", {}, "counters", cause))
    return (yield from apply_events(state, events))


# Damage and life

def deal(state: State, shares: Iterable[tuple[int | tuple[str, int], int, table.Cause]]) -> EventProcedure:
    """Deal damage from several causes at the same time (FOW 1007.3): to a card by its number, to ("player", seat)."""
    events: list[Event] = []
    for what, amount, cause in shares:
        if isinstance(what, tuple):
            source = -1 if cause.source is None else cause.source.number
            events.append(Notice("damage player", seat=what[1], card=source, amount=amount, cause=cause))
        else:
            events.append(Hurt(what, amount, cause))

    def telling(event: Event) -> None:
        if isinstance(event, Hurt):
            tell(state, "{0} is dealt {1} damage.", "FOW 1007.1", ("card", event.card), str(event.amount))
        elif isinstance(event, Notice):
            tell(state, "{0} is dealt {1} damage.", "FOW 1007.2", ("seat", event.seat), str(event.amount))

    return (yield from apply_events(state, events, telling))


def gain_life(state: State, seat: int, amount: int, cause: table.Cause) -> EventProcedure:
    """Let a player gain life (FOW 105.4)."""
    return _changed(state, seat, amount, cause, "gain life", "{0} gains {1} life.")


def lose_life(state: State, seat: int, amount: int, cause: table.Cause) -> EventProcedure:
    """Let a player lose life, or pay it (FOW 105.4)."""
    verb = "pays" if cause.kind == "cost" else "loses"
    return _changed(state, seat, amount, cause, "lose life", "{0} " + verb + " {1} life.")


def set_life(state: State, seat: int, amount: int, cause: table.Cause) -> EventProcedure:
    """Let a player's life become so much: it is gained or lost (FOW 104.6)."""
    more = amount - table.life(state, seat)
    verb = gain_life if more > 0 else lose_life
    return (yield from verb(state, seat, abs(more), cause))


def _changed(state: State, seat: int, amount: int, cause: table.Cause, why: str, text: str) -> EventProcedure:
    def telling(event: Event) -> None:
        if isinstance(event, Notice):
            tell(state, text, "FOW 105.4", ("seat", event.seat), str(event.amount))

    return (yield from apply_events(state, [Notice(why, seat=seat, amount=amount, cause=cause)], telling))


# The chase


def cancel(state: State, stamps: Sequence[int], cause: table.Cause) -> EventProcedure:
    """Cancel spells and abilities: they leave the chase, cards for their owners' graveyards (FOW 1012.1)."""
    done: list[Event] = []
    for item in [one for one in stack(state) if one.stamp in stamps]:
        take_off(state, item.stamp, "cancel")
        number = item.source.number
        if item.kind == "spell" and state.cards[number].zone == table.CHASE:
            done += yield from RULES.put(state, [number], CANCELLED, cause)
        else:
            tell(state, "The {1} of {0} is cancelled.", "FOW 1012.1", ("card", *item.source), item.kind)
    return done


def _is_there(state: State, number: int) -> bool:
    """Whether a card lies on the field or in a ruler area (FOW 313.1)."""
    return state.cards[number].zone in BATTLE_AREA


# Turns that come besides

#: The named value that says whether the running turn is such a one; how many there have been.
EXTRA, HAD = "extra turn", "extra turns had"


def next_player(state: State) -> int:
    """Return whose turn comes: the other player's (FOW 505.6), or one that a text gives (104.1)."""
    forget(state, EXTRA)
    if state.vars.get(course.EXTRA_TURNS):
        state.emit(SetVariable(EXTRA, True))
        state.emit(SetVariable(HAD, state.vars.get(HAD, 0) + 1))
    return course.next_player(state)


MEANING.verbs = Verbs(place_counters, gain_control, enter, table.Cause)
