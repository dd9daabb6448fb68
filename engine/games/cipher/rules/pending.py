"""What has triggered and waits for a check timing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.state import Ref
from engine.triggers import trigger_event

#: What stands for cards of a hand of which only their player knows whether they have triggered.
UNKNOWN = Ref(-1, -1)


@dataclass(frozen=True, slots=True)
class PendingTrigger(trigger_event.PendingTrigger):
    """A skill that has triggered and waits to be chosen in a check timing (Cipher 10.2).

    ``level`` orders it: skills that triggered while another was carried out come before those that waited then
    (10.2.3); 0 is that of skills that triggered at other times, before which no level up to ``beside`` comes, or none
    at all as long as that is 0. ``hidden`` tells of a SPEC skill in a hand, which need
    not be chosen (10.2.2); with the source :data:`UNKNOWN` it stands for any that may be in the hand, as far as the
    other player knows.
    """

    level: int = 0
    hidden: bool = False
    beside: int = 0
