"""Will (FOW 907): what each player has produced, what a cost asks for in will, and paying it (FOW 1003).

Will stays until it is paid or until the rules take it away (FOW 503.4, 505.5c, 907.4).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from itertools import product
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.answers import Answer, Pay, Play
from engine.course import tell
from engine.events import SetVariable, forget
from engine.games.fow.cards import ATTRIBUTES, MOON, VOID, Price
from engine.games.fow.effects.resolution import Resolution
from engine.games.fow.rules import prices
from engine.games.fow.rules.table import Ref
from engine.procedures import RolledBack
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import paying

RULE_PAY, RULE_IN_FULL = "FOW 1003.1", "FOW 1003.4"
#: The attributes by their signs.
SIGNS = tuple(one.value for one in ATTRIBUTES)


# What a player has produced


class Will(NamedTuple):
    """One will: its sign, the card that it was produced with, and what alone it may be spent on, if anything."""

    sign: str
    source: Ref | None = None
    only: tuple[ab.Reference, ...] = ()


def pool(state: State, seat: int) -> tuple[Will, ...]:
    """Return the will that a player has produced and not paid (FOW 907.4)."""
    found: tuple[Will, ...] = state.vars.get(f"will {seat}", ())
    return found


def empty(state: State) -> None:
    """Take away all will that has been produced (FOW 503.4, 505.5c)."""
    forget(state, "will 0", "will 1", why="will is gone")


def units(signs: Iterable[str]) -> tuple[str, ...]:
    """Return signs one will each: a number is so much void will (FOW 907.5)."""
    return tuple(one for sign in signs for one in ((VOID,) * int(sign) if sign.isdigit() else (sign,)))


def usable(state: State, seat: int, res: Resolution | None) -> tuple[Will, ...]:
    """Return the will of a player that may be spent on what is paid for."""
    return tuple(one for one in pool(state, seat) if not one.only or (res is not None and allows(one.only, res)))


#: What is played in a context: an ability, where it is no card.
_ABILITY = "ability played"


def for_ability(res: Resolution, ability: ab.Ability) -> Resolution:
    """Return a context in which an ability is played, for which will may be spent or not."""
    res.named[_ABILITY] = ability
    return res


def allows(only: tuple[ab.Reference, ...], res: Resolution) -> bool:
    """Whether will that may be spent on nothing else may be spent on what is played in this context."""
    ability = res.named.get(_ABILITY)
    if ability is None and res.kind != "spell":
        return False
    context = Resolution(res.state, res.seat, res.source)
    return any(prices.is_about(one, res, context, ability) for one in only)  # type: ignore[arg-type]


# What a cost asks for


@dataclass(frozen=True, slots=True)
class Bill(paying.Bill):
    """So much will, some of certain attributes or with the moon trait (FOW 203.4, 1003.2, 1003.6).

    ``also`` are pairs of a sign and of what it pays for besides, because a text says so: ("W", "R") for light will that
    pays for fire.
    """

    unit, sort = "will", "attribute"
    rules = "FOW 104.1", RULE_IN_FULL, "FOW 1003.2", "FOW 1003.2"
    also: tuple[tuple[str, str], ...] = ()

    def words(self) -> str:
        """Return the bill in signs, as costs are printed (FOW 203.4)."""
        rest = self.total - sum(count for _, count in self.needs)
        signs = "".join(f"{{{kind}}}" * count for kind, count in self.needs)
        return signs + f"{{{rest}}}" * bool(rest or not signs)

    def _pays(self, sign: str, need: str) -> bool:
        return sign == need or (sign, need) in self.also

    def owed(self, needs: Mapping[str, int], made: Iterable[str], first: str = "") -> dict[str, int]:
        """Return what is still owed; as much as can be is paid of the ``first`` need, of all of them without one."""
        places = [first] * needs[first] if first else [need for need, count in needs.items() for _ in range(count)]
        left = dict(needs)
        rest: list[str] = []
        paid: dict[int, str] = {}
        for sign in made:
            if not self._place(sign, places, paid, set()):
                rest.append(sign)
        for need in (places[place] for place in paid):
            left[need] -= 1
        for sign in rest if first else ():
            if left.get(sign, 0) > 0:
                left[sign] -= 1
        return left

    def _place(self, sign: str, places: Sequence[str], paid: dict[int, str], tried: set[int]) -> bool:
        """Find a place that a will pays for, letting others pay elsewhere where they can."""
        for place, need in sorted(enumerate(places), key=lambda one: one[1] != sign):
            if place not in tried and self._pays(sign, need):
                tried.add(place)
                if place not in paid or self._place(paid[place], places, paid, tried):
                    paid[place] = sign
                    return True
        return False

    def without(self, made: Sequence[str]) -> Bill:
        """Return what is left to pay once so much is there."""
        if not made:
            return self
        left = self.owed(dict(self.needs), made)
        needs = tuple((need, count) for need, count in left.items() if count > 0)
        least = sum(count for _, count in needs)
        return Bill(max(self.total - len(made), least), needs, also=self.also)

    def lacking(self, made: Counter[str]) -> Refusal | None:
        """Return what is still owed, in signs, or None where nothing is (FOW 1003.2, 1003.4)."""
        left = self.without(tuple(made.elements()))
        rule = self.rules[1] if made.total() < self.total else self.rules[2]
        return Refusal(rule, f"Still owed: {left.words()}.") if left.total else None

    def plus(self, signs: Iterable[str]) -> Bill:
        """Return this bill with so much more owed (FOW 903.2e-iii)."""
        more = Counter(sign for sign in units(signs))
        needs = Counter(dict(self.needs))
        needs.update({sign: count for sign, count in more.items() if sign != VOID})
        return Bill(self.total + more.total(), tuple(needs.items()), also=self.also)


def bill(price: Price, also: tuple[tuple[str, str], ...] = ()) -> Bill:
    """Return what a cost asks for in will, its X left out (FOW 203.4)."""
    needs = tuple((one.value, count) for one, count in price.needs if count > 0)
    return Bill(price.total, (*needs, *(((MOON, price.moon),) if price.moon else ())), also=also)


# Paying


class Source(paying.Source, frozen=True):
    """A will ability that can be played while one pays (FOW 907.2): what it takes of its card, and how dear that is.

    Its words are the signs of what it produces, as "W" or "WG".
    """

    index: int = 0
    takes: tuple[object, ...] = ()
    dear: int = 0

    def made(self, kind: str) -> tuple[str, ...]:
        return tuple(kind)

    @property
    def uses(self) -> tuple[object, ...]:
        return self.takes or (self.card,)

    @property
    def rank(self) -> int:
        return self.dear


class Means(NamedTuple):
    """The will abilities with which a player can pay: those that ask nothing but what they produce, and others, as
    plays; ``judge`` tells why one cannot be played.
    """

    sources: Callable[[], tuple[Source, ...]]
    plays: Callable[[], list[Play]]
    judge: Callable[[Play], Refusal | None]
    produce: Callable[[Source, str], Any]
    play: Callable[[Play], Any]


@dataclass(eq=False)
class PayWill(paying.PayBill):
    """Pay will (FOW 1003): with will abilities that are played now, where what has been produced does not do.

    The bill is what is left of it. A will ability may be played by itself in the middle of it too (FOW 1003.5).
    """

    _: KW_ONLY
    means: Means

    def refuse(self, answer: Answer) -> Refusal | None:
        return self.means.judge(answer) if isinstance(answer, Play) else super().refuse(answer)

    def impossible(self, answer: Answer) -> Refusal | None:
        return self.means.judge(answer) if isinstance(answer, Play) else super().impossible(answer)

    def sample(self, source: random.Random) -> Answer:
        """Return a payment, or a will ability that it needs and that asks something more; the cheapest first."""
        order = list(self.sources)
        source.shuffle(order)
        order.sort(key=lambda one: one.rank)
        found = None if self.short else paying.find(self.bill, order)
        if found is not None:
            return Pay(found)
        plays = [] if self.short else self.means.plays()
        return source.choice(plays) if plays else super().sample(source)

    def cards(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys((*super().cards(), *(play.card for play in self.means.plays()))))

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        """A line for each time that a card can pay, with all that it can give then; and the abilities that ask
        something more, which are played by themselves (FOW 1003.5).
        """
        lines: dict[tuple[int, tuple[object, ...]], dict[str, Any]] = {}
        for one in self.sources:
            line = lines.setdefault(
                (one.card, one.uses), {"card": handle(one.card), "amount": one.amount, "gives": (), "discard": False}
            )
            line["gives"] = tuple(dict.fromkeys((*line["gives"], *one.elements)))
        plays = tuple({"card": handle(play.card), "index": play.index} for play in self.means.plays())
        return {**super().details(handle), "sources": tuple(lines.values()), "plays": plays}


def settle(
    state: State, seat: int, owed: Bill, res: Resolution, rule: str, means: Means, *, cancel: bool = True
) -> Asked[tuple[Will, ...]]:
    """Pay a bill, or as much of it as the player likes who insists; return the will that was spent (FOW 1003.1).

    What has been produced pays first. Who produces more than is owed keeps the rest (FOW 907.4).
    """
    before = usable(state, seat, res)
    while True:
        left = owed.without([one.sign for one in usable(state, seat, res)])
        if not left.total:
            break
        answer = yield PayWill(
            seat, "Pay {0} for {1}.", rule, left, means.sources, args=(left.words(), ("card", res.source.number)),
            cancel=cancel, short=res.short, means=means,
        )
        if isinstance(answer, Play):
            yield from means.play(answer)
            continue
        assert isinstance(answer, Pay)
        found = paying.matched(left, means.sources(), answer.sources)
        for source, kind in [] if isinstance(found, Refusal) else found:
            yield from means.produce(source, kind)  # type: ignore[arg-type]
        if res.short:
            break
    spent = yield from _choose(state, seat, owed, res, before, cancel=cancel)
    _spend(state, seat, spent)
    if spent:
        text = "{0} pays {1} will." if res.short else "{0} pays {1}."
        tell(state, text, RULE_PAY, ("seat", seat), "".join(f"{{{one.sign}}}" for one in spent))
    return spent


def _choose(
    state: State, seat: int, owed: Bill, res: Resolution, before: Collection[Will], *, cancel: bool
) -> Asked[tuple[Will, ...]]:
    """Choose what is spent, where more than one lot of will pays: of what was produced just now as much as can be."""
    there = usable(state, seat, res)
    old, new = Counter(before), list[Will]()
    for one in there:
        if old[one] > 0:
            old[one] -= 1
        else:
            new.append(one)
    if res.short and len(there) <= owed.total:
        return there
    ways = [way for way in _ways(there, owed.total) if not owed.without(way).total]
    if not ways:
        if not res.short:
            raise RolledBack(Refusal(RULE_IN_FULL, f"{owed.words()} cannot be paid in full."))
        return there[: owed.total]
    fresh = Counter(one.sign for one in new)
    most = max((Counter(way) & fresh).total() for way in ways)
    ways = [way for way in ways if (Counter(way) & fresh).total() == most]
    pick: tuple[int, ...] = (0,)
    if len(ways) > 1:
        lines = tuple("Pay " + "".join(f"{{{sign}}}" for sign in way) + "." for way in ways)
        pick = yield from ChooseOptions(
            seat, "Which will do you pay for {0}?", RULE_PAY, lines, args=(("card", res.source.number),), cancel=cancel,
        )
    return _taken(ways[pick[0]], new, there)


def _ways(there: Sequence[Will], total: int) -> Iterator[tuple[str, ...]]:
    """Yield the lots of so much will that differ in their signs."""
    have = Counter(one.sign for one in there)
    for counts in product(*(range(min(count, total), -1, -1) for count in have.values())):
        if sum(counts) == total:
            yield tuple(sign for sign, count in zip(have, counts, strict=True) for _ in range(count))


def _taken(way: Sequence[str], new: list[Will], there: Sequence[Will]) -> tuple[Will, ...]:
    """Return will with these signs: what can be spent on little else, and what was produced just now, before other."""
    fresh = Counter(new)
    order = sorted(there, key=lambda one: (not one.only, not fresh[one]))
    taken: list[Will] = []
    for sign in way:
        one = next(one for one in order if one.sign == sign)
        order.remove(one)
        taken.append(one)
    return tuple(taken)


def _spend(state: State, seat: int, spent: Sequence[Will]) -> None:
    left = list(pool(state, seat))
    for one in spent:
        left.remove(one)
    state.emit(SetVariable(f"will {seat}", tuple(left) or None, "pay will"))

