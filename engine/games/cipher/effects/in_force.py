"""What is in force: the changes of everything on the board and of what lasts, sorted into their layers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.abilities.kinds import Ability
from engine.effects.locking import LockedIn
from engine.games.cipher.effects import continuous
from engine.games.cipher.effects.characteristics import Characteristics
from engine.games.cipher.effects.modifiers import Layer, Modifier, Rest
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import BOND, OFF_FIELD, Ref
from engine.state import State

if TYPE_CHECKING:
    from engine.games.cipher.effects.continuous import ContinuousEffect


class Unit:
    """A piece with its circumstances: whose it is, since when, and the skill that it is part of, None for none."""

    __slots__ = ("deed", "piece", "skill", "stamp")

    def __init__(self, piece: Modifier, res: Resolution, stamp: int, skill: Ability | None) -> None:
        self.piece = piece
        self.deed = res
        self.stamp = stamp
        self.skill = skill


Resting = tuple[Rest, Resolution, Ability | None, "ContinuousEffect | None"]


def order(unit: Unit) -> tuple[bool, int]:
    """Return where a piece comes in its layer: first those that nothing of the layer can change, then by age."""
    return not unit.piece.early, unit.stamp


def concerned(units: Iterable[Unit]) -> tuple[set[int], bool]:
    """Return the cards that these pieces may concern, and whether it may be any card."""
    found: set[int] = set()
    for unit in units:
        who = unit.piece.who
        if unit.piece.own:
            found.add(unit.deed.source.number)
        elif isinstance(who, LockedIn):
            found.update(number for number, _ in who.objects)
        else:
            return found, True
    return found, False


class Parts:
    """What the skills of a card change while it lies where it lies, taken apart when somebody asks."""

    __slots__ = ("_rests", "_units", "changes", "source", "state", "what", "zone")

    def __init__(self, state: State, source: Ref, zone: int, what: Characteristics) -> None:
        self.state = state
        self.source = source
        self.zone = zone
        self.what = what
        #: Whether they change anything; those of a Support card are only its SPEC skills.
        self.changes = what.changes if zone < OFF_FIELD or zone in BOND else bool(what.own_pieces)
        self._units: list[Unit] | None = None
        self._rests: list[Resting] = []

    def join(self, pieces: list[list[Unit]], resting: list[Resting]) -> None:
        """Enter what they change."""
        if self._units is None:
            self._units = self._take_apart()
        for unit in self._units:
            pieces[unit.piece.layer].append(unit)
        resting += self._rests

    def _take_apart(self) -> list[Unit]:
        what, stamp = self.what, self.source.entered
        res = Resolution(self.state, self.zone & 1, self.source)
        res.it = (self.source,)
        if self.zone in BOND:
            self._rests = [(rest, res, what.skills[index], None) for index, rest in what.bond_rests]
            return [Unit(piece, res, stamp, what.skills[index]) for index, piece in what.bond_pieces]
        # SPEC skills work wherever the card is (Cipher 21.2.3.1.4.2).
        found = [Unit(piece, res, stamp, what.skills[index]) for index, piece in what.own_pieces]
        if self.zone < OFF_FIELD:
            found += [Unit(piece, res, stamp, what.skills[index]) for index, piece in what.pieces]
            self._rests = [(rest, res, what.skills[index], None) for index, rest in what.rests]
        return found


class EffectsInForce:
    """Everything in force.

    ``active`` are the cards on the board that change anything, ``lasting`` the effects that last. ``pieces`` are the
    changes, layer by layer in the order in which they apply, ``resting`` what changes no card; both are put together
    when somebody asks for values. ``linked`` are the cards whose strength or rulings something may change, ``everyone``
    tells that it may be any card.
    """

    __slots__ = (
        "_spoken", "active", "apart", "aspects", "everyone", "lasting", "linked", "pieces", "quiet", "reskills",
        "resting", "rests",
    )

    def __init__(self, active: list[Parts], lasting: tuple[ContinuousEffect, ...]) -> None:
        self.active = active
        self.lasting = lasting
        self.quiet = not lasting and not active
        #: Whether anything may change which skills cards have.
        self.reskills = False
        #: Whether strength can be worked out for one card without the others.
        self.apart = True
        #: What the board depends on besides.
        self.aspects: set[str] = set()
        #: The classes of what may be in force that changes no card.
        self.rests: set[type] = set()
        for one in active:
            what = one.what
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

    def gather(self, state: State) -> None:
        """Sort the pieces of everything in force into their layers: first those that nothing of the layer can change,
        then by age.
        """
        if self.pieces and not self._spoken:
            return
        self.pieces = [[] for _ in range(len(Layer) + 1)]
        self.resting = []
        for one in self.active:
            one.join(self.pieces, self.resting)
        for effect in self.lasting:
            res = effect.deed(state)
            for part in continuous.parts(effect):
                if isinstance(part, Modifier):
                    self.pieces[part.layer].append(Unit(part, res, effect.stamp, None))
                    # What it speaks of is found anew each time.
                    self._spoken = self._spoken or bool(part.spoken)
                else:
                    self.resting.append((part, res, None, effect))
        for units in self.pieces:
            if len(units) > 1:
                units.sort(key=order)
        self.linked, self.everyone = concerned([*self.pieces[Layer.STRENGTH], *self.pieces[Layer.RULINGS]])
