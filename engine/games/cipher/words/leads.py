"""What may stand before a sentence: an "if", a turn, a phase."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, Row, same, tree
from engine.text.holes import hole

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("{:during}"),
            same("{:if_lead}"),
            tree(ab.And((hole("time", ab.IsTurnOf, ab.IsPhase), hole("condition"))),
                 "{time:during} {@,|and|} if {condition:condition}"),
            tree(ab.And((hole("one"), hole("other"))), "if {one:condition}, if {other:condition}"),
        ],
    ),
    ("if_lead", [same("if {:condition}")]),
]

ROWS: dict[str, Row] = {}
