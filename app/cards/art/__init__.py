"""Pictures for cards that have none of their own: always the same for the same card."""

from app.cards.art.picture import paint_picture

__all__ = ["paint_picture"]
