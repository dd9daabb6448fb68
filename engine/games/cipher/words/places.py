"""What puts cards somewhere: into hands, decks and areas, onto the battlefield and onto units (Cipher 6, 14)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import AREA, THAT_ONE
from engine.text.english.classes import ONTO, TOWARDS
from engine.text.english.clauses import PUT
from engine.text.grammar import Phrase, Row, phrase, tree, value
from engine.text.holes import hole

_UNDER = "{@under|beneath|underneath}"
_THEM = THAT_ONE

#: Whose bonds, by the words for it.
_BONDS = (
    ("{@your Bond Area|the Bond Area|your Bonds}", ab.Player.YOU),
    ("{@your opponent's Bond Area|your opponent's Bonds}", ab.Player.OPPONENT),
    ("{@their Bond Area|their Bonds}", ab.Player.THEY),
)


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "placing",
        [
            phrase(ab.PlayOntoField, "~deploy {what:obj}"),
            phrase(ab.PlayOntoField, "~deploy {what:obj} {@tapped|in a tapped state}", dull=True),
            phrase(own.DeployBeside, f"~deploy {{what:obj}} {TOWARDS} the same area {{@as|with}} {{beside:obj}}"),
            phrase(own.DeployInto, f"~deploy {{what:obj}} {TOWARDS} {{@the|your|}} {{line:zone}}"),
            tree(own.DeployInto(ab.InPlace(hole("what"), hole("zone"), ab.Player.YOU), hole("line")),
                 f"~deploy {{what:source}} {TOWARDS} {{@the|your|}} {{line:zone}} from your {{zone:zone}}"),
            phrase(own.Move, "~move {what:obj}", to=None),
            phrase(own.Move, f"~move {{what:obj}} {TOWARDS} {{@the|your|their|}} {{to:zone}}"),
            phrase(own.MoveBeside, f"~move {{what:obj}} {TOWARDS} the same {AREA} {{@as|with}} {{beside:obj}}"),
            phrase(
                own.MoveBeside,
                f"~move {{what:obj}} {TOWARDS} the {AREA} {{@that|in which|}} {{beside:obj}} {{@is in|is}}",
            ),
            phrase(ab.ReturnToHand, "{@~return|~send} {what:obj} {@back|} to {@your|your opponent's|their} hand"),
            *[
                phrase(own.PlaceAmongBonds, f"{PUT} {{what:obj}} {where}", player=player, face_down=down)
                for bonds, player in _BONDS
                for where, down in (
                    (f"{{@face-up|}} {TOWARDS} {bonds}", False),
                    (f"face-down {TOWARDS} {bonds}", True),
                    (f"{TOWARDS} {bonds} face-down", True),
                )
            ],
            phrase(
                own.AddToOrbs,
                f"{PUT} {{what:obj}} {{@in|to|into|on top of}}"
                " {@your Orbs|your Orb Area|the Orb Area|their Orbs|their Orb Area}",
            ),
            phrase(ab.PutOnDeck, f"{PUT} {{what:obj}} to {{@your|their|your opponent's}} {{@Deck|Decks}}",
                   place=ab.DeckPlace.TOP),
            phrase(own.Growth, f"{PUT} {{cards:obj}} {_UNDER} {{unit:obj}} to Growth {_THEM}"),
            phrase(own.LevelUpWith, f"{PUT} {{card:obj}} {ONTO} {{unit:obj}} to {{@Level Up|Class Change}} {_THEM}"),
            phrase(own.LevelUpWith, "{@~Level Up|~Class Change} {unit:obj} {@with|using|into} {card:obj}"),
            phrase(own.LevelUpWith, "~stack {card:obj} on top to {@Level Up|Class Change} {unit:raised_ally}"),
        ],
    ),
    ("raised_ally",
     [value(ab.That(ab.Noun((ab.ControlledBy(ab.Player.YOU),))), word) for word in ("them", "her", "him")]),
    ("away", [value(own.Zone.RETREAT, "Retreat Area"), value(own.Zone.BOUNDLESS, "Boundless Area")]),
]

ROWS: dict[str, Row] = {}
