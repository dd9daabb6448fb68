"""Paying: click the cards that pay, with the running total and what is still owed."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.controller.asks.ask import Ask, Button, Glows, Meant, Places, translate
from app.table.items import Glow
from app.table.layout import Spot
from app.values import number_in, rows_in, words_in
from app.will import sign_of
from engine.answers import Answer, Pay, Play
from engine.rulebook import Refusal

#: So many ways of naming Elements are tried for the chosen cards.
_TRIES = 512


class Source(NamedTuple):
    """What a card would give."""

    handle: int
    amount: int
    gives: tuple[str, ...]
    discard: bool


class AskPay(Ask):
    """Pay with cards."""

    def begin(self) -> None:
        #: What can pay, by its place among all of that: a card may pay several times.
        self.sources = [
            Source(row["card"], row["amount"], words_in(row["gives"]), row["discard"])
            for row in rows_in(self.question.details.get("sources"))
        ]
        #: What can be played in the middle of paying, by its card.
        self.plays: dict[int, list[Play]] = {}
        for row in rows_in(self.question.details.get("plays")):
            self.plays.setdefault(row["card"], []).append(Play("use", row["card"], row["index"]))
        self.total = number_in(self.question.details.get("total"))
        self.short = bool(self.question.details.get("short", False))
        self.chosen: dict[int, str] = {}
        self._verdict: Refusal | None = None
        self._weigh()

    @property
    def paid(self) -> int:
        """How much the chosen cards give."""
        return sum(self.sources[place].amount for place in self.chosen)

    def _weigh(self) -> None:
        """Ask the match whether the chosen cards pay; cards that give one of several Elements give what fits."""
        handles = [self.sources[place].handle for place in self.chosen]
        choices = [(gives,) if gives else self.sources[place].gives for place, gives in self.chosen.items()]
        first: Refusal | None = None
        for count, gives in enumerate(itertools.product(*choices)):
            answer = Pay(tuple(zip(handles, gives, strict=True)))
            refusal = self.desk.judge(answer)
            if refusal is None:
                self._answer, self._verdict = answer, None
                return
            first = first or refusal
            if count >= _TRIES:
                break
        self._answer, self._verdict = Pay(tuple((h, c[0]) for h, c in zip(handles, choices, strict=True))), first

    def hint(self) -> str:
        if self.short and self.paid < self.total:
            return translate("Asks", "This is done anyway: pay as much of it as you like.")
        if self._verdict is not None and self.chosen:
            return str(self._verdict.sentence)
        if self._verdict is None and self.chosen and self.paid > self.total:
            lost = translate("Asks", "This pays. {count} too many: what is over is lost.")
            kept = translate("Asks", "This pays. {count} too many: what is over stays to be spent.")
            return (kept if self.desk.spec.keeps_excess else lost).format(count=self.paid - self.total)
        if self._verdict is None:
            return translate("Asks", "This pays exactly.")
        if not any(source.discard for source in self.sources):
            return translate("Asks", "Click cards to pay with them.")
        return translate("Asks", "Click cards to pay with them; cards of the hand are discarded.")

    def progress(self) -> tuple[int, int]:
        """How much is paid, of how much."""
        return self.paid, self.total

    def glows(self) -> Glows:
        found: Glows = {handle: (Glow.POSSIBLE, "") for handle in self.question.candidates}
        given = Counter[int]()
        for source in map(self.sources.__getitem__, self.chosen):
            given[source.handle] += source.amount
        found.update({handle: (Glow.CHOSEN, f"+{amount}") for handle, amount in given.items()})
        return found

    def buttons(self) -> list[Button]:
        text = translate("Asks", "Pay {paid} of {total}").format(paid=self.paid, total=self.total)
        return [
            Button(text, self.submit, primary=True, enabled=self._verdict is None, key="space"),
            *self._less(),
            Button(translate("Asks", "Suggest"), self.suggest),
            *self.back_button(),
        ]

    def _less(self) -> list[Button]:
        """The button that pays what the rules refuse as payment, where players can go beyond them."""
        if self._verdict is None or not self.desk.can_anyway(self._answer):
            return []
        return [Button(translate("Asks", "Pay this anyway"), lambda: self.desk.insist(self._answer))]

    def submit(self) -> bool:
        """Pay."""
        return self.desk.submit(self._answer)

    def suggest(self) -> None:
        """Choose cards that pay, those that stay on the table first."""
        self.chosen.clear()
        order = sorted(enumerate(self.sources), key=lambda one: (one[1].discard, len(one[1].gives)))
        for place, source in order:
            if self.paid + source.amount <= self.total:
                self.chosen[place] = ""
        self._weigh()
        if self._verdict is not None:
            self.desk.suggest(self._suggested)
        self.desk.refresh()

    def _suggested(self, answer: Answer) -> None:
        if isinstance(answer, Pay):
            self.chosen.clear()
            for handle, gives in answer.sources:
                self._take(handle, gives)
            self._weigh()
            self.desk.refresh()

    def learned(self) -> None:
        self._weigh()

    def clicked(self, handle: int) -> bool:
        if self._take(handle):
            pass
        elif self._of(handle):
            self._take_back(handle)
        elif handle in self.plays:
            self.desk.choose(handle, self._playing(handle))
            return True
        else:
            refusal = self.desk.judge(Pay(((handle, ""),)))
            if refusal is not None:
                self.desk.explain(refusal, handle)
            return True
        self._weigh()
        self.desk.refresh()
        return True

    def _of(self, handle: int) -> list[int]:
        """The places of what a card can pay."""
        return [place for place, source in enumerate(self.sources) if source.handle == handle]

    def _take(self, handle: int, gives: str = "") -> bool:
        """Let a card pay once more; False where it pays all it can."""
        free = [n for n in self._of(handle) if n not in self.chosen and (not gives or gives in self.sources[n].gives)]
        self.chosen.update(dict.fromkeys(free[:1], gives))
        return bool(free)

    def _take_back(self, handle: int) -> None:
        for place in self._of(handle):
            self.chosen.pop(place, None)

    def double_clicked(self, handle: int) -> bool:
        return True

    def banded(self, handles: tuple[int, ...]) -> None:
        self.chosen.clear()
        for handle in handles:
            self._take(handle)
        self._weigh()
        self.desk.refresh()

    def may_drag(self, handle: int) -> bool:
        return any(self.sources[place].discard for place in self._of(handle))

    def places_for(self, handles: tuple[int, ...]) -> Places:
        zone = self.desk.spec.discard_zone
        return Places({(area.key, self.question.seat): Glow.POSSIBLE for area in self.desk.spec.areas_of(zone)})

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        zone = self.desk.spec.discard_zone
        if spot is None or spot not in {(area.key, self.question.seat) for area in self.desk.spec.areas_of(zone)}:
            return None
        if not self._of(handles[0]):
            answer = Pay(((handles[0], ""),))
            return Meant(lambda: self.desk.submit(answer, handles[0]), answer)
        return Meant(lambda: self._discard(handles[0])) if self.may_drag(handles[0]) else None

    def _discard(self, handle: int) -> bool:
        """Pay with a card of the hand; it lies there, lit, until all is paid."""
        if self._of(handle)[0] not in self.chosen:
            self.clicked(handle)
        return False

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        places = self._of(handle)
        free = [self.sources[place].gives for place in places if place not in self.chosen]
        if places and not free:
            return [(translate("Asks", "Do not pay with this"), lambda: self.clicked(handle))]
        pay, word = translate("Asks", "Pay: {count} {what}"), self.desk.word
        amount = self.sources[places[0]].amount if places else 0
        return [
            *((pay.format(count=amount, what=word(sign_of(gives))), self._giving(handle, gives))
              for gives in dict.fromkeys(itertools.chain(*free))),
            *self._playing(handle),
        ]

    def _playing(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        """What of a card can be played in the middle of paying, each by its printed line."""
        lines = self.desk.lines_of(handle)
        return [
            (lines[play.index] if play.index < len(lines) else self.desk.name_of(handle), self._doing(play))
            for play in self.plays.get(handle, ())
        ]

    def _doing(self, play: Play) -> Callable[[], object]:
        return lambda: self.desk.submit(play, play.card)

    def _giving(self, handle: int, gives: str) -> Callable[[], object]:
        def act() -> None:
            self._take(handle, gives)
            self._weigh()
            self.desk.refresh()

        return act

    def escape(self) -> bool:
        if self.chosen:
            self.chosen.clear()
            self._weigh()
            self.desk.refresh()
            return True
        return super().escape()

    def needs(self) -> Sequence[tuple[str, int]]:
        """What must be among it."""
        needs = self.question.details.get("needs", ())
        assert isinstance(needs, tuple | list)
        return tuple((str(one[0]), number_in(one[1])) for one in needs if isinstance(one, tuple | list))
