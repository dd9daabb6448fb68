"""The board: the units of both players, what works off the field, and what every card is now (VG 16.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine import abilities as ab
from engine.continuous import rulings
from engine.continuous.board import KEPT, board_of
from engine.continuous.in_force import EffectsInForce, Standing, Watching
from engine.continuous.layering import Layering, Skeleton
from engine.continuous.modifiers import Influence
from engine.continuous.rulings import became, explained
from engine.derived import ChangeCursor
from engine.effects.layout import LockedIn
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Board, Now
from engine.games.vanguard.effects import layers
from engine.games.vanguard.effects.characteristics import (
    AREA,
    NOTHING,
    Characteristics,
    area,
    characteristics,
    deck_profile,
    gained,
    watching_of,
)
from engine.games.vanguard.effects.layers import SPLITTER, Layer, PowerOf, ShieldOf, touched
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import roles
from engine.games.vanguard.rules.table import (
    GC,
    HEARTS,
    OFF_FIELD,
    RC,
    VC,
    circle,
    face,
    is_faceless,
    master,
    turn_player,
)
from engine.procedures import Because
from engine.state import CardState, Ref, State, ref
from engine.triggers.trigger_event import TriggerSource

_LINED = (*VC, *RC, *GC)


def board(state: State) -> Board:
    """Return the board of a position."""
    return board_of(LAYERING, state)


def watching(state: State, key: str) -> Sequence[TriggerSource]:
    """Return the abilities that trigger on a kind of event; nothing is worked out where no card has words for it."""
    return board(state).watching(key) if key in deck_profile(state).keys else ()


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is; none where its face cannot be referred to (VG 4, 18.1)."""
    card = state.cards[number]
    if card.zone < OFF_FIELD:
        known: Board | None = state.derived.get(KEPT)
        if known is None or known.version != state.version:
            known = board(state)
        return (known if known.begun else known.now)[number]
    if card.face_down and is_faceless(card):
        return NOTHING.now
    return _varied(state, number)


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return characteristics(face(state, number)).now


def _varied(state: State, number: int) -> Now:
    """Return the values of a card off the field, with what its own abilities say that it is (VG 16.1)."""
    what: Characteristics = deck_profile(state).whats[number]
    if not what.of_itself:
        return what.now
    itself = what.itself_in(AREA[state.cards[number].zone])
    if not itself.changes:
        return what.now
    known: tuple[int, dict[int, Now]] | None = state.derived.get("varied")
    if known is None or known[0] != state.version:
        known = state.derived["varied"] = (state.version, {})
    found = known[1].get(number)
    if found is None:
        found = known[1][number] = what.now
        found = known[1][number] = _alone(state, number, what, itself)
    return found


def _alone(state: State, number: int, what: Characteristics, itself: Influence) -> Now:
    card = state.cards[number]
    one = Standing(Ref(number, card.entered), card.zone & 1, (), what.now, itself, {}, listens=False)
    force = EffectsInForce([one], (), [])
    LAYERING.gather(force, state)
    found: Board = Board(state, LAYERING, Skeleton(ChangeCursor(state), (), [one], [], [], force, {}))
    return found.now[number].settle()


# What the board is worked out from


def _outside(state: State) -> list[tuple[Ref, int, Watching]]:
    """Return the cards with abilities that trigger off the field, where their text can be referred to."""
    return [(source, zone & 1, what.watching_in(AREA[zone])) for source, zone, what in _elsewhere(state)]


def _others(state: State) -> list[Standing]:
    """Return what changes units from off the field, and what the battle that goes on adds (VG 11.2.7, 11.3.3, 20.3)."""
    found = [
        Standing(source, zone & 1, (), None, influence, {}, listens=False)
        for source, zone, what in _elsewhere(state) if (influence := what.changes_in(AREA[zone])).changes
    ]
    return [*_joined(state), *found]


def _elsewhere(state: State) -> Iterator[tuple[Ref, int, Characteristics]]:
    for number, (what, zones) in deck_profile(state).printed.outsiders.items():
        card = state.cards[number]
        if card.zone in zones and not card.face_down:
            yield Ref(number, card.entered), card.zone, what


def _joined(state: State) -> Iterator[Standing]:
    """Return what those who boost, and mates, add to the attacker, and what guardians add to whom they guard."""
    number = roles.attacker(state)
    if number >= 0 and (helpers := roles.boosters_of(state, number)):
        yield _joining(PowerOf(LockedIn(tuple([ref(state, one) for one in helpers]))), ref(state, number))
    for target in roles.attacked(state):
        if guards := roles.guards_of(state, target):
            yield _joining(ShieldOf(LockedIn(tuple([ref(state, one) for one in guards]))), ref(state, target))


def _joining(adds: PowerOf | ShieldOf, to: Ref) -> Standing:
    return Standing(to, 0, (), None, _influence(adds, to), {}, listens=False)


@lru_cache(maxsize=256)
def _influence(adds: PowerOf | ShieldOf, to: Ref) -> Influence:
    """Return what has nothing of a position in it, so that all matches may share it."""
    return Influence([(None, part) for part in SPLITTER.split(ab.Changes(LockedIn((to,)), (adds,)))])


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the cards of the circles; who is as it was stays the same object."""
    cards, whats = state.cards, deck_profile(state).whats
    turns = turn_player(state)
    gifts = (state.vars.get("markers 0", ()), state.vars.get("markers 1", ()))
    found: list[Standing] = []
    for zone in _LINED:
        for number in state.zones[zone]:
            card, one = cards[number], known.get(number)
            key = (zone, card.entered, whats[number], card.face_down, card.marks, turns, gifts,
                   _hearts(state, card) if zone in VC else None)
            found.append(_standing(state, card, key, known) if one is None or one.key != key else one)
    return found


def _hearts(state: State, card: CardState) -> int:
    """Return the number of the heart whose name and power a G unit has, -1 for none (VG 21.2)."""
    heart: int = card.marks.get("heart", -1)
    return heart if heart >= 0 and state.cards[heart].zone in HEARTS else -1


def _standing(state: State, card: CardState, key: tuple[Any, ...], known: dict[int, Standing]) -> Standing:
    """Return a card of a circle that is otherwise than it was, with what the rules themselves change (VG 16.9)."""
    what = key[2]
    if card.face_down and is_faceless(card) and "deleted" not in card.marks:
        what = NOTHING
    values = what.now
    deleted = "deleted" in card.marks
    seat = master(state, card.number)
    power, critical = _gifts(state, card, seat, key[5], key[6])
    heart = key[7] if key[7] is not None else -1
    if power or critical or deleted or heart >= 0:
        values = values.copy(card.number)
        if deleted:
            # The printed text is lost, and as much power as is printed; all else stays (VG 19.1).
            values.abilities = ()
            values.power -= card.face.power  # type: ignore[attr-defined]
        if heart >= 0:
            of_heart = characteristics(state.cards[heart].face).now  # type: ignore[arg-type]
            values.names = (*values.names, *of_heart.names)
            values.power += of_heart.base_power
            values.base_power += of_heart.base_power
        values.power += power
        if critical:
            values.critical = values.base_critical = critical
    where = area(card)
    influence = Influence() if deleted else what.changes_in(where)
    listening = {} if deleted else what.watching_in(where)
    one = Standing(Ref(card.number, card.entered), seat, key, values, influence, listening)
    known[card.number] = one
    return one


def _gifts(
    state: State, card: CardState, seat: int, turns: int, gifts: tuple[tuple[Any, ...], tuple[Any, ...]]
) -> tuple[int, int]:
    """Return what the gift markers of its circle add to a unit's power, and to what they set its critical, 0 for
    nothing (VG 9.6); to a dominated unit they do nothing (VG 9.8).
    """
    if card.zone in GC or "dominated" in card.marks or not gifts[card.zone & 1] or NOTHING.card == face(
        state, card.number
    ):
        return 0, 0
    where = circle(state, card.number)
    power = critical = 0
    for kind, place in gifts[card.zone & 1]:
        if place == where:
            power += POWERS.get(kind, 0) if seat == turns else 0
            critical = 2 if kind == "Force II" else critical
    return power, critical


#: How much power the unit on a marker has in its master's turn (VG 9.6).
POWERS = {"Force I": 10000, "Accel I": 10000, "Accel II": 5000}

LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, gained, watching_of, _objects, _outside,
    lambda state: deck_profile(state).printed.outsiders, touched, others=_others,
    last=layers.last, arrange=layers.arrange, lazy=(Layer.RULINGS,),
)

MEANING.now = now
MEANING.printed = printed


# Where the values of a card that somebody looks at come from


def explain(state: State, number: int) -> tuple[Because, ...]:
    """Return what changes a unit, and how; the position stays as it is."""
    if number not in board(state).skeleton.now:
        return ()
    return tuple(explained(state, LAYERING, number, _differences))


_NUMBERS = ("power", "critical", "drive", "shield", "grade")
#: The values that say what a card is.
_WHAT = ("names", "clans", "races")


def _differences(before: Now, now: Now, number: int) -> Iterator[Because]:
    """Say what is different about a card: numbers first, then what it has and what it is."""
    source = ("card", number)
    for value in _NUMBERS:
        shift = getattr(now, value) - getattr(before, value)
        if shift:
            yield Because(f"{{0}}: {'+' if shift > 0 else '−'}{{1}} {value}", (source, abs(shift)))
    for word in became(before, now, *_WHAT):
        yield Because("{0}: becomes {1}", (source, word))
    for lost in became(now, before, *_WHAT):
        yield Because("{0}: is no longer {1}", (source, lost))
    for ability in rulings.gained(before, now, said):
        if words := _words(ability):
            yield Because("{0}: {1}", (source, words))
    has = {id(one) for one in now.abilities}
    for ability in before.abilities:
        if id(ability) not in has:
            yield Because("{0}: loses {1}", (source, _words(ability)))


@ab.Memo
def said(change: ab.Change) -> ab.Ability:
    """Return a change as an ability that says it of its own card."""
    return own.Ability(rulings.as_ability(change))


@rulings.in_words
def _words(ability: ab.Ability, _: None) -> str:
    """Return an ability in words."""
    from engine.games.vanguard.words import render

    return str(render(ability)).strip()


