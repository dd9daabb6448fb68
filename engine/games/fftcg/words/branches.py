"""What stands first: the branches of an effect, which a trigger's own condition and a replacement would else take."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg.words.abilities import BURST, LIMITS
from engine.games.fftcg.words.attacks import IN_PARTY
from engine.text.grammar import Phrase, Row, phrase, tree

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # "When ..., if A, B. If not, C.": it triggers either way, and asks its effect (FFTCG 11.8.13).
        "ability",
        [
            phrase(ab.AutoAbility, f"{BURST} {{trigger:trigger}}, {{effects:branches}} {LIMITS}", condition=None),
        ],
    ),
    ("first_branch", [phrase(ab.IfThen, "if {condition:condition}, {effect:body}{.}")]),
    (
        "other_branch",
        [phrase(ab.Otherwise, "{@otherwise|if not|if it is not}, {effect:body}{.}")],
    ),
    (
        # What the ability saw is asked about once it is carried out, and not replaced (FFTCG 11.12.5).
        "body",
        [phrase(ab.IfThen, "if {condition:moment}, {effect:body}")],
    ),
    (
        "moment",
        [
            tree(IN_PARTY, "{what:ref} forms a party"),
            phrase(ab.EventWas, "{event:entering_event}"),
        ],
    ),
]

ROWS = {
    "branches": Row((("first_branch", 1, 1), ("sentence", 0, 3), ("other_branch", 1, 1), ("sentence", 0, 20))),
}
