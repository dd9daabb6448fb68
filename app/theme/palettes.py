"""The three themes: dark (a quiet table at night), light (paper and linen), and one with high contrast."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtGui import QColor

from app.theme.tokens import Palette


def _palette(name: str, dark: bool, **colors: str) -> Palette:
    return Palette(name, dark, **{role: QColor(value) for role, value in colors.items()})


DARK = _palette(
    "dark",
    True,
    ground="#0e1218",
    ground_glow="#1d2733",
    sunken="#0a0d12",
    surface="#161c25",
    raised="#1f2833",
    floating="#283341",
    line="#2b3644",
    line_strong="#46566a",
    text="#eef2f6",
    text_dim="#a9b6c5",
    text_faint="#7b8999",
    accent="#5aa9ff",
    on_accent="#07131f",
    possible="#41d9c0",
    chosen="#ffcf5c",
    threatened="#ff7a59",
    mine="#5aa9ff",
    theirs="#f28fb1",
    better="#7fe3a1",
    worse="#ff9a76",
    damage="#ff5d5d",
    frost="#a8e4ff",
    warning="#ffb84d",
    focus="#ffffff",
    shadow="#000000",
)

LIGHT = _palette(
    "light",
    False,
    ground="#d9dcd6",
    ground_glow="#eceee9",
    sunken="#cbcfc8",
    surface="#f5f5f1",
    raised="#ffffff",
    floating="#ffffff",
    line="#c2c7bf",
    line_strong="#8e978c",
    text="#1b2127",
    text_dim="#49545f",
    text_faint="#636e79",
    accent="#0b62c4",
    on_accent="#ffffff",
    possible="#00796b",
    chosen="#a86500",
    threatened="#c8401b",
    mine="#0b62c4",
    theirs="#b0296a",
    better="#16713a",
    worse="#b53c12",
    damage="#c21f2c",
    frost="#12719c",
    warning="#945400",
    focus="#1b2127",
    shadow="#5a6258",
)

CONTRAST = _palette(
    "contrast",
    True,
    ground="#000000",
    ground_glow="#000000",
    sunken="#000000",
    surface="#000000",
    raised="#0c0c0c",
    floating="#141414",
    line="#9a9a9a",
    line_strong="#ffffff",
    text="#ffffff",
    text_dim="#e6e6e6",
    text_faint="#c8c8c8",
    accent="#4fc3ff",
    on_accent="#000000",
    possible="#00ffd5",
    chosen="#ffe600",
    threatened="#ff8a3c",
    mine="#4fc3ff",
    theirs="#ff9ede",
    better="#7dff9b",
    worse="#ffb07a",
    damage="#ff6b6b",
    frost="#b5f0ff",
    warning="#ffd000",
    focus="#ffe600",
    shadow="#000000",
)

PALETTES: Mapping[str, Palette] = MappingProxyType({each.name: each for each in (DARK, LIGHT, CONTRAST)})
