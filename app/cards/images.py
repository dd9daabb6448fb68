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
        self._written: dict[Path, int] = {}
        self.look_again()

    def look_again(self) -> bool:
        """Look which files there are now; whether they are others than before."""
        before, self._files, self._written = self._written, {}, {}
        for kind in reversed(KINDS):
            for path in self._folder.glob(f"*.{kind}"):
                self._files[path.stem.casefold()] = path
                self._written[path] = path.stat().st_mtime_ns
        return self._written != before

    def __call__(self, code: str) -> QImage | None:
        """The picture for a card's number; None where there is none."""
        path = self._files.get(code.replace("/", "-").casefold())
        if path is None:
            return None
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        image = reader.read()
        return None if image.isNull() else image
