"""A seat may act: drag a card to where it goes, or pass."""

from __future__ import annotations

from collections.abc import Callable

from app.controller.asks.ask import Ask, Button, Meant, Places, translate
from app.table.items import Glow
from app.table.layout import Spot
from app.table.spec import Aim, Drop, Onto
from app.values import words_in
from engine.answers import Pass, Play
from engine.questions import PlayOffer


class AskPlay(Ask):
    """Play a card, use an ability, or pass."""

    def hint(self) -> str:
        if self.question.idle:
            return translate("Asks", "Nothing can be done now but to pass.")
        if self.desk.view().stack:
            return translate("Asks", "Answer with a lit card, or let what is on top resolve.")
        return translate("Asks", "Drag a lit card to where it goes, or double-click it. Right-click shows everything.")

    def buttons(self) -> list[Button]:
        return [Button(self._onward(), lambda: self.desk.submit(Pass()), primary=True, key="space")]

    def _onward(self) -> str:
        """Where passing leads, in words."""
        if self.desk.view().stack:
            return translate("Asks", "Let it resolve")
        onward = str(self.question.details.get("onward", ""))
        return self.desk.say(onward) if onward else translate("Asks", "Pass")

    def joining(self) -> frozenset[int]:
        joins = self.desk.spec.contest.joins if self.desk.spec.contest is not None else ()
        return frozenset(one.answer.card for one in self.question.plays if one.answer.how in joins)

    def may_drag(self, handle: int) -> bool:
        spot = self.desk.spot_of(handle)
        return spot is not None

    def offers(self, handle: int) -> list[PlayOffer]:
        """What can be done with a card."""
        return [offer for offer in self.question.plays if offer.answer.card == handle]

    def places_for(self, handles: tuple[int, ...]) -> Places:
        places = Places()
        handle, seat, spec = handles[0], self.question.seat, self.desk.spec
        card = self.desk.card(handle)
        types = words_in(card.values.get("types")) if card is not None else ()
        for offer in self.offers(handle):
            for drop in self._drops(handle, offer):
                if drop.onto is not Onto.PLACE:
                    glow = Glow.THREATENED if drop.onto is Onto.OTHER else Glow.POSSIBLE
                    places.cards.update(dict.fromkeys(offer.aims, glow))
                    continue
                area = spec.area_for(drop.target, types)
                for each in spec.areas_of(drop.target):
                    if each.shared and not self._passing(handle):
                        # What stays in play does not go through the stack, though it may be let go there.
                        continue
                    if (drop.area or each.key) != each.key:
                        continue
                    if area is None or each.key == area.key or not area.types:
                        places.spots[each.key, -1 if each.shared else seat] = Glow.POSSIBLE
            if spec.ahead is not None and spec.ahead.begins and offer.answer.how == spec.ahead.how:
                places.cards.update(dict.fromkeys(offer.aims, Glow.THREATENED))
        for target in self._targets(handle):
            places.cards.setdefault(target, Glow.POSSIBLE)
        return places

    def _targets(self, handle: int) -> set[int]:
        """The cards in play onto which a card can be dropped to be chosen by what it does."""
        hows = [aim.how for aim in self._aims(handle)]
        found = {target for offer in self.offers(handle) if offer.answer.how in hows for target in offer.targets}
        return {target for target in found if self._zone(target) in self.desk.spec.field_zones and target != handle}

    def _aims(self, handle: int) -> list[Aim]:
        """What dropping a card on another one can mean, where it may choose that one."""
        source = self._zone(handle)
        return [
            aim for aim in self.desk.spec.aims if aim.source == source and (not aim.passing or self._passing(handle))
        ]

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        begun = self._begun(handles, spot, plate, card)
        if begun is not None or spot is None or len(handles) != 1:
            return begun
        handle = handles[0]
        drops = [drop for drop in self._drops(handle) if self._lands(drop, handle, spot, card)]
        offers = [(offer, drop) for offer in self.offers(handle) for drop in drops if _is(offer.answer, drop)]
        for offer, drop in offers:
            if drop.onto is not Onto.PLACE and card in offer.aims:
                return self._aimed(offer.answer, card)
        here = [offer for offer, drop in offers if drop.onto is Onto.PLACE]
        chosen = card in self._targets(handle)
        if here and card is not None and chosen and not self._passing(handle):
            fitting = [offer for offer in self.offers(handle) if card in offer.targets]
            return Meant(lambda: self._do_at(handle, [*fitting, *here], card, sure=True))
        if here and (card is None or not self._passing(handle)):
            return Meant(lambda: self._do(handle, here))
        aimed = self._at(handle, card) if chosen or not drops or self._passing(handle) else None
        return aimed or self._refused(handle, drops, card)

    def _at(self, handle: int, card: int | None) -> Meant | None:
        """What it means to drop a card on another one that it may choose; judged where nothing of it is offered."""
        spot = None if card in (None, handle) else self.desk.spot_of(card)
        spec = self.desk.spec
        if card is None or spot is None or spec.zone_of(spot[0]) not in spec.field_zones:
            return None
        aim = next(iter(self._aims(handle)), None)
        if aim is None:
            return None
        offers = [one for one in self.offers(handle) if one.answer.how == aim.how and (aim.passing or one.chooses)]
        fitting = [one for one in offers if card in one.targets]
        if offers:
            sure = aim.passing or bool(fitting)
            return Meant(lambda: self._do_at(handle, fitting or offers, card, sure=sure), moves=False)
        if not aim.passing:
            return None
        play = Play(aim.how, handle)
        return Meant(lambda: self.desk.submit(play, handle), play, moves=False)

    def _do_at(self, handle: int, offers: list[PlayOffer], card: int, *, sure: bool) -> bool:
        """Do it at this card; where that is none of those that can be chosen, a menu asks first."""
        self.desk.aim(card)
        if sure:
            return self._do(handle, offers)
        self.desk.choose(handle, [(self.label(offer), self._doing(offer)) for offer in offers])
        return True

    def _passing(self, handle: int) -> bool:
        """Whether a card never stays in play, by what type it is."""
        card, spec = self.desk.card(handle), self.desk.spec
        types = words_in(card.values.get("types")) if card is not None else ()
        return bool(types) and not any(spec.takes(zone, types) for zone in spec.field_zones)

    def ahead(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None) -> Play | None:
        """What dragging one's own card in play to the opponent means, before its time comes."""
        spec, other = self.desk.spec, 1 - self.question.seat
        held = self.desk.card(handles[0])
        there = plate == other or (spot is not None and spot[1] == other)
        if spec.ahead is None or held is None or not there or held.controller == other:
            return None
        return Play(spec.ahead.how, handles[0]) if self._zone(handles[0]) in spec.field_zones else None

    def _begun(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        """What it means to take one's own card to the opponent, where an attack begins with a play."""
        play, spec = self.ahead(handles, spot, plate), self.desk.spec
        if play is None or spec.ahead is None or not spec.ahead.begins or len(handles) != 1:
            return None
        if card is not None and card in self._targets(handles[0]):
            return None
        if card is None:
            return Meant(lambda: self.desk.attack(play, handles, ()), play, moves=False)
        aimed = Play(play.how, play.card, play.index, card)
        return Meant(lambda: self.desk.attack(aimed, handles, (card,)), aimed, moves=False)

    def _refused(self, handle: int, drops: list[Drop], card: int | None) -> Meant | None:
        """What is not offered is judged as it was most likely meant, so that the rules can say what is against it."""
        aimed = [drop for drop in drops if drop.onto is not Onto.PLACE]
        placed = [drop for drop in drops if drop.onto is Onto.PLACE]
        if aimed and card is not None and (not placed or self._alike(handle, card)):
            return self._aimed(Play(aimed[0].how, handle, max(0, aimed[0].index)), card)
        if not (placed or aimed):
            return None
        drop = (placed or aimed)[0]
        play = Play(drop.how, handle, max(0, drop.index))
        return Meant(lambda: self.desk.submit(play, handle), play, moves=drop.onto is Onto.PLACE)

    def _aimed(self, play: Play, card: int) -> Meant:
        aimed = Play(play.how, play.card, play.index, card)
        return Meant(lambda: self.desk.submit(aimed, play.card), aimed, moves=False)

    def _drops(self, handle: int, offer: PlayOffer | None = None) -> list[Drop]:
        """What dragging a card from where it is can mean; of those, what it means for one offer."""
        source, spot = self._zone(handle), self.desk.spot_of(handle)
        return [
            drop
            for drop in self.desk.spec.drops
            if drop.source == source and (offer is None or _is(offer.answer, drop))
            and (not drop.start or (spot is not None and spot[0] == drop.start))
        ]

    def _lands(self, drop: Drop, handle: int, spot: Spot, card: int | None) -> bool:
        """Whether a card that is let go there goes where the drop says."""
        if drop.target != self.desk.spec.zone_of(spot[0]) or (drop.area or spot[0]) != spot[0]:
            return False
        match drop.onto:
            case Onto.PLACE:
                return (drop.target != drop.source or bool(drop.area)) and spot[1] in (-1, self.question.seat)
            case Onto.OWN:
                return spot[1] == self.question.seat and card not in (None, handle)
        return spot[1] == 1 - self.question.seat

    def _alike(self, one: int, other: int) -> bool:
        """Whether two cards share a name, where cards have names of their own."""
        cards = self.desk.card(one), self.desk.card(other)
        names = [set(words_in(card.values.get("names"))) for card in cards if card is not None]
        return len(names) == len(cards) and bool(set.intersection(*names))

    def double_clicked(self, handle: int) -> bool:
        offers = self.offers(handle)
        if not offers:
            drop = next(iter(self._drops(handle)), None)
            return drop is not None and self.desk.submit(Play(drop.how, handle, max(0, drop.index)), handle)
        return self._do(handle, offers)

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        return [(self.label(offer), self._doing(offer)) for offer in self.offers(handle)]

    def anyway(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        return [(text, self._insisting(play)) for text, play in self._refusable(handle) if self._by_hand(play)]

    def why_not(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        return [(text, self._asking_why(play)) for text, play in self._refusable(handle) if not self._by_hand(play)]

    def _refusable(self, handle: int) -> list[tuple[str, Play]]:
        """What the rules refuse of a card, in words: what it has for them to judge, and what dragging it can mean."""
        offers = self.desk.refused_with(handle)
        found = [(self.label(offer), offer.answer) for offer in offers]
        known = [offer.answer for offer in (*offers, *self.offers(handle))]
        for drop in self._drops(handle):
            play = Play(drop.how, handle, max(0, drop.index))
            if any(_is(one, drop) for one in known) or not (self._by_hand(play) or self._is_more(handle, drop)):
                continue
            known.append(play)
            word = self.desk.word(self.desk.spec.plays.get(drop.how, drop.how.capitalize()))
            found.append((f"{word}: {translate('Zones', drop.target)}" if drop.index >= 0 else word, play))
        return found

    def _is_more(self, handle: int, drop: Drop) -> bool:
        """Whether it is more than moving the card: it has an aim, it does not stay where it goes, or what lies there
        does not.
        """
        spec, card = self.desk.spec, self.desk.card(handle)
        types = words_in(card.values.get("types")) if card is not None else ()
        passing = self._is_shared(drop.target) or any(area.before for area in spec.areas_of(drop.target))
        gives_way = any(spec.zone_of(area.beneath) == drop.target for area in spec.areas if area.beneath)
        return drop.onto is not Onto.PLACE or passing or gives_way or not spec.takes(drop.target, types)

    def _is_shared(self, zone: str) -> bool:
        """Whether a zone lies across the middle: what is let go there waits to resolve."""
        return any(area.shared for area in self.desk.spec.areas_of(zone))

    def _by_hand(self, play: Play) -> bool:
        """Whether a play can be made though the rules refuse it."""
        return self.desk.can_anyway(play)

    def _insisting(self, play: Play) -> Callable[[], object]:
        return lambda: self.desk.insist(play)

    def _asking_why(self, play: Play) -> Callable[[], object]:
        return lambda: self.desk.submit(play, play.card)

    def label(self, offer: PlayOffer) -> str:
        """A play in the words of the game."""
        answer = offer.answer
        name = self.desk.name_of(answer.card)
        if offer.label != f"{answer.how} {name}":
            return self.desk.say(offer.label[:1].upper() + offer.label[1:])
        word = self.desk.word(self.desk.spec.plays.get(answer.how, answer.how.capitalize()))
        alike = [one for one in self.offers(answer.card) if one.answer.how == answer.how]
        lines = self.desk.lines_of(answer.card)
        if len(alike) > 1 and answer.index < len(lines):
            return f"{word}: {lines[answer.index]}"
        return f"{word}: {name}"

    def _do(self, handle: int, offers: list[PlayOffer]) -> bool:
        if len(offers) == 1:
            return self._done(offers[0])
        self.desk.choose(handle, [(self.label(offer), self._doing(offer)) for offer in offers])
        return True

    def _doing(self, offer: PlayOffer) -> Callable[[], object]:
        return lambda: self._done(offer)

    def _done(self, offer: PlayOffer) -> bool:
        """Play what is offered; an attack that begins so is declared with its card later."""
        play, ahead = offer.answer, self.desk.spec.ahead
        if ahead is not None and ahead.begins and play.how == ahead.how:
            return self.desk.attack(play, (play.card,), None)
        return self.desk.submit(play, play.card)

    def _zone(self, handle: int) -> str:
        spot = self.desk.spot_of(handle)
        if spot is None:
            return ""
        return self.desk.spec.zone_of(spot[0])


def _is(play: Play, drop: Drop) -> bool:
    """Whether a play is what a drop means."""
    return play.how == drop.how and drop.index in (-1, play.index)
