"""Points and stretches of time, once for every game: "at the end of your turn", "until the end of the turn".

A game hands in its phases; it adds what lasts otherwise (a combat, as long as something is there) to `duration`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from engine import abilities as ab
from engine.text.english.classes import THE, UNTIL_THE_END_OF, any_of
from engine.text.grammar import Phrase, phrase, same, value
from engine.text.terms import terms

Tables = list[tuple[str, list[Phrase]]]

THE_TURN = any_of("the", "this", "that")
_AT_EDGE = f"at {THE} {{edge:edge}} of"
_IN = any_of("during", "of", "in")
_BEGINNING = ("beginning", "start")


#: Turns that belong to somebody, or come again.
_TURNS = {
    ab.Turn.YOURS: "{@each of your turns|your turn|your turns}",
    ab.Turn.OPPONENTS: "{@each of your opponent's turns|your opponent's turn|your opponent's turns}",
    ab.Turn.EACH: "{@each player's turn|each turn|every turn|each player's turns|either player's turn}",
    ab.Turn.YOUR_NEXT: "your next turn",
    ab.Turn.OPPONENTS_NEXT: "your opponent's next turn",
    ab.Turn.NEXT: "the next turn",
}


def times(
    phases: Iterable[enum.Enum], without_edges: Iterable[enum.Enum] = (), beginning: Sequence[str] = _BEGINNING
) -> Tables:
    """The symbols `time` (a moment), `duration`, `turn` (as what may be running) and `during` of a game with these
    phases; nothing ever waits for the beginning or end of those `without_edges`. The first word for a `beginning` is
    what the game calls it.
    """
    every, plain = tuple(phases), tuple(without_edges)
    return [
        ("phase", [terms(every)]),
        ("timed_phase", [terms(phase for phase in every if phase not in plain)]),
        (
            "time",
            [
                phrase(ab.TimeComes, f"at {THE} end of {{@{{the|this}} turn|turn}}", edge=ab.Edge.END,
                       turn=ab.Turn.THIS),
                phrase(ab.TimeComes, f"{_AT_EDGE} that turn", turn=ab.Turn.THAT),
                *[phrase(ab.TimeComes, f"{_AT_EDGE} {words}", turn=turn) for turn, words in _TURNS.items()],
                phrase(ab.TimeComes, f"{_AT_EDGE} {THE} {{phase:timed_phase}} {_IN} {{turn:whose_turn}}"),
                phrase(ab.TimeComes, f"{_AT_EDGE} {{turn:phase_owner}} {{phase:timed_phase}}"),
                *[
                    phrase(ab.TimeComes, f"{_AT_EDGE} {whose} {{phase:timed_phase}} {_IN} each of {their} turns",
                           turn=turn)
                    for whose, their, turn in (
                        ("your", "your", ab.Turn.YOURS), ("your opponent's", "their", ab.Turn.OPPONENTS),
                    )
                ],
                phrase(ab.TimeComes, f"{{turn:each_turn}}, {_AT_EDGE} {THE} {{phase:timed_phase}}"),
                phrase(ab.TimeComes, "when {turn:whose_turn} {edge:comes}"),
                phrase(ab.TimeComes, "when {turn:phase_owner} {phase:timed_phase} {edge:comes}"),
            ],
        ),
        ("edge", [terms([*((ab.Edge.BEGINNING, word) for word in beginning), (ab.Edge.END, "end")])]),
        ("comes", [terms([(ab.Edge.BEGINNING, "begins"), (ab.Edge.BEGINNING, "starts"), (ab.Edge.END, "ends")])]),
        ("whose_turn", [value(turn, words) for turn, words in _TURNS.items()]),
        (
            # In whose turn a phase is, said before it.
            "phase_owner",
            [
                value(ab.Turn.YOURS, "your"),
                value(ab.Turn.OPPONENTS, "your opponent's"),
                value(ab.Turn.EACH, "{@each player's|each|the|either player's}"),
                value(ab.Turn.YOUR_NEXT, "{@your next|your next turn's}"),
                value(ab.Turn.OPPONENTS_NEXT, "your opponent's next"),
                value(ab.Turn.NEXT, "the next"),
            ],
        ),
        ("each_turn", [value(ab.Turn.EACH, "{@each turn|during each turn}"),
                       value(ab.Turn.YOURS, "during each of your turns")]),
        (
            "duration",
            [
                phrase(ab.ThisTurn, f"{UNTIL_THE_END_OF} {THE_TURN} turn"),
                phrase(ab.ThisTurn, "{@until end of turn|this turn|until {the|this} turn ends}"),
                phrase(ab.UntilEndOf, "until {the end of {player:turn_of} turn|{player:turn_of} turn ends}"),
                phrase(ab.UntilEndOfNext,
                       "until {the end of {player:turn_of} next turn|{player:turn_of} next turn ends}"),
                phrase(ab.UntilEndOfNext, "until the end of the next turn", player=ab.Player.EITHER),
                phrase(ab.UntilTurnOf, "until {@|the beginning of|the start of} {player:turn_of} next turn"),
                phrase(ab.RestOfGame,
                       "{until the end of the game|until the game {is over|ends}|for the rest of {the|this}"
                       " game|during this game}"),
            ],
        ),
        (
            "turn_of",
            [
                value(ab.Player.YOU, "your"),
                value(ab.Player.OPPONENT, "{@your|the} opponent's"),
                value(ab.Player.ITS_CONTROLLER, "{@its|their} controller's"),
                value(ab.Player.THEY, "{@that player's|their}"),
            ],
        ),
        (
            # What may be running: "during your turn", "while it is your opponent's turn".
            "turn",
            [
                phrase(ab.IsTurnOf, "{player:turn_player} turn"),
                phrase(ab.IsPhase, "{player:turn_player} {phase:phase}"),
                phrase(ab.IsPhase, "{@the|either player's} {phase:phase}", player=None),
            ],
        ),
        ("turn_player", [value(ab.Player.YOU, "your"), value(ab.Player.OPPONENT, "your opponent's")]),
        ("during", [same("during {:turn}")]),
        ("turn_is", [phrase(ab.IsTurnOf, "it is {player:turn_player} turn")]),
        ("turn_is_not", [phrase(ab.IsTurnOf, "it is not {player:turn_player} turn")]),
    ]
