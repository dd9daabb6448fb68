"""Costs: whether one can be paid, and paying it: all parts at the same time, with cards of one's own (VG 16.7)."""

from __future__ import annotations

from typing import Any, ClassVar

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.effects import evaluate
from engine.effects.resolution import Resolution as AnyResolution
from engine.effects.sequencing import ask
from engine.events import Event, SetCardField, SetVariable, forget
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import selection
from engine.games.vanguard.effects.on_cards import refuse_action
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules.apply_events import tell
from engine.games.vanguard.rules.table import OFF_FIELD, Cause, master
from engine.games.vanguard.vocabulary import Zone
from engine.procedures import Procedure
from engine.requests import Asked
from engine.rulebook import Refusal
from engine.sight import veiled
from engine.timing import costs
from engine.timing.costs import Paid, Part

RULE = "VG 16.7"
#: The named value that says by how many cards the next soul-blast of a seat is lessened (VG 17.18).
LESS = "soul-blast less {}"
#: Under this name a context keeps the card that is played, which does not pay for itself (VG 25.1).
PLAYED = "played"


class _Nothing:
    """No bill stands beside a cost."""

    total = 0


@ab.Memo
def spelled(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return a cost with counter-blasts and soul-blasts said as what is done to cards (VG 17.10)."""
    return with_parts(cost, _spell)  # type: ignore[no-any-return]


def _spell(part: Any) -> Any:
    match part:
        case own.CounterBlast() | own.SoulBlast():
            return in_other_words(part)
        case own.PaidIf(_, action):
            return ab.Do(_spell(action))
    return with_parts(part, _spell)


def in_other_words(effect: own.CounterBlast | own.SoulBlast) -> ab.Effect:
    """Return a counter-blast or a soul-blast as what is done to cards of the actor (VG 17.10)."""
    kinds = () if effect.noun is None else effect.noun.qualities
    count = ab.Exactly(effect.amount)
    if isinstance(effect, own.CounterBlast):
        there = ab.Noun((ab.FaceUp(), *kinds, ab.InZone(Zone.DAMAGE, ab.Player.YOU)))
        return own.TurnOver(ab.Pick(count, there), face_up=False)
    return ab.PutIntoZone(ab.Pick(count, ab.Noun((*kinds, ab.InZone(Zone.SOUL, ab.Player.YOU)))), Zone.DROP)


class Payment(costs.Payment):
    """One cost, as somebody can pay it and pays it (VG 16.7)."""

    prices = costs.prices(MEANING, (), {}, lambda effect: type(effect) in MEANING.effects)
    rule = whole = whose = RULE
    of_x = "VG 1.10"
    cast: ClassVar[tuple[str, ...]] = ()
    itself = ab.Tap(ab.Source())
    turns = ("rest", "stand")
    none_of_all = True

    def __init__(self, cost: tuple[ab.Cost, ...], res: Any, beside: _Nothing) -> None:
        super().__init__(cost, res, beside)
        self.kept = res.named.get(PLAYED, -1)

    def bill(self) -> _Nothing:
        return _Nothing()

    def left(self, paid: Paid) -> tuple[int, ...]:
        return ()

    def lacks(self, paid: Paid) -> Refusal | None:
        return None

    @property
    def cause(self) -> Cause:
        return Cause("cost", self.res.source, self.res.actor, self.res.index)

    def bars(self, part: Part, number: int) -> Refusal | None:
        """Return why a card cannot pay a part: what is done cannot be done to it, or the zone to which it would go is
        not the payer's (VG 16.7, VC 8.2.30).
        """
        state, actor = self.state, self.res.actor
        if state.cards[number].zone < OFF_FIELD and master(state, number) != actor:
            return Refusal(RULE, "A cost is paid with cards of one's own.")
        if state.cards[number].owner != actor:
            return Refusal(RULE, "A cost is paid with cards of one's own.")
        kind, self.res.kind = self.res.kind, "cost"
        try:
            return refuse_action(part.action, self.res, number)
        finally:
            self.res.kind = kind

    def event(self, part: Part, number: int) -> Event:
        if isinstance(part.action, own.TurnOver):
            return SetCardField(number, "face_down", not part.action.face_up, "cost", self.cause)
        return super().event(part, number)


def payment(cost: tuple[ab.Cost, ...], res: AnyResolution) -> Payment:
    """Return a cost as somebody can pay it."""
    return Payment(spelled(_doable(_lessened(cost, res))), res, _Nothing())


def _lessened(cost: tuple[ab.Cost, ...], res: AnyResolution) -> tuple[ab.Cost, ...]:
    """Return a cost of as much less as its own text says now (VG 16.7), and others of its soul-blast (VG 17.18)."""
    less: int = res.state.vars.get(LESS.format(res.actor), 0)
    if not less and not _varies(cost):
        return cost

    def lessen(part: Any) -> Any:
        if less and isinstance(part, own.SoulBlast):
            return own.SoulBlast(ab.Number(max(0, evaluate.value(part.amount, res) - less)), part.noun)
        return ab.Number(evaluate.value(part, res)) if isinstance(part, ab.Difference) else with_parts(part, lessen)

    return with_parts(cost, lessen)  # type: ignore[no-any-return]


@ab.Memo
def _varies(cost: tuple[ab.Cost, ...]) -> bool:
    return any(isinstance(one, ab.Difference) for one in walk(cost))


@ab.Memo
def _doable(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return a cost without what nobody can be asked for: so many of nothing counts as paid (VG 1.7)."""
    return tuple(one for one in cost if not _is_nothing(one))


def _is_nothing(one: ab.Cost) -> bool:
    action = getattr(one, "action", None)
    amount = action.what.count if isinstance(action, ab.Discard) and isinstance(action.what, ab.Pick) else (
        getattr(action, "amount", None)
    )
    return amount in (ab.Number(0), ab.Exactly(ab.Number(0)))


def refuse(cost: tuple[ab.Cost, ...], res: Resolution) -> Refusal | None:
    """Return why a cost cannot be paid in full, or None where it can (VG 16.7)."""
    if not _may_be_paid(cost, res):
        return Refusal(RULE, f"This cannot be paid: {selection.cost(cost)}.")
    refusal = payment(cost, res).refuse() if cost else None
    if refusal is None:
        return None
    return Refusal(RULE, f"This cannot be paid: {selection.cost(_lessened(cost, res))}. {refusal.sentence}")


def can_pay(cost: tuple[ab.Cost, ...], res: Any) -> bool:
    """Whether a cost can be paid in full."""
    return not cost or (_may_be_paid(cost, res) and payment(cost, res).refuse() is None)


def _may_be_paid(cost: tuple[ab.Cost, ...], res: Any) -> bool:
    """Whether what a cost asks for besides holds (VG 16.7)."""
    return all(evaluate.holds(one.condition, res) for one in cost if isinstance(one, own.PaidIf))


def pay(cost: tuple[ab.Cost, ...], res: Any, *, cancel: bool = False) -> Procedure:
    """Pay a cost in full; RolledBack where that cannot be done (VG 16.7). What is spoken of is the same afterwards."""
    if not cost:
        return
    tell(res.state, "{0} pays {1}.", RULE, ("seat", res.actor), selection.cost(_lessened(cost, res)))
    said, kind, res.kind = res.it, res.kind, "cost"
    yield from payment(cost, res).pay(RULE, cancel=cancel)
    if any(isinstance(one, own.SoulBlast) for one in walk(cost)):
        forget(res.state, LESS.format(res.actor), why="less")
    res.add_done("used", tuple(one for done in res.done.values() for one in done))
    res.it, res.kind = said, kind
    res.did = res.begun = True


def pay_short(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Pay those parts of a cost that can be paid, for players who go on without the others though the rules refuse it.
    """
    for one in cost:
        if refuse((one,), res) is None:
            yield from pay((one,), res, cancel=True)


def offered(cost: tuple[ab.Cost, ...], res: Resolution) -> Asked[bool | None]:
    """Return whether the payer pays a cost; None, and nobody is asked, where everybody knows that it cannot be paid."""
    if not veiled(res, lambda: can_pay(cost, res)):
        return None
    return (yield from ask(f"Pay {selection.cost(_lessened(cost, res))}?", res, RULE, refuse(cost, res)))


def note_homare(res: Resolution, ability: ab.Ability) -> None:
    """Remember that a player has paid for a Homare ability this turn (VC 25.2.2)."""
    if isinstance(ability, own.Ability) and any(
        isinstance(one, own.Active) and one.keyword is own.Keyword.HOMARE for one in ability.limits
    ):
        res.state.emit(SetVariable(f"homare {res.seat}", True, "cost"))


