"""The words of Fire Emblem Cipher: the community's English read into skills, and skills rendered back."""

from engine.games.cipher.words.reading import read, render

__all__ = ["read", "render"]
