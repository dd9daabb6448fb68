"""Where an edge makes no sense for a class of the tree: why, in a sentence."""

from __future__ import annotations

from engine.abilities import effects
from engine.abilities.node import Node

REASONS: dict[tuple[type[Node], str], str] = {
    (effects.DealDamageToEachOther, "several"): "It is always just two that deal damage to each other.",
    (effects.RemoveAfterUse, "several"): "It speaks of the one card that the sentence before lets one cast.",
    (effects.RemoveAfterUse, "replaced"): "It is itself the replacement, of the move into the Break Zone (11.12.5.2).",
    (effects.ShuffleIntoDeck, "several"): "What it does is told with two cards already.",
    (effects.UseAgain, "first"): "Special abilities are used one after the other; none of them ever triggers.",
}
