"""What chance picks, and cards that are discarded at random."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, same

_HAND = "{@from their hand|from your hand|}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(ab.AtRandom, "randomly {effect:picking_vp}"),
            phrase(ab.AtRandom, "{effect:picking_vp} at random"),
            phrase(ab.DiscardAtRandom, f"~discard {{count#:count}} <card|cards> {_HAND} at random"),
            phrase(ab.DiscardAtRandom, f"randomly ~discard {{count#:count}} <card|cards> {_HAND}"),
            phrase(ab.DiscardAtRandom, f"~discard {{count#:count}} random <card|cards> {_HAND}"),
            phrase(ab.DiscardAtRandom, f"~discard a random card {_HAND}", count=ab.Exactly(ab.Number(1))),
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
