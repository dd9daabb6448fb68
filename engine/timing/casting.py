"""Putting cards and abilities on a stack, step by step: what is declared goes there first, then come modes, targets and
divided damage, then what it costs (FFTCG 11.3.2 to 11.3.8, 11.6.4 to 11.6.11, 11.8.7; Force of Will 903.2).

The same choices are looked at three times: whether they can be made at all (:mod:`~engine.timing.legal_targets`),
making them, and whether any target is still legal when the item resolves (FFTCG 11.3.9, Force of Will 903.3a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine import abilities as ab
from engine import overrides
from engine.course import tell
from engine.effects import evaluate
from engine.effects.layout import inner, size_of, speaks_of_context, total
from engine.effects.meaning import Refs
from engine.effects.prompts import select, what_befalls
from engine.effects.selection import by, pick_lines, refuse_without
from engine.events import Event, Notice, SetVariable, extend
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseOptions, Distribute
from engine.rulebook import Refusal
from engine.state import Ref, State, ref
from engine.timing.items import Item, change, push, stack, take_off
from engine.timing.items import StackResolution as Resolution
from engine.timing.legal_targets import (
    INSISTED,
    any_of,
    candidates,
    is_other,
    leaves,
    may_select,
    mode_limits,
    nothing,
    rules,
    wanted_first,
)

# The steps

#: One step, of what is put on the stack in this context.
Step = Callable[[Any], Procedure]


def one_by_one(state: State, name: str) -> Iterator[Any]:
    """Yield what waits in a named value to be cast or used, each taken from there as its turn comes."""
    while waiting := state.vars.get(name):
        state.emit(SetVariable(name, waiting[1:] or None))
        yield waiting[0]


def put_on_stack(
    state: State, item: Item, res: Any, steps: Sequence[Step], told: Callable[[Any], list[Event]] | None = None
) -> Procedure:
    """Put an item on the stack with everything that is chosen and paid; ``told`` gives what happens as it is cast.

    Where a step cannot be done, it is not on the stack and the error goes on: whoever asked knows what that means.
    """
    push(state, item)
    res.item = item.stamp
    try:
        for step in steps:
            yield from step(res)
    except RolledBack:
        take_off(state, item.stamp, "taken back")
        raise
    change(state, item.chosen(res), "stack")
    if told is not None:
        yield from res.meaning.apply_events(state, told(res))
    announce(res)


# What is chosen


def declare(effects: tuple[ab.Effect, ...], res: Resolution, rule: str, *, cancel: bool = True) -> Procedure:
    """Ask for everything that is chosen when an item goes on the stack, in printed order.

    RolledBack where something that must be chosen is not there. ``cancel`` tells whether the player may take the
    whole action back; those who merely put auto-abilities on the stack may not.
    """
    size = total(effects)
    if size == (0, 0, 0):
        return
    said = res.it
    yield from _declare_all(effects, res, rule, cancel, True)
    res.it = said
    rule = rules(res).choosing(res.kind)
    for number in dict.fromkeys(one.number for group in res.targets for one in group if one.number < 0):
        item = next(one for one in stack(res.state) if one.stamp == -number)
        tell(res.state, "{0} chooses the {1} of {2}.", rule, ("card", *res.source), item.kind,
             ("card", *item.source))
    chosen = _chosen(res)
    if chosen:
        places = ", ".join(f"{{{place}}}" for place in range(1, len(chosen) + 1))
        cards = tuple(("card", *one) for one in chosen)
        tell(res.state, "{0} chooses " + places + ".", rule, ("card", *res.source), *cards)


def targets(rule: str, *, cancel: bool = True) -> Callable[[Resolution], Procedure]:
    """Return the step of casting in which everything is chosen for an item."""

    def step(res: Resolution) -> Procedure:
        item = next(one for one in stack(res.state) if one.stamp == res.item)
        yield from declare(item.effects, res, rule, cancel=cancel)

    return step


def _chosen(res: Resolution) -> Refs:
    """Return the cards that have been chosen, each once."""
    return tuple(dict.fromkeys(one for group in res.targets for one in group if one.number >= 0))


def _declare_all(effects: Sequence[ab.Effect], res: Resolution, rule: str, cancel: bool, firm: bool) -> Procedure:
    for place, one in enumerate(effects):
        if any(size_of(one)):
            following = what_befalls(effects[place + 1 :])
            yield from _declare(one, following, res, rule, cancel, firm)


def _declare(
    effect: ab.Effect, following: ab.Effect | None, res: Resolution, rule: str, cancel: bool, firm: bool
) -> Procedure:
    match effect:
        case ab.Choose():
            yield from _choose(rules(res).groups_of(effect), following, res, rule, cancel, firm)
        case ab.DivideDamage():
            yield from _divide(effect, res, cancel)
        case ab.SelectModes():
            yield from _select_modes(effect, res, rule, cancel, firm)
        case ab.IfThen(condition, then):
            if evaluate.holds(condition, res) or speaks_of_context(condition):
                yield from _declare(then, None, res, rule, cancel, False)
            else:
                _skip(effect, res)
        case ab.ByPlayer(player, then):
            before = res.actor, res.they
            seats = evaluate.seats(player, res)
            res.actor = res.they = seats[0] if seats else res.actor
            yield from _declare(then, None, res, rule, cancel, firm)
            res.actor, res.they = before
        case _:
            firm = firm and isinstance(effect, ab.Sequence | ab.IfYouDoSo | ab.Then)
            yield from _declare_all(inner(effect), res, rule, cancel, firm)


def _skip(effect: ab.Effect, res: Resolution) -> None:
    """Leave the places of choices that are not made empty."""
    size = size_of(effect)
    res.targets += ((),) * size.groups
    res.modes += ((),) * size.lists
    res.shares += ((),) * size.shares


def _choose(
    targets: tuple[ab.Target, ...], following: ab.Effect | None, res: Resolution, rule: str, cancel: bool, firm: bool
) -> Procedure:
    chosen: list[Ref] = []
    for place, target in enumerate(targets):
        target = target if chosen or not place else any_of(target)
        others = [
            one for one in targets[place + 1 : place + 2] if is_other(one) and evaluate.bounds(one.count, 0, res)[0]
        ]
        group = yield from choose_group(
            target, following, res, rule, cancel=cancel, firm=firm, place=place,
            then=others[0] if others and _bound(firm, res) else None,
        )
        res.targets = (*res.targets, group)
        chosen.extend(group)
        if chosen:
            res.it = tuple(chosen)


def choose_group(
    target: ab.Target,
    following: ab.Effect | None,
    res: Resolution,
    rule: str,
    *,
    cancel: bool,
    firm: bool,
    place: int = 0,
    then: ab.Target | None = None,
) -> Asked[Refs]:
    """Ask for one group of targets, the former or the latter of two by its ``place``; ``then`` others must be left."""
    on_stack = res.meaning.looks(target.noun, res) == (rules(res).stack,)
    found = tuple(candidates(target, res))
    least, most = evaluate.bounds(target.count, len(found), res)
    if isinstance(following, ab.DivideDamage):
        most = min(most, evaluate.value(following.amount, res) // following.unit)
        least = min(least, most)
    if len(found) < least:
        if _bound(firm, res):
            raise RolledBack(nothing(rule, target, res))
        least = len(found)
    # Players who insist choose of all that lies where something is looked for that is not there.
    lying = res.meaning.looks(target.noun, res) if not found and res.anyway and not on_stack else ()
    beside = found or tuple([number for zone in lying for number in res.state.zones[zone]])
    if most <= 0 or not beside:
        return ()
    text = res.meaning.prompts.choose(target, following, place)
    if on_stack:
        return (yield from pick_lines(found, text, rule, least, most, res, cancel=cancel))
    bound = wanted_first(found, res)
    least = max(least, min(len(bound), most))

    def why_not(number: int) -> Refusal:
        name = rules(res).spoken(res.state.cards[number])
        if evaluate.fits(target.noun, number, res):
            return Refusal(rule, f"{name} cannot be chosen.")
        return Refusal(rule, f"{name} is not what this asks for: {res.meaning.prompts.printed(target)}.")

    def together(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(target.noun, numbers, res):
            return Refusal(rule, f"These do not go together: this asks for {res.meaning.prompts.printed(target)}.")
        if then is not None and not leaves(numbers, then, res):
            return nothing(rule, then, res)
        return refuse_without(bound, numbers, most, res)

    answer = yield from ChooseCards(
        res.actor, text, rule, lambda: tuple(candidates(target, res)), least, most, args=by(res),
        why_not=why_not, together=together if bound or then or evaluate.binds(target.noun) else None,
        cancel=cancel,
        anyway=lambda number: overrides.beside(res.state, res.actor, beside, number, rule),
    )
    chosen = tuple(ref(res.state, number) for number in answer)
    beyond = tuple(one for one in chosen if one.number not in found)
    if beyond:
        extend(res.state, INSISTED, [(res.source, one) for one in beyond], "")
    return chosen


def _bound(firm: bool, res: Resolution) -> bool:
    """Whether this must not be done without what it chooses."""
    return firm and not res.anyway


def _select_modes(modes: ab.SelectModes, res: Resolution, rule: str, cancel: bool, firm: bool) -> Procedure:
    """Ask which actions are selected, then for what each of them chooses (FFTCG 11.3.4)."""
    picks = yield from choose_modes(modes, res, rule, cancel=cancel, firm=firm)
    res.modes = (*res.modes, picks)
    for place, mode in enumerate(modes.modes):
        if place in picks:
            said = res.it
            yield from _declare_all(mode.effects, res, rule, cancel, firm)
            res.it = said
        else:
            for effect in mode.effects:
                _skip(effect, res)


def choose_modes(
    modes: ab.SelectModes, res: Resolution, rule: str, *, cancel: bool, firm: bool
) -> Asked[tuple[int, ...]]:
    """Ask which of several actions are carried out; one whose choices cannot be made is not offered."""
    possible = [n for n, mode in enumerate(modes.modes) if may_select(mode, res)]
    offered = list(range(len(modes.modes))) if res.anyway else possible
    least, most = mode_limits(modes, res)
    if len(offered) < least:
        if firm:
            raise RolledBack(Refusal(rule, "None of the actions to select from finds what it must choose."))
        least = len(offered)
    if not offered or most <= 0:
        return ()
    lines = tuple(res.meaning.prompts.mode(modes.modes[n]) for n in offered)
    text = select(min(least, len(lines)), min(most, len(lines)))
    asks = rules(res).selecting(res.kind)
    answer = yield from ChooseOptions(res.actor, text, asks, lines, least, most, args=by(res), cancel=cancel)
    for pick in sorted(answer):
        tell(res.state, "{0} selects: {1}", asks, ("seat", res.actor), lines[pick])
    return tuple(sorted(offered[pick] for pick in answer))


def _divide(effect: ab.DivideDamage, res: Resolution, cancel: bool) -> Procedure:
    """Ask how damage is divided among the targets, at least one unit each (FFTCG 11.3.6, 11.6.8)."""
    among = tuple(one.number for one in evaluate.refs(effect.among, res))
    amount = evaluate.value(effect.amount, res) // effect.unit * effect.unit
    if not among or amount < effect.unit * len(among):
        res.shares = (*res.shares, ())
        return
    rule = rules(res).dividing(res.kind)
    text = "Divide {0} damage among these Forwards."
    unit = effect.unit
    answer = yield from Distribute(res.actor, text, rule, among, amount, unit, unit, args=(str(amount),), cancel=cancel)
    res.shares = (*res.shares, answer)


def announce(res: Resolution) -> None:
    """Let it be known what was chosen, all at the same time; whatever watches for that triggers now."""
    chosen = _chosen(res)
    if not chosen:
        return
    cards = res.state.cards
    res.meaning.at_once(res.state, *(
        Notice("chosen", cards[one.number].controller, one.number, res.item, (res.source.number,), res.cause)
        for one in chosen
    ))
