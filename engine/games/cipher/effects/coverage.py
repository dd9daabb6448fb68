"""Which parts of the tree the program can carry out: those that some table of these modules has an entry for."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.abilities import decks, effects, events, kinds, statics, turning
from engine.abilities.amounts import Quantity
from engine.abilities.costs import Do
from engine.abilities.effects import Lasting, PutIntoZone
from engine.abilities.node import walk
from engine.abilities.nouns import InZone, Noun
from engine.abilities.references import InPlace, It, Participle, That
from engine.abilities.triggers import Trigger
from engine.effects import numbers
from engine.games.cipher import vocabulary
from engine.games.cipher.effects import continuous, event_verbs, modifiers, on_cards, payability, replacing
from engine.games.cipher.effects.characteristics import ABOUT_ITSELF, area
from engine.games.cipher.effects.tables import MEANING
from engine.games.cipher.vocabulary import game as game_words
from engine.games.cipher.vocabulary import skills as skills_words
from engine.games.cipher.vocabulary import verbs

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    Noun, Participle, Trigger, Quantity, Do,
    kinds.FieldAbility, kinds.AutoAbility, kinds.ActionAbility, kinds.OncePerTurn, kinds.OnlyIf,
    skills_words.Unlimited, game_words.Numbered,
    vocabulary.Skill, vocabulary.SkillInParts, vocabulary.PaidAuto, vocabulary.SupportSkill, vocabulary.IconMark,
    effects.Reminder, statics.Changes, statics.Gains, statics.While, statics.ForEach, verbs.Together,
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


@cache
def known() -> frozenset[type]:
    """Return every class of the tree that can be carried out."""
    tables: tuple[dict[Any, Any], ...] = (
        numbers.COUNTS, *MEANING.tables(), modifiers.PARTS, modifiers.GAINS, continuous.ENDS,
    )
    return STRUCTURE.union(ASKED, PAID, *tables)


def _elsewhere(static: object) -> bool:
    """Whether it changes cards of a kind where nothing is worked out for them: in a hand, among bonds."""
    if not isinstance(static, statics.Changes) or isinstance(static.who, InPlace):
        return False
    if all(isinstance(one, statics.Cannot) for one in static.changes):
        return False
    layers = {layer for one in static.changes for layer, _ in modifiers.PARTS[type(one)](one)}
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


def executable(node: object) -> tuple[type, ...]:
    """Return the classes in a skill, or a part of one, that cannot be carried out, each once; none is well."""
    found: list[type] = []
    for one in walk(node):
        kind = type(one)
        if isinstance(one, Do):
            found.extend(payability.others((one,)))
        elif isinstance(one, PutIntoZone) and one.zone not in on_cards.AWAY:
            found.append(kind)
        elif isinstance(one, verbs.InsteadOfRetreat):
            instead = replacing.plain(one.effect)
            if type(instead) not in replacing.MOVES:
                found.append(type(instead))
        elif _elsewhere(one) or _orbs_suffer(one):
            found.append(kind)
        elif isinstance(one, Lasting) and _of_far_cards(one):
            found.append(statics.Changes)
        elif isinstance(one, verbs.PayInstead) and any(isinstance(part, InPlace) for part in walk(one.cost)):
            # A skill that would have to work in the hand.
            found.append(kind)
        elif isinstance(one, Lasting) and not isinstance(one.duration, vocabulary.RestOfCombat) and _of_supports(one):
            found.append(vocabulary.SupportOf)
        elif isinstance(one, kinds.ActionAbility) and any(isinstance(part, verbs.RatherThanSend) for part in walk(one)):
            # What would be sent at that time is a Support card, of which such a skill does not speak.
            found.append(verbs.RatherThanSend)
        elif isinstance(one, kinds.AutoAbility | vocabulary.PaidAuto) and _destroyed_already(one):
            found.append(verbs.RatherThanSend)
        elif isinstance(one, vocabulary.Skill) and _always_in_hand(one):
            found.append(vocabulary.SkillPlace)
        elif isinstance(one, statics.Granted | verbs.NamedSkill) and _about_itself(one):
            # Skills about the very card are asked of what is printed on it.
            found.append(kind)
        elif isinstance(one, statics.PlayerCannot):
            found.extend(type(verb) for verb in one.deeds if not isinstance(event_verbs.plain(verb), PLAYER_BANS))
        elif isinstance(one, statics.Cannot):
            found.extend(type(verb) for verb in one.deeds if not _forbidden(verb))
        elif kind not in known():
            found.append(kind)
    return tuple(dict.fromkeys(found))
