"""The gestures of Force of Will: each plays what it says."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from app.controller.asks.paying import AskPay
from app.matchpage import MatchPage
from engine.answers import Cards, Pass
from engine.questions import PlayOffer, Question
from engine.views import CardView, View
from tests.app.table.acts import match_of
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse


def offers(how: str, fits: Callable[[CardView], bool] = lambda card: True) -> Callable[[View, Question], bool]:
    """The question in which a way to play is offered, of a card that fits."""

    def wanted(view: View, question: Question) -> bool:
        return any(one.answer.how == how and fits(view.card(one.answer.card)) for one in question.plays)

    return wanted


def offered(page: MatchPage, how: str) -> PlayOffer:
    question = page.session.my_question
    assert question is not None
    return next(one for one in question.plays if one.answer.how == how)


def drag(page: MatchPage, handle: int, area: str, seat: int | None = None) -> None:
    hands = Mouse(page, 1)
    end = hands.ground_of((area, page.session.viewer if seat is None else seat))
    assert end is not None
    hands.drag(hands.point_of(handle), end)


def said(page: MatchPage, words: str) -> bool:
    return any(words in line.text for line in page.session.view().log[-12:])


def ready(view: View) -> list[CardView]:
    """The fighters of the turn player that could attack: recovered, and there since before this turn."""
    return [
        card for card in view.zone("field").cards
        if card.controller == view.player and card.values.get("def") is not None
        and not card.dull and not card.values.get("fresh")
    ]


def test_dragging_a_card_to_the_standby_area_sets_it_for_2(page_at: Until) -> None:
    """FOW 706.1."""
    page = page_at(offers("set"))
    seat, card = page.session.viewer, offered(page, "set").answer.card
    before = page.session.view().zone("standby area", seat).count
    drag(page, card, "standby")
    if page.session.my_question is not None and page.session.my_question.kind == "pay":
        page.session.suggest(page.session.answer)
    assert page.session.view().zone("standby area", seat).count == before + 1


def test_dragging_the_ruler_to_the_field_asks_for_its_judgment(page_at: Until) -> None:
    """FOW 705.1."""
    page = page_at(offers("judge"))
    drag(page, offered(page, "judge").answer.card, "fighters")
    assert said(page, "judgment") or (page.session.my_question is not None and page.session.my_question.kind == "pay")


def test_clicking_the_ruler_twice_calls_a_stone_or_offers_it(page_at: Until) -> None:
    """FOW 709.1."""
    page = page_at(offers("call"))
    hands, ruler = Mouse(page, 1), offered(page, "call").answer.card
    plays = [one.answer.how for one in page.session.my_question.plays if one.answer.card == ruler]  # type: ignore[union-attr]
    hands.twice(ruler)
    if len(plays) > 1:
        hands.choose_line(plays.index("call"))
    assert said(page, "calls a magic stone")


def test_taking_a_resonator_to_the_opponent_begins_a_battle_and_attacks(page_at: Until) -> None:
    """FOW 704.1, 803.3: the windows before the declaration are passed, and it is declared as it was meant."""
    page = page_at(lambda view, question: offers("battle")(view, question) and len(ready(view)) == 1)
    seat, attacker = page.session.viewer, ready(page.session.view())[0].handle
    hands = Mouse(page, 1)
    end = hands.ground_of(("fighters", 1 - seat))
    assert end is not None
    hands.drag(hands.point_of(attacker), end)
    for _ in range(40):
        QApplication.processEvents()
        request = match_of(page.session).request
        if said(page, " attacks ") or request is None:
            break
        if request.seat != seat:
            match_of(page.session).answer(request.seat, Cards(()) if request.kind == "block" else Pass())
    assert said(page, " attacks ")


def test_clicking_stones_says_what_is_still_owed_of_which_attribute(page_at: Until) -> None:
    """FOW 1003.2: what one stone gives is gone from what is owed, and a suggestion pays the rest."""

    def twice(question: Question) -> str:
        """The attribute that is owed twice."""
        needs = question.details["needs"] if question.kind == "pay" else ()
        return next((sign for sign, count in needs if count > 1), "")  # type: ignore[union-attr, misc]

    page = page_at(lambda view, question: bool(twice(question)))
    ask = page.controller.desk.ask
    assert isinstance(ask, AskPay)
    sign, owed = twice(ask.question), str(ask.question.details["owed"])
    Mouse(page, 1).card(next(one.handle for one in ask.sources if sign in one.gives))
    assert ask.hint() == f"Still owed: {owed.replace(f'{{{sign}}}', '', 1)}."
    ask.suggest()
    assert ask.hint() == "This pays exactly."
