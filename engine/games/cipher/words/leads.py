"""What may stand before a sentence: an "if", a turn, a phase."""

from __future__ import annotations

from engine.abilities.conditions import And, IsPhase, IsTurnOf
from engine.text.grammar import Phrase, Row, same, tree
from engine.text.holes import hole

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("{:during}"),
            same("{:if_lead}"),
            tree(And((hole("time", IsTurnOf, IsPhase), hole("condition"))),
                 "{time:during} {@,|and|} if {condition:condition}"),
            tree(And((hole("one"), hole("other"))), "if {one:condition}, if {other:condition}"),
        ],
    ),
    ("if_lead", [same("if {:condition}")]),
]

ROWS: dict[str, Row] = {}
