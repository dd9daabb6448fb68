"""Deploying units, levelling them up and changing their class (Cipher 14, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.answers import Play
from engine.events import StepVariable
from engine.games.cipher.cards import Symbol
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import statics
from engine.games.cipher.rules import table, verbs
from engine.games.cipher.rules.table import BACK, BOND, FRONT, HAND, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way

#: The lines by the index of "deploy".
_LINES = (FRONT, BACK)


def ideas(state: State, seat: int) -> list[Play]:
    """Return the deployments, level ups and class changes for which there are bonds and symbols."""
    found: list[Play] = []
    left = bonds_left(state, seat)
    symbols = bond_symbols(state, seat)
    for number in state.zones[HAND[seat]]:
        values = boards.now(state, number)
        change = values.change_cost
        if min(values.cost, _level_up_cost(state, number) if change is None else change) > left:
            continue
        if not symbols.issuperset(values.symbols) and not statics.needs_no_symbols(state, seat):
            continue
        if values.cost <= left:
            found += (Play("deploy", number, 0), Play("deploy", number, 1))
        if _level_up_cost(state, number) <= left:
            found.append(Play("level up", number))
    return found


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a deployment or a level up is not legal, or None where it is."""
    number = play.card
    if state.cards[number].zone != HAND[seat]:
        rule = "Cipher 15.1.2" if play.how == "deploy" else "Cipher 16.1.2"
        return Refusal(rule, "Only cards of your hand can be deployed or level up a unit.")
    if play.how == "deploy":
        if play.index not in (0, 1):
            return Refusal("Cipher 14.1.2", "A unit is deployed to the Front Line or to the Back Line.")
        if not statics.can_deploy(state, seat, number, _LINES[play.index][seat]):
            return Refusal("Cipher 2.2", "A skill forbids to deploy this card.")
        cost = boards.now(state, number).cost
        return refuse_name(state, seat, number) or _refuse_cost(state, seat, number, cost, "Cipher 15.1.2")
    there = bases(state, seat, number)
    if not there:
        return _no_base(state, number, table.units(state, seat))
    least = min(_level_up_cost(state, number, unit) for unit in there)
    return _refuse_cost(state, seat, number, least, "Cipher 16.1.2")


def why_not_on(state: State, seat: int, play: Play) -> Refusal:
    """Return why a unit cannot level up into a card (Cipher 14.2.1.2)."""
    if play.how != "level up":
        return Refusal("Cipher 14.1.2", "Only level ups and class changes are aimed at a unit.")
    if play.target not in table.units(state, seat):
        return Refusal("Cipher 16.1.2", "Only units of your own level up.")
    if play.target in bases(state, seat, play.card):
        return _too_dear(_level_up_cost(state, play.card, play.target), bonds_left(state, seat), "Cipher 16.1.2")
    return _no_base(state, play.card, (play.target,))


def _no_base(state: State, number: int, units: Iterable[int]) -> Refusal:
    """Say why none of these units levels up into a card."""
    names = boards.now(state, number).names
    if any(shares_name(names, boards.now(state, unit).names) for unit in units):
        return Refusal("Cipher 2.2", "A skill forbids to level up with this card.")
    return Refusal("Cipher 14.2.1.2", "A unit levels up only into a card of its own unit name.")


def impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why nobody can deploy or level up so, even if nobody minds the rules (Cipher 15.1.2, 16.1.2)."""
    if play.how == "deploy":
        if state.cards[play.card].zone == HAND[seat] and play.index in (0, 1) and play.target is None:
            return None
        return refuse(state, seat, play) or why_not_on(state, seat, play)
    units = table.units(state, seat)
    if not units or state.cards[play.card].zone != HAND[seat]:
        return refuse(state, seat, play)
    return why_not_on(state, seat, play) if play.target is not None and play.target not in units else None


def act(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Deploy or level up."""
    number = play.card
    if play.how == "deploy":
        # Who deploys though the rules refuse it pays as far as there are bonds.
        _spend(state, min(boards.now(state, number).cost, bonds_left(state, seat)))
        yield from verbs.deploy(state, number, _LINES[play.index][seat])
        return
    unit = play.target
    assert unit is not None
    _spend(state, min(_level_up_cost(state, number, unit), bonds_left(state, seat)))
    yield from verbs.level_up(state, number, unit)


def label(state: State, play: Play) -> str:
    """Return a deployment or a level up in words."""
    name = spoken(state.cards[play.card])
    if play.how == "deploy":
        return f"Deploy {name} to the {'Back' if play.index else 'Front'} Line"
    changes = boards.now(state, play.card).change_cost is not None
    return f"Change class into {name}" if changes else f"Level up into {name}"


def bonds_left(state: State, seat: int) -> int:
    """Return how many bonds are left to deploy with in this turn (Cipher 15.1.2)."""
    spent: int = state.vars.get("spent", 0)
    return len(state.zones[BOND[seat]]) - spent


def bond_symbols(state: State, seat: int) -> set[Symbol]:
    """Return the symbols on face-up cards of a player's Bond Area (Cipher 6.4.2.2.1, 15.1.2)."""
    return {symbol for now in boards.values(state, state.zones[BOND[seat]], "marks") for symbol in now.symbols}


def bases(state: State, seat: int, number: int) -> list[int]:
    """Return the player's units on which a card can be stacked (Cipher 14.2.1)."""
    units = table.units(state, seat)
    mine, *others = boards.names(state, (number, *units))
    return [
        unit
        for unit, names in zip(units, others, strict=True)
        if (
            shares_name(mine, names)
            or statics.can_level_up_without_name(state, seat, number, unit)
        )
        and statics.can_level_up(state, seat, number, unit)
    ]


def within_reach(state: State, seat: int, number: int) -> list[int]:
    """Return those of the units for which there are bonds enough: one may cost less than another (Cipher 16.1.2)."""
    left = bonds_left(state, seat)
    return [unit for unit in bases(state, seat, number) if _level_up_cost(state, number, unit) <= left]


def shares_name(these: Iterable[str], those: Iterable[str]) -> bool:
    """Whether two cards have the same unit name, of several that they may have (Cipher 4.13.1)."""
    return not set(these).isdisjoint(those)


def refuse_name(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot stand beside the units that a player has (Cipher 14.1.1.1)."""
    mine, *others = boards.names(state, (number, *table.units(state, seat)))
    for name in mine:
        for names in others:
            if name in names and not statics.stands_beside_its_name(state, number, name):
                return Refusal("Cipher 14.1.1.1", f"You have a unit {name} on the battlefield already.")
    return None


def _level_up_cost(state: State, number: int, unit: int | None = None) -> int:
    """Return what levelling up into a card costs, that unit or the one for which it is least: its Class Change Cost
    where it has one (Cipher 14.2.5.3).
    """
    values = boards.now(state, number)
    if values.change_cost is not None:
        return values.change_cost
    units = table.units(state, table.controller(state, number)) if unit is None else (unit,)
    return max(0, values.cost - statics.level_up_discount(state, number, units))


def _refuse_cost(state: State, seat: int, number: int, cost: int, rule: str) -> Refusal | None:
    symbols = bond_symbols(state, seat)
    for symbol in boards.now(state, number).symbols:
        if symbol not in symbols and not statics.needs_no_symbols(state, seat):
            return Refusal(rule, f"None of your face-up bonds is {symbol.value}.")
    left = bonds_left(state, seat)
    return _too_dear(cost, left, rule) if cost > left else None


def _too_dear(cost: int, left: int, rule: str) -> Refusal:
    return Refusal(rule, f"This costs {cost}, and you have {left} of your bonds left.")


def _spend(state: State, cost: int) -> None:
    if cost:
        state.emit(StepVariable("spent", state.vars.get("spent", 0) + cost, "deploy"))


_DEPLOYING = Way(refuse, impossible, act, label, why_not=why_not_on, step="deployment")
#: What is done in the Deployment Phase.
WAYS = {
    "deploy": _DEPLOYING,
    "level up": replace(
        _DEPLOYING, aims=lambda state, seat, play: within_reach(state, seat, play.card),
        asks=("Which unit levels up into {0}?", "Cipher 16.1.2"),
    ),
}
