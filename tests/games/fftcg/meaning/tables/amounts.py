"""Amounts: numbers that are worked out when they are needed, and how many are taken."""

from __future__ import annotations

from engine.abilities.amounts import (
    CountOf,
)
from engine.abilities.node import Node
from tests.games.fftcg.meaning.edges import Play, Told, told

BARE = "only Osk, Ora, Cole, Ann"
LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}


def dealt(of: type[Node], words: str, *ways: tuple[int, str], **edges: Play) -> Told:
    """Tell of an amount by the damage it makes on three boards: the usual one, one with more, and one with none.

    What a replacement takes off the damage is taken off the amount once it is worked out (FFTCG 11.12.5.1).
    """
    text = f"Choose 1 Forward opponent controls. Deal it {words}."
    (amount, board), (more, several), (less, none) = ways

    def play(hurt: int, board: str, **rest: object) -> Play:
        step = "" if board.startswith("only") else "Cole"
        return Play(step, f"Cole hurt {hurt}" if hurt else "", text, board, **rest)  # type: ignore[arg-type]

    given = {
        "does": play(amount, board), "several": play(more, several), "none": play(less, none),
        "cannot": play(amount - 1000, board, texts=LESS, rule="11.12.5.1"), "replaced": play(amount - 1000, board, texts=LESS),
        **{edge: play if play.text else Play(play.steps, play.seen, text, play.board) for edge, play in edges.items()},
    }
    given.pop("cannot")
    return told(of, text, "Cole", "", **given)


TOLD = (
    dealt(CountOf, "1000 damage for each Backup you control", (1000, ""), (3000, ""), (0, "Osk>break")),
)
