"""Cipher chapter 12: how a deck must be built."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.cards import load_sets
from engine.decks import DeckList, parse_deck
from engine.games.cipher.cards import Card
from engine.games.cipher.decks import LEAST, check, random_deck
from engine.games.cipher.importing import read_card

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "cipher", read_card)
ORDINARY = [card for card in CARDS.values() if card.unit_name != "Salt Levy"]
CHEAP = next(card for card in ORDINARY if card.cost == 1)
LEVY = next(card for card in CARDS.values() if card.unit_name == "Salt Levy")


def deck(size: int, *more: str) -> DeckList:
    """A deck of that many cards, at most two of a name, and what else it lists."""
    lines = [f"2 {card.code}" for card in ORDINARY[1 : size // 2 + 1]]
    return parse_deck("\n".join([*lines, *([f"1 {ORDINARY[0].code}"] if size % 2 else []), *more]), "deck.txt")


def broken(deck: DeckList) -> list[str]:
    """The numbers of the rules that the deck breaks."""
    return [refusal.rule for refusal in check(deck, CARDS)]


def test_a_deck_has_50_cards_or_more() -> None:
    """Cipher 12.1.1."""
    assert [broken(deck(size)) for size in (49, 50, 51, 90)] == [["Cipher 12.1.1"], [], [], []]


def test_the_refusal_tells_how_many_cards_there_are_and_how_many_are_needed() -> None:
    """Cipher 12.1.1."""
    (refusal,) = check(deck(49), CARDS)
    assert refusal.sentence == "The deck has 49 cards and needs at least 50."


def test_a_deck_has_only_one_section() -> None:
    """Cipher 12.1.1."""
    assert broken(deck(50, "[Side]", f"1 {LEVY.code}")) == ["Cipher 12.1.1"]


def test_a_deck_needs_a_card_of_deployment_cost_1() -> None:
    """Cipher 4.2.2, 12.1.1.1."""
    dear = [f"2 {card.code}" for card in ORDINARY if card.cost != 1]
    assert broken(parse_deck("\n".join(dear), "deck.txt")) == ["Cipher 12.1.1.1"]
    assert broken(parse_deck("\n".join([*dear, f"1 {CHEAP.code}"]), "deck.txt")) == []


def test_a_deck_has_at_most_4_cards_of_a_card_name() -> None:
    """Cipher 12.1.1.2."""
    assert [broken(deck(50, f"{count} {LEVY.code}")) for count in (4, 5)] == [[], ["Cipher 12.1.1.2"]]


def test_cards_of_a_name_are_counted_over_all_lines() -> None:
    """Cipher 12.1.1.2."""
    assert broken(deck(50, f"3 {LEVY.code}", f"2 {LEVY.code}")) == ["Cipher 12.1.1.2"]


def test_cards_of_one_card_name_are_counted_together_whatever_their_numbers() -> None:
    """Cipher 4.14.2, 4.18.2, 12.1.1.2."""
    reprint = {**CARDS, "P01-001PR": CARDS[LEVY.code]}
    refusals = check(deck(50, f"3 {LEVY.code}", "2 P01-001PR"), reprint)
    assert [refusal.rule for refusal in refusals] == ["Cipher 12.1.1.2"]


def test_cards_of_one_unit_name_and_different_titles_are_counted_apart() -> None:
    """Cipher 4.14.1, 12.1.1.2."""
    queens = [card for card in CARDS.values() if card.unit_name == "Ottoline"]
    assert broken(deck(50, *(f"2 {card.code}" for card in queens))) == []


def test_a_skill_may_allow_more_cards_of_its_name() -> None:
    """Cipher 2.1, 12.1.1.2."""

    def levies(card: Card) -> bool:
        return "5 or more cards with the same Card Name" in card.text

    assert check(deck(50, f"20 {LEVY.code}"), CARDS, levies) == ()
    assert [refusal.rule for refusal in check(deck(50, f"5 {CHEAP.code}"), CARDS, levies)] == ["Cipher 12.1.1.2"]


def test_a_card_that_is_in_no_set_is_refused() -> None:
    """Cipher 4.18.1."""
    assert broken(deck(50, "1 X99-999N")) == ["Cipher 4.18.1"]


@pytest.mark.parametrize("seed", range(40))
def test_a_random_deck_is_legal_and_of_the_least_size(seed: int) -> None:
    """Cipher 12.1.1."""
    made = random_deck(CARDS, random.Random(seed))
    assert broken(made) == []
    assert made.section("Main").size == LEAST


@pytest.mark.parametrize("seed", range(40))
def test_a_random_deck_has_one_or_two_symbols_and_many_cheap_cards(seed: int) -> None:
    """Cipher 15.1.2: bonds then have the symbols for most cards, and the first bonds pay for something."""
    listed = random_deck(CARDS, random.Random(seed)).section("Main").cards
    assert 1 <= len({symbol for copies in listed for symbol in CARDS[copies.code].symbols}) <= 2
    assert sum(copies.count for copies in listed if CARDS[copies.code].cost == 1) >= 16


def test_random_decks_are_the_same_for_a_seed_and_different_for_others() -> None:
    made = [random_deck(CARDS, random.Random(seed)).text() for seed in (1, 1, 2)]
    assert made[0] == made[1] != made[2]


def test_a_random_deck_needs_enough_cards() -> None:
    few = {card.code: card for card in ORDINARY[:12]}
    with pytest.raises(match=r"too few cards for a deck of 50; add sets"):
        random_deck(few, random.Random(1))
