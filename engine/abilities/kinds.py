"""The kinds of ability, and what they share: limits on their use."""

from __future__ import annotations

import enum

from engine.abilities.events import Trigger
from engine.abilities.node import Ability, Condition, Cost, Effect, Node
from engine.abilities.statics import Static


class Unparsed(Ability):
    """A line that was not read: its text, for people to carry out."""

    text: str


class Limit(Node):
    """When or how often an ability may be used or trigger. All limits of an ability hold."""


class FieldAbility(Ability):
    """Always in force while the card is where the ability works: on the field, unless its statics say otherwise."""

    statics: tuple[Static, ...]


class KeywordAbility(Ability):
    """Abilities that have a name of their own; members of the game's enumeration."""

    keywords: tuple[enum.Enum, ...]
    #: The reminder printed beside it, if any.
    reminder: enum.Enum | None = None


class AutoAbility(Ability):
    """Triggers by itself. With a condition it triggers, and has effect, only while that holds. With a cost its player
    may pay the whole of it when it is carried out, and only then do the effects follow (Cipher 2.3.1.3, 10.4).
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    limits: tuple[Limit, ...] = ()
    burst: bool = False
    cost: tuple[Cost, ...] = ()


class ActionAbility(Ability):
    """Used by paying its cost. One with a name is a special ability where the game has those."""

    cost: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()
    name: str | None = None


class Remark(Ability):
    """A line that only reminds of a rule (a member of the game's enumeration)."""

    kind: enum.Enum


class TimesPerTurn(Limit):
    """At most so often in each turn."""

    times: int = 1


class OnlyIf(Limit):
    """Only while the condition holds."""

    condition: Condition
