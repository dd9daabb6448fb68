"""What texts forbid and allow where the rules of a battle ask (VG 1.6, 11, 23.1): one place for every such question."""

from __future__ import annotations

import enum

from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import planes, statics
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.rules import table
from engine.rulebook import Refusal
from engine.state import State

#: The rules of the keywords that keep a unit from attacking (VG 22).
_KEPT = {own.Keyword.RESTRAINT: "VG 22.3", own.Keyword.LORD: "VG 22.4"}


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why a text keeps a unit from attacking, None where none does (VG 11.2.2)."""
    if statics.can(state, number, "attack"):
        return None
    said = [one.keyword for one in boards.now(state, number).abilities if isinstance(one, own.Ability)]
    rules = [_KEPT[one] for one in said if one in _KEPT]
    return Refusal(rules[0] if rules else "VG 1.6", "A card keeps this unit from attacking.")


def can_attack_unit(state: State, number: int, target: int) -> bool:
    """Whether nothing forbids a unit to attack another one (VG 11.2.5)."""
    return statics.can_attack_unit(state, number, target)


def attacks_from_back(state: State, number: int, target: int = -1) -> bool:
    """Whether a unit may attack from the back row, and this unit from there if one is named: a text says so, it is
    dominated (VC8.2.26), or lies on an Astral Plane (VG 24.5).
    """
    if table.is_dominated(state.cards[number]) or statics.attacks_from_back(state, number, target):
        return True
    return planes.lies_on_plane(state, number)


def attacks_back_row(state: State, number: int, target: int) -> bool:
    """Whether a unit may attack one in the back row: a text says so, or it is dominated (VC8.2.27)."""
    return table.is_dominated(state.cards[number]) or statics.may_attack(state, number, target)


def battles(state: State, number: int, target: int) -> tuple[int, ...]:
    """Return the units that a unit battles when it attacks this one (VG 11.2.6)."""
    return statics.battles(state, number, target)


def can_boost(state: State, number: int, attacker: int) -> bool:
    """Whether nothing forbids a unit to boost another one (VG 11.2.7)."""
    return statics.can(state, number, "boost", (attacker,)) and statics.can(state, attacker, "boosted", (number,))


def boosts_for(state: State, number: int, attacker: int) -> bool:
    """Whether a text lets a unit boost this one, though it does not stand behind it (over VG 11.2.7)."""
    return statics.boosts_for(state, number, attacker)


def refuse_call(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a text keeps a player from calling a card to a rear-guard circle (VG 10.2)."""
    if statics.can_call(state, seat, number, table.RC[seat]):
        return None
    return Refusal("VG 1.6", "A card keeps you from calling this card.")


def must_be_called_onto(state: State, number: int) -> bool:
    """Whether a card says of itself that it is called from the hand only to a circle with a unit (over VG 10.2)."""
    return bool(statics.of_itself(state, number, own.CalledOnto))


def refuse_ride(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a text keeps a player from riding a card from the hand (VG 8.2)."""
    if statics.player_can(state, seat, number, "ride", table.Cause("rule", None, seat), why=statics.NORMAL_RIDE):
        return None
    return Refusal("VG 1.6", "A card keeps you from riding this card.")


def refuse_guard(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a text keeps a player from calling a card to guard (VG 11.3.2)."""
    if statics.can_guard(state, seat, number):
        return None
    return Refusal("VG 1.6", "A card keeps you from calling this card to guard.")


def guards_together(state: State, seat: int) -> int:
    """Return how many cards at least a player calls to guard at the same time (VG 11.3.2)."""
    return statics.guards_together(state, seat)


def guards_at_most(state: State, seat: int) -> int | None:
    """Return how many guardians a player may call in this battle, None where no text says (VG 11.3.2)."""
    return statics.guards_at_most(state, seat)


def refuse_intercept(state: State, number: int) -> Refusal | None:
    """Return why a text keeps a unit from intercepting (VG 11.3.2)."""
    if statics.player_can(state, table.master(state, number), number, "intercept"):
        return None
    return Refusal("VG 1.6", "A card keeps this unit from intercepting.")


def must_intercept(state: State, number: int) -> bool:
    """Whether a text lets a unit intercept as long as it may (VG 11.3.2)."""
    return statics.must_intercept(state, table.master(state, number), number)


def intercepts_from_back(state: State, number: int) -> bool:
    """Whether a unit may intercept from the back row (VG 24.3)."""
    return statics.intercepts_from_back(state, number)


def makes_drive_checks(state: State, number: int) -> bool:
    """Whether a rear-guard makes drive checks when it attacks (VG 11.4.2), as one on an Astral Plane does (24.5)."""
    return statics.makes_drive_checks(state, number) or planes.lies_on_plane(state, number)


def can_be_hit(state: State, number: int, attacker: int) -> bool:
    """Whether nothing keeps a unit from being hit by an attack (VG 11.5.2)."""
    return statics.can_be_hit(state, number, attacker)


def are_triggers_nullified(state: State, seat: int) -> bool:
    """Whether a text nullifies the effects of a player's triggers (VG 12.5)."""
    return statics.are_triggers_nullified(state, seat)


def has_nullifiers(state: State) -> bool:
    """Whether some card of the game nullifies the effects of triggers (VG 12.5)."""
    return own.TriggersNullified in deck_profile(state).kinds


def triggers_raise(state: State, seat: int, trigger: enum.Enum) -> int:
    """Return how much more power the triggers of a player's drive checks give (VG 12.2)."""
    return statics.triggers_raise(state, seat, trigger)


def can_be_unlocked(state: State, number: int) -> bool:
    """Whether a text does not keep a locked card from being unlocked in this end phase (VG 13.1)."""
    return statics.can(state, number, "unlock")
