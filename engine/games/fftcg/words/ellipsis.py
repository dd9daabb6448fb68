"""Words that are printed once and meant twice: a verb before two places, a subject before two durations."""

from __future__ import annotations

from engine.abilities.decks import DeckPlace, PutOnDeck
from engine.abilities.effects import AddToHand, Lasting, PutIntoZone, Sequence
from engine.abilities.statics import Changes
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_PUT = (PutOnDeck, AddToHand, PutIntoZone)
def _places(verb: str) -> list[Phrase]:
    """Where cards are put, with the verb, or without it when it stands before."""
    deck = "of {@your|your opponent's|their} deck {any_order! in any order}"
    return [
        phrase(PutOnDeck, f"{verb} {{what:obj}} {{on|{{@on|at|to}} the}} top {deck}", place=DeckPlace.TOP),
        phrase(PutOnDeck, f"{verb} {{what:obj}} {{@at|to|on}} the bottom {deck}", place=DeckPlace.BOTTOM),
        phrase(AddToHand, f"{verb} {{what:obj}} {{@to|into|in}} {{@your|their}} hand"),
        phrase(PutIntoZone, f"{verb} {{what:obj}} {{@into|in|to}} {{@the|your}} {{zone:zone}}"),
    ]


_ENDS = {DeckPlace.TOP: "{@on the top|on top|at the top}", DeckPlace.BOTTOM: "{@on|at} the bottom"}


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vps",
        [
            # "put 1 card on top of your deck and the other at the bottom of your deck"
            tree(Sequence((hole("first", *_PUT), hole("rest", *_PUT))),
                 "{first:first_put} {@and|, then} {rest:rest_put}"),
        ],
    ),
    (
        "vp",
        [
            # "put 1 on the top and the other on the bottom of your deck": the deck is printed once.
            tree(
                Sequence((PutOnDeck(hole("one"), first), PutOnDeck(hole("other"), last))),
                f"{{@~put|~place|~return}} {{one:obj}} {_ENDS[first]} and {{other:obj}} {_ENDS[last]} of"
                " {@your|their|your opponent's} deck",
            )
            for first, last in ((DeckPlace.TOP, DeckPlace.BOTTOM), (DeckPlace.BOTTOM, DeckPlace.TOP))
        ],
    ),
    ("first_put", _places("{@~put|~place|~return|~add}")),
    ("rest_put", _places("")),
    (
        "clause",
        [
            # "Ramza cannot be blocked this turn and gains Brave until the end of the turn"
            tree(
                Sequence((
                    Lasting(hole("duration"), (Changes(hole("who"), hole("changes")),)),
                    Lasting(hole("later"), (Changes(hole("who"), hole("more")),)),
                )),
                "{{who#:who_one}|{who#:who_many}} {changes:change,and} {duration:duration} and {more:change,and}"
                " {later:duration}",
            ),
        ],
    ),
]
