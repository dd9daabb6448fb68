"""What cards take over from others."""

from __future__ import annotations

from engine.games.fftcg import vocabulary as own
from engine.text import hanzi
from engine.text.phrasebook import Teller, tell


def _taken(t: Teller, gain: own.AbilitiesOf) -> str:
    kinds = hanzi.listed([t(kind) for kind in gain.kinds], "和") if gain.kinds else "技能"
    return f"{hanzi.of(t(gain.whose))}所有{kinds}"


def _used(t: Teller, effect: own.UseOfOther) -> str:
    return f"不支付{'消耗' if effect.free else '[S]'}即使用{hanzi.of(t(effect.whose))}1个特殊技能"


def _has(t: Teller, quality: own.HasAbilities, has: str = "拥有") -> str:
    kinds = hanzi.listed([t(kind) for kind in quality.kinds], "或") if quality.kinds else "技能"
    return f"{has}{kinds}的"


SAYINGS = [
    tell(own.HasAbilities, _has),
    tell(own.HasAbilities, lambda t, quality: _has(t, quality, "没有"), "not"),
    tell(own.HasAbilities, lambda t, quality: _has(t, quality).removesuffix("的"), "is"),
    tell(own.AbilitiesOf, _taken),
    tell(own.UseOfOther, _used),
    tell(own.ExchangePower, lambda t, effect: f"{t(effect.duration)}互换{hanzi.of(t(effect.what))}力量"),
    tell(own.ExchangeControl, lambda t, effect: f"{t(effect.duration)}互换{hanzi.of(t(effect.what))}控制权"),
]
