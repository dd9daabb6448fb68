"""What a player controls, has in hand and in Crystals, and the Counters that lie on something."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.conditions import HAVE, HAVE_NOT
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
    lines.append(phrase(ab.Has, f"neither player has any cards in {hand}", player=ab.Player.EACH, noun=noun,
                        quantity=_NONE))
    return lines


def crystals() -> list[Phrase]:
    """How many Crystals a player has."""
    crystals = ab.Compares(own.CrystalsOf(hole("player")), hole("quantity"))
    some = ab.Compares(own.CrystalsOf(hole("player")), _SOME)
    none = ab.Compares(own.CrystalsOf(hole("player")), _NONE)
    return [
        tree(crystals, f"{{player#:possessor}} {HAVE} {{quantity#:quantity}} {{@[Crystal]|Crystals|Crystal}}"),
        tree(some, f"{{player#:possessor}} {HAVE} {{@a}} [Crystal]"),
        tree(none, f"{{player#:possessor}} {HAVE_NOT} {{@any|a/an|}} [Crystal]"),
    ]
