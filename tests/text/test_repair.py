"""A line that stops being read in the middle is read as what it must have meant, or not at all."""

from __future__ import annotations

import pytest

from engine.games.cipher.words import read as read_cipher
from engine.games.cipher.words import render as render_cipher
from engine.games.fftcg.words import read, render
from engine.text.lines import normal
from engine.text.repair import misprinted, same_sense, similar
from tests.games.cipher.words.reading_skills import card as cipher_card
from tests.games.fftcg.words.reading_cards import card

WORDS = frozenset(("attack", "attacks", "its", "their", "his", "forward", "until", "the", "than", "then"))


@pytest.mark.parametrize(("printed", "meant"), [
    ("When Oriel entres the field, choose 1 Foward. Deal it 3000 damage.",
     "When Oriel enters the field, choose 1 Forward. Deal it 3000 damage."),
    ("When Oriel attacks, untilthe end of the turn, her power becomes 3000.",
     "When Oriel attacks, until the end of the turn, its power becomes 3000."),
    ("When Oriel is put from field into the Break Zone, draw 1 card.",
     "When Oriel is put from the field into the Break Zone, draw 1 card."),
    ("When Oriel attack, your opponent discards 1 card from his or her hand.",
     "When Oriel attacks, your opponent discards 1 card from their hand."),
    ("When Oriel attacks, draw 1 card. In addition, choose 1 Forward. Break him.",
     "When Oriel attacks, draw 1 card. Choose 1 Forward. Break him."),
    ("If Oriel is dealt damage by an auto ability, reduce the the damage by 2000 instead.",
     "If Oriel is dealt damage by an auto-ability, reduce the damage by 2000 instead."),
    ("When Oriel attacks, you may discards 1 card.", "When Oriel attacks, you may discard 1 card."),
    ("When Oriel attacks, choose 1 Forward of cost 3 of less. Break it.",
     "When Oriel attacks, choose 1 Forward of cost 3 or less. Break it."),
    ("When Oriel attacks, chooose 1 Forward. Reeturn it to its owner's hand.",
     "When Oriel attacks, choose 1 Forward. Return it to its owner's hand."),
    ("When Oriel attacks, you opponent discards 1 card.", "When Oriel attacks, your opponent discards 1 card."),
    ("When Oriel attacks, you may discard 1 card. Whenever you do so, draw 1 card.",
     "When Oriel attacks, you may discard 1 card. When you do so, draw 1 card."),
])  # fmt: skip
def test_a_line_is_read_as_what_it_must_have_meant(printed: str, meant: str) -> None:
    reading = read(card(printed))
    assert reading.complete, reading.problems[0].caret()
    assert reading.abilities == read(card(meant)).abilities
    assert render(reading.abilities[0], card(printed)) == meant


@pytest.mark.parametrize(("printed", "meant"), [
    ("The Job Baker Forward other than Oriel you control gain +1000 power.",
     "The Job Baker Forwards other than Oriel you control gain +1000 power."),
    ("When 1 or more Job Baker Forward you control are chosen by your opponent's abilities, draw 1 card.",
     "When 1 or more Job Baker Forwards you control are chosen by your opponent's abilities, draw 1 card."),
    ("When Oriel attacks, you may pay [1], if you do, draw 1 card.",
     "When Oriel attacks, you may pay [1]. If you do, draw 1 card."),
])  # fmt: skip
def test_one_is_many_where_there_may_be_many(printed: str, meant: str) -> None:
    """Far from where reading stops, only one is put right for many; and who is controlled is every such one."""
    reading = read(card(printed))
    assert reading.complete and reading.abilities == read(card(meant)).abilities


def test_what_was_put_right_is_said() -> None:
    reading = read(card("Haste\nWhen Oriel atttacks, draw 1 card."))
    (repair,) = reading.repairs
    assert (repair.line_no, repair.meant) == (1, "When Oriel attacks, draw 1 card.")
    assert repair.printed == "When Oriel atttacks, draw 1 card."
    assert not read(card("When Oriel attacks, draw 1 card.")).repairs


@pytest.mark.parametrize("printed", [
    "Oriel hums a tune nobody can name.",
    "When Oriel attacks, draw cards 1.",
    "When Oriel attacks, choose 1 Forward. Deal it damage.",
    "When Oriel attacks, brake 1 fir tree.",
    "When Oriel attacks, choose 1 auto-ability that has only one target. You may choose another player to become the"
    " new target.",
])
def test_no_word_that_carries_meaning_is_made_up_or_dropped(printed: str) -> None:
    assert not read(card(printed)).complete


def test_one_word_too_many_in_a_skill_is_left_out() -> None:
    printed = "Still |CONT| If this unit is is attacking a <Lance>, this unit gains +20 attack."
    reading = read_cipher(cipher_card(printed))
    assert reading.complete
    meant = "Still |CONT| If this unit is attacking a <Lance>, this unit gains +20 attack."
    assert render_cipher(reading.abilities[0]) == meant


@pytest.mark.parametrize(("printed", "meant"), [
    ("Still |CONT| This unit gains +10 attack. This skill only is only active if you have an allied \"Vell\".",
     "Still |CONT| This unit gains +10 attack. This skill is only active if you have an allied \"Vell\"."),
    ("Still |CONT| This unit gains 20 attack.", "Still |CONT| This unit gains +20 attack."),
    ("Still |ACT| [Tap an allied Orvane] Until the end of the turn, this unit gains +10 attack.",
     "Still |ACT| [Tap an allied \"Orvane\"] Until the end of the turn, this unit gains +10 attack."),
    ("Still |AUTO| When this unit attacks, choose 1 enemy with a Deployment Cost of Cost 2 or lower, and move them.",
     "Still |AUTO| When this unit attacks, choose 1 enemy with a Deployment Cost of 2 or lower, and move them."),
    ("Still |CONT| Enemies canot attack neither this unit nor your Main Character.", None),
    ("Still |CONT| Enemies cannot avoid this unit's attacks.",
     "Still |CONT| Enemies cannot evade this unit's attacks."),
    ("Still |AUTO| When this unit is deployed using \"Vell's Call\", draw 1 card.",
     "Still |AUTO| When this unit is deployed by \"Vell's Call\", draw 1 card."),
    ("Still |ACT| Reveal two card from the top of your Deck, and send them to the Retreat Area.",
     "Still |ACT| Reveal two cards from the top of your Deck, and send them to the Retreat Area."),
    ("Still |ACT| Choose 1 card with the same Unit Name as this unit from your Retreat Area, and stack it under this"
     " unit to Growth it. (A unit whose is Growthed is treated as if they are Levelled Up. If they pocess a [CCS],"
     " they are able to use it.)",
     "Still |ACT| Choose 1 card with the same Unit Name as this unit from your Retreat Area, and stack it under this"
     " unit to Growth it. (A unit who has Growthed is treated as if they are Leveled Up. If they possess a [CCS],"
     " they are able to use it.)"),
    ("Still |CONT| The number of Orbs that both you and your opponent's Main Characters' attacks will destroy is"
     " increased by 1.",
     "Still |CONT| The number of Orbs that either player's Main Characters' attacks will destroy is increased by 1."),
])  # fmt: skip
def test_a_skill_is_read_as_what_it_must_have_meant(printed: str, meant: str | None) -> None:
    """A word said twice, a sign, the marks around a name, several words of which each is nearly right; what denies is
    no misprint of what does not, and nobody of somebody else.
    """
    reading = read_cipher(cipher_card(printed))
    assert reading.complete == (meant is not None)
    if meant is not None:
        assert reading.abilities == read_cipher(cipher_card(meant)).abilities


def test_words_of_a_class_stand_for_each_other_and_others_only_where_they_do_not() -> None:
    assert set(same_sense("her", WORDS)) == {"its", "his"} and "their" in similar("her", WORDS)
    assert "attacks" in same_sense("attack", WORDS)


@pytest.mark.parametrize(("word", "meant"), [
    ("atttacks", {"attacks"}), ("foward", {"forward"}), ("unitl", {"until"}), ("forwqrd", {"forward"}),
    ("than", set()), ("the", set()), ("oriel", set()), ("atacks", {"attacks"}), ("never", set()),
])  # fmt: skip
def test_a_misprint_is_a_letter_away_from_a_word_and_is_no_word_itself(word: str, meant: set[str]) -> None:
    assert misprinted(word, WORDS) == meant


@pytest.mark.parametrize(("printed", "meant"), [
    ("Draw 1 card. In addition, discard 1 card.", "Draw 1 card. Discard 1 card."),
    ("Draw 1 card. Then discard 1 card.", "Draw 1 card. Then, discard 1 card."),
    ("Draw 1 card.Break it.", "Draw 1 card. Break it."),
    ("from his or her hand", "from their hand"),
])
def test_what_changes_nothing_is_said_in_one_way(printed: str, meant: str) -> None:
    assert normal(printed) == meant


def test_or_may_stand_between_all_of_a_list() -> None:
    printed = "When Oriel attacks, you may search for 1 Card Name Al or Card Name Bo or Card Name Cato or Card Name Du"
    listed = "When Oriel attacks, you may search for 1 Card Name Al, Card Name Bo, Card Name Cato or Card Name Du"
    rest = " and add it to your hand."
    assert read(card(printed + rest)).complete
    assert read(card(printed + rest)).abilities == read(card(listed + rest)).abilities


def test_a_card_of_several_elements_says_nothing_by_naming_them() -> None:
    assert read(card("Haste\n(Card Elements: Wind/Fire)")).abilities == read(card("Haste")).abilities
