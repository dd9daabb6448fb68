"""What chance picks, and cards that are discarded at random."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import filled, hole

_HAND = "{@from their hand|from your hand|}"
_DISCARDED = ab.AtRandom(ab.Discard(ab.Pick(hole("count"), ab.Noun((ab.IsCard(),)))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(ab.AtRandom, "randomly {effect:picking_vp}"),
            phrase(ab.AtRandom, "{effect:picking_vp} at random"),
            *[
                tree(_DISCARDED, words) for words in (
                    f"~discard {{count#:count}} <card|cards> {_HAND} at random",
                    f"randomly ~discard {{count#:count}} <card|cards> {_HAND}",
                    f"~discard {{count#:count}} random <card|cards> {_HAND}",
                )
            ],
            tree(filled(_DISCARDED, {"count": ab.Exactly(ab.Number(1))}), f"~discard a random card {_HAND}"),
        ],
    ),
    (
        # What is done to those that chance picks; nothing else can be left to it.
        "picking_vp",
        [
            same("{:plain_vp}"),
            phrase(ab.Select, "~select {what:obj}"),
        ],
    ),
]
