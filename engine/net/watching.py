"""What an onlooker may see: what both seats see, and a hand if its player allows it, under handles of its own."""

from __future__ import annotations

import secrets

from engine.events import Note
from engine.match import Match
from engine.net.messages import LONGEST_LOG, Happened, Snapshot, Wish
from engine.questions import Question
from engine.state import SEATS
from engine.views import CardView, LogLine, PublicEvent, StackView, View, ZoneView, fill, log_line, shown

_HANDLES = 1 << 62


class Onlooker:
    """One who watches a match. Cards have handles as long as they are in sight here, and new ones after that."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._handles: dict[int, int] = {}
        #: The lines of the log that have been read, each with its note and the place of that among the changes.
        self._lines: list[tuple[int, Note, LogLine]] = []
        #: So many lines of the log have been told.
        self._told = 0
        #: The seat whose hand is wished for, and the one whose hand is seen; -1 for none.
        self.wishes = self.sees = -1
        #: The wish that its player has not settled, and the seats that have denied one.
        self.open: Wish | None = None
        self.denied: set[int] = set()

    def snapshot(self, number: int, away: tuple[bool, bool]) -> Snapshot:
        """Return how everything is."""
        view, log = self.view(), self._log(LONGEST_LOG)
        self._told = len(self._lines)
        return Snapshot(number, view, self._question(), log, self._match.rules, away=away)

    def happened(self, number: int) -> Happened:
        """Return how everything is after a change, with what was said of it: no more than that, for the changes
        themselves are told by the handles of who plays.
        """
        view = self.view()
        fresh, self._told = self._log(len(self._lines) - self._told), len(self._lines)
        events = tuple(PublicEvent("note", line=line) for line in fresh)
        return Happened(number, events, view, self._question(), self._match.rules)

    def view(self) -> View:
        """Return what both seats see, and the hand that is seen; where they see different cards, ones nobody knows."""
        match = self._match
        self._read()
        first, second = match.view(0), match.view(1)
        known = {card.number for card in match.state.cards if all(match.state.sees(seat, card) for seat in SEATS)}
        known |= self._hand((first, second)[self.sees]) if self.sees >= 0 else set()
        self._handles = {number: self._handles.get(number) or secrets.randbelow(_HANDLES) + 1 for number in known}
        zones = tuple(self._zone(one, two) for one, two in zip(first.zones, second.zones, strict=True))
        stack = tuple(self._waiting(one, two) for one, two in zip(first.stack, second.stack, strict=True))
        return View(
            0, first.names, first.turn, first.player, first.phase, first.priority, first.asked, first.outcome, zones,
            stack, first.values, self._log(len(first.log)),
        )  # fmt: skip

    def _hand(self, view: View) -> set[int]:
        """The cards of a hand that its player sees there."""
        cards = [card for zone in view.zones if (zone.name, zone.seat) == ("hand", view.seat) for card in zone.cards]
        by_handle = self._match.state.by_handle[view.seat]
        return {by_handle[card.handle] for card in cards if card.handle in by_handle}

    def _zone(self, first: ZoneView, second: ZoneView) -> ZoneView:
        """A zone of which cards are shown as whoever sees less of it is shown them, but for the hand that is seen."""
        mine = (first.name, first.seat) == ("hand", self.sees)
        fewer = second if (first.seat == 0) is not mine else first
        seat = 1 if (first.seat == 0) is not mine else 0
        return ZoneView(fewer.name, fewer.seat, fewer.count, tuple(self._card(card, seat) for card in fewer.cards))

    def _card(self, card: CardView, seat: int) -> CardView:
        over, under = (tuple(self._renamed(one, seat) for one in cards) for cards in (card.over, card.under))
        if card.handle < 0:
            return card
        state = self._match.state
        number = state.by_handle[seat].get(card.handle, -1)
        if number not in self._handles:
            # One seat alone knows it: a card that lies hidden, where it lies.
            hidden = shown(state, 1 - seat, number)
            if hidden >= 0:
                # It lies face down on the table, where it can be told from others.
                hidden = self._handles.setdefault(number, secrets.randbelow(_HANDLES) + 1)
            return CardView(
                hidden, owner=card.owner, controller=card.controller, dull=card.dull, face_down=card.face_down,
                damage=card.damage, place=card.place, counters=card.counters, over=over, under=under,
            )  # fmt: skip
        return CardView(
            self._handles[number], card.code, card.name, card.owner, card.controller, card.dull, card.face_down,
            card.known, card.damage, card.place, card.counters, over, under, card.values,
        )  # fmt: skip

    def _renamed(self, handle: int, seat: int) -> int:
        number = self._match.state.by_handle[seat].get(handle, -1)
        return self._handles.get(number, 0)

    def _waiting(self, first: StackView, second: StackView) -> StackView:
        same = first.text == second.text
        targets = tuple(self._renamed(one, 0) for one in first.targets)
        return StackView(
            first.text if same else "a card", first.controller, self._renamed(first.source, 0), targets,
            first.says if first.says == second.says else "",
        )

    def _question(self) -> Question | None:
        match = self._match
        if match.request is None:
            return None
        request = match.request
        words = [fill(match.state, seat, request.text, request.args, match.names) for seat in SEATS]
        return Question("wait", request.seat, _both(request.text, words[0], words[1])[0], request.rule)

    def _log(self, last: int) -> tuple[LogLine, ...]:
        """The last lines of the log, as they have been read."""
        return tuple(line for _, _, line in self._lines[max(0, len(self._lines) - last) :])

    def _read(self) -> None:
        """Read the log in the words that both seats read; only what is new of it, for it may be long."""
        match, log, lines = self._match, self._match.state.log, self._lines
        while lines and (lines[-1][0] >= len(log) or log[lines[-1][0]] is not lines[-1][1]):
            lines.pop()
        for place in range(lines[-1][0] + 1 if lines else 0, len(log)):
            if isinstance(note := log[place], Note):
                one, two = (log_line(match.state, note, seat, match.names) for seat in SEATS)
                text, words = _both(one.template, (one.text, one.words), (two.text, two.words))
                lines.append((place, note, LogLine(text, one.rule, one.template, words)))


def _both(
    template: str, one: tuple[str, tuple[str, ...]], two: tuple[str, tuple[str, ...]]
) -> tuple[str, tuple[str, ...]]:
    """Return a sentence in the words that both seats read; a card that only one can name is a card."""
    if one == two:
        return one
    words = tuple(a if a == b else "a card" for a, b in zip(one[1], two[1], strict=True))
    return template.format(*words), words

