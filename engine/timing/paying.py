"""Paying with sources: what a bill asks, what can pay it, and the request to pay (FFTCG 11.2, Force of Will 1003)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from engine.answers import Answer, Cancel, Pay
from engine.requests import Asked, Request
from engine.rulebook import Refusal


@dataclass(frozen=True, slots=True)
class Bill:
    """How much is owed in all, and how much of it must be of which kind.

    ``only`` names the kinds that alone may pay, where a card restricts them, ``different`` of how many it must be. A
    game names its ``unit``, its ``sort`` of kind, and the rules: of texts, of paying, of one kind, of several.
    """

    unit: ClassVar[str]
    sort: ClassVar[str]
    rules: ClassVar[tuple[str, str, str, str]]
    total: int
    needs: tuple[tuple[str, int], ...] = ()
    only: tuple[str, ...] = ()
    different: int = 0

    def words(self) -> str:
        """Return the bill in words."""
        parts = ", ".join(f"{count} {kind}" for kind, count in self.needs)
        return f"{self.total} {self.unit}" + f", of which {parts}" * bool(parts)

    def owed(self, needs: Mapping[str, int], made: Iterable[str], first: str = "") -> dict[str, int]:
        """Return what is still owed of each kind once so much is made, of the ``first`` as little as can be."""
        paid = Counter(made)
        return {kind: count - paid[kind] for kind, count in needs.items()}

    def lacking(self, made: Counter[str]) -> Refusal | None:
        """Return what is still owed once so much is made, or None where nothing is."""
        owed = self.total - made.total()
        if owed > 0:
            words = f"{owed} {self.unit} {'is' if owed == 1 else 'are'} still owed: {self.words()} in all."
            return Refusal(self.rules[1], words)
        for kind, left in self.owed(needs := dict(self.needs), made.elements()).items():
            if left > 0:
                words = f"At least {needs[kind]} of the {self.unit} must be {kind}."
                return Refusal(self.rules[2 if len(needs) < 2 else 3], words)
        return None

    def refuse_excess(self, made: Counter[str], chosen: Sequence[tuple[Source, str]]) -> Refusal | None:
        """Return why so much may not be left over."""
        return None


class Source(msgspec.Struct, frozen=True):
    """Something that can pay: a card, how much, of which kinds, and whether by being discarded."""

    card: int
    amount: int
    elements: tuple[str, ...]
    discard: bool

    def made(self, kind: str) -> tuple[str, ...]:
        """Return what it makes, by one of the words for what it can."""
        return (kind,) * self.amount

    @property
    def uses(self) -> tuple[object, ...]:
        """What it takes, which no other source can take beside it."""
        return (self.card,)

    @property
    def rank(self) -> int:
        """Its place among what fills up a payment: the largest first."""
        return -self.amount


#: What is chosen to pay, by cards and words.
Chosen = Sequence[tuple[int, str]]


def judge(bill: Bill, sources: Sequence[Source], chosen: Chosen) -> Refusal | None:
    """Return why a payment does not do, or None where it pays the bill as the rules want."""
    found = matched(bill, sources, chosen)
    if isinstance(found, Refusal):
        return found
    if bill.only and any(kind not in bill.only for _, kind in found):
        return Refusal(bill.rules[0], f"Only {' or '.join(bill.only)} {bill.unit} can pay for this.")
    made = Counter(one for source, kind in found for one in source.made(kind))
    lacking = bill.lacking(made)
    if lacking is not None:
        return lacking
    if len(made) < bill.different:
        return Refusal(bill.rules[0], f"The {bill.unit} must be of at least {bill.different} different {bill.sort}s.")
    return bill.refuse_excess(made, found)


def matched(bill: Bill, sources: Sequence[Source], chosen: Chosen) -> list[tuple[Source, str]] | Refusal:
    """Return the sources that are chosen, or why they cannot pay in this way, whatever they are to pay for."""
    used: set[object] = set()
    found: list[tuple[Source, str]] = []
    for card, kind in chosen:
        there = [one for one in sources if one.card == card]
        free = [one for one in there if used.isdisjoint(one.uses)]
        if not free:
            twice = f"The same card cannot produce {bill.unit} twice."
            return Refusal(bill.rules[1], twice if there else f"That card cannot produce {bill.unit} for this.")
        source = next((one for one in free if kind in one.elements), None)
        if source is None:
            gives = " or ".join(dict.fromkeys(kind for one in free for kind in one.elements))
            return Refusal(bill.rules[1], f"That card produces {gives} {bill.unit}, not {kind} {bill.unit}.")
        used.update(source.uses)
        found.append((source, kind))
    return found


def allowed(bill: Bill, sources: Sequence[Source]) -> Sequence[Source]:
    """Return the sources with those of their kinds that may pay the bill."""
    if not bill.only:
        return sources
    kept = ((one, tuple(kind for kind in one.elements if kind in bill.only)) for one in sources)
    return [replace(one, elements=left) for one, left in kept if left]


def find(bill: Bill, sources: Sequence[Source]) -> tuple[tuple[int, str], ...] | None:
    """Return some payment of the bill, the first in the order of the sources that covers each kind; or None."""
    sources, needs = allowed(bill, sources), dict(bill.needs)
    others = sorted({element for one in sources for element in one.elements}.difference(needs))
    more = combinations(others, max(0, bill.different - len(needs)))
    found = (_cover(bill, sources, {**needs, **dict.fromkeys(one, 1)}, ()) for one in more)
    return next((one for one in found if one is not None), None)


def _cover(
    bill: Bill, sources: Sequence[Source], owed: dict[str, int], chosen: tuple[tuple[Source, str], ...]
) -> tuple[tuple[int, str], ...] | None:
    """Choose sources for the kinds still owed, then fill up; backtracks where that leaves too much or too little."""
    element = next((element for element, count in owed.items() if count > 0), None)
    taken = {one for source, _ in chosen for one in source.uses}
    free = [source for source in sources if taken.isdisjoint(source.uses)]
    if element is None:
        return _fill(bill, free, chosen)
    tried: set[tuple[Source, str]] = set()
    for source in free:
        for kind in source.elements:
            rest, like = bill.owed(owed, source.made(kind), element), (replace(source, card=0), kind)
            if rest[element] < owed[element] and like not in tried:
                tried.add(like)
                found = _cover(bill, sources, rest, (*chosen, (source, kind)))
                if found is not None:
                    return found
    return None


def _fill(bill: Bill, free: list[Source], chosen: tuple[tuple[Source, str], ...]) -> tuple[tuple[int, str], ...] | None:
    """Add sources until the total is reached, in the order of their ranks; then such as leave something over."""
    picked = [source for source, _ in chosen]
    taken = {one for source in picked for one in source.uses}
    missing = bill.total - sum(source.amount for source in picked)
    for enough in (False, True):
        for source in free if enough else sorted(free, key=lambda one: one.rank):
            if (missing > 0 if enough else missing >= source.amount) and taken.isdisjoint(source.uses):
                picked.append(source)
                taken.update(source.uses)
                missing -= source.amount
    more = ((source, source.elements[0]) for source in picked[len(chosen) :])
    payment = tuple((source.card, element) for source, element in (*chosen, *more))
    return payment if judge(bill, picked, payment) is None else None


@dataclass(eq=False)
class PayBill(Request):
    """Pay a bill with one's own cards; a ``short`` one, which nobody can pay, as far as a player who insists likes."""

    kind = "pay"
    bill: Bill
    find: Callable[[], tuple[Source, ...]]
    _: KW_ONLY
    short: bool = False

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """What can pay this bill."""
        return self.find()

    def __iter__(self) -> Asked[Pay]:
        return (yield self)  # type: ignore[return-value]

    def refuse(self, answer: Answer) -> Refusal | None:
        if self.short or not isinstance(answer, Pay):
            return self.impossible(answer)
        return judge(self.bill, self.sources, answer.sources)

    def impossible(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Pay):
            return self.judge(answer) if isinstance(answer, Cancel) else self.wrong_kind("a payment")
        found = matched(self.bill, self.sources, answer.sources)
        return found if isinstance(found, Refusal) else None

    def only(self) -> Answer | None:
        return Pay(()) if self.short and not self.sources else None

    def sample(self, source: random.Random) -> Answer:
        order = list(self.sources)
        source.shuffle(order)
        if self.short:
            return Pay(tuple((one.card, one.elements[0]) for one in order[: source.randrange(len(order) + 1)]))
        found = find(self.bill, order)
        # What would have paid may have been taken away by hand.
        if found is None and not self.cancel:
            raise ValueError(f"nothing pays {self.bill.words()}")
        return Cancel() if found is None else Pay(found)

    def cards(self) -> tuple[int, ...]:
        return tuple(source.card for source in self.sources)

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        """What is owed in words, and how much of which kinds each card can give."""
        owed = {"owed": self.bill.words(), "total": self.bill.total, "needs": self.bill.needs, "short": self.short}
        return {**owed, "sources": tuple(
            {"card": handle(one.card), "amount": one.amount, "gives": one.elements, "discard": one.discard}
            for one in self.sources
        )}

    def refresh(self) -> None:
        self.__dict__.pop("sources", None)
