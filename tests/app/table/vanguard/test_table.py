"""The mat of Cardfight!! Vanguard: units on their circles, columns that face each other, what dragging means."""

from __future__ import annotations

from msgspec import structs

from app.cards.faces import Faces
from app.matchpage import MatchPage
from app.panels.preview import describe
from app.table.accessible import name_of
from engine.game import Game
from engine.questions import PlayOffer, Question
from engine.views import CardView, View
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse

CIRCLES = "rear-guard circles"


def offered(question: Question, how: str) -> list[PlayOffer]:
    return [one for one in question.plays if one.answer.how == how]


def drag(page: MatchPage, handle: int, area: str, seat: int) -> None:
    hands = Mouse(page, 1)
    end = hands.ground_of((area, seat))
    assert end is not None
    hands.drag(hands.point_of(handle), end)


def both_have_units(view: View, question: Question) -> bool:
    return min(view.zone(CIRCLES, seat).count for seat in (0, 1)) >= 3


def test_units_lie_on_their_circles_and_columns_face_each_other(page_at: Until) -> None:
    """VG 4.1: the left column of one player is the right column of the other."""
    page = page_at(both_have_units)
    view, layout = page.session.view(), page.scene.layout
    assert layout is not None
    for seat in (0, 1):
        for card in view.zone(CIRCLES, seat).cards:
            assert layout.cards[card.handle].spot == (card.values["circle"], seat)
        middle = layout.areas["vanguard", seat].centre[0]
        assert (layout.areas["left front", seat].centre[0] < middle) == (seat == view.seat)


def test_a_card_that_is_dragged_to_a_circle_is_called_there(page_at: Until) -> None:
    """VG 10.3: the circle is chosen for each card."""
    page = page_at(lambda view, question: len({one.answer.index for one in offered(question, "call")}) > 2)
    view, question = page.session.view(), page.session.my_question
    assert question is not None
    handle = offered(question, "call")[0].answer.card
    drag(page, handle, "right back", view.seat)
    there = page.session.view().zone(CIRCLES, view.seat).cards
    assert "right back" in [card.values["circle"] for card in there if card.code == view.card(handle).code]


def test_a_unit_that_is_dragged_onto_the_enemy_vanguard_attacks_it(page_at: Until) -> None:
    """VG 11.2.5: a unit on the vanguard circle, or in the front row, is attacked."""

    def wanted(view: View, question: Question) -> bool:
        target = view.zone("vanguard circle", 1 - view.seat).cards
        return any(target[0].handle in one.aims for one in offered(question, "attack")) if target else False

    page = page_at(wanted)
    view, question, hands = page.session.view(), page.session.my_question, Mouse(page, 1)
    assert question is not None
    target = view.zone("vanguard circle", 1 - view.seat).cards[0]
    attacker = next(one.answer.card for one in offered(question, "attack") if target.handle in one.aims)
    hands.drag(hands.point_of(attacker), hands.point_of(target.handle))
    assert any("attacks" in line.text for line in page.session.view().log[-8:])


def guarded(view: View, question: Question) -> bool:
    return view.zone("guardian circle", view.seat).count > 0 and question.kind == "play"


def test_guardians_lie_before_whom_they_guard_with_what_the_attack_comes_to(page_at: Until) -> None:
    """VG 11.3.3: the shields count for the unit that they guard."""
    page = page_at(guarded)
    view, layout = page.session.view(), page.scene.layout
    assert layout is not None
    cards = [card for zone in view.zones for card in zone.cards]
    attacker = next(card for card in cards if card.values.get("attacking"))
    attacked = next(card for card in cards if card.values.get("defending"))
    shown = page.scene.contests[0].weighed
    assert shown is not None
    assert (shown.attack, shown.guard) == (attacker.values["power"], attacked.values["power"])
    assert any(f"you guard {shown.guard:,}" in said for said in page.voice.spoken)
    there = [layout.cards[card.handle].x for card in view.zone("guardian circle", view.seat).cards]
    assert min(there) - 90 < layout.cards[attacked.handle].x < max(there) + 90


def test_the_soul_lies_beneath_the_vanguard_and_opens_as_it_is_pointed_at(page_at: Until) -> None:
    """VG 4: under the vanguard, and open to all."""
    page = page_at(lambda view, question: view.zone("soul", view.seat).count >= 3)
    view, scene = page.session.view(), page.scene
    leader, soul = view.zone("vanguard circle", view.seat).cards[0], view.zone("soul", view.seat).cards
    assert scene.cards[leader.handle].face.under >= len(soul)
    scene.hover(scene.cards[leader.handle])
    assert scene.cards[soul[0].handle].pose() == scene.cards[soul[0].handle].home
    scene.hover(scene.cards[soul[0].handle])
    assert len({round(scene.cards[card.handle].x()) for card in soul}) == len(soul)


def test_accel_circles_are_seen_by_who_has_them(page_at: Until) -> None:
    """VG 9.6: the first lies at the left end, the second at the right end."""
    page = page_at(lambda view, question: True)
    view, seat, areas = page.session.view(), page.scene.seat, page.scene.areas
    assert not areas["left accel", seat].isVisible()
    values = [{**one, "Accel circles": 1} for one in view.values]
    page.scene.show_view(structs.replace(view, values=(values[0], values[1])))
    assert areas["left accel", seat].isVisible() and not areas["right accel", seat].isVisible()


def checked(view: View, question: Question) -> bool:
    return view.zone("trigger zone", view.seat).count > 0 and len(question.candidates) > 1


def test_a_card_that_is_checked_lies_between_the_players(page_at: Until) -> None:
    """VG 11.4.3, 12.2: until its trigger effect is carried out; each unit is picked with one click."""
    page = page_at(checked)
    view, layout, question = page.session.view(), page.scene.layout, page.session.my_question
    assert layout is not None and question is not None
    card = view.zone("trigger zone", view.seat).cards[0]
    assert abs(layout.cards[card.handle].y - layout.middle) < 20
    Mouse(page, 1).card(question.candidates[0])
    assert page.session.my_question is not question


def test_a_locked_card_says_so(game: Game) -> None:
    """VG 18.1: it lies face down, and nothing else of it can be referred to."""
    code = next(iter(game.cards()))
    locked = CardView(1, code, "", 0, 0, face_down=True, known=True, values={"circle": "left back", "locked": True})
    assert Faces(game).of(locked).marks == ("Locked",)


def test_the_mark_of_a_guild_is_not_called_by_another_games_element(game: Game, page_at: Until) -> None:
    page = page_at(lambda view, question: True)
    faces = [page.faces.printed(code) for code in game.cards()]
    assert not any(face.elements for face in faces) and any(face.drawn_as for face in faces)
    words = [describe(face) for face in faces]
    assert not any(f", {name}," in one for one in words for name in ("Light", "Dark", "Ice", "Fire", "Water", "Wind"))


def test_a_card_that_lies_sideways_is_rested_and_its_number_a_grade(game: Game) -> None:
    """VG 3.2, 17.9"""
    faces, cards = Faces(game), game.cards()
    code, card = next((code, one) for code, one in cards.items() if getattr(one, "grade", 0) == 2)
    said = describe(faces.of(CardView(1, code, card.name, 0, 0, dull=True, values={"power": 9000, "critical": 1})))
    assert ", grade 2, " in said and ", rested" in said and "dull" not in said and "cost" not in said


def test_the_skill_of_a_unit_is_read_beside_its_race(game: Game) -> None:
    """VG 3.5"""
    faces, cards = Faces(game), game.cards()
    skilled = [(code, one.skills[0].value) for code, one in cards.items() if getattr(one, "skills", ())]
    assert skilled and all(faces.printed(code).type_line.split(" · ")[-1] == skill for code, skill in skilled)


def test_markers_are_seen_on_their_circles_by_both(page_at: Until) -> None:
    """VG 9.5: public, also on a circle without a unit."""

    def laid(view: View, question: Question) -> bool:
        return any(" on " in name for values in view.values for name in values)

    page = page_at(laid)
    scene, view = page.scene, page.session.view()
    found = {spot: item.markers for spot, item in scene.areas.items() if item.markers}
    told = [name for values in view.values for name in values if " on " in name]
    assert len(told) == sum(map(len, found.values()))
    (area, seat), ((marker, _), *_) = next(iter(found.items()))
    assert f"{marker} on " in " ".join(view.values[seat])
    assert marker in name_of(scene.areas[area, seat], page.view) and marker in scene.areas[area, seat].toolTip()
