"""What a gesture meant beyond the question in which it was made: a target, or an attack that other steps precede."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QTimer

from app.controller.asks.ask import Ask
from app.controller.asks.cards import AskAttack, AskCards
from app.controller.asks.plays import AskPlay
from app.controller.desk import TableDesk
from app.passing import Wish
from engine.answers import Cards


@dataclass(slots=True)
class Begun:
    """An attack with these cards on a card, or on the opponent where that is none; None asks. How far it has come."""

    handles: tuple[int, ...]
    whom: tuple[int, ...] | None
    passed: bool = False
    declared: bool = False


class Intents:
    """Answers what is asked next by what was meant, where it can be; otherwise says why it cannot, once."""

    def __init__(self, desk: TableDesk) -> None:
        self._desk = desk
        self._target: int | None = None
        self._attackers: tuple[int, ...] = ()
        self._turn = 0
        #: An attack that has begun and is to be declared as it was meant: what it is on, None for the opponent.
        self._begun: Begun | None = None

    def aim(self, handle: int) -> None:
        """What is cast or used now was dropped on this card."""
        self._target = handle

    def attack(self, handles: tuple[int, ...]) -> None:
        """Pass up to the declaration of attackers, and have these chosen there."""
        session = self._desk.session
        self._attackers, self._turn = handles, session.view().turn
        session.pass_until(Wish.UNTIL_SOMETHING)

    def begin(self, handles: tuple[int, ...], whom: tuple[int, ...] | None) -> None:
        """An attack begins: its windows are passed, and it is declared as it was meant."""
        self._begun, self._turn = Begun(handles, whom), self._desk.session.view().turn

    def asked(self, ask: Ask) -> None:
        """Something new is asked."""
        if not ask.mine or self._desk.session.my_question is None:
            return
        if self._begun is not None and self._goes_on(ask, self._begun):
            return
        if isinstance(ask, AskPlay):
            self._target = None
        elif isinstance(ask, AskAttack):
            self._declare(ask)
        elif type(ask) is AskCards and self._target is not None and self._is_about(ask, self._target):
            target, self._target = self._target, None
            # What is asked is shown before it is answered.
            QTimer.singleShot(0, self._desk, lambda: self._choose(ask, target))

    def _goes_on(self, ask: Ask, begun: Begun) -> bool:
        """Answer what an attack asks that has begun as it was meant; it is forgotten once that cannot be."""
        session = self._desk.session
        mine = session.view().turn == self._turn
        if mine and isinstance(ask, AskPlay) and not begun.passed:
            begun.passed = True
            QTimer.singleShot(0, self._desk, lambda: session.pass_until(Wish.UNTIL_SOMETHING))
            return True
        passing = session.passing.get(ask.question.seat)
        if mine and isinstance(ask, AskPlay) and passing is not None and passing.wish is Wish.UNTIL_SOMETHING:
            return True
        if mine and isinstance(ask, AskAttack) and begun.handles[0] in ask.question.candidates:
            begun.declared = not begun.declared
            if begun.declared:
                self._answer(begun.handles)
                return True
        self._begun = None
        whom = begun.whom
        if whom is None or type(ask) is not AskCards or not begun.declared or self._desk.judge(Cards(whom)) is not None:
            return False
        self._answer(whom)
        return True

    def _answer(self, cards: tuple[int, ...]) -> None:
        """Choose these cards, after the question has been shown."""
        QTimer.singleShot(0, self._desk, lambda: self._desk.submit(Cards(cards), cards[0] if cards else None))

    def _declare(self, ask: AskAttack) -> None:
        wanted, self._attackers = self._attackers, ()
        if wanted and self._turn == self._desk.session.view().turn:
            ask.banded(wanted)

    def _is_about(self, ask: AskCards, target: int) -> bool:
        """Whether the question is about cards that lie where the target does; a price in cards of the hand is not."""
        spec, spot_of = self._desk.spec, self._desk.spot_of
        zones = {spec.zone_of(spot[0]) for spot in map(spot_of, ask.question.candidates) if spot is not None}
        here = spot_of(target)
        zone = "" if here is None else spec.zone_of(here[0])
        return not zones.isdisjoint(spec.field_zones if zone in spec.field_zones else (zone,))

    def _choose(self, ask: AskCards, target: int) -> None:
        """Choose the target; where the rules refuse it, say so and let the player choose another."""
        desk = self._desk
        if desk.ask is not ask:
            return
        if target in ask.question.candidates:
            ask.clicked(target)
            return
        refusal = desk.judge(Cards((target,)))
        if refusal is not None:
            desk.explain(refusal, target)
