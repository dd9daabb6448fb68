"""Each player by their own, parties by how many form them, and limits on what is cast."""

from __future__ import annotations

import pytest

from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import statics
from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import YES, cards, do
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import Position


@rule("11.11.6", "15.1.1.4")
def test_only_players_with_so_many_cards_in_hand_discard() -> None:
    table = Position()
    osk, _, theirs = table.backup("Osk"), table.some(1, "hand"), table.some(3, "hand", seat=1)
    do(table, osk, "Each player with 3 or more cards in their hand discards 1 card.", cards(theirs[0]))
    assert [len(table.state.zones[one]) for one in HAND] == [1, 2]


@pytest.mark.parametrize(("attackers", "gained"), [(2, 0), (3, 1)])
@rule("15.1.1.9.1", "11.8.6")
def test_a_party_of_so_many_attacks(attackers: int, gained: int) -> None:
    table = Position()
    table.backup("Osk", "When a party of 3 or more Forwards attacks, gain [Crystal].")
    party = [table.forward(f"Ann {number}") for number in range(attackers)]
    Story(table, at="attack").attack(*party).resolve()
    assert table.state.vars.get("crystals 0", 0) == gained


@rule("2.2", "11.3.8")
def test_only_1_summon_per_turn_but_other_cards_as_well() -> None:
    table = Position()
    table.backup("Osk", "Each player can only cast 1 Summon per turn.")
    table.forward("Ann")
    pyre, gale = (table.summon(name, "Choose 1 Forward. Dull it.", zone="hand", cost=0) for name in ("Pyre", "Gale"))
    hal = table.forward("Hal", zone="hand", cost=0)
    story = Story(table).cast(hal).cast(pyre).choose(hal).resolve()
    assert story.refuses(cast(gale)) == "FFTCG 2.2"


@rule("10.1.3.1.2", "2.2")
def test_only_such_forwards_can_block() -> None:
    table = Position()
    ox = table.forward("Ox", text="Only Forwards of cost 4 or more can block Ox.")
    ann, bea = table.forward("Ann", seat=1, cost=3), table.forward("Bea", seat=1, cost=4)
    assert statics.refuse_block(table.state, ann, (ox,)) is not None
    assert statics.refuse_block(table.state, bea, (ox,)) is None


@pytest.mark.parametrize(("more", "power"), [(1, 5000), (2, 7000)])
@rule("6.7.2", "11.12.4.4")
def test_counters_on_all_of_ones_characters_together(more: int, power: int) -> None:
    table = Position()
    text = "If there are 3 or more Ember Counters on Characters you control, Ox gains +2000 power."
    ox = table.forward("Ox", 5000, text, counters={"Ember": 1})
    table.backup("Osk", counters={"Ember": more})
    assert table.power(ox) == power


@rule("11.8.6", "11.3.8")
def test_casting_for_the_second_time_in_a_turn() -> None:
    table = Position()
    table.backup("Osk", "When you cast a Character for the second time in a turn, gain [Crystal].")
    hal, hew = (table.forward(name, zone="hand", cost=0) for name in ("Hal", "Hew"))
    story = Story(table).cast(hal)
    assert table.state.vars.get("crystals 0", 0) == 0
    story.cast(hew).resolve()
    assert table.state.vars["crystals 0"] == 1


@pytest.mark.parametrize("text", [
    "Choose 1 Forward. Deal 2000 damage to it for each Backup you control.",
    "Choose 1 Forward. Deal it 2000 damage for each Backup you control.",
])
@rule("4.3", "11.12.5.1")
def test_so_much_damage_for_each_is_dealt_at_once(text: str) -> None:
    table = Position()
    osk, _ = table.backup("Osk"), table.backup("Oak")
    ann = table.forward("Ann", 9000, "If Ann is dealt damage, reduce the damage by 1000 instead.", seat=1)
    do(table, osk, text)
    assert table.state.cards[ann].damage == 3000


@pytest.mark.parametrize("mine", [CardType.FORWARD, CardType.SUMMON])
@rule("11.11.6")
def test_each_player_who_revealed_such_a_card_has_it(mine: CardType) -> None:
    table = Position()
    osk = table.backup("Osk")
    table.some(2, "deck")
    table.some(2, "deck", seat=1)
    own, theirs = table.card("Ann", mine, zone="deck"), table.forward("Cole", zone="deck", seat=1)
    both = (YES,) * (1 + (mine is CardType.FORWARD))
    do(
        table, osk, "Each player reveals the top card of their deck. Each player who revealed a Character may play it "
        "onto the field.", *both,
    )
    assert table.where(theirs) == "field" and table.where(own) == ("field" if mine is CardType.FORWARD else "deck")
