"""Values of a game's own, of cards and of questions, as words, numbers and rows, whatever another machine has sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def words_in(value: object) -> tuple[str, ...]:
    """Several words; none where it is something else."""
    return tuple(str(one) for one in value) if isinstance(value, tuple | list) else ()


def number_in(value: object) -> int:
    """A number; 0 where it is something else."""
    return value if isinstance(value, int) else 0


def rows_in(value: object) -> tuple[Mapping[str, Any], ...]:
    """Several things with named parts; none where it is something else."""
    return tuple(row for row in value if isinstance(row, dict)) if isinstance(value, tuple | list) else ()
