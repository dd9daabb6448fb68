"""One number held against another: who has more, and what has more power."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, CostOf, CountOf, PowerOf, Quantity, Sum
from engine.abilities.conditions import Compares
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.games.fftcg.vocabulary import Zone
from engine.text.english.classes import AS_MANY
from engine.text.grammar import Phrase, shaped, tree
from engine.text.holes import hole, rest
from engine.text.templates import Build, Take


def comparisons() -> list[Phrase]:
    """ "you control more Forwards than your opponent", "your opponent has at least 2 more cards in hand than you"."""
    lines = []
    for mine, theirs, who, control, have, hand, other in (
        (Player.YOU, Player.OPPONENT, "you", "control", "have", "your", "{@your opponent|your opponent does}"),
        (Player.OPPONENT, Player.YOU, "your opponent", "controls", "has", "their", "{@you|you do}"),
    ):
        for verb, what, place in (
            (control, "{noun:bare_row/many}", None), (have, f"cards in {{@{hand} hand|hand}}", Zone.HAND),
        ):
            mine_counted, theirs_counted = (
                CountOf(Noun((rest("noun"), ControlledBy(one)) if place is None else (IsCard(), InZone(place, one))))
                for one in (mine, theirs)
            )
            lines += [
                tree(Compares(mine_counted, Quantity(hole("comparison"), theirs_counted)),
                     f"{who} {verb} {{comparison:much}} {what} than {other}"),
                tree(Compares(mine_counted, Quantity(Comparison.EXACTLY, theirs_counted)),
                     f"{who} {verb} {AS_MANY} {what} as {other}"),
                tree(Compares(mine_counted, Quantity(Comparison.AT_LEAST, Sum(theirs_counted, hole("more")))),
                     f"{who} {verb} {{@{{more:number}} or more|at least {{more:number}} more}} {what} than {other}"),
            ]
    return lines


def _together(make: type[PowerOf] | type[CostOf]) -> tuple[Build, Take]:
    """ "the Forwards you control have a total power of 20000 or more"."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compares(PowerOf(Every() as who) | CostOf(Every() as who) as amount, quantity) if type(amount) is make:
                return {"who": who, "quantity": quantity}
        return None

    return lambda slots: Compares(make(slots["who"]), slots["quantity"]), take


def having_more() -> list[Phrase]:
    return [
        tree(Compares(make(hole("what")), Quantity(hole("comparison"), make(hole("other")))),
             f"{{what:ref}} has {{comparison:much}} {word} than {{other:ref}}")
        for make, word in ((PowerOf, "power"), (CostOf, "cost"))
    ] + [
        shaped(Compares, f"{{who:who_many}} have a {{@total|combined}} {word} of {{quantity:quantity}}",
               *_together(make))
        for make, word in ((PowerOf, "power"), (CostOf, "cost"))
    ]
