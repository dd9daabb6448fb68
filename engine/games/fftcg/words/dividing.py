"""Damage that is divided, as a player likes or equally (FFTCG 11.3.6)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Times
from engine.abilities.effects import DivideDamage
from engine.games.fftcg.vocabulary import DivideEqually
from engine.text.grammar import Phrase, phrase

_LIKE = "{as you like|as you wish|as you choose|however you like|in any way you like}"
_CHOSEN = (
    "{|among them|between them|among the chosen Forwards|among the chosen Characters|among the chosen targets"
    "|between the chosen Forwards|between the chosen Characters}"
)
#: In what parts; of 1000, where nothing is said.
_UNITS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("", {"unit": 1000}),
    *((f"{stop} ({unit} must be {{unit:int}}.)", {}) for stop in (".", "") for unit in ("Unit", "Units")),
    (" ({|damage must be|damage must be divided} in {increments|units|multiples} of {unit:int})", {}),
    (" in {increments|units|multiples} of {unit:int}", {}),
)


def _as_you_like() -> list[Phrase]:
    heads = (
        f"~divide {{amount:damage}} {{among|between}} {{among:obj}} {_LIKE}",
        "~deal {among:obj} {a total of|a total amount of|a total} {amount:damage}{,|} {split|divided} "
        f"{_LIKE} {_CHOSEN}",
    )
    return [phrase(DivideDamage, f"{head}{unit}", **fixed) for head in heads for unit, fixed in _UNITS]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            *_as_you_like(),
            *[
                phrase(DivideEqually, f"~divide {{amount:damage}} {words}{end}")
                for words in ("equally among {among:obj}", "among {among:obj} equally", "evenly among {among:obj}",
                              "among {among:obj} evenly", "equally between {among:obj}")
                for end in ("", *(f" ({round_} up to the nearest {{unit:int}})" for round_ in ("round", "rounded")))
            ],
        ],
    ),
    (
        "quantity_named",
        [
            phrase(Times, f"{{each:number}} {times} each {{count:unit}}") for times in ("multiplied by", "times", "for")
        ],
    ),
]
