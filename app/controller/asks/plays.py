"""A seat may act: drag a card to where it goes, or pass."""

from __future__ import annotations

from collections.abc import Callable

from app.controller.asks.ask import Ask, Button, Meant, Places, translate
from app.table.items import Glow
from app.table.layout import Spot
from engine.answers import Pass, Play
from engine.questions import PlayOffer


class AskPlay(Ask):
    """Play a card, use an ability, or pass."""

    def hint(self) -> str:
        if self.question.idle:
            return translate("Asks", "Nothing can be done now but to pass.")
        return translate("Asks", "Drag a lit card to where it goes, or double-click it. Right-click shows everything.")

    def buttons(self) -> list[Button]:
        text = translate("Asks", "Resolve") if self.desk.view().stack else translate("Asks", "Pass")
        return [Button(text, lambda: self.desk.submit(Pass()), primary=True, key="space")]

    def may_drag(self, handle: int) -> bool:
        spot = self.desk.spot_of(handle)
        return spot is not None

    def offers(self, handle: int) -> list[PlayOffer]:
        """What can be done with a card."""
        return [offer for offer in self.question.plays if offer.answer.card == handle]

    def places_for(self, handles: tuple[int, ...]) -> Places:
        places = Places()
        seat = self.question.seat
        hows = {offer.answer.how for offer in self.offers(handles[0])}
        source = self._zone(handles[0])
        card = self.desk.card(handles[0])
        types = tuple(card.values.get("types", ())) if card is not None else ()
        for drop in self.desk.spec.drops:
            if drop.how not in hows or drop.source != source:
                continue
            area = self.desk.spec.area_for(drop.target, types)
            for each in self.desk.spec.areas_of(drop.target):
                if area is None or each.key == area.key or not area.types:
                    places.spots[each.key, -1 if each.shared else seat] = Glow.POSSIBLE
        return places

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        if spot is None or len(handles) != 1:
            return None
        handle = handles[0]
        target = next((area.zone for area in self.desk.spec.areas if area.key == spot[0]), "")
        source = self._zone(handle)
        if spot[1] not in (-1, self.question.seat) or target == source:
            return None
        hows = [drop.how for drop in self.desk.spec.drops if (drop.source, drop.target) == (source, target)]
        if not hows:
            return None
        offers = [offer for offer in self.offers(handle) if offer.answer.how in hows]
        if offers:
            return Meant(lambda: self._do(handle, offers))
        play = Play(hows[0], handle)
        return Meant(lambda: self.desk.submit(play, handle), play)

    def double_clicked(self, handle: int) -> bool:
        offers = self.offers(handle)
        if not offers:
            source = self._zone(handle)
            how = next((drop.how for drop in self.desk.spec.drops if drop.source == source), None)
            if how is None:
                return False
            return self.desk.submit(Play(how, handle), handle)
        return self._do(handle, offers)

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        return [(self.label(offer), self._doing(offer)) for offer in self.offers(handle)]

    def label(self, offer: PlayOffer) -> str:
        """A play in the words of the game."""
        answer = offer.answer
        name = self.desk.name_of(answer.card)
        if offer.label != f"{answer.how} {name}":
            return offer.label[:1].upper() + offer.label[1:]
        word = self.desk.word(self.desk.spec.plays.get(answer.how, answer.how.capitalize()))
        alike = [one for one in self.offers(answer.card) if one.answer.how == answer.how]
        lines = self.desk.lines_of(answer.card)
        if len(alike) > 1 and answer.index < len(lines):
            return f"{word}: {lines[answer.index]}"
        return f"{word}: {name}"

    def _do(self, handle: int, offers: list[PlayOffer]) -> bool:
        if len(offers) == 1:
            return self.desk.submit(offers[0].answer, handle)
        self.desk.choose(handle, [(self.label(offer), self._doing(offer)) for offer in offers])
        return True

    def _doing(self, offer: PlayOffer) -> Callable[[], object]:
        return lambda: self.desk.submit(offer.answer, offer.answer.card)

    def _zone(self, handle: int) -> str:
        spot = self.desk.spot_of(handle)
        if spot is None:
            return ""
        return next((area.zone for area in self.desk.spec.areas if area.key == spot[0]), "")
