"""The board of the battle area: what lies on the fields and in the ruler areas (FOW 313), with its current values, and
what is on the lookout elsewhere (FOW 902). Where texts of the game change cards that lie in hands, or in graveyards,
these stand on it too (FOW 909.5).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache, partial, wraps
from typing import TypeVar

from engine import abilities as ab
from engine.continuous.board import board_of
from engine.continuous.in_force import Standing, Watching, sources
from engine.continuous.layering import Layering
from engine.continuous.modifiers import OBJECTS, VALUES
from engine.effects import evaluate
from engine.effects.nouns import of_zone
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Board, Card, Now, turned
from engine.games.fow.effects.characteristics import (
    Characteristics,
    characteristics,
    gained,
    profile,
    watching,
    with_notes,
)
from engine.games.fow.effects.layers import BY_RULE, SPLITTER, Layer, touched
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules.table import Ref, face, is_faceless
from engine.state import Change, State, ref
from engine.triggers.trigger_event import TriggerSource
from engine.triggers.triggering import Printed

S = TypeVar("S")
T = TypeVar("T")


def what_of(state: State, number: int) -> Characteristics:
    """Return what the side of a card that is up comes with."""
    card = state.cards[number]
    if card.marks or card.face_down:
        return with_notes(face(state, number), card.marks)
    return characteristics(card.face)  # type: ignore[arg-type]


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is; where nothing changes cards, its own ones (FOW 904.2)."""
    card = state.cards[number]
    zone = card.zone
    if zone in BATTLE_AREA:
        return board(state)[number]
    try:
        there = state.derived["profile"]
    except KeyError:
        there = profile(state)
    if zone in (there if there.version == state.version else profile(state)).printed.far:
        return board(state)[number]
    # It is asked so often that another call would tell.
    what = what_of(state, number) if card.marks or card.face_down else characteristics(card.face)  # type: ignore[arg-type]
    if not what.base:
        return what.now
    working: set[int] = state.derived.setdefault("base", set())
    if number in working:
        # What counts cards where it lies itself counts itself as it is printed.
        return what.now
    working.add(number)
    try:
        return _by_itself(state, number, what)
    finally:
        working.discard(number)


def far_zones(state: State) -> tuple[int, ...]:
    """Return the zones outside the battle area whose cards texts of the game may change (FOW 909.5)."""
    found: tuple[int, ...] = profile(state).printed.far
    return found


def is_said(state: State, kind: type) -> bool:
    """Whether some text of the game has a part of this class: what it says may be in force."""
    return kind in profile(state).kinds


def is_banned(state: State, key: str) -> bool:
    """Whether some text of the game forbids what is of a kind of event."""
    return key in profile(state).banned


def is_far(state: State, zone: int) -> bool:
    """Whether texts of the game may change the cards of a zone outside the battle area (FOW 909.5)."""
    return zone in profile(state).printed.far


def _given(abilities: Iterable[ab.Ability], own: Iterable[ab.Ability]) -> tuple[tuple[int, ab.Ability], ...]:
    """Return the abilities that are not a card's own, each with its place."""
    known = set(map(id, own))
    return tuple((index, one) for index, one in enumerate(abilities) if id(one) not in known)


def given_elsewhere(state: State, number: int) -> tuple[tuple[int, ab.Ability], ...]:
    """Return the abilities that texts give a card outside the battle area, each with its place: they are played and
    trigger where it lies, for those texts say where that is (FOW 902.2, 909.5).
    """
    zone = state.cards[number].zone
    if zone in BATTLE_AREA or not is_far(state, zone):
        return ()
    return _given(now(state, number).abilities, what_of(state, number).abilities)


def on_the_lookout(there: Board, key: str) -> Sequence[TriggerSource]:
    """Return the automatic abilities on a board that watch for a kind of event, those that cards elsewhere have been
    given among them.
    """
    found = there.watching(key)
    if not profile(there.state).printed.far:
        return found
    given: list[TriggerSource] = []
    for one in there.skeleton.objects:
        if not one.listens and one.now is not None:
            abilities = _given(there.abilities(one.number), one.now.abilities)
            given += sources(one.source, one.seat, watching(abilities), key)
    return [*found, *given]


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them (FOW 909.1a, 909.7)."""
    return what_of(state, number).now


def _by_itself(state: State, number: int, what: Characteristics) -> Now:
    """Return the values of a card with what its base abilities say of its ATK and DEF (FOW 904.2)."""
    values = what.now.copy(number)
    res = Resolution(state, state.cards[number].controller, ref(state, number))
    for static in what.base:
        for change in static.changes:
            assert isinstance(change, own.TraitBecomes)
            amount = evaluate.value(change.amount, res)
            if change.trait is ab.Trait.DEFENSE:
                values.defense = values.base_defense = amount
            else:
                values.atk = values.base_atk = amount
    return values


def cards_with(said: Callable[[Characteristics], frozenset[S]]) -> Callable[[State], dict[int, frozenset[S]]]:
    """Return what tells the cards of a game of which something is ``said`` on either side, in order, each with that:
    it is worked out once for all positions with the same cards.
    """

    @lru_cache(maxsize=16)
    def those(there: Printed) -> dict[int, frozenset[S]]:
        each: dict[Characteristics, frozenset[S]] = {
            what: frozenset().union(*[said(characteristics(one)) for one in sides(what.card)])
            for what in set(there.whats)
        }
        return {number: each[what] for number, what in enumerate(there.whats) if each[what]}

    return lambda state: those(profile(state).printed)


def cards_of(are: Callable[[Characteristics], bool]) -> Callable[[State], Mapping[int, object]]:
    """Return what tells the cards of a game that are so on either side, in order."""
    return cards_with(lambda what: frozenset([True] if are(what) else []))


def of_board(work_out: Callable[[Board], T]) -> Callable[[State], T]:
    """Let what is worked out from the values of a board be worked out once, as long as the board stays."""
    name = f"{work_out.__module__}.{work_out.__qualname__}"

    @wraps(work_out)
    def kept(state: State) -> T:
        there = board(state)
        known: tuple[Board, T] | None = state.derived.get(name)
        if known is None or known[0] is not there:
            known = state.derived[name] = (there, work_out(there))
        return known[1]

    return kept


#: The cards with automatic abilities that work outside the battle area (FOW 902.2).
outsiders = cards_of(lambda what: bool(what.waits_elsewhere))


def sides(card: Card) -> tuple[Card, ...]:
    """Return both sides of a card, the one that is up first."""
    return (card,) if card.other is None else (card, turned(card))


def _outside(state: State) -> list[tuple[Ref, int, Watching]]:
    """Return what automatic abilities of cards elsewhere watch for, where those lie where they work."""
    found: list[tuple[Ref, int, Watching]] = []
    for number in outsiders(state):
        card = state.cards[number]
        if is_faceless(card) or card.zone in BATTLE_AREA:
            continue
        source = Ref(number, card.entered)
        res = Resolution(state, card.owner, source)
        there = [
            (index, ability) for index, ability, places in what_of(state, number).waits_elsewhere
            if any(card.zone in of_zone(place, res) for place in places)
        ]
        if there:
            found.append((source, card.owner, watching(there)))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the objects of the battle area, and those elsewhere that texts may change; those that are as they were
    stay the same.
    """
    found: list[Standing] = []
    for zone in BATTLE_AREA:
        for number in state.zones[zone]:
            card = state.cards[number]
            what = what_of(state, number)
            key = (card.entered, card.controller, what)
            one = known.get(number)
            if one is None or one.key != key:
                source = Ref(number, card.entered)
                one = known[number] = Standing(source, card.controller, key, what.now, what.influence, what.watching)
            found.append(one)
    for zone in profile(state).printed.far:
        found += [_far(state, number, known) for number in state.zones[zone]]
    return found


def _far(state: State, number: int, known: dict[int, Standing]) -> Standing:
    """Return a card outside the battle area, of whose abilities only the base ones work (FOW 902.1, 904.2)."""
    card, what = state.cards[number], what_of(state, number)
    key = (card.entered, card.owner, what)
    one = known.get(number)
    if one is None or one.key != key:
        source = Ref(number, card.entered)
        one = known[number] = Standing(source, card.owner, key, what.now, what.anywhere, {}, listens=False)
    return one


def _touched(state: State, change: Change, outside: Container[int]) -> Iterable[str] | None:
    """Return the aspects of the position that a change may have touched; of any zone where texts change cards there."""
    found = touched(state, change, outside)
    return (*found, OBJECTS, VALUES) if found and "zones" in found and profile(state).printed.far else found


def _rules(state: State) -> list[Standing]:
    """Return the rules themselves, which change values too (FOW 909.1e, 909.1f)."""
    found: list[Standing] | None = state.derived.get("rules")
    if found is None:
        found = state.derived["rules"] = [Standing(Ref(-1, -1), 0, (), None, BY_RULE, {}, listens=False)]
    return found


LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, gained, watching, _objects, _outside, outsiders, _touched,
    others=_rules,
)

#: The board of a position (FOW 909).
board: Callable[[State], Board] = partial(board_of, LAYERING)

MEANING.now = now
MEANING.printed = printed
