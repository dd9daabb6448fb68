"""Paying costs (Cipher 22): the acts one after the other, all of them or none."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.selection import untold
from engine.effects.sequencing import ask, do
from engine.games.cipher.effects import prompts
from engine.games.cipher.effects.payability import (
    RULE,
    Part,
    begins,
    can_pay,
    candidates,
    completes,
    feeds,
    goes,
    parts_of,
    refuse,
)
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import tell
from engine.objects import ref
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.rulebook import Refusal
from engine.veil import veiled


def pay(cost: tuple[ab.Cost, ...], res: Resolution, *, cancel: bool = False) -> Procedure:
    """Pay a cost in full. RolledBack where that cannot be done (Cipher 22.3).

    What is spoken of is the same afterwards; what was paid with is known by what was done to it ("discarded").
    """
    refusal = refuse(cost, res)
    if refusal is not None:
        raise RolledBack(refusal)
    state = res.state
    tell(state, "{0} pays {1}.", "Cipher 22.1.1", ("seat", res.actor), prompts.cost(cost))
    said, kind, res.kind = res.it, res.kind, "cost"
    left = parts_of(cost)
    taken: dict[str, frozenset[int]] = {}
    while left:
        part = yield from _next(left, res, taken, cancel)
        left = tuple(one for one in left if one is not part)
        if part.picks:
            chosen = yield from _choose(part, left, res, taken, cancel)
            if goes(part) is None:
                # What has gone elsewhere lies there now, and may pay for something else.
                taken[part.channel] = taken.get(part.channel, frozenset()) | frozenset(chosen)
            res.it = tuple(ref(state, number) for number in chosen)
            yield from do(part.on_them(), res)
        else:
            yield from do(part.effect, res)
        if not res.did:
            raise RolledBack(Refusal(RULE, f"This can no longer be paid: {prompts.cost(cost)}."))
    res.it, res.kind = said, kind


def offered(cost: tuple[ab.Cost, ...], res: Resolution, rule: str = "") -> Asked[bool | None]:
    """Return whether the payer pays a cost; None, and nobody is asked, where everybody knows that it cannot be paid."""
    if not veiled(res, lambda: can_pay(cost, res)):
        return None
    return (yield from ask(f"Pay {prompts.cost(cost)}?", res, rule, refuse(cost, res)))


def pay_short(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Pay those acts of a cost that can be paid, for players who go on without the others though the rules refuse it
    (Cipher 22.3).
    """
    for one in cost:
        if refuse((one,), res) is None:
            yield from pay((one,), res, cancel=True)


def _next(
    left: tuple[Part, ...], res: Resolution, taken: dict[str, frozenset[int]], cancel: bool
) -> Asked[Part]:
    """Return the act that is done next: the payer says which where one may feed another (Cipher 22.1.1.2.1)."""
    first = left[0]
    linked = [one for one in left if any(feeds(one, other) or feeds(other, one) for other in left)]
    if not linked:
        return first

    def beginning() -> list[Part]:
        return [one for one in linked if begins(one, tuple(other for other in left if other is not one), res, taken)]

    ready = beginning()
    if first not in linked or not ready:
        return first
    if len(veiled(res, beginning)) < 2:
        return ready[0]
    answer = yield from ChooseOptions(
        res.actor, "{0}: what is paid next?", "Cipher 22.1.1.2.1",
        tuple(f"{prompts.cost((one.cost,))}." for one in ready), args=(("card", res.source.number),), cancel=cancel,
        private=True,
    )
    return ready[answer[0]]


def _choose(
    part: Part, rest: tuple[Part, ...], res: Resolution, taken: dict[str, frozenset[int]], cancel: bool
) -> Asked[tuple[int, ...]]:
    """Ask for all the cards with which one act is paid."""
    chosen: tuple[int, ...] = ()
    gone = taken.get(part.channel, frozenset())
    for place in range(len(part.picks)):
        later = (replace(part, picks=part.picks[place + 1 :]), *rest) if place + 1 < len(part.picks) else rest
        chosen += yield from _ask(part, place, later, res, {**taken, part.channel: gone | set(chosen)}, cancel)
    return chosen


def _ask(
    part: Part, place: int, rest: tuple[Part, ...], res: Resolution, taken: dict[str, frozenset[int]], cancel: bool
) -> Asked[tuple[int, ...]]:
    """Ask which cards pay one act, so that the rest can still be paid."""
    pick, used = part.picks[place], taken[part.channel]
    found = candidates(part, pick, res, used)
    least, most = (max(1, one) for one in evaluate.bounds(pick.count, len(found), res))
    competing = any(one.channel == part.channel or feeds(part, one) for one in rest)
    if competing and most == 1:
        found = [number for number in found if _leaves_enough(part, (number,), rest, res, taken)]

    def together(cards: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(pick.noun, cards, res):
            return Refusal(RULE, "These cards do not go together as the cost asks.")
        if competing and not _leaves_enough(part, cards, rest, res, taken):
            return Refusal(RULE, "With these cards gone the rest of the cost could not be paid.")
        return None

    text = f"{{0}}: choose {prompts.PROMPTS.printed(part.said[place])}{prompts.PROMPTS.purpose(part.effect)} as a cost."
    return (yield from ChooseCards(
        res.actor, text, "Cipher 22.1.1", lambda: tuple(found), least, most, args=(("card", res.source.number),),
        together=together if most > 1 else None, cancel=cancel, private=bool(untold(pick, res)),
    ))


def _leaves_enough(
    part: Part, cards: tuple[int, ...], rest: tuple[Part, ...], res: Resolution, taken: dict[str, frozenset[int]]
) -> bool:
    """Whether the rest of a cost can be paid once an act is paid with these cards."""
    zone = goes(part)
    coming = () if zone is None else tuple((number, zone) for number in cards)
    return completes(rest, res, {**taken, part.channel: taken[part.channel] | set(cards)}, coming)


__all__ = ["pay", "pay_short", "refuse"]
