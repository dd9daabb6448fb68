"""What somebody who watches may see: what both seats see, under handles that belong to nobody who plays."""

from __future__ import annotations

import secrets

from engine.match import Match
from engine.net.messages import Happened, Snapshot
from engine.questions import Question
from engine.state import SEATS
from engine.views import CardView, LogLine, PublicEvent, StackView, View, ZoneView, fill, shown

_HANDLES = 1 << 62


class Onlooker:
    """One who watches a match. Cards have handles as long as both seats see them, and new ones after that."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._handles: dict[int, int] = {}
        #: So many lines of the log have been told.
        self._told = 0

    def snapshot(self, number: int, away: tuple[bool, bool]) -> Snapshot:
        """Return how everything is."""
        log = self._log()
        self._told = len(log)
        return Snapshot(number, self.view(), self._question(), log, self._match.rules, away=away)

    def happened(self, number: int) -> Happened:
        """Return how everything is after a change, with what was said of it: no more than that, for the changes
        themselves are told by the handles of who plays.
        """
        log = self._log()
        fresh, self._told = log[self._told :], len(log)
        events = tuple(PublicEvent("note", line=line) for line in fresh)
        return Happened(number, events, self.view(), self._question(), self._match.rules)

    def view(self) -> View:
        """Return what both seats see; where they see different cards, cards that nobody knows."""
        match = self._match
        first, second = match.view(0), match.view(1)
        known = {card.number for card in match.state.cards if all(match.state.sees(seat, card) for seat in SEATS)}
        self._handles = {number: self._handles.get(number) or secrets.randbelow(_HANDLES) + 1 for number in known}
        zones = tuple(self._zone(one, two) for one, two in zip(first.zones, second.zones, strict=True))
        stack = tuple(self._waiting(one, two) for one, two in zip(first.stack, second.stack, strict=True))
        return View(
            0, first.names, first.turn, first.player, first.phase, first.priority, first.asked, first.outcome, zones,
            stack, first.values, self._log()[-len(first.log) :] if first.log else (),
        )  # fmt: skip

    def _zone(self, first: ZoneView, second: ZoneView) -> ZoneView:
        """A zone of which cards are shown as whoever sees less of it is shown them."""
        fewer = second if first.seat == 0 else first
        seat = 1 if first.seat == 0 else 0
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
            hidden = hidden if hidden < 0 else self._hidden(number)
            return CardView(
                hidden, owner=card.owner, controller=card.controller, dull=card.dull, face_down=card.face_down,
                damage=card.damage, place=card.place, counters=card.counters, over=over, under=under,
            )  # fmt: skip
        return CardView(
            self._handles[number], card.code, card.name, card.owner, card.controller, card.dull, card.face_down,
            card.known, card.damage, card.place, card.counters, over, under, card.values,
        )  # fmt: skip

    def _hidden(self, number: int) -> int:
        """The handle of a card that lies face down on the table, where it can be told from others."""
        return self._handles.setdefault(number, secrets.randbelow(_HANDLES) + 1)

    def _renamed(self, handle: int, seat: int) -> int:
        number = self._match.state.by_handle[seat].get(handle, -1)
        return self._handles.get(number, 0)

    def _waiting(self, first: StackView, second: StackView) -> StackView:
        same = first.text == second.text
        return StackView(
            first.text if same else "a card",
            first.controller,
            self._renamed(first.source, 0),
            tuple(self._renamed(one, 0) for one in first.targets),
            first.says if first.says == second.says else "",
        )

    def _question(self) -> Question | None:
        match = self._match
        if match.request is None:
            return None
        request = match.request
        words = [fill(match.state, seat, request.text, request.args, match.names) for seat in SEATS]
        return Question("wait", request.seat, _both(request.text, words[0], words[1])[0], request.rule)

    def _log(self) -> tuple[LogLine, ...]:
        lines = zip(self._match.log(0), self._match.log(1), strict=True)
        found = []
        for one, two in lines:
            text, words = _both(one.template, (one.text, one.words), (two.text, two.words))
            found.append(LogLine(text, one.rule, one.template, words))
        return tuple(found)


def _both(
    template: str, one: tuple[str, tuple[str, ...]], two: tuple[str, tuple[str, ...]]
) -> tuple[str, tuple[str, ...]]:
    """Return a sentence in the words that both seats read; a card that only one can name is a card."""
    if one == two:
        return one
    words = tuple(a if a == b else "a card" for a, b in zip(one[1], two[1], strict=True))
    return template.format(*words), words

