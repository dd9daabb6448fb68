"""The picture of a card: a landscape in the light of its Elements, and in it what the card is.

A Forward is a person or a beast, a Backup the house where somebody works, a Monster a creature with eyes that
glow, a Summon a sign in the sky.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.cards.art.landscape import paint_floor, paint_ridges, paint_sky, paint_weather
from app.cards.art.schemes import scheme_of
from app.cards.art.sigils import paint_sigil
from app.cards.face import CardFace


def paint_picture(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """Paint the generated picture of a card into a rectangle; the same for the same card at every size."""
    dice = Random(f"tessera picture {face.code}")
    scale = rect.width() / 100
    height = rect.height() / scale
    scheme = scheme_of(face.elements)
    element = face.elements[0] if face.elements else ""
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    paint_sky(painter, height, scheme, dice)
    paint_ridges(painter, height, scheme, dice)
    paint_sigil(painter, height, scheme, element, dice)
    paint_floor(painter, height, scheme, dice)
    paint_weather(painter, height, scheme, dice)
    painter.restore()
