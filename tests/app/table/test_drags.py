"""Every drag, from every zone to every zone, in each mode: it happens, or the table says why it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.matchpage import MatchPage
from app.mode import Mode
from app.table.items import Glow
from app.table.layout import Spot
from engine.overrides import MoveCard, MoveFrom, Override, PutOnStack, Token
from engine.procedures import Answered, Overrode
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import LEFT, Mouse
from tests.app.table.test_gestures import at_main_phase, playable

PILES = ("break zone", "damage zone", "removed", "LB deck")
SOURCES = [(key, seat) for seat in (0, 1) for key in ("hand", "forwards", "backups", "deck", *PILES)]


def cards_of(page: MatchPage, kind: str) -> list[str]:
    """The numbers of the cards of a type."""
    return [code for code, card in page.game.cards().items() if page.game.to_record(card)["type"] == kind]


def furnished(page: MatchPage) -> Mouse:
    """The main phase, with a card in every zone of both players."""
    mouse = at_main_phase(page)
    match = match_of(page.session)
    for seat in (0, 1):
        match.override(seat, Token(cards_of(page, "Forward")[seat], seat, "field"))
        match.override(seat, Token(cards_of(page, "Backup")[seat], seat, "field"))
        for zone in PILES:
            match.override(seat, MoveFrom("deck", seat, 0, zone, seat))
    return mouse


def seated(page: MatchPage, spot: Spot) -> Spot:
    """The place of the one who acts (0) or of the other (1)."""
    me = page.session.viewer
    return spot[0], me if spot[1] == 0 else 1 - me


def top_of(page: MatchPage, spot: Spot) -> int:
    """The card that a pointer takes from a place."""
    found = [item for item in page.scene.cards.values() if item.spot == spot]
    return max(found, key=lambda item: item.layer).key


def drag_everywhere(page: MatchPage, mouse: Mouse, source: Spot) -> dict[Spot, tuple[object, bool, int]]:
    """Drag the top card of a place to each other one; the new entry if any, whether a balloon came, its buttons."""
    found: dict[Spot, tuple[object, bool, int]] = {}
    keep = len(match_of(page.session).entries)
    for target in list(page.scene.areas):
        balloon = page.controller.desk.balloon
        balloon.hide()
        before = match_of(page.session).state.digest()
        mouse.drag(mouse.point_of(top_of(page, source)), mouse.ground_of(target))
        entries = match_of(page.session).entries
        shown = balloon.isVisible()
        told = (entries[-1] if len(entries) > keep else None, shown, balloon.buttons.count() if shown else 0)
        assert (told[0] is None) == (before == match_of(page.session).state.digest())
        found[target] = told
        if told[0] is not None:
            match_of(page.session).undo(keep)
        for item in page.scene.cards.values():
            assert not item.held and item.pose() == item.home, f"{item.spot} to {target}: the card does not lie still"
    return found


@pytest.mark.parametrize("spot", SOURCES, ids=lambda spot: f"{'own' if spot[1] == 0 else 'other'} {spot[0]}")
def test_where_rules_are_enforced_a_drag_is_a_play_or_is_explained(open_page: Open, spot: Spot) -> None:
    page = open_page(5)
    mouse = furnished(page)
    source = seated(page, spot)
    for target, (entry, told, buttons) in drag_everywhere(page, mouse, source).items():
        assert entry is None or isinstance(entry, Answered)
        assert buttons == 0
        movable = not page.scene.cards[top_of(page, source)].face.hidden
        assert entry is not None or told == (movable and target != source), f"{source} to {target}"


@pytest.mark.parametrize("spot", SOURCES, ids=lambda spot: f"{'own' if spot[1] == 0 else 'other'} {spot[0]}")
def test_where_rules_ask_what_they_refuse_is_offered(open_page: Open, spot: Spot) -> None:
    page = open_page(5, mode=Mode.ASK)
    mouse = furnished(page)
    source = seated(page, spot)
    if page.scene.cards[top_of(page, source)].face.hidden:
        assert not page.controller.target.may_drag(top_of(page, source))
        return
    zone = page.scene.spec.zone_of
    for target, (entry, told, buttons) in drag_everywhere(page, mouse, source).items():
        stays = zone(target[0]) == zone(source[0]) and target[1] == source[1]
        assert entry is None or isinstance(entry, Answered)
        assert entry is not None or (told, buttons > 0) == (target != source, not stays), f"{source} to {target}"


@pytest.mark.parametrize("spot", SOURCES, ids=lambda spot: f"{'own' if spot[1] == 0 else 'other'} {spot[0]}")
def test_on_a_free_table_every_drag_happens_unless_it_is_impossible(open_page: Open, spot: Spot) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = furnished(page)
    source = seated(page, spot)
    zone = page.scene.spec.zone_of
    for target, (entry, told, _) in drag_everywhere(page, mouse, source).items():
        same = zone(target[0]) == zone(source[0])
        if same and target[1] == source[1]:
            assert entry is None, f"{source} to {target}"
            continue
        owners = zone(target[0]) != "field" and target[1] not in (-1, source[1])
        hidden = page.scene.cards[top_of(page, source)].face.hidden
        if owners or hidden or zone(target[0]) == "stack":
            assert entry is not None or told, f"{source} to {target}"
        else:
            assert entry is not None, f"{source} to {target}"


def verb_of(page: MatchPage, mouse: Mouse, source: Spot, target: Spot) -> Override | None:
    """What a drag does by hand."""
    mouse.drag(mouse.point_of(top_of(page, source)), mouse.ground_of(target))
    entry = match_of(page.session).entries[-1]
    return entry.verb if isinstance(entry, Overrode) else None


def summon_in_hand(page: MatchPage) -> int:
    """A Summon that its player can cast, laid into the hand."""
    seat = page.session.viewer
    summons = cards_of(page, "Summon")[:6]
    for code in summons:
        match_of(page.session).override(seat, Token(code, seat, "hand"))
    ask = page.controller.desk.ask
    hand = page.session.view().zone("hand", seat).cards
    return next(one.handle for one in hand if one.code in summons and ask.offers(one.handle))  # type: ignore[attr-defined]


@pytest.mark.parametrize("target", ("stack", "forwards"))
def test_a_summon_is_dragged_to_the_stack_or_the_field_and_is_cast(open_page: Open, target: str) -> None:
    """FFTCG 11.3"""
    page = open_page(5)
    mouse = at_main_phase(page)
    seat = page.session.viewer
    mouse.drag(mouse.point_of(summon_in_hand(page)), mouse.ground_of((target, -1 if target == "stack" else seat)))
    question = page.session.my_question
    assert question is not None and question.kind != "play" and not page.controller.desk.balloon.isVisible()
    assert page.session.view().zone("stack").count == 1


def test_the_empty_stack_is_lit_while_a_card_is_held_that_may_go_there(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    area = page.scene.areas["stack", -1]
    assert not area.isVisible()
    start = mouse.point_of(summon_in_hand(page))
    QTest.mousePress(page.view.viewport(), LEFT, pos=start)
    QTest.mouseMove(page.view.viewport(), start - QPoint(0, 120))
    assert area.isVisible() and area.glow is not Glow.NONE
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not area.isVisible()


def test_the_empty_stack_stays_hidden_while_a_character_is_held(open_page: Open) -> None:
    """FFTCG 11.4.1: a Character goes onto the field and never onto the stack."""
    page = open_page(5)
    mouse = at_main_phase(page)
    start = mouse.point_of(playable(page).key)
    QTest.mousePress(page.view.viewport(), LEFT, pos=start)
    QTest.mouseMove(page.view.viewport(), start - QPoint(0, 120))
    assert not page.scene.areas["stack", -1].isVisible()


def test_on_a_free_table_a_summon_that_may_not_be_cast_goes_to_the_stack(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = furnished(page)
    seat = page.session.viewer
    match_of(page.session).override(seat, Token(cards_of(page, "Summon")[0], seat, "break zone"))
    assert isinstance(verb_of(page, mouse, ("break zone", seat), ("forwards", seat)), PutOnStack)


def test_on_a_free_table_the_top_card_of_a_deck_can_be_taken(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = furnished(page)
    me = page.session.viewer
    before = page.session.view().zone("hand", me).count
    verb_of(page, mouse, ("deck", me), ("hand", me))
    assert page.session.view().zone("hand", me).count == before + 1
    verb = verb_of(page, mouse, ("deck", 1 - me), ("break zone", 1 - me))
    assert verb == MoveFrom("deck", 1 - me, 0, "break zone", 1 - me)


def test_on_a_free_table_a_card_dragged_to_the_other_field_changes_hands(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = furnished(page)
    me = page.session.viewer
    card = top_of(page, ("forwards", me))
    verb_of(page, mouse, ("forwards", me), ("forwards", 1 - me))
    moved = next(one for one in page.session.view().zone("field").cards if one.handle == card)
    assert moved.controller == 1 - me and moved.owner == me


def test_on_a_free_table_a_card_of_the_other_hand_can_be_taken_though_nobody_knows_it(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse = furnished(page)
    me = page.session.viewer
    verb = verb_of(page, mouse, ("hand", 1 - me), ("break zone", 1 - me))
    assert isinstance(verb, MoveCard) and page.session.view().zone("break zone", 1 - me).count == 2
