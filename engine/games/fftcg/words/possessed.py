"""What a player controls, has in hand and in Crystals, and the Counters that lie on something."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, Has
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import (
    HasCrystals,
    Zone,
)
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))

def in_hand() -> list[Phrase]:
    """How many cards a player has in hand."""
    lines = []
    for who, owner, hand in (
        ("{player#:you}", Player.YOU, "{@your hand|hand}"),
        ("{player#:other_subject}", Player.THEY, "{@their hand|hand}"),
    ):
        noun = Noun((IsCard(), InZone(Zone.HAND, owner)))
        lines += [
            phrase(Has, f"{who} ~have {{quantity#:quantity}} <card|cards> in {hand}", noun=noun),
            tree(Has(hole("player"), Quantity(hole("comparison"), hole("amount")), noun),
                 f"{who} ~have {{amount#:number}} <card|cards> {{comparison:or_more}} in {hand}"),
            phrase(Has, f"{who} <doesn't|don't> have any cards in {hand}", noun=noun, quantity=_NONE),
        ]
    return lines


def controlled() -> list[Phrase]:
    """What a player controls, or has: some, none, so many."""
    return [
        *[
            phrase(Controls, f"{{player#:subject}} ~control {what}", quantity=_SOME)
            for what in ("{noun:articled}", "any {noun:noun/many}", "{noun:noun/one}")
        ],
        *[
            phrase(Controls, f"that player controls {what}", player=Player.THEY, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("no {noun:noun/many}", {"quantity": _NONE}),
            )
        ],
        *[
            phrase(Controls, f"opponent controls {what}", player=Player.OPPONENT, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("any {noun:noun/many}", {"quantity": _SOME}), ("{noun:noun/one}", {"quantity": _SOME}),
            )
        ],
        *[
            phrase(Controls, f"{nobody} {what}", quantity=_NONE, **fixed)
            for nobody, fixed in (
                ("{player#:subject} <doesn't|don't> control", {}), ("neither player controls", {"player": Player.EACH}),
            )
            for what in ("any {noun:noun/many}", "{noun:noun/many}", "a/an {noun:noun/one}", "any {noun:noun/one}")
        ],
        phrase(Has, "{player#:subject} ~have a/an {noun:noun/one}", quantity=_SOME),
        *[
            phrase(Has, f"{{player#:subject}} <doesn't|don't> have {what}", quantity=_NONE)
            for what in ("any {noun:noun/many}", "a/an {noun:noun/one}")
        ],
    ]


def crystals() -> list[Phrase]:
    """How many Crystals a player has."""
    return [
        phrase(HasCrystals, f"{{player#:subject}} {words}", **fixed)
        for words, fixed in (
            *((f"~have {a}[Crystal]", {"quantity": _SOME}) for a in ("a ", "")),
            *(
                (f"{words} [Crystal]", {"quantity": _NONE})
                for words in ("<doesn't|don't> have a", "<doesn't|don't> have any", "<doesn't|don't> have", "~have no")
            ),
            ("~have {quantity#:quantity} <Crystal|Crystals>", {}), ("~have {quantity:quantity} [Crystal]", {}),
        )
    ]
