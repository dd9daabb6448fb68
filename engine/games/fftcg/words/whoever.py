"""What only those players do of whom something is so: "each player who controls 3 or more Forwards"."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.conditions import HAVE_NOT, SO_MANY, held
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
_HAND = ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.THEY)))


def _holding(having: str) -> list[Phrase]:
    """ "with 3 or more cards in their hand": of their own hand, which need not be said."""
    return [
        tree(ab.Has(ab.Player.THEY, hole("quantity"), _HAND),
             f"{having} {{quantity#:quantity}} <card|cards> in {{@their hand|hand}}"),
        tree(ab.Has(ab.Player.THEY, ab.Quantity(hole("comparison"), hole("amount")), _HAND),
             f"{having} {{amount#:number}} <card|cards> {{comparison:or_more}} in {{@their hand|hand}}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            # Each looks at what is so of themselves.
            tree(ab.ByPlayer(ab.Player.EACH, ab.IfThen(hole("condition"), hole("effect"))),
                 f"each player {who} {{effect:pvp/one}}")
            for who in ("who {condition:their_state}", "{condition:holding}")
        ],
    ),
    ("holding", _holding("with")),
    (
        # What is so of a player who was spoken of: "controls a Backup".
        "their_state",
        [
            *_holding("has"),
            *held("", player=ab.Player.THEY),
            tree(ab.Not(ab.Has(ab.Player.THEY, hole("quantity"), hole("noun"))), f"{HAVE_NOT} {SO_MANY}"),
            tree(ab.Compares(ab.DamagePoints(ab.Player.THEY), hole("quantity")),
                 "has received {quantity:damage_points}"),
            *[
                tree(ab.Compares(own.CrystalsOf(ab.Player.THEY), quantity), f"has {many} [Crystal]")
                for quantity, many in ((hole("quantity"), "{quantity:quantity}"), (_SOME, "a"))
            ],
            phrase(ab.HappenedThisTurn, "{event:their_past} this turn"),
        ],
    ),
    ("their_past", [phrase(ab.PlayerActs, "{deeds:player_deed,or/one/past}", player=ab.Player.THEY)]),
]
