"""Conditions, once for every game: how they are joined, what a player has, what there is, and how something is.

A game says in `one_condition` what else may follow "if", in `negated` what of it is denied; after "is" stands what is
in `complement` (a state, a place), or a noun.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import COUNTED, IS, THIS, any_of
from engine.text.phrases import Phrase, hole, phrase, same, tree, value

Tables = list[tuple[str, list[Phrase]]]

#: What somebody has of what they control, or anywhere.
HAVE = any_of("~have", "~control", "has", "controls")
HAVE_NOT = "{@<doesn't|don't>|doesn't|don't|does not|do not} {@have|control}"
_WHO = hole("player")
_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
_NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))
_SOME_SUCH = "{@{noun:articled}|any {noun:noun/many}|any {noun:noun/one}|{noun:noun/one}}"
_NONE_SUCH = "{@any|a/an|} {@{noun:noun/many}|{noun:noun/one}}"
SO_MANY = f"{{@|a total of}} {{quantity#:quantity}} {COUNTED}"
_BE = "{@<is|are>|<was|were>}"
_BE_NOT = f"{_BE} not"


def held(who: str, have: str = HAVE, player: object = _WHO) -> list[Phrase]:
    """Who has so many of something, some or none of it; the player, where it is said before."""
    return [
        tree(ab.Has(player, quantity, hole("noun")), f"{who} {words}")  # type: ignore[arg-type]
        for quantity, words in (
            (hole("quantity"), f"{have} {SO_MANY}"),
            # "you control 4 Forwards or more": the noun stands inside the quantity.
            (ab.Quantity(hole("comparison"), hole("amount")),
             f"{have} {{amount#:number}} {COUNTED} {{comparison:or_more}}"),
            (_SOME, f"{have} {_SOME_SUCH}"),
            (_NONE, f"{HAVE_NOT} {_NONE_SUCH}"),
        )
    ]


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
                *held("{player#:possessor}"),
                phrase(ab.Has, f"neither player {{@has|controls}} {_NONE_SUCH}", player=ab.Player.EACH,
                       quantity=_NONE),
                phrase(ab.Exists, f"there {IS} {SO_MANY}"),
                phrase(ab.Exists, f"there {IS} {_SOME_SUCH}", quantity=_SOME),
                phrase(ab.Compares, "{what:quantity_named} {@becomes:is} {{quantity:quantity}|{quantity:relation}}"
                       f" {{@|{THIS}}}"),
                phrase(ab.Is, f"{{what#:who}} {_BE} {{noun:predicate}}"),
                phrase(ab.Not, "{condition:negated}"),
                same("{:turn_is}"),
            ],
        ),
        (
            "negated",
            [
                phrase(ab.Is, f"{{what#:who}} {_BE_NOT} {{noun:predicate}}"), same("{:turn_is_not}"),
                phrase(ab.Has, f"{{player#:possessor}} {HAVE_NOT} {SO_MANY}"),
            ],
        ),
        # Who has something: "opponent controls", "both players have".
        (
            "possessor",
            [
                same("{:subject}"), same("{:other_possessor}"),
            ],
        ),
        (
            "other_possessor",
            [
                value(ab.Player.OPPONENT, "opponent"),
                value(ab.Player.EACH, "{@both players|both you and your opponent|you and your opponent}"),
            ],
        ),
        ("predicate", [same("{:complement}"), same("a/an {:noun/one}")]),
    ]
