"""Lines: the kinds of ability, and limits on them."""

from __future__ import annotations

from engine.abilities.conditions import IsTurnOf
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
from engine.abilities.players import Player
from engine.abilities.statics import While
from engine.abilities.triggers import Trigger
from engine.games.fftcg.vocabulary import LimitBreak, Priming, ReminderKind, SummonEffect, Warp, WithDamage
from engine.text.grammar import Phrase, Row, phrase, same

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "line",
        [
            phrase(WithDamage, "Damage {points:int} -- {ability:ability}", burst=False),
            phrase(
                WithDamage,
                "Damage {points:int} -- {ability:ability} "
                "(If you have received {points:int} points of damage or more, this Character has this ability.)",
                burst=False,
            ),
            phrase(WithDamage, "[EX BURST] Damage {points:int} -- {ability:ability}", burst=True),
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
            phrase(SummonEffect, "{effects:effects}", burst=False),
            phrase(SummonEffect, "[EX BURST] {effects:effects}", burst=True),
            same("{:line}"),
        ],
    ),
    (
        "ability",
        [
            phrase(KeywordAbility, "{keywords:keyword+}", reminder=None),
            phrase(KeywordAbility, "{keywords:keyword+} {reminder:keyword_reminder}"),
            *[
                phrase(
                    AutoAbility,
                    f"{burst}{{trigger:trigger}}, {condition}{{effects:effects}}{limits}",
                    **fixed,
                )
                for burst, flag in (("", False), ("[EX BURST] ", True))
                for condition, fixed_condition in (("if {condition:condition}, ", False), ("", True))
                for limits, fixed_limits in (
                    ("", True),
                    *(
                        (f" {this} {only} {{limits:limit,and}}.", False)
                        for this in ("This effect", "These effects", "This ability")
                        for only in ("will trigger only", "will only trigger", "can only trigger", "triggers only",
                                     "will trigger", "can trigger", "triggers", "only triggers")
                    ),
                )
                for fixed in (
                    {
                        "burst": flag,
                        **({"condition": None} if fixed_condition else {}),
                        **({"limits": ()} if fixed_limits else {}),
                    },
                )
            ],
            *[
                phrase(ActionAbility, f"{name}{{cost:costs}}: {{effects:effects}}{limits}", **fixed)
                for name, named in (("", False), ("{name:skill} ", True))
                for limits, fixed_limits in (
                    ("", True),
                    *(
                        (f" {start} {{limits:limit,{joint}}}.", False)
                        for joint in ("and", "")
                        for start in (
                            "You can only use this ability",
                            "You can use this ability",
                            "You can use this ability only",
                            "Use this ability only",
                            "This ability can only be used",
                        )
                    ),
                    (" {limits:payers=}.", False),
                )
                for fixed in ({**({} if named else {"name": None}), **({"limits": ()} if fixed_limits else {})},)
            ],
            phrase(FieldAbility, "{statics:field_sentences}"),
            phrase(AutoAbility, "{trigger:state_trigger}, {effects:state_deed=}"),
            *[
                phrase(AutoAbility, f"{burst}{{limits:already=}}, {{trigger:trigger}}, {{effects:effects}}",
                       condition=None, burst=flag)
                for burst, flag in (("", False), ("[EX BURST] ", True))
            ],
            *[
                phrase(AutoAbility, f"{burst}{words}, {condition}{{effects:effects}}", **fixed, burst=flag)
                for burst, flag in (("", False), ("[EX BURST] ", True))
                for words in (
                    "{limits:in_turn=}, {trigger:trigger}",
                    "{trigger:trigger} {limits:in_turn=}",
                )
                for condition, fixed in (("if {condition:condition}, ", {}), ("", {"condition": None}))
            ],
        ],
    ),
    (
        "in_turn",
        [
            *[
                line
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
                for line in (
                    *[phrase(DuringTurnOf, f"{on} {whose} turn", player=player) for on in ("during", "on")],
                    phrase(DuringPhase, f"during {whose} {{phase:phase}}", player=player),
                )
            ],
            phrase(DuringPhase, "during the {phase:phase}", player=None),
        ],
    ),
    # Said before the trigger: it triggers only then.
    (
        "already",
        [
            *[phrase(OnlyIf, f"{word} {{condition:condition}}") for word in ("if", "while", "as long as")],
            *[phrase(OncePerTurn, words) for words in ("once per turn", "once each turn", "only once per turn")],
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
            *[
                phrase(OncePerTurn, words)
                for words in ("once per turn", "only once per turn", "once each turn", "once a turn")
            ],
            phrase(TimesPerTurn, "twice per turn", times=2),
            *[phrase(TimesPerTurn, f"{most} twice per turn", times=2) for most in ("only", "up to")],
            phrase(TimesPerTurn, "{times:int} times per turn"),
            *[
                phrase(TimesPerTurn, f"{most}{{times:int}} times {per}")
                for most in ("up to ", "only up to ", "at most ", "a maximum of ", "no more than ", "only ")
                for per in ("per turn", "each turn", "in a turn")
            ],
            *[phrase(TimesPerTurn, f"{{times:int}} times {per}") for per in ("each turn", "in a turn")],
            same("{:in_turn}"),
            phrase(DuringPhase, "during {phase:phase}", player=None),
            phrase(DuringTurnOf, "only during your turn", player=Player.YOU),
            phrase(DuringTurnOf, "only during your opponent's turn", player=Player.OPPONENT),
            phrase(DuringPhase, "only during your {phase:phase}", player=Player.YOU),
            phrase(OnlyIf, "if {condition:one_condition}"),
            phrase(OnlyIf, "while {condition:one_condition}"),
            phrase(OnlyIf, "when {condition:one_condition}"),
            phrase(OnlyIf, "{condition:whose_turn}"),
        ],
    ),
    (
        # "if Ramza is in your hand and it is your turn"
        "whose_turn",
        [
            phrase(IsTurnOf, "it is your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is your opponent's turn", player=Player.OPPONENT),
        ],
    ),
    (
        "limit_condition",
        [
            same("during {:turn}"),
            same("if {:condition}"),
        ],
    ),
]

ROWS = {
    "casting_sentences": Row((("casting_sentence", 1, 4),)),
    "field_sentences": Row((("field_sentence", 1, 6),)),
}
