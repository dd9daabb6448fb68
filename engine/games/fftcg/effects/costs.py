"""Paying costs (FFTCG 11.6.7 to 11.6.10): what is asked, then all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import abilities as ab
from engine.answers import Pay
from engine.course import gone
from engine.effects import evaluate
from engine.effects.resolution import follow
from engine.events import Count, Event, Move, Notice, SetCardField
from engine.games.fftcg.effects import prices, selection
from engine.games.fftcg.effects.payability import (
    NO_CP,
    Taken,
    bill,
    candidates,
    completes,
    holders,
    is_active,
    owed_crystals,
    refuse,
    refuse_card,
    removable,
)
from engine.games.fftcg.effects.prices import DULL_SOURCE, SAME_NAME, How, Part, price_of
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.paying import Bill, PayBill, Source
from engine.games.fftcg.rules.table import HAND, Cause, Ref, crystals
from engine.games.fftcg.rules.verbs import counters_changed
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import describes, is_secret, veiled
from engine.state import ref

#: No X is larger than this.
LARGEST_X = 60
#: Cards, and the part of a cost that they pay.
Paid = tuple[Part, tuple[int, ...]]


def declare_x(cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, *, cancel: bool) -> Procedure:
    """Ask for the X of a cost, where it has one: from 0 to what can be paid with a bill beside it (FFTCG 11.6.7).

    Who breaks the rules and pays as far as they like names any X.
    """
    if res.named.get("x") or not price_of(cost).speaks_of_x:
        return
    most = LARGEST_X if res.short else _largest_x(cost, res, beside)
    # That nothing is asked would tell that the hand cannot pay for more.
    private = most == 0 and veiled(res, lambda: _largest_x(cost, res, beside, 1)) == 1
    if most < 0:
        raise RolledBack(Refusal(rule, "This cost cannot be paid for any X."))
    res.x = yield from ChooseNumber(res.actor, "How much is X?", rule, 0, most, cancel=cancel, private=private)
    res.named["x"] = True
    tell(res.state, "X is {0}.", "FFTCG 4.5", str(res.x))


def _largest_x(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill, limit: int = LARGEST_X) -> int:
    """Return the largest X up to a limit for which a cost can be paid, or -1."""
    before, most = res.x, -1
    while most < limit:
        res.x = most + 1
        if refuse(cost, res, beside) is not None:
            break
        most += 1
    res.x = before
    return most


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


def pay(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill = NO_CP, *, cancel: bool = True
) -> Procedure:
    """Ask for everything that a cost and a bill beside it leave open, then pay all of it at once (FFTCG 11.6.7 to
    11.6.10).

    RolledBack where it cannot be paid, but by who breaks the rules and pays as far as they like.
    """
    yield from declare_x(cost, res, rule, beside, cancel=cancel)

    def why_not() -> Refusal | None:
        return refuse(cost, res, beside)

    refusal = why_not()
    if refusal is not None and not res.short:
        raise RolledBack(refusal)
    yield from _Payment(cost, res, rule, beside, cancel, refusal is not None).settle(why_not)


class _Payment:
    """One cost being paid, with a bill beside it; ``short`` tells that it cannot be, and is paid as far as the player
    likes.
    """

    def __init__(
        self, cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, cancel: bool, short: bool
    ) -> None:
        self.price = price_of(cost)
        self.res, self.rule, self.cancel, self.short = res, rule, cancel, short
        self.owed = bill(self.price, res, beside)
        self.cause = Cause("cost", res.source, res.actor)
        self.taken = Taken.at_first(res)
        self.paid: list[Paid] = []

    def settle(self, why_not: Callable[[], Refusal | None]) -> Procedure:
        """Ask for everything, then do it."""
        for part in self.price.fixed:
            named = (one.number for one in evaluate.refs(part.what, self.res) if self._is_paid(part, one))
            self._take(part, tuple(named))
        for place, part in enumerate(self.price.picked):
            self._take(part, (yield from self._pick(part, self.price.picked[place + 1 :])))
        events = yield from self._remove_counters()
        producing_cp: list[Event] = []
        if self.owed.total:
            answer = yield from self._ask_cp(self.short and veiled(self.res, why_not) is not None)
            producing_cp = prices.produce(answer, self._sources(), self.res)
        yield from self._carry_out([*events, *producing_cp])
        prices.tell_paid(producing_cp, self.res)

    def _take(self, part: Part, numbers: tuple[int, ...]) -> None:
        self.paid.append((part, numbers))
        self.taken = self.taken.by(part, numbers, self.res.state)

    def _is_paid(self, part: Part, what: Ref) -> bool:
        """Whether a card that the cost names pays it."""
        if self.short and part.how is DULL_SOURCE:
            return is_active(self.res.state, what)
        return not self.short or refuse_card(part, what, self.res) is None

    def _sources(self) -> tuple[Source, ...]:
        """Return what can still produce CP; Backups that leave the field for the cost can."""
        return prices.sources(self.res, self.taken.spent)

    def _pick(self, part: Part, rest: Sequence[Part]) -> Asked[tuple[int, ...]]:
        """Ask which cards pay one part, so that the rest can still be paid."""
        assert part.pick is not None
        res, taken, noun = self.res, self.taken, part.pick.noun
        available = prices.sources(res) if self.owed.total else ()
        alone = self.short or (not self.owed.total and not rest)

        def enough_left(cards: tuple[int, ...]) -> bool:
            return alone or completes(rest, res, taken.by(part, cards, res.state), self.owed, available)

        def pool() -> tuple[int, ...]:
            found = candidates(part, res, taken)
            return tuple([n for n in found if part.how is not SAME_NAME or enough_left((n,))])

        def together(cards: tuple[int, ...]) -> Refusal | None:
            if not evaluate.together(noun, cards, res):
                return Refusal(self.rule, "These cards do not go together as the cost asks.")
            if enough_left(cards):
                return None
            return Refusal("FFTCG 11.6.10", "With these cards gone the rest of the cost could not be paid.")

        least, most = evaluate.bounds(part.pick.count, len(pool()), res)
        asked = selection.printed(part.what) if isinstance(part.what, ab.Pick) else "1 card"
        text = f"Choose {asked} to {part.how.asked} as a cost."
        private = describes(noun) and any(is_secret(n, res) for n in veiled(res, pool))
        fits = not alone or evaluate.binds(noun)
        if part.how is SAME_NAME:
            text, private, fits = "Choose the card of the same name to discard.", True, False
        return (yield from ChooseCards(
            res.actor, text, part.how.rule or self.rule, pool, 0 if self.short else least, most,
            together=together if fits else None, cancel=self.cancel, private=private,
        ))

    def _remove_counters(self) -> Asked[list[Event]]:
        """Ask where counters are removed from, and how many where that is left open."""
        res, events = self.res, list[Event]()
        for action in self.price.counters:
            def pool(action: ab.RemoveCounter = action) -> tuple[int, ...]:
                return tuple(holders(action, res))

            numbers = pool()
            if len(numbers) > 1 or (numbers and isinstance(action.where, ab.Pick)):
                text = f"Choose 1 card to remove {action.counter} Counters from."
                numbers = yield from ChooseCards(res.actor, text, self.rule, pool, 1, 1, cancel=self.cancel)
            for number in numbers:
                least, most = removable(action, number, res)
                if least < most:
                    text = f"How many {action.counter} Counters are removed?"
                    most = yield from ChooseNumber(res.actor, text, self.rule, least, most, cancel=self.cancel)
                events += counters_changed(res.state, number, action.counter, -most, self.cause, " as a cost")
                there = ref(res.state, number)
                res.add_done(f"{action.counter} Counters", (there,) * most)
        return events

    def _ask_cp(self, hopeless: bool) -> Asked[Pay]:
        """Ask for the CP; what is said of a ``hopeless`` bill tells no more than everybody knows of the hand."""
        res = self.res
        return (yield from PayBill(
            res.actor, "Pay {0} for {1}, as far as you like." if hopeless else "Pay {0} for {1}.", self.rule,
            self.owed, self._sources, args=(self.owed.words(), ("card", res.source.number)), cancel=self.cancel,
            short=self.short, private=self.short and bool(veiled(res, self._sources)),
        ))

    def _carry_out(self, events: list[Event]) -> Procedure:
        """Pay everything as one event (FFTCG 11.6.10), and remember what was discarded, removed and so on."""
        res, state, seat = self.res, self.res.state, self.res.actor
        spent = min(owed_crystals(self.price, res), crystals(state, seat))
        if spent:
            events.append(Count(f"crystals {seat}", -spent, "pay crystals", self.cause))
            events.append(Notice("pay crystals", seat=seat, amount=spent, cause=self.cause))
        before: dict[int, Ref] = {}
        lines: dict[int, How] = {}
        for part, numbers in self.paid:
            for number in numbers:
                before[number] = ref(state, number)
                lines[number] = part.how
                events.append(part.how.make(part.action, state, number, self.cause))

        def telling(event: Event) -> None:
            if isinstance(event, Move | SetCardField) and event.card in lines:
                how = lines.pop(event.card)
                card = gone(event) if isinstance(event, Move) else ("card", event.card)
                tell(state, how.line(), how.rule or self.rule, ("seat", seat), card)

        spoken = {one.number: one for one in follow(res, (yield from apply_events(state, events, telling)))}
        if spent:
            tell(state, "{0} pays {1} Crystal{2}.", self.rule, ("seat", seat), str(spent), "" if spent == 1 else "s")
        for part, numbers in self.paid:
            if part.how.done:
                res.add_done(part.how.done, tuple(spoken.get(n, before[n]) for n in numbers))
