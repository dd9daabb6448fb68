"""Whether an effect can be carried out at all: what cannot is not offered (FFTCG 2.3)."""

from __future__ import annotations

from functools import partial

from engine.abilities import counters, damage, decks, discarding, stack, targets
from engine.abilities import effects as words
from engine.effects.possible import acts_on, enough
from engine.games.fftcg.effects import statics, taking
from engine.games.fftcg.effects.counters import bearing
from engine.games.fftcg.effects.on_cards import castable
from engine.games.fftcg.effects.on_stack import bursting
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import HAND
from engine.games.fftcg.vocabulary import copying as copying_words
from engine.games.fftcg.vocabulary import ex_burst as ex_burst_words


def _choose(effect: targets.Choose, res: Resolution) -> bool:
    place = res.place[0]
    groups = res.targets[place : place + len(effect.targets)]
    return len(groups) < len(effect.targets) or any(groups)


MEANING.possible |= {
    targets.Choose: _choose,
    discarding.DiscardAtRandom: lambda effect, res: bool(res.state.zones[HAND[res.actor]]),
    decks.Search: lambda effect, res: statics.can_search(res.state, res.actor),
    stack.CastFree: lambda effect, res: enough(effect.what, res, able=partial(castable, res)),
    stack.CastPaying: lambda effect, res: enough(effect.what, res, able=partial(castable, res)),
    counters.RemoveCounter: lambda effect, res: enough(
        effect.where, res, able=bearing(effect.counter, effect.count, res)
    ),
    counters.MovesCounters: lambda effect, res: enough(
        effect.origin, res, able=bearing(effect.counter, effect.count, res)
    ) and enough(effect.to, res),
    counters.PlaceCounter: acts_on("where"),
    words.GainControl: acts_on(),
    damage.DealDamage: acts_on("to"),
    damage.ReceiveDamage: lambda effect, res: True,
    copying_words.ExchangePower: acts_on(),
    copying_words.ExchangeControl: acts_on(),
    ex_burst_words.UseBurst: lambda effect, res: bool(bursting(effect, res)),
    copying_words.UseOfOther: lambda effect, res: bool(taking.usable(effect, res)),
}
