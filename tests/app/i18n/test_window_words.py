"""No English word is left on the window when it speaks Chinese: every widget, menu and card is looked at."""

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from app.lobby.newmatch import NewMatchDialog
from app.mode import Mode
from app.screens import HelpDialog
from app.settings.dialog import SettingsDialog
from app.stage.positions import POSITIONS
from app.stage.stage import Stage
from app.table.layout import Spot
from tests.app.i18n.test_spoken_games import TOLD_IN_CHINESE
from tests.app.table.acts import agree_on, match_of

#: What stays as it is in every language: names, signs of the game, keys, what is typed in a terminal.
_SAME = re.compile(
    r"\{[^}]*\}|<[^>]*>|\[[^\]]*\]|Final Fantasy Trading Card Game|Fire Emblem Cipher|Force of Will|Noto Sans CJK"
    r"|Cardfight!! Vanguard|\d-\d+[A-Z]|&\w+;"
    r"|tessera (?:host|join|watch)|--(?:deck|tables)(?![A-Za-z])|Windows|Linux|macOS|Python|TCP|UDP"
    r"|(?<![A-Za-z])(FFTCG|Cipher|Tessera|English|Ann|Bo|CP|EX|KITE|RIME|TIDE|LAMP|Enter|Menu|Shift|Esc|Ctrl|Space|txt"
    r"|tessera|RIDE|CALL|II|VC|tdeck|jsonl|png|F\d+|Page|Up|Down|Tab|Alt|Z|X)(?![A-Za-z])"
)
_WORD = re.compile(r"[A-Za-z]{2,}")


SCRIPTS = ("zh_CN", "zh_TW")
both = pytest.mark.parametrize("stage", SCRIPTS, indirect=True)


def in_both(name: str, *values: object) -> pytest.MarkDecorator:
    """Look at each of these in both scripts; always in one of them, by turns, and in the other in a long sweep."""
    pairs = [
        pytest.param(script, value, marks=pytest.mark.long if (at + of) % 2 else ())
        for at, value in enumerate(values)
        for of, script in enumerate(SCRIPTS)
    ]
    return pytest.mark.parametrize(("stage", name), pairs, indirect=["stage"])


@pytest.fixture
def stage(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A window that speaks Chinese."""
    found = Stage(qapp, request.param)
    yield found
    found.clear()
    found.home.languages.use("en")


def texts(widget: QWidget) -> Iterator[str]:
    """All that is written on a widget and on what is in it."""
    for one in (widget, *widget.findChildren(QWidget)):
        if one.parentWidget() is not None and isinstance(one.parentWidget(), QTextBrowser):
            continue
        yield one.toolTip()
        yield one.accessibleName()
        match one:
            case QLabel() | QAbstractButton():
                yield one.text()
            case QComboBox():
                yield from (one.itemText(index) for index in range(one.count()))
            case QTabWidget():
                yield from (one.tabText(index) for index in range(one.count()))
            case QTextBrowser():
                yield one.toPlainText()
            case QMenu():
                yield one.title()
    yield from (action.text() for action in widget.findChildren(QAction))


def english(widget: QWidget) -> list[str]:
    """The texts in which an English word is left."""
    return sorted({text for text in texts(widget) if _WORD.search(_SAME.sub("", text))})


@in_both(
    "position",
    "lobby", "opening-hand", "mid-game", "payment", "end",
    "cipher-opening", "cipher-deployment", "cipher-action", "cipher-battle", "cipher-payment",
    "cipher-refusal", "cipher-hand-over", "cipher-end", "fow-main", "fow-payment",
    "vanguard-ride", "vanguard-call", "vanguard-battle",
)  # fmt: skip
def test_the_window_speaks_chinese_only(stage: Stage, position: str) -> None:
    POSITIONS[position](stage)
    assert english(stage.window) == []


@both
def test_the_dialogs_speak_chinese_only(stage: Stage) -> None:
    home = stage.home
    dialogs: list[QDialog] = [
        NewMatchDialog(home.games(), home.store, None, home.look, stage.window),
        SettingsDialog(home.store, None, False, stage.window),
        HelpDialog(home.look, stage.window),
    ]
    assert [text for dialog in dialogs for text in english(dialog)] == []


@both
def test_the_cards_speak_chinese_only(stage: Stage) -> None:
    for game in stage.home.games():
        faces = stage.home.faces(game)
        for code in game.cards():
            face = faces.printed(code)
            lines = face.lines if game.name in TOLD_IN_CHINESE else ()
            written = (face.name, face.type_line, face.story, *face.tags, *lines)
            assert not [text for text in written if _WORD.search(_SAME.sub("", text))], code


@pytest.mark.parametrize(("language", "said"), [("zh_CN", "1点雷"), ("zh_TW", "1點雷")])
def test_what_is_to_be_paid_speaks_of_elements_and_not_of_cards(qapp: QApplication, language: str, said: str) -> None:
    stage = Stage(qapp, language)
    phrases = stage.home.phrases(stage.game)
    told = phrases.sentence("Pay 3 CP, of which 1 Lightning for Ohmly.")
    stage.clear()
    assert said in told


def in_all_menus(menu: QMenu) -> Iterator[str]:
    """What a menu says, with what opens from it."""
    for action in menu.actions():
        yield action.text()
        below = action.menu()
        if isinstance(below, QMenu):
            yield from in_all_menus(below)


@in_both("position", "mid-game", "attack", "cipher-action", "cipher-deployment", "vanguard-call", "vanguard-battle")
def test_every_menu_of_the_table_speaks_chinese_only(stage: Stage, position: str) -> None:
    POSITIONS[position](stage)
    page = stage.page
    menus, here, said = page.controller.menus, QPoint(0, 0), set()
    places: list[tuple[int | None, Spot | None, int | None]] = [(None, None, seat) for seat in (0, 1)]
    places += [(None, spot, None) for spot in page.scene.areas]
    places += [(card, None, None) for card in page.scene.cards if card > 0]
    for mode, (handle, spot, plate) in product(Mode, places):
        agree_on(page.session, mode)
        menus.show(handle, spot, plate, here)
        assert menus.open is not None
        said |= set(in_all_menus(menus.open))
        menus.open.close()
    assert sorted(text for text in said if _WORD.search(_SAME.sub("", text))) == []


@in_both("position", "mid-game", "cipher-action", "vanguard-call")
def test_every_browser_speaks_chinese_only(stage: Stage, position: str) -> None:
    POSITIONS[position](stage)
    page = stage.page
    for spot in page.scene.areas:
        page.browse(spot)
        assert english(page.browser) == []


@in_both("position", "mid-game", "refusal", "payment", "end", "cipher-action", "cipher-refusal", "vanguard-battle")
def test_what_is_spoken_is_chinese_only(stage: Stage, position: str) -> None:
    """The log, questions, refusals and how it ends, for screen readers."""
    POSITIONS[position](stage)
    spoken = stage.page.voice.spoken
    assert spoken and [text for text in spoken if _WORD.search(_SAME.sub("", text))] == []


@in_both("game", "fftcg", "cipher", "vanguard")
def test_what_is_spoken_in_a_whole_game_is_chinese_only(stage: Stage, game: str) -> None:
    stage.use(game)
    page, source = stage.begin(2), random.Random(2)
    match = match_of(page.session)
    while match.request is not None:
        match.answer(match.request.seat, match.sample(source))
    spoken = page.voice.spoken
    assert len(spoken) > 50 and [text for text in spoken if _WORD.search(_SAME.sub("", text))] == []


@in_both("mode", *Mode)
def test_no_sign_stands_in_a_sentence_as_its_letters(stage: Stage, mode: Mode) -> None:
    POSITIONS["mid-game"](stage)
    page = stage.page
    agree_on(page.session, mode)
    for handle in (card for card in page.scene.cards if card > 0):
        page.controller.menus.show(handle, None, None, QPoint(0, 0))
        menu = page.controller.menus.open
        assert menu is not None
        assert not [text for text in in_all_menus(menu) if re.search(r"\[\w+\]", text)]
        menu.close()
