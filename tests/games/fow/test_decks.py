"""Which decks may be played (FOW 402)."""

import random
from dataclasses import replace

import pytest

from engine.decks import parse_deck
from engine.game import TooFewCards
from engine.games.fow import decks
from engine.games.fow.cards import ATTRIBUTES, Attribute, Card, CardType, Side
from tests.games.fow.story import rule

NAMES = {one: one.name.title() for one in Attribute}


def made(code: str, kind: CardType, *attributes: Attribute, subtypes: tuple[str, ...] = (), side: str = "") -> Card:
    """A card called by its number; `side` is the number of its other side, that is in no list."""
    other = Side(side, "", "", type=kind) if side else None
    return Card(code, f"Card {code}", "", type=kind, attributes=attributes, subtypes=subtypes, other=other)


def catalogue() -> dict[str, Card]:
    """Of each attribute a ruler and cards enough, with the basic stones."""
    cards = []
    for one in ATTRIBUTES:
        cards.append(made(f"L{one.value}", CardType.RULER, one))
        cards += [made(f"{one.value}{number}", CardType.RESONATOR, one) for number in range(11)]
        cards.append(made(f"S{one.value}", CardType.STONE, subtypes=("Basic", NAMES[one])))
    cards.append(made("SP", CardType.STONE, subtypes=("Special",)))
    return {card.code: card for card in cards}


CARDS = catalogue()
LEGAL = "[Ruler]\n1 LR\n[Main]\n" + "\n".join(f"4 R{number}" for number in range(10)) + "\n[Stones]\n10 SR\n"


def refused(text: str, cards: dict[str, Card] = CARDS) -> list[str]:
    """The numbers of the rules by which a deck is refused."""
    return [one.rule for one in decks.check(parse_deck(text, "deck.txt"), cards)]


def change(old: str, new: str) -> str:
    """The legal deck with one thing else."""
    assert old in LEGAL
    return LEGAL.replace(old, new)


@rule("402.1")
def test_a_deck_has_a_ruler_a_main_deck_and_a_magic_stone_deck() -> None:
    assert refused(LEGAL) == []
    assert refused(LEGAL + "[Extra]\n1 R10\n") == ["FOW 402.1"]


@rule("402.2")
@pytest.mark.parametrize("rulers", ["", "2 LR", "1 LR\n1 LW"])
def test_there_is_one_ruler(rulers: str) -> None:
    assert refused(change("1 LR", rulers)) == ["FOW 402.2"]


@rule("402.3")
def test_a_main_deck_has_forty_cards_or_more() -> None:
    assert refused(LEGAL) == []
    assert refused(change("4 R0\n", "3 R0\n")) == ["FOW 402.3"]
    assert refused(change("4 R0\n", "4 R0\n4 R10\n4 W0\n")) == []


@rule("402.3")
@pytest.mark.parametrize("card", ["LW", "SR"])
def test_a_main_deck_has_neither_rulers_nor_stones(card: str) -> None:
    assert refused(change("4 R0\n", f"4 R0\n1 {card}\n")) == ["FOW 402.3"]


@rule("402.4")
def test_a_magic_stone_deck_has_magic_stones_only() -> None:
    assert refused(change("10 SR", "10 SR\n1 R10")) == ["FOW 402.4"]


@rule("402.4")
@pytest.mark.parametrize(("count", "told"), [(9, ["FOW 402.4"]), (10, []), (20, []), (21, ["FOW 402.4"])])
def test_a_magic_stone_deck_has_ten_to_twenty(count: int, told: list[str]) -> None:
    assert refused(change("10 SR", f"{count} SR")) == told


@rule("402.5", "202.2")
def test_four_cards_may_have_one_name_whatever_their_numbers() -> None:
    again = CARDS | {"R99": replace(CARDS["R0"], code="R99")}
    assert refused(change("4 R0\n", "4 R0\n1 R99\n"), again) == ["FOW 402.5"]


@rule("402.5")
def test_only_special_magic_stones_are_counted() -> None:
    assert refused(change("10 SR", "10 SR\n4 SP")) == []
    assert refused(change("10 SR", "10 SR\n5 SP")) == ["FOW 402.5"]


@rule("402.6")
def test_a_card_may_say_how_many_a_deck_may_have_of_it() -> None:
    deck = parse_deck(change("4 R0\n", "12 R0\n"), "deck.txt")
    assert decks.check(deck, CARDS, lambda card: 12 if card.code == "R0" else 4) == ()
    assert [one.rule for one in decks.check(deck, CARDS, lambda card: 11 if card.code == "R0" else 4)] == ["FOW 402.5"]


@rule("315.1b")
def test_a_sideboard_is_outside_the_game() -> None:
    assert refused(LEGAL + "[Side]\n4 R10\n1 LW\n1 SP\n") == []


@rule("1302.2")
def test_a_second_side_is_listed_by_its_first() -> None:
    future = replace(made("R0^", CardType.RESONATOR, side="R0"), reverse=True)
    risen = replace(made("LRJ", CardType.J_RULER, side="LR"), reverse=True)
    cards = CARDS | {"R0^": future, "LRJ": risen}
    assert refused(change("4 R0\n", "4 R0^\n"), cards) == ["FOW 1302.2"]
    assert refused(change("1 LR", "1 LRJ"), cards) == ["FOW 201.2"]


@rule("1302.1")
def test_a_card_of_which_a_side_is_missing_is_told() -> None:
    cards = CARDS | {"LR": made("LR", CardType.RULER, Attribute.FIRE, side="LRJ")}
    (told,) = decks.check(parse_deck(LEGAL, "deck.txt"), cards)
    assert "LRJ, that is in no list" in told.sentence


@rule("402")
@pytest.mark.parametrize("seed", range(8))
def test_random_decks_are_legal(seed: int) -> None:
    deck = decks.random_deck(CARDS, random.Random(seed))
    assert decks.check(deck, CARDS) == () and deck == decks.random_deck(CARDS, random.Random(seed))


def test_there_must_be_cards_for_a_random_deck() -> None:
    few = {code: card for code, card in CARDS.items() if not code.startswith("S")}
    with pytest.raises(TooFewCards, match="no basic magic stone"):
        decks.random_deck(few, random.Random(1))
