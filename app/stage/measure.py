"""Measuring the table: how soon it is there, how smoothly it drags and lights up, and what it takes."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.application import application
from app.mode import Mode
from app.settings.places import Places
from app.stage.stage import Stage, match_of
from app.table.items import Glow
from app.table.spec import TableSpec
from engine.bounds import Value
from engine.overrides import Rules
from engine.views import CardView, View, ZoneView

#: How many cards lie on the table while it is dragged over.
CARDS = 400
_STEPS = 400
_ROUNDS = 120
_STARTS = 4
#: Answers given before the table with dealt cards is shown.
_DEALT = 3


def first_paint(game: str, folder: Path) -> dict[str, float]:
    """Show a match of a game with dealt cards and paint it; say when that was done, and what memory it took.

    What the program keeps is kept in a folder.
    """
    stage = Stage(application(), places=Places.below(folder))
    stage.use(game)
    match = match_of(stage.begin(1))
    for _ in range(_DEALT):
        if match.request is not None and match.request.kind != "confirm":
            match.answer(match.request.seat, match.sample(random.Random(1)))
    stage.window.repaint()
    stage.app.processEvents()
    return {"painted": time.time(), "resident_mb": resident_mb()}


def resident_mb() -> float:
    """How much memory this process holds, in megabytes."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    import resource

    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


class Starts(NamedTuple):
    """From the start of a process to the first painted table in ms, warm and cold, and what it holds in MB."""

    warm: float
    cold: float
    held: float


def itself() -> list[str]:
    """How this very program is started once more: as it was installed, or from source."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "app"]


def start_times(game: str) -> Starts:
    """Start several processes, one after the other, and see how soon the table of a game is painted.

    The first one compiles the modules and does not count. Then a cold start: no reading of a card is kept, and the
    files are out of memory as far as the system drops them (not those that another process runs from). The others
    are warm, and the quickest of them counts.
    """
    root = Path(__file__).parents[2]
    with TemporaryDirectory(prefix="tessera-") as folder:
        kept, modules = Path(folder, "kept"), Path(folder, "modules")
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(root),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(modules),
        }

        def start() -> tuple[float, float]:
            began = time.time()
            done = subprocess.run(
                [*itself(), "bench", "table", "--game", game, "--start-in", str(kept)],
                cwd=root, env=environment, capture_output=True, text=True, check=True,
            )  # fmt: skip
            told = json.loads(done.stdout)
            return (told["painted"] - began) * 1000, told["resident_mb"]

        start()
        shutil.rmtree(kept)
        for place in (modules, root / "app", root / "engine", root / "assets", *map(Path, sys.path)):
            _drop(place)
        cold, _ = start()
        warm = [start() for _ in range(_STARTS)]
    return Starts(min(paint for paint, _ in warm), cold, max(held for _, held in warm))


def _drop(place: Path) -> None:
    """Ask the system to drop what it keeps of the files in a folder."""
    if not hasattr(os, "posix_fadvise"):
        return
    for folder, _, names in os.walk(place):
        for name in names:
            with suppress(OSError), open(os.path.join(folder, name), "rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def crowded(view: View, spec: TableSpec, codes: list[str], names: dict[str, str]) -> View:
    """The position with so many cards on the field that it is full to the last corner."""
    types = tuple(one for area in spec.areas for one in area.types) or ("",)
    lying: dict[tuple[str, int], list[CardView]] = {}
    for number in range(CARDS):
        code, seat = codes[number % len(codes)], number % 2
        values: dict[str, Value] = {"types": (types[number // 2 % len(types)],)}
        card = CardView(10_000 + number, code, names[code], seat, seat, dull=number % 5 == 0, values=values)
        zone = spec.field_zones[number // 2 % len(spec.field_zones)]
        whose = next(one.seat for one in view.zones if one.name == zone and one.seat in (-1, seat))
        lying.setdefault((zone, whose), []).append(card)
    full = {where: ZoneView(*where, len(cards), tuple(cards)) for where, cards in lying.items()}
    zones = tuple(full.get((zone.name, zone.seat), zone) for zone in view.zones)
    return View(**{name: getattr(view, name) for name in view.__struct_fields__ if name != "zones"}, zones=zones)


class Crowd:
    """A table with many cards, and a pointer that moves over it."""

    def __init__(self, game: str) -> None:
        self.stage = Stage(application())
        self.stage.use(game)
        self.page = self.stage.begin(1)
        match_of(self.page).override(0, Rules(Mode.FREE.value))
        cards = self.stage.game.cards()
        names = {code: card.name for code, card in cards.items()}
        self.page.scene.show_view(crowded(self.page.session.view(), self.page.scene.spec, list(cards), names))
        self.stage.settle()

    def drag_ms(self) -> list[float]:
        """The time of each step while a card is dragged all over the table, with the painting that it causes."""
        scene, view = self.page.scene, self.page.view
        item = scene.cards[10_000 + CARDS - 1]
        start = view.mapFromScene(item.sceneBoundingRect().center())
        self._mouse(QEvent.Type.MouseButtonPress, start)
        spent: list[float] = []
        wide, high = view.viewport().width(), view.viewport().height()
        for step in range(_STEPS):
            spot = QPoint(40 + (step * 7) % max(1, wide - 80), 40 + int((high - 80) * abs(((step / 90) % 2) - 1)))
            spent.append(_timed(lambda where=spot: self._mouse(QEvent.Type.MouseMove, where)))  # type: ignore[misc]
        view.gestures.cancel()
        self._mouse(QEvent.Type.MouseButtonRelease, start)
        return spent[5:]

    def light_ms(self) -> list[float]:
        """The time in which the places to which a card may go are lit, with the painting, and put out again."""
        scene = self.page.scene
        spots = dict.fromkeys(scene.areas, Glow.POSSIBLE)
        plates = dict.fromkeys(scene.plates, Glow.THREATENED)
        spent: list[float] = []
        for number in range(_ROUNDS):
            lit = number % 2 == 0
            spent.append(
                _timed(
                    lambda on=lit: self._painted(  # type: ignore[misc]
                        lambda: scene.light_places(spots if on else {}, plates if on else {})
                    )
                )
            )
        return spent[4:]

    def _painted(self, act: Callable[[], None]) -> None:
        act()
        QApplication.processEvents()

    def _mouse(self, kind: QEvent.Type, where: QPoint) -> None:
        view = self.page.view
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        spot = QPointF(where)
        event = QMouseEvent(
            kind, spot, QPointF(view.viewport().mapToGlobal(where)), button, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(view.viewport(), event)
        QApplication.processEvents()


def _timed(act: Callable[[], None]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def percentile(times: list[float], share: float) -> float:
    """The time that so great a share of all times does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measure(game: str) -> dict[str, float]:
    """All measures of the table of a game by their names."""
    starts = start_times(game)
    crowd = Crowd(game)
    drags = crowd.drag_ms()
    lights = crowd.light_ms()
    crowd.stage.clear()
    return {
        "first_paint_ms": round(starts.warm, 1),
        "first_paint_cold_ms": round(starts.cold, 1),
        "drag_p95_ms": round(percentile(drags, 0.95), 3),
        "drag_p99_ms": round(percentile(drags, 0.99), 3),
        "highlight_p99_ms": round(percentile(lights, 0.99), 3),
        "resident_mb": round(starts.held, 1),
    }
