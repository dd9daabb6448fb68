"""The tables of the games, one module each."""

from __future__ import annotations

from app.table.games.cipher import CIPHER
from app.table.games.fftcg import FFTCG
from app.table.games.fow import FOW
from app.table.games.plain import plain
from app.table.games.vanguard import VANGUARD
from app.table.spec import TableSpec
from engine.views import View

_SPECS = {spec.game: spec for spec in (FFTCG, CIPHER, FOW, VANGUARD)}


def table_of(game: str, view: View) -> TableSpec:
    """The table of a game; a plain one, made of its zones, where none is declared."""
    return _SPECS.get(game) or plain(game, view)
