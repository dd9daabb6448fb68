"""Letting skills do what their text says, answered in a few words.

    doing = Doing(table, mirelle, "Choose 1 enemy, and move them.")
    doing.resolve(cards(cole))    # the answers to what is asked meanwhile

Questions with only one answer answer themselves, as in a game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.abilities.kinds import ActionAbility
from engine.abilities.node import Effect
from engine.answers import Answer, Cards, Confirm, Number, Options
from engine.games.cipher.effects import costs
from engine.games.cipher.effects.sequencing import perform
from engine.games.cipher.vocabulary import Skill
from tests.games.cipher.table import Position, run, skill

YES, NO = Confirm(True), Confirm(False)
FRONT_LINE, BACK_LINE = Options((0,)), Options((1,))
NOTHING = Cards(())


def cards(*numbers: int) -> Cards:
    """Return the answer that names these cards."""
    return Cards(numbers)


def lines(*places: int) -> Options:
    """Return the answer that takes these of the offered lines, the first being 0."""
    return Options(places)


def number(value: int) -> Number:
    """Return the answer that says a number."""
    return Number(value)


def action(text: str) -> ActionAbility:
    """Return what an ACT skill of this text does."""
    found = skill(f"Lamp |ACT| {text}")
    assert isinstance(found, Skill) and isinstance(found.ability, ActionAbility)
    return found.ability


class Doing:
    """One ACT skill of a card with this text, from its cost to its end."""

    def __init__(
        self, table: Position, source: int, text: str, *, seat: int | None = None, kind: str = "skill",
        event: Iterable[int] = (),
    ) -> None:
        self.table = table
        self.ability = action(text)
        self.deed = table.deed(source, seat=seat, kind=kind)
        self.deed.it = self.deed.event = tuple(table.ref(one) for one in event)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What it does."""
        return self.ability.effects

    @property
    def refusal(self) -> Any:
        """Why its cost cannot be paid."""
        return costs.refuse(self.ability.cost, self.deed)

    def pay(self, *answers: Answer) -> Doing:
        """Pay its cost."""
        run(costs.pay(self.ability.cost, self.deed), answers)
        return self

    def resolve(self, *answers: Answer) -> Doing:
        """Carry it out."""
        run(perform(self.ability.effects, self.deed), answers)
        return self


def do(table: Position, source: int, text: str, *answers: Answer, **more: Any) -> Doing:
    """Let a skill without a cost do what its text says."""
    return Doing(table, source, text, **more).resolve(*answers)
