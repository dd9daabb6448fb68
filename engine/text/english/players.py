"""The players, once for every game: who does something, to whom it is done, and whose something is."""

from __future__ import annotations

from engine.abilities.players import Player
from engine.text.grammar import Phrase, same, value

_WHOSE = {
    Player.YOU: "your",
    Player.OPPONENT: "your opponent's",
    Player.THEY: "their",
    Player.EACH: "each player's",
    Player.ITS_OWNER: "its owner's",
    Player.ITS_CONTROLLER: "its controller's",
}

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "actor",
        [
            value(Player.OPPONENT, "your opponent"),
            value(Player.EACH, "each player"),
            value(Player.ITS_CONTROLLER, "its controller"),
            value(Player.ITS_OWNER, "its owner"),
            value(Player.TURN_PLAYER, "the turn player"),
            value(Player.EITHER, "either player"),
            value(Player.THEY, "that player"),
        ],
    ),
    ("subject", [same("{:actor}"), value(Player.YOU, "you"), value(Player.THEY, "they")]),
    (
        "victim",
        [
            value(Player.OPPONENT, "your opponent"),
            value(Player.YOU, "you"),
            value(Player.EACH, "each player"),
            value(Player.EITHER, "{@a player|either player}"),
            value(Player.THEY, "them"),
        ],
    ),
    # Not "either player's": nobody would say which deck.
    ("whose_deck", [value(player, whose) for player, whose in _WHOSE.items()]),
    (
        "poss",
        [
            same("{:whose_deck}"),
            value(Player.EITHER,
                  "{@either player's|your or your opponent's|your own or your opponent's|both players'}"),
        ],
    ),
]
