"""Events: before 时 in triggers, with 曾 in the past, and as what cannot be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.chinese import nouns
from engine.text.phrasebook import Teller, say, tell, words

#: What befalls an object, rather than what it does.
_SUFFERED = (ab.IsBlocked, ab.IsBroken, ab.IsChosen, ab.IsDealtDamage, ab.BecomesTapped, ab.Moves, ab.Leaves)


def _trigger(t: Teller, trigger: ab.Trigger) -> str:
    if trigger.first:
        return f"每个回合中，{t(trigger.event, 'first')}"
    when = t(trigger.event, "when")
    return f"每个回合中，{when}" if isinstance(trigger.within, ab.ThisTurn) and "本回合" not in when else when


def _once(t: Teller, trigger: ab.Trigger) -> str:
    """The trigger of what waits for one event."""
    when = t(trigger.event, "when")
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


SAYINGS = [
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
    say(ab.LosesCounter, "被移除{counter:counter}"),
    say(ab.LosesLastCounter, "最后1个{counter:counter}被移除"),
    tell(ab.Casts, _casts),
    say(ab.Discards, "丢弃{what:from_hand}"),
    say(ab.Draws, "{outside?在{outside}以外}取牌"),
    say(ab.ReceivesDamage, "受到1点伤害", ordinal=None, each=True),
    say(ab.ReceivesDamage, "受到伤害", ordinal=None),
    say(ab.ReceivesDamage, "受到第{ordinal}点伤害"),
    say(ab.UsesAbility, "发动{what}"),
    say(ab.Searches, "寻找卡牌"),
    *words({ab.DamageKind.ANY: "伤害", ab.DamageKind.BATTLE: "战斗伤害", ab.DamageKind.OTHER: "战斗伤害以外的伤害"}),
    *words({ab.Edge.BEGINNING: "开始", ab.Edge.END: "结束"}),
]
