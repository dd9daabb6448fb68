"""What texts forbid and allow where the rules of a battle ask (VG 1.6, 11): one place for every such question."""

from __future__ import annotations

from engine.rulebook import Refusal
from engine.state import State


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why a text keeps a unit from attacking, None where none does (VG 11.2.2)."""
    return None


def can_attack_unit(state: State, number: int, target: int) -> bool:
    """Whether nothing forbids a unit to attack another one (VG 11.2.5)."""
    return True


def attacks_from_back(state: State, number: int) -> bool:
    """Whether a unit may attack from the back row: a text says so, or it is dominated (VG 24.5, VC8.2.26)."""
    return "dominated" in state.cards[number].marks


def attacks_back_row(state: State, number: int, target: int) -> bool:
    """Whether a unit may attack one in the back row (VC8.2.27)."""
    return "dominated" in state.cards[number].marks


def battles(state: State, number: int, target: int) -> tuple[int, ...]:
    """Return the units that a unit battles when it attacks this one (VG 11.2.6)."""
    return (target,)


def can_boost(state: State, number: int, attacker: int) -> bool:
    """Whether nothing forbids a unit to boost another one (VG 11.2.7)."""
    return True


def refuse_guard(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a text keeps a player from calling a card to guard (VG 11.3.2)."""
    return None


def refuse_intercept(state: State, number: int) -> Refusal | None:
    """Return why a text keeps a unit from intercepting (VG 11.3.2)."""
    return None


def intercepts_from_back(state: State, number: int) -> bool:
    """Whether a unit may intercept from the back row (VG 24.3)."""
    return False


def makes_drive_checks(state: State, number: int) -> bool:
    """Whether a rear-guard makes drive checks when it attacks (VG 11.4.2)."""
    return False


def can_be_hit(state: State, number: int, attacker: int) -> bool:
    """Whether nothing keeps a unit from being hit by an attack (VG 11.5.2)."""
    return True


def can_be_unlocked(state: State, number: int) -> bool:
    """Whether a locked card is unlocked in this end phase (VG 13.1, VC14.2.1)."""
    return True
