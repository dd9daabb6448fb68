"""Lines of a card: the kinds of ability, what they cost, and limits on them."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute
from engine.games.fow.words import aiming
from engine.games.fow.words.clauses import ARROW
from engine.text.grammar import Row
from engine.text.phrases import Tables, hole, phrase, same, several, shaped, terms, tree, value

_PLAY = "{@Play|You can play|You may play} {@this ability|this judgment process|it}"
_LIMITS = "{limits:use_limit*}"
_NOT_IF = "You cannot play this ability if"


class Use(enum.Enum):
    """What an ability does no more often than its limit says: only while a text is read and told."""

    TRIGGERS = "triggers"
    IS_PLAYED = "can be played"


def _take_triggers(value: object) -> Mapping[str, object] | None:
    return {"use": Use.TRIGGERS, "times": value.times} if isinstance(value, aiming.Triggers) else None


def _or_else(slots: Mapping[str, Any]) -> object:
    """What is so where a condition holds, and what where it does not; without one, where what this card is added to is
    what it is called: "Elf resonator with this ... Otherwise, it ...".
    """
    statics: Any = slots["statics"]
    condition: Any = slots["condition"]
    more: Any = slots["more"]
    if condition is not None:
        return ab.FieldAbility((ab.While(condition, statics), ab.While(ab.Not(condition), more)))
    if not isinstance(statics[0], ab.Changes) or not isinstance(statics[0].who, own.Bearer):
        return ab.Unparsed("otherwise")
    *told, head = statics[0].who.noun.qualities
    is_so = ab.Is(own.Bearer(ab.Noun((head,))), ab.Noun(tuple(told)))
    return ab.FieldAbility((*statics, ab.While(ab.Not(is_so), more)))


def _take_or_else(value: Any) -> Mapping[str, object] | None:
    match value.statics:
        case (ab.While(condition, statics), ab.While(ab.Not(other), more)) if condition == other:
            return {"statics": statics, "condition": condition, "more": more}
        case (*statics, ab.While(ab.Not(ab.Is(own.Bearer())), more)) if statics:
            return {"statics": tuple(statics), "condition": None, "more": more}
    return None


PHRASES: Tables = {
    "line": [same("{:ability}")],
    # What a chant lets its player do is done as it resolves.
    "chant_line": [
        phrase(own.ChantEffect, "{effects:effects}"),
        phrase(ab.FieldAbility, "{statics:casting_sentences}"), same("{:ability}"),
    ],
    "keywords": [phrase(ab.KeywordAbility, "{keywords:keyword+}{.}"), phrase(ab.KeywordAbility,
                                                                             "{keywords:keyword,and}{.}")],
    "ability": [
        same("{:keywords}"), same("{:special}"),
        phrase(ab.AutoAbility,
               f"{{trigger:trigger}} {ARROW} if {{condition:condition}}, {{effects:effects}} {_LIMITS}"),
        phrase(ab.AutoAbility, f"{{trigger:trigger}} {ARROW} {{effects:effects}} {_LIMITS}",
               condition=None),
        phrase(ab.ActionAbility, f"God's Art {{name:name}} {{cost:costs}}: {{effects:effects}} {_LIMITS}"),
        phrase(ab.ActionAbility, f"{{cost:costs}}: {{effects:effects}} {_LIMITS}", name=None),
        phrase(ab.FieldAbility, "{statics:field_sentences}"), phrase(ab.FieldAbility, "{statics:any_static,and:2}{.}"),
        shaped(ab.FieldAbility, "{statics:static,and} ?(if {condition:condition})?. otherwise, {more:static,and}{.}",
               _or_else, _take_or_else),
        phrase(own.AsEnters, "as {what:ref} enters {@your|the|a} field, {effects:effects}"),
    ],
    "field_sentence": [same("{:field_static}{.}"), same("{:any_static}{.}")],
    "casting_sentence": [same("{:pricing}{.}"), phrase(ab.While, "if {condition:condition}, {statics:pricing=}{.}"),
                         phrase(ab.While, "{statics:pricing=} {@,|} if {condition:condition}{.}"),
                         same("{:allowing}{.}"), same("{:any_static}{.}")],
    # Keywords with something behind them.
    "special": [
        phrase(own.Judgment, "[Judgment] {cost:costs} {@.|:|} {limits:use_limit*} {statics:judgment_static*}"),
        phrase(own.Energize, "[Energize] {signs:sign+}{.}"),
        *[phrase(own.CountersAtStart, f"[{word.value}] {{count:number}}{{.}}",
                 word=word) for word in (own.AbilityWord.LIMIT, own.AbilityWord.MANA)],
        phrase(own.Awakening, "[Awakening] {cost:costs} {@:|} {ability:awakened}"),
        phrase(own.Awakening, "[Awakening] {cost:costs}{.}", ability=None),
        phrase(own.Incarnation, "[Incarnation] {attributes:incarnations}"),
        phrase(own.Stealth, "[Stealth] {trigger:stealth_trigger} ?({condition:meanwhile})?{.}"),
        phrase(own.Stealth, "[Stealth] {condition:condition}{.}", trigger=None),
        phrase(own.TriggerChant, "[Trigger] {trigger:stealth_trigger} ?({@,|} {condition:meanwhile})?"
               f" {ARROW} {{effects:effects}}", cost=()),
        phrase(own.TriggerChant, f"[Trigger] {{@Anytime|Anytime}} {ARROW} {{effects:effects}}", condition=None,
               cost=(), trigger=None),
        phrase(own.TriggerChant, f"[Trigger] {{@|{{@while}}}} {{condition:condition}} {ARROW} {{effects:effects}}",
               cost=(), trigger=None),
        phrase(own.TriggerChant, "[Trigger] {cost:costs}: {effects:effects}", condition=None, trigger=None),
        phrase(own.Evolution, "[Evolution] {cost:costs}{.}"), phrase(own.Shift, "[Shift] {cost:costs}{.}"),
        phrase(own.Bestow, "[Bestow] {cost:costs}{.}"),
        phrase(own.Inheritance, "[Inheritance] {cost:costs}: {effects:effects}"),
        phrase(own.Barrier, "[Barrier] {@against|} {against:barred/one}{.}"),
        phrase(own.Torrent, "[Torrent] {ability:torrent}"),
        phrase(own.Lifebreak, "[Break] {@:|} {effects:effects}"),
        *[phrase(own.Labelled, f"[{word.value}]", word=word, ability=None) for word in (own.AbilityWord.HOPE,
                                                                                        own.AbilityWord.DESPAIR,
                                                                                        own.AbilityWord.MYTHIC)],
        phrase(own.Labelled, "[Resonance] {ability:resonance}", word=own.AbilityWord.RESONANCE),
        phrase(own.Seal, "[Seal] {count:int} -- {ability:seal_effect}"),
    ],
    "seal_effect": [same("{:ability}"), phrase(own.ChantEffect, "{effects:effects}")],
    "torrent": [phrase(own.ChantEffect, "{effects:effects}"), same("{:ability}")],
    "awakened": [same("{:ability}"), phrase(own.ChantEffect, "{effects:effects}")],
    "resonance": [
        tree(ab.AutoAbility(ab.Trigger(ab.Happens((ab.Any(hole("noun")),), (ab.Enters(ab.Player.YOU),))),
                            hole("effects")),
             "{noun:resonating} \u21d2 {effects:effects}"),
    ],
    "resonating": [same("{:stone_noun}"), tree(ab.Noun((ab.AnyOf(hole("options")),)), "{options:stone_noun,or:2}")],
    "stone_noun": [phrase(ab.Noun, "{qualities:kind_of_stone=}")],
    "more_incarnated": [same("{@aside:,} {:incarnated}")],
    "incarnated": [
        tree((hole("one"), hole("other")), "{one:incarnation_sign} or {other:incarnation_sign}"),
        same("{:incarnation_sign=}"),
    ],
    "incarnation_sign": [terms([(one, f"[{one.value}]") for one in Attribute])],
    "stealth_trigger": [phrase(ab.Trigger, "when {event:event}"), phrase(ab.Trigger, "{event:time}")],
    "judgment_static": [same("{:casting_sentence}"), same("{:judging}{.}")],
    "judging": [
        phrase(own.PayFor, "{@spend only [M] will on X|pay [X] only with [M] will|[X] only with [M] will}"),
        phrase(own.PayRather,
               "{@if {condition:condition}, pay {cost:will=} instead|you pay {cost:will=} rather than pay this cost"
               " if {condition:condition}}"),
        phrase(own.NotNothing, "you {@cannot choose to|may not|cannot} pay [0] {@|{@by this}}"),
    ],
    # Limits.
    "use_limit": [
        several(own.Limits, f"{_PLAY} {{limits:one_limit,and}}{{.}}"),
        shaped(None, "This ability {use:use} only {times:often} {@each turn:per turn}{.}",
               lambda slots: ab.TimesPerTurn(slots["times"]), _take_triggers),  # type: ignore[arg-type]
        tree(ab.OnlyIf(ab.Not(hole("condition"))), f"{_NOT_IF} {{condition:condition}}{{.}}"),
        phrase(own.OncePerGame, "Play God's Art {name:name} only once per game{.}"),
        same("{:casting_limit}"),
    ],
    "casting_limit": [phrase(own.CheaperUse, "{static:casting_sentence}")],
    "one_limit": [same("{@only|} {:limited}")],
    "limited": [phrase(ab.TimesPerTurn, "{times:often} {@each turn:per turn}"), phrase(ab.OnlyIf, "{condition:during}"),
                phrase(ab.OnlyIf, "if {condition:condition}")],
    "use": [terms(Use)],
    # Costs: will, {Rest}, and what is done.
    "costs": [same("{:cost_row}")],
    "one_cost": [same("{:sign_cost}"), phrase(ab.Do, "{action:vps/many}"),
                 phrase(own.AnyWill, "pay any {@number|amount} of will")],
    "first_cost": [same("{:one_cost}")],
    "later_cost": [same("{@,|and} {:one_cost}"), same("{:sign_cost}")],
    # What stands beside another sign with nothing between them.
    "sign_cost": [phrase(own.WillCost, "{@pay|} {signs:sign+}"), value(ab.TapSource(), "[Rest]")],
}

ROWS = {
    "field_sentences": Row((("field_sentence", 1, 5),)), "casting_sentences": Row((("casting_sentence", 1, 4),)),
    "cost_row": Row((("first_cost", 1, 1), ("later_cost", 0, 5))),
    "incarnations": Row((("incarnated", 1, 1), ("more_incarnated", 0, 4))), "bar_row": Row((("bar_mark", 1, 3),)),
}
