"""All tables of Cipher's meaning, filled, and which parts of the tree they can carry out: those that some table has an
entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import matching
from engine.effects.tables import Coverage
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import (
    board,
    conditions,
    costs,
    for_later,
    layers,
    nouns,
    on_cards,
    selection,
    sequencing,
    statics,
)
from engine.games.cipher.effects.characteristics import about_itself, area, may_be_given
from engine.games.cipher.effects.resolution import MEANING

#: The modules that fill the tables.
FILLED = (board, conditions, for_later, nouns, on_cards, selection, sequencing)

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.TimesPerTurn, ab.OnlyIf,
    own.Unlimited, own.Numbered,
    own.Skill, own.SkillInParts, own.SupportSkill, own.IconMark,
    ab.Reminder, ab.Gains, own.Together,
    own.BySkill, own.ByAttack, own.ByAny, ab.Performed,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    own.SupportTurnsOut, own.SupportSkillsOff, own.SeveralOfName,
    own.AnyNumberInDeck, own.LevelUpWithoutName, own.PayInstead,
    own.SkillCostReduced, own.LevelUpCheaper,
    own.WithoutSymbols, own.NotStackedOn,
})

#: What can be forbidden to a player, and to a unit: what somebody asks about before it happens.
PLAYER_BANS = (own.LevelsUp, own.UsesSkill, ab.Plays, ab.Draws)
BANS = (
    ab.Attacks, ab.BecomesUntapped, ab.IsBroken, ab.IsChosen, ab.IsAttacked, own.CriticalHits, own.Evades,
    own.IsEvaded, own.IsMoved, ab.Enters, ab.Moves, own.LevelsUp, own.UsesSkill,
)
#: What can be forbidden to skills, and only to them: the rules themselves do it in many places.
SKILL_BANS = (ab.BecomesTapped,)

def _far(static: object) -> bool:
    """Whether it changes cards of a kind in a hand or among bonds, and does not only forbid them something."""
    return (
        isinstance(static, ab.Changes) and not isinstance(static.who, ab.InPlace) and layers.reaches_far(static.who)
        and not all(isinstance(one, ab.Cannot) for one in static.changes)
    )


def _elsewhere(static: object) -> bool:
    """Whether it changes far cards in a way in which nothing is worked out for them."""
    return _far(static) and any(
        layer != layers.Layer.KIND
        for one in static.changes for layer, _, _ in layers.SPLITTER.parts(one)  # type: ignore[attr-defined]
    )


def _destroyed(event: object) -> bool:
    """Whether an event is that a unit is destroyed."""
    return isinstance(event, ab.Happens) and any(
        isinstance(matching.plain(one), ab.IsBroken) for one in event.deeds
    )


def _orbs_suffer(event: object) -> bool:
    """Whether Orbs are spoken of as if they were units: what happens to them has words of its own."""
    return _destroyed(event) and any(
        isinstance(one, ab.InZone) and one.zone is own.Zone.ORB for one in walk(event.who)  # type: ignore[attr-defined]
    )


def _destroyed_already(ability: ab.AutoAbility) -> bool:
    """Whether a skill that triggers on a destruction says what happens instead of it: it would come too late."""
    return _destroyed(ability.trigger.event) and any(
        isinstance(one, own.RatherThanSend) and isinstance(getattr(one.effect, "what", None), ab.It | ab.That)
        for one in walk(ability)
    )


def _replaced(static: ab.Replacement) -> bool:
    """Whether something is done instead of sending away a unit that has been destroyed, which is all that can be."""
    return statics.replaced_by(static) is not None and not any(isinstance(one, ab.Moves) for one in walk(static.event))


def _forbidden(res: ab.EventVerb) -> bool:
    """Whether somebody asks if this is forbidden before it happens to a unit, or before it does it."""
    if isinstance(res, ab.Caused):
        return isinstance(res.deed, BANS) or (isinstance(res.deed, SKILL_BANS) and isinstance(res.cause, own.BySkill))
    return isinstance(res, BANS)


def _faults(one: ab.Node) -> Iterable[type] | None:
    """Return what is at fault in a part of a skill; None where only its class says whether it is carried out."""
    if _elsewhere(one) or _orbs_suffer(one):
        return (type(one),)
    match one:
        case ab.Do():
            return costs.others(one)
        case ab.PutIntoZone() if one.zone not in on_cards.PUT:
            return (ab.PutIntoZone,)
        case ab.Replacement():
            return () if statics.of_support(one) or _replaced(one) else (ab.Replacement,)
        case ab.Lasting() if any(map(_far, walk(one))):
            # Far cards are not followed for a while.
            return (ab.Changes,)
        case own.PayInstead() if not about_itself(one) and any(isinstance(part, ab.InPlace) for part in walk(one.cost)):
            # A skill that would have to work in the hand.
            return (own.PayInstead,)
        case ab.ActionAbility() if not one.cost and any(isinstance(part, own.RatherThanSend) for part in walk(one)):
            # What would be sent at that time is a Support card, of which such a skill speaks no more than of one that
            # was not sent as its cost.
            return (own.RatherThanSend,)
        case ab.AutoAbility() if _destroyed_already(one):
            return (own.RatherThanSend,)
        case own.Skill(ability=ab.FieldAbility()) if area(one) is own.Zone.HAND:
            # What is always in force in a hand is not looked at.
            return (own.SkillPlace,)
        case ab.Granted() | own.NamedSkill() if not all(map(may_be_given, walk(one.ability))):
            return (type(one),)
        case ab.PlayerCannot(deeds=deeds):
            return [type(verb) for verb in deeds if not isinstance(matching.plain(verb), PLAYER_BANS)]
        case ab.Cannot(deeds=deeds):
            return [type(verb) for verb in deeds if not _forbidden(verb)]
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED, (layers.SPLITTER.ways, layers.SPLITTER.made_of, for_later.LASTING.ends), _faults
)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]
