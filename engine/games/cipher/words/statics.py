"""What is so: in a CONT skill, or for the duration of an effect."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Amount, CostOf, CountOf, Times
from engine.abilities.conditions import Condition, Not
from engine.abilities.durations import RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext
from engine.abilities.events import Deed, IsBroken
from engine.abilities.players import Player
from engine.abilities.references import InPlace, It, Reference, Them
from engine.abilities.statics import (
    AlsoHas,
    Cannot,
    Changes,
    ForEach,
    Gains,
    Granted,
    LosesPower,
    Must,
    PlayerCannot,
    Power,
    Trace,
    While,
)
from engine.games.cipher.skillwords import (
    BySkill,
    CannotUseSkill,
    Caused,
    LosesAllSkills,
    LosesSkills,
    SkillsOfOthers,
    UsesFree,
)
from engine.games.cipher.verbs import (
    AnyNumberInDeck,
    AttackBecomes,
    AttackMultiplied,
    ClassChangeCostBecomes,
    ClassChangeCostReduced,
    CopyOf,
    DeploymentCostBecomes,
    DeploymentCostReduced,
    IsDeployed,
    IsEvaded,
    LevelUpWithoutName,
    LosesMark,
    MayAttack,
    MoreOrbsDestroyed,
    NamedSkill,
    OnlyAttacks,
    OrbsDestroyed,
    Ranged,
    SeveralOfName,
    Support,
    SupportBecomes,
    SupportsFail,
    SupportSkillsOff,
    SupportsSucceed,
    Together,
)
from engine.games.cipher.vocabulary import RestOfCombat, SupportValueOf, UntilGone, Zone
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))
_SUPPORT_SKILLS = (
    "{any|all|the|} support skills {that|} your opponent's {supporting card|support card} {possesses|has}",
    "{any|all|the|} support skills {possessed by|belonging to|of} your opponent's {supporting card|support card}",
    "your opponent's {supporting card|support card}'s support skills",
    "your opponent's support skills",
)
_OFF = "{are unable to|cannot|will not|do not} {come into effect|activate|be activated|be used|trigger}"
_FAIL = "{fail|will fail}"
_SUPPORT_SKILL = (
    "{your opponent's support skill|the support skill of your opponent's support card} "
    "{is unable to|cannot|will not|does not} {come into effect|activate|be activated|be used|trigger}"
)
_SUPPORTING = "{any|all|the|} support skills {of|belonging to|possessed by} cards {that are|} supporting"
_FREE = (
    "you {do not have to|are not required to|need not|do not need to} pay the cost {of|for}"
    " {this unit's|this card's|her|his|its|}"
)
_COSTS = (
    ("Deployment Cost", "cost_change"),
    ("cost", "cost_change"),
    ("Class Change Cost", "class_cost_change"),
)
_FLOORS = (
    "{However,|} {the Deployment Cost|the Class Change Cost|it|they|its Deployment Cost|its Class Change Cost"
    "|Deployment Costs|Class Change Costs|this} cannot be {reduced to|} {lower than|less than|below}"
)
_IN_HAND = "{while|when|if|while it is|when it is|while this card is|} in your hand"
_ORBS = "{the number of Orbs|number of Orbs|the amount of Orbs} {that|}"
_DESTROY = "{will destroy|would destroy|destroy|destroys}"
_WITHOUT_PAYING = "{without paying the cost|without paying its cost|without paying for its cost}"
_TIMES = "{times|X|multiplied by}"


def _both_costs(slots: Mapping[str, object]) -> Changes:
    """Both costs of a card: "this card's Deployment Cost and Class Change Cost become 1"."""
    who, both = slots["who"], slots["both"]
    assert isinstance(who, Reference) and isinstance(both, Amount)
    return Changes(who, (DeploymentCostBecomes(both), ClassChangeCostBecomes(both)))


def _of_both_costs(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (DeploymentCostBecomes(one), ClassChangeCostBecomes(other))) if one == other:
            return {"who": who, "both": one}
    return None


def _unevaded(slots: Mapping[str, object]) -> Changes:
    by, who = slots["by"], slots["who"]
    assert isinstance(by, Reference) and isinstance(who, Reference)
    return Changes(who, (Cannot((IsEvaded(by),)),))


def _evaders(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (Cannot((IsEvaded(by),)),)) if by is not None:
            return {"who": who, "by": by}
    return None


def _both_reduced(slots: Mapping[str, object]) -> Changes:
    """Both costs of a card less: "the Deployment Cost and Class Change Cost of this card are each reduced by 2"."""
    who, both = slots["who"], slots["both"]
    assert isinstance(who, Reference) and isinstance(both, Amount)
    return Changes(who, (DeploymentCostReduced(both), ClassChangeCostReduced(both)))


def _of_both_reduced(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (DeploymentCostReduced(one, 0), ClassChangeCostReduced(other, 0))) if one == other:
            return {"who": who, "both": one}
    return None


def _both_caused(slots: Mapping[str, object]) -> Cannot:
    """Two deeds with one cause: "cannot be destroyed or moved by the effect of skills"."""
    by = slots["by"]
    assert isinstance(by, BySkill)
    return Cannot(tuple(Caused(deed, by) for deed in (slots["first"], slots["other"]) if isinstance(deed, Deed)))


def _caused_both(value: object) -> Mapping[str, object] | None:
    match value:
        case Cannot((Caused(first, by), Caused(other, same_one))) if by == same_one:
            return {"first": first, "other": other, "by": by}
    return None


def _deployed_only(slots: Mapping[str, object]) -> While:
    """What keeps a card from being deployed but then: "This card can only be deployed if ..."."""
    who, condition = slots["who"], slots["condition"]
    assert isinstance(who, Reference) and isinstance(condition, Condition)
    return While(Not(condition), (Changes(who, (Cannot((IsDeployed(),)),)),))


def _only_deployed(value: object) -> Mapping[str, object] | None:
    match value:
        case While(Not(condition), (Changes(who, (Cannot((IsDeployed(),)),)),)):
            return {"who": who, "condition": condition}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "duration",
        [
            phrase(ThisTurn, "{until the end of|for the rest of|during} {the turn|this turn|that turn}"),
            phrase(ThisTurn, "until {end of turn|the end of turn|the turn ends|this turn ends}"),
            phrase(
                RestOfCombat,
                "{until the end of|for the rest of|during} {this combat|the combat|that combat|combat|this battle"
                "|the battle"
                "|that battle|battle}",
            ),
            phrase(
                UntilEndOf, "until {the end of your opponent's turn|your opponent's turn ends}", player=Player.OPPONENT
            ),
            phrase(UntilEndOf, "until {the end of your turn|your turn ends}", player=Player.YOU),
            phrase(
                UntilEndOfNext,
                "until {the end of your opponent's next turn|your opponent's next turn ends|the end of the"
                " opponent's next turn}",
                player=Player.OPPONENT,
            ),
            phrase(UntilEndOfNext, "until {the end of your next turn|your next turn ends}", player=Player.YOU),
            phrase(
                RestOfGame,
                "{until the end of the game|until the game is over|until the game ends|for the rest of the game}",
            ),
            phrase(UntilGone, "until {this unit|it|he|she} {leaves|is removed from|is removed} {the|} Battlefield"),
        ],
    ),
    (
        "field_sentence",
        [
            same("{:static}{.}"),
            phrase(Together, "{statics:static,and:2}{.}"),
            phrase(ForEach, "for each {count:counted}, {statics:static,and}{.}"),
            phrase(While, "{condition:lead}, {statics:static,and}{.}"),
            phrase(While, "{condition:lead}, then {statics:static,and}{.}"),
            phrase(While, "{statics:static,and} {condition:if_lead}{.}"),
            phrase(While, "when {condition:condition}, {statics:static,and}{.}"),
            phrase(While, "while {condition:condition}, {statics:static,and}{.}"),
            phrase(While, "{condition:lead}, {statics:for_each=}{.}"),
            phrase(Together, "{statics:static,comma_but:2}{.}"),
            phrase(Together, "{statics:static,but:2}{.}"),
        ],
    ),
    (
        "static",
        [
            phrase(Changes, "{who#:subject} {changes:change,and}"),
            phrase(Changes, "{who#:subject} {changes:change,comma_but:2}"),
            phrase(Changes, "{who#:subject} {changes:change,:2}"),
            phrase(Changes, "{who:subject} {changes:change,and/one}"),
            phrase(Changes, "{who:subject} {changes:change,and/many}"),
            phrase(Changes, "{who#:subject} {changes:change,but:2}"),
            phrase(Changes, "{who:subject}'s {attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "{who:subject}' attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} {attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "the {attack|attacks} of {who:subject} {changes:unevadable=}"),
            phrase(Changes, "{who:subject}'s attack {changes:multiplied=}"),
            phrase(Changes, "{who:her} attack {changes:multiplied=}"),
            phrase(Changes, f"{_ORBS} {{who:ref}}'s {{attack|attacks}} {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} {{who:ref}}' attacks {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} {{who:her}} {{attack|attacks}} {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} destroyed by {{who:ref}}'s {{attack|attacks}} {{changes:orbs=}}"),
            *[
                phrase(Changes, f"the {cost} of {{who:subject}} {{changes:{change}=}}")
                for cost, change in _COSTS
                if cost != "cost"
            ],
            *[
                phrase(Changes, f"{{who:subject}}'s {cost} {{changes:{change}=}}")
                for cost, change in _COSTS
                if cost != "cost"
            ],
            phrase(Changes, "treat {who:ref} as if {its|her|his|their} {changes:also_named=}"),
            shaped(
                Changes,
                "the Deployment Cost and Class Change Cost of {who:in_hand} are {each|} reduced by {both:number}"
                " {while|when|if} {this card is|it is|} in your hand",
                _both_reduced,
                _of_both_reduced,
            ),
            shaped(
                Changes,
                "{who:in_hand}'s Deployment Cost and Class Change Cost {in your hand|while in your hand|} are"
                " {each|} reduced"
                " by {both:number}",
                _both_reduced,
                _of_both_reduced,
            ),
            *[
                phrase(Changes, f"{words} {{is|becomes}} {{calculated as|equal to}} {{changes:{change}=}}")
                for what, change in (
                    ("attack", "attack_worth"),
                    ("Deployment Cost", "cost_worth"),
                    ("Class Change Cost", "change_cost_worth"),
                )
                for words in (f"{{who:this_card}}'s {what}", f"the {what} of {{who:this_card}}")
            ],
            shaped(
                While,
                "{who:this_card} can only be deployed {condition:if_lead}",
                _deployed_only,
                _only_deployed,
            ),
            phrase(SupportsSucceed, "{cards:subject} {will|} {successfully support|succeed in supporting} {whom:ref}"),
            phrase(SupportsFail, "{cards:subject} {will|always|} {fail|fails} to support {whom:ref}"),
            *[phrase(SupportSkillsOff, f"{skills} {_OFF}", player=Player.OPPONENT) for skills in _SUPPORT_SKILLS],
            *[phrase(SupportSkillsOff, f"{skills} {_FAIL}", player=Player.OPPONENT) for skills in _SUPPORT_SKILLS],
            phrase(SupportSkillsOff, _SUPPORT_SKILL, player=Player.OPPONENT),
            phrase(
                SeveralOfName,
                "you may deploy {this card|this unit} even if you {already|} have an allied {name:name} "
                "and you may have 2 or more {allied|} {name:name} {at once|at the same time|}",
            ),
            phrase(
                AnyNumberInDeck,
                "you may have 5 or more cards with the same Card Name as this card in your Deck",
            ),
            phrase(
                PlayerCannot,
                "{player:cannot_player} {cannot|can not|is unable to|are unable to|may not} {deeds:player_deed=}",
            ),
            phrase(CannotUseSkill, "{who:this_unit} {may not|cannot|can not|is unable to} use {skill:name} {again|}"),
            phrase(CannotUseSkill, "{no ally|none of your allies} can use {skill:name} {again|}"),
            phrase(CannotUseSkill, "you {may not|cannot|can not|are unable to} use {skill:name} {again|}"),
            phrase(Changes, "treat {who:ref} as if {changes:also_marked=}"),
            phrase(
                Changes,
                "{who:this_card} {is also treated as|is treated as if it is also|counts as|also counts"
                " as} {changes:as_marked=}",
            ),
            phrase(Changes, "{who:subject}'s {support|support value} {changes:support_change=}"),
            phrase(Changes, "the {support|support value} of {who:subject} {changes:support_change=}"),
            phrase(SupportSkillsOff, f"{_SUPPORTING} {{whom:subject}} {_OFF}", player=Player.OPPONENT),
            phrase(UsesFree, f"{_FREE} {{skill:name}}"),
            phrase(UsesFree, f"you may {{use|activate}} {{this unit's|her|his|its|}} {{skill:name}} {_WITHOUT_PAYING}"),
            *[
                phrase(Changes, f"{{who:in_hand}}'s {cost} in your hand {{changes:{change}=}}")
                for cost, change in _COSTS
            ],
            *[phrase(Changes, f"{{who:in_hand}}'s {cost} {{changes:{change}=}} {_IN_HAND}") for cost, change in _COSTS],
            *[
                phrase(Changes, f"the {cost} of {{who:in_hand}} {_IN_HAND} {{changes:{change}=}}")
                for cost, change in _COSTS
            ],
            phrase(
                Changes,
                "{who:this_card} {gains|has|is treated as if it has|is treated as having} a Class Change Cost of"
                " {changes:cost_itself=}",
            ),
            shaped(
                Changes,
                "{by:subject} {are unable to|cannot|is unable to|can not} evade {who:one_ref}'s {attack|attacks}",
                _unevaded,
                _evaders,
            ),
            *[
                phrase(
                    LevelUpWithoutName,
                    f"if you {{do not have an allied|do not have|have no allied|have no}} {{absent:name}}, {may}",
                )
                for may in (
                    "you {may|can|are able to} {Class Change|Level Up} this card onto {an|} allied {onto:name}",
                    "you {may|can|are able to} {Class Change|Level Up} {an|} allied {onto:name} {with|into|using}"
                    " this card",
                )
            ],
            shaped(
                Changes,
                "{who:in_hand}'s Deployment Cost and Class Change Cost become {both:number}",
                _both_costs,
                _of_both_costs,
            ),
        ],
    ),
    ("cannot_player", [value(Player.YOU, "you"), value(Player.OPPONENT, "your opponent")]),
    ("counted", [phrase(CountOf, "{noun:noun/one}"), phrase(CountOf, "of {noun:noun/many}")]),
    # Where no period is said, as long as nothing else is said either: for the turn, and for the combat.
    (
        "for_now",
        [
            phrase(Changes, "{who#:subject} {changes:strength=}"),
        ],
    ),
    ("strength", [phrase(Gains, "~gain {gains:attack_gain=}")]),
    ("attack_gain", [phrase(Power, "{amount:times}"), phrase(Power, "+{amount:number} attack")]),
    ("stronger", [phrase(Changes, "{who#:subject} {changes:strength=}")]),
    ("stronger_instead", [phrase(Changes, "{who#:subject} instead {changes:strength=}")]),
    (
        "this_combat",
        [
            phrase(SupportsFail, "{cards:subject} {fail|fails} to support {whom:ref}"),
            phrase(Changes, "{who:subject}'s {attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "{who#:subject} {changes:survives=}"),
        ],
    ),
    (
        "survives",
        [
            phrase(
                Cannot,
                "<is|are> not {destroyed|defeated} {as a result of|by} this {attack|combat|battle}",
                deeds=(IsBroken(),),
            )
        ],
    ),
    ("her", [phrase(It, "her"), phrase(It, "his"), phrase(It, "its"), phrase(Them, "their")]),
    (
        "change",
        [
            phrase(Gains, "~gain {gains:gain,and}"),
            phrase(Gains, "~acquire {gains:gain,and}"),
            phrase(LosesPower, "~lose -{amount:number} attack"),
            phrase(LosesMark, "~lose {mark:mark}"),
            phrase(LosesSkills, "~lose {names:name,and}"),
            phrase(
                LosesSkills,
                "~lose {names:name,and} and cannot {re-acquire|reacquire|regain} {it|them|it again}",
                final=True,
            ),
            phrase(Cannot, "{cannot|can not|can no longer|may not|will not} {deeds:infinitive,or}"),
            phrase(Cannot, "<is|are> unable to {deeds:infinitive,or}"),
            phrase(Must, "must {deed:infinitive}"),
            phrase(
                MayAttack,
                "{can|may|is able to|are able to} attack {whom:subject} regardless of {range|its"
                " range|their range|distance}",
            ),
            phrase(CopyOf, "~become a copy of {whom:ref} in all but Name and Attack Power"),
            phrase(SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:subject}"),
            *[
                phrase(
                    SkillsOfOthers,
                    f"~acquire all {{icon:icon}} possessed by {{whose:subject}}. However, {only}",
                    one_each=True,
                )
                for pronoun in ("she", "he")
                for only in (
                    f"{pronoun} may only have 1 skill among those with shared skill names",
                    f"if there are multiple skills with the same skill name, {pronoun} may only have 1 of those",
                )
            ],
            phrase(Gains, "~gain {gains:gain,and} each"),
            phrase(OnlyAttacks, "can only attack {whom:subject}"),
            phrase(LosesAllSkills, "~lose all {of its|of their|its|their|of her|of his|her|his|} skills"),
            shaped(Cannot, "cannot {first:be_befallen} or {other:befallen} {by:cause}", _both_caused, _caused_both),
            phrase(Cannot, "<is|are> not {destroyed|defeated}", deeds=(IsBroken(),)),
            phrase(Cannot, "<is|are> not {deeds:been=}"),
        ],
    ),
    (
        "gain",
        [
            phrase(Power, "{amount:times}"),
            phrase(Power, "+{amount:number} attack"),
            phrase(Support, "+{amount:number} support"),
            phrase(Trace, "{quality:plain_mark}"),
            phrase(Ranged, "range {distances:range}"),
            phrase(Granted, "the following skill: \u201c{ability:part/many}\u201d"),
            phrase(NamedSkill, "{the skill|} {name:name}: ({skill:skill_line/many})"),
            phrase(Granted, "the following skill: ({ability:skill_line/many})"),
            phrase(Granted, "the following skill: {ability:skill_line/many}"),
            phrase(Granted, "the following skill: {ability:part/many}"),
        ],
    ),
    ("range", [value(distances, word) for distances, word in _RANGES]),
    (
        "unevadable",
        [
            phrase(Cannot, "{cannot|can not|will not} {deeds:evading=}"),
            phrase(Cannot, "<is|are> unable to {deeds:evading=}"),
        ],
    ),
    (
        "multiplied",
        [
            phrase(AttackMultiplied, "{is|becomes} {doubled|multiplied by 2|multiplied by two}", factor=2),
            phrase(AttackMultiplied, "{is|becomes} {tripled|multiplied by 3|multiplied by three}", factor=3),
        ],
    ),
    (
        "orbs",
        [
            phrase(OrbsDestroyed, "{becomes|is|are|become} {number:int}"),
            phrase(MoreOrbsDestroyed, "{is|are} increased by {number:int}"),
        ],
    ),
    *[
        (
            symbol,
            [
                phrase(become, "{becomes|become|is|are} {amount:number}"),
                phrase(reduced, "{is|are} {each|} reduced by {amount:number}", least=0),
                phrase(reduced, f"{{is|are}} {{each|}} reduced by {{amount:number}}. {_FLOORS} {{least:int}}"),
                phrase(
                    reduced,
                    "{is|are} reduced by {amount:number}. {However,|} {It|they} cannot be reduced to 0",
                    least=1,
                ),
            ],
        )
        for symbol, become, reduced in (
            ("cost_change", DeploymentCostBecomes, DeploymentCostReduced),
            ("class_cost_change", ClassChangeCostBecomes, ClassChangeCostReduced),
        )
    ],
    ("also_named", [phrase(AlsoHas, "Unit Name is also {qualities:plain_name=}")]),
    (
        "also_marked",
        [
            phrase(AlsoHas, "{he|she|it|this unit|this card} is also {a|an|} {qualities:plain_mark,and}"),
        ],
    ),
    (
        "as_marked",
        [
            phrase(AlsoHas, "{qualities:plain_mark,and}"),
            phrase(AlsoHas, "a/an {qualities:plain_mark,and}"),
        ],
    ),
    (
        "in_hand",
        [
            phrase(InPlace, "{what:this_card}", zone=Zone.HAND, player=Player.YOU),
        ],
    ),
    (
        "cost_itself",
        [
            phrase(ClassChangeCostBecomes, "{amount:number}"),
        ],
    ),
    (
        "support_change",
        [
            phrase(SupportBecomes, "{is equal to|becomes equal to|becomes|is} {amount:worth}"),
            phrase(SupportBecomes, "{becomes|is} {amount:number}"),
        ],
    ),
    (
        "worth",
        [
            phrase(Times, f"{{the number of|the total number of}} {{count:worth_of}} {_TIMES} {{each:number}}"),
            phrase(Times, f"{{each:number}} {_TIMES} {{the number of|the total number of}} {{count:worth_of}}"),
            phrase(Times, f"{{count:worth_value}} {_TIMES} {{each:number}}"),
            phrase(SupportValueOf, "{whose:one_ref}'s Support"),
        ],
    ),
    ("attack_worth", [phrase(AttackBecomes, "{amount:worth}")]),
    ("cost_worth", [phrase(DeploymentCostBecomes, "{amount:worth}")]),
    ("change_cost_worth", [phrase(ClassChangeCostBecomes, "{amount:worth}")]),
    (
        "worth_of",
        [
            phrase(CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "worth_value",
        [
            phrase(CostOf, "{whose:one_ref}'s Deployment Cost"),
            phrase(CostOf, "the Deployment Cost of {whose:one_ref}"),
        ],
    ),
    (
        "for_each",
        [
            phrase(ForEach, "for each {count:counted}, {statics:static,and}"),
        ],
    ),
]

ROWS = {"field_sentences": Row((("field_sentence", 1, 6),))}
