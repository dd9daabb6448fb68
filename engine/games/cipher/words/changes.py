"""What becomes of a card: what it gains, loses, can and cannot do, and how its numbers change."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import ONCE
from engine.text.english.classes import ABLE, BECOMES, IS, UNABLE
from engine.text.phrases import Phrase, hole, phrase, same, terms, tree

_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))
#: How a number changes is said alike of all; which it is, the words before say.
ANY_VALUE = own.Value.DEPLOYMENT_COST
_FLOORS = (
    "{@However,|} {@the Deployment Cost|the Class Change Cost|it|they|its Deployment Cost|its Class Change Cost"
    "|Deployment Costs|Class Change Costs|this} cannot be {@reduced to|} {@lower than|below}"
)
_BY_THIS = "{@with this skill|by this skill|due to this skill|by this skill's effect|}"
_LESS = f"{IS} {{@each:each}} reduced by {{amount:number}}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("strength", [phrase(ab.Gains, "~gain {gains:attack_gain=}")]),
    ("attack_gain", [phrase(ab.Power, "{amount:times}"), phrase(ab.Power, "+{amount:number} attack")]),
    (
        "change",
        [
            phrase(ab.LosesAbilities, "~lose {names:name,and:2}"),
            phrase(ab.LosesAbilities, "~lose {names:name,and} and cannot {@re-acquire|reacquire|regain} {@it}",
                   final=True),
            phrase(ab.Must, "must {deed:infinitive}"),
            phrase(own.MayAttack, f"{ABLE} attack {{whom:who}} regardless of {{@range|its range|their range"
                   "|distance}"),
            phrase(own.CopyOf, "~become a copy of {whom:obj} in all but Name and Attack Power"),
            phrase(own.SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:who}"),
            *[
                phrase(own.SkillsOfOthers, f"~acquire all {{icon:icon}} possessed by {{whose:who}}. However, {only}",
                       one_each=True)
                for only in (
                    "{@she|he} may only have 1 skill among those with shared skill names",
                    "if there are multiple skills with the same skill name, {@she|he} may only have 1 of those",
                )
            ],
            phrase(own.OnlyAttacks, "can only attack {whom:who}"),
            tree(ab.Cannot((ab.Caused(hole("first"), hole("by")), ab.Caused(hole("other"), hole("by")))),
                 "cannot {first:forbidden_suffering/base} or {other:forbidden_suffering/done} {@because of}"
                 " {by:cause}"),
            phrase(ab.Cannot, "{deeds:suffering_so=/not}"),
        ],
    ),
    # What is said of the attack of a unit.
    (
        "attack_change",
        [
            same("{:unevadable}"),
            tree(ab.Gains((ab.Power(hole("amount")),)), f"{IS} increased by {{amount:more}}"),
            phrase(ab.LosesPower, f"{IS} {{@reduced}} by {{amount:number}}"),
            phrase(ab.PowerBecomes, f"{BECOMES} {{@equal to:calculated as}} {{amount:quantity_named}}"),
            *[phrase(own.AttackMultiplied, f"{BECOMES} {{@{times}}}", factor=factor)
              for factor, times in ((2, "doubled|multiplied by 2"), (3, "tripled|multiplied by 3"))],
        ],
    ),
    ("more", [same("{:number}"), phrase(ab.Times, "{each:number} {count:per}")]),
    ("gained", [same("{:plain_mark}"), phrase(own.Reaches, "range {distances:range}")]),
    (
        "loss",
        [
            tree(ab.LosesPower(ab.Times(hole("each"), hole("count"))), "{@-|}{each:number} attack {count:per}"),
            phrase(ab.LosesQuality, "{quality:gained}"),
            phrase(ab.LosesAbilities, "{names:name=}"),
            phrase(own.LosesLimit, f"{ONCE} {{@on|of|from}} {{skill:name}}"),
        ],
    ),
    (
        "gain",
        [
            phrase(ab.Power, "{amount:times}"),
            phrase(own.Support, "+{amount:number} support"),
            phrase(ab.Trace, "{quality:gained}"),
            phrase(ab.Granted, "the following skill: {ability:quoted_skill/many}"),
            phrase(own.NamedSkill, "{@skill:the skill} {name:name}: {skill:quoted_skill/many}"),
        ],
    ),
    # A skill whose text is printed, however it is set apart.
    (
        "quoted_skill",
        [
            same("\u201c{:part}\u201d"), same("({:skill_line})"), same("\u201c{:skill_line}\u201d"),
            same("{:skill_line}"), same("{:part}"),
        ],
    ),
    ("range", [terms(_RANGES)]),
    ("unevadable", [phrase(ab.Cannot, f"{UNABLE} {{deeds:evading=/base}}")]),
    (
        "varied",
        [
            same("{:lowered}"),
            phrase(own.Varies, f"{IS} increased by {{amount:more}}", value=ANY_VALUE, how=own.How.RAISED, least=0),
        ],
    ),
    (
        "lowered",
        [
            phrase(own.Varies, f"{BECOMES} {{@|calculated as|equal to}} {{amount:quantity_named}}", value=ANY_VALUE,
                   how=own.How.BECOMES, least=0),
            phrase(own.Varies, _LESS, value=ANY_VALUE, how=own.How.REDUCED, least=0),
            phrase(own.Varies, f"{_LESS}. {_FLOORS} {{least:int}} {_BY_THIS}", value=ANY_VALUE, how=own.How.REDUCED),
            phrase(own.Varies, f"{_LESS}. {{@However,|}} {{@it}} cannot be reduced to 0", value=ANY_VALUE,
                   how=own.How.REDUCED, least=1),
        ],
    ),
]
