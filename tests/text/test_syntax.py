"""The template engine: one table reads and prints."""

from __future__ import annotations

import pytest

from engine.abilities.node import Node
from engine.text.grammar import Grammar, Row
from engine.text.phrases import INTEGER, Context, phrase, same, value
from engine.text.reader import OutOfFuel, Reader
from engine.text.renderer import Renderer, Unprintable
from engine.text.tokens import print_tokens, same_print, tokenize


class Draw(Node):
    count: int
    player: str = "you"


class Both(Node):
    deeds: tuple[object, ...]


class Quote(Node):
    inside: object
    note: int | None = None


GRAMMAR = Grammar(
    [
        (
            "deed",
            [
                phrase(Draw, "~draw {count#:number} <card|cards>", player="you"),
                phrase(Draw, "~take {count#:number} <card|cards>", player="you"),
                phrase(Quote, "say \u201c{inside:deed/many}{.}\u201d?( for {note:number} turns)?"),
                phrase(Quote, "hear {inside:deed}"),
                phrase(Quote, "{whisper|mutter|} quietly {inside:deed} {once|twice}"),
            ],
        ),
        ("deeds", [same("{:deed/many}"), phrase(Both, "{deeds:deed,and:2/many}")]),
        ("she", [same("she {:deed/one}")]),
        ("sentence", [same("{:deeds}{.}")]),
        ("colour", [value("red", "red"), value("an apple", "a/an apple")]),
    ],
    {"number": INTEGER},
    {"row": Row((("colour", 0, 2), ("deed", 1, 1)))},
    is_plural=lambda count: count != 1,
)


def read(text: str, symbol: str = "sentence", **options: int) -> object | None:
    return Reader(GRAMMAR, Context(tokenize(text)), **options).whole(symbol)


def print_back(what: object, symbol: str = "sentence") -> str:
    return print_tokens(Renderer(GRAMMAR, Context(())).words(symbol, what))


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card.",
        "Draw 2 cards.",
        "Take 2 cards.",
        "Draw 1 card and draw 2 cards.",
        "Draw 1 card, take 2 cards and draw 3 cards.",
        'Say "Draw 2 cards."',
        'Say "Draw 2 cards." for 3 turns.',
    ],
)
def test_what_is_read_prints_back(text: str) -> None:
    assert print_back(read(text)) == text


def test_number_agrees() -> None:
    assert read("Draw 1 cards.") is None
    assert read("Draw 2 card.") is None
    assert read("She draws 2 cards", "she") == Draw(2)
    assert read("She draw 2 cards", "she") is None


def test_wordings_mean_the_same() -> None:
    draw, take = read("Draw 2 cards."), read("Take 2 cards.")
    assert draw == take
    assert print_back(draw) != print_back(take)


def test_a_value_without_a_wording_prints_in_the_first_that_fits() -> None:
    assert print_back(Draw(4)) == "Draw 4 cards."
    assert print_back(Both((Draw(1), Draw(2)))) == "Draw 1 card and draw 2 cards."


def test_a_value_that_no_pattern_prints() -> None:
    with pytest.raises(Unprintable):
        print_back(Draw(1, player="nobody"))


def test_article() -> None:
    assert read("An apple", "colour") == "an apple"
    assert print_back("an apple", "colour") == "An apple"


def test_rows() -> None:
    assert read("red red draw 1 card", "row") == ("red", "red", Draw(1))
    assert print_back(("red", "red", Draw(1)), "row") == "Red red draw 1 card"


def test_an_undefined_symbol_is_an_error() -> None:
    with pytest.raises(ValueError, match="'nothing', used in 'a'"):
        Grammar([("a", [same("{:nothing}")])], {}, {}, bool)


def test_the_furthest_token_is_where_reading_stopped() -> None:
    reader = Reader(GRAMMAR, Context(tokenize("Draw 2 hats.")))
    assert reader.whole("sentence") is None
    assert reader.context.tokens[reader.furthest].text == "hats"


def test_fuel_and_depth_are_limited() -> None:
    with pytest.raises(OutOfFuel):
        read("Draw 1 card, draw 1 card and draw 2 cards.", fuel=3)
    assert read("hear " * 500 + "draw 1 card", "deed") is None


def test_of_two_readings_the_first_counts() -> None:
    grammar = Grammar([("a", [value(1, "one"), value(2, "one")])], {}, {}, bool)
    assert Reader(grammar, Context(tokenize("one"))).whole("a") == 1


def test_typography_does_not_count() -> None:
    one = tokenize("Draw 1 card, and say \u201cwell\u201d \u2014 now.")
    assert same_print(one, tokenize('draw 1 card and say "well." -- now'))
    assert not same_print(one, tokenize('draw 2 cards and say "well." -- now'))


@pytest.mark.parametrize("text", [
    "whisper quietly take 2 cards once", "mutter quietly take 1 card twice", "quietly take 2 cards twice",
])
def test_of_several_words_that_mean_the_same_the_very_one_is_printed_again(text: str) -> None:
    context = Context(tokenize(text), text=text)
    found = Reader(GRAMMAR, context).whole("deed")
    assert found == Quote(Draw(int(text.split("take ")[1][0])))
    assert print_tokens(Renderer(GRAMMAR, context).words("deed", found)).casefold() == text


def test_words_that_no_value_keeps_are_told_in_their_first_way() -> None:
    grammar = Grammar([("she", [value(1, "{one|single}")])], {}, {}, is_plural=bool)
    assert Reader(grammar, Context(tokenize("single"))).whole("she") == 1
    assert Renderer(grammar, Context(())).words("she", 1) == ["one"]


def test_another_is_an_article_and_other() -> None:
    assert [token.key for token in tokenize("Another other card")] == ["an", "other", "other", "card"]
    assert print_tokens(["a/an", "other", "card", "than", "any", "other"]) == "Another card than any other"


# Rows: what one symbol could print may be left to the next, so that all of a row has a place.

ROWS = Grammar(
    phrases=[
        ("colour", [value("red", "red"), value("blue", "blue")]),
        ("head", [value("red", "red"), value(1, "one")]),
    ],
    terminals={},
    rows={"row": Row((("colour", 0, 3), ("head", 1, 1)))},
    is_plural=lambda _: False,
)


def test_the_last_word_that_is_colour_and_head_is_the_head() -> None:
    for text in ("red", "blue red", "red red red", "blue one"):
        row = Reader(ROWS, Context(tokenize(text))).whole("row")
        assert row is not None
        assert " ".join(Renderer(ROWS, Context(())).words("row", row)) == text
