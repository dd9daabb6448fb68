"""The rulebook: every official rule of a game by number, and why the rules say no.

A game keeps its ledger as text in one directory. Files ``chapter_*.txt`` hold the rules, one to a line, in
the order of the official document. Lines that begin with ``#`` are comments::

    10.1.3.1.1 | enforced | Only an active Forward can block.

Where the official text leaves open what happens, the game has decided, and says so with its reasons right below the
rule in question, under its number with a letter that the document does not use::

    10.1.3.2.1a | ruling | A Forward whose control changes is out of the battle, for ...

The directory ``chinese`` beside them, where there is one, has the sentences again in Simplified Chinese, in
files of the same names::

    10.1.3.1.1 | 只有处于行动状态的前锋可以防御。
"""

import enum
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import msgspec

from engine.text.hanzi import Script

#: The number of a rule.
NUMBER = r"[A-Z]*\.?\d+(?:\.\d+)*(?:[a-z](?:-[ivx]+)?)?"
_CHAPTER = re.compile(r"[A-Z]*\.?\d+")
_LAST_PART = re.compile(r"(?:-[ivx]+|[a-z]|\.\d+)$")
_Words = TypeVar("_Words", bound=enum.Enum)


class LedgerError(ValueError):
    """A ledger, or a test's citation of one, is malformed; the message names the file and the line."""


class Standing(enum.Enum):
    """What a rule is to the program."""

    ENFORCED = "enforced"
    """The program behaves by it, and a test cites it."""
    DEFINITION = "definition"
    """It says what a word means, or is a heading, and has no behaviour of its own."""
    PHYSICAL = "physical"
    """It is about cardboard and people."""
    SUPERSEDED = "superseded"
    """Another rule has taken its place."""
    RULING = "ruling"
    """The official text leaves it open: the program behaves by this decision, and a test cites it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of the official rules: its number, its standing and what it says, in one sentence."""

    number: str
    standing: Standing
    sentence: str

    @property
    def chapter(self) -> str:
        """The number of the chapter: the part before the first dot ("10" of "10.1.2")."""
        found = _CHAPTER.match(self.number)
        return found.group() if found else self.number


class Refusal(msgspec.Struct, frozen=True):
    """Why the rules say no: the rule by game and number ("FFTCG 10.1.2.1.1") and a sentence for the player.

    >>> print(Refusal("FFTCG 10.1.3.1.1", "A dull Forward cannot block."))
    A dull Forward cannot block. FFTCG 10.1.3.1.1
    """

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.rule}"


class Rulebook:
    """The rules of one game by number, in the order of the official document."""

    def __init__(
        self,
        name: str,
        rules: Iterable[Rule],
        translations: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        """`translations` has for each language but English the sentence of every number."""
        self.name = name
        self._translations = translations
        self.rules: Mapping[str, Rule] = MappingProxyType({rule.number: rule for rule in rules})
        children: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            children.setdefault(self.parent(rule.number), []).append(rule)
        self._children = {number: tuple(below) for number, below in children.items()}

    @classmethod
    def load(
        cls, name: str, directory: Path, scripts: Mapping[str, Script] = MappingProxyType({})
    ) -> "Rulebook":
        """Read the ledger of the game called name from its directory; LedgerError if a line is malformed, or if
        the Chinese sentences, which each language of `scripts` writes in its own way, are not of the same rules.
        """
        files = sorted(directory.glob("chapter_*.txt"))
        if not files:
            raise LedgerError(f"{directory}: the ledger of {name} has no chapter_*.txt here.")
        rules = _read_rules(files)
        chinese = _read_chinese(directory / "chinese", rules) if scripts else {}
        translations = {
            language: {number: script.write(sentence) for number, sentence in chinese.items()}
            for language, script in scripts.items()
        }
        return cls(name, rules.values(), translations)

    def __getitem__(self, number: str) -> Rule:
        return self.rules[number]

    def get(self, number: str) -> Rule | None:
        """Return the rule of this number, or None."""
        return self.rules.get(number)

    def sentence(self, number: str, language: str = "en") -> str:
        """What the rule of this number says in a language ("zh_TW"); in English where the language has no words."""
        return self._translations.get(language, {}).get(number) or self.rules[number].sentence

    def children(self, number: str = "") -> tuple[Rule, ...]:
        """Return the rules directly below this one, or the chapters.

        A rule whose own parent the document leaves out is below the nearest rule there is.
        """
        return self._children.get(number, ())

    def search(self, text: str, language: str = "en") -> tuple[Rule, ...]:
        """Return the rules in whose number and sentence, in a language, all words of the text occur, in any order."""
        words = text.casefold().split()
        return tuple(
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.number} {self.sentence(rule.number, language)}".casefold() for word in words)
        )

    def parent(self, number: str) -> str:
        """Return the number of the nearest rule above this one; empty for a chapter.

        What stands above 801 and 802 is 800, where the document has that.
        """
        while (above := _LAST_PART.sub("", number)) != number:
            if above in self.rules:
                return above
            number = above
        hundred = f"{number[:-2]}00"
        return hundred if hundred in self.rules and hundred != number else ""


def _read_rules(files: Iterable[Path]) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for place, (number, standing, sentence) in entries(files, 3):
        if number in rules:
            raise LedgerError(f"{place}: rule {number} is there already; a rule has one line.")
        rules[number] = Rule(number, one_of(Standing, standing, place), sentence)
    return rules


def _read_chinese(directory: Path, rules: Mapping[str, Rule]) -> dict[str, str]:
    sentences: dict[str, str] = {}
    for place, (number, sentence) in entries(sorted(directory.glob("chapter_*.txt")), 2):
        if number in sentences or number not in rules:
            raise LedgerError(f"{place}: every rule of the English ledger has one line here, not so {number}.")
        sentences[number] = sentence
    for missing in (number for number in rules if number not in sentences):
        raise LedgerError(f"{directory}: rule {missing} has no line here; give it its sentence.")
    return sentences


def entries(files: Iterable[Path], fields: int) -> Iterator[tuple[str, list[str]]]:
    """Yield for every line that is no comment its place (file and line) and its fields."""
    for file in files:
        for count, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            place = f"{file}, line {count}"
            parts = [part.strip() for part in line.split("|", fields - 1)]
            if len(parts) != fields or not all(parts):
                raise LedgerError(
                    f"{place}: a line here has {fields} fields, none of them empty, with | between them."
                )
            if not re.fullmatch(NUMBER, parts[0]):
                raise LedgerError(f"{place}: {parts[0]!r} is not the number of a rule.")
            yield place, parts


def one_of(words: type[_Words], word: str, place: str) -> _Words:
    """Return the word of a class of words; LedgerError where it has none like it."""
    try:
        return words(word)
    except ValueError:
        known = ", ".join(each.value for each in words)
        raise LedgerError(f"{place}: {word!r} is none of {known}.") from None
