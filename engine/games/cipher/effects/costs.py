"""Costs: whether one can be paid in full (Cipher 22.3), and paying it: each of its acts with cards of its own, all of
them or none (22).

The acts may be done in any order, one by one (Cipher 22.1.1.2.1): what one of them brings to an area can be what the
next one takes from there. Where no act feeds another they are done in the order that leaves the most to choose from:
what leaves cards where they are first, then what takes them away, then what uses cards of the Retreat Area. A card that
its player does not see yet, an orb, can be any card: it pays only for what any card pays for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.meaning import Able
from engine.effects.selection import by, picks_of, pool, present, untold
from engine.effects.sequencing import ask, do
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import selection
from engine.games.cipher.effects.on_cards import growable
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.effects.selection import PROMPTS
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.table import BOND
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import PLACE, describes, veiled
from engine.state import ref

RULE = "Cipher 22.3"


@dataclass(frozen=True, slots=True)
class Part:
    """One act of a cost.

    ``picks`` are what has to be chosen for it, none where the text names it, ``said`` the same as it is printed; parts
    with the same ``channel`` cannot be paid with the same cards. ``rank`` is its place in the order of paying, ``cost``
    the act as it is printed.
    """

    cost: ab.Cost
    effect: ab.Effect
    what: ab.Reference
    picks: tuple[ab.Pick, ...]
    said: tuple[ab.Pick, ...]
    channel: str
    rank: int
    #: Whether the payer's own Bond cards are turned, whoever pays (Cipher 22.4.2.1).
    bonds: bool = False

    def able(self, res: Resolution) -> Able | None:
        """Return why cards cannot be used for it."""
        first = _first(self.effect)
        if isinstance(first, own.Stack):
            return growable(first, res)
        action = MEANING.actions.get(type(first))
        return None if action is None else action.bars(first, res)


def _on_them(effect: ab.Effect) -> ab.Effect:
    """Return an act on what has been chosen."""
    if isinstance(effect, ab.Sequence):
        return ab.Sequence((_on_them(effect.effects[0]), *effect.effects[1:]))
    changed: dict[str, Any] = {_field(effect): ab.Them()}
    return replace(effect, **changed)


def _first(effect: ab.Effect) -> ab.Effect:
    return effect.effects[0] if isinstance(effect, ab.Sequence) else effect


def _field(effect: ab.Effect) -> str:
    action = MEANING.actions.get(type(effect))
    return action.field if action is not None else "what"


#: How each class of act uses cards, and when it is done.
_CHANNELS: dict[type[ab.Effect], tuple[str, int]] = {
    ab.Tap: ("tap", 0),
    ab.Reveal: ("show", 0),
    ab.Break: ("destroy", 0),
    own.Stack: ("grow", 2),
}


@ab.Memo
def parts_of(cost: tuple[ab.Cost, ...]) -> tuple[Part, ...]:
    """Return a whole cost, act by act in the order of paying."""
    found = [_part(one, one.action) for one in cost if isinstance(one, ab.Do)]
    if any(one.channel == "turn" for one in found):
        # A face-up card that is sent away cannot be turned besides.
        found = [_turning(one) for one in found]
    return tuple(sorted(found, key=lambda one: one.rank))


def _turning(part: Part) -> Part:
    asks_for_face = any(isinstance(quality, ab.FaceUp) for pick in part.picks for quality in pick.noun.qualities)
    return replace(part, channel="turn", rank=0) if part.channel == "go" and asks_for_face else part


def _part(cost: ab.Cost, effect: ab.Effect) -> Part:
    first = _first(effect)
    what: ab.Reference = getattr(first, _field(first))
    said = picks = picks_of(what, MEANING)
    if isinstance(effect, own.Flip):
        bonds = not effect.face_up and any(_looks(pick) is own.Zone.BOND for pick in picks)
        if bonds:
            picks = tuple(replace(one, noun=ab.Noun((ab.FaceUp(), *one.noun.qualities))) for one in picks)
        return Part(cost, effect, what, picks, said, "face" if effect.face_up else "turn", 0, bonds)
    channel, rank = _CHANNELS.get(type(effect), ("go", 1))
    return Part(cost, effect, what, picks, picks, channel, rank)


def goes(part: Part) -> own.Zone | None:
    """Return the area to which an act takes cards at once, where a later act may find them; None where to none."""
    match part.effect:
        case ab.AddToHand() | ab.ReturnToHand():
            return own.Zone.HAND
        case ab.PutIntoZone(zone=own.Zone() as zone, face_down=False) if zone is not own.Zone.ORB:
            return zone
        case ab.Break() if any(_looks(pick) is own.Zone.ORB for pick in part.picks):
            # A destroyed orb goes to the hand (Cipher 26.16.2).
            return own.Zone.HAND
    return None


def _looks(pick: ab.Pick) -> own.Zone | None:
    """Return the area of the payer from which cards are chosen."""
    places = [one for one in pick.noun.qualities if isinstance(one, ab.InZone)]
    zone = places[0].zone if len(places) == 1 and places[0].player in (None, ab.Player.YOU) else None
    return zone if isinstance(zone, own.Zone) else None


def feeds(part: Part, other: Part) -> bool:
    """Whether what one act takes away may be what another act is paid with."""
    zone = goes(part)
    return zone is not None and part is not other and any(_looks(pick) is zone for pick in other.picks)


def others(cost: ab.Do) -> tuple[type, ...]:
    """Return the classes of those acts of a cost that nobody can carry out."""
    known = (*MEANING.actions, ab.Reveal, own.Stack)
    acts = cost.action.effects if isinstance(cost.action, ab.Sequence) else (cost.action,)
    return tuple(type(act) for act in acts if type(act) not in known)


def refuse(cost: tuple[ab.Cost, ...], res: Resolution) -> Refusal | None:
    """Return why a cost cannot be paid in full, or None where it can."""
    if can_pay(cost, res):
        return None
    alone = cost[0] if len(cost) == 1 else next((one for one in cost if not can_pay((one,), res)), None)
    if alone is not None:
        return Refusal(RULE, f"This cannot be paid: {selection.cost((alone,))}.")
    return Refusal(RULE, f"This cannot be paid all of it: {selection.cost(cost)}.")


def can_pay(cost: tuple[ab.Cost, ...], res: Resolution) -> bool:
    """Whether a cost can be paid in full."""
    kind, res.kind = res.kind, "cost"
    found = completes(parts_of(cost), res, {})
    res.kind = kind
    return found


def candidates(part: Part, pick: ab.Pick, res: Resolution, taken: frozenset[int], coming: Coming = ()) -> list[int]:
    """Return the cards with which one act can be paid: such as are there, and then such as an earlier act brings there.

    A card of which the payer cannot know whether the text describes it is none of those.
    """
    found = [number for number in pool(pick, res, able=part.able(res)) if number not in taken]
    cards, bonds = res.state.cards, BOND[res.actor]
    if part.bonds:
        found = [number for number in found if cards[number].zone == bonds]
    zone = _looks(pick) if coming else None
    if zone is not None:
        described = describes(pick.noun)
        plain = ab.Noun(tuple(one for one in pick.noun.qualities if not isinstance(one, PLACE)))
        found += [
            number for number, to in coming if to is zone and number not in found
            and (not described or (res.state.sees(res.actor, cards[number]) and evaluate.fits(plain, number, res)))
        ]
    return found


#: Cards that are used up in their channels; such as an act brings to an area, where a later one may take them.
Taken = Mapping[str, frozenset[int]]
Coming = tuple[tuple[int, own.Zone], ...]
#: So many ways of paying one act are tried before the rest counts as one that cannot be paid.
TRIES = 500


def completes(parts: Sequence[Part], res: Resolution, taken: Taken, coming: Coming = ()) -> bool:
    """Whether these acts can all be paid in some order, with cards not used up in their channels yet, or ``coming``."""
    if len(parts) < 2 or not any(feeds(one, other) for one in parts for other in parts):
        return not parts or begins(parts[0], parts[1:], res, taken, coming)
    return any(begins(one, [other for other in parts if other is not one], res, taken, coming) for one in parts)


def begins(part: Part, rest: Sequence[Part], res: Resolution, taken: Taken, coming: Coming = ()) -> bool:
    """Whether an act can be done now so that the rest can be done after it."""
    ways = _ways(part, part.picks, res, taken.get(part.channel, frozenset()), coming)
    if not rest:
        return next(ways, None) is not None
    tries = islice(ways, TRIES if _competes(part, rest) else 1)
    return any(_leaves_enough(part, some, rest, res, taken, coming) for some in tries)


def _ways(
    part: Part, picks: Sequence[ab.Pick], res: Resolution, taken: frozenset[int], coming: Coming
) -> Iterator[tuple[int, ...]]:
    """Yield the cards that can pay an act: those that the text names, or as many as have to be picked."""
    if not part.picks:
        able = part.able(res)
        there = present(tuple(res.current(one) for one in evaluate.refs(part.what, res)), res)
        if there and not any(number in taken or (able is not None and able(number)) for number in there):
            yield tuple(there)
        return
    if part.bonds and not _has_open(picks[0], res):
        return
    found = candidates(part, picks[0], res, taken, coming)
    for some in combinations(found, max(1, evaluate.bounds(picks[0].count, len(found), res)[0])):
        if not res.veiled and not evaluate.together(picks[0].noun, some, res):
            continue
        if len(picks) == 1:
            yield some
        else:
            yield from ((*some, *more) for more in _ways(part, picks[1:], res, taken.union(some), coming))


def _has_open(pick: ab.Pick, res: Resolution) -> bool:
    """Whether the actor has face-up Bond cards enough to be turned, whatever they are (Cipher 22.4.2.1)."""
    cards, bonds = res.state.cards, res.state.zones[BOND[res.actor]]
    there = len([number for number in bonds if not cards[number].face_down])
    return there >= max(1, evaluate.bounds(pick.count, there, res)[0])


def _competes(part: Part, rest: Sequence[Part]) -> bool:
    """Whether it matters for the rest of a cost with which cards an act is paid."""
    return any(one.channel == part.channel or feeds(part, one) for one in rest)


def _leaves_enough(
    part: Part, cards: tuple[int, ...], rest: Sequence[Part], res: Resolution, taken: Taken, coming: Coming = ()
) -> bool:
    """Whether the rest of a cost can be paid once an act is paid with these cards."""
    zone = goes(part)
    brought = () if zone is None else tuple((number, zone) for number in cards)
    used = {**taken, part.channel: taken.get(part.channel, frozenset()).union(cards)}
    return completes(rest, res, used, (*coming, *brought))


# Paying


def pay(cost: tuple[ab.Cost, ...], res: Resolution, *, cancel: bool = False) -> Procedure:
    """Pay a cost in full. RolledBack where that cannot be done (Cipher 22.3).

    What is spoken of is the same afterwards; what was paid with is known by what was done to it ("discarded").
    """
    refusal = refuse(cost, res)
    if refusal is not None:
        raise RolledBack(refusal)
    state = res.state
    tell(state, "{0} pays {1}.", "Cipher 22.1.1", ("seat", res.actor), selection.cost(cost))
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
            yield from do(_on_them(part.effect), res)
        else:
            yield from do(part.effect, res)
        if not res.did:
            raise RolledBack(Refusal(RULE, f"This can no longer be paid: {selection.cost(cost)}."))
    res.add_done("used", tuple(one for done in res.done.values() for one in done))
    res.it, res.kind = said, kind


def offered(cost: tuple[ab.Cost, ...], res: Resolution, rule: str = "") -> Asked[bool | None]:
    """Return whether the payer pays a cost; None, and nobody is asked, where everybody knows that it cannot be paid."""
    if not veiled(res, lambda: can_pay(cost, res)):
        return None
    return (yield from ask(f"Pay {selection.cost(cost)}?", res, rule, refuse(cost, res)))


def pay_short(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Pay those acts of a cost that can be paid, for players who go on without the others though the rules refuse it
    (Cipher 22.3).
    """
    for one in cost:
        if refuse((one,), res) is None:
            yield from pay((one,), res, cancel=True)


def _next(
    left: tuple[Part, ...], res: Resolution, taken: Taken, cancel: bool
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
        tuple(f"{selection.cost((one.cost,))}." for one in ready), args=by(res), cancel=cancel,
        private=True,
    )
    return ready[answer[0]]


def _choose(
    part: Part, rest: tuple[Part, ...], res: Resolution, taken: Taken, cancel: bool
) -> Asked[tuple[int, ...]]:
    """Ask for all the cards with which one act is paid."""
    chosen: tuple[int, ...] = ()
    gone = taken.get(part.channel, frozenset())
    for place in range(len(part.picks)):
        later = (replace(part, picks=part.picks[place + 1 :]), *rest) if place + 1 < len(part.picks) else rest
        chosen += yield from _ask(part, place, later, res, {**taken, part.channel: gone.union(chosen)}, cancel)
    return chosen


def _ask(
    part: Part, place: int, rest: tuple[Part, ...], res: Resolution, taken: Taken, cancel: bool
) -> Asked[tuple[int, ...]]:
    """Ask which cards pay one act, so that the rest can still be paid."""
    pick = part.picks[place]
    found = candidates(part, pick, res, taken[part.channel])
    least, most = (max(1, one) for one in evaluate.bounds(pick.count, len(found), res))
    competing = _competes(part, rest)
    if competing and most == 1:
        found = [number for number in found if _leaves_enough(part, (number,), rest, res, taken)]

    def together(cards: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(pick.noun, cards, res):
            return Refusal(RULE, "These cards do not go together as the cost asks.")
        if competing and not _leaves_enough(part, cards, rest, res, taken):
            return Refusal(RULE, "With these cards gone the rest of the cost could not be paid.")
        return None

    text = f"{{0}}: choose {PROMPTS.printed(part.said[place])}{PROMPTS.purpose(part.effect)} as a cost."
    return (yield from ChooseCards(
        res.actor, text, "Cipher 22.1.1", lambda: tuple(found), least, most, args=by(res),
        together=together if most > 1 else None, cancel=cancel, private=bool(untold(pick, res)),
    ))
