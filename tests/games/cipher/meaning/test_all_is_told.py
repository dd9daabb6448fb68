"""No class of the tree without a story."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.games.cipher.effects.coverage import COVERAGE
from engine.games.cipher.words.reading import grammar
from engine.games.cipher.words.typography import inside, lines_of
from engine.text.phrases import Context
from engine.text.reader import Reader
from engine.text.tokens import tokenize
from tests.games import told
from tests.games.told import Kinds, kinds, texts_in

STORIES = Path(__file__).parents[1]
#: What a text of a story may stand in: a whole line, what a skill does, a condition, an event, a noun, a cost.
FRAMES = (
    "{}", "Lamp |ACT| {}", "Lamp |CONT| {}", "Lamp |CONT| {}, this unit gains +10 attack.",
    "Toll |AUTO| {}, draw 1 card.",
    "Lamp |ACT| Destroy all {}.", "Lamp |ACT| {}Draw 1 card.",
)  # fmt: skip


@cache
def of_part(symbol: str, text: str) -> Kinds:
    """Return the classes in what words mean as a part of a sentence."""
    text = inside(text)
    for many in (False, True):
        reader = Reader(grammar(), Context(tokenize(text), text=text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return kinds(found)
    return set()


def of_texts(strings: list[str]) -> Kinds:
    """Return the classes in the skills of all these texts."""
    return {
        kind
        for text in texts_in(strings)
        for line in lines_of(text)
        for frame in FRAMES
        for kind in of_part("line", frame.replace("{}", line))
    }


def test_every_class_of_the_tree_occurs_in_a_story() -> None:
    folders = [STORIES / name for name in ("effects", "meaning", "rules")]
    spoken = told.spoken_of(folders, of_texts, of_part)
    own = told.classes(*(f"engine.games.cipher.vocabulary{name}" for name in (".base", ".verbs")))
    words = {kind for symbol in grammar().symbols.values() for kind in symbol.by_class}
    assert sorted(one.__name__ for one in (own & COVERAGE.known & words) - spoken) == []
