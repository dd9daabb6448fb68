"""FFTCG chapter 12: rules processes."""

from __future__ import annotations

import pytest

from engine.answers import Cards
from engine.games.fftcg.cards import Element
from engine.games.fftcg.rules import table as tables
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, LIGHT, Position

SEIZE = "Choose 1 Character opponent controls. You gain control of it."


def cast(table: Position, text: str, **more: int) -> Story:
    """A Summon with this text is cast and resolves."""
    return Story(table, **more).cast(table.summon("Pyre", text, cost=0)).resolve()  # type: ignore[arg-type]


@rule("12.2")
def test_no_player_controls_a_rules_process() -> None:
    table = Position()
    by = "due to your opponent's Summons or abilities"
    text = f"When Mirelle is put from the field into the Break Zone {by}, draw 1 card."
    table.forward("Mirelle", 3000, text)
    table.forward("Mirelle", 3000, text, seat=1)
    story = cast(table, SEIZE)
    assert story.stack == [] and (drawn(story, 0), drawn(story, 1)) == (0, 0)
    assert [tables.on_field(table.state, seat) for seat in (0, 1)] == [[], []]


@rule("12.3")
def test_all_rules_processes_that_are_due_are_done_together_as_one_event() -> None:
    table = Position()
    weak = table.forward("Cole", 3000, "When a Forward is put from the field into the Break Zone, draw 1 card.", seat=1)
    hurt = table.forward("Bron", 8000, "When a Forward is put from the field into the Break Zone, draw 1 card.", seat=1)
    table.mark(hurt, damage=4000)
    story = cast(table, "All the Forwards opponent controls lose 4000 power until the end of the turn.")
    assert [table.where(card) for card in (weak, hurt)] == ["break zone"] * 2
    assert story.asked.seat == 1 and len(story.pick(0, 1, 2, 3).stack) == 4


@rule("12.3")
def test_checks_repeat_until_nothing_new_arises_before_abilities_go_on_the_stack() -> None:
    table = Position()
    draws = "When {0} is put from the field into the Break Zone, draw 1 card."
    leader = "The Forwards other than Cole you control gain +2000 power.\n" + draws.format("Cole")
    cole = table.forward("Cole", 3000, leader, seat=1)
    bron = table.forward("Bron", 2000, draws.format("Bron"), damage=2000, seat=1)
    story = cast(table, "Choose 1 Forward of power 3000. Deal it 3000 damage.")
    assert [table.where(card) for card in (cole, bron)] == ["break zone"] * 2
    assert story.asked.rule == "FFTCG 11.8.7" and story.stack == []
    assert sorted(story.pick(0, 1).stack) == ["Bron", "Cole"]
    assert story.asked.kind == "play"


# The rules processes


@rule("12.4.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_with_seven_points_of_damage_loses(seat: int) -> None:
    table = Position()
    table.damage(5, seat=seat)
    who = "You receive" if seat == 0 else "Your opponent receives"
    story = cast(table, f"{who} 1 point of damage.")
    assert story.outcome is None
    story.cast(table.summon("Pyre", f"{who} 1 point of damage.", cost=0)).resolve()
    assert story.outcome == (1 - seat, "FFTCG 12.4.1")


@rule("12.4.2")
def test_a_player_who_had_to_draw_from_an_empty_deck_loses_at_the_next_check() -> None:
    table = Position()
    table.some(1, "deck")
    table.some(5, "deck", seat=1)
    story = cast(table, "Draw 2 cards. Your opponent receives 1 point of damage.", decks=False)
    assert len(table.state.zones[tables.DAMAGE[1]]) == 1
    assert story.outcome == (1, "FFTCG 12.4.2")


@rule("12.4.3")
@pytest.mark.parametrize(("cards", "over"), [(3, False), (2, False), (1, True)])
def test_a_player_who_was_dealt_more_damage_than_the_deck_has_cards_loses(cards: int, over: bool) -> None:
    table = Position()
    table.some(cards, "deck", seat=1)
    story = cast(table, "Your opponent receives 2 points of damage.", decks=False)
    assert story.outcome == ((0, "FFTCG 12.4.3") if over else None)


@rule("12.4.4")
@pytest.mark.parametrize(("loss", "zone"), [(4000, "field"), (5000, "break zone"), (6000, "break zone")])
def test_a_character_whose_power_is_0_or_less_is_put_into_the_break_zone_and_not_broken(loss: int, zone: str) -> None:
    table = Position()
    cole = table.forward("Cole", 5000, "Cole cannot be broken.", seat=1)
    osk = table.backup("Osk", seat=1)
    cast(table, f"Choose 1 Forward. It loses {loss} power until the end of the turn.")
    assert (table.where(cole), table.where(osk)) == (zone, "field")


@rule("12.4.4")
def test_it_goes_to_its_owners_break_zone() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    story = cast(table, SEIZE)
    story.cast(table.summon("Pyre", "Choose 1 Forward. It loses 5000 power until the end of the turn.", cost=0))
    story.resolve()
    assert cole in table.state.zones[tables.BREAK[1]]


@rule("12.4.5")
def test_a_character_with_damage_equal_to_its_power_breaks_and_one_that_cannot_be_broken_stays() -> None:
    table = Position()
    cole, rook = table.forward("Cole", 5000, seat=1), table.forward("Rook", 5000, "Rook cannot be broken.", seat=1)
    cast(table, "Deal 5000 damage to all the Forwards opponent controls.")
    assert (table.where(cole), table.where(rook)) == ("break zone", "field")


@rule("12.4.5")
def test_a_forward_that_breaks_by_damage_is_broken_by_the_source_of_that_damage() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Forward opponent controls. Deal it 5000 damage.")
    text = "Cole cannot be broken by your opponent's Summons."
    cole = table.forward("Cole", 5000, text, seat=1)
    cast(table, "Choose 1 Forward opponent controls. Deal it 5000 damage.")
    assert table.where(cole) == "field"
    table.mark(cole, damage=0)
    Story(table).use(mirelle).resolve()
    assert table.where(cole) == "break zone"


@rule("12.4.5")
def test_where_power_falls_below_the_damage_no_source_is_looked_for() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, "Cole cannot be broken by your opponent's Summons or abilities.", seat=1)
    story = cast(table, "Choose 1 Forward opponent controls. Deal it 4000 damage.")
    assert table.where(cole) == "field"
    story.cast(table.summon("Pyre", "Choose 1 Forward. It loses 1000 power until the end of the turn.", cost=0))
    story.resolve()
    assert table.where(cole) == "break zone"


@rule("12.4.5")
def test_damage_that_was_taken_away_breaks_nothing_any_more_and_is_no_source() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, "Cole cannot be broken by your opponent's Summons.", seat=1)
    story = cast(table, "Choose 1 Forward. Deal it 5000 damage.")
    assert table.where(cole) == "field"
    for text in (
        "Choose 1 Forward. Negate all damage dealt to it.", "Choose 1 Forward. Deal it 4000 damage.",
        "Choose 1 Forward. It loses 1000 power until the end of the turn.",
    ):
        story.cast(table.summon("Pyre", text, cost=0)).resolve()
    assert table.where(cole) == "break zone"


@rule("12.4.6")
def test_two_cards_of_one_name_without_the_generic_icon_all_go_to_their_owners_break_zones() -> None:
    table = Position()
    mine, theirs = table.forward("Cole"), table.forward("Cole", seat=1)
    guard = table.forward("Guard", generic=True)
    story = cast(table, SEIZE)
    assert mine in table.state.zones[tables.BREAK[0]] and theirs in table.state.zones[tables.BREAK[1]]
    assert table.where(guard) == "field" and story.stack == []


@rule("12.4.6")
def test_cards_with_the_generic_icon_and_those_of_different_players_may_share_a_name() -> None:
    table = Position()
    cards = [table.forward("Guard", generic=True), table.forward("Cole"), table.forward("Cole", seat=1)]
    theirs = table.forward("Guard", generic=True, seat=1)
    cast(table, "Draw 1 card.")
    assert [table.where(card) for card in (*cards, theirs)] == ["field"] * 4


@rule("12.4.7")
@pytest.mark.parametrize("second", ["Light", "Dark"])
def test_two_light_or_dark_cards_of_one_player_all_go_to_the_break_zone(second: str) -> None:
    table = Position()
    mine = table.backup("Lux", element=Element.LIGHT)
    theirs = table.forward("Nox", element=Element(second), seat=1)
    vell = table.forward("Vell", element=FIRE)
    cast(table, SEIZE)
    assert [table.where(card) for card in (mine, theirs, vell)] == ["break zone", "break zone", "field"]


@rule("12.4.8")
def test_of_six_or_more_backups_five_are_kept_and_the_others_go_to_the_break_zone() -> None:
    table = Position()
    mine = [table.backup(f"Osk {count}") for count in range(5)]
    theirs = [table.backup(f"Ivo {count}", seat=1) for count in range(2)]
    story = cast(table, "Choose 2 Characters opponent controls. You gain control of them.")
    assert (story.asked.rule, story.asked.seat) == ("FFTCG 12.4.8", 0)
    assert story.refuses(Cards(tuple(mine[:4]))) == "FFTCG 12.4.8"
    story.choose(*mine[:4], theirs[0])
    assert [table.where(card) for card in (mine[4], theirs[1])] == ["break zone"] * 2
    assert len(tables.on_field(table.state, 0)) == 5


@rule("12.4.5")
@pytest.mark.parametrize(("power", "where"), [(500, "field"), (1000, "break zone")])
def test_damage_breaks_only_forwards_with_a_power_of_1000_or_more(power: int, where: str) -> None:
    table = Position()
    cole = table.forward("Cole", power, seat=1)
    Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Deal it 2000 damage.", cost=0)).resolve()
    assert table.where(cole) == where


@rule("7.7.5a", "7.7.3", "7.7.5")
@pytest.mark.parametrize(("element", "by"), [(FIRE, "FFTCG 7.7.3"), (LIGHT, "FFTCG 7.7.5")])
def test_one_effect_does_not_play_two_that_could_not_stand_together(element: Element, by: str) -> None:
    table = Position()
    names = ("Cole", "Cole") if element is FIRE else ("Cole", "Dun")
    both = [table.forward(name, zone="hand", element=element, cost=1) for name in names]
    other = table.forward("Vell", zone="hand", cost=1)
    story = Story(table).cast(table.summon("Twin", "Play 2 Forwards from your hand onto the field.", cost=0)).resolve()
    assert story.refuses(Cards(tuple(both))) == by
    story.choose(both[0], other)
    assert [table.where(card) for card in (*both, other)] == ["field", "hand", "field"]


@rule("7.7.5b", "2.3")
@pytest.mark.parametrize(("element", "by"), [(FIRE, "FFTCG 7.7.3"), (LIGHT, "FFTCG 7.7.5")])
def test_of_several_that_enter_unselected_the_player_says_which_and_as_many_as_can(element: Element, by: str) -> None:
    table = Position()
    names = ("Cole", "Cole") if element is FIRE else ("Cole", "Dun")
    both = [table.forward(name, zone="break zone", element=element) for name in names]
    other = table.forward("Vell", zone="break zone")
    raise_ = table.summon("Raise", "Play all the Forwards in your Break Zone onto the field.", cost=0)
    story = Story(table).cast(raise_).resolve()
    assert (story.asked.seat, story.refuses(Cards((*both, other)))) == (0, by)
    assert story.refuses(Cards((both[1],))) == "FFTCG 2.3"
    story.choose(both[1], other)
    assert [table.where(card) for card in (*both, other)] == ["break zone", "field", "field"]


@rule("7.7.5b", "7.7.3")
def test_who_cannot_enter_at_all_keeps_nobody_else_from_entering() -> None:
    table = Position()
    table.forward("Ada")
    again, vell = table.forward("Ada", zone="break zone"), table.forward("Vell", zone="break zone")
    raise_ = table.summon("Raise", "Play all the Forwards in your Break Zone onto the field.", cost=0)
    Story(table).cast(raise_).resolve()
    assert [table.where(card) for card in (again, vell)] == ["break zone", "field"]


@rule("11.11.5.1.1a")
def test_what_cannot_be_chosen_is_not_selected_either() -> None:
    table = Position()
    cole = table.forward("Cole", text="Cole cannot be chosen by your opponent's Summons.", seat=1)
    dun, _ = table.forward("Dun", seat=1), table.forward("Eve", seat=1)
    story = Story(table).cast(table.summon("Pyre", "Select 1 Forward opponent controls. Break it.", cost=0)).resolve()
    assert story.refuses(Cards((cole,))) == "FFTCG 11.11.5.1"
    story.choose(dun)
    assert table.where(dun) == "break zone"
