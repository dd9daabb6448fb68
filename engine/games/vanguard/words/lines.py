"""Lines: abilities with their kind, where they work, how often, under what condition, and what is paid (VG 16.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.vanguard import vocabulary as own
from engine.text.grammar import Row
from engine.text.phrases import Tables, altered, hole, phrase, same, shaped, terms, tree, value

COST = "\u00ab{cost:cost,}\u00bb"
#: An ability that triggers is what it waits for, with what it does and pays.
_DOES = {"effects": ((), hole("effects"))}
_PAYS = {**_DOES, "cost": ((), hole("cost"))}


#: The amount that a list of ranges speaks of, before the range says so.
_OF_IT = ab.X()


def _steps(slots: Mapping[str, Any]) -> object:
    """What is so by an amount, each step in its range."""
    return ab.FieldAbility(tuple(
        ab.While(ab.Compares(slots["what"], one.condition.quantity), one.statics) for one in slots["steps"]
    ))


def _take_steps(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.FieldAbility((ab.While(ab.Compares(what)), _, *_) as statics) if all(
            isinstance(one, ab.While) and isinstance(one.condition, ab.Compares) and one.condition.what == what
            for one in statics
        ):
            steps = tuple(ab.While(ab.Compares(_OF_IT, one.condition.quantity), one.statics) for one in statics)  # type: ignore[attr-defined]
            return {"what": what, "steps": steps}
    return None


def _parts(condition: ab.Condition) -> tuple[ab.Condition, ...]:
    return condition.conditions if isinstance(condition, ab.And) else (condition,)


def _all(parts: tuple[ab.Condition, ...]) -> ab.Condition:
    return parts[0] if len(parts) == 1 else ab.And(parts)


def _is_in_place(static: ab.Static) -> bool:
    return isinstance(static, ab.While) and any(
        isinstance(one, own.InPlaceOf | own.InPlaceOfLess) for one in walk(static)
    )


def _in_place(slots: Mapping[str, Any]) -> object:
    """What is so in place of what the sentence before says is so only while that is."""
    statics: tuple[ab.Static, ...] = slots["statics"]
    found = list(statics[:1])
    for one in statics[1:]:
        first = found[0]
        if _is_in_place(one) and isinstance(first, ab.While):
            assert isinstance(one, ab.While)
            one = replace(one, condition=_all((*_parts(first.condition), *_parts(one.condition))))
        found.append(one)
    return ab.FieldAbility(tuple(found))


def _take_in_place(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, ab.FieldAbility) or not value.statics:
        return None
    first, *more = value.statics
    found = [first]
    for one in more:
        if _is_in_place(one) and isinstance(first, ab.While):
            assert isinstance(one, ab.While)
            before, parts = _parts(first.condition), _parts(one.condition)
            if parts[: len(before)] == before and len(parts) > len(before):
                one = replace(one, condition=_all(parts[len(before) :]))
        found.append(one)
    return {"statics": tuple(found)}


def _head(kind: str) -> str:
    return f"[{kind}] ?({{zones:printed_zone+}})? {{limits:limit*}} {{@:|}}"


PHRASES: list[Tables] = [{
    "line": [
        *[phrase(own.Ability, f"{_head(kind)} {{ability:{symbol}}}", keyword=None, number=0)
          for kind, symbol in (("CONT", "field"), ("AUTO", "auto"), ("ACT", "action"))],
    ],
    # An order says only what it costs and does when it is played (VG 25.1); a set order has abilities as units have.
    "order_line": [same("{:line}"), same("{:action}")],
    "printed_zone": [same("{@|/|or} {:zone_sign}")],
    "zone_sign": [
        terms([(own.Zone.VC, "[VC]"), (own.Zone.RC, "[RC]"), (own.Zone.GC, "[GC]"), (own.Zone.HAND, "(Hand)"),
               (own.Zone.DROP, "(Drop)"), (own.Zone.SOUL, "(Soul)"), (own.Zone.DECK, "(Deck)"),
               (own.Zone.BIND, "(Bind zone)"), (own.Zone.DAMAGE, "(Damage zone)"), (own.Zone.G_ZONE, "(G zone)"),
               (own.Zone.ORDER, "(Order zone)"), (own.Zone.TRIGGER, "(Trigger zone)")]),
    ],
    "limit": [
        phrase(ab.TimesPerTurn, "[1/turn]", times=1),
        tree(ab.OnlyIf(ab.Is(ab.This(ab.Noun((own.IsUnit(),))), ab.Noun((own.InRow(hole("row")),)))), "({row:row})"),
        value(own.OncePerName(), "[by name]"),
        same("{:keyword_limit}"),
    ],
    "field": [
        shaped(ab.FieldAbility, "{statics:field_sentence+}", _in_place, _take_in_place),
        # Each holds where the amount is in its range.
        shaped(ab.FieldAbility,
               "{@you|it|this unit|} {@get|gets|gain|gains} all of the {@following|effects below|following effects}"
               " according to {what:quantity_named}. {steps:field_step+}", _steps, _take_steps),
    ],
    "field_step": [
        tree(ab.While(ab.Compares(_OF_IT, hole("quantity")), hole("statics")),
             "\u30fb {quantity:quantity} - {statics:field_sentence=}"),
    ],
    "auto": [
        tree(altered("occasion", **_PAYS), f"{{occasion:occasion}}, {COST}, {{effects:effects}}", ab.AutoAbility),
        # An "if" behind the event governs its sentence, and those that lead on from it (VG 16.3); where others follow,
        # it is read as what that sentence says.
        tree(altered("occasion", **_DOES), "{occasion:occasion_if}, {effects:governed}", ab.AutoAbility),
        tree(altered("occasion", **_DOES), "{occasion:plain_occasion}, {effects:effects}", ab.AutoAbility),
    ],
    "led_on": [tree(ab.Then(hole("effect")), "{@then:then}, {effect:body}{.}")],
    "occasion": [same("{:occasion_if}"), same("{:plain_occasion}")],
    # What an ability waits for, with a condition before or behind it (VG 16.3).
    "plain_occasion": [
        *[tree(ab.AutoAbility(hole("trigger"), (), hole("condition", ab.IsTurnOf, ab.IsPhase)), words)
          for words in ("{condition:during}, {trigger:trigger}", "{trigger:trigger} {condition:during}")],
        *[tree(ab.AutoAbility(ab.Trigger(ab.Happens((hole("who"),), (own.FightEnds(own.Role.ATTACKED),))), (), so),
               f"at the end of the battle {{@that|in which|}} {{who:doer}}'s attack {words}")
          for so, words in ((own.AttackHit(), "hit"), (ab.Not(own.AttackHit()), "did not hit"))],
        # In which the player's check has revealed something, so many cards or any (VG 11.4.3).
        *[tree(ab.AutoAbility(ab.Trigger(ab.TimeComes(ab.Edge.END, ab.Turn.EACH, own.Step.FIGHT)), (),
                              own.HappenedThisBattle(ab.PlayerActs(ab.Player.YOU, (own.Reveals(
                                  ab.Any(hole("noun")), hole("damage")),)), quantity)),
               "at the end of the battle {@that|in which|} your {damage:check} revealed " + words)
          for quantity, words in ((hole("quantity"), "{quantity#:quantity} {noun:noun/any}"),
                                  (None, "{noun:articled}"))],
        phrase(ab.AutoAbility, "{trigger:trigger}", effects=(), condition=None),
    ],
    "occasion_if": [
        tree(ab.AutoAbility(hole("trigger"), (), hole("condition")), "{trigger:trigger}, if {condition:condition}"),
        tree(ab.AutoAbility(hole("trigger"), (), ab.And((hole("time"), hole("condition")))),
             "{{time:during}, {trigger:trigger}|{trigger:trigger} {time:during}}, if {condition:condition}"),
        tree(ab.AutoAbility(hole("trigger"), (), hole("condition")),
             "{trigger:trigger} {@, and|and} {condition:condition}"),
    ],
    "action": [
        phrase(ab.ActionAbility, f"{COST}, {{effects:effects}}", name=None, limits=()),
        tree(ab.ActionAbility(hole("cost"), hole("effects"), (ab.OnlyIf(hole("condition")),)),
             f"if {{condition:condition}}, {COST}, {{effects:effects}}"),
        tree(ab.ActionAbility((), hole("effects"), (ab.OnlyIf(hole("condition")),)),
             "if {condition:condition}, {effects:effects}"),
        phrase(ab.ActionAbility, "{effects:effects}", cost=(), name=None, limits=()),
    ],
}]

ROWS = {
    "effects": Row((("sentence", 1, 9),)),
    "governed": Row((("sentence", 1, 1), ("led_on", 0, 8))),
}
