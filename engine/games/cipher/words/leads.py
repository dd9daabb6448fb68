"""What may stand before a sentence: an "if", a turn, a phase."""

from __future__ import annotations

from engine.abilities.conditions import And, IsPhase, IsTurnOf
from engine.abilities.players import Player
from engine.games.cipher.vocabulary import Phase
from engine.text.grammar import Phrase, Row, phrase, same

_TIMES = (("your", Player.YOU), ("your opponent's", Player.OPPONENT), ("either player's", None))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("if {:condition}"),
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
            phrase(And, "{conditions:turn_and_if}"),
            phrase(And, "{conditions:if_and_if}"),
            phrase(And, "{conditions:turn_and_if_plain}"),
            phrase(And, "{conditions:turn_if_plain}"),
            *[
                phrase(IsPhase, f"during {whose} {phase.value}", phase=phase, player=player)
                for whose, player in _TIMES
                for phase in Phase
            ],
        ],
    ),
    (
        "turn_lead",
        [
            *[
                phrase(IsPhase, f"during {whose} {phase.value},", phase=phase, player=player)
                for whose, player in _TIMES
                for phase in Phase
            ],
            phrase(IsTurnOf, "during your turn,", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn,", player=Player.OPPONENT),
        ],
    ),
    ("if_comma", [same("if {:condition},")]),
    ("if_lead", [same("if {:condition}")]),
    (
        "turn_and",
        [
            phrase(IsTurnOf, "during your turn and", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn and", player=Player.OPPONENT),
        ],
    ),
    (
        "turn_bare",
        [
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
        ],
    ),
]

ROWS = {
    "turn_and_if": Row((("turn_lead", 1, 1), ("if_lead", 1, 1))),
    "turn_and_if_plain": Row((("turn_and", 1, 1), ("if_lead", 1, 1))),
    "turn_if_plain": Row((("turn_bare", 1, 1), ("if_lead", 1, 1))),
    "if_and_if": Row((("if_comma", 1, 1), ("if_lead", 1, 1))),
}
