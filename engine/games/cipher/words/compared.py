"""What is compared behind a noun: Deployment Costs, attacks and supports."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, CostOf, CountOf, PowerOf
from engine.abilities.nouns import CostIs, PowerIs
from engine.games.cipher.vocabulary import SupportIs
from engine.text.english.classes import HIGHER, LOWER, OR_HIGHER, OR_LESS, OR_LOWER, OR_MORE, WHO, any_of
from engine.text.english.quantities import quantities
from engine.text.grammar import Phrase, Row, phrase, same, value

#: Comparisons as `comparison` slots: behind a number, or in front of "than".
_NUMBER = "{amount:number} {comparison:end}"
_MUCH = "{amount:number} {comparison:much}"
_COST = "{@Deployment Cost|cost}"
_SUPPORT = "{@support|support value}"

#: How what a card has is joined to it.
JOINED = any_of(
    "with", "of", "at", "with a", "with an", "with the", f"{WHO} <has|have>", f"{WHO} <possesses|possess>",
)


def costs(lead: str) -> list[Phrase]:
    """What a card costs: behind "with", "who has", "does not have"."""
    return [
        phrase(CostIs, f"{lead} {{@a|}} {_COST} of {_NUMBER}"),
        phrase(CostIs, f"{lead} a {_COST} equal to {{amount:counted_number}}", comparison=Comparison.EXACTLY),
        phrase(CostIs, f"{lead} a {{comparison:beyond}} {_COST} than {{amount:cost_held}}"),
        phrase(CostIs, f"{lead} a {_COST} {{comparison:beyond}} than {{amount:cost_held}}"),
    ]


def strengths(lead: str) -> list[Phrase]:
    """How strong a card is, and how much it supports: behind "with", "who has", "does not have"."""
    return [
        phrase(PowerIs, f"{lead} {{amount:number}} {{comparison:much}} attack"),
        phrase(PowerIs, f"{lead} {{@an|a|}} attack of {{amount:number}} {{comparison:much}}"),
        phrase(PowerIs, f"{lead} {{amount:number}} attack {{comparison:bound}}"),
        phrase(PowerIs, f"{lead} {{comparison:at_least}} {{amount:number}} attack"),
        phrase(PowerIs, f"{lead} {{comparison:beyond}} than {{amount:number}} attack"),
        phrase(PowerIs, f"{lead} {{comparison:beyond}} attack than {{amount:attack_whole}}"),
        phrase(PowerIs, f"{lead} {{@an|}} attack {{comparison:beyond}} than {{amount:attack_owned}}"),
        phrase(PowerIs, f"{lead} {{comparison:beyond}} attack than {{amount:attack_owned}}"),
        phrase(SupportIs, f"{lead} {{@a|}} {_SUPPORT} of {_MUCH}"),
        phrase(SupportIs, f"{lead} {{amount:number}} {{comparison:much}} {_SUPPORT}"),
    ]


#: The same as a clause of its own: "whose attack is 50 or more".
WHOSE = [
    phrase(CostIs, f"whose {_COST} is {_NUMBER}"),
    phrase(CostIs, f"whose {_COST} is equal to {{amount:counted_number}}", comparison=Comparison.EXACTLY),
    phrase(CostIs, f"whose {_COST} is {{comparison:beyond}} than {{amount:cost_held}}"),
    phrase(PowerIs, f"whose attack is {_MUCH}"),
    phrase(PowerIs, "whose attack is {comparison:beyond} than {amount:attack_of}"),
    phrase(PowerIs, "whose attack is {comparison:beyond} than {amount:attack_owned}"),
    phrase(SupportIs, f"whose {_SUPPORT} is {_MUCH}"),
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    *[table for table in quantities() if table[0] in ("at_least", "than")],
    ("bound", [value(Comparison.AT_MOST, OR_LOWER), value(Comparison.AT_LEAST, OR_HIGHER)]),
    ("or_more", [value(Comparison.AT_MOST, OR_LESS), value(Comparison.AT_LEAST, OR_MORE)]),
    ("much", [same("{:or_more}"), value(Comparison.EXACTLY, "")]),
    ("end", [same("{:bound}"), value(Comparison.EXACTLY, "")]),
    ("beyond", [value(Comparison.LESS, LOWER), value(Comparison.MORE, HIGHER)]),
    (
        "cost_held",
        [
            phrase(CostOf, "{whose:one_obj}"),
            phrase(CostOf, "{whose:one_obj}'s"),
            phrase(CostOf, "that of {whose:one_obj}"),
            phrase(CostOf, "{whose:one_obj}'s Deployment Cost"),
        ],
    ),
    (
        "counted_number",
        [
            phrase(CountOf, "the {@total|} number of {noun:noun/many}"),
            phrase(CostOf, "the Deployment Cost of {whose:one_obj}"),
            phrase(CostOf, "{whose:one_obj}'s Deployment Cost"),
        ],
    ),
    ("attack_owned", [phrase(PowerOf, "{whose:one_obj}'s")]),
    ("attack_whole", [phrase(PowerOf, "{whose:one_obj}")]),
]

ROWS: dict[str, Row] = {}
