"""What makes an auto-ability trigger."""

from __future__ import annotations

from engine.abilities.durations import Duration
from engine.abilities.events import Event
from engine.abilities.node import Node


class Trigger(Node):
    """Triggers each time the event happens."""

    event: Event
    #: The event counts only within this stretch, and then with `first` only the first time.
    within: Duration | None = None
    #: "for the first time in that turn"
    first: bool = False
