"""Lines: the kinds of ability, and limits on them."""

from __future__ import annotations

from engine.abilities.effects import PutIntoZone
from engine.abilities.events import Stands
from engine.abilities.kinds import (
    ActionAbility,
    AutoAbility,
    DuringPhase,
    DuringTurnOf,
    FieldAbility,
    KeywordAbility,
    OncePerTurn,
    OnlyIf,
    Remark,
    TimesPerTurn,
)
from engine.abilities.statics import While
from engine.abilities.triggers import Trigger
from engine.games.fftcg.vocabulary import LimitBreak, Priming, ReminderKind, SummonEffect, Warp, WithDamage
from engine.text.grammar import Phrase, Row, phrase, same

BURST = "{burst! [EX BURST]}"
_OFTEN = "{@once per turn|once each turn|once a turn}"
_ONLY = "{@|only}"
_MOST = "{@|only|up to|only up to|at most|a maximum of|no more than}"
#: How often an ability triggers, behind it.
LIMITS = (
    "?({@This effect|These effects|This ability} {@will trigger only|will only trigger|can only trigger|triggers only"
    "|will trigger|can trigger|triggers|only triggers} {limits:limit,and}.)?"
)
#: When and how often an ability can be used, or with what it must be paid for.
_USE = (
    "{{@You can only use this ability|You can use this ability|You can use this ability only|Use this ability only"
    "|This ability can only be used} {{limits:limit,and}|{limits:limit,}}.|{limits:payers=}.|}"
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "line",
        [
            phrase(WithDamage, f"{BURST} Damage {{points:int}} -- {{ability:ability}}"),
            phrase(WithDamage, f"{BURST} Damage {{points:int}} -- {{ability:ability}} (If you have received "
                   "{points:int} points of damage or more, this Character has this ability.)"),
            phrase(Warp, "Warp {counters:int} -- {cost:icon+}"),
            phrase(Priming, "Priming \u201c{name:name}{.}\u201d -- {cost:icon+}"),
            phrase(LimitBreak, "Limit Break -- {cost:int}"),
            phrase(Remark, "(Cards with [LB] cannot be included in your main deck.)", kind=ReminderKind.LB_DECK),
            phrase(Remark, "{kind:keyword_reminder}"),
            same("{:ability}"),
        ],
    ),
    (
        # A line of a Summon.
        "summon_line",
        [
            phrase(FieldAbility, "{statics:casting_sentences}"),
            phrase(SummonEffect, f"{BURST} {{effects:effects}}"),
            same("{:line}"),
        ],
    ),
    (
        "ability",
        [
            phrase(KeywordAbility, "{keywords:keyword+}", reminder=None),
            phrase(KeywordAbility, "{keywords:keyword+} {reminder:keyword_reminder}"),
            phrase(AutoAbility, f"{BURST} {{trigger:trigger}}, ?(if {{condition:condition}},)? {{effects:effects}}"
                   f" {LIMITS}"),
            phrase(ActionAbility, f"?({{name:skill}})? {{cost:costs}}: {{effects:effects}} {_USE}"),
            phrase(FieldAbility, "{statics:field_sentences}"),
            phrase(AutoAbility, "{trigger:state_trigger}, {effects:state_deed=}"),
            phrase(AutoAbility, f"{BURST} {{limits:already=}}, {{trigger:trigger}}, {{effects:effects}}",
                   condition=None),
            phrase(AutoAbility, BURST + " {{limits:in_turn=}, {trigger:trigger}|{trigger:trigger} {limits:in_turn=}},"
                   " ?(if {condition:condition},)? {effects:effects}"),
        ],
    ),
    (
        "in_turn",
        [
            phrase(DuringTurnOf, f"{_ONLY} {{@during|on}} {{player:turn_player}} turn"),
            phrase(DuringPhase, f"{_ONLY} during {{player:turn_player}} {{phase:phase}}"),
            phrase(DuringPhase, f"{_ONLY} during {{@the|}} {{phase:phase}}", player=None),
        ],
    ),
    # Said before the trigger: it triggers only then.
    (
        "already",
        [
            phrase(OnlyIf, "{@if|while|when|as long as} {condition:condition}"),
            phrase(OncePerTurn, f"{_ONLY} {_OFTEN}"),
        ],
    ),
    ("state_trigger", [phrase(Trigger, "if {event:standing}")]),
    ("standing", [phrase(Stands, "{condition:condition}")]),
    ("state_deed", [phrase(PutIntoZone, "put {what:ref} into the {zone:zone}{.}")]),
    (
        "casting_sentence",
        [
            same("{:casting_static}{.}"),
            phrase(While, "if {condition:condition}, {statics:casting_static,and}{.}"),
        ],
    ),
    ("field_sentence", [same("{:field_static}{.}")]),
    ("quoted_ability", [same("{:ability}")]),
    (
        "limit",
        [
            phrase(OncePerTurn, f"{_ONLY} {_OFTEN}"),
            phrase(TimesPerTurn, f"{_MOST} twice {{@per turn|each turn|in a turn}}", times=2),
            phrase(TimesPerTurn, f"{_MOST} {{times:int}} times {{@per turn|each turn|in a turn}}"),
            same("{:in_turn}"),
            phrase(OnlyIf, "{@if|while|when|as long as} {condition:one_condition}"),
            phrase(OnlyIf, "{condition:turn_is}"),
        ],
    ),
    (
        "limit_condition",
        [
            same("{:during}"),
            same("if {:condition}"),
        ],
    ),
]

ROWS = {
    "casting_sentences": Row((("casting_sentence", 1, 4),)),
    "field_sentences": Row((("field_sentence", 1, 6),)),
}
