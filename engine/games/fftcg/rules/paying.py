"""Paying CP (FFTCG 5.2.1.3, 11.2, 11.4.6): what a bill asks, what can pay it, and the request to pay.

CP come from discarded cards (2 each, never Light or Dark), from dulled Backups (1 each), and from cards whose text
says so. They never stay: a payment is judged as a whole.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any

from engine.answers import Answer, Cancel, Pay
from engine.requests import Asked, Request
from engine.rulebook import Refusal

RULE_PAY = "FFTCG 11.2.1.1"
RULE_EXCESS = "FFTCG 5.2.1.3.1"
RULE_ELEMENT = "FFTCG 11.4.6.1.1"
RULE_ALL_ELEMENTS = "FFTCG 11.4.6.1.2"


@dataclass(frozen=True, slots=True)
class Bill:
    """How many CP are owed in all, and how many of them must be of which Element.

    ``only`` names the Elements that alone may pay, where a card restricts them; ``different`` is of how many Elements
    the CP must be at least.
    """

    total: int
    needs: tuple[tuple[str, int], ...] = ()
    only: tuple[str, ...] = ()
    different: int = 0

    def words(self) -> str:
        """Return the bill in words."""
        if not self.needs:
            return f"{self.total} CP"
        parts = ", ".join(f"{count} {element}" for element, count in self.needs)
        return f"{self.total} CP, of which {parts}"


@dataclass(frozen=True, slots=True)
class Source:
    """Something that can produce CP: a card, how many, of which Elements, and whether by being discarded."""

    card: int
    amount: int
    elements: tuple[str, ...]
    discard: bool


def judge(bill: Bill, sources: Sequence[Source], chosen: Sequence[tuple[int, str]]) -> Refusal | None:
    """Return why a payment does not do, or None where it pays the bill exactly as the rules want."""
    refusal = judge_sources(sources, chosen)
    if refusal is not None:
        return refusal
    by_card = {source.card: source for source in sources}
    made: Counter[str] = Counter()
    for card, element in chosen:
        source = by_card[card]
        if bill.only and element not in bill.only:
            return Refusal("FFTCG 2.1", f"Only {' or '.join(bill.only)} CP can pay for this.")
        made[element] += source.amount
    return _judge_sum(bill, made, {element for card, element in chosen if by_card[card].discard})


def judge_sources(sources: Sequence[Source], chosen: Sequence[tuple[int, str]]) -> Refusal | None:
    """Return why CP cannot be produced in this way, whatever they are to pay for, or None where they can."""
    by_card = {source.card: source for source in sources}
    seen: set[int] = set()
    for card, element in chosen:
        source = by_card.get(card)
        if source is None:
            return Refusal(RULE_PAY, "That card cannot produce CP for this.")
        if card in seen:
            return Refusal(RULE_PAY, "The same card cannot produce CP twice.")
        seen.add(card)
        if element not in source.elements:
            return Refusal(RULE_PAY, f"That card produces {' or '.join(source.elements)} CP, not {element} CP.")
    return None


def _judge_sum(bill: Bill, made: Counter[str], from_discards: set[str]) -> Refusal | None:
    total = sum(made.values())
    if total < bill.total:
        owed = bill.total - total
        return Refusal(RULE_PAY, f"{owed} CP {'is' if owed == 1 else 'are'} still owed: {bill.words()} in all.")
    for element, count in bill.needs:
        if made[element] < count:
            rule = RULE_ALL_ELEMENTS if len(bill.needs) > 1 else RULE_ELEMENT
            return Refusal(rule, f"At least {count} of the CP must be {element}.")
    if len(made) < bill.different:
        return Refusal("FFTCG 2.1", f"The CP must be of at least {bill.different} different Elements.")
    excess = total - bill.total
    if excess == 0:
        return None
    needed = dict(bill.needs)
    spare = [e for e in from_discards if made[e] - 1 >= needed.get(e, 0)]
    if excess > max(1, len(bill.needs)) or excess > len(spare):
        return Refusal(
            RULE_EXCESS,
            f"That is {excess} CP too many: at most one point for each Element asked may be left over, "
            "and only from discarded cards.",
        )
    return None


def _allowed(bill: Bill, sources: Sequence[Source]) -> Sequence[Source]:
    """Return the sources with those of their Elements that may pay the bill."""
    if not bill.only:
        return sources
    return [
        replace(one, elements=left) for one in sources if (left := tuple(e for e in one.elements if e in bill.only))
    ]


def can_pay(bill: Bill, sources: Sequence[Source]) -> bool:
    """Whether some choice of these sources pays the bill."""
    sources = _allowed(bill, sources)
    if sum(source.amount for source in sources) < bill.total:
        return False
    if not bill.total or not (bill.needs or bill.different > 1):
        return True
    if len(bill.needs) == 1 and bill.different < 2:
        element, count = bill.needs[0]
        return sum(source.amount for source in sources if element in source.elements) >= count
    return find(bill, sources) is not None


def find(bill: Bill, sources: Sequence[Source]) -> tuple[tuple[int, str], ...] | None:
    """Return some payment of the bill, the first in the order of the sources that covers each Element; or None."""
    sources, needs = _allowed(bill, sources), dict(bill.needs)
    others = sorted({element for one in sources for element in one.elements}.difference(needs))
    found = (
        _cover(bill, sources, {**needs, **dict.fromkeys(more, 1)}, ())
        for more in combinations(others, max(0, bill.different - len(needs)))
    )
    return next((one for one in found if one is not None), None)


def _cover(
    bill: Bill, sources: Sequence[Source], owed: dict[str, int], chosen: tuple[tuple[Source, str], ...]
) -> tuple[tuple[int, str], ...] | None:
    """Choose sources for the Elements still owed, then fill up; backtracks where that leaves too much or too little."""
    element = next((element for element, count in owed.items() if count > 0), None)
    taken = {source.card for source, _ in chosen}
    free = [source for source in sources if source.card not in taken]
    if element is None:
        return _fill(bill, free, chosen)
    tried: set[tuple[int, tuple[str, ...], bool]] = set()
    for source in free:
        like = (source.amount, source.elements, source.discard)
        if element in source.elements and like not in tried:
            tried.add(like)
            rest = {**owed, element: owed[element] - source.amount}
            found = _cover(bill, sources, rest, (*chosen, (source, element)))
            if found is not None:
                return found
    return None


def _fill(bill: Bill, free: list[Source], chosen: tuple[tuple[Source, str], ...]) -> tuple[tuple[int, str], ...] | None:
    """Add sources until the total is reached; single points last, so that nothing is left over where it can be."""
    picked = [source for source, _ in chosen]
    missing = bill.total - sum(source.amount for source in picked)
    for enough in (False, True):
        for source in free if enough else sorted(free, key=lambda one: -one.amount):
            if source not in picked and (missing > 0 if enough else missing >= source.amount):
                picked.append(source)
                missing -= source.amount
    more = ((source, source.elements[0]) for source in picked[len(chosen) :])
    payment = tuple((source.card, element) for source, element in (*chosen, *more))
    return payment if judge(bill, picked, payment) is None else None


@dataclass(eq=False)
class PayBill(Request):
    """Pay a bill with cards of one's own (FFTCG 11.2).

    Players who break the rules pay more or less; a ``short`` bill is one that nobody can pay, and that is paid as far
    as the player likes because they do what it is asked for anyway.
    """

    kind = "pay"
    bill: Bill
    find: Callable[[], tuple[Source, ...]]
    _: KW_ONLY
    short: bool = False

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """What can produce CP for this bill."""
        return self.find()

    def __iter__(self) -> Asked[Pay]:
        answer = yield self
        assert isinstance(answer, Pay)
        return answer

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Pay):
            return self.wrong_kind("a payment")
        if self.short:
            return judge_sources(self.sources, answer.sources)
        return judge(self.bill, self.sources, answer.sources)

    def impossible(self, answer: Answer) -> Refusal | None:
        return judge_sources(self.sources, answer.sources) if isinstance(answer, Pay) else self.judge(answer)

    def only(self) -> Answer | None:
        return Pay(()) if self.short and not self.sources else None

    def sample(self, source: random.Random) -> Answer:
        order = list(self.sources)
        source.shuffle(order)
        if self.short:
            return Pay(tuple((one.card, one.elements[0]) for one in order[: source.randrange(len(order) + 1)]))
        found = find(self.bill, order)
        if found is not None:
            return Pay(found)
        if not self.cancel:
            raise ValueError(f"nothing pays {self.bill.words()}")
        # What would have paid has been taken away by hand.
        return Cancel()

    def cards(self) -> tuple[int, ...]:
        return tuple(source.card for source in self.sources)

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        """What is owed in words, and how many CP of which Elements each card can give."""
        sources = tuple(
            {"card": handle(one.card), "amount": one.amount, "gives": one.elements, "discard": one.discard}
            for one in self.sources
        )
        return {
            "owed": self.bill.words(),
            "total": self.bill.total,
            "needs": self.bill.needs,
            "short": self.short,
            "sources": sources,
        }

    def refresh(self) -> None:
        self.__dict__.pop("sources", None)
