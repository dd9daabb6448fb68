"""Gestures that everybody tries: a Summon on its target, an attacker before its time, a card beside its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.controller.asks.cards import AskAttack
from app.matchpage import MatchPage
from app.mode import Mode
from app.table.items import Glow
from engine.overrides import MoveFrom, Token
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Mouse
from tests.app.table.test_gestures import at_main_phase, playable
from tests.app.table.test_passing import WARDEN, settled, with_an_attacker

#: A Summon that chooses a Forward, and another Forward that it might choose.
KINDLING, RUNNER = "N9-012C", "N9-002C"
#: A Forward whose ability removes three cards of the Break Zone and chooses one of the opponent's Forwards.
USER = "N9-046H"


def ready_to_cast(page: MatchPage) -> tuple[Mouse, int, int]:
    """Main Phase 1 with a Summon of Fire that can be paid for, and a Forward of the opponent."""
    mouse, me = at_main_phase(page), page.session.viewer
    match = match_of(page.session)
    for code in (KINDLING, KINDLING, KINDLING, KINDLING):
        match.override(me, Token(code, me, "hand"))
    for code in (RUNNER, WARDEN):
        match.override(me, Token(code, 1 - me, "field"))
    QTest.qWait(5)
    summon = next(card.handle for card in page.session.view().zone("hand", me).cards if card.code == KINDLING)
    target = next(card.handle for card in page.session.view().zone("field").cards if card.code == WARDEN)
    return mouse, summon, target


def test_a_summon_dropped_on_its_target_is_cast_with_that_target(open_page: Open) -> None:
    """FFTCG 11.3.3: what it chooses is chosen as it is cast; the drop has said so."""
    page = open_page(5)
    mouse, summon, target = ready_to_cast(page)
    mouse.drag(mouse.point_of(summon), mouse.point_of(target))
    for _ in range(5):
        QTest.qWait(5)
        question = page.session.my_question
        assert question is not None
        if question.kind == "confirm":
            QTest.keyClick(page.view, Qt.Key.Key_N)
    assert question.kind == "pay"
    assert any("chooses" in line.text and "Wick Warden" in line.text for line in page.session.view().log)


def test_what_a_summon_can_be_dropped_on_is_lit_while_it_is_held(open_page: Open) -> None:
    """FFTCG 11.3.3: what it could choose; the card under the pointer is lit more, and the light goes with the drag."""
    page = open_page(5)
    mouse, summon, target = ready_to_cast(page)
    port, start, end = page.view.viewport(), mouse.point_of(summon), mouse.point_of(target)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, start - QPoint(0, 40))
    forwards = {card.handle for card in page.session.view().zone("field").cards if "Forward" in card.values["types"]}
    lit = {key: item.glow for key, item in page.scene.cards.items() if item.glow is not Glow.NONE}
    assert lit == dict.fromkeys(forwards, Glow.POSSIBLE) and target in lit
    QTest.mouseMove(port, end)
    assert page.scene.cards[target].glow is Glow.CHOSEN
    QTest.mouseMove(port, start)
    assert page.scene.cards[target].glow is Glow.POSSIBLE
    page.controller.escape()
    assert page.scene.cards[target].glow is Glow.NONE


def test_a_summon_dropped_on_what_it_cannot_choose_asks_for_another_and_says_why(open_page: Open) -> None:
    page = open_page(5)
    mouse, summon, _ = ready_to_cast(page)
    me = page.session.viewer
    backup = next(code for code, card in page.game.cards().items() if page.game.to_record(card)["type"] == "Backup")
    match_of(page.session).override(me, Token(backup, me, "field"))
    QTest.qWait(5)
    wrong = next(card.handle for card in page.session.view().zone("field").cards if card.code == backup)
    mouse.drag(mouse.point_of(summon), mouse.point_of(wrong))
    for _ in range(5):
        QTest.qWait(5)
        if page.session.my_question is not None and page.session.my_question.kind == "confirm":
            QTest.keyClick(page.view, Qt.Key.Key_N)
    question = page.session.my_question
    assert question is not None and question.kind == "cards" and wrong not in question.candidates
    assert page.controller.desk.balloon.isVisible() and page.controller.desk.balloon.words.text()


def test_the_target_of_a_gesture_that_was_taken_back_is_forgotten(open_page: Open) -> None:
    page = open_page(5)
    _, summon, target = ready_to_cast(page)
    page.controller.intents.aim(target)
    page.controller.intents.asked(page.controller.desk.ask)
    page.controller.target.double_clicked(summon)
    for _ in range(5):
        QTest.qWait(5)
        if page.session.my_question is not None and page.session.my_question.kind == "confirm":
            QTest.keyClick(page.view, Qt.Key.Key_N)
    assert page.session.my_question is not None and page.session.my_question.kind == "cards"


@pytest.mark.parametrize("mode", (Mode.ENFORCED, Mode.ASK))
def test_an_attacker_dragged_too_early_says_what_comes_first_and_goes_there(open_page: Open, mode: Mode) -> None:
    """FFTCG 10.1.2: attackers are declared in a step of their own, after that of preparation."""
    page = open_page(5, mode=mode)
    me = with_an_attacker(page)
    mouse = Mouse(page, 1)
    forward = next(card.handle for card in page.session.view().zone("field").cards if card.code == WARDEN)
    mouse.drag(mouse.point_of(forward), mouse.on_plate(1 - me))
    balloon = page.controller.desk.balloon
    assert balloon.isVisible() and "Attack Declaration Step" in balloon.words.text()
    button = next(one for one in balloon.findChildren(QPushButton) if one.isVisible())
    assert button.text() == "Pass, and go there"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert settled(page, me)
    ask = page.controller.desk.ask
    assert isinstance(ask, AskAttack) and ask.chosen == [forward]
    assert page.prompt.buttons[0].text().startswith("Attack")


@pytest.mark.parametrize(("code", "rule"), ((WARDEN, "FFTCG 11.4.1"), (KINDLING, "FFTCG 9.3.1.6")))
def test_a_card_cast_while_attackers_are_declared_is_told_when_it_can_be(open_page: Open, code: str, rule: str) -> None:
    """The rule that says when it is cast, not the one that asks for attackers."""
    page = open_page(5)
    me = with_an_attacker(page)
    match_of(page.session).override(me, Token(code, me, "hand"))
    page.controller.intents.attack(())
    assert settled(page, me) and isinstance(page.controller.desk.ask, AskAttack)
    held = next(card.handle for card in page.session.view().zone("hand", me).cards if card.code == code)
    mouse = Mouse(page, 1)
    mouse.drag(mouse.point_of(held), mouse.on_area(("backups", me)))
    assert page.controller.desk.balloon.isVisible() and rule in page.controller.desk.balloon.accessibleName()


def test_an_attacker_that_cannot_attack_is_told_why_and_offered_nothing(open_page: Open) -> None:
    """FFTCG 10.1.2.1.1: it came under control this turn."""
    page = open_page(5)
    mouse, me = at_main_phase(page), page.session.viewer
    match_of(page.session).override(me, Token(WARDEN, me, "field"))
    QTest.qWait(5)
    forward = next(card.handle for card in page.session.view().zone("field").cards if card.code == WARDEN)
    mouse.drag(mouse.point_of(forward), mouse.on_plate(1 - me))
    balloon = page.controller.desk.balloon
    assert balloon.isVisible() and "FFTCG 10.1.2.1.1" in balloon.words.text() and balloon.buttons.count() == 0


def beside(page: MatchPage) -> QPoint:
    """A point of one's own half in which there is no place."""
    scene, me = page.scene, page.session.viewer
    row = scene.areas[scene.spec.areas[0].key, me].box
    for step in range(1, 40):
        point = QPointF(row.center().x(), row.bottom() + step * 0.5)
        if scene.spot_at(point) is None and scene.card_at(point) is None:
            return page.view.mapFromScene(point)
    raise AssertionError("the places leave nothing between them")


def test_a_card_let_go_beside_its_place_goes_where_it_belongs(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    mouse.drag(mouse.point_of(card.key), beside(page))
    assert page.session.my_question is not None and page.session.my_question.kind == "pay"
    assert not page.controller.desk.balloon.isVisible()


def test_a_backup_let_go_among_the_forwards_is_cast(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    other = "backups" if card.face.type == "Forward" else "forwards"
    end = mouse.ground_of((other, page.session.viewer))
    assert end is not None
    mouse.drag(mouse.point_of(card.key), end)
    assert page.session.my_question is not None and page.session.my_question.kind == "pay"


def test_a_card_dropped_on_the_target_of_its_ability_uses_it_there(open_page: Open) -> None:
    """FFTCG 11.6.5"""
    page = open_page(5)
    mouse, me = at_main_phase(page), page.session.viewer
    match = match_of(page.session)
    match.override(me, Token(USER, me, "field"))
    for code in (RUNNER, WARDEN):
        match.override(me, Token(code, 1 - me, "field"))
    for _ in range(3):
        match.override(me, MoveFrom("deck", me, 0, "break zone", me))
    QTest.qWait(5)
    lying = {card.code: card.handle for card in page.session.view().zone("field").cards}
    mouse.drag(mouse.point_of(lying[USER]), mouse.point_of(lying[WARDEN]))
    QTest.qWait(20)
    assert any("chooses" in line.text and "Wick Warden" in line.text for line in page.session.view().log)
