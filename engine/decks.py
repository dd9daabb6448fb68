"""Deck lists as text that people write, paste and read.

    Deck: Lamps at Noon
    # A first line of explanation is kept with the deck.
    [Main]
    3 1-001H Mirelle
    [LB]
    1 1-088R Mirelle

The name of the deck; sections in brackets, the first of which may be left out and is then `[Main]`; and in
each the number of copies, the card's number and its name. A line that begins with `#` is a comment.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.cards import LANGUAGES, Catalogue, P
from engine.files import TextError, quoted, read_text
from engine.rulebook import Refusal

#: The longest deck file that is read, in bytes.
LONGEST_DECK = 64 * 1024
#: The section of cards that stand in none.
MAIN = "Main"

_SECTION = re.compile(r"\[ *(?P<name>[^\[\]]*?) *\]")
_TITLE = re.compile(r"Deck *: *(?P<name>.*)", re.IGNORECASE)
_CARDS = re.compile(r"(?P<count>[0-9]{1,3})x? +(?P<code>\S+)(?: +(?P<name>\S.*))?", re.IGNORECASE)


class DeckError(TextError):
    """A deck list that cannot be used, with the file, the line and the cure."""


@dataclass(frozen=True, slots=True)
class Copies:
    """Some copies of one card in a deck, and the line of the file where they stand (0 for none)."""

    count: int
    code: str
    name: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck, such as the main deck, as its player lists it."""

    name: str
    cards: tuple[Copies, ...]

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(copies.count for copies in self.cards)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck: its name, its sections, and the notes that explain it.

    >>> print(parse_deck("Deck: Two lamps\\n3 1-001H Mirelle", "deck.txt").text(), end="")
    Deck: Two lamps
    <BLANKLINE>
    [Main]
    3 1-001H Mirelle
    """

    name: str
    sections: tuple[Section, ...]
    notes: tuple[str, ...] = ()

    def section(self, name: str) -> Section:
        """The section of that name in any case; an empty one where the deck has none."""
        for section in self.sections:
            if section.name.casefold() == name.casefold():
                return section
        return Section(name, ())

    def listed(self, catalogue: Mapping[str, P]) -> list[tuple[P, int]]:
        """The cards that the deck lists and the catalogue has, with how many copies."""
        every = (copies for section in self.sections for copies in section.cards)
        return [(catalogue[copies.code], copies.count) for copies in every if copies.code in catalogue]

    def text(self) -> str:
        """The deck list as text; `parse_deck` reads it back."""
        lines = [f"Deck: {self.name}", *(f"# {note}" for note in self.notes)]
        for section in self.sections:
            lines += ["", f"[{section.name}]"]
            lines += [f"{copies.count} {copies.code} {copies.name}".rstrip() for copies in section.cards]
        return "\n".join(lines) + "\n"


def refuse_listing(
    deck: DeckList, sections: Sequence[str], catalogue: Mapping[str, P], section_rule: str, card_rule: str
) -> Iterator[Refusal]:
    """What a deck lists that its game does not have: sections, and cards."""
    known = [name.casefold() for name in sections]
    for section in deck.sections:
        if section.name.casefold() not in known:
            there = " and ".join(f"[{name}]" for name in sections)
            yield Refusal(section_rule, f"A deck has only {there}, no [{section.name}].")
    for section in deck.sections:
        for copies in section.cards:
            if section.name.casefold() in known and copies.code not in catalogue:
                yield Refusal(card_rule, f"There is no card {copies.code} in the catalogue.")


def refuse_copies(
    cards: Sequence[tuple[P, int]], key: Callable[[P], str], most: int, rule: str, unlimited: Callable[[P], bool]
) -> Iterator[Refusal]:
    """The cards of one key, number or name, of which a deck has too many; any number of what is ``unlimited``."""
    counts: Counter[str] = Counter()
    for card, count in cards:
        counts[key(card)] += count
    for name, count in counts.items():
        if count > most and not any(unlimited(card) for card, _ in cards if key(card) == name):
            yield Refusal(rule, f"{name} is in the deck {count} times; {most} copies are allowed.")


def load_deck(path: Path, catalogue: Catalogue[P]) -> DeckList:
    """The deck of a file, each of its cards found in the catalogue. Raises DeckError."""
    deck = parse_deck(read_text(path, LONGEST_DECK, DeckError), path.name)
    return identified(deck, catalogue, path.name)


def parse_deck(text: str, file: str) -> DeckList:
    """The deck that a text lists; `file` is its name in errors. Raises DeckError.

    A deck without a line `Deck: ...` is called after the file.
    """
    title = Path(file).stem
    notes: list[str] = []
    sections: dict[str, tuple[str, list[Copies]]] = {}
    current: list[Copies] | None = None
    for number, line in _lines(text):
        if line.startswith("#"):
            if current is None:
                notes.append(line.lstrip("# "))
        elif (section := _SECTION.fullmatch(line)) is not None:
            if not section["name"]:
                raise DeckError(file, number, "this section has no name; write it as in '[Main]'.")
            current = sections.setdefault(section["name"].casefold(), (section["name"], []))[1]
        elif (named := _TITLE.fullmatch(line)) is not None:
            title = named["name"] or title
        else:
            if current is None:
                current = sections.setdefault(MAIN.casefold(), (MAIN, []))[1]
            current.append(_copies(line, file, number))
    if not any(cards for _, cards in sections.values()):
        raise DeckError(file, 0, "there are no cards in this list; write lines as in '3 1-001H Mirelle'.")
    parts = tuple(Section(name, tuple(cards)) for name, cards in sections.values())
    return DeckList(title, parts, tuple(notes))


def identified(deck: DeckList, catalogue: Catalogue[P], file: str) -> DeckList:
    """The deck with every card found in the catalogue and called by its English name.

    A card may be listed by its name in any language, or by its number alone. Raises DeckError for a card
    that is not in the catalogue, and for a number and a name that belong to different cards.
    """
    return replace(
        deck,
        sections=tuple(
            replace(section, cards=tuple(_identified(copies, catalogue, file) for copies in section.cards))
            for section in deck.sections
        ),
    )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text that are not empty, with their numbers."""
    for number, raw in enumerate(text.splitlines(), start=1):
        if line := raw.strip():
            yield number, line


def _copies(line: str, file: str, number: int) -> Copies:
    match = _CARDS.fullmatch(line)
    if match is None:
        raise DeckError(
            file,
            number,
            f"{quoted(line)} is no line of a deck; write one as in '3 1-001H Mirelle'.",
        )
    if int(match["count"]) == 0:
        raise DeckError(file, number, "this lists no copies; remove the line, or write how many there are.")
    return Copies(int(match["count"]), match["code"], (match["name"] or "").strip(), number)


def _identified(copies: Copies, catalogue: Catalogue[P], file: str) -> Copies:
    card = catalogue.get(copies.code)
    listed = f"{copies.code} {copies.name}".strip()
    if card is None:
        near = catalogue.nearest(listed) or catalogue.nearest(copies.name)
        cure = f"did you mean {near.code} {near.name}?" if near else "check its number and name."
        raise DeckError(file, copies.line, f"there is no card {quoted(listed)}; {cure}")
    names = {_plain(catalogue.words(card.code, language).name) for language in LANGUAGES}
    if copies.name and _plain(copies.name) not in names:
        other = catalogue.named(copies.name)
        cure = f"{other[0].name} is {other[0].code}" if other else "correct the number or the name"
        raise DeckError(file, copies.line, f"{card.code} is {card.name}, not {quoted(copies.name)}; {cure}.")
    return replace(copies, name=card.name)


def _plain(name: str) -> str:
    """A name as it is compared: without regard to case and kinds of apostrophe."""
    return name.replace("’", "'").casefold()
