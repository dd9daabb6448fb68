"""All tables of Vanguard's meaning, filled, and which parts of the tree they can carry out: those that some table has
an entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.effects import matching
from engine.effects.tables import Coverage
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import (
    board,
    columns,
    conditions,
    for_later,
    keywords,
    layers,
    likened,
    naming,
    nouns,
    of_text,
    on_cards,
    on_circles,
    past,
    planes,
    rather,
    restraints,
    selection,
    sequencing,
    statics,
    triggers,
    using,
    ways,
)
from engine.games.vanguard.effects.resolution import MEANING

#: The modules that fill the tables.
FILLED = (
    board, columns, conditions, for_later, likened, naming, nouns, of_text, on_cards, on_circles, past, planes,
    restraints, selection, sequencing, statics, triggers, using, ways,
)

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.TimesPerTurn, ab.OnlyIf, ab.Reminder, ab.Gains, ab.Performed, ab.IfLiked,
    own.Ability, own.KeywordText, own.Active, own.AnyActive, own.EffectOf, own.EffectOfKeyword, own.TriggerEffects,
    own.OncePerName, own.TriggerSays, own.PaidIf, own.ScaleStep, own.KindStep, ab.Mode,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    ab.Replacement, ab.PlayerCannot, own.CannotGuardWith, own.NextStrideFree, own.CallsTogether, own.CopiesInDeck,
    own.MustInterceptAll, own.PaysAs, own.DiscardedAs, own.AstralPlane, own.TriggersNullified,
    own.TriggersChanged, own.AreVanguards, own.TriggersRaise, own.CalledOnto, own.ComesResting, own.CallsAtMost,
})

#: What can be forbidden to a card, and to a player: what somebody asks about before it happens.
BANS = (
    ab.Attacks, ab.IsAttacked, ab.IsChosen, ab.BecomesUntapped, ab.BecomesTapped, ab.Enters, ab.Moves, ab.Leaves,
    own.Boosts, own.Intercepts, own.Hits, own.IsHit, own.Rides, own.Calls, own.IsPlaced, own.IsRetired, own.IsBound,
    own.IsLockedAway, own.IsRodeUpon, own.IsNormalCalled, own.IsTurnedUp, own.UsesAbility,
)
PLAYER_BANS = (ab.Draws, own.Calls, own.Rides, own.Intercepts, own.Strides, ab.Attacks)


def _faults(one: ab.Node) -> Iterable[type] | None:
    """Return what is at fault in a part of an ability; None where only its class says whether it is carried out."""
    match one:
        case own.Active(keyword):
            return () if keyword in keywords.CONDITIONS else (own.Active,)
        case own.KeywordText(keyword):
            named = keyword in keywords.TEXTS or keyword is own.Keyword.MELODY
            return () if named else (own.KeywordText,)
        case ab.AutoAbility(effects=effects) | ab.ActionAbility(effects=effects):
            if columns.lacks(effects):
                return (own.InThatColumn,)
            return (own.RatherThan,) if rather.lacks(effects) else None
        case ab.Replacement():
            return () if statics.performed(one) else (ab.Replacement,)
        case ab.PlayerCannot(deeds=deeds):
            return [type(verb) for verb in deeds if not isinstance(matching.plain(verb), PLAYER_BANS)]
        case ab.Cannot(deeds=deeds):
            return [type(verb) for verb in deeds if not isinstance(matching.plain(verb), BANS)]
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED, (layers.SPLITTER.ways, layers.SPLITTER.made_of, for_later.LASTING.ends), _faults
)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]
