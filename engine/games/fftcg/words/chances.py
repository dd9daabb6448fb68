"""What chance picks, and cards that are discarded at random."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.discarding import DiscardAtRandom
from engine.abilities.effects import AddToHand, AtRandom, Break, PutIntoZone, RemoveFromGame, Reveal, Select
from engine.abilities.turning import Tap
from engine.games.fftcg.vocabulary import Freeze
from engine.text.grammar import Phrase, phrase

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
            phrase(Select, "~select {what:obj}"),
            phrase(RemoveFromGame, "~remove {what:obj} from the game", duration=None, face_down=False),
            phrase(Reveal, "~reveal {what:obj}"),
            *[phrase(make, f"~{verb} {{what:obj}}") for make, verb in ((Break, "break"), (Tap, "dull"),
                                                                       (Freeze, "freeze"))],
            phrase(AddToHand, "~add {what:obj} to {@your|their} hand"),
            phrase(PutIntoZone, "~put {what:obj} into {@the|your|their} {zone:zone}"),
        ],
    ),
]
