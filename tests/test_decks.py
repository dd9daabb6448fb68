"""Deck lists as text: what players write, and what the reader answers."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Printed, parse_set
from engine.decks import (
    LONGEST_DECK,
    Copies,
    DeckError,
    DeckList,
    Section,
    identified,
    load_deck,
    parse_deck,
)

CARDS = parse_set(
    "1-001H Mirelle\nLamp\nzh_CN: 米蕾尔 | 。\n\n1-002C Moth's Kin\nLamp\n\n1-003R Bram\nLamp",
    "set.txt",
    lambda block: Printed(block.code, block.name, block.text),
)
LIST = """\
Deck: Lamps at Noon
# Quick and bright.

[Main]
3 1-001H Mirelle
2 1-002C Moth's Kin

[LB]
1 1-003R Bram
"""


def refused(text: str) -> str:
    with pytest.raises(DeckError) as error:
        identified(parse_deck(text, "deck.txt"), CARDS, "deck.txt")
    return str(error.value)


def test_a_list_names_the_deck_and_counts_the_copies_of_each_section() -> None:
    deck = parse_deck(LIST, "deck.txt")
    assert (deck.name, deck.notes) == ("Lamps at Noon", ("Quick and bright.",))
    assert deck.section("Main").cards == (Copies(3, "1-001H", "Mirelle"), Copies(2, "1-002C", "Moth's Kin"))
    assert [(section.name, section.size) for section in deck.sections] == [("Main", 5), ("LB", 1)]


def test_a_list_keeps_the_line_of_each_card() -> None:
    assert [copies.line for copies in parse_deck(LIST, "deck.txt").section("Main").cards] == [5, 6]


def test_a_deck_is_printed_as_it_is_read() -> None:
    assert parse_deck(LIST, "deck.txt").text() == LIST


def test_a_pasted_list_needs_neither_title_nor_section() -> None:
    deck = parse_deck("3x 1-001H Mirelle", "lamps.txt")
    assert deck == DeckList("lamps", (Section("Main", (Copies(3, "1-001H", "Mirelle"),)),))


def test_a_section_that_a_deck_does_not_have_is_empty() -> None:
    assert parse_deck("1 1-001H", "deck.txt").section("LB").size == 0


@pytest.mark.parametrize("name", ["", " Mirelle", " mirelle", " 米蕾尔"])
def test_a_card_may_be_listed_by_its_number_alone_or_by_its_name_in_any_language(name: str) -> None:
    deck = identified(parse_deck(f"1 1-001H{name}", "deck.txt"), CARDS, "deck.txt")
    assert deck.section("Main").cards == (Copies(1, "1-001H", "Mirelle"),)


def test_kinds_of_apostrophe_do_not_matter() -> None:
    deck = identified(parse_deck("1 1-002C Moth’s Kin", "deck.txt"), CARDS, "deck.txt")
    assert deck.section("Main").cards[0].name == "Moth's Kin"


@pytest.mark.parametrize(
    ("text", "place_and_cure"),
    [
        (
            "Mirelle",
            "line 1: 'Mirelle' is no line of a deck; write one as in '3 1-001H Mirelle'.",
        ),
        (
            "x 1-001H",
            "line 1: 'x 1-001H' is no line of a deck; write one as in '3 1-001H Mirelle'.",
        ),
        ("0 1-001H", "line 1: this lists no copies; remove the line, or write how many there are."),
        ("[ ]", "line 1: this section has no name; write it as in '[Main]'."),
        ("\n3 1-101H Mirele", "line 2: there is no card '1-101H Mirele'; did you mean 1-001H Mirelle?"),
        ("3 Mirelle", "line 1: there is no card 'Mirelle'; did you mean 1-001H Mirelle?"),
        ("3 9-999Z Octopus", "line 1: there is no card '9-999Z Octopus'; check its number and name."),
        ("3 1-001H Bram", "line 1: 1-001H is Mirelle, not 'Bram'; Bram is 1-003R."),
        ("3 1-001H Octopus", "line 1: 1-001H is Mirelle, not 'Octopus'; correct the number or the name."),
    ],
)
def test_what_cannot_be_used_is_named_with_its_line_and_cure(text: str, place_and_cure: str) -> None:
    assert refused(text) == f"deck.txt, {place_and_cure}"


def test_an_empty_list_is_no_deck() -> None:
    assert refused("Deck: Nothing\n[Main]\n") == (
        "deck.txt: there are no cards in this list; write lines as in '3 1-001H Mirelle'."
    )


def test_a_long_line_is_shown_cut() -> None:
    assert len(refused("x" * 5000)) < 200


@given(st.text())
def test_any_text_is_a_deck_or_one_sentence(text: str) -> None:
    try:
        deck = parse_deck(text, "deck.txt")
    except DeckError as error:
        assert "\n" not in str(error)
    else:
        assert deck.sections


def test_a_deck_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(LIST, encoding="utf-8-sig")
    assert load_deck(path, CARDS).text() == LIST


def test_a_file_of_100_megabytes_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    with pytest.raises(DeckError, match=f"longer than {LONGEST_DECK // 1024} KB"):
        load_deck(path, CARDS)
    most_memory = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most_memory < 1024 * 1024


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (LIST.encode("utf-16"), "line 1: this is not UTF-8 text; save the file as UTF-8."),
        ("3 1-001H 米蕾尔".encode("gbk"), "line 1: this is not UTF-8 text; save the file as UTF-8."),
        (b"3 1-001H\n\0\0", "line 2: this is not plain text; save the file as UTF-8 text."),
    ],
)
def test_a_file_that_is_no_text_is_one_clear_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(data)
    with pytest.raises(DeckError) as error:
        load_deck(path, CARDS)
    assert str(error.value) == f"{path}, {sentence}"


def test_a_missing_file_and_a_folder_are_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="there is no such file"):
        load_deck(tmp_path / "deck.txt", CARDS)
    with pytest.raises(DeckError, match="this is a folder"):
        load_deck(tmp_path, CARDS)
