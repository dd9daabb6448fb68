"""What is said of a card after "is" and "has": a noun, a state, a place, a cost."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import NOT_CHANGED, NOT_LEVELED_UP, beside
from engine.text.english.classes import any_of
from engine.text.english.nouns import placed
from engine.text.grammar import Row
from engine.text.phrases import Phrase, phrase, terms

_HAS = any_of("has", "have", "had", "possesses", "possess")
_HAS_NOT = any_of(
    *(f"{do} not {have}" for do in ("does", "do", "did") for have in ("have", "possess")), "lacks", "lack",
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # After "is": a noun, a state, a place.
        "complement",
        [
            phrase(ab.Noun, "{@a/an|the|} {qualities:noun_row}"),
            phrase(ab.Noun, "{@{qualities:state=}|{qualities:place+}|{qualities:in_bonds=}|{qualities:both_marks=}}"),
        ],
    ),
    (
        "state",
        [
            terms([
                (ab.Tapped(), "tapped"), (ab.Untapped(), "untapped"), (own.LeveledUp(), "Leveled Up"),
                (own.ClassChanged(), "Class Changed"), (ab.FaceUp(), "face-up"), (ab.FaceDown(), "face-down"),
            ]),
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
            phrase(ab.TraitIs, "{amount:number} {comparison:limit}", trait=ab.Trait.COST),
        ],
    ),
    # What is said of it with "has" and "possesses", and what with their contrary.
    ("has_so", [phrase(ab.Noun, f"{_HAS} {{{{qualities:having=}}|{{qualities:has_done=}}}}")]),
    ("has_not", [phrase(ab.Noun, f"{_HAS_NOT} {{qualities:having=}}")]),
    (
        "has_done",
        [
            terms(
                (state, f"{no}{been}{words}")
                for been in ("", "been ")
                for state, no, words in (
                    (own.ClassChanged(), "", "Class Changed"), (own.LeveledUp(), "", "Leveled Up"),
                    (NOT_CHANGED, "not ", "Class Changed"), (NOT_LEVELED_UP, "not ", "Leveled Up"),
                )
            ),
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
