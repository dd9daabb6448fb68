"""All tables of Force of Will's meaning, filled, and which parts of the tree they can carry out: those that some table
has an entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import counters, evaluate
from engine.effects.actions import enter
from engine.effects.selection import acts_on, within
from engine.effects.sequencing import nothing
from engine.effects.tables import Coverage
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import (
    board,
    conditions,
    costs,
    deeds,
    for_later,
    layers,
    nouns,
    on_cards,
    on_chase,
    on_field,
    qualities,
    replacing,
    selection,
)
from engine.games.fow.effects.resolution import MEANING
from engine.games.fow.rules import table, will
from engine.timing import resolving

#: The modules that fill the tables.
FILLED = (board, conditions, costs, deeds, nouns, qualities, selection, will)

MEANING.perform = resolving.perform
MEANING.chooses = lambda effect: isinstance(effect, ab.Choose)
MEANING.riders = (ab.Reminder, ab.CannotBeReduced)
MEANING.permissions = (own.MayPlay,)
MEANING.effects |= dict.fromkeys((*MEANING.riders, own.ChoosePlayer), nothing)
MEANING.effects |= {
    **resolving.EFFECTS, **on_cards.EFFECTS, **on_field.EFFECTS, **on_chase.EFFECTS,
}
enter(MEANING, on_cards.ACTIONS)
enter(MEANING, on_field.ACTIONS)
enter(MEANING, on_chase.ACTIONS)
MEANING.effects[ab.Discard] = on_cards.discard
MEANING.effects[ab.SelectModes] = selection.modes
MEANING.effects[ab.Choose] = selection.aim


#: Whether effects can be carried out that are no actions on objects: what cannot is not offered.
MEANING.possible |= {
    ab.Choose: resolving.can_choose,
    ab.MovesCounters: counters.can_move,
    ab.DealDamage: acts_on("to"),
    ab.Cast: acts_on(),
    own.PayLife: lambda effect, res: (
        effect.amount is None or evaluate.value(effect.amount, res) <= table.life(res.state, res.actor)
    ),
    own.WhereX: within,
}

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.KeywordAbility, ab.Remark, ab.Replacement, ab.Mode, ab.MoreModes, ab.Target, ab.OneOf,
    own.ChantEffect, own.Torrent, own.Labelled, own.Awakening, own.Incarnation, own.TriggerChant, own.Stealth,
    own.Judgment, own.Shift, own.ShiftsOver, own.Energize, own.CountersAtStart, own.Evolution, own.Bestow, own.Barrier,
    own.Inheritance, own.WillCost, own.AnyWill, ab.TapSource, own.Token, own.Body, own.Lifebreak,
    own.Seal, own.SoMuch, own.SecondOnlyIf, own.AsEnters, own.StaticWhereX,
    own.OneOfGains, own.Loses,
})

#: Statics that are asked about by their class, and what only they speak of.
ASKED: frozenset[type] = frozenset({
    ab.PlayerCannot, own.MustTarget,
    own.PriceChange, own.WillAs, own.SignAs, own.PayInstead, own.AdditionalCost, own.MayPlay, own.StandbyCost,
    own.ReleaseSeals, own.CopiesAllowed, own.TopRevealed, own.MayLook, own.WordCosts,
    own.NotNothing, own.PayFor, own.PayRather,
})


def _faults(one: ab.Node) -> Iterable[type] | None:
    """Return what is at fault in a part: a deed that pays no cost, or an event that nothing can take the place of (FOW
    903.2f, 910).
    """
    if isinstance(one, ab.Do) and costs.Payment.prices((one,)).others:
        return (type(one.action),)
    if isinstance(one, own.CheaperUse) and any(isinstance(part, own.PayInstead) for part in walk(one)):
        return (own.PayInstead,)
    if isinstance(one, own.PayInstead) and one.what == own.ThisItem():
        # Of a judgment alone its own text says what else is paid (PayRather).
        return (own.PayInstead,)
    if isinstance(one, ab.Replacement) and not replacing.can_apply(one):
        return (type(one.event),)
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED,
    (layers.SPLITTER.ways, layers.SPLITTER.made_of, MEANING.limits, for_later.LASTING.ends, replacing.RULES.outcomes),
    _faults,
)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]
