"""What may stand before a sentence: an "if", a turn, a phase."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, same, tree

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("{:one_lead}"),
            tree(ab.And((hole("one"), hole("other"))), "{one:one_lead} {@,|and} {other:one_lead}"),
        ],
    ),
    ("one_lead", [same("{:during}"), same("{:if_lead}")]),
    ("if_lead", [same("if {:condition}")]),
]

ROWS: dict[str, Row] = {}
