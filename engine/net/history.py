"""Taking back: which entries of a match were made by hand, in which turn, and what has been seen since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.answers import Pass
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
        for before, entry in enumerate(entries):
            passed = isinstance(entry, Answered) and isinstance(entry.answer, Pass)
            self._acts.append(Act(before, entry.seat, not passed, self._match.turn_of(before)))
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
        return next((act.before for act in self._acts if act.turn == self._turn), None)

    def others_acted_since(self, keep: int, seat: int) -> bool:
        """Whether another seat did something by hand since there were so many entries."""
        return any(act.by_hand and act.seat != seat and act.before >= keep for act in self._acts)

    def showed_something_since(self, keep: int) -> bool:
        """Whether a card was drawn or shown, or a die rolled, since there were so many entries."""
        return any(at > keep for at in self._shown)

    def undo(self, keep: int) -> None:
        """Take back all but the first ``keep`` entries."""
        count = len(self._match.entries) - keep
        dropped = [act for act in self._acts if act.before >= keep]
        if self._match.undo(keep):
            self._undone.append((count, dropped))
            self._acts = [act for act in self._acts if act.before < keep]
            self._shown = [at for at in self._shown if at <= keep]
            self._turn = self._match.view(0).turn

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


def _shows(event: PublicEvent) -> bool:
    """Whether a seat came to see what it had not seen before."""
    if event.kind in ("die", "coin"):
        return True
    if event.kind == "mark":
        return event.field == "known"
    return event.kind == "move" and bool(event.new) and not event.card
