"""One number held against another: who has more, and what has more power."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import AS_MANY
from engine.text.grammar import Phrase, shaped, tree
from engine.text.holes import hole, rest
from engine.text.templates import Build, Take


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


def _together(make: type[ab.PowerOf] | type[ab.CostOf]) -> tuple[Build, Take]:
    """ "the Forwards you control have a total power of 20000 or more"."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ab.Compares(ab.PowerOf(ab.Every() as who) | ab.CostOf(ab.Every() as who) as amount, quantity) if (
                type(amount) is make
            ):
                return {"who": who, "quantity": quantity}
        return None

    return lambda slots: ab.Compares(make(slots["who"]), slots["quantity"]), take


def having_more() -> list[Phrase]:
    return [
        tree(ab.Compares(make(hole("what")), ab.Quantity(hole("comparison"), make(hole("other")))),
             f"{{what:ref}} has {{comparison:much}} {word} than {{other:ref}}")
        for make, word in ((ab.PowerOf, "power"), (ab.CostOf, "cost"))
    ] + [
        shaped(ab.Compares, f"{{who:who_many}} have a {{@total}} {word} of {{quantity:quantity}}",
               *_together(make))
        for make, word in ((ab.PowerOf, "power"), (ab.CostOf, "cost"))
    ]
