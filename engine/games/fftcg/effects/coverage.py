"""All tables of FFTCG's meaning, filled, and which parts of the tree they can carry out: those that some table has an
entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine import abilities as ab
from engine.effects import counters
from engine.effects.actions import enter
from engine.effects.selection import acts_on, enough
from engine.effects.sequencing import nothing
from engine.effects.tables import Coverage
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import (
    board,
    conditions,
    costs,
    for_later,
    layers,
    nouns,
    on_cards,
    on_field,
    on_stack,
    selection,
    statics,
)
from engine.games.fftcg.effects.on_cards import castable
from engine.games.fftcg.effects.on_stack import bursting
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.apply_events import apply_events, at_once
from engine.games.fftcg.rules.table import DECK, FIELD, HAND, STACK, is_faceless
from engine.procedures import Procedure
from engine.timing import resolving

MEANING.controller = lambda card: card.controller
#: Of the field and the stack a card is whoever's controls it, elsewhere whoever's owns it.
MEANING.belongs = lambda thing: thing.controller if thing.zone in (FIELD, STACK) else thing.owner
MEANING.is_faceless = is_faceless
MEANING.is_on_field = lambda zone: zone == FIELD
MEANING.decks = DECK
MEANING.hands = HAND

#: The modules that fill the tables.
FILLED = (board, conditions, nouns)


# What carries effects out


def pay(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text, with an X of its own."""
    res.named.pop("x", None)
    return costs.pay(cost, res, "FFTCG 11.2.1", cancel=False)


MEANING.perform = resolving.perform
MEANING.chooses = lambda effect: isinstance(effect, ab.Choose)
MEANING.prompts = selection.PROMPTS
MEANING.apply_events = apply_events
MEANING.at_once = at_once
MEANING.can_pay = lambda cost, res: costs.refuse(cost, res) is None
MEANING.pay = pay
MEANING.riders = (ab.Reminder, ab.CannotBeReduced, own.NoBursts)
MEANING.permissions = (own.MayCast,)
#: What carries out each class of effect; riders have been heeded by what stands before them.
MEANING.effects |= dict.fromkeys((*MEANING.riders, own.OwnAbilitiesSilent), nothing)
MEANING.effects |= {**resolving.EFFECTS, **on_cards.EFFECTS, **on_field.EFFECTS, **on_stack.EFFECTS}
enter(MEANING, on_cards.ACTIONS)
enter(MEANING, on_field.ACTIONS)


# Whether they can be: what cannot is not offered (FFTCG 2.3)


MEANING.possible |= {
    ab.Choose: resolving.can_choose,
    ab.Search: lambda effect, res: statics.can_search(res.state, res.actor),
    ab.Cast: lambda effect, res: enough(effect.what, res, able=partial(castable, res)),
    ab.MovesCounters: counters.can_move,
    ab.DealDamage: acts_on("to"),
    own.ExchangePower: acts_on(),
    own.ExchangeControl: acts_on(),
    own.UseBurst: lambda effect, res: bool(bursting(effect, res)),
    own.UseOfOther: lambda effect, res: bool(on_stack.usable(effect, res)),
}


# What can be carried out

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.OneOf, ab.KeywordAbility, ab.Remark,
    own.SummonEffect, own.WithDamage, own.Warp, own.Priming, own.LimitBreak,
    ab.Replacement, own.CP, ab.TapSource,
    own.DiscardSameName, own.CrystalCost, ab.Mode, ab.MoreModes, ab.Target,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    ab.DamageKept, ab.MustChoose, ab.PlayerCannot, own.AttackLimit, own.BurstsBarred, own.CastLimit, own.CastOnlyIf,
    own.CostChange, own.DiscardsForCP, own.EntersUnheard, own.ManyOfElement, own.MayCast, own.MayPay,
    own.NextUseWithout, own.NotCancelled, own.NotIfControlling, own.PaidWith,
    own.SpecialPaidWith,
    # Whom they are about.
    own.NextCast, own.NthCast, own.Payment, own.CPOf,
})


def _faults(one: ab.Node) -> Iterator[type] | None:
    """Return what is at fault: an action that pays no cost, an event that nothing can replace (FFTCG 11.12.5.1)."""
    if isinstance(one, ab.Do) and costs.Payment.prices((one,)).others:
        return iter((type(one.action),))
    if isinstance(one, ab.Replacement) and not statics.REPLACING.can_apply(one):
        return iter((type(one.event),))
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED,
    (layers.SPLITTER.ways, layers.SPLITTER.made_of, MEANING.limits, for_later.LASTING.ends, statics.REPLACING.outcomes),
    _faults,
)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]
