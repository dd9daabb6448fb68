"""How a match of two people at one computer begins: each chooses unseen, and redraws once; then the orbs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.matchpage import MatchPage
from app.table.items import Glow
from app.theme import Look
from app.theme.stylesheet import stylesheet
from engine.views import View
from tests.app.table.conftest import Open
from tests.app.table.hands import Mouse


def main_of(view: View, seat: int) -> bool:
    """Whether the one card in a player's front line is seen."""
    (card,) = view.zone("front line", seat).cards
    return bool(card.code)


def choose_main(page: MatchPage) -> None:
    """Click a card among those of the deck that can be the Main Character."""
    question = page.session.my_question
    assert question is not None and question.rule == "Cipher 12.2.1.1" and page.picker.isVisible()
    Mouse(page, 1).card(question.candidates[0])


def test_each_chooses_a_main_character_that_the_other_does_not_see(open_page: Open) -> None:
    """Cipher 12.2.1.1; between the two the screen is handed over, and shows nothing."""
    page = open_page(3, hands=False)
    hands = Mouse(page, 1)
    first = page.session.viewer
    choose_main(page)
    assert page.curtain.isVisible()
    hands.take_over()
    view = page.session.view()
    assert page.session.viewer == 1 - first and not main_of(view, first)
    (back,) = (page.scene.cards[card.handle] for card in view.zone("front line", first).cards)
    assert back.face.hidden
    choose_main(page)
    assert page.session.my_question is None or page.session.my_question.rule == "Cipher 12.2.1.5"


def test_a_hand_is_put_back_by_a_click_and_drawn_anew_once(open_page: Open) -> None:
    """Cipher 12.2.1.5.1"""
    page = open_page(3)
    hands = Mouse(page, 1)
    choose_main(page)
    choose_main(page)
    seat = page.session.my_question.seat  # type: ignore[union-attr]
    before = {card.handle for card in page.session.view().zone("hand", seat).cards}
    hands.click_button(0)
    after = {card.handle for card in page.session.view().zone("hand", seat).cards}
    assert len(after) == 6 and not before & after
    assert page.session.my_question is not None and page.session.my_question.seat == 1 - seat


def test_five_orbs_lie_unseen_and_the_main_characters_are_turned_up(open_page: Open) -> None:
    """Cipher 12.2.1.6, 12.2.1.7"""
    page = open_page(3)
    hands = Mouse(page, 1)
    choose_main(page)
    choose_main(page)
    hands.click_button(1)
    hands.click_button(1)
    view = page.session.view()
    for seat in (0, 1):
        orbs = [page.scene.cards[card.handle] for card in view.zone("orb area", seat).cards]
        assert len(orbs) == 5 and all(orb.face.hidden for orb in orbs) and main_of(view, seat)
        (main,) = (page.scene.cards[card.handle] for card in view.zone("front line", seat).cards)
        assert main.face.leader and not main.face.hidden


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_cards_to_choose_from_are_not_painted_when_the_table_under_them_changes(open_page: Open) -> None:
    page = open_page(3)
    page.setStyleSheet(stylesheet(Look().palette))
    cards, table = Paints(), Paints()
    page.picker.grid.viewport().installEventFilter(cards)
    page.view.viewport().installEventFilter(table)
    painted = -1
    while painted != cards.count:
        # A busy machine paints a new style late.
        painted = cards.count
        QTest.qWait(100)
    cards.count = table.count = 0
    page.scene.light_places(dict.fromkeys(page.scene.areas, Glow.POSSIBLE), {})
    QApplication.processEvents()
    assert page.picker.isVisible() and table.count and not cards.count
