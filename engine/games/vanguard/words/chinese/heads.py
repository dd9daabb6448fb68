"""Lines: abilities with their keywords, zones, limits and costs (VG 16.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Keyword, Zone
from engine.games.vanguard.words.chinese import nouns
from engine.text.chinese.effects import costs, sentences
from engine.text.phrasebook import Teller, say, tell

_ONCE = "【1回合1次】"
_PAY = "可以支付〔{}〕。支付了的话，"
#: What explains a keyword (VC1.1.1 to VC25.2.1); "{}" is its number.
_ACTIVE = {
    Keyword.BRAVE: "你的手牌在3张以下的话有效",
    Keyword.ORACLE: "你的手牌在5张以上的话有效",
    Keyword.RITUAL: "你的弃牌区中的等级1的卡有{}张以上的话有效",
    Keyword.UNITE: "这个回合中，你将2张以上的卡CALL到过R或G上的话有效",
    Keyword.THUNDERSTRIKE: "对手的封锁区中的卡有{}张以上的话有效",
    Keyword.DARKNESS: "这个回合中，有卡放置到过你的灵魂里的话有效",
    Keyword.DARK_DEVICE: "同纵列不存在对手的处于竖置状态的单位的话有效",
    Keyword.SHINKEN_HISSATSU: "你的伤害有3张以上的话有效",
    Keyword.HOMARE: "各自的回合中，你只能为你的所有单位合计支付1次誉的费用",
    Keyword.GENERATION_BREAK: "你的V和时空区中正面表示的G单位合计有{}张以上的话有效",
    Keyword.LIMIT_BREAK: "你的伤害区中的卡有{}张以上的话有效",
}
_TEXTS = {
    Keyword.SENTINEL: "牌堆中，具备守护者能力的卡最多只能放入4张",
    Keyword.FORERUNNER: "集团相同的单位RIDE到这个单位上时，可以将这张卡CALL到R上",
    Keyword.RESIST: "不能被对手的卡片的效果选择",
    Keyword.RESTRAINT: "这个单位不能攻击",
    Keyword.LORD: "你有集团不同的单位的话，这个单位不能攻击",
    Keyword.REVELATION: "登场到指定圆阵时，查看牌堆顶的1张卡，那张卡可以放置到灵魂里。放置了的话，将你的1张后防者横置",
    Keyword.BLAZE: "你的每次攻击的开始时，后防者比对手的后防者多的话，这个回合中，你的先导者进入龙炎状态",
    Keyword.AFTERIMAGE: "被封锁的卡加入对手手牌时，你的手牌在6张以下的话，这个单位可以返回手牌",
    Keyword.ENGORGE: "攻击时，可以将你其他的1张以上的后防者退场。如果退场，这个回合中，进入暴食状态",
    Keyword.CHARGE: "由于效果登场到R的回合中，可以进入突击状态。这样做了的话，参加的战斗结束时放置到牌堆底",
    Keyword.HOLLOW: "登场到R时，可以进入亡灵状态。这样做了的话，回合结束时退场",
    Keyword.HARMONY: "你其他的单位登场到同纵列时，这个回合中，这两个单位进入和声状态",
    Keyword.SUCCESS: "你的后防者的力量达到{}以上时，这个回合中，这个单位进入达成状态",
    Keyword.MELODY: "共有你的所有旋律",
}


def _ability(t: Teller, line: own.Ability) -> str:
    if line.keyword in (Keyword.STRIDE, Keyword.ULTIMATE_STRIDE, Keyword.G_GUARDIAN):
        return _play(t, line)
    prefix = "" if line.keyword is None else f"{t(line.keyword)}{line.number or ''}-"
    limits = "".join(t(limit) for limit in line.limits)
    return f"{prefix}{_kind(line.ability)}{_zones(t, line.zones)}{limits}：{t(line.ability)}"


def _play(t: Teller, line: own.Ability) -> str:
    """What a G unit costs (VG 21.1, 21.8): "超越-超越步骤-〔...〕将这张卡从背面表示超越到V上。"."""
    cost = costs(t, line.ability.cost) if isinstance(line.ability, ab.ActionAbility) else ""
    if line.keyword is Keyword.G_GUARDIAN:
        return f"{t(line.keyword)}-对手的防御步骤-〔{cost}〕将背面表示的这张卡CALL到G上。"
    return f"{t(line.keyword)}-超越步骤-〔{cost}〕将背面表示的这张卡超越到V上。"


def _kind(ability: ab.Ability) -> str:
    match ability:
        case own.KeywordText(Keyword.SENTINEL | Keyword.RESIST | Keyword.RESTRAINT | Keyword.LORD | Keyword.MELODY):
            return "【永】"
        case ab.AutoAbility() | own.KeywordText():
            return "【自】"
        case ab.ActionAbility():
            return "【起】"
    return "【永】"


def _zones(t: Teller, zones: tuple[Zone, ...]) -> str:
    return f"【{nouns.circles(t, zones)}】" if zones else ""


def _active(t: Teller, limit: own.Active) -> str:
    number = "X" if limit.number < 0 else str(limit.number or "")
    if limit.keyword is Keyword.WAVE:
        return f"{t(limit.keyword)}-{_battles(limit)}"
    explained = _ACTIVE.get(limit.keyword, "")
    return f"{t(limit.keyword)}{number}{f'（{explained.format(number)}）' if explained else ''}"


def _battles(limit: own.Active) -> str:
    """In which battles of the turn (VC21.1.3 to VC21.1.5)."""
    if not limit.to:
        return f"第{limit.number}次以后"
    return f"仅第{limit.number}次" if limit.to == limit.number else f"第{limit.number}~{limit.to}次"


def _any_active(t: Teller, limit: own.AnyActive) -> str:
    return f"{t(Keyword.WAVE)}-{'或'.join(_battles(one) for one in limit.limits)}"


def _text(t: Teller, text: own.KeywordText) -> str:
    explained = _TEXTS.get(text.keyword, "").format(text.number)
    return f"{t(text.keyword)}{text.number or ''}{f'（{explained}）' if explained else ''}"


def _acting(t: Teller, ability: ab.ActionAbility) -> str:
    paying = f"〔{costs(t, ability.cost)}〕" if ability.cost else ""
    when = "".join(t(one.condition, "lead") for one in ability.limits if isinstance(one, ab.OnlyIf))
    return f"{when}{paying}{sentences(t, ability.effects)}"


def _auto(t: Teller, ability: ab.AutoAbility) -> str:
    """What it waits for, what has to hold then, and what may be paid."""
    paying = _PAY.format(costs(t, ability.cost)) if ability.cost else ""
    turn, rest = _turn_and_rest(ability.condition)
    before, behind = ("" if one is None else t(one, "lead") for one in (turn, rest))
    return f"{before}{t(ability.trigger)}，{behind}{paying}{sentences(t, ability.effects)}"


def _turn_and_rest(condition: ab.Condition | None) -> tuple[ab.Condition | None, ab.Condition | None]:
    """Part a condition into whose turn or which phase it is, which stands before all, and what else has to hold."""
    match condition:
        case ab.IsTurnOf() | ab.IsPhase():
            return condition, None
        case ab.And((ab.IsTurnOf() | ab.IsPhase() as turn, *rest)) if rest:
            return turn, rest[0] if len(rest) == 1 else ab.And(tuple(rest))
    return None, condition


SAYINGS = [
    tell(own.Ability, _ability),
    tell(own.KeywordText, _text),
    tell(own.Active, _active),
    tell(own.AnyActive, _any_active),
    tell(ab.ActionAbility, _acting),
    tell(ab.AutoAbility, _auto),
    say(ab.TimesPerTurn, _ONCE),
    say(own.OncePerName, "【同名1回合1次】"),
    say(ab.OnlyIf, "（{condition:when}有效）"),
]
