"""What is so and what happens: conditions, events, statics.

Conditions stand after 如果, and as the time when something may be done; events before 时 in triggers, with 曾 in the
past, and as what cannot be done; statics are changes, costs of casting, replacements.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.text import hanzi
from engine.text.chinese import effects, nouns, references
from engine.text.phrasebook import Teller, say, tell, words

SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))


def _counted(t: Teller, quantity: ab.Quantity, noun: ab.Noun) -> str:
    """So many that fit, without a number when it only says that there are some."""
    if quantity == SOME:
        return t(noun)
    return nouns.counted(t, noun, nouns.number_of(t, quantity))


def _all_of(t: Teller, condition: ab.ControlsAllOf) -> str:
    told = [t(noun) for noun in condition.nouns]
    joint = "，以及" if any("或" in noun for noun in told) else "和"
    return f"{t(condition.player, 'doer')}控制{hanzi.listed(told, joint)}"


def _has(t: Teller, condition: ab.Has) -> str:
    """So many cards of the player's somewhere: "你的手牌为2张或以下"."""
    player, noun, quantity = t(condition.player, "doer"), condition.noun, condition.quantity
    if nouns.is_hand(t, noun):
        return f"{player}没有手牌" if quantity == NONE else f"{player}的手牌{_cards(t, quantity)}"
    if t.terms.removed is not None and nouns.zone_of(noun) is t.terms.removed:
        rest = ab.Noun(tuple(quality for quality in noun.qualities if not isinstance(quality, ab.InZone)))
        return f"{player}有已从游戏中移除的{_counted(t, quantity, rest)}"
    if nouns.is_controlled(t, noun):
        if quantity == NONE:
            return f"{player}{'均' if condition.player is ab.Player.EACH else ''}没有控制{t(noun)}"
        return f"{player}控制{_counted(t, quantity, noun)}"
    says_where = any(isinstance(quality, ab.Among | ab.ControlledBy) for quality in noun.qualities)
    told = there_are(t, quantity, noun)
    return told if says_where or told.startswith(player) else f"{player}{told}"


def _cards(t: Teller, quantity: ab.Quantity) -> str:
    told = t(quantity.amount)
    if isinstance(quantity, ab.OneOf):
        return f"为{told}或{t(quantity.other)}张"
    signs = {
        ab.Comparison.EXACTLY: "恰好为{}张",
        ab.Comparison.AT_LEAST: f"为{{}}张{hanzi.bare(t.terms.or_more)}",
        ab.Comparison.AT_MOST: f"为{{}}张{hanzi.bare(t.terms.or_less)}",
        ab.Comparison.MORE: "多于{}张",
        ab.Comparison.LESS: "少于{}张",
    }
    return signs[quantity.comparison].format(told)


def there_are(t: Teller, quantity: ab.Quantity, noun: ab.Noun, default: str = "") -> str:
    """So many of what fits, where it says that they are: "损毁区中有2张火属性卡牌"."""
    told = nouns.parts(t, noun)
    if told.place.endswith(("中的", "区的", "上的")):
        place = hanzi.bare(told.place)
    else:
        # Whose it is, or what became of it: said of the thing.
        place = default if not told.place else ""
        told = replace(told, place="", attributes=told.place + told.attributes)
    if quantity == NONE:
        return f"{place}没有{told.rest}"
    if quantity == SOME:
        return f"{place}有{told.rest}"
    return f"{place}有{nouns.numbered(told, nouns.number_of(t, quantity), nouns.measure_of(t, noun))}"


def _exists(t: Teller, condition: ab.Exists) -> str:
    done = any(isinstance(quality, ab.Done | ab.RemovedBy) for quality in condition.noun.qualities)
    return there_are(t, condition.quantity, condition.noun, "" if done else "战场上")


def _points(t: Teller, player: str, quantity: ab.Quantity) -> str:
    told = t(quantity.amount)
    if isinstance(quantity, ab.OneOf):
        return f"{player}受到了{told}或{t(quantity.other)}点伤害"
    ends = {
        ab.Comparison.EXACTLY: "恰好受到了{}点伤害",
        ab.Comparison.AT_LEAST: "受到了{}点或以上的伤害",
        ab.Comparison.AT_MOST: "受到的伤害为{}点或以下",
        ab.Comparison.MORE: "受到了多于{}点的伤害",
        ab.Comparison.LESS: "受到的伤害少于{}点",
    }
    return player + ends[quantity.comparison].format(told)


def compares(t: Teller, condition: ab.Compares) -> str:
    """A number held against another; of Counters, how many lie there; of points of damage, how many were received."""
    quantity = condition.quantity
    if isinstance(condition.what, ab.DamagePoints):
        return _points(t, t(condition.what.player, "doer"), quantity)
    if not isinstance(condition.what, ab.CountersOn):
        return t(condition.what) + t(quantity)
    where, counter = t(condition.what.where), nouns.counter(t, condition.what.counter)
    if quantity == NONE:
        return f"{where}上没有{counter}"
    number = "" if quantity == SOME else nouns.number_of(t, quantity).of("个")
    return f"{where}上放置有{number}{counter}"


def _not(t: Teller, condition: ab.Not) -> str:
    match condition.condition:
        case ab.Has(player, quantity, noun) if nouns.is_controlled(t, noun):
            return f"{t(player, 'doer')}没有控制{_counted(t, quantity, noun)}"
        case ab.Has(_, quantity) | ab.Compares(_, quantity) as had if quantity in (SOME, NONE):
            return t(replace(had, quantity=NONE if quantity == SOME else SOME))
        case ab.Is(what, noun) as denied if not t.tells(denied, "not"):
            return t(what) + _denied(t(noun, "is"))
        case denied:
            return t(denied, "not") if t.tells(denied, "not") else f"并非{t(denied)}"


_DENIALS = {"为": "不是", "有": "没有", "拥有": "没有", "在": "不在", "处于": "不处于", "已": "未"}


def _denied(told: str) -> str:
    """What is said of something that is not so."""
    if told.startswith("在本回合中"):
        return f"在本回合中没有{told.removeprefix('在本回合中').removesuffix('过')}过"
    for affirmed, denied in _DENIALS.items():
        if told.startswith(affirmed):
            return denied + told.removeprefix(affirmed)
    return f"并非{told}"


def is_so(t: Teller, condition: ab.Is) -> str:
    """What something is, or what its number is: "米蕾尔在损毁区中", "其消耗为3"."""
    what, first = t(condition.what), condition.noun.qualities[0]
    number = isinstance(first, ab.TraitIs | ab.CostOneOf) or t.terms.owned(first)
    return f"{hanzi.of(what) if number else what}{t(condition.noun, 'is')}"


def happened(t: Teller, condition: ab.HappenedThisTurn) -> str:
    """What has happened this turn, and how often or to how many: "你在本回合中曾攻击2次", "曾招唤3张或以上的卡牌"."""
    if condition.quantity is not None and isinstance(condition.event, ab.PlayerActs):
        deed: Any = condition.event.deeds[0]
        if isinstance(what := getattr(deed, "what", None), ab.Any):
            so_many: Any = ab.Pick(condition.quantity, what.noun)  # type: ignore[arg-type]
            return t(replace(condition.event, deeds=(replace(deed, what=so_many),)), "past")
    times = "" if condition.quantity is None else nouns.number_of(t, condition.quantity).of("次").removesuffix("的")
    return t(condition.event, "past") + times


def _lead(t: Teller, both: ab.And) -> str:
    """Conditions before what depends on them, whose turn it is as a time: "你的回合中，如果你控制米蕾尔，"."""
    match both.conditions:
        case (ab.IsTurnOf() | ab.IsPhase() as turn, *rest):
            return f"{t(turn, 'lead')}如果{t.all(rest, '且')}，"
    return f"如果{t(both)}，"


# Events.

#: What befalls an object, rather than what it does.
_SUFFERED = (ab.IsBlocked, ab.IsBroken, ab.IsChosen, ab.IsDealtDamage, ab.BecomesTapped, ab.Moves, ab.Leaves)


def _trigger(t: Teller, trigger: ab.Trigger) -> str:
    if trigger.first:
        return f"每个回合中，{t(trigger.event, 'first')}"
    when = t(trigger.event, "when")
    return f"每个回合中，{when}" if isinstance(trigger.within, ab.ThisTurn) and "本回合" not in when else when


def _once(t: Teller, trigger: ab.Trigger) -> str:
    """The trigger of what waits for one event."""
    when = f"{'下次' if trigger.first else ''}{t(trigger.event, 'when')}"
    return f"本回合中，{when}" if isinstance(trigger.within, ab.ThisTurn) else when


def _moves(t: Teller, deed: ab.Moves) -> str:
    whose = "" if deed.whose is None else t(deed.whose, "whose")
    into = "" if deed.into is None else t(deed.into, "whose")
    terms = t.terms
    if deed.origin is terms.hand and deed.to is terms.discarded:
        return f"从{whose}手牌中被丢弃"
    if (deed.origin, deed.to) == (terms.in_play, terms.hand):
        return f"从{whose}{t(terms.in_play)}放回{into}手牌"
    origin = "" if deed.origin is None else f"从{whose}{t(deed.origin)}"
    if deed.to is terms.removed:
        return f"{f'在{origin[1:]}中' if origin else ''}从游戏中被移除"
    if deed.to is terms.hand:
        return f"{origin}加入{into}手牌"
    return f"{origin}移至{into}{t(deed.to)}"


def _caused(t: Teller, caused: ab.Caused) -> str:
    match caused.deed:
        case ab.IsDealtDamage() as deed:
            return f"受到{t(caused.cause)}的{t(deed).removeprefix('受到')}"
        case ab.IsChosen():
            return f"被{t(caused.cause)}选择"
    return f"因{t(caused.cause)}而{t(caused.deed)}"


def _casts(t: Teller, deed: ab.Casts) -> str:
    if deed.ordinal is None:
        return f"招唤{t(deed.what)}"
    measure = nouns.measure_of(t, deed.what.noun) if isinstance(deed.what, ab.Any) else "张"
    return f"招唤本回合的第{deed.ordinal}{measure}{t(deed.what)}"


_TURNS = {ab.Turn.THIS: "本回合", ab.Turn.THAT: "该回合", ab.Turn.EACH: "每个回合"}
_WHOSE = {
    ab.Turn.YOURS: "你的", ab.Turn.OPPONENTS: "对手的", ab.Turn.YOUR_NEXT: "你的下一个",
    ab.Turn.OPPONENTS_NEXT: "对手的下一个", ab.Turn.NEXT: "下一个",
}


def time(t: Teller, event: ab.TimeComes) -> str:
    """The edge of a turn or of a part of it: "你的下一个回合开始"."""
    phase, edge = "" if event.phase is None else t(event.phase), t(event.edge)
    if event.turn not in _TURNS:
        return f"{_WHOSE[event.turn]}{phase or '回合'}{edge}"
    return f"{_TURNS[event.turn]}{'的' if phase and event.turn is ab.Turn.EACH else ''}{phase}{edge}"


def forbidden(t: Teller, deeds: tuple[ab.EventVerb, ...]) -> str:
    """What cannot be done (无法) or does not befall it (不会)."""
    kinds = (*_SUFFERED, *t.terms.suffered)
    suffered = [t(deed, "suffered") for deed in deeds if isinstance(getattr(deed, "deed", deed), kinds)]
    done = [t(deed) for deed in deeds if not isinstance(getattr(deed, "deed", deed), kinds)]
    told = []
    if done:
        told.append(f"无法{'或'.join(done)}")
    if suffered:
        told.append(f"不会{'或'.join(suffered)}")
    return "且".join(told)


# Statics.

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


def so_while(t: Teller, static: ab.While) -> str:
    """What is so while a condition holds: "如果你控制米蕾尔，其力量+1000"."""
    told = t.all(static.statics, "，且")
    if isinstance(static.statics[0], ab.Replacement):
        return f"{t(static.condition, 'when')}，{told}"
    return f"{t(static.condition, 'lead')}{'则改为' if static.instead else ''}{told}"


# Replacements.


def replacement(t: Teller, static: ab.Replacement) -> str:
    """What happens instead of something: "如果其受到伤害，则改为…"."""
    condition = "" if static.condition is None else f"{t(static.condition)}，且"
    if static.once and isinstance(static.event, ab.Happens | ab.PlayerActs):
        who = t.all(static.event.who, "或") if isinstance(static.event, ab.Happens) else t(static.event.player)
        return f"{who}下一次{t.all(static.event.deeds, '或')}时，改为{t(static.outcome)}"
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
    return f"{first}如果{condition}{t(static.event, 'would')}，{instead}"


SAYINGS = [
    # Lines.
    tell(ab.Unparsed, lambda t, ability: t.verbatim(ability.text)),
    say(ab.FieldAbility, "{statics:sentence}"),
    # Conditions.
    say(ab.And, "{conditions|且}"),
    tell(ab.And, _lead, "lead"),
    say(ab.Or, "{conditions|或}"),
    tell(ab.Not, _not),
    tell(ab.ControlsAllOf, _all_of),
    tell(ab.Has, _has),
    tell(ab.Exists, _exists),
    tell(ab.Is, is_so),
    tell(ab.Compares, compares),
    tell(ab.HappenedThisTurn, happened),
    say(ab.AllShare, "这些卡牌的{trait}相同"),
    say(ab.EventWas, "{event}"),
    say(ab.IsTurnOf, "当前是{player:whose}回合"),
    say(ab.IsPhase, "当前是{player?{player:whose}}{phase}"),
    # As the time at which something is so.
    say(ab.IsTurnOf, "{player:whose}回合中", "when"),
    say(ab.IsTurnOf, "{player:whose}回合中，", "lead"),
    say(ab.IsPhase, "{player?{player:whose}}{phase}中", "when"),
    say(ab.IsPhase, "{player?{player:whose}}{phase}中，", "lead"),
    tell(ab.SoMany, lambda t, condition: f"数量为{nouns.number_of(t, condition.quantity).of('张').removesuffix('的')}"),
    # Events.
    tell(ab.Trigger, _trigger),
    tell(ab.Trigger, _once, "once"),
    say(ab.Happens, "{who:doer|或}{deeds|或}"),
    say(ab.PlayerActs, "{player:doer}{deeds|或}"),
    say(ab.AnyEvent, "{events|，或}"),
    tell(ab.TimeComes, time),
    say(ab.Stands, "{condition}"),
    # As the time of a trigger.
    say(ab.AnyEvent, "{events:when|，或}", "when"),
    # The first time in a turn.
    say(ab.Happens, "{who:doer|或}首次{deeds|或}时", "first"),
    say(ab.PlayerActs, "{player:doer}首次{deeds|或}时", "first"),
    say(ab.AnyEvent, "{events:first|，或}", "first"),
    tell(ab.TimeComes, lambda t, event: f"首次到{time(t, event)}时", "first"),
    say(ab.Stands, "首次{condition}时", "first"),
    # As something that has happened this turn.
    say(ab.Happens, "{who:doer|或}在本回合中曾{deeds|或}", "past"),
    say(ab.PlayerActs, "{player:doer}在本回合中曾{deeds|或}", "past"),
    say(ab.AnyEvent, "{events:past|，或}", "past"),
    # Deeds.
    tell(ab.Caused, _caused),
    say(ab.Enters, "{origin?从{origin}}{besides?从{besides}以外}{field?进入{field:whose}战场|进场}"),
    say(ab.Leaves, "离场"),
    tell(ab.Moves, _moves),
    say(ab.Attacks, "攻击{whom?{whom:kind}}"),
    say(ab.Blocks, "防御{whom?{whom}}"),
    say(ab.IsBlocked, "被{by?{by}}防御"),
    say(ab.IsNotBlocked, "未被防御"),
    say(ab.IsChosen, "被选择"),
    say(ab.DealsDamage, "给予{to|或}{kind}"),
    say(ab.IsDealtDamage, "受到{quantity?{quantity:size}的}{kind}"),
    say(ab.GetsCounter, "被放置{counter:counter}"),
    say(ab.LosesCounter, "最后1个{counter:counter}被移除", last=True),
    say(ab.LosesCounter, "被移除{counter:counter}"),
    tell(ab.Casts, _casts),
    say(ab.Discards, "丢弃{what:from_hand}"),
    say(ab.Draws, "{outside?在{outside}以外}取牌"),
    say(ab.ReceivesDamage, "受到1点伤害", ordinal=None, each=True),
    say(ab.ReceivesDamage, "受到伤害", ordinal=None),
    say(ab.ReceivesDamage, "受到第{ordinal}点伤害"),
    say(ab.UsesAbility, "发动{name?“{name}”|{what}}"),
    say(ab.Searches, "寻找卡牌"),
    *words({ab.DamageKind.ANY: "伤害", ab.DamageKind.BATTLE: "战斗伤害", ab.DamageKind.OTHER: "战斗伤害以外的伤害"}),
    *words({ab.Edge.BEGINNING: "开始", ab.Edge.END: "结束"}),
    # Statics.
    tell(ab.Changes, _changes),
    tell(ab.While, so_while),
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
    tell(ab.Cannot, lambda t, change: forbidden(t, change.deeds)),
    tell(ab.CostsTo, lambda t, change: (
        f"除非其控制者{effects.paying(t, change.cost)}，否则{forbidden(t, (change.deed,))}"
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
    tell(ab.PlayerCannot, lambda t, static: f"{t(static.player)}{forbidden(t, static.deeds)}"),
    # Replacements.
    tell(ab.Replacement, replacement),
    say(ab.DamageReduced, "使该伤害减少{amount}"),
    say(ab.DamageIncreased, "使该伤害增加{amount}"),
    say(ab.DamageBecomes, "使该伤害变为{amount}"),
    say(ab.DamageDoubled, "使该伤害变为2倍"),
    say(ab.DamageMoved, "将该伤害给予{to}"),
    say(ab.Performed, "{effects|，}"),
    say(ab.Besides, "{effect}，并{outcome}"),
    say(ab.IfLiked, "（你可以选择）{outcome}"),
]
