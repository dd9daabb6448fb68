"""Sentences that put another number in the place of one said before: "If ..., choose two rear-guards instead of one",
or another deed: "you may ride it instead of calling it".

They are understood as the sentence before with that number, carried out instead of it where the condition holds (VG
16.12); where that has no such number, as the last one that has it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.games.vanguard import vocabulary as own

#: What puts something in the place of what a sentence before says.
_Rather = own.RatherThan | own.RatherTo | own.RatherDo
#: What stands around an effect that is carried out only where something is so, or as the player likes.
_AROUND = (ab.IfThen, ab.Then, ab.May)


#: What speaks of what was done before: a condition with such words is asked where it stands.
_SPOKEN = (ab.It, ab.Them, ab.That, ab.TheDealt)
#: Effects that are of an amount.
_OF_AMOUNT = (own.SoulCharge, own.CounterCharge, own.DealDamage)


@ab.Memo
def in_full(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return a text with every such sentence as what it means, right behind the sentence that it takes the place of."""
    match effects:
        # In one sentence: "if you have three, stand one, and if you have five, stand two instead of one".
        case (ab.Sequence(both),) if in_full(both) != both:
            return in_full(both)
        case (ab.IfThen(condition, ab.Sequence(both)),) if in_full(both) != both:
            return tuple(ab.IfThen(condition, one) for one in in_full(both))
    found: list[ab.Effect] = []
    for effect in effects:
        said = _said(effect)
        found = [*found, effect] if said is None else _put_behind(found, effect, said)
    return tuple(found)


def _put_behind(
    before: list[ab.Effect], effect: ab.Effect, said: _Rather
) -> list[ab.Effect]:
    """Return the sentences with this one behind that whose number it changes, at the end where there is none."""
    furthest = len(before) - 1 if any(isinstance(one, _SPOKEN) for one in _conditions(effect)) else 0
    for at in range(len(before) - 1, max(furthest, 0) - 1, -1):
        amended = _around(effect, _amended(before[at], said, _is_offered(effect)))
        if amended is not None:
            return [*before[: at + 1], amended, *before[at + 1 :]]
    return [*before, effect]


def _conditions(effect: ab.Effect) -> list[ab.Node]:
    """Return every part of the conditions under which a sentence is carried out."""
    found: list[ab.Node] = []
    while isinstance(effect, _AROUND):
        found += walk(effect.condition) if isinstance(effect, ab.IfThen) else ()
        effect = effect.effect
    return found


def _said(effect: ab.Effect) -> _Rather | None:
    while isinstance(effect, _AROUND):
        effect = effect.effect
    return effect if isinstance(effect, _Rather) else None


def _is_offered(effect: ab.Effect) -> bool:
    while isinstance(effect, _AROUND):
        if isinstance(effect, ab.May):
            return True
        effect = effect.effect
    return False


def _around(effect: ab.Effect, instead: ab.Effect | None) -> ab.Effect | None:
    """Return what is carried out instead, under the same conditions."""
    if instead is None:
        return None
    match effect:
        case own.RatherThan() | own.RatherTo() | own.RatherDo() | ab.May(
            own.RatherThan(own.Call(ab.Pick(ab.UpTo()))) | own.RatherDo()
        ):
            # Who may call up to so many may call none; which of two deeds is done is asked as one comes to it.
            return ab.Instead(instead)
    return with_parts(effect, lambda part: (_around(part, instead) if isinstance(part, ab.Effect) else part))  # type: ignore[no-any-return]


def _amended(before: ab.Effect, said: _Rather, offered: bool) -> ab.Effect | None:
    """Return the sentence before with the other number: where the same is done to so many, else where so many are
    chosen. None where it has no such number.
    """
    if isinstance(said, own.RatherTo):
        elsewhere = _called_to(before, said.zone)
        return None if elsewhere == before else elsewhere
    if isinstance(said, own.RatherDo):
        otherwise = _done_otherwise(before, said, offered)
        return None if otherwise == before else otherwise
    more = said.effect
    if isinstance(more, _OF_AMOUNT):
        changed = _of_amount(before, more, said.former)
        return changed if changed != before else None
    new = next((one.count for one in walk(said.effect) if isinstance(one, ab.Pick | ab.TopOfDeck | ab.Draw)), None)
    every = next((one for one in walk(said.effect) if isinstance(one, ab.Every)), None)
    if new is None and every is None:
        return None

    def change(part: Any) -> Any:
        if isinstance(part, ab.Pick | ab.TopOfDeck | ab.Draw) and getattr(part.count, "amount", None) == said.former:
            if new is not None:
                return _counting(part, new)
            # "All of your opponent's rear-guards instead of one rear-guard."
            return every if isinstance(part, ab.Pick) else part
        return with_parts(part, change)

    same = type(said.effect)

    def change_same(part: Any) -> Any:
        return change(part) if type(part) is same else with_parts(part, change_same)

    for way in (change_same, change):
        changed = way(before)
        if changed != before:
            return changed  # type: ignore[no-any-return]
    return None


def _of_amount(part: Any, more: Any, former: ab.Amount) -> Any:
    """Return a part of a text with the other amount where the same is done by the former one."""
    if type(part) is type(more) and part.amount == former:
        return replace(part, amount=more.amount)
    return with_parts(part, lambda inner: _of_amount(inner, more, former))


def _done_otherwise(part: Any, said: own.RatherDo, offered: bool) -> Any:
    """Return a part of a text with something else done to the same, where it says what that takes the place of; with
    either of both where that is ``offered``.
    """
    if isinstance(part, type(said.former)) and replace(part, what=ab.It()) == said.former:  # type: ignore[call-arg]
        other = replace(said.effect, what=part.what)  # type: ignore[call-arg, attr-defined]
        return ab.EitherEffect((other, part)) if offered else other
    return with_parts(part, lambda inner: _done_otherwise(inner, said, offered))


def _called_to(part: Any, zone: Any) -> Any:
    """Return a part of the tree with what it calls to rear-guard circles called to the zone."""
    if isinstance(part, own.Call):
        return replace(part, zone=zone)
    return with_parts(part, lambda inner: _called_to(inner, zone))


def _counting(part: Any, count: ab.Count) -> Any:
    return with_parts(part, lambda inner: count if isinstance(inner, ab.Count) else inner)


def lacks(effects: tuple[ab.Effect, ...]) -> bool:
    """Whether such a sentence stands in a text of which it is not known what it is about."""
    return any(isinstance(one, _Rather) for one in walk(in_full(effects)))
