"""What is said of a card after "is" and "has": a noun, a state, a place, a cost."""

from __future__ import annotations

from engine.abilities.amounts import Comparison
from engine.abilities.nouns import CostIs, FaceDown, FaceUp, InZone, Noun, PowerIs, Same, Trait
from engine.abilities.players import Player
from engine.abilities.turning import Tapped, Untapped
from engine.games.cipher.vocabulary import (
    ClassChanged,
    InOtherArea,
    InSameArea,
    InStackOf,
    LeveledUp,
    Possesses,
    WithSupportSkill,
    WithSymbol,
    Zone,
)
from engine.games.cipher.vocabulary.skills import PossessesNamed
from engine.games.cipher.words.compared import ENDS
from engine.games.cipher.words.nouns import NOT_CHANGED, NOT_LEVELED_UP, fixed
from engine.text.grammar import Phrase, Row, phrase

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
            phrase(InZone, "{in|on} the {zone:zone}", player=None),
            phrase(InZone, "{in|on} your {zone:zone}", player=Player.YOU),
            phrase(InZone, "face-up in your Bond Area", zone=Zone.BOND, player=Player.YOU),
            phrase(InSameArea, "in the same {area|line|row} {as|with} {whose:ref}"),
            phrase(InOtherArea, "in {a different|another} {area|line|row} {to|from|than} {whose:ref}"),
            phrase(InZone, "in their {zone:zone}", player=Player.THEY),
        ],
    ),
    ("costing", [phrase(Noun, "{qualities:cost_of=}")]),
    (
        "cost_of",
        [
            *[phrase(CostIs, f"a Deployment Cost of {{amount:number}} {end}", comparison=how) for how, end in ENDS],
            *[
                phrase(PowerIs, words, comparison=how)
                for how, end in ENDS
                for words in (
                    f"{{amount:number}} attack {end}",
                    f"{{amount:number}} {end} attack",
                    f"{{an|}} attack of {{amount:number}} {end}",
                )
            ],
            *[
                phrase(PowerIs, f"{than} attack than {{amount:attack_whole}}", comparison=how)
                for how, than in ((Comparison.LESS, "{less|lower}"), (Comparison.MORE, "{more|higher|greater}"))
            ],
            *[
                phrase(CostIs, words, comparison=how)
                for how, than in ((Comparison.LESS, "{lower|smaller}"), (Comparison.MORE, "{higher|greater}"))
                for words in (
                    f"a {than} Deployment Cost than {{amount:cost_held}}",
                    f"a Deployment Cost {than} than {{amount:cost_held}}",
                )
            ],
            phrase(Same, "the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(Same, "the same Deployment Cost as {whose:ref}", trait=Trait.COST),
            phrase(WithSupportSkill, "{a support skill|support skills}"),
            phrase(WithSymbol, "a {Symbol|[Symbol]}"),
            phrase(Possesses, "a/an {icon:icon}"),
        ],
    ),
    ("cost_number", [phrase(Noun, "{qualities:cost_value=}")]),
    (
        "cost_value",
        [
            *[phrase(CostIs, f"{{amount:number}} {end}", comparison=how) for how, end in ENDS],
        ],
    ),
    ("doneness", [phrase(Noun, "{qualities:has_done=}")]),
    (
        "has_done",
        [
            phrase(ClassChanged, "Class Changed"),
            phrase(LeveledUp, "Leveled Up"),
            fixed(NOT_LEVELED_UP, "not Leveled Up"),
            fixed(NOT_LEVELED_UP, "not been Leveled Up"),
            fixed(NOT_CHANGED, "not Class Changed"),
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
            phrase(Possesses, "{icon:icon}"),
            phrase(Possesses, "{icon:icon} skill"),
            phrase(PossessesNamed, "{skill:name} {skill|}"),
        ],
    ),
    (
        "stacked_with",
        [
            phrase(InStackOf, "stacked with {whom:ref}"),
            phrase(InStackOf, "in {whom:one_ref}'s stack"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
