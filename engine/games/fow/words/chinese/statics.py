"""What is so: changes, how long they last, what playing costs, and what is allowed."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import SYMBOL_SKILLS
from engine.games.fow.words.chinese.nouns import counter, exchanged, signs
from engine.text import hanzi
from engine.text.chinese import effects, nouns, statements
from engine.text.phrasebook import Teller, say, tell


def _price(t: Teller, static: own.PriceChange) -> str:
    """ "你施放此牌所需的费用减少{1}"."""
    change = f"{'增加' if static.more else '减少'}{signs(t, static.signs)}"
    floor = f"（无属性费用最少为{signs(t, (static.floor,))}）" if static.floor != "0" else ""
    each = "" if static.times is None else t(static.times, "each")
    return f"{each}{t(static.player)}{_played(t, static.what)}所需的费用{change}{floor}"


def _played(t: Teller, what: ab.Reference) -> str:
    """Playing it, as the thing that costs so much; costs are paid."""
    match what:
        case own.WordCosts():
            return f"支付{t(what)}"
    return f"施放{t(what, 'kind')}"


def _will_as(t: Teller, static: own.WillAs) -> str:
    of = "任意属性" if not static.attributes else f"{t.all(static.attributes, '或')}属性"
    return f"你可以用{of}的魔力支付{'' if static.what is None else _played(t, static.what)}的属性费用"


def _body(t: Teller, change: own.BecomesBody) -> str:
    gains = f"拥有{t.all(change.gains, '、和')}的" if change.gains else ""
    still = "" if change.still is None else f"，且仍为{nouns.parts(t, change.still).whole}"
    return f"成为{gains}{t(change.body)}的{nouns.parts(t, change.noun).whole}{still}"


def _also(t: Teller, change: ab.AlsoHas) -> str:
    """Kinds of magic stones are what it is treated as (FOW 201.4c); races, attributes and names it has besides."""
    if all(isinstance(one, own.OfSubtype) for one in change.qualities):
        return f"视为{t.all(change.qualities, '、和')}"
    if all(isinstance(one, ab.Named) for one in change.qualities):
        return f"名称也视为{t.all(change.qualities, '、和', 'head')}"
    return f"同时拥有{t.all(change.qualities, '、和')}"


def _replacement(t: Teller, static: ab.Replacement) -> str:
    """Damage that is prevented is told as such (FOW 1018): "防止此牌将受到的所有伤害"."""
    amount = static.outcome.amount if isinstance(static.outcome, ab.DamageBecomes | ab.DamageReduced) else None
    kept = isinstance(static.outcome, ab.DamageReduced)
    if amount is None or not (kept or amount == ab.Number(0)):
        return statements.replacement(t, static)
    if kept and not (static.first or static.once):
        return f"如果{t(static.event, 'would')}，防止其中的{t(amount)}点"
    when = "每个回合中首次，" if static.first else ""
    condition = "" if static.condition is None else t(static.condition, "lead")
    many = f"的{t(amount)}点" if kept else "的" if static.first or static.once else "的所有"
    return f"{condition}{when}防止{_damage(t, static.event, many, '下一次将' if static.once else '将')}"


def _damage(t: Teller, event: ab.Event, many: str, will: str) -> str:
    match event:
        case ab.AnyEvent(events):
            return hanzi.listed([_damage(t, one, many, will) for one in events], "和")
        case ab.Happens(those, (deed,)):
            who = t.all(those, "或")
        case ab.PlayerActs(player, (deed,)):
            who = t(player)
    match deed:
        case ab.Caused(ab.IsDealtDamage() | ab.ReceivesDamage() as dealt, cause):
            return f"{t(cause)}{will}对{who}造成{many}{t(getattr(dealt, 'kind', ab.DamageKind.ANY))}"
        case ab.IsDealtDamage() | ab.ReceivesDamage():
            return f"{who}{will}受到{many}{t(getattr(deed, 'kind', ab.DamageKind.ANY))}"
    kind = t(getattr(deed, "kind", ab.DamageKind.ANY))
    return f"{who}{will}{t(deed).removesuffix(kind)}{many}{kind}"


def _may_play(t: Teller, static: own.MayPlay) -> str:
    once = "每回合1次，" if static.once else ""
    return f"{once}{t(static.player)}可以{'不支付费用' if static.free else ''}施放{t(static.what, 'kind')}"


def _enters_with(t: Teller, change: ab.EntersWithCounters) -> str:
    each = t(change.count.count, "each") if isinstance(change.count, ab.Times) else ""
    count = change.count.each if isinstance(change.count, ab.Times) else change.count
    return f"进入战场时{f'，{each}其上' if each else ''}放置有{t(count)}个{counter(t, change.counter)}"


def _rather(t: Teller, static: own.PayInstead) -> str:
    who, cost = t(static.player, "doer"), effects.paying(t, static.cost)
    return f"{who}可以{cost}，来代替支付{t(static.what)}的费用"


def _while(t: Teller, static: ab.While) -> str:
    """What it speaks of stands first, where the print has it behind: "如果此牌没有属性，其获得…"."""
    match static.statics:
        case (ab.Changes(who, changes),) if who != ab.It() and ab.It() in walk(static.condition):
            about = exchanged(static.condition, ab.It(), who)
            static = replace(static, condition=about, statics=(ab.Changes(ab.It(), changes),))
    return statements.so_while(t, static)


def _granted(t: Teller, gain: ab.Granted) -> str:
    """An ability in quotation marks; keywords stand without."""
    if isinstance(gain.ability, own.Barrier | own.Labelled):
        return t(gain.ability)
    return f"“{hanzi.sentence(t(gain.ability))}”"


SAYINGS = [
    # Changes.
    tell(ab.While, _while),
    tell(ab.Granted, _granted),
    say(own.OneOfGains, "{gains|、或}"),
    say(own.Loses, "失去{keywords|或}"),
    say(ab.LosesAbilities, "失去所有异能{final?，且不能获得异能}"),
    say(ab.LosesKeywords, "失去所有符号异能", keywords=SYMBOL_SKILLS),
    say(ab.LosesKeywords, "失去{keywords|、和}"),
    say(own.StatsSwapped, "攻击力和防御力互换"),
    tell(own.BecomesBody, _body),
    say(own.TraitBecomes, "{trait}变为{amount}"),
    say(ab.AttackingStaysUp, "{blocking?阻挡|攻击}时不会横置"),
    say(own.BlocksRested, "可以在横置状态下阻挡"),
    say(own.BlocksOver, "可以阻挡{noun}"),
    say(own.MayStayRested, "在重置阶段中可以不重置"),
    tell(own.EntersPaying, lambda t, change: f"以横置状态进入战场，除非你{effects.paying(t, change.cost)}"),
    say(own.BecomesCopy, "作为{of:of}复制品进入战场"),
    say(own.Unchased, "不能被连锁"),
    tell(ab.AlsoHas, _also),
    say(ab.BecomesQuality, "成为{quality}"),
    tell(ab.EntersWithCounters, _enters_with),
    say(ab.AttacksAgain, "{more?本回合中可以再攻击{times}次|每回合可以攻击至多{times}次}"),
    say(ab.Must, "若能{deed}则必须{deed}"),
    # Damage that would be dealt.
    tell(ab.Replacement, _replacement),
    say(ab.DamageReduced, "防止其中的{amount}点"),
    say(ab.DamageIncreased, "使该伤害增加{amount}点"),
    say(ab.DamageBecomes, "防止该伤害", amount=ab.Number(0)),
    say(ab.DamageBecomes, "使该伤害变为{amount}点"),
    say(ab.DamageMoved, "将该伤害对{to}造成"),
    say(own.OneMoreWill, "产生该魔力，并额外产生1点与其中的魔力同种的魔力"),
    say(own.OneMoreDie, "掷比该数量多1枚的骰子"),
    # What playing costs.
    tell(own.PriceChange, _price),
    tell(own.WillAs, _will_as),
    tell(own.SignAs, lambda t, static: (
        f"你可以将{signs(t, (static.sign,))}当作{signs(t, (static.as_,))}来消耗"
    )),
    tell(own.PayInstead, _rather),
    tell(own.AdditionalCost, lambda t, static: (
        f"施放{t(static.what)}时，必须{effects.paying(t, static.cost)}作为额外费用"
    )),
    tell(own.StandbyCost, lambda t, static: f"将牌放置到待机区所需的费用变为{signs(t, static.signs)}"),
    tell(own.PayRather, lambda t, static: (
        f"如果{t(static.condition)}，则改为{effects.paying(t, static.cost)}"
    )),
    tell(own.PayFor, lambda t, static: f"{signs(t, ('X',))}只能用{signs(t, ('M',))}支付"),
    tell(own.NotNothing, lambda t, static: f"不能选择支付{signs(t, ('0',))}"),
    # What is allowed.
    say(own.ReleaseSeals, "解放{what:of}【封印】异能"),
    tell(own.MayPlay, _may_play),
    say(own.CopiesAllowed, "你的牌库中可以放入{count:张}此牌"),
    say(own.TopRevealed, "{player:whose}牌库顶的1张牌保持展示状态"),
    say(own.MayLook, "你可以随时查看{what}"),
    say(own.MustTarget, "{player}选择攻击的对象时，若能选择{what}则必须选择{what}", by=None),
    say(own.MustTarget, "{player}选择攻击者时，若能选择{what}则必须选择{what}"),
    say(own.StaticWhereX, "{static}，X为{amount}"),
    # Durations.
    say(ab.AsLongAs, "只要{condition}，"),
    say(ab.RestOfCombat, "直到战斗结束，"),
]
