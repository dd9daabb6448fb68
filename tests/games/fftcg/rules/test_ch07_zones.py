"""FFTCG chapter 7: the zones, who sees them, and where cards go."""

from __future__ import annotations

import pytest

from engine.events import Move
from engine.games.fftcg.cards import Element
from engine.games.fftcg.rules import table as tables
from engine.games.fftcg.rules.law import FftcgLaw, set_up
from engine.match import Match
from engine.overrides import MoveCard, Reveal
from engine.views import CardView
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import Position

SEIZE = "Choose 1 Character opponent controls. You gain control of it."
RETURN = "Choose 1 Forward. Return it to its owner's hand."


def seen(story: Story, seat: int, zone: str, whose: int = -1) -> list[str]:
    """The names of the cards of a zone as a seat sees them, "" for those it does not see."""
    return [card.name for card in story.match.view(seat).zone(zone, whose).cards]


def view_of(story: Story, seat: int, card: int) -> CardView:
    """A card as a seat sees it."""
    return story.match.view(seat).card(story.table.state.cards[card].handles[seat])


@rule("7.1")
def test_the_field_and_the_stack_are_shared_and_of_the_other_six_zones_each_player_has_one() -> None:
    view = Story(Position()).match.view(0)
    shared = {zone.name for zone in view.zones if zone.seat < 0}
    own = sorted((zone.name, zone.seat) for zone in view.zones if zone.seat >= 0)
    assert shared - {"primed"} == {"field", "stack"}
    names = ("LB deck", "break zone", "damage zone", "deck", "hand", "removed")
    assert own == [(name, seat) for name in names for seat in (0, 1)]


@rule("7.2.1")
def test_a_players_field_is_the_part_of_the_field_that_this_player_controls() -> None:
    table = Position()
    table.backup("Osk", "When a Forward enters your field, draw 1 card.")
    theirs = table.forward("Cole", zone="break zone", seat=1)
    raise_ = "Choose 1 Forward in your opponent's Break Zone. Play it onto the field."
    mine = table.summon("Pyre", raise_, cost=0)
    story = Story(table).cast(mine).resolve()
    assert table.state.cards[theirs].controller == 0
    assert drawn(story.resolve()) == 1


@rule("7.3")
@pytest.mark.parametrize(("text", "zones"), [
    (RETURN, tables.HAND), ("Choose 1 Forward. Break it.", tables.BREAK),
    ("Choose 1 Forward. Remove it from the game.", tables.REMOVED),
    ("Choose 1 Forward. Put it on top of its owner's deck.", tables.DECK),
])
def test_a_card_goes_to_its_owners_hand_break_zone_deck_or_removed_zone(text: str, zones: tuple[int, int]) -> None:
    table = Position()
    cole = table.forward("Cole", seat=1)
    seize, pyre = table.summon("Seize", SEIZE, cost=0), table.summon("Pyre", text, cost=0)
    Story(table).cast(seize).resolve().cast(pyre).resolve()
    assert cole in table.state.zones[zones[1]]


@rule("7.3")
@pytest.mark.parametrize("zones", [tables.HAND, tables.BREAK, tables.REMOVED, tables.DECK])
def test_a_card_on_its_way_to_another_players_zone_goes_to_its_owners(zones: tuple[int, int]) -> None:
    table = Position()
    cole = table.forward("Cole", seat=1)
    table.mark(cole, controller=0)
    table.happen(Move(cole, zones[0], why="put"))
    assert cole in table.state.zones[zones[1]] and cole not in table.state.zones[zones[0]]


@rule("7.4")
def test_a_card_that_moved_to_another_zone_and_back_is_a_new_card() -> None:
    table = Position()
    vell = table.forward("Vell", 5000, cost=0, dull=True, damage=3000)
    boost = "Choose 1 Forward. It gains +2000 power until the end of the turn."
    story = Story(table).cast(table.summon("Boost", boost, cost=0)).resolve()
    assert table.power(vell) == 7000
    story.cast(table.summon("Pyre", RETURN, cost=0)).resolve().cast(vell)
    card = table.state.cards[vell]
    assert (table.power(vell), card.damage, card.dull) == (5000, 0, False)


@rule("7.4")
def test_what_chose_the_card_that_moved_does_not_find_the_new_one() -> None:
    table = Position()
    vell = table.forward("Vell", cost=0)
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0, seat=1)
    blink = "Choose 1 Forward you control. Remove it from the game. Then, play it onto the field."
    story = Story(table).passes().cast(pyre).passes().cast(table.summon("Blink", blink, cost=0))
    story.resolve().resolve()
    assert (story.stack, table.where(vell)) == ([], "field")


# Public and hidden


@rule("7.6.1")
def test_a_revealed_card_of_the_hand_still_lies_in_a_hidden_zone() -> None:
    table = Position()
    shown, other = table.some(2, "hand")
    story = Story(table)
    handle = table.state.cards[shown].handles[0]
    assert seen(story, 1, "hand", 0) == ["", ""]
    assert story.match.override(0, Reveal(handle, 1)) is None
    assert sorted(seen(story, 1, "hand", 0)) == ["", table.state.cards[shown].face.name]
    assert view_of(story, 1, shown).known
    assert not table.state.sees(1, table.state.cards[other])


@rule("7.6.2", "7.7.2", "7.10.2")
@pytest.mark.parametrize("zone", ["field", "break zone", "removed", "damage zone", "LB deck"])
def test_every_player_sees_the_cards_of_a_public_zone_but_those_that_lie_face_down(zone: str) -> None:
    table = Position()
    number = table.forward("Vell", zone=zone, seat=1)
    story = Story(table)
    assert [view_of(story, seat, number).name for seat in (0, 1)] == ["Vell", "Vell"]
    table.mark(number, face_down=True)
    assert [view_of(story, seat, number).name for seat in (0, 1)] == ["", ""]


@rule("7.8.2")
def test_each_point_of_damage_is_a_card_of_the_damage_zone_and_the_seventh_loses() -> None:
    table = Position()
    story = Story(table)
    for count in range(1, 8):
        assert story.outcome is None
        story.cast(table.summon("Pyre", "Your opponent receives 1 point of damage.", cost=0)).resolve()
        assert len(table.state.zones[tables.DAMAGE[1]]) == count
    assert story.outcome == (0, "FFTCG 12.4.1")


@rule("7.8.3")
def test_everybody_sees_the_damage_zone_and_its_order_is_that_of_the_damage() -> None:
    table = Position()
    deck = table.some(3, "deck", seat=1)
    story = Story(table).cast(table.summon("Pyre", "Your opponent receives 3 points of damage.", cost=0)).resolve()
    names = [table.state.cards[card].face.name for card in reversed(deck)]
    assert [seen(story, seat, "damage zone", 1) for seat in (0, 1)] == [names, names]


@rule("7.9.2")
def test_no_player_sees_the_cards_of_a_main_deck() -> None:
    table = Position()
    top = table.some(3, "deck")[-1]
    story = Story(table)
    for seat in (0, 1):
        assert seen(story, seat, "deck", 0) == []
        assert story.match.view(seat).zone("deck", 0).count == 3
        assert table.state.cards[top].handles[seat] not in [
            card.handle for zone in story.match.view(seat).zones for card in zone.cards
        ]


@rule("7.9.3")
def test_the_deck_of_a_text_is_the_main_deck() -> None:
    table = Position()
    table.some(3, "deck")
    apart = table.forward("Lux", zone="LB deck", limit_break=1)
    main = table.forward("Vell", zone="deck")
    story = Story(table).cast(table.summon("Pyre", "Search for 1 Forward and add it to your hand.", cost=0)).resolve()
    assert main in story.asked.cards() and apart not in story.asked.cards()


@rule("7.11.2")
def test_only_its_player_sees_a_hand_and_may_put_it_into_any_order() -> None:
    table = Position()
    first, second, third = table.some(3, "hand")
    story = Story(table)
    names = [table.state.cards[card].face.name for card in (first, second, third)]
    assert (seen(story, 0, "hand", 0), seen(story, 1, "hand", 0)) == (names, ["", "", ""])
    before = [card.handle for card in story.match.view(1).zone("hand", 0).cards]
    assert story.match.override(0, MoveCard(table.state.cards[first].handles[0], "hand")) is None
    assert sorted(seen(story, 0, "hand", 0)) == sorted(names) != seen(story, 0, "hand", 0)
    assert [card.handle for card in story.match.view(1).zone("hand", 0).cards] == before


# The field


@rule("7.7.3")
def test_a_second_card_of_a_name_without_the_generic_icon_is_not_put_onto_the_field() -> None:
    table = Position()
    table.forward("Vell")
    hand, fallen = table.forward("Vell", zone="hand", cost=0), table.forward("Vell", zone="break zone")
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Forward in your Break Zone. Play it onto the field.")
    story = Story(table)
    assert story.refuses(cast(hand)) == "FFTCG 7.7.3"
    story.use(mirelle).resolve()
    assert table.where(fallen) == "break zone"


@rule("7.7.3")
def test_where_a_second_one_gets_there_all_the_same_both_go_to_the_break_zone() -> None:
    table = Position()
    first, second = table.forward("Vell"), table.forward("Vell", zone="hand")
    story = Story(table)
    assert story.match.override(0, MoveCard(table.state.cards[second].handles[0], "field")) is None
    assert [table.where(card) for card in (first, second)] == ["break zone"] * 2


@rule("7.7.3.1")
def test_a_card_without_the_icon_may_enter_beside_one_of_its_name_that_has_the_icon() -> None:
    table = Position()
    guard = table.forward("Guard", generic=True)
    second = table.forward("Guard", zone="hand", cost=0)
    Story(table).cast(second)
    assert [table.where(card) for card in (guard, second)] == ["field"] * 2


@rule("7.7.4")
def test_a_sixth_backup_is_not_put_onto_the_field() -> None:
    table = Position()
    for count in range(5):
        table.backup(f"Osk {count}")
    sixth, fallen = table.backup("Ivo", zone="hand", cost=0), table.backup("Tam", zone="break zone")
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Backup in your Break Zone. Play it onto the field.")
    story = Story(table)
    assert story.refuses(cast(sixth)) == "FFTCG 7.7.4"
    story.use(mirelle).resolve()
    assert table.where(fallen) == "break zone"


@rule("7.7.4")
def test_of_six_backups_their_controller_keeps_five() -> None:
    table = Position()
    mine = [table.backup(f"Osk {count}") for count in range(5)]
    sixth = table.backup("Ivo", seat=1)
    story = Story(table).cast(table.summon("Seize", SEIZE, cost=0)).resolve()
    assert story.asked.seat == 0
    story.choose(*mine[1:], sixth)
    assert [table.where(card) for card in (*mine, sixth)] == ["break zone"] + ["field"] * 5


@rule("7.7.5")
@pytest.mark.parametrize("elements", [("Light", "Light"), ("Light", "Dark"), ("Dark", "Dark")])
def test_only_one_light_or_dark_character_is_on_a_players_field(elements: tuple[str, str]) -> None:
    table = Position()
    one, other = (Element(word) for word in elements)
    table.forward("Lux", element=one)
    second, fallen = table.backup("Nox", element=other, zone="hand", cost=0), table.monster(
        "Moth", element=other, zone="break zone"
    )
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Monster in your Break Zone. Play it onto the field.")
    story = Story(table)
    assert story.refuses(cast(second)) == "FFTCG 7.7.5"
    story.use(mirelle).resolve()
    assert table.where(fallen) == "break zone"


# The other zones


@rule("7.10.1")
def test_the_break_zone_receives_what_was_broken_what_was_discarded_and_summons_that_were_cast() -> None:
    table = Position()
    cole = table.forward("Cole", 3000, seat=1)
    paid = table.forward("Tarn", zone="hand")
    pyre = table.summon("Pyre", "Choose 1 Forward. Deal it 3000 damage.", cost=2)
    Story(table).cast(pyre, paid).resolve()
    assert [table.where(card) for card in (cole, paid, pyre)] == ["break zone"] * 3


@rule("7.12.2", "7.12.3")
def test_the_stack_is_seen_by_all_and_the_latest_lies_on_top_and_resolves_first() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Draw 1 card.")
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0, seat=1)
    story = Story(table).use(mirelle).passes().cast(pyre)
    assert story.stack == ["Mirelle", "Pyre"]
    for seat in (0, 1):
        assert [line.text for line in story.match.view(seat).stack] == ["action ability of Mirelle", "Pyre"]
        assert seen(story, seat, "stack") == ["Pyre"]
    story.resolve()
    assert story.stack == ["Mirelle"] and (drawn(story, 0), drawn(story, 1)) == (0, 1)


@rule("7.13.2")
def test_everybody_sees_the_removed_zone_and_its_order_may_be_changed() -> None:
    table = Position()
    first, second = table.forward("Vell", zone="removed"), table.forward("Bron", zone="removed")
    story = Story(table)
    for move in ((), (first,), (first, second)):
        for number in move:
            assert story.match.override(0, MoveCard(table.state.cards[number].handles[0], "removed")) is None
        assert sorted(seen(story, 1, "removed", 0)) == sorted(seen(story, 0, "removed", 0)) == ["Bron", "Vell"]
    assert seen(story, 1, "removed", 0) == ["Vell", "Bron"]


@rule("7.13.3")
def test_a_card_removed_face_down_has_no_type_and_nothing_else() -> None:
    table = Position()
    vell = table.forward("Vell")
    story = Story(table).cast(
        table.summon("Pyre", "Choose 1 Forward. Remove it from the game face down.", cost=0)
    ).resolve()
    grasp = table.summon("Grasp", "Choose 1 Forward removed from the game. Add it to your hand.", cost=0)
    assert table.where(vell) == "removed"
    assert story.refuses(cast(grasp)) == "FFTCG 11.3.3"


@rule("7.14.2")
def test_only_its_owner_may_look_at_what_lies_face_down_in_an_lb_deck() -> None:
    table = Position()
    face = table.state.cards[table.forward("Lux", zone="removed", limit_break=1)].face
    ordinary = table.state.cards[table.forward("Vell", zone="removed")].face
    match = Match(FftcgLaw(), set_up([([ordinary] * 10, [face])] * 2, 1))  # type: ignore[list-item]
    names = [[card.name for card in match.view(seat).zone("LB deck", 0).cards] for seat in (0, 1)]
    assert names == [["Lux"], [""]]
