"""Choosing: modes, targets and divided damage, when a Summon or ability goes on the stack (FFTCG 11.3.3 to 11.3.6).

The same choices are looked at three times: whether they can be made at all (:mod:`choices`), making them, and whether
any target is still legal when the item resolves (11.3.9).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from engine import anyway
from engine.abilities import effects as words
from engine.abilities.effects import Effect, SelectModes, Target
from engine.answers import Amounts, Answer, Cards, Options
from engine.effects import evaluate
from engine.events import Fact, Set
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import places, prompts
from engine.games.fftcg.deeds.choices import (
    INSISTED,
    any_of,
    candidates,
    chosen_groups,
    insisted,
    is_other,
    leaves,
    legal,
    limits,
    mode_limits,
    refuse_choices,
    refuse_without,
    wanted_first,
)
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.layout import groups_of, inner, size_of, total
from engine.games.fftcg.deeds.spoken import speaks_of_context
from engine.games.fftcg.law.events import Cause
from engine.games.fftcg.law.happen import collect, tell
from engine.games.fftcg.law.items import stack
from engine.games.fftcg.law.table import STACK, Ref, spoken
from engine.procedures import Procedure, RolledBack
from engine.requests import ChooseCards, ChooseOptions, Distribute, Request
from engine.rulebook import Refusal

Refs = tuple[Ref, ...]
Choosing = Generator[Request, Answer, Refs]
Picking = Generator[Request, Answer, tuple[int, ...]]

#: The rules of choosing, selecting and dividing, by what does it; else those of action abilities hold.
_CHOOSING = {
    "summon": "FFTCG 11.3.3",
    "special ability": "FFTCG 11.7.5",
    "auto-ability": "FFTCG 11.8.9",
    "ability": "FFTCG 11.8.9",
}
_SELECTING = {
    "summon": "FFTCG 11.3.4",
    "special ability": "FFTCG 11.7.6",
    "auto-ability": "FFTCG 11.8.10",
    "ability": "FFTCG 11.8.10",
}
_DIVIDING = {
    "summon": "FFTCG 11.3.6",
    "special ability": "FFTCG 11.7.8",
    "auto-ability": "FFTCG 11.8.12",
    "ability": "FFTCG 11.8.12",
}


def declare(effects: tuple[Effect, ...], deed: Deed, rule: str, *, cancel: bool | None = None) -> Procedure:
    """Ask for everything that is chosen when an item goes on the stack, in printed order.

    RolledBack where something that must be chosen is not there. ``cancel`` tells whether the player may take the
    whole action back; those who merely put auto-abilities on the stack may not.
    """
    size = total(effects)
    if size == (0, 0, 0):
        return
    if cancel is None:
        cancel = not deed.burst and not rule.startswith("FFTCG 11.8")
    said = deed.it
    yield from _declare_all(effects, deed, rule, cancel, True)
    deed.it = said
    rule = _CHOOSING.get(deed.kind, "FFTCG 11.6.5")
    for number in dict.fromkeys(one.number for group in deed.targets for one in group if one.number < 0):
        item = next(one for one in stack(deed.state) if one.stamp == -number)
        tell(deed.state, "{0} chooses the {1} of {2}.", rule, ("card", *deed.source), item.kind,
             ("card", *item.source))
    chosen = _chosen(deed)
    if chosen:
        places = ", ".join(f"{{{place}}}" for place in range(1, len(chosen) + 1))
        cards = tuple(("card", *one) for one in chosen)
        tell(deed.state, "{0} chooses " + places + ".", rule, ("card", *deed.source), *cards)


def _chosen(deed: Deed) -> Refs:
    """Return the cards that have been chosen, each once."""
    return tuple(dict.fromkeys(one for group in deed.targets for one in group if one.number >= 0))


def _declare_all(effects: Sequence[Effect], deed: Deed, rule: str, cancel: bool, firm: bool) -> Procedure:
    for place, one in enumerate(effects):
        if any(size_of(one)):
            following = prompts.what_befalls(effects[place + 1 :])
            yield from _declare(one, following, deed, rule, cancel, firm)


def _declare(
    effect: Effect, following: Effect | None, deed: Deed, rule: str, cancel: bool, firm: bool
) -> Procedure:
    match effect:
        case words.Choose():
            yield from _choose(groups_of(effect), following, deed, rule, cancel, firm)
        case words.DivideDamage():
            yield from _divide(effect, deed, cancel)
        case SelectModes():
            yield from _select_modes(effect, deed, rule, cancel, firm)
        case words.IfThen(condition, then):
            if evaluate.holds(condition, deed) or speaks_of_context(condition):
                yield from _declare(then, None, deed, rule, cancel, False)
            else:
                _skip(effect, deed)
        case words.ByPlayer(player, then):
            before = deed.actor, deed.they
            seats = evaluate.seats(player, deed)
            deed.actor = deed.they = seats[0] if seats else deed.actor
            yield from _declare(then, None, deed, rule, cancel, firm)
            deed.actor, deed.they = before
        case words.Sequence(effects):
            yield from _declare_all(effects, deed, rule, cancel, firm)
        case words.IfYouDoSo() | words.Then():
            yield from _declare(effect.effect, None, deed, rule, cancel, firm)
        case _:
            yield from _declare_all(inner(effect), deed, rule, cancel, False)


def _skip(effect: Effect, deed: Deed) -> None:
    """Leave the places of choices that are not made empty."""
    size = size_of(effect)
    deed.targets += ((),) * size.groups
    deed.modes += ((),) * size.lists
    deed.shares += ((),) * size.shares


def _choose(
    targets: tuple[Target, ...], following: Effect | None, deed: Deed, rule: str, cancel: bool, firm: bool
) -> Procedure:
    chosen: list[Ref] = []
    for place, target in enumerate(targets):
        target = target if chosen or not place else any_of(target)
        then = targets[place + 1] if place + 1 < len(targets) else None
        group = yield from choose_group(
            target, following, deed, rule, cancel=cancel, firm=firm, place=place,
            then=then if _bound(firm, deed) and then is not None and is_other(then) and limits(then.count, 0, deed)[0]
            else None,
        )
        deed.targets = (*deed.targets, group)
        chosen.extend(group)
        if chosen:
            deed.it = tuple(chosen)


def choose_group(
    target: Target, following: Effect | None, deed: Deed, rule: str, *, cancel: bool, firm: bool, place: int = 0,
    then: Target | None = None,
) -> Choosing:
    """Ask for one group of targets, the former or the latter of two by its ``place``; ``then`` others must be left."""
    if places.zones(target.noun, deed) == (STACK,):
        return (yield from _choose_on_stack(target, following, deed, rule, cancel, firm))
    found = tuple(candidates(target, deed))
    least, most = limits(target.count, len(found), deed)
    if isinstance(following, words.DivideDamage):
        most = min(most, evaluate.value(following.amount, deed) // following.unit)
        least = min(least, most)
    if len(found) < least:
        if _bound(firm, deed):
            raise RolledBack(Refusal(rule, f"There is nothing to choose: this needs {prompts.printed(target)}."))
        least = len(found)
    beside = found or (_lying(target, deed) if deed.anyway else ())
    if most <= 0 or not beside:
        return ()

    bound = wanted_first(found, deed)
    least = max(least, min(len(bound), most))

    def why_not(number: int) -> Refusal:
        name = spoken(deed.state.cards[number])
        if evaluate.fits(target.noun, number, deed):
            return Refusal(rule, f"{name} cannot be chosen.")
        return Refusal(rule, f"{name} is not what this asks for: {prompts.printed(target)}.")

    def together(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(target.noun, numbers, deed):
            return Refusal(rule, f"These do not go together: this asks for {prompts.printed(target)}.")
        if then is not None and not leaves(numbers, then, deed):
            return Refusal(rule, f"There is nothing to choose: this needs {prompts.printed(then)}.")
        return refuse_without(bound, numbers, most, deed)

    answer = yield ChooseCards(
        deed.actor, prompts.choose(target, following, place), rule, lambda: tuple(candidates(target, deed)), least,
        most, by(deed), why_not=why_not, together=together if bound or then or evaluate.binds(target.noun) else None,
        cancel=cancel,
        anyway=lambda number: anyway.beside(deed.state, deed.actor, beside, number, rule),
    )
    assert isinstance(answer, Cards)
    chosen = tuple(Ref(number, deed.state.cards[number].entered) for number in answer.cards)
    beyond = tuple(one for one in chosen if one.number not in found)
    if beyond:
        deed.state.emit(Set(INSISTED, (*insisted(deed), *((deed.source, one) for one in beyond))))
    return chosen


def _bound(firm: bool, deed: Deed) -> bool:
    """Whether this must not be done without what it chooses."""
    return firm and not deed.anyway


def _lying(target: Target, deed: Deed) -> tuple[int, ...]:
    """Return all that lies where something is looked for that is not there."""
    return tuple(number for zone in places.zones(target.noun, deed) for number in deed.state.zones[zone])


def _choose_on_stack(
    target: Target, following: Effect | None, deed: Deed, rule: str, cancel: bool, firm: bool
) -> Choosing:
    """Ask for Summons and abilities on the stack; abilities have no card, so all are offered as lines."""
    found = candidates(target, deed)
    least, most = limits(target.count, len(found), deed)
    if len(found) < least:
        if _bound(firm, deed):
            raise RolledBack(Refusal(rule, f"There is nothing to choose: this needs {prompts.printed(target)}."))
        least = len(found)
    if not found or most <= 0:
        return ()
    lines = tuple(line_of(number, deed) for number in found)
    answer = yield ChooseOptions(
        deed.actor, prompts.choose(target, following), rule, lines, least, most, by(deed), cancel=cancel
    )
    assert isinstance(answer, Options)
    return tuple(evaluate.ref_of(deed, found[pick]) for pick in answer.picks)


def by(deed: Deed) -> tuple[tuple[str, int], ...]:
    """Return the card whose text asks, as the first place of a request's text."""
    return (("card", deed.source.number),)


def line_of(number: int, deed: Deed) -> str:
    """Return what lies on the stack in words."""
    cards = deed.state.cards
    if number >= 0:
        return f"the Summon {spoken(cards[number])}"
    item = next(one for one in stack(deed.state) if one.stamp == -number)
    return f"the {item.kind} of {spoken(cards[item.source.number])}"


def _select_modes(modes: SelectModes, deed: Deed, rule: str, cancel: bool, firm: bool) -> Procedure:
    """Ask which actions are selected, then for what each of them chooses (FFTCG 11.3.4)."""
    picks = yield from choose_modes(modes, deed, rule, cancel=cancel, firm=firm)
    deed.modes = (*deed.modes, picks)
    for place, mode in enumerate(modes.modes):
        if place in picks:
            said = deed.it
            yield from _declare_all(mode.effects, deed, rule, cancel, firm)
            deed.it = said
        else:
            for effect in mode.effects:
                _skip(effect, deed)


def choose_modes(modes: SelectModes, deed: Deed, rule: str, *, cancel: bool, firm: bool) -> Picking:
    """Ask which of several actions are carried out; one whose choices cannot be made is not offered."""
    possible = [n for n, mode in enumerate(modes.modes) if refuse_choices(mode.effects, deed) is None]
    offered = list(range(len(modes.modes))) if deed.anyway else possible
    least, most = mode_limits(modes, deed)
    if len(offered) < least:
        if firm:
            raise RolledBack(Refusal(rule, "None of the actions to select from finds what it must choose."))
        least = len(offered)
    if not offered or most <= 0:
        return ()
    lines = tuple(prompts.mode(modes.modes[n]) for n in offered)
    text = prompts.select(min(least, len(lines)), min(most, len(lines)))
    asks = _SELECTING.get(deed.kind, "FFTCG 11.6.6")
    answer = yield ChooseOptions(deed.actor, text, asks, lines, least, most, by(deed), cancel=cancel)
    assert isinstance(answer, Options)
    for pick in sorted(answer.picks):
        tell(deed.state, "{0} selects: {1}", asks, ("seat", deed.actor), lines[pick])
    return tuple(sorted(offered[pick] for pick in answer.picks))


def _divide(effect: words.DivideDamage, deed: Deed, cancel: bool) -> Procedure:
    """Ask how damage is divided among the targets, at least one unit each (FFTCG 11.3.6, 11.6.8)."""
    among = tuple(one.number for one in evaluate.refs(effect.among, deed))
    amount = evaluate.value(effect.amount, deed) // effect.unit * effect.unit
    if not among or amount < effect.unit * len(among):
        deed.shares = (*deed.shares, ())
        return
    rule = _DIVIDING.get(deed.kind, "FFTCG 11.6.8")
    text = "Divide {0} damage among these Forwards."
    unit = effect.unit
    answer = yield Distribute(deed.actor, text, rule, among, amount, unit, unit, (str(amount),), cancel=cancel)
    assert isinstance(answer, Amounts)
    deed.shares = (*deed.shares, answer.values)


def announce(deed: Deed) -> None:
    """Let it be known what was chosen, all at the same time; whatever watches for that triggers now."""
    chosen = _chosen(deed)
    if not chosen:
        return
    state = deed.state
    before = boards.board(state)
    cause = Cause(deed.kind, deed.source, deed.seat)
    facts = [
        Fact("chosen", state.cards[one.number].controller, one.number, deed.item, (deed.source.number,), cause)
        for one in chosen
    ]
    for fact in facts:
        state.emit(fact)
    collect(state, facts, before)


# When it resolves


def any_legal(effects: tuple[Effect, ...], deed: Deed) -> bool:
    """Whether a text that chose targets still has one that is legal; True where it chose none (FFTCG 11.11.2.1.1)."""
    if not any(deed.targets):
        return True
    said = deed.it
    found = False
    for target, group in chosen_groups(effects, deed):
        if any(legal(target, one, deed) for one in group):
            found = True
            break
        if group:
            deed.it = group
    deed.it = said
    return found
