"""Taking back: which entries of a match were made by hand, in which turn, and what has been seen since."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.answers import Pass
from engine.events import SetVariable
from engine.journal import Answered
from engine.match import Match
from engine.views import PublicEvent


class Act(NamedTuple):
    """Something a seat did: how many entries there were before it, and the turn."""

    before: int
    seat: int
    by_hand: bool
    turn: int


class History:
    """What has been done in a match, as taking back needs it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: In the order of the entries, as what was shown is: the costs of an answer and an undo do not grow with them.
        self._acts: list[Act] = []
        self._undone: list[tuple[int, list[Act]]] = []
        self._turn = 0
        self._shown: list[int] = []
        self._remember()

    def _remember(self) -> None:
        """Take over what had been done before the match was joined, as one that was left and goes on.

        What was seen then is not known any more: taking any of it back wants the other seat's consent. Whoever passed
        may have been passed by itself.
        """
        entries = self._match.entries
        for before, (entry, turn) in enumerate(zip(entries, _turns(self._match), strict=True)):
            passed = isinstance(entry, Answered) and isinstance(entry.answer, Pass)
            self._acts.append(Act(before, entry.seat, not passed, turn))
        if entries:
            self._shown.append(len(entries))
            self._turn = self._match.view(0).turn

    def will_act(self, seat: int, *, by_hand: bool) -> None:
        """Note that a seat is about to do something."""
        before = len(self._match.entries)
        while self._acts and self._acts[-1].before >= before:
            self._acts.pop()
        self._acts.append(Act(before, seat, by_hand, self._turn))

    def did_not_act(self) -> None:
        """What was noted last was refused."""
        if self._acts and self._acts[-1].before >= len(self._match.entries):
            self._acts.pop()

    def note(self, heard: Mapping[int, Sequence[PublicEvent]], *, again: bool = False) -> None:
        """Note what happened (or happened ``again``): turns, and what either seat came to see."""
        now = len(self._match.entries)
        if not again:
            self._undone.clear()
        for events in heard.values():
            for event in events:
                if event.kind == "value" and event.field == "turn" and isinstance(event.value, int):
                    self._turn = event.value
                if _shows(event):
                    self._shown.append(now)

    def before_last(self, humans: Sequence[int]) -> int | None:
        """How many entries to keep to be before the last thing that one of these seats did by hand."""
        for act in reversed(self._acts):
            if act.by_hand and act.seat in humans and act.before < len(self._match.entries):
                return act.before
        return None

    def before_turn(self) -> int | None:
        """How many entries to keep to be at the first thing done in this turn."""
        first = bisect_left(self._acts, self._turn, key=lambda act: act.turn)
        here = self._acts[first : first + 1]
        return here[0].before if here and here[0].turn == self._turn else None

    def others_acted_since(self, keep: int, seat: int) -> bool:
        """Whether another seat did something by hand since there were so many entries."""
        return any(act.by_hand and act.seat != seat for act in self._since(keep))

    def showed_something_since(self, keep: int) -> bool:
        """Whether a card was drawn or shown, or a die rolled, since there were so many entries."""
        return bool(self._shown) and self._shown[-1] > keep

    def undo(self, keep: int) -> None:
        """Take back all but the first ``keep`` entries."""
        count = len(self._match.entries) - keep
        dropped = self._since(keep)
        if self._match.undo(keep):
            self._undone.append((count, dropped))
            del self._acts[len(self._acts) - len(dropped) :]
            while self._shown and self._shown[-1] > keep:
                self._shown.pop()
            self._turn = self._match.view(0).turn

    def _since(self, keep: int) -> list[Act]:
        """Return what was done since there were so many entries: the last acts, for each adds to the entries."""
        return self._acts[bisect_left(self._acts, keep, key=lambda act: act.before) :]

    def concerns_only(self, seat: int) -> bool:
        """Whether what the last undo took back was done by this seat alone, which could do it once more."""
        _, acts = self._undone[-1] if self._undone else (0, [])
        return bool(acts) and all(act.seat == seat or not act.by_hand for act in acts)

    def redo(self) -> bool:
        """Do again what the last undo took back."""
        if not self._undone:
            return False
        count, acts = self._undone.pop()
        for _ in range(count):
            if not self._match.redo():
                break
        self._acts += acts
        self._turn = self._match.view(0).turn
        return True


def _turns(match: Match) -> list[int]:
    """The turn in which each of the entries of a match was made."""
    found: list[int] = []
    turn = read = 0
    ends = [one.entries for one in match.checkpoints[1:]] + [len(match.entries)]
    for boundary, end in zip(match.checkpoints, ends, strict=True):
        for change in match.state.log[read : boundary.log]:
            if isinstance(change, SetVariable) and change.name == "turn":
                turn = change.value
        read = boundary.log
        found += [turn] * (end - boundary.entries)
    return found


def _shows(event: PublicEvent) -> bool:
    """Whether a seat came to see what it had not seen before."""
    if event.kind in ("die", "coin"):
        return True
    if event.kind == "mark":
        return event.field == "known"
    return event.kind == "move" and bool(event.new) and not event.card
