"""What a cost is lessened by, and what has to be so to pay it (VG 16.7); what a unit has by how much there is of
something (VG 16.1).

Neither has a class of its own: a cost of less is one of so many less that many, which is known when it is paid, and
what has to be so is part of the condition of the ability.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.games.vanguard import vocabulary as own
from engine.text.english.clauses import JOINED
from engine.text.phrases import Phrase, Tables, altered, hole, shaped, tree

_HEAD = "[{kind}] ?({{zones:printed_zone+}})? {{limits:limit*}} {{@:|}}"
_COST = "\u00ab{provided:condition}, {@and|} {cost:cost,}\u00bb"
_PAYS = {"effects": ((), hole("effects")), "cost": ((), hole("cost")), "condition": (None, hole("provided"))}
#: What is paid less of, by the class of what is done.
_COUNTED = (own.CounterBlast, own.SoulBlast, ab.Discard)


def _with_amount(part: Any, new: Any) -> Any:
    """Return what is paid with another amount, which `new` gives from the one it has."""
    if isinstance(part, ab.Discard):
        return with_parts(part, lambda one: with_parts(one, lambda count: (
            ab.Exactly(new(count.amount)) if isinstance(count, ab.Exactly) else count
        )) if isinstance(one, ab.Pick) else one)
    return replace(part, amount=new(part.amount))


def _amount_of(part: Any) -> ab.Amount | None:
    if isinstance(part, ab.Discard):
        count = part.what.count if isinstance(part.what, ab.Pick) else None
        return count.amount if isinstance(count, ab.Exactly) else None
    return part.amount if isinstance(part, own.CounterBlast | own.SoulBlast) else None


def _lessen(slots: Mapping[str, Any]) -> object:
    """The ability with its cost of so much less, of what is said to be less."""
    ability, less = slots["ability"], slots["less"].action
    changed = []
    for one in ability.cost:
        fits = isinstance(one, ab.Do) and type(one.action) is type(less) and _amount_of(one.action) is not None
        changed.append(ab.Do(_with_amount(one.action, lambda was: _minus(was, less))) if fits else one)
    return own.Ability(replace(ability, cost=tuple(changed)), slots["zones"], slots["limits"])


def _minus(was: ab.Amount, less: Any) -> ab.Amount:
    amount = _amount_of(less)
    return was if amount is None else ab.Difference(was, amount)


def _take_lessened(value: object) -> Mapping[str, object] | None:
    match value:
        case own.Ability(ability=ab.AutoAbility() | ab.ActionAbility() as ability, keyword=None):
            for place, one in enumerate(ability.cost):
                action = getattr(one, "action", None)
                amount = _amount_of(action) if isinstance(action, _COUNTED) else None
                if isinstance(amount, ab.Difference):
                    whole = ab.Do(_with_amount(action, lambda was: was.first))
                    cost = (*ability.cost[:place], whole, *ability.cost[place + 1 :])
                    less = ab.Do(_with_amount(action, lambda was: was.second))
                    return {"zones": value.zones, "limits": value.limits, "less": less,
                            "ability": replace(ability, cost=cost)}
    return None


def _lessened(kind: str, symbol: str) -> Phrase:
    return shaped(own.Ability, f"{_HEAD.format(kind=kind)} {{less:cost_less}}. {{ability:{symbol}}}", _lessen,
                  _take_lessened)


#: Stands for what the steps are by, before that is known.
_THAT = ab.X()


def _by_steps(slots: Mapping[str, Any]) -> object:
    """What is so in each step, while the amount is in its range."""
    what = slots["what"]
    return ab.FieldAbility(tuple(
        replace(one, condition=replace(one.condition, what=what)) for one in slots["steps"]
    ))


def _take_steps(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.FieldAbility((ab.While(ab.Compares(what, _), _), _, *_) as statics):
            steps = tuple(
                replace(one, condition=replace(one.condition, what=_THAT)) for one in statics
                if isinstance(one, ab.While) and isinstance(one.condition, ab.Compares) and one.condition.what == what
            )
            return {"what": what, "steps": steps} if len(steps) == len(statics) else None
    return None


def _either(slots: Mapping[str, Any]) -> object:
    """The ability that pays its cost or another one, before what it does for that."""
    ability = slots["ability"]
    done = ability.effects[0] if len(ability.effects) == 1 else ab.Sequence(ability.effects)
    paid = own.PayEither(ability.cost, slots["condition"], slots["other"])
    paying = replace(ability, cost=(), effects=(paid, ab.IfYouDoSo(done)))
    return own.Ability(paying, slots["zones"], slots["limits"])


def _take_either(value: object) -> Mapping[str, object] | None:
    match value:
        case own.Ability(ability=ab.AutoAbility(effects=(own.PayEither() as paid, ab.IfYouDoSo(done))) as ability,
                         keyword=None):
            return {"zones": value.zones, "limits": value.limits, "condition": paid.condition, "other": paid.other,
                    "ability": replace(ability, cost=paid.cost, effects=(done,))}
    return None


PHRASES: list[Tables] = [{
    "line": [
        _lessened("AUTO", "auto"), _lessened("ACT", "action"),
        # Said behind what is done.
        shaped(own.Ability, f"{_HEAD.format(kind='AUTO')} {{ability:auto}} {{less:cost_less}}{{.}}", _lessen,
               _take_lessened),
        shaped(own.Ability, f"{_HEAD.format(kind='AUTO')} if {{condition:condition}}, {{this cost may be paid with"
               " {other:cost=}|you may pay {other:cost=} for this ability's cost}. {ability:auto}",
               _either, _take_either),
    ],
    "cost_less": [
        *[tree(ab.Do(make(hole("amount"))), f"this {{@ability's|}} cost is reduced by {word} 1 {{amount:per}}")
          for make, word in ((own.CounterBlast, "Counter-Blast"), (own.SoulBlast, "Soul-Blast"))],
        tree(ab.Do(ab.Discard(ab.Pick(ab.Exactly(hole("amount")), ab.Noun((
            ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.YOU)))))),
             "the number of cards discarded from your hand for this cost is reduced by one {amount:per}"),
    ],
    "auto": [
        tree(altered("occasion", **_PAYS), f"{{occasion:plain_occasion}}, {_COST}, {{effects:effects}}",
             ab.AutoAbility),
    ],
    "field": [
        shaped(ab.FieldAbility, "{@you|} {@gain|get} all of {@the|} {@following|effects below} according to"
               " {what:quantity_named}. {steps:static_step+}", _by_steps, _take_steps),
    ],
    "static_step": [
        tree(ab.While(ab.Compares(_THAT, hole("quantity")), hole("statics")),
             f"\u30fb {{quantity:quantity}} - {{statics:lasting_static,{JOINED}}}{{.}}"),
    ],
}]
