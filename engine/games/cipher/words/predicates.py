"""What is said of a card after "is" and "has": a noun, a state, a place, a cost."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import NOT_CHANGED, NOT_LEVELED_UP, beside
from engine.text.english.nouns import placed
from engine.text.grammar import Phrase, Row, phrase, tree

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # After "is": a noun, a state, a place.
        "complement",
        [
            phrase(ab.Noun, "a/an {qualities:noun_row}"),
            phrase(ab.Noun, "the {qualities:noun_row}"),
            phrase(ab.Noun, "{qualities:noun_row}"),
            phrase(ab.Noun, "{qualities:state=}"),
            phrase(ab.Noun, "{qualities:place+}"),
            phrase(ab.Noun, "{qualities:in_bonds=}"),
            phrase(ab.Noun, "{qualities:both_marks=}"),
        ],
    ),
    (
        "state",
        [
            phrase(ab.Tapped, "tapped"),
            phrase(ab.Untapped, "untapped"),
            phrase(own.LeveledUp, "Leveled Up"),
            phrase(own.ClassChanged, "Class Changed"),
            phrase(ab.FaceUp, "face-up"),
            phrase(ab.FaceDown, "face-down"),
        ],
    ),
    (
        "place",
        [
            *placed(),
            *beside(),
        ],
    ),
    ("in_bonds", [phrase(ab.InZone, "face-up in your Bond Area", zone=own.Zone.BOND, player=ab.Player.YOU)]),
    ("costing", [phrase(ab.Noun, "{qualities:having=}")]),
    ("cost_number", [phrase(ab.Noun, "{qualities:cost_value=}")]),
    (
        "cost_value",
        [
            phrase(ab.CostIs, "{amount:number} {comparison:cost_so}"),
        ],
    ),
    ("doneness", [phrase(ab.Noun, "{qualities:has_done=}")]),
    (
        "has_done",
        [
            phrase(own.ClassChanged, "{@|been} Class Changed"),
            phrase(own.LeveledUp, "{@|been} Leveled Up"),
            tree(NOT_LEVELED_UP, "not {@|been} Leveled Up"),
            tree(NOT_CHANGED, "not {@|been} Class Changed"),
        ],
    ),
    (
        "possessing",
        [
            phrase(ab.Noun, "{qualities:has_icon=}"),
        ],
    ),
    (
        "has_icon",
        [
            phrase(own.Possesses, "{icon:icon} {@skill|skills|}"),
            phrase(own.PossessesNamed, "{skill:name} {@support skill|skill|}"),
        ],
    ),
    (
        "stacked_with",
        [
            phrase(own.InStackOf, "{@stacked with|in the stack of|in a stack with} {whom:obj}"),
            phrase(own.InStackOf, "in {whom:one_obj}'s stack"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
