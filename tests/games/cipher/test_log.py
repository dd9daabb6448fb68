"""What the log tells: everything once, and in the order in which it happens."""

from __future__ import annotations

from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position

REFILLED = "The deck of {0} is empty: the Retreat Area becomes the deck."


def told(text: str, *, deck: int = 1) -> list[str]:
    """The lines that follow on the use of a skill of this text, with so many cards in the deck and five behind it."""
    table = Position()
    vell = table.unit("Vell", f"Lamp |ACT| {text}")
    table.some(deck, "deck")
    table.some(5, "retreat")
    lines = Story(table).use(vell).log()
    return lines[lines.index("{0} uses {1} of {2}.") + 1 :]


@rule("11.2", "24.1.1.1")
def test_the_cards_drawn_before_a_refill_are_told_before_it_and_the_others_after() -> None:
    assert told("Draw 4 cards.", deck=2) == ["{0} draws {1} card{2}.", REFILLED, "{0} draws {1} card{2}."]


@rule("11.2", "24.1.1.1")
def test_the_last_card_of_a_deck_is_drawn_before_the_deck_is_refilled() -> None:
    assert told("Draw 1 card.") == ["{0} draws {1} card{2}.", REFILLED]


@rule("11.2", "6.6")
def test_cards_that_leave_a_deck_are_told_of_before_it_is_refilled() -> None:
    bond = "{0} becomes a bond."
    assert told("Place the top 2 cards of your Deck in your Bond Area.") == [bond, REFILLED, bond]


@rule("11.2", "14.1.1")
def test_the_last_card_of_a_deck_is_deployed_before_the_deck_is_refilled() -> None:
    text = "Reveal the topmost card of your Deck. If that card is <Red>, deploy it to your Back Line."
    assert told(text)[-2:] == ["{0} is deployed to {1}.", REFILLED]


@rule("24.1.3.1", "9.3.1")
def test_that_a_unit_is_destroyed_is_told_once() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=90), table.unit("Rook", seat=1)
    lines = Story(table).attack(vell, rook).go_on().log()
    assert lines[-2:] == ["{0} ({1}) is strong enough against {2} ({3}).", "{0} is destroyed."]


@rule("9.3.1", "23.1")
def test_where_a_destroyed_unit_goes_is_told_where_it_is_not_the_retreat_area() -> None:
    table = Position()
    text = "If this unit is destroyed by an enemy's attack, place her in your Bond Area instead of sending her to the"
    vell, rook = table.unit("Vell", attack=90), table.unit("Rook", f"Lamp |CONT| {text} Retreat Area.", seat=1)
    lines = Story(table).attack(vell, rook).go_on().log()
    assert lines[-2:] == ["{0} is destroyed.", "{0} goes to {1} instead."]


@rule("10.4", "10.5")
def test_a_triggered_skill_is_named_before_what_is_paid_for_it() -> None:
    table = Position()
    text = "[Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: Draw 1 card."
    vell, rook = table.unit("Vell", f"Gate |AUTO| {text}"), table.unit("Rook", seat=1)
    table.card("Odo", zone="bond")
    story = Story(table).attack(vell, rook).yes()
    assert story.when("{0}: {1} is carried out.") < story.when("{0} pays {1}.") < story.when("{0} draws {1} card{2}.")


@rule("26.13.1", "17.1.2")
def test_a_move_is_told() -> None:
    table = Position()
    lines = Story(table).move(table.unit("Vell")).log()
    assert lines[-1] == "{0} moves to {1}."


@rule("18.1.18.1", "10.5")
def test_what_a_skill_has_set_up_is_told_by_the_name_of_that_skill() -> None:
    table = Position()
    vell, rook, _ = table.unit("Vell"), table.unit("Rook", seat=1, attack=90), table.some(1, "deck")
    table.card("Osk", "|ATK SUPP| Keel: At the end of this combat, you may move your attacking unit.", zone="deck")
    story = Story(table).attack(vell, rook).yes().yes()
    assert [note.args[1] for note in story.notes("{0}: {1} is carried out.")] == ["Keel", "Keel"]


@rule("2.3.1.5")
def test_what_begins_is_told_as_a_sentence_of_its_own() -> None:
    table = Position()
    text = "Lamp |ACT| If you have 1 or more Bond cards, then until the end of the turn, this unit gains +10 attack."
    vell, _ = table.unit("Vell", text), table.some(1, "bond")
    (note,) = Story(table).use(vell).notes("{0}: {1}")
    assert note.args[1] == "Until the end of the turn, this unit gains +10 attack."
