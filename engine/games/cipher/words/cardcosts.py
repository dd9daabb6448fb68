"""Numbers of a card that are other than printed: what it costs, its support, the Orbs its attack destroys."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.english.classes import ABLE, BECOMES, HAS, IS, WHILE
from engine.text.grammar import Row
from engine.text.phrases import Phrase, altered, each, hole, phrase, same, tree, value

#: How a number changes is said alike of all; which it is, the words before say.
_ANY = own.Value.DEPLOYMENT_COST
_FLOORS = (
    "{@However,|} {@the Deployment Cost|the Class Change Cost|it|they|its Deployment Cost|its Class Change Cost"
    "|Deployment Costs|Class Change Costs|this} cannot be {@reduced to|} {@lower than|below}"
)
_BY_THIS = "{@with this skill|by this skill|due to this skill|by this skill's effect|}"
_LESS = f"{IS} {{@each:each}} reduced by {{amount:number}}"

_LEVELLING = "{@Leveling Up|Class Changing} {@a} allied {onto:name}"
_COLOURS = "{@compatible|matching|the same} {@colors|[Symbol]|Symbols}"
_IN_HAND = f"?({WHILE})? ?({{@it is|this card is}})? in your hand"
_ORBS = "{@the number of Orbs|the amount of Orbs} {@that}"
_SUPPORT = "{@support|support value}"


def _of(thing: str) -> tuple[str, str]:
    """What somebody has: "this unit's support", "the support of this unit"."""
    return f"{{who:genitive}} {thing}", f"the {thing} of {{who:who}}"


def _numbers(who: object) -> ab.Changes:
    """That costs of something change, each alike."""
    return ab.Changes(who, each("values", altered("change", "value", _ANY, hole("values"))))  # type: ignore[arg-type]


def _number(one: own.Value) -> ab.Changes:
    return ab.Changes(hole("who"), (altered("change", "value", _ANY, one),))


_HELD = ab.InPlace(hole("who"), own.Zone.HAND, ab.Player.YOU)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            *[
                tree(_numbers(who), f"{costs} {change}")
                for costs in _of("{values:cost_value,and}")
                for who, change in (
                    (hole("who"), "{change:varied}"), (_HELD, f"{_IN_HAND} {{change:varied}}"),
                    (_HELD, f"{{change:varied}} {_IN_HAND}"),
                )
            ],
            tree(ab.Changes(hole("who"), (own.Varies(own.Value.DEPLOYMENT_COST, own.How.RAISED, hole("amount")),)),
                 f"{{who:who}} {HAS} {{@own:its}} Deployment {{@Cost|Costs}} increased by {{amount:number}}"),
            phrase(own.LevelUpCheaper, f"if you are {_LEVELLING}, {{@the Deployment Cost of this card|this card's"
                   f" Deployment Cost}} {_IN_HAND} is reduced by {{amount:number}}"),
            *[
                phrase(own.WithoutSymbols, "you"
                       f" {ABLE} {{@deploy and Level Up your cards|deploy and Level Up cards|deploy cards and Level Up"
                       f"|deploy cards and Level Up allies}} {without}")
                for without in (
                    f"even if you do not have Bond cards {{@having:with}} {_COLOURS}",
                    "{@regardless of|without regard to} {@the colors of your Bond cards|colors|their colors}",
                )
            ],
            tree(ab.Changes(hole("who"), (own.Varies(own.Value.CLASS_CHANGE_COST, own.How.BECOMES, hole("amount")),)),
                 "{who:source} {@gains|has|is treated as if it has|is treated as having} a Class Change Cost of"
                 " {amount:number}"),
            *[tree(_number(own.Value.ORBS), f"{_ORBS} {orbs} {{change:varied}}")
              for orbs in ("{who:genitive} {@attack} {@will destroy|destroy|destroys}",
                           "destroyed by {who:genitive} {@attack}")],
            *[tree(_number(own.Value.SUPPORT), f"{support} {{change:lowered}}") for support in _of(_SUPPORT)],
            *[
                tree(ab.Changes(hole("who"), (ab.Gains((own.Support(hole("amount")),)),)),
                     f"{support} {IS} increased by {{amount:more}}")
                for support in _of(_SUPPORT)
            ],
            *[phrase(ab.Changes, f"{attacks} {{changes:attack_change=}}") for attacks in _of("{@attack}")],
        ],
    ),
    (
        "cost_value",
        [
            value(own.Value.DEPLOYMENT_COST, "{@Deployment Cost}"),
            value(own.Value.DEPLOYMENT_COST, "Deployment Costs"),
            value(own.Value.CLASS_CHANGE_COST, "{@Class Change Cost|Class Change Costs}"),
        ],
    ),
    (
        "varied",
        [
            same("{:lowered}"),
            phrase(own.Varies, f"{IS} increased by {{amount:more}}", value=_ANY, how=own.How.RAISED, least=0),
        ],
    ),
    (
        "lowered",
        [
            phrase(own.Varies, f"{BECOMES} {{@|calculated as|equal to}} {{amount:quantity_named}}", value=_ANY,
                   how=own.How.BECOMES, least=0),
            phrase(own.Varies, _LESS, value=_ANY, how=own.How.REDUCED, least=0),
            phrase(own.Varies, f"{_LESS}. {_FLOORS} {{least:int}} {_BY_THIS}", value=_ANY, how=own.How.REDUCED),
            phrase(own.Varies, f"{_LESS}. {{@However,|}} {{@it}} cannot be reduced to 0", value=_ANY,
                   how=own.How.REDUCED, least=1),
        ],
    ),
    # Whose Deployment Cost it is.
    ("cost_owner", [same("{:one_obj}'s Deployment Cost"), same("the Deployment Cost of {:one_obj}")]),
]

ROWS: dict[str, Row] = {}
