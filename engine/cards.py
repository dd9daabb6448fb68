"""Cards as they are printed, and the sets of cards that are kept as text.

A set file holds blocks with an empty line between them; a line that begins with `#` is a comment. A block is a card:

    1-001H Mirelle
    Forward, Fire, cost 4, power 8000, Job Lamplighter, Category LAMP
    When Mirelle attacks, select 1 of the 2 following actions.
      "Draw 1 card."
      "Choose 1 Forward. Deal it 3000 damage."
    Brave
    flavour: She lights the dawn by hand, and it has never been late.
    zh_CN: 米蕾尔 | 她亲手点亮黎明，从不误时。
    zh_TW: 米蕾兒 | 她親手點亮黎明，從不誤時。

The number and the name; the facts, whose grammar is the game's; the text, one ability a line, where an
indented line continues the ability above it; and what is said of the card in each language.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from engine.bounds import PrintedPart, PrintedText
from engine.files import TextError, quoted, read_text

#: The longest set file that is read, in bytes.
LONGEST_SET = 4 * 1024 * 1024
#: The languages in which a card can be named, the language of its text first.
LANGUAGES = ("en", "zh_CN", "zh_TW")

_HEADER = re.compile(r"(?P<code>\S+) +(?P<name>\S.*)")
_LABEL = re.compile(r"(?P<label>[a-z]\w*) *: *(?P<rest>.*)")


class WorkedOut:
    """Keeps what a game has worked out of a printed card (:func:`once_for_each`)."""

    __slots__ = ("worked_out",)
    worked_out: Any


@dataclass(frozen=True, slots=True)
class Printed(WorkedOut):
    """What is printed on a card of any game: its number, its name, and its text, one ability a line."""

    code: PrintedPart
    name: PrintedPart
    text: PrintedText


class Words(NamedTuple):
    """What a card is called in one language, and the line of its story, which may be empty."""

    name: str
    flavour: str


class CardError(TextError):
    """A card that cannot be read, with the file, the line and the cure."""


class Block(NamedTuple):
    """A card as its set file writes it: `facts` is the line below the name, for the game to read."""

    code: str
    name: str
    facts: str
    text: str


P = TypeVar("P", bound=Printed)
T = TypeVar("T")


class Entry(NamedTuple, Generic[P]):
    """A card in a catalogue: the card, what it is called, and where it was read."""

    card: P
    words: Mapping[str, Words]
    file: str
    line: int


#: How a game makes a card of a block; raises ValueError with a sentence about the facts that it cannot read.
Reader = Callable[[Block], P]


def named(words: Iterable[str], known: Mapping[str, T], called: str) -> tuple[T, ...]:
    """What the facts of a card call by name, each once; ValueError has the sentence for their author."""
    names = [word.strip() for word in words]
    for name in names:
        if name not in known:
            raise ValueError(f"{quoted(name)} is no {called}; use one of {', '.join(known)}.")
    if not names or len(set(names)) != len(names):
        raise ValueError(f"{quoted('/'.join(names))} does not name each {called} once; name one, or several.")
    return tuple(known[name] for name in names)


def once_for_each(work_out: Callable[[P], T]) -> Callable[[P], T]:
    """Let what a game works out of a printed card be kept with the card: it depends on nothing but what is printed.

    It is worked out once for all cards that are printed alike: a record brings its own copies of them.
    """
    of_alike = lru_cache(maxsize=8192)(work_out)

    def characteristics(card: P) -> T:
        try:
            found: T = card.worked_out
        except AttributeError:
            found = of_alike(card)
            object.__setattr__(card, "worked_out", found)
        return found

    return characteristics


class Catalogue(Mapping[str, P]):
    """Cards by number, in the order of their sets.

    >>> text = "1-001C Lamp\\nStreet furniture\\nzh_CN: 灯 | 街角的灯。"
    >>> cards = parse_set(text, "a.txt", lambda block: Printed(block.code, block.name, block.text))
    >>> cards["1-001C"].name, cards.words("1-001C", "zh_CN").name
    ('Lamp', '灯')
    """

    __slots__ = ("_entries", "_names")

    def __init__(self, entries: Iterable[Entry[P]] = ()) -> None:
        """Raises CardError when two cards have the same number."""
        self._entries: dict[str, Entry[P]] = {}
        self._names: dict[str, list[P]] = {}
        for entry in entries:
            card = entry.card
            other = self._entries.setdefault(card.code, entry)
            if other is not entry:
                raise CardError(
                    entry.file,
                    entry.line,
                    f"the number {card.code} is already that of {other.card.name} "
                    f"({other.file}, line {other.line}); give {card.name} its own.",
                )
            self._names.setdefault(card.name, []).append(card)

    def __getitem__(self, code: str) -> P:
        return self._entries[code].card

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def merged(self, other: Catalogue[P]) -> Catalogue[P]:
        """This catalogue followed by the other; raises CardError when both have a number."""
        return Catalogue([*self._entries.values(), *other._entries.values()])

    def changed(self, cards: Mapping[str, P]) -> Catalogue[P]:
        """This catalogue with each card as it is there, by number."""
        return Catalogue(entry._replace(card=cards[code]) for code, entry in self._entries.items())

    def named(self, name: str) -> tuple[P, ...]:
        """All cards of exactly that English name."""
        return tuple(self._names.get(name, ()))

    def words(self, code: str, language: str) -> Words:
        """Name and flavour in one of LANGUAGES; in English where the card has none in that language."""
        words = self._entries[code].words
        return words.get(language) or words["en"]

    def names(self, language: str) -> dict[str, str]:
        """What the cards are called in one of LANGUAGES, by their English names."""
        return {card.name: self.words(code, language).name for code, card in self.items()}

    def nearest(self, text: str) -> P | None:
        """The card whose number, name (in any language) or both look most like a text, if any comes near."""
        keys: dict[str, P] = {}
        for card in self.values():
            names = [words.name for words in self._entries[card.code].words.values()]
            for key in (card.code, *names, f"{card.code} {card.name}"):
                keys.setdefault(key.casefold(), card)
        near = difflib.get_close_matches(text.casefold(), keys, n=1)
        return keys[near[0]] if near else None


def parse_set(text: str, file: str, read: Reader[P]) -> Catalogue[P]:
    """The cards of a set file's text; `file` is its name in errors. Raises CardError."""
    return Catalogue(_card(lines, file, read) for lines in _blocks(text, file))


def load_set(path: Path, read: Reader[P]) -> Catalogue[P]:
    """The cards of one set file. Raises CardError."""
    return parse_set(read_text(path, LONGEST_SET, CardError), path.name, read)


def load_sets(folder: Path, read: Reader[P]) -> Catalogue[P]:
    """The cards of all set files (`*.txt`) of a folder, by the files' names. Raises CardError."""
    sets: Catalogue[P] = Catalogue()
    for path in sorted(folder.glob("*.txt")):
        sets = sets.merged(load_set(path, read))
    if not sets:
        raise CardError(str(folder), 0, "there are no cards here; name a folder that holds set files (*.txt).")
    return sets


class _Line(NamedTuple):
    number: int
    text: str


def _blocks(text: str, file: str) -> Iterator[list[_Line]]:
    """The blocks of a set file, each with at least one line, continued lines joined."""
    block: list[_Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.rstrip()
        if line.startswith("#"):
            continue
        if not line:
            if block:
                yield block
            block = []
        elif line[0].isspace():
            if len(block) < 3:
                raise CardError(file, number, "an indented line needs an ability above it; begin it at the margin.")
            block[-1] = _Line(block[-1].number, f"{block[-1].text} {line.strip()}")
        else:
            block.append(_Line(number, line))
    if block:
        yield block


def _card(lines: list[_Line], file: str, read: Reader[P]) -> Entry[P]:
    """One card of its block."""
    head = lines[0]
    header = _HEADER.fullmatch(head.text)
    if header is None:
        raise CardError(
            file,
            head.number,
            f"{quoted(head.text)} is no number and name; begin a card as in '1-001H Mirelle'.",
        )
    code, name = header["code"], header["name"]
    if len(lines) == 1:
        raise CardError(file, head.number, f"{name} has a name only; write its facts in the line below.")
    rules: list[str] = []
    labels: dict[str, str] = {}
    for line in lines[2:]:
        label = _LABEL.fullmatch(line.text)
        if label is not None:
            _keep_label(labels, label["label"], label["rest"], file, line.number)
        elif labels:
            raise CardError(file, line.number, "an ability stands below the names; move it up, under the facts.")
        else:
            rules.append(line.text)
    try:
        card = read(Block(code, name, lines[1].text, "\n".join(rules)))
    except ValueError as problem:
        raise CardError(file, lines[1].number, str(problem)) from None
    return Entry(card, _words(name, labels), file, head.number)


def _keep_label(labels: dict[str, str], label: str, rest: str, file: str, line: int) -> None:
    known = ("flavour", *LANGUAGES[1:])
    if label not in known:
        raise CardError(file, line, f"'{label}:' is not known here; use one of {', '.join(known)}.")
    if label in labels:
        raise CardError(file, line, f"'{label}:' stands here a second time; keep one of the two.")
    if label != "flavour" and not rest.partition("|")[0].strip():
        raise CardError(file, line, f"'{label}:' gives no name; write it as '{label}: name | flavour'.")
    labels[label] = rest


def _words(name: str, labels: Mapping[str, str]) -> dict[str, Words]:
    words = {"en": Words(name, labels.get("flavour", ""))}
    for language in LANGUAGES[1:]:
        if language in labels:
            translated, _, flavour = labels[language].partition("|")
            words[language] = Words(translated.strip(), flavour.strip())
    return words
