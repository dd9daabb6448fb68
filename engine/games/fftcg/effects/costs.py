"""Costs: whether one can be paid, its CP, its icons, and the cards that its actions take (FFTCG 11.6.2), and paying it:
what is asked, then all of it at once (11.6.7 to 11.6.10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.selection import ONE
from engine.events import Count, Event, Move, Notice
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import prices, statics
from engine.games.fftcg.effects.prices import Bill
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import FIELD, HAND, crystals, latest_turn, spoken
from engine.games.fftcg.rules.verbs import counters_changed
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import is_secret, veiled
from engine.state import State
from engine.timing import costs
from engine.timing.costs import Paid, Part
from engine.timing.paying import PayBill, Source

NO_CP = Bill(0)
#: The [Dull] of a card's own ability, of which the text does not speak afterwards.
DULL = ab.Tap(ab.Source())
#: The discard of a card of the same name for [S] (FFTCG 11.7.1).
SAME_NAME = ab.Discard(ab.Pick(ONE, ab.Noun((ab.Same(ab.Trait.NAME, ab.Source()),))))


class Payment(costs.Payment):
    """One cost with a bill beside it, as somebody can pay it and pays it (FFTCG 11.6.10).

    A Backup that leaves the field for a cost can be dulled for its CP all the same (5.2.1.3, 11.2.1.1).
    """

    prices = costs.prices(MEANING, (own.CP, own.CrystalCost), {
        ab.TapSource: (DULL,),
        own.DiscardSameName: (SAME_NAME, "FFTCG 11.7.1", "Choose the card of the same name to discard."),
    })
    rule, whole, whose, of_x = "FFTCG 11.6.2.1", "FFTCG 11.6.10", "FFTCG 11.6.2.2.3", "FFTCG 4.5"
    cast, itself, turns = ("cost", "summon"), DULL, ("dull", "activate")
    changes = staticmethod(counters_changed)

    # CP and Crystals

    def bill(self) -> Bill:
        """Return the CP that is asked for, with the X that is chosen and with the bill beside it (FFTCG 11.6.7)."""
        beside: Bill = self.beside
        if not self.price.billed:
            return beside
        needs: Counter[str] = Counter()
        total = beside.total
        for part in self.price.billed:
            if isinstance(part, own.CP):
                owed = evaluate.value(part.amount, self.res)
                total += owed
                if part.element is not None:
                    needs[part.element.value] += owed
        needs.update(dict(beside.needs))
        return Bill(total, tuple(needs.items()), beside.only, beside.different)

    def crystals(self) -> int:
        """Return how many Crystals are asked for: all the icons together (FFTCG 11.6.10)."""
        return sum([evaluate.value(one.count, self.res) for one in self.price.billed if type(one) is own.CrystalCost])

    def sources(self, paid: Paid) -> tuple[Source, ...]:
        """Return what can still produce CP."""
        spent = {self.kept}
        for part, numbers in paid:
            if not part.counters:
                spent.update([n for n in numbers if not part.leaves or self.state.cards[n].zone != FIELD])
        return prices.sources(self.res, spent)

    def left(self, paid: Paid) -> tuple[int, ...]:
        return tuple([one.card for one in self.sources(paid)]) if self.owed.total else ()

    def lacks(self, paid: Paid) -> Refusal | None:
        owed = self.crystals() if self.price.billed else 0
        if owed and (held := crystals(self.state, self.res.actor)) < owed:
            return Refusal(self.rule, f"This costs {owed} Crystals, and you have {held}.")
        if not self.owed.total or prices.can_pay(self.owed, self.sources(paid)):
            return None
        return Refusal("FFTCG 11.2.1.1", f"You cannot produce {self.owed.words()}.")

    def settle(self, events: list[Event], rule: str, cancel: bool) -> Procedure:
        res, state, seat = self.res, self.state, self.res.actor
        producing: list[Event] = []
        if self.owed.total:
            # What is said of a hopeless bill tells no more than everybody knows of the hand.
            hopeless = self.short and veiled(res, self.refuse) is not None
            available = partial(self.sources, self.paid)
            answer = yield from PayBill(
                seat, "Pay {0} for {1}, as far as you like." if hopeless else "Pay {0} for {1}.", rule, self.owed,
                available, args=(self.owed.words(), ("card", res.source.number)), cancel=cancel, short=self.short,
                private=self.short and bool(veiled(res, available)),
            )
            producing = prices.produce(answer, available(), res)
        spent = min(self.crystals(), crystals(state, seat))
        if spent:
            events.append(Count(f"crystals {seat}", -spent, "pay crystals", self.cause))
            events.append(Notice("pay crystals", seat=seat, amount=spent, cause=self.cause))
        yield from super().settle([*producing, *events], rule, cancel)
        if spent:
            tell(state, "{0} pays {1} Crystal{2}.", rule, ("seat", seat), str(spent), "" if spent == 1 else "s")
        prices.tell_paid(producing, res)

    # Cards

    def bars(self, part: Part, number: int) -> Refusal | None:
        """Return why a card cannot be dulled for a cost, or leave for it (FFTCG 11.6.2.2, 11.6.2.2.4)."""
        state, card = self.state, self.state.cards[number]
        if isinstance(part.action, ab.Tap):
            if card.zone != FIELD:
                return Refusal(self.rule, f"{spoken(card)} is not on the field to be dulled.")
            if card.dull:
                return Refusal("FFTCG 6.3.1", f"{spoken(card)} is dull already.")
            if not statics.can(state, number, "dull", self.cause):
                return Refusal("FFTCG 2.2", f"{spoken(card)} cannot become dull.")
            if part.action is DULL and not self.short and _is_fresh(state, number):
                why = "came under your control this turn and has no Haste: its own ability cannot dull it."
                return Refusal("FFTCG 11.6.2.2", f"{spoken(card)} {why}")
        if part.leaves and not self._can_go(part, number):
            zone = "the field" if card.zone == FIELD else "its zone"
            return Refusal("FFTCG 11.6.2.2.4", f"{spoken(card)} cannot leave {zone}, so it cannot be a cost.")
        return None

    def _can_go(self, part: Part, number: int) -> bool:
        """Whether nothing keeps a card from where this part of a cost takes it (FFTCG 11.6.2.2.4)."""
        move = self.event(part, number)
        assert isinstance(move, Move)
        if move.why == "break" and not statics.can_be_broken(self.state, number, move.cause):
            return False
        return statics.can_leave(self.state, number, move.cause, move.to)

    def noun(self, part: Part) -> ab.Noun:
        """Return what is picked for a part; for [S] that too which a text allows (FFTCG 2.1)."""
        noun = super().noun(part)
        if part.action is not SAME_NAME:
            return noun
        instead = (
            static.noun for static, other in boards.board(self.state).rulings_of(own.SpecialPaidWith)
            if other.seat == self.res.actor and evaluate.denotes(static.what, self.res.source, other)
        )
        return ab.Noun((ab.AnyOf((noun, *instead)), ab.OtherThan(ab.Source())))


def _is_fresh(state: State, number: int) -> bool:
    """Whether a Forward or Backup without Haste has not been its controller's since their latest turn began (FFTCG
    11.6.2.2, 15.2.2.3).
    """
    card, now = state.cards[number], boards.board(state)[number]
    return (
        card.since >= latest_turn(state, card.controller) and "Haste" not in now.keywords
        and (CardType.FORWARD in now.types or CardType.BACKUP in now.types)
    )


def refuse(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill = NO_CP) -> Refusal | None:
    """Return why a cost cannot be paid, with a bill ``beside`` it, or None where some way of paying it all exists."""
    return Payment(cost, res, beside).refuse()


def pay(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill = NO_CP, *, cancel: bool = True
) -> Procedure:
    """Pay all of a cost with a bill beside it (FFTCG 11.6.7 to 11.6.10)."""
    return Payment(cost, res, beside).pay(rule, cancel=cancel)


def can_pay(res: Resolution, refuse: Callable[[], object | None], rule: str) -> Asked[bool]:
    """Whether what an effect lets the actor cast or use is paid for: ``refuse`` says why it cannot be.

    Where that depends on a hand, its player says so, that nobody learns it from a pause or its absence (FFTCG 7.6.1).
    """
    able = refuse() is None
    if veiled(res, refuse) is None and any(is_secret(n, res) for n in res.state.zones[HAND[res.actor]]):
        line = "Pay the cost." if able else "It cannot be paid."
        card = (("card", res.source.number),)
        yield ChooseOptions(res.actor, "Can you pay for {0}?", rule, (line,), args=card, private=True)
    return able
