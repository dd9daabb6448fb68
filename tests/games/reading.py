"""Reading the log of a game line by line, as each seat: every line is true, complete and tells no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from app.cli import choosing
from engine.events import Event, Move, Note, SetCardField, Shuffle
from engine.game import Start
from engine.match import Match
from engine.state import SEATS, Change


@dataclass
class Reader:
    """What a game has shown to each seat, change by change, and what is wrong with what it has told of that.

    ``quiet`` are the reasons of changes that need no line that names the card; ``chosen`` and ``paid`` the rules by
    which choices and payments are told, ``named`` those whose lines always name the card whose ability they tell of.
    """

    match: Match
    quiet: frozenset[str]
    chosen: tuple[str, ...]
    paid: tuple[str, ...]
    named: tuple[str, ...]
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        #: Which seats saw a card just before and just after each change of it, by its place in the log.
        self.eyes: dict[int, tuple[bool, bool]] = {}
        #: The objects that each seat has seen.
        self.seen: tuple[set[tuple[int, int]], set[tuple[int, int]]] = (set(), set())
        self.match.state.witnesses.append(self._witness)

    def _witness(self, change: Change) -> None:
        state = self.match.state
        place = len(state.log) - 1
        if isinstance(change, Move | SetCardField):
            card = state.cards[change.card]
            after = state.sight(card)
            before = change.saw if isinstance(change, Move) else (False, False)
            self.eyes[place] = before[0] or after[0], before[1] or after[1]
            for seat in SEATS:
                if after[seat]:
                    self.seen[seat].add((card.number, card.entered))
        elif isinstance(change, Note):
            self._tells_no_secret(change)

    def _tells_no_secret(self, note: Note) -> None:
        state = self.match.state
        for seat in SEATS:
            for number in note.faces[seat]:
                card = state.cards[number]
                objects = {(number, *arg[2:]) for arg in note.args if isinstance(arg, tuple) and arg[1] == number}
                if not state.sees(seat, card) and not objects & self.seen[seat]:
                    self.problems.append(f"seat {seat} reads what it may not know: {note.text} ({card.face.name})")

    # The whole game

    def read(self) -> list[str]:
        """Say what is wrong with the log of the game that has been played."""
        log = self.match.state.log
        bounds = sorted({one.log for one in self.match.checkpoints} | {0, len(log)})
        for first, last in pairwise(bounds):
            self._part(log, first, last)
        return list(dict.fromkeys(self.problems))

    def _part(self, log: list[Change], first: int, last: int) -> None:
        """Read what one procedure has done."""
        notes = [place for place in range(first, last) if isinstance(log[place], Note)]
        for place in notes:
            self._names(log, place, max((one for one in notes if one < place), default=first - 1),
                        min((one for one in notes if one > place), default=last))  # fmt: skip
            self._is_grounded(log, place)
        self._is_in_order([log[place] for place in notes])
        told = {arg[1] for place in notes for arg in log[place].args if isinstance(arg, tuple) and arg[0] == "card"}
        for place in range(first, last):
            change = log[place]
            if (
                isinstance(change, Move | SetCardField)
                and change.card not in told
                and _wants_a_line(change, self.quiet)
            ):
                card = self.match.state.cards[change.card]
                self.problems.append(f"nothing is told of it: {_said(change)} ({card.face.name})")

    def _names(self, log: list[Change], place: int, before: int, after: int) -> None:
        """A line names whatever the seat saw as it happened."""
        note = log[place]
        assert isinstance(note, Note)
        for arg in note.args:
            if not isinstance(arg, tuple) or arg[0] != "card":
                continue
            for seat in SEATS:
                if arg[1] in note.faces[seat]:
                    continue
                near = [one for one in range(before + 1, after) if getattr(log[one], "card", -1) == arg[1]]
                if note.rule in self.named or any(self.eyes.get(one, (False, False))[seat] for one in near):
                    name = self.match.state.cards[arg[1]].face.name
                    self.problems.append(f"seat {seat} does not read the name: {note.text} [{note.rule}] ({name})")

    def _is_grounded(self, log: list[Change], place: int) -> None:
        """A line follows a rule, and says that nothing has happened only where nothing has."""
        note = log[place]
        assert isinstance(note, Note)
        if not note.rule:
            self.problems.append(f"no rule: {note.text}")
        if "nothing comes of it" in note.text:
            start = max(one for one in range(place) if isinstance(log[one], Note))
            for change in log[start:place]:
                if isinstance(change, Move | SetCardField | Shuffle) or change.why in ("used up", "lasting"):
                    self.problems.append(f"something came of it: {_said(change)}")

    def _is_in_order(self, notes: list[Change]) -> None:
        """What is chosen is told before what is paid, where one act does both."""
        paid = ""
        for note in notes:
            assert isinstance(note, Note)
            if note.rule in self.paid:
                paid = note.text
            elif note.rule in self.chosen and paid:
                self.problems.append(f"told after what was paid: {paid} | {note.text}")


def _wants_a_line(change: Move | SetCardField, quiet: frozenset[str]) -> bool:
    if change.why in quiet:
        return False
    return isinstance(change, Move) or change.field in ("dull", "counters", "controller", "face_down")


def _said(change: Event) -> str:
    return f"{type(change).__name__} {change.why} {getattr(change, 'field', '')}".strip()


def games(name: str, seeds: range) -> Iterator[Match]:
    """Games about to be played: by starters if the seed is even, else by random decks."""
    game = choosing.game(name, None)
    for seed in seeds:
        source = random.Random(seed)
        starters = game.starters()
        lists = [game.read_deck(source.choice(starters)) if seed % 2 == 0 else game.random_deck(source) for _ in SEATS]
        yield game.new_match(Start(name, (game.deck(lists[0]), game.deck(lists[1])), seed))


def play(match: Match, seed: int) -> None:
    """Play to the end, at random."""
    source = random.Random(seed)
    while match.request is not None:
        match.answer(match.request.seat, match.sample(source))
