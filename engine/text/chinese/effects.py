"""Effects: the verbs, and how they are joined; costs, of which icons stay as they are printed and actions are told."""

from __future__ import annotations

import re

from engine import abilities as ab
from engine.text import hanzi
from engine.text.chinese import nouns, references
from engine.text.chinese.references import number_of, spread
from engine.text.phrasebook import Teller, say, tell, words

#: After these the next action is another step: "然后".
_STEPS = (ab.Draw, ab.LookAt, ab.Reveal, ab.RevealUntil, ab.Discard, ab.NameSomething, ab.PlayOntoField)
#: What is so during a turn, rather than until it ends.
_RULES = ("无法", "不会", "必须", "如果", "下一次", "可以", "消耗")
_QUOTED = re.compile("“.*”")


def sentences(t: Teller, effects: tuple[ab.Effect, ...]) -> str:
    """Effects, each a sentence."""
    return hanzi.sentences(t(effect) for effect in effects)


def sequence(form: str) -> references.Told:
    def told(t: Teller, sequence: ab.Sequence) -> str:
        text = t(sequence.effects[0], form)
        for index, effect in enumerate(sequence.effects[1:], 1):
            text += _next(t, sequence.effects[index - 1], effect, index, text)
        return text

    return told


def _next(t: Teller, before: ab.Effect, effect: ab.Effect, index: int, so_far: str) -> str:
    """An effect that follows another in the same sentence, with the word that joins them."""
    step = before.effect if isinstance(before, ab.ByPlayer | ab.May) else before
    later = "然后" if index > 1 or isinstance(step, _STEPS) else ""
    if t.tells(effect, "too") and t.tells(before, "too") and _whom(effect) == _whom(before):
        return f"并{t(effect, 'too')}"
    match effect:
        case ab.Then():
            return f"，{t(effect)}"
        case ab.GainControl(what, duration) if t(duration):
            return f"，{later or '并'}在{t(duration).removesuffix('，')}获得{hanzi.of(t(what))}控制权"
        case ab.Lasting() | ab.Delayed():
            return f"，且{t(effect)}"
        case ab.ByPlayer() | ab.DealPlayerDamage():
            return f"，{later or '且'}{t(effect)}"
        case ab.DealDamage(source=source) if source is not None:
            return f"，{later or '且'}{t(effect)}"
    told = t(effect, "acting")
    # What goes on with the same thing does not name it again: "将其公开，并加入手牌".
    again = not later and told.startswith("将其") and not told.startswith("将其余")
    again = again and so_far.rpartition("，")[2].startswith(("将其", "并"))
    return f"，{later or '并'}{told.removeprefix('将其') if again else told}"


def _whom(effect: ab.Effect) -> object:
    """What something is done to that may be done with others to the same."""
    return getattr(effect, "what", None)


def by_player(t: Teller, effect: ab.ByPlayer) -> str:
    """What a player does: "对手丢弃1张手牌"."""
    player = "每位玩家" if effect.player is ab.Player.EACH else t(effect.player, "doer")
    match effect.effect:
        case ab.Repeat(repeated, times):
            return f"{t(times, 'each')}{player}{t(repeated, 'acting')}"
        case ab.GainControl(what, duration):
            return f"{t(duration)}{player}获得{hanzi.of(t(what))}控制权"
    return f"{player}{t(effect.effect, 'acting')}"


def _instead(t: Teller, instead: ab.Instead) -> str:
    match instead.effect:
        case ab.May(effect):
            return f"你可以改为{t(effect, 'acting')}"
        case ab.Lasting():
            told = _lasting(t, instead.effect, "instead")
            return f"改为在{told}" if told[0] in "回本" else f"改为{told}"
    return f"改为{t(instead.effect)}"


def _lasting(t: Teller, effect: ab.Lasting, form: str = "") -> str:
    told = t.all(effect.statics, "，且")
    said = _QUOTED.sub("", told)
    if isinstance(effect.duration, ab.ThisTurn) and any(mark in said for mark in _RULES):
        return told if "本回合" in told else f"本回合中，{told}"
    return t(effect.duration, form) + told


def _modes(t: Teller, effect: ab.SelectModes) -> str:
    of = f"从以下{len(effect.modes)}项中选取"
    more = hanzi.sentences(
        f"如果{t(each.condition)}，则改为{of}{number_of(t, each.count).of('项')}执行" for each in effect.more
    )
    return f"{of}{number_of(t, effect.count).of('项')}执行。{more}{t.all(effect.modes, '')}"


def _choose(t: Teller, effect: ab.Choose) -> str:
    numbers = [number_of(t, target.count) for target in effect.targets]
    return f"选择{nouns.counted_together(t, [target.noun for target in effect.targets], numbers)}"


def _damage(t: Teller, effect: ab.DealDamage) -> str:
    source = "" if effect.source is None else t(effect.source)
    match effect.amount:
        case ab.Sum(first, ab.Times(each, count)):
            more = f"{t(count, 'each')}再给予{t(each)}点伤害"
            return f"{source}给予{t(effect.to)}{t(first, 'damage')}，{more}"
    each_, amount = spread(t, effect.amount)
    return f"{each_}{source}给予{t(effect.to)}{t(amount, 'damage')}"


def _on_deck(t: Teller, effect: ab.PutOnDeck) -> str:
    if effect.at_random:
        return f"将{t(effect.what)}洗牌后放置于卡组{t(effect.place)}"
    order = "以任意顺序" if effect.any_order else ""
    return f"将{_moved(t, effect.what)}{order}放置于{_deck(t, effect.what)}{t(effect.place)}"


def _deck(t: Teller, what: object) -> str:
    """Whose deck: what was just looked at goes back without saying so."""
    last = next(
        (one for one in reversed(t.said) if isinstance(one, ab.Choose | ab.LookAt | ab.Reveal | ab.RevealUntil)), None
    )
    return "拥有者的卡组" if not isinstance(what, ab.TheRest) and isinstance(last, ab.Choose | None) else "卡组"


def _moved(t: Teller, what: object) -> str:
    """What is moved; "their hand" is said as such."""
    return references.picked(t, what) if isinstance(what, ab.Pick) else t(what)


def done_to(t: Teller, verb: str, what: ab.Reference) -> str:
    """ "将其公开", but "公开这张卡牌"."""
    return f"将{t(what)}{verb}" if isinstance(what, ab.It | ab.Them) else f"{verb}{t(what)}"


def _search(t: Teller, effect: ab.Search) -> str:
    what = references.picked(t, effect.what, "张") if isinstance(effect.what, ab.Pick) else t(effect.what)
    return f"从卡组中找出{what}"


def draw(verb: str, card: str) -> references.Told:
    """Drawing, with the game's words for it; "until you have 5 cards in your hand" is as many as are missing."""

    def told(t: Teller, effect: ab.Draw) -> str:
        match effect.count:
            case ab.Exactly(ab.Difference(number, ab.CountOf(ab.Noun((ab.IsCard(), ab.InZone(zone)))))) if (
                zone is t.terms.hand
            ):
                return f"{verb}{card}直到手牌为{t(number)}张为止"
        return f"{verb}{number_of(t, effect.count).of('张')}{card}"

    return told


def _player_damage(t: Teller, effect: ab.DealPlayerDamage) -> str:
    each_, points = spread(t, effect.points)
    return f"{each_}{t(effect.source)}给予{t(effect.player)}{t(points)}点伤害"


def _until(what: str) -> references.Told:
    def told(t: Teller, duration: ab.Duration) -> str:
        player = getattr(duration, "player", ab.Player.EITHER)
        return t.terms.until.format(f"{'' if player is ab.Player.EITHER else t(player, 'whose')}{what}")

    return told


def costs(t: Teller, cost: tuple[ab.Cost, ...]) -> str:
    """The parts of a cost: icons together, actions set off by commas."""
    told = ""
    for index, part in enumerate(cost):
        if index and (isinstance(part, ab.Do) or isinstance(cost[index - 1], ab.Do)):
            told += "，"
        told += t(part)
    return told


def paying(t: Teller, cost: tuple[ab.Cost, ...]) -> str:
    """The cost as something done: "支付[2]", "丢弃1张手牌"."""
    return costs(t, cost) if isinstance(cost[0], ab.Do) else f"支付{costs(t, cost)}"


def limits(t: Teller, limits: tuple[ab.Limit, ...], verb: str) -> str:
    """ "只能在你的主阶段中且米蕾尔在损毁区中时使用，且每回合只能使用1次"."""
    others = [t(limit) for limit in limits if not isinstance(limit, ab.OnlyIf | ab.TimesPerTurn)]
    times = [f"每回合只能{verb}{t(limit)}" for limit in limits if isinstance(limit, ab.TimesPerTurn)]
    when = [t(limit) for limit in limits if isinstance(limit, ab.OnlyIf)]
    when.sort(key=lambda told: told.endswith("时"))
    told = "且".join(one.removesuffix("时") for one in when)
    first = [f"只能在{told}{'时' if when[-1].endswith('时') else ''}{verb}"] if when else []
    return "，且".join(first + times + others)


SAYINGS = [
    # How effects are joined.
    tell(ab.Sequence, sequence("")),
    tell(ab.Sequence, sequence("acting"), "acting"),
    say(ab.Then, "然后，{effect}"),
    say(ab.May, "你可以{effect:acting}"),
    tell(ab.ByPlayer, by_player),
    say(ab.EitherEffect, "{effects:acting|，或}"),
    say(ab.IfThen, "{condition:lead}{effect:then}"),
    say(ab.IfThen, "{condition:lead}{effect:acting}", "acting"),
    say(ab.Otherwise, "否则，{effect}"),
    tell(ab.Instead, _instead),
    tell(ab.Instead, lambda t, instead: f"则{_instead(t, instead)}", "then"),
    say(ab.IfYouDoSo, "如果{player:doer}如此做，{effect:then}"),
    say(ab.IfYouDont, "如果{player:doer}不如此做，{effect:then}"),
    say(ab.WhenYouDoSo, "当{player:doer}如此做时，{effects:sentence}"),
    say(ab.WhenDone, "{event:when}，{effects:sentence}"),
    say(ab.WhenSo, "当{condition}时，{effects:sentence}"),
    say(ab.Unless, "如果{player:doer}不{escape:acting}，{effect}"),
    say(ab.Repeat, "{times:each}{effect}"),
    say(ab.Delayed, "{trigger:once}，{effects:sentence}"),
    tell(ab.Lasting, _lasting),
    tell(ab.ThisTurn, _until("回合结束")),
    tell(ab.UntilEdgeOf, _until("下一个回合开始"), edge=ab.Edge.BEGINNING),
    tell(ab.UntilEdgeOf, _until("下一个回合结束"), next=True),
    tell(ab.UntilEdgeOf, _until("回合结束")),
    say(ab.AsLongAs, "{condition}期间，"),
    say(ab.RestOfGame, ""),
    # Choosing.
    tell(ab.Choose, _choose),
    tell(ab.Target, lambda t, target: nouns.counted(t, target.noun, number_of(t, target.count))),
    say(ab.Select, "选取{what}"),
    tell(ab.SelectModes, _modes),
    say(ab.Mode, "“{effects:sentence}”{reminders}"),
    say(ab.MoreModes, "如果{condition}，选取{count:项}"),
    say(ab.NameSomething, "宣布{but?{but|和}以外的}{kind}"),
    say(ab.RemoveAfterUse, "如果招唤{what}，使用后将其从游戏中移除而不放置于损毁区"),
    *words(
        {
            ab.NameKind.JOB: "1个职业",
            ab.NameKind.ELEMENT: "1种属性",
            ab.NameKind.CARD_NAME: "1个卡牌名称",
            ab.NameKind.CARD_TYPE: "1种卡牌类型",
            ab.NameKind.COST: "1个消耗数值",
            ab.NameKind.NUMBER: "1个数字",
            ab.NameKind.CATEGORY: "1个类别",
            ab.NameKind.PARITY: "奇数或偶数",
        }
    ),
    # Damage.
    tell(ab.DealDamage, _damage),
    say(ab.DealDamageToEachOther, "{one}和{other}互相给予对方等同于自身力量的伤害"),
    say(ab.DivideDamage, "将{amount:damage}以{unit}为单位任意分配给{among}"),
    tell(ab.DivideEqually, lambda t, e: f"将{t(e.amount, 'damage')}平均分配给{t(e.among)}"
         + (f"（以{e.unit}为单位向上取整）" if e.unit > 1 else "")),
    say(ab.DealPlayerDamage, "你受到{points}点伤害", source=None),
    tell(ab.DealPlayerDamage, _player_damage),
    say(ab.SkipsPhases, "跳过{player:whose}下一个回合的{phases|和}"),
    say(ab.TakesExtraTurn, "你在本回合后进行1个额外的回合"),
    say(ab.LosesGame, "你输掉游戏"),
    say(ab.WinsGame, "你赢得游戏"),
    say(ab.NegateDamage, "清除{what}受到的所有伤害"),
    say(ab.CannotBeReduced, "此伤害不会被减少"),
    # Moving cards.
    say(ab.ReturnToHand, "将{what}放回拥有者的手牌"),
    say(ab.AddToHand, "将{what}加入手牌"),
    say(ab.PutOnDeck, "将{what}洗入卡组", place=None),
    tell(ab.PutOnDeck, _on_deck),
    *words({ab.DeckPlace.TOP: "最上方", ab.DeckPlace.BOTTOM: "最下方", ab.DeckPlace.TOP_OR_BOTTOM: "最上方或最下方"}),
    say(ab.PutIntoZone, "将{what}{face_down?背面朝上}置于{zone}"),
    say(ab.RemoveFromGame, "{duration?{duration}}将{what}{face_down?正面朝下}从游戏中移除"),
    say(
        ab.PlayOntoField,
        "令{what}{owners_control?在其拥有者的控制下}{dull?以休止状态}{field?进入{field:whose}战场|进场}",
    ),
    say(ab.Cast, "{free?不支付消耗即|支付消耗后}{what:cast}"),
    say(ab.AtRandom, "随机{effect:acting}"),
    say(ab.UseAgain, "不支付消耗即再次使用此技能"),
    say(ab.Redirect, "将{what:of}目标改为{to}"),
    tell(ab.Draw, draw("取", "牌")),
    say(ab.Discard, "丢弃{what:from_hand}"),
    tell(ab.Search, _search),
    tell(ab.Reveal, lambda t, effect: done_to(t, "公开", effect.what)),
    tell(
        ab.RevealUntil,
        lambda t, e: f"从卡组最上方逐张翻开卡牌，直到翻出{nouns.parts(t, e.noun, cards=True).whole}",
    ),
    tell(ab.LookAt, lambda t,
         effect: f"查看{t(effect.what)}{'正面' if isinstance(effect.what, ab.It | ab.Them) else ''}"),
    say(ab.Shuffle, "给卡组洗牌"),
    # Objects on the field and the stack.
    say(ab.GainControl, "{duration}你获得{what:of}控制权"),
    say(ab.GainControl, "{duration}获得{what:of}控制权", "acting"),
    say(ab.PlaceCounter, "在{where:one}上放置{count:个}{counter:counter}"),
    say(ab.MovesCounters, "将{origin:one}上的{count?{count:个}|所有}{counter:counter}移至{to:one}上"),
    say(ab.DoublesCounters, "将{where:one}上的{selected?1种}{counter:counter}的数量变为2倍"),
    say(ab.RemoveCounter, "移除{where:one}上的{count?{count:个}|所有}{counter:counter}"),
    say(ab.Cancel, "令{what:of}效果无效"),
    tell(ab.Pay, lambda t, effect: f"支付{costs(t, effect.cost)}"),
    say(ab.Do, "{action:acting}"),
]
