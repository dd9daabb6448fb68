"""Whatever is printed, reading ends soon, with a reading or a problem."""

from __future__ import annotations

import pytest

from engine.games.fftcg.words import read, render
from engine.text import Reading
from tests.games import robust
from tests.games.fftcg.words.reading_cards import card

LINES = (
    'When Oriel enters the field, choose 1 Forward. It gains "This Forward cannot block." until the end of the turn.',
    "[Fire][2][Dull], put Oriel into the Break Zone: Choose up to 2 Forwards. Deal them 4000 damage.",
    "If you control 2 or more Job Lamplighter and/or Card Name Fern, Oriel gains +2000 power and Brave.",
    'Select 1 of the 2 following actions. "Draw 1 card." "All the Forwards gain ‘Haste’ until the end of the turn."',
    "Reveal the top 5 cards of your deck. Add 1 card among them to your hand and return the other cards to the bottom "
    "of your deck in any order.",
)


@pytest.fixture(autouse=True, scope="module")
def grammar() -> None:
    """Let the grammar be there before any text is timed."""
    assert read(card("Brave")).complete


def check(text: str) -> Reading:
    printed = card(text)
    reading = robust.check(text, lambda _: read(printed))
    for ability in reading.abilities:
        render(ability, printed)
    return reading


@robust.often
def test_words_in_any_order(count: int) -> None:
    more = '"', "(", ")", "and", "or", ",", "\u201c", "\u2019", "[S]", "\n"
    robust.tried(robust.words_of(LINES, *more), check, count)


@robust.often
def test_cards_with_holes(count: int) -> None:
    robust.tried(robust.holes_in(LINES), check, count)


def test_deep_nesting() -> None:
    check('Oriel gains "' * 300 + "Haste" + '"' * 300)
    check("If you control 1 Forward, " * 200 + "draw 1 card.")


def test_long_lists() -> None:
    check("Choose " + "1 Forward or Monster and " * 150 + "1 Forward.")
    check("Oriel gains " + "Haste, " * 400 + "and Brave.")


@pytest.mark.parametrize("word", ["Card Name ", "draw ", "and ", "\"", "(", "[", "\n", "\" \n", "1", "’", "Haste\n"])
def test_megabytes_of_one_word(word: str) -> None:
    for text in robust.megabytes_of(word):
        check(text)


@robust.every_part
def test_every_unicode_block(part: int) -> None:
    for letters in robust.letters(part):
        check(f"When Oriel attacks, {letters} draw 1 card.")


def test_many_lines_of_tangled_text_together_take_no_longer() -> None:
    line = "If you control 1 Forward or Monster and 1 Forward or Backup, choose 1 Forward or 1 Monster and then not. "
    check("\n".join(line * 6 for _ in range(18)))


def test_every_text_that_is_not_read_has_a_caret() -> None:
    reading = read(card("Oriel hums.\n" + "Oriel hums " * 500))
    assert len(reading.problems) == 2
    assert all(problem.caret().endswith("^") for problem in reading.problems)
