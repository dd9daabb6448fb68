"""What is so: in a CONT skill, or for the duration of an effect."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Amount, CostOf, CountOf, Times
from engine.abilities.durations import RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext
from engine.abilities.events import IsBroken
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
from engine.games.cipher.skillwords import CannotUseSkill, LosesAllSkills, LosesSkills, SkillsOfOthers, UsesFree
from engine.games.cipher.verbs import (
    AnyNumberInDeck,
    AttackMultiplied,
    ClassChangeCostBecomes,
    ClassChangeCostReduced,
    CopyOf,
    DeploymentCostBecomes,
    DeploymentCostReduced,
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
from engine.games.cipher.vocabulary import RestOfCombat, SupportValueOf, Zone
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))
_SUPPORT_CARD = (
    "any Support skills that your opponent's Support card possesses",
    "any Support skills possessed by your opponent's supporting card",
    "any Support skills possessed by your opponent's Support card",
    "support skills belonging to your opponent's support card",
    "all Support skills of your opponent's Support card",
)

_OFF = ("are unable to come into effect", "are unable to activate", "cannot activate", "cannot come into effect")
_SUPPORTING = (
    "the Support skills of cards supporting",
    "the Support skills of cards that are supporting",
    "any Support skills belonging to cards supporting",
    "support skills of cards supporting",
)
_FREE = (
    ("you do not have to pay the cost of this unit's", ""),
    ("you do not have to pay the cost of", ""),
    ("you do not have to pay the cost for", ""),
    ("you are not required to pay the cost of this unit's", ""),
    ("you may use this unit's", " without paying the cost"),
    ("you may use", " without paying the cost"),
    ("you may activate this unit's", " without paying the cost"),
)
_COSTS = (
    ("Deployment Cost", "cost_change"),
    ("cost", "cost_change"),
    ("Class Change Cost", "class_cost_change"),
)
_FLOORS = (
    "However, the Deployment Cost cannot be lower than",
    "However, the Class Change Cost cannot be lower than",
    "However, it cannot be lower than",
    "However, the Class Change Cost cannot be reduced to lower than",
    "However, the Deployment Cost cannot be reduced to lower than",
    "Deployment Costs cannot be lower than",
)


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


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "duration",
        [
            phrase(ThisTurn, "until the end of the turn"),
            phrase(ThisTurn, "until the end of this turn"),
            phrase(ThisTurn, "until end of turn"),
            phrase(ThisTurn, "until the end of turn"),
            phrase(RestOfCombat, "until the end of this combat"),
            phrase(RestOfCombat, "until the end of the combat"),
            phrase(RestOfCombat, "until the end of battle"),
            phrase(RestOfCombat, "until the end of that combat"),
            phrase(UntilEndOf, "until the end of your opponent's turn", player=Player.OPPONENT),
            phrase(UntilEndOf, "until the end of your turn", player=Player.YOU),
            phrase(UntilEndOfNext, "until the end of your opponent's next turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your next turn", player=Player.YOU),
            phrase(RestOfGame, "until the end of the game"),
            phrase(RestOfGame, "until the game is over"),
            phrase(RestOfCombat, "until the end of combat"),
            phrase(RestOfCombat, "until the end of this battle"),
            phrase(RestOfCombat, "until the end of the battle"),
            phrase(ThisTurn, "until the end of that turn"),
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
            phrase(Changes, "{who:subject}'s attacks {changes:unevadable=}"),
            phrase(Changes, "{who:subject}'s attack {changes:unevadable=}"),
            phrase(Changes, "{who:subject}' attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} attack {changes:unevadable=}"),
            phrase(Changes, "{who:subject}'s attack {changes:multiplied=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attacks will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attacks will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:her} attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:her} attack will destroy {changes:orbs=}"),
            phrase(Changes, "the Deployment Cost of {who:subject} {changes:cost_change=}"),
            phrase(Changes, "{who:subject}'s Deployment Cost {changes:cost_change=}"),
            phrase(Changes, "{who:subject}'s Class Change Cost {changes:class_cost_change=}"),
            phrase(Changes, "treat {who:ref} as if its {changes:also_named=}"),
            phrase(SupportsSucceed, "{cards:subject} will successfully support {whom:ref}"),
            phrase(SupportsSucceed, "{cards:subject} successfully support {whom:ref}"),
            phrase(SupportsFail, "{cards:subject} fail to support {whom:ref}"),
            phrase(SupportsFail, "{cards:subject} will fail to support {whom:ref}"),
            *[
                phrase(SupportSkillsOff, f"{card} {end}", player=Player.OPPONENT)
                for card in _SUPPORT_CARD
                for end in (
                    "are unable to come into effect",
                    "are unable to activate",
                    "cannot activate",
                    "cannot come into effect",
                )
            ],
            phrase(
                SeveralOfName,
                "you may deploy this card even if you already have an allied {name:name} "
                "and you may have 2 or more allied {name:name} at once",
            ),
            phrase(
                AnyNumberInDeck,
                "you may have 5 or more cards with the same Card Name as this card in your Deck",
            ),
            phrase(PlayerCannot, "{player:cannot_player} cannot {deeds:player_deed=}"),
            phrase(CannotUseSkill, "you may not use {skill:name}"),
            phrase(CannotUseSkill, "you cannot use {skill:name}"),
            phrase(Changes, "number of Orbs that {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attack would destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attack would destroy {changes:orbs=}"),
            phrase(Changes, "treat {who:ref} as if {changes:also_marked=}"),
            phrase(Changes, "{who:this_card} is also treated as {changes:as_marked=}"),
            phrase(SupportsFail, "{cards:subject} fails to support {whom:ref}"),
            *[
                phrase(Changes, f"{{who:subject}}'s {word} {{changes:support_change=}}")
                for word in ("support", "support value")
            ],
            *[
                phrase(SupportSkillsOff, f"{lead} {{whom:subject}} {end}", player=Player.OPPONENT)
                for lead in _SUPPORTING
                for end in _OFF
            ],
            *[phrase(UsesFree, f"{lead} {{skill:name}}{end}") for lead, end in _FREE],
            *[
                phrase(Changes, f"{{who:in_hand}}'s {cost} in your hand {{changes:{change}=}}")
                for cost, change in _COSTS
            ],
            *[
                phrase(Changes, f"{{who:in_hand}}'s {cost} {{changes:{change}=}} while in your hand")
                for cost, change in _COSTS
            ],
            *[
                phrase(Changes, f"the {cost} of {{who:in_hand}} {when} in your hand {{changes:{change}=}}")
                for cost, change in _COSTS
                for when in ("while", "when", "if", "while it is")
            ],
            *[
                phrase(Changes, f"the {cost} of {{who:subject}} {{changes:{change}=}}")
                for cost, change in _COSTS
                if cost == "Class Change Cost"
            ],
            *[
                phrase(Changes, f"{{who:this_card}} {has} a Class Change Cost of {{changes:cost_itself=}}")
                for has in ("gains", "has", "is treated as if it has")
            ],
            *[
                shaped(Changes, f"{{by:subject}} {verb} {{who:one_ref}}'s attack{s}", _unevaded, _evaders)
                for verb in ("are unable to evade", "cannot evade", "is unable to evade")
                for s in ("s", "")
            ],
            *[
                phrase(
                    LevelUpWithoutName,
                    f"if you {have} {{absent:name}}, you {may}",
                )
                for have in ("do not have an allied", "do not have", "have no allied")
                for may in (
                    "may Class Change this card onto allied {onto:name}",
                    "can Level Up an allied {onto:name} with this card",
                    "can Level Up allied {onto:name} with this card",
                    "may Level Up an allied {onto:name} into this card",
                    "are able to Level Up an allied {onto:name} into this card",
                    "may Class Change an allied {onto:name} into this card",
                )
            ],
            phrase(Changes, "the attacks of {who:subject} {changes:unevadable=}"),
            shaped(
                Changes,
                "{who:in_hand}'s Deployment Cost and Class Change Cost become {both:number}",
                _both_costs,
                _of_both_costs,
            ),
        ],
    ),
    ("cannot_player", [value(Player.YOU, "you"), value(Player.OPPONENT, "your opponent")]),
    ("counted", [phrase(CountOf, "{noun:noun/one}")]),
    ("her", [phrase(It, "her"), phrase(It, "his"), phrase(It, "its"), phrase(Them, "their")]),
    (
        "change",
        [
            phrase(Gains, "~gain {gains:gain,and}"),
            phrase(Gains, "~acquire {gains:gain,and}"),
            phrase(LosesPower, "~lose -{amount:number} attack"),
            phrase(LosesMark, "~lose {mark:mark}"),
            phrase(LosesSkills, "~lose {names:name,and}"),
            phrase(Cannot, "cannot {deeds:infinitive,or}"),
            phrase(Cannot, "can not {deeds:infinitive,or}"),
            phrase(Cannot, "<is|are> unable to {deeds:infinitive,or}"),
            phrase(Must, "must {deed:infinitive}"),
            phrase(MayAttack, "can attack {whom:subject} regardless of range"),
            phrase(MayAttack, "<is|are> able to attack {whom:subject} regardless of range"),
            phrase(MayAttack, "may attack {whom:subject} regardless of range"),
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
            phrase(LosesAllSkills, "~lose all of their skills"),
            phrase(LosesAllSkills, "~lose all of its skills"),
            phrase(LosesAllSkills, "~lose all skills"),
            phrase(LosesAllSkills, "~lose all its skills"),
            phrase(Cannot, "<is|are> not destroyed", deeds=(IsBroken(),)),
            phrase(Cannot, "<is|are> not defeated", deeds=(IsBroken(),)),
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
            phrase(NamedSkill, "{name:name}: ({skill:skill_line/many})"),
            phrase(Granted, "the following skill: ({ability:skill_line/many})"),
        ],
    ),
    ("range", [value(distances, word) for distances, word in _RANGES]),
    (
        "unevadable",
        [
            phrase(Cannot, "cannot {deeds:evading=}"),
            phrase(Cannot, "<is|are> unable to {deeds:evading=}"),
        ],
    ),
    (
        "multiplied",
        [
            phrase(AttackMultiplied, "is doubled", factor=2),
            phrase(AttackMultiplied, "is tripled", factor=3),
            phrase(AttackMultiplied, "becomes doubled", factor=2),
        ],
    ),
    (
        "orbs",
        [
            phrase(OrbsDestroyed, "becomes {number:int}"),
            phrase(MoreOrbsDestroyed, "is increased by {number:int}"),
            phrase(OrbsDestroyed, "is {number:int}"),
        ],
    ),
    (
        "cost_change",
        [
            phrase(DeploymentCostBecomes, "becomes {amount:number}"),
            phrase(DeploymentCostReduced, "is reduced by {amount:number}"),
            *[
                phrase(DeploymentCostReduced, f"is reduced by {{amount:number}}. {floor} {{least:int}}")
                for floor in _FLOORS
            ],
            phrase(DeploymentCostReduced, "is reduced by {amount:number}. It cannot be reduced to 0", least=1),
        ],
    ),
    (
        "class_cost_change",
        [
            phrase(ClassChangeCostBecomes, "becomes {amount:number}"),
            phrase(ClassChangeCostReduced, "is reduced by {amount:number}", least=0),
            *[
                phrase(ClassChangeCostReduced, f"is reduced by {{amount:number}}. {floor} {{least:int}}")
                for floor in _FLOORS
            ],
            phrase(ClassChangeCostReduced, "is reduced by {amount:number}. It cannot be reduced to 0", least=1),
        ],
    ),
    ("also_named", [phrase(AlsoHas, "Unit Name is also {qualities:plain_name=}")]),
    (
        "also_marked",
        [
            phrase(AlsoHas, "he is also {qualities:plain_mark=}"),
            phrase(AlsoHas, "she is also {qualities:plain_mark=}"),
            phrase(AlsoHas, "it is also {qualities:plain_mark=}"),
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
            phrase(SupportBecomes, "is equal to {amount:worth}"),
            phrase(SupportBecomes, "becomes {amount:worth}"),
            phrase(SupportBecomes, "becomes {amount:number}"),
        ],
    ),
    (
        "worth",
        [
            *[
                phrase(Times, f"{lead}{{count:worth_of}} {times} {{each:number}}")
                for lead in ("the number of ", "the total number of ")
                for times in ("times", "X")
            ],
            *[phrase(Times, f"{{count:worth_value}} {times} {{each:number}}") for times in ("times", "X")],
            phrase(SupportValueOf, "{whose:one_ref}'s Support"),
        ],
    ),
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
