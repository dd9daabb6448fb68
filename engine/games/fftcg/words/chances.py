"""What chance picks, and cards that are discarded at random."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.discarding import DiscardAtRandom
from engine.abilities.effects import AtRandom, Select
from engine.text.grammar import Phrase, phrase, same

_HAND = "{@from their hand|from your hand|}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(AtRandom, "randomly {effect:picking_vp}"),
            phrase(AtRandom, "{effect:picking_vp} at random"),
            phrase(DiscardAtRandom, f"~discard {{count#:count}} <card|cards> {_HAND} at random"),
            phrase(DiscardAtRandom, f"randomly ~discard {{count#:count}} <card|cards> {_HAND}"),
            phrase(DiscardAtRandom, f"~discard {{count#:count}} random <card|cards> {_HAND}"),
            phrase(DiscardAtRandom, f"~discard a random card {_HAND}", count=Exactly(Number(1))),
        ],
    ),
    (
        # What is done to those that chance picks; nothing else can be left to it.
        "picking_vp",
        [
            same("{:plain_vp}"),
            phrase(Select, "~select {what:obj}"),
        ],
    ),
]
