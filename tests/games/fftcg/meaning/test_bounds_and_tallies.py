"""What is only so under a condition, who has more, how many were dealt with, and what follows from that."""

from __future__ import annotations

import pytest

from engine.answers import Confirm
from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.rules.table import DAMAGE, HAND
from engine.games.fftcg.words import read
from tests.games.fftcg.effects.doing import Doing, cards, do
from tests.games.fftcg.rules.telling import to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, Position
from tests.games.fftcg.words.reading_cards import card


@pytest.mark.parametrize("text", [
    "Ox cannot attack unless you control 2 or more Backups.",
    "Ox can only attack if you control 2 or more Backups.",
])
@pytest.mark.parametrize(("backups", "may"), [(1, False), (2, True)])
@rule("2.2", "10.1.2.1.2")
def test_attacking_only_under_a_condition(text: str, backups: int, may: bool) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, text)
    for number in range(backups):
        table.backup(f"Osk {number}")
    assert (statics.refuse_attack(table.state, ox) is None) is may


@pytest.mark.parametrize(("cost", "may"), [(3, False), (4, True)])
@rule("2.2", "10.1.3.1.2")
def test_blocked_only_by_some(cost: int, may: bool) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox can only be blocked by a Forward of cost 4 or more.")
    ann = table.forward("Ann", seat=1, cost=cost)
    assert (statics.refuse_block(table.state, ann, (ox,)) is None) is may


@rule("2.1", "11.4.2")
def test_not_cast_unless() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "You cannot cast Ox unless you control 2 or more Backups.", zone="hand")
    assert casting_permissions.refuse_cast(table.state, ox, 0) is not None
    table.backup("Osk")
    table.backup("Ima")
    assert casting_permissions.refuse_cast(table.state, ox, 0) is None


@pytest.mark.parametrize(("backups", "power"), [(1, 5000), (2, 2000)])
@rule("11.12.5.6", "11.12.4")
def test_a_sentence_with_instead_takes_the_place_of_the_one_before(backups: int, power: int) -> None:
    table = Position()
    table.forward("Ox", 5000, "The Forwards opponent controls lose 2000 power. If you control 2 or more Backups, the "
                  "Forwards opponent controls lose 5000 power instead.")
    ann = table.forward("Ann", 7000, seat=1)
    for number in range(backups):
        table.backup(f"Osk {number}")
    assert table.power(ann) == power


@pytest.mark.parametrize(("mine", "theirs", "power"), [(1, 1, 5000), (1, 2, 5000), (2, 1, 7000)])
@rule("4.1")
def test_more_than_the_opponent(mine: int, theirs: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If you control more Backups than your opponent, Ox gains +2000 power.")
    for seat, count in enumerate((mine, theirs)):
        for number in range(count):
            table.backup(f"Osk {seat}{number}", seat=seat)
    assert table.power(ox) == power


@pytest.mark.parametrize(("mine", "theirs", "power"), [(1, 2, 7000), (2, 2, 5000)])
@rule("4.1", "7.9")
def test_fewer_cards_in_hand_than_the_opponent(mine: int, theirs: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If you have fewer cards in your hand than your opponent, Ox gains +2000 power.")
    table.some(mine, "hand")
    table.some(theirs, "hand", seat=1)
    assert table.power(ox) == power


@pytest.mark.parametrize(("hand", "power"), [((0, 0), 7000), ((1, 0), 5000), ((0, 1), 5000)])
@rule("4.1")
def test_both_hands_empty(hand: tuple[int, int], power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If both you and your opponent have no cards in hand, Ox gains +2000 power.")
    for seat, count in enumerate(hand):
        table.some(count, "hand", seat=seat)
    assert table.power(ox) == power


@pytest.mark.parametrize(("dull", "power"), [(True, 7000), (False, 5000)])
@rule("11.12.4")
def test_it_in_a_field_ability_is_what_its_if_speaks_of(dull: bool, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If Ox is dull, it gains +2000 power.", dull=dull)
    assert table.power(ox) == power


@pytest.mark.parametrize(("element", "power"), [(ICE, 7000), (FIRE, 5000)])
@rule("5.2.1.1")
def test_if_all_of_them_have_an_element(element: object, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If all the Characters you control have Ice Element, Ox gains +2000 power.",
                       element=ICE)
    table.backup("Osk", element=element)
    assert table.power(ox) == power


@pytest.mark.parametrize(("shown", "triggered"), [(0, []), (1, []), (2, ["Ox"])])
@rule("11.8.17")
def test_when_you_reveal_so_many(shown: int, triggered: list[str]) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.forward("Ann", seat=1)
    pyres = [table.summon(f"Pyre {number}", zone="hand") for number in range(2)]
    text = (
        "Reveal any number of Summons from your hand. When you reveal 2 or more Summons, choose 1 Forward opponent "
        "controls. Break it."
    )
    do(table, ox, text, cards(*pyres[:shown]))
    assert table.triggered == triggered


@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1)])
@rule("11.11.5")
def test_if_so_many_were_removed(there: int, drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    table.some(there, "break zone", seat=1)
    text = (
        "Remove all the cards in your opponent's Break Zone from the game. "
        "If 2 or more cards are removed from the game by this effect, draw 1 card."
    )
    do(table, ox, text)
    assert len(table.state.zones[HAND[0]]) == drawn


@pytest.mark.parametrize(("spent", "gained"), [(1, 0), (2, 1)])
@rule("6.8")
def test_so_many_crystals_paid_this_turn(spent: int, gained: int) -> None:
    table = Position()
    text = "[Crystal]: Ox gains Haste.\n[0]: If you have paid 2 or more [Crystal] this turn, gain [Crystal]."
    ox = table.forward("Ox", 5000, text)
    table.let(crystals_0=spent)
    story = Story(table)
    for _ in range(spent):
        story.use(ox).resolve()
    story.use(ox, 1).resolve()
    assert table.state.vars.get("crystals 0", 0) == gained


@rule("11.12.4.3", "11.12.4")
def test_doubled_and_halved_power_count_from_now() -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    do(table, ox, "Double the power of Ox until the end of the turn.")
    assert table.power(ox) == 10000
    ann = table.forward("Ann", 7000)
    Doing(table, ox, "Choose 1 Forward. Halve its power until the end of the turn (round down to the nearest 1000)."
          ).choose(ann).resolve()
    assert table.power(ann) == 3000


@pytest.mark.parametrize(("count", "share"), [(1, 9000), (2, 4500), (4, 2250)])
@rule("4.2")
def test_damage_in_equal_parts(count: int, share: int) -> None:
    table = Position()
    osk = table.backup("Osk")
    found = [table.forward(f"Ann {n}", 9500, seat=1) for n in range(count)]
    do(table, osk, "Divide 9000 damage equally among all the Forwards opponent controls.")
    assert [table.state.cards[one].damage for one in found] == [share] * count


@rule("4.2")
def test_equal_parts_are_rounded_up_to_what_the_text_says() -> None:
    table = Position()
    osk = table.backup("Osk")
    found = [table.forward(f"Ann {n}", 9500, seat=1) for n in range(5)]
    do(table, osk, "Divide 12000 damage equally among all the Forwards opponent controls (round up to the "
       "nearest 1000).")
    assert [table.state.cards[one].damage for one in found] == [3000] * 5


@pytest.mark.parametrize("backups", [0, 2])
@rule("6.5.2")
def test_points_of_damage_for_each(backups: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    for number in range(backups):
        table.backup(f"Osk {number}")
    table.some(5, "deck", seat=1)
    do(table, ox, "Deal 1 point of damage to your opponent for each Backup you control.")
    assert len(table.state.zones[DAMAGE[1]]) == backups


@rule("6.5.2")
def test_things_are_dealt_no_points_of_damage() -> None:
    for text in ("Choose 1 Forward. Deal it 2 points of damage.", "Deal your opponent 2000 damage."):
        assert read(card(text)).problems


@rule("11.10.1")
def test_a_special_ability_is_no_ex_burst() -> None:
    (plain,) = read(card("Surge [S][Water]: Draw 1 card.")).abilities
    assert read(card("[EX BURST]Surge [S][Water]: Draw 1 card.")).abilities == (plain,)


@pytest.mark.parametrize("answer", [True, False])
@rule("11.11.5")
def test_how_something_is_kept_off_may_be_said_behind_what_is_done(answer: bool) -> None:
    table = Position()
    ox = table.forward("Ox")
    (theirs,) = table.some(1, "hand", seat=1)
    ann = table.forward("Ann", seat=1)
    doing = Doing(table, ox, "Dull all the Forwards opponent controls if your opponent does not discard 1 card.")
    doing.resolve(Confirm(answer))
    assert table.state.cards[ann].dull is not answer
    assert (theirs not in table.state.zones[HAND[1]]) is answer


@rule("11.12.4.1")
def test_until_the_beginning_of_your_next_turn() -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    table.some(3, "deck")
    table.some(3, "deck", seat=1)
    do(table, ox, "Ox gains +2000 power until the beginning of your next turn.")
    story = Story(table)
    to_turn(story, 4)
    assert table.power(ox) == 7000
    to_turn(story, 5)
    assert table.power(ox) == 5000


@pytest.mark.parametrize(("counters", "after"), [(0, 1), (1, 0)])
@rule("11.12.5.6", "6.7")
def test_if_there_is_none_and_if_there_is_one(counters: int, after: int) -> None:
    table = Position()
    text = (
        "When Ox attacks, if there is no Wick Counter placed on Ox, place 1 Wick Counter on Ox. If 1 or more Wick "
        "Counters are placed on Ox, remove all Wick Counters from Ox instead."
    )
    ox = table.forward("Ox", 5000, text, counters={"Wick": counters} if counters else {})
    story = Story(table, at="attack").attack(ox)
    story.resolve()
    assert table.state.cards[ox].counters.get("Wick", 0) == after


@rule("11.11.6")
def test_each_player_who_does_not_control_so_many() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.forward("Ann")
    table.some(2, "hand")
    mine, theirs = 2, table.some(2, "hand", seat=1)
    text = "Each player who doesn't control 2 or more Forwards discards 1 card from their hand."
    do(table, ox, text, cards(theirs[0]))
    assert [len(table.state.zones[zone]) for zone in HAND] == [mine, 1]
