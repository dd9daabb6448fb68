"""Rows and columns as texts choose among them and let units change places (VG 4.1, 17.14)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard.vocabulary.nouns import Row


class ChooseColumn(ab.Effect):
    """The actor chooses a column, as both players see it (VG 4.1); the text goes on to speak of it."""


class InThatColumn(ab.Quality):
    """Lies in the column that was chosen, in the row of it when one is given; of a circle, is in it (VG 4.1)."""

    row: Row | None = None


class SwitchRows(ab.Effect):
    """The player's rear-guards of the front row and those of the back row go where the others were, each within its
    column (VG 17.14).
    """

    player: ab.Player
