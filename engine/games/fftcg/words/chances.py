"""What chance picks, and cards that are discarded at random."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.discarding import DiscardAtRandom
from engine.abilities.effects import AddToHand, AtRandom, Break, PutIntoZone, RemoveFromGame, Reveal, Select
from engine.abilities.turning import Tap
from engine.games.fftcg.vocabulary import Freeze
from engine.text.grammar import Phrase, phrase

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(AtRandom, "randomly {effect:picking_vp}"),
            phrase(AtRandom, "{effect:picking_vp} at random"),
            *[
                phrase(DiscardAtRandom, f"{before}~discard {{count#:count}} <card|cards>{hand}{behind}")
                for before, behind in (("", " at random"), ("randomly ", ""))
                for hand in (" from their hand", " from your hand", "")
            ],
            *[
                phrase(DiscardAtRandom, f"~discard {line}{hand}", **known)
                for line, known in (
                    ("{count#:count} random <card|cards>", {}), ("a random card", {"count": Exactly(Number(1))}),
                )
                for hand in (" from their hand", " from your hand", "")
            ],
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
            *[phrase(AddToHand, f"~add {{what:obj}} to {whose} hand") for whose in ("your", "their")],
            *[phrase(PutIntoZone, f"~put {{what:obj}} into {whose} {{zone:zone}}") for whose in ("the", "your",
                                                                                             "their")],
        ],
    ),
]
