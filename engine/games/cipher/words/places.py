"""What puts cards somewhere: into hands, decks and areas, onto the battlefield and onto units (Cipher 6, 14)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import AddToHand, PlayOntoField, PutIntoZone, ReturnToHand, Reveal
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import InPlace, Reference, That
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
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_VERBS = ("~send", "~place", "~put", "~add", "~return", "~stack")
_INTO = "{in|to|into}"
_WHOSE = "{the|your|their|your opponent's|its owner's|their owner's|}"
_ON_TOP = "{back|} {on top of|on the top of|at the top of|to the top of|onto the top of|at top of}"
_ON_BOTTOM = "{on the bottom of|at the bottom of|to the bottom of|on bottom of}"
_DECK = "{your|their|the|your opponent's|their owner's|its owner's|} {Deck|Decks}"
_ORDER = (
    "{in any order|in any order you wish|in any order you like|in any order they wish|in any order they like"
    "|in the order of your choice|in whatever order you like}"
)
_ONTO = "{on top of|onto|on}"
_UNDER = "{under|beneath|underneath}"
_THEM = "{it|them|her|him|that unit|that ally}"

#: Whose bonds, by the words for it.
_BONDS = (
    ("{your Bond Area|the Bond Area|your Bonds}", Player.YOU),
    ("{your opponent's Bond Area|your opponent's Bonds}", Player.OPPONENT),
    ("{their Bond Area|their Bonds}", Player.THEY),
)


def _deploy_from(slots: Mapping[str, object]) -> DeployInto:
    """The card itself, from where it lies: "Deploy this card in the Front Line from your Retreat Area"."""
    what, line, zone = slots["what"], slots["line"], slots["zone"]
    assert isinstance(what, Reference) and isinstance(line, Zone) and isinstance(zone, Zone)
    return DeployInto(InPlace(what, zone, Player.YOU), line)


def _deployed_from(value: object) -> Mapping[str, object] | None:
    match value:
        case DeployInto(InPlace(what, zone, Player.YOU), line):
            return {"what": what, "line": line, "zone": zone}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "placing",
        [
            phrase(PlayOntoField, "~deploy {what:ref}"),
            phrase(PlayOntoField, "~deploy {what:ref} {tapped|in a tapped state}", dull=True),
            phrase(DeployBeside, f"~deploy {{what:ref}} {_INTO} the same area {{as|with}} {{beside:ref}}"),
            phrase(DeployInto, f"~deploy {{what:ref}} {_INTO} {{the|your|}} {{line:zone}}"),
            shaped(
                DeployInto,
                f"~deploy {{what:this_card}} {_INTO} {{the|your|}} {{line:zone}} from your {{zone:zone}}",
                _deploy_from,
                _deployed_from,
            ),
            phrase(Move, "~move {what:ref}", to=None),
            phrase(Move, f"~move {{what:ref}} {_INTO} {{the|your|their|}} {{to:zone}}"),
            phrase(MoveBeside, f"~move {{what:ref}} {_INTO} the same {{area|row|line}} {{as|with}} {{beside:ref}}"),
            phrase(
                MoveBeside,
                f"~move {{what:ref}} {_INTO} the {{area|row|line}} {{that|in which|}} {{beside:ref}} {{is in|is}}",
            ),
            phrase(AddToHand, "~add {what:ref} {back|} {to|in|into} {your|their|your opponent's} hand"),
            *[
                phrase(ReturnToHand, f"{verb} {{what:ref}} {{back|}} to {whose} hand")
                for verb in ("~return", "~send")
                for whose in ("{your|your opponent's|their|its owner's|their owner's|their owners'|the owner's}",)
            ],
            *[
                phrase(PutIntoZone, f"{verb} {{what:ref}} {_INTO} {_WHOSE} {{zone:away}}")
                for verb in ("~send", "~place", "~put", "~discard", "~return")
            ],
            *[
                phrase(
                    PlaceAmongBonds,
                    f"{verb} {{what:ref}} {before} {_INTO} {whose} {after}",
                    player=player,
                    face_down=down,
                )
                for verb in ("~send", "~place", "~put", "~add")
                for whose, player in _BONDS
                for before, after, down in (("{face-up|}", "", False), ("face-down", "", True), ("", "face-down", True))
            ],
            *[
                phrase(
                    AddToOrbs,
                    f"{verb} {{what:ref}} {{in|to|into|on top of}}"
                    " {your Orbs|your Orb Area|the Orb Area|their Orbs|their Orb Area}",
                )
                for verb in ("~send", "~place", "~put", "~add")
            ],
            same("{:showing}"),
            *[
                phrase(Growth, f"{verb} {{cards:ref}} {_UNDER} {{unit:ref}} to Growth {_THEM}")
                for verb in ("~stack", "~place", "~put")
            ],
            *[
                phrase(LevelUpWith, f"{verb} {{card:ref}} {_ONTO} {{unit:ref}} to {{Level Up|Class Change}} {_THEM}")
                for verb in ("~stack", "~place", "~put")
            ],
            *[
                phrase(LevelUpWith, f"{verb} {{unit:ref}} {{with|using|into}} {{card:ref}}")
                for verb in ("~Class Change", "~Level Up")
            ],
            phrase(LevelUpWith, "~stack {card:ref} on top to {Level Up|Class Change} {unit:raised_ally}"),
        ],
    ),
    ("raised_ally", [value(That(Noun((ControlledBy(Player.YOU),))), word) for word in ("them", "her", "him")]),
    (
        # What costs may ask for too.
        "showing",
        [
            phrase(Reveal, "~reveal {what:ref}"),
            *[
                phrase(PutOnDeck, f"{verb} {{what:ref}} {where} {_DECK}", place=place)
                for verb in _VERBS
                for where, place in ((_ON_TOP, DeckPlace.TOP), (_ON_BOTTOM, DeckPlace.BOTTOM))
            ],
            *[
                phrase(PutOnDeck, f"{verb} {{what:ref}} {words}", place=place, any_order=True)
                for verb in ("~place", "~put", "~return")
                for where, place in ((_ON_TOP, DeckPlace.TOP), (_ON_BOTTOM, DeckPlace.BOTTOM))
                for words in (f"{_ORDER} {where} {_DECK}", f"{where} {_DECK} {_ORDER}")
            ],
            *[
                phrase(
                    PutOnDeck,
                    f"{verb} {{what:ref}} to {{your|their|your opponent's}} {{Deck|Decks}}",
                    place=DeckPlace.TOP,
                )
                for verb in ("~add", "~return")
            ],
        ],
    ),
    ("away", [value(Zone.RETREAT, "Retreat Area"), value(Zone.BOUNDLESS, "Boundless Area")]),
]

ROWS: dict[str, Row] = {}
