"""How sentences hang together: may, if, instead, then, each player."""

from __future__ import annotations

import pytest

from engine.answers import Cards
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.rules.table import DECK, HAND
from engine.timing.resolving import perform
from tests.games.fftcg.effects.doing import NO, YES, Doing, cards, do, lines
from tests.games.fftcg.table import Position, run


def hand(table: Position, seat: int = 0) -> int:
    """Return how many cards a player has in hand."""
    return len(table.state.zones[HAND[seat]])


def test_what_may_be_done_is_asked_and_left_when_refused() -> None:
    """FFTCG 11.8.14"""
    table = Position()
    vell = table.forward("Vell")
    table.some(3, "deck")
    doing = do(table, vell, "You may draw 1 card.", NO)
    assert hand(table) == 0
    assert doing.asked[0].text == "{0}: Draw 1 card?"
    do(table, vell, "You may draw 1 card.", YES)
    assert hand(table) == 1


def test_what_cannot_be_done_is_not_offered() -> None:
    """FFTCG 2.3"""
    table = Position()
    vell = table.forward("Vell")
    table.some(2, "deck")
    assert not do(table, vell, "You may discard 1 card. If you do so, draw 1 card.").asked
    assert hand(table) == 0


def test_if_you_do_so_follows_only_what_was_done() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    vell = table.forward("Vell")
    table.some(1, "hand")
    table.some(4, "deck")
    text = "You may discard 1 card. If you do so, draw 2 cards."
    do(table, vell, text, NO)
    assert hand(table) == 1
    do(table, vell, text, YES)
    assert hand(table) == 2


def test_discarding_leaves_it_what_was_chosen() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", 9000, seat=1)
    table.some(1, "hand")
    text = "Choose 1 Forward opponent controls. You may discard 1 card. If you do so, deal it 7000 damage."
    Doing(table, vell, text).choose(cole).resolve(YES)
    assert table.state.cards[cole].damage == 7000


def test_instead_replaces_what_stands_before_it() -> None:
    """FFTCG 11.12.5.6"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", 9000, seat=1)
    text = (
        "Choose 1 Forward. Deal it 3000 damage. If you have received 3 points of damage or more, deal it 8000 damage "
        "instead."
    )
    Doing(table, vell, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 3000
    table.damage(3)
    Doing(table, vell, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 11000


def test_of_several_insteads_the_last_that_holds_counts() -> None:
    """FFTCG 11.12.5.6"""
    table = Position()
    vell = table.forward("Vell")
    table.some(9, "deck")
    table.damage(5)
    text = (
        "Draw 1 card. If you have received 3 points of damage or more, draw 2 cards instead. "
        "If you have received 5 points of damage or more, draw 3 cards instead."
    )
    do(table, vell, text)
    assert hand(table) == 3


def test_a_condition_counts_when_its_sentence_is_reached() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", seat=1)
    table.some(2, "deck")
    text = "Choose 1 Forward opponent controls. Dull it. If it is dull, draw 1 card."
    Doing(table, vell, text).choose(cole).resolve()
    assert hand(table) == 1


def test_an_opponent_who_does_not_pay_suffers() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", seat=1)
    text = "Choose 1 Forward. If your opponent doesn't discard 1 card, break it."
    table.some(1, "hand", seat=1)
    doing = Doing(table, vell, text).choose(cole).resolve(YES)
    assert doing.asked[-1].seat == 1
    assert table.where(cole) == "field" and hand(table, 1) == 0
    Doing(table, vell, text).choose(cole).resolve()
    assert table.where(cole) == "break zone"


def test_what_was_offered_is_not_offered_again() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    vell = table.forward("Vell")
    table.some(1, "deck")
    table.card("Pyre", CardType.SUMMON, "Draw 1 card.", zone="hand", cost=0)
    text = "You may cast 1 Summon from your hand without paying the cost. If you do not cast it, draw 1 card."
    doing = Doing(table, vell, text).resolve(NO)
    assert len(doing.asked) == 1 and hand(table) == 2


def test_each_player_decides_before_anything_happens() -> None:
    """FFTCG 11.11.6, 6.1.4"""
    table = Position(turn_player=1)
    vell = table.forward("Vell")
    mine, _ = table.some(2, "hand")
    theirs, _ = table.some(2, "hand", seat=1)
    doing = Doing(table, vell, "Each player discards 1 card.")
    asking = perform(doing.effects, doing.deed)
    first = next(asking)
    assert first.seat == 1
    second = asking.send(Cards((theirs,)))
    assert second.seat == 0 and hand(table, 1) == 2
    with pytest.raises(StopIteration):
        asking.send(Cards((mine,)))
    assert hand(table, 0) == hand(table, 1) == 1


def test_what_both_players_selected_is_spoken_of_together() -> None:
    """FFTCG 11.11.6"""
    table = Position()
    osk = table.backup("Osk")
    vell, cole = table.forward("Vell"), table.forward("Cole", seat=1)
    table.forward("Tarn"), table.forward("Lux", seat=1)
    text = "Each player selects 1 Forward they control. Put them into the Break Zone."
    do(table, osk, text, cards(vell), cards(cole))
    assert table.where(vell) == table.where(cole) == "break zone"


def test_the_opponent_selects_among_their_own() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    vell = table.forward("Vell")
    cole, tarn = table.forward("Cole", seat=1), table.forward("Tarn", seat=1)
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone."
    doing = do(table, vell, text, cards(tarn))
    assert doing.asked[0].seat == 1
    assert (table.where(cole), table.where(tarn)) == ("field", "break zone")


def test_what_cannot_be_chosen_is_not_selected_either() -> None:
    """FFTCG 11.11.5.1.1"""
    table = Position()
    vell = table.forward("Vell")
    cole = table.forward("Cole", 5000, "Cole cannot be chosen by your opponent's Summons or abilities.", seat=1)
    tarn = table.forward("Tarn", seat=1)
    do(table, vell, "Your opponent selects 1 Forward they control. Put it into the Break Zone.")
    assert (table.where(cole), table.where(tarn)) == ("field", "break zone")


def test_one_of_two_things_is_done() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", seat=1)
    doing = Doing(table, vell, "Choose 1 Forward opponent controls. Dull it or Freeze it.")
    doing.choose(cole).resolve(lines(1))
    assert not table.state.cards[cole].dull and "frozen" in table.state.cards[cole].marks


def test_selected_actions_are_carried_out_in_printed_order() -> None:
    """FFTCG 11.3.4"""
    table = Position()
    vell = table.forward("Vell")
    table.some(3, "deck")
    kept = table.state.zones[DECK[0]][-1]
    text = 'Select up to 2 of the 2 following actions. "Draw 1 card." "Discard 1 card."'
    Doing(table, vell, text).declare(lines(1, 0)).resolve()
    assert table.where(kept) == "break zone"


def test_what_cannot_be_carried_out_is_skipped() -> None:
    """FFTCG 2.3"""
    table = Position()
    vell = table.forward("Vell")
    table.some(1, "deck")
    do(table, vell, "Discard 1 card, then draw 1 card.")
    assert hand(table) == 1


def test_the_whole_text_speaks_of_x_as_paid() -> None:
    """FFTCG 11.6.7"""
    table = Position()
    vell = table.forward("Vell")
    table.some(9, "deck")
    doing = Doing(table, vell, "Draw X cards.")
    doing.deed.x = 3
    run(perform(doing.effects, doing.deed))
    assert hand(table) == 3
