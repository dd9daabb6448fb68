"""What stands first: the branches of an effect, which a trigger's own condition and a replacement would else take."""

from __future__ import annotations

from engine.abilities.conditions import EventWas
from engine.abilities.effects import IfThen, Otherwise
from engine.abilities.kinds import AutoAbility
from engine.games.fftcg.vocabulary import FormsPartyNow
from engine.text.grammar import Phrase, Row, phrase

_ONLY = tuple(
    f" {this} {only} {{limits:limit,and}}."
    for this in ("This effect", "These effects", "This ability")
    for only in ("will trigger only", "will only trigger", "can only trigger", "triggers only")
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # "When ..., if A, B. If not, C.": it triggers either way, and asks its effect (FFTCG 11.8.13).
        "ability",
        [
            phrase(AutoAbility, f"{burst}{{trigger:trigger}}, {{effects:branches}}{limits}", burst=bool(burst),
                   condition=None, **({} if limits else {"limits": ()}))
            for burst in ("", "[EX BURST] ")
            for limits in ("", *_ONLY)
        ],
    ),
    ("first_branch", [phrase(IfThen, "if {condition:condition}, {effect:result}{.}")]),
    (
        "other_branch",
        [phrase(Otherwise, f"{words}, {{effect:result}}{{.}}") for words in ("if not", "otherwise")],
    ),
    (
        # What the ability saw is asked about once it is carried out, and not replaced (FFTCG 11.12.5).
        "body",
        [phrase(IfThen, "if {condition:moment}, {effect:result}")],
    ),
    (
        "moment",
        [
            phrase(FormsPartyNow, "{what:ref} forms a party"),
            phrase(EventWas, "{event:entering}"),
        ],
    ),
]

ROWS = {
    "branches": Row((("first_branch", 1, 1), ("sentence", 0, 3), ("other_branch", 1, 1), ("sentence", 0, 20))),
}
