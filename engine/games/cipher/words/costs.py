"""Costs: the actions between brackets (Cipher 22.1.1)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Exactly, Number
from engine.abilities.costs import Do
from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import Break, PutIntoZone, Sequence
from engine.abilities.nouns import InZone, Named, Noun
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.turning import Tap
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary.verbs import Flip, FlipBonds, Growth
from engine.text.grammar import Phrase, Row, phrase, same, shaped


def _on_deck(slots: Mapping[str, object]) -> PutOnDeck:
    """A card of the hand with the name: "place "Vell" on top of your Deck from your hand"."""
    noun = Noun((Named(str(slots["name"])), InZone(Zone.HAND, Player.YOU)))
    return PutOnDeck(Pick(Exactly(Number(1)), noun), DeckPlace.TOP)


def _from_hand(value: object) -> Mapping[str, object] | None:
    match value:
        case PutOnDeck(Pick(Exactly(Number(1)), Noun((Named(name), InZone(Zone.HAND, Player.YOU)))), DeckPlace.TOP):
            return {"name": name}
    return None


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
            phrase(Flip, "flip {what:obj} face-down", face_up=False),
            phrase(Flip, "flip {what:obj} face-up", face_up=True),
            phrase(Tap, "tap {what:obj}"),
            phrase(Tap, "tap {what:who}"),
            phrase(PutIntoZone, "send {what:obj} to the {zone:zone}"),
            phrase(PutIntoZone, "send {what:obj} to your {zone:zone}"),
            phrase(Break, "destroy {what:who}"),
            *[
                phrase(Growth, f"stack {{cards:obj}} under {{unit:obj}} to Growth {word}")
                for word in ("her", "him", "them", "it")
            ],
            same("{:showing}"),
            shaped(PutOnDeck, "{@place|put} {name:name} on top of your Deck from your hand", _on_deck, _from_hand),
            phrase(Sequence, "{effects:showing,and:2}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
