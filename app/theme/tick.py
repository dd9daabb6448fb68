"""Boxes to tick."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget


class Tick(QCheckBox):
    """A box that is as wide as its words, so that a click anywhere within its frame ticks it."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
