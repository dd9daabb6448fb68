"""What skills forbid and allow where the rules ask: attacks, moves, deployments, supports, orbs (Cipher 2.1, 2.2).

Every question is asked by one place of the law and answered from what is in force.
"""

from __future__ import annotations

from engine.games.cipher.deeds import board as boards
from engine.games.cipher.law.events import Cause
from engine.state import State


def can_attack(state: State, number: int) -> bool:
    """Whether nothing forbids this unit to attack."""
    return "cannot attack" not in boards.now(state, number).flags


def can_attack_unit(state: State, attacker: int, target: int) -> bool:
    """Whether nothing forbids this unit to attack that one."""
    return "cannot be attacked" not in boards.now(state, target).flags


def may_attack_beyond_range(state: State, attacker: int, target: int) -> bool:
    """Whether a skill lets this unit attack that one whatever its range and line."""
    return False


def can_move(state: State, number: int) -> bool:
    """Whether nothing forbids this unit to be moved."""
    return "cannot move" not in boards.now(state, number).flags


def can_untap(state: State, number: int) -> bool:
    """Whether nothing keeps this unit tapped at the beginning of the turn (Cipher 13.2.1.3)."""
    return "cannot untap" not in boards.now(state, number).flags


def can_deploy(state: State, seat: int, number: int) -> bool:
    """Whether nothing forbids this player to deploy this card."""
    return True


def can_level_up(state: State, seat: int, number: int, unit: int) -> bool:
    """Whether nothing forbids this player to level up the unit with this card."""
    return True


def can_level_up_without_name(state: State, seat: int, number: int, unit: int) -> bool:
    """Whether a skill lets this card be stacked on a unit of another unit name (over Cipher 14.2.1.2)."""
    return False


def stands_beside_its_name(state: State, number: int, name: str) -> bool:
    """Whether a skill lets several units of this unit name stand on the battlefield (over Cipher 9.2, 14.1.1.1)."""
    return False


def can_be_bond(state: State, number: int) -> bool:
    """Whether nothing keeps this card out of the Bond Area."""
    return True


def can_be_destroyed(state: State, number: int, cause: Cause) -> bool:
    """Whether nothing keeps this unit from being destroyed by this cause (Cipher 24.1.12)."""
    return "cannot be destroyed" not in boards.now(state, number).flags


def can_hit_critically(state: State, attacker: int) -> bool:
    """Whether nothing forbids the attacking unit a critical hit (Cipher 18.1.11)."""
    return "cannot critical" not in boards.now(state, attacker).flags


def can_evade(state: State, defender: int) -> bool:
    """Whether nothing forbids the defending unit to evade (Cipher 18.1.13)."""
    return "cannot evade" not in boards.now(state, defender).flags


def support_succeeds(state: State, card: int, unit: int) -> bool:
    """Whether a skill lets this card support the unit though it has its unit name (over Cipher 18.1.5.1.1)."""
    return False


def support_fails(state: State, card: int, unit: int) -> bool:
    """Whether a skill lets this card fail to support the unit (as Cipher 18.1.5.1.1.2)."""
    return False


def can_use_support_skills(state: State, seat: int) -> bool:
    """Whether nothing forbids this player to carry out support skills (in Cipher 18.1.7)."""
    return True
