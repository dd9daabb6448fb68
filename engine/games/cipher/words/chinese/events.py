"""Events: as the time of a trigger, in 如果, and as what cannot be done."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.chinese import events
from engine.text.phrasebook import Teller, say, tell, words

#: What befalls a unit, rather than what it does.
SUFFERED = (own.IsAttacked, own.IsMoved, ab.BecomesUntapped)


def _by_skill(t: Teller, by: own.BySkill) -> str:
    """ "敌方单位的能力的效果"."""
    what = "效果或费用" if by.cost else "效果"
    if by.player is not None:
        whose = "我方单位的能力或你的" if by.player is ab.Player.YOU else "敌方单位的能力或对手的"
        return f"{whose}支援能力的效果"
    whose = "" if by.whose is None else f"{t(by.whose, 'kind')}的"
    return f"{whose}{f'“{t.name(by.skill)}”' if by.skill else '能力'}的{what}"


def _caused(t: Teller, caused: ab.Caused) -> str:
    """ "因能力的效果而移动"; what does it with an attack does it itself: "被敌方单位的攻击击破"."""
    if isinstance(caused.cause, own.BySkill) or not isinstance(caused.deed, ab.IsBroken):
        return f"因{t(caused.cause)}而{t(caused.deed)}"
    return f"被{t(caused.cause, 'kind')}击破"


def _uses(t: Teller, deed: own.UsesSkill) -> str:
    if deed.skill:
        return f"使用“{t.name(deed.skill)}”"
    whose = "" if deed.whose is None else f"手牌中的{t(deed.whose)}的"
    return f"使用{whose}{t(deed.icon)}能力" if deed.icon is not None else f"使用|{t(deed.kind)}|能力"


SAYINGS = [
    say(ab.TimeComes, "这场战斗{edge}", turn=ab.Turn.THIS, phase=own.Moment.COMBAT),
    tell(ab.TimeComes, events.time),
    say(own.OrbDestroyed, "{player:whose}宝玉被{by?{by}的攻击}破坏"),
    say(own.OrbDestroyed, "本回合中{player:whose}宝玉被破坏过", "past"),
    # Deeds.
    say(own.DestroysByAttack, "以{critical?必杀}攻击击破{whom}"),
    say(own.FailsToDestroy, "以攻击没有击破{whom}"),
    say(own.AttackEnds, "攻击结束"),
    say(own.CombatEnds, "战斗结束"),
    say(own.IsEvaded, "{critical?必杀}攻击被{by?{by}}神速回避"),
    say(own.IsAttacked, "被{by?{by:kind}}攻击"),
    say(ab.Enters, "{origin?从{origin}}出击{beside?到与{beside}相同的区域}{area?到{area}}"),
    say(own.Growths, "成长"),
    say(own.IsSupported, "被{by}支援"),
    say(own.ClassChanges, "转职"),
    say(own.LevelsUp, "升级"),
    say(own.ClassChangesInto, "转职为{what}"),
    say(own.LevelsUpInto, "升级为{what}"),
    say(own.CriticalHits, "{whom?对{whom}}进行必杀攻击"),
    say(own.Evades, "{whose?神速回避{whose:kind}的攻击|进行神速回避}"),
    say(ab.IsBroken, "被击破"),
    tell(ab.Caused, _caused),
    say(own.ByAttack, "{whose:kind}的{critical?必杀}攻击"),
    tell(own.BySkill, _by_skill),
    say(own.FailsToSupport, "{whom?对{whom}的}支援失败"),
    tell(own.UsesSkill, _uses),
    say(own.Deploys, "将{what:kind}出击{zone?到{zone}}"),
    say(own.DestroysBySkill, "以{skill?“{skill}”|能力}击破{whom}"),
    say(ab.BecomesUntapped, "转为未行动"),
    say(own.IsRevealed, "被公开"),
    say(ab.BecomesTapped, "转为已行动"),
    say(own.IsMoved, "移动{to?到{to}}"),
    say(ab.Draws, "抽卡"),
    *words(
        {
            own.Phase.BEGINNING: "开始阶段",
            own.Phase.BOND: "羁绊阶段",
            own.Phase.DEPLOYMENT: "出击阶段",
            own.Phase.ACTION: "行动阶段",
            own.Phase.END: "结束阶段",
        }
    ),
]
