"""Reading a card's text line by line, rendering a skill, and telling a piece of a text in another language.

The words that no table can list are read by functions: numbers, names in quotation marks, names of skills.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Card
from engine.games.cipher.scripts import SCRIPTS
from engine.games.cipher.words import conditions, effects, events, nouns, skills, statics
from engine.games.cipher.words.typography import SKILL_KINDS, inside, lines_of, outside, own_names, spelled, straight
from engine.text import Reading
from engine.text.english.circumstances import times
from engine.text.grammar import Grammar
from engine.text.lines import Manner, is_plural, print_line, read_text, tell_by_mark, tell_first
from engine.text.phrases import INTEGER, Context, Terminal, words_before
from engine.text.tokens import tokenize

_ROOMS = (conditions, effects, events, nouns, skills, statics)
_ROWS = {**effects.ROWS, **nouns.ROWS, **skills.ROWS, **statics.ROWS}
_START = "line"
_AS_THEY_ARE: Mapping[str, str] = MappingProxyType({})
#: Behind the name of a skill stands its category.
_STARTS = {f"[{kind.lower()}]" for kind in SKILL_KINDS}
#: What a piece may be, by its last sign.
_ASKED = ("clauses", "vps")
_SAID = ("sentence", "line")
_QUOTED = ("obj", "cost", "clauses", "condition")


def _name(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = context.token(place)
    if token is None or not token.text.startswith('["'):
        return []
    return [(token.text[2:-2], place + 1)]


def _given(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """The name of a skill that is given: its text follows, or it is one of the card's own."""
    follows = {one.text for one in context.tokens[place + 1 : place + 3]} & {":", "("}
    return [(name, end) for name, end in _name(context, place) if follows or (name,) in context.names]


def _write_name(value: object, context: Context) -> Sequence[str] | None:
    return [f'["{value}"]'] if isinstance(value, str) and value else None


def _write_words(value: object, context: Context) -> Sequence[str] | None:
    """A name as it is, whatever marks stand in it."""
    return [value] if isinstance(value, str) and value else None


_TERMINALS = {
    "int": INTEGER,
    "name": Terminal(_name, _write_name, frozenset({"icon"})),
    "given_name": Terminal(_given, _write_name, frozenset({"icon"})),
    "skill_name": words_before(_STARTS, _write_words),
    # A skill that is given stands in parentheses, too: with its category.
    "explanation": words_before((")",), _write_words, breaks=lambda token: token.kind == "icon"),
    # The name of a support skill stands before its colon.
    "support_name": words_before((":",), _write_words, breaks=lambda token: token.text == "."),
}


def _is_plural(value: object) -> bool:
    """Whether what is printed for the value is many; the ally of a name is one (Cipher 9.2)."""
    match value:
        case ab.Every(noun) if any(isinstance(one, ab.Named) for one in noun.qualities):
            return False
    return is_plural(value)


@cache
def grammar() -> Grammar:
    """The table of the community's English."""
    return Grammar(
        phrases=[
            *(line for room in _ROOMS for table in room.PHRASES for line in table.items()),
            # Nothing waits for the Beginning Phase: it begins with the turn (Cipher 13.2.1.1).
            *times(own.Phase, (own.Phase.BEGINNING,), ("start", "beginning")).items(),
        ],
        terminals=_TERMINALS,
        rows=_ROWS,
        is_plural=_is_plural,
    )


def read(card: Card) -> Reading:
    """The card's text as skills; a line that cannot be read stands as Unread, with a problem that says where."""
    return read_text(card.text, partial(manner_of, card))


def manner_of(card: Card) -> Manner:
    """How the text of a card is printed."""
    named = own_names(lines_of(card.text))
    return Manner(
        grammar(), _START, lines_of, lambda line: inside(spelled(straight(line), named)),
        lambda text: Context(tokenize(text), tuple((name,) for name in named), text=text),
    )  # fmt: skip


def render(
    ability: ab.Ability, _card: Card | None = None, language: str = "en", names: Mapping[str, str] = _AS_THEY_ARE
) -> str:
    """The skill as printed on the card, or told in another language; ValueError for what the language has no words for.

    `names` gives Unit Names and skills their names in that language by the English ones, which the others keep.
    """
    if language in SCRIPTS:
        return _told(ability, language, names)
    if language != "en":
        raise ValueError(f"there is no grammar of the language {language!r} for Fire Emblem Cipher")
    if isinstance(ability, ab.Unparsed):
        return ability.text
    return outside(print_line(grammar(), Context(()), _START, ability))


def tell_piece(text: str, language: str, names: Mapping[str, str]) -> str:
    """A question, a sentence or the words for cards in the language; '' for what is none of these."""
    if text.startswith("[") and text.endswith(("]", "].")):
        acts = [_tell(act, ("cost",), language, names) for act in text[1:].rstrip("].").split(", ")]
        return f"〔{'，'.join(acts)}〕" if all(acts) else ""
    return tell_by_mark(text, _ASKED, _SAID, _QUOTED, lambda piece, symbols: _tell(piece, symbols, language, names))


def _told(what: object, language: str, names: Mapping[str, str]) -> str:
    # Who plays in English needs none of it.
    from engine.games.cipher.words.chinese import book
    from engine.text.chinese import render as told

    return told(book(), what, SCRIPTS[language], lambda name: names.get(name, name))


def _tell(text: str, symbols: Sequence[str], language: str, names: Mapping[str, str]) -> str:
    context = Context(tokenize(inside(text)), text=text)
    return tell_first(grammar(), context, symbols, lambda found: _told(found, language, names))
