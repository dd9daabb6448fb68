"""What is compared behind a noun: Deployment Costs, attacks and supports."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.english.nouns import costs, powers, worths
from engine.text.english.quantities import quantities
from engine.text.grammar import Phrase, Row, phrase, same
from engine.text.terms import terms

_SUPPORT = "{@support|support value}"

#: How what a card has is joined to it.
JOINED = "{@having:with}"


def costing(lead: str) -> list[Phrase]:
    """What a card costs: behind "with", "who has", "does not have"."""
    return costs("{@Deployment Cost}", lead, "{@a}", "{@of}")


def strengths(lead: str) -> list[Phrase]:
    """How strong a card is, and how much it supports: behind "with", "who has", "does not have"."""
    return [
        *powers("attack", lead, "{@a:}"),
        phrase(own.SupportIs, f"{lead} {{@a}} {_SUPPORT} {{@of}} {{amount:number}} {{comparison:power_so}}"),
        phrase(own.SupportIs, f"{lead} {{amount:number}} {{comparison:power_so}} {_SUPPORT}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    *[table for table in quantities() if table[0] in ("at_least", "than", "or_more")],
    *worths({ab.CostOf: ("cost", "Deployment Cost", "bound"), ab.PowerOf: ("power", "attack", "or_more")}, "bound"),
    ("much", [terms([(ab.Comparison.LESS, "lower"), (ab.Comparison.LESS, "smaller"),
                     (ab.Comparison.MORE, "higher"), (ab.Comparison.MORE, "larger")])]),
    ("bound", [terms([(ab.Comparison.AT_MOST, "or lower"), (ab.Comparison.AT_MOST, "or below"),
                      (ab.Comparison.AT_LEAST, "or higher"), (ab.Comparison.AT_LEAST, "or above")])]),
    (
        "counted_number",
        [
            phrase(ab.CountOf, "the {@total} number of {noun:noun/many}"),
            same("{:cost_of}"),
        ],
    ),
    ("quantity_named", [same("{:counted_number}")]),
]

ROWS: dict[str, Row] = {}
