"""The sentences of the engine in the language of the window.

The engine speaks English: lines of the log come with the template they were made of, prompts and refusals as
whole sentences. A table gives for every template its translation, with the same places {0}, {1}; a sentence
that comes whole is matched with the templates, and what stood in their places is translated in its turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

import msgspec

from app.i18n.languages import FOLDER

_PLACE = re.compile(r"\{(\d+)\}")
#: How deep words in words are translated.
_DEEPEST = 4
#: How many sentences are remembered.
_KEPT = 4000
_SIGN = re.compile(r"\[[^\]]*\]|\{[^}]*\}")
#: How sentences end.
_ENDS = (".", "?")
#: A template as a pattern, after the longest of its own words, with the numbers of its places.
_Pattern = tuple[str, re.Pattern[str], tuple[int, ...], str]


def load(language: str, game: str = "") -> dict[str, str]:
    """The table of a language, with what a game says in its own terms; empty where there is none."""
    found: dict[str, str] = {}
    for path in (FOLDER / f"phrases_{language}.json", FOLDER / f"phrases_{language}_{game}.json"):
        if path.exists():
            found |= msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    return found


def same(word: str) -> str:
    """The word as it is."""
    return word


class Phrases:
    """The engine's sentences in one language, in the terms of a game.

    ``names`` says names of cards in it; ``own`` are the names of the game's cards, which are no sentences even where
    nobody has translated them.
    """

    def __init__(
        self,
        language: str = "en",
        names: Callable[[str], str] = same,
        table: Mapping[str, str] | None = None,
        game: str = "",
        own: Container[str] = (),
    ) -> None:
        self.language = language
        self._names = names
        self._own = own
        self._table = dict(load(language, game) if table is None else table)
        self._patterns = _patterns(tuple(self._table))
        self._said: dict[tuple[str, int], str] = {}

    def say(self, template: str, words: Sequence[str] = ()) -> str:
        """A template with its words, translated where the table knows it."""
        found = self._table.get(template)
        if found is None:
            return self.sentence(template.format(*words) if words else template)
        return _fill(found, {place: self.sentence(word, 1) for place, word in enumerate(words)}) if words else found

    def sentence(self, text: str, depth: int = 0) -> str:
        """A whole sentence or a word, translated where a template matches it.

        Several templates may match; the one counts that leaves the fewest English letters.
        """
        if not self._table or not text:
            return text
        known = self._table.get(text) or self._said.get((text, depth))
        if known is not None:
            return known
        best = min(self._ways(text, depth), default=(0, text), key=itemgetter(0))[1]
        if len(self._said) >= _KEPT:
            self._said.clear()
        self._said[text, depth] = best
        return best

    def _ways(self, text: str, depth: int) -> Iterator[tuple[int, str]]:
        """The ways to say a text, up to the first that leaves nothing English, each with how many English letters it
        leaves beside those of names that nobody has translated.

        Words in a sentence are names first; a whole sentence is one of the engine's first.
        """
        name = self._names(text) if depth else text
        if name != text or (depth and text in self._own):
            yield 0, name
            return
        if depth < _DEEPEST:
            for own, pattern, places, template in self._patterns.get(text[-1], self._patterns[""]):
                # Nearly all are ruled out by their own words, which costs far less than a match.
                match = pattern.fullmatch(text) if own in text else None
                if match is None:
                    continue
                words = dict(zip(places, match.groups(), strict=True))
                told = {place: self.sentence(word, depth + 1) for place, word in words.items()}
                left = _english_letters(_PLACE.sub("", self._table[template]))
                left += sum(_english_letters(told[place]) for place, word in words.items() if word not in self._own)
                yield left, _fill(self._table[template], told)
                if not left:
                    return
        name = self._names(text)
        yield _english_letters(name), name
        if name == text and depth < _DEEPEST:
            joined = self._joined(text, depth)
            yield _english_letters(joined), joined

    def _joined(self, text: str, depth: int) -> str:
        """Several sentences or words after each other."""
        for mark, joint in ((". ", ""), (", ", "、"), (" and ", "、")):
            if mark in text:
                parts = self._whole_names(text.split(mark), mark)
                parts[:-1] = [part + mark.strip() if mark == ". " else part for part in parts[:-1]]
                said = [self.sentence(part, depth + 1) for part in parts]
                if said != parts:
                    return joint.join(said)
        return text

    def _whole_names(self, parts: list[str], mark: str) -> list[str]:
        """The parts of a list, those together that are one name: names of cards have commas too."""
        found: list[str] = []
        while parts:
            many = next((n for n in range(len(parts), 1, -1) if self._is_name(mark.join(parts[:n]))), 1)
            found.append(mark.join(parts[:many]))
            parts = parts[many:]
        return found

    def _is_name(self, text: str) -> bool:
        return text in self._own or self._names(text) != text


def _english_letters(text: str) -> int:
    """How many English letters a text has, beside those of signs such as "[Dull]" and "{Rest}"."""
    return sum(letter.isascii() and letter.isalpha() for letter in _SIGN.sub("", text))


def _fill(template: str, words: Mapping[int, str]) -> str:
    return _PLACE.sub(lambda match: words.get(int(match.group(1)), match.group()), template)


@lru_cache(maxsize=8)
def _patterns(templates: tuple[str, ...]) -> dict[str, list[_Pattern]]:
    """Templates with places as patterns, those with the most words of their own first.

    By the mark at the end of a text: whole sentences are told by templates of sentences before those of words, for
    "{0} of {1}" would take any sentence apart in which there is an "of".
    """
    found: list[tuple[int, _Pattern]] = []
    for template in templates:
        places = tuple(int(place) for place in _PLACE.findall(template))
        fixed = len(_PLACE.sub("", template).strip())
        if not places or fixed < 1 or template == "{0}." or len(set(places)) != len(places):
            continue
        parts = _PLACE.split(template)[::2]
        pattern = re.compile("(.+?)".join(map(re.escape, parts)), re.DOTALL)
        found.append((fixed, (max(parts, key=len), pattern, places, template)))
    found.sort(key=lambda each: -each[0])
    patterns = [each for _, each in found]
    ordered = {end: sorted(patterns, key=lambda each: not each[3].endswith(end)) for end in _ENDS}
    return {**ordered, "": patterns}
