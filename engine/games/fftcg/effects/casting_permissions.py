"""What texts say about casting a card: what it costs, who may cast it and when, what may be paid besides (FFTCG 2.1).

A card that speaks of itself does so wherever it is cast from; what other cards say holds while they are on the field
or their effects last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect, all_of
from engine.derived import of_position
from engine.effects import evaluate
from engine.effects.matching import so_far
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.for_later import LASTING
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import FIELD, HAND, LB_DECK, STACK, Cause, face, on_field, spoken, turn_player
from engine.rulebook import Refusal
from engine.state import Ref, State, ref
from engine.timing.spoken import caused_by, fits_cast

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Casting:
    """How texts change what casting a card costs.

    ``needs`` are Elements of which CP must be among what pays, ``different`` how many Elements there must be at least.
    ``steps`` are the changes in order: how much more (less when negative), and the number under which a reduction
    does not take the cost. ``only`` are the Elements that alone may pay, ``paid_by`` what alone may produce the CP.
    """

    steps: tuple[tuple[int, int], ...] = ()
    any_element: bool = False
    only: tuple[Element, ...] = ()
    needs: tuple[Element, ...] = ()
    different: int = 0
    paid_by: tuple[ab.Noun, ...] = ()

    def total(self, cost: int) -> int:
        """Return what the cost comes to."""
        return after(self.steps, cost)


UNCHANGED = Casting()


def _in_force(state: State, number: int, seat: int, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return the statics of one class about casting a card: its own, then what is in force on the table."""
    found: list[tuple[S, Resolution]] = []
    card = boards.characteristics(face(state, number))
    for rest in (card.plain or card.at(state, seat)).own_cost:
        if isinstance(rest.static, kind):
            res = Resolution(state, seat, ref(state, number))
            if all(evaluate.holds(one, res) for one in rest.conditions):
                found.append((rest.static, res))
    return found + boards.board(state).rulings_of(kind)


def _about(what: ab.Reference | None, number: int, seat: int, res: Resolution) -> bool:
    """Whether a static about casting is about this card, cast by this player.

    "The Forwards you cast" and the like speak of cards on their way to the field: places do not count, players do.
    """
    me = ref(res.state, number)
    match what:
        case ab.Source() | ab.This():
            return me == res.source
        case own.NextCast():
            return res.seat == seat and fits_cast(what.noun, number, seat, res)
        case own.NthCast():
            return _is_due(what, res.state, number, seat, res)
        case own.Effects() | None:
            return False
    noun = getattr(what, "noun", None)
    if isinstance(noun, ab.Noun):
        return fits_cast(noun, number, seat, res)
    meant = evaluate.refs(what, res)
    declared: Ref | None = res.state.vars.get("declared")
    return me in meant or (declared is not None and declared.number == number and declared in meant)


def _concerning(state: State, number: int, seat: int, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return the statics of one class in force that are about casting this card."""
    return [
        (one, res)
        for one, res in _in_force(state, number, seat, kind)
        if _about(one.what, number, seat, res)  # type: ignore[attr-defined]
    ]


def cost_changes(state: State, number: int, seat: int) -> list[tuple[own.CostChange, Resolution]]:
    """Return what changes the cost for this player to cast this card."""
    return [
        (one, res) for one, res in _concerning(state, number, seat, own.CostChange)
        if one.player is None or seat in evaluate.seats(one.player, res)
    ]


def unchanged(state: State, cards: Iterable[int]) -> bool:
    """Whether no text can have changed what it costs to cast these cards, or whether they can be, whoever does."""
    return not boards.board(state).rules() and boards.deck_profile(state).printed.of_own_casting.isdisjoint(cards)


def cast_changes(state: State, number: int, seat: int) -> Casting:
    """Return how texts change the cost of casting a card (FFTCG 11.3.7, 11.4.6)."""
    return UNCHANGED if unchanged(state, (number,)) else _changes(state, number, seat)


@of_position
def _changes(state: State, number: int, seat: int) -> Casting:
    changes = cost_changes(state, number, seat)
    steps = cost_steps(changes, state, number) if changes else ()
    paid = [
        (one.how, one.cp)
        for static, _ in _concerning(state, number, seat, own.PaidWith) if static.ability is None
        for one in static.payments
    ]
    if not changes and not paid:
        return UNCHANGED
    return Casting(
        tuple([(change, floor) for change, floor, _ in steps]),
        any(how is own.Paying.MAY for how, _ in paid) or any(one.any_element for one, _ in changes),
        _each_once(cp for how, cp in paid if how is own.Paying.ONLY),
        _each_once(cp for how, cp in paid if how is own.Paying.MUST),
        max((cp.different for _, cp in paid), default=0),
        tuple(cp.source for _, cp in paid if cp.source is not None),
    )


def _each_once(asked: Iterable[own.CPOf]) -> tuple[Element, ...]:
    return tuple(dict.fromkeys(element for one in asked for element in one.elements))


def cost_steps(
    changes: Sequence[tuple[own.CostChange, Resolution]], state: State, number: int
) -> Iterator[tuple[int, int, Resolution]]:
    """Return what changes the cost of casting a card: how much more (less when negative), the number under which a
    reduction does not take it, and whose text it is (FFTCG 11.3.7).
    """
    # What texts keep from happening does not happen (FFTCG 2.2).
    kept = {one.kept for one, _ in changes}
    for one, res in changes:
        change = step(one, res) if one.becomes is None else (
            evaluate.value(one.becomes, res) - boards.now(state, number).cost
        )
        if (ab.Direction.UP if change > 0 else ab.Direction.DOWN) not in kept:
            yield change, one.minimum, res


def step(change: own.CostChange, res: Resolution) -> int:
    """Return by how much a change makes a cost more, less when negative."""
    more, less = (0 if one is None else evaluate.value(one, res) for one in (change.more, change.less))
    return more - less


def _is_due(nth: own.NthCast, state: State, number: int, seat: int, res: Resolution) -> bool:
    """Whether a card would be "the first Summon you cast each turn" if it were cast now."""
    if seat not in evaluate.seats(nth.player, res) or not fits_cast(nth.noun, number, seat, res):
        return False
    if nth.own_turn and turn_player(state) != seat:
        return False
    return _so_far(nth.noun, state, seat, res) == nth.ordinal - 1


def _so_far(noun: ab.Noun, state: State, seat: int, res: Resolution) -> int:
    """Return how many cards that fit a player has cast this turn."""
    cast = [one for one in so_far(state) if one.key == "cast" and one.seat == seat]
    return sum(evaluate.fitted(noun, one.what, one, res) for one in cast)


def used_by_cast(state: State, number: int, seat: int) -> tuple[ContinuousEffect, ...]:
    """Return the lasting effects that spoke of "the next" card cast and are used up by casting this one."""
    return tuple(
        one
        for one in all_of(state)
        if isinstance(one.static, own.CostChange)
        and isinstance(one.static.what, own.NextCast)
        and _about(one.static.what, number, seat, LASTING.context(one, state))
    )


def reductions(state: State, number: int, seat: int) -> list[tuple[tuple[ab.Cost, ...], int]]:
    """Return what may be paid before the cost, each with how much less the card then costs (FFTCG 11.4.4)."""
    return [
        way
        for one, res in _concerning(state, number, seat, own.MayPay) if one.less is not None
        for way in _ways_to_reduce(one.cost, one.less, res)
    ]


def _ways_to_reduce(
    cost: tuple[ab.Cost, ...], less: ab.Amount, res: Resolution
) -> Iterator[tuple[tuple[ab.Cost, ...], int]]:
    """Return what may be paid, and how much less the card then costs; of "any number of", each number is one way."""
    match cost, less:
        case (ab.Do(effect),), ab.Times(each, ab.CountOf(ab.Noun((*_, ab.Done())))):
            what = getattr(effect, "what", None)
            if isinstance(what, ab.Pick) and isinstance(what.count, ab.AnyNumber):
                for many in range(1, len(evaluate.find(what.noun, res)) + 1):
                    so_many = replace(what, count=ab.Exactly(ab.Number(many)))
                    yield (ab.Do(replace(effect, what=so_many)),), evaluate.value(each, res) * many  # type: ignore[call-arg]
                return
    yield cost, evaluate.value(less, res)


def other_costs(state: State, number: int, seat: int, *, instead: bool) -> list[tuple[ab.Cost, ...]]:
    """Return what may be paid instead of the CP that a card costs, or besides (FFTCG 11.3.5, 11.4.4)."""
    found = _concerning(state, number, seat, own.MayPay)
    return [one.cost for one, _ in found if one.less is None and one.instead is instead]


def may_cast(state: State, number: int, seat: int) -> own.MayCast | None:
    """Return the permission to cast a card from where it is, if a text gives the player one (FFTCG 2.1)."""
    for permission, res in boards.board(state).rulings_of(own.MayCast):
        if res.seat == seat and _about(permission.what, number, seat, res):
            return permission
    return None


def castable_elsewhere(state: State, seat: int) -> list[int]:
    """Return the cards outside a player's hand and LB deck that a text lets the player cast (FFTCG 2.1)."""
    permissions = boards.board(state).rulings_of(own.MayCast)
    if not permissions:
        return []
    found = {
        one.number
        for permission, res in permissions if res.seat == seat
        for one in evaluate.refs(permission.what, res)
        if state.cards[one.number].zone not in (FIELD, STACK, HAND[seat], LB_DECK[seat])
    }
    return sorted(found)


def caster_of(state: State, number: int) -> int:
    """Return the seat that could cast a card from where it lies, minding no cost and no time; -1 for none (FFTCG 2.1).

    Cards are cast from the hand and the LB deck, and from elsewhere where a text lets a player do so.
    """
    card = state.cards[number]
    if card.zone in HAND + LB_DECK:
        return card.owner
    return next((seat for seat in (card.owner, 1 - card.owner) if number in castable_elsewhere(state, seat)), -1)


def refuse_cast(state: State, number: int, seat: int) -> Refusal | None:
    """Return why texts keep a player from casting a card now (FFTCG 2.1, 2.2), or None."""
    if unchanged(state, (number,)):
        return None
    name = spoken(state.cards[number])
    for limit, res in _concerning(state, number, seat, own.CastOnlyIf):
        if not evaluate.holds(limit.condition, res):
            return Refusal("FFTCG 2.1", f"{name} can be cast only while its text allows it.")
    for most, res in _in_force(state, number, seat, own.CastLimit):
        if seat in evaluate.seats(most.player, res) and _cast_so_far(most, state, number, seat, res) >= most.count:
            return Refusal("FFTCG 2.2", f"You can cast only {most.count} cards in a turn now.")
    for ban, res in _in_force(state, number, seat, ab.PlayerCannot):
        if seat in evaluate.seats(ban.player, res) and any(
            isinstance(one, ab.Casts) and _about(one.what, number, seat, res) for one in ban.deeds
        ):
            by = spoken(state.cards[res.source.number])
            return Refusal("FFTCG 2.2", f"You cannot cast {name} now: {by} forbids it.")
    return refuse_play(state, number, seat, None)


def _cast_so_far(most: own.CastLimit, state: State, number: int, seat: int, res: Resolution) -> int:
    """Return how many of those that a limit speaks of a player has cast; 0 for a card it does not speak of."""
    if most.noun is None:
        found: int = state.vars.get(f"cast {seat}", 0)
        return found
    return _so_far(most.noun, state, seat, res) if fits_cast(most.noun, number, seat, res) else 0


def refuse_play(state: State, number: int, seat: int, cause: Cause | None) -> Refusal | None:
    """Return why texts keep a card from being put onto a player's field, cast or by an effect (FFTCG 2.2), or None."""
    name = spoken(state.cards[number])
    for ban, res in _in_force(state, number, seat, own.NotIfControlling):
        if res.seat == seat and _either(ban, number, res) and any(_either(ban, n, res) for n in on_field(state, seat)):
            return Refusal("FFTCG 2.2", f"You cannot play {name} while you control one of those its text names.")
    if cause is not None:
        for bar, res in _in_force(state, number, seat, ab.PlayerCannot):
            if seat in evaluate.seats(bar.player, res) and any(
                isinstance(one, ab.Caused) and isinstance(one.deed, ab.Plays)
                and _about(one.deed.what, number, seat, res) and caused_by(one.cause, cause, res) for one in bar.deeds
            ):
                return Refusal("FFTCG 2.2", f"{name} cannot be put onto the field like that by an effect.")
    return None


def _either(ban: own.NotIfControlling, number: int, res: Resolution) -> bool:
    """Whether a card is one of those that cannot be played beside each other: by name, as all copies are."""
    return any(_is_one(one, number, res) for one in ban.what)


def _is_one(what: ab.Reference, number: int, res: Resolution) -> bool:
    if isinstance(what, ab.Source | ab.This):
        return face(res.state, res.source.number).name in boards.now(res.state, number).names
    noun = getattr(what, "noun", None)
    return isinstance(noun, ab.Noun) and evaluate.fits(noun, number, res)


# What a cost comes to


def after(steps: Sequence[tuple[int, int]], number: int) -> int:
    """Return what a cost in CP comes to after changes, increases first (FFTCG 4.1).

    Each is how much more (less when negative), and the number under which a reduction does not take it. Such a floor
    ("it cannot become 0") holds against all reductions, but never raises the cost (2.2).
    """
    number += sum(change for change, _ in steps if change > 0)
    floor = max((floor for change, floor in steps if change < 0), default=0)
    return max(0, min(number, floor), number + sum(change for change, _ in steps if change < 0))


def changed(cost: tuple[ab.Cost, ...], steps: Sequence[tuple[int, int]]) -> tuple[ab.Cost, ...]:
    """Return a cost after changes of its CP, as :func:`after` counts them: fewer are first those of no Element
    (FFTCG 11.6.9).
    """
    owed = {
        place: part.amount.number
        for place, part in enumerate(cost)
        if isinstance(part, own.CP) and isinstance(part.amount, ab.Number)
    }
    printed = sum(owed.values())
    total = after(steps, printed)
    if total > printed:
        return (*cost, own.CP(ab.Number(total - printed)))
    less = printed - total
    for place in sorted(owed, key=lambda one: cost[one].element is not None):  # type: ignore[attr-defined]
        taken = min(less, owed[place])
        owed[place] -= taken
        less -= taken
    return tuple(
        replace(part, amount=ab.Number(owed[place])) if place in owed else part  # type: ignore[call-arg]
        for place, part in enumerate(cost)
        if owed.get(place, 1)
    )
