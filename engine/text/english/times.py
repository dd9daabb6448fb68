"""Points and stretches of time, once for every game: "at the end of your turn", "until the end of the turn".

A game hands in its phases; it adds what lasts otherwise (a combat, as long as something is there) to `duration`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from engine.abilities.conditions import IsPhase, IsTurnOf
from engine.abilities.durations import RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext, UntilTurnOf
from engine.abilities.events import Edge, TimeComes, Turn
from engine.abilities.players import Player
from engine.text.english.classes import THE, UNTIL_THE_END_OF, any_of
from engine.text.grammar import Phrase, phrase, same, value

Tables = list[tuple[str, list[Phrase]]]

THE_TURN = any_of("the", "this", "that")
_AT_EDGE = f"at {THE} {{edge:edge}} of"
_IN = any_of("during", "of", "in")
_BEGINNING = ("beginning", "start")


#: Turns that belong to somebody, or come again.
_TURNS = {
    Turn.YOURS: "{@each of your turns|your turn|your turns}",
    Turn.OPPONENTS: "{@each of your opponent's turns|your opponent's turn|your opponent's turns}",
    Turn.EACH: "{@each player's turn|each turn|every turn|each player's turns|either player's turn}",
    Turn.YOUR_NEXT: "your next turn",
    Turn.OPPONENTS_NEXT: "your opponent's next turn",
    Turn.NEXT: "the next turn",
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
        ("phase", [value(phase, phase.value) for phase in every]),
        ("timed_phase", [value(phase, phase.value) for phase in every if phase not in plain]),
        (
            "time",
            [
                phrase(TimeComes, f"at {THE} end of {{@{{the|this}} turn|turn}}", edge=Edge.END, turn=Turn.THIS),
                phrase(TimeComes, f"{_AT_EDGE} that turn", turn=Turn.THAT),
                *[phrase(TimeComes, f"{_AT_EDGE} {words}", turn=turn) for turn, words in _TURNS.items()],
                phrase(TimeComes, f"{_AT_EDGE} {THE} {{phase:timed_phase}} {_IN} {{turn:whose_turn}}"),
                phrase(TimeComes, f"{_AT_EDGE} {{turn:phase_owner}} {{phase:timed_phase}}"),
                *[
                    phrase(TimeComes, f"{_AT_EDGE} {whose} {{phase:timed_phase}} {_IN} each of {their} turns",
                           turn=turn)
                    for whose, their, turn in (
                        ("your", "your", Turn.YOURS), ("your opponent's", "their", Turn.OPPONENTS),
                    )
                ],
                phrase(TimeComes, f"{{turn:each_turn}}, {_AT_EDGE} {THE} {{phase:timed_phase}}"),
                phrase(TimeComes, "when {turn:whose_turn} {edge:comes}"),
                phrase(TimeComes, "when {turn:phase_owner} {phase:timed_phase} {edge:comes}"),
            ],
        ),
        ("edge", [*[value(Edge.BEGINNING, word) for word in beginning], value(Edge.END, "end")]),
        ("comes", [value(Edge.BEGINNING, "{@begins|starts}"), value(Edge.END, "ends")]),
        ("whose_turn", [value(turn, words) for turn, words in _TURNS.items()]),
        (
            # In whose turn a phase is, said before it.
            "phase_owner",
            [
                value(Turn.YOURS, "your"),
                value(Turn.OPPONENTS, "your opponent's"),
                value(Turn.EACH, "{@each player's|each|the|either player's}"),
                value(Turn.YOUR_NEXT, "{@your next|your next turn's}"),
                value(Turn.OPPONENTS_NEXT, "your opponent's next"),
                value(Turn.NEXT, "the next"),
            ],
        ),
        ("each_turn", [value(Turn.EACH, "{@each turn|during each turn}"),
                       value(Turn.YOURS, "during each of your turns")]),
        (
            "duration",
            [
                phrase(ThisTurn, f"{UNTIL_THE_END_OF} {THE_TURN} turn"),
                phrase(ThisTurn, "{@until end of turn|this turn|until {the|this} turn ends}"),
                phrase(UntilEndOf, "until {the end of {player:turn_of} turn|{player:turn_of} turn ends}"),
                phrase(UntilEndOfNext,
                       "until {the end of {player:turn_of} next turn|{player:turn_of} next turn ends}"),
                phrase(UntilEndOfNext, "until the end of the next turn", player=Player.EITHER),
                phrase(UntilTurnOf, "until {@|the beginning of|the start of} {player:turn_of} next turn"),
                phrase(RestOfGame, "{until the end of the game|until the game {is over|ends}|for the rest of {the|this}"
                       " game|during this game}"),
            ],
        ),
        (
            "turn_of",
            [
                value(Player.YOU, "your"),
                value(Player.OPPONENT, "{@your|the} opponent's"),
                value(Player.ITS_CONTROLLER, "{@its|their} controller's"),
                value(Player.THEY, "{@that player's|their}"),
            ],
        ),
        (
            # What may be running: "during your turn", "while it is your opponent's turn".
            "turn",
            [
                phrase(IsTurnOf, "{player:turn_player} turn"),
                phrase(IsPhase, "{player:turn_player} {phase:phase}"),
                phrase(IsPhase, "{@the|either player's} {phase:phase}", player=None),
            ],
        ),
        ("turn_player", [value(Player.YOU, "your"), value(Player.OPPONENT, "your opponent's")]),
        ("during", [same("during {:turn}")]),
        ("turn_is", [phrase(IsTurnOf, "it is {player:turn_player} turn")]),
        ("turn_is_not", [phrase(IsTurnOf, "it is not {player:turn_player} turn")]),
    ]
