"""The first of a turn: the first damage, and how often something was cast."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg.words.happened import DID, did
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import each, hole


def _first_damage() -> list[Phrase]:
    """ "During each turn, if Ramza is dealt damage for the first time in that turn, the damage becomes 0 instead"."""
    when = (
        "{{during each turn,|each turn,|} {@if|when} {event:event} for the first time"
        " {@that turn}"
        "|the first time {event:event} each turn|the first time each turn {event:event}"
        "|{@once per turn|only once per turn|once each turn}, {@if|when} {event:event}"
        "|{@each turn}, the first time {event:event}}"
    )
    damage = (
        "{@|each turn,|during each turn,} the first damage {{event:harm}|{event:harm_done}}"
        " {@in a turn} {outcome:damage_outcome} {@instead:}"
    )
    return [
        phrase(ab.Replacement, words, once=False, condition=None, first=True)
        for words in (f"{when}, {{outcome:outcome}} instead", f"{when}, {{outcome:of_damage}}", damage)
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("replacement", _first_damage()),
    (
        "player_deed",
        [phrase(ab.Casts, "~cast {what:doer} for the {ordinal:ordinal} time "
                "{@that turn:this turn}")],
    ),
    (
        "one_condition",
        [
            # "you have cast 3 or 4 cards this turn": just so often, not so often or more.
            tree(ab.HappenedThisTurn(did(hole("noun")), hole("quantity")),
                 f"{{player#:subject}} {DID} {{quantity#:quantity}} {{noun:noun}} this turn"),
            # At least one of each.
            tree(ab.And(each("nouns", ab.HappenedThisTurn(did(hole("nouns"))))),
                 f"{{player#:subject}} {DID} {{@each}} {{nouns:articled,and:2}} this turn"),
        ],
    ),
]
