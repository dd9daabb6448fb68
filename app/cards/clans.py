"""The marks of the nations of Cardfight!! Vanguard (VG 3.7), and of the guilds of our own cards."""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.elements import ELEMENTS
from app.cards.mark import Mark
from app.cards.symbols import SYMBOLS

#: Each has the colours and the sign of a mark that looks like it.
CLANS: Mapping[str, Mark] = {
    "United Sanctuary": ELEMENTS["Light"],
    "Dragon Empire": ELEMENTS["Fire"],
    "Star Gate": ELEMENTS["Lightning"],
    "Dark Zone": ELEMENTS["Dark"],
    "Magallanica": ELEMENTS["Water"],
    "Zoo": ELEMENTS["Wind"],
    "Frost Assize": ELEMENTS["Ice"],
    "Sap Choir": SYMBOLS["Green"],
    "Haymarch": ELEMENTS["Earth"],
    "Cinder Fair": SYMBOLS["Red"],
    "Fogmoor Post": SYMBOLS["Black"],
    "Noonwatch": SYMBOLS["Yellow"],
}
