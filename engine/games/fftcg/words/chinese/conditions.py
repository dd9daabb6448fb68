"""Conditions that only this game has: what was paid, Crystals, parties."""

from __future__ import annotations

from engine.abilities.amounts import Quantity
from engine.abilities.conditions import (
    HappenedThisTurn,
)
from engine.abilities.events import PlayerActs
from engine.abilities.nouns import Trait
from engine.games.fftcg.vocabulary import (
    AllTraitsDiffer,
    DifferentTraits,
    FormsPartyNow,
    FromBurst,
    HasCrystals,
    PaidExtraCost,
    PaidOnlyBy,
    PaidWithElements,
)
from engine.games.fftcg.vocabulary.casting import (
    BeforePaying,
    GainsCrystals,
    PaidIncluding,
    PaidOnlyWith,
    PaysCrystals,
    WasCast,
)
from engine.text.chinese import conditions, nouns
from engine.text.phrasebook import Teller, say, tell


def _crystals(t: Teller, condition: HasCrystals) -> str:
    player = t(condition.player, "doer")
    if condition.quantity == conditions.NONE:
        return f"{player}没有[水晶]"
    if condition.quantity == conditions.SOME:
        return f"{player}拥有[水晶]"
    return f"{player}拥有{nouns.number_of(t, condition.quantity).of('个')}[水晶]"


def _kinds(t: Teller, quantity: Quantity, trait: Trait = Trait.ELEMENT) -> str:
    return f"{nouns.number_of(t, quantity).of('种').removesuffix('的')}{t(trait)}"


def _crystals_moved(t: Teller, condition: HappenedThisTurn) -> str:
    match condition.event:
        case PlayerActs(player, (GainsCrystals() | PaysCrystals() as deed,)) if condition.quantity is not None:
            verb = "获得" if isinstance(deed, GainsCrystals) else "支付"
            number = nouns.number_of(t, condition.quantity).of("个")
            return f"{t(player, 'doer')}在本回合中曾{verb}{number}[水晶]"
    return conditions.happened(t, condition)


def _paid_with(t: Teller, condition: PaidWithElements, is_: str = "是") -> str:
    return f"招唤{t(condition.what)}的消耗{is_}以{_kinds(t, condition.quantity)}的水晶点数支付的"


SAYINGS = [
    tell(HappenedThisTurn, _crystals_moved),
    say(PaidExtraCost, "支付了追加消耗"),
    tell(PaidWithElements, _paid_with),
    tell(PaidWithElements, lambda t, condition: _paid_with(t, condition, "不是"), "not"),
    say(PaidIncluding, "招唤{what}时支付的消耗包含{element}的水晶点数"),
    say(PaidOnlyBy, "招唤{what}时支付的水晶点数全部由{source}产生"),
    tell(HasCrystals, _crystals),
    say(AllTraitsDiffer, "{noun}的{trait}各不相同"),
    tell(
        DifferentTraits, lambda t, condition: f"{t(condition.noun)}中有{_kinds(t, condition.quantity, condition.trait)}"
    ),
    say(WasCast, "{what}是招唤进场的"),
    say(FromBurst, "{what}是作为极限爆发技发动的"),
    say(FormsPartyNow, "{what}处于组队状态"),
    say(BeforePaying, "支付{what}的消耗之前{condition}"),
    say(PaidOnlyWith, "招唤{what}时支付的水晶点数全部为{element}"),
]
