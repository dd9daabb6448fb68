"""Whatever is done with the mouse to hidden cards tells nothing: two matches that differ in them alone say the same."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from app.cli.twins import twins
from app.matchpage import MatchPage
from app.mode import Mode
from engine.game import Game
from engine.questions import Question
from engine.sight import UNSEEN
from engine.views import View
from tests.app.table.conftest import Open, courses
from tests.app.table.hands import LEFT, RIGHT, Mouse
from tests.app.table.test_secrets import readable

Pair = tuple[MatchPage, MatchPage]
#: The zones of the games in which lies what is in play.
FIELDS = ("field", "front line", "rear-guard circles", "vanguard circle")
NO_KEY = Qt.KeyboardModifier.NoModifier


def choosing(view: View, question: Question) -> bool:
    """Whether a target in play is to be chosen."""
    field = {card.handle for zone in view.zones for card in zone.cards if zone.name in FIELDS}
    aimed = question.kind == "cards" and bool(field.intersection(question.candidates))
    return aimed and view.turn > 1 and holds(view)


def holds(view: View) -> bool:
    """Whether the other player has a hand."""
    return view.zone("hand", 1 - view.seat).count > 0


def acting(view: View, question: Question) -> bool:
    """Whether the player whose turn it is may do anything."""
    return question.kind == "play" and not question.idle and view.turn > 2 and holds(view)


def lines_of(menu: QMenu | None) -> list[object]:
    """What a menu says, with the menus in it."""
    if menu is None:
        return []
    return [(one.text(), one.toolTip(), one.isEnabled(), lines_of(one.menu())) for one in menu.actions()]


def shown(page: MatchPage) -> tuple[object, ...]:
    """What a gesture makes appear: words, menus, what is open and what is lit."""
    balloon, menu = page.controller.desk.balloon, page.controller.menus.open
    buttons = [one.text() for one in balloon.findChildren(QPushButton)] if balloon.isVisible() else []
    return (
        (balloon.isVisible(), balloon.accessibleName(), balloon.words.text(), buttons, page.toast.words),
        lines_of(menu if menu is not None and menu.isVisible() else None),
        (page.browser.isVisible(), page.picker.isVisible(), page.preview.accessibleName()),
        (
            page.prompt.accessibleName(),
            [one.text() for one in page.prompt.findChildren(QLabel)],
            page.voice.spoken[-9:],
        ),
        [(key, item.glow, item.badge, item.pos()) for key, item in page.scene.cards.items()],
    )


@pytest.fixture
def pair(game: Game, open_page: Open) -> Callable[..., Pair]:
    """Open two pages of matches that differ only in what the asked seat may not know."""

    def opened(wanted: Callable[[View, Question], bool], mode: Mode) -> Pair:
        for seed, course in enumerate(courses(game)):
            match = course.at(wanted)
            if match is None or match.request is None:
                continue
            found = twins(match, match.request.seat, random.Random(seed))
            if found is not None:
                first, second = (open_page(match=twin.match, mode=mode, hands=False) for twin in found)
                return first, second
        raise AssertionError("no match came to this question")

    return opened


def hidden(page: MatchPage) -> list[int]:
    """A card of each place whose cards are not seen; of a pile that on top."""
    cards = page.scene.cards.items()
    found = {item.spot: key for key, item in cards if item.face.hidden and page.scene.card_at(item.pos()) is item}
    assert len(found) >= 3
    return list(found.values())


def done(pages: Pair, what: str, key: int) -> None:
    """Do the same to a card on both pages: they show the same after it."""
    for page in pages:
        gestures(Mouse(page, 1), key)[what]()
        QApplication.processEvents()
    for part, twin in zip(*map(shown, pages), strict=True):
        assert part == twin, what
    for page in pages:
        put_away(page)


def picture(page: MatchPage) -> QImage:
    """The table as it is painted."""
    found = QImage(page.view.size(), QImage.Format.Format_RGB32)
    painter = QPainter(found)
    page.scene.render(painter)
    painter.end()
    return found


def put_away(page: MatchPage) -> None:
    """Close what a gesture has opened."""
    if (menu := page.controller.menus.open) is not None:
        menu.close()
    page.browser.leave()
    page.controller.desk.balloon.hide()


def gestures(mouse: Mouse, key: int) -> dict[str, Callable[[], object]]:
    """Everything that a mouse does to a card."""
    port, at = mouse.page.view.viewport(), mouse.point_of(key)
    own = mouse.on_area((mouse.page.scene.spec.areas[0].key, mouse.page.session.viewer))
    return {
        "point at it": lambda: QTest.mouseMove(port, at),
        "click it": lambda: QTest.mouseClick(port, LEFT, NO_KEY, at),
        "click it twice": lambda: mouse.twice(key),
        "open its menu": lambda: QTest.mouseClick(port, RIGHT, NO_KEY, at),
        "drag it to the field": lambda: mouse.drag(at, own),
    }


@pytest.mark.parametrize(
    "wanted, mode", ((choosing, Mode.ENFORCED), (choosing, Mode.ASK), (acting, Mode.ENFORCED), (acting, Mode.ASK))
)
def test_what_is_done_to_a_hidden_card_tells_nothing(
    pair: Callable[..., Pair], wanted: Callable[[View, Question], bool], mode: Mode
) -> None:
    pages = pair(wanted, mode)
    for key in hidden(pages[0]):
        for what in gestures(Mouse(pages[0], 1), key):
            done(pages, what, key)
    assert list(readable(pages[0])) == list(readable(pages[1]))
    assert picture(pages[0]) == picture(pages[1])


@pytest.mark.parametrize("wanted", (choosing, acting))
def test_every_no_about_a_hidden_card_is_one_sentence(
    pair: Callable[..., Pair], wanted: Callable[[View, Question], bool]
) -> None:
    pages = pair(wanted, Mode.ENFORCED)
    page, said = pages[0], set()
    for key in [key for key in hidden(page) if key in page.scene.known]:
        page.controller.target.menu(key, page.controller.desk.spot_of(key), page.scene.cards[key].pos())
        for line in page.controller.menus.open.actions():
            put_away(page)
            if line.text().startswith("Why not"):
                line.trigger()
                said.add(page.controller.desk.balloon.words.text().partition("&nbsp;")[0])
        put_away(page)
        page.controller.target.clicked(key, NO_KEY)
        if page.controller.desk.balloon.isVisible():
            said.add(page.controller.desk.balloon.words.text().partition("&nbsp;")[0])
    assert said == {UNSEEN}
