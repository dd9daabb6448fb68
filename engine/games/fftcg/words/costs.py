"""Costs: icons, and actions performed as payment."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element
from engine.text.grammar import Phrase, Row, phrase, same
from engine.text.terms import terms

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "icon",
        [
            phrase(own.DullSource, "[Dull]"),
            phrase(own.DiscardSameName, "[S]"),
            phrase(own.CrystalCost, "[Crystal]", count=ab.Number(1)),
            phrase(own.CP, "{element:element_icon}", amount=ab.Number(1)),
            phrase(own.CP, "{amount:reduced_icon}"),
            phrase(own.CP, "{amount:icon_amount}"),
            phrase(own.CP, "[X]", amount=ab.X()),
        ],
    ),
    (
        "reduced_icon",
        [phrase(ab.Difference, "{first:icon_amount} (This cost is {@reduced} by {second:cost_change}{@|.})")],
    ),
    ("element_icon", [terms((element, f"[{element.value}]") for element in Element)]),
    ("icon_amount", [phrase(ab.Number, "{number:icon_number}")]),
    ("cost", [phrase(ab.Do, "{action:vp/many}")]),
    ("later_cost", [same("{,|and} {:cost}")]),
    ("later_icon", [same("{,|and} {:icon}")]),
    ("costs", [same("{:icon_costs}"), same("{:action_costs}")]),
]

#: Icons stand together; commas are between all else.
_MORE = (("later_cost", 0, 9), ("later_icon", 0, 1), ("icon", 0, 9), ("later_cost", 0, 9))
ROWS = {"icon_costs": Row((("icon", 1, 12), *_MORE)), "action_costs": Row((("cost", 1, 1), *_MORE))}
