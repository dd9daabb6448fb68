"""Conditions, once for every game: how they are joined, what a player has, what there is, and how something is.

A game says in `one_condition` what else may follow "if", in `negated` what of it is denied; after "is" stands what is
in `complement` (a state, a place), or a noun.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import IS, THIS
from engine.text.grammar import Phrase, phrase, same

Tables = list[tuple[str, list[Phrase]]]

_BE = "{@<is|are>|<was|were>}"
_BE_NOT = f"{_BE} not"


def conditions() -> Tables:
    """The symbols `condition` (after "if"), `one_condition` of it, `negated`, and `predicate` (after "is")."""
    return [
        (
            "condition",
            [
                same("{:one_condition}"),
                phrase(ab.And, "{conditions:one_condition,and_if|and:2}"),
                phrase(ab.Or, "{conditions:one_condition,or_if|or:2}"),
            ],
        ),
        (
            "one_condition",
            [
                phrase(ab.Has, "{player#:subject} ~have {quantity#:quantity} {noun:noun}"),
                phrase(ab.Exists, f"there {IS} {{quantity#:quantity}} {{noun:noun}}"),
                phrase(ab.Compares, "{what:quantity_named} {@becomes:is} {{quantity:quantity}|{quantity:relation}}"
                       f" {{@|{THIS}}}"),
                phrase(ab.Is, f"{{what#:who}} {_BE} {{noun:predicate}}"),
                phrase(ab.Not, "{condition:negated}"),
                same("{:turn_is}"),
            ],
        ),
        ("negated", [phrase(ab.Is, f"{{what#:who}} {_BE_NOT} {{noun:predicate}}"), same("{:turn_is_not}")]),
        ("predicate", [same("{:complement}"), same("a/an {:noun/one}")]),
    ]
