"""Events: before 时 in triggers, with 曾 in the past, and as what cannot be done."""

from __future__ import annotations

from engine.abilities.blocking import Blocks, IsBlocked, IsNotBlocked
from engine.abilities.counters import GetsCounter, LosesCounter, LosesLastCounter
from engine.abilities.damage import DamageKind, DealsDamage, IsDealtDamage, ReceivesDamage
from engine.abilities.decks import Draws, Searches
from engine.abilities.discarding import Discards
from engine.abilities.durations import ThisTurn
from engine.abilities.events import (
    AnyEvent,
    Attacks,
    Edge,
    Enters,
    EventVerb,
    Happens,
    IsBroken,
    Leaves,
    Moves,
    PlayerActs,
    Stands,
    TimeComes,
    Turn,
)
from engine.abilities.nouns import InZone, Noun
from engine.abilities.references import Any, Pick
from engine.abilities.stack import Casts, UsesAbility
from engine.abilities.targets import IsChosen
from engine.abilities.triggers import Trigger
from engine.abilities.turning import BecomesTapped
from engine.text.chinese import nouns, references
from engine.text.phrasebook import Teller, say, tell, words

#: What befalls an object, rather than what it does.
_SUFFERED = (IsBlocked, IsBroken, IsChosen, IsDealtDamage, BecomesTapped, Moves, Leaves)


def _trigger(t: Teller, trigger: Trigger) -> str:
    if trigger.first:
        return f"每个回合中，{t(trigger.event, 'first')}"
    when = t(trigger.event, "when")
    return f"每个回合中，{when}" if isinstance(trigger.within, ThisTurn) and "本回合" not in when else when


def _once(t: Teller, trigger: Trigger) -> str:
    """The trigger of what waits for one event."""
    when = t(trigger.event, "when")
    return f"本回合中，{when}" if isinstance(trigger.within, ThisTurn) else when


def _moves(t: Teller, deed: Moves) -> str:
    cause = "" if deed.cause is None else f"因{t(deed.cause)}而"
    whose = "" if deed.whose is None else t(deed.whose, "whose")
    into = "" if deed.into is None else t(deed.into, "whose")
    terms = t.terms
    if deed.origin is terms.hand and deed.to is terms.discarded:
        return f"{cause}从{whose}手牌中被丢弃"
    if (deed.origin, deed.to) == (terms.in_play, terms.hand):
        return f"{cause}从{whose}{t(terms.in_play)}放回{into}手牌"
    origin = "" if deed.origin is None else f"从{whose}{t(deed.origin)}"
    if deed.to is terms.removed:
        return f"{cause}{f'在{origin[1:]}中' if origin else ''}从游戏中被移除"
    if deed.to is terms.hand:
        return f"{cause}{origin}加入{into}手牌"
    return f"{cause}{origin}移至{into}{t(deed.to)}"


def _enters(t: Teller, deed: Enters) -> str:
    cause = "" if deed.cause is None else f"因{t(deed.cause)}而"
    origin = "" if deed.origin is None else f"从{t(deed.origin)}"
    if deed.besides is not None:
        origin = f"从{t(deed.besides)}以外"
    if deed.field is None:
        return f"{cause}{origin}进场"
    return f"{cause}{origin}进入{t(deed.field, 'whose')}战场"


def _dealt(t: Teller, deed: IsDealtDamage) -> str:
    by = "" if deed.by is None else f"{t(deed.by)}的"
    amount = "" if deed.quantity is None else f"{_sized(t, deed)}的"
    return f"受到{by}{amount}{t(deed.kind)}"


def _sized(t: Teller, deed: IsDealtDamage) -> str:
    return t(deed.quantity).removeprefix("为")


def _casts(t: Teller, deed: Casts) -> str:
    if deed.ordinal is None:
        return f"招唤{t(deed.what)}"
    measure = nouns.measure_of(t, deed.what.noun) if isinstance(deed.what, Any) else "张"
    return f"招唤本回合的第{deed.ordinal}{measure}{t(deed.what)}"


def _discards(t: Teller, deed: Discards) -> str:
    cause = "" if deed.cause is None else f"因{t(deed.cause)}而"
    return f"{cause}丢弃{_card_from_hand(t, deed.what)}"


def _card_from_hand(t: Teller, what: object) -> str:
    """A discarded card, which comes from the hand without saying so."""
    if isinstance(what, Pick):
        return references.from_hand(t, what)
    if not isinstance(what, Any):
        return t(what)
    rest = [quality for quality in what.noun.qualities if not isinstance(quality, InZone)]
    return t(Any(Noun(tuple(rest))))


def _draws(t: Teller, deed: Draws) -> str:
    cause = "" if deed.cause is None else f"因{t(deed.cause)}而"
    outside = "" if deed.outside is None else f"在{t(deed.outside)}以外"
    return f"{cause}{outside}取牌"


def time(t: Teller, event: TimeComes) -> str:
    """The edge of a turn or of a part of it: "你的下一个回合开始"."""
    what = "回合" if event.phase is None else t(event.phase)
    edge = t(event.edge)
    match event.turn:
        case Turn.THIS:
            return f"本回合{'' if event.phase is None else what}{edge}"
        case Turn.THAT:
            return f"该回合{'' if event.phase is None else what}{edge}"
        case Turn.YOURS:
            return f"你的{what}{edge}"
        case Turn.OPPONENTS:
            return f"对手的{what}{edge}"
        case Turn.EACH:
            return f"每个回合{'' if event.phase is None else f'的{what}'}{edge}"
        case Turn.YOUR_NEXT:
            return f"你的下一个{what}{edge}"
        case Turn.OPPONENTS_NEXT:
            return f"对手的下一个{what}{edge}"
        case Turn.NEXT:
            return f"下一个{what}{edge}"


def _past(t: Teller, event: Happens) -> str:
    return f"{t.all(event.who, '或', 'doer')}在本回合中曾{t.all(event.deeds, '或')}"


def _player_past(t: Teller, event: PlayerActs) -> str:
    return f"{t(event.player, 'doer')}在本回合中曾{t.all(event.deeds, '或')}"


def forbidden(t: Teller, deeds: tuple[EventVerb, ...]) -> str:
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
    tell(Trigger, _trigger),
    tell(Trigger, _once, "once"),
    say(Happens, "{who:doer|或}{deeds|或}"),
    say(PlayerActs, "{player:doer}{deeds|或}"),
    say(AnyEvent, "{events|，或}"),
    tell(TimeComes, time),
    say(Stands, "{condition}"),
    # As the time of a trigger.
    say(Happens, "{who:doer|或}{deeds|或}时", "when"),
    say(PlayerActs, "{player:doer}{deeds|或}时", "when"),
    say(AnyEvent, "{events:when|，或}", "when"),
    tell(TimeComes, lambda t, event: f"{t(event)}时", "when"),
    say(Stands, "{condition}时", "when"),
    # The first time in a turn.
    say(Happens, "{who:doer|或}首次{deeds|或}时", "first"),
    say(PlayerActs, "{player:doer}首次{deeds|或}时", "first"),
    say(AnyEvent, "{events:first|，或}", "first"),
    tell(TimeComes, lambda t, event: f"首次到{time(t, event)}时", "first"),
    say(Stands, "首次{condition}时", "first"),
    # As something that has happened this turn.
    tell(Happens, _past, "past"),
    tell(PlayerActs, _player_past, "past"),
    say(AnyEvent, "{events:past|，或}", "past"),
    # Deeds.
    tell(Enters, _enters),
    say(Leaves, "离场", cause=None),
    say(Leaves, "因{cause}而离场"),
    tell(Moves, _moves),
    say(Attacks, "攻击", whom=None),
    say(Attacks, "攻击{whom:kind}"),
    say(Blocks, "防御", whom=None),
    say(Blocks, "防御{whom}"),
    say(IsBlocked, "被防御", by=None),
    say(IsBlocked, "被{by}防御"),
    say(IsNotBlocked, "未被防御"),
    say(IsChosen, "被选择", by=None),
    say(IsChosen, "被{by}选择"),
    say(DealsDamage, "给予{to|或}{kind}", cause=None),
    say(DealsDamage, "因{cause}而给予{to|或}{kind}"),
    tell(IsDealtDamage, _dealt),
    tell(GetsCounter, lambda t, deed: f"被放置{nouns.counter(t, deed.counter)}"),
    tell(LosesCounter, lambda t, deed: f"被移除{nouns.counter(t, deed.counter)}"),
    tell(LosesLastCounter, lambda t, deed: f"最后1个{nouns.counter(t, deed.counter)}被移除"),
    tell(Casts, _casts),
    tell(Discards, _discards),
    tell(Draws, _draws),
    say(ReceivesDamage, "受到1点伤害", ordinal=None, each=True),
    say(ReceivesDamage, "受到伤害", ordinal=None),
    say(ReceivesDamage, "受到第{ordinal}点伤害"),
    say(UsesAbility, "发动{what}"),
    say(Searches, "寻找卡牌"),
    *words({DamageKind.ANY: "伤害", DamageKind.BATTLE: "战斗伤害", DamageKind.OTHER: "战斗伤害以外的伤害"}),
    *words({Edge.BEGINNING: "开始", Edge.END: "结束"}),
]
