"""Costs: the actions between brackets (Cipher 22.1.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, tree

#: A card of the hand with a name.
_OF_HAND = ab.Noun((ab.Named(hole("name")), ab.InZone(own.Zone.HAND, ab.Player.YOU)))
_BONDS = own.Flip(ab.Pick(hole("count"), hole("noun")), face_up=False)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # A cost as it is printed in the middle of a sentence, with or without its brackets.
        "bracketed",
        [same("\u00ab{:cost,}\u00bb"), same("{:bond_cost=}")],
    ),
    ("bond_cost", [phrase(ab.Do, "{action:flip_bonds}")]),
    ("flip_bonds", [tree(_BONDS, "{@flip|} {count#:count} {noun:noun} {@face-down|}")]),
    ("cost", [phrase(ab.Do, "{action:payment}")]),
    (
        "payment",
        [
            same("{:plain_vp}"),
            tree(_BONDS, "flip {count#:count} {noun:noun} face-down"),
            tree(_BONDS, "flip {count:count} {noun:noun/many} face-down"),
            phrase(ab.Tap, "tap {what:who}"),
            phrase(ab.Break, "destroy {what:who}"),
            *[
                phrase(own.Stack, f"stack {{what:obj}} under {{unit:obj}} to Growth {word}", under=True)
                for word in ("her", "him", "them", "it")
            ],
            tree(ab.PutOnDeck(ab.Pick(ab.Exactly(ab.Number(1)), _OF_HAND), ab.DeckPlace.TOP),
                 "{@place|put} {name:name} on top of your Deck from your hand"),
            tree(ab.Sequence((hole("first"), hole("other"))), "{first:plain_vp} and {other:plain_vp}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
