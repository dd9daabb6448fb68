"""The settings dialog. What is changed here holds at once; closing it changes nothing more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.i18n.languages import NAMES
from app.settings.places import Places
from app.settings.store import LANGUAGES, MODES, MOTIONS, THEMES, Store
from app.theme.choice import Choice
from app.theme.fonts import has_chinese
from app.theme.slider import Slider
from app.theme.tick import Tick
from app.theme.words import Words

_ZOOMS = (0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)


class SettingsDialog(QDialog):
    """Shows and changes the settings of a store. ``can_sound`` tells whether sounds can be heard here."""

    def __init__(
        self, store: Store, places: Places | None = None, can_sound: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._places, self._can_sound = store, places, can_sound
        self.setMinimumSize(520, 400)
        self.tabs = QTabWidget()
        self.theme, self.language, self.zoom = Choice(), Choice(), Choice()
        self.motion, self.mode = Choice(), Choice()
        self.open_hands, self.sounds = Tick(), Tick()
        self.volume = Slider(Qt.Orientation.Horizontal)
        self.fonts, self.silent, self.pictures, self.problem = Words(), Words(), Words(), Words()
        self.folder = QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._rows: list[Words] = []
        self._build()
        self._show()
        self.retranslate()
        self._connect()

    # Making it

    def _build(self) -> None:
        for box, count in ((self.theme, len(THEMES)), (self.motion, len(MOTIONS)), (self.mode, len(MODES))):
            box.addItems([""] * count)
        self.language.addItems(["", *NAMES.values()])
        self.zoom.addItems([f"{round(zoom * 100)} %" for zoom in _ZOOMS])
        self.volume.setRange(0, 100)
        for label, role in (
            (self.fonts, "problem"),
            (self.silent, "dim"),
            (self.pictures, "dim"),
            (self.problem, "problem"),
        ):
            label.setProperty("role", role)
            label.setWordWrap(True)
        self._page((self.theme, self.language, self.zoom), (self.fonts,))
        self._page((self.motion, self.mode), (self.open_hands, self.pictures, self.folder))
        self._page((self.volume,), (self.sounds, self.silent))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        for part in (self.tabs, self.problem, self.buttons):
            column.addWidget(part)
        self.buttons.rejected.connect(self.reject)

    def _page(self, fields: tuple[QWidget, ...], others: tuple[QWidget, ...]) -> None:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(12)
        for field in fields:
            label = Words()
            label.setBuddy(field)
            self._rows.append(label)
            form.addRow(label, field)
        for other in others:
            form.addRow(other)
        self.tabs.addTab(page, "")

    def _show(self) -> None:
        now = self._store.now
        self.theme.setCurrentIndex(THEMES.index(now.theme))
        self.language.setCurrentIndex(LANGUAGES.index(now.language))
        nearest = min(range(len(_ZOOMS)), key=lambda index: abs(_ZOOMS[index] - now.zoom))
        self.zoom.setCurrentIndex(nearest)
        self.motion.setCurrentIndex(list(MOTIONS).index(now.motion))
        self.mode.setCurrentIndex(MODES.index(now.mode))
        self.open_hands.setChecked(now.open_hands)
        self.sounds.setChecked(now.sounds and self._can_sound)
        self.volume.setValue(now.volume)
        for widget in (self.sounds, self.volume):
            widget.setEnabled(self._can_sound)
        self.silent.setVisible(not self._can_sound)
        self.fonts.setVisible(not has_chinese())
        self.folder.setVisible(self._places is not None)
        self.pictures.setVisible(self._places is not None)

    def _connect(self) -> None:
        change = self._store.change
        self.theme.currentIndexChanged.connect(lambda index: change(theme=THEMES[index]))
        self.language.currentIndexChanged.connect(lambda index: change(language=LANGUAGES[index]))
        self.zoom.currentIndexChanged.connect(lambda index: change(zoom=_ZOOMS[index]))
        self.motion.currentIndexChanged.connect(lambda index: change(motion=list(MOTIONS)[index]))
        self.mode.currentIndexChanged.connect(lambda index: change(mode=MODES[index]))
        self.open_hands.toggled.connect(lambda on: change(open_hands=on))
        self.sounds.toggled.connect(lambda on: change(sounds=on))
        self.volume.valueChanged.connect(lambda value: change(volume=value))
        self.folder.clicked.connect(self._open_folder)
        self._store.changed.connect(self._say_problem)

    # Saying it

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("Settings"))
        for index, text in enumerate((self.tr("Look"), self.tr("Table"), self.tr("Sound"))):
            self.tabs.setTabText(index, text)
        labels = (
            self.tr("&Theme"), self.tr("&Language"), self.tr("Size of &type"),
            self.tr("&Motion"), self.tr("&Rules of a new match"), self.tr("&Volume"),
        )  # fmt: skip
        for label, text in zip(self._rows, labels, strict=True):
            label.setText(text)
        self._name(self.theme, (self.tr("Dark"), self.tr("Light"), self.tr("High contrast")))
        self._name(self.motion, (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")))
        self._name(self.mode, (self.tr("Enforced"), self.tr("Asked"), self.tr("Free")))
        self.language.setItemText(0, self.tr("As the system"))
        self.open_hands.setText(self.tr("No curtain when the other player is asked"))
        self.sounds.setText(self.tr("Play sounds"))
        self.silent.setText(self.tr("This computer has nothing to play sounds with, so they stay off."))
        self.fonts.setText(
            self.tr("There is no font with Chinese characters here; install one, such as Noto Sans CJK.")
        )
        folder = self._places.images if self._places else ""
        self.pictures.setText(
            self.tr("Your own pictures: put images called by the card's number, as in 1-001H.png, into {0}").format(
                folder
            )
        )
        self.folder.setText(self.tr("Open the folder for pictures"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self._say_problem()

    def _name(self, box: Choice, names: tuple[str, ...]) -> None:
        for index, name in enumerate(names):
            box.setItemText(index, name)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _say_problem(self) -> None:
        self.problem.setText(self._store.problem)
        self.problem.setVisible(bool(self._store.problem))

    def _open_folder(self) -> None:
        if self._places is not None:
            self._places.images.mkdir(parents=True, exist_ok=True)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._places.images)))
