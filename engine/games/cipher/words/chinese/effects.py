"""Effects: the verbs, and how they are joined."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.chinese import nouns
from engine.text.chinese.conditions import there_are
from engine.text.chinese.costs import costs
from engine.text.chinese.effects import done_to, draw
from engine.text.phrasebook import Teller, say, tell


def _each(t: Teller, effect: ab.ByPlayer) -> str:
    """Both players, each with their own: "双方玩家各自选择自己的1张手牌"."""
    return f"双方玩家各自{t(effect.effect, 'acting').replace('你的', '自己的')}"


def _break(t: Teller, effect: ab.Break) -> str:
    """Units are 击破, orbs 破坏 (Cipher 24.1.3, 24.1.14)."""
    told = t(effect.what)
    orbs = nouns.last_spoken_of(t) is own.Zone.ORB and not isinstance(effect.what, ab.This)
    if isinstance(effect.what, ab.Pick | ab.Every | ab.Any) and orbs:
        return f"破坏{told}"
    return f"将{told}{'破坏' if orbs else '击破'}"


def _select(t: Teller, effect: ab.Select) -> str:
    """What is chosen; a card of the opponent's hand that was not shown unseen."""
    place = ab.InZone(own.Zone.HAND, ab.Player.OPPONENT)
    unseen = place in getattr(effect.what, "noun", ab.Noun(())).qualities
    shown = any(isinstance(one, ab.LookAt | ab.Reveal) for one in t.said)
    return f"{'不看正面，' if unseen and not shown else ''}选择{t(effect.what)}"


def _on_deck(t: Teller, effect: ab.PutOnDeck) -> str:
    order = "以任意顺序" if effect.any_order else ""
    return f"将{t(effect.what)}{order}放置到卡组{t(effect.place)}"


def _line(t: Teller, effect: own.ChooseLine) -> str:
    if effect.noun is None or effect.quantity is None:
        return "选择前卫区或后卫区"
    return f"选择{there_are(t, effect.quantity, effect.noun)}的前卫区或后卫区"


def _guess(t: Teller, effect: own.Guess) -> str:
    if isinstance(effect.whether, ab.Is) and effect.whether.noun == own.ODD_COST:
        return f"对手猜测{t(effect.whether.what)}的出击费用是奇数还是偶数"
    return f"对手猜测以下内容是否属实：{t(effect.whether)}"


SAYINGS = [
    # How effects are joined.
    say(ab.ByPlayer, "{effect}", player=ab.Player.YOU),
    tell(ab.ByPlayer, _each, "", player=ab.Player.EACH),
    say(ab.ByPlayer, "{player:doer}{effect:acting}"),
    tell(ab.Pay, lambda t, effect: f"〔{costs(t, effect.cost)}〕"),
    say(own.AtCombatEndIf, "如果{event}，这场战斗结束时，{effect}"),
    say(own.RatherThanSend, "不将这张卡放置到退避区，而是{effect}"),
    # Choosing and looking.
    tell(own.Again, lambda t, effect: f"你可以〔{costs(t, effect.cost)}〕，每次这样做，再实行1次这个能力"),
    tell(ab.Select, _select),
    # The course of the game.
    tell(own.ChooseLine, _line),
    say(ab.PhasesAgain, "再进行1次{phases|、}"),
    tell(own.Guess, _guess),
    say(own.Numbered, "{number}）{effects:sentence}"),
    say(own.InOrder, "按顺序实行以下效果{until_fails?，直到其中之一未能实行为止}：{entries}"),
    # Units.
    tell(own.Move, lambda t, effect: done_to(t, "移动", effect.what), area=None),
    say(own.Move, "将{what}移动到{area:line}"),
    say(ab.InZone, "{zone}", "line"),
    say(own.InSameArea, "与{whose}相同的区域", "line"),
    say(own.InChosenLine, "被选择的区域", "line"),
    say(ab.Tap, "将{what}转为已行动"),
    say(ab.Untap, "将{what}转为未行动"),
    tell(ab.Break, _break),
    say(ab.PlayOntoField, "将{what}以已行动状态出击", dull=True),
    say(ab.PlayOntoField, "将{what}出击{area?到{area:line}}"),
    say(own.Stack, "将{what}叠放到{unit}{under?下面，令其成长|上面，令其升级}"),
    say(own.TakesAttack, "{who}代替{instead_of}被攻击"),
    say(own.TransferMainCharacter, "{old}不再是主人公，{new}成为主人公"),
    # Cards.
    tell(ab.Draw, draw("抽", "卡")),
    say(ab.ReturnToHand, "将{what}放回手牌"),
    tell(ab.PutOnDeck, _on_deck),
    say(own.Flip, "将{what}翻为正面朝上", face_up=True),
    say(own.Flip, "将{what}翻为正面朝上或背面朝上", face_up=None),
    say(own.Flip, "将{what}翻为背面朝上"),
]
