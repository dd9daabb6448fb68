"""Repair: what a text must have meant that stops being read in the middle of a line.

Where reading stopped, one word is put right at a time: another of its class or form, one that is missing or too many, a
letter, a space, a hyphen. A line is taken to mean what it then reads to if every way to put it right reads to the same;
a number, a name or any other word that carries meaning is never dropped or made up.

Which words stand for each other in print, and which may be missing or too many, are closed classes of English:
pronouns, articles, prepositions of place, forms of the same verb or noun, and one letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum
from functools import cache
from string import ascii_lowercase

from engine.text.articles import settled
from engine.text.grammar import Grammar
from engine.text.phrases import Context
from engine.text.reader import OutOfFuel, Reader
from engine.text.tokens import Token, tokenize

#: So many words of a line are put right at the most, and so many ways are followed of those that one kind opens.
_DEEPEST = 4
_WIDTH = 4
#: So many letters or spaces of a line are put right at the most.
_LETTERS = 2
#: So many times a line is read at the most.
_TRIES = 120
#: How far before the place where reading stopped the mistake may be; a word that agrees with one before, farther, and
#: farthest one for many in front of all that is told of them.
_BEFORE = 2
_AGREEING = 3
_COUNTED = 10
#: So near is a word that is printed twice.
_BESIDE = 2
#: So many words are cut out in the time that one symbol takes.
_WORDS_A_SYMBOL = 4

#: Words that print uses one for the other.
_SAME = (
    {"it", "him", "her", "itself"}, {"it", "he", "she"}, {"its", "his", "her"},
    {"a", "an", "1"},
    {"in", "into", "within", "inside"}, {"on", "onto", "upon"}, {"by", "through", "via", "using"},
    {"is", "was"}, {"are", "were"}, {"is", "are", "was", "were", "be"}, {"has", "have", "had"}, {"does", "do", "did"},
    {"more", "larger"}, {"that", "which", "who"}, {"may", "can", "might"}, {"will", "would", "shall"},
    {"any", "a", "an"},
    {"when", "whenever"}, {"while", "when", "whilst"}, {"place", "put"}, {"show", "reveal"},
    {"number", "amount"}, {"avoid", "evade"},
    {"switch", "swap"}, {"defeat", "destroy"}, {"chosen", "targeted"},
)  # fmt: skip
#: Words that stand for each other where none of those does.
_SIMILAR = (
    {"once", "when"}, {"him", "her", "them", "it"}, {"he", "she", "they", "it"}, {"its", "his", "her", "their"},
    {"a", "an", "the", "1"}, {"in", "on", "at"}, {"of", "in", "from"}, {"to", "into", "onto", "in"}, {"by", "due"},
    {"during", "in"}, {",", ".", ":", ";"}, {"who", "whose", "whom"}, {"is", "has"}, {"are", "have"},
    {"gain", "acquire", "have"}, {"gains", "acquires", "has"}, {"pay", "play"}, {"on", "one"},
)  # fmt: skip
SAME = tuple(map(frozenset, _SAME))
SIMILAR = tuple(map(frozenset, _SIMILAR))
#: Words and marks without which a sentence says the same.
FREE = frozenset({
    "the", "a", "an", "also", "then", "of", "that", "own", "just", "simply", "additionally", "currently", "immediately",
    "itself", "both", "as", "well", "do", "does", "is", "are", "be", "will", "in", "to", "from", "for", "at", "on",
    "into", ",", ";", "-",
})  # fmt: skip
#: Words and marks that are forgotten before any other, and change nothing.
FORGOTTEN = ("the", "a", "of", "that", ",", "to", ".", "is", "are", "be", ":", "+")
#: Those of them without which what follows may be read for a while.
ARTICLES = ("the", "a")
#: Words that say how what stands beside them goes together: forgotten too, and more is lost.
JOINING = (
    "if", "from", "in", "on", "into", "onto", "at", "for", "with", "by", "and", "has", "have", "do", "'s", "it", "your",
)
#: Words so small that one letter makes one of another.
SMALL = frozenset({
    "of", "or", "if", "in", "it", "is", "its", "to", "the", "then", "them", "they", "than", "that", "you", "your", "an",
    "and", "at", "on", "as", "be", "by", "for", "from", "has", "have", "may", "not", "are", "was", "send", "sent",
})  # fmt: skip
#: Words that are no misprint of one without their "n".
_DENYING = frozenset({"neither", "nor", "never", "none", "nobody"})
#: A shorter word is too near to too many others; a longer one is none.
_SHORTEST, _LONGEST = 4, 20
#: So long is a word of which two letters may be wrong, and so near is it then to what was meant.
_LONG, _LIKE = 7, 0.8
_MEANT = 3
_DOUBLED = re.compile(r"(.)\1")


class Kind(Enum):
    """What is wrong with a word; the cheapest that lets a line be read is what was meant."""

    FORM = "another form"
    SIMILAR = "a similar word"
    LETTER = "a letter"
    SMALL = "a small word is missing"
    JOINING = "a joining word is missing"
    NAME = "the quotation marks around a name"


#: What it costs to put a word right: the less, the likelier it is that it was meant.
_COST = {Kind.FORM: 2, Kind.SIMILAR: 3, Kind.LETTER: 3, Kind.SMALL: 4, Kind.JOINING: 5, Kind.NAME: 6}
_MISSING = {Kind.SMALL: FORGOTTEN, Kind.JOINING: JOINING}


@dataclass(frozen=True, slots=True)
class Way:
    """A text that is being put right: its reader, where that stops, how many words were put right, how many of them by
    a letter or a space, and what that has cost.
    """

    text: str
    reader: Reader
    stop: int
    words: int = 0
    letters: int = 0
    cost: int = 0


def _price(kind: Kind, way: Way, first: int) -> int:
    """What it costs to put one more word right, less what is read farther for what was put right before."""
    return 2 * (way.cost + _COST[kind]) - (way.stop - first)


def repaired(grammar: Grammar, context: Context, start: str, fuel: int) -> tuple[str | None, int]:
    """The text put right, None where it cannot be or could be in ways that mean different things; and the fuel left."""
    search = _Search(grammar, context, start, fuel)
    return search.run(), search.fuel


class _Search:
    """A search for what a text must have meant."""

    def __init__(self, grammar: Grammar, context: Context, start: str, fuel: int) -> None:
        self.grammar = grammar
        self.context = context
        self.start = start
        self.fuel = fuel
        self._tries = _TRIES
        self._seen = {context.text}

    def run(self) -> str | None:
        """The text put right."""
        _, reader = self._look(self.context.text, None)
        first = reader.furthest
        due = [(kind, Way(self.context.text, reader, first)) for kind in Kind]
        whole: dict[str, object] = {}
        at = 0
        while due and self._tries > 0 and self.fuel > 0:
            # What costs little and reads far is followed first; what is read whole at the same price has to agree.
            due.sort(key=lambda step: _price(step[0], step[1], first))
            kind, way = due.pop(0)
            price = _price(kind, way, first)
            if whole and price > at:
                break
            at = price
            due += [(other, one) for one in self._follow(way, kind, whole) for other in Kind]
        if not whole:
            return None
        found, *others = whole.items()
        return found[0] if all(other == found[1] for _, other in others) else None

    def _follow(self, way: Way, kind: Kind, whole: dict[str, object]) -> list[Way]:
        """Put one more word right; what is read whole then goes into `whole`, what is read farther is returned."""
        letters = way.letters + (kind is Kind.LETTER)
        if letters > _LETTERS or way.words == _DEEPEST:
            return []
        reached: list[Way] = []
        for text in _edits(way, kind, self.grammar.words, self.context.tokens):
            if text in self._seen or self._tries <= 0 or self.fuel <= 0:
                continue
            self._seen.add(text)
            self._tries -= 1
            found, reader = self._look(text, way.reader)
            if found is not None:
                whole[text] = found
            elif reader.furthest > way.stop:
                reached.append(Way(text, reader, reader.furthest, way.words + 1, letters, way.cost + _COST[kind]))
        return sorted(reached, key=lambda one: -one.stop)[:_WIDTH]

    def _look(self, text: str, like: Reader | None) -> tuple[object | None, Reader]:
        """What the text reads to, and its reader, which knows what one of a text that begins like it has read."""
        tokens = tokenize(text)
        # Cutting a long text into words again takes as long as reading some of it.
        left = max(0, self.fuel - len(tokens) // _WORDS_A_SYMBOL)
        reader = Reader(self.grammar, replace(self.context, tokens=tokens, text=text), left)
        if like is not None:
            pairs = enumerate(zip(tokens, like.context.tokens, strict=False))
            reader.memory = like.known_before(next((at for at, (one, other) in pairs if one != other), 0))
        try:
            found = settled(reader.whole(self.start))
        except OutOfFuel:
            found = None
        self.fuel = max(0, reader.fuel)
        return found, reader


def _edits(way: Way, kind: Kind, known: frozenset[str], printed: tuple[Token, ...]) -> Iterator[str]:
    """The text with one word put right near where reading stopped; no word that was put there is put right again."""
    text, tokens = way.text, tokenize(way.text)
    before = _COUNTED if kind is Kind.FORM else _BEFORE
    near = range(min(way.stop, len(tokens)), max(-1, way.stop - before - 1), -1)
    # The word that a line begins with may have been read as a name, for its capital.
    for place in (*near, 0) if kind is Kind.LETTER and 0 not in near else near:
        offset = tokens[place].offset if place < len(tokens) else len(text)
        if kind in _MISSING:
            # What stands before the word where reading stopped may have been read without its article.
            for word in _MISSING[kind] if place >= way.stop - 1 else ARTICLES:
                if word in (".", ":") and text[offset : offset + 1].islower():
                    # Behind these stands a capital.
                    continue
                gap = " " if word.isalpha() else ""
                yield f"{text[:offset].rstrip()}{gap}{word} {text[offset:]}".strip()
        if place < len(tokens):
            token = tokens[place]
            behind = len(tokens) - place
            there = behind > len(printed) or printed[-behind].key == token.key
            if there and text[token.offset : token.offset + len(token.text)].casefold() == token.key:
                far = place < way.stop - _AGREEING and kind is Kind.FORM
                for other in _counted(token, known) if far else _instead(tokens, place, kind, known):
                    if kind is Kind.NAME:
                        # A name that lacks its marks lacks them wherever it stands.
                        yield re.sub(rf'(?<!")\b{token.text}\b(?!")', other, text)
                        continue
                    yield " ".join(f"{text[: token.offset]}{other}{text[_end(tokens, place, other) :]}".split())


def _end(tokens: tuple[Token, ...], place: int, other: str) -> int:
    """Where the print ends in whose place another word stands: that of a word, or of two that are joined."""
    token = tokens[place]
    if place + 1 < len(tokens) and other in _joined(tokens, place):
        token = tokens[place + 1]
    return token.offset + len(token.text)


def _instead(tokens: tuple[Token, ...], place: int, kind: Kind, known: frozenset[str]) -> Iterator[str]:
    """What may have been meant by the word at a place."""
    token = tokens[place]
    word = token.key
    if kind is Kind.FORM:
        yield from (_cased(other, token.text) for other in same_sense(word, known))
        yield from (other for other in _joined(tokens, place) if other.casefold() in known)
        if word in FREE or _repeated(tokens, place):
            yield ""
    elif kind is Kind.SIMILAR:
        yield from (_cased(other, token.text) for other in similar(word, known))
    elif kind is Kind.NAME:
        yield from _named(token, known)
    elif kind is Kind.LETTER and word not in known:
        yield from (_cased(other, token.text) for other in sorted(misprinted(word, known)))
        for cut in range(1, len(word)):
            if word[cut:] in known and (word[:cut] in known or (token.text[0].isupper() and len(word) - cut > 2 < cut)):
                yield f"{token.text[:cut]} {token.text[cut:]}"


def _counted(token: Token, known: frozenset[str]) -> Iterator[str]:
    """One for many, and many for one."""
    others = (f"{token.text}s", token.text.removesuffix("s"))
    yield from (one for one in others if one.casefold() in known and one != token.text)


def _repeated(tokens: tuple[Token, ...], place: int) -> bool:
    """Whether the word at a place stands beside it once more."""
    beside = tokens[max(0, place - _BESIDE) : place] + tokens[place + 1 : place + 1 + _BESIDE]
    return tokens[place].kind == "word" and any(token.key == tokens[place].key for token in beside)


def _named(token: Token, known: frozenset[str]) -> Iterator[str]:
    """A name in the quotation marks that belong around it; a short one need not be a misprint."""
    meant = misprinted(token.key, known) if len(token.key) >= _SHORTEST else frozenset()
    if token.kind == "word" and token.text[0].isupper() and not {token.key, *meant} & known:
        yield f'["{token.text}"]'


def _joined(tokens: tuple[Token, ...], place: int) -> tuple[str, ...]:
    """The word at a place and the next as one."""
    if place + 1 == len(tokens) or not tokens[place].kind == tokens[place + 1].kind == "word":
        return ()
    one, other = tokens[place].text, tokens[place + 1].text
    return f"{one}{other}", f"{one}-{other}"


def _cased(word: str, printed: str) -> str:
    return word.capitalize() if printed[:1].isupper() else word


# Words that stand for each other.


@cache
def _of(classes: tuple[frozenset[str], ...], word: str) -> tuple[str, ...]:
    """What may stand for the word, the nearest first; with its ending, if it has one."""
    forms = [(word, "")] + [(word[: -len(end)], end) for end in ("s", "ed") if word.endswith(end)]
    return tuple(dict.fromkeys(
        other + end for stem, end in forms for one in classes if stem in one for other in sorted(one - {stem})
    ))


@cache
def _inflections(word: str) -> frozenset[str]:
    """The word with another ending: one and many, whose it is, the forms of a verb."""
    stems = {word}
    for ending in ("'s", "s", "es", "ed", "d", "ing", "s'"):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST - 1:
            stems.add(word[: -len(ending)])
    if word.endswith("ies"):
        stems.add(word[:-3] + "y")
    # What somebody does is no misprint of what it is done to: "target", "targeting".
    endings = ("", "s", "es", "ed", "d", "e", "ing") if word.endswith("ing") else ("", "s", "es", "ed", "d", "e")
    found = {stem + ending for stem in stems for ending in endings}
    found |= {stem[:-1] + "ies" for stem in stems if stem.endswith("y")}
    return frozenset(found) - {word}


@cache
def _near(word: str) -> frozenset[str]:
    """The words one letter away: one too many, one left out, one in place of another, two exchanged."""
    places = range(len(word) + 1)
    found = {word[:place] + word[place + 1 :] for place in places[:-1]}
    found |= {word[:place] + letter + word[place:] for place in places for letter in ascii_lowercase}
    found |= {word[:place] + letter + word[place + 1 :] for place in places[:-1] for letter in ascii_lowercase}
    found |= {word[:place] + word[place + 1] + word[place] + word[place + 2 :] for place in places[:-2]}
    return frozenset(found) - {word}


def _single(word: str) -> str:
    """The word with each doubled letter printed once."""
    return _DOUBLED.sub(r"\1", word)


def _doubled_near(word: str, known: frozenset[str]) -> frozenset[str]:
    """The known words with a doubled letter that this one is but for that, or but for one more letter."""
    plain, doubled = _single(word), _doubled(known)
    return doubled.get(plain) or frozenset().union(*(doubled[near] for near in _near(plain) if near in doubled))


@cache
def _doubled(known: frozenset[str]) -> Mapping[str, frozenset[str]]:
    """The known words with a doubled letter, by what they are without it."""
    found: dict[str, frozenset[str]] = {}
    for word in known:
        if len(word) >= _SHORTEST and (plain := _single(word)) != word:
            found[plain] = found.get(plain, frozenset()) | {word}
    return found


def same_sense(word: str, known: frozenset[str]) -> list[str]:
    """The known words that say the same where this one stands: of its class, or another form of it."""
    forms = sorted(_inflections(word)) if _SHORTEST - 1 <= len(word) <= _LONGEST else []
    return [other for other in dict.fromkeys((*_of(SAME, word), *forms)) if other in known]


def similar(word: str, known: frozenset[str]) -> list[str]:
    """The known words that may be meant where none that says the same is."""
    near = sorted(_near(word) & SMALL) if len(word) <= _SHORTEST else []
    return [other for other in dict.fromkeys((*_of(SIMILAR, word), *near)) if other in known]


def misprinted(word: str, known: frozenset[str]) -> frozenset[str]:
    """The known words of which this one may be a misprint; none of a word that is known itself."""
    if word in known or word in _DENYING or not _SHORTEST - 1 <= len(word) <= _LONGEST or not word.isascii():
        return frozenset()
    if (found := _near(word) & known) or (found := _doubled_near(word, known)) or len(word) < _LONG:
        return found
    return frozenset(get_close_matches(word, (one for one in known if one[0] == word[0]), n=_MEANT, cutoff=_LIKE))
