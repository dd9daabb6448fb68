"""Numbers of a card that are other than printed: what it costs, its support, the Orbs its attack destroys."""

from __future__ import annotations

from engine.abilities.amounts import CostOf, CountOf, Times
from engine.abilities.players import Player
from engine.abilities.references import InPlace
from engine.abilities.statics import Changes, Gains, PowerBecomes
from engine.games.cipher.vocabulary import SupportValueOf, Zone
from engine.games.cipher.vocabulary.game import LevelUpCheaper, WithoutSymbols
from engine.games.cipher.vocabulary.verbs import How, Value, Varies
from engine.text.english.classes import ABLE, BECOMES, HAS, HOW_MANY, IS, WHILE
from engine.text.grammar import Phrase, Row, phrase, tree
from engine.text.holes import hole

#: What a number is called, and the symbol of how it changes.
_COSTS = (
    ("{@Deployment Cost|Deployment Costs}", "cost_change"),
    ("{@Class Change Cost|Class Change Costs}", "class_cost_change"),
)
_COSTS_IN_HAND = (*_COSTS, ("cost", "cost_change"))

_FLOORS = (
    "{@However,|} {@the Deployment Cost|the Class Change Cost|it|they|its Deployment Cost|its Class Change Cost"
    "|Deployment Costs|Class Change Costs|this} cannot be {@reduced to|} {@lower than|below}"
)

_LEVELLING = "{@Leveling Up|Class Changing} {@an|} allied {onto:name}"
_COLOURS = "{@compatible|matching|the same} {@colors|[Symbol]|Symbols}"
_BY_THIS = "{@with this skill|by this skill|due to this skill|by this skill's effect|}"

_IN_HAND = "{@while|when|if|while it is|when it is|while this card is} in your hand"

_TIMES = "{@times|X|multiplied by}"


def _varies(value: Value) -> list[Phrase]:
    """How a number of a card changes: "becomes 2", "is reduced by 1. However, it cannot be reduced to 0"."""
    less = f"{IS} {{@each|}} reduced by {{amount:number}}"
    return [
        *[
            phrase(Varies, f"{BECOMES} {amount}", value=value, how=How.BECOMES, least=0)
            for amount in ("{amount:number}", "{@calculated as|equal to} {amount:worth}")
        ],
        phrase(Varies, f"{IS} increased by {{amount:number}}", value=value, how=How.RAISED, least=0),
        phrase(Varies, less, value=value, how=How.REDUCED, least=0),
        phrase(Varies, f"{less}. {_FLOORS} {{least:int}} {_BY_THIS}", value=value, how=How.REDUCED),
        phrase(Varies, f"{less}. {{@However,|}} {{@It|they}} cannot be reduced to 0", value=value, how=How.REDUCED,
               least=1),
    ]


def _both(how: How) -> Changes:
    """Both costs of a card, in a sentence."""
    values = (Value.DEPLOYMENT_COST, Value.CLASS_CHANGE_COST)
    return Changes(hole("who"), tuple(Varies(one, how, hole("both")) for one in values))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            tree(Changes(hole("who"), (Varies(Value.DEPLOYMENT_COST, How.RAISED, hole("amount")),)),
                 f"{{who:who}} {HAS} {{@its|their}} Deployment {{@Cost|Costs}} increased by {{amount:number}}"),
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
            *[phrase(Changes, f"the {cost} of {{who:who}} {{changes:{change}=}}") for cost, change in _COSTS],
            *[phrase(Changes, f"{{who:who}}'s {cost} {{changes:{change}=}}") for cost, change in _COSTS],
            tree(_both(How.REDUCED), "the Deployment Cost and Class Change Cost of {who:in_hand} are {@each|} reduced"
                 f" by {{both:number}} {WHILE} {{@this card is|it is|}} in your hand"),
            tree(_both(How.REDUCED), "{who:in_hand}'s Deployment Cost and Class Change Cost"
                 " {@in your hand|while in your hand|} are {@each|} reduced by {both:number}"),
            *[
                phrase(Changes, f"{words} {BECOMES} {{@calculated as|equal to}} {{changes:attack_worth=}}")
                for words in ("{who:source}'s attack", "the attack of {who:source}")
            ],
            *[
                phrase(Changes, f"{{who:in_hand}}'s {cost} in your hand {{changes:{change}=}}")
                for cost, change in _COSTS_IN_HAND
            ],
            *[
                phrase(Changes, f"{{who:in_hand}}'s {cost} {{changes:{change}=}} {_IN_HAND}")
                for cost, change in _COSTS_IN_HAND
            ],
            *[
                phrase(Changes, f"the {cost} of {{who:in_hand}} {_IN_HAND} {{changes:{change}=}}")
                for cost, change in _COSTS_IN_HAND
            ],
            phrase(
                Changes,
                "{who:source} {@gains|has|is treated as if it has|is treated as having} a Class Change Cost of"
                " {changes:cost_itself=}",
            ),
            tree(_both(How.BECOMES), "{who:in_hand}'s Deployment Cost and Class Change Cost become {both:number}"),
        ],
    ),
    ("cost_change", _varies(Value.DEPLOYMENT_COST)),
    ("class_cost_change", _varies(Value.CLASS_CHANGE_COST)),
    (
        "support_change",
        [
            phrase(Varies, "{@is equal to|becomes equal to|becomes|is} {amount:worth}", value=Value.SUPPORT,
                   how=How.BECOMES, least=0),
            phrase(Gains, f"{IS} increased by {{gains:more_support=}}"),
            *_varies(Value.SUPPORT),
        ],
    ),
    ("orbs", _varies(Value.ORBS)),
    (
        "in_hand",
        [
            phrase(InPlace, "{what:source}", zone=Zone.HAND, player=Player.YOU),
        ],
    ),
    (
        "cost_itself",
        [
            phrase(Varies, "{amount:number}", value=Value.CLASS_CHANGE_COST, how=How.BECOMES, least=0),
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
