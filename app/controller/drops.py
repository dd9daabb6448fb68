"""Cards that are dropped: what the question makes of it, and what happens by hand where it makes nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication

from app.controller import byhand
from app.controller.asks.ask import Meant
from app.controller.asks.plays import AskPlay
from app.controller.desk import TableDesk
from app.controller.intents import Intents
from app.mode import Mode
from app.table.gestures.base import Dropped
from engine.answers import Answer, AnyAnswer, Play
from engine.overrides import Anyway, Override
from engine.rulebook import Refusal


class Drops:
    """Takes dropped cards in each of the modes.

    What the question means by it and allows is played. What is not is refused with the reason (enforced), or refused
    with an offer to do it anyway, or to move the card by hand (ask), or it is done anyway and the log says which rule
    is against it (free). Only what the question cannot mean, or the game cannot go on with, is a move by hand there.
    """

    def __init__(self, desk: TableDesk, intents: Intents) -> None:
        self._desk, self._intents = desk, intents
        #: What was dropped last that the rules seemed to allow.
        self._last: tuple[Dropped, Meant] | None = None

    def take(self, drop: Dropped, *, by_hand: bool) -> bool:
        """Take dropped cards; False lets them glide back. ``by_hand`` asks for hands where the rules would do it."""
        desk = self._desk
        if drop.plate is None and drop.spot == desk.spot_of(drop.handles[0]) and drop.card in (
            None, *drop.handles,
        ):  # fmt: skip
            return False
        if by_hand:
            return self._by_hand(drop)
        meant = desk.ask.meant(*drop) if desk.session.my_question is not None else None
        refusal = None if meant is None or meant.answer is None else desk.judge(meant.answer)
        if meant is not None and refusal is None:
            self._last = drop, meant
            return meant.act()
        # What comes into question is asked of the table first; one elsewhere answers when the cards have glided back.
        stays: list[bool] = []
        others = [] if refusal is not None else [*self._at_other_times(drop), *self._ahead(drop)]
        desk.session.weigh(others, lambda: stays.append(self._explained(drop, meant, refusal)))
        return stays == [True]

    def _explained(self, drop: Dropped, meant: Meant | None, refusal: Refusal | None) -> bool:
        """Say why the rules refuse what was dropped, or know nothing of it."""
        why = refusal or self._untimely(drop) or self._meaningless(drop.handles[0])
        return self._refused(drop, meant, why)

    def forget(self) -> None:
        """Something else is asked: what was dropped last has been taken."""
        self._last = None

    def denied(self, answer: Answer | None, refusal: Refusal) -> bool:
        """Say why the table refuses what was dropped; False where this answer came of no drop."""
        last, self._last = self._last, None
        if last is None or answer is None or last[1].answer != answer:
            return False
        self._refused(*last, refusal)
        return True

    def _refused(self, drop: Dropped, meant: Meant | None, why: Refusal) -> bool:
        """Say why not, with what can be done instead; False where the cards glide back."""
        desk = self._desk
        offers = self._instead(drop, meant)
        if desk.session.hands_free and offers:
            # What succeeds needs no words but those of the log.
            return desk.do(next(iter(offers.values())), drop.handles[0])
        early = self._too_early(drop) if meant is None else None
        why, first = (why, ()) if early is None else early
        offered = offers if desk.session.mode is Mode.ASK else {}
        desk.explain_offering(why, drop.handles[0], offered, first)
        return False

    def _instead(self, drop: Dropped, meant: Meant | None) -> dict[str, tuple[Override, ...]]:
        """What can be done where the rules refuse what was meant, under its name: the act itself, then the move."""
        answer = None if meant is None else meant.answer
        found = {
            QCoreApplication.translate("Controller", "Do it anyway"): self._anyway(answer),
            QCoreApplication.translate("Controller", "Move it by hand"): (
                self._verbs(drop) if meant is None or meant.moves else ()
            ),
        }
        return {name: verbs for name, verbs in found.items() if verbs}

    def _ahead(self, drop: Dropped) -> list[Play]:
        """The play that comes first where cards are taken to the opponent before their time."""
        desk = self._desk
        if not isinstance(desk.ask, AskPlay) or desk.spec.ahead is None or desk.session.my_question is None:
            return []
        play = desk.ask.ahead(drop.handles, drop.spot, drop.plate)
        return [] if play is None else [play]

    def _too_early(self, drop: Dropped) -> tuple[Refusal, tuple[tuple[str, Callable[[], object]], ...]] | None:
        """Why what comes first cannot be done yet, and the way to go on to it."""
        desk, ahead = self._desk, self._desk.spec.ahead
        refusal = next((desk.judge(play) for play in self._ahead(drop)), None)
        if refusal is None or ahead is None or desk.view().player != desk.ask.question.seat:
            return None
        go = QCoreApplication.translate("Controller", "Pass, and go there")
        early = refusal.rule == ahead.rule and desk.view().phase in ahead.phases
        return refusal, ((go, lambda: self._intents.attack(drop.handles)),) if early else ()

    def _by_hand(self, drop: Dropped) -> bool:
        verbs = self._verbs(drop)
        if not verbs:
            self._desk.explain(self._meaningless(drop.handles[0]), drop.handles[0])
            return False
        spec, handle = self._desk.spec, drop.handles[0]
        zone = QCoreApplication.translate("Zones", "" if drop.spot is None else spec.zone_of(drop.spot[0]))
        self._desk.by_hand(verbs, f"{self._desk.name_of(handle)} → {zone}")
        return self._desk.session.hands_free

    def _verbs(self, drop: Dropped) -> tuple[Override, ...]:
        """What dropping the cards there does by hand."""
        desk = self._desk
        if drop.spot is None:
            return ()
        found = []
        for handle in drop.handles:
            source = desk.spot_of(handle)
            if source is not None:
                card = desk.card(handle)
                found.append(byhand.drop_verb(desk.spec, desk.view(), card, source, drop.spot))
        return tuple(verb for verb in found if verb is not None)

    def _anyway(self, answer: Answer | None) -> tuple[Override, ...]:
        """The answer that the rules refuse, where players can give it nevertheless."""
        if answer is None or not self._desk.session.can_anyway(answer):
            return ()
        return (Anyway(cast(AnyAnswer, answer)),)

    def _at_other_times(self, drop: Dropped) -> list[Play]:
        """The plays that such a drop means when they can be made."""
        desk, handle = self._desk, drop.handles[0]
        source = desk.spot_of(handle)
        if desk.session.my_question is None or source is None or drop.spot is None:
            return []
        way = (desk.spec.zone_of(source[0]), desk.spec.zone_of(drop.spot[0]))
        means = [one for one in desk.spec.drops if (one.source, one.target) == way]
        return [Play(one.how, handle, max(0, one.index)) for one in means]

    def _untimely(self, drop: Dropped) -> Refusal | None:
        """Why what such a drop means at other times cannot be done while this is asked, by a rule of its own."""
        refusals = [self._desk.judge(play) for play in self._at_other_times(drop)]
        own = self._desk.ask.question.rule
        return next((one for one in refusals if one is not None and one.rule != own), None)

    def _meaningless(self, handle: int) -> Refusal:
        """Say that the question has no use for a gesture, by the rule that it is asked by."""
        text = QCoreApplication.translate("Controller", "{name} cannot go there now.")
        return Refusal(self._desk.ask.question.rule, text.format(name=self._desk.name_of(handle)))
