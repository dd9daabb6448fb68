"""Attacks and blocks that the rules refuse: explained, offered, or done, as the table has it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.controller.asks.cards import AskAttack, AskBlock
from app.matchpage import MatchPage
from app.mode import Mode
from engine.overrides import Anyway, MoveCard, Turn
from engine.procedures import Answered, Overrode
from engine.questions import Question
from engine.views import View
from tests.app.table.acts import agree_on, by_hand, match_of
from tests.app.table.conftest import Until
from tests.app.table.hands import LEFT, RIGHT, Mouse

DULL = "FFTCG 10.1.2.1.1"


def declaring(page_at: Until, mode: Mode, kind: str = "attack") -> tuple[MatchPage, Mouse, int]:
    """A table of this mode at which two Forwards can be declared, one of which has just become dull."""
    page = page_at(lambda view, question: question.kind == kind and len(question.candidates) > 1 and _hand(view) > 0)
    agree_on(page.session, mode)
    dull = page.controller.desk.ask.question.candidates[0]
    by_hand(page.session, Turn(dull, True))
    return page, Mouse(page, 1), dull


def _hand(view: View) -> int:
    return view.zone("hand", view.seat).count


def declared(page: MatchPage) -> bool:
    """Whether something was done that the rules refuse."""
    entries = match_of(page.session).entries
    return any(isinstance(one, Overrode) and isinstance(one.verb, Anyway) for one in entries)


def offers(page: MatchPage) -> bool:
    """Whether the balloon offers to do it anyway."""
    return page.controller.desk.balloon.isVisible() and page.controller.desk.balloon.buttons.count() > 0


def to_opponent(page: MatchPage, mouse: Mouse, handle: int) -> None:
    mouse.drag(mouse.point_of(handle), mouse.on_plate(1 - page.session.viewer))


def test_where_rules_are_enforced_a_dull_attacker_is_only_explained(page_at: Until) -> None:
    """FFTCG 10.1.2.1.1"""
    page, mouse, dull = declaring(page_at, Mode.ENFORCED)
    to_opponent(page, mouse, dull)
    assert DULL in page.controller.desk.balloon.words.text() and not page.controller.desk.balloon.buttons.count()
    assert not declared(page)


def test_a_dull_forward_attacks_if_the_other_seat_agrees(page_at: Until) -> None:
    """FFTCG 10.1.2.1.1; the log says what it was, for both."""
    page, mouse, dull = declaring(page_at, Mode.ASK)
    to_opponent(page, mouse, dull)
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
    assert page.session.consent is not None and not declared(page)
    mouse.click_button()
    assert declared(page) and page.session.view().card(dull).values["attacking"]
    assert "does what the rules would not allow" in page.log.words() and DULL.removeprefix("FFTCG ") in page.log.words()


def test_no_dull_forward_attacks_if_the_other_seat_refuses(page_at: Until) -> None:
    """FFTCG 10.1.2.1.1"""
    page, mouse, dull = declaring(page_at, Mode.ASK)
    before = match_of(page.session).state.digest()
    to_opponent(page, mouse, dull)
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
    mouse.click_button(1)
    assert match_of(page.session).state.digest() == before


def test_at_a_free_table_a_dull_forward_just_attacks_and_the_log_says_which_rule_is_against_it(page_at: Until) -> None:
    """FFTCG 10.1.2.1.1"""
    page, mouse, dull = declaring(page_at, Mode.FREE)
    to_opponent(page, mouse, dull)
    assert declared(page) and not page.controller.desk.balloon.isVisible()
    assert f"does what the rules would not allow. {DULL.removeprefix('FFTCG ')}" in page.log.words()
    page.session.undo()
    assert isinstance(page.controller.desk.ask, AskAttack) and dull not in page.controller.desk.ask.question.candidates
    page.session.redo()
    assert declared(page)


def test_a_click_explains_and_chooses_and_the_button_declares_at_a_free_table(page_at: Until) -> None:
    page, mouse, dull = declaring(page_at, Mode.FREE)
    mouse.card(dull)
    assert page.controller.desk.ask.chosen == [dull] and DULL in page.controller.desk.balloon.words.text()  # type: ignore[attr-defined]
    assert not declared(page)
    mouse.click_button()
    assert page.session.view().card(dull).values["attacking"]


def test_the_menu_of_a_card_has_what_the_rules_refuse_after_what_they_allow(page_at: Until) -> None:
    page, mouse, dull = declaring(page_at, Mode.ASK)
    QTest.mouseClick(page.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, mouse.point_of(dull))
    menu = page.controller.menus.open
    assert menu is not None
    line = next(n for n, one in enumerate(menu.actions()) if "although the rules say no" in one.text())
    mouse.choose_line(line)
    assert page.session.consent is not None and "dull" in page.prompt.sentence.text()
    mouse.click_button()
    assert page.session.view().card(dull).values["attacking"]


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.FREE])
def test_a_dull_forward_blocks_anyway(page_at: Until, mode: Mode) -> None:
    """FFTCG 10.1.3.1.1"""
    page, mouse, dull = declaring(page_at, mode, "block")
    name = page.session.view().card(dull).name
    mouse.drag(mouse.point_of(dull), mouse.point_of(page.controller.desk.ask.attackers()[0]))  # type: ignore[attr-defined]
    if mode is Mode.ASK:
        QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
        mouse.click_button()
    assert declared(page) and f"blocks with {name}" in page.log.words()


def test_what_is_allowed_stays_an_answer_at_a_free_table(page_at: Until) -> None:
    page, mouse, _ = declaring(page_at, Mode.FREE)
    to_opponent(page, mouse, page.controller.desk.ask.question.candidates[0])
    assert isinstance(match_of(page.session).entries[-1], Answered)


def test_a_card_of_the_hand_attacks_at_no_table(page_at: Until) -> None:
    """FFTCG 10.1.2.1"""
    page, mouse, _ = declaring(page_at, Mode.FREE)
    before = match_of(page.session).state.digest()
    to_opponent(page, mouse, page.session.view().zone("hand", page.session.viewer).cards[0].handle)
    assert match_of(page.session).state.digest() == before
    assert "not on the field under your control" in page.controller.desk.balloon.words.text()


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.FREE])
def test_a_forward_blocks_anyway_though_the_rules_let_nobody_block(page_at: Until, mode: Mode) -> None:
    """FFTCG 10.1.3.1.1: such a table asks who blocks wherever a Forward of the defender lies."""
    page = page_at(lambda view, question: question.kind == "block" and len(question.candidates) == 1)
    agree_on(page.session, mode)
    dull = page.controller.desk.ask.question.candidates[0]
    by_hand(page.session, Turn(dull, True))
    mouse, ask, name = Mouse(page, 1), page.controller.desk.ask, page.session.view().card(dull).name
    assert isinstance(ask, AskBlock) and not ask.question.candidates and "let nobody block" in page.prompt.hint.text()
    mouse.drag(mouse.point_of(dull), mouse.point_of(ask.attackers()[0]))
    if mode is Mode.ASK:
        QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
        mouse.click_button()
    assert declared(page) and f"blocks with {name}" in page.log.words()


@pytest.mark.parametrize("mode", [Mode.ENFORCED, Mode.ASK, Mode.FREE])
def test_a_click_on_what_a_text_does_not_ask_for(page_at: Until, mode: Mode) -> None:
    """FFTCG 11.3.3, 11.8.9: explained, offered, or chosen."""
    page = page_at(aimed_at_one_side)
    agree_on(page.session, mode)
    mouse, question = Mouse(page, 1), page.controller.desk.ask.question
    other = next(card.handle for card in page.session.view().zone("field").cards
                 if card.handle not in question.candidates)  # fmt: skip
    mouse.card(other)
    assert page.controller.desk.balloon.isVisible() is (mode is not Mode.FREE) and offers(page) is (mode is Mode.ASK)
    if mode is Mode.ASK:
        QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
        mouse.click_button()
    assert declared(page) is (mode is not Mode.ENFORCED)
    if mode is not Mode.ENFORCED:
        assert any(other in line.targets for line in page.session.view().stack)


def aimed_at_one_side(view: View, question: Question) -> bool:
    """Whether one of several cards of the field is to be chosen as a target, but not every one."""
    field = {card.handle for card in view.zone("field").cards}
    wanted = set(question.candidates)
    aims = question.kind == "cards" and question.rule in ("FFTCG 11.3.3", "FFTCG 11.8.9")
    return aims and question.most == question.least == 1 and wanted < field


def without_targets(page_at: Until, mode: Mode) -> tuple[MatchPage, Mouse, int]:
    """A table of this mode, and a Summon of the hand whose targets have just left the field; something lies there."""
    page = page_at(
        lambda view, question: question.kind == "play" and _aiming(view, question) is not None
        and any("Forward" not in card.values["types"] for card in view.zone("field").cards)
    )
    view, question = page.session.view(), page.session.my_question
    assert question is not None
    summon = _aiming(view, question)
    assert summon is not None
    for card in view.zone("field").cards:
        if "Forward" in card.values["types"]:
            by_hand(page.session, MoveCard(card.handle, "removed"))
    agree_on(page.session, mode)
    return page, Mouse(page, 1), summon


def _aiming(view: View, question: Question) -> int | None:
    """A Summon of the hand that could be cast and must choose a Forward."""
    castable = (card for card in view.zone("hand", view.seat).cards if card.handle in question.candidates)
    return next((card.handle for card in castable if card.name in ("Updraft", "Strike Hour")), None)


@pytest.mark.parametrize("mode", [Mode.ENFORCED, Mode.ASK, Mode.FREE])
def test_a_summon_without_a_target_is_explained_offered_or_cast(page_at: Until, mode: Mode) -> None:
    """FFTCG 11.3.3"""
    page, mouse, summon = without_targets(page_at, mode)
    mouse.drag(mouse.point_of(summon), mouse.ground_of(("forwards", page.session.viewer)))
    said = page.controller.desk.balloon.words.text() if mode is not Mode.FREE else page.log.words()
    assert "11.3.3" in said and offers(page) is (mode is Mode.ASK)
    if mode is Mode.ASK:
        QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), LEFT)
        mouse.click_button()
    assert declared(page) is (mode is not Mode.ENFORCED)
    question = page.session.my_question
    assert question is not None and (question.kind in ("cards", "pay", "confirm")) is (mode is not Mode.ENFORCED)


def test_a_summon_without_a_target_can_be_aimed_at_another_card(page_at: Until) -> None:
    """FFTCG 11.3.3"""
    page, mouse, summon = without_targets(page_at, Mode.FREE)
    mouse.twice(summon)
    question = page.session.my_question
    assert question is not None and question.kind == "cards" and "nothing to choose" in page.prompt.hint.text()
    other = page.session.view().zone("field").cards[0].handle
    mouse.card(other)
    mouse.give(mouse.wanted())
    assert any(other in line.targets for line in page.session.view().stack)


def test_the_menu_of_a_summon_without_a_target_offers_to_cast_it(page_at: Until) -> None:
    """FFTCG 11.3.3"""
    page, _, summon = without_targets(page_at, Mode.ASK)
    assert len(page.controller.desk.ask.anyway(summon)) == 1


def ability_without_targets(page_at: Until, mode: Mode) -> tuple[MatchPage, Mouse, int]:
    """A table of this mode, and a Backup with an ability whose targets have just left the field."""
    page = page_at(lambda view, question: question.kind == "play" and _choosing(view, question) is not None)
    view, question = page.session.view(), page.session.my_question
    assert question is not None
    backup = _choosing(view, question)
    assert backup is not None
    for card in view.zone("field").cards:
        if "Forward" in card.values["types"]:
            by_hand(page.session, MoveCard(card.handle, "removed"))
    agree_on(page.session, mode)
    return page, Mouse(page, 1), backup


def _choosing(view: View, question: Question) -> int | None:
    """A Backup of the field whose ability could be used and must choose a Forward."""
    uses = (offer for offer in question.plays if offer.answer.how == "use" and "Choose 1 Forward" in offer.label)
    cards = ((offer.answer.card, view.card(offer.answer.card)) for offer in uses)
    return next((handle for handle, card in cards if "Backup" in card.values["types"]), None)


def menu_line(page: MatchPage, mouse: Mouse, handle: int, words: str) -> int:
    """Open the menu of a card; the place of the line that says this."""
    QTest.mouseClick(page.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, mouse.point_of(handle))
    menu = page.controller.menus.open
    assert menu is not None
    return next(place for place, one in enumerate(menu.actions()) if words in one.text())


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.FREE])
def test_an_ability_without_a_target_is_used_anyway_from_the_menu(page_at: Until, mode: Mode) -> None:
    """FFTCG 11.6.5"""
    page, mouse, backup = ability_without_targets(page_at, mode)
    mouse.choose_line(menu_line(page, mouse, backup, "although the rules say no"))
    if mode is Mode.ASK:
        mouse.click_button()
    assert declared(page) and "uses an action ability" in page.log.words()


def test_the_menu_says_why_an_ability_cannot_be_used(page_at: Until) -> None:
    """FFTCG 11.6.5: where rules are enforced, nothing is offered but the reason."""
    page, mouse, backup = ability_without_targets(page_at, Mode.ENFORCED)
    line = menu_line(page, mouse, backup, "Why not: Use")
    menu = page.controller.menus.open
    assert menu is not None and menu.width() < 640 and "Choose 1 Forward" in menu.actions()[line].toolTip()
    mouse.choose_line(line)
    assert "FFTCG 11.6.5" in page.controller.desk.balloon.words.text() and not offers(page)
