"""The gestures of the second game: each plays what it says, and each refusal says why by its number."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.matchpage import MatchPage
from app.mode import Mode
from app.table.items import Glow
from engine.overrides import Turn
from engine.questions import PlayOffer, Question
from engine.views import View
from tests.app.table.acts import agree_on, by_hand, match_of, suggestion
from tests.app.table.conftest import Open, Until
from tests.app.table.hands import Mouse


def offers(how: str, index: int = 0) -> object:
    """The question in which a way to play is offered."""

    def wanted(view: View, question: Question) -> bool:
        return any((one.answer.how, one.answer.index) == (how, index) for one in question.plays)

    return wanted


def offered(page: MatchPage, how: str, index: int = 0) -> PlayOffer:
    question = page.session.my_question
    assert question is not None
    return next(one for one in question.plays if (one.answer.how, one.answer.index) == (how, index))


def zone_of(page: MatchPage, handle: int) -> str:
    return next(zone.name for zone in page.session.view().zones for card in zone.cards if card.handle == handle)


def drag(page: MatchPage, handle: int, end: QPoint | None) -> None:
    hands = Mouse(page, 1)
    assert end is not None
    hands.drag(hands.point_of(handle), end)


def ground(page: MatchPage, area: str, seat: int | None = None) -> QPoint | None:
    return Mouse(page, 1).ground_of((area, page.session.viewer if seat is None else seat))


def test_dragging_a_card_to_a_line_deploys_it_there(page_at: Until) -> None:
    """Cipher 14.1.2: the player says in which line."""
    for index, line in enumerate(("front line", "back line")):
        page = page_at(offers("deploy", index))
        card = offered(page, "deploy", index).answer.card
        before = page.session.view().zone(line, page.session.viewer).count
        drag(page, card, ground(page, line))
        assert page.session.view().zone(line, page.session.viewer).count == before + 1


def test_a_held_card_lights_both_lines_and_the_unit_that_it_levels_up(page_at: Until) -> None:
    page = page_at(offers("level up"))
    offer = offered(page, "level up")
    spots, _, cards = page.controller.target.places_for((offer.answer.card,))
    assert dict(cards) == dict.fromkeys(offer.aims, Glow.POSSIBLE)
    deploys = any(
        one.answer.how == "deploy" and one.answer.card == offer.answer.card
        for one in page.session.my_question.plays  # type: ignore[union-attr]
    )
    assert bool(spots) == deploys


def test_dragging_a_card_onto_a_unit_levels_it_up(page_at: Until) -> None:
    """Cipher 14.2.1: the card lies on top of the stack from then on."""
    page = page_at(offers("level up"))
    offer = offered(page, "level up")
    unit = offer.aims[0]
    line = zone_of(page, unit)
    drag(page, offer.answer.card, Mouse(page, 1).point_of(unit))
    seat = page.session.viewer
    tops = [card for card in page.session.view().zone(line, seat).cards if unit in card.under]
    assert tops, "the unit is not under the card that levelled it up"


def test_dragging_a_unit_to_the_other_line_moves_it(page_at: Until) -> None:
    """Cipher 17.1.2."""
    page = page_at(offers("move"))
    unit = offered(page, "move").answer.card
    other = {"front line": "back line", "back line": "front line"}[zone_of(page, unit)]
    drag(page, unit, ground(page, other))
    assert zone_of(page, unit) == other
    assert page.session.view().card(unit).dull


def test_dragging_a_unit_onto_an_enemy_attacks_it(page_at: Until) -> None:
    """Cipher 18.1.3."""
    page = page_at(offers("attack"))
    offer = offered(page, "attack")
    _, _, cards = page.controller.target.places_for((offer.answer.card,))
    assert dict(cards) == dict.fromkeys(offer.aims, Glow.THREATENED)
    drag(page, offer.answer.card, Mouse(page, 1).point_of(offer.aims[0]))
    assert any("attacks" in line.text for line in page.session.view().log[-12:])


def test_letting_go_on_the_enemys_ground_asks_whom_to_attack(page_at: Until) -> None:
    page = page_at(offers("attack"))
    offer = offered(page, "attack")
    line = zone_of(page, offer.aims[0])
    drag(page, offer.answer.card, ground(page, line, 1 - page.session.viewer))
    question = page.session.my_question
    assert question is not None and question.kind == "cards" and set(question.candidates) == set(offer.aims)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert offered(page, "attack")


def enemies_of(view: View) -> set[int]:
    lines = [view.zone(line, 1 - view.seat).cards for line in ("front line", "back line")]
    return {card.handle for cards in lines for card in cards}


def out_of_reach(view: View, question: Question) -> list[tuple[int, int]]:
    """Units that can attack, with enemies that they cannot attack."""
    attacks = [one for one in question.plays if one.answer.how == "attack"]
    return [(one.answer.card, enemy) for one in attacks for enemy in sorted(enemies_of(view) - set(one.aims))]


def refusal(page: MatchPage) -> str:
    """What the balloon says, with its rule."""
    assert page.controller.desk.balloon.isVisible()
    return page.controller.desk.balloon.accessibleName()


def test_an_enemy_out_of_range_is_refused_by_the_rule_of_the_range(page_at: Until) -> None:
    """Cipher 20; and nothing has happened, though there is an enemy in range."""
    page = page_at(lambda view, question: bool(out_of_reach(view, question)))
    assert page.session.my_question is not None
    unit, enemy = out_of_reach(page.session.view(), page.session.my_question)[0]
    digest = match_of(page.session).state.digest()
    drag(page, unit, Mouse(page, 1).point_of(enemy))
    assert "out of the range" in refusal(page) and "Cipher 20" in refusal(page)
    assert match_of(page.session).state.digest() == digest


def test_a_card_that_costs_too_much_is_refused_by_the_rule_of_the_bonds(page_at: Until) -> None:
    """Cipher 15.1.2."""

    def dear(view: View, question: Question) -> list[int]:
        left = view.values[view.seat]["bonds left"]
        mine = {name for line in ("front line", "back line") for card in view.zone(line, view.seat).cards
                for name in card.values["names"]}  # fmt: skip
        hand = view.zone("hand", view.seat).cards
        return [card.handle for card in hand if card.values["cost"] > left and mine.isdisjoint(card.values["names"])]

    page = page_at(lambda view, question: view.phase == "Deployment Phase" and bool(dear(view, question)))
    assert page.session.my_question is not None
    drag(page, dear(page.session.view(), page.session.my_question)[0], ground(page, "front line"))
    assert "Cipher 15.1.2" in refusal(page)


def test_dragging_a_card_among_the_bonds_makes_it_one(page_at: Until) -> None:
    """Cipher 13.3.1.2."""
    page = page_at(lambda view, question: question.rule == "Cipher 13.3.1.2")
    card = page.session.my_question.candidates[0]  # type: ignore[union-attr]
    seat = page.session.viewer
    before = page.session.view().zone("bond area", seat).count
    drag(page, card, ground(page, "bond area"))
    assert page.session.view().zone("bond area", seat).count == before + 1


def test_a_critical_hit_is_paid_for_by_dragging_the_card_away(page_at: Until) -> None:
    """Cipher 18.1.11.1, 18.1.13.1: a card of the same unit name goes to the Retreat Area."""
    page = page_at(
        lambda view, question: question.rule in ("Cipher 18.1.11.1", "Cipher 18.1.13.1") and bool(question.candidates)
    )
    card = page.session.my_question.candidates[0]  # type: ignore[union-attr]
    name = page.session.view().card(card).name
    drag(page, card, Mouse(page, 1).on_area(("retreat area", page.session.viewer)))
    log = [line.text for line in page.session.view().log]
    assert any("critical hit" in line or "evades" in line for line in log), log
    assert any(name in line for line in log)


def test_an_orb_that_is_taken_is_dragged_to_the_hand_or_clicked(page_at: Until) -> None:
    """Cipher 9.3.2: the orb is added to the hand in place of the defeat."""
    page = page_at(lambda view, question: question.rule == "Cipher 9.3.2")
    seat = page.session.viewer
    before = page.session.view().zone("orb area", seat).count
    assert not page.picker.isVisible()
    Mouse(page, 1).card(page.session.my_question.candidates[-1])  # type: ignore[union-attr]
    assert page.session.view().zone("orb area", seat).count == before - 1


def test_a_stack_opens_under_the_pointer_and_closes_again(page_at: Until) -> None:
    def wanted(view: View, question: Question) -> bool:
        return question.kind == "play" and any(card.under for card in view.zone("front line", view.seat).cards)

    page = page_at(wanted)
    unit = next(card for card in page.session.view().zone("front line", page.session.viewer).cards if card.under)
    item = page.scene.cards[unit.under[-1]]
    home = item.pose()
    page.scene.hover(page.scene.cards[unit.handle])
    assert item.pose().y != home.y and page.scene.base_of(item.key) == unit.handle
    page.scene.hover(None)
    assert item.pose() == home


def test_in_free_mode_a_card_may_lie_anywhere(page_at: Until) -> None:
    page = page_at(offers("deploy"))
    agree_on(page.session, Mode.FREE)
    card = page.session.view().zone("hand", page.session.viewer).cards[0].handle
    before = page.session.view().zone("retreat area", page.session.viewer).count
    drag(page, card, Mouse(page, 1).on_area(("retreat area", page.session.viewer)))
    assert page.session.view().zone("retreat area", page.session.viewer).count == before + 1


def test_the_menu_of_a_unit_names_the_cards_under_it(page_at: Until) -> None:
    """Every card of a stack may be looked at (Cipher 6.4.2.3)."""

    def wanted(view: View, question: Question) -> bool:
        return question.kind == "play" and any(card.under for card in view.zone("front line", view.seat).cards)

    page = page_at(wanted)
    view = page.session.view()
    unit = next(card for card in view.zone("front line", view.seat).cards if card.under)
    page.controller.card_menu(unit.handle, QPoint(100, 100))
    menu = page.controller.menus.open
    assert menu is not None
    below = next(action.menu() for action in menu.actions() if action.text() == "Under it")
    assert [action.text() for action in below.actions()] == [view.card(one).name for one in reversed(unit.under)]
    below.actions()[0].trigger()
    assert page.preview.picture.face is not None and page.preview.picture.face.name == view.card(unit.under[-1]).name
    menu.close()


def tapped_attacker(page: MatchPage) -> tuple[int, int]:
    """A unit that could attack, tapped by hand, and an enemy that it could reach."""
    offer = offered(page, "attack")
    by_hand(page.session, Turn(offer.answer.card, True))
    return offer.answer.card, offer.aims[0]


def test_in_the_asking_mode_a_tapped_unit_attacks_if_the_other_seat_agrees(page_at: Until) -> None:
    """Cipher 18.1.2"""
    page = page_at(offers("attack"))
    agree_on(page.session, Mode.ASK)
    unit, enemy = tapped_attacker(page)
    drag(page, unit, Mouse(page, 1).point_of(enemy))
    assert "Cipher 18.1.2" in refusal(page)
    QTest.mouseClick(page.controller.desk.balloon.buttons.itemAt(0).widget(), Qt.MouseButton.LeftButton)
    assert page.session.consent is not None
    Mouse(page, 1).click_button()
    told = page.session.view().log[-14:]
    assert any(line.rule == "Cipher 18.1.2" and "would not allow" in line.text for line in told)
    assert any("attacks" in line.text for line in told)


def test_in_the_free_mode_a_unit_attacks_out_of_its_range(page_at: Until) -> None:
    """Cipher 20"""
    page = page_at(lambda view, question: bool(out_of_reach(view, question)))
    agree_on(page.session, Mode.FREE)
    assert page.session.my_question is not None
    unit, enemy = out_of_reach(page.session.view(), page.session.my_question)[0]
    name = page.session.view().card(enemy).name
    drag(page, unit, Mouse(page, 1).point_of(enemy))
    assert not page.controller.desk.balloon.isVisible()
    assert any(line.text.endswith(f"attacks {name}.") for line in page.session.view().log)


def test_who_begins_is_said_large_once_both_have_chosen_their_main_character(open_page: Open) -> None:
    """Cipher 12.2.1.3"""
    page = open_page(3)
    page.scene.animator.speed = 1.0
    assert not page.toast.isVisible()
    for _ in range(2):
        page.session.answer(suggestion(page.session))
    assert page.toast.isVisible() and page.toast.words.endswith("goes first.")
