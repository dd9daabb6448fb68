"""The board: the current values of every unit and Support card, and everything in force, kept with the position.

A board is worked out anew only when the position has changed in something it depends on. The cards' own values come
ready from :mod:`~engine.games.cipher.deeds.compiled`; a card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.statics import Cannot
from engine.games.cipher.deeds import layers
from engine.games.cipher.deeds.compiled import NOTHING, Compiled, compiled
from engine.games.cipher.deeds.dependence import ASPECTS, aspects, aspects_of
from engine.games.cipher.deeds.lasting import Lasting
from engine.games.cipher.deeds.layers import Builder, Standing, Unit
from engine.games.cipher.law.now import Board, Now
from engine.games.cipher.law.table import BACK, BOND, FRONT, OFF_FIELD, SUPPORT, Ref, face
from engine.state import State

_ON_BOARD = (*FRONT, *BACK, *SUPPORT)


class Skeleton:
    """The units and Support cards, what cards watch for, and whether anything changes anything."""

    __slots__ = ("aspects", "beyond", "bonds", "lasting", "mark", "objects", "outside", "quiet")

    def __init__(
        self, state: State, mark: list[object], lasting: tuple[Lasting, ...], known: dict[int, Standing]
    ) -> None:
        self.mark = mark
        self.lasting = lasting
        self.objects = _objects(state, known)
        #: Cards outside the battlefield with skills that trigger, and those that work face up in the Bond Area.
        self.outside = _outside(state)
        self.bonds = [
            Standing(state, source, zone, what, what.now)
            for source, zone, what in self.outside
            if what.bond_pieces and zone in BOND
        ]
        self.quiet = not lasting and not self.bonds and not any(
            one.what.pieces or one.what.rests or one.what.own_pieces for one in self.objects
        )
        found: set[str] = set()
        for one in (*self.objects, *self.bonds):
            found |= _aspects(one.what)
        for effect in lasting:
            found |= effect.aspects
        #: What the board depends on besides, and how that was when it was worked out.
        self.aspects = tuple(ASPECTS[name] for name in sorted(found))
        self.beyond: list[object] = []


def _aspects(what: Compiled) -> frozenset[str]:
    if what.aspects is None:
        found: set[str] = set()
        for piece in (*(one for _, one in what.pieces), *(one for _, one in what.bond_pieces), *what.own_pieces):
            found |= aspects_of(piece)
        for _, rest in what.rests:
            found |= aspects(rest.conditions)
        what.aspects = frozenset(found)
    return what.aspects


def board(state: State) -> Board:
    """Return the board of a position."""
    known: Builder | None = state.derived.get("board")
    if known is not None and known.version == state.version:
        return known
    return _renew(state, known)


def bans(state: State) -> Iterator[tuple[Unit, Cannot]]:
    """Return what is forbidden to cards wherever they are."""
    board(state)
    builder: Builder = state.derived["board"]
    return builder.bans()


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is (Cipher 5.1.1.4).

    A face-down card of the Bond Area has none to be referred to (6.4.2.2.1).
    """
    card = state.cards[number]
    zone = card.zone
    if zone < OFF_FIELD or zone in SUPPORT:
        return board(state).now[number]
    if card.face_down and zone in BOND:
        return NOTHING
    return _varied(state, number)


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return compiled(face(state, number)).now


def _varied(state: State, number: int) -> Now:
    """Return the values of a card outside the battlefield, with what its own SPEC skills change."""
    what = compiled(face(state, number))
    if not what.own_pieces:
        return what.now
    known: tuple[int, dict[int, Now]] | None = state.derived.get("varied")
    if known is None or known[0] != state.version:
        known = state.derived["varied"] = (state.version, {})
    found = known[1].get(number)
    if found is None:
        found = known[1][number] = what.now
        found = known[1][number] = layers.alone(state, number, what)
    return found


def _renew(state: State, known: Builder | None) -> Board:
    mark = _mark(state)
    lasting: tuple[Lasting, ...] = state.vars.get("lasting", ())
    skeleton: Skeleton | None = state.derived.get("skeleton")
    if skeleton is None or skeleton.lasting is not lasting or skeleton.mark != mark:
        standing: dict[int, Standing] = state.derived.setdefault("standing", {})
        skeleton = state.derived["skeleton"] = Skeleton(state, mark, lasting, standing)
        known = None
    beyond = [look(state) for look in skeleton.aspects]
    if known is not None and beyond == skeleton.beyond:
        known.version = state.version
        return known
    skeleton.beyond = beyond
    fresh = Builder(state, skeleton, {one.number: one.now for one in skeleton.objects})
    state.derived["board"] = fresh
    if not skeleton.quiet:
        fresh.begin()
    return fresh


def _mark(state: State) -> list[object]:
    """Return what every board depends on."""
    zones, cards, values = state.zones, state.cards, state.vars
    mark: list[object] = [values.get("turn player"), values.get("attacker"), values.get("defender")]
    for zone in _ON_BOARD:
        mark.append(zone)
        for number in zones[zone]:
            card = cards[number]
            mark.append(number)
            mark.append(card.entered)
            if card.under:
                mark.append(card.under)
            if card.marks:
                mark.append(card.marks)
    for number in outsiders(state):
        card = cards[number]
        mark.append((card.zone, card.entered, card.face_down))
    return mark


def outsiders(state: State) -> tuple[int, ...]:
    """Return the cards of the game with skills that work outside the battlefield."""
    known: tuple[int, tuple[int, ...]] | None = state.derived.get("outsiders")
    if known is not None and known[0] == len(state.cards):
        return known[1]
    found = tuple(card.number for card in state.cards if compiled(face(state, card.number)).outside)
    state.derived["outsiders"] = (len(state.cards), found)
    return found


def _outside(state: State) -> list[tuple[Ref, int, Compiled]]:
    """Return the cards with skills that work outside the battlefield, where their text can be referred to."""
    found: list[tuple[Ref, int, Compiled]] = []
    for number in outsiders(state):
        card = state.cards[number]
        if card.zone >= OFF_FIELD and not card.face_down and card.zone in layers.AREA:
            found.append((Ref(number, card.entered), card.zone, compiled(face(state, number))))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the units and Support cards; those that are as they were stay the same objects."""
    found: list[Standing] = []
    cards = state.cards
    for zone in _ON_BOARD:
        for number in state.zones[zone]:
            card = cards[number]
            marks = card.marks
            # What this combat has added to its attack (Cipher 18.1.9, 18.1.11.1.1).
            added = marks.get("support", 0) + marks.get("critical", 0) if marks else 0
            one = known.get(number)
            if one is None or added or one.zone != zone or one.source.entered != card.entered or one.added:
                what = compiled(face(state, number))
                values = what.now
                if added:
                    values = values.copy(number)
                    values.attack += added
                one = known[number] = Standing(state, Ref(number, card.entered), zone, what, values, added)
            found.append(one)
    return found


__all__ = ["Board", "Compiled", "Skeleton", "Standing", "bans", "board", "compiled", "now", "printed"]
