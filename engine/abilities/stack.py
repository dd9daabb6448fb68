"""What a game with a stack has: casting, using abilities, what becomes of what waits there, and what is chosen as it
goes there: targets, checked when it resolves, and modes, the actions of which the player selects some.
"""

from __future__ import annotations

import enum

from engine.abilities.node import Condition, Count, Effect, EventVerb, Node
from engine.abilities.nouns import Noun, Quality, Reference
from engine.abilities.statics import Static


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
    """The player uses an ability that fits: only one of the name, when given."""

    what: Reference
    name: str = ""


class OnStack(Quality):
    """On the stack, a card or an ability of one of the kinds (members of the game's enumeration)."""

    kinds: tuple[enum.Enum, ...]


class ComesFrom(Quality):
    """An ability whose source fits."""

    source: Reference


class ThisEffect(Reference):
    """What is being carried out, as the cause of something: "by this effect", "this way"."""


# Targets


class Target(Node):
    """So many that fit the noun."""

    count: Count
    noun: Noun


class Choose(Effect):
    """Targets, chosen when the ability or Summon goes on the stack and checked when it resolves."""

    targets: tuple[Target, ...]


class IsChosen(EventVerb):
    """Is chosen as a target."""


class Former(Reference):
    """The first of the two targets."""


class Latter(Reference):
    """The second of the two targets."""


class Targets(Quality):
    """On the stack, and has chosen what fits, and nothing else if `only`."""

    what: Reference
    only: bool = False


class MustChoose(Static):
    """What `by` fits, when it chooses targets, must choose it if it may."""

    by: Reference
    what: Reference


# Modes


class Mode(Node):
    """One of the actions that may be selected."""

    effects: tuple[Effect, ...]
    reminders: tuple[Effect, ...] = ()


class MoreModes(Node):
    """If the condition holds while modes are selected, so many are selected instead."""

    condition: Condition
    count: Count


class SelectModes(Effect):
    """So many different ones of the modes: selected with the targets, carried out in printed order."""

    count: Count
    modes: tuple[Mode, ...]
    more: tuple[MoreModes, ...] = ()
