"""Costs: whether one can be paid, with its will, its icons and the cards that its actions take, and paying it (FOW
903.2e, 903.2f): what is asked, then the will, then everything else at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.selection import by
from engine.events import Event, Move
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table, will
from engine.games.fow.rules.paying import Bill, bill
from engine.games.fow.rules.table import spoken
from engine.games.fow.rules.verbs import counters_changed
from engine.procedures import Procedure, RolledBack
from engine.requests import ChooseNumber
from engine.rulebook import Refusal
from engine.state import ref
from engine.timing import costs
from engine.timing.costs import LARGEST_X, MOST_WAYS, Paid, Part

RULE = "FOW 903.2f"
NOTHING = bill(Price())
#: How much will a player likes to pay, where that is up to them.
LIKES = "likes"
#: The {Rest} of a card's own ability, of which the text does not speak afterwards.
REST = ab.Tap(ab.Source())


class Payment(costs.Payment):
    """One cost with a bill beside it, as somebody can pay it and pays it (FOW 903.2f).

    A bill that is less for what the cost takes is worked out ``again`` once that is picked (FOW 903.2e-iv).
    """

    prices = costs.prices(
        MEANING, (own.WillCost, own.AnyWill, own.PayLife, own.LoseLife), {ab.TapSource: (REST,)},
        lambda effect: type(effect) in MEANING.effects,
    )
    rule = whole = whose = RULE
    of_x = "FOW 104.5"
    cast, itself, turns = ("spell",), REST, ("rest", "recover")
    changes = staticmethod(counters_changed)
    none_of_all = True

    def __init__(
        self, cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill, again: Callable[[], Bill] | None = None
    ) -> None:
        super().__init__(cost, res, beside)
        self._again = again

    # Will and life

    @property
    def life(self) -> list[own.PayLife]:
        """The life that is paid (FOW 105.4a)."""
        return [own.PayLife(one.amount) for one in self.price.billed if isinstance(one, own.PayLife | own.LoseLife)]

    @property
    def likes(self) -> own.AnyWill | None:
        """As much will as the player likes, where that is asked for."""
        return next((one for one in self.price.billed if isinstance(one, own.AnyWill)), None)

    def bill(self) -> Bill:
        """Return the will that is asked for, with the X that was chosen and with the bill beside it (FOW 903.2e)."""
        beside: Bill = self.beside
        signs = [sign for one in self.price.billed if isinstance(one, own.WillCost) for sign in one.signs]
        of_x = ["1"] * (self.res.x * signs.count("X"))
        likes = 0 if self.likes is None else self.res.named.get(LIKES, self.likes.least)
        return beside.plus([*(sign for sign in signs if sign != "X"), *of_x, *["1"] * likes])

    def left(self, paid: Paid) -> tuple[int, ...]:
        return will.left(self.state, self.res.actor, self.res, _cards(paid)) if self.owed.total else ()

    def _owes(self, paid: Paid) -> Bill:
        """Return what is owed besides these parts."""
        if self._again is None:
            owed: Bill = self.owed
            return owed
        before = self.res.done
        self.res.done = before.copy()
        for part, numbers in paid:
            action = self.meaning.actions.get(type(part.action))
            if action is not None:
                self.res.add_done(action.participle(part.action), tuple([ref(self.state, one) for one in numbers]))
        self.beside, self.res.done = self._again(), before
        return self.bill()

    def ways(self, parts: Sequence[Part], paid: Paid) -> Iterator[tuple[int, ...]]:
        """Yield also more cards than must be, where the more there are the less is owed (FOW 903.2e-iv)."""
        yield from super().ways(parts, paid)
        if self._again is not None:
            found = self.candidates(parts[0], paid)
            least, most = evaluate.bounds(parts[0].pick.count, len(found), self.res)
            more = (some for count in range(least + 1, most + 1) for some in combinations(found, count))
            yield from (
                some for some in islice(more, MOST_WAYS) if evaluate.together(self.noun(parts[0]), some, self.res)
            )

    def lacks(self, paid: Paid) -> Refusal | None:
        if self._again is not None and len(paid) < len(self.price.fixed) + len(self.price.picked):
            return None
        owed = self._owes(paid)
        life = sum(evaluate.value(one.amount, self.res) for one in self.life if one.amount is not None)
        if life > max(0, table.life(self.state, self.res.actor)):
            return Refusal("FOW 105.4a", f"This costs {life} life.")
        return will.refuse(self.state, self.res.actor, owed, self.res, _cards(paid)) if owed.total else None

    def declare(self, rule: str, cancel: bool) -> Procedure:
        """Ask for the X, and how much will is paid where that is up to the player (FOW 903.2e)."""
        yield from super().declare(rule, cancel)
        likes, res = self.likes, self.res
        if likes is None:
            return
        most = LARGEST_X if res.short else self.largest(partial(res.named.__setitem__, LIKES))
        if most < likes.least:
            raise RolledBack(Refusal(rule, "So much will cannot be paid."))
        res.named[LIKES] = yield from ChooseNumber(
            res.actor, "How much will do you pay for {0}?", rule, likes.least, most, args=by(res), cancel=cancel
        )

    def settle(self, events: list[Event], rule: str, cancel: bool) -> Procedure:
        owed = self._owes(self.paid)
        if owed.total:
            paid = _cards(self.paid)
            yield from will.pay(self.state, self.res.actor, owed, self.res, rule, cancel=cancel, without=paid)
        yield from self.meaning.run(self.life, self.res)
        yield from super().settle(events, rule, cancel)

    # Cards

    def bars(self, part: Part, number: int) -> Refusal | None:
        """Return why a card cannot be rested, recovered or moved for a cost."""
        state, card = self.state, self.state.cards[number]
        name, action = spoken(card), part.action
        if isinstance(action, ab.Tap | ab.Untap):
            rests = isinstance(action, ab.Tap)
            refusal = f"{name} cannot be {'rested' if rests else 'recovered'}."
            if card.zone not in BATTLE_AREA or card.dull is rests:
                return Refusal("FOW 1013.2", refusal)
            if not statics.can(state, number, "rest" if rests else "recover", self.cause):
                return Refusal("FOW 104.4", refusal)
            if action is REST and will.is_fresh(state, number):
                rule = "FOW 905.3" if boards.now(state, number).is_resonator else "FOW 905.4"
                return Refusal(rule, f"{name} came under your control this turn: its own ability cannot rest it.")
        if isinstance(action, own.Banish | ab.Break) and not table.works(state, number):
            return Refusal("FOW 1011.2", f"{name} is not on the field.")
        if part.leaves and not self._can_go(part, number):
            return Refusal("FOW 104.4", f"{name} cannot go there.")
        return None

    def _can_go(self, part: Part, number: int) -> bool:
        move = self.event(part, number)
        assert isinstance(move, Move)
        if move.why in ("banish", "destroy"):
            return statics.can(self.state, number, move.why, move.cause)
        return statics.can_move(self.state, number, move.to, move.cause)


def _cards(paid: Paid) -> frozenset[int]:
    return frozenset(number for part, numbers in paid for number in numbers if not part.counters)


def refuse(
    cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill = NOTHING, again: Callable[[], Bill] | None = None
) -> Refusal | None:
    """Return why a cost cannot be paid, with a bill ``beside`` it, or None where some way of paying it all exists; the
    bill is worked out ``again`` where it is less for what the cost takes (FOW 903.2e-iv).
    """
    return Payment(cost, res, beside, again).refuse()


def pay(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill = NOTHING,
    again: Callable[[], Bill] | None = None, *, cancel: bool = True,
) -> Procedure:
    """Pay all of a cost, with a bill beside it (FOW 903.2f)."""
    return Payment(cost, res, beside, again).pay(rule, cancel=cancel)


def _pay_within(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text, with an X of its own."""
    res.named.pop("x", None)
    return pay(cost, res, RULE, cancel=False)


MEANING.can_pay = lambda cost, res: refuse(cost, res) is None
MEANING.pay = _pay_within
