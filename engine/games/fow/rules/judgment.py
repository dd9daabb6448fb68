"""Judgment (FOW 705): the ruler is turned over and put onto the field, after a wait on the chase as neither spell nor
ability.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.answers import Play
from engine.events import Event, Notice, SetCardField, SetVariable, Shift
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules import casting, prices, table, will
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.table import ASTRAL, FIELD, RULER_AREA, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.casting import put_on_stack
from engine.timing.items import Item
from engine.timing.windows import Way
from engine.triggers import limits
from engine.triggers.delayed import stamp

#: What lies on the chase is called so there.
KIND = "judgment"
#: That a player has performed judgment this turn.
JUDGED = ("judged 0", "judged 1")


def _ability(state: State, number: int) -> own.Judgment | None:
    """Return the [Judgment] of a ruler; an astral counter takes it away for the rest of the game (FOW 1010.1a)."""
    if state.cards[number].counters.get(ASTRAL):
        return None
    return next((one for one in boards.now(state, number).abilities if isinstance(one, own.Judgment)), None)


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why not even who breaks the rules can perform judgment: there is no such ruler."""
    card = state.cards[play.card]
    if card.zone != RULER_AREA[seat] or CardType.RULER not in boards.now(state, play.card).types:
        return Refusal("FOW 705.1", f"{spoken(card)} is no ruler in your ruler area.")
    if _ability(state, play.card) is not None and card.face.other is not None:  # type: ignore[attr-defined]
        return None
    rule = "FOW 1010.1a" if card.counters.get(ASTRAL) else "FOW 705.1"
    return Refusal(rule, f"{spoken(card)} has no [Judgment].")


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot perform judgment now, or None where they can (FOW 705.1, 705.2)."""
    refusal = _impossible(state, seat, play) or casting.refuse_main(state, seat, "FOW 705.1", "Judgment is performed")
    if refusal is not None:
        return refusal
    if state.vars.get(JUDGED[seat]):
        return Refusal("FOW 705.1", "You have performed judgment this turn.")
    if state.cards[play.card].dull:
        return Refusal("FOW 705.1", f"{spoken(state.cards[play.card])} is rested: judgment needs a recovered ruler.")
    ability = _ability(state, play.card)
    assert ability is not None
    res = _deed(state, seat, play.card)
    ability = prices.of_judgment(ability, res)
    why = limits.why_not(ability.limits, res, 0)
    if why is not None:
        return Refusal("FOW 705.2b", f"Judgment of {spoken(state.cards[play.card])} is performed only {why}.")
    return casting.refuse_ability_cost(state, seat, res, ability)


def _deed(state: State, seat: int, number: int) -> Resolution:
    res, ability = Resolution(state, seat, table.ref(state, number), KIND), _ability(state, number)
    return res if ability is None else will.for_ability(res, ability)


class Arise(ab.Effect):
    """The ruler is turned over to its J-ruler side and put onto the field of its player (FOW 705.3)."""


def _judge(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Do what [Judgment] asks for; then it waits on the chase (FOW 705.2)."""
    ability = _ability(state, play.card)
    assert ability is not None
    res = _deed(state, seat, play.card)
    ability = prices.of_judgment(ability, res)
    res.item, res.short = stamp(state), insisted
    tell(state, "{0} performs judgment of {1}.", "FOW 705.2", ("seat", seat), ("card", play.card))
    state.emit(SetVariable(JUDGED[seat], True))

    def pay(res: Resolution) -> Procedure:
        yield from casting.pay_ability_cost(state, seat, res, ability)

    def told(res: Resolution) -> list[Event]:
        return [Notice("judgment", seat=seat, card=play.card, cause=res.cause)]

    item = Item(res.item, KIND, seat, res.source, ability, (Arise(),))
    yield from put_on_stack(state, item, res, (pay,), told)


def arise(effect: Arise, res: Resolution) -> Procedure:
    """Turn the ruler over and put it onto the field: it stays as it lies, rested or recovered (FOW 302.3, 705.3).

    It has no counters there (1022.3); a ruler that has lost its [Judgment] meanwhile stays what it is (1010.1b).
    """
    state, number, seat = res.state, res.source.number, res.seat
    card = state.cards[number]
    if not table.alive(state, res.source) or card.zone != RULER_AREA[seat] or card.counters.get(ASTRAL):
        tell(state, "{0} stays in the ruler area.", "FOW 1010.1b", ("card", *res.source))
        return
    face = card.face
    assert isinstance(face, Card)
    state.emit(SetCardField(number, "face", turned(face), "judgment"))
    if card.counters:
        state.emit(SetCardField(number, "counters", {}, "counters"))
    if paid := casting.paid_marks(res):
        state.emit(SetCardField(number, "marks", {**card.marks, **paid}, "judgment"))
    yield from statics.as_enters(state, number, seat)
    entry = Shift(number, FIELD, controller=seat, why="judgment", cause=res.cause)
    since = SetCardField(number, "since", table.turn(state), "judgment")
    tell(state, "{0} enters the field of {1}.", "FOW 705.3", ("card", number), ("seat", seat))
    yield from apply_events(state, [entry, since, *statics.enters_with(state, number, seat, res.cause)])


MEANING.effects[Arise] = arise


def ideas(state: State, seat: int) -> list[Play]:
    """Return the judgments that a player might perform."""
    return [Play("judge", number) for number in state.zones[RULER_AREA[seat]] if _ability(state, number) is not None]


WAYS = {"judge": Way(_refuse, _impossible, _judge, lambda state, play: f"Judgment of {casting.named(state, play)}")}
