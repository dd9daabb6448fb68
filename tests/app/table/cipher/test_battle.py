"""A battle as it is seen and fought with the mouse: supports and their values, critical hits, evasion, orbs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.matchpage import MatchPage
from app.table.arrows import standing_arrows
from engine.answers import Cards, Play
from engine.questions import Question
from engine.views import CardView, View
from tests.app.table.acts import match_of
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse

CRITICAL, EVADE = "Cipher 18.1.11.1", "Cipher 18.1.13.1"


def asks(rule: str) -> Callable[[View, Question], bool]:
    return lambda view, question: question.rule == rule and bool(question.candidates)


def fighting(view: View, what: str) -> CardView:
    lines = [view.zone(line, seat).cards for line in ("front line", "back line") for seat in (0, 1)]
    return next(card for cards in lines for card in cards if card.values.get(what))


def supports(view: View, seat: int) -> tuple[CardView, ...]:
    return view.zone("support area", seat).cards


def told(page: MatchPage) -> list[str]:
    return [line.text for line in page.session.view().log[-14:]]


def test_both_supports_lie_open_and_count_in_the_attack(page_at: Until) -> None:
    """Cipher 18.1.5, 18.1.9"""
    page = page_at(lambda view, question: asks(CRITICAL)(view, question) and all(supports(view, n) for n in (0, 1)))
    view = page.session.view()
    for what, seat in (("attacking", view.seat), ("defending", 1 - view.seat)):
        unit, (support,) = fighting(view, what), supports(view, seat)
        item = page.scene.cards[support.handle]
        assert page.scene.in_sight(support.handle) and not item.face.hidden
        assert ("Support", str(support.values["support"])) in item.face.stats
        assert page.scene.cards[unit.handle].face.power >= unit.values["base attack"] + support.values["support"]
    arrows = standing_arrows(view)
    assert ("attack", fighting(view, "attacking").handle, fighting(view, "defending").handle) in arrows


def test_a_unit_whose_support_has_failed_says_so(page_at: Until) -> None:
    """Cipher 18.1.5.1.1: the card is in the Retreat Area, and the unit that fights alone is marked."""

    def failed(view: View, question: Question) -> bool:
        return question.rule in (CRITICAL, EVADE) and not all(supports(view, seat) for seat in (0, 1))

    page = page_at(failed)
    view = page.session.view()
    for what in ("attacking", "defending"):
        unit = fighting(view, what)
        marks = page.scene.cards[unit.handle].face.marks
        assert ("No support" in marks) == (not supports(view, unit.controller))


def test_the_arrow_of_an_attack_hides_nothing_of_the_unit_at_which_it_points(page_at: Until) -> None:
    page = page_at(asks(CRITICAL))
    (arrow,) = (one for one in page.scene.arrows if one.kind == "attack")
    box = page.scene.cards[fighting(page.session.view(), "defending").handle].whole_box()
    assert box.contains(arrow.ends()[1]) and not box.adjusted(3, 3, -3, -3).contains(arrow.ends()[1])


def fought(page_at: Until, speed: float = 1.0) -> tuple[MatchPage, CardView, CardView]:
    """A page on which an attack has just been declared that both players support; who attacks whom."""
    page = page_at(lambda view, question: any(offer.answer.how == "attack" for offer in question.plays))
    page.scene.animator.speed = speed
    question = page.session.my_question
    assert question is not None
    offer = next(offer for offer in question.plays if offer.answer.how == "attack")
    units = page.scene.known[offer.answer.card], page.scene.known[offer.aims[0]]
    page.controller.desk.submit(Play("attack", offer.answer.card, 0, offer.aims[0]))
    QApplication.processEvents()
    return page, *units


def test_a_battle_takes_a_beat_with_supports_and_sums(page_at: Until) -> None:
    """Cipher 18.1.5, 18.1.9: both cards beside their fighters, and what each side comes to."""
    page, *units = fought(page_at)
    battle = page.duel.battle
    assert page.duel.isVisible() and battle is not None and battle.result is None
    lying = {card.code for seat in (0, 1) for card in supports(page.session.view(), seat)}
    for side, unit in zip(battle.sides, units, strict=True):
        assert side.unit == unit.handle and side.code == unit.code and (side.failed or side.support in lying)
        fighter = page.scene.known.get(unit.handle)
        assert fighter is not None and side.total == fighter.values["attack"]


def test_nothing_counts_as_added_before_the_support_is(page_at: Until) -> None:
    """Cipher 18.1.7, 18.1.9: support skills are carried out first."""

    def before(view: View, question: Question) -> bool:
        lying = [support.values["support"] for seat in (0, 1) for support in supports(view, seat)]
        return question.rule == "Cipher 21.2.3.1.5.2" and any(lying)

    page = page_at(before)
    assert page.battles is not None and page.battles.battle is not None
    for side in page.battles.battle.sides:
        fighter = page.scene.known[side.unit]
        assert (side.total, side.added) == (fighter.values["attack"], 0) and "−" not in side.parts()


def test_space_hurries_a_battle_and_answers_nothing(page_at: Until) -> None:
    page, *_ = fought(page_at)
    asked = page.session.question()
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert not page.duel.isVisible() and page.session.question() is asked


def test_the_table_is_handed_over_when_the_battle_has_been_seen(page_at: Until) -> None:
    page, *_ = fought(page_at)
    page.session.open_hands = False
    page.controller.desk.submit(Cards(()))
    QApplication.processEvents()
    assert page.session.waiting_for is not None and page.duel.isVisible() and not page.curtain.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert not page.duel.isVisible() and page.curtain.isVisible()


def test_a_battle_is_not_shown_where_nothing_moves(page_at: Until) -> None:
    page, *_ = fought(page_at, 0.0)
    assert not page.duel.isVisible() and page.battles is not None and page.battles.battle is not None


def test_the_result_says_both_sums_and_who_has_won(page_at: Until) -> None:
    """Cipher 18.1.15"""
    page, *_ = fought(page_at)
    for _ in range(4):
        if page.duel.isVisible() and page.duel.words:
            break
        page.duel.hurry()
        page.controller.desk.submit(Cards(()))
        QApplication.processEvents()
    battle = page.duel.battle
    assert page.duel.isVisible() and battle is not None and battle.result is not None
    assert page.duel.words == battle.result.text
    assert [str(side.total) for side in battle.sides] == list(battle.result.words[1::2])


def test_who_has_nothing_to_choose_is_told_so_and_why_it_is_asked(page_at: Until) -> None:
    """Cipher 18.1.11.1: the question itself would tell the other player of the hand."""
    page = page_at(lambda view, question: question.rule == CRITICAL and question.most == 0)
    assert "nothing to choose" in page.prompt.hint.text() and "anyway" not in page.prompt.hint.text()
    assert page.prompt.buttons[0].isEnabled()


def test_no_arrow_is_left_when_the_game_is_over(page_at: Until) -> None:
    page = page_at(asks(CRITICAL))
    page.session.concede(page.session.viewer)
    QApplication.processEvents()
    assert page.end.isVisible() and not page.scene.arrows


@pytest.mark.parametrize(("rule", "says"), [(CRITICAL, "makes a critical hit"), (EVADE, "evades")])
def test_a_card_of_the_name_is_dragged_to_the_retreat_area(page_at: Until, rule: str, says: str) -> None:
    """Cipher 18.1.11.1, 18.1.13.1: the prompt says so, and only that place is lit."""
    page = page_at(asks(rule))
    question, seat = page.session.my_question, page.session.viewer
    assert question is not None
    assert "Drag a lit card to the retreat area" in page.prompt.hint.text()
    spots, _, _ = page.controller.target.places_for(question.candidates[:1])
    assert set(spots) == {("retreat area", seat)}
    hands = Mouse(page, 1)
    hands.drag(hands.point_of(question.candidates[0]), hands.on_area(("retreat area", seat)))
    assert any(says in line for line in told(page))


@pytest.mark.parametrize(("rule", "says"), [(CRITICAL, "makes a critical hit"), (EVADE, "evades")])
@pytest.mark.parametrize("by_key", [False, True])
def test_the_space_bar_and_the_button_spare_the_card(page_at: Until, rule: str, says: str, by_key: bool) -> None:
    page = page_at(asks(rule))
    seat, known = page.session.viewer, len(page.session.view().log)
    before = page.session.view().zone("hand", seat).count
    if by_key:
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    else:
        Mouse(page, 1).click_button()
    after = match_of(page.session).view(seat)
    assert after.zone("hand", seat).count == before
    assert not any(line.text.endswith(f"{says}.") for line in after.log[known:])


def test_another_name_is_refused_by_the_rule_of_the_critical_hit(page_at: Until) -> None:
    """Cipher 18.1.11.1"""

    def other(view: View, question: Question) -> bool:
        return asks(CRITICAL)(view, question) and view.zone("hand", view.seat).count > len(question.candidates)

    page = page_at(other)
    hand = page.session.view().zone("hand", page.session.viewer).cards
    question = page.session.my_question
    wrong = next(card.handle for card in hand if card.handle not in question.candidates)  # type: ignore[union-attr]
    Mouse(page, 1).card(wrong)
    assert page.controller.desk.balloon.isVisible() and CRITICAL in page.controller.desk.balloon.accessibleName()
    assert page.session.my_question is question


def test_an_orb_is_dragged_to_the_hand(page_at: Until) -> None:
    """Cipher 9.3.2: the orb that is lost instead of the Main Character."""
    page = page_at(asks("Cipher 9.3.2"))
    question, seat = page.session.my_question, page.session.viewer
    assert question is not None and "drag it to the hand" in page.prompt.hint.text()
    orbs, hand = (page.session.view().zone(zone, seat).count for zone in ("orb area", "hand"))
    hands = Mouse(page, 1)
    hands.drag(hands.point_of(question.candidates[0]), hands.on_area(("hand", seat)))
    view = match_of(page.session).view(seat)
    assert (view.zone("orb area", seat).count, view.zone("hand", seat).count) == (orbs - 1, hand + 1)


def test_a_skill_is_paid_for_by_clicking_the_bonds_that_are_flipped(page_at: Until) -> None:
    """Cipher 22.4.2: they lie face down from then on, and both see that; taken back, they lie as before."""
    page = page_at(lambda view, question: "Bond" in question.text and question.rule == "Cipher 22.1.1")
    question, seat = page.session.my_question, page.session.viewer
    assert question is not None
    hands, bonds = Mouse(page, 1), question.candidates[: question.least]
    for bond in bonds:
        hands.card(bond)
    if page.session.my_question is question:
        hands.click_button()
    area = match_of(page.session).view(seat).zone("bond area", seat).cards
    assert sum(card.face_down for card in area) >= len(bonds)
    for one in (0, 1):
        flipped = [card for card in match_of(page.session).view(one).zone("bond area", seat).cards if card.face_down]
        assert all(page.scene.face_of(card).peek for card in flipped)
