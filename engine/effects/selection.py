"""Selecting: finding the objects that an effect acts on, asking the acting player where the text lets them choose; and
whether it can be carried out at all.

Nothing here is a target: it is chosen when the effect is carried out (FFTCG 11.11.5.1, Cipher 21.1.1.2).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Collection, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any

from engine import abilities as ab
from engine import overrides
from engine.effects import evaluate, nouns
from engine.effects.layout import inner, speaks_of_context
from engine.effects.meaning import Able, Finding, Meaning, Refs, Together, Wish
from engine.effects.resolution import Resolution
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import describes, is_secret, veiled
from engine.state import Ref, ref

ONE = ab.Exactly(ab.Number(1))


def by(res: Resolution) -> tuple[tuple[str, int], ...]:
    """Return the card whose text asks, as the first place of a request's text."""
    return (("card", res.source.number),)


def picks_of(what: ab.Reference, meaning: Meaning) -> tuple[ab.Pick, ...]:
    """Return what a player chooses for a reference, as so many that fit a noun; nothing where it asks nobody."""
    made = meaning.picks.get(type(what))
    return () if made is None else made(what)


def resolve(
    what: ab.Reference,
    res: Resolution,
    doing: ab.Effect | None = None,
    *,
    zone: int | None = None,
    able: Able | None = None,
    together: Together | None = None,
    rule: str = "",
) -> Finding:
    """Return the objects that are meant, as they are now; what the text lets choose, the actor chooses.

    ``zone`` is where a noun without a place looks. ``able`` and ``together`` leave out what the effect could not be
    carried out with. ``rule`` is the one by which it is chosen, where that is not the usual one.
    """
    finder = res.meaning.finders.get(type(what))
    if finder is not None:
        found = yield from finder(what, res, Wish(doing, zone, able, together, rule))
        res.it = found
        return found
    found = tuple(res.current(one) for one in evaluate.refs(what, res))
    found = res.meaning.meant(what, found, doing, res)
    if able is not None:
        found = tuple(one for one in found if able(one.number) is None)
    if found and not isinstance(what, ab.Source | ab.This):
        res.it = found
    return found


def objects(
    what: ab.Reference, res: Resolution, doing: ab.Effect | None = None, *, able: Able | None = None
) -> Asked[list[int]]:
    """Return the cards that are meant and are still there."""
    return present((yield from resolve(what, res, doing, able=able)), res)


def pool(what: ab.Pick, res: Resolution, zone: int | None = None, able: Able | None = None) -> list[int]:
    """Return the cards that the actor may choose from; as far as anybody knows, where the question is ``veiled``."""
    may_choose = res.meaning.may_choose
    return [
        number
        for number in _there(what.noun, res, zone)
        if may_choose(what.noun, number, res)
        and (able is None or (res.veiled and is_secret(number, res)) or able(number) is None)
    ]


def _there(noun: ab.Noun, res: Resolution, zone: int | None, *, secret: bool = False) -> list[int]:
    """Return the cards that fit, where the text looks; or those that lie there and are ``secret``."""
    said = res.it
    if res.looked:
        if nouns.among(noun) is not None:
            # "Among them" are those looked at, whatever was spoken of since.
            res.it = res.looked
        elif zone is None and ab.IsCard() in noun.qualities and not nouns.says_where(noun, res):
            # "1 card" is one of those looked at.
            fits = is_secret if secret else partial(evaluate.may_fit, noun)
            return [one.number for one in res.looked if fits(one.number, res)]
    find = nouns.secrets if secret else evaluate.find
    found = find(noun, res, None if zone is None or nouns.says_where(noun, res) else zone)
    res.it = said
    return found


def untold(what: ab.Pick, res: Resolution, zone: int | None = None, able: Able | None = None) -> list[int]:
    """Return the cards of which it would tell the opponent something if the actor were not asked to choose (FFTCG
    7.6.1, Cipher 6.8.2).

    There are some where not any card will do and some of those there lie hidden: only the actor knows whether they fit.
    """
    if not describes(what.noun) and able is None:
        return []
    noun, may_choose = what.noun, res.meaning.may_choose
    there = veiled(res, lambda: _there(noun, res, zone, secret=True))
    return [number for number in there if may_choose(noun, number, res)]


def pick(what: ab.Pick, res: Resolution, wish: Wish) -> Finding:
    """Ask the actor for so many that fit.

    The named value "optional" tells that the text lets the actor leave it, "declined" that they have.
    """
    meaning = res.meaning
    found = pool(what, res, wish.zone, wish.able)
    least, most = meaning.span(what, found, res)
    optional = res.named.pop("optional", False)
    hidden = untold(what, res, wish.zone, wish.able)
    if (most == 0 or not found) and not hidden:
        return ()
    text, rule = meaning.prompts.choose(what, wish.doing), wish.rule or meaning.rule_of(what.count)
    if found and meaning.line_of(found[0], res):
        return (yield from pick_lines(found, text, rule, least, most, res))
    first = meaning.must_choose(found, res)
    bound = evaluate.binds(what.noun) or (wish.together is not None and most > 1)
    fit = refuse_apart(what.noun, res, wish.together)
    if bound:
        least = reachable(found, least, fit, res)

    def refuse(numbers: tuple[int, ...]) -> Refusal | None:
        return fit(numbers) or refuse_without(first, numbers, most, res)

    answer = yield from ChooseCards(
        res.actor, text, rule, lambda: tuple(found), max(least, min(len(first), most)), most, args=by(res),
        together=refuse if bound or first else None, private=bool(hidden),
        # Who looks through hidden cards sees them, whichever fit.
        faces=any(meaning.may_look(number, res) for number in (*found, *hidden)),
        anyway=lambda number: overrides.beside(res.state, res.actor, found, number, rule, meaning.beside),
    )
    if optional and not answer:
        res.named["declined"] = True
    return tuple(ref(res.state, number) for number in answer)


def pick_lines(
    found: Sequence[int], text: str, rule: str, least: int, most: int, res: Resolution, *, cancel: bool = False
) -> Finding:
    """Ask for what lies on the stack: abilities have no card, so all are offered as lines."""
    lines = tuple(res.meaning.line_of(number, res) for number in found)
    picked = yield from ChooseOptions(res.actor, text, rule, lines, least, most, args=by(res), cancel=cancel)
    return tuple(evaluate.ref_of(res, found[place]) for place in picked)


def refuse_apart(
    noun: ab.Noun, res: Resolution, together: Together | None = None
) -> Callable[[tuple[int, ...]], Refusal | None]:
    """Return why cards cannot be chosen together: what the noun says of all of them, and what they are for."""

    def fit(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(noun, numbers, res):
            return Refusal(res.meaning.rules.apart, "These cards do not go together as the text asks.")
        return together(numbers) if together is not None else None

    return fit


def refuse_without(first: Sequence[int], chosen: Sequence[int], most: int, res: Resolution) -> Refusal | None:
    """Return why a choice does not do: it leaves out what must be chosen, as far as there is room for it."""
    left_out = [number for number in first if number not in chosen]
    if not left_out or sum(number in first for number in chosen) >= most:
        return None
    name = res.state.cards[left_out[0]].face.name
    return Refusal(res.meaning.rules.must, f"{name} must be chosen if it can be.")


def reachable(
    found: Sequence[int], least: int, refuse: Callable[[tuple[int, ...]], object | None], res: Resolution
) -> int:
    """Return how many can be chosen together, cheapest first, up to those that should be (FFTCG 2.3, Cipher 2.5)."""
    taken: tuple[int, ...] = ()
    for number in sorted(found, key=lambda one: evaluate.traits_of(ab.Trait.COST, one, res)):
        if len(taken) < least and refuse((*taken, number)) is None:
            taken = (*taken, number)
    return len(taken)


def _pick(what: Any, res: Resolution, wish: Wish) -> Finding:
    (one,) = picks_of(what, res.meaning)
    return pick(one, res, wish)


def _both(what: ab.Both, res: Resolution, wish: Wish) -> Finding:
    """Find the parts of a list, one after the other: what one of them has taken is left to none of the others. What the
    last one says of a total is so of all of them together.
    """
    found: list[Ref] = []
    parts = res.meaning.listed(what)
    last = getattr(parts[-1], "noun", ab.Noun(()))
    total = tuple(one for one in last.qualities if isinstance(one, ab.TotalIs))
    apart = refuse_apart(ab.Noun(total), res, wish.together)

    def able(number: int) -> Refusal | None:
        if any(one.number == number for one in found):
            return Refusal(res.meaning.rule_of(ONE), "The same card cannot be chosen twice.")
        beside = together((number,)) if found and wish.together is not None else None
        return beside or (wish.able(number) if wish.able is not None else None)

    def together(numbers: Sequence[int]) -> Refusal | None:
        return apart((*(one.number for one in found), *numbers))

    for one in parts:
        if total and one is not parts[-1] and isinstance(one, ab.Pick):
            one = replace(one, noun=ab.Noun((*one.noun.qualities, *total)))
        found.extend((yield from resolve(
            one, res, wish.doing, zone=wish.zone, able=able,
            together=together if total or wish.together is not None else None, rule=wish.rule,
        )))
    return tuple(found)


FINDERS: dict[type[ab.Reference], Callable[[Any, Any, Wish], Finding]] = {ab.Pick: _pick, ab.Any: _pick, ab.Both: _both}
PICKS: dict[type[ab.Reference], Callable[[Any], tuple[ab.Pick, ...]]] = {
    ab.Pick: lambda what: (what,),
    ab.Any: ab.Memo(lambda what: (ab.Pick(ONE, what.noun),)),
}


def present(found: Refs, res: Resolution) -> list[int]:
    """Return the cards of those objects that are still there (FFTCG 7.4, Cipher 6.5)."""
    cards = res.state.cards
    return [one.number for one in found if one.number >= 0 and cards[one.number].entered == one.entered]


def how_many(
    count: ab.Count, available: int, res: Resolution, text: str, rule: str = "", cancel: bool = False
) -> Asked[int]:
    """Return a number of things, asking the actor where the text leaves it open."""
    least, most = evaluate.span(count, available, res)
    if least >= most:
        return most
    rule = rule or res.meaning.rules.number
    return (yield from ChooseNumber(res.actor, text, rule, least, most, args=by(res), cancel=cancel))


# Where there are no targets, what an effect by itself lets its player choose of the field


def choices_in(
    zones: Collection[enum.Enum], meaning: Meaning, *, later: tuple[type, ...] = (ab.Delayed,),
    apart: tuple[type, ...] = (ab.Among, ab.AnyOf),
) -> ab.Memo[ab.Effect, tuple[ab.Pick, ...]]:
    """What an effect lets its player choose among what plainly lies in the zones: nothing of what is done ``later``,
    nor where a noun has one of the qualities that look elsewhere, ``apart``.
    """

    def plainly(noun: ab.Noun) -> bool:
        if any(isinstance(one, apart) for one in noun.qualities):
            return False
        stated = [one.zone for one in noun.qualities if isinstance(one, ab.InZone)]
        return not stated or stated[0] in zones

    def choices(effect: ab.Effect) -> tuple[ab.Pick, ...]:
        if isinstance(effect, later):
            return ()
        values = [getattr(effect, one.name) for one in fields(effect)]
        whats = [one for value in values for one in (value.references if isinstance(value, ab.Both) else (value,))]
        return tuple(pick for one in whats for pick in picks_of(one, meaning) if plainly(pick.noun))

    return ab.Memo(choices)


def choosable_if(test: Callable[[Any, int], bool], what: ab.Pick, effect: ab.Effect, res: Resolution) -> list[int]:
    """Return what an effect could let its player choose now, of what the test holds for."""
    if speaks_of_context(what):
        return []
    action = res.meaning.actions.get(type(effect))
    able = None if action is None else action.bars(effect, res)
    return [number for number in pool(what, res, able=able) if test(res.state, number)]


# Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3, Cipher 2.3, 2.7)


def possible(effect: ab.Effect, res: Resolution) -> bool:
    """Whether an effect, all of it, can be carried out now, as far as that can be told before it begins."""
    meaning = res.meaning
    action = meaning.actions.get(type(effect))
    if action is not None:
        zone = meaning.hands[res.actor] if action.hand else None
        return enough(action.reference(effect), res, zone, action.bars(effect, res))
    test = meaning.possible.get(type(effect))
    return test is None or test(effect, res)


def enough(what: ab.Reference, res: Resolution, zone: int | None = None, able: Able | None = None) -> bool:
    """Whether there are objects to act on, as many as are asked for where fewer will not do."""
    picks = picks_of(what, res.meaning)
    if picks:
        return all(_enough(one, res, zone, able) for one in picks)
    fewer_do = res.meaning.policy.fewer_do
    if isinstance(what, ab.Both):
        found = (enough(one, res, zone, able) for one in res.meaning.listed(what))
        return any(found) if fewer_do else all(found)
    there = present(tuple(res.current(one) for one in evaluate.refs(what, res)), res)
    count = None if fewer_do else getattr(what, "count", None)
    least = evaluate.bounds(count, len(there), res)[0] if count is not None else 1
    return sum(_may(number, res, able) for number in there) >= max(1, least)


def _enough(what: ab.Pick, res: Resolution, zone: int | None, able: Able | None) -> bool:
    found = pool(what, res, zone, able)
    least, most = evaluate.bounds(what.count, len(found), res)
    if res.meaning.policy.fewer_do:
        return bool(found) and most > 0
    if not res.veiled and not evaluate.together(what.noun, tuple(found[:least]), res):
        return len(found) > least
    return len(found) >= max(1, least) and most > 0


def _may(number: int, res: Resolution, able: Able | None) -> bool:
    return able is None or (res.veiled and is_secret(number, res)) or able(number) is None


def _all(effect: ab.Sequence, res: Resolution) -> bool:
    """Whether each part can be carried out; what acts on the outcome of an earlier part is taken to follow."""
    first, *rest = inner(effect)
    return possible(first, res) and all(speaks_of_context(one) or possible(one, res) for one in rest)


def _by_player(effect: ab.ByPlayer, res: Resolution) -> bool:
    before = res.actor, res.they
    found = False
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        found = found or possible(effect.effect, res)
    res.actor, res.they = before
    return found


def within(effect: Any, res: Resolution) -> bool:
    """Whether what stands inside can be carried out."""
    return possible(effect.effect, res)


def acts_on(field: str = "what") -> Callable[[Any, Any], bool]:
    """Whether there is enough of what an effect names in a field."""
    return lambda effect, res: enough(getattr(effect, field), res)


#: Whether an effect that is no action on objects can be carried out, where every game says the same.
POSSIBLE: dict[type[ab.Effect], Callable[[Any, Any], bool]] = {
    ab.Sequence: _all,
    ab.Then: within,
    ab.May: within,
    ab.AtRandom: within,
    ab.IfYouDoSo: within,
    ab.ByPlayer: _by_player,
    ab.EitherEffect: lambda effect, res: any(possible(one, res) for one in effect.effects),
    ab.Pay: lambda effect, res: res.meaning.can_pay(effect.cost, res),
    ab.Draw: lambda effect, res: res.meaning.moves.left(res.state, res.actor) > 0,
    ab.Select: acts_on(),
    ab.Reveal: lambda effect, res: enough(effect.what, res, res.meaning.hands[res.actor]),
    ab.LookAt: acts_on(),
}
