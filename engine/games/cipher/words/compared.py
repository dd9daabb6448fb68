"""What is compared behind a noun: Deployment Costs, attacks and supports."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.quantities import amounts, quantities
from engine.text.grammar import Row
from engine.text.phrases import Phrase, same, terms

#: How what a card has is joined to it.
JOINED = "{@having:with}"


PHRASES: list[tuple[str, list[Phrase]]] = [
    *[table for table in quantities("or_fewer") if table[0] != "much"],
    ("or_fewer", [terms([(ab.Comparison.AT_LEAST, "or more"), (ab.Comparison.AT_LEAST, "or above"),
                         (ab.Comparison.AT_MOST, "or fewer"), (ab.Comparison.AT_MOST, "or below")])]),
    ("much", [terms([(ab.Comparison.LESS, "lower"), (ab.Comparison.LESS, "smaller"),
                     (ab.Comparison.MORE, "higher"), (ab.Comparison.MORE, "larger")])]),
    ("bound", [terms([(ab.Comparison.AT_MOST, "or lower"), (ab.Comparison.AT_MOST, "or below"),
                      (ab.Comparison.AT_MOST, "or less"), (ab.Comparison.AT_LEAST, "or higher"),
                      (ab.Comparison.AT_LEAST, "or above"), (ab.Comparison.AT_LEAST, "or more")])]),
    *amounts(),
    ("counted_noun", [same("{:noun}")]),
    # What a card has so much of.
    (
        "worth",
        [
            terms([
                (ab.Trait.COST, "<Deployment Cost|Deployment Costs>"), (ab.Trait.COST, "cost"),
                (ab.Trait.POWER, "attack"), (ab.Trait.SUPPORT, "support"),
                (ab.Trait.SUPPORT, "support value"),
            ]),
        ],
    ),
]

ROWS: dict[str, Row] = {}
