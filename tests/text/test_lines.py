"""Lines of cards: the words they are cut into, the one way into which what is said in several is brought before it is
read, and what "a card" and "1 card" mean by where they stand.
"""

from __future__ import annotations

import pytest

from engine.abilities.conditions import Exactly, Number
from engine.abilities.effects import Break, May
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import Any, Attacking, Both, IsCard, It, Noun, Pick
from engine.games.cipher.words import read as read_cipher
from engine.games.fftcg.words import read
from engine.text.lines import normal, settled
from engine.text.tokens import tokenize
from tests.games.cipher.words.reading_skills import card as cipher_card
from tests.games.fftcg.words.reading_cards import card

CARD = Noun((IsCard(),))
ONE = Pick(Exactly(Number(1)), CARD)
TWO = Exactly(Number(2))


def test_what_something_is_done_to_is_one_that_is_picked() -> None:
    assert settled(May(Break(Any(CARD)))) == May(Break(ONE))


def test_what_something_happens_to_is_any() -> None:
    assert settled(Happens((ONE,), (Attacks(ONE),))) == Happens((Any(CARD),), (Attacks(Any(CARD)),))


def test_what_is_said_of_a_thing_concerns_any() -> None:
    assert settled(Break(Pick(TWO, Noun((Attacking(ONE),))))) == Break(Pick(TWO, Noun((Attacking(Any(CARD)),))))


def test_of_two_that_something_is_done_to_one_is_picked_too() -> None:
    assert settled(Break(Both((It(), Any(CARD))))) == Break(Both((It(), ONE)))


def test_a_tree_without_an_indefinite_reference_stays_the_same_one() -> None:
    tree = May(Break(ONE))
    assert settled(tree) is tree


def test_so_many_that_happen_together_stay_so_many() -> None:
    two = Pick(Exactly(Number(2)), CARD)
    assert settled(Happens((two,), (Attacks(),))) == Happens((two,), (Attacks(),))


@pytest.mark.parametrize(("one", "other"), [
    ("When Oriel attacks, discard a card.", "When Oriel attacks, discard one card."),
    ("When you discard a card, draw 1 card.", "When you discard one card, draw 1 card."),
    ("Oriel doesn't activate during your Active Phase.", "Oriel does not activate during your Active Phase."),
    ("When Oriel attacks, draw 1 card. You also draw 1 card.", "When Oriel attacks, draw 1 card. You draw 1 card too."),
    ("[0]: Choose 1 ability that is choosing a Forward. Cancel its effect.",
     "[0]: Choose 1 ability that is choosing 1 Forward. Cancel its effect."),
    ("If you control 3 or more Forwards, Oriel gains Haste.",
     "If you control three or greater Forwards, Oriel gains Haste."),
])  # fmt: skip
def test_lines_that_say_the_same_read_to_the_same(one: str, other: str) -> None:
    first, second = read(card(one)), read(card(other))
    assert first.complete and second.complete and not second.repairs
    assert first.abilities == second.abilities


def test_one_orb_is_destroyed_where_a_skill_says_an_orb() -> None:
    skill = "Ember |AUTO| When this unit's attack destroys an enemy, you may destroy {} Orb."
    first, second = (read_cipher(cipher_card(skill.format(one))) for one in ("an", "1"))
    assert first.complete
    assert first.abilities == second.abilities


@pytest.mark.parametrize(("printed", "keys"), [
    ("It isn't lit", ["it", "is", "not", "lit"]),
    ("It can't burn", ["it", "cannot", "burn"]),
    ("two or fewer", ["2", "or", "less"]),
    ("3 or higher", ["3", "or", "more"]),
])
def test_what_is_printed_in_several_ways_is_one_word(printed: str, keys: list[str]) -> None:
    assert [token.key for token in tokenize(printed)] == keys


def test_a_sign_that_is_no_decimal_digit_is_no_number() -> None:
    assert [token.kind for token in tokenize("draw 2") if token.kind == "number"] == ["number"]
    assert not [token for token in tokenize("draw ²") if token.kind == "number"]


@pytest.mark.parametrize(("printed", "read"), [
    ("The lamps which are lit.", "The lamps that are lit."),
    ("Light as many lamps as you want.", "Light any number of lamps."),
    ("Your lamp as well as the moth.", "Your lamp and the moth."),
    ("His or her lamp.", "their lamp."),
    ("Light it. In addition, dim it.", "Light it. Dim it."),
    ("A lamp whose light is her power.", "A lamp whose light is its power."),
    ("Until end of your turn, it's a lamp.", "Until the end of your turn, it is a lamp."),
    ("The lamp is is lit by the the moth''s light.", "The lamp is lit by the moth's light."),
])
def test_what_english_says_in_several_ways_is_one(printed: str, read: str) -> None:
    assert normal(printed) == read


@pytest.mark.parametrize(("printed", "read"), [
    ("Choose 1 Job Lamplighteramong them", "Choose 1 Job Lamplighter among them"),
    ("The Job Mothother than it", "The Job Moth other than it"),
    ("Job Mothand add it to your hand", "Job Moth and add it to your hand"),
])
def test_a_name_is_parted_from_the_words_behind_it(printed: str, read: str) -> None:
    assert normal(printed) == read


@pytest.mark.parametrize("text", ["another than this", "a lamp from your hand", "Lantern"])
def test_words_of_their_own_stay_whole(text: str) -> None:
    assert normal(text) == text
