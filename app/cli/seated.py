"""A player at a terminal who sits at a table, wherever that table is: asks by the seat, and hears by it."""

from __future__ import annotations

import queue
import threading
from typing import TextIO

from app.cli import answering, byhand, telling
from app.cli.play import rule
from engine.answers import AnyAnswer
from engine.game import Game
from engine.net import messages as say
from engine.net.messages import Told
from engine.net.seat import Seat
from engine.questions import Question
from engine.views import View

HELP = (
    "Answer with the numbers of the lines, or with yes, no, pass, none, cancel; auto answers for you.",
    "board, hand, stack, log: what you may see. rule N: a rule by its number.",
    "do: what is done by hand; the other player is asked. do alone lists it.",
    "undo, redo, mode enforced|ask|free, rematch: proposed to the other player. agree, refuse: to what is proposed.",
    "say WORDS: to the other player. concede: give up. claim: after the other was away too long. quit: leave.",
    "show, hide: let those who watch see your hand, or no more.",
)
WATCHING = (
    "board, stack, log: what both players see. rule N: a rule by its number. quit: leave.",
    "see 1, see 2: ask the first or the second player to show you the hand. see none: no hand any more.",
    "hand: the hand that is shown to you.",
)


class Terminal:
    """Plays at a seat until the game is over or the player goes; one who plays at ``random`` is never asked."""

    def __init__(self, seat: Seat, game: Game, streams: tuple[TextIO, TextIO], *, random: bool = False) -> None:
        self.seat, self.game = seat, game
        self._input, self._output = streams
        self._random = random
        self._queue: queue.Queue[Told | str | None] = queue.Queue()
        self._asked = -1
        self._lines: tuple[int, ...] = ()
        self._over = self._ended = self._chooses = False
        #: The seat whose hand who watches wishes to see.
        self._wish = -1
        self._wins = (0, 0)
        seat.listen(self._queue.put)

    def run(self) -> bool:
        """Play; return whether the game was played to its end. Ctrl+C goes through as KeyboardInterrupt."""
        if not self._random:
            threading.Thread(target=self._read, daemon=True).start()
        while not self._over:
            try:
                one = self._queue.get(timeout=0.5)
            except queue.Empty:
                continue
            if one is None:
                if self.seat.seat < 0:
                    continue  # who only watches goes on to the end
                if not self._ended:
                    self._say("The input has ended, and the game has not.")
                return self._ended
            if isinstance(one, str):
                if one.split() == ["quit"]:
                    return self._ended
                self._typed(one)
            else:
                self._heard(one)
        return True

    def again(self) -> None:
        """Take over what the seat was told before this terminal listened."""
        self._ask()

    def _read(self) -> None:
        for line in self._input:
            self._queue.put(line)
        self._queue.put(None)

    # What the table says

    def _heard(self, told: Told) -> None:
        match told:
            case say.Snapshot(log=lines):
                self._ended = False
                self._say(*(telling.log_line(line) for line in lines[-10:]))
                self._show_hand()
                self._ask()
            case say.Happened(events=events, rewound=rewound):
                new = [event.line for event in events if event.line is not None]
                self._say(*(["Taken back, or done again."] if rewound else []), *map(telling.log_line, new))
                self._ask()
            case say.Refused(rule=number, sentence=sentence, offer=offer):
                self._say(f"{sentence} {number}".strip(), *(["It can be done by hand: do anyway."] if offer else []))
                self._ask(again=True)
            case say.Informed(answer=answer) if answer is not None:
                self.seat.answer(answer)
            case say.Proposal(asker=asker, what=what, detail=detail) if asker != self.seat.seat and self.seat.seat >= 0:
                self._say(f"The other player proposes: {what} {detail}".rstrip() + ". Type agree or refuse.")
                if self._random:
                    self.seat.settle(True)
            case say.Settled(yes=yes):
                self._say("That is agreed." if yes else "That is not agreed.")
                self._ask(again=True)
            case say.Wished(name=name):
                self._say(f"{name or 'Somebody'}, who watches, would like to see your hand: type show or hide.")
            case say.Spoke(seat=seat, words=words):
                self._say(f"{self._name(seat)} says: {words}")
            case say.Presence(away=away, claimable=claimable, wins=wins, best_of=best_of, names=names):
                if best_of > 1 and wins != self._wins:
                    self._wins = wins
                    self._say(f"Best of {best_of}: {names[0]} {wins[0]}, {names[1]} {wins[1]}.")
                # Who watches a best of three stays for all of it.
                self._over = self._over or (self.seat.seat < 0 and self._ended and max(wins) * 2 > best_of)
                if any(away) and self.seat.view is not None:
                    self._say(f"{self._name(away.index(True))} is away; the seat is held.")
                if claimable:
                    self._say("You may claim the game: type claim.")
            case say.Ended(winner=winner, sentence=sentence, rule=number):
                who = "The game is a draw" if winner is None else f"{self._name(winner)} wins"
                self._say(f"{who}: {sentence} ({number})" if number else f"{who}: {sentence}")
                self._ended = True
                watches = self.seat.seat < 0
                self._over = self._random or (watches and self.seat.presence.best_of == 1)
                if not self._over and not watches:
                    self._say("Type rematch to play again, or quit.")
            case say.Again(chooser=chooser):
                self._chooses = chooser == self.seat.seat and not self._random
                if self._chooses:
                    self._say("You choose who goes first in the next game: type first or second.")
                else:
                    self.seat.contribute()

    def _name(self, seat: int) -> str:
        view = self.seat.view
        return view.names[seat] if view is not None and seat in (0, 1) else "Somebody"

    def _ask(self, *, again: bool = False) -> None:
        question, view = self.seat.question, self.seat.view
        if question is None or view is None or question.seat != self.seat.seat or self.seat.ended is not None:
            return
        if self._asked == self.seat.number and not again:
            return
        self._asked = self.seat.number
        if self._random:
            self.seat.inquire("suggest")
            return
        self._lines = tuple([offer.answer.card for offer in question.plays] or question.candidates)
        if question.kind == "confirm" and not view.turn:
            self._say("", *telling.hand(view))
        self._say("", f"{telling.status(view)} {question.text} ({question.rule})")
        self._say(*telling.numbered(telling.choices(view, question)), answering.hint(question))

    # What the player types

    def _typed(self, line: str) -> None:
        view, question, words = self.seat.view, self.seat.question, line.split()
        if not words:
            return
        first, rest = words[0].casefold(), words[1:]
        if self.seat.seat < 0:
            self._typed_by_watcher(first, rest, view)
        elif first == "help":
            self._say(*HELP)
        elif first == "say":
            self.seat.chat(" ".join(rest))
        elif first == "rule":
            self._say(*rule(self.game, " ".join(rest)))
        elif view is None:
            self._say("The game has not begun.")
        elif self._chooses and first in ("first", "second"):
            self._chooses = False
            self.seat.contribute(self.seat.seat if first == "first" else 1 - self.seat.seat)
        elif first in ("board", "?", "hand", "stack", "log"):
            self._say(*self._look(first, view))
        elif first in ("undo", "redo", "rematch"):
            self.seat.propose(first)
        elif first == "mode":
            self.seat.propose(say.MODE, " ".join(rest))
        elif first in ("agree", "refuse"):
            self.seat.settle(first == "agree")
        elif first in ("show", "hide"):
            self.seat.show_hand(first == "show")
            seen = "Who watches and wishes it sees your hand now." if first == "show" else "Nobody sees your hand now."
            self._say(seen)
        elif first == "concede":
            self.seat.concede()
        elif first == "claim":
            self.seat.claim()
        elif question is None or question.seat != self.seat.seat:
            self._say("It is the other player who is asked. Type help for what there is.")
        elif first == "auto":
            self.seat.inquire("suggest")
        elif first == "do":
            self._by_hand(view, question, rest)
        else:
            self._answer(question, [word.casefold() for word in words])

    def _typed_by_watcher(self, first: str, rest: list[str], view: View | None) -> None:
        if first == "rule":
            self._say(*rule(self.game, " ".join(rest)))
        elif first == "see" and rest and rest[0] in ("1", "2", "none"):
            self._wish = -1 if rest[0] == "none" else int(rest[0]) - 1
            self.seat.wish(self._wish)
        elif first in ("board", "?", "hand", "stack", "log") and view is not None:
            self._say(*self._look(first, view))
        else:
            self._say(*WATCHING)

    def _show_hand(self) -> None:
        """Who watches is told the hand that is shown to them."""
        view = self.seat.view
        if self._wish >= 0 and view is not None and any(
            card.name for zone in view.zones if zone.name == "hand" for card in zone.cards
        ):
            self._say(*telling.hand(view, self._wish))

    def _look(self, what: str, view: View) -> list[str]:
        if what == "hand":
            return telling.hand(view, max(0, self._wish) if self.seat.seat < 0 else None)
        if what == "stack":
            return telling.stack(view)
        return [telling.log_line(line) for line in view.log] if what == "log" else telling.board(view)

    def _by_hand(self, view: View, question: Question, words: list[str]) -> None:
        try:
            verb = byhand.Hand(view, question, self._lines).read(words)
        except byhand.Unclear as problem:
            self._say(*str(problem).splitlines())
            return
        self.seat.by_hand((verb,), " ".join(words))

    def _answer(self, question: Question, words: list[str]) -> None:
        found: AnyAnswer | None = next(answering.read(question, words), None)  # type: ignore[assignment]
        if found is None:
            self._say("That is no answer here. Type help for what there is.")
        else:
            self.seat.answer(found)

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._output)
        self._output.flush()
