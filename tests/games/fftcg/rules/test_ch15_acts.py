"""FFTCG chapter 15.1: the words for what is done in a game, but for parties and groups."""

from __future__ import annotations

from engine.answers import Cards
from tests.games.fftcg.story import Story, attack, rule
from tests.games.fftcg.table import ICE, Position


def cast_freely(table: Position, text: str, **more: int) -> Story:
    """A Summon with this text, cast in Main Phase 1 as far as its choices."""
    return Story(table).cast(table.summon("Pyre", text, cost=0, **more))


# Active and dull


@rule("15.1.1.1.1")
def test_to_activate_a_dull_character_makes_it_active() -> None:
    table = Position()
    osk = table.backup("Osk", dull=True)
    cast_freely(table, "Choose 1 Character. Activate it.").resolve()
    assert not table.state.cards[osk].dull


@rule("15.1.1.1.2")
def test_an_active_character_may_be_activated_too() -> None:
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell", dull=True)
    cast_freely(table, "Choose 1 Character. Activate it.").choose(osk).resolve()
    assert [table.state.cards[one].dull for one in (osk, vell)] == [False, True]


@rule("15.1.1.2.1")
def test_to_dull_an_active_character_makes_it_dull() -> None:
    table = Position()
    cole = table.forward("Cole", seat=1)
    cast_freely(table, "Choose 1 Forward. Dull it.").resolve()
    assert table.state.cards[cole].dull


@rule("15.1.1.2.2")
def test_a_dull_character_may_be_dulled_too() -> None:
    table = Position()
    cole, dun = table.forward("Cole", seat=1, dull=True), table.forward("Dun", seat=1)
    cast_freely(table, "Choose 1 Forward. Dull it.").choose(cole).resolve()
    assert [table.state.cards[one].dull for one in (cole, dun)] == [True, False]


# Break, put, discard, remove


@rule("15.1.1.3.1")
def test_what_is_broken_moves_from_the_field_to_its_owners_break_zone() -> None:
    table = Position()
    cole = table.forward("Cole", seat=1, controller=0)
    cast_freely(table, "Choose 1 Forward. Break it.").resolve()
    assert cole in table.state.zones[7]


@rule("15.1.1.3.2")
def test_what_is_put_into_the_break_zone_by_an_effect_is_not_broken() -> None:
    table = Position()
    cole = table.forward("Cole", 7000, "Cole cannot be broken.", seat=1)
    story = cast_freely(table, "Choose 1 Forward. Break it.").resolve()
    assert table.where(cole) == "field"
    rime = table.summon("Rime", "Choose 1 Forward. Put it into the Break Zone.", cost=0)
    story.cast(rime).resolve()
    assert table.where(cole) == "break zone"


@rule("15.1.1.3.2")
def test_what_is_put_into_the_break_zone_as_a_cost_is_not_broken() -> None:
    table = Position()
    vell = table.forward("Vell", 7000, "Vell cannot be broken.\nPut Vell into the Break Zone: Draw 1 card.")
    Story(table).use(vell, 1)
    assert table.where(vell) == "break zone"


@rule("15.1.1.3.2")
def test_what_a_rules_process_puts_into_the_break_zone_is_not_broken() -> None:
    table = Position()
    cole = table.forward("Cole", 3000, "When Cole is broken, draw 1 card.", seat=1)
    story = cast_freely(table, "Choose 1 Forward. It loses 3000 power until the end of the turn.").resolve()
    assert (table.where(cole), story.stack) == ("break zone", [])


@rule("15.1.1.3.2")
def test_what_has_taken_its_power_in_damage_is_broken() -> None:
    table = Position()
    table.forward("Cole", 3000, "When Cole is broken, draw 1 card.", seat=1)
    assert cast_freely(table, "Choose 1 Forward. Deal it 3000 damage.").resolve().stack == ["Cole"]


@rule("15.1.1.4.1")
def test_a_discarded_card_goes_from_the_hand_to_the_break_zone() -> None:
    table = Position()
    one, other = table.forward("Vell", zone="hand", seat=1), table.forward("Tarn", zone="hand", seat=1)
    cast_freely(table, "Your opponent discards 1 card.").resolve().choose(other)
    assert (table.where(one), table.where(other)) == ("hand", "break zone")


@rule("15.1.1.5.1")
def test_a_removed_card_leaves_the_game_from_whatever_zone_it_was_in() -> None:
    table = Position()
    cole, dun = table.forward("Cole", seat=1), table.forward("Dun", seat=1, zone="break zone")
    story = cast_freely(table, "Choose 1 Forward. Remove it from the game.").resolve()
    rime = table.summon("Rime", "Choose 1 card in your opponent's Break Zone. Remove it from the game.", cost=0)
    story.cast(rime).resolve()
    assert cole in table.state.zones[11] and dun in table.state.zones[11]


# Shuffling, casting


@rule("15.1.1.6.1")
def test_shuffling_mixes_a_deck_at_random_so_that_nobody_knows_its_order() -> None:
    orders = []
    for seed in (1, 2):
        table = Position(seed=seed)
        deck = table.some(20, "deck")
        table.mark(deck[-1], known=3)
        cast_freely(table, "Shuffle your deck.").resolve()
        orders.append(list(table.state.zones[2]))
        assert sorted(orders[-1]) == deck
        assert not any(table.state.cards[card].known for card in deck)
    assert orders[0] != orders[1] != deck


@rule("15.1.1.7.1")
def test_to_cast_a_card_is_to_pay_its_cost_and_bring_it_from_the_hand_onto_the_field() -> None:
    table = Position()
    vell, tarn = table.forward("Vell", zone="hand", cost=2), table.forward("Tarn", zone="hand")
    Story(table).cast(vell, tarn)
    assert (table.where(vell), table.where(tarn)) == ("field", "break zone")


@rule("15.1.1.7.1")
def test_what_an_effect_plays_onto_the_field_is_not_cast() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="When you cast a Forward, draw 1 card.")
    vell, tarn = table.forward("Vell", zone="hand", cost=2), table.forward("Tarn", zone="hand", cost=0)
    story = cast_freely(table, "Play 1 Forward of cost 2 from your hand onto the field.").resolve()
    assert (table.where(vell), story.stack) == ("field", [])
    story.cast(tarn)
    assert story.stack == [table.state.cards[mirelle].face.name]


# Searching


@rule("15.1.1.8.1")
def test_a_search_finds_what_is_stated_shows_it_shuffles_and_goes_on() -> None:
    table = Position()
    rime, vell = table.forward("Rime", zone="deck", element=ICE), table.forward("Vell", zone="deck")
    rest = table.some(20, "deck")
    story = cast_freely(table, "Search for 1 Ice Forward and add it to your hand.").resolve()
    assert story.refuses(attack(vell)) == "FFTCG 15.1.1.8.1"
    story.choose(rime)
    assert table.where(rime) == "hand"
    assert "{0} is revealed." in story.log()
    assert table.state.zones[2] != [vell, *rest] and sorted(table.state.zones[2]) == [vell, *rest]


@rule("15.1.1.8.1")
def test_a_search_cannot_find_a_card_with_which_its_text_could_not_be_done() -> None:
    table = Position()
    for name in ("Osk", "Brand", "Crane", "Dyer", "Emmer"):
        table.backup(name)
    fell, _ = table.backup("Fell", zone="deck"), table.some(3, "deck")
    vell = table.forward("Vell", zone="deck", cost=2)
    story = cast_freely(table, "Search for 1 Character of cost 3 or less and play it onto the field.").resolve()
    assert story.refuses(attack(fell)) == "FFTCG 15.1.1.8.1"
    story.choose(vell)
    assert (table.where(vell), table.where(fell)) == ("field", "deck")


@rule("15.1.1.8.2")
def test_a_player_may_find_nothing_and_then_only_shuffles() -> None:
    table = Position()
    rime, rest = table.forward("Rime", zone="deck", element=ICE), table.some(20, "deck")
    story = cast_freely(table, "Search for 1 Ice Forward and add it to your hand.").resolve().say(Cards(()))
    assert table.where(rime) == "deck"
    assert table.state.zones[2] != [rime, *rest]
    assert story.asked.kind == "play"


@rule("15.1.1.8.3")
def test_a_search_for_any_card_must_find_one() -> None:
    table = Position()
    one, _ = table.some(2, "deck")
    story = cast_freely(table, "Search for 1 card and add it to your hand.").resolve()
    assert story.refuses(Cards(())) == "FFTCG 15.1.1.8.1"
    story.choose(one)
    assert table.where(one) == "hand"


# Counters


@rule("15.1.1.10.1")
def test_a_counter_that_is_removed_is_gone_from_its_card_and_from_the_game() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Remove 1 Wick Counter from Mirelle: Draw 1 card.", counters={"Wick": 1})
    story = Story(table).use(mirelle)
    assert not table.state.cards[mirelle].counters
    assert [card.number for card in table.state.cards if card.counters] == []
    assert story.stack == ["Mirelle"]
