"""What a sentence says: when something happens, what has to hold, and what is done."""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.games.fow import vocabulary as own
from engine.games.fow.words.aiming import AimedPlayer
from engine.games.fow.words.chinese.nouns import as_cards, counter, exchanged, signs
from engine.games.fow.words.conditions import DidSo
from engine.text import hanzi
from engine.text.chinese import effects, nouns, references, statements
from engine.text.chinese.effects import done_to, draw
from engine.text.chinese.references import number_of, spread
from engine.text.phrasebook import Teller, say, tell

_ENDS = {ab.DeckPlace.TOP: "顶", ab.DeckPlace.BOTTOM: "底", ab.DeckPlace.TOP_OR_BOTTOM: "顶或底"}


def _verb(verb: str) -> references.Told:
    return lambda t, effect: done_to(t, verb, effect.what)


# Damage and life.


def _damage(t: Teller, effect: ab.DealDamage | ab.DealPlayerDamage) -> str:
    """ "此牌对1个目标生物造成300点伤害", so much for each of something if that is said."""
    of, to = (effect.amount, effect.to) if isinstance(effect, ab.DealDamage) else (effect.points, effect.player)
    source = "" if effect.source is None else t(effect.source)
    match of:
        case ab.Sum(ab.DamageDealt(), more):
            return f"{source}对{t(to)}造成该伤害+{t(more)}点的伤害"
        case ab.Sum(first, ab.Times(each, count)):
            return f"{source}对{t(to)}造成{t(first, 'damage')}，{t(count, 'each')}再造成{t(each, 'damage')}"
        case ab.TraitOf(trait, whose) if whose == effect.source:
            return f"{source}对{t(to)}造成等同于其{t(trait)}的伤害"
    each_, amount = spread(t, of)
    return f"{each_}{source}对{t(to)}造成{t(amount, 'damage')}"


def _life(verb: str, doer: str = "") -> references.Told:
    """ "你获得300点生命", "你每操控1个生物，你获得100点生命"."""

    def told(t: Teller, effect: own.GainLife | own.LoseLife | own.PayLife) -> str:
        assert effect.amount is not None
        each_, amount = spread(t, effect.amount)
        if isinstance(effect.amount, ab.Times) and not isinstance(effect.amount.each, ab.Number):
            each_, amount = "", effect.amount
        points = isinstance(amount, ab.Number | ab.X | own.Y | ab.Times | ab.Sum)
        how = f"{t(amount)}点" if points else "同等数值的" if isinstance(amount, own.LifeMoved) else (
            f"等同于{t(amount)}的"
        )
        return f"{each_}{doer}{verb}{how}生命"

    return told


# Will.


def _produce(t: Teller, effect: own.Produce) -> str:
    each_, times = spread(t, effect.times)
    if isinstance(effect.times, ab.Times | ab.Number | ab.X):
        count = t(times)
    else:
        each_, count = t(effect.times, "each"), "1"
    if effect.like is not None:
        return f"{each_}产生{count}点{t(effect.like)}所能产生的任意属性的魔力"
    if effect.choices == own.ANY_WILL:
        mixed = "，属性可以任意组合" if count != "1" else ""
        return f"{each_}产生{count}点任意属性的魔力{mixed}"
    return f"{each_}产生{hanzi.listed([signs(t, one) for one in effect.choices], '或')}"


def _token(t: Teller, token: own.Token) -> str:
    gains = f"拥有{t.all(token.gains, '、和')}的" if token.gains else ""
    return f"{gains}{t(token.body)}{nouns.parts(t, token.noun).whole}衍生物"


# Cards that move.


def _on_deck(t: Teller, effect: ab.PutOnDeck) -> str:
    assert effect.place is not None
    order = "以任意顺序" if effect.any_order else "以随机顺序" if effect.at_random else ""
    return f"将{t(effect.what)}{order}置于其拥有者的牌库{_ENDS[effect.place]}"


def _onto_field(t: Teller, effect: ab.PlayOntoField) -> str:
    whose = "其拥有者的" if effect.owners_control else "" if effect.field is None else t(effect.field, "whose")
    return f"将{t(effect.what)}{'以横置状态' if effect.dull else ''}放进{whose or '你的'}战场"


def _search(t: Teller, effect: ab.Search) -> str:
    """ "从你的牌库中搜寻1张生物牌"; what is looked for elsewhere says where."""
    what = effect.what
    if not isinstance(what, ab.Pick):
        return f"从牌库中搜寻{t(what)}"
    told = nouns.parts(t, as_cards(what.noun))
    place = hanzi.bare(told.place) or "你的牌库中"
    return f"从{place}搜寻{nouns.numbered(told, number_of(t, what.count), '张')}"


def _discard(t: Teller, effect: ab.Discard) -> str:
    match effect.what:
        case ab.Pick(count, noun) if not nouns.is_hand(t, noun) and noun.qualities != (ab.IsCard(),):
            return f"丢弃{t(ab.Pick(count, as_cards(noun)))}"
        case ab.Every(noun) if nouns.is_hand(t, noun):
            return "丢弃所有手牌"
    return f"丢弃{t(effect.what, 'from_hand')}"


def _place_counter(t: Teller, effect: ab.PlaceCounter) -> str:
    where = t(effect.where, "every" if isinstance(effect.where, ab.Every) else "one")
    return f"在{where}上放置{number_of(t, effect.count).of('个')}{counter(t, effect.counter)}"


def _each_of(t: Teller, every: ab.Every) -> str:
    """ "你操控的每个生物": each for itself."""
    told = nouns.parts(t, every.noun, "all")
    return f"{told.exclusion}{told.place}{told.attributes}每{nouns.measure_of(t, every.noun)}{told.core}"


def _remove_counter(t: Teller, effect: ab.RemoveCounter) -> str:
    many = "所有" if effect.count is None else number_of(t, effect.count).of("个")
    return f"移除{t(effect.where)}上的{many}{counter(t, effect.counter)}"


# How effects are joined.


def _sequence(form: str) -> references.Told:
    """ "此牌对你的对手和对手操控的所有生物造成300点伤害" is one damage to several."""
    apart = effects.sequence(form)

    def told(t: Teller, sequence: ab.Sequence) -> str:
        match sequence.effects:
            case (
                ab.DealPlayerDamage(source, one, amount) | ab.DealDamage(amount, one, source),
                ab.DealPlayerDamage(again, other, same) | ab.DealDamage(same, other, again),
            ) if source == again and amount == same and source is not None:
                return f"{t(source)}对{t(one)}和{t(other)}造成{t(amount, 'damage')}"
        return apart(t, sequence)

    return told


def _modes(t: Teller, effect: ab.SelectModes) -> str:
    """ "选择1项——“消灭1个目标生物。”或“抽1张牌。”" (FOW 903.2c)."""
    more = "".join(f"如果{t(each.condition)}，则改为选择{_so_many(t, each.count)}。" for each in effect.more)
    return f"选择{_so_many(t, effect.count)}{f'（{more}）' if more else ''}——{t.all(effect.modes, '或')}"


def _so_many(t: Teller, count: ab.Count) -> str:
    return "任意项" if isinstance(count, ab.AnyNumber) else number_of(t, count).of("项")


def _by_player(t: Teller, effect: ab.ByPlayer) -> str:
    """The target player acts with what is their own: "目标玩家展示自己的手牌"."""
    if effect.player is AimedPlayer.CHOSEN:  # type: ignore[comparison-overlap]
        effect = ab.ByPlayer(effect.player, exchanged(effect.effect, effect.player, ab.Player.THEY))
    return effects.by_player(t, effect)


def _where_x(t: Teller, effect: own.WhereX) -> str:
    other = "" if effect.other is None else f"，Y为{t(effect.other)}"
    return f"{t(effect.effect)}，X为{t(effect.amount)}{other}"


def _unless(t: Teller, effect: ab.Unless) -> str:
    return f"{t(effect.effect)}，除非{t(effect.player, 'doer')}{t(effect.escape, 'acting')}"


# Conditions.


def _compared(t: Teller, condition: ab.Compares) -> str:
    match condition:
        case ab.Compares(ab.CountOf(noun), ab.Quantity(comparison, ab.CountOf(other))):
            return f"{t(noun)}比{t(other)}{'多' if comparison is ab.Comparison.MORE else '少'}"
        case ab.Compares(ab.CountOf(noun), ab.Quantity(ab.Comparison.AT_LEAST, ab.Sum(ab.CountOf(other), more))):
            return f"{t(noun)}比{t(other)}至少多{t(more)}个"
        case ab.Compares(ab.CountersOn(name, where), quantity) if where is not None:
            lies = f"{t(where)}上{'没有' if quantity == statements.NONE else '放置有'}"
            bare = quantity in (statements.SOME, statements.NONE)
            return f"{lies}{'' if bare else nouns.number_of(t, quantity).of('个')}{counter(t, name)}"
    return statements.compares(t, condition)


# Events.


def _caused(t: Teller, caused: ab.Caused) -> str:
    """ "受到生物造成的伤害", "成为对手的法术的目标"."""
    by = t(caused.cause)
    match caused.deed:
        case ab.IsDealtDamage() | ab.ReceivesDamage() as deed:
            kind = t(deed.kind) if isinstance(deed, ab.IsDealtDamage) else "伤害"
            return f"受到{by}造成的{kind}"
        case ab.IsChosen():
            return f"成为{by}的目标"
        case ab.IsBroken():
            return f"被{by}消灭"
    return f"因{by}而{t(caused.deed)}"


def _deals(t: Teller, deed: ab.DealsDamage) -> str:
    """ "对生物造成战斗伤害"; to whomever is not said."""
    anybody = deed.to == (ab.Any(ab.Noun(())), ab.Player.EITHER)
    whom = "" if anybody else f"对{t.all(deed.to, '或')}"
    return f"{whom}造成{t(deed.kind)}"


def _moves(t: Teller, deed: ab.Moves) -> str:
    whose = "" if deed.whose is None else t(deed.whose, "whose")
    if deed.origin is own.Zone.HAND and deed.to is own.Zone.GRAVEYARD:
        return "被丢弃"
    origin = "" if deed.origin is None else f"从{whose}{t(deed.origin)}"
    into = "" if deed.into is None else t(deed.into, "whose")
    if deed.to is own.Zone.REMOVED:
        return f"{origin}被移除"
    if deed.to is own.Zone.HAND:
        return f"{origin}被移回{into}手牌"
    return f"{origin}被置入{into}{t(deed.to)}"


def _so_much(t: Teller, quantity: ab.Quantity) -> str:
    match quantity.comparison:
        case ab.Comparison.AT_LEAST:
            return f"{t(quantity.amount)}点或以上的伤害"
        case ab.Comparison.LESS:
            return f"小于{t(quantity.amount)}的伤害"
    return f"{t(quantity.amount)}点伤害"


#: What goes on with the card that was found, in the same sentence.
_WITH_IT = (ab.Reveal, ab.AddToHand, ab.PlayOntoField, ab.PutIntoZone)


def joined(node: Any) -> Any:
    """The tree with what is done to a card that was looked for told in one sentence: "搜寻1张生物牌，并将其展示"."""
    if not isinstance(node, tuple):
        return with_parts(node, joined) if isinstance(node, ab.Node) else node
    found: list[Any] = []
    for one in map(joined, node):
        before = found[-1].effects if found and isinstance(found[-1], ab.Sequence) else tuple(found[-1:])
        goes_on = isinstance(one, _WITH_IT) and isinstance(one.what, ab.It | ab.Them)
        if goes_on and before and isinstance(before[0], ab.Search):
            found[-1] = ab.Sequence((*before, one))
        else:
            found.append(one)
    return tuple(found)


SAYINGS = [
    # How effects are joined.
    tell(ab.Sequence, _sequence("")),
    tell(ab.Sequence, _sequence("acting"), "acting"),
    say(ab.Choose, "选择{targets|、和}"),
    tell(ab.SelectModes, _modes),
    tell(ab.Unless, _unless),
    tell(own.WhereX, _where_x),
    tell(ab.ByPlayer, _by_player),
    say(own.SoMuch, "造成{amount:damage}"),
    say(own.SecondOnlyIf, "只有{condition}，才能选择第2项"),
    # Damage, life and will.
    tell(ab.DealDamage, _damage),
    tell(ab.DealPlayerDamage, _damage),
    tell(ab.DealPlayerDamage, _damage, "acting"),
    say(ab.DealDamageToEachOther, "{one}和{other}互相对对方造成等同于自身攻击力的伤害"),
    tell(own.GainLife, _life("获得", "你")),
    tell(own.GainLife, _life("获得"), "acting"),
    tell(own.LoseLife, _life("失去", "你")),
    tell(own.LoseLife, _life("失去"), "acting"),
    say(own.PayLife, "支付任意数值的生命", amount=None),
    tell(own.PayLife, _life("支付")),
    say(own.LifeBecomes, "你的生命值变为{amount}"),
    tell(own.Produce, _produce),
    say(own.Restricted, "此魔力只能用来施放{only:kind|或}"),
    # Choosing.
    say(own.ChoosePlayer, "选择目标玩家"),
    say(own.NewTargets, "你可以为{what}选择新的目标"),
    say(own.NewTargets, "可以为{what}选择新的目标", "acting"),
    say(own.CopyItem, "复制{what}"),
    # What becomes of cards.
    tell(ab.Break, _verb("消灭")),
    tell(own.Banish, _verb("破坏")),
    tell(own.Summon, _verb("召唤")),
    tell(ab.Tap, _verb("横置")),
    tell(ab.Untap, _verb("重置")),
    tell(ab.Cancel, _verb("取消")),
    tell(ab.Reveal, _verb("展示")),
    say(ab.RemoveFromGame, "{duration?{duration}}将{what}{face_down?以正面朝下的方式}从游戏中移除"),
    say(ab.PutOnDeck, "将{what}洗入其拥有者的牌库", place=None),
    tell(ab.PutOnDeck, _on_deck),
    say(own.PutOnStones, "将{what}{any_order?以任意顺序|}置于魔石牌库{bottom?底|顶}"),
    say(own.PutBack, "将它们以任意顺序放回"),
    say(own.ShuffleInto, "将{what}洗入其拥有者的{stones?魔石}牌库"),
    say(own.ShuffleInto, "将{what}洗入自己的{stones?魔石}牌库", "acting"),
    say(own.ShuffleStones, "将魔石牌库洗牌"),
    tell(ab.PlayOntoField, _onto_field),
    say(own.Add, "将{what}结附在{to}上"),
    say(own.TurnToRuler, "将{what}以领主面朝上置入领主区"),
    say(own.Heal, "移除{what}上的星界指示物，使其能再次进行审判"),
    say(own.ShiftsOver, "将此牌翻面为未来面朝上"),
    say(own.TurnOver, "将{what}翻面"),
    say(own.TriggersEnter, "触发其【参战】异能"),
    # Cards, hands and decks.
    tell(ab.Draw, draw("抽", "牌")),
    tell(ab.Search, _search),
    tell(ab.Discard, _discard),
    tell(ab.LookAt, lambda t, effect: f"查看{t(effect.what)}"),
    tell(ab.RevealUntil, lambda t, effect: (
        f"从牌库顶逐张展示，直到展示出{nouns.counted(t, as_cards(effect.noun), hanzi.Number('1'), '张')}为止"
    )),
    say(ab.Cast, "{free?不支付费用}施放{what}"),
    say(own.Roll, "【蓄势】{dice}"),
    # Tokens and counters.
    tell(ab.Every, _each_of, "every"),
    say(own.PutToken, "将{count:个}{token}放进你的战场"),
    tell(own.Token, _token),
    say(own.TokenCopy, "将1个{what:of}复制品衍生物放进你的战场"),
    tell(ab.PlaceCounter, _place_counter),
    tell(ab.RemoveCounter, _remove_counter),
    # Conditions.
    say(own.WasAwakened, "{what}已觉醒"),
    tell(own.PaidSign, lambda t, condition: (
        f"支付{t(condition.cost) if condition.cost else ''}时使用了{signs(t, (condition.sign,))}"
    )),
    say(DidSo, "{player}这样做"),
    say(own.DamageWasPrevented, "因此防止了伤害"),
    say(own.DamageWasDealt, "因此造成了伤害"),
    say(own.PlayedFrom, "{what}是{zone?从{zone}}施放的"),
    say(own.HasNoWill, "{player:doer}没有已产生的魔力"),
    tell(ab.Compares, _compared),
    # Events.
    say(ab.Happens, "{who:doer|或}将要{deeds|或}", "would"),
    say(ab.PlayerActs, "{player:doer}将要{deeds|或}", "would"),
    tell(ab.Caused, _caused),
    tell(ab.DealsDamage, _deals),
    tell(ab.Moves, _moves),
    say(ab.IsBroken, "被消灭"),
    say(ab.IsChosen, "成为目标"),
    say(ab.IsDealtDamage, "受到{quantity?{quantity:damage}|{kind}}"),
    tell(ab.Quantity, _so_much, "damage"),
    say(ab.Attacks, "攻击{whom?{whom}}"),
    say(ab.BecomesTapped, "变为横置状态"),
    say(ab.BecomesUntapped, "重置"),
    say(own.Recovers, "在重置阶段中重置"),
    say(own.DrawsMore, "在1个回合中抽超过{count}张牌"),
    say(own.Chases, "对{what}进行连锁"),
    say(own.AddsCards, "结附{what}"),
    say(own.RollsDice, "以【蓄势】掷骰"),
    say(own.Produces, "{source?用{source}|}产生魔力"),
    say(ab.UsesAbility, "施放{what}"),
    say(own.GainsLife, "获得生命"),
    say(own.LosesLife, "失去生命"),
    say(own.DoesJudgment, "进行{what?{what:of}}审判"),
    say(own.Awakens, "觉醒{what}"),
    say(own.Shifts, "时变"),
    say(own.IsAdded, "结附在{to}上"),
    say(ab.IsAttacked, "被{by?{by}}攻击"),
    say(own.Arrives, "参战"),
    say(own.IsCancelled, "被取消"),
]
