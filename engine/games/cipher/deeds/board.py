"""The board: the current values of every unit and Support card, and everything in force, kept with the position.

A board is worked out anew only when the position has changed in something it depends on. The cards' own values come
ready from :mod:`~engine.games.cipher.deeds.compiled`; a card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.abilities.events import Deed as Doing
from engine.abilities.kinds import Ability
from engine.abilities.statics import Cannot, Static
from engine.games.cipher.deeds import layers
from engine.games.cipher.deeds.cast import cast, may_be_reskilled
from engine.games.cipher.deeds.compiled import NOTHING, Compiled, compiled
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.dependence import ANYTHING, LASTING, LINED, OUTSIDE, VALUES, touched
from engine.games.cipher.deeds.lasting import parts
from engine.games.cipher.deeds.pieces import Layer, Piece
from engine.games.cipher.law.now import Board, Now, Watcher
from engine.games.cipher.law.table import BOND, OFF_FIELD, SUPPORT, Ref, face
from engine.lookout import Lookout
from engine.state import State

if TYPE_CHECKING:
    from engine.games.cipher.deeds.lasting import Lasting
    from engine.games.cipher.deeds.layers import Builder, Resting, Standing, Unit



class Skeleton:
    """The units and Support cards, and everything that changes anything about them.

    ``lines`` are they area by area, ``objects`` all in order, ``standing`` all by number. ``pieces`` are the changes,
    layer by layer in the order in which they apply, ``resting`` what changes no card; both are put together when
    somebody asks for values. ``linked`` are the cards whose strength or rulings something may change, ``everyone``
    tells that it may be any card.
    """

    __slots__ = (
        "_spoken", "apart", "aspects", "bonds", "everyone", "lasting", "lines", "linked", "lookout", "objects",
        "outside", "pieces", "quiet", "replaces", "reskills", "resting", "rests", "standing",
    )

    def __init__(
        self, state: State, lookout: Lookout, lines: list[list[Standing]], outside: list[tuple[Ref, int, Compiled]]
    ) -> None:
        self.lookout = lookout
        self.lines = lines
        self.objects = [one for line in lines for one in line]
        self.standing = {one.number: one for one in self.objects}
        lasting: tuple[Lasting, ...] = state.vars.get("lasting", ())
        self.lasting = lasting
        #: Cards outside the battlefield with skills that trigger, and those that work face up in the Bond Area.
        self.outside = outside
        self.bonds = [
            layers.Standing(state, source, zone, what, what.now)
            for source, zone, what in outside
            if what.bond_pieces and zone in BOND
        ]
        active = [one.what for one in (*self.objects, *self.bonds) if one.what.changes]
        self.quiet = not lasting and not active
        self.reskills = self.replaces = False
        #: Whether strength can be worked out for one card without the others.
        self.apart = True
        #: What the board depends on besides.
        self.aspects: set[str] = set()
        #: The classes of what may be in force that changes no card.
        self.rests: set[type] = set()
        for what in active:
            self.replaces = self.replaces or what.replaces
            self.reskills = self.reskills or what.reskills
            self.apart = self.apart and what.apart
            self.aspects.update(what.aspects)
            self.rests.update(what.kinds)
        for effect in lasting:
            aspects, kinds, reskills, apart = effect.facts
            self.reskills = self.reskills or reskills
            self.apart = self.apart and apart
            self.aspects.update(aspects)
            self.rests.update(kinds)
        self.pieces: list[list[Unit]] = []
        self.resting: list[Resting] = []
        self.linked: set[int] = set()
        self.everyone = self._spoken = False

    def renewed(self, state: State, found: set[str]) -> Skeleton:
        """Return what it is after these aspects have been touched: another object where anything is another."""
        lines = self.lines
        for place, (zone, name) in enumerate(LINED.items()):
            if name in found:
                line = _line(state, zone)
                if line != lines[place]:
                    lines = [*lines[:place], line, *lines[place + 1 :]]
        if lines is self.lines and LASTING not in found and OUTSIDE not in found:
            return self
        return Skeleton(state, self.lookout, lines, _outside(state) if OUTSIDE in found else self.outside)

    def stands(self, found: set[str]) -> bool:
        """Whether a board worked out from this is still right after these aspects have been touched."""
        if self.quiet:
            return True
        return VALUES not in found and ANYTHING not in self.aspects and self.aspects.isdisjoint(found)

    def gather(self, state: State) -> None:
        """Sort the pieces of everything in force into their layers: first those that nothing of the layer can change,
        then by age.
        """
        if self.pieces and not self._spoken:
            return
        self.pieces = [[] for _ in range(len(Layer) + 1)]
        self.resting = []
        for one in self.objects:
            one.join(self.pieces, self.resting)
        for one in self.bonds:
            deed = Deed(state, one.seat, one.source)
            for index, piece in one.what.bond_pieces:
                unit = layers.Unit(piece, deed, one.source.entered, one.what.skills[index])
                self.pieces[piece.layer].append(unit)
        for effect in self.lasting:
            deed = effect.deed(state)
            for part in parts(effect):
                if isinstance(part, Piece):
                    self.pieces[part.layer].append(layers.Unit(part, deed, effect.stamp, None))
                    # What it speaks of is found anew each time.
                    self._spoken = self._spoken or bool(part.spoken)
                else:
                    self.resting.append((part, deed, None, effect))
        for units in self.pieces:
            if len(units) > 1:
                units.sort(key=layers.order)
        self.linked, self.everyone = layers.concerned(
            [*self.pieces[Layer.STRENGTH], *self.pieces[Layer.RULINGS]]
        )


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


def _builder(state: State) -> Builder:
    board(state)
    found: Builder = state.derived["board"]
    return found


def watching(state: State, key: str) -> list[Watcher]:
    """Return the triggering skills that watch for a kind of event, as the position is."""
    known = cast(state).printed
    if may_be_reskilled(state, key):
        return board(state).watching(key)
    found: list[Watcher] = []
    on_lines = known.waiting.get(key)
    if on_lines:
        for zone in range(OFF_FIELD):
            for number in state.zones[zone]:
                if number in on_lines:
                    source = Ref(number, state.cards[number].entered)
                    found += [Watcher(source, zone & 1, one.index, one.skill) for one in on_lines[number]]
    for number, areas, skill in known.outside.get(key, ()):
        card = state.cards[number]
        if card.zone in areas and not card.face_down:
            found.append(Watcher(Ref(number, card.entered), card.zone & 1, skill.index, skill.skill))
    return found


def bans(state: State, kind: type[Doing]) -> Iterator[tuple[Unit, Cannot]]:
    """Return what forbids deeds of a class to cards wherever they are."""
    return _builder(state).bans(kind)


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
        return (known if known.begun else known.now)[number]
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


def skills(state: State, number: int, sort: str) -> tuple[Ability, ...]:
    """Return the skills of a card wherever it is, as far as they are of a sort; others may be missing."""
    what = cast(state).whats[number]
    if what.reskills or may_be_reskilled(state, sort):
        return now(state, number).skills
    card = state.cards[number]
    return () if card.face_down and card.zone in BOND else what.skills


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
        reaching = _builder(state).reaching(number) if far else []
        if what.own_pieces or reaching:
            found = known[1][number] = layers.alone(state, number, what, reaching)
    return found


def _renew(state: State, known: Builder | None) -> Board:
    bones: Skeleton | None = state.derived.get("skeleton")
    found = None if bones is None else bones.lookout.touched(state, touched, cast(state).printed.outsiders)
    if bones is None or found is None:
        lines = [_line(state, zone) for zone in LINED]
        bones = state.derived["skeleton"] = Skeleton(state, Lookout(state), lines, _outside(state))
    else:
        old = bones
        bones = state.derived["skeleton"] = old.renewed(state, found)
        if known is not None and bones is old and bones.stands(found):
            known.version = state.version
            return known
    fresh = state.derived["board"] = layers.Builder(state, bones)
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


def _line(state: State, zone: int) -> list[Standing]:
    """Return the units or Support cards of one area; who is as it was stays the same object."""
    known: dict[int, Standing] = state.derived.setdefault("standing", {})
    found: list[Standing] = []
    cards = state.cards
    for number in state.zones[zone]:
        card = cards[number]
        marks = card.marks
        # What this combat has added to its attack (Cipher 18.1.9, 18.1.11.1.1).
        added = marks.get("support", 0) + marks.get("critical", 0) if marks else 0
        one = known.get(number)
        if one is None or one.added != added or one.zone != zone or one.source.entered != card.entered:
            what = cast(state).whats[number]
            values = what.now
            if added:
                values = values.copy(number)
                values.attack += added
            one = known[number] = layers.Standing(state, Ref(number, card.entered), zone, what, values, added)
        found.append(one)
    return found


__all__ = ["Board", "Compiled", "Skeleton", "bans", "board", "compiled", "now", "printed"]
