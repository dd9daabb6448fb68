"""Costs: the actions between brackets (Cipher 22.1.1)."""

from __future__ import annotations

from engine.abilities.costs import Do
from engine.abilities.effects import Break, PutIntoZone, Sequence
from engine.games.cipher.verbs import Flip, FlipBonds, Growth, Tap
from engine.text.grammar import Phrase, Row, phrase, same

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "bond_cost",
        [phrase(Do, "{action:flip_bonds}")],
    ),
    ("flip_bonds", [phrase(FlipBonds, "flip {count#:count} {noun:noun} face-down")]),
    ("cost", [phrase(Do, "{action:payment}")]),
    (
        "payment",
        [
            phrase(FlipBonds, "flip {count#:count} {noun:noun} face-down"),
            phrase(FlipBonds, "flip {count:count} {noun:noun/many} face-down"),
            phrase(Flip, "flip {what:ref} face-down", face_up=False),
            phrase(Flip, "flip {what:ref} face-up", face_up=True),
            phrase(Tap, "tap {what:ref}"),
            phrase(Tap, "tap {what:subject}"),
            phrase(PutIntoZone, "send {what:ref} to the {zone:zone}"),
            phrase(PutIntoZone, "send {what:ref} to your {zone:zone}"),
            phrase(Break, "destroy {what:subject}"),
            *[
                phrase(Growth, f"stack {{cards:ref}} under {{unit:ref}} to Growth {word}")
                for word in ("her", "him", "them", "it")
            ],
            same("{:showing}"),
            phrase(Sequence, "{effects:showing,and:2}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
