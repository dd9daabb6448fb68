"""Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3)."""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.effects.selection import acts_on, enough
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import statics, taking
from engine.games.fftcg.effects.counters import bearing
from engine.games.fftcg.effects.on_cards import castable
from engine.games.fftcg.effects.on_stack import bursting
from engine.games.fftcg.effects.resolution import MEANING, Resolution


def _choose(effect: ab.Choose, res: Resolution) -> bool:
    place = res.place[0]
    groups = res.targets[place : place + len(effect.targets)]
    return len(groups) < len(effect.targets) or any(groups)


MEANING.possible |= {
    ab.Choose: _choose,
    ab.Search: lambda effect, res: statics.can_search(res.state, res.actor),
    ab.Cast: lambda effect, res: enough(effect.what, res, able=partial(castable, res)),
    ab.RemoveCounter: lambda effect, res: enough(
        effect.where, res, able=bearing(effect.counter, effect.count, res)
    ),
    ab.MovesCounters: lambda effect, res: enough(
        effect.origin, res, able=bearing(effect.counter, effect.count, res)
    ) and enough(effect.to, res),
    ab.PlaceCounter: acts_on("where"),
    ab.GainControl: acts_on(),
    ab.DealDamage: acts_on("to"),
    own.ExchangePower: acts_on(),
    own.ExchangeControl: acts_on(),
    own.UseBurst: lambda effect, res: bool(bursting(effect, res)),
    own.UseOfOther: lambda effect, res: bool(taking.usable(effect, res)),
}
