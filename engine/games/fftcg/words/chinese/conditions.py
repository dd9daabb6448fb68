"""Conditions that only this game has: what was paid, Crystals, parties."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.chinese import conditions, nouns
from engine.text.phrasebook import Teller, say, tell


def _crystals(t: Teller, quantity: ab.Quantity) -> str:
    if quantity == conditions.NONE:
        return "没有[水晶]"
    return f"拥有{'' if quantity == conditions.SOME else nouns.number_of(t, quantity).of('个')}[水晶]"


def _kinds(t: Teller, quantity: ab.Quantity, trait: ab.Trait = ab.Trait.ELEMENT) -> str:
    return f"{nouns.number_of(t, quantity).of('种').removesuffix('的')}{t(trait)}"


def _crystals_moved(t: Teller, condition: ab.HappenedThisTurn) -> str:
    match condition.event:
        case ab.PlayerActs(player, (own.GainsCrystals() | own.PaysCrystals() as deed,)) if (
            condition.quantity is not None
        ):
            verb = "获得" if isinstance(deed, own.GainsCrystals) else "支付"
            number = nouns.number_of(t, condition.quantity).of("个")
            return f"{t(player, 'doer')}在本回合中曾{verb}{number}[水晶]"
    return conditions.happened(t, condition)


def _compared(t: Teller, condition: ab.Compares, is_: str = "是") -> str:
    match condition.what:
        case own.ElementsPaid(what):
            return f"招唤{t(what)}的消耗{is_}以{_kinds(t, condition.quantity)}的水晶点数支付的"
        case own.CrystalsOf(player):
            return f"{'' if is_ == '是' else '并非'}{t(player, 'doer')}{_crystals(t, condition.quantity)}"
        case own.TraitsAmong(noun, trait):
            return f"{t(noun)}中{'' if is_ == '是' else '没'}有{_kinds(t, condition.quantity, trait)}"
    return f"{'' if is_ == '是' else '并非'}{conditions.compares(t, condition)}"


SAYINGS = [
    tell(ab.HappenedThisTurn, _crystals_moved),
    say(own.PaidExtraCost, "支付了追加消耗"),
    tell(ab.Compares, _compared),
    tell(ab.Compares, lambda t, condition: _compared(t, condition, "不是"), "not"),
    say(own.PaidIncluding, "招唤{what}时支付的{only?水晶点数全部为{element}|消耗包含{element}的水晶点数}"),
    say(own.PaidOnlyBy, "招唤{what}时支付的水晶点数全部由{source}产生"),
    say(own.WasCast, "{what}是招唤进场的"),
    say(own.FromBurst, "{what}是作为极限爆发技发动的"),
    say(own.BeforePaying, "支付{what}的消耗之前{condition}"),
]
