"""What FFTCG's cards ask about the turn so far, beyond what every game's do."""

from __future__ import annotations

from engine.abilities.amounts import EventCount
from engine.abilities.damage import DamagedBy
from engine.abilities.events import Event as Words
from engine.abilities.replacements import Replacement
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.effects.history import so_far
from engine.effects.matching import keys_of
from engine.games.fftcg.effects.characteristics import characteristics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import Ref
from engine.games.fftcg.vocabulary.attacking import AttackLimit
from engine.games.fftcg.vocabulary.casting import CastLimit, NthCast
from engine.triggers import attention
from engine.triggers.trigger_event import dealers

#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


def damaged_by(what: Ref, res: Resolution) -> list[Ref]:
    """Return what has dealt damage to an object this turn."""
    found = [one for one in so_far(res.state) if one.key == "hurt" and one.what == what]
    return [source for one in found for source in dealers(one)]


def _keys(event: Words) -> tuple[str, ...]:
    return keys_of(event, MEANING)


attention.learn(MEANING, characteristics)
MEANING.counted = _BY_AMOUNT
MEANING.asks |= {
    EventCount: lambda node: _keys(node.event),
    Trigger: lambda node: _keys(node.event) if node.first else (),
    Replacement: lambda node: _keys(node.event) if node.first else (),
    NthCast: lambda node: ("cast",),
    CastLimit: lambda node: ("cast",),
    Casts: lambda node: () if node.ordinal is None else ("cast",),
    AttackLimit: lambda node: ("attack",),
    DamagedBy: lambda node: ("hurt",),
}
