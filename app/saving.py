"""Whether the match that is played is saved: a sentence at the foot of the window, as long as it is not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QPushButton

from app.theme.words import Words
from engine.record import Recorder

#: How often it is looked whether saving fails, or goes again, in milliseconds.
_LOOK = 1000


class Saving(QObject):
    """Follows the recorder of the match in a window, and tries again as long as it lacks something."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._recorder: Recorder | None = None
        self._closes = True
        self.words = Words()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setProperty("role", "problem")
        self.words.setWordWrap(True)
        self.elsewhere = QPushButton()
        self.elsewhere.clicked.connect(self.save_elsewhere)
        bar = window.statusBar()
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(12, 0, 12, 4)
        bar.addWidget(self.words, 1)
        bar.addPermanentWidget(self.elsewhere)
        bar.hide()
        self._timer = QTimer(window)
        self._timer.timeout.connect(self.look)

    def follow(self, recorder: Recorder, *, closes: bool = True) -> None:
        """Look after the record of this match from now on; it is closed here, or by the table that goes on with it on
        threads of its own.
        """
        self._recorder, self._closes = recorder, closes
        self._timer.start(_LOOK)
        self.show_trouble()

    def look(self) -> None:
        """Try to write what is lacking, and say whether it went."""
        if self._recorder is not None:
            self._recorder.retry()
        self.show_trouble()

    def show_trouble(self) -> None:
        """Say what keeps the match from being saved; nothing where it is saved."""
        trouble = self._recorder.trouble if self._recorder is not None else ""
        if trouble:
            words = self.tr("The match is not being saved ({0}). It goes on, and is saved as soon as that works again.")
            self.words.setText(words.format(trouble))
            self.elsewhere.setText(self.tr("Save elsewhere …"))
        self._window.statusBar().setVisible(bool(trouble))

    def save_elsewhere(self) -> bool:
        """Let the player choose a file for the match as it stands; whether it is there."""
        kind = self.tr("Recorded matches (*.jsonl)")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the match"), "match.jsonl", kind)
        if not name or self._recorder is None:
            return False
        try:
            self._recorder.save(Path(name), stand=self._closes)
        except OSError as problem:
            reason = problem.strerror or type(problem).__name__
            box = QMessageBox(QMessageBox.Icon.Warning, "Tessera", self.tr("Nor there ({0}).").format(reason))
            box.setTextFormat(Qt.TextFormat.PlainText)
            box.exec()
            return False
        return True

    def put_away(self) -> None:
        """Close the record, if it is closed here. Where it cannot be written, the player says what becomes of it."""
        recorder = self._recorder
        while recorder is not None and not (recorder.close() if self._closes else recorder.retry()):
            if self._leave(recorder.trouble):
                if self._closes:
                    recorder.abandon()
                break
        self._recorder = None
        self._timer.stop()
        self.show_trouble()

    def _leave(self, trouble: str) -> bool:
        """Ask what to do with a match that cannot be saved; whether it may be left so."""
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("The end of this match is not saved ({0}).").format(trouble))
        again = box.addButton(self.tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        elsewhere = box.addButton(self.tr("Save elsewhere …"), QMessageBox.ButtonRole.ActionRole)
        lose = box.addButton(self.tr("Leave it unsaved"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(again)
        box.exec()
        if box.clickedButton() is elsewhere:
            return self.save_elsewhere()
        return box.clickedButton() is lose
