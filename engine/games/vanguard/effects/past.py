"""What has happened in this game: what was ridden, as it was then (VG 8.1); and deeds that are told by other words than
the kind of event that they are: charges, units that are deleted, gauges (VG 17.10, 19.1, 24.4).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.matching import Deed, when
from engine.events import extend
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules.table import DAMAGE, GAUGE
from engine.state import State
from engine.triggers.trigger_event import LastKnown, TriggerEvent, remember

#: The named value that holds what a seat has ridden in this game, each as it was then.
RIDDEN = "ridden {}"


def note_ride(state: State, seat: int, number: int) -> None:
    """Keep what a player has just ridden, where some card of the game asks about it later (VG 8.1)."""
    if own.RodeThisFight in deck_profile(state).kinds:
        extend(state, RIDDEN.format(seat), (remember(state.cards[number], MEANING.now(state, number)),), "ride")


def _rode(condition: own.RodeThisFight, res: Resolution) -> bool:
    """Whether a player has ridden such a card in this game: what it is now, or who may see it, is not asked."""
    ridden: list[LastKnown] = [
        one for seat in evaluate.seats(condition.player, res) for one in res.state.vars.get(RIDDEN.format(seat), ())
    ]
    return any(evaluate.fits_thing(condition.noun, one, one.now, res) for one in ridden)


def _charged(deed: own.CounterCharges, what: TriggerEvent, res: Resolution) -> bool:
    return what.why == "counter-charge" and res.state.cards[what.what.number].zone in DAMAGE


def _of_name(name: str, what: TriggerEvent, res: Resolution) -> bool:
    """Whether what became a gauge is one of the name, as far as it still is a gauge (VG 24.4)."""
    card = res.state.cards[what.what.number]
    return card.entered != what.after.entered or card.marks.get(name, 0) > 0


MEANING.conditions[own.RodeThisFight] = _rode
DEEDS: dict[type[ab.EventVerb], Deed] = {
    own.CounterCharges: when("flip", test=_charged),
    own.IsDeletedNow: when("delete"),
    own.GetsGauge: when("move", name=_of_name, test=lambda deed, what, res: what.to in GAUGE),
}
