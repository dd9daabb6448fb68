"""Effects that move cards."""

from __future__ import annotations

from engine.games.fftcg.rules.table import BREAK, DECK, HAND, REMOVED
from tests.games.fftcg.effects.doing import YES, Doing, cards, do, lines
from tests.games.fftcg.table import LIGHT, Position


def zone(table: Position, numbers: tuple[int, int], seat: int = 0) -> list[int]:
    """Return the cards of a player's zone."""
    return list(table.state.zones[numbers[seat]])


def test_drawing_from_an_empty_deck_is_remembered() -> None:
    """FFTCG 12.4.2"""
    table = Position()
    do(table, table.forward("Vell"), "Draw 1 card.")
    assert table.state.vars["drew empty 0"]


def test_cards_go_to_their_owners_hand() -> None:
    """FFTCG 7.3"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1, controller=0)
    Doing(table, osk, "Choose 1 Forward. Return it to its owner's hand.").choose(cole).resolve()
    assert zone(table, HAND, 1) == [cole]


def test_the_first_named_lies_on_top() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    osk = table.backup("Osk")
    one, two = table.some(2, "break zone")
    table.some(2, "deck")
    doing = Doing(table, osk, "Choose 2 cards in your Break Zone. Put them on top of your deck in any order.")
    doing.choose(one, two).resolve(lines(1, 0))
    assert zone(table, DECK)[-2:] == [one, two]


def test_putting_into_the_break_zone_is_no_breaking() -> None:
    """FFTCG 15.1.1.3.2"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", 5000, "Cole cannot be broken.", seat=1)
    Doing(table, osk, "Choose 1 Forward. Put it into the Break Zone.").choose(cole).resolve()
    assert table.where(cole) == "break zone"


def test_the_top_cards_go_into_the_break_zone() -> None:
    """FFTCG 7.10.1"""
    table = Position()
    vell = table.forward("Vell")
    deck = table.some(3, "deck", seat=1)
    do(table, vell, "Your opponent puts the top 2 cards of their deck into the Break Zone.")
    assert set(zone(table, BREAK, 1)) == set(deck[1:])


def test_a_removed_card_can_come_back_at_once() -> None:
    """FFTCG 7.4, 11.11.5"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell", dull=True, counters={"Ember": 1})
    text = "Choose 1 Forward you control. Remove it from the game. Then, play the removed Forward onto the field."
    Doing(table, osk, text).choose(vell).resolve()
    assert table.where(vell) == "field"
    assert not table.state.cards[vell].dull and not table.state.cards[vell].counters


def test_only_what_can_enter_is_offered() -> None:
    """FFTCG 2.3, 7.7.3"""
    table = Position()
    table.forward("Vell")
    osk = table.backup("Osk")
    table.forward("Vell", zone="hand")
    tarn = table.forward("Tarn", zone="hand")
    do(table, osk, "You may play 1 Forward from your hand onto the field.", YES)
    assert table.where(tarn) == "field"


def test_nothing_is_offered_where_nothing_can_enter() -> None:
    """FFTCG 7.7.5"""
    table = Position()
    osk = table.backup("Osk")
    table.forward("Lux", element=LIGHT)
    table.forward("Lumen", element=LIGHT, zone="hand")
    assert not do(table, osk, "You may play 1 Forward from your hand onto the field.").asked


def test_two_of_the_same_name_do_not_enter_together() -> None:
    """FFTCG 7.7.3"""
    table = Position()
    osk = table.backup("Osk")
    first, _ = table.forward("Vell", zone="break zone"), table.forward("Vell", zone="break zone")
    tarn = table.forward("Tarn", zone="break zone")
    doing = do(table, osk, "Play 2 Forwards in your Break Zone onto the field.", cards(first, tarn))
    assert doing.asked[0].judge(cards(first, first + 1)) is not None
    assert table.where(tarn) == "field"


def test_a_backup_played_by_an_effect_enters_dull() -> None:
    """FFTCG 5.2.3.1.1.3"""
    table = Position()
    vell = table.forward("Vell")
    osk = table.backup("Osk", zone="hand")
    do(table, vell, "Play 1 Backup from your hand onto the field.")
    assert table.where(osk) == "field" and table.state.cards[osk].dull


def test_the_hand_is_discarded_as_one_event() -> None:
    """FFTCG 15.1.1.4.1"""
    table = Position()
    vell = table.forward("Vell")
    table.some(3, "hand", seat=1)
    do(table, vell, "Your opponent discards their hand.")
    assert not zone(table, HAND, 1)


def test_chance_picks_what_is_discarded_at_random() -> None:
    """FFTCG 15.1.1.4.1"""
    found = set()
    for seed in range(12):
        table = Position(seed=seed)
        vell = table.forward("Vell")
        table.some(3, "hand", seat=1)
        doing = do(table, vell, "Your opponent randomly discards 1 card from their hand.")
        assert not doing.asked
        found.update(zone(table, BREAK, 1))
    assert len(found) == 3


def test_a_card_cast_by_an_effect_waits_until_that_has_resolved() -> None:
    """FFTCG 11.3.11"""
    table = Position()
    vell = table.forward("Vell")
    pyre = table.summon("Pyre", "Draw 1 card.", cost=2)
    do(table, vell, "You may cast 1 Summon of cost 4 or less from your hand without paying the cost.", YES)
    waiting = table.state.vars["free casts"]
    assert [(seat, what.number) for seat, what, *_ in waiting] == [(0, pyre)]


def test_a_summon_with_nothing_to_choose_is_not_offered_to_be_cast() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    osk = table.backup("Osk")
    table.summon("Pyre", "Choose 1 Forward. Break it.", cost=2)
    assert not do(table, osk, "You may cast 1 Summon of cost 4 or less from your hand without paying the cost.").asked


def test_all_cards_of_a_kind_are_removed() -> None:
    """FFTCG 15.1.1.5.1"""
    table = Position()
    vell = table.forward("Vell")
    table.some(3, "break zone", seat=1)
    do(table, vell, "Remove all the cards in your opponent's Break Zone from the game.")
    assert len(zone(table, REMOVED, 1)) == 3
