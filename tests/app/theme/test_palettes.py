"""Themes: what is written can be read, and what has a meaning can be told apart."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.theme import DARK, PALETTES, Look, Palette
from app.theme.fonts import families, has_chinese
from app.theme.stylesheet import stylesheet
from app.theme.tokens import contrast, faded, mixed

EVERY = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
GROUNDS = ("ground", "sunken", "surface", "raised", "floating")


@EVERY
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_is_read_on_every_ground(palette: Palette, ground: str) -> None:
    assert contrast(palette.text, getattr(palette, ground)) >= 7
    assert contrast(palette.text_dim, getattr(palette, ground)) >= 4.5


@EVERY
@pytest.mark.parametrize("role", ("possible", "chosen", "threatened", "mine", "theirs", "damage", "warning", "accent"))
def test_colors_with_meaning_stand_out_from_the_table(palette: Palette, role: str) -> None:
    assert contrast(getattr(palette, role), palette.ground) >= 3


@EVERY
def test_a_button_of_the_accent_can_be_read(palette: Palette) -> None:
    assert contrast(palette.on_accent, palette.accent) >= 4.5


def test_high_contrast_has_more_contrast_than_the_other_themes() -> None:
    lines = {name: contrast(palette.line_strong, palette.ground) for name, palette in PALETTES.items()}
    assert max(lines, key=lambda name: lines[name]) == "contrast"


@EVERY
def test_the_style_sheet_leaves_no_place_unfilled(palette: Palette) -> None:
    sheet = stylesheet(palette)
    assert "$" not in sheet
    assert palette.accent.name() in sheet


def test_no_layout_takes_the_room_of_a_button_with_large_type() -> None:
    assert "padding: 6px 16px; min-height: 40px" in stylesheet(DARK, 2.0)


def test_type_grows_with_the_zoom() -> None:
    assert "font-size: 13px" in stylesheet(DARK)
    assert "font-size: 20px" in stylesheet(DARK, 1.5)


def test_a_change_of_theme_is_told_once(qtbot: QtBot) -> None:
    look = Look()
    with qtbot.waitSignal(look.changed):
        look.use("light")
    with qtbot.assertNotEmitted(look.changed):
        look.use("light")
    assert look.palette.name == "light"


def test_an_unknown_theme_changes_nothing() -> None:
    look = Look()
    look.use("sepia")
    assert look.palette is DARK


@EVERY
def test_widgets_wear_the_theme(qtbot: QtBot, qapp: QApplication, palette: Palette) -> None:
    Look(palette).dress(qapp)
    label = QLabel("A word")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.palette().windowText().color().name() == palette.text.name()


def test_chinese_fonts_are_named_for_each_script() -> None:
    if not has_chinese():
        pytest.skip("no font with Chinese characters is installed here")
    assert families("zh_CN")[0] != families("zh_TW")[0]


def test_colors_mix_and_fade() -> None:
    assert mixed(QColor("#000000"), QColor("#ffffff"), 0.5).name() == "#808080"
    assert faded(QColor("#ffffff"), 0.25).alpha() == 64
