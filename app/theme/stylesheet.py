"""The style sheet of the widgets around the table."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor

from app.theme.tokens import BODY, CAPTION, CORNER, CORNER_SMALL, DISPLAY, LEAD, TITLE, Palette, mixed

_SHEET = Template("""
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog { background: $surface; }
QToolTip { background: $floating; color: $text; border: 1px solid $line_strong; padding: 4px 8px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="display"] { font-size: ${display}px; font-weight: 600; }
QLabel[role="lead"] { font-size: ${lead}px; }
QLabel[role="dim"] { color: $text_dim; }
QLabel[role="caption"] { font-size: ${caption}px; color: $text_dim; }
QLabel[role="problem"] { color: $threatened; }
QLabel[role="good"] { color: $better; }
QFrame[role="panel"] { background: $raised; border: 1px solid $line; border-radius: ${corner}px; }
QFrame[role="sunken"] { background: $sunken; border: 1px solid $line; border-radius: ${corner}px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: $floating; border: 1px solid $line_strong; border-radius: ${small}px;
  padding: 6px 16px; min-height: ${line}px; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $sunken; }
QPushButton:focus { border: 2px solid $focus; padding: 5px 15px; }
QPushButton:disabled { color: $text_faint; border-color: $line; background: $surface; }
QPushButton[role="primary"], QPushButton:default { background: $accent; color: $on_accent;
  border-color: $accent; font-weight: 600; }
QPushButton[role="primary"]:hover, QPushButton:default:hover { background: $accent_hover; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled { background: $surface; color: $text_faint;
  border-color: $line; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid $focus; }
QPushButton[role="danger"] { color: $threatened; border-color: $threatened; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: ${small}px; padding: 4px 8px; }
QToolButton:hover { background: $floating; border-color: $line_strong; }
QToolButton:focus { border: 2px solid $focus; padding: 3px 7px; }
QToolButton:checked { background: $floating; border-color: $accent; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QTextBrowser { background: $field;
  border: 1px solid $line_strong; border-radius: ${small}px; padding: 4px 8px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit, QSpinBox, QComboBox { min-height: ${field_line}px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus,
QTreeView:focus, QListView:focus, QTableView:focus { border: 2px solid $focus; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { padding: 3px 7px; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: 4px solid $field;
  border-right: 4px solid $field; border-top: 5px solid $text_dim; margin-right: 8px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: $floating; border: 1px solid $line_strong;
  selection-background-color: $accent; selection-color: $on_accent; outline: 0; padding: 2px; }
QComboBox QAbstractItemView::item { padding: 5px 6px; }
QListView, QTreeView, QTableView { background: $field; border: 1px solid $line; border-radius: ${small}px;
  outline: 0; alternate-background-color: $raised; }
QListView::item, QTreeView::item { padding: 5px 8px; border-radius: ${small}px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected { background: $selected; color: $text; }
QHeaderView::section { background: $surface; color: $text_dim; border: 0; border-bottom: 1px solid $line;
  padding: 4px 8px; }
QTabBar::tab { background: transparent; padding: 8px 16px; color: $text_dim; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { color: $text; border-bottom: 2px solid $focus; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QCheckBox, QRadioButton { spacing: 8px; background: transparent; padding: 2px; border: 1px solid transparent;
  border-radius: ${small}px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $line_strong;
  background: $field; }
QCheckBox::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked { background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, stop:0 $accent,
  stop:0.72 $accent, stop:0.73 $field); border-color: $accent; }
QRadioButton::indicator:checked { background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, stop:0 $accent,
  stop:0.58 $accent, stop:0.62 $field); border-color: $accent; }
QSlider::groove:horizontal { height: 4px; background: $line_strong; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 7px; background: $text;
  border: 1px solid $line_strong; }
QSlider::handle:horizontal:focus { border: 2px solid $focus; background: $accent; }
QMenu { background: $floating; border: 1px solid $line_strong; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 16px; border-radius: ${small}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $text_faint; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenuBar { background: $surface; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: ${small}px; }
QMenuBar::item:selected { background: $floating; }
QStatusBar { background: $surface; color: $text_dim; }
QSplitter::handle { background: $line; }
QDockWidget { titlebar-close-icon: none; }
QDockWidget::title { background: $surface; padding: 6px 8px; border-bottom: 1px solid $line; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line_strong; border-radius: 4px; min-height: 28px; min-width: 28px; margin: 1px; }
QScrollBar::handle:hover { background: $text_faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea { border: 0; background: transparent; }
QGraphicsView { border: 0; }
QProgressBar { background: $sunken; border: 1px solid $line; border-radius: ${small}px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: ${small}px; }
""")


def _hex(color: QColor) -> str:
    return color.name()


def stylesheet(palette: Palette, zoom: float = 1.0) -> str:
    """The style sheet of a theme, with type enlarged by ``zoom``."""
    roles = {
        name: _hex(value)
        for name in palette.__dataclass_fields__
        if isinstance(value := getattr(palette, name), QColor)
    }
    sizes = {"caption": CAPTION, "body": BODY, "lead": LEAD, "title": TITLE, "display": DISPLAY}
    return _SHEET.substitute(
        roles,
        field=_hex(palette.field),
        hover=_hex(mixed(palette.field, palette.accent, 0.12)),
        selected=_hex(mixed(palette.field, palette.accent, 0.35)),
        accent_hover=_hex(palette.accent.lighter(112)),
        corner=str(CORNER),
        small=str(CORNER_SMALL),
        # No layout takes the room that a line of type needs.
        line=str(round(20 * zoom)),
        field_line=str(round(22 * zoom)),
        **{name: str(round(value * zoom)) for name, value in sizes.items()},
    )
