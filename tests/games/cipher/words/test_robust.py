"""Whatever is printed, reading ends soon, with a reading or a problem."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.cipher.words import read, render
from tests.games.cipher.words.reading_skills import card

LINES = (
    "Lamp |ACT| [Once Per Turn] [Flip 1 Bond face-down, Tap this unit] Choose up to 2 <Red> allies, and move them.",
    "Lamp |CONT| During your turn, if you have an allied \"Fern\" or \"Moss\", this unit gains +10 attack per ally.",
    "Lamp |AUTO| When this unit's attack destroys an enemy, you may choose 1 card from your Deck, and deploy it.",
    "|ATK SUPP| Lamp: Until the end of this combat, your <Blue> attacking unit gains +20 attack, and cannot evade.",
    "[LvS3] Lamp |BOND| |SPEC| This card cannot be placed in the Bond Area. (|HAND| is used by revealing this card.)",
)
SIGNS = {'"', "(", "[", "]", "<", "|", "and", "or", "\n", "\0"}
WORDS = sorted({word for line in LINES for word in line.split()} | SIGNS)


def check(text: str) -> None:
    start = time.perf_counter()
    reading = read(card(text))
    assert time.perf_counter() - start < 2
    for ability in reading.abilities:
        render(ability)
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


def test_deep_nesting_and_long_lists() -> None:
    check("Lamp |CONT| " + "If you have 1 or more allies, " * 120 + "draw 1 card.")
    check("Lamp |ACT| Choose " + "1 ally and move them and " * 150 + "draw 1 card.")
    check('Lamp |CONT| This unit acquires the following skill: "|CONT| ' * 60)


@pytest.mark.parametrize("word", ["draw ", "and ", '"', "(", "[", "|", "<", "\n", "1", "|ACT| ", "<Red>", '"a"\n'])
def test_megabytes_of_one_word(word: str) -> None:
    check(word * (2_000_000 // len(word)))
    check(word * (11_000 // len(word)))
