"""Whatever is printed, reading ends soon, with a reading or a problem."""

from __future__ import annotations

import pytest

from engine.games.cipher.words import read, render
from engine.text import Reading
from tests.games import robust
from tests.games.cipher.words.reading_skills import card

LINES = (
    "Lamp |ACT| [Once Per Turn] [Flip 1 Bond face-down, Tap this unit] Choose up to 2 <Red> allies, and move them.",
    "Lamp |CONT| During your turn, if you have an allied \"Fern\" or \"Moss\", this unit gains +10 attack per ally.",
    "Lamp |AUTO| When this unit's attack destroys an enemy, you may choose 1 card from your Deck, and deploy it.",
    "|ATK SUPP| Lamp: Until the end of this combat, your <Blue> attacking unit gains +20 attack, and cannot evade.",
    "[LvS3] Lamp |BOND| |SPEC| This card cannot be placed in the Bond Area. (|HAND| is used by revealing this card.)",
)


def check(text: str) -> Reading:
    reading = robust.check(text, lambda printed: read(card(printed)))
    for ability in reading.abilities:
        render(ability)
    return reading


@robust.often
def test_words_in_any_order(count: int) -> None:
    more = '"', "(", "[", "]", "<", "|", "and", "or", "\n", "\0"
    robust.tried(robust.words_of(LINES, *more), check, count)


@robust.often
def test_cards_with_holes(count: int) -> None:
    robust.tried(robust.holes_in(LINES), check, count)


def test_deep_nesting_and_long_lists() -> None:
    check("Lamp |CONT| " + "If you have 1 or more allies, " * 120 + "draw 1 card.")
    check("Lamp |ACT| Choose " + "1 ally and move them and " * 150 + "draw 1 card.")
    check('Lamp |CONT| This unit acquires the following skill: "|CONT| ' * 60)


@pytest.mark.parametrize("word", ["draw ", "and ", '"', "(", "[", "|", "<", "\n", "1", "|ACT| ", "<Red>", '"a"\n'])
def test_megabytes_of_one_word(word: str) -> None:
    for text in robust.megabytes_of(word):
        check(text)


@robust.every_part
def test_every_unicode_block(part: int) -> None:
    for letters in robust.letters(part):
        check(f"Lamp |AUTO| When this unit attacks, {letters} draw 1 card.")


def test_many_lines_of_tangled_text_together_take_no_longer() -> None:
    line = "If you have 1 or more <Red> or <Blue> allies, choose 1 ally or 1 enemy and then not. "
    check("\n".join("Lamp |ACT| " + line * 6 for _ in range(18)))


def test_every_text_that_is_not_read_has_a_caret() -> None:
    reading = check("Lamp hums.\n" + "Lamp |ACT| hums " * 200)
    assert len(reading.problems) == 2
    assert all(problem.caret().endswith("^") for problem in reading.problems)
