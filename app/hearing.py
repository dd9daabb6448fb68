"""Which sound belongs to what happens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.views import PublicEvent

#: By why a card moves, whatever the game calls it.
_MOVES = {
    "draw": "draw",
    "cast": "cast",
    "break": "break",
    "damage": "damage",
    "deploy": "cast",
    "level up": "cast",
    "class change": "cast",
    "support": "draw",
    "destroy": "break",
    "orb destroyed": "damage",
}
_FACTS = {"attack": "attack", "block": "attack"}


def sound_of(events: Sequence[PublicEvent]) -> str:
    """The one sound for what happened together; the weightiest counts. Empty for silence."""
    found: set[str] = set()
    for event in events:
        if event.kind == "move":
            target = event.target[0] if event.target is not None else ""
            found.add("damage" if target == "damage zone" else _MOVES.get(event.why, "move"))
        elif event.kind == "fact" and event.why in _FACTS:
            found.add(_FACTS[event.why])
        elif event.kind == "mark" and event.field == "dull":
            found.add("dull")
        elif event.kind == "value" and event.field == "turn":
            found.add("turn")
    order = ("damage", "break", "attack", "cast", "turn", "draw", "move", "dull")
    return next((name for name in order if name in found), "")
