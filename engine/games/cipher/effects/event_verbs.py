"""Holding the words for events against what happens: "When this unit's attack destroys an enemy".

Each kind of deed says which kinds of event (:func:`engine.games.cipher.rules.events.keys`) it can be, and whether a
happening is one.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine.abilities import decks, turning
from engine.abilities import events as words
from engine.abilities.events import Edge, Event
from engine.abilities.kinds import Ability
from engine.abilities.nouns import Noun, Quality
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Every, InPlace, Pick, Reference, Source, The, This
from engine.effects import evaluate, matching
from engine.games.cipher import vocabulary
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.events import keys
from engine.games.cipher.rules.table import AREAS, Ref, face, mark
from engine.games.cipher.vocabulary import Moment, Phase, verbs
from engine.games.cipher.vocabulary import skills as skills_words
from engine.triggers.trigger_event import TriggerEvent

#: What a skill's effect causes, and what its cost causes too.
_EFFECT = ("skill", "support skill")
_COST_OR_EFFECT = (*_EFFECT, "cost")

Matches = Callable[[Any, TriggerEvent, Resolution], bool]


def _happens(event: words.Happens, what: TriggerEvent, res: Resolution) -> bool:
    for one in event.deeds:
        if matching.is_deed(one, what, res):
            return any(_is(who, actor, what, res) for actor in actors(one, what) for who in event.who)
    return False


def _phase_comes(event: words.TimeComes, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a time comes; all phases begin and end with the same kinds of event, whose amount says which."""
    if isinstance(event.phase, Phase) and what.amount != list(Phase).index(event.phase):
        return False
    return matching.EVENTS[words.TimeComes](event, what, res)


def _orb_destroyed(event: verbs.OrbDestroyed, what: TriggerEvent, res: Resolution) -> bool:
    if what.key != "orb destroyed" or what.seat not in evaluate.seats(event.player, res):
        return False
    if event.by is None:
        return True
    by = None if what.cause is None or what.cause.kind != "attack" else what.cause.source
    return by is not None and evaluate.denotes(event.by, by, res)


def actors(words_: words.EventVerb, what: TriggerEvent) -> tuple[Ref, ...]:
    """Return whom a sentence with the deed is about: of an evasion, who evades or who is evaded."""
    words_ = plain(words_)
    if isinstance(words_, verbs.IsEvaded | verbs.FailsToSupport):
        return what.others
    if isinstance(words_, skills_words.DestroysBySkill):
        return () if what.cause is None or what.cause.source is None else (what.cause.source,)
    return (what.after if what.key == "deploy" else what.what,)


def subjects(event: Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that "it" means in what follows "when ...", as they are afterwards.

    That is the one the sentence is about; where that is the skill's own card, the other one it speaks of.
    """
    if isinstance(event, words.AnyEvent):
        return next((subjects(one, what, res) for one in event.events if matching.matches(one, what, res)), ())
    if isinstance(event, words.Happens):
        own = all(isinstance(one, Source | This) for one in event.who)
        if own and what.others and any(_names_another(one) for one in event.deeds):
            return (what.what,) if any(isinstance(one, verbs.IsEvaded) for one in event.deeds) else what.others
        if any(isinstance(one, verbs.IsEvaded) for one in event.deeds):
            return what.others
    return (what.after,) if what.after.number >= 0 else ()


def _names_another(words_: words.EventVerb) -> bool:
    return getattr(words_, "whom", None) is not None or getattr(words_, "by", None) is not None


def _is(who: Reference, actor: Ref, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a reference means the object that acts or suffers, as it was then."""
    if actor.number < 0:
        return False
    if isinstance(who, AnyOne | Every | The | Pick):
        return evaluate.fitted(matching.as_it_was(who.noun, what, _BEFORE), actor, what, res)
    if isinstance(who, vocabulary.Another):
        noun = matching.as_it_was(who.noun, what, _BEFORE)
        return not _own(actor, what, res) and evaluate.fitted(noun, actor, what, res)
    if isinstance(who, Source | This):
        return _own(actor, what, res)
    if isinstance(who, InPlace) and isinstance(who.what, Source | This):
        return _own(actor, what, res) and what.origin in AREAS[who.zone]  # type: ignore[index]
    return evaluate.denotes(who, actor, res)


def _own(actor: Ref, what: TriggerEvent, res: Resolution) -> bool:
    return res.source == actor or (actor == what.what and res.source == what.after)


#: The state that something is in before it changes it, by the kind of event.
_BEFORE: dict[str, type[Quality]] = {"untap": turning.Tapped, "tap": turning.Untapped}


def _caused_by(by: Reference, kinds: tuple[str, ...], what: TriggerEvent, res: Resolution) -> bool:
    """Whether something of these kinds is caused by an object that fits."""
    cause = what.cause
    return (
        cause is not None
        and cause.kind in kinds
        and cause.source is not None
        and evaluate.denotes(by, cause.source, res)
    )


def _deployed(words_: verbs.IsDeployed, what: TriggerEvent, res: Resolution) -> bool:
    if words_.zone is not None and what.to not in AREAS[words_.zone]:
        return False
    if words_.origin is not None and what.origin not in AREAS[words_.origin]:
        return False
    if words_.beside is not None:
        others = (evaluate.thing_of(one, res) for one in evaluate.refs(words_.beside, res))
        return any(other is not None and other.zone == what.to for other in others)
    return True


def plain(words_: words.EventVerb) -> words.EventVerb:
    """Return a deed without what causes it."""
    return words_.deed if isinstance(words_, skills_words.Caused) else words_


def _caused(words_: skills_words.Caused, what: TriggerEvent, res: Resolution) -> bool:
    return matching.is_deed(words_.deed, what, res) and _by(words_.by, what, res)


def _by(by: skills_words.BySkill, what: TriggerEvent, res: Resolution) -> bool:
    """Whether such a skill causes something: its effect, or its cost where the words speak of costs."""
    cause = what.cause
    if cause is None or cause.source is None or cause.kind not in (_COST_OR_EFFECT if by.cost else _EFFECT):
        return False
    if by.skill and skill_name(what, res) != by.skill:
        return False
    if by.player is not None and cause.seat not in evaluate.seats(by.player, res):
        return False
    return by.whose is None or (cause.kind != "support skill" and evaluate.denotes(by.whose, cause.source, res))


def skill_name(what: TriggerEvent, res: Resolution) -> str:
    """Return the name of the skill whose effect caused something; "" where none did."""
    cause = what.cause
    skill = None if cause is None or cause.source is None else skill_at(res, cause.source, cause.place)
    return called(skill)


def skill_at(res: Resolution, source: Ref, index: int) -> Ability | None:
    """Return the skill at a place among those of a card, as it is or as it is printed."""
    known = MEANING.now(res.state, source.number).skills
    if res.state.cards[source.number].entered != source.entered or index >= len(known):
        known = characteristics(face(res.state, source.number)).skills
    return known[index] if 0 <= index < len(known) else None


def _destroys_by_skill(words_: skills_words.DestroysBySkill, what: TriggerEvent, res: Resolution) -> bool:
    if what.cause is None or what.cause.kind not in _EFFECT:
        return False
    return words_.skill in ("", skill_name(what, res)) and evaluate.denotes(words_.whom, what.what, res)


def _uses(words_: skills_words.UsesSkill, what: TriggerEvent, res: Resolution) -> bool:
    skill = _used(what, res)
    if not isinstance(skill, vocabulary.Skill):
        return False
    if words_.icon is not None and (skill.icon is None or skill.icon.icon is not words_.icon.icon):
        return False
    return words_.skill in ("", called(skill)) and words_.kind in (None, skill.kind)


def _used(what: TriggerEvent, res: Resolution) -> Ability | None:
    """Return the skill that was used (Cipher 19.1.4)."""
    source = None if what.cause is None else what.cause.source
    return None if source is None else skill_at(res, source, what.amount)


def _uses_icon(words_: skills_words.UsesIcon, what: TriggerEvent, res: Resolution) -> bool:
    skill = _used(what, res)
    if not isinstance(skill, vocabulary.Skill) or skill.icon is None or skill.icon.icon is not words_.icon.icon:
        return False
    return words_.whose is None or evaluate.denotes(words_.whose, what.what, res)


def _deploys(words_: verbs.Deploys, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a player deploys what fits: "another unit", said of what is to become one."""
    if words_.zone is not None and what.to not in AREAS[words_.zone]:
        return False
    noun = getattr(words_.what, "noun", None)
    if not isinstance(noun, Noun):
        return evaluate.denotes(words_.what, what.what, res)
    kept = tuple(one for one in noun.qualities if not isinstance(one, vocabulary.IsUnit))
    return evaluate.suits(Noun(kept), what.what, res)


def _moved(words_: verbs.IsMoved, what: TriggerEvent, res: Resolution) -> bool:
    return words_.to is None or what.to in AREAS[words_.to]


def _placed(words_: verbs.IsPlaced, what: TriggerEvent, res: Resolution) -> bool:
    zones = AREAS[words_.zone]
    if words_.player is not None:
        zones = tuple(zones[seat] for seat in evaluate.seats(words_.player, res))  # type: ignore[assignment]
    if words_.origin is not None and what.origin not in AREAS[words_.origin]:
        return False
    return what.to in zones


def _destroys(words_: verbs.DestroysByAttack, what: TriggerEvent, res: Resolution) -> bool:
    return (not words_.critical or what.amount > 0) and matching.with_any(words_.whom, what.others, res)


def _evaded(words_: verbs.IsEvaded, what: TriggerEvent, res: Resolution) -> bool:
    """Whether an attack is evaded: by such a unit, a Critical Hit where the words say so (Cipher 18.1.11)."""
    if words_.critical and not any(mark(res.state, one.number, "critical") for one in what.others):
        return False
    return words_.by is None or evaluate.denotes(words_.by, what.what, res)


#: The kinds of event at an edge of the turn, or of the combat.
TIMES: dict[tuple[enum.Enum | None, Edge], tuple[str, ...]] = {
    (None, Edge.BEGINNING): ("turn begins",),
    (None, Edge.END): ("turn ends",),
    (Moment.COMBAT, Edge.END): ("combat ends",),
    **{(phase, Edge.BEGINNING): ("phase begins",) for phase in Phase if phase is not Phase.BEGINNING},
    **{(phase, Edge.END): ("phase ends",) for phase in Phase if phase is not Phase.END},
    (Phase.END, Edge.END): ("turn ends",),
}
MEANING.times |= TIMES

#: The kinds of event that a deed can be.
MEANING.keys |= {
    words.Attacks: matching.always("attack"),
    turning.BecomesUntapped: matching.always("untap"),
    decks.Draws: matching.always("move"),
    words.IsBroken: matching.always("destroy"),
    words.Leaves: matching.always("leave"),
    verbs.AttacksOne: matching.always("attack"),
    verbs.IsAttacked: matching.always("attacked"),
    verbs.DestroysByAttack: matching.always("attack destroys"),
    verbs.FailsToDestroy: matching.always("attack fails"),
    verbs.AttackEnds: matching.always("attack ends"),
    verbs.CombatEnds: matching.always("combat ends"),
    verbs.IsDeployed: matching.always("deploy"),
    verbs.Growths: matching.always("growth"),
    verbs.IsSupported: matching.always("supported"),
    verbs.ClassChanges: matching.always("class changed"),
    verbs.LevelsUp: matching.always("leveled up"),
    verbs.ClassChangesInto: matching.always("class changed"),
    verbs.LevelsUpInto: matching.always("leveled up"),
    verbs.CriticalHits: matching.always("critical"),
    verbs.Evades: matching.always("evade"),
    verbs.IsEvaded: matching.always("evade"),
    verbs.IsDestroyedByAttack: matching.always("destroy"),
    verbs.IsDestroyedBy: matching.always("destroy"),
    verbs.IsMoved: matching.always("shift"),
    turning.BecomesTapped: matching.always("tap"),
    verbs.IsRevealed: matching.always("reveal"),
    verbs.IsPlaced: matching.always("move"),
    verbs.FailsToSupport: matching.always("support fails"),
    verbs.Deploys: matching.always("deploy"),
    skills_words.Caused: lambda words_: MEANING.keys[type(words_.deed)](words_.deed),
    skills_words.DestroysBySkill: matching.always("destroy"),
    skills_words.UsesSkill: matching.always("used"),
    skills_words.UsesIcon: matching.always("used"),
}

#: Whether a happening is an event.
MEANING.event_keys[verbs.OrbDestroyed] = ("orb destroyed",)
MEANING.events |= {
    **matching.EVENTS,
    words.Happens: _happens,
    words.TimeComes: _phase_comes,
    verbs.OrbDestroyed: _orb_destroyed,
}

#: Whether a happening of one of its kinds is the deed, apart from who does it.
MEANING.deeds |= {
    words.Attacks: lambda words_, what, res: True,
    turning.BecomesUntapped: lambda words_, what, res: True,
    decks.Draws: lambda words_, what, res: what.why == "draw",
    words.IsBroken: lambda words_, what, res: True,
    words.Leaves: lambda words_, what, res: True,
    verbs.AttacksOne: lambda words_, what, res: matching.with_any(words_.whom, what.others, res),
    verbs.IsAttacked: lambda words_, what, res: matching.with_any(words_.by, what.others, res),
    verbs.DestroysByAttack: _destroys,
    verbs.FailsToDestroy: lambda words_, what, res: matching.with_any(words_.whom, what.others, res),
    verbs.AttackEnds: lambda words_, what, res: True,
    verbs.CombatEnds: lambda words_, what, res: True,
    verbs.IsDeployed: _deployed,
    verbs.Growths: lambda words_, what, res: True,
    verbs.IsSupported: lambda words_, what, res: matching.with_any(words_.by, what.others, res),
    verbs.ClassChanges: lambda words_, what, res: True,
    verbs.LevelsUp: lambda words_, what, res: True,
    verbs.ClassChangesInto: lambda words_, what, res: _is(words_.what, what.what, what, res),
    verbs.LevelsUpInto: lambda words_, what, res: _is(words_.what, what.what, what, res),
    verbs.CriticalHits: lambda words_, what, res: matching.with_any(words_.whom, what.others, res),
    verbs.Evades: lambda words_, what, res: matching.with_any(words_.whose, what.others, res),
    verbs.IsEvaded: _evaded,
    verbs.IsDestroyedByAttack: lambda words_, what, res: (
        _caused_by(words_.by, ("attack",), what, res) and (not words_.critical or "critical" in res.state.vars)
    ),
    verbs.IsDestroyedBy: lambda words_, what, res: _caused_by(words_.by, ("attack", "skill", "cost"), what, res),
    verbs.IsMoved: _moved,
    turning.BecomesTapped: lambda words_, what, res: True,
    verbs.IsRevealed: lambda words_, what, res: True,
    verbs.IsPlaced: _placed,
    verbs.FailsToSupport: lambda words_, what, res: (
        words_.whom is None or evaluate.denotes(words_.whom, what.what, res)
    ),
    verbs.Deploys: _deploys,
    skills_words.Caused: _caused,
    skills_words.DestroysBySkill: _destroys_by_skill,
    skills_words.UsesSkill: _uses,
    skills_words.UsesIcon: _uses_icon,
}

MEANING.kinds = keys
