"""Modes: the actions of which the player selects some."""

from __future__ import annotations

from engine.abilities.amounts import Count
from engine.abilities.conditions import Condition
from engine.abilities.effects import Effect
from engine.abilities.node import Node


class Mode(Node):
    """One of the actions that may be selected."""

    effects: tuple[Effect, ...]
    reminders: tuple[Effect, ...] = ()


class MoreModes(Node):
    """If the condition holds while modes are selected, so many are selected instead."""

    condition: Condition
    count: Count
    of: int


class SelectModes(Effect):
    """So many different ones of the `of` modes: selected with the targets, carried out in printed order."""

    count: Count
    of: int
    modes: tuple[Mode, ...]
    more: tuple[MoreModes, ...] = ()
