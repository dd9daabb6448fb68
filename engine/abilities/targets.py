"""Targets: chosen when something goes on the stack and checked when it resolves."""

from __future__ import annotations

from engine.abilities.amounts import Count
from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.node import Node
from engine.abilities.nouns import Noun
from engine.abilities.references import Reference
from engine.abilities.statics import Static


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


class MustChoose(Static):
    """What `by` fits, when it chooses targets, must choose it if it may."""

    by: Reference
    what: Reference
