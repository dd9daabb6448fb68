"""The board: the current values of every unit and Support card, and everything in force, kept with the position.

A board is worked out anew only when the position has changed in something it depends on. The cards' own values come
ready from :mod:`~engine.games.cipher.deeds.compiled`; a card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.abilities.events import Deed
from engine.abilities.statics import Cannot, Static
from engine.games.cipher.deeds import layers
from engine.games.cipher.deeds.cast import cast, may_be_reskilled
from engine.games.cipher.deeds.compiled import NOTHING, Compiled, compiled
from engine.games.cipher.deeds.dependence import ANYTHING, touched
from engine.games.cipher.law.now import Board, Now, Watcher
from engine.games.cipher.law.table import BACK, BOND, FRONT, OFF_FIELD, SUPPORT, Ref, face
from engine.lookout import Lookout
from engine.state import State

if TYPE_CHECKING:
    from engine.games.cipher.deeds.lasting import Lasting
    from engine.games.cipher.deeds.layers import Builder, Standing, Unit

_ON_BOARD = (*FRONT, *BACK, *SUPPORT)


class Skeleton:
    """The units and Support cards, what cards watch for, and whether anything changes anything."""

    __slots__ = (
        "aspects", "bonds", "heard", "lasting", "listening", "lookout", "marked", "objects", "outside", "quiet",
        "replaces", "reskills", "rests",
    )

    def __init__(self, state: State, known: dict[int, Standing]) -> None:
        self.lookout = Lookout(state)
        lasting: tuple[Lasting, ...] = state.vars.get("lasting", ())
        self.lasting = lasting
        #: The numbers of those of them that bear marks.
        self.marked: list[int] = []
        self.objects = _objects(state, known, self.marked)
        #: Units with skills that trigger.
        self.listening = [one for one in self.objects if one.is_unit and one.what.waiting]
        #: Cards outside the battlefield with skills that trigger, and those that work face up in the Bond Area.
        self.outside = _outside(state)
        self.heard: set[str] = set().union(
            *[one.what.waiting for one in self.listening], *[what.waiting for _, _, what in self.outside]
        )
        self.bonds = [
            layers.Standing(state, source, zone, what, what.now)
            for source, zone, what in self.outside
            if what.bond_pieces and zone in BOND
        ]
        active = [one.what for one in (*self.objects, *self.bonds) if one.what.changes]
        self.quiet = not lasting and not active
        self.reskills = self.replaces = False
        #: What the board depends on besides.
        self.aspects: set[str] = set()
        #: The classes of what may be in force that changes no card.
        self.rests: set[type] = set()
        for what in active:
            self.replaces = self.replaces or what.replaces
            self.reskills = self.reskills or what.reskills
            self.aspects.update(what.aspects)
            self.rests.update(what.kinds)
        for effect in lasting:
            self.reskills = self.reskills or effect.reskills
            self.aspects.update(effect.aspects)
            self.rests.update(effect.kinds)

    def stands(self, state: State) -> bool | None:
        """Whether a board worked out from this is still right; None where this itself no longer is."""
        found = self.lookout.touched(state, touched, cast(state).printed.outsiders)
        return None if found is None else self.aspects.isdisjoint(found) and ANYTHING not in self.aspects


def skeleton(state: State) -> Skeleton:
    """Return the units and Support cards of a position: another object as soon as a card or a mark there is another."""
    board(state)
    found: Skeleton = state.derived["skeleton"]
    return found


def board(state: State) -> Board:
    """Return the board of a position."""
    known: Builder | None = state.derived.get("board")
    if known is not None and known.version == state.version:
        return known
    return _renew(state, known)


def watching(state: State, key: str) -> list[Watcher]:
    """Return the triggering skills that watch for a kind of event, as the position is."""
    known = cast(state).printed
    if may_be_reskilled(state):
        return board(state).watching(key)
    found: list[Watcher] = []
    on_lines = known.waiting.get(key)
    if on_lines:
        for zone in range(OFF_FIELD):
            for number in state.zones[zone]:
                for skill in on_lines.get(number, ()):
                    source = Ref(number, state.cards[number].entered)
                    found.append(Watcher(source, zone & 1, skill.index, skill.skill))
    for number, areas, skill in known.outside.get(key, ()):
        card = state.cards[number]
        if card.zone in areas and not card.face_down:
            found.append(Watcher(Ref(number, card.entered), card.zone & 1, skill.index, skill.skill))
    return found


def bans(state: State, kind: type[Deed]) -> Iterator[tuple[Unit, Cannot]]:
    """Return what forbids deeds of a class to cards wherever they are."""
    board(state)
    builder: Builder = state.derived["board"]
    return builder.bans(kind)


def may_rule(state: State, kind: type[Static]) -> bool:
    """Whether anything of this class, which changes no card, can be in force at all."""
    if kind not in cast(state).kinds:
        return False
    found = skeleton(state)
    return found.reskills or kind in found.rests


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is (Cipher 5.1.1.4).

    A face-down card of the Bond Area has none to be referred to (6.4.2.2.1).
    """
    card = state.cards[number]
    zone = card.zone
    if zone < OFF_FIELD or zone in SUPPORT:
        known: Builder | None = state.derived.get("board")
        if known is None or known.version != state.version:
            return board(state).now[number]
        return (known.now if not known.begun else known.values)[number]
    if card.face_down and zone in BOND:
        return NOTHING
    return _varied(state, number)


def names(state: State, number: int) -> tuple[str, ...]:
    """Return the unit names of a card wherever it is: those printed on it where nothing gives others."""
    known = cast(state)
    if known.renames:
        return now(state, number).names
    card = state.cards[number]
    return NOTHING.names if card.face_down and card.zone in BOND else known.whats[number].now.names


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return compiled(face(state, number)).now


def _varied(state: State, number: int) -> Now:
    """Return the values of a card outside the battlefield, with what its own SPEC skills, and units, change."""
    known_cards = cast(state)
    what, far = known_cards.whats[number], known_cards.printed.reaches
    if not what.own_pieces and not far:
        return what.now
    known: tuple[int, dict[int, Now]] | None = state.derived.get("varied")
    if known is None or known[0] != state.version:
        known = state.derived["varied"] = (state.version, {})
    found = known[1].get(number)
    if found is None:
        found = known[1][number] = what.now
        reaching = state.derived["board"].reaching(number) if far and board(state) else ()
        if what.own_pieces or reaching:
            found = known[1][number] = layers.alone(state, number, what, reaching)
    return found


def _renew(state: State, known: Builder | None) -> Board:
    bones: Skeleton | None = state.derived.get("skeleton")
    stands = None if bones is None else bones.stands(state)
    if stands and known is not None:
        known.version = state.version
        return known
    if bones is None or stands is None:
        standing: dict[int, Standing] = state.derived.setdefault("standing", {})
        bones = state.derived["skeleton"] = Skeleton(state, standing)
    fresh = state.derived["board"] = layers.Builder(state, bones, {one.number: one.now for one in bones.objects})
    return fresh


def _outside(state: State) -> list[tuple[Ref, int, Compiled]]:
    """Return the cards with skills that work outside the battlefield, where their text can be referred to."""
    found: list[tuple[Ref, int, Compiled]] = []
    cards = state.cards
    for number, (what, areas) in cast(state).printed.outsiders.items():
        card = cards[number]
        if card.zone in areas and card.zone >= OFF_FIELD and not card.face_down:
            found.append((Ref(number, card.entered), card.zone, what))
    return found


def _objects(state: State, known: dict[int, Standing], marked: list[int]) -> list[Standing]:
    """Return the units and Support cards, and note those with marks; who is as it was stays the same object."""
    found: list[Standing] = []
    cards = state.cards
    whats = cast(state).whats
    for zone in _ON_BOARD:
        for number in state.zones[zone]:
            card = cards[number]
            marks = card.marks
            # What this combat has added to its attack (Cipher 18.1.9, 18.1.11.1.1).
            added = 0
            if marks:
                marked.append(number)
                if "support" in marks:
                    added = marks["support"]
                if "critical" in marks:
                    added += marks["critical"]
            one = known.get(number)
            if one is None or added or one.zone != zone or one.source.entered != card.entered or one.added:
                what = whats[number]
                values = what.now
                if added:
                    values = values.copy(number)
                    values.attack += added
                one = known[number] = layers.Standing(state, Ref(number, card.entered), zone, what, values, added)
            found.append(one)
    return found


__all__ = ["Board", "Compiled", "Skeleton", "bans", "board", "compiled", "now", "printed"]
