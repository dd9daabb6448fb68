"""How everything looks: colours with meaning, one type scale, one grid, for three themes."""

from app.theme.look import Look
from app.theme.palettes import CONTRAST, DARK, LIGHT, PALETTES
from app.theme.tokens import Palette

__all__ = ["CONTRAST", "DARK", "LIGHT", "PALETTES", "Look", "Palette"]
