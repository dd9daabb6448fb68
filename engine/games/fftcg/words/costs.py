"""Costs: icons, and actions performed as payment."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element
from engine.text.grammar import Glued, Phrase, phrase

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "icon",
        [
            phrase(own.DullSource, "[Dull]"),
            phrase(own.DiscardSameName, "[S]"),
            phrase(own.CrystalCost, "[Crystal]", count=ab.Number(1)),
            *[phrase(own.CP, f"[{element.value}]", element=element, amount=ab.Number(1)) for element in Element],
            phrase(own.CP, "{amount:reduced_icon}"),
            phrase(own.CP, "{amount:icon_amount}"),
            phrase(own.CP, "[X]", amount=ab.X()),
        ],
    ),
    (
        "reduced_icon",
        [phrase(ab.Difference, "{first:icon_amount} (This cost is {@reduced|decreased} by {second:cost_change}{@|.})")],
    ),
    ("icon_amount", [phrase(ab.Number, "{number:icon_number}")]),
    ("cost", [phrase(ab.Do, "{action:vp/many}")]),
]

GLUED = {"costs": Glued("cost", "icon")}
