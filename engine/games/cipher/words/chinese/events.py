"""Events: as the time of a trigger, in 如果, and as what cannot be done."""

from __future__ import annotations

from engine.abilities.decks import Draws
from engine.abilities.events import (
    Enters,
    IsBroken,
    TimeComes,
    Turn,
)
from engine.abilities.players import Player
from engine.abilities.turning import BecomesTapped, BecomesUntapped
from engine.games.cipher.vocabulary import Moment, Phase
from engine.games.cipher.vocabulary.skills import BySkill, Caused, DestroysBySkill, UsesIcon, UsesSkill
from engine.games.cipher.vocabulary.verbs import (
    AttackEnds,
    ClassChanges,
    ClassChangesInto,
    CombatEnds,
    CriticalHits,
    Deploys,
    DestroysByAttack,
    Evades,
    FailsToDestroy,
    FailsToSupport,
    Growths,
    IsAttacked,
    IsDestroyedByAttack,
    IsEvaded,
    IsMoved,
    IsRevealed,
    IsSupported,
    LevelsUp,
    LevelsUpInto,
    OrbDestroyed,
)
from engine.text.chinese import events
from engine.text.phrasebook import Teller, say, tell, words

#: What befalls a unit, rather than what it does.
SUFFERED = (IsAttacked, IsDestroyedByAttack, IsMoved, BecomesUntapped)


def _by_skill(t: Teller, by: BySkill) -> str:
    """ "因敌方单位的能力的效果而"."""
    what = "效果或费用" if by.cost else "效果"
    if by.player is not None:
        whose = "我方单位的能力或你的" if by.player is Player.YOU else "敌方单位的能力或对手的"
        return f"因{whose}支援能力的效果而"
    whose = "" if by.whose is None else f"{t(by.whose, 'kind')}的"
    return f"因{whose}{f'“{t.name(by.skill)}”' if by.skill else '能力'}的{what}而"


def _moved(t: Teller, deed: IsMoved) -> str:
    to = "" if deed.to is None else f"到{t(deed.to)}"
    return f"移动{to}"


def _deployed(t: Teller, deed: Enters) -> str:
    to = "" if deed.area is None else f"到{t(deed.area)}"
    if deed.beside is not None:
        to = f"到与{t(deed.beside)}相同的区域"
    origin = "" if deed.origin is None else f"从{t(deed.origin)}"
    return f"{origin}出击{to}"


def _uses(t: Teller, deed: UsesSkill) -> str:
    if deed.skill:
        return f"使用“{t.name(deed.skill)}”"
    return f"使用{t(deed.icon)}能力" if deed.icon is not None else f"使用|{t(deed.kind)}|能力"


SAYINGS = [
    say(TimeComes, "这场战斗{edge}", turn=Turn.THIS, phase=Moment.COMBAT),
    tell(TimeComes, events.time),
    say(OrbDestroyed, "{player:whose}宝玉被破坏", by=None),
    say(OrbDestroyed, "{player:whose}宝玉被破坏时", "when", by=None),
    say(OrbDestroyed, "{player:whose}宝玉被{by}的攻击破坏"),
    say(OrbDestroyed, "本回合中{player:whose}宝玉被破坏过", "past"),
    say(OrbDestroyed, "{player:whose}宝玉被{by}的攻击破坏时", "when"),
    # Deeds.
    say(DestroysByAttack, "以必杀攻击击破{whom}", critical=True),
    say(DestroysByAttack, "以攻击击破{whom}"),
    say(FailsToDestroy, "以攻击没有击破{whom}"),
    say(AttackEnds, "攻击结束"),
    say(CombatEnds, "战斗结束"),
    say(IsEvaded, "必杀攻击被神速回避", by=None, critical=True),
    say(IsEvaded, "必杀攻击被{by}神速回避", critical=True),
    say(IsEvaded, "攻击被神速回避", by=None),
    say(IsEvaded, "攻击被{by}神速回避"),
    say(IsAttacked, "被攻击", by=None),
    say(IsAttacked, "被{by:kind}攻击"),
    tell(Enters, _deployed),
    say(Growths, "成长"),
    say(IsSupported, "被{by}支援"),
    say(ClassChanges, "转职"),
    say(LevelsUp, "升级"),
    say(ClassChangesInto, "转职为{what}"),
    say(LevelsUpInto, "升级为{what}"),
    say(CriticalHits, "进行必杀攻击", whom=None),
    say(CriticalHits, "对{whom}进行必杀攻击"),
    say(Evades, "进行神速回避", whose=None),
    say(Evades, "神速回避{whose:kind}的攻击"),
    say(IsBroken, "被击破", by=None),
    say(IsBroken, "被{by:kind}击破"),
    say(IsDestroyedByAttack, "被{by:kind}的必杀攻击击破", critical=True),
    say(IsDestroyedByAttack, "被{by:kind}的攻击击破"),
    tell(Caused, lambda t, deed: _by_skill(t, deed.by) + t(deed.deed)),
    tell(BySkill, _by_skill),
    say(FailsToSupport, "支援失败", whom=None),
    say(FailsToSupport, "对{whom}的支援失败"),
    tell(UsesSkill, _uses),
    say(UsesIcon, "使用{icon}能力", whose=None),
    say(UsesIcon, "使用手牌中的{whose}的{icon}能力"),
    say(Deploys, "将{what:kind}出击", zone=None),
    say(Deploys, "将{what:kind}出击到{zone}"),
    say(DestroysBySkill, "以能力击破{whom}", skill=""),
    tell(DestroysBySkill, lambda t, deed: f"以“{t.name(deed.skill)}”击破{t(deed.whom)}"),
    say(BecomesUntapped, "转为未行动"),
    say(IsRevealed, "被公开"),
    say(BecomesTapped, "转为已行动"),
    tell(IsMoved, _moved),
    say(Draws, "抽卡"),
    *words(
        {
            Phase.BEGINNING: "开始阶段",
            Phase.BOND: "羁绊阶段",
            Phase.DEPLOYMENT: "出击阶段",
            Phase.ACTION: "行动阶段",
            Phase.END: "结束阶段",
        }
    ),
]
