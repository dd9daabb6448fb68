"""The parts of the tree about turns and about who wins, where a text goes before the rules (FFTCG 2.1)."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.node import treeclass
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import Phase


@treeclass
class SkipsPhases(Effect):
    """The phases do not take place in the player's next turn."""

    player: Player
    phases: tuple[Phase, ...]


@treeclass
class TakesExtraTurn(Effect):
    """The actor takes one more turn, after this one."""


@treeclass
class LosesGame(Effect):
    """The actor loses the game (FFTCG 3.1)."""


@treeclass
class WinsGame(Effect):
    """The actor wins the game: the opponent loses it (FFTCG 3.1)."""
