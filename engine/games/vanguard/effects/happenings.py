"""The kinds of event that abilities may be watching for in what happens (VG 16.3, 16.5)."""

from __future__ import annotations

from engine.events import Event, Move, Notice, SetCardField, Shift
from engine.games.vanguard.rules.table import OFF_FIELD

#: What brings a card onto a circle without its being placed (VG 10.7, 18.4, 21.4).
NOT_PLACED = frozenset({"unlock", "lock", "legion", "move"})
#: What places a card wherever it comes from (VG 28).
PLACED = frozenset({"ride", "call", "superior call"})
#: Why vanguards become hearts and are vanguards again: they stay where they are (VG 21.2, 21.4).
HEARTS = frozenset({"heart", "revert"})


def keys(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that abilities may be watching for in this one.

    - "placed": a card comes onto a circle (VG 10.7), "moved": a unit goes to another one (10.6); "leave": it leaves
      the field, "move": a card goes to any other zone;
    - "rest", "stand", "flip": a card is turned where it lies; "mark": one of its states is another one;
    - and the facts by their own words: "ride", "rode upon", "attack", "attacked", "boost", "boosted", "intercept",
      "hit", "no hit", "battle ends", "phase begins", "turn ends", "reveal", "chosen", "lock", "unlock".
    """
    kind = type(event)
    if kind is Notice:
        return (event.why,)
    if isinstance(event, SetCardField):
        if event.field == "dull":
            return ("rest",) if event.value else ("stand",)
        return ("flip",) if event.field == "face_down" else ("mark",) if event.why in STATES else ()
    if isinstance(event, Shift):
        if event.why in HEARTS:
            return ()
        return ("moved",) if event.to < OFF_FIELD else ("leave", "move")
    if isinstance(event, Move):
        if event.to < OFF_FIELD:
            placed = event.why in PLACED or (event.why not in NOT_PLACED and not 0 <= event.origin < OFF_FIELD)
            return ("placed", "move") if placed else ("move",)
        if 0 <= event.origin < OFF_FIELD:
            return ("leave", "move")
        return ("move",)
    return ()


#: The states of clan keywords, by the word for which a mark changes (VG 23).
STATES = frozenset({"blazing", "engorged", "charging", "hollowed", "harmony", "successful"})
