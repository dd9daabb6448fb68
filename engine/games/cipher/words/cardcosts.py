"""Numbers of a card that are other than printed: what it costs, its support, the Orbs its attack destroys."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
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


def _varies(value: own.Value) -> list[Phrase]:
    """How a number of a card changes: "becomes 2", "is reduced by 1. However, it cannot be reduced to 0"."""
    less = f"{IS} {{@each|}} reduced by {{amount:number}}"
    return [
        *[
            phrase(own.Varies, f"{BECOMES} {amount}", value=value, how=own.How.BECOMES, least=0)
            for amount in ("{amount:number}", "{@calculated as|equal to} {amount:worth}")
        ],
        phrase(own.Varies, f"{IS} increased by {{amount:number}}", value=value, how=own.How.RAISED, least=0),
        phrase(own.Varies, less, value=value, how=own.How.REDUCED, least=0),
        phrase(own.Varies, f"{less}. {_FLOORS} {{least:int}} {_BY_THIS}", value=value, how=own.How.REDUCED),
        phrase(own.Varies, f"{less}. {{@However,|}} {{@It|they}} cannot be reduced to 0", value=value,
               how=own.How.REDUCED,
               least=1),
    ]


def _both(how: own.How) -> ab.Changes:
    """Both costs of a card, in a sentence."""
    values = (own.Value.DEPLOYMENT_COST, own.Value.CLASS_CHANGE_COST)
    return ab.Changes(hole("who"), tuple(own.Varies(one, how, hole("both")) for one in values))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            tree(ab.Changes(hole("who"), (own.Varies(own.Value.DEPLOYMENT_COST, own.How.RAISED, hole("amount")),)),
                 f"{{who:who}} {HAS} {{@its|their}} Deployment {{@Cost|Costs}} increased by {{amount:number}}"),
            *[
                phrase(own.LevelUpCheaper,
                       f"if you are {_LEVELLING}, {cost} {_IN_HAND} is reduced by {{amount:number}}")
                for cost in ("the Deployment Cost of this card", "this card's Deployment Cost")
            ],
            *[
                phrase(own.WithoutSymbols, f"you {ABLE} {what} {without}")
                for what in (
                    "{@deploy and Level Up your cards|deploy and Level Up cards|deploy cards and Level Up"
                    "|deploy cards and Level Up allies}",
                )
                for without in (
                    f"even if you do not have Bond cards {{@with|of}} {_COLOURS}",
                    "{@regardless of|without regard to} {@the colors of your Bond cards|colors|their colors}",
                )
            ],
            *[phrase(ab.Changes, f"the {cost} of {{who:who}} {{changes:{change}=}}") for cost, change in _COSTS],
            *[phrase(ab.Changes, f"{{who:who}}'s {cost} {{changes:{change}=}}") for cost, change in _COSTS],
            tree(_both(own.How.REDUCED),
                 "the Deployment Cost and Class Change Cost of {who:in_hand} are {@each|} reduced"
                 f" by {{both:number}} {WHILE} {{@this card is|it is|}} in your hand"),
            tree(_both(own.How.REDUCED), "{who:in_hand}'s Deployment Cost and Class Change Cost"
                 " {@in your hand|while in your hand|} are {@each|} reduced by {both:number}"),
            *[
                phrase(ab.Changes, f"{words} {BECOMES} {{@calculated as|equal to}} {{changes:attack_worth=}}")
                for words in ("{who:source}'s attack", "the attack of {who:source}")
            ],
            *[
                phrase(ab.Changes, f"{{who:in_hand}}'s {cost} in your hand {{changes:{change}=}}")
                for cost, change in _COSTS_IN_HAND
            ],
            *[
                phrase(ab.Changes, f"{{who:in_hand}}'s {cost} {{changes:{change}=}} {_IN_HAND}")
                for cost, change in _COSTS_IN_HAND
            ],
            *[
                phrase(ab.Changes, f"the {cost} of {{who:in_hand}} {_IN_HAND} {{changes:{change}=}}")
                for cost, change in _COSTS_IN_HAND
            ],
            phrase(
                ab.Changes,
                "{who:source} {@gains|has|is treated as if it has|is treated as having} a Class Change Cost of"
                " {changes:cost_itself=}",
            ),
            tree(_both(own.How.BECOMES), "{who:in_hand}'s Deployment Cost and Class Change Cost become {both:number}"),
        ],
    ),
    ("cost_change", _varies(own.Value.DEPLOYMENT_COST)),
    ("class_cost_change", _varies(own.Value.CLASS_CHANGE_COST)),
    (
        "support_change",
        [
            phrase(own.Varies, "{@is equal to|becomes equal to|becomes|is} {amount:worth}", value=own.Value.SUPPORT,
                   how=own.How.BECOMES, least=0),
            phrase(ab.Gains, f"{IS} increased by {{gains:more_support=}}"),
            *_varies(own.Value.SUPPORT),
        ],
    ),
    ("orbs", _varies(own.Value.ORBS)),
    (
        "in_hand",
        [
            phrase(ab.InPlace, "{what:source}", zone=own.Zone.HAND, player=ab.Player.YOU),
        ],
    ),
    (
        "cost_itself",
        [
            phrase(own.Varies, "{amount:number}", value=own.Value.CLASS_CHANGE_COST, how=own.How.BECOMES, least=0),
        ],
    ),
    (
        "worth",
        [
            phrase(ab.Times, f"{HOW_MANY} {{count:worth_of}} {_TIMES} {{each:number}}"),
            phrase(ab.Times, f"{{each:number}} {_TIMES} {HOW_MANY} {{count:worth_of}}"),
            phrase(ab.Times, f"{{count:worth_value}} {_TIMES} {{each:number}}"),
            phrase(own.SupportValueOf, "{whose:one_obj}'s Support"),
        ],
    ),
    (
        "worth_of",
        [
            phrase(ab.CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "worth_value",
        [
            phrase(ab.CostOf, "{whose:one_obj}'s Deployment Cost"),
            phrase(ab.CostOf, "the Deployment Cost of {whose:one_obj}"),
        ],
    ),
    ("attack_worth", [phrase(ab.PowerBecomes, "{amount:worth}")]),
]

ROWS: dict[str, Row] = {}
