"""How many and how much, once for every game: "3 or more", "at least 3", "equal to or less than its cost".

A quantity is a comparison and an amount. A game has its amounts in the symbol `number` (what may stand in a count) and
in `quantity_named` (whatever can be held against something), and says what is measured.
"""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, OneOf, Quantity
from engine.text.grammar import Phrase, phrase, same, value

Tables = list[tuple[str, list[Phrase]]]

_MEASURED = "{amount#:number}"


def quantities() -> Tables:
    """The symbols `quantity`, and of its parts `or_more` (behind a number), `at_least` (before one), `than`."""
    return [
        (
            "quantity",
            [
                phrase(Quantity, f"{_MEASURED} {{comparison:or_more}}"),
                phrase(Quantity, _MEASURED, comparison=Comparison.EXACTLY),
                phrase(Quantity, f"{{comparison:at_least}} {_MEASURED}"),
                phrase(OneOf, "{amount:number} or {other:number}", comparison=Comparison.EXACTLY),
                phrase(Quantity, "no", comparison=Comparison.EXACTLY, amount=Number(0)),
            ],
        ),
        (
            "or_more",
            [value(Comparison.AT_LEAST, "or {@more|above}"),
             value(Comparison.AT_MOST, "or {@less|below}")],
        ),
        (
            "at_least",
            [
                value(Comparison.AT_LEAST, "at least"), value(Comparison.AT_MOST, "at most"),
                value(Comparison.MORE, "more than"), value(Comparison.LESS, "less than"),
                value(Comparison.EXACTLY, "{@exactly|only}"),
            ],
        ),
        ("than", [value(comparison, words) for comparison, words in RELATIONS.items()]),
        ("much", [value(comparison, words) for comparison, words in MUCH.items()]),
        (
            "relation",
            [
                phrase(Quantity, "{comparison:than} {amount:quantity_named}"),
            ],
        ),
    ]


def measured(unit: str) -> list[Phrase]:
    """So much of a unit: "2 or more points of damage", "2 points of damage or more", "at least 2 points of damage"."""
    return [
        same(f"{{#:quantity}} {unit}"),
        phrase(Quantity, f"{_MEASURED} {unit} {{comparison:or_more}}"),
    ]


#: More, or less, of something that two have.
MUCH = {
    Comparison.MORE: "{@more|a greater}",
    Comparison.LESS: "{@less|a lower}",
}
#: How a number is held against something named.
RELATIONS = {
    Comparison.AT_MOST: "{@equal to or less than|less than or equal to|inferior or equal to"
                        "|equal or inferior to|equal or less than|the same as or lower than}",
    Comparison.AT_LEAST: "{@equal to or greater than|greater than or equal to"
                         "|superior or equal to|equal or superior to|equal or greater than"
                         "|the same as or higher than}",
    Comparison.LESS: "{@less than|inferior to}",
    Comparison.MORE: "{@higher than|superior to}",
    Comparison.EXACTLY: "{@equal to|the same as}",
}
