"""Costs: icons, and actions performed as payment."""

from __future__ import annotations

from engine.abilities.amounts import Difference, Number, X
from engine.abilities.costs import Do
from engine.games.fftcg.cards import Element
from engine.games.fftcg.vocabulary import CP, CrystalCost, DiscardSameName, DullSource
from engine.text.grammar import Glued, Phrase, phrase

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "icon",
        [
            phrase(DullSource, "[Dull]"),
            phrase(DiscardSameName, "[S]"),
            phrase(CrystalCost, "[Crystal]", count=Number(1)),
            *[phrase(CP, f"[{element.value}]", element=element, amount=Number(1)) for element in Element],
            phrase(CP, "{amount:reduced_icon}"),
            phrase(CP, "{amount:icon_amount}"),
            phrase(CP, "[X]", amount=X()),
        ],
    ),
    (
        "reduced_icon",
        [phrase(Difference, "{first:icon_amount} (This cost is {@reduced|decreased} by {second:cost_change}{@|.})")],
    ),
    ("icon_amount", [phrase(Number, "{number:icon_number}")]),
    ("cost", [phrase(Do, "{action:vp/many}")]),
]

GLUED = {"costs": Glued("cost", "icon")}
