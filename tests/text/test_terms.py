"""Terms: closed lists of words that a game's rulebook has, read and printed in one place for all of them."""

from __future__ import annotations

import enum

import pytest

from engine.abilities.node import Node
from engine.text.grammar import Grammar
from engine.text.phrases import Context, phrase, terms, value
from engine.text.reader import Reader
from engine.text.renderer import Renderer
from engine.text.tokens import print_tokens, tokenize


class Place(enum.Enum):
    HILL = "Hill"
    GREAT_HALL = "Great Hall"
    GREAT_GATE = "Great Gate"
    WOOD = "Wood"


class Visit(Node):
    place: Place
    count: int = 1


_NAMES = [(place, f"<{place.value}|{place.value}s>") for place in Place]
GRAMMAR = Grammar(
    [
        ("visit", [phrase(Visit, "visit the {place:place/one}"),
                   phrase(Visit, "visit the {place:place/many}", count=2)]),
        ("place", [terms(_NAMES, [(Place.WOOD, "<Forest|Forests>")])]),
    ],
    {}, {}, is_plural=lambda _: False,
)  # fmt: skip


def _reader(text: str) -> Reader:
    return Reader(GRAMMAR, Context(tokenize(text), text=text))


@pytest.mark.parametrize(
    ("text", "visit"),
    [
        ("Visit the Hill", Visit(Place.HILL)),
        ("Visit the Great Gate", Visit(Place.GREAT_GATE)),
        ("Visit the Great Halls", Visit(Place.GREAT_HALL, 2)),
    ],
)
def test_a_term_is_read_in_the_number_of_its_place_and_printed_back(text: str, visit: Visit) -> None:
    assert _reader(text).whole("visit") == visit
    assert print_tokens(Renderer(GRAMMAR, Context(())).words("visit", visit)) == text


def test_of_two_words_for_the_same_the_first_is_printed() -> None:
    assert _reader("Visit the Forest").whole("visit") == Visit(Place.WOOD)
    assert print_tokens(Renderer(GRAMMAR, Context(())).words("visit", Visit(Place.WOOD))) == "Visit the Wood"


def test_a_term_that_is_misprinted_is_looked_at_as_far_as_it_fits() -> None:
    """So that what puts a text right looks there for the wrong word."""
    reader = _reader("Visit the Great Gaet")
    assert reader.whole("visit") is None
    assert reader.furthest == 3
    assert {"gate", "forests"} <= GRAMMAR.words


def test_terms_stand_behind_the_patterns_of_their_symbol() -> None:
    lines = [value(Place.WOOD, "a wood"), terms([*Place, (Place.WOOD, "a wood of oaks")])]
    grammar = Grammar([("place", lines)], {}, {}, is_plural=bool)
    texts = ("a wood", "a wood of oaks", "Hill")
    found = [Reader(grammar, Context(tokenize(text))).whole("place") for text in texts]
    assert found == [Place.WOOD, Place.WOOD, Place.HILL]
    told = [Renderer(grammar, Context(())).words("place", place) for place in (Place.WOOD, Place.HILL)]
    assert told == [["a", "wood"], ["Hill"]]


def test_a_symbol_has_one_list_of_terms() -> None:
    with pytest.raises(ValueError, match="two lists"):
        Grammar([("place", [terms(Place), terms([(Place.HILL, "Height")])])], {}, {}, is_plural=bool)


def test_a_term_is_words_and_no_pattern() -> None:
    with pytest.raises(ValueError, match="more than a term"):
        terms({Place.HILL: "climb the Hill|Hall"}, {Place.WOOD: "the {place:place}"})


class Way(Node):
    verb: str
    place: Place


@pytest.mark.parametrize(
    ("text", "verb"),
    [("They go to the Hill", "go"), ("They went to the Hill", "go"), ("They have climbed the Hill", "climb")],
)
def test_a_term_that_is_a_verb_is_read_in_the_tense_of_its_place(text: str, verb: str) -> None:
    grammar = Grammar(
        [
            ("way", [phrase(Way, "they {verb:verb/many} the {place:place}"),
                     phrase(Way, "they {verb:verb/many/past} the {place:place}")]),
            ("place", [terms(Place)]),
            ("verb", [terms((("go", "~go to"), ("climb", "~climb")))]),
        ],
        {}, {}, is_plural=lambda _: False,
    )  # fmt: skip
    assert Reader(grammar, Context(tokenize(text), text=text)).whole("way") == Way(verb, Place.HILL)
    assert {"went", "climbing"} <= grammar.words
