"""What cards cost: Deployment Costs and Class Change Costs that are other than printed, and what is worked out."""

from __future__ import annotations

from engine.abilities.amounts import CostOf, CountOf, Times
from engine.abilities.players import Player
from engine.abilities.references import InPlace
from engine.abilities.statics import Changes, PowerBecomes
from engine.games.cipher.vocabulary import SupportValueOf, Zone
from engine.games.cipher.vocabulary.game import LevelUpCheaper, WithoutSymbols
from engine.games.cipher.vocabulary.verbs import (
    ClassChangeCostBecomes,
    ClassChangeCostReduced,
    DeploymentCostBecomes,
    DeploymentCostRaised,
    DeploymentCostReduced,
)
from engine.text.english.classes import ABLE, BECOMES, HAS, HOW_MANY, IS, WHILE
from engine.text.grammar import Phrase, Row, phrase, tree
from engine.text.holes import hole

_COSTS = (
    ("Deployment Cost", "cost_change"),
    ("cost", "cost_change"),
    ("Class Change Cost", "class_cost_change"),
)

_FLOORS = (
    "{@However,|} {@the Deployment Cost|the Class Change Cost|it|they|its Deployment Cost|its Class Change Cost"
    "|Deployment Costs|Class Change Costs|this} cannot be {@reduced to|} {@lower than|less than|below}"
)

_LEVELLING = "{@Leveling Up|Class Changing} {@an|} allied {onto:name}"
_COLOURS = "{@compatible|matching|the same} {@colors|[Symbol]|Symbols}"
_BY_THIS = "{@with this skill|by this skill|due to this skill|by this skill's effect|}"

_IN_HAND = "{@while|when|if|while it is|when it is|while this card is|} in your hand"

_TIMES = "{@times|X|multiplied by}"


#: Both costs of a card, in a sentence.
_BECOME = Changes(hole("who"), (DeploymentCostBecomes(hole("both")), ClassChangeCostBecomes(hole("both"))))
_LESS = Changes(hole("who"), (DeploymentCostReduced(hole("both")), ClassChangeCostReduced(hole("both"))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            *[
                phrase(Changes, f"{{who:who}} {HAS} {{@its|their}} Deployment {cost} {{changes:raised=}}")
                for cost in ("Cost", "Costs")
            ],
            *[
                phrase(Changes, f"the Deployment {costs} of {{who:who}} {{changes:raised=}}")
                for costs in ("Cost", "Costs")
            ],
            *[
                phrase(LevelUpCheaper, f"if you are {_LEVELLING}, {cost} {_IN_HAND} is reduced by {{amount:number}}")
                for cost in ("the Deployment Cost of this card", "this card's Deployment Cost")
            ],
            *[
                phrase(WithoutSymbols, f"you {ABLE} {what} {without}")
                for what in (
                    "{@deploy and Level Up your cards|deploy and Level Up cards|deploy cards and Level Up"
                    "|deploy cards and Level Up allies}",
                )
                for without in (
                    f"even if you do not have Bond cards {{@with|of}} {_COLOURS}",
                    "{@regardless of|without regard to} {@the colors of your Bond cards|colors|their colors}",
                )
            ],
            *[
                phrase(Changes, f"the {cost} of {{who:who}} {{changes:{change}=}}")
                for cost, change in _COSTS
                if cost != "cost"
            ],
            *[
                phrase(Changes, f"{{who:who}}'s {cost} {{changes:{change}=}}")
                for cost, change in _COSTS
                if cost != "cost"
            ],
            tree(_LESS, "the Deployment Cost and Class Change Cost of {who:in_hand} are {@each|} reduced by"
                 f" {{both:number}} {WHILE} {{@this card is|it is|}} in your hand"),
            tree(_LESS, "{who:in_hand}'s Deployment Cost and Class Change Cost"
                 " {@in your hand|while in your hand|} are {@each|} reduced by {both:number}"),
            *[
                phrase(Changes, f"{words} {BECOMES} {{@calculated as|equal to}} {{changes:{change}=}}")
                for what, change in (
                    ("attack", "attack_worth"),
                    ("Deployment Cost", "cost_worth"),
                    ("Class Change Cost", "change_cost_worth"),
                )
                for words in (f"{{who:source}}'s {what}", f"the {what} of {{who:source}}")
            ],
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
                "{who:source} {@gains|has|is treated as if it has|is treated as having} a Class Change Cost of"
                " {changes:cost_itself=}",
            ),
            tree(_BECOME, "{who:in_hand}'s Deployment Cost and Class Change Cost become {both:number}"),
        ],
    ),
    *[
        (
            symbol,
            [
                phrase(become, f"{BECOMES} {{amount:number}}"),
                phrase(reduced, f"{IS} {{@each|}} reduced by {{amount:number}}", least=0),
                phrase(
                    reduced, f"{IS} {{@each|}} reduced by {{amount:number}}. {_FLOORS} {{least:int}} {_BY_THIS}"
                ),
                phrase(
                    reduced,
                    f"{IS} reduced by {{amount:number}}. {{@However,|}} {{@It|they}} cannot be reduced to 0",
                    least=1,
                ),
            ],
        )
        for symbol, become, reduced in (
            ("cost_change", DeploymentCostBecomes, DeploymentCostReduced),
            ("class_cost_change", ClassChangeCostBecomes, ClassChangeCostReduced),
        )
    ],
    ("raised", [phrase(DeploymentCostRaised, "{@is|are|} increased by {amount:number}")]),
    (
        "in_hand",
        [
            phrase(InPlace, "{what:source}", zone=Zone.HAND, player=Player.YOU),
        ],
    ),
    (
        "cost_itself",
        [
            phrase(ClassChangeCostBecomes, "{amount:number}"),
        ],
    ),
    (
        "worth",
        [
            phrase(Times, f"{HOW_MANY} {{count:worth_of}} {_TIMES} {{each:number}}"),
            phrase(Times, f"{{each:number}} {_TIMES} {HOW_MANY} {{count:worth_of}}"),
            phrase(Times, f"{{count:worth_value}} {_TIMES} {{each:number}}"),
            phrase(SupportValueOf, "{whose:one_obj}'s Support"),
        ],
    ),
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
            phrase(CostOf, "{whose:one_obj}'s Deployment Cost"),
            phrase(CostOf, "the Deployment Cost of {whose:one_obj}"),
        ],
    ),
    ("attack_worth", [phrase(PowerBecomes, "{amount:worth}")]),
]

ROWS: dict[str, Row] = {}
