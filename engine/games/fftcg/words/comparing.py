"""One number held against another: who has more, and what has more power."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import AS_MANY
from engine.text.grammar import Phrase, tree
from engine.text.holes import hole, rest


def comparisons() -> list[Phrase]:
    """ "you control more Forwards than your opponent", "your opponent has at least 2 more cards in hand than you"."""
    lines = []
    for in_hand, verb, what in (
        (False, "~control", "{noun:bare_row/many}"), (True, "~have", "cards in {@your hand|their hand|hand}"),
    ):
        mine, theirs = (
            ab.CountOf(ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, who)) if in_hand
                               else (rest("noun"), ab.ControlledBy(who))))
            for who in (hole("player"), hole("other"))
        )
        lines += [
            tree(ab.Compares(mine, ab.Quantity(comparison, held)),
                 f"{{player#:subject}} {verb} {words} {{other:rival}}")
            for comparison, held, words in (
                (hole("comparison"), theirs, f"{{comparison:much}} {what} than"),
                (ab.Comparison.EXACTLY, theirs, f"{AS_MANY} {what} as"),
                (ab.Comparison.AT_LEAST, ab.Sum(theirs, hole("more")),
                 f"{{@{{more:number}} or more|at least {{more:number}} more}} {what} than"),
            )
        ]
    return lines


def having_more() -> list[Phrase]:
    """ "Vell has more power than Ramza", "the Forwards you control have a total power of 20000 or more"."""
    theirs = ab.Quantity(hole("comparison"), ab.TraitOf(hole("trait"), hole("other")))
    return [
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")), theirs),
             "{what:ref} has {comparison:much} {trait:worth/one} than {other:ref}"),
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("who", ab.Every)), hole("quantity")),
             "{who:who_many} have a {@total} {trait:worth/one} of {quantity:quantity}"),
    ]
