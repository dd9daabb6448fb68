"""What is said of a card after "is" and "has": a noun, a state, a place, a cost."""

from __future__ import annotations

from engine.abilities.nouns import CostIs, FaceDown, FaceUp, InZone, Noun
from engine.abilities.players import Player
from engine.abilities.turning import Tapped, Untapped
from engine.games.cipher.vocabulary import (
    ClassChanged,
    InStackOf,
    LeveledUp,
    Possesses,
    Zone,
)
from engine.games.cipher.vocabulary.skills import PossessesNamed
from engine.games.cipher.words.nouns import NOT_CHANGED, NOT_LEVELED_UP, beside
from engine.text.english.nouns import placed
from engine.text.grammar import Phrase, Row, phrase, tree

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # After "is": a noun, a state, a place.
        "complement",
        [
            phrase(Noun, "a/an {qualities:noun_row}"),
            phrase(Noun, "the {qualities:noun_row}"),
            phrase(Noun, "{qualities:noun_row}"),
            phrase(Noun, "{qualities:state=}"),
            phrase(Noun, "{qualities:place+}"),
            phrase(Noun, "{qualities:in_bonds=}"),
            phrase(Noun, "{qualities:both_marks=}"),
        ],
    ),
    (
        "state",
        [
            phrase(Tapped, "tapped"),
            phrase(Untapped, "untapped"),
            phrase(LeveledUp, "Leveled Up"),
            phrase(ClassChanged, "Class Changed"),
            phrase(FaceUp, "face-up"),
            phrase(FaceDown, "face-down"),
        ],
    ),
    (
        "place",
        [
            *placed(),
            *beside(),
        ],
    ),
    ("in_bonds", [phrase(InZone, "face-up in your Bond Area", zone=Zone.BOND, player=Player.YOU)]),
    ("costing", [phrase(Noun, "{qualities:having=}")]),
    ("cost_number", [phrase(Noun, "{qualities:cost_value=}")]),
    (
        "cost_value",
        [
            phrase(CostIs, "{amount:number} {comparison:cost_so}"),
        ],
    ),
    ("doneness", [phrase(Noun, "{qualities:has_done=}")]),
    (
        "has_done",
        [
            phrase(ClassChanged, "{@|been} Class Changed"),
            phrase(LeveledUp, "{@|been} Leveled Up"),
            tree(NOT_LEVELED_UP, "not {@|been} Leveled Up"),
            tree(NOT_CHANGED, "not {@|been} Class Changed"),
        ],
    ),
    (
        "possessing",
        [
            phrase(Noun, "{qualities:has_icon=}"),
        ],
    ),
    (
        "has_icon",
        [
            phrase(Possesses, "{icon:icon} {@skill|skills|}"),
            phrase(PossessesNamed, "{skill:name} {@support skill|skill|}"),
        ],
    ),
    (
        "stacked_with",
        [
            phrase(InStackOf, "{@stacked with|in the stack of|in a stack with} {whom:obj}"),
            phrase(InStackOf, "in {whom:one_obj}'s stack"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
