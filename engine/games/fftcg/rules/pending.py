"""What has triggered and waits, with everything that it must remember."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.fftcg.effects.trigger_events import TriggerEvent
from engine.games.fftcg.rules.now import LastKnown, TriggerSource
from engine.objects import Ref


@dataclass(frozen=True, slots=True)
class PendingTrigger:
    """An auto-ability that has triggered and waits for the stack (FFTCG 11.8.7).

    ``cards`` and ``amount`` are what the event brought along: the cards it was about, its number; ``seat`` the player
    it was about. ``memory`` remembers objects that are not there any more. ``x``, ``paid`` and ``done`` come from the
    ability that set this one up, where one did ("when you do so").
    """

    watcher: TriggerSource
    cards: tuple[Ref, ...] = ()
    amount: int = 0
    memory: tuple[LastKnown, ...] = ()
    seat: int = -1
    x: int = 0
    paid: tuple[str, ...] = ()
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    #: What happened, as words for events are held against it.
    happening: TriggerEvent | None = None
