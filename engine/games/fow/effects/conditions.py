"""Numbers and conditions that only Force of Will has, answered now.

What is noted of how a card was played is with the item of a spell (``paid``) and then with the marks of the card that
it becomes: "played from" is the zone, "awakened", "will W" and the like how much will of a sign was spent.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import counters, evaluate
from engine.effects.matching import dealers, so_far
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, CardType, price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.keywords import Unsealed
from engine.games.fow.effects.qualities import TRAITS
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules import table

# Numbers


def noted(what: ab.Reference, name: str, res: Resolution) -> int:
    """Return what is noted of how a card was played: on the card it became, or with the spell."""
    if isinstance(what, ab.Source | ab.This) and name in res.paid:
        return res.paid.count(name)
    return max((thing.marks.get(name, 0) for thing in evaluate.things_of(what, res)), default=0)


def _printed_trait(amount: own.PrintedTrait, res: Resolution) -> int:
    """Return what is printed on something (FOW 909.7)."""
    found = (res.meaning.printed(res.state, one.number) for one in evaluate.refs(amount.whose, res) if one.number >= 0)
    return sum(worth for now in found for worth in TRAITS[amount.trait](now))


def _signs(amount: own.WillSigns, res: Resolution) -> int:
    """Return how many attribute symbols a cost has (FOW 203.2)."""
    known = (evaluate.now_of(one, res) for one in evaluate.refs(amount.whose, res))
    return sum(count for now in known if now is not None for _, count in price(now.cost).needs)


MEANING.amounts |= {
    ab.TraitOf: lambda amount, res: sum(max(0, one) for one in evaluate.worths(amount, res)),
    ab.DamageOn: lambda amount, res: sum(thing.damage for thing in evaluate.things_of(amount.whose, res)),
    ab.CountersOn: counters.counted,
    own.LifeOf: lambda amount, res: sum(table.life(res.state, seat) for seat in evaluate.seats(amount.player, res)),
    own.RollResult: lambda amount, res: res.named.get("roll", 0),
    own.LifeMoved: lambda amount, res: res.named.get("life", res.amount),
    own.LifeLost: lambda amount, res: res.named.get("life", 0),
    own.DamageDealtBy: lambda amount, res: sum(
        one.amount for one in so_far(res.state) if one.key in ("hurt", "damage player")
        and any(evaluate.denotes(amount.whose, source, res) for source in dealers(one))
    ),
    own.WillSigns: _signs,
    own.AttributesSpent: lambda amount, res: sum(
        noted(amount.what, f"paid {one.value}", res) > 0 for one in Attribute
    ),
    own.PrintedTrait: _printed_trait,
    own.Y: lambda amount, res: res.named.get("y", 0),
}


# Conditions


def _played_from(condition: own.PlayedFrom, res: Resolution) -> bool:
    """Whether a card was played, from the zone if one is named (FOW 702.2)."""
    found = [thing.marks.get("played from") for thing in evaluate.things_of(condition.what, res)]
    if isinstance(condition.what, ab.Source | ab.This):
        found += [int(name.removeprefix("played from ")) for name in res.paid if name.startswith("played from ")]
    zones = None if condition.zone is None else MEANING.pairs[condition.zone]
    return any(one is not None and (zones is None or one in zones) for one in found)


def _unsealed(condition: Unsealed, res: Resolution) -> bool:
    """Whether [Seal] abilities are there: with so many magic stones, or where a text releases them."""
    state, noun = res.state, ab.Noun((ab.OfType(CardType.STONE), ab.ControlledBy(ab.Player.YOU)))
    if len(evaluate.find(noun, res)) >= condition.count:
        return True
    there = boards.board(state)
    return any(evaluate.denotes(one.what, res.source, its) for one, its in there.rulings_of(own.ReleaseSeals))


MEANING.conditions |= {
    Unsealed: _unsealed,
    own.WasAwakened: lambda condition, res: noted(condition.what, "awakened", res) > 0,
    own.PaidSign: lambda condition, res: (
        noted(ab.Source(), f"paid {condition.sign}", res) > 0
    ),
    own.DamageWasPrevented: lambda condition, res: bool(res.named.get("prevented")),
    own.DamageWasDealt: lambda condition, res: res.did,
    own.PlayedFrom: _played_from,
    own.HasNoWill: lambda condition, res: not any(
        res.state.vars.get(f"will {seat}") for seat in evaluate.seats(condition.player, res)
    ),
}
