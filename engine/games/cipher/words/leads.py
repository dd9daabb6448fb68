"""What may stand before a sentence: an "if", a turn, a phase."""

from __future__ import annotations

from engine.abilities.conditions import And, IsPhase, IsTurnOf
from engine.abilities.players import Player
from engine.games.cipher.vocabulary import Phase
from engine.text.grammar import Phrase, Row, phrase, same, value

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("if {:condition}"),
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
            phrase(And, "{conditions:time_comma_if}"),
            phrase(And, "{conditions:time_and_if}"),
            phrase(And, "{conditions:time_if}"),
            phrase(And, "{conditions:if_and_if}"),
            same("{:phase_time}"),
        ],
    ),
    (
        "phase_time",
        [
            phrase(IsPhase, "during {player:whose_turn} {phase:phase}"),
            phrase(IsPhase, "during either player's {phase:phase}", player=None),
        ],
    ),
    ("phase", [value(Phase.BEGINNING, Phase.BEGINNING.value), same("{:timed_phase}")]),
    ("timed_phase", [value(phase, phase.value) for phase in Phase if phase is not Phase.BEGINNING]),
    ("whose_turn", [value(Player.YOU, "your"), value(Player.OPPONENT, "your opponent's")]),
    # A time that a condition follows.
    ("time_plain", [same("{:turn_bare}"), same("{:phase_time}")]),
    ("time_comma", [same("{:time_plain},")]),
    ("time_and", [same("{:time_plain} and")]),
    ("if_comma", [same("if {:condition},")]),
    ("if_lead", [same("if {:condition}")]),
    (
        "turn_bare",
        [
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
        ],
    ),
]

ROWS = {
    "time_if": Row((("time_plain", 1, 1), ("if_lead", 1, 1))),
    "time_comma_if": Row((("time_comma", 1, 1), ("if_lead", 1, 1))),
    "time_and_if": Row((("time_and", 1, 1), ("if_lead", 1, 1))),
    "if_and_if": Row((("if_comma", 1, 1), ("if_lead", 1, 1))),
}
