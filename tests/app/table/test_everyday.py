"""What players do all the time, with real events: parties, blocks, motion, arrows, zoom, browsers, stops, the log."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.controller.asks.cards import AskAttack, AskBlock
from app.matchpage import MatchPage
from engine.answers import Cards
from engine.overrides import Draw, FlipCoin, MoveCard, Override, RollDie, Turn
from engine.procedures import Answered
from tests.app.table.acts import by_hand, match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import LEFT, RIGHT, Mouse
from tests.app.table.test_drags import furnished, top_of
from tests.app.table.test_gestures import at_main_phase, hand, playable

NONE = Qt.KeyboardModifier.NoModifier


def play_to(open_page: Open, wanted: Callable[[MatchPage], bool]) -> tuple[MatchPage, Mouse]:
    """Play by mouse until a position is wanted."""
    for seed in range(3, 9):
        page = open_page(seed)
        mouse = Mouse(page, seed)
        for _ in range(500):
            if wanted(page):
                return page, mouse
            if match_of(page.session).outcome is not None:
                break
            mouse.step()
            for _ in range(200):
                QTest.qWait(1)
                if page.session.my_question is not None or match_of(page.session).outcome is not None:
                    break
    raise AssertionError("no game came to this position")


def party(page: MatchPage) -> tuple[int, ...]:
    """Two Forwards that may attack together now."""
    ask = page.controller.desk.ask
    if not isinstance(ask, AskAttack):
        return ()
    pairs = combinations(ask.question.candidates, 2)
    return next((pair for pair in pairs if page.session.judge(Cards(pair)) is None), ())


def test_forwards_that_were_chosen_are_dragged_to_the_opponent_as_a_party(open_page: Open) -> None:
    """FFTCG 15.1"""
    page, mouse = play_to(open_page, lambda page: bool(party(page)))
    pair = party(page)
    seat = page.session.viewer
    for card in pair:
        mouse.card(card)
    start, end = mouse.point_of(pair[0]), mouse.on_plate(1 - seat)
    port = page.view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, (start + end) / 2)
    assert all(page.scene.cards[card].held for card in pair)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, NONE, end)
    entry = match_of(page.session).entries[-1]
    assert isinstance(entry, Answered) and isinstance(entry.answer, Cards) and len(entry.answer.cards) == 2


def test_a_blocker_is_dragged_onto_the_attacker_and_arrows_join_them(open_page: Open) -> None:
    """FFTCG 10.1.3"""
    def can_block(page: MatchPage) -> bool:
        return isinstance(page.controller.desk.ask, AskBlock) and bool(page.controller.desk.ask.question.candidates)

    page, mouse = play_to(open_page, can_block)
    ask, seat = page.controller.desk.ask, page.session.viewer
    assert isinstance(ask, AskBlock)
    attacker, blocker = ask.attackers()[0], ask.question.candidates[0]
    assert [arrow.kind for arrow in page.scene.arrows] == ["attack"]
    mouse.drag(mouse.point_of(blocker), mouse.point_of(attacker))
    QTest.qWait(1)
    view = match_of(page.session).view(seat)
    blocking = [card.handle for card in view.zone("field").cards if card.values.get("blocking")]
    assert blocking == [blocker]
    assert {arrow.kind for arrow in page.scene.arrows} == {"attack", "block"}
    # Who was blocked reaches no player, whatever becomes of the blocker (FFTCG 10.1.4.1).
    match_of(page.session).override(seat, MoveCard(blocker, "break zone"))
    QTest.qWait(1)
    assert page.session.view().card(attacker).values["attacking"] and not page.scene.arrows


def test_a_card_becomes_dull_and_active_in_a_smooth_motion(open_page: Open) -> None:
    page = open_page(5)
    furnished(page)
    item = page.scene.cards[top_of(page, ("forwards", page.session.viewer))]
    page.scene.animator.speed = 1.0
    for dull, end in ((True, 90.0), (False, 0.0)):
        match_of(page.session).override(page.session.viewer, Turn(item.key, dull))
        seen = set()
        for _ in range(200):
            QTest.qWait(5)
            seen.add(item.rotation())
            if item.rotation() == end and not page.scene.animator.moving:
                break
        assert item.rotation() == end and item.face.dull == dull
        assert any(0 < angle < 90 for angle in seen)


def test_a_card_of_the_hand_rises_under_the_pointer_and_sinks_again(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    item = hand(page)[0]
    QTest.mouseMove(page.view.viewport(), page.view.mapFromScene(item.whole_box().center()))
    assert item.hovered and item.width > item.place_width
    assert page.preview.picture.face is not None and page.preview.picture.face.name == item.face.name
    QTest.mouseMove(page.view.viewport(), QPoint(4, page.view.viewport().height() // 2))
    assert not item.hovered and item.width == item.place_width


def test_the_table_is_enlarged_with_the_wheel_and_cards_stay_crisp(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    item = hand(page)[0]
    before = item.pixmap().width()
    middle = QPointF(page.view.viewport().rect().center())
    wheel = QWheelEvent(
        middle, page.view.viewport().mapToGlobal(middle), QPoint(), QPoint(0, 360), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page.view.viewport(), wheel)
    assert page.view.zoom > 1.2
    assert item.pixmap().width() > before * 1.2


@pytest.mark.parametrize("zone", ("break zone", "damage zone", "removed"))
def test_a_pile_is_opened_by_a_click_and_searched(open_page: Open, zone: str) -> None:
    page = open_page(5)
    mouse = furnished(page)
    seat = page.session.viewer
    mouse.click(page.view.viewport(), mouse.point_of(top_of(page, (zone, seat))))
    browser = page.browser
    card = page.session.view().zone(zone, seat).cards[0]
    assert browser.isVisible() and browser.grid.count() == 1
    QTest.keyClicks(browser.search, "no card is called so")
    assert browser.grid.count() == 0
    browser.search.clear()
    QTest.keyClicks(browser.search, card.name[:4].lower())
    assert browser.grid.count() == 1
    QTest.keyClick(browser.grid, Qt.Key.Key_Escape)
    assert not browser.isVisible() and page.view.hasFocus()


def test_a_stop_is_set_and_lifted_with_the_mouse_for_either_turn(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    chip = next(one for one in page.phases.chips if one.phase.name == "End Phase")
    stops = page.session.passing[page.session.viewer].stops
    for button, own in ((LEFT, True), (RIGHT, False)):
        assert not stops.stands("End Phase", own)
        QTest.mouseClick(chip, button)
        assert stops.stands("End Phase", own) and (chip.own_stop if own else chip.other_stop)
        QTest.mouseClick(chip, button)
        assert not stops.stands("End Phase", own)


def anchor(page: MatchPage, start: str) -> QPoint:
    """A point of the log where a link begins so."""
    port = page.log.viewport()
    for y in range(2, port.height(), 3):
        for x in range(2, port.width(), 4):
            if page.log.anchorAt(QPoint(x, y)).startswith(start):
                return QPoint(x, y)
    raise AssertionError(f"the log shows no {start}")


def test_names_in_the_log_show_their_card_and_numbers_open_the_rulebook(open_page: Open, qtbot: QtBot) -> None:
    page, _ = play_to(open_page, lambda page: 'href="card:' in page.log.toHtml())
    at = anchor(page, "card:")
    code = page.log.anchorAt(at).removeprefix("card:")
    QTest.mouseMove(page.log.viewport(), at)
    qtbot.waitUntil(lambda: page.preview.picture.face is not None and page.preview.picture.face.code == code)
    with qtbot.waitSignal(page.rule_clicked) as heard:
        QTest.mouseClick(page.log.viewport(), LEFT, NONE, anchor(page, "rule:"))
    assert heard.args is not None and heard.args[0].startswith("FFTCG ")


def test_pointing_at_the_stack_shows_what_it_is_aimed_at(open_page: Open) -> None:
    def aims_at_another(page: MatchPage) -> bool:
        return any(line.source and set(line.targets) - {0, line.source} for line in page.session.view().stack[-1:])

    page, _ = play_to(open_page, aims_at_another)
    page.controller.desk.point_out(())
    area = page.stack.list.visualItemRect(page.stack.list.item(0))
    QTest.mouseMove(page.stack.list.viewport(), area.center())
    assert "target" in {arrow.kind for arrow in page.scene.arrows}
    QApplication.sendEvent(page.stack.list.viewport(), QEvent(QEvent.Type.Leave))


def test_a_card_too_dear_glides_back_visibly(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    page.scene.animator.speed = 1.0
    card = playable(page)
    home = card.home
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(("damage zone", page.session.viewer)))
    assert card.pose() != home and page.scene.animator.carries(card)
    for _ in range(200):
        QTest.qWait(5)
        if not page.scene.animator.moving:
            break
    assert card.pose() == home


def test_the_cards_of_a_pile_are_filtered_by_type_and_put_in_an_order(open_page: Open) -> None:
    page = open_page(5)
    mouse = furnished(page)
    seat, session = page.session.viewer, page.session
    for card in session.view().zone("hand", seat).cards:
        by_hand(session, MoveCard(card.handle, "break zone"))
    mouse.click(page.view.viewport(), mouse.point_of(top_of(page, ("break zone", seat))))
    browser = page.browser
    faces = list(browser.grid.faces().values())
    browser.order.setFocus()
    for _ in ("by name", "by cost"):
        QTest.keyClick(browser.order, Qt.Key.Key_Down)
    shown = [browser.grid.faces()[browser.grid.item(row).data(Qt.ItemDataRole.UserRole)].cost
             for row in range(browser.grid.count())]  # fmt: skip
    assert shown == sorted(face.cost for face in faces) and len(shown) > 2
    QTest.keyClick(browser.kind, Qt.Key.Key_Down)
    kind = min(face.type for face in faces)
    assert browser.grid.count() == sum(face.type == kind for face in faces) > 0
    by_hand(session, Draw(1))
    assert browser.kind.currentData() == kind and browser.order.currentData() == "cost"


def wheel(page: MatchPage, held: Qt.KeyboardModifier, turn: QPoint) -> None:
    """Turn the wheel over the middle of the table."""
    port = page.view.viewport()
    middle = QPointF(port.rect().center())
    event = QWheelEvent(middle, port.mapToGlobal(middle), QPoint(), turn, Qt.MouseButton.NoButton, held,
                        Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(port, event)


def test_an_enlarged_table_is_moved_with_the_wheel_and_follows_the_keyboard(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    wheel(page, Qt.KeyboardModifier.ControlModifier, QPoint(0, 700))
    assert page.view.zoom > 2
    top = page.view.mapToScene(0, 0)
    for way in (QPoint(0, 900), QPoint(0, -400)):
        wheel(page, NONE, way)
    assert page.view.mapToScene(0, 0) != top
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    stop = page.keys.cursor.card
    assert stop is not None and page.view.viewport().rect().contains(page.view.mapFromScene(stop.pos()))


def test_a_second_click_does_not_answer_what_is_asked_after_the_first(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    at = mouse.point_of(card.key)
    before = len(match_of(page.session).entries)
    page.controller.target._clicked = None
    QTest.mouseDClick(page.view.viewport(), LEFT, NONE, at)
    assert len(match_of(page.session).entries) == before
    mouse.twice(card.key)
    assert len(match_of(page.session).entries) == before + 1


def test_a_stop_in_the_other_turn_is_set_with_the_keyboard(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    chip = next(one for one in page.phases.chips if one.phase.name == "End Phase")
    for press, own in ((Qt.Key.Key_Space, True), (Qt.Key.Key_Menu, False)):
        QTest.keyClick(chip, press)
        assert page.session.passing[page.session.viewer].stops.stands("End Phase", own)


def test_what_is_aimed_at_its_own_card_has_an_arrow_that_comes_back(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = hand(page)[0]
    page.controller.desk.point_out((("target", card.key, card.key),))
    arrow = page.scene.arrows[-1]
    assert arrow.turns_back and arrow.boundingRect().height() > 40


@pytest.mark.parametrize("verb", (FlipCoin(), RollDie()))
def test_what_chance_decides_is_said_large_until_it_is_clicked(open_page: Open, verb: Override) -> None:
    page = open_page(5)
    page.scene.animator.speed = 1.0
    assert not page.toast.isVisible()
    match_of(page.session).override(page.session.viewer, verb)
    assert page.toast.isVisible() and page.toast.words in page.log.words()
    QTest.mouseClick(page.toast, LEFT)
    assert not page.toast.isVisible()


def test_who_begins_is_said_large_at_the_beginning(open_page: Open) -> None:
    """FFTCG 8.2.1.2"""
    page = open_page(5)
    page.scene.animator.speed = 1.0
    page.begin()
    assert page.toast.isVisible() and page.toast.words.endswith("goes first.")
