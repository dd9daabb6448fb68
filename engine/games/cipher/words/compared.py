"""What is compared behind a noun: Deployment Costs, attacks and supports."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.english.nouns import costs, powers, worths
from engine.text.english.quantities import amounts, quantities
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
    *[table for table in quantities("or_fewer") if table[0] != "much"],
    ("or_fewer", [terms([(ab.Comparison.AT_LEAST, "or more"), (ab.Comparison.AT_LEAST, "or above"),
                         (ab.Comparison.AT_MOST, "or fewer"), (ab.Comparison.AT_MOST, "or below")])]),
    *worths({
        ab.Trait.COST: ("cost", "Deployment Cost", "bound"), ab.Trait.POWER: ("power", "attack", "or_more"),
    }, "bound"),
    ("much", [terms([(ab.Comparison.LESS, "lower"), (ab.Comparison.LESS, "smaller"),
                     (ab.Comparison.MORE, "higher"), (ab.Comparison.MORE, "larger")])]),
    ("bound", [terms([(ab.Comparison.AT_MOST, "or lower"), (ab.Comparison.AT_MOST, "or below"),
                      (ab.Comparison.AT_LEAST, "or higher"), (ab.Comparison.AT_LEAST, "or above")])]),
    *amounts(),
    ("counted_noun", [same("{:noun}")]),
    # What a card has so much of.
    (
        "worth",
        [
            terms([
                (ab.Trait.COST, "Deployment Cost"), (ab.Trait.POWER, "attack"), (ab.Trait.SUPPORT, "support"),
                (ab.Trait.SUPPORT, "support value"),
            ]),
        ],
    ),
]

ROWS: dict[str, Row] = {}
