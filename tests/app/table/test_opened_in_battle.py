"""A page that is opened in the middle of a battle, or goes on after the connection was lost, shows what is fought."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.matchpage import MatchPage
from engine.questions import Question
from engine.views import CardView, View
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open, Until


def fighters(view: View, mark: str) -> list[CardView]:
    return [card for zone in view.zones for card in zone.cards if card.values.get(mark)]


def fought(view: View, question: Question) -> bool:
    """Two cards fight, and if supports lie beside fighters in this game, one does."""
    supports = [zone.count for zone in view.zones if zone.name == "support area"]
    against = fighters(view, "blocking") or fighters(view, "defending")
    return bool(fighters(view, "attacking") and against) and not question.idle and (not supports or any(supports))


def both(page_at: Until, open_page: Open) -> tuple[MatchPage, MatchPage]:
    """A page that has seen how it came to a battle, and one that is opened in the middle of it."""
    there = page_at(fought)
    opened = open_page(match=match_of(there.session))
    QApplication.processEvents()
    return there, opened


def test_a_page_opened_in_a_battle_shows_what_the_other_one_shows(page_at: Until, open_page: Open) -> None:
    there, opened = both(page_at, open_page)
    assert opened.scene.arrows and len(opened.scene.arrows) == len(there.scene.arrows)
    for page in (there, opened):
        view = page.session.view()
        ends = fighters(view, "attacking")[0], (fighters(view, "blocking") or fighters(view, "defending"))[0]
        first = next(one for one in page.scene.arrows if one.kind == "attack")
        for card, end in zip(ends, first.ends(), strict=True):
            assert page.scene.cards[card.handle].whole_box().contains(end)
