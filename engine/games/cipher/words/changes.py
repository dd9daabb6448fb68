"""What becomes of a card: what it gains, loses, can and cannot do."""

from __future__ import annotations

from engine.abilities.amounts import Times
from engine.abilities.events import IsBroken
from engine.abilities.statics import AlsoHas, Cannot, Gains, Granted, LosesPower, Must, Power, Trace
from engine.games.cipher.vocabulary.skills import Caused, LosesLimit, LosesSkills, SkillsOfOthers
from engine.games.cipher.vocabulary.verbs import (
    AttackMultiplied,
    CopyOf,
    Loses,
    LosesMark,
    LosesRange,
    MayAttack,
    NamedSkill,
    OnlyAttacks,
    Ranged,
    Support,
)
from engine.games.cipher.words.terms import DESTROYED, LIMIT_OR_NONE
from engine.text.english.classes import ABLE, BECAUSE_OF, BECOMES, IS, UNABLE
from engine.text.grammar import Phrase, Row, phrase, tree, value
from engine.text.holes import hole

_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))


_RESTRICTION = LIMIT_OR_NONE

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("strength", [phrase(Gains, "~gain {gains:attack_gain=}")]),
    ("attack_gain", [phrase(Power, "{amount:times}"), phrase(Power, "+{amount:number} attack")]),
    (
        "survives",
        [
            phrase(
                Cannot,
                f"<is|are> not {DESTROYED} {BECAUSE_OF} this {{@attack|combat|battle}}",
                deeds=(IsBroken(),),
            )
        ],
    ),
    (
        "change",
        [
            phrase(LosesPower, "~lose {amount:lost_times}"),
            phrase(LosesMark, "~lose {mark:mark}"),
            phrase(LosesRange, "~lose range {distances:range}"),
            phrase(LosesSkills, "~lose {names:name,and}"),
            phrase(LosesLimit, f"~lose {{@the|}} [Once Per Turn] {_RESTRICTION} {{@on|of|from}} {{skill:name}}"),
            phrase(Loses, "~lose {losses:loss,and:2}"),
            phrase(
                LosesSkills,
                "~lose {names:name,and} and cannot {@re-acquire|reacquire|regain} {@it|them|it again}",
                final=True,
            ),
            phrase(Must, "must {deed:infinitive}"),
            phrase(
                MayAttack,
                f"{ABLE} attack {{whom:who}} regardless of {{@range|its"
                " range|their range|distance}",
            ),
            phrase(CopyOf, "~become a copy of {whom:obj} in all but Name and Attack Power"),
            phrase(SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:who}"),
            *[
                phrase(
                    SkillsOfOthers,
                    f"~acquire all {{icon:icon}} possessed by {{whose:who}}. However, {only}",
                    one_each=True,
                )
                for pronoun in ("she", "he")
                for only in (
                    f"{pronoun} may only have 1 skill among those with shared skill names",
                    f"if there are multiple skills with the same skill name, {pronoun} may only have 1 of those",
                )
            ],
            phrase(OnlyAttacks, "can only attack {whom:who}"),
            tree(Cannot((Caused(hole("first"), hole("by")), Caused(hole("other"), hole("by")))),
                 f"cannot {{first:plain_suffering/base}} or {{other:plain_suffering/done}} {BECAUSE_OF} {{by:cause}}"),
            phrase(Cannot, "{deeds:suffering=/not}"),
        ],
    ),
    ("lost_times", [phrase(Times, "{@-|}{each:number} attack {count:per}")]),
    # What is said of the attack or the support of a unit.
    (
        "attack_varied",
        [
            phrase(Gains, f"{IS} increased by {{gains:more_attack=}}"),
            phrase(LosesPower, f"{IS} {{@reduced|decreased|lowered}} by {{amount:number}}"),
        ],
    ),
    ("more_attack", [phrase(Power, "{amount:number}"), phrase(Power, "{amount:more_times}")]),
    ("more_support", [phrase(Support, "{amount:number}"), phrase(Support, "{amount:more_times}")]),
    ("more_times", [phrase(Times, "{each:number} {count:per}")]),
    (
        "loss",
        [
            phrase(LosesMark, "{mark:mark}"),
            phrase(LosesRange, "range {distances:range}"),
            phrase(LosesSkills, "{names:name=}"),
            phrase(LosesLimit, f"{{@the|}} [Once Per Turn] {_RESTRICTION} {{@on|of|from}} {{skill:name}}"),
        ],
    ),
    (
        "limitless",
        [phrase(LosesLimit, f"{{skill:name}} {{@loses|no longer has}} {{@the|}} [Once Per Turn] {_RESTRICTION}")],
    ),
    (
        "gain",
        [
            phrase(Power, "{amount:times}"),
            phrase(Support, "+{amount:number} support"),
            phrase(Trace, "{quality:plain_mark}"),
            phrase(Ranged, "range {distances:range}"),
            phrase(Granted, "the following skill: \u201c{ability:part/many}\u201d"),
            phrase(NamedSkill, "{@the skill|} {name:name}: ({skill:skill_line/many})"),
            phrase(Granted, "the following skill: ({ability:skill_line/many})"),
            phrase(Granted, "the following skill: {ability:skill_line/many}"),
            phrase(Granted, "the following skill: {ability:part/many}"),
        ],
    ),
    ("range", [value(distances, word) for distances, word in _RANGES]),
    (
        "unevadable",
        [
            phrase(Cannot, f"{UNABLE} {{deeds:evading=/base}}"),
            phrase(Cannot, "<is|are> unable to {deeds:evading=/base}"),
        ],
    ),
    (
        "multiplied",
        [
            phrase(AttackMultiplied, f"{BECOMES} {{@doubled|multiplied by 2}}", factor=2),
            phrase(AttackMultiplied, f"{BECOMES} {{@tripled|multiplied by 3}}", factor=3),
        ],
    ),
    ("also_named", [phrase(AlsoHas, "{@Unit Name|name} is also {qualities:plain_name=}")]),
    (
        "also_marked",
        [
            phrase(AlsoHas, "{@he|she|it|this unit|this card} is also {@a|an|} {qualities:plain_mark,and}"),
        ],
    ),
    (
        "as_marked",
        [
            phrase(AlsoHas, "{qualities:plain_mark,and}"),
            phrase(AlsoHas, "a/an {qualities:plain_mark,and}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
