"""Costs: icons, and actions performed as payment."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element
from engine.text.grammar import Glued, Phrase, phrase
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
]

GLUED = {"costs": Glued("cost", "icon")}
