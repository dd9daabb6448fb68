"""What puts cards somewhere: into hands, decks and areas, onto the battlefield and onto units (Cipher 6, 14)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import AREA, CHOSEN_LINE, THAT_ONE
from engine.text.english.classes import ONTO, TOWARDS
from engine.text.english.clauses import PUT
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, terms, tree, value

_UNDER = "{@under|beneath|underneath}"
_THEM = THAT_ONE
#: Where cards are laid, whoever's the text names: it is their owner's.
_LAID_OUT = (
    (own.Zone.BOND, "{@your Bond Area|the Bond Area|your Bonds|your opponent's Bond Area|your opponent's Bonds"
     "|their Bond Area|their Bonds}"),
    (own.Zone.ORB, "{@own:your} {@Orbs|Orb Area}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "placing",
        [
            phrase(ab.PlayOntoField, "~deploy {what:obj}"),
            phrase(ab.PlayOntoField, "~deploy {what:obj} {@tapped|in a tapped state}", dull=True),
            phrase(ab.PlayOntoField, f"~deploy {{what:obj}} {TOWARDS} {{area:line}}"),
            tree(ab.PlayOntoField(ab.InPlace(hole("what"), hole("zone"), ab.Player.YOU), area=hole("area")),
                 f"~deploy {{what:source}} {TOWARDS} {{area:line}} from your {{zone:zone}}"),
            phrase(own.Move, "~move {what:obj}", area=None),
            phrase(own.Move, f"~move {{what:obj}} {TOWARDS} {{area:line}}"),
            phrase(ab.ReturnToHand, "{@~return|~send} {what:obj} {@back:back} to {@whose} hand"),
            *[
                phrase(ab.PutIntoZone, f"{PUT} {{what:obj}} {where}", zone=zone, face_down="face-down" in where)
                for zone, there in _LAID_OUT
                for where in (
                    f"{{@face-up}} {TOWARDS} {there}", f"face-down {TOWARDS} {there}", f"{TOWARDS} {there} face-down",
                )
            ],
            phrase(ab.PutIntoZone, f"{PUT} {{what:obj}} on top of {{@own}} Orbs", zone=own.Zone.ORB),
            phrase(ab.PutOnDeck, f"{PUT} {{what:obj}} to {{@whose}} {{@Deck|Decks}}",
                   place=ab.DeckPlace.TOP),
            phrase(own.Stack, f"{PUT} {{what:obj}} {_UNDER} {{unit:obj}} to Growth {_THEM}", under=True),
            phrase(own.Stack, f"{PUT} {{what:obj}} {ONTO} {{unit:obj}} to {{@Level Up|Class Change}} {_THEM}"),
            phrase(own.Stack, "{@~Level Up|~Class Change} {unit:obj} {@using} {what:obj}"),
            phrase(own.Stack, "~stack {what:obj} on top to {@Level Up|Class Change} {unit:raised_ally}"),
        ],
    ),
    (
        # The line to which units go.
        "line",
        [
            phrase(ab.InZone, "{@own:the} {zone:battle_line}", player=None),
            phrase(own.InSameArea, f"the same {AREA} {{@as}} {{whose:obj}}"),
            phrase(own.InSameArea, f"the {AREA} {{@that}} {{whose:obj}} {{@is in|is}}"),
            phrase(own.InChosenLine, CHOSEN_LINE),
        ],
    ),
    ("others", [value(ab.Player.OPPONENT, "your opponent's"), value(ab.Player.THEY, "their")]),
    ("raised_ally",
     [value(ab.That(ab.Noun((ab.ControlledBy(ab.Player.YOU),))), word) for word in ("them", "her", "him")]),
    ("away", [terms((own.Zone.RETREAT, own.Zone.BOUNDLESS))]),
]

ROWS: dict[str, Row] = {}
