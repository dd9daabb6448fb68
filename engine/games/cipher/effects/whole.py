"""Boards that are worked out whole, with nothing left for later: of one card by itself, and to explain values."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.cipher.effects.characteristics import Characteristics
from engine.games.cipher.effects.in_force import Parts, Resting, Unit
from engine.games.cipher.effects.layers import Builder, InForce, Standing
from engine.games.cipher.effects.modifiers import Layer
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.now import Now
from engine.games.cipher.rules.table import Ref
from engine.state import State


class Alone:
    """A card by itself, with the pieces that change it."""

    objects: list[Standing] = []  # noqa: RUF012 (never changed)
    outside: list[tuple[Ref, int, Characteristics]] = []  # noqa: RUF012
    resting: list[Resting] = []  # noqa: RUF012
    rests: frozenset[type] = frozenset()
    quiet = everyone = False
    reskills = True
    apart = False

    def __init__(self, one: Standing, units: Iterable[Unit]) -> None:
        self.standing = {one.number: one}
        self.linked = {one.number}
        self.pieces: list[list[Unit]] = [[] for _ in range(len(Layer) + 1)]
        for unit in units:
            self.pieces[unit.piece.layer].append(unit)

    @property
    def force(self) -> InForce:
        """What changes it."""
        return self

    def gather(self, state: State) -> None:
        """Nothing is left to be put together."""


class Whole(Builder):
    """A board that is worked out layer after layer, with nothing left for later."""

    __slots__ = ()

    def everything(self) -> None:
        """Work everything out."""
        self.begun = self.strong = self.ruled = True
        self.take()
        for layer in Layer:
            self.run(layer)

    def let_wait(self, unit: Unit) -> None:
        """Let nothing wait."""


def alone(state: State, number: int, what: Characteristics, reaching: Iterable[Unit] = ()) -> Now:
    """Return the values of a card outside the battlefield with what its own SPEC skills change, and those pieces of
    others that are ``reaching`` it.
    """
    card = state.cards[number]
    source = Ref(number, card.entered)
    one = Standing(source, card.zone, what, what.now, Parts(state, source, card.zone, what))
    res = Resolution(state, card.zone & 1, source)
    units = [Unit(piece, res, card.entered, what.skills[index]) for index, piece in what.own_pieces]
    units += [Unit(unit.piece.on(source), unit.deed, unit.stamp, None) for unit in reaching]
    whole = Whole(state, Alone(one, units))
    whole.everything()
    return whole[number]
