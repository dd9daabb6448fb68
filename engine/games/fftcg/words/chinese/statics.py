"""What is so: changes, costs of casting, replacements."""

from __future__ import annotations

import re

from engine.abilities.amounts import Amount, Number, Times, X
from engine.abilities.conditions import IsTurnOf
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
from engine.abilities.references import Every, Reference
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
from engine.games.fftcg.vocabulary import (
    CastAlternative,
    CastOnlyIf,
    CostToCast,
    ExtraCost,
    JoinsAnyParty,
    ManyOfElement,
    MayCast,
    NextCast,
    NotFromHandByEffects,
    NotIfControlling,
    OnlyPaidBy,
    OnlyPaidWith,
    PaidWithAny,
    PayToReduce,
    ProducesCP,
)
from engine.games.fftcg.vocabulary.attacking import AttackLimit, AttacksUndulled
from engine.games.fftcg.vocabulary.casting import (
    AbilityPaidWithAny,
    BesideOthers,
    CastLimit,
    CostKept,
    CostToUse,
    DiscardsForCP,
    MustPayWith,
    NextUseWithout,
    NotCancelled,
    NthCast,
    SpecialPaidWith,
)
from engine.games.fftcg.vocabulary.entering import EntersUnheard
from engine.games.fftcg.vocabulary.types import BecomesLike, TraitsOf
from engine.games.fftcg.words.chinese import conditions, costs, events, nouns, references
from engine.text import hanzi
from engine.text.phrasebook import Teller, say, tell, words

_ABOUT_POWER = (LosesPower, PowerBecomes, PowerCannotChange)


def _changes(t: Teller, static: Changes) -> str:
    """ "米蕾尔的力量+1000，并获得勇气": what is for each of something stands before all."""
    each, changes = _hoisted(t, static.changes)
    who = t(static.who)
    owner = hanzi.of(who) if _about_power(changes[0]) else who
    told = [t(change) for change in changes]
    text = owner + told[0]
    for change, more in zip(changes[1:], told[1:], strict=True):
        text += f"，{'且' if _about_power(change) or not isinstance(change, Gains) else '并'}{more}"
    return each + text


def _about_power(change: Change) -> bool:
    return isinstance(change, _ABOUT_POWER) or (isinstance(change, Gains) and isinstance(change.gains[0], Power))


def _hoisted(t: Teller, changes: tuple[Change, ...]) -> tuple[str, tuple[Change, ...]]:
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
    power = [t(gain) for gain in change.gains if isinstance(gain, Power)]
    rest = [t(gain) for gain in change.gains if not isinstance(gain, Power)]
    gained = [f"获得{hanzi.listed(rest, '和')}"] if rest else []
    return "，并".join(power + gained)


def _more(word: str, sign: str) -> references.Told:
    def told(t: Teller, change: Power | LosesPower) -> str:
        if isinstance(change.amount, Number | X):
            return f"力量{sign}{t(change.amount)}"
        return f"力量{word}等同于{t(change.amount)}的数值"

    return told


def _also_becomes(t: Teller, change: AlsoBecomes) -> str:
    power = "" if change.power is None else f"力量为{t(change.power)}的"
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
    if isinstance(static.condition, IsTurnOf) or isinstance(static.statics[0], Replacement):
        return f"{conditions.when(t, static.condition)}，{told}"
    return f"如果{t(static.condition)}，{'则改为' if static.instead else ''}{told}"


def _joined(t: Teller, change: JoinsAnyParty) -> str:
    return f"可以与任意属性的{'前锋' if change.noun is None else t(change.noun)}组队"


# Casting.


def _cast(t: Teller, what: Reference) -> str:
    """What is cast: of what kind, when it is every such card."""
    return t(what, "kind") if isinstance(what, Every) else t(what)


def _at_least(minimum: int) -> str:
    return {0: "", 1: "（不会变为0）"}.get(minimum, f"（不会变为{minimum - 1}或以下）")


def _cost(t: Teller, static: CostToCast) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    if static.becomes is not None:
        return f"招唤{_cast(t, static.what)}所需的消耗变为{t(static.becomes)}"
    change = f"增加{more}" if static.less is None else f"减少{less}"
    change += "，且可以用任意属性的水晶点数支付" if static.any_element else ""
    whose = "" if static.player is None else t(static.player)
    return f"{whose}{each}{more_each}招唤{_cast(t, static.what)}所需的消耗{change}{_at_least(static.minimum)}"


def _cost_of_use(t: Teller, static: CostToUse) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    change = f"增加{more}" if static.less is None else f"减少{less}"
    return f"{each}{more_each}使用{t(static.what)}所需的消耗{change}{_at_least(static.minimum)}"


def _per(t: Teller, amount: Amount | None) -> tuple[str, str]:
    if amount is None:
        return "", ""
    each, one = references.spread(t, amount)
    return each, t(one)


def _next_cast(t: Teller, static: NextCast) -> str:
    each, less = _per(t, static.less)
    measure = "张"
    return f"{each}招唤你的下1{measure}{t(static.noun)}所需的消耗减少{less}{_at_least(static.minimum)}"


def _nth_cast(t: Teller, static: NthCast) -> str:
    each, less = _per(t, static.less)
    more_each, more = _per(t, static.more)
    when = "自己的每个回合中" if static.own_turn else "每个回合中"
    change = f"增加{more}" if static.less is None else f"减少{less}"
    return (
        f"{when}，{each}{more_each}{t(static.player)}招唤的第{static.ordinal}张{t(static.noun)}所需的消耗{change}"
        f"{_at_least(static.minimum)}"
    )


def _only_if(t: Teller, static: CastOnlyIf) -> str:
    return f"只有在{conditions.when(t, static.condition)}才能招唤{t(static.what)}"


def _may_cast(t: Teller, static: MayCast) -> str:
    return f"你可以{'不支付消耗即' if static.free else ''}{references.casting(t, static.what)}"


def _elements(t: Teller, change: ProducesCP) -> str:
    when = "" if change.for_ is None else f"在支付招唤{t(change.for_)}的消耗之际"
    return f"{when}可以产生{t.all(change.elements, '或') or '任意属性'}的水晶点数"


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
    tell(TraitsOf, lambda t, gain: (
        f"{t(gain.whose)}的{hanzi.listed([t(one) for one in gain.traits], '和')}"
        f"{'' if not gain.but else f'（{t.all(gain.but, chr(0x548c))}除外）'}"
    )),
    say(BecomesLike, "{trait}变为与{whose}相同"),
    say(LosesAbilities, "失去所有技能"),
    tell(LosesKeywords, lambda t, change: f"失去{hanzi.listed(map(t, change.keywords), '和')}"),
    say(PowerBecomes, "力量变为{amount}"),
    say(PowerCannotChange, "力量不会{direction}", by=None),
    say(PowerCannotChange, "力量不会因{by}而{direction}"),
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
    tell(ProducesCP, _elements),
    tell(EntersWithCounters, lambda t, change: (
        f"进场时放置有{t(change.count) if isinstance(change.count, Number | X) else f'等同于{t(change.count)}'}个"
        f"{nouns.counter(t, change.counter)}"
    )),
    say(EntersTapped, "以休止状态进场"),
    tell(JoinsAnyParty, _joined),
    say(AttacksUndulled, "攻击时不会变为休止状态"),
    # Casting.
    tell(CostToCast, _cost),
    tell(NextCast, _next_cast),
    tell(CostToUse, _cost_of_use),
    tell(OnlyPaidWith, lambda t, s: (
        f"招唤{_cast(t, s.what)}所需的消耗只能以{t.all(s.elements, '或')}的水晶点数支付"
        + (f"，且必须为{s.different}种或以上的属性" if s.different else "")
    )),
    tell(PaidWithAny, lambda t, s: f"招唤{_cast(t, s.what)}所需的消耗可以用任意属性的水晶点数支付"),
    tell(OnlyPaidBy, lambda t, s: f"招唤{_cast(t, s.what)}所需的消耗只能以{t(s.source)}产生的水晶点数支付"),
    tell(CastOnlyIf, _only_if),
    tell(CastAlternative, lambda t, s: f"招唤{t(s.what)}之际，你可以{costs.paying(t, s.cost)}来代替支付水晶点数"),
    tell(ExtraCost, lambda t, s: f"招唤{t(s.what)}之际，你可以{costs.paying(t, s.cost)}作为追加消耗"),
    tell(
        PayToReduce,
        lambda t, s: (
            f"支付招唤{t(s.what)}的消耗前，你可以{costs.paying(t, s.cost)}，使招唤{t(s.what)}所需的消耗减少{t(s.less)}"
        ),
    ),
    tell(MayCast, _may_cast),
    say(ManyOfElement, "你可以令2个或以上的{element}角色进场"),
    say(NotFromHandByEffects, "你无法因{by}而令{what}进场", anywhere=True),
    say(NotFromHandByEffects, "你无法因{by}而令手牌中的{what}进场"),
    say(BesideOthers, "即使你控制其他{element}角色，{what}也可以进场"),
    tell(CastLimit, lambda t, s: (
        f"{t(s.player)}每回合只能招唤至多{s.count}张{'卡牌' if s.noun is None else t(s.noun)}"
    )),
    say(DiscardsForCP, "你可以从手牌中丢弃{elements|或}卡牌来产生水晶点数"),
    say(AbilityPaidWithAny, "{what}的{ability}消耗可以用任意属性的水晶点数支付"),
    say(NotCancelled, "{what}的效果不会无效", by=None),
    say(NotCancelled, "{what}的效果不会因{by}而无效"),
    say(EntersUnheard, "{what}进场不会触发任何自动技能"),
    say(NextUseWithout, "你下一次使用{what}的特殊技能之际，可以不支付消耗", free=True),
    say(NextUseWithout, "你下一次使用{what}的特殊技能之际，可以不支付[S]"),
    say(SpecialPaidWith, "使用{what}的特殊技能之际，可以丢弃1张{noun}来代替[S]"),
    tell(NthCast, _nth_cast),
    tell(MustPayWith, lambda t, s: (
        f"招唤{_cast(t, s.what)}所需的消耗必须以" + (
            f"{s.different}种或以上属性的水晶点数支付" if s.different else
            f"包含{t.all(s.elements, '和')}的水晶点数支付"
        )
    )),
    tell(CostKept, lambda t, s: f"招唤{_cast(t, s.what)}所需的消耗不会{t(s.direction)}"),
    say(DamageKept, "{event}之际，该伤害不会减少"),
    say(AttackLimit, "{player}每回合只能以至多{count}个前锋攻击", forwards=True),
    say(AttackLimit, "{player}每回合只能宣布{count}次攻击"),
    say(PlayerCannot, "{player}无法{deeds|或}"),
    say(NotIfControlling, "如果你已控制{what|或}，则无法招唤{what|或}"),
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
