"""Points in time: the beginning or end of a turn or a phase, of whichever turns."""

from __future__ import annotations

from engine.abilities.events import Edge, TimeComes, Turn
from engine.games.fftcg.vocabulary import Phase
from engine.text.grammar import Phrase, phrase, value

#: "at the end of ...": a turn.
_TURNS = (
    *((Turn.THIS, f"{word} turn") for word in ("the", "this")),
    (Turn.THAT, "that turn"),
    *((Turn.YOURS, words) for words in ("each of your turns", "your turn", "your turns")),
    *(
        (Turn.OPPONENTS, words)
        for words in ("each of your opponent's turns", "your opponent's turn", "your opponent's turns")
    ),
    *((Turn.EACH, words) for words in ("each player's turn", "each turn", "every turn", "each player's turns")),
    (Turn.YOUR_NEXT, "your next turn"),
    (Turn.OPPONENTS_NEXT, "your opponent's next turn"),
    (Turn.NEXT, "the next turn"),
)
_WHOSE = tuple((turn, words) for turn, words in _TURNS if turn not in (Turn.THIS, Turn.THAT, Turn.NEXT))
#: "at the beginning of ...": a phase, and how it says in whose turn.
_PHASES = (
    *((turn, f"{the}{{phase:phase}} during {words}") for turn, words in _WHOSE for the in ("", "the ")),
    *((turn, f"{{the}}{{phase:phase}} {joint} {words}".replace("{the}", the))
      for turn, words in _WHOSE for the in ("", "the ") for joint in ("of", "in")),
    (Turn.YOURS, "your {phase:phase}"),
    (Turn.YOURS, "your {phase:phase} during each of your turns"),
    (Turn.YOURS, "each of your {phase:phase}s"),
    (Turn.OPPONENTS, "your opponent's {phase:phase}"),
    (Turn.OPPONENTS, "your opponent's {phase:phase} during each of their turns"),
    (Turn.EACH, "each player's {phase:phase}"),
    (Turn.EACH, "each {phase:phase}"),
    (Turn.EACH, "the {phase:phase}"),
    (Turn.YOUR_NEXT, "your next {phase:phase}"),
    (Turn.YOUR_NEXT, "your next turn's {phase:phase}"),
    (Turn.OPPONENTS_NEXT, "your opponent's next {phase:phase}"),
    (Turn.NEXT, "the next {phase:phase}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "time",
        [
            *[
                phrase(TimeComes, f"at the {edge.value} of {words}", edge=edge, turn=turn)
                for edge in Edge
                for turn, words in _TURNS
                if (edge, turn) != (Edge.BEGINNING, Turn.THIS)
            ],
            *[phrase(TimeComes, f"at the {{edge:edge}} of {words}", turn=turn) for turn, words in _PHASES],
            *[
                phrase(TimeComes, f"at the start of {words}", turn=turn, edge=Edge.BEGINNING)
                for turn, words in (*_TURNS, *_PHASES)
                if turn is not Turn.THIS
            ],
            *[
                phrase(TimeComes, f"{during}, at the {{edge:edge}} of {the}{{phase:phase}}", turn=turn)
                for during, turn in (("each turn", Turn.EACH), ("during each turn", Turn.EACH),
                                     ("during each of your turns", Turn.YOURS))
                for the in ("", "the ")
            ],
            *[
                phrase(TimeComes, f"when {whose} {{phase:phase}} {verb}", edge=edge, turn=turn)
                for whose, turn in (("your", Turn.YOURS), ("your opponent's", Turn.OPPONENTS), ("the", Turn.EACH))
                for verb, edge in (("starts", Edge.BEGINNING), ("begins", Edge.BEGINNING), ("ends", Edge.END))
            ],
        ],
    ),
    ("edge", [value(Edge.BEGINNING, "beginning"), value(Edge.END, "end")]),
    ("phase", [value(phase_, phase_.value) for phase_ in Phase]),
]
