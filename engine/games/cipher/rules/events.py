"""What happens in Fire Emblem Cipher beyond the kernel's events: who caused it, and by which words skills watch it.

Facts that the law tells (`Fact.why`; `card` is the unit meant, `seat` its player unless said otherwise):

- "turn begins", "turn ends", "phase begins", "phase ends" (`seat` is the turn player, there is no card;
  `amount` counts the phases from 0);
- "leveled up", "class changed" (the new top card; `others` the unit below), "growth" (`others` the cards put under);
- "attack" (`others` the defending unit), "attacked" (the defending unit; `others` the attacking one);
- "supported", "support fails" (the combat unit; `others` its Support card);
- "critical" (`others` the defending unit), "evade" (the defending unit; `others` the attacking one);
- "attack destroys", "attack fails" (the attacking unit; `others` the defending one, `amount` 1 after a critical hit);
- "attack ends" (the attacking unit; `others` the defending one), "combat ends" (each combat unit; `others` the other);
- "orb destroyed" (`seat` whose orb; no card);
- "used" (the card whose skill has been used).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Event, Move, Notice, SetCardField, Shift
from engine.games.cipher.rules.table import OFF_FIELD, STACKED
from engine.state import Ref


class Cause(NamedTuple):
    """What caused an event.

    ``kind`` is "skill", "support skill", "cost", "attack" or "rule"; ``source`` the object whose skill it is (of an
    attack the attacking unit; None for rules), ``seat`` who controls it.
    """

    kind: str
    source: Ref | None
    seat: int
    #: The place of the skill among those of the source, -1 where it is none.
    place: int = -1

    @property
    def by_skill(self) -> bool:
        """Whether a skill's effect caused it, or its cost."""
        return self.kind in ("skill", "support skill", "cost")


BY_RULE = Cause("rule", None, -1)

#: Why a card is put on the battlefield without being deployed.
NOT_DEPLOYED = frozenset({"level up", "class change"})


def keys(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that skills may be watching for in this one.

    - "deploy", "leave": a card is deployed, leaves the battlefield; "shift": a unit is moved to the other line (26.13);
      "move": a card goes to any other area;
      Cards that are put under a unit, or leave with it, do none of this;
    - "destroy": a unit becomes destroyed; "tap", "untap"; "flip": a card is turned over where it lies;
    - and the facts by their own words.
    """
    if isinstance(event, Notice):
        return (event.why,)
    if isinstance(event, SetCardField):
        if event.field == "dull":
            return ("tap",) if event.value else ("untap",)
        if event.field == "face_down":
            return ("flip",)
        return ("destroy",) if event.field == "marks" and event.why == "destroy" else ()
    if isinstance(event, Shift):
        return ("shift",) if event.why == "move" else ()
    if isinstance(event, Move):
        if event.to in STACKED or event.why == "unstack":
            return ()
        if event.to < OFF_FIELD:
            return ("move",) if event.why in NOT_DEPLOYED else ("deploy", "move")
        return ("leave", "move") if 0 <= event.origin < OFF_FIELD else ("move",)
    return ()
