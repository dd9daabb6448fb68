"""What a player controls, has in hand and in Crystals, and the Counters that lie on something."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
_NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))

def in_hand() -> list[Phrase]:
    """How many cards a player has in hand."""
    lines = []
    for who, owner, hand in (
        ("{player#:you}", ab.Player.YOU, "{@your hand|hand}"),
        ("{player#:other_subject}", ab.Player.THEY, "{@their hand|hand}"),
    ):
        noun = ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, owner)))
        lines += [
            phrase(ab.Has, f"{who} ~have {{quantity#:quantity}} <card|cards> in {hand}", noun=noun),
            tree(ab.Has(hole("player"), ab.Quantity(hole("comparison"), hole("amount")), noun),
                 f"{who} ~have {{amount#:number}} <card|cards> {{comparison:or_more}} in {hand}"),
            phrase(ab.Has, f"{who} <doesn't|don't> have any cards in {hand}", noun=noun, quantity=_NONE),
        ]
    return lines


def controlled() -> list[Phrase]:
    """What a player controls, or has: some, none, so many."""
    return [
        *[
            phrase(ab.Controls, f"{{player#:subject}} ~control {what}", quantity=_SOME)
            for what in ("{noun:articled}", "any {noun:noun/many}", "{noun:noun/one}")
        ],
        *[
            phrase(ab.Controls, f"that player controls {what}", player=ab.Player.THEY, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("no {noun:noun/many}", {"quantity": _NONE}),
            )
        ],
        *[
            phrase(ab.Controls, f"opponent controls {what}", player=ab.Player.OPPONENT, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("any {noun:noun/many}", {"quantity": _SOME}), ("{noun:noun/one}", {"quantity": _SOME}),
            )
        ],
        *[
            phrase(ab.Controls, f"{nobody} {what}", quantity=_NONE, **fixed)
            for nobody, fixed in (
                ("{player#:subject} <doesn't|don't> control", {}), ("neither player controls",
                                                                    {"player": ab.Player.EACH}),
            )
            for what in ("any {noun:noun/many}", "{noun:noun/many}", "a/an {noun:noun/one}", "any {noun:noun/one}")
        ],
        phrase(ab.Has, "{player#:subject} ~have a/an {noun:noun/one}", quantity=_SOME),
        *[
            phrase(ab.Has, f"{{player#:subject}} <doesn't|don't> have {what}", quantity=_NONE)
            for what in ("any {noun:noun/many}", "a/an {noun:noun/one}")
        ],
    ]


def crystals() -> list[Phrase]:
    """How many Crystals a player has."""
    return [
        phrase(own.HasCrystals, f"{{player#:subject}} {words}", **fixed)
        for words, fixed in (
            *((f"~have {a}[Crystal]", {"quantity": _SOME}) for a in ("a ", "")),
            *(
                (f"{words} [Crystal]", {"quantity": _NONE})
                for words in ("<doesn't|don't> have a", "<doesn't|don't> have any", "<doesn't|don't> have", "~have no")
            ),
            ("~have {quantity#:quantity} <Crystal|Crystals>", {}), ("~have {quantity:quantity} [Crystal]", {}),
        )
    ]
