"""Whatever is printed, reading ends soon, with a reading or a problem."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.fftcg.words import read, render
from tests.games.fftcg.words.reading_cards import card

LINES = (
    'When Oriel enters the field, choose 1 Forward. It gains "This Forward cannot block." until the end of the turn.',
    "[Fire][2][Dull], put Oriel into the Break Zone: Choose up to 2 Forwards. Deal them 4000 damage.",
    "If you control 2 or more Job Lamplighter and/or Card Name Fern, Oriel gains +2000 power and Brave.",
    'Select 1 of the 2 following actions. "Draw 1 card." "All the Forwards gain ‘Haste’ until the end of the turn."',
    "Reveal the top 5 cards of your deck. Add 1 card among them to your hand and return the other cards to the bottom "
    "of your deck in any order.",
)
WORDS = sorted(
    {word for line in LINES for word in line.split()} | {'"', "(", ")", "and", "or", ",", "“", "’", "[S]", "\n"}
)


def check(text: str) -> None:
    start = time.process_time()
    printed = card(text)
    reading = read(printed)
    assert time.process_time() - start < 1
    for ability in reading.abilities:
        render(ability, printed)
    for problem in reading.problems:
        assert 0 <= problem.offset <= len(problem.text)


@settings(deadline=None, max_examples=150)
@given(st.lists(st.sampled_from(WORDS), max_size=60))
def test_words_in_any_order(words: list[str]) -> None:
    check(" ".join(words))


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(LINES), st.data())
def test_cards_with_holes(line: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, len(line)))
    check(line[:start] + data.draw(st.text(max_size=5)) + line[end:])


def test_deep_nesting() -> None:
    check('Oriel gains "' * 300 + "Haste" + '"' * 300)
    check("If you control 1 Forward, " * 200 + "draw 1 card.")


def test_long_lists() -> None:
    check("Choose " + "1 Forward or Monster and " * 150 + "1 Forward.")
    check("Oriel gains " + "Haste, " * 400 + "and Brave.")


@pytest.mark.parametrize("word", ["Card Name ", "draw ", "and ", "\"", "(", "[", "\n", "\" \n", "1", "’", "Haste\n"])
def test_megabytes_of_one_word(word: str) -> None:
    check(word * (2_000_000 // len(word)))
    check(word * (11_000 // len(word)))


@pytest.mark.parametrize("plane", range(17))
def test_every_unicode_block(plane: int) -> None:
    points = [plane * 0x10000 + place for place in range(0, 0x10000, 0x40)]
    letters = "".join(chr(point) for point in points if not 0xD800 <= point < 0xE000)
    for start in range(0, len(letters), 256):
        check(f"When Oriel attacks, {letters[start : start + 256]} draw 1 card.")


def test_many_lines_of_tangled_text_together_take_no_longer() -> None:
    line = "If you control 1 Forward or Monster and 1 Forward or Backup, choose 1 Forward or 1 Monster and then not. "
    check("\n".join(line * 6 for _ in range(18)))


def test_every_text_that_is_not_read_has_a_caret() -> None:
    reading = read(card("Oriel hums.\n" + "Oriel hums " * 500))
    assert len(reading.problems) == 2
    assert all(problem.caret().endswith("^") for problem in reading.problems)
