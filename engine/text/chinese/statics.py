"""What is so: changes, costs of casting, replacements."""

from __future__ import annotations

import re

from engine import abilities as ab
from engine.text import hanzi
from engine.text.chinese import costs, events, references
from engine.text.phrasebook import Teller, say, tell, words

_ABOUT_POWER = (ab.Power, ab.LosesPower, ab.PowerBecomes, ab.PowerCannotChange)


def _changes(t: Teller, static: ab.Changes) -> str:
    """ "米蕾尔的力量+1000，并获得勇气": what is for each of something stands before all."""
    each, changes = hoisted(t, static.changes)
    who = t(static.who)
    owner = hanzi.of(who) if _is_owned(t, changes[0]) else who
    told = [t(change) for change in changes]
    text = owner + told[0]
    for change, more in zip(changes[1:], told[1:], strict=True):
        text += f"，{'且' if _is_owned(t, change) or not isinstance(change, ab.Gains) else '并'}{more}"
    return each + text


def _is_owned(t: Teller, change: ab.Change | ab.Gain) -> bool:
    """Whether it speaks of something that belongs to the thing: its power."""
    if isinstance(change, ab.Gains):
        return any(_is_owned(t, gain) for gain in change.gains)
    return isinstance(change, _ABOUT_POWER) or t.terms.owned(change)


def hoisted(t: Teller, changes: tuple[ab.Change, ...]) -> tuple[str, tuple[ab.Change, ...]]:
    """The clause for what power is counted, and the changes with the power for one."""
    clause = ""
    told: list[ab.Change] = []
    for change in changes:
        match change:
            case ab.LosesPower(ab.Times(each, count)):
                clause, change = t(count, "each"), ab.LosesPower(each)
            case ab.Gains(gains):
                kept: list[ab.Gain] = []
                for gain in gains:
                    match gain:
                        case ab.Power(ab.Times(each, count)):
                            clause, gain = t(count, "each"), ab.Power(each)
                    kept.append(gain)
                change = ab.Gains(tuple(kept))
        told.append(change)
    return clause, tuple(told)


def _gains(t: Teller, change: ab.Gains) -> str:
    """ "力量+1000，并获得勇气和加速"."""
    numbers = "，".join(t(gain) for gain in change.gains if _is_owned(t, gain))
    rest = [t(gain) for gain in change.gains if not _is_owned(t, gain)]
    gained = [f"获得{hanzi.listed(rest, '和')}"] if rest else []
    return "，并".join([numbers, *gained] if numbers else gained)


def _more(word: str, sign: str) -> references.Told:
    def told(t: Teller, change: ab.Power | ab.LosesPower) -> str:
        if isinstance(change.amount, ab.Number | ab.X):
            return f"{t(ab.Trait.POWER)}{sign}{t(change.amount)}"
        return f"{t(ab.Trait.POWER)}{word}等同于{t(change.amount)}的数值"

    return told


def _power_kept(t: Teller, change: ab.PowerCannotChange) -> str:
    cause = "" if change.by is None else f"因{t(change.by)}而"
    return f"{t(ab.Trait.POWER)}不会{cause}{t(change.direction)}"


def _also_becomes(t: Teller, change: ab.AlsoBecomes) -> str:
    power = "" if change.power is None else f"{t(ab.Trait.POWER)}为{t(change.power)}的"
    gains = "" if not change.gains else f"，并{t(ab.Gains(change.gains))}"
    return f"同时成为{power}{t(change.noun)}{gains}"


def _named(t: Teller, quality: ab.OfNamed) -> str:
    """What was named, as something gained: without "1", as it is known by now."""
    return f"所宣布的{re.sub('^1[个种]', '', t(quality.kind))}"


def _while(t: Teller, static: ab.While) -> str:
    told = t.all(static.statics, "，且")
    if isinstance(static.statics[0], ab.Replacement):
        return f"{t(static.condition, 'when')}，{told}"
    return f"{t(static.condition, 'lead')}{'则改为' if static.instead else ''}{told}"


# Replacements.


def _replacement(t: Teller, static: ab.Replacement) -> str:
    condition = "" if static.condition is None else f"{t(static.condition)}，且"
    if static.once and isinstance(static.event, ab.Happens):
        return f"{t.all(static.event.who, '或')}下一次{t.all(static.event.deeds, '或')}时，改为{t(static.outcome)}"
    if static.once and isinstance(static.event, ab.PlayerActs):
        return f"{t(static.event.player)}下一次{t.all(static.event.deeds, '或')}时，改为{t(static.outcome)}"
    match static.outcome:
        case ab.Performed((ab.May(effect),)):
            instead = f"则你可以改为{t(effect, 'acting')}"
        case ab.IfLiked(outcome):
            instead = f"则你可以改为{t(outcome)}"
        case ab.Besides(ab.May(effect), outcome):
            instead = f"则你可以{t(effect, 'acting')}。如果如此做，则改为{t(outcome)}"
        case ab.Besides(effect, outcome):
            instead = f"则{t(effect)}，并改为{t(outcome)}"
        case outcome:
            instead = f"则改为{t(outcome)}"
    first = "每个回合中首次，" if static.first else ""
    return f"{first}如果{condition}{t(static.event)}，{instead}"


SAYINGS = [
    tell(ab.Changes, _changes),
    tell(ab.While, _while),
    say(ab.ForEach, "{count:each}{statics|，且}"),
    say(ab.MustChoose, "{by}选择目标时，若能选择{what}则必须选择{what}"),
    # Changes.
    tell(ab.Gains, _gains),
    tell(ab.Power, _more("增加", "+")),
    tell(ab.LosesPower, _more("减少", "-")),
    say(ab.Keyword, "{keyword}"),
    say(ab.Granted, "“{ability:sentence}”"),
    tell(ab.Trace, lambda t,
         gain: _named(t, gain.quality) if isinstance(gain.quality, ab.OfNamed) else t(gain.quality, "gained")),
    say(ab.LosesQuality, "失去{quality:gained}"),
    say(ab.LosesAbilities, "失去所有技能"),
    say(ab.LosesKeywords, "失去{keywords|、和}"),
    tell(ab.PowerBecomes, lambda t, change: f"{t(ab.Trait.POWER)}变为{t(change.amount)}"),
    tell(ab.PowerCannotChange, _power_kept),
    *words({ab.Direction.UP: "增加", ab.Direction.DOWN: "减少"}),
    tell(ab.Cannot, lambda t, change: events.forbidden(t, change.deeds)),
    tell(ab.CostsTo, lambda t, change: (
        f"除非其控制者{costs.paying(t, change.cost)}，否则{events.forbidden(t, (change.deed,))}"
    )),
    say(ab.CannotGain, "无法获得{keywords|或}"),
    say(ab.Must, "若能攻击则每回合必须攻击1次", deed=ab.Attacks()),
    say(ab.Must, "若能{deed}则必须{deed}"),
    tell(ab.AlsoBecomes, _also_becomes),
    say(ab.BecomesQuality, "变为{quality}"),
    say(ab.AlsoHas, "在任何情况下都同时拥有{qualities|}"),
    say(ab.AttacksAgain, "在{more?本回合中可以再|同一回合中可以}攻击{times}次"),
    say(ab.DoesNotUntap, "在{next_only?你的下一个|其控制者的}激活阶段中不会进入行动状态"),
    tell(ab.EntersWithCounters, lambda t, change: (
        f"进场时放置有{t(change.count) if isinstance(change.count, ab.Number | ab.X) else f'等同于{t(change.count)}'}个"
        f"{t(change.counter, 'counter')}"
    )),
    say(ab.EntersTapped, "以休止状态进场"),
    say(ab.DamageKept, "{event}之际，该伤害不会减少"),
    tell(ab.PlayerCannot, lambda t, static: f"{t(static.player)}{events.forbidden(t, static.deeds)}"),
    # Replacements.
    tell(ab.Replacement, _replacement),
    say(ab.DamageReduced, "使该伤害减少{amount}"),
    say(ab.DamageIncreased, "使该伤害增加{amount}"),
    say(ab.DamageBecomes, "使该伤害变为{amount}"),
    say(ab.DamageDoubled, "使该伤害变为2倍"),
    say(ab.DamageMoved, "将该伤害给予{to}"),
    say(ab.Performed, "{effects|，}"),
    say(ab.Besides, "{effect}，并{outcome}"),
    say(ab.IfLiked, "（你可以选择）{outcome}"),
]
