"""Which English words stand for each other in print, and which may be missing or too many: what is said stays the same.

Only closed classes: pronouns, articles, prepositions of place, forms of the same verb or noun, and one letter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from string import ascii_lowercase

#: Words that print uses one for the other.
_SAME = (
    {"it", "him", "her", "itself"}, {"it", "he", "she"}, {"its", "his", "her"},
    {"a", "an", "1"},
    {"in", "into", "within", "inside"}, {"on", "onto", "upon"}, {"by", "through", "via"},
    {"is", "was"}, {"are", "were"}, {"is", "are", "was", "were", "be"}, {"has", "have", "had"}, {"does", "do", "did"},
    {"more", "larger"}, {"that", "which", "who"}, {"may", "can", "might"}, {"will", "would", "shall"},
    {"any", "a", "an"},
    {"when", "whenever", "once"}, {"while", "when", "whilst"}, {"place", "put"}, {"show", "reveal"},
    {"number", "amount"}, {"another", "other"},
)  # fmt: skip
#: Words that stand for each other where none of those does.
_SIMILAR = (
    {"him", "her", "them", "it"}, {"he", "she", "they", "it"}, {"its", "his", "her", "their"},
    {"a", "an", "the", "1"}, {"in", "on", "at"}, {"of", "in", "from"}, {"to", "into", "onto", "in"}, {"by", "due"},
    {"during", "in"}, {",", ".", ":", ";"},
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
    found = {stem + ending for stem in stems for ending in ("", "s", "es", "ed", "d", "ing", "e")}
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
    if word in known or word in _DENYING or not _SHORTEST <= len(word) <= _LONGEST or not word.isascii():
        return frozenset()
    if (found := _near(word) & known) or (found := _doubled_near(word, known)) or len(word) < _LONG:
        return found
    return frozenset(get_close_matches(word, (one for one in known if one[0] == word[0]), n=_MEANT, cutoff=_LIKE))
