"""Cards as they look: a plain description of a card, and the painter that draws it at any size."""

from app.cards.face import RATIO, CardFace
from app.cards.painter import CardPainter

__all__ = ["RATIO", "CardFace", "CardPainter"]
