"""Outlines that marks and signs are made of, in a square from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """The closed line through these points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def ring(count: int, start: float, outer: float = 1.0, inner: float | None = None) -> QPainterPath:
    """A regular polygon, or a star where there is an inner radius."""
    points: list[tuple[float, float]] = []
    steps = count if inner is None else count * 2
    for step in range(steps):
        radius = outer if inner is None or step % 2 == 0 else inner
        angle = start + step * math.tau / steps
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(points)


def disc(radius: float = 0.96, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def strokes(*lines: Sequence[tuple[float, float]]) -> QPainterPath:
    """Open lines through these points."""
    path = QPainterPath()
    for line in lines:
        path.moveTo(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(QPointF(*point))
    return path
