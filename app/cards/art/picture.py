"""The picture of a card: a landscape in the light of its Elements, and in it what the card is.

A Forward is a person or a beast, a Backup the house where somebody works, a Monster a creature with eyes that
glow, a Summon a sign in the sky.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.cards.art import creatures
from app.cards.art.landscape import paint_floor, paint_ridges, paint_sky, paint_weather
from app.cards.art.people import paint_person
from app.cards.art.places import paint_place
from app.cards.art.schemes import Scheme, scheme_of
from app.cards.art.sigils import paint_sigil
from app.cards.face import CardFace


def paint_picture(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """Paint the generated picture of a card into a rectangle; the same for the same card at every size."""
    dice = Random(f"tessera picture {face.code}")
    scale = rect.width() / 100
    height = rect.height() / scale
    scheme = scheme_of(face.drawn_as)
    element = face.drawn_as[0] if face.drawn_as else ""
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    paint_sky(painter, height, scheme, dice)
    paint_ridges(painter, height, scheme, dice)
    if face.type == "Summon":
        paint_sigil(painter, height, scheme, element, dice)
        paint_floor(painter, height, scheme, dice)
    else:
        paint_floor(painter, height, scheme, dice)
        _paint_subject(painter, height, scheme, element, face, dice)
    paint_weather(painter, height, scheme, dice)
    painter.restore()


def _paint_subject(
    painter: QPainter, height: float, scheme: Scheme, element: str, face: CardFace, dice: Random
) -> None:
    """Paint whoever the card is, standing on the ground; in a wide picture nearer, and cut at the feet."""
    wide = height < 70
    foot = QPointF(50 + dice.uniform(-5, 5), height * (1.06 if wide else 0.84))
    high = height * 0.86 if wide else min(height * 0.72, 78)
    if face.type == "Backup":
        paint_place(painter, foot, high * 0.95, scheme, element, dice)
    elif face.type == "Monster" or creatures.known(face.subject):
        creatures.paint_creature(painter, foot, high * 0.98, scheme, element, face.subject, dice)
    else:
        paint_person(painter, foot, high, scheme, element, face.subject, dice)
