"""Words that are printed once and meant twice: a verb before two places, a subject before two durations."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, tree
from engine.text.holes import hole

_ENDS = {ab.DeckPlace.TOP: "{@on the top|on top|at the top}", ab.DeckPlace.BOTTOM: "{@on|at} the bottom"}


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            # "put 1 on the top and the other on the bottom of your deck": the deck is printed once.
            tree(
                ab.Sequence((ab.PutOnDeck(hole("one"), first), ab.PutOnDeck(hole("other"), last))),
                f"{{@~put|~place|~return}} {{one:obj}} {_ENDS[first]} and {{other:obj}} {_ENDS[last]} of"
                " {@whose} deck",
            )
            for first, last in ((ab.DeckPlace.TOP, ab.DeckPlace.BOTTOM), (ab.DeckPlace.BOTTOM, ab.DeckPlace.TOP))
        ],
    ),
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
