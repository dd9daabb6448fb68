"""Lines of a card: the kinds of ability, limits on them, and reminders."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Row
from engine.text.phrases import Tables, hole, phrase, same, terms, tree

BURST = "{burst! [EX BURST]}"
_ONLY = "{@|only}"
_MOST = "{@|only|up to|only up to|at most|a maximum of|no more than}"
#: How often an ability triggers, behind it.
_LIMITS = (
    "?({@This effect|These effects|This ability} {@will trigger only|will only trigger|can only trigger|triggers only"
    "|will trigger|can trigger|triggers|only triggers} {limits:use_limit,and}.)?"
)
#: When and how often an ability can be used, or with what it must be paid for.
_USE = (
    "{{@You can only use this ability|You can use this ability|You can use this ability only|Use this ability only"
    "|This ability can only be used} {{limits:use_limit,and}|{limits:use_limit,}}.|{limits:payers=}.|}"
)

PHRASES: list[Tables] = [{
    "line": [
        phrase(own.WithDamage, f"{BURST} Damage {{points:int}} -- {{ability:ability}}"),
        phrase(own.WithDamage, f"{BURST} Damage {{points:int}} -- {{ability:ability}} (If you have received "
               "{points:int} points of damage or more, this Character has this ability.)"),
        phrase(own.Warp, "Warp {counters:int} -- {cost:icon+}"),
        phrase(own.Priming, "Priming \u201c{name:name}{.}\u201d -- {cost:icon+}"),
        phrase(own.LimitBreak, "Limit Break -- {cost:int}"),
        phrase(ab.Remark, "(Cards with [LB] cannot be included in your main deck.)", kind=own.ReminderKind.LB_DECK),
        phrase(ab.Remark, "{kind:keyword_reminder}"),
        same("{:ability}"),
    ],
    # A line of a Summon.
    "summon_line": [
        phrase(ab.FieldAbility, "{statics:casting_sentences}"),
        phrase(own.SummonEffect, f"{BURST} {{effects:effects}}"),
        same("{:line}"),
    ],
    "ability": [
        # "When ..., if A, B. If not, C.": it triggers either way, and asks its effect (FFTCG 11.8.13).
        phrase(ab.AutoAbility, f"{BURST} {{trigger:trigger}}, {{effects:branches}} {_LIMITS}", condition=None),
        phrase(ab.KeywordAbility, "{keywords:keyword+} ?({reminder:keyword_reminder})?"),
        phrase(ab.AutoAbility, f"{BURST} {{trigger:trigger}}, ?(if {{condition:condition}},)? {{effects:effects}}"
               f" {_LIMITS}"),
        phrase(ab.ActionAbility, f"?({{name:skill}})? {{cost:costs}}: {{effects:effects}} {_USE}"),
        phrase(ab.FieldAbility, "{statics:field_sentences}"),
        phrase(ab.AutoAbility, "{trigger:state_trigger}, {effects:state_deed=}"),
        phrase(ab.AutoAbility,
               BURST + " {{limits:already=}, {trigger:trigger}|{trigger:trigger} {limits:in_turn=}},"
               " ?(if {condition:condition},)? {effects:effects}"),
    ],
    "state_trigger": [
        tree(ab.Trigger(ab.Stands(hole("condition"))), "{if {condition:condition}|when {condition:counters_lying}}"),
    ],
    "state_deed": [phrase(ab.PutIntoZone, "put {what:ref} into the {zone:zone}{.}")],
    "casting_sentence": [
        same("{:casting_static}{.}"),
        phrase(ab.While, "if {condition:condition}, {statics:casting_static,and}{.}"),
    ],
    "field_sentence": [same("{:field_static}{.}")],
    "quoted_ability": [same("{:ability}")],
    "in_turn": [phrase(ab.OnlyIf, f"{_ONLY} {{condition:during}}")],
    # Said before the trigger: it triggers only then.
    "already": [
        phrase(ab.OnlyIf, "{@while:if} {condition:condition}"), same("{:so_often}"), same("{:in_turn}"),
    ],
    "so_often": [phrase(ab.TimesPerTurn, f"{_MOST} {{times:often}} {{@each turn:per turn}}")],
    "use_limit": [
        same("{:so_often}"), same("{:in_turn}"),
        phrase(ab.OnlyIf, "{@while:if} {condition:one_condition}"),
        phrase(ab.OnlyIf, "{condition:turn_is/one}"),
    ],
    "limit_condition": [same("{:during}"), same("if {:condition}")],
    "reminder": [
        phrase(ab.Reminder, "{kind:plain_reminder}"),
        phrase(
            ab.Reminder,
            "(This effect does not end at the end of the turn. "
            "This ability will not trigger if {who:source} is a Forward.)",
            kind=own.ReminderKind.NO_END_NOR_AGAIN,
        ),
    ],
    "plain_reminder": [
        terms({
            own.ReminderKind.NO_END: "(This effect does not end at the end of the turn.)",
            own.ReminderKind.NO_END_MANY: "(These effects do not end at the end of the turn.)",
            own.ReminderKind.ON_STACK: "(This effect is put on the stack.)",
        }),
    ],
    "keyword_reminder": [
        terms({
            own.ReminderKind.HASTE: "(This Character can attack or use abilities containing [Dull] in the cost "
                                 "the turn it enters the field.)",
            own.ReminderKind.FIRST_STRIKE: "(If this Forward blocks or is blocked by a Forward that doesn't have "
                                        "First Strike, this Forward deals damage first.)",
            own.ReminderKind.BACK_ATTACK: "(Like Summons and abilities, this card can be played during either "
                                       "player's Attack Phase or Main Phase.)",
        }),
    ],
}]

ROWS = {
    "casting_sentences": Row((("casting_sentence", 1, 4),)),
    "field_sentences": Row((("field_sentence", 1, 6),)),
}
