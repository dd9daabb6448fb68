"""Playing a match in a terminal: numbered choices and plain words, one line after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

from app.cli import answering, byhand, telling
from app.cli.problems import Problem
from engine.answers import Cancel
from engine.cards import Printed
from engine.game import Game, Start
from engine.match import Match
from engine.questions import Question
from engine.record import Recorder
from engine.rulebook import Refusal, Rule, Rulebook
from engine.views import View, log_lines

SEATS = ("human", "random")
HELP = (
    "Answer with the numbers of the lines, or with yes, no, pass, none, cancel, auto.",
    "? or board: the position. hand: your hand. stack: what waits to resolve. log: what happened last.",
    "card N: the card of line N, or card and a part of its name. rule N: a rule by its number.",
    "do: what is done by hand, whatever the rules say; do alone lists it.",
    "undo: take your last answer back. concede: give up. save FILE: save a record. quit: stop here.",
)
#: A demonstration that is longer than this has gone wrong.
LONGEST = 20_000


class Session:
    """A match at a terminal: asks the seats that are people, and lets the others play at random."""

    def __init__(
        self,
        game: Game,
        start: Start,
        match: Match,
        seats: tuple[str, str],
        source: random.Random,
        streams: tuple[TextIO, TextIO],
        recorder: Recorder | None = None,
    ) -> None:
        self.game = game
        match.contain()
        self.match = match
        self.people = tuple(seat for seat, kind in enumerate(seats) if kind == "human")
        self.recorder = recorder or Recorder(game, start, match)
        self.printed = _printed(game, start)
        self._source = source
        self._input, self._output = streams
        self._told = 0
        self._waits = False
        self._lines: tuple[int, ...] = ()

    def run(self) -> int:
        """Play until the game is over or somebody quits; return the exit code."""
        steps = 0
        while self.match.request is not None:
            seat = self.match.request.seat
            self._tell_log(seat)
            if seat in self.people:
                question = self.match.question(seat)
                assert question is not None
                if not self._ask(seat, question):
                    return 0
            else:
                self.match.answer(seat, self.match.sample(self._source))
            steps += 1
            if steps > LONGEST and not self.people:
                raise Problem(f"This game does not end within {LONGEST} answers.")
        self._tell_log(self.people[0] if self.people else 0)
        self._say(outcome(self.match))
        return 0

    # Asking

    def _ask(self, seat: int, question: Question) -> bool:
        """Ask a person until there is an answer; False when the person quits."""
        if question.idle and not self._waits:
            self.match.answer(seat, next(answering.read(question, ["pass"])))
            return True
        view = self.match.view(seat)
        self._offer(view, question)
        while True:
            typed = self._line(f"{view.names[seat]}> ")
            if typed is None:
                self._say("The input has ended, and the game has not.")
                return False
            words = typed.split()
            if not words:
                continue
            if words[0].casefold() == "quit":
                return False
            if self._command(seat, view, question, words):
                return True

    def _offer(self, view: View, question: Question) -> None:
        lines = telling.choices(view, question)
        handles = [offer.answer.card for offer in question.plays] or question.candidates
        self._lines = tuple(handles)
        if question.kind == "confirm" and not view.turn:
            # Before the first turn, what is asked about is the hand (FFTCG 8.2.1.4, Cipher 12.2.1.5).
            self._say("", *telling.hand(view))
        self._say("", f"{telling.status(view)} {question.text} ({question.rule})")
        self._say(*telling.numbered(lines), answering.hint(question))

    def _command(self, seat: int, view: View, question: Question, words: list[str]) -> bool:
        """Do what was typed; True when the match has moved."""
        first, rest = words[0].casefold(), words[1:]
        looks: Mapping[str, Callable[[], list[str]]] = {
            "?": lambda: telling.board(view),
            "board": lambda: telling.board(view),
            "hand": lambda: telling.hand(view),
            "stack": lambda: telling.stack(view),
            "log": lambda: [telling.log_line(line) for line in view.log],
            "help": lambda: list(HELP),
            "card": lambda: self._card(view, " ".join(rest)),
            "rule": lambda: rule(self.game, " ".join(rest)),
            "save": lambda: self._save(" ".join(rest)),
        }
        if first in looks:
            self._say(*looks[first]())
            return False
        if first == "undo":
            return self._undo()
        if first == "do":
            return self._by_hand(seat, byhand.Hand(view, question, self._lines), rest)
        if first == "concede":
            self.match.concede(seat)
            return True
        return self._answer(seat, question, [word.casefold() for word in words])

    def _answer(self, seat: int, question: Question, words: list[str]) -> bool:
        if words == ["auto"] and question.kind == "pay":
            answers = iter([self.match.sample(self._source)])
        else:
            answers = answering.read(question, words)
        refusal: Refusal | None = None
        for answer in answers:
            before = self.match.refused
            refusal = self.match.answer(seat, answer)
            if refusal is None or (refusal is self.match.refused and refusal is not before):
                if refusal is not None:
                    self._say(f"Taken back: {refusal}")
                elif isinstance(answer, Cancel):
                    self._say("Taken back.")
                self._waits = False
                return True
        self._say(str(refusal).strip() if refusal else "That is no answer here. Type help for what there is.")
        return False

    def _by_hand(self, seat: int, hand: byhand.Hand, words: list[str]) -> bool:
        """Do something by hand; afterwards nothing passes by itself."""
        try:
            verb = hand.read(words)
        except byhand.Unclear as problem:
            self._say(*str(problem).splitlines())
            return False
        refusal = self.match.override(seat, verb)
        if refusal is not None:
            self._say(str(refusal).strip())
        self._waits = self._waits or refusal is None
        return refusal is None

    def _undo(self) -> bool:
        """Take back everything since the last time a person had a choice; afterwards nothing passes by
        itself.
        """
        undone = False
        while self.match.undo():
            undone = True
            request = self.match.request
            question = self.match.question(request.seat) if request is not None else None
            if question is not None and question.seat in self.people and not question.idle:
                break
        self._waits = undone
        self._say("Taken back." if undone else "There is nothing to take back.")
        return undone

    # Telling

    def _card(self, view: View, word: str) -> list[str]:
        found = byhand.find(view, word, self._lines)
        if found is None:
            return ["There is no such card in sight; type card and a line's number or a part of a name."]
        return telling.card_lines(found, self.printed)

    def _save(self, word: str) -> list[str]:
        if not word:
            return ["Type save and the name of a file."]
        try:
            self.recorder.save(Path(word))
        except OSError as problem:
            return [f"The record cannot be saved ({problem.strerror}); choose another file."]
        return [f"Saved in {word}."]

    def _tell_log(self, seat: int) -> None:
        """Tell the lines of the log that are new, as the person at the terminal may read them."""
        reader = seat if len(self.people) == 2 else (*self.people, 0)[0]
        lines = log_lines(self.match.state, reader, self.match.names)
        self._told = min(self._told, len(lines))
        self._say(*(telling.log_line(line) for line in lines[self._told :]))
        self._told = len(lines)

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._output)
        self._output.flush()

    def _line(self, prompt: str) -> str | None:
        """What is typed; None at the end of the input."""
        print(prompt, end="", file=self._output, flush=True)
        line = self._input.readline()
        return line if line else None


def outcome(match: Match) -> str:
    """How a match ended, in a sentence."""
    found = match.outcome
    if found is None:
        return "The game is not over."
    who = "The game is a draw" if found.winner is None else f"{match.names[found.winner]} wins"
    return f"{who}: {found.sentence} ({found.rule})" if found.rule else f"{who}: {found.sentence}"


def rule(game: Game, word: str) -> list[str]:
    """A rule by its number, with those below it; or the rules that have these words."""
    book = game.rulebook()
    hits = find_rules(book, word)
    return [f"{each.number} {each.sentence}" for each in hits] or [no_rule(book, word)]


def find_rules(book: Rulebook, word: str, language: str = "en") -> tuple[Rule, ...]:
    """The rule of a number and those below it; or the rules that have these words."""
    number = word.strip().removeprefix(book.name).strip()
    found = book.get(number)
    if found is not None:
        return (found, *book.children(number))
    return tuple(book.search(word, language)) if word.strip() else ()


def no_rule(book: Rulebook, word: str) -> str:
    """What to say where nothing was found."""
    return f"There is no rule '{word}' in {book.name}; type a number such as {next(iter(book.rules))}."


def _printed(game: Game, start: Start) -> dict[str, Printed]:
    """The cards of both decks by number, and all others of the game."""
    cards = dict(game.cards())
    for deck in start.decks:
        for section in deck.sections.values():
            cards.update((card.code, card) for card in section)
    return cards
