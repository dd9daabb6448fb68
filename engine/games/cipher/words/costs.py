"""Costs: the actions between brackets (Cipher 22.1.1)."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.costs import Do
from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import Break, Sequence
from engine.abilities.nouns import InZone, Named, Noun
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.turning import Tap
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary.verbs import FlipBonds, Growth
from engine.text.grammar import Phrase, Row, phrase, same, tree
from engine.text.holes import hole

#: A card of the hand with a name.
_OF_HAND = Noun((Named(hole("name")), InZone(Zone.HAND, Player.YOU)))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "bond_cost",
        [phrase(Do, "{action:flip_bonds}")],
    ),
    # "reduced by Flip 1 Bond": a cost without its brackets.
    ("bond_count", [phrase(Do, "{action:bonds_fewer}")]),
    (
        "bonds_fewer",
        [phrase(FlipBonds, "{@flip|} {count#:count} {noun:noun} {@face-down|}")],
    ),
    ("flip_bonds", [phrase(FlipBonds, "flip {count#:count} {noun:noun} face-down")]),
    ("cost", [phrase(Do, "{action:payment}")]),
    (
        "payment",
        [
            phrase(FlipBonds, "flip {count#:count} {noun:noun} face-down"),
            phrase(FlipBonds, "flip {count:count} {noun:noun/many} face-down"),
            same("{:plain_vp}"),
            phrase(Tap, "tap {what:who}"),
            phrase(Break, "destroy {what:who}"),
            *[
                phrase(Growth, f"stack {{cards:obj}} under {{unit:obj}} to Growth {word}")
                for word in ("her", "him", "them", "it")
            ],
            tree(PutOnDeck(Pick(Exactly(Number(1)), _OF_HAND), DeckPlace.TOP),
                 "{@place|put} {name:name} on top of your Deck from your hand"),
            tree(Sequence((hole("first"), hole("other"))), "{first:plain_vp} and {other:plain_vp}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
