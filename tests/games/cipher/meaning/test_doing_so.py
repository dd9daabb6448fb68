"""Parts joined by "and", "if you do", "afterwards", "instead" (Cipher 2.3.1, 2.7)."""

from __future__ import annotations

import pytest

from tests.games.cipher.effects.doing import NO, NOTHING, YES, cards, do, lines
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position, Symbol


@rule("2.3.1.6")
def test_if_you_do_follows_what_was_done_in_full() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", tapped=True)
    do(table, vell, "Choose 1 other ally, and untap them. If you do, draw 1 card.")
    assert (table.tapped(osk), table.names("hand")) == (False, [])
    table.some(2, "deck")
    table.mark(osk, dull=True)
    do(table, vell, "Choose 1 other ally, and untap them. If you do, draw 1 card.")
    assert len(table.names("hand")) == 1


@rule("2.3.1.6", "2.8")
def test_if_you_do_does_not_follow_what_could_not_be_done() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.unit("Osk")
    table.some(2, "deck")
    do(table, vell, "Choose 1 other ally, and untap them. If you do, draw 1 card.")
    assert not table.names("hand")


@rule("2.3.1.6", "2.5")
def test_if_you_do_does_not_follow_what_was_done_in_part() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="retreat")
    table.some(2, "deck")
    do(table, vell, "Choose 2 cards from your Retreat Area, and add them to your hand. If you do, draw 1 card.")
    assert (table.where(osk), table.names("hand")) == ("hand", ["Osk"])


@rule("2.3.1.7")
def test_afterwards_follows_what_was_done_in_part() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.card("Osk", zone="retreat")
    table.some(2, "deck")
    do(table, vell, "Choose 2 cards from your Retreat Area, and add them to your hand. Afterwards, draw 1 card.")
    assert len(table.names("hand")) == 2


@rule("2.3.1.7", "2.7")
def test_afterwards_does_not_follow_what_was_not_done_at_all() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    do(table, vell, "Choose 2 cards from your Retreat Area, and add them to your hand. Afterwards, draw 1 card.")
    assert not table.names("hand")


@rule("2.7")
def test_choosing_none_is_not_doing_it() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.unit("Osk")
    table.some(2, "deck")
    do(table, vell, "Choose up to 1 other ally, and move them. If you do, draw 1 card.", NOTHING)
    assert not table.names("hand")


@rule("10.5.1")
def test_what_one_may_do_begins_with_its_choice() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    do(table, vell, "You may choose 1 other ally, and move them.", NOTHING)
    assert table.where(osk) == "front"
    do(table, vell, "You may choose 1 other ally, and move them.", cards(osk))
    assert table.where(osk) == "back"


@rule("10.5.1")
def test_what_one_may_do_without_a_choice_is_asked() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "You may move this unit.", NO)
    assert table.where(vell) == "front"
    do(table, vell, "You may move this unit.", YES)
    assert table.where(vell) == "back"


@rule("2.3")
def test_what_cannot_be_done_is_not_asked() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "You may choose 1 enemy, and destroy them. Untap this unit.")
    assert not table.tapped(vell)


@rule("23.1")
def test_an_instead_whose_if_holds_replaces_the_sentence_before() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", tapped=True)
    text = "Untap 1 other ally. If this unit is Leveled Up, draw 1 card instead."
    table.some(2, "deck")
    table.stack(vell, "Vell")
    do(table, vell, text)
    assert (table.tapped(osk), len(table.names("hand"))) == (True, 1)


@rule("2.3.1.5")
def test_otherwise_follows_an_if_that_does_not_hold() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    text = "If you have 2 or more <Blue> allies, move this unit. Otherwise, draw 1 card."
    do(table, vell, text)
    assert (table.where(vell), len(table.names("hand"))) == ("front", 1)
    table.unit("Osk", symbols=(BLUE,))
    table.unit("Cray", symbols=(BLUE,))
    do(table, vell, text)
    assert (table.where(vell), len(table.names("hand"))) == ("back", 1)


@rule("21.1.1")
@rule("14.1.1.1", "14.2.1")
def test_a_card_is_chosen_for_whichever_of_two_things_can_be_done_with_it() -> None:
    text = "Deploy that card or stack it on top of an ally with the same Unit Name to Level Up them."
    for name, under in (("Odo", True), ("Mere", False)):
        table = Position()
        vell, odo, card = table.unit("Vell"), table.unit("Odo"), table.card(name, zone="retreat")
        table.some(2, "deck")
        do(table, vell, f"Choose 1 card from your Retreat Area. {text}", *(() if under else (lines(0),)))
        assert table.where(card) == "front" and table.state.cards[card].under == ((odo,) if under else ())


def test_either_of_two_things_is_chosen() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="retreat")
    text = "Choose 1 card from your Retreat Area, either add it to your hand or place it on top of your Deck."
    do(table, vell, text, lines(1))
    assert table.where(osk) == "deck"


@rule("2.3.1.6")
def test_if_they_do_not_speaks_of_the_opponent() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.card("Rook", seat=1)
    table.some(2, "deck", seat=1)
    text = (
        "Your opponent may choose 1 card in their hand, and send it to the Retreat Area. "
        "If they do not, move this unit."
    )
    do(table, vell, text, NOTHING)
    assert (table.where(vell), table.where(rook)) == ("back", "hand")
    do(table, vell, text, cards(rook))
    assert (table.where(vell), table.where(rook)) == ("back", "retreat")


@pytest.mark.parametrize(("symbol", "moved"), [(BLUE, "back"), (RED, "front")])
@rule("2.3.1.5", "21.1.1.2")
def test_that_enemy_is_nobody_where_the_choice_was_not_made(symbol: Symbol, moved: str) -> None:
    table = Position()
    vell = table.unit("Vell", symbols=(symbol,))
    rook, rex = table.unit("Rook", seat=1, main=True), table.unit("Rex", seat=1)
    text = "If your attacking unit is <Blue>, choose 1 enemy other than the defending unit. You may move that enemy."
    table.some(5, "deck")
    table.card("Robin", f"|ATK SUPP| Ruse: {text}", zone="deck")
    story = Story(table).attack(vell, rook).yes()
    if symbol is BLUE:
        story.yes()
    assert (table.where(rook), table.where(rex)) == ("front", moved)


@rule("2.3.1.5")
def test_that_card_is_none_where_the_choice_was_not_made() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    table.some(2, "hand")
    text = "If your attacking unit is <Blue>, choose 1 card from your hand. You may place that card in your Bond Area."
    table.some(5, "deck")
    table.card("Robin", f"|ATK SUPP| Ruse: {text}", zone="deck")
    Story(table).attack(vell, rook).yes()
    assert table.names("bond") == []


@rule("2.7")
@pytest.mark.parametrize("answer, drawn", [(YES, 0), (NO, 1)])
def test_unless_somebody_does_something_it_is_done(answer: object, drawn: int) -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(2, "deck")
    do(table, vell, "Draw 1 card unless you tap this unit.", answer)
    assert (len(table.names("hand")), table.tapped(vell)) == (drawn, not drawn)
