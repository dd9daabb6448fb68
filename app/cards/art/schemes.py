"""The light in which the pictures of an Element, or of a symbol, are painted."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Scheme:
    """The colours of a landscape, from the sky to what is near, and its weather.

    ``ridge`` is how the land rises ("peaks", "hills", "mesas", "cones", "waves", "clouds"), ``weather`` what
    hangs in the air ("embers", "snow", "leaves", "dust", "sparks", "rain", "motes", "stars").
    """

    top: QColor
    low: QColor
    sun: QColor
    far: QColor
    mid: QColor
    near: QColor
    glow: QColor
    ridge: str
    weather: str


def _scheme(top: str, low: str, sun: str, far: str, mid: str, near: str, glow: str, *words: str) -> Scheme:
    return Scheme(QColor(top), QColor(low), QColor(sun), QColor(far), QColor(mid), QColor(near), QColor(glow), *words)


_SCHEMES = {
    "Fire": _scheme("#4a1020", "#ff8a3f", "#ffe2a0", "#b0412a", "#702019", "#2c0b10", "#ffd27a", "cones", "embers"),
    "Ice": _scheme("#123a66", "#d6f3fb", "#ffffff", "#8fc4de", "#4a8bb3", "#123c5f", "#f0fcff", "peaks", "snow"),
    "Wind": _scheme("#1f7a78", "#e6f7bd", "#fffbd6", "#86c795", "#3c8a62", "#12443a", "#f4ffd2", "hills", "leaves"),
    "Earth": _scheme("#7c5230", "#fbe2a6", "#fff4cf", "#cfa566", "#8d6131", "#3a2610", "#ffe9b0", "mesas", "dust"),
    "Lightning": _scheme(
        "#1b0d42", "#c581ee", "#f9e5ff", "#7c4bbd", "#472684", "#1a0c3d", "#ffdcff", "peaks", "sparks"
    ),
    "Water": _scheme("#0c2f70", "#9fe0f5", "#f4fdff", "#4a99d2", "#235fac", "#0a275c", "#d2f3ff", "waves", "rain"),
    "Light": _scheme("#c99f45", "#fffbe6", "#ffffff", "#ecd79c", "#c3a05a", "#6a4f20", "#ffffff", "clouds", "motes"),
    "Dark": _scheme("#07060c", "#6a5685", "#e6daf6", "#41365a", "#292138", "#0d0a14", "#d9c8f2", "peaks", "stars"),
    "Red": _scheme("#7c2f36", "#f7c49a", "#fff0cf", "#c4705f", "#8a3a3a", "#36131a", "#ffd9a8", "hills", "motes"),
    "Blue": _scheme("#173a78", "#b9dcf2", "#ffffff", "#6d9fcf", "#33629f", "#0f2a54", "#dff0ff", "waves", "motes"),
    "White": _scheme("#7d8f9c", "#fdf3e0", "#fff6d8", "#d9cdb8", "#a39478", "#4b4232", "#fffdf4", "peaks", "leaves"),
    "Black": _scheme("#12101c", "#7d6f96", "#d8cdee", "#4d4566", "#2e2840", "#0e0b16", "#cbbcf0", "mesas", "stars"),
    "Green": _scheme("#1d5a52", "#dff0b8", "#fdfbd8", "#7fb98a", "#37795a", "#10392f", "#eefad0", "hills", "leaves"),
    "Purple": _scheme("#32195c", "#e3b7ee", "#fdeaff", "#8d62b8", "#54317e", "#210f3b", "#f6dcff", "peaks", "sparks"),
    "Yellow": _scheme("#a8781c", "#fdeeb0", "#fffbe0", "#dcb75c", "#a8802c", "#4a360e", "#fff4c4", "mesas", "motes"),
    "Brown": _scheme("#5c3c26", "#ecc9a0", "#fdebd0", "#b58860", "#7a5332", "#33200f", "#fbe0bc", "cones", "dust"),
}
_PLAIN = _scheme("#2b3540", "#b8c4cf", "#f4f7fa", "#8492a0", "#53606d", "#232b33", "#ffffff", "hills", "motes")


def scheme_of(elements: tuple[str, ...]) -> Scheme:
    """The light of a card's Elements: the sky of the first over the land of the last."""
    if not elements:
        return _PLAIN
    sky = _SCHEMES.get(elements[0], _PLAIN)
    land = _SCHEMES.get(elements[-1], _PLAIN)
    if sky is land:
        return sky
    return Scheme(sky.top, sky.low, sky.sun, land.far, land.mid, land.near, sky.glow, land.ridge, sky.weather)
