"""How many and how much, once for every game: "3 or more", "at least 3", "equal to or less than its cost".

A quantity is a comparison and an amount: what may stand in a count is in the symbol `number`, an amount that is a noun
phrase in `counted`, whatever can be held against something in `quantity_named`. A game adds amounts of its own, and
says in `worth` what its cards have so much of, in `counted_noun` what is counted.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import HOW_MANY, any_of
from engine.text.phrases import Phrase, phrase, same, terms

Tables = list[tuple[str, list[Phrase]]]

_MEASURED = "{amount#:number}"
_TIMES = any_of("multiplied by", "times", "X")
_ROUNDED = "{@({@round} WAY to the nearest {unit:int})|{@round} WAY to the nearest {unit:int}}"


def quantities(or_more: str = "or_more") -> Tables:
    """The symbols `quantity`, and of its parts `or_more` (behind a number), `at_least` (before one), `than`; by which
    symbol the game says "or more" of things that are counted.
    """
    return [
        (
            "quantity",
            [
                phrase(ab.Quantity, f"{_MEASURED} {{comparison:{or_more}}}"),
                phrase(ab.Quantity, _MEASURED, comparison=ab.Comparison.EXACTLY),
                phrase(ab.Quantity, f"{{comparison:at_least}} {_MEASURED}"),
                phrase(ab.OneOf, "{amount:number} or {other:number}", comparison=ab.Comparison.EXACTLY),
                phrase(ab.Quantity, "no", comparison=ab.Comparison.EXACTLY, amount=ab.Number(0)),
            ],
        ),
        ("some", [phrase(ab.Quantity, "a/an", comparison=ab.Comparison.AT_LEAST, amount=ab.Number(1))]),
        (
            "or_more",
            [terms([(ab.Comparison.AT_LEAST, "or more"), (ab.Comparison.AT_LEAST, "or above"),
                    (ab.Comparison.AT_MOST, "or less"), (ab.Comparison.AT_MOST, "or below")])],
        ),
        (
            "at_least",
            [terms([(ab.Comparison.AT_LEAST, "at least"), (ab.Comparison.AT_LEAST, "no fewer than"),
                    (ab.Comparison.AT_MOST, "at most"), (ab.Comparison.AT_MOST, "no more than"),
                    (ab.Comparison.MORE, "more than"), (ab.Comparison.LESS, "less than"),
                    (ab.Comparison.EXACTLY, "exactly"), (ab.Comparison.EXACTLY, "only")])],
        ),
        ("than", [terms(*([(how, word) for word in words] for how, words in RELATIONS.items()))]),
        ("much", [terms([(ab.Comparison.MORE, "more"), (ab.Comparison.MORE, "a greater"),
                         (ab.Comparison.LESS, "less"), (ab.Comparison.LESS, "a lower")])]),
        (
            "relation",
            [
                phrase(ab.Quantity, "{comparison:than} {amount:quantity_named}"),
            ],
        ),
    ]


def amounts() -> Tables:
    """The symbols `counted`, `extreme` and `quantity_named`: how many there are, how much somebody has, sums of it."""
    half = "{@half of|half} {whole:quantity_named}"
    return [
        (
            "counted",
            [
                phrase(ab.CountOf, f"{HOW_MANY} {{@the:}} {{noun:counted_noun/many}}"),
                phrase(ab.CountThem, f"{HOW_MANY} {{them:obj}}"),
                phrase(ab.TraitOf, "its {trait:worth/one}", whose=ab.It()),
                phrase(ab.TraitOf, "{whose:obj}'s {trait:worth/one}"),
                phrase(ab.TraitOf, "the {@total:} {trait:worth/one} of {@{whose:obj}|{whose:who}}"),
                phrase(ab.TraitOf, "{@their total|the total of their} {@{trait:worth/one}|{trait:worth/many}}",
                       whose=ab.Them()),
                phrase(ab.Highest, "the {lowest:extreme} {trait:worth/one} {@{@out of} {@all of:} {noun:noun/many}"
                       "|{noun:noun/one}}"),
            ],
        ),
        ("extreme", [terms([(False, "highest"), (True, "lowest")])]),
        (
            "quantity_named",
            [
                same("{:counted}"),
                phrase(ab.Times, f"{{@{{count:counted}} {_TIMES} {{each:number}}"
                       f"|{{each:number}} {_TIMES} {{count:counted}}}}"),
                phrase(ab.Times, "{@twice|double} {count:counted}", each=ab.Number(2)),
                phrase(ab.Difference, "{first:counted} minus {second:number}"),
                phrase(ab.Half, half, rounding=ab.Rounding.UP),
                *[phrase(ab.Half, f"{half} {_ROUNDED.replace('WAY', way.value)}", rounding=way)
                  for way in ab.Rounding],
                same("{:number}"),
            ],
        ),
    ]


def measured(unit: str) -> list[Phrase]:
    """So much of a unit: "2 or more points of damage", "2 points of damage or more", "at least 2 points of damage"."""
    return [
        same(f"{{#:quantity}} {unit}"),
        phrase(ab.Quantity, f"{_MEASURED} {unit} {{comparison:or_more}}"),
    ]


#: How a number is held against something named.
RELATIONS = {
    ab.Comparison.AT_MOST: (
        "equal to or less than", "less than or equal to", "inferior or equal to", "equal or inferior to",
        "equal or less than", "the same as or lower than",
    ),
    ab.Comparison.AT_LEAST: (
        "equal to or greater than", "greater than or equal to", "superior or equal to", "equal or superior to",
        "equal or greater than", "the same as or higher than",
    ),
    ab.Comparison.LESS: ("less than", "inferior to"),
    ab.Comparison.MORE: ("higher than", "superior to"),
    ab.Comparison.EXACTLY: ("equal to", "the same as", "calculated as"),
}
