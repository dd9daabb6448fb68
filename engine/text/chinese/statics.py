"""What is so: changes, costs of casting, replacements."""

from __future__ import annotations

import re

from engine.abilities.amounts import Number, Times, X
from engine.abilities.counters import EntersWithCounters
from engine.abilities.damage import (
    DamageBecomes,
    DamageDoubled,
    DamageIncreased,
    DamageKept,
    DamageMoved,
    DamageReduced,
)
from engine.abilities.effects import Effect, May
from engine.abilities.events import Attacks, Happens, PlayerActs
from engine.abilities.naming import OfNamed
from engine.abilities.nouns import Trait
from engine.abilities.replacements import Besides, IfLiked, Performed, Replacement
from engine.abilities.statics import (
    AlsoBecomes,
    AlsoHas,
    AttacksAgain,
    AttacksOnceMore,
    BecomesQuality,
    Cannot,
    CannotGain,
    Change,
    Changes,
    CostsTo,
    Direction,
    ForEach,
    Gain,
    Gains,
    Granted,
    Keyword,
    LosesAbilities,
    LosesKeywords,
    LosesPower,
    Must,
    PlayerCannot,
    Power,
    PowerBecomes,
    PowerCannotChange,
    Static,
    Trace,
    While,
)
from engine.abilities.targets import MustChoose
from engine.abilities.turning import DoesNotUntap, EntersTapped
from engine.text import hanzi
from engine.text.chinese import conditions, costs, events, nouns, references
from engine.text.phrasebook import Teller, say, tell, words

_ABOUT_POWER = (Power, LosesPower, PowerBecomes, PowerCannotChange)


def _changes(t: Teller, static: Changes) -> str:
    """ "米蕾尔的力量+1000，并获得勇气": what is for each of something stands before all."""
    each, changes = hoisted(t, static.changes)
    who = t(static.who)
    owner = hanzi.of(who) if _is_owned(t, changes[0]) else who
    told = [t(change) for change in changes]
    text = owner + told[0]
    for change, more in zip(changes[1:], told[1:], strict=True):
        text += f"，{'且' if _is_owned(t, change) or not isinstance(change, Gains) else '并'}{more}"
    return each + text


def _is_owned(t: Teller, change: Change | Gain) -> bool:
    """Whether it speaks of something that belongs to the thing: its power."""
    if isinstance(change, Gains):
        return any(_is_owned(t, gain) for gain in change.gains)
    return isinstance(change, _ABOUT_POWER) or t.terms.owned(change)


def hoisted(t: Teller, changes: tuple[Change, ...]) -> tuple[str, tuple[Change, ...]]:
    """The clause for what power is counted, and the changes with the power for one."""
    clause = ""
    told: list[Change] = []
    for change in changes:
        match change:
            case LosesPower(Times(each, count)):
                clause, change = references.each(t, count), LosesPower(each)
            case Gains(gains):
                kept: list[Gain] = []
                for gain in gains:
                    match gain:
                        case Power(Times(each, count)):
                            clause, gain = references.each(t, count), Power(each)
                    kept.append(gain)
                change = Gains(tuple(kept))
        told.append(change)
    return clause, tuple(told)


def _gains(t: Teller, change: Gains) -> str:
    """ "力量+1000，并获得勇气和加速"."""
    numbers = "，".join(t(gain) for gain in change.gains if _is_owned(t, gain))
    rest = [t(gain) for gain in change.gains if not _is_owned(t, gain)]
    gained = [f"获得{hanzi.listed(rest, '和')}"] if rest else []
    return "，并".join([numbers, *gained] if numbers else gained)


def _more(word: str, sign: str) -> references.Told:
    def told(t: Teller, change: Power | LosesPower) -> str:
        if isinstance(change.amount, Number | X):
            return f"{t(Trait.POWER)}{sign}{t(change.amount)}"
        return f"{t(Trait.POWER)}{word}等同于{t(change.amount)}的数值"

    return told


def _power_kept(t: Teller, change: PowerCannotChange) -> str:
    cause = "" if change.by is None else f"因{t(change.by)}而"
    return f"{t(Trait.POWER)}不会{cause}{t(change.direction)}"


def _also_becomes(t: Teller, change: AlsoBecomes) -> str:
    power = "" if change.power is None else f"{t(Trait.POWER)}为{t(change.power)}的"
    gains = "" if not change.gains else f"，并{t(Gains(change.gains))}"
    return f"同时成为{power}{t(change.noun)}{gains}"


def _named(t: Teller, quality: OfNamed) -> str:
    """What was named, as something gained: without "1", as it is known by now."""
    return f"所宣布的{re.sub('^1[个种]', '', t(quality.kind))}"


def _activation(t: Teller, change: DoesNotUntap) -> str:
    if change.next_only:
        return "在你的下一个激活阶段中不会进入行动状态"
    return "在其控制者的激活阶段中不会进入行动状态"


def _while(t: Teller, static: While) -> str:
    told = t.all(static.statics, "，且")
    if isinstance(static.statics[0], Replacement):
        return f"{conditions.when(t, static.condition)}，{told}"
    return f"{conditions.lead(t, static.condition)}{'则改为' if static.instead else ''}{told}"


# Replacements.


def _replacement(t: Teller, static: Replacement) -> str:
    condition = "" if static.condition is None else f"{t(static.condition)}，且"
    if static.once and isinstance(static.event, Happens):
        return f"{t.all(static.event.who, '或')}下一次{t.all(static.event.deeds, '或')}时，改为{t(static.outcome)}"
    if static.once and isinstance(static.event, PlayerActs):
        return f"{t(static.event.player)}下一次{t.all(static.event.deeds, '或')}时，改为{t(static.outcome)}"
    match static.outcome:
        case Performed((May(effect),)):
            instead = f"则你可以改为{t(effect, 'acting')}"
        case IfLiked(outcome):
            instead = f"则你可以改为{t(outcome)}"
        case Besides(May(effect), outcome):
            instead = f"则你可以{t(effect, 'acting')}。如果如此做，则改为{t(outcome)}"
        case Besides(effect, outcome):
            instead = f"则{t(effect)}，并改为{t(outcome)}"
        case outcome:
            instead = f"则改为{t(outcome)}"
    first = "每个回合中首次，" if static.first else ""
    return f"{first}如果{condition}{t(static.event)}，{instead}"


def _performed(t: Teller, outcome: Performed) -> str:
    effects: tuple[Effect, ...] = outcome.effects
    return "，".join(t(effect) for effect in effects)


def _for_each(t: Teller, static: ForEach) -> str:
    statics: tuple[Static, ...] = static.statics
    return references.each(t, static.count) + t.all(statics, "，且")


SAYINGS = [
    tell(Changes, _changes),
    tell(While, _while),
    tell(ForEach, _for_each),
    say(MustChoose, "{by}选择目标时，若能选择{what}则必须选择{what}"),
    # Changes.
    tell(Gains, _gains),
    tell(Power, _more("增加", "+")),
    tell(LosesPower, _more("减少", "-")),
    say(Keyword, "{keyword}"),
    tell(Granted, lambda t, gain: hanzi.quoted(hanzi.sentence(t(gain.ability)))),
    tell(Trace, lambda t, gain: _named(t, gain.quality) if isinstance(gain.quality, OfNamed) else t(gain.quality)),
    say(LosesAbilities, "失去所有技能"),
    tell(LosesKeywords, lambda t, change: f"失去{hanzi.listed(map(t, change.keywords), '和')}"),
    tell(PowerBecomes, lambda t, change: f"{t(Trait.POWER)}变为{t(change.amount)}"),
    tell(PowerCannotChange, _power_kept),
    *words({Direction.UP: "增加", Direction.DOWN: "减少"}),
    tell(Cannot, lambda t, change: events.forbidden(t, change.deeds)),
    tell(CostsTo, lambda t, change: (
        f"除非其控制者{costs.paying(t, change.cost)}，否则{events.forbidden(t, (change.deed,))}"
    )),
    say(CannotGain, "无法获得{keywords|或}"),
    say(Must, "若能攻击则每回合必须攻击1次", deed=Attacks()),
    say(Must, "若能{deed}则必须{deed}"),
    tell(AlsoBecomes, _also_becomes),
    say(BecomesQuality, "变为{quality}"),
    say(AlsoHas, "在任何情况下都同时拥有{qualities|}"),
    say(AttacksAgain, "在同一回合中可以攻击{times}次"),
    say(AttacksOnceMore, "在本回合中可以再攻击1次"),
    tell(DoesNotUntap, _activation),
    tell(EntersWithCounters, lambda t, change: (
        f"进场时放置有{t(change.count) if isinstance(change.count, Number | X) else f'等同于{t(change.count)}'}个"
        f"{nouns.counter(t, change.counter)}"
    )),
    say(EntersTapped, "以休止状态进场"),
    say(DamageKept, "{event}之际，该伤害不会减少"),
    tell(PlayerCannot, lambda t, static: f"{t(static.player)}{events.forbidden(t, static.deeds)}"),
    # Replacements.
    tell(Replacement, _replacement),
    say(DamageReduced, "使该伤害减少{amount}"),
    say(DamageIncreased, "使该伤害增加{amount}"),
    say(DamageBecomes, "使该伤害变为{amount}"),
    say(DamageDoubled, "使该伤害变为2倍"),
    say(DamageMoved, "将该伤害给予{to}"),
    tell(Performed, _performed),
    say(Besides, "{effect}，并{outcome}"),
    say(IfLiked, "（你可以选择）{outcome}"),
]
