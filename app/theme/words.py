"""Labels whose text is words and nothing else, whoever wrote them."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Words(QLabel):
    """A label that shows what it is given letter by letter, also what looks like markup. Rich text is asked for."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def tip(words: str) -> str:
    """Words for a tooltip, which Qt would take for markup where they look like it."""
    return f"<qt>{html.escape(words)}</qt>".replace("\n", "<br>") if "<" in words else words
