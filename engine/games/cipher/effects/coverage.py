"""Which parts of the tree the program can carry out: those that some table of these modules has an entry for."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import decks, effects, events, kinds, statics, turning
from engine.abilities.costs import Do
from engine.abilities.effects import Lasting, PutIntoZone
from engine.abilities.node import Node, walk
from engine.abilities.nouns import InZone
from engine.abilities.references import InPlace, It, That
from engine.effects.coverage import Coverage
from engine.games.cipher import vocabulary
from engine.games.cipher.effects import continuous, event_verbs, modifiers, on_cards, payability, replacing
from engine.games.cipher.effects.characteristics import ABOUT_ITSELF, area
from engine.games.cipher.effects.tables import MEANING
from engine.games.cipher.vocabulary import game as game_words
from engine.games.cipher.vocabulary import skills as skills_words
from engine.games.cipher.vocabulary import verbs

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    kinds.OncePerTurn, kinds.OnlyIf,
    skills_words.Unlimited, game_words.Numbered,
    vocabulary.Skill, vocabulary.SkillInParts, vocabulary.PaidAuto, vocabulary.SupportSkill, vocabulary.IconMark,
    effects.Reminder, statics.Gains, verbs.Together,
    skills_words.BySkill,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({
    verbs.SupportsSucceed, verbs.SupportsFail, verbs.SupportSkillsOff, verbs.SeveralOfName,
    verbs.AnyNumberInDeck, verbs.LevelUpWithoutName, verbs.PayInstead, skills_words.CannotUseSkill,
    skills_words.UsesFree, verbs.SupportRather, game_words.SkillCostReduced, game_words.LevelUpCheaper,
    game_words.WithoutSymbols, game_words.NotStackedOn,
})

#: Effects that are acts of costs and nothing else.
PAID: frozenset[type] = frozenset({verbs.FlipBonds})


#: What can be forbidden to a player, and to a unit: what somebody asks about before it happens.
PLAYER_BANS = (
    verbs.LevelsUpInto, verbs.ClassChangesInto, verbs.Deploys, decks.Draws,
)
BANS = (
    events.Attacks, turning.BecomesUntapped, events.IsBroken, verbs.IsAttacked, verbs.CriticalHits, verbs.Evades,
    verbs.IsEvaded, verbs.IsMoved, verbs.IsDestroyedByAttack, events.Enters, events.Moves, verbs.ClassChanges,
    verbs.LevelsUp,
)
#: What can be forbidden to skills, and only to them: the rules themselves do it in many places.
SKILL_BANS = (turning.BecomesTapped,)

#: What is said of units that are destroyed.
DESTROYED = (events.IsBroken, verbs.IsDestroyedByAttack)


def _elsewhere(static: object) -> bool:
    """Whether it changes cards of a kind where nothing is worked out for them: in a hand, among bonds."""
    if not isinstance(static, statics.Changes) or isinstance(static.who, InPlace):
        return False
    if all(isinstance(one, statics.Cannot) for one in static.changes):
        return False
    layers = {layer for one in static.changes for layer, _, _ in modifiers.SPLITTER.parts[type(one)](one)}
    return modifiers.reaches_far(static.who) and layers != {modifiers.Layer.KIND}


def _orbs_suffer(event: object) -> bool:
    """Whether Orbs are spoken of as if they were units: what happens to them has words of its own."""
    return isinstance(event, events.Happens) and any(isinstance(one, DESTROYED) for one in event.deeds) and any(
        isinstance(one, InZone) and one.zone is vocabulary.Zone.ORB for one in walk(event.who)
    )


def _destroyed_already(ability: kinds.AutoAbility | vocabulary.PaidAuto) -> bool:
    """Whether a skill that triggers on a destruction says what happens instead of it: it would come too late."""
    event = ability.trigger.event
    lost = isinstance(event, events.Happens) and any(isinstance(one, DESTROYED) for one in event.deeds)
    return lost and any(
        isinstance(one, verbs.RatherThanSend) and isinstance(getattr(one.effect, "what", None), It | That)
        for one in walk(ability)
    )


def _always_in_hand(skill: vocabulary.Skill) -> bool:
    """Whether a skill would always be in force in a hand, where nothing is looked at for that."""
    return isinstance(skill.ability, kinds.FieldAbility) and area(skill) is vocabulary.Zone.HAND


def _of_far_cards(effect: Lasting) -> bool:
    """Whether it changes cards that lie in a hand or among bonds: those are not followed for a while."""
    return any(
        isinstance(one, statics.Changes) and not isinstance(one.who, InPlace) and modifiers.reaches_far(one.who)
        and not all(isinstance(change, statics.Cannot) for change in one.changes)
        for one in walk(effect)
    )


def _of_supports(effect: Lasting) -> bool:
    """Whether it changes the cards that will support: none of them is there to be spoken of (Cipher 18.1.4)."""
    return any(isinstance(one, statics.Changes) and isinstance(one.who, vocabulary.SupportOf) for one in walk(effect))


def _about_itself(gain: statics.Granted | verbs.NamedSkill) -> bool:
    skill = gain.ability if isinstance(gain, statics.Granted) else gain.skill
    return any(isinstance(one, ABOUT_ITSELF) for one in walk(skill))


def _forbidden(res: events.EventVerb) -> bool:
    """Whether somebody asks if this is forbidden before it happens to a unit, or before it does it."""
    kinds = (*BANS, *SKILL_BANS) if isinstance(res, skills_words.Caused) else BANS
    return isinstance(event_verbs.plain(res), kinds)


def _faults(one: Node) -> Iterable[type] | None:
    """Return what is at fault in a part of a skill; None where only its class says whether it is carried out."""
    if _elsewhere(one) or _orbs_suffer(one):
        return (type(one),)
    match one:
        case Do():
            return payability.others((one,))
        case PutIntoZone() if one.zone not in on_cards.AWAY:
            return (PutIntoZone,)
        case verbs.InsteadOfRetreat():
            instead = type(replacing.plain(one.effect))
            return () if instead in replacing.MOVES else (instead,)
        case Lasting() if _of_far_cards(one):
            return (statics.Changes,)
        case Lasting() if not isinstance(one.duration, vocabulary.RestOfCombat) and _of_supports(one):
            return (vocabulary.SupportOf,)
        case verbs.PayInstead() if any(isinstance(part, InPlace) for part in walk(one.cost)):
            # A skill that would have to work in the hand.
            return (verbs.PayInstead,)
        case kinds.ActionAbility() if any(isinstance(part, verbs.RatherThanSend) for part in walk(one)):
            # What would be sent at that time is a Support card, of which such a skill does not speak.
            return (verbs.RatherThanSend,)
        case kinds.AutoAbility() | vocabulary.PaidAuto() if _destroyed_already(one):
            return (verbs.RatherThanSend,)
        case vocabulary.Skill() if _always_in_hand(one):
            return (vocabulary.SkillPlace,)
        case statics.Granted() | verbs.NamedSkill() if _about_itself(one):
            # Skills about the very card are asked of what is printed on it.
            return (type(one),)
        case statics.PlayerCannot(deeds=deeds):
            return [type(verb) for verb in deeds if not isinstance(event_verbs.plain(verb), PLAYER_BANS)]
        case statics.Cannot(deeds=deeds):
            return [type(verb) for verb in deeds if not _forbidden(verb)]
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED | PAID, (modifiers.SPLITTER.parts, modifiers.GAINS, continuous.LASTING.ends), _faults
)
executable = COVERAGE.executable
