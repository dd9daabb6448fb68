"""Gestures on the page: what they do, what they refuse, and how they are cancelled."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.controller.asks.cards import AskCards
from app.matchpage import MatchPage
from app.table.items import CardItem, Glow
from engine.answers import Cards, Confirm
from engine.overrides import MoveFrom
from engine.procedures import Answered
from engine.views import number_of
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import LEFT, RIGHT, Mouse

NONE = Qt.KeyboardModifier.NoModifier


def at_main_phase(page: MatchPage) -> Mouse:
    """Both players keep their hands; the first one is in Main Phase 1."""
    mouse = Mouse(page, 1)
    for _ in range(2):
        page.session.answer(Confirm(False))
    QTest.qWait(5)
    assert page.session.view().phase == "Main Phase 1"
    return mouse


def hand(page: MatchPage) -> list[CardItem]:
    """The cards of the hand of the seat that looks."""
    cards = page.session.view().zone("hand", page.session.viewer).cards
    return [page.scene.cards[card.handle] for card in cards]


def playable(page: MatchPage, yes: bool = True) -> CardItem:
    """A card of the hand that can be cast now, or cannot."""
    question = page.session.my_question
    assert question is not None
    kinds = ("Forward", "Backup")
    return next(one for one in hand(page) if (one.key in question.candidates) == yes and one.face.type in kinds)


def test_a_card_dragged_to_the_field_is_cast_and_its_price_is_asked(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    kind = card.face.type
    spot = ("forwards" if kind == "Forward" else "backups", page.session.viewer)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(spot))
    question = page.session.my_question
    assert question is not None and question.kind == "pay"


def test_while_a_card_is_held_the_places_where_it_may_go_are_lit(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    start = mouse.point_of(card.key)
    port = page.view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, start - QPoint(0, 60))
    lit = {spot for spot, area in page.scene.areas.items() if area.glow is not Glow.NONE}
    assert lit and all(spot[1] in (page.session.viewer, -1) for spot in lit)
    QTest.mouseRelease(port, LEFT, NONE, start)


def test_esc_brings_a_held_card_back_as_if_nothing_had_been(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    lit = {spot: area.glow for spot, area in page.scene.areas.items()}
    start = mouse.point_of(card.key)
    port = page.view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, start - QPoint(0, 200))
    assert card.held and card.pos().y() < card.home.y - 100
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not card.held and card.pose() == card.home
    assert {spot: area.glow for spot, area in page.scene.areas.items()} == lit


def test_a_card_dropped_where_it_may_not_go_glides_back_and_a_balloon_says_why(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    page.session.answer(page.session.my_question.plays[0].answer)  # type: ignore[union-attr]
    question = page.session.my_question
    assert question is not None and question.kind == "pay"
    payer = page.scene.cards[question.candidates[0]]
    mouse.drag(mouse.point_of(payer.key), mouse.ground_of(("damage zone", page.session.viewer)))
    assert payer.pose() == payer.home
    assert page.controller.desk.balloon.isVisible()


def test_a_refusal_names_its_rule_and_the_number_opens_the_rulebook(open_page: Open, qtbot: QtBot) -> None:
    """An attack cannot be declared with a card that is no Forward (FFTCG 10.1.2.1)."""
    page = open_page(5)
    at_main_phase(page)
    question = page.session.my_question
    assert question is not None
    answer = question.plays[0].answer
    page.controller.desk.submit(type(answer)("attack", answer.card), answer.card)
    assert "FFTCG 10.1.2" in page.controller.desk.balloon.words.text()
    with qtbot.waitSignal(page.rule_clicked) as heard:
        page.controller.desk.balloon.words.linkActivated.emit("FFTCG 10.1.2.1")
    assert heard.args == ["FFTCG 10.1.2.1"]


def test_cards_of_the_hand_pay_by_being_dragged_to_the_break_zone(open_page: Open) -> None:
    """A discarded card produces CP (FFTCG 11.2.1)."""
    page = open_page(5)
    mouse = at_main_phase(page)
    page.session.answer(page.session.my_question.plays[0].answer)  # type: ignore[union-attr]
    payer = page.scene.cards[page.session.my_question.candidates[0]]  # type: ignore[union-attr]
    mouse.drag(mouse.point_of(payer.key), mouse.ground_of(("break zone", page.session.viewer)))
    assert payer.glow is Glow.CHOSEN and payer.badge == "+2"
    assert page.prompt.meter.paid == 2


def test_what_is_paid_too_much_is_explained(open_page: Open) -> None:
    """A discarded card produces 2 CP, of which one point may be left over (FFTCG 5.2.1.3.1)."""
    page = open_page(5)
    mouse = at_main_phase(page)
    offer = next(one for one in page.session.my_question.plays if _costs_odd(page, one.answer.card))  # type: ignore[union-attr]
    page.session.answer(offer.answer)
    held = {card.key for card in hand(page)}
    payers = [one for one in page.session.my_question.candidates if one in held]  # type: ignore[union-attr]
    payers.sort(key=lambda one: _elements(page, one) == _elements(page, offer.answer.card))
    while page.prompt.meter.paid < page.prompt.meter.total:
        mouse.card(payers.pop())
    assert page.prompt.meter.paid == page.prompt.meter.total + 1
    assert page.prompt.hint.text() == "This pays. 1 too many: what is over is lost."


def _elements(page: MatchPage, handle: int) -> object:
    return page.session.view().card(handle).values["elements"]


def _costs_odd(page: MatchPage, handle: int) -> bool:
    return page.session.view().card(handle).values["cost"] % 2 == 1


@pytest.mark.parametrize(("points", "red"), [(5, False), (6, True)])
def test_six_points_of_damage_of_seven_are_red(open_page: Open, points: int, red: bool) -> None:
    """Seven points lose the game (FFTCG 3.1.1)."""
    page = open_page(5)
    seat = page.session.viewer
    for _ in range(points):
        match_of(page.session).override(seat, MoveFrom("deck", seat, 0, "damage zone", seat))
    zone = page.scene.areas[("damage zone", seat)]
    assert (zone.count, zone.alarm) == (points, red)
    assert (page.look.palette.damage.name() in colours(page, page.scene.plates[seat].sceneBoundingRect())) is red


def colours(page: MatchPage, box: QRectF) -> set[str]:
    """The colours of a part of the table, as they are painted."""
    image = QImage(box.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    page.scene.render(painter, QRectF(image.rect()), box)
    painter.end()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_esc_gives_back_what_was_chosen_and_then_the_whole_action(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    before = match_of(page.session).state.digest()
    page.session.answer(page.session.my_question.plays[0].answer)  # type: ignore[union-attr]
    mouse.card(page.session.my_question.candidates[0])  # type: ignore[union-attr]
    assert page.prompt.meter.paid == 2
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.prompt.meter.paid == 0
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert match_of(page.session).state.digest() == before


def test_a_band_chooses_the_cards_within_it(open_page: Open) -> None:
    page = open_page(5)
    page.session.answer(Confirm(True))
    ask = page.controller.desk.ask
    assert isinstance(ask, AskCards) and ask.question.most == 5
    boxes = [item.whole_box() for item in hand(page)]
    port = page.view.viewport()
    top = page.view.mapFromScene(min(box.left() for box in boxes) - 12, min(box.top() for box in boxes) + 8)
    bottom = page.view.mapFromScene(max(box.right() for box in boxes), max(box.bottom() for box in boxes) - 4)
    QTest.mousePress(port, LEFT, NONE, top)
    QTest.mouseMove(port, top + QPoint(40, 20))
    QTest.mouseMove(port, bottom)
    QTest.mouseRelease(port, LEFT, NONE, bottom)
    assert len(ask.chosen) == 5


def test_the_menu_of_a_card_has_what_the_rules_allow_first_and_then_the_manual_verbs(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, mouse.point_of(card.key))
    menu = page.controller.menus.open
    assert menu is not None
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[0].startswith("Cast") and any(text.startswith("By hand") for text in texts[1:])
    menu.close()


def test_the_usual_thing_happens_on_a_double_click(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    mouse.twice(playable(page).key)
    assert page.session.my_question is not None and page.session.my_question.kind == "pay"


def test_cards_in_an_order_are_numbered_as_they_are_clicked(open_page: Open) -> None:
    """The order in which the hand goes below the deck is its owner's (FFTCG 8.2.1.4)."""
    page = open_page(5)
    mouse = Mouse(page, 1)
    page.session.answer(Confirm(True))
    seat = page.session.viewer
    wanted = [hand(page)[place].key for place in (2, 0, 4, 1, 3)]
    numbers = [number_of(match_of(page.session).state, seat, handle) for handle in wanted]
    for handle in wanted:
        mouse.card(handle)
    assert [page.scene.cards[handle].badge for handle in wanted] == ["1", "2", "3", "4", "5"]
    mouse.card(wanted[0])
    assert [page.scene.cards[handle].badge for handle in wanted] == ["", "1", "2", "3", "4"]
    mouse.card(wanted[0])
    mouse.click_button()
    entry = match_of(page.session).entries[-1]
    assert isinstance(entry, Answered) and entry.answer == Cards((*numbers[1:], numbers[0]))
