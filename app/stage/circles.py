"""Positions of Cardfight!! Vanguard worth a picture."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from app.stage.stage import Stage
from engine.questions import Question
from engine.views import View


def _units(view: View, seat: int) -> int:
    return view.zone("rear-guard circles", seat).count


def _main(view: View, question: Question) -> bool:
    return view.phase == "Main Phase" and min(_units(view, 0), _units(view, 1)) >= 3 and not question.idle


def main(stage: Stage) -> QPixmap:
    """Units on their circles, in the main phase."""
    stage.use("vanguard")
    page = stage.play_until("play", _main)
    view = page.session.view()
    page.controller.desk.show_preview(view.zone("vanguard circle", view.seat).cards[0].handle)
    return stage.picture()
