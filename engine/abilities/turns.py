"""Turns and phases added and left out, and the end of the game."""

from __future__ import annotations

import enum

from engine.abilities.effects import Effect
from engine.abilities.players import Player


class PhasesAgain(Effect):
    """These phases (members of the game's enumeration), one after the other, come once more before what follows on
    them.
    """

    phases: tuple[enum.Enum, ...]


class SkipsPhases(Effect):
    """The phases (members of the game's enumeration) do not take place in the player's next turn."""

    player: Player
    phases: tuple[enum.Enum, ...]


class TakesExtraTurn(Effect):
    """The actor takes one more turn, after this one."""


class LosesGame(Effect):
    """The actor loses the game."""


class WinsGame(Effect):
    """The actor wins the game: the opponent loses it."""
