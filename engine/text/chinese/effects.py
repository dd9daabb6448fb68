"""Effects: the verbs, and how they are joined."""

from __future__ import annotations

import re

from engine.abilities.amounts import Sum, Times
from engine.abilities.counters import DoublesCounters, MovesCounters, PlaceCounter, RemoveCounter
from engine.abilities.damage import (
    CannotBeReduced,
    DealDamage,
    DealDamageToEachOther,
    DealPlayerDamage,
    DivideDamage,
    DivideEqually,
    NegateDamage,
    ReceiveDamage,
)
from engine.abilities.decks import (
    DeckPlace,
    Draw,
    PutOnDeck,
    RevealUntil,
    Search,
    Shuffle,
    ShuffleAndReturn,
    ShuffleIntoDeck,
)
from engine.abilities.discarding import Discard, DiscardAtRandom, PickDiscard
from engine.abilities.durations import AsLongAs, Duration, RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext, UntilTurnOf
from engine.abilities.effects import (
    AddToHand,
    AtRandom,
    ByPlayer,
    Delayed,
    Effect,
    EitherEffect,
    GainControl,
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Lasting,
    LookAt,
    May,
    Otherwise,
    Pay,
    PlayOntoField,
    PutIntoZone,
    RemoveFromGame,
    Repeat,
    ReturnToHand,
    Reveal,
    Select,
    Sequence,
    Then,
    Unless,
    WhenDone,
    WhenSo,
    WhenYouDoSo,
)
from engine.abilities.modes import Mode, MoreModes, SelectModes
from engine.abilities.naming import NameKind, NameSomething
from engine.abilities.players import Player
from engine.abilities.references import It, Pick, Reference, Them, TheRest
from engine.abilities.stack import Cancel, CastFree, CastPaying, Redirect, RemoveAfterUse, UseAgain
from engine.abilities.targets import Choose, Target
from engine.abilities.turns import LosesGame, SkipsPhases, TakesExtraTurn, WinsGame
from engine.text import hanzi
from engine.text.chinese import conditions, costs, nouns, references
from engine.text.chinese.references import damage, from_hand, number_of, spread
from engine.text.phrasebook import Teller, say, tell, words

#: After these the next action is another step: "然后".
_STEPS = (Draw, LookAt, Reveal, RevealUntil, Discard, NameSomething, PlayOntoField)
#: What is so during a turn, rather than until it ends.
_RULES = ("无法", "不会", "必须", "如果", "下一次", "可以", "消耗")
_QUOTED = re.compile("“.*”")


def sentences(t: Teller, effects: tuple[Effect, ...]) -> str:
    """Effects, each a sentence."""
    return hanzi.sentences(t(effect) for effect in effects)


def _sequence(form: str) -> references.Told:
    def told(t: Teller, sequence: Sequence) -> str:
        text = t(sequence.effects[0], form)
        for index, effect in enumerate(sequence.effects[1:], 1):
            text += _next(t, sequence.effects[index - 1], effect, index, text)
        return text

    return told


def _next(t: Teller, before: Effect, effect: Effect, index: int, so_far: str) -> str:
    """An effect that follows another in the same sentence, with the word that joins them."""
    later = "然后" if index > 1 or _is_step(before) else ""
    if t.tells(effect, "too") and t.tells(before, "too") and _whom(effect) == _whom(before):
        return f"并{t(effect, 'too')}"
    match effect:
        case Then():
            return f"，{t(effect)}"
        case GainControl(what, duration) if t(duration):
            return f"，{later or '并'}在{t(duration).removesuffix('，')}获得{hanzi.of(t(what))}控制权"
        case Lasting() | Delayed():
            return f"，且{t(effect)}"
        case ByPlayer() | DealPlayerDamage():
            return f"，{later or '且'}{t(effect)}"
        case DealDamage(source=source) if source is not None:
            return f"，{later or '且'}{t(effect)}"
    told = t(effect, "acting")
    # What goes on with the same thing does not name it again: "将其公开，并加入手牌".
    again = not later and told.startswith("将其") and not told.startswith("将其余")
    again = again and so_far.rpartition("，")[2].startswith(("将其", "并"))
    return f"，{later or '并'}{told.removeprefix('将其') if again else told}"


def _whom(effect: Effect) -> object:
    """What something is done to that may be done with others to the same."""
    return getattr(effect, "what", None)


def _is_step(effect: Effect) -> bool:
    return isinstance(effect.effect if isinstance(effect, ByPlayer | May) else effect, _STEPS)


def _by_player(t: Teller, effect: ByPlayer) -> str:
    player = "每位玩家" if effect.player is Player.EACH else t(effect.player, "doer")
    match effect.effect:
        case Repeat(repeated, times):
            return f"{references.each(t, times)}{player}{t(repeated, 'acting')}"
        case GainControl(what, duration):
            return f"{t(duration)}{player}获得{hanzi.of(t(what))}控制权"
    return f"{player}{t(effect.effect, 'acting')}"


def _if_then(t: Teller, effect: IfThen) -> str:
    then = "则" if isinstance(effect.effect, Instead) else ""
    return f"{conditions.lead(t, effect.condition)}{then}{t(effect.effect)}"


def _instead(t: Teller, instead: Instead) -> str:
    match instead.effect:
        case May(effect):
            return f"你可以改为{t(effect, 'acting')}"
        case Lasting():
            return f"改为在{t(instead.effect)}" if t(instead.effect)[0] in "回本" else f"改为{t(instead.effect)}"
    return f"改为{t(instead.effect)}"


def _after(word: str) -> references.Told:
    def told(t: Teller, effect: IfYouDoSo | IfYouDont) -> str:
        player = t(effect.player, "doer")
        return f"如果{player}{word}，{'则' if isinstance(effect.effect, Instead) else ''}{t(effect.effect)}"

    return told


def _when_done(t: Teller, effect: WhenYouDoSo) -> str:
    return f"当{t(effect.player, 'doer')}如此做时，{sentences(t, effect.effects)}"


def _lasting(t: Teller, effect: Lasting) -> str:
    told = t.all(effect.statics, "，且")
    said = _QUOTED.sub("", told)
    if isinstance(effect.duration, ThisTurn) and any(mark in said for mark in _RULES):
        return told if "本回合" in told else f"本回合中，{told}"
    return t(effect.duration) + told


def _modes(t: Teller, effect: SelectModes) -> str:
    more = hanzi.sentences(
        f"如果{t(each.condition)}，则改为从以下{each.of}项中选取{number_of(t, each.count).of('项')}执行"
        for each in effect.more
    )
    modes = "".join(t(mode) for mode in effect.modes)
    return f"从以下{effect.of}项中选取{number_of(t, effect.count).of('项')}执行。{more}{modes}"


def _choose(t: Teller, effect: Choose) -> str:
    numbers = [number_of(t, target.count) for target in effect.targets]
    return f"选择{nouns.counted_together(t, [target.noun for target in effect.targets], numbers)}"


def _target(t: Teller, target: Target) -> str:
    return nouns.counted(t, target.noun, number_of(t, target.count))


def _damage(t: Teller, effect: DealDamage) -> str:
    source = "" if effect.source is None else t(effect.source)
    match effect.amount:
        case Sum(first, Times(each, count)):
            more = f"{references.each(t, count)}再给予{t(each)}点伤害"
            return f"{source}给予{t(effect.to)}{damage(t, first)}，{more}"
    each_, amount = spread(t, effect.amount)
    return f"{each_}{source}给予{t(effect.to)}{damage(t, amount)}"


def _on_deck(t: Teller, effect: PutOnDeck) -> str:
    order = "以任意顺序" if effect.any_order else ""
    return f"将{_moved(t, effect.what)}{order}放置于{_deck(t, effect.what)}{t(effect.place)}"


def _deck(t: Teller, what: object) -> str:
    """Whose deck: what was just looked at goes back without saying so."""
    last = next((one for one in reversed(t.said) if isinstance(one, Choose | LookAt | Reveal | RevealUntil)), None)
    return "拥有者的卡组" if not isinstance(what, TheRest) and isinstance(last, Choose | None) else "卡组"


def _moved(t: Teller, what: object) -> str:
    """What is moved; "their hand" is said as such."""
    return references.picked(t, what) if isinstance(what, Pick) else t(what)


def done_to(t: Teller, verb: str, what: Reference) -> str:
    """ "将其公开", but "公开这张卡牌"."""
    return f"将{t(what)}{verb}" if isinstance(what, It | Them) else f"{verb}{t(what)}"


def _search(t: Teller, effect: Search) -> str:
    what = references.picked(t, effect.what, "张") if isinstance(effect.what, Pick) else t(effect.what)
    return f"从卡组中找出{what}"


def _draw(t: Teller, effect: Draw) -> str:
    return f"取{number_of(t, effect.count).of('张')}牌"


def _play(t: Teller, effect: PlayOntoField) -> str:
    control = "在其拥有者的控制下" if effect.owners_control else ""
    entry = "进场" if effect.field is None else f"进入{t(effect.field, 'whose')}战场"
    return f"令{t(effect.what)}{control}{'以休止状态' if effect.dull else ''}{entry}"


def _remove(t: Teller, effect: RemoveFromGame) -> str:
    time = "" if effect.duration is None else t(effect.duration)
    face = "正面朝下" if effect.face_down else ""
    return f"{time}将{t(effect.what)}{face}从游戏中移除"


def _counter(t: Teller, effect: PlaceCounter) -> str:
    return f"在{t(effect.where, 'one')}上放置{number_of(t, effect.count).of('个')}{nouns.counter(t, effect.counter)}"


def _moved_counters(t: Teller, effect: MovesCounters) -> str:
    count = "所有" if effect.count is None else number_of(t, effect.count).of("个")
    return f"将{t(effect.origin, 'one')}上的{count}{nouns.counter(t, effect.counter)}移至{t(effect.to, 'one')}上"


def _doubled_counters(t: Teller, effect: DoublesCounters) -> str:
    kind = "1种" if effect.selected else ""
    return f"将{t(effect.where, 'one')}上的{kind}{nouns.counter(t, effect.counter)}的数量变为2倍"


def _uncounter(t: Teller, effect: RemoveCounter) -> str:
    count = "所有" if effect.count is None else number_of(t, effect.count).of("个")
    return f"移除{t(effect.where, 'one')}上的{count}{nouns.counter(t, effect.counter)}"




def _random(t: Teller, effect: DiscardAtRandom) -> str:
    return f"随机丢弃{number_of(t, effect.count).of('张')}手牌"


def _pick_discard(t: Teller, effect: PickDiscard) -> str:
    return f"选取对手的{number_of(t, effect.count).of('张')}手牌，对手将其丢弃"


def _player_damage(t: Teller, effect: DealPlayerDamage) -> str:
    each_, points = spread(t, effect.points)
    return f"{each_}{t(effect.source)}给予{t(effect.player)}{t(points)}点伤害"


def _until(what: str) -> references.Told:
    def told(t: Teller, duration: Duration) -> str:
        player = getattr(duration, "player", Player.EITHER)
        return t.terms.until.format(f"{'' if player is Player.EITHER else t(player, 'whose')}{what}")

    return told


def _up_to(unit: int) -> str:
    return f"（以{unit}为单位向上取整）" if unit > 1 else ""


SAYINGS = [
    # How effects are joined.
    tell(Sequence, _sequence("")),
    tell(Sequence, _sequence("acting"), "acting"),
    say(Then, "然后，{effect}"),
    say(May, "你可以{effect:acting}"),
    say(May, "可以{effect:acting}", "acting"),
    tell(ByPlayer, _by_player),
    say(EitherEffect, "{effects:acting|，或}"),
    tell(IfThen, _if_then),
    say(Otherwise, "否则，{effect}"),
    tell(Instead, _instead),
    tell(IfYouDoSo, _after("如此做")),
    tell(IfYouDont, _after("不如此做")),
    tell(WhenYouDoSo, _when_done),
    tell(WhenDone, lambda t, effect: f"{t(effect.event, 'when')}，{sentences(t, effect.effects)}"),
    tell(WhenSo, lambda t, effect: f"当{t(effect.condition)}时，{sentences(t, effect.effects)}"),
    say(Unless, "如果{player:doer}不{escape:acting}，{effect}"),
    tell(Repeat, lambda t, effect: references.each(t, effect.times) + t(effect.effect)),
    tell(Delayed, lambda t, effect: f"{t(effect.trigger, 'once')}，{sentences(t, effect.effects)}"),
    tell(Lasting, _lasting),
    tell(ThisTurn, _until("回合结束")),
    tell(UntilEndOf, _until("回合结束")),
    tell(UntilEndOfNext, _until("下一个回合结束")),
    tell(UntilTurnOf, _until("下一个回合开始")),
    say(AsLongAs, "{condition}期间，"),
    say(RestOfGame, ""),
    # Choosing.
    tell(Choose, _choose),
    tell(Target, _target),
    say(Select, "选取{what}"),
    tell(SelectModes, _modes),
    tell(Mode, lambda t, mode: hanzi.quoted(sentences(t, mode.effects)) + t.all(mode.reminders, "")),
    tell(MoreModes, lambda t, more: f"如果{t(more.condition)}，选取{number_of(t, more.count).of('项')}"),
    say(NameSomething, "宣布{kind}", but=()),
    say(NameSomething, "宣布{but|和}以外的{kind}"),
    say(RemoveAfterUse, "如果招唤{what}，使用后将其从游戏中移除而不放置于损毁区"),
    *words(
        {
            NameKind.JOB: "1个职业",
            NameKind.ELEMENT: "1种属性",
            NameKind.CARD_NAME: "1个卡牌名称",
            NameKind.CARD_TYPE: "1种卡牌类型",
            NameKind.COST: "1个消耗数值",
            NameKind.NUMBER: "1个数字",
            NameKind.CATEGORY: "1个类别",
            NameKind.PARITY: "奇数或偶数",
        }
    ),
    # Damage.
    tell(DealDamage, _damage),
    say(DealDamageToEachOther, "{one}和{other}互相给予对方等同于自身力量的伤害"),
    tell(DivideDamage, lambda t, e: f"将{damage(t, e.amount)}以{e.unit}为单位任意分配给{t(e.among)}"),
    tell(DivideEqually, lambda t, e: f"将{damage(t, e.amount)}平均分配给{t(e.among)}{_up_to(e.unit)}"),
    tell(DealPlayerDamage, _player_damage),
    tell(SkipsPhases, lambda t, effect: f"跳过{t(effect.player, 'whose')}下一个回合的{t.all(effect.phases, '和')}"),
    say(TakesExtraTurn, "你在本回合后进行1个额外的回合"),
    say(TakesExtraTurn, "在本回合后进行1个额外的回合", "acting"),
    say(LosesGame, "你输掉游戏"),
    say(LosesGame, "输掉游戏", "acting"),
    say(WinsGame, "你赢得游戏"),
    say(WinsGame, "赢得游戏", "acting"),
    say(ReceiveDamage, "你受到{points}点伤害"),
    say(ReceiveDamage, "受到{points}点伤害", "acting"),
    say(NegateDamage, "清除{what}受到的所有伤害"),
    say(CannotBeReduced, "此伤害不会被减少"),
    # Moving cards.
    say(ReturnToHand, "将{what}放回拥有者的手牌"),
    say(AddToHand, "将{what}加入手牌"),
    tell(PutOnDeck, _on_deck),
    *words({DeckPlace.TOP: "最上方", DeckPlace.BOTTOM: "最下方", DeckPlace.TOP_OR_BOTTOM: "最上方或最下方"}),
    say(PutIntoZone, "将{what}置于{zone}"),
    tell(RemoveFromGame, _remove),
    tell(PlayOntoField, _play),
    tell(CastPaying, lambda t, effect: f"支付消耗后{references.casting(t, effect.what)}"),
    say(AtRandom, "随机{effect:acting}"),
    say(UseAgain, "不支付消耗即再次使用此技能"),
    tell(Redirect, lambda t, effect: f"将{hanzi.of(t(effect.what))}目标改为{t(effect.to)}"),
    tell(CastFree, lambda t, effect: f"不支付消耗即{references.casting(t, effect.what)}"),
    tell(Draw, _draw),
    tell(Discard, lambda t, effect: f"丢弃{from_hand(t, effect.what)}"),
    tell(PickDiscard, _pick_discard),
    tell(DiscardAtRandom, _random),
    tell(Search, _search),
    tell(Reveal, lambda t, effect: done_to(t, "公开", effect.what)),
    tell(
        RevealUntil,
        lambda t, e: f"从卡组最上方逐张翻开卡牌，直到翻出{nouns.parts(t, e.noun, cards=True).whole}",
    ),
    tell(LookAt, lambda t, effect: f"查看{t(effect.what)}{'正面' if isinstance(effect.what, It | Them) else ''}"),
    say(Shuffle, "给卡组洗牌"),
    say(ShuffleAndReturn, "将{what}洗牌后放置于卡组{place}"),
    say(ShuffleIntoDeck, "将{what}洗入卡组"),
    # Objects on the field and the stack.
    tell(GainControl, lambda t, effect: f"{t(effect.duration)}你获得{hanzi.of(t(effect.what))}控制权"),
    tell(GainControl, lambda t, effect: f"{t(effect.duration)}获得{hanzi.of(t(effect.what))}控制权", "acting"),
    tell(PlaceCounter, _counter),
    tell(MovesCounters, _moved_counters),
    tell(DoublesCounters, _doubled_counters),
    tell(RemoveCounter, _uncounter),
    tell(Cancel, lambda t, effect: f"令{hanzi.of(t(effect.what))}效果无效"),
    tell(Pay, lambda t, effect: f"支付{costs.costs(t, effect.cost)}"),
]
