"""What a player has set, kept in the place where the system keeps such things."""

from app.settings.places import Places
from app.settings.store import Settings, Store

__all__ = ["Places", "Settings", "Store"]
