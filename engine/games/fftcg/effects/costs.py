"""Paying costs (FFTCG 11.6.7 to 11.6.10): what is asked, then all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine import abilities as ab
from engine.answers import Pay
from engine.effects import evaluate
from engine.effects.outcome import follow
from engine.events import Count, Event, Move, Notice, SetCardField
from engine.game_log import gone
from engine.games.fftcg.effects import prompts
from engine.games.fftcg.effects.payability import (
    Taken,
    bill,
    candidates,
    completes,
    holders,
    is_active,
    joined,
    owed_crystals,
    picks,
    refuse,
    refuse_card,
    refuse_dull,
    removable,
)
from engine.games.fftcg.effects.prices import SAME_NAME, Part, Price, price_of
from engine.games.fftcg.effects.producing import events as producing
from engine.games.fftcg.effects.producing import payers, produce, sources, tell_paid
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import paying
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.paying import Bill, PayBill, Source
from engine.games.fftcg.rules.table import HAND, Ref, crystals
from engine.games.fftcg.rules.verbs import counters_changed
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.rulebook import Refusal
from engine.veil import describes, is_secret, veiled

#: No X is larger than this.
LARGEST_X = 60



def declare_x(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, extra_bill: Bill | None = None, *, cancel: bool = True
) -> Procedure:
    """Ask for the X of a cost, where it has one: from 0 to what can be paid, ``extra_bill`` too (FFTCG 11.6.7).

    Who breaks the rules and pays as far as they like names any X.
    """
    if res.named.get("x") or not price_of(cost).speaks_of_x:
        return
    most = LARGEST_X if res.short else _largest_x(cost, res, extra_bill)
    # That nothing is asked would tell that the hand cannot pay for more.
    private = most == 0 and veiled(res, lambda: _largest_x(cost, res, extra_bill, 1)) == 1
    if most < 0:
        raise RolledBack(Refusal(rule, "This cost cannot be paid for any X."))
    answer = yield from ChooseNumber(res.actor, "How much is X?", rule, 0, most, cancel=cancel, private=private)
    res.x = answer
    res.named["x"] = True
    tell(res.state, "X is {0}.", "FFTCG 4.5", str(answer))


def _largest_x(cost: tuple[ab.Cost, ...], res: Resolution, extra_bill: Bill | None, limit: int = LARGEST_X) -> int:
    """Return the largest X up to a limit for which a cost can be paid, or -1."""
    before, most = res.x, -1
    while most < limit:
        res.x = most + 1
        if refuse(cost, res, beside=extra_bill) is not None:
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
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, extra_bill: Bill | None = None, *, cancel: bool = True
) -> Procedure:
    """Ask for everything a cost leaves open, then pay all of it at once (FFTCG 11.6.7 to 11.6.10).

    ``extra_bill`` are CP paid together with it. RolledBack where it cannot be paid, but by who breaks the rules and
    pays as far as they like.
    """
    yield from declare_x(cost, res, rule, extra_bill, cancel=cancel)
    refusal = refuse(cost, res, beside=extra_bill)
    short = res.short and refusal is not None
    # What is said of it tells no more than everybody knows of the hand.
    hopeless = short and veiled(res, lambda: refuse(cost, res, beside=extra_bill)) is not None
    if refusal is not None and not short:
        raise RolledBack(refusal)
    price = price_of(cost)
    if short and not is_active(res.state, res.source):
        price = replace(price, dull=False)
    owed = joined(bill(cost, res), extra_bill)
    taken = Taken.at_first(price, res)
    chosen: list[tuple[Part, tuple[int, ...]]] = []
    for part in price.parts:
        if part.count is None:
            fixed = tuple(
                one.number for one in evaluate.refs(part.what, res)
                if not short or refuse_card(part, one, res) is None
            )
            chosen.append((part, fixed))
            taken = taken.by(part, fixed, res.state)
    for place, part in enumerate(picks(price)):
        picked = yield from _ask_part(price, place, part, owed, res, taken, rule, cancel, short)
        chosen.append((part, picked))
        taken = taken.by(part, picked, res.state)
    removals = yield from _ask_counters(price, res, rule, cancel)
    paid, events = yield from _ask_cp(owed, res, taken, rule, cancel, short, hopeless)
    yield from _carry_out(price, chosen, [*removals, *events], res, rule)
    tell_paid(res.state, res.actor, paid, res)


def _ask_part(
    price: Price, place: int, part: Part, owed: Bill, res: Resolution, taken: Taken, rule: str, cancel: bool,
    short: bool,
) -> Asked[tuple[int, ...]]:
    """Ask which cards pay one part, so that the rest can still be paid."""
    assert part.count is not None and part.noun is not None
    noun = part.noun
    available = payers(res) if owed.total else ()
    alone = short or (not owed.total and place + 1 == len(picks(price)))

    def enough_left(cards: tuple[int, ...]) -> bool:
        return alone or completes(price, place + 1, res, taken.by(part, cards, res.state), owed, available)

    if part.how is SAME_NAME:
        return (yield from ChooseCards(
            res.actor, "Choose the card of the same name to discard.", part.how.rule,
            lambda: tuple(n for n in candidates(part, res, taken) if enough_left((n,))), 0 if short else 1, 1,
            cancel=cancel, private=True,
        ))

    def pool() -> tuple[int, ...]:
        return tuple(candidates(part, res, taken))

    def together(cards: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(noun, cards, res):
            return Refusal(rule, "These cards do not go together as the cost asks.")
        if enough_left(cards):
            return None
        return Refusal("FFTCG 11.6.10", "With these cards gone the rest of the cost could not be paid.")

    least, most = evaluate.bounds(part.count, len(pool()), res)
    least = 0 if short else least
    return (yield from ChooseCards(
        res.actor, f"Choose {_words(part)} to {part.how.asked} as a cost.", rule, pool, least, most,
        together=None if alone and not evaluate.binds(noun) else together, cancel=cancel,
        private=describes(noun) and any(is_secret(n, res) for n in veiled(res, pool)),
    ))


def _words(part: Part) -> str:
    """Return what a part of a cost asks for, in words."""
    return prompts.printed(part.what) if isinstance(part.what, ab.Pick) else "1 card"


def _ask_counters(
    price: Price, res: Resolution, rule: str, cancel: bool
) -> Asked[list[Event]]:
    """Ask where counters are removed from, and how many where that is left open."""
    events: list[Event] = []
    for action in price.counters:
        def pool(action: ab.RemoveCounter = action) -> tuple[int, ...]:
            return tuple(holders(action, res))

        numbers = pool()
        if not numbers:
            continue
        single = isinstance(action.where, ab.Pick) or len(numbers) > 1
        if single:
            numbers = yield from ChooseCards(
                res.actor, f"Choose 1 card to remove {action.counter} Counters from.", rule, pool, 1, 1, cancel=cancel
            )
        for number in numbers:
            least, most = removable(action, number, res)
            if least < most:
                most = yield from ChooseNumber(
                    res.actor, f"How many {action.counter} Counters are removed?", rule, least, most, cancel=cancel
                )
            cause = Cause("cost", res.source, res.actor)
            events += counters_changed(res.state, number, action.counter, -most, cause, " as a cost")
            there = Ref(number, res.state.cards[number].entered)
            word = f"{action.counter} Counters"
            res.done[word] = (*res.done.get(word, ()), *(there,) * most)
    return events


def _ask_cp(
    owed: Bill, res: Resolution, taken: Taken, rule: str, cancel: bool, short: bool, hopeless: bool
) -> Asked[tuple[Pay, list[Event]]]:
    """Ask for the CP of a cost; what else pays it cannot produce them, but for Backups that leave the field for it."""
    if not owed.total:
        return Pay(()), []

    def found() -> tuple[Source, ...]:
        return payers(res, taken.spent)

    args = (owed.words(), ("card", res.source.number))
    answer = yield from PayBill(
        res.actor, paying.asking(short=hopeless), rule, owed, found, args, cancel=cancel, short=short,
        private=short and bool(veiled(res, found)),
    )
    return answer, producing(res.state, res.actor, answer, found(), res)


def _carry_out(
    price: Price, chosen: Sequence[tuple[Part, tuple[int, ...]]], events: list[Event], res: Resolution, why: str
) -> Procedure:
    """Pay everything as one event (FFTCG 11.6.10), and remember what was discarded, removed and so on."""
    state, seat = res.state, res.actor
    cause = Cause("cost", res.source, seat)
    if price.dull:
        events.append(SetCardField(res.source.number, "dull", True, "cost dull", cause))
    paid = min(owed_crystals(price, res), crystals(state, seat))
    if paid:
        events.append(Count(f"crystals {seat}", -paid, "pay crystals", cause))
        events.append(Notice("pay crystals", seat=seat, amount=paid, cause=cause))
    before: dict[int, Ref] = {}
    for part, numbers in chosen:
        for number in numbers:
            before[number] = Ref(number, state.cards[number].entered)
            events.append(part.how.make(part.action, state, number, cause))
    lines = {res.source.number: ("{0} dulls {1} as a cost.", why)} if price.dull else {}
    for part, numbers in chosen:
        lines.update(dict.fromkeys(numbers, (part.how.told, part.how.rule or why)))

    def telling(event: Event) -> None:
        if isinstance(event, Move | SetCardField) and event.card in lines:
            told, rule = lines.pop(event.card)
            tell(state, told, rule, ("seat", seat), gone(event) if isinstance(event, Move) else ("card", event.card))

    spoken = {one.number: one for one in follow(res, (yield from apply_events(state, events, telling)))}
    if paid:
        tell(state, "{0} pays {1} Crystal{2}.", why, ("seat", seat), str(paid), "" if paid == 1 else "s")
    for part, numbers in chosen:
        done = part.how.done
        res.done[done] = (*res.done.get(done, ()), *(spoken.get(n, before[n]) for n in numbers))


__all__ = ["bill", "can_pay", "declare_x", "pay", "produce", "refuse", "refuse_dull", "sources"]
