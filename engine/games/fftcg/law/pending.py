"""What has triggered and waits, with everything that it must remember."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.fftcg.deeds.happenings import Happening
from engine.games.fftcg.law.now import Memory, Watcher
from engine.objects import Ref


@dataclass(frozen=True, slots=True)
class Pending:
    """An auto-ability that has triggered and waits for the stack (FFTCG 11.8.7).

    ``cards`` and ``amount`` are what the event brought along: the cards it was about, its number; ``seat`` the player
    it was about. ``memory`` remembers objects that are not there any more. ``x``, ``paid`` and ``done`` come from the
    ability that set this one up, where one did ("when you do so").
    """

    watcher: Watcher
    cards: tuple[Ref, ...] = ()
    amount: int = 0
    memory: tuple[Memory, ...] = ()
    seat: int = -1
    x: int = 0
    paid: tuple[str, ...] = ()
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    #: What happened, as words for events are held against it.
    happening: Happening | None = None
