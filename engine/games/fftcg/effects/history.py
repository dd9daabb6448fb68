"""What FFTCG's cards ask about the turn so far, beyond what every game's do."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects.history import so_far
from engine.effects.matching import keys_of
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import Ref
from engine.triggers.trigger_event import dealers

#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


def damaged_by(what: Ref, res: Resolution) -> list[Ref]:
    """Return what has dealt damage to an object this turn."""
    found = [one for one in so_far(res.state) if one.key == "hurt" and one.what == what]
    return [source for one in found for source in dealers(one)]


def _keys(event: ab.Event) -> tuple[str, ...]:
    return keys_of(event, MEANING)


MEANING.counted = _BY_AMOUNT
MEANING.asks |= {
    ab.EventCount: lambda node: _keys(node.event),
    ab.Trigger: lambda node: _keys(node.event) if node.first else (),
    ab.Replacement: lambda node: _keys(node.event) if node.first else (),
    own.NthCast: lambda node: ("cast",),
    own.CastLimit: lambda node: ("cast",),
    ab.Casts: lambda node: () if node.ordinal is None else ("cast",),
    own.AttackLimit: lambda node: ("attack",),
    ab.DamagedBy: lambda node: ("hurt",),
}
