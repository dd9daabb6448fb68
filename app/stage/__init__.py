"""A stage: the real window in named positions, for pictures and measurements without anybody at it."""

from app.stage.stage import Stage

__all__ = ["Stage"]
