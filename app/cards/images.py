"""A player's own pictures for cards, from a folder, by the cards' numbers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage, QImageReader

#: The kinds of file that are looked for, in this order.
KINDS = ("png", "jpg", "jpeg", "webp")


class FolderImages:
    """Finds the picture of a card in a folder. A file that is no picture counts as none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}
        self.look_again()

    def look_again(self) -> None:
        """Look which files there are now."""
        self._files = {}
        if not self._folder.is_dir():
            return
        for kind in reversed(KINDS):
            for path in self._folder.glob(f"*.{kind}"):
                self._files[path.stem.casefold()] = path

    def __call__(self, code: str) -> QImage | None:
        """The picture for a card's number; None where there is none."""
        path = self._files.get(code.replace("/", "-").casefold())
        if path is None:
            return None
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        image = reader.read()
        return None if image.isNull() else image
