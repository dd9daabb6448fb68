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
    for mine, theirs, who, control, have, hand, other in (
        (ab.Player.YOU, ab.Player.OPPONENT, "you", "control", "have", "your", "{@your opponent|your opponent does}"),
        (ab.Player.OPPONENT, ab.Player.YOU, "your opponent", "controls", "has", "their", "{@you|you do}"),
    ):
        for verb, what, place in (
            (control, "{noun:bare_row/many}", None), (have, f"cards in {{@{hand} hand|hand}}", own.Zone.HAND),
        ):
            mine_counted, theirs_counted = (
                ab.CountOf(
                    ab.Noun(
                        (rest("noun"), ab.ControlledBy(one)) if place is None else (ab.IsCard(), ab.InZone(place, one))
                    )
                )
                for one in (mine, theirs)
            )
            lines += [
                tree(ab.Compares(mine_counted, ab.Quantity(hole("comparison"), theirs_counted)),
                     f"{who} {verb} {{comparison:much}} {what} than {other}"),
                tree(ab.Compares(mine_counted, ab.Quantity(ab.Comparison.EXACTLY, theirs_counted)),
                     f"{who} {verb} {AS_MANY} {what} as {other}"),
                tree(ab.Compares(mine_counted,
                                 ab.Quantity(ab.Comparison.AT_LEAST, ab.Sum(theirs_counted, hole("more")))),
                     f"{who} {verb} {{@{{more:number}} or more|at least {{more:number}} more}} {what} than {other}"),
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
