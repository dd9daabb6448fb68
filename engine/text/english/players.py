"""The players, once for every game: who does something, to whom it is done, and whose something is."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.phrases import Phrase, same, value

_WHOSE = {
    ab.Player.YOU: "your",
    ab.Player.OPPONENT: "your opponent's",
    ab.Player.THEY: "their",
    ab.Player.EACH: "each player's",
    ab.Player.ITS_OWNER: "its owner's",
    ab.Player.ITS_CONTROLLER: "its controller's",
}

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "actor",
        [
            value(ab.Player.OPPONENT, "your opponent"),
            value(ab.Player.EACH, "each player"),
            value(ab.Player.ITS_CONTROLLER, "its controller"),
            value(ab.Player.ITS_OWNER, "its owner"),
            value(ab.Player.TURN_PLAYER, "the turn player"),
            value(ab.Player.EITHER, "either player"),
            value(ab.Player.THEY, "that player"),
        ],
    ),
    ("subject", [same("{:actor}"), value(ab.Player.YOU, "you"), value(ab.Player.THEY, "they")]),
    (
        "victim",
        [
            value(ab.Player.OPPONENT, "your opponent"),
            value(ab.Player.YOU, "you"),
            value(ab.Player.EACH, "each player"),
            value(ab.Player.EITHER, "{@a player|either player}"),
            value(ab.Player.THEY, "them"),
        ],
    ),
    # Not "either player's": nobody would say which deck.
    ("whose_deck", [value(player, whose) for player, whose in _WHOSE.items()]),
    (
        "poss",
        [
            same("{:whose_deck}"),
            value(ab.Player.EITHER,
                  "{@either player's|your or your opponent's|your own or your opponent's|both players'}"),
        ],
    ),
]
