"""The look in force: which theme, which language, and the word that either changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from app.theme import fonts
from app.theme.palettes import DARK, PALETTES
from app.theme.stylesheet import stylesheet
from app.theme.tokens import BODY, Palette


class Look(QObject):
    """The theme and language in force. Whoever paints reads ``palette`` and repaints on ``changed``.

    ``zoom`` enlarges all type (1.0 is as designed), for eyes that want it.
    """

    changed = Signal()

    def __init__(
        self, palette: Palette = DARK, language: str = "en", zoom: float = 1.0, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.palette = palette
        self.language = language
        self.zoom = zoom

    def use(self, theme: str | None = None, language: str | None = None, zoom: float | None = None) -> None:
        """Change to a theme, a language or a size of type; the names are those of the settings."""
        palette = PALETTES.get(theme, self.palette) if theme else self.palette
        now = (palette, language or self.language, zoom or self.zoom)
        if now == (self.palette, self.language, self.zoom):
            return
        self.palette, self.language, self.zoom = now
        self.changed.emit()

    def font(self, pixels: float = BODY, *, bold: bool = False) -> QFont:
        """The font of ordinary text at a size of the type scale."""
        return fonts.font(self.language, pixels * self.zoom, bold=bold)

    def dress(self, app: QApplication) -> None:
        """Give the application this look: its font, its colours, its style sheet. What stays is left alone, because
        every widget is dressed anew by it.
        """
        if not app.styleSheet():
            app.setStyle("Fusion")
        if app.font() != self.font():
            app.setFont(self.font())
        sheet = stylesheet(self.palette, self.zoom)
        if app.styleSheet() != sheet:
            app.setPalette(_qt_palette(self.palette))
            app.setStyleSheet(sheet)


def _qt_palette(palette: Palette) -> QPalette:
    """The theme as Qt's own widgets know it."""
    role = QPalette.ColorRole
    result = QPalette()
    for one, color in (
        (role.Window, palette.surface),
        (role.WindowText, palette.text),
        (role.Base, palette.sunken if palette.dark else palette.raised),
        (role.AlternateBase, palette.raised),
        (role.Text, palette.text),
        (role.Button, palette.raised),
        (role.ButtonText, palette.text),
        (role.ToolTipBase, palette.floating),
        (role.ToolTipText, palette.text),
        (role.Highlight, palette.accent),
        (role.HighlightedText, palette.on_accent),
        (role.Link, palette.accent),
        (role.LinkVisited, palette.accent),
        (role.PlaceholderText, palette.text_faint),
    ):
        result.setColor(one, color)
    for one in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, one, palette.text_faint)
    return result
