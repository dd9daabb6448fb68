"""What a text says of none, one and two objects, and whom each of its words means (Cipher 21.1.1.1, 21.1.1.2, 2.3)."""

from __future__ import annotations

import pytest

from tests.games.cipher.effects.doing import cards, do, lines
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, Position

LASTS = "Until the end of the turn, "


@pytest.mark.parametrize("chosen", [0, 1, 2])
@pytest.mark.parametrize("enemies", [1, 3])
@rule("21.1.1.1", "21.1.1.2")
def test_they_gain_for_each_enemy_and_nobody_else_does(chosen: int, enemies: int) -> None:
    table = Position()
    vell, *others = (table.unit(name) for name in ("Vell", "Odo", "Mere"))
    for number in range(enemies):
        table.unit(f"Cole {number}", seat=1)
    text = f"Choose up to 2 other allies. {LASTS}they gain +10 attack for each enemy."
    do(table, vell, text, cards(*others[:chosen]))
    assert [table.attack_of(one) for one in (vell, *others)] == [
        30, *(30 + 10 * enemies * (place < chosen) for place in range(2))
    ]


@pytest.mark.parametrize("others", [0, 1, 2])
@rule("21.1.1.1")
def test_for_each_other_ally(others: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    for number in range(others):
        table.unit(f"Odo {number}")
    do(table, vell, f"{LASTS}this unit gains +10 attack for each other ally.")
    assert table.attack_of(vell) == 30 + 10 * others


@pytest.mark.parametrize("stacked", [0, 1, 2])
@rule("21.1.1.1", "2.3")
def test_one_enemy_is_chosen_for_each_card_stacked(stacked: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    table.stack(vell, *["Vell"] * stacked)
    enemies = [table.unit(f"Cole {number}", seat=1) for number in range(3)]
    answer = [cards(*enemies[:stacked])] if stacked else []
    do(table, vell, "Choose 1 enemy for each card stacked under this unit, and destroy them.", *answer)
    assert [table.destroyed(one) for one in enemies] == [place < stacked for place in range(3)]


@pytest.mark.parametrize("sent", [0, 1, 2])
@rule("21.1.1.1", "2.3.1.7")
def test_as_many_are_drawn_as_the_skill_has_sent(sent: int) -> None:
    table = Position()
    vell, hand = table.unit("Vell"), table.some(3, "hand")
    table.some(9, "deck")
    text = (
        "Choose any number of cards from your hand, and send them to the Retreat Area. "
        "Draw 1 card for each card sent to the Retreat Area by this skill."
    )
    do(table, vell, text.replace("any number of", f"up to {max(1, sent)}"), cards(*hand[:sent]))
    assert (len(table.names("retreat")), len(table.names("hand"))) == (sent, 3)


@pytest.mark.parametrize("chosen", [0, 1])
@rule("21.1.1.2", "2.3")
def test_that_ally_is_the_one_chosen_and_nobody_where_none_was(chosen: int) -> None:
    table = Position()
    vell, odo = table.unit("Vell"), table.unit("Odo")
    text = f"Choose up to 1 other ally. {LASTS}that ally acquires range 1-2."
    do(table, vell, text, cards(*[odo][:chosen]))
    assert [table.now(one).ranges for one in (vell, odo)] == [(1,), (1, 2) if chosen else (1,)]


@pytest.mark.parametrize("chosen", [0, 1])
@rule("21.1.1.2", "2.3")
def test_he_acquires_a_skill_who_was_chosen(chosen: int) -> None:
    table = Position()
    vell, odo = table.unit("Vell"), table.unit("Odo")
    skill = '"|CONT| This unit gains +20 attack."'
    text = f"Choose up to 1 other ally. {LASTS}that ally acquires the following skill: {skill}"
    do(table, vell, text, cards(*[odo][:chosen]))
    assert [table.attack_of(one) for one in (vell, odo)] == [30, 30 + 20 * chosen]


@pytest.mark.parametrize("allies", [0, 1, 2])
@rule("21.2.3.1.1.2")
def test_this_unit_acquires_what_a_condition_about_others_gives(allies: int) -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| If you have 1 or more other allies, this unit acquires range 1-2.")
    others = [table.unit(f"Odo {number}") for number in range(allies)]
    assert [table.now(one).ranges for one in (vell, *others)] == [(1, 2) if allies else (1,), *[(1,)] * allies]


@pytest.mark.parametrize("shown", [0, 1, 2])
@rule("24.1.13.1", "2.3")
def test_the_rest_are_those_left_over_of_what_was_revealed(shown: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    below = table.card("Vell", zone="deck")
    found = [table.card("Vell", zone="deck", symbols=(BLUE,)) for _ in range(shown)]
    size = shown + 1
    text = (
        f"Reveal the top {size} card{'s' if size > 1 else ''} of your Deck. Choose 1 <Red> card among them, "
        "add it to your hand, and stack the rest under this unit to Growth her."
    )
    do(table, vell, text)
    assert table.where(below) == "hand"
    assert {table.where(one) for one in found} == ({"stacked"} if shown else set())
    assert len(table.state.cards[vell].under) == shown


@pytest.mark.parametrize("count", [1, 2])
@rule("24.1.13.1")
def test_them_are_all_that_were_revealed(count: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    found = [table.card("Vell", zone="deck") for _ in range(count)]
    what, pronoun = ("the top 2 cards", "them") if count == 2 else ("the top card", "it")
    do(table, vell, f"Reveal {what} of your Deck. Stack {pronoun} under this unit to Growth her.")
    assert [table.where(one) for one in found] == ["stacked"] * count


@pytest.mark.parametrize("blue", [0, 1, 2])
@rule("21.1.1.1", "24.1.4.2")
def test_for_each_revealed_card_of_a_kind(blue: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    for number in range(3):
        table.card("Odo", zone="deck", **({"symbols": (BLUE,)} if number < blue else {}))  # type: ignore[arg-type]
    text = f"Reveal the top 3 cards of your Deck. {LASTS}this unit gains +10 attack for each revealed <Blue> card."
    do(table, vell, text)
    assert table.attack_of(vell) == 30 + 10 * blue


@pytest.mark.parametrize("destroys", [False, True])
@rule("10.2", "18.1.18.1", "18.1.19")
def test_what_is_set_up_by_what_has_just_happened_comes_once_at_the_end_of_that_combat(destroys: bool) -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit's attack destroys an enemy, at the end of this combat, draw 1 card."
    vell = table.unit("Vell", text, main=True, attack=90 if destroys else 10)
    table.unit("Rook", seat=1, main=True, line="back")
    cole = table.unit("Cole", seat=1)
    table.some(9, "deck", seat=0, support=0)
    table.some(9, "deck", seat=1, support=0)
    story = Story(table).attack(vell).go_on()
    assert (table.where(cole) == "retreat") is destroys
    assert len(table.names("hand")) == destroys
    assert story.asked.kind == "play"


@pytest.mark.parametrize("returned", [0, 1, 2])
@rule("21.1.1.2")
def test_for_each_enemy_returned_the_opponent_sends_a_card_that_they_chose(returned: int) -> None:
    """Who lies in a hand now was an enemy; and "the chosen cards" are those of the last choice, not the enemies."""
    table = Position()
    vell, hand = table.unit("Vell"), table.some(4, "hand", seat=1)
    table.some(3, "deck", seat=1)
    enemies = [table.unit(f"Cole {number}", seat=1) for number in range(3)]
    text = (
        "Choose up to 2 enemies, and return them to your opponent's hand. Your opponent chooses 1 card from their hand "
        "per enemy returned to their hand by this skill, and sends the chosen cards to the Retreat Area."
    )
    do(table, vell, text, cards(*enemies[:returned]), *([cards(*hand[:returned])] if returned else []))
    assert [table.where(one) for one in enemies].count("hand") == returned
    assert [table.where(one) for one in hand].count("retreat") == returned


BOTH = (
    "Choose 1 card with a Deployment Cost of 3 or lower, and 1 card with a Deployment Cost of 1 or lower, from your "
    "Retreat Area. If you do, deploy the chosen cards."
)


@rule("21.1.1.2")
def test_two_that_are_listed_lie_where_the_last_one_does_and_are_two_cards() -> None:
    table = Position()
    vell = table.unit("Vell")
    ash, fen = (table.card(name, zone="retreat", cost=cost) for name, cost in (("Ash", 3), ("Fen", 1)))
    pia, held = table.card("Pia", zone="retreat", cost=1), table.card("Osk", zone="hand", cost=1)
    table.card("Ox", zone="retreat", cost=4)
    do(table, vell, BOTH, cards(fen), lines(0), lines(1))
    assert [table.where(one) for one in (ash, fen, pia, held)] == ["retreat", "front", "back", "hand"]


@rule("2.3", "2.3.1.6")
def test_of_two_that_are_listed_one_alone_is_not_both() -> None:
    table = Position()
    vell, fen = table.unit("Vell"), table.card("Fen", zone="retreat", cost=1)
    do(table, vell, BOTH)
    assert table.where(fen) == "retreat"
