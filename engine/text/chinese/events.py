"""Events: before 时 in triggers, with 曾 in the past, and as what cannot be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.chinese import nouns, references
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


def _enters(t: Teller, deed: ab.Enters) -> str:
    origin = "" if deed.origin is None else f"从{t(deed.origin)}"
    if deed.besides is not None:
        origin = f"从{t(deed.besides)}以外"
    if deed.field is None:
        return f"{origin}进场"
    return f"{origin}进入{t(deed.field, 'whose')}战场"


def _dealt(t: Teller, deed: ab.IsDealtDamage, by: str = "") -> str:
    amount = "" if deed.quantity is None else f"{t(deed.quantity).removeprefix('为')}的"
    return f"受到{by}{amount}{t(deed.kind)}"


def _caused(t: Teller, caused: ab.Caused) -> str:
    match caused.deed:
        case ab.IsDealtDamage() as deed:
            return _dealt(t, deed, f"{t(caused.cause)}的")
        case ab.IsChosen():
            return f"被{t(caused.cause)}选择"
    return f"因{t(caused.cause)}而{t(caused.deed)}"


def _casts(t: Teller, deed: ab.Casts) -> str:
    if deed.ordinal is None:
        return f"招唤{t(deed.what)}"
    measure = nouns.measure_of(t, deed.what.noun) if isinstance(deed.what, ab.Any) else "张"
    return f"招唤本回合的第{deed.ordinal}{measure}{t(deed.what)}"


def _discards(t: Teller, deed: ab.Discards) -> str:
    return f"丢弃{_card_from_hand(t, deed.what)}"


def _card_from_hand(t: Teller, what: object) -> str:
    """A discarded card, which comes from the hand without saying so."""
    if isinstance(what, ab.Pick):
        return references.from_hand(t, what)
    if not isinstance(what, ab.Any):
        return t(what)
    rest = [quality for quality in what.noun.qualities if not isinstance(quality, ab.InZone)]
    return t(ab.Any(ab.Noun(tuple(rest))))


def _draws(t: Teller, deed: ab.Draws) -> str:
    outside = "" if deed.outside is None else f"在{t(deed.outside)}以外"
    return f"{outside}取牌"


def time(t: Teller, event: ab.TimeComes) -> str:
    """The edge of a turn or of a part of it: "你的下一个回合开始"."""
    what = "回合" if event.phase is None else t(event.phase)
    edge = t(event.edge)
    match event.turn:
        case ab.Turn.THIS:
            return f"本回合{'' if event.phase is None else what}{edge}"
        case ab.Turn.THAT:
            return f"该回合{'' if event.phase is None else what}{edge}"
        case ab.Turn.YOURS:
            return f"你的{what}{edge}"
        case ab.Turn.OPPONENTS:
            return f"对手的{what}{edge}"
        case ab.Turn.EACH:
            return f"每个回合{'' if event.phase is None else f'的{what}'}{edge}"
        case ab.Turn.YOUR_NEXT:
            return f"你的下一个{what}{edge}"
        case ab.Turn.OPPONENTS_NEXT:
            return f"对手的下一个{what}{edge}"
        case ab.Turn.NEXT:
            return f"下一个{what}{edge}"


def _past(t: Teller, event: ab.Happens) -> str:
    return f"{t.all(event.who, '或', 'doer')}在本回合中曾{t.all(event.deeds, '或')}"


def _player_past(t: Teller, event: ab.PlayerActs) -> str:
    return f"{t(event.player, 'doer')}在本回合中曾{t.all(event.deeds, '或')}"


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
    say(ab.Happens, "{who:doer|或}{deeds|或}时", "when"),
    say(ab.PlayerActs, "{player:doer}{deeds|或}时", "when"),
    say(ab.AnyEvent, "{events:when|，或}", "when"),
    tell(ab.TimeComes, lambda t, event: f"{t(event)}时", "when"),
    say(ab.Stands, "{condition}时", "when"),
    # The first time in a turn.
    say(ab.Happens, "{who:doer|或}首次{deeds|或}时", "first"),
    say(ab.PlayerActs, "{player:doer}首次{deeds|或}时", "first"),
    say(ab.AnyEvent, "{events:first|，或}", "first"),
    tell(ab.TimeComes, lambda t, event: f"首次到{time(t, event)}时", "first"),
    say(ab.Stands, "首次{condition}时", "first"),
    # As something that has happened this turn.
    tell(ab.Happens, _past, "past"),
    tell(ab.PlayerActs, _player_past, "past"),
    say(ab.AnyEvent, "{events:past|，或}", "past"),
    # Deeds.
    tell(ab.Caused, _caused),
    tell(ab.Enters, _enters),
    say(ab.Leaves, "离场"),
    tell(ab.Moves, _moves),
    say(ab.Attacks, "攻击", whom=None),
    say(ab.Attacks, "攻击{whom:kind}"),
    say(ab.Blocks, "防御", whom=None),
    say(ab.Blocks, "防御{whom}"),
    say(ab.IsBlocked, "被防御", by=None),
    say(ab.IsBlocked, "被{by}防御"),
    say(ab.IsNotBlocked, "未被防御"),
    say(ab.IsChosen, "被选择"),
    say(ab.DealsDamage, "给予{to|或}{kind}"),
    tell(ab.IsDealtDamage, _dealt),
    tell(ab.GetsCounter, lambda t, deed: f"被放置{nouns.counter(t, deed.counter)}"),
    tell(ab.LosesCounter, lambda t, deed: f"被移除{nouns.counter(t, deed.counter)}"),
    tell(ab.LosesLastCounter, lambda t, deed: f"最后1个{nouns.counter(t, deed.counter)}被移除"),
    tell(ab.Casts, _casts),
    tell(ab.Discards, _discards),
    tell(ab.Draws, _draws),
    say(ab.ReceivesDamage, "受到1点伤害", ordinal=None, each=True),
    say(ab.ReceivesDamage, "受到伤害", ordinal=None),
    say(ab.ReceivesDamage, "受到第{ordinal}点伤害"),
    say(ab.UsesAbility, "发动{what}"),
    say(ab.Searches, "寻找卡牌"),
    *words({ab.DamageKind.ANY: "伤害", ab.DamageKind.BATTLE: "战斗伤害", ab.DamageKind.OTHER: "战斗伤害以外的伤害"}),
    *words({ab.Edge.BEGINNING: "开始", ab.Edge.END: "结束"}),
]
