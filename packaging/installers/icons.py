"""The icon, drawn in every size that a system asks for: the jewel of the table on a card."""

from __future__ import annotations

import os
import struct
from pathlib import Path

#: The sizes of Linux' folders of icons, in pixels.
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_WINDOWS = (16, 24, 32, 48, 64, 256)
#: macOS' names of sizes.
_APPLE = ((b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512))


def draw_all(folder: Path) -> None:
    """Draw ``tessera-<size>.png`` for all sizes, ``tessera.ico`` and ``tessera.icns`` into a folder."""
    pictures = {size: draw(size) for size in {*SIZES, *_WINDOWS, *(size for _, size in _APPLE)}}
    for size in SIZES:
        (folder / f"tessera-{size}.png").write_bytes(pictures[size])
    (folder / "tessera.ico").write_bytes(ico([(size, pictures[size]) for size in _WINDOWS]))
    (folder / "tessera.icns").write_bytes(icns([(kind, pictures[size]) for kind, size in _APPLE]))


def draw(size: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
    from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen

    from app.application import application
    from app.table.ground import paint_jewel
    from app.theme import PALETTES

    application()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = size / 64
    body = QRectF(3 * unit, 3 * unit, 58 * unit, 58 * unit)
    ground = QLinearGradient(body.topLeft(), body.bottomLeft())
    ground.setColorAt(0, QColor("#2b3a55"))
    ground.setColorAt(1, QColor("#141b2a"))
    painter.setPen(QPen(QColor("#c9a961"), max(1.0, 2 * unit)))
    painter.setBrush(ground)
    painter.drawRoundedRect(body, 13 * unit, 13 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_jewel(painter, QPointF(size / 2, size / 2), 21 * unit, PALETTES["dark"])
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: list[tuple[int, bytes]]) -> bytes:
    """Windows' file of icons, from PNGs with their sizes."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    rows, bodies = [], []
    for size, data in pictures:
        rows.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place))
        bodies.append(data)
        place += len(data)
    return head + b"".join(rows) + b"".join(bodies)


def icns(pictures: list[tuple[bytes, bytes]]) -> bytes:
    """Apple's file of icons, from PNGs with Apple's names of their sizes."""
    body = b"".join(struct.pack(">4sI", kind, len(data) + 8) + data for kind, data in pictures)
    return struct.pack(">4sI", b"icns", len(body) + 8) + body
