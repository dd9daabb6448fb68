"""How many: up to, as many as, all the, each, per and for each, or less, the same and different."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import BREAK, HAND
from tests.games.fftcg.effects.doing import YES, Doing, cards, do, lines
from tests.games.fftcg.story import rule
from tests.games.fftcg.table import FIRE, ICE, WATER, Position


def damages(table: Position, *numbers: int) -> list[int]:
    """Return the damage on each."""
    return [table.state.cards[number].damage for number in numbers]


@rule("11.3.3")
def test_up_to_two_may_be_two_one_or_none() -> None:
    for chosen in (0, 1, 2):
        table = Position()
        osk = table.backup("Osk")
        there = [table.forward(name, seat=1) for name in ("Ann", "Bea", "Cid")]
        Doing(table, osk, "Choose up to 2 Forwards opponent controls. Dull them.").choose(*there[:chosen]).resolve()
        assert sum(table.state.cards[n].dull for n in there) == chosen


@rule("11.3.3")
def test_without_up_to_all_of_them_must_be_there() -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Ann", seat=1)
    assert Doing(table, osk, "Choose 2 Forwards opponent controls. Dull them.").refusal is not None


@rule("2.3")
def test_what_is_not_chosen_is_done_as_far_as_it_goes() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1)
    do(table, osk, "Your opponent puts 2 Forwards they control into the Break Zone.")
    assert table.where(ann) == "break zone"


@rule("4.4", "11.3.3")
def test_as_many_as_there_are_of_something() -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Kin", jobs=("Warden",))
    ann, bea = table.forward("Ann", seat=1), table.forward("Bea", seat=1)
    text = "Choose as many Forwards opponent controls as the Job Warden you control. Dull them."
    doing = Doing(table, osk, text).choose(bea).resolve()
    assert [table.state.cards[n].dull for n in (ann, bea)] == [False, True]
    assert doing.asked[0].judge(cards(ann, bea)) is not None


@rule("11.12.4.5")
def test_all_the_forwards_are_those_there_when_it_resolves() -> None:
    table = Position()
    osk, ann, bea = table.backup("Osk"), table.forward("Ann", 9000), table.forward("Bea", 9000, seat=1)
    do(table, osk, "Deal 3000 damage to all the Forwards.")
    assert damages(table, ann, bea) == [3000, 3000]


@rule("2.2", "11.11.5.1.1")
def test_all_the_forwards_also_means_one_that_cannot_be_chosen() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 9000, "Ann cannot be chosen by your opponent's Summons or abilities.", seat=1)
    do(table, osk, "Deal 3000 damage to all the Forwards opponent controls.")
    assert damages(table, ann) == [3000]


@rule("2.3")
def test_all_the_forwards_of_none_is_nobody() -> None:
    table = Position()
    osk = table.backup("Osk")
    assert not do(table, osk, "Break all the Forwards opponent controls.").deed.did


@rule("11.11.9")
def test_for_each_is_counted_once_when_it_resolves() -> None:
    table = Position()
    ox, pip = table.forward("Ox", 1000), table.backup("Pip")
    table.backup("Osk")
    do(table, ox, "Ox gains +1000 power for each Backup you control until the end of the turn.")
    assert table.power(ox) == 3000
    table.happen(table.move(pip, "break zone"))
    assert table.power(ox) == 3000


@rule("11.12.4.4")
def test_for_each_in_a_field_ability_is_counted_all_the_time() -> None:
    table = Position()
    ox, pip = table.forward("Ox", 1000, "Ox gains +1000 power for each Backup you control."), table.backup("Pip")
    table.backup("Osk")
    assert table.power(ox) == 3000
    table.happen(table.move(pip, "break zone"))
    assert table.power(ox) == 2000


@rule("6.7.2")
def test_for_each_counter_on_them_goes_by_each_ones_own() -> None:
    table = Position()
    table.forward("Gar", 5000, "The Forwards opponent controls lose 2000 power for each Poison Counter on them.")
    ill = [table.forward(name, 9000, seat=1, counters={"Poison": n}) for n, name in enumerate(("Ann", "Bea", "Cid"))]
    assert [table.power(one) for one in ill] == [9000, 7000, 5000]


@rule("4.5", "11.11.9")
def test_discards_per_backup_are_one_discard_of_so_many() -> None:
    table = Position()
    osk, _, _ = table.backup("Osk"), table.backup("Pip"), table.some(3, "hand", seat=1)
    two = list(table.state.zones[HAND[1]])[:2]
    do(table, osk, "Your opponent discards 1 card from their hand for each Backup you control.", cards(*two))
    assert list(table.state.zones[BREAK[1]]) == two


@rule("6.1.4", "11.11.6")
def test_each_player_selects_and_the_turn_player_first() -> None:
    for turn_player in (0, 1):
        table = Position(turn_player=turn_player)
        ox = table.forward("Ox")
        mine, theirs = table.backup("Osk"), table.backup("Pip", seat=1)
        table.backup("Ann")
        table.backup("Bea", seat=1)
        answers = [cards(mine), cards(theirs)] if turn_player == 0 else [cards(theirs), cards(mine)]
        doing = do(table, ox, "Each player selects 1 Backup they control. Put them into the Break Zone.", *answers)
        assert [one.seat for one in doing.asked] == [turn_player, 1 - turn_player]
        assert (table.where(mine), table.where(theirs)) == ("break zone", "break zone")


@pytest.mark.parametrize(("cost", "fits"), [(2, True), (3, True), (4, False)])
@rule("5.2.1.2")
def test_a_cost_of_3_or_less_is_the_printed_one(cost: int, fits: bool) -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Ann", seat=1, cost=cost)
    text = "Choose 1 Forward of cost 3 or less. Break it."
    assert (Doing(table, osk, text).refusal is None) is fits


@rule("11.11.2", "4.3")
def test_a_power_of_5000_or_less_is_the_power_of_now_then_and_again_when_it_resolves() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 6000, seat=1)
    text = "Choose 1 Forward of power 5000 or less. Break it."
    assert Doing(table, osk, text).refusal is not None
    table.until_end_of_turn(osk, "Choose 1 Forward. It loses 2000 power until the end of the turn.", ann)
    doing = Doing(table, osk, text).choose(ann)
    table.until_end_of_turn(osk, "Choose 1 Forward. It gains +2000 power until the end of the turn.", ann)
    assert not doing.any_legal


@rule("5.2.6.1")
def test_a_backup_has_no_power_that_could_be_5000_or_less() -> None:
    table = Position()
    osk = table.backup("Osk")
    assert Doing(table, osk, "Choose 1 Character of power 5000 or less. Break it.").refusal is not None


@rule("4.4")
def test_a_cost_no_higher_than_what_is_counted() -> None:
    for wardens, played in ((1, False), (2, True)):
        table = Position()
        osk, tarn = table.backup("Osk"), table.forward("Tarn", zone="break zone", cost=2)
        for number in range(wardens):
            table.forward(f"Kin {number}", jobs=("Warden",))
        text = (
            "Choose 1 Forward in your Break Zone. If its cost is equal to or less than the number of Job Warden you "
            "control, play it onto the field."
        )
        Doing(table, osk, text).choose(tarn).resolve()
        assert (table.where(tarn) == "field") is played


@rule("11.11.5")
def test_a_card_of_the_same_type_as_the_discarded_card() -> None:
    table = Position()
    ox = table.forward("Ox")
    pip, osk = table.backup("Pip", zone="hand"), table.backup("Osk", zone="deck")
    table.some(2, "deck")
    text = (
        "Discard 1 card from your hand. If you do so, search for 1 card of the same card type as the discarded card "
        "and add it to your hand."
    )
    do(table, ox, text, cards(osk))
    assert (table.where(pip), table.where(osk)) == ("break zone", "hand")


@rule("11.5.5")
def test_one_that_costs_one_more_than_the_one_returned() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", cost=2)
    bea = table.forward("Bea", zone="hand", cost=3)
    table.forward("Cid", zone="hand", cost=4)
    text = (
        "Choose 1 Forward you control. Return it to its owner's hand. If you do so, you may play 1 Forward that costs "
        "1 CP more than it from your hand onto the field."
    )
    Doing(table, osk, text).choose(ann).resolve(YES)
    assert (table.where(ann), table.where(bea)) == ("hand", "field")


@rule("5.2.1.1")
def test_different_elements_are_counted_not_cards() -> None:
    table = Position()
    text = "If there are 3 or more different Elements among Forwards you control, Ox gains +2000 power."
    ox = table.forward("Ox", 1000, text, element=FIRE)
    table.forward("Ann", element=FIRE)
    table.forward("Bea", element=ICE)
    assert table.power(ox) == 1000
    table.forward("Cid", element=WATER)
    assert table.power(ox) == 3000


@rule("11.3.4")
def test_up_to_two_of_the_actions_may_be_one() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(3, "deck")
    text = (
        'Select up to 2 of the 3 following actions. "Draw 1 card." "Draw 2 cards." '
        '"Ox gains Haste until the end of the turn."'
    )
    Doing(table, ox, text).declare(lines(2)).resolve()
    assert table.keywords(ox) == {"Haste"} and not table.state.zones[HAND[0]]
