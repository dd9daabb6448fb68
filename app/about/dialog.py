"""About: which Tessera this is, every licence, and the report of a problem."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.about import report, versions
from app.about.licences import licences
from app.settings.places import Places
from app.theme.tick import Tick
from app.theme.words import Words


class AboutDialog(QDialog):
    """Versions, and the licences of everything that the program consists of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(1000, 640)
        self.parts = licences()
        self.versions, self.words = Words(), Words()
        self.words.setWordWrap(True)
        self.versions.setWordWrap(True)
        self.versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list, self.text = QListWidget(), QPlainTextEdit()
        self.text.setReadOnly(True)
        self.list.setMaximumWidth(270)
        self.list.addItems([f"{one.name} {one.version}" for one in self.parts])
        self.list.currentRowChanged.connect(self._show)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.list)
        row.addWidget(self.text, 1)
        box = QVBoxLayout(self)
        box.addWidget(self.versions)
        box.addWidget(self.words)
        box.addLayout(row, 1)
        box.addWidget(self.buttons)
        self.retranslate()
        self.list.setCurrentRow(0)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("About Tessera"))
        self.versions.setText(versions.told())
        self.words.setText(
            self.tr(
                "Tessera is an unofficial table, made by people who play. It consists of these parts, each under its "
                "own licence. Qt's libraries may be replaced, as the LGPL wants."
            )
        )
        self.list.setAccessibleName(self.tr("Licences"))
        self.text.setAccessibleName(self.tr("Licences"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))

    def _show(self, row: int) -> None:
        one = self.parts[row]
        self.text.setPlainText("\n\n".join(part for part in (one.licence, one.source, one.text) if part))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ReportDialog(QDialog):
    """Asks what a report of a problem may hold, and writes it into a file. Nothing is sent."""

    def __init__(self, places: Places, record: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places, self._record = places, record
        self.setWindowTitle(self.tr("Report a problem"))
        words = Words(
            self.tr(
                "Versions and the log are written into one file, which you can show to somebody who helps. "
                "No card stands in the log. Nothing is sent."
            )
        )
        words.setWordWrap(True)
        words.setMinimumWidth(420)
        self.take = Tick(self.tr("With the record of this match; it shows hidden cards too"))
        self.take.setVisible(record is not None)
        buttons = QDialogButtonBox()
        save = buttons.addButton(self.tr("Save …"), QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        save.clicked.connect(self.ask_where)
        cancel.clicked.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(words)
        box.addWidget(self.take)
        box.addWidget(buttons)

    def ask_where(self) -> None:
        """Let the player choose the file, and write it."""
        path, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), "tessera-report.zip", "*.zip")
        if path and self.save(Path(path)):
            self.accept()

    def save(self, path: Path) -> bool:
        """Write the report; False, after a sentence, where that is impossible."""
        try:
            report.gather(path, self._places, self._record if self.take.isChecked() else None)
        except OSError as problem:
            words = self.tr("{0} cannot be written ({1}); choose another place.")
            box = QMessageBox(
                QMessageBox.Icon.Information, "Tessera", words.format(path, problem.strerror), parent=self
            )
            box.setTextFormat(Qt.TextFormat.PlainText)
            box.exec()
            return False
        return True
