"""Choosing cards: click them where they lie; attackers are dragged to the opponent, blockers onto the attacker."""

from __future__ import annotations

from collections.abc import Callable

from app.controller.asks.ask import Ask, Button, Glows, Meant, Places, translate
from app.table.items import Glow
from app.table.layout import Spot
from engine.answers import Cards


class AskCards(Ask):
    """Choose some of the lit cards."""

    def begin(self) -> None:
        self.chosen: list[int] = []

    @property
    def beyond(self) -> bool:
        """Whether the rules offer nothing to choose: only by hand something can be chosen."""
        return self.question.most == 0

    def hint(self) -> str:
        question = self.question
        if self.beyond and not self.desk.can_anyway(Cards(())):
            return translate(
                "Asks",
                "There is nothing to choose here. You are asked all the same, so that nobody learns what you hold.",
            )
        if self.beyond:
            return translate("Asks", "The rules offer nothing to choose; a click on a card asks to choose it anyway.")
        given = next((translate("Zones", self.desk.spec.zone_of(spot[0])) for spot in self._given()), "")
        if self.clicks_answer and given:
            wanted = translate("Asks", "Click one of the lit cards, or drag it to the {zone}: that is your answer.")
            return wanted.format(zone=given)
        if self.clicks_answer:
            return translate("Asks", "Click one of the lit cards: that is your answer.")
        if question.most == 1 and given:
            wanted = translate("Asks", "Drag a lit card to the {zone}, or click one and confirm; or choose none.")
            wanted = wanted.format(zone=given)
        elif question.most == 1:
            wanted = translate("Asks", "Click one of the lit cards and confirm, or choose none.")
        elif question.least == question.most:
            wanted = translate("Asks", "Click {count} of the lit cards, then confirm.").format(count=question.most)
        elif question.least == 0:
            wanted = translate("Asks", "Click up to {count} of the lit cards, then confirm.")
            wanted = wanted.format(count=question.most)
        else:
            wanted = translate("Asks", "Click {least} to {most} of the lit cards, then confirm.").format(
                least=question.least, most=question.most
            )
        if question.ordered and question.most > 1:
            wanted += " " + translate("Asks", "The order of your clicks counts.")
        return wanted

    def glows(self) -> Glows:
        found: Glows = {handle: (Glow.POSSIBLE, "") for handle in self.question.candidates}
        for place, handle in enumerate(self.chosen, 1):
            found[handle] = (Glow.CHOSEN, str(place) if self.question.ordered else "✓")
        return found

    def buttons(self) -> list[Button]:
        if self.clicks_answer and not self.beyond:
            return self.back_button()
        ready = self.question.least <= len(self.chosen) <= self.question.most
        text = self.done_text()
        some = bool(self.chosen) or self.question.least > 0
        done = Button(text, self.submit, primary=some, enabled=ready, key="space", whole=True)
        return [done, *self.back_button()]

    def done_text(self) -> str:
        """What the button says."""
        if not self.chosen and self.question.least == 0:
            return translate("Asks", "Choose none")
        if len(self.chosen) < self.question.least:
            words = translate("Asks", "{count} of {least} chosen")
            return words.format(count=len(self.chosen), least=self.question.least)
        return translate("Asks", "Done ({count})").format(count=len(self.chosen))

    def submit(self) -> bool:
        """Answer with the chosen cards."""
        return self.desk.submit(Cards(tuple(self.chosen)), self.chosen[0] if self.chosen else None)

    def clicked(self, handle: int) -> bool:
        if handle in self.chosen:
            self.chosen.remove(handle)
        elif handle not in self.question.candidates and not self._insists(handle):
            return True
        else:
            if len(self.chosen) >= self.question.most:
                if self.question.most != 1:
                    self.desk.explain_full(self.question)  # type: ignore[attr-defined]
                    return True
                self.chosen.clear()
            self.chosen.append(handle)
            if self.clicks_answer:
                self.submit()
                return True
        self.desk.refresh()
        return True

    def _insists(self, handle: int) -> bool:
        """Say why a card cannot be chosen; whether it can be chosen with others to be declared anyway."""
        answer = Cards((handle,))
        refusal = self.desk.judge(answer)
        if refusal is None:
            return True
        if not self.desk.can_anyway(answer):
            self.desk.refuse(answer, refusal, handle)
            return False
        if self.clicks_answer:
            self.desk.submit(answer, handle)
            return False
        self.desk.explain(refusal, handle)
        return True

    def anyway(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        answer = Cards((handle,))
        if handle in self.question.candidates or not self.desk.can_anyway(answer):
            return []
        return [(f"{translate('Asks', 'Choose')}: {self.desk.name_of(handle)}", lambda: self.desk.insist(answer))]

    def may_drag(self, handle: int) -> bool:
        return bool(self._given())

    def _given(self) -> list[Spot]:
        """The places to which the offered cards are dragged."""
        spec = self.desk.spec
        zones = [give.target for give in spec.gives if give.rule == self.question.rule]
        return [(area.key, self.question.seat) for zone in zones for area in spec.areas_of(zone)]

    def places_for(self, handles: tuple[int, ...]) -> Places:
        if handles[0] not in self.question.candidates:
            return Places()
        return Places(dict.fromkeys(self._given(), Glow.POSSIBLE))

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        if spot not in self._given():
            return None
        answer = Cards(handles[:1])
        if self.question.most == 1 or handles[0] not in self.question.candidates:
            return Meant(lambda: self.desk.submit(answer, handles[0]), answer)
        return Meant(lambda: self.clicked(handles[0]) and False)

    def _declared(self, handles: tuple[int, ...]) -> Meant:
        """The answer with these cards; nothing that is done by hand is the same."""
        answer = Cards(handles)
        return Meant(lambda: self.desk.submit(answer, handles[0]), answer, moves=False)

    @property
    def clicks_answer(self) -> bool:
        """Whether a click on a card is the whole answer."""
        return self.beyond or self.question.least == self.question.most == 1

    def double_clicked(self, handle: int) -> bool:
        return True

    def banded(self, handles: tuple[int, ...]) -> None:
        wanted = [handle for handle in handles if handle in self.question.candidates]
        self.chosen = wanted[: self.question.most]
        self.desk.refresh()

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        if handle not in self.question.candidates:
            return []
        word = translate("Asks", "Do not choose") if handle in self.chosen else translate("Asks", "Choose")
        return [(f"{word}: {self.desk.name_of(handle)}", lambda: self.clicked(handle))]

    def escape(self) -> bool:
        if self.chosen:
            self.chosen.clear()
            self.desk.refresh()
            return True
        return super().escape()


class _Declares(AskCards):
    """Declare who attacks or blocks."""

    def _of_fighters(self, text: str) -> str:
        return text.format(fighter=self.desk.word(self.desk.spec.fighter))


class AskAttack(_Declares):
    """Declare an attacker or a party, or none."""

    def hint(self) -> str:
        if not self.question.candidates:
            text = translate("Asks", "The rules let nobody attack. A {fighter} dragged to the opponent attacks anyway.")
        else:
            text = translate("Asks", "Drag a lit {fighter} to the opponent, or click what attacks and confirm.")
        return self._of_fighters(text)

    def done_text(self) -> str:
        if not self.chosen:
            return translate("Asks", "Do not attack")
        return (
            translate("Asks", "Attack")
            if len(self.chosen) == 1
            else translate("Asks", "Attack as a party ({count})").format(count=len(self.chosen))
        )

    @property
    def clicks_answer(self) -> bool:
        return False

    def arrows(self) -> list[tuple[str, int, int]]:
        return [("attack", handle, -1 - (1 - self.question.seat)) for handle in self.chosen]

    def may_drag(self, handle: int) -> bool:
        return True

    def held_together(self, handle: int) -> tuple[int, ...]:
        if handle in self.chosen:
            return (handle, *(one for one in self.chosen if one != handle))
        return (handle,)

    def places_for(self, handles: tuple[int, ...]) -> Places:
        if not all(handle in self.question.candidates for handle in handles):
            return Places()
        other = 1 - self.question.seat
        spots = {(area.key, other): Glow.THREATENED for area in self.desk.spec.areas if area.advance}
        return Places(spots, {other: Glow.THREATENED})

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        other = 1 - self.question.seat
        if plate == other or (spot is not None and spot[1] == other):
            return self._declared(handles)
        return None


class AskBlock(_Declares):
    """Declare a blocker, or none."""

    def hint(self) -> str:
        if not self.question.candidates:
            text = translate("Asks", "The rules let nobody block. A {fighter} dragged onto the attacker blocks anyway.")
        else:
            text = translate("Asks", "Drag a lit {fighter} onto the attacker, or click it and confirm.")
        return self._of_fighters(text)

    def done_text(self) -> str:
        return self.desk.say("Block" if self.chosen else "Do not block")

    @property
    def clicks_answer(self) -> bool:
        return False

    def attackers(self) -> list[int]:
        """The Forwards that attack."""
        return [
            card.handle
            for zone in self.desk.view().zones
            for card in zone.cards
            if card.values.get("attacking") and card.controller != self.question.seat
        ]

    def glows(self) -> Glows:
        found = super().glows()
        for handle in self.attackers():
            found[handle] = (Glow.THREATENED, "")
        return found

    def arrows(self) -> list[tuple[str, int, int]]:
        attackers = self.attackers()
        return [("block", handle, attackers[0]) for handle in self.chosen if attackers]

    def may_drag(self, handle: int) -> bool:
        return True

    def places_for(self, handles: tuple[int, ...]) -> Places:
        if handles[0] not in self.question.candidates:
            return Places()
        return Places(cards=dict.fromkeys(self.attackers(), Glow.THREATENED))

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        if card in self.attackers():
            return self._declared(handles[:1])
        return None
