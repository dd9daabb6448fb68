"""Words that are printed once and meant twice: a verb before two places, a subject before two durations."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

_PUT = (ab.PutOnDeck, ab.AddToHand, ab.PutIntoZone)
def _places(verb: str) -> list[Phrase]:
    """Where cards are put, with the verb, or without it when it stands before."""
    deck = "of {@your|your opponent's|their} deck {any_order! in any order}"
    return [
        phrase(ab.PutOnDeck, f"{verb} {{what:obj}} {{on|{{@on|at|to}} the}} top {deck}", place=ab.DeckPlace.TOP),
        phrase(ab.PutOnDeck, f"{verb} {{what:obj}} {{@at|to|on}} the bottom {deck}", place=ab.DeckPlace.BOTTOM),
        phrase(ab.AddToHand, f"{verb} {{what:obj}} {{@to|into|in}} {{@your|their}} hand"),
        phrase(ab.PutIntoZone, f"{verb} {{what:obj}} {{@into|in|to}} {{@the|your}} {{zone:zone}}"),
    ]


_ENDS = {ab.DeckPlace.TOP: "{@on the top|on top|at the top}", ab.DeckPlace.BOTTOM: "{@on|at} the bottom"}


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vps",
        [
            # "put 1 card on top of your deck and the other at the bottom of your deck"
            tree(ab.Sequence((hole("first", *_PUT), hole("rest", *_PUT))),
                 "{first:first_put} {@and|, then} {rest:rest_put}"),
        ],
    ),
    (
        "vp",
        [
            # "put 1 on the top and the other on the bottom of your deck": the deck is printed once.
            tree(
                ab.Sequence((ab.PutOnDeck(hole("one"), first), ab.PutOnDeck(hole("other"), last))),
                f"{{@~put|~place|~return}} {{one:obj}} {_ENDS[first]} and {{other:obj}} {_ENDS[last]} of"
                " {@your|their|your opponent's} deck",
            )
            for first, last in ((ab.DeckPlace.TOP, ab.DeckPlace.BOTTOM), (ab.DeckPlace.BOTTOM, ab.DeckPlace.TOP))
        ],
    ),
    ("first_put", _places("{@~put|~place|~return|~add}")),
    ("rest_put", _places("")),
    (
        "clause",
        [
            # "Ramza cannot be blocked this turn and gains Brave until the end of the turn"
            tree(
                ab.Sequence((
                    ab.Lasting(hole("duration"), (ab.Changes(hole("who"), hole("changes")),)),
                    ab.Lasting(hole("later"), (ab.Changes(hole("who"), hole("more")),)),
                )),
                "{{who#:who_one}|{who#:who_many}} {changes:change,and} {duration:duration} and {more:change,and}"
                " {later:duration}",
            ),
        ],
    ),
]
