"""The sounds of the table."""

from app.sound.player import NAMES, Sounds

__all__ = ["NAMES", "Sounds"]
