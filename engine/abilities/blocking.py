"""What a game with blockers has."""

from __future__ import annotations

from engine.abilities.events import EventVerb
from engine.abilities.nouns import Quality
from engine.abilities.references import Reference


class Blocks(EventVerb):
    """Is declared as a blocker, of `whom` when given."""

    whom: Reference | None = None


class IsBlocked(EventVerb):
    """As an attacker, is blocked; by one that `by` fits, when given."""

    by: Reference | None = None


class Blocking(Quality):
    """Is blocking, and the attacker is `whom` when it is given."""

    whom: Reference | None = None


class BlockedBy(Quality):
    """Is attacking and was blocked by `whom`."""

    whom: Reference


class IsNotBlocked(EventVerb):
    """As an attacker, is not blocked: the other player has named no blocker."""
