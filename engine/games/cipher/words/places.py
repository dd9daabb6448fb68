"""What puts cards somewhere: into hands, decks and areas, onto the battlefield and onto units (Cipher 6, 14)."""

from __future__ import annotations

from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import AddToHand, PlayOntoField, PutIntoZone, ReturnToHand, Reveal
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import InPlace, That
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary.verbs import (
    AddToOrbs,
    DeployBeside,
    DeployInto,
    Growth,
    LevelUpWith,
    Move,
    MoveBeside,
    PlaceAmongBonds,
)
from engine.games.cipher.words.terms import AREA, THAT_ONE
from engine.text.english.classes import ONTO, TOWARDS
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

#: Putting something somewhere, whichever word the place goes with.
_PUT = "{@~place|~send|~put|~add|~return|~stack|~discard}"
_SEND = "{@~send|~place|~put|~add|~return|~stack|~discard}"
_INTO = TOWARDS
_WHOSE = "{@the|your|their|your opponent's|its owner's|their owner's|}"
_ON_TOP = f"{{@back|}} {ONTO}"
_ON_BOTTOM = "{@on the bottom of|at the bottom of|to the bottom of|on bottom of}"
_DECK = "{@your|their|the|your opponent's|their owner's|its owner's|} {@Deck|Decks}"
_ORDER = (
    "{@in any order|in any order you wish|in any order you like|in any order they wish|in any order they like"
    "|in the order of your choice|in whatever order you like}"
)
_ONTO = ONTO
_UNDER = "{@under|beneath|underneath}"
_THEM = THAT_ONE

#: Whose bonds, by the words for it.
_BONDS = (
    ("{@your Bond Area|the Bond Area|your Bonds}", Player.YOU),
    ("{@your opponent's Bond Area|your opponent's Bonds}", Player.OPPONENT),
    ("{@their Bond Area|their Bonds}", Player.THEY),
)


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "placing",
        [
            phrase(PlayOntoField, "~deploy {what:obj}"),
            phrase(PlayOntoField, "~deploy {what:obj} {@tapped|in a tapped state}", dull=True),
            phrase(DeployBeside, f"~deploy {{what:obj}} {_INTO} the same area {{@as|with}} {{beside:obj}}"),
            phrase(DeployInto, f"~deploy {{what:obj}} {_INTO} {{@the|your|}} {{line:zone}}"),
            tree(DeployInto(InPlace(hole("what"), hole("zone"), Player.YOU), hole("line")),
                 f"~deploy {{what:source}} {_INTO} {{@the|your|}} {{line:zone}} from your {{zone:zone}}"),
            phrase(Move, "~move {what:obj}", to=None),
            phrase(Move, f"~move {{what:obj}} {_INTO} {{@the|your|their|}} {{to:zone}}"),
            phrase(MoveBeside, f"~move {{what:obj}} {_INTO} the same {AREA} {{@as|with}} {{beside:obj}}"),
            phrase(
                MoveBeside,
                f"~move {{what:obj}} {_INTO} the {AREA} {{@that|in which|}} {{beside:obj}} {{@is in|is}}",
            ),
            phrase(AddToHand, f"~add {{what:obj}} {{@back|}} {TOWARDS} {{@your|their|your opponent's}} hand"),
            phrase(
                ReturnToHand,
                "{@~return|~send} {what:obj} {@back|} to"
                " {@your|your opponent's|their|its owner's|their owner's|their owners'|the owner's} hand",
            ),
            phrase(PutIntoZone, f"{_SEND} {{what:obj}} {_INTO} {_WHOSE} {{zone:away}}"),
            *[
                phrase(PlaceAmongBonds, f"{_PUT} {{what:obj}} {where}", player=player, face_down=down)
                for bonds, player in _BONDS
                for where, down in (
                    (f"{{@face-up|}} {_INTO} {bonds}", False),
                    (f"face-down {_INTO} {bonds}", True),
                    (f"{_INTO} {bonds} face-down", True),
                )
            ],
            phrase(
                AddToOrbs,
                f"{_PUT} {{what:obj}} {{@in|to|into|on top of}}"
                " {@your Orbs|your Orb Area|the Orb Area|their Orbs|their Orb Area}",
            ),
            same("{:showing}"),
            phrase(Growth, f"{_PUT} {{cards:obj}} {_UNDER} {{unit:obj}} to Growth {_THEM}"),
            phrase(LevelUpWith, f"{_PUT} {{card:obj}} {_ONTO} {{unit:obj}} to {{@Level Up|Class Change}} {_THEM}"),
            phrase(LevelUpWith, "{@~Level Up|~Class Change} {unit:obj} {@with|using|into} {card:obj}"),
            phrase(LevelUpWith, "~stack {card:obj} on top to {@Level Up|Class Change} {unit:raised_ally}"),
        ],
    ),
    ("raised_ally", [value(That(Noun((ControlledBy(Player.YOU),))), word) for word in ("them", "her", "him")]),
    (
        # What costs may ask for too.
        "showing",
        [
            phrase(Reveal, "~reveal {what:obj}"),
            *[
                phrase(PutOnDeck, f"{_PUT} {{what:obj}} {words}", place=place, any_order=ordered)
                for where, place in ((_ON_TOP, DeckPlace.TOP), (_ON_BOTTOM, DeckPlace.BOTTOM))
                for words, ordered in (
                    (f"{where} {_DECK}", False),
                    (f"{_ORDER} {where} {_DECK}", True),
                    (f"{where} {_DECK} {_ORDER}", True),
                )
            ],
            phrase(
                PutOnDeck,
                f"{_PUT} {{what:obj}} to {{@your|their|your opponent's}} {{@Deck|Decks}}",
                place=DeckPlace.TOP,
            ),
        ],
    ),
    ("away", [value(Zone.RETREAT, "Retreat Area"), value(Zone.BOUNDLESS, "Boundless Area")]),
]

ROWS: dict[str, Row] = {}
