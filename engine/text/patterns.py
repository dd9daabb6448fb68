"""The language in which a grammar's table is written: one line ties a class of the tree to a printed pattern.

    phrase(Draw, "~draw {count#:count} <card|cards>")

- plain words and marks stand for themselves, in any case;
- `{field:symbol}` is a slot: the field of the class, and the symbol that reads and renders it;
  `{:symbol}` alone passes its value through, for a phrase without a class of its own (`same`);
- `{field#:symbol}` also sets the number for the rest of the line: one or many, as the value is or as the slot says;
- `{field:symbol/one}` and `/many` give the slot a number; otherwise it has that of the line; `/past`, `/not`, `/never`,
  `/base`, `/doing`, `/done` and `/were` give it a tense, `/same` that of the line; otherwise it is now;
- `{field:symbol+}` is one or more, `{field:symbol*}` none or more, one after the other,
  `{field:symbol=}` exactly one, as a list of one;
  `{field:symbol,and}` is a list ("a", "a and b", "a, b and c"), `{field:symbol,and:2}` one of two or more;
  `or_a` joins with "or a" or "or an", `comma_then` with ", then", `andor` with "and/or"; `{field:symbol,or|and:2}` is
  a list with any of these words, a class of them: the same wherever lists are joined so;
- `{by {by:cause}|due to {by:cause}|}` is any of these, or none of them where one is empty; they may hold slots and
  further choices. Which was printed is kept in the value's wording; where there is none, the first that fits is told;
- `{@by|due to}` is a choice from a class of words: the same class wherever it stands so; `{@because of}` is one by its
  name (:mod:`engine.text.english.classes`), `{@because of:by}` one that is told "by" where nothing was read;
- `{dull! dull}` is a flag: the field is true where the words stand, and false where they do not;
- `<card|cards>` agrees with the number; `~draw` is a verb that agrees with number and tense;
- `^card` is a noun in either number, `^it` a pronoun in any form, and `~~have` a verb in any form that says it of
  something, whatever the place asks for; `/any` gives a slot either number. Which was printed is kept like a choice,
  but one word, or one slot, in several forms is one way to say it;
- `?( ... )?` may be absent, and is when the fields in it have their defaults;
- `a/an` is the article; `{.}` is the end of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as held
from functools import cache

from engine.abilities.node import Memo
from engine.text.english.classes import CLASSES
from engine.text.english.inflection import Tense, conjugated, forms_of_noun, forms_of_verb
from engine.text.tokens import CLOSE, OPEN, tokenize


@dataclass(frozen=True, slots=True)
class Word:
    """A word that stands for itself."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Words that depend on the number: one form for one, another for many."""

    one: tuple[Word, ...]
    many: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb, in its plain form; number and tense of the place say how it is printed."""

    base: str

    @property
    def field(self) -> str:
        """Where a reader and a renderer keep in which of the ways it was printed."""
        return f"{CHOSEN}~{self.base}"

    @property
    def most(self) -> int:
        """In so many ways it is said in a tense at the most."""
        return max(len(conjugated(self.base, tense)) for tense in Tense)

    def said(self, tense: Tense, plural: bool) -> tuple[tuple[Word, ...], ...]:
        """The ways to say it there, the usual one first."""
        return _said(self.base, tense, plural)


@dataclass(frozen=True, slots=True)
class Article:
    """ "a" or "an"."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The end of a sentence: a full stop, or the closing quotation mark that has it already, or none in brackets."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value: the field it fills, the symbol that reads it, how often and how joined."""

    field: str
    symbol: str
    sets_number: bool = False
    #: None: that of the line.
    plural: bool | None = None
    #: None: that of the line.
    tense: Tense | None = Tense.NOW
    #: "" one value, "+" or "*" a row of them, else the word that joins a list of them.
    repeat: str = ""
    least: int = 1


@dataclass(frozen=True, slots=True)
class Either:
    """One of several ways to say it: `field` is where a reader and a renderer keep which."""

    field: str
    options: tuple[tuple[Part, ...], ...]
    #: The class of words that it is one of, "" where it is only of its pattern.
    of_class: str = ""
    #: Which is told where none was read.
    told: int = 0
    #: By option, which way to say it that is: forms of one word are one way.
    ways: tuple[int, ...] = ()
    #: The options by the word that they begin with, each with its number, and as words where it is no more than those;
    #: under "" the options that begin with none.
    by_head: Heads = held(compare=False, default_factory=dict)


@dataclass(frozen=True, slots=True)
class Flag:
    """Words that say that something is so; without them it is not."""

    field: str
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """Parts that may be absent."""

    parts: tuple[Part, ...]


#: Options of a choice by a word: the number of each, its parts, and those as words where they are no more.
Heads = Mapping[str, "tuple[tuple[int, tuple[Part, ...], tuple[Word, ...]], ...]"]
Part = Word | Agreeing | Verb | Article | Stop | Slot | Either | Flag | Maybe

#: What the field of a choice begins with.
CHOSEN = "|"
#: What in a pattern is a choice, besides bars.
_CHOOSING = ("{@", "^", "~~", "/any")
_SLOT = re.compile(
    r"""
    \{(?P<field>\w*)(?P<number>\#)?:(?P<symbol>\w+)(?P<repeat>[+*=]|,[a-z_1]*)?(?::(?P<least>\d))?
      (?:/(?P<plural>one|many|any))?(?:/(?P<tense>past|not|never|base|doing|done|were|same))?\}
    """,
    re.VERBOSE,
)
#: A list whose items are joined by any of several words.
_LISTED = re.compile(r"(\{\w*\#?:\w+,)(?P<joints>[a-z_1]+(?:\|[a-z_1]+)+)((?::\d)?(?:/\w+)*\})")
_CLASS = re.compile(r"\{@(?P<name>[^:{}|]+)(?::(?P<told>(?:[^{}|<]|<[^<>]*>)*))?\}")
_FLAG = re.compile(r"\{(?P<field>\w+)!(?P<words>[^{}]*)\}")
_VERB = re.compile(r"~(\w+)")
#: What one slot has in one number or tense and not in another, said of what is so or of what is not.
_NUMBER = re.compile(r"\ba/an (?={)|(?<=[\w=+*])/(?:one|many|any|past|were)(?=[/}])")
_DENIED = re.compile(r"(?<=/)never(?=})")
#: A word in any of its forms.
_FORMS = re.compile(r"~~(\w+)|\^([\w-]+)")
_ARTICLE = re.compile(r"\ba/an\b")
_NUMBERED = re.compile(r"<([^|<>]*)\|([^|<>]*)>")
_SPECIAL = re.compile(r"[{~<^]|\?\(|\ba/an\b")
_SYMBOL = re.compile(r"\{\w*#?:(\w+)")
_AROUND = re.compile(r"\s*([|{}])\s*")
#: What makes a pattern of words.
_MARKS = re.compile(r"\{\.\}|\{\w+!|\{@|[{}|<>]|\?\(|\)\?")


def spelled_out(pattern: str) -> str:
    """The pattern with the words of every class that it names."""
    return _CLASS.sub(lambda found: f"{{@{'|'.join(CLASSES[found['name']])}}}", pattern) if "{@" in pattern else pattern


def symbols_in(pattern: str) -> list[str]:
    """The symbols that the slots of a pattern use."""
    return _SYMBOL.findall(pattern)


def words_of(patterns: Iterable[str]) -> frozenset[str]:
    """The words and marks that patterns are printed with, without capitals, verbs in every form."""
    found: set[str] = set()
    for pattern in map(spelled_out, patterns):
        pattern = _FORMS.sub(lambda forms: " ".join(_forms_of(forms)), pattern)
        verbs = (said for verb in _VERB.findall(pattern) for tense in Tense for said in conjugated(verb, tense))
        plain = _MARKS.sub(" ", _SLOT.sub(" ", _LISTED.sub(" ", _VERB.sub(" ", pattern))))
        # What is several tokens is one word to whoever misprints it.
        found.update(plain.casefold().split())
        for text in (plain, *(form for pair in verbs for form in pair)):
            found.update(word for token in tokenize(text) for word in (token.key, token.text.casefold()))
    return frozenset(found)


def may_agree(pattern: str) -> bool:
    """Whether a pattern has words that agree with number or tense, besides what its slots have."""
    plain = _FORMS.sub("", spelled_out(pattern))
    return any(mark in plain for mark in "~<")


def may_inflect(pattern: str) -> bool:
    """Whether a pattern has words that depend on a tense."""
    return "/same}" in pattern or "~" in _FORMS.sub("", spelled_out(pattern))


def may_choose(pattern: str) -> bool:
    """Whether a pattern has a choice of words."""
    return any(mark in pattern for mark in _CHOOSING) or "|" in _NUMBERED.sub("", pattern)


def walked(parts: tuple[Part, ...]) -> Iterator[Part]:
    """All parts, also those inside others, in the order in which they are printed."""
    for part in parts:
        yield part
        if isinstance(part, Maybe):
            yield from walked(part.parts)
        elif isinstance(part, Either):
            for option in part.options:
                yield from walked(option)


#: The fields that some parts fill, found once for the parts of a grammar.
fields_of: Memo[tuple[Part, ...], tuple[str, ...]] = Memo(
    lambda parts: tuple(dict.fromkeys(part.field for part in walked(parts) if isinstance(part, Slot | Flag))), 1 << 14
)


def piece_end(pattern: str, place: int) -> int:
    """Where the piece of a pattern ends that begins at a place: a part, or the words up to the next."""
    if pattern[place] == "{":
        return _closing(pattern, place)
    if pattern.startswith("?(", place):
        return _maybe_closing(pattern, place)
    for single in (_NUMBERED, _FORMS, _VERB, _ARTICLE):
        if (found := single.match(pattern, place)) is not None:
            return found.end()
    following = _SPECIAL.search(pattern, place + 1)
    return len(pattern) if following is None else following.start()


def _closing(pattern: str, place: int) -> int:
    """Where the brace that opens at a place has been closed."""
    depth = 0
    for end in range(place, len(pattern)):
        depth += (pattern[end] == "{") - (pattern[end] == "}")
        if not depth:
            return end + 1
    raise ValueError(f"a brace is not closed in the pattern {pattern!r}")


def _maybe_closing(pattern: str, place: int) -> int:
    depth = 0
    for found in re.compile(r"\?\(|\)\?").finditer(pattern, place):
        depth += 1 if found[0] == "?(" else -1
        if not depth:
            return found.end()
    raise ValueError(f"an optional group is not closed in the pattern {pattern!r}")


def parse_pattern(pattern: str, start: int = 0, of_class: str = "") -> tuple[Part, ...]:
    """The parts of a pattern, or of a piece of one that starts there, inside a class of words if it is one's. Raises
    ValueError for what is none.
    """
    parts: list[Part] = []
    place = 0
    while place < len(pattern):
        end = piece_end(pattern, place)
        parts.extend(_piece(pattern[place:end], start + place, of_class))
        place = end
    return tuple(parts)


def _piece(piece: str, start: int, of_class: str) -> tuple[Part, ...]:
    if piece.startswith("?("):
        return (Maybe(parse_pattern(piece[2:-2], start + 2, of_class)),)
    if piece.startswith("{"):
        return (_braced(piece, start, of_class),)
    if (found := _NUMBERED.fullmatch(piece)) is not None:
        return (Agreeing(words_of_piece(found[1]), words_of_piece(found[2])),)
    if (found := _FORMS.fullmatch(piece)) is not None:
        forms = [words_of_piece(form) for form in _forms_of(found)]
        return (_either(f"{CHOSEN}{start}", forms, of_class and of_class + piece),)
    if (found := _VERB.fullmatch(piece)) is not None:
        return (Verb(found[1]),)
    if _ARTICLE.fullmatch(piece):
        return (Article(),)
    return words_of_piece(piece)


def _braced(piece: str, start: int, of_class: str) -> Part:
    if piece == "{.}":
        return Stop()
    if (found := _SLOT.fullmatch(piece)) is not None:
        forms = _slot_forms(found)
        return forms[0][0] if len(forms) == 1 else _either(f"{CHOSEN}{start}", forms, of_class and of_class + piece)
    if (found := _FLAG.fullmatch(piece)) is not None:
        return Flag(found["field"], words_of_piece(found["words"]))
    if (found := _CLASS.fullmatch(piece)) is not None:
        name, told = found["name"], found["told"]
        of_name = _of_class(name)
        at = 0 if told is None else next(at for at, words in enumerate(of_name.words) if words == told)
        return Either(f"{CHOSEN}{start}", of_name.options, name, at, of_name.ways, of_name.by_head)
    if (found := _LISTED.fullmatch(piece)) is not None:
        joints = found["joints"].split("|")
        slots = [_SLOT.fullmatch(_LISTED.sub(rf"\g<1>{joint}\g<3>", piece)) for joint in joints]
        lists = [(way, form) for way, slot in enumerate(slots) if slot is not None for form in _slot_forms(slot)]
        first = joints[0].split("_")[0]
        # "and if" and "and" are to "and" what "or if" and "or" are to "or".
        of_all = re.sub(rf"(^|\|){first}(?=_|\||$)", r"\1*", found["joints"])
        return _either(f"{CHOSEN}{start}", [form for _, form in lists], f"{{,{of_all}}}", [way for way, _ in lists])
    place = 2 if piece.startswith("{@") else 1
    # A choice inside a class is a class of its own: that choice of that class.
    mine = of_class + _AROUND.sub(r"\1", piece) if place == 2 or of_class else ""
    options, ways = [], []
    way_of: dict[str, int] = {}
    for option in _split(piece[place:-1]):
        way = way_of.setdefault(_DENIED.sub("not", _NUMBER.sub("", option)), len(way_of))
        for words in _in_forms(option):
            options.append(parse_pattern(words, start + place, mine))
            ways.append(way)
        place += len(option) + 1
    if len(options) < 2:
        raise ValueError(f"{piece!r} is neither a slot nor a choice")
    return _either(f"{CHOSEN}{start}", options, mine, ways)


def _either(
    field: str, options: Sequence[tuple[Part, ...]], of_class: str, ways: Iterable[int] | None = None
) -> Either:
    """A choice; of what is one way to say it in several forms, unless the way of each option is given."""
    each = (0,) * len(options) if ways is None else tuple(ways)
    return Either(field, tuple(options), of_class, ways=each, by_head=_by_head(options))


def _in_forms(words: str) -> Iterator[str]:
    """Words in every form of those of them that may stand in any."""
    found = _FORMS.search(words)
    if found is None:
        yield words
        return
    for form in _forms_of(found):
        yield from _in_forms(words[: found.start()] + form + words[found.end() :])


def _forms_of(found: re.Match[str]) -> tuple[str, ...]:
    return forms_of_verb(found[1]) if found[1] else forms_of_noun(found[2].replace("_", " "))


def _slot_forms(found: re.Match[str]) -> list[tuple[Part, ...]]:
    """A slot in each of the numbers that it may have."""
    slot = _slot(found)
    numbers = (slot.plural, False, True) if found["plural"] == "any" else (slot.plural,)
    return [(replace(slot, plural=number),) for number in numbers]


@dataclass(frozen=True, slots=True)
class _OfClass:
    """A class of words, in every form of those that may stand in any."""

    words: tuple[str, ...]
    options: tuple[tuple[Part, ...], ...]
    ways: tuple[int, ...]
    by_head: Heads


@cache
def _of_class(name: str) -> _OfClass:
    pairs = [(words, way) for way, option in enumerate(CLASSES[name]) for words in _in_forms(option)]
    words, ways = tuple(one for one, _ in pairs), tuple(way for _, way in pairs)
    options = tuple(parse_pattern(one) for one in words)
    return _OfClass(words, options, ways, _by_head(options))


def _by_head(options: Sequence[tuple[Part, ...]]) -> Heads:
    """The options that a word may begin, by the word; those that begin with none are among them all. Of options that
    are the same words to a grammar the first is read, and one that agrees only where not both its forms are others.
    """
    heads = [option[0].key if option and isinstance(option[0], Word) else "" for option in options]
    keys = [tuple(part.key if isinstance(part, Word) else part for part in option) for option in options]
    read = [keys.index(key) == at and not _said_otherwise(key, keys) for at, key in enumerate(keys)]
    return {
        head: tuple((at, option, _only_words(option)) for at, option in enumerate(options)
                    if heads[at] in ("", head) and read[at])
        for head in {"", *heads}
    }


def _only_words(option: tuple[Part, ...]) -> tuple[Word, ...]:
    words = tuple(part for part in option if isinstance(part, Word))
    return words if len(words) == len(option) else ()


def _said_otherwise(key: tuple[object, ...], keys: Sequence[tuple[object, ...]]) -> bool:
    """Whether an option agrees with the number and both its forms are options of their own."""
    first, rest = key[:1], key[1:]
    if not first or not isinstance(first[0], Agreeing):
        return False
    forms = (first[0].one, first[0].many)
    return all((*(word.key for word in form), *rest) in keys for form in forms)


def _split(inside: str) -> list[str]:
    """The options of a choice: what stands between its own bars, not those of choices and agreements inside."""
    options, depth, begin = [], 0, 0
    for place, letter in enumerate(inside):
        depth += (letter in "{<") - (letter in "}>")
        if letter == "|" and not depth:
            options.append(inside[begin:place])
            begin = place + 1
    return [*options, inside[begin:]]


def _slot(found: re.Match[str]) -> Slot:
    tense = found["tense"]
    return Slot(
        field=found["field"],
        symbol=found["symbol"],
        sets_number=bool(found["number"]),
        plural={"one": False, "many": True}.get(found["plural"]),
        tense=Tense.NOW if tense is None else None if tense == "same" else Tense[tense.upper()],
        repeat=(found["repeat"] or "").removeprefix(",") if found["repeat"] != "," else ",",
        least=int(found["least"] or 1),
    )


@cache
def _said(base: str, tense: Tense, plural: bool) -> tuple[tuple[Word, ...], ...]:
    found: dict[tuple[str, ...], tuple[Word, ...]] = {}
    for pair in conjugated(base, tense):
        words = words_of_piece(pair[plural])
        found.setdefault(tuple(word.key for word in words), words)
    return tuple(found.values())


@cache
def words_of_piece(text: str) -> tuple[Word, ...]:
    """The words of a piece of a pattern; the same few pieces stand in thousands of patterns."""
    words: list[Word] = []
    for piece in re.split(f"([{OPEN}{CLOSE}])", text):
        if piece in (OPEN, CLOSE):
            words.append(Word(piece, piece))
        else:
            words.extend(Word(token.key, token.text) for token in tokenize(piece))
    return tuple(words)
