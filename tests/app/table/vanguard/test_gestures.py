"""The gestures of Cardfight!! Vanguard: each plays what it says, and what it would come to is seen before."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.matchpage import MatchPage
from app.table.accessible import name_of
from engine.questions import Question
from engine.views import CardView, View
from tests.app.table.conftest import Until
from tests.app.table.hands import LEFT, Mouse


def guards(view: View, question: Question) -> list[CardView]:
    """The cards of the hand that can guard."""
    offers = {one.answer.card for one in question.plays if one.answer.how == "guard"}
    return [card for card in view.zone("hand", view.seat).cards if card.handle in offers and card.values.get("shield")]


def attacked(page: MatchPage) -> CardView:
    zones = page.session.view().zones
    return next(card for zone in zones for card in zone.cards if card.values.get("defending"))


def guarding(page_at: Until) -> tuple[MatchPage, CardView]:
    page = page_at(lambda view, question: bool(guards(view, question)))
    assert page.session.my_question is not None
    return page, guards(page.session.view(), page.session.my_question)[0]


def take(page: MatchPage, handle: int, to: QPoint) -> None:
    """Take a card up and carry it there, without letting it go."""
    port, start = page.view.viewport(), Mouse(page, 1).point_of(handle)
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, (start + to) / 2)
    QTest.mouseMove(port, to)


def test_a_card_that_is_held_shows_what_the_attack_would_come_to(page_at: Until) -> None:
    """VG 11.3.3: its shield would be added to who is attacked."""
    page, card = guarding(page_at)
    before = page.scene.contests[0].weighed
    end = Mouse(page, 1).ground_of(("guardians", page.session.viewer))
    assert end is not None and before is not None
    take(page, card.handle, end)
    held = page.scene.contests[0].weighed
    assert held is not None and held.guard == before.guard + int(str(card.values["shield"]))
    assert held.verdict().startswith("would ")
    page.view.gestures.cancel()
    assert page.scene.contests[0].weighed == before


def test_it_is_said_of_the_card_on_which_the_keyboard_is(page_at: Until) -> None:
    page, card = guarding(page_at)
    item = page.scene.cards[card.handle]
    page.keys.cursor.to(item)
    assert "would " in name_of(item, page.view)
    page.controller.desk.show_preview(card.handle)
    assert "With it, " in page.preview.values.text()


def test_nothing_would_come_of_a_card_that_cannot_guard(page_at: Until) -> None:
    """VG 11.3.2: a card without shield, say, that joins no guardians."""
    page, _ = guarding(page_at)
    assert page.session.my_question is not None
    able = {one.answer.card for one in page.session.my_question.plays}
    others = [key for key in page.scene.cards if key not in able]
    assert others and not any(page.scene.weighed_with(key) for key in others)


def test_a_card_let_go_on_the_guardians_guards(page_at: Until) -> None:
    """VG 11.3.3"""
    page, card = guarding(page_at)
    hands, name = Mouse(page, 1), card.name
    end = hands.ground_of(("guardians", page.session.viewer))
    assert end is not None
    hands.drag(hands.point_of(card.handle), end)
    lines = [line.text for line in page.session.view().log[-4:]]
    assert f"{name} guards {attacked(page).name}." in lines
    shown = page.scene.contests[0].weighed
    assert shown is not None and not shown.would
