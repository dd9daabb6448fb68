"""What cards take over from others."""

from __future__ import annotations

from engine.games.fftcg.takenwords import AbilitiesOf, ExchangeControl, ExchangePower, UseOfOther
from engine.text import hanzi
from engine.text.phrasebook import Teller, tell


def _taken(t: Teller, gain: AbilitiesOf) -> str:
    kinds = hanzi.listed([t(kind) for kind in gain.kinds], "和") if gain.kinds else "技能"
    return f"{hanzi.of(t(gain.whose))}所有{kinds}"


def _used(t: Teller, effect: UseOfOther) -> str:
    return f"不支付{'消耗' if effect.free else '[S]'}即使用{hanzi.of(t(effect.whose))}1个特殊技能"


SAYINGS = [
    tell(AbilitiesOf, _taken),
    tell(UseOfOther, _used),
    tell(ExchangePower, lambda t, effect: f"{t(effect.duration)}互换{hanzi.of(t(effect.what))}力量"),
    tell(ExchangeControl, lambda t, effect: f"{t(effect.duration)}互换{hanzi.of(t(effect.what))}控制权"),
]
