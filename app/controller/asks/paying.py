"""Paying: click the cards that pay, with the running total and what is still owed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.cards.will import sign_of
from app.controller.asks.ask import Ask, Button, Glows, Meant, Places, translate
from app.table.items import Glow
from app.table.layout import Spot
from app.values import number_in, rows_in, words_in
from engine.answers import Answer, Pay
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
        self.sources = {
            row["card"]: Source(row["card"], row["amount"], words_in(row["gives"]), row["discard"])
            for row in rows_in(self.question.details.get("sources"))
        }
        self.total = number_in(self.question.details.get("total"))
        self.short = bool(self.question.details.get("short", False))
        self.chosen: dict[int, str] = {}
        self._verdict: Refusal | None = None
        self._weigh()

    @property
    def paid(self) -> int:
        """How much the chosen cards give."""
        return sum(self.sources[handle].amount for handle in self.chosen)

    def _weigh(self) -> None:
        """Ask the match whether the chosen cards pay; cards that give one of several Elements give what fits."""
        handles = list(self.chosen)
        choices = [(self.chosen[h],) if self.chosen[h] else self.sources[h].gives for h in handles]
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
            spare = self.paid - self.total
            return translate("Asks", "This pays. {count} too many: what is over is lost.").format(count=spare)
        if self._verdict is None:
            return translate("Asks", "This pays exactly.")
        if not any(source.discard for source in self.sources.values()):
            return translate("Asks", "Click cards to pay with them.")
        return translate("Asks", "Click cards to pay with them; cards of the hand are discarded.")

    def progress(self) -> tuple[int, int]:
        """How much is paid, of how much."""
        return self.paid, self.total

    def glows(self) -> Glows:
        found: Glows = {handle: (Glow.POSSIBLE, "") for handle in self.question.candidates}
        for handle in self.chosen:
            found[handle] = (Glow.CHOSEN, f"+{self.sources[handle].amount}")
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
        order = sorted(self.sources.values(), key=lambda one: (one.discard, len(one.gives)))
        for source in order:
            if self.paid + source.amount <= self.total:
                self.chosen[source.handle] = ""
        self._weigh()
        if self._verdict is not None:
            self.desk.suggest(self._suggested)
        self.desk.refresh()

    def _suggested(self, answer: Answer) -> None:
        if isinstance(answer, Pay):
            self.chosen = dict(answer.sources)
            self._weigh()
            self.desk.refresh()

    def learned(self) -> None:
        self._weigh()

    def clicked(self, handle: int) -> bool:
        if handle in self.chosen:
            del self.chosen[handle]
        elif handle not in self.sources:
            refusal = self.desk.judge(Pay(((handle, ""),)))
            if refusal is not None:
                self.desk.explain(refusal, handle)
            return True
        else:
            self.chosen[handle] = ""
        self._weigh()
        self.desk.refresh()
        return True

    def double_clicked(self, handle: int) -> bool:
        return True

    def banded(self, handles: tuple[int, ...]) -> None:
        self.chosen = {handle: "" for handle in handles if handle in self.sources}
        self._weigh()
        self.desk.refresh()

    def may_drag(self, handle: int) -> bool:
        return handle in self.sources and self.sources[handle].discard

    def places_for(self, handles: tuple[int, ...]) -> Places:
        zone = self.desk.spec.discard_zone
        return Places({(area.key, self.question.seat): Glow.POSSIBLE for area in self.desk.spec.areas_of(zone)})

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        zone = self.desk.spec.discard_zone
        if spot is None or spot not in {(area.key, self.question.seat) for area in self.desk.spec.areas_of(zone)}:
            return None
        source = self.sources.get(handles[0])
        if source is None:
            answer = Pay(((handles[0], ""),))
            return Meant(lambda: self.desk.submit(answer, handles[0]), answer)
        return Meant(lambda: self._discard(handles[0])) if source.discard else None

    def _discard(self, handle: int) -> bool:
        """Pay with a card of the hand; it lies there, lit, until all is paid."""
        if handle not in self.chosen:
            self.clicked(handle)
        return False

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        source = self.sources.get(handle)
        if source is None:
            return []
        if handle in self.chosen:
            return [(translate("Asks", "Do not pay with this"), lambda: self.clicked(handle))]
        pay, word = translate("Asks", "Pay: {count} {what}"), self.desk.word
        return [
            (pay.format(count=source.amount, what=word(sign_of(gives))), self._giving(handle, gives))
            for gives in source.gives
        ]

    def _giving(self, handle: int, gives: str) -> Callable[[], object]:
        def act() -> None:
            self.chosen[handle] = gives
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
