"""Reading a card's text line by line, and rendering an ability for a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType
from engine.games.fow.scripts import SCRIPTS
from engine.games.fow.words import aiming, clauses, conditions, events, lines, nouns, settling, statics
from engine.games.fow.words.typography import TERMINALS, corrected, lines_of, printed
from engine.text import Problem, Reading, Repair
from engine.text.grammar import Grammar
from engine.text.lines import Manner, is_plural, print_line, read_text, tell_first
from engine.text.phrases import Context
from engine.text.tokens import tokenize

_ROOMS = (clauses, conditions, events, lines, nouns, statics)


def _is_plural(value: object) -> bool:
    match value:
        case aiming.Targeted(count, _):
            return is_plural(count)
    return is_plural(value)


@cache
def grammar() -> Grammar:
    """The table of the official English."""
    return Grammar(
        phrases=[line for room in _ROOMS for line in room.PHRASES.items()],
        terminals=TERMINALS,
        rows={**clauses.ROWS, **lines.ROWS, **nouns.ROWS},
        is_plural=_is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as abilities; a line that cannot be read stands as Unread, with a problem that says where."""
    found = read_text(card.text, partial(manner_of, card))
    return replace(
        found,
        abilities=tuple(map(aiming.aimed, settling.of_card(card, found.abilities))),
        problems=tuple(Problem(one.line_no, one.offset, one.text) for one in found.problems),
        repairs=tuple(Repair(one.line_no, one.printed, printed(one.meant)) for one in found.repairs),
    )


def manner_of(card: Card) -> Manner:
    """How the text of a card is printed."""
    lines = partial(lines_of, addition=card.type is CardType.ADDITION and bool(card.subtypes))
    return Manner(grammar(), start_of(card), lines, corrected, partial(context_of, card))


def render(ability: ab.Ability, card: Card, language: str = "en", names: Mapping[str, str] | None = None) -> str:
    """The ability as printed on the card, or told in another language; ValueError for what the language has no
    words for.

    `names` gives cards, and whatever else has a name, their names in that language by the English ones
    (Catalogue.names); what it does not give keeps its English name.
    """
    if language in SCRIPTS:
        return tell(ability, language, {} if names is None else names)
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Force of Will")
    if isinstance(ability, ab.Unparsed):
        return ability.text
    return printed(print_line(grammar(), context_of(card), start_of(card), aiming.limited(aiming.printed(ability))))


def tell(what: object, language: str, names: Mapping[str, str]) -> str:
    """The ability of a card, or parts of one, in Chinese; ValueError (Untold) for what has no words."""
    # Who plays in English needs none of it.
    from engine.games.fow.words.chinese import book, sentences
    from engine.text.chinese import render as told

    return told(book(), sentences.joined(aiming.printed(what)), SCRIPTS[language], lambda name: names.get(name, name))


def tell_piece(text: str, language: str, names: Mapping[str, str]) -> str:
    """A question, a sentence or the words for cards in Chinese; '' for what is none of these."""
    if text.endswith("?"):
        said = _piece(f"{text[:-1]}.", _WHOLE, language, names)
        return f"{said.removesuffix('。')}？" if said else ""
    if text.endswith("."):
        return _piece(text, _WHOLE, language, names)
    return _piece(text, ("costs", "noun", "obj"), language, names) or _piece(
        f"{text}.", _WHOLE, language, names
    ).removesuffix("。")


#: What is a sentence.
_WHOLE = ("chant_line",)


def _piece(text: str, symbols: tuple[str, ...], language: str, names: Mapping[str, str]) -> str:
    context = Context(tokenize(corrected(text)), (), "", text)
    return tell_first(
        grammar(), context, symbols,
        lambda found: tell(found, language, names) if symbols == _WHOLE or _known_races(found, names) else "",
    )  # fmt: skip


def _known_races(found: object, names: Mapping[str, str]) -> bool:
    """Whether words for cards speak of no race that has no name in the language: any words with capitals could be one,
    "Play Lamp" as well.
    """
    return all(one.race in names for one in walk(found) if isinstance(one, own.OfRace))


def context_of(card: Card, text: str = "") -> Context:
    """What reader and renderer know about the card."""
    return Context(tokenize(text), (), card.name, text)


def start_of(card: Card) -> str:
    """The symbol of one line of the card."""
    return "chant_line" if card.type is CardType.CHANT else "line"
