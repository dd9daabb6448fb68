"""What puts cards somewhere: into hands, decks and areas, onto the battlefield and onto units (Cipher 6, 14)."""

from __future__ import annotations

from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import PlayOntoField, ReturnToHand
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
from engine.text.english.clauses import PUT
from engine.text.grammar import Phrase, Row, phrase, tree, value
from engine.text.holes import hole

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
            phrase(DeployBeside, f"~deploy {{what:obj}} {TOWARDS} the same area {{@as|with}} {{beside:obj}}"),
            phrase(DeployInto, f"~deploy {{what:obj}} {TOWARDS} {{@the|your|}} {{line:zone}}"),
            tree(DeployInto(InPlace(hole("what"), hole("zone"), Player.YOU), hole("line")),
                 f"~deploy {{what:source}} {TOWARDS} {{@the|your|}} {{line:zone}} from your {{zone:zone}}"),
            phrase(Move, "~move {what:obj}", to=None),
            phrase(Move, f"~move {{what:obj}} {TOWARDS} {{@the|your|their|}} {{to:zone}}"),
            phrase(MoveBeside, f"~move {{what:obj}} {TOWARDS} the same {AREA} {{@as|with}} {{beside:obj}}"),
            phrase(
                MoveBeside,
                f"~move {{what:obj}} {TOWARDS} the {AREA} {{@that|in which|}} {{beside:obj}} {{@is in|is}}",
            ),
            phrase(ReturnToHand, "{@~return|~send} {what:obj} {@back|} to {@your|your opponent's|their} hand"),
            *[
                phrase(PlaceAmongBonds, f"{PUT} {{what:obj}} {where}", player=player, face_down=down)
                for bonds, player in _BONDS
                for where, down in (
                    (f"{{@face-up|}} {TOWARDS} {bonds}", False),
                    (f"face-down {TOWARDS} {bonds}", True),
                    (f"{TOWARDS} {bonds} face-down", True),
                )
            ],
            phrase(
                AddToOrbs,
                f"{PUT} {{what:obj}} {{@in|to|into|on top of}}"
                " {@your Orbs|your Orb Area|the Orb Area|their Orbs|their Orb Area}",
            ),
            phrase(PutOnDeck, f"{PUT} {{what:obj}} to {{@your|their|your opponent's}} {{@Deck|Decks}}",
                   place=DeckPlace.TOP),
            phrase(Growth, f"{PUT} {{cards:obj}} {_UNDER} {{unit:obj}} to Growth {_THEM}"),
            phrase(LevelUpWith, f"{PUT} {{card:obj}} {ONTO} {{unit:obj}} to {{@Level Up|Class Change}} {_THEM}"),
            phrase(LevelUpWith, "{@~Level Up|~Class Change} {unit:obj} {@with|using|into} {card:obj}"),
            phrase(LevelUpWith, "~stack {card:obj} on top to {@Level Up|Class Change} {unit:raised_ally}"),
        ],
    ),
    ("raised_ally", [value(That(Noun((ControlledBy(Player.YOU),))), word) for word in ("them", "her", "him")]),
    ("away", [value(Zone.RETREAT, "Retreat Area"), value(Zone.BOUNDLESS, "Boundless Area")]),
]

ROWS: dict[str, Row] = {}
