"""What a game with a stack has: casting, using abilities, and what becomes of what waits there."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.references import Reference


class Cast(Effect):
    """Cast once this has resolved: for its cost, or without paying it if `free`."""

    what: Reference
    free: bool = False


class UseAgain(Effect):
    """The actor uses the very ability that says this once more, without paying its cost."""


class Redirect(Effect):
    """What is on the stack and has one target has this one instead, if it may."""

    what: Reference
    to: Reference


class RemoveAfterUse(Effect):
    """If it is cast because of this ability, it goes out of the game where it would be put away once it has
    resolved."""

    what: Reference


class Cancel(Effect):
    """The Summon or ability on the stack has no effect."""

    what: Reference


class Casts(EventVerb):
    """The player casts or plays what fits; the so-many-th of the turn when `ordinal` is given."""

    what: Reference
    ordinal: int | None = None


class UsesAbility(EventVerb):
    """The player uses an ability that fits."""

    what: Reference
