"""Points in time: the beginning or end of a turn or a phase, of whichever turns."""

from __future__ import annotations

from engine.abilities.events import Edge, TimeComes, Turn
from engine.games.fftcg.vocabulary import Phase
from engine.text.grammar import Phrase, phrase, same, value

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "time",
        [
            phrase(TimeComes, "at the end of {@the|this} turn", edge=Edge.END, turn=Turn.THIS),
            phrase(TimeComes, "at the {edge:edge} of {turn:any_turn}"),
            phrase(TimeComes, "at the {edge:edge} of {@|the} {phase:phase} {@during|of|in} {turn:whose_turn}"),
            phrase(TimeComes, "at the {edge:edge} of {turn:phase_owner} {phase:phase}"),
            phrase(TimeComes, "at the {edge:edge} of your {phase:phase} during each of your turns", turn=Turn.YOURS),
            phrase(TimeComes, "at the {edge:edge} of your opponent's {phase:phase} during each of their turns",
                   turn=Turn.OPPONENTS),
            phrase(TimeComes, "{turn:during_turn}, at the {edge:edge} of {@|the} {phase:phase}"),
            phrase(TimeComes, "when {turn:phase_of} {phase:phase} {edge:comes}"),
        ],
    ),
    (
        # Turns that belong to somebody, or come again.
        "whose_turn",
        [
            value(Turn.YOURS, "{@each of your turns|your turn|your turns}"),
            value(Turn.OPPONENTS, "{@each of your opponent's turns|your opponent's turn|your opponent's turns}"),
            value(Turn.EACH, "{@each player's turn|each turn|every turn|each player's turns}"),
            value(Turn.YOUR_NEXT, "your next turn"),
            value(Turn.OPPONENTS_NEXT, "your opponent's next turn"),
        ],
    ),
    ("any_turn", [value(Turn.THAT, "that turn"), same("{:whose_turn}"), value(Turn.NEXT, "the next turn")]),
    (
        # In whose turn a phase is, said before it.
        "phase_owner",
        [
            value(Turn.YOURS, "your"),
            value(Turn.OPPONENTS, "your opponent's"),
            value(Turn.EACH, "{@each player's|each|the}"),
            value(Turn.YOUR_NEXT, "{@your next|your next turn's}"),
            value(Turn.OPPONENTS_NEXT, "your opponent's next"),
            value(Turn.NEXT, "the next"),
        ],
    ),
    ("during_turn", [value(Turn.EACH, "{@each turn|during each turn}"),
                     value(Turn.YOURS, "during each of your turns")]),
    ("phase_of", [value(Turn.YOURS, "your"), value(Turn.OPPONENTS, "your opponent's"), value(Turn.EACH, "the")]),
    ("comes", [value(Edge.BEGINNING, "{@begins|starts}"), value(Edge.END, "ends")]),
    ("edge", [value(Edge.BEGINNING, "{@beginning|start}"), value(Edge.END, "end")]),
    ("phase", [value(phase_, phase_.value) for phase_ in Phase]),
]
