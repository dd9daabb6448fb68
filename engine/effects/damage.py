"""Effects that deal damage to what is on the field (FFTCG 5.2.6, 11.11.8, Force of Will 1007), and take it away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.abilities.node import walk
from engine.course import EventProcedure, tell
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Action, Refs
from engine.effects.resolution import Resolution, note_done
from engine.effects.selection import objects, present, resolve
from engine.events import SetCardField
from engine.procedures import Procedure
from engine.state import Ref, ref

#: Damage to a card, so much, because of what.
Share = tuple[int, int, Any]


class DamageRules(NamedTuple):
    """What a game says about the damage that its texts deal.

    ``kind`` gives what a card itself is called as the cause of what a text makes it deal; ``deal`` deals damage from
    several causes at once, and notes what came of it. ``of_dealer`` tells whether "its power" is that of a dealer who
    is named, also where damage is dealt to each of several. ``removed`` is told where damage is taken off, by a rule.
    """

    kind: Callable[[Any], str]
    deal: Callable[[Any, list[Share]], Procedure]
    of_dealer: bool
    removed: tuple[str, str]


def _rules(res: Resolution) -> DamageRules:
    found: DamageRules = res.meaning.damage_rules
    return found


def by_card(what: Ref, res: Resolution) -> Any:
    """Return a card itself as the source of what a text makes it deal (FFTCG 11.11.8, Force of Will 912)."""
    card = res.state.cards[what.number]
    seat = card.controller if card.entered == what.entered else res.seat
    return res.meaning.verbs.cause(_rules(res).kind(res), what, seat)


def dealer(source: ab.Reference | None, res: Resolution) -> tuple[Any, Refs] | None:
    """Return who deals damage: the card that the text names, or the text itself; None where the card is not there."""
    if source is None:
        return res.cause, ()
    dealers = evaluate.refs(source, res)
    return (by_card(dealers[0], res), dealers) if dealers else None


def _power(what: Ref, res: Resolution) -> list[int]:
    """Return with how much damage an object strikes; nothing for one that has no such number."""
    now = evaluate.now_of(what, res)
    return [] if now is None else list(res.meaning.traits[ab.Trait.POWER](now))


def deal(effect: ab.DealDamage, res: Resolution) -> Procedure:
    """Deal damage to each of them at the same time (FFTCG 5.2.6.1, Force of Will 1007.3)."""
    said = res.it
    found = yield from resolve(effect.to, res, effect)
    victims = res.it
    res.it = said or victims
    there = dealer(effect.source, res)
    if there is None:
        note_done(res, False)
        return
    cause, dealers = there
    if dealers and (not isinstance(effect.source, ab.Source | ab.This) or _power(dealers[0], res)):
        # "It deals damage equal to its power": its own, not that of whom it deals damage to, where it has any.
        res.it = dealers
    hurting = _of_each(effect, res, present(found, res), bool(said))
    res.it = victims
    yield from _rules(res).deal(res, [(number, amount, cause) for number, amount in hurting])


def _of_each(effect: ab.DealDamage, res: Resolution, numbers: list[int], spoken: bool) -> list[tuple[int, int]]:
    """Return how much each is dealt: the same, but for "damage equal to its power" where no other was spoken of."""
    said = res.it
    its = isinstance(effect.to, ab.Every) and any(isinstance(one, ab.It) for one in walk(effect.amount))
    itself = its and not spoken and (effect.source is None or not _rules(res).of_dealer)
    found = []
    for number in numbers:
        res.it = (ref(res.state, number),) if itself else said
        found.append((number, evaluate.value(effect.amount, res)))
    res.it = said
    return found


def fight(effect: ab.DealDamageToEachOther, res: Resolution) -> Procedure:
    """Let two deal damage equal to their power to each other, at once (FFTCG 11.11.8, Force of Will 1007.3)."""
    first = yield from objects(effect.one, res, effect)
    second = yield from objects(effect.other, res, effect)
    if not first or not second:
        note_done(res, False)
        return
    pairs = ((ref(res.state, first[0]), second[0]), (ref(res.state, second[0]), first[0]))
    yield from _rules(res).deal(res, [
        (target, max(0, power), by_card(one, res)) for one, target in pairs for power in _power(one, res)
    ])


def divide(effect: ab.DivideDamage, res: Any) -> Procedure:
    """Deal the shares decided when the targets were chosen; what is gone gets nothing (FFTCG 11.3.6, Force of Will
    903.3a).
    """
    place = res.place[2]
    shares = res.shares[place] if place < len(res.shares) else ()
    declared = res.named.get("declared", res.targets)
    assert isinstance(declared, tuple)
    group = next((group for group in reversed(declared) if len(group) == len(shares) and group), ())
    there = set(present(evaluate.refs(effect.among, res), res))
    yield from _rules(res).deal(res, [
        (one.number, share, res.cause) for one, share in zip(group, shares, strict=True) if one.number in there
    ])


def negate(effect: ab.NegateDamage, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Take the damage off cards."""
    damaged = [number for number in numbers if res.state.cards[number].damage]
    for number in damaged:
        tell(res.state, *_rules(res).removed, ("card", number))
    marks = [SetCardField(number, "damage", 0, "negate", res.cause) for number in damaged]
    return (yield from res.meaning.apply_events(res.state, marks))


ACTIONS: dict[type[ab.Effect], Action] = {ab.NegateDamage: Action(negate)}
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.DealDamage: deal,
    ab.DealDamageToEachOther: fight,
    ab.DivideDamage: divide,
}
