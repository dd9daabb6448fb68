"""Some of those spoken of, and those that are not: parts of what was shown, revealed, named (Cipher 21.1.1.2, 24.1)."""

from __future__ import annotations

from engine.games.cipher.effects import statics
from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import rule
from tests.games.cipher.table import FLIER, SWORD, Position


@rule("24.1.5.1")
def test_one_of_those_looked_at_is_taken_and_the_rest_put_away() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(1, "deck")
    low, high = table.some(2, "deck")
    text = "Look at the top 2 cards of your Deck. Choose 1 of them, send it to your Retreat Area, "
    do(table, vell, text + "and place the other card back on top of your Deck.", cards(high))
    assert (table.where(high), table.state.zones[table.state.cards[low].zone][-1]) == ("retreat", low)


def test_as_many_of_those_looked_at_as_one_wishes() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(1, "deck")
    found = table.some(3, "deck")
    text = "Look at the top 3 cards of your Deck. Choose as many of those cards as you wish and send them to the "
    do(table, vell, text + "Retreat Area.", cards(*found[:2]))
    assert [table.where(one) for one in found] == ["retreat", "retreat", "deck"]


def test_the_area_may_be_said_first() -> None:
    table = Position()
    vell = table.unit("Vell")
    osk = table.card("Osk", zone="retreat")
    do(table, vell, "From your Retreat Area, choose 1 card, and add it to your hand.")
    assert table.where(osk) == "hand"


def test_only_units_that_have_not_leveled_up_are_meant() -> None:
    table = Position()
    vell = table.unit("Vell")
    high, low = table.unit("Cole", seat=1), table.unit("Rook", seat=1)
    table.stack(high, "Cole")
    do(table, vell, "Destroy all enemies who have not Leveled Up.")
    assert [table.destroyed(one) for one in (high, low)] == [False, True]


@rule("24.1.4.1")
def test_revealed_cards_of_a_kind_are_counted() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.card("Osk", zone="deck")
    for _ in range(2):
        table.card("Odo", zone="deck", weapons=(SWORD,))
    text = "Reveal the top 3 cards of your Deck. Until the end of the turn, this unit gains +10 attack "
    do(table, vell, text + "for each revealed <Sword> card.")
    assert table.attack_of(vell) == 50


def test_cards_that_a_skill_has_sent_away_are_counted() -> None:
    table = Position()
    vell = table.unit("Vell")
    for name in ("Osk", "Odo", "Odo"):
        table.card(name, zone="deck")
    text = "Send the top 2 cards of your Deck to the Retreat Area. Until the end of the turn, this unit gains "
    do(table, vell, text + '+10 attack for each "Odo" sent to the Retreat Area by this skill.')
    assert table.attack_of(vell) == 50


@rule("18.1.5.1.1.2")
def test_cards_of_neither_of_two_names_fail() -> None:
    table = Position()
    vell = table.unit("Vell", 'Law |CONT| Non-"Odo" or "Osk" cards fail to support this unit.')
    found = [table.card(name, zone="support") for name in ("Odo", "Osk", "Cray")]
    assert [statics.support_turns_out(table.state, one, vell, succeeds=False) for one in found] == [False, False, True]


def test_a_skill_that_triggers_may_be_said_with_if() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| If this unit is destroyed, draw 1 card.")
    odo = table.unit("Odo")
    do(table, odo, "Choose 1 other ally, and destroy them.")
    assert table.destroyed(vell) and table.triggered == ["Vell"]


def test_what_has_been_destroyed_this_turn_is_known() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| If one of your opponent's Orbs has been destroyed this turn, this unit gains "
                      "+10 attack.")
    table.some(1, "orb", seat=1)
    assert table.attack_of(vell) == 30
    do(table, vell, "Choose 1 of your opponent's Orbs, and destroy it.")
    assert table.attack_of(vell) == 40


def test_a_named_skill_is_given_with_its_text_at_the_end() -> None:
    table = Position()
    text = 'Until the end of the turn, this unit gains "Hunt". (Hunt |CONT| If this unit is attacking a <Flier>, this '
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1, affinities=(FLIER,))
    do(table, vell, text + "unit gains +30 attack.)")
    table.attack(vell, rook)
    assert table.attack_of(vell) == 60


def test_a_skill_knows_whether_it_has_destroyed_anything() -> None:
    for weapons, drawn in (((SWORD,), 1), ((), 0)):
        table = Position()
        vell = table.unit("Vell")
        table.unit("Rook", seat=1, weapons=weapons)
        table.some(2, "deck")
        do(table, vell, "Destroy all <Sword> enemies. If this skill destroys 1 or more enemies, draw 1 card.")
        assert len(table.names("hand")) == drawn


@rule("15.1.2", "16.1.2")
def test_both_costs_of_a_card_in_the_hand_become_one() -> None:
    table = Position()
    text = "Ease |SPEC| If you have 1 or fewer Orbs, this card's Deployment Cost and Class Change Cost become 1."
    osk = table.card("Osk", text, cost=4, change=3)
    assert (table.now(osk).cost, table.now(osk).change_cost) == (1, 1)
    table.some(2, "orb")
    assert (table.now(osk).cost, table.now(osk).change_cost) == (4, 3)


def test_attacks_of_some_units_cannot_be_evaded() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| The attacks of allies with a Deployment Cost of 2 cannot be evaded.")
    rook = table.unit("Rook", seat=1)
    for cost, able in ((1, True), (2, False)):
        table.attack(table.unit("Odo", cost=cost), rook)
        assert statics.can_evade(table.state, rook) is able, vell
