"""The board: the current values of every unit and Support card, and everything in force, kept with the position.

A board is worked out anew only when the position has changed in something it depends on. The cards' own values come
ready from :mod:`~engine.games.cipher.effects.characteristics`; a card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.abilities.events import EventVerb as Doing
from engine.abilities.kinds import Ability
from engine.abilities.statics import Cannot, Static
from engine.change_cursor import ChangeCursor
from engine.games.cipher.effects import layers
from engine.games.cipher.effects.characteristics import Characteristics, characteristics
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.dependence import ANYTHING, LASTING, LINED, OUTSIDE, VALUES, touched
from engine.games.cipher.effects.in_force import EffectsInForce, Parts
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.effects.whole import alone
from engine.games.cipher.rules.now import Board, Now
from engine.games.cipher.rules.table import BLANK, BOND, OFF_FIELD, SUPPORT, Ref, face, is_faceless
from engine.state import State
from engine.triggers.pending import TriggerSource

if TYPE_CHECKING:
    from engine.games.cipher.effects.continuous import ContinuousEffect
    from engine.games.cipher.effects.in_force import Unit
    from engine.games.cipher.effects.layers import Builder, Standing



class Skeleton:
    """The units and Support cards, and everything that changes anything about them.

    ``lines`` are they area by area, ``objects`` all in order, ``standing`` all by number; ``outside`` are the cards
    outside the battlefield with skills that trigger, and those that work face up in the Bond Area.
    """

    __slots__ = ("_bonds", "force", "lines", "lookout", "objects", "outside", "standing")

    def __init__(
        self, state: State, lines: list[list[Standing]], outside: list[tuple[Ref, int, Characteristics]], old: Skeleton
        | None
    ) -> None:
        self.lookout: ChangeCursor = ChangeCursor(state) if old is None else old.lookout
        self.lines = lines
        self.objects = [one for line in lines for one in line]
        self.standing = {one.number: one for one in self.objects}
        self.outside = outside
        self._bonds: list[Parts] = _bonds(state, outside) if old is None or outside is not old.outside else old._bonds
        active = [one.parts for one in self.objects if one.parts.changes] + self._bonds
        lasting: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
        #: What changes them: the same as long as it comes from the same cards and effects.
        self.force: EffectsInForce = (
            old.force
            if old is not None and old.force.lasting is lasting and old.force.active == active
            else EffectsInForce(active, lasting)
        )

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
        return Skeleton(state, lines, _outside(state) if OUTSIDE in found else self.outside, self)

    def stands(self, found: set[str]) -> bool:
        """Whether a board worked out from this is still right after these aspects have been touched."""
        force = self.force
        if force.quiet:
            return True
        return VALUES not in found and ANYTHING not in force.aspects and force.aspects.isdisjoint(found)


def _bonds(state: State, outside: list[tuple[Ref, int, Characteristics]]) -> list[Parts]:
    """Return what changes anything from the Bond Areas."""
    return [
        Parts(state, source, zone, what)
        for source, zone, what in outside
        if zone in BOND and (what.bond_pieces or what.bond_rests)
    ]


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


def watching(state: State, key: str) -> list[TriggerSource]:
    """Return the triggering skills that watch for a kind of event, as the position is."""
    there = deck_profile(state)
    if there.may_reskill(state.cards, key):
        return board(state).watching(key)
    known = there.printed
    found: list[TriggerSource] = []
    on_lines = known.waiting.get(key)
    if on_lines:
        for zone in range(OFF_FIELD):
            for number in state.zones[zone]:
                if number in on_lines and not is_faceless(state.cards[number]):
                    source = Ref(number, state.cards[number].entered)
                    found += [TriggerSource(source, zone & 1, one.index, one.skill) for one in on_lines[number]]
    for number, areas, skill in known.outside.get(key, ()):
        card = state.cards[number]
        if card.zone in areas and not card.face_down:
            found.append(TriggerSource(Ref(number, card.entered), card.zone & 1, skill.index, skill.skill))
    return found


def bans(state: State, kind: type[Doing]) -> Iterator[tuple[Unit, Cannot]]:
    """Return what forbids deeds of a class to cards wherever they are."""
    return _builder(state).bans(kind)


def may_rule(state: State, kind: type[Static]) -> bool:
    """Whether anything of this class, which changes no card, can be in force at all."""
    if kind not in deck_profile(state).kinds:
        return False
    found = skeleton(state).force
    return found.reskills or kind in found.rests


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is (Cipher 5.1.1.4).

    A card that lies face down among open ones has none to be referred to (6.4.2.2.1, 6.4.4.2).
    """
    card = state.cards[number]
    zone = card.zone
    if zone < OFF_FIELD or zone in SUPPORT:
        known: Builder | None = state.derived.get("board")
        if known is None or known.version != state.version:
            return board(state).now[number]
        return (known if known.begun else known.now)[number]
    if is_faceless(card):
        return characteristics(BLANK).now
    return _varied(state, number)


def names(state: State, number: int) -> tuple[str, ...]:
    """Return the unit names of a card wherever it is: those printed on it where nothing gives others."""
    known = deck_profile(state)
    if known.renames:
        return now(state, number).names
    card = state.cards[number]
    return () if is_faceless(card) else known.whats[number].now.names


def skills(state: State, number: int, sort: str) -> tuple[Ability, ...]:
    """Return the skills of a card wherever it is, as far as they are of a sort; others may be missing."""
    known = deck_profile(state)
    what = known.whats[number]
    if what.reskills or known.may_reskill(state.cards, sort):
        return now(state, number).skills
    card = state.cards[number]
    return () if is_faceless(card) else what.skills


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return characteristics(face(state, number)).now


def _varied(state: State, number: int) -> Now:
    """Return the values of a card outside the battlefield, with what its own SPEC skills, and units, change."""
    known_cards = deck_profile(state)
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
            found = known[1][number] = alone(state, number, what, reaching)
    return found


def _renew(state: State, known: Builder | None) -> Board:
    bones: Skeleton | None = state.derived.get("skeleton")
    found = None if bones is None else bones.lookout.touched(state, touched, deck_profile(state).printed.outsiders)
    if bones is None or found is None:
        lines = [_line(state, zone) for zone in LINED]
        bones = state.derived["skeleton"] = Skeleton(state, lines, _outside(state), None)
    else:
        old = bones
        bones = state.derived["skeleton"] = old.renewed(state, found)
        if known is not None and bones is old and bones.stands(found):
            known.version = state.version
            return known
    fresh = state.derived["board"] = layers.Builder(state, bones)
    return fresh


def _outside(state: State) -> list[tuple[Ref, int, Characteristics]]:
    """Return the cards with skills that work outside the battlefield, where their text can be referred to."""
    found: list[tuple[Ref, int, Characteristics]] = []
    cards = state.cards
    for number, (what, areas) in deck_profile(state).printed.outsiders.items():
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
        what = characteristics(BLANK) if card.face_down and is_faceless(card) else deck_profile(state).whats[number]
        there = one is not None and one.zone == zone and one.source.entered == card.entered and one.what is what
        if one is None or not there or one.added != added:
            values = what.now
            if added:
                values = values.copy(number)
                values.attack += added
            source = Ref(number, card.entered)
            parts = one.parts if one is not None and there else Parts(state, source, zone, what)
            one = known[number] = layers.Standing(source, zone, what, values, parts, added)
        found.append(one)
    return found


MEANING.now = now
MEANING.printed = printed

__all__ = ["Board", "Characteristics", "Skeleton", "bans", "board", "characteristics", "now", "printed"]
