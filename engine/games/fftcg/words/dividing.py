"""Damage that is divided, as a player likes or equally (FFTCG 11.3.6), and half of an amount."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_LIKE = "as {@you:you} {@wish:like}"
_CHOSEN = (
    "{@|among them|between them|among the chosen Forwards|among the chosen Characters|among the chosen targets"
    "|between the chosen Forwards|between the chosen Characters}"
)
#: In what parts; of 1000, where nothing is said.
_UNITS = (
    "{@|{@.|} ({@Unit|Units} must be {unit:int}.)|({@|damage must be|damage must be divided} in {@increments|units"
    "|multiples} of {unit:int})|in {@increments|units|multiples} of {unit:int}}"
)


def _as_you_like() -> list[Phrase]:
    return [
        phrase(ab.DivideDamage, f"~divide {{amount:damage}} {{@among}} {{among:obj}} {_LIKE} {_UNITS}"),
        phrase(ab.DivideDamage, "~deal {among:obj} {@a total of:a total of} {amount:damage} {@comma:,}"
               f" {{@split|divided}} {_LIKE} {_CHOSEN} {_UNITS}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            *_as_you_like(),
            *[
                tree(ab.DealDamage(ab.Half(hole("whole"), rounding, hole("unit")), hole("to")),
                     "~deal damage equal to {@half of|half} {whole:counted} to {to:obj} "
                     f"({{@round}} {rounding.value} to the nearest {{unit:int}})")
                for rounding in ab.Rounding
            ],
            phrase(ab.DivideEqually, "~divide {amount:damage} {@equally among {among:obj}|among {among:obj} equally"
                   "|evenly among {among:obj}|among {among:obj} evenly|equally between {among:obj}}"
                   " {@|({@round} up to the nearest {unit:int})}"),
        ],
    ),
    (
        "quantity_named",
        [
            phrase(ab.Times, "{each:number} {@multiplied by|times|for} each {count:unit}"),
        ],
    ),
]
