"""Enforced, asked, free: what happens when the rules say no, and what they say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.controller.asks.cards import AskAttack
from app.matchpage import MatchPage
from app.mode import Mode
from app.table.items import CardItem
from engine.overrides import Draw, MoveCard
from engine.procedures import Answered, Overrode
from engine.rulebook import Refusal
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import LEFT, Mouse
from tests.app.table.test_gestures import at_main_phase, playable


def test_in_the_free_mode_a_drag_just_happens_and_the_log_says_by_hand(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    mouse.drag(mouse.point_of(playable(page).key), mouse.ground_of(("removed", page.session.viewer)))
    assert isinstance(match_of(page.session).entries[-1], Overrode)
    assert "by hand" in page.log.words()


def test_in_the_free_mode_what_the_rules_know_nothing_of_happens_and_only_the_log_speaks_of_it(
    open_page: Open,
) -> None:
    """Who may act casts, uses abilities, or passes (FFTCG 11.1.1)."""
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(("damage zone", page.session.viewer)))
    assert page.session.view().values[page.session.viewer]["damage"] == 1
    assert not page.controller.desk.balloon.isVisible() and "by hand" in page.session.view().log[-1].text


def test_a_refusal_has_a_number_that_can_be_clicked(open_page: Open, qtbot: QtBot) -> None:
    """FFTCG 11.1.1"""
    page = open_page(5, mode=Mode.ENFORCED)
    mouse = at_main_phase(page)
    mouse.drag(mouse.point_of(playable(page).key), mouse.ground_of(("damage zone", page.session.viewer)))
    balloon = page.controller.desk.balloon
    balloon.say("That cannot go there.", "FFTCG 11.1.1", QPoint(200, 200), ())
    with qtbot.waitSignal(page.rule_clicked) as heard:
        balloon.words.linkActivated.emit("FFTCG 11.1.1")
    assert heard.args == ["FFTCG 11.1.1"]


def unaffordable(page: MatchPage) -> int:
    """A Forward of one's own that the rules would let one cast if one could pay for it; all that pays has gone."""
    view = page.session.view()
    hand = view.zone("hand", view.seat).cards
    forward = next(one for one in hand if "Forward" in one.values["types"] and one.values["cost"] > 1)
    for card in hand:
        if card.handle != forward.handle:
            match_of(page.session).override(view.seat, MoveCard(card.handle, "removed"))
    return forward.handle


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.FREE])
def test_a_forward_that_nobody_can_pay_for_is_cast_not_moved(open_page: Open, mode: Mode) -> None:
    """FFTCG 11.4.6.1.1, 11.4.8"""
    page = open_page(5, mode=mode)
    mouse = at_main_phase(page)
    card = unaffordable(page)
    mouse.drag(mouse.point_of(card), mouse.ground_of(("forwards", page.session.viewer)))
    if mode is Mode.ASK:
        buttons = page.controller.desk.balloon.buttons
        assert [buttons.itemAt(n).widget().text() for n in range(2)] == ["Do it anyway", "Move it by hand"]
        QTest.mouseClick(buttons.itemAt(0).widget(), LEFT)
        mouse.click_button()
    told = [(line.rule, line.text) for line in page.session.view().log]
    where = next(n for n, (rule, text) in enumerate(told) if "would not allow" in text)
    assert told[where][0].startswith("FFTCG 11") and " casts " in told[where + 1][1]
    assert not page.controller.desk.balloon.isVisible() and not any("moves" in text for _, text in told[where:])


def test_the_menu_has_both_to_cast_it_anyway_and_to_move_it_by_hand(open_page: Open) -> None:
    """FFTCG 11.4.6.1.1"""
    page = open_page(5, mode=Mode.FREE)
    at_main_phase(page)
    page.controller.menus.show(unaffordable(page), None, None, QPoint(10, 10))
    menu = page.controller.menus.open
    assert menu is not None
    said = [one.text() for one in menu.actions()]
    assert any(one.startswith("Cast") and "although the rules say no" in one for one in said) and "Move to" in said


def test_in_the_free_mode_a_card_that_the_question_has_no_use_for_is_laid_down(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    page.session.answer(page.session.my_question.plays[0].answer)  # type: ignore[union-attr]
    refused = page.session.my_question
    assert refused is not None and refused.kind == "pay"
    payer = page.scene.cards[refused.candidates[0]]
    before = page.session.view().zone("field").count
    mouse.drag(mouse.point_of(payer.key), mouse.ground_of(("forwards", page.session.viewer)))
    assert page.session.view().zone("field").count == before + 1
    assert not page.controller.desk.balloon.isVisible() and "by hand" in page.session.view().log[-1].text


def test_in_the_free_mode_a_card_that_may_be_cast_is_cast(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(own_place(page, card)))
    assert page.session.my_question is not None and page.session.my_question.kind == "pay"
    assert not page.controller.desk.balloon.isVisible()


def test_a_drag_with_shift_is_done_by_hand_though_the_rules_would_do_it(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(own_place(page, card)), Qt.KeyboardModifier.ShiftModifier)
    assert page.session.view().zone("field").count == 1
    assert not page.controller.desk.balloon.isVisible()


def test_a_drag_with_shift_asks_the_other_seat_where_rules_are_enforced(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(own_place(page, card)), Qt.KeyboardModifier.ShiftModifier)
    assert page.session.consent is not None and page.session.view().zone("field").count == 0
    assert card.face.name in page.prompt.sentence.text()
    mouse.click_button()
    assert page.session.view().zone("field").count == 1


def test_in_the_free_mode_a_double_click_turns_a_card_on_the_field(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), mouse.ground_of(own_place(page, card)), Qt.KeyboardModifier.ShiftModifier)
    handle = page.session.view().zone("field").cards[0].handle
    mouse.twice(handle)
    assert page.session.view().zone("field").cards[0].dull


def own_place(page: MatchPage, card: CardItem) -> tuple[str, int]:
    """The place on the field for a Forward or a Backup."""
    return ("forwards" if card.face.type == "Forward" else "backups", page.session.viewer)


def test_in_the_free_mode_an_attack_is_still_declared_by_a_drag_to_the_opponent(open_page: Open) -> None:
    """FFTCG 10.1.2"""
    page = open_page(3, mode=Mode.FREE)
    mouse = Mouse(page, 3)
    while not isinstance(page.controller.desk.ask, AskAttack) or not page.controller.desk.ask.question.candidates:
        mouse.step()
        QTest.qWait(2)
    ask = page.controller.desk.ask
    mouse.drag(mouse.point_of(ask.question.candidates[0]), mouse.on_plate(1 - ask.question.seat))
    assert isinstance(match_of(page.session).entries[-1], Answered)


def test_in_the_asking_mode_a_refusal_can_be_overridden_if_the_other_seat_agrees(open_page: Open) -> None:
    page = open_page(5, mode=Mode.ASK)
    mouse = at_main_phase(page)
    mouse.drag(mouse.point_of(playable(page).key), mouse.ground_of(("damage zone", page.session.viewer)))
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
    consent = page.session.consent
    assert consent is not None and consent.asker == page.session.viewer and page.session.my_question is None
    mouse.click_button()
    assert isinstance(match_of(page.session).entries[-1], Overrode)
    assert page.session.view().values[page.session.viewer]["damage"] == 1


def test_in_the_asking_mode_nothing_happens_if_the_other_seat_refuses(open_page: Open) -> None:
    page = open_page(5, mode=Mode.ASK)
    mouse = at_main_phase(page)
    before = match_of(page.session).state.digest()
    mouse.drag(mouse.point_of(playable(page).key), mouse.ground_of(("damage zone", page.session.viewer)))
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
    mouse.click_button(1)
    assert match_of(page.session).state.digest() == before and page.session.my_question is not None


def test_in_the_enforced_mode_a_refusal_only_explains(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    before = match_of(page.session).state.digest()
    mouse.drag(mouse.point_of(playable(page).key), mouse.ground_of(("damage zone", page.session.viewer)))
    assert page.controller.desk.balloon.isVisible() and not page.controller.desk.balloon.buttons.count()
    assert match_of(page.session).state.digest() == before


def test_who_is_asked_to_agree_reads_what_and_why(open_page: Open) -> None:
    page = open_page(5, mode=Mode.ASK)
    mouse = at_main_phase(page)
    card = playable(page)
    page.controller.menus.show(card.key, None, None, QPoint(10, 10))
    menu = page.controller.menus.open
    assert menu is not None
    next(one for one in menu.actions() if one.text() == "Show to both players").trigger()
    assert f"by hand: {card.face.name}: Show to both players. " in page.prompt.sentence.text()
    mouse.click_button(1)
    page.controller.desk.explain_offering(Refusal("FFTCG 11.3.3", "There is nothing to choose."), card.key,
                                     {"Do it anyway": (Draw(1),)})
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
    assert f"anyway. {card.face.name}: There is nothing to choose. " in page.prompt.sentence.text()


def test_who_is_asked_for_another_mode_reads_its_name(open_page: Open) -> None:
    page = open_page(5)
    page.session.request_mode(Mode.FREE)
    assert "&quot;Free table&quot;" in page.prompt.sentence.text()
