"""The gestures of Force of Will: each plays what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.controller.asks.paying import AskPay
from app.matchpage import MatchPage
from app.table.items import Glow
from engine.answers import Cards, Pass
from engine.overrides import Turn
from engine.questions import PlayOffer, Question
from engine.views import CardView, View
from tests.app.table.acts import by_hand, match_of
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


def enemies(view: View, wanted: str) -> list[CardView]:
    """The fighters of a type under the control of who is not at turn."""
    return [
        card for card in view.zone("field").cards
        if card.controller != view.player and wanted in card.values["types"] and card.values["def"] is not None
    ]


def fresh(view: View) -> list[CardView]:
    """The fighters of the turn player that came this turn."""
    return [
        card for card in view.zone("field").cards
        if card.controller == view.player and card.values.get("def") is not None and card.values.get("fresh")
    ]


def chants(view: View, question: Question) -> list[PlayOffer]:
    """The offers of chants in the hand."""
    hand = {card.handle for card in view.zone("hand", view.seat).cards if "Chant" in card.values["types"]}
    return [one for one in question.plays if one.answer.how == "play" and one.answer.card in hand]


def turn(page: MatchPage, handle: int, rested: bool) -> None:
    """Let a card be rested or recovered, by hand."""
    if page.session.view().card(handle).dull is not rested:
        by_hand(page.session, Turn(handle, rested))
        QApplication.processEvents()


def attack(page: MatchPage) -> str:
    """Let the other player pass until an attack is declared; return what is told of it."""
    seat = page.session.viewer
    for _ in range(40):
        QApplication.processEvents()
        request = match_of(page.session).request
        if said(page, " attacks ") or request is None:
            break
        if request.seat != seat:
            match_of(page.session).answer(request.seat, Cards(()) if request.kind == "block" else Pass())
    return next((line.text for line in page.session.view().log[-12:] if " attacks " in line.text), "")


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
    hands = Mouse(page, 1)
    end = hands.ground_of(("fighters", 1 - page.session.viewer))
    assert end is not None
    hands.drag(hands.point_of(ready(page.session.view())[0].handle), end)
    assert attack(page)


@pytest.mark.parametrize("wanted", ["Resonator", "J-ruler"])
def test_taking_an_attacker_onto_a_rested_card_attacks_that(page_at: Until, wanted: str) -> None:
    """FOW 803.3b: a J-ruler like a resonator; the opponent, who could be attacked too, is not asked about."""
    page = page_at(lambda view, question: offers("battle")(view, question) and bool(ready(view))
                   and bool(enemies(view, wanted)))
    attacker, target = ready(page.session.view())[0], enemies(page.session.view(), wanted)[0]
    turn(page, target.handle, True)
    hands = Mouse(page, 1)
    hands.drag(hands.point_of(attacker.handle), hands.point_of(target.handle))
    assert attack(page) == f"{attacker.name} attacks {target.name}."


def test_taking_an_attacker_onto_a_recovered_resonator_says_why_not(page_at: Until) -> None:
    """FOW 803.3b: no battle begins, in which the opponent would be attacked instead."""
    page = page_at(lambda view, question: offers("battle")(view, question) and bool(ready(view))
                   and bool(enemies(view, "Resonator")) and "Precision" not in ready(view)[0].values["keywords"])
    target = enemies(page.session.view(), "Resonator")[0].handle
    turn(page, target, False)
    hands, digest = Mouse(page, 1), match_of(page.session).state.digest()
    hands.drag(hands.point_of(ready(page.session.view())[0].handle), hands.point_of(target))
    assert "FOW 803.3b" in page.controller.desk.balloon.accessibleName()
    assert match_of(page.session).state.digest() == digest


def test_taking_a_resonator_of_this_turn_to_the_opponent_says_why_it_cannot_attack(page_at: Until) -> None:
    """FOW 803.3a: no battle begins, in which only others could attack."""
    page = page_at(lambda view, question: offers("battle")(view, question) and bool(fresh(view)))
    hands, digest = Mouse(page, 1), match_of(page.session).state.digest()
    end = hands.ground_of(("fighters", 1 - page.session.viewer))
    assert end is not None
    hands.drag(hands.point_of(fresh(page.session.view())[0].handle), end)
    assert "FOW 803.3a" in page.controller.desk.balloon.accessibleName()
    assert match_of(page.session).state.digest() == digest


def test_what_an_attacker_can_attack_is_lit_while_it_is_held(page_at: Until) -> None:
    """FOW 803.3b"""
    page = page_at(lambda view, question: offers("battle")(view, question) and bool(ready(view))
                   and bool(enemies(view, "Resonator")))
    attacker, target = ready(page.session.view())[0].handle, enemies(page.session.view(), "Resonator")[0].handle
    turn(page, target, True)
    _, _, cards = page.controller.target.places_for((attacker,))
    assert dict(cards)[target] is Glow.THREATENED


def test_taking_a_blocker_onto_the_attacker_blocks_it(page_at: Until) -> None:
    """FOW 804.3"""
    page = page_at(lambda view, question: question.kind == "block" and bool(question.candidates))
    blocker, hands = page.session.my_question.candidates[0], Mouse(page, 1)  # type: ignore[union-attr]
    name = page.session.view().card(blocker).name
    attacker = next(one for one in page.session.view().zone("field").cards if one.values.get("attacking"))
    hands.drag(hands.point_of(blocker), hands.point_of(attacker.handle))
    assert said(page, f"{name} blocks.")


def test_a_chant_that_is_let_go_on_its_target_is_played_on_it(page_at: Until) -> None:
    """FOW 903.2d: what it chooses is chosen as it is played, which the gesture has done."""
    page = page_at(lambda view, question: any(len(one.targets) > 1 for one in chants(view, question)))
    assert page.session.my_question is not None
    offer = next(one for one in chants(page.session.view(), page.session.my_question) if len(one.targets) > 1)
    hands, target = Mouse(page, 1), offer.targets[-1]
    names = [page.session.view().card(one).name for one in (offer.answer.card, target)]
    hands.drag(hands.point_of(offer.answer.card), hands.point_of(target))
    for _ in range(200):
        if said(page, " chooses "):
            break
        QTest.qWait(1)
    assert said(page, f"{names[0]} chooses {names[1]}.")


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
    Mouse(page, 1).card(next(one.handle for one in ask.sources if one.gives == (sign,)))
    assert ask.hint() == f"Still owed: {owed.replace(f'{{{sign}}}', '', 1)}."
    ask.suggest()
    assert ask.hint() == "This pays exactly."
