"""Cards that are dropped: what the question makes of it, and what happens by hand where it makes nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from app.controller import byhand
from app.controller.asks.ask import Meant
from app.controller.asks.plays import AskPlay
from app.mode import Mode
from app.table.gestures.base import Dropped
from engine.answers import Answer, AnyAnswer, Play
from engine.overrides import Anyway, Override
from engine.rulebook import Refusal

if TYPE_CHECKING:
    from app.controller.controller import Controller


class Drops:
    """Takes dropped cards in each of the modes.

    What the question means by it and allows is played. What is not is refused with the reason (enforced), or refused
    with an offer to do it anyway, or to move the card by hand (ask), or it is done anyway and the log says which rule
    is against it (free). Only what the question cannot mean, or the game cannot go on with, is a move by hand there.
    """

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        #: What was dropped last that the rules seemed to allow.
        self._last: tuple[Dropped, Meant] | None = None

    def take(self, drop: Dropped, *, by_hand: bool) -> bool:
        """Take dropped cards; False lets them glide back. ``by_hand`` asks for hands where the rules would do it."""
        controller = self._controller
        if drop.plate is None and drop.spot == controller.spot_of(drop.handles[0]) and drop.card in (
            None, *drop.handles,
        ):  # fmt: skip
            return False
        if by_hand:
            return self._by_hand(drop)
        ask = controller.ask
        meant = ask.meant(*drop) if controller.session.my_question is not None else None
        refusal = None if meant is None or meant.answer is None else controller.judge(meant.answer)
        if meant is not None and refusal is None:
            self._last = drop, meant
            return meant.act()
        return self._refused(drop, meant, refusal or self._untimely(drop) or self._meaningless(drop.handles[0]))

    def denied(self, answer: Answer, refusal: Refusal) -> bool:
        """Say why the table refuses what was dropped; False where this answer came of no drop."""
        last, self._last = self._last, None
        if last is None or last[1].answer != answer:
            return False
        self._refused(*last, refusal)
        return True

    def _refused(self, drop: Dropped, meant: Meant | None, why: Refusal) -> bool:
        """Say why not, with what can be done instead; False where the cards glide back."""
        controller = self._controller
        offers = self._instead(drop, meant)
        if controller.session.hands_free and offers:
            # What succeeds needs no words but those of the log.
            return controller.do(next(iter(offers.values())), drop.handles[0])
        early = self._too_early(drop) if meant is None else None
        why, first = (why, ()) if early is None else early
        offered = offers if controller.session.mode is Mode.ASK else {}
        controller.explain_offering(why, drop.handles[0], offered, first)
        return False

    def _instead(self, drop: Dropped, meant: Meant | None) -> dict[str, tuple[Override, ...]]:
        """What can be done where the rules refuse what was meant, under its name: the act itself, then the move."""
        found = {
            QCoreApplication.translate("Controller", "Do it anyway"): self._anyway(meant and meant.answer),
            QCoreApplication.translate("Controller", "Move it by hand"): (
                self._verbs(drop) if meant is None or meant.moves else ()
            ),
        }
        return {name: verbs for name, verbs in found.items() if verbs}

    def _too_early(self, drop: Dropped) -> tuple[Refusal, tuple[tuple[str, Callable[[], object]], ...]] | None:
        """What comes first where cards are taken to the opponent before their time, and the way to go on to it."""
        controller = self._controller
        ask, ahead = controller.ask, controller.spec.ahead
        if not isinstance(ask, AskPlay) or ahead is None or controller.session.my_question is None:
            return None
        play = ask.ahead(drop.handles, drop.spot, drop.plate)
        refusal = None if play is None else controller.judge(play)
        if refusal is None or controller.view().player != ask.question.seat:
            return None
        go = QCoreApplication.translate("Controller", "Pass, and go there")
        early = refusal.rule == ahead.rule and controller.view().phase in ahead.phases
        return refusal, ((go, lambda: controller.intents.attack(drop.handles)),) if early else ()

    def _by_hand(self, drop: Dropped) -> bool:
        verbs = self._verbs(drop)
        if not verbs:
            self._controller.explain(self._meaningless(drop.handles[0]), drop.handles[0])
            return False
        spec, handle = self._controller.spec, drop.handles[0]
        zone = QCoreApplication.translate("Zones", "" if drop.spot is None else spec.zone_of(drop.spot[0]))
        self._controller.by_hand(verbs, f"{self._controller.name_of(handle)} → {zone}")
        return self._controller.session.hands_free

    def _verbs(self, drop: Dropped) -> tuple[Override, ...]:
        """What dropping the cards there does by hand."""
        controller = self._controller
        if drop.spot is None:
            return ()
        found = []
        for handle in drop.handles:
            source = controller.spot_of(handle)
            if source is not None:
                card = controller.card(handle)
                found.append(byhand.drop_verb(controller.spec, controller.view(), card, source, drop.spot))
        return tuple(verb for verb in found if verb is not None)

    def _anyway(self, answer: Answer | None) -> tuple[Override, ...]:
        """The answer that the rules refuse, where players can give it nevertheless."""
        if answer is None or not self._controller.session.can_anyway(answer):
            return ()
        return (Anyway(cast(AnyAnswer, answer)),)

    def _untimely(self, drop: Dropped) -> Refusal | None:
        """Why what such a drop means at other times cannot be done while this is asked, by a rule of its own."""
        controller, spec, handle = self._controller, self._controller.spec, drop.handles[0]
        source = controller.spot_of(handle)
        if controller.session.my_question is None or source is None or drop.spot is None:
            return None
        way = (spec.zone_of(source[0]), spec.zone_of(drop.spot[0]))
        for one in (one for one in spec.drops if (one.source, one.target) == way):
            refusal = controller.judge(Play(one.how, handle, max(0, one.index)))
            if refusal is not None and refusal.rule != controller.ask.question.rule:
                return refusal
        return None

    def _meaningless(self, handle: int) -> Refusal:
        """Say that the question has no use for a gesture, by the rule that it is asked by."""
        text = QCoreApplication.translate("Controller", "{name} cannot go there now.")
        return Refusal(self._controller.ask.question.rule, text.format(name=self._controller.name_of(handle)))
