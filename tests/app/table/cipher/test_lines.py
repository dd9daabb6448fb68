"""The two lines, the stacks in them and the bonds beside them: what is seen, and what the rules say against a drag."""

from __future__ import annotations

from app.table.items import Glow
from engine.questions import Question
from engine.views import CardView, View
from tests.app.painted import watched
from tests.app.table.acts import match_of
from tests.app.table.cipher.test_gestures import drag, ground, offered, refusal
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse

LINES = ("front line", "back line")


def units(view: View, seat: int) -> list[CardView]:
    return [card for line in LINES for card in view.zone(line, seat).cards]


def names(card: CardView) -> set[str]:
    return set(card.values["names"])


def changes(view: View, question: Question) -> list[int]:
    """Cards by which a unit can change class with the bonds that are left."""
    levels = [one for one in question.plays if one.answer.how == "level up" and "class" in one.label]
    return [one.answer.card for one in levels]


def test_dragging_a_card_onto_a_unit_changes_its_class(page_at: Until) -> None:
    """Cipher 14.2.5"""
    page = page_at(lambda view, question: bool(changes(view, question)))
    card = changes(page.session.view(), page.session.my_question)[0]  # type: ignore[arg-type]
    unit = next(one.aims[0] for one in page.session.my_question.plays if one.answer.card == card)  # type: ignore[union-attr]
    drag(page, card, Mouse(page, 1).point_of(unit))
    assert any("changes class into" in line.text for line in page.session.view().log[-6:])
    top = next(each for each in units(page.session.view(), page.session.viewer) if unit in each.under)
    assert page.scene.cards[top.handle].face.under == len(top.under)


def twice(view: View, question: Question) -> list[tuple[int, int]]:
    """Cards that level up a unit: its unit name is on the battlefield, so that they cannot be deployed beside it."""
    return [(one.answer.card, one.aims[0]) for one in question.plays if one.answer.how == "level up"]


def test_a_unit_that_is_there_is_levelled_up_and_not_deployed_a_second_time(page_at: Until) -> None:
    """Cipher 14.1.1.1: held, the card lights its unit alone; let go on the ground it is refused by that rule."""
    page = page_at(lambda view, question: bool(twice(view, question)))
    card, unit = twice(page.session.view(), page.session.my_question)[0]  # type: ignore[arg-type]
    spots, _, cards = page.controller.target.places_for((card,))
    assert not spots and cards[unit] is Glow.POSSIBLE
    for line in LINES:
        drag(page, card, ground(page, line))
        assert "Cipher 14.1.1.1" in refusal(page)
    assert page.session.view().card(card)


def test_another_name_does_not_level_a_unit_up(page_at: Until) -> None:
    """Cipher 14.2.1.2"""

    def strangers(view: View, question: Question) -> list[tuple[int, int]]:
        levels = [one.answer.card for one in question.plays if one.answer.how == "level up"]
        mine = units(view, view.seat)
        return [(card, one.handle) for card in levels for one in mine if names(view.card(card)).isdisjoint(names(one))]

    page = page_at(lambda view, question: bool(strangers(view, question)))
    card, unit = strangers(page.session.view(), page.session.my_question)[0]  # type: ignore[arg-type]
    digest = match_of(page.session).state.digest()
    drag(page, card, Mouse(page, 1).point_of(unit))
    assert page.controller.desk.balloon.isVisible() and match_of(page.session).state.digest() == digest


def test_nobody_attacks_in_the_first_turn(page_at: Until) -> None:
    """Cipher 13.5.1.2.1"""
    page = page_at(lambda view, question: view.turn == 1 and view.phase == "Action Phase" and question.kind == "play")
    view = page.session.view()
    unit, enemy = units(view, view.seat)[0], units(view, 1 - view.seat)[0]
    drag(page, unit.handle, Mouse(page, 1).point_of(enemy.handle))
    assert "first turn" in refusal(page)


def test_a_tapped_unit_neither_moves_nor_attacks_and_the_rule_says_so(page_at: Until) -> None:
    """Cipher 17.1.2, 18.1.2"""

    def tapped(view: View, question: Question) -> bool:
        fights = any(one.answer.how == "attack" for one in question.plays)
        return fights and any(card.dull for card in view.zone("front line", view.seat).cards)

    page = page_at(tapped)
    view = page.session.view()
    unit = next(card for card in view.zone("front line", view.seat).cards if card.dull)
    drag(page, unit.handle, ground(page, "back line"))
    assert "Cipher 17" in refusal(page)
    drag(page, unit.handle, Mouse(page, 1).point_of(offered(page, "attack").aims[0]))
    assert "Cipher 18" in refusal(page)


def test_bonds_that_are_face_down_are_told_from_the_others_by_both(page_at: Until) -> None:
    """Cipher 6.11: flipped bonds stay open to both players, and are hatched."""

    def mixed(view: View, question: Question) -> bool:
        return all(len({card.face_down for card in view.zone("bond area", seat).cards}) == 2 for seat in (0, 1))

    page = page_at(mixed)
    for seat in (0, 1):
        for card in page.session.view().zone("bond area", seat).cards:
            face = page.scene.cards[card.handle].face
            assert face.face_down == card.face_down and face.peek == card.face_down and not face.hidden


def test_a_unit_that_has_grown_shows_how_many_cards_count_as_one_with_it(page_at: Until) -> None:
    """Cipher 24.1.13.1; and they are fanned out under the pointer."""

    def grown(view: View, question: Question) -> bool:
        said = any(line.rule == "Cipher 24.1.13.1" for line in view.log[-30:])
        return said and question.kind == "play" and any(card.under for card in units(view, view.seat))

    page = page_at(grown)
    for unit in units(page.session.view(), page.session.viewer):
        item = page.scene.cards[unit.handle]
        assert item.face.under == len(unit.under)
        page.scene.hover(item)
        assert len({page.scene.cards[one].pose().y for one in (unit.handle, *unit.under)}) == 1 + len(unit.under)


def test_what_one_plays_by_is_read_on_the_smallest_window(page_at: Until) -> None:
    """Attack, support, range and cost of the units of both: none is cut, none lies on another."""
    page = page_at(lambda view, question: min(len(units(view, seat)) for seat in (0, 1)) >= 4)
    page.resize(1024, 672)
    page.redraw()
    page.scene.painter.forget()  # type: ignore[attr-defined]
    page.scene.pictures.forget()
    with watched() as painted:
        page.scene.relay()
    view = page.session.view()
    for seat in (0, 1):
        for unit in units(view, seat):
            face = page.scene.cards[unit.handle].face
            assert {str(face.power), *(number for _, number in face.stats)} <= set(painted.texts)
    assert not painted.found
