"""Points and stretches of time, once for every game: "at the end of your turn", "until the end of the turn".

A game hands in its phases; it adds what lasts otherwise (a combat, as long as something is there) to `duration`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from engine import abilities as ab
from engine.text.english.classes import THE, UNTIL_THE_END_OF, any_of
from engine.text.phrases import Phrase, phrase, same, terms, value

Tables = list[tuple[str, list[Phrase]]]

THE_TURN = "{@this:the}"
_AT_EDGE = f"at {THE} {{edge:edge}} of"
_IN = any_of("during", "of", "in")
_BEGINNING = ("beginning", "start")


#: Whose turns, in the number in which they are spoken of.
_TURN = any_of("{turn:turn_owner} turn", "each of {turn:turn_owner} turns", "{turn:turn_owner} turns")
#: In whose turn a phase runs, where that is said.
PHASE_OWNER = any_of("{player:turn_player}", "the", "either player's", "")
_OWNERS = (
    (ab.Turn.YOURS, "your"), (ab.Turn.OPPONENTS, "your opponent's"), (ab.Turn.EACH, "each player's"),
    (ab.Turn.EACH, "each"), (ab.Turn.EACH, "either player's"), (ab.Turn.YOUR_NEXT, "your next"),
    (ab.Turn.OPPONENTS_NEXT, "your opponent's next"), (ab.Turn.NEXT, "the next"),
)


def _at_edge(*stretches: str) -> str:
    """When any of the stretches of time begins or ends."""
    stretch = any_of(*stretches)
    return any_of(f"{_AT_EDGE} {stretch}", f"when {stretch} {{edge:comes}}")


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
                phrase(ab.TimeComes, _at_edge(
                    _TURN, f"{{@{{@the}}|your|your opponent's}} {{phase:timed_phase}} {_IN} {_TURN}",
                    "{turn:phase_owner} {phase:timed_phase}",
                )),
                phrase(ab.TimeComes, f"{{turn:each_turn}}, {_AT_EDGE} {THE} {{phase:timed_phase}}"),
            ],
        ),
        ("edge", [terms([*((ab.Edge.BEGINNING, word) for word in beginning), (ab.Edge.END, "end")])]),
        ("comes", [terms([(ab.Edge.BEGINNING, "begins"), (ab.Edge.BEGINNING, "starts"), (ab.Edge.END, "ends")])]),
        ("turn_owner", [terms(_OWNERS, [(ab.Turn.EACH, "every"), (ab.Turn.THAT, "that")])]),
        # In whose turn a phase is, said before it.
        ("phase_owner", [terms(_OWNERS, [(ab.Turn.EACH, "the"), (ab.Turn.YOUR_NEXT, "your next turn's")])]),
        ("each_turn", [value(ab.Turn.EACH, "{@each turn}"),
                       value(ab.Turn.YOURS, "during each of your turns")]),
        (
            "duration",
            [
                phrase(ab.ThisTurn, f"{UNTIL_THE_END_OF} {THE_TURN} turn"),
                phrase(ab.ThisTurn, "{@until end of turn|this turn|until {the|this} turn ends}"),
                phrase(ab.UntilEndOf, "until {@the end of {player:turn_of} {next! next} turn"
                       "|{player:turn_of} {next! next} turn ends}"),
                phrase(ab.UntilEndOf, "until the end of the next turn", player=ab.Player.EITHER, next=True),
                phrase(ab.UntilTurnOf, "until {@|the beginning of|the start of} {player:turn_of} next turn"),
                phrase(ab.RestOfGame,
                       f"{{@{UNTIL_THE_END_OF} {THE_TURN} game|until the game is over|until the game ends}}"),
            ],
        ),
        (
            "turn_of",
            [
                value(ab.Player.YOU, "your"),
                value(ab.Player.OPPONENT, "{@own} opponent's"),
                value(ab.Player.ITS_CONTROLLER, "{@own:its} controller's"),
                value(ab.Player.THEY, "{@that player's|their}"),
            ],
        ),
        (
            # What may be running: "during your turn", "while it is your opponent's turn".
            "turn",
            [
                phrase(ab.IsTurnOf, "{player:turn_player} turn"),
                phrase(ab.IsPhase, f"{PHASE_OWNER} {{phase:phase}}"),
            ],
        ),
        ("turn_player", [value(ab.Player.YOU, "your"), value(ab.Player.OPPONENT, "your opponent's")]),
        ("during", [same("during {:turn}")]),
        ("turn_is", [phrase(ab.IsTurnOf, "it is {player:turn_player} turn")]),
        ("turn_is_not", [phrase(ab.IsTurnOf, "it is not {player:turn_player} turn")]),
    ]
