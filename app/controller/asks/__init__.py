"""How each kind of question is answered on the table: one class each."""

from __future__ import annotations

from app.controller.asks.ask import Ask, Button, Desk
from app.controller.asks.cards import AskAttack, AskBlock, AskCards
from app.controller.asks.lines import AskByHand, AskOptions, AskYesNo
from app.controller.asks.numbers import AskAmounts, AskNumber
from app.controller.asks.paying import AskPay
from app.controller.asks.plays import AskPlay
from app.controller.asks.waiting import Waiting
from engine.questions import Question

_KINDS: dict[str, type[Ask]] = {
    "play": AskPlay,
    "cards": AskCards,
    "attack": AskAttack,
    "block": AskBlock,
    "pay": AskPay,
    "number": AskNumber,
    "amounts": AskAmounts,
    "options": AskOptions,
    "confirm": AskYesNo,
    "wait": Waiting,
}

__all__ = ["Ask", "Button", "Desk", "ask_for"]


def ask_for(question: Question | None, desk: Desk) -> Ask:
    """The way in which a question is answered; games' own kinds of choosing cards are answered as that is."""
    if question is None:
        return Waiting(Question("wait", -1, "", ""), desk)
    kind = AskByHand if "by hand" in question.details else _KINDS.get(question.kind)
    if kind is None:
        kind = AskOptions if question.options else AskCards
    return kind(question, desk)
