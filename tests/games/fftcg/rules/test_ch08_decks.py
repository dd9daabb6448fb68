"""FFTCG chapter 8: how a deck must be built."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.cards import load_sets
from engine.decks import DeckList, parse_deck
from engine.games.fftcg.cards import Card
from engine.games.fftcg.decks import Conditions, Format, check, random_deck
from engine.games.fftcg.importing import read_card

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "fftcg", read_card)
ORDINARY = [card for card in CARDS.values() if not card.limit_break]
LIMIT_BREAKS = [card for card in CARDS.values() if card.limit_break]
MIRELLE = ORDINARY[0].code


def deck(main: int, *more: str, lb: int = 0) -> DeckList:
    """A deck of that many cards, at most two of a number, and what else it lists."""
    lines = [f"{2 if 2 * place + 1 < main else 1} {card.code}" for place, card in enumerate(ORDINARY[1:])]
    lines = lines[: (main + 1) // 2] + list(more)
    if lb:
        lines += ["[LB]", *(f"1 {LIMIT_BREAKS[place % len(LIMIT_BREAKS)].code}" for place in range(lb))]
    return parse_deck("\n".join(lines), "deck.txt")


def broken(deck: DeckList, format: Format = "constructed") -> list[str]:
    """The numbers of the rules that the deck breaks."""
    return [refusal.rule for refusal in check(deck, CARDS, format)]


def test_every_player_needs_a_main_deck() -> None:
    """FFTCG 8.1.1."""
    assert broken(parse_deck(f"[LB]\n1 {LIMIT_BREAKS[0].code}", "deck.txt")) == ["FFTCG 8.1.1"]


def test_a_constructed_main_deck_has_exactly_50_cards() -> None:
    """FFTCG 8.1.1.1."""
    assert [broken(deck(size)) for size in (49, 50, 51)] == [["FFTCG 8.1.1.1"], [], ["FFTCG 8.1.1.1"]]


def test_a_limited_main_deck_has_40_cards_or_more() -> None:
    """FFTCG 8.1.1.1."""
    assert [broken(deck(size), "limited") for size in (39, 40, 90)] == [["FFTCG 8.1.1.1"], [], []]


def test_an_lb_deck_has_at_most_8_cards_and_nobody_needs_one() -> None:
    """FFTCG 8.1.1.1."""
    assert [broken(deck(50, lb=size)) for size in (0, 8, 9)] == [[], [], ["FFTCG 8.1.1.1"]]


def test_the_refusal_tells_how_many_cards_there_are_and_how_many_are_needed() -> None:
    """FFTCG 8.1.1.1."""
    (refusal,) = check(deck(49), CARDS)
    assert refusal.sentence == "The main deck has 49 cards and needs exactly 50."
    (refusal,) = check(deck(39), CARDS, "limited")
    assert refusal.sentence == "The main deck has 39 cards and needs at least 40."


def test_a_deck_has_no_section_but_main_and_lb() -> None:
    """FFTCG 8.1.1.1."""
    assert broken(deck(50, "[Side]", f"1 {MIRELLE}")) == ["FFTCG 8.1.1.1"]


def test_a_constructed_deck_has_at_most_3_cards_of_a_number() -> None:
    """FFTCG 8.1.1.2."""
    assert broken(deck(47, f"3 {MIRELLE}")) == []
    assert broken(deck(46, f"4 {MIRELLE}")) == ["FFTCG 8.1.1.2"]


def test_cards_of_a_number_are_counted_over_all_lines() -> None:
    """FFTCG 8.1.1.2."""
    assert broken(deck(46, f"2 {MIRELLE}", f"2 {MIRELLE}")) == ["FFTCG 8.1.1.2"]


def test_cards_of_one_name_and_different_numbers_are_counted_apart() -> None:
    """FFTCG 8.1.1.2: Mirelle is in the set as a Forward and as a Limit Break card."""
    one, other = CARDS.named("Mirelle")
    assert broken(deck(47, f"3 {one.code}", "[LB]", f"3 {other.code}")) == []


def test_a_limited_deck_has_any_number_of_a_card() -> None:
    """FFTCG 8.1.1.2."""
    assert broken(deck(30, f"10 {MIRELLE}"), "limited") == []


def test_a_field_ability_can_replace_the_conditions_of_deck_building() -> None:
    """FFTCG 8.1.2."""

    def any_number_of_mirelle(card: Card, conditions: Conditions) -> Conditions:
        return replace(conditions, unlimited=conditions.unlimited | {card.code}) if card.code == MIRELLE else conditions

    crowd = deck(30, f"20 {MIRELLE}")
    assert [refusal.rule for refusal in check(crowd, CARDS)] == ["FFTCG 8.1.1.2"]
    assert check(crowd, CARDS, change=any_number_of_mirelle) == ()


def test_the_main_deck_takes_no_limit_break_card_in_any_format() -> None:
    """FFTCG 8.1.3."""
    mixed = deck(49, f"1 {LIMIT_BREAKS[0].code}")
    assert [broken(mixed), broken(mixed, "limited")] == [["FFTCG 8.1.3"], ["FFTCG 8.1.3"]]


def test_the_lb_deck_takes_other_cards_in_limited_only() -> None:
    """FFTCG 8.1.3."""
    mixed = deck(50, "[LB]", f"1 {MIRELLE}")
    assert [broken(mixed), broken(mixed, "limited")] == [["FFTCG 8.1.3"], []]


def test_a_card_that_is_in_no_set_is_refused() -> None:
    """FFTCG 5.1."""
    assert broken(deck(49, "1 9-999Z")) == ["FFTCG 5.1"]


@pytest.mark.parametrize("format", ["constructed", "limited"])
def test_a_random_deck_is_legal(format: Format) -> None:
    """FFTCG 8.1."""
    for seed in range(50):
        assert broken(random_deck(CARDS, random.Random(seed), format), format) == []


def test_a_random_deck_has_two_or_three_elements_that_make_cp() -> None:
    """FFTCG 5.2.1.3."""
    for seed in range(50):
        title = random_deck(CARDS, random.Random(seed)).name.removeprefix("Random ")
        assert len(title.split("/")) in (2, 3)
        assert "Light" not in title.split("/") and "Dark" not in title


def test_random_decks_are_the_same_for_a_seed_and_different_for_others() -> None:
    decks = [random_deck(CARDS, random.Random(seed)).text() for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_a_random_deck_needs_enough_cards() -> None:
    few = {card.code: card for card in ORDINARY[:16]}
    with pytest.raises(match=r"too few cards for a deck of 50; add sets"):
        random_deck(few, random.Random(1))
