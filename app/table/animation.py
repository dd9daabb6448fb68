"""Motion: one timer moves everything that moves, by the clock and not by the frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

#: A frame, in milliseconds.
FRAME = 16


class Pose(NamedTuple):
    """Where an item is: its middle, its turn in degrees, its size against its own, how solid it is."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0


class Mover(Protocol):
    """Something that can be moved."""

    def pose(self) -> Pose: ...
    def set_pose(self, pose: Pose) -> None: ...
    def set_turning(self, share: float) -> None: ...


@dataclass(slots=True)
class _Motion:
    item: Mover
    start: Pose
    end: Pose
    begins: float
    lasts: float
    halfway: Callable[[], None] | None
    done: Callable[[], None] | None
    turns: bool


class Animator(QObject):
    """Moves items. ``speed`` is 1 as designed, more is faster, and 0 switches motion off."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._motions: dict[int, _Motion] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._frame)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def move(
        self,
        item: Mover,
        end: Pose,
        milliseconds: float,
        *,
        delay: float = 0.0,
        halfway: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move an item to a pose. ``halfway`` makes it turn over, and is called when its edge is seen."""
        self.stop(item)
        if self.speed <= 0 or milliseconds <= 0:
            item.set_pose(end)
            for call in (halfway, done):
                if call is not None:
                    call()
            return
        now = self._clock.elapsed()
        turns = halfway is not None
        motion = _Motion(
            item, item.pose(), end, now + delay / self.speed, milliseconds / self.speed, halfway, done, turns
        )
        self._motions[id(item)] = motion
        if not self._timer.isActive():
            self._timer.start()

    def stop(self, item: Mover) -> None:
        """Leave an item where it is; what was to be done at the end of its way is done now."""
        motion = self._motions.pop(id(item), None)
        if motion is not None:
            self._finish(motion)

    def carries(self, item: Mover) -> bool:
        """Whether this item is on its way."""
        return id(item) in self._motions

    def finish(self) -> None:
        """Let everything arrive at once."""
        while self._motions:
            _, motion = self._motions.popitem()
            motion.item.set_pose(motion.end)
            self._finish(motion)
        self._timer.stop()

    def _finish(self, motion: _Motion) -> None:
        motion.item.set_turning(1.0)
        for call in (motion.halfway, motion.done):
            if call is not None:
                call()

    def _frame(self) -> None:
        now = self._clock.elapsed()
        for key, motion in list(self._motions.items()):
            share = (now - motion.begins) / motion.lasts
            if share < 0:
                continue
            if share >= 1:
                self._motions.pop(key, None)
                motion.item.set_pose(motion.end)
                self._finish(motion)
                continue
            motion.item.set_pose(_between(motion.start, motion.end, ease(share)))
            if motion.turns:
                motion.item.set_turning(abs(1 - 2 * share))
                if share >= 0.5 and motion.halfway is not None:
                    motion.halfway()
                    motion.halfway = None
        if not self._motions:
            self._timer.stop()
            self.idle.emit()


def ease(share: float) -> float:
    """Quick away, gently to rest."""
    rest = 1 - share
    return 1 - rest * rest * rest


def _between(start: Pose, end: Pose, share: float) -> Pose:
    return Pose(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
