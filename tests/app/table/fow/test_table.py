"""The table of Force of Will as it is seen: what waits face down, will in its signs, life in hundreds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.cards.signs import in_words
from app.controller.byhand import plate_verbs
from app.matchpage import MatchPage
from app.table.accessible import TableInterface
from app.table.gestures.click import HELD_MS
from engine.game import Game
from engine.games.fow.cards import Card, CardType
from engine.overrides import Token
from engine.questions import Question
from engine.views import View
from tests.app.table.acts import by_hand
from tests.app.table.conftest import Until
from tests.app.table.hands import LEFT, Mouse

NO_KEY = Qt.KeyboardModifier.NoModifier


def waiting(view: View, question: Question, seat: int) -> list[int]:
    """The cards of a seat that wait in its standby area, while the other one is asked what to play."""
    there = view.zone("standby area", seat).cards
    return [card.handle for card in there] if question.kind == "play" and not question.idle else []


def hold(page: MatchPage, handle: int) -> None:
    """Press on a card and stay there, then let go."""
    port, at = page.view.viewport(), Mouse(page, 1).point_of(handle)
    QTest.mousePress(port, LEFT, NO_KEY, at)
    QTest.qWait(HELD_MS + 100)
    QTest.mouseRelease(port, LEFT, NO_KEY, at)


def test_a_set_card_is_seen_by_its_holder_as_one_that_lies_face_down(page_at: Until) -> None:
    """FOW 310.2: the other player sees its back."""
    page = page_at(lambda view, question: all(view.zone("standby area", seat).count for seat in (0, 1)))
    view = page.session.view()
    for card in view.zone("standby area", view.seat).cards:
        face = page.scene.cards[card.handle].face
        assert face.face_down and face.peek and not face.hidden and face.name
    for card in view.zone("standby area", 1 - view.seat).cards:
        assert page.scene.cards[card.handle].face.hidden


def held(page: MatchPage, code: str) -> str:
    """What is said of a card that lies in the standby area by hand, as it is held."""
    seat = page.session.viewer
    by_hand(page.session, Token(code, seat, "standby area"))
    QApplication.processEvents()
    card = next(one for one in page.session.view().zone("standby area", seat).cards if one.code == code)
    question = page.session.my_question
    hold(page, card.handle)
    assert page.controller.desk.balloon.isVisible()
    assert page.session.my_question is question and not page.browser.isVisible()
    return page.controller.desk.balloon.accessibleName()


def main_phase(view: View, question: Question) -> bool:
    return view.phase == "Main Phase" and question.kind == "play" and not question.idle


def test_a_set_card_that_is_held_says_when_it_may_be_played_and_why_not_now(game: Game, page_at: Until) -> None:
    """FOW 708.2, 1114.2: the line of its text, then the rule; and letting go is no click."""
    page = page_at(main_phase)
    for card in game.cards().values():
        line = next((one for one in card.text.splitlines() if one.startswith(("[Trigger] When", "[Stealth] When"))), "")
        if line:
            said = held(page, card.code)
            assert said.startswith(in_words(line)) and said.endswith(("FOW 708.2", "FOW 1114.2", "FOW 708.5")), said


def test_a_set_card_that_waits_for_nothing_says_so(game: Game, page_at: Until) -> None:
    """FOW 706.3"""
    cards = [card for card in game.cards().values() if isinstance(card, Card) and card.type is CardType.RESONATOR]
    code = next(card.code for card in cards if "[Stealth]" not in card.text)
    assert held(page_at(main_phase), code).endswith("FOW 706.3")


def test_a_hidden_card_that_is_held_says_nothing(page_at: Until) -> None:
    page = page_at(lambda view, question: bool(waiting(view, question, 1 - view.seat)))
    view = page.session.view()
    hold(page, view.zone("standby area", 1 - view.seat).cards[0].handle)
    assert not page.controller.desk.balloon.isVisible() and not page.preview.accessibleName()


def test_the_will_of_a_player_is_seen_and_read_as_its_signs(page_at: Until) -> None:
    """FOW 907.4, 907.5"""
    page = page_at(lambda view, question: view.values[view.seat]["will"] > 0)
    view = page.session.view()
    face = page.scene.plates[view.seat].face
    assert face.signs and len(face.signs) == view.values[view.seat]["will"]
    table = QAccessible.queryAccessibleInterface(page.view)
    assert isinstance(table, TableInterface)
    names = [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]
    words = {"{W}": "Light", "{R}": "Fire", "{U}": "Water", "{G}": "Wind", "{B}": "Darkness", "{1}": "1", "{M}": "Moon"}
    assert any(" + ".join(words[sign] for sign in face.signs) in name for name in names)


def test_life_is_changed_by_hand_in_hundreds_and_will_is_not(page_at: Until) -> None:
    page = page_at(lambda view, question: view.turn > 1)
    verbs = [verb.text for verb in plate_verbs(page.scene.spec, page.session.view(), 0)]
    assert verbs[:2] == ["life: +100", "life: −100"] and not any("will" in text for text in verbs)
