"""What only those players do of whom something is so: "each player who controls 3 or more Forwards"."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, HappenedThisTurn, Has, Not
from engine.abilities.damage import ReceivedDamage
from engine.abilities.effects import ByPlayer, IfThen
from engine.abilities.events import PlayerActs
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import HasCrystals, Zone
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))
_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.THEY)))


_MANY = (
    (Comparison.AT_LEAST, "{number:number} or more cards"),
    (Comparison.AT_LEAST, "{number#:number} <card|cards> or more"),
    (Comparison.AT_MOST, "{number:number} or less cards"),
    (Comparison.AT_MOST, "{number#:number} <card|cards> or less"),
)


def _holding(having: str) -> list[Phrase]:
    """ "with 3 or more cards in their hand": of their own hand, which need not be said."""
    return [
        tree(Has(Player.THEY, Quantity(how, hole("number")), _HAND), f"{having} {many} in {{@their hand|hand}}")
        for how, many in _MANY
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            # Each looks at what is so of themselves.
            tree(ByPlayer(Player.EACH, IfThen(hole("condition"), hole("effect"))),
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
            *[
                phrase(make, f"{verb} {what}", player=Player.THEY, **fixed)
                for make, verb in ((Controls, "controls"), (Has, "has"))
                for what, fixed in (
                    ("{quantity#:quantity} {noun:noun}", {}), ("a/an {noun:noun/one}", {"quantity": _SOME}),
                    ("no {noun:noun/many}", {"quantity": _NONE}),
                )
            ],
            phrase(Not, "{condition:their_lack}"),
            phrase(ReceivedDamage, "has received {quantity:damage_points}", player=Player.THEY),
            phrase(HasCrystals, "has {quantity:quantity} [Crystal]", player=Player.THEY),
            phrase(HasCrystals, "has a [Crystal]", player=Player.THEY, quantity=_SOME),
            phrase(HappenedThisTurn, "{event:their_past} this turn"),
        ],
    ),
    (
        "their_lack",
        [
            phrase(make, f"doesn't {verb} {what}", player=Player.THEY, **fixed)
            for make, verb in ((Controls, "control"), (Has, "have"))
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("a/an {noun:noun/one}", {"quantity": _SOME}),
                ("any {noun:noun/many}", {"quantity": _SOME}),
            )
        ],
    ),
    ("their_past", [phrase(PlayerActs, "{deeds:player_done,or/one}", player=Player.THEY)]),
]
