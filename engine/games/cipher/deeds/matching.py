"""Holding the words for events against what happens: "When this unit's attack destroys an enemy".

Each kind of deed says which kinds of event (:func:`engine.games.cipher.law.events.keys`) it can be, and whether a
happening is one.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Any

from engine.abilities import events as words
from engine.abilities.events import Edge, Event, Turn
from engine.abilities.kinds import Ability
from engine.abilities.nouns import Noun, Quality
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Every, InPlace, Pick, Reference, Source, The, This
from engine.games.cipher import skillwords, verbs, vocabulary
from engine.games.cipher.deeds import board as boards
from engine.games.cipher.deeds import nouns, players, references
from engine.games.cipher.deeds.called import called
from engine.games.cipher.deeds.compiled import compiled
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.happenings import Happening
from engine.games.cipher.law.table import AREAS, Ref, face, mark
from engine.games.cipher.vocabulary import Moment, Phase

#: What a skill's effect causes, and what its cost causes too.
_EFFECT = ("skill", "support skill")
_COST_OR_EFFECT = (*_EFFECT, "cost")

Matches = Callable[[Any, Happening, Deed], bool]


def keys_of(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that words for one speak of."""
    return tuple(dict.fromkeys(_keys(event)))


def _keys(event: Event) -> Iterator[str]:
    match event:
        case words.AnyEvent(events):
            for one in events:
                yield from _keys(one)
        case words.Happens(_, deeds) | words.PlayerActs(_, deeds):
            for deed in deeds:
                yield from KEYS[type(deed)](deed)
        case words.TimeComes(edge, _, phase):
            yield TIMES[phase, edge]
        case verbs.OrbDestroyed():
            yield "orb destroyed"


def matches(event: Event, what: Happening, deed: Deed) -> bool:
    """Whether something that happens is what the words speak of."""
    return EVENTS[type(event)](event, what, deed)


def _happens(event: words.Happens, what: Happening, deed: Deed) -> bool:
    for one in event.deeds:
        if is_deed(one, what, deed):
            return any(_is(who, actor, what, deed) for actor in actors(one, what) for who in event.who)
    return False


def _player_acts(event: words.PlayerActs, what: Happening, deed: Deed) -> bool:
    return what.seat in players.seats(event.player, deed) and any(is_deed(one, what, deed) for one in event.deeds)


def _time_comes(event: words.TimeComes, what: Happening, deed: Deed) -> bool:
    if isinstance(event.phase, Phase) and what.amount != list(Phase).index(event.phase):
        return False
    return what.key == TIMES[event.phase, event.edge] and _turn(event.turn, what.seat, deed)


def _turn(turn: Turn, seat: int, deed: Deed) -> bool:
    """Whether the turn of a seat is one of those meant; a delayed trigger's "next" is the first that comes."""
    if turn in (Turn.YOURS, Turn.YOUR_NEXT):
        return seat == deed.seat
    if turn in (Turn.OPPONENTS, Turn.OPPONENTS_NEXT):
        return seat != deed.seat
    return True


def _orb_destroyed(event: verbs.OrbDestroyed, what: Happening, deed: Deed) -> bool:
    if what.key != "orb destroyed" or what.seat not in players.seats(event.player, deed):
        return False
    if event.by is None:
        return True
    by = None if what.cause is None or what.cause.kind != "attack" else what.cause.source
    return by is not None and references.denotes(event.by, by, deed)


def is_deed(words_: words.Deed, what: Happening, deed: Deed) -> bool:
    """Whether a happening is a deed, whoever does or suffers it."""
    kind = type(words_)
    return what.key in KEYS[kind](words_) and DEEDS[kind](words_, what, deed)


def actors(words_: words.Deed, what: Happening) -> tuple[Ref, ...]:
    """Return whom a sentence with the deed is about: of an evasion, who evades or who is evaded."""
    words_ = plain(words_)
    if isinstance(words_, verbs.IsEvaded | verbs.FailsToSupport):
        return what.others
    if isinstance(words_, skillwords.DestroysBySkill):
        return () if what.cause is None or what.cause.source is None else (what.cause.source,)
    return (what.after if what.key == "deploy" else what.what,)


def subjects(event: Event, what: Happening, deed: Deed) -> tuple[Ref, ...]:
    """Return the objects that "it" means in what follows "when ...", as they are afterwards.

    That is the one the sentence is about; where that is the skill's own card, the other one it speaks of.
    """
    if isinstance(event, words.AnyEvent):
        return next((subjects(one, what, deed) for one in event.events if matches(one, what, deed)), ())
    if isinstance(event, words.Happens):
        own = all(isinstance(one, Source | This) for one in event.who)
        if own and what.others and any(_names_another(one) for one in event.deeds):
            return (what.what,) if any(isinstance(one, verbs.IsEvaded) for one in event.deeds) else what.others
        if any(isinstance(one, verbs.IsEvaded) for one in event.deeds):
            return what.others
    return (what.after,) if what.after.number >= 0 else ()


def _names_another(words_: words.Deed) -> bool:
    return getattr(words_, "whom", None) is not None or getattr(words_, "by", None) is not None


def _is(who: Reference, actor: Ref, what: Happening, deed: Deed) -> bool:
    """Whether a reference means the object that acts or suffers, as it was then."""
    if actor.number < 0:
        return False
    if isinstance(who, AnyOne | Every | The | Pick):
        return nouns.fitted(_as_it_was(who.noun, what), actor, what, deed)
    if isinstance(who, vocabulary.Another):
        return not _own(actor, what, deed) and nouns.fitted(_as_it_was(who.noun, what), actor, what, deed)
    if isinstance(who, Source | This):
        return _own(actor, what, deed)
    if isinstance(who, InPlace) and isinstance(who.what, Source | This):
        return _own(actor, what, deed) and what.origin in AREAS[who.zone]  # type: ignore[index]
    return references.denotes(who, actor, deed)


def _own(actor: Ref, what: Happening, deed: Deed) -> bool:
    return deed.source == actor or (actor == what.what and deed.source == what.after)


#: The state that something is in before it changes it, by the kind of event.
_BEFORE: dict[str, type[Quality]] = {"untap": vocabulary.Tapped, "tap": vocabulary.Untapped}


def _as_it_was(noun: Noun, what: Happening) -> Noun:
    """Return a noun without the state that the event itself ended: what was untapped was tapped."""
    before = _BEFORE.get(what.key)
    if before is None or not any(isinstance(one, before) for one in noun.qualities):
        return noun
    return Noun(tuple(one for one in noun.qualities if not isinstance(one, before)))


def _with_any(who: Reference | None, others: tuple[Ref, ...], deed: Deed) -> bool:
    return who is None or any(references.denotes(who, one, deed) for one in others)


def _caused_by(by: Reference, kinds: tuple[str, ...], what: Happening, deed: Deed) -> bool:
    """Whether something of these kinds is caused by an object that fits."""
    cause = what.cause
    return (
        cause is not None
        and cause.kind in kinds
        and cause.source is not None
        and references.denotes(by, cause.source, deed)
    )


def _deployed(words_: verbs.IsDeployed, what: Happening, deed: Deed) -> bool:
    if words_.zone is not None and what.to not in AREAS[words_.zone]:
        return False
    if words_.origin is not None and what.origin not in AREAS[words_.origin]:
        return False
    if words_.beside is not None:
        others = (nouns.thing_of(one, deed) for one in references.refs(words_.beside, deed))
        return any(other is not None and other.zone == what.to for other in others)
    return True


def plain(words_: words.Deed) -> words.Deed:
    """Return a deed without what causes it."""
    return words_.deed if isinstance(words_, skillwords.Caused) else words_


def _caused(words_: skillwords.Caused, what: Happening, deed: Deed) -> bool:
    return is_deed(words_.deed, what, deed) and _by(words_.by, what, deed)


def _by(by: skillwords.BySkill, what: Happening, deed: Deed) -> bool:
    """Whether such a skill causes something: its effect, or its cost where the words speak of costs."""
    cause = what.cause
    if cause is None or cause.source is None or cause.kind not in (_COST_OR_EFFECT if by.cost else _EFFECT):
        return False
    if by.skill and skill_name(what, deed) != by.skill:
        return False
    if by.player is not None and cause.seat not in players.seats(by.player, deed):
        return False
    return by.whose is None or (cause.kind != "support skill" and references.denotes(by.whose, cause.source, deed))


def skill_name(what: Happening, deed: Deed) -> str:
    """Return the name of the skill whose effect caused something; "" where none did."""
    cause = what.cause
    skill = None if cause is None or cause.source is None else skill_at(deed, cause.source, cause.place)
    return called(skill)


def skill_at(deed: Deed, source: Ref, index: int) -> Ability | None:
    """Return the skill at a place among those of a card, as it is or as it is printed."""
    known = boards.now(deed.state, source.number).skills
    if deed.state.cards[source.number].entered != source.entered or index >= len(known):
        known = compiled(face(deed.state, source.number)).skills
    return known[index] if 0 <= index < len(known) else None


def _destroys_by_skill(words_: skillwords.DestroysBySkill, what: Happening, deed: Deed) -> bool:
    if what.cause is None or what.cause.kind not in _EFFECT:
        return False
    return words_.skill in ("", skill_name(what, deed)) and references.denotes(words_.whom, what.what, deed)


def _uses(words_: skillwords.UsesSkill, what: Happening, deed: Deed) -> bool:
    skill = _used(what, deed)
    if not isinstance(skill, vocabulary.Skill):
        return False
    if words_.icon is not None and (skill.icon is None or skill.icon.icon is not words_.icon.icon):
        return False
    return words_.skill in ("", called(skill)) and words_.kind in (None, skill.kind)


def _used(what: Happening, deed: Deed) -> Ability | None:
    """Return the skill that was used (Cipher 19.1.4)."""
    source = None if what.cause is None else what.cause.source
    return None if source is None else skill_at(deed, source, what.amount)


def _uses_icon(words_: skillwords.UsesIcon, what: Happening, deed: Deed) -> bool:
    skill = _used(what, deed)
    if not isinstance(skill, vocabulary.Skill) or skill.icon is None or skill.icon.icon is not words_.icon.icon:
        return False
    return words_.whose is None or references.denotes(words_.whose, what.what, deed)


def _deploys(words_: verbs.Deploys, what: Happening, deed: Deed) -> bool:
    """Whether a player deploys what fits: "another unit", said of what is to become one."""
    if words_.zone is not None and what.to not in AREAS[words_.zone]:
        return False
    noun = getattr(words_.what, "noun", None)
    if not isinstance(noun, Noun):
        return references.denotes(words_.what, what.what, deed)
    kept = tuple(one for one in noun.qualities if not isinstance(one, vocabulary.IsUnit))
    return nouns.suits(Noun(kept), what.what, deed)


def _moved(words_: verbs.IsMoved, what: Happening, deed: Deed) -> bool:
    return words_.to is None or what.to in AREAS[words_.to]


def _placed(words_: verbs.IsPlaced, what: Happening, deed: Deed) -> bool:
    zones = AREAS[words_.zone]
    if words_.player is not None:
        zones = tuple(zones[seat] for seat in players.seats(words_.player, deed))  # type: ignore[assignment]
    if words_.origin is not None and what.origin not in AREAS[words_.origin]:
        return False
    return what.to in zones


def _destroys(words_: verbs.DestroysByAttack, what: Happening, deed: Deed) -> bool:
    return (not words_.critical or what.amount > 0) and _with_any(words_.whom, what.others, deed)


def _evaded(words_: verbs.IsEvaded, what: Happening, deed: Deed) -> bool:
    """Whether an attack is evaded: by such a unit, a Critical Hit where the words say so (Cipher 18.1.11)."""
    if words_.critical and not any(mark(deed.state, one.number, "critical") for one in what.others):
        return False
    return words_.by is None or references.denotes(words_.by, what.what, deed)


def _always(*keys: str) -> Callable[[Any], tuple[str, ...]]:
    return lambda words_: keys


#: The kinds of event at an edge of the turn, or of the combat.
TIMES: dict[tuple[enum.Enum | None, Edge], str] = {
    (None, Edge.BEGINNING): "turn begins",
    (None, Edge.END): "turn ends",
    (Moment.COMBAT, Edge.END): "combat ends",
    **{(phase, Edge.BEGINNING): "phase begins" for phase in Phase if phase is not Phase.BEGINNING},
    **{(phase, Edge.END): "phase ends" for phase in Phase if phase is not Phase.END},
    (Phase.END, Edge.END): "turn ends",
}

#: The kinds of event that a deed can be.
KEYS: dict[type[words.Deed], Callable[[Any], tuple[str, ...]]] = {
    words.Attacks: _always("attack"),
    words.Activates: _always("untap"),
    words.Draws: _always("move"),
    words.IsBroken: _always("destroy"),
    words.Leaves: _always("leave"),
    verbs.AttacksOne: _always("attack"),
    verbs.IsAttacked: _always("attacked"),
    verbs.DestroysByAttack: _always("attack destroys"),
    verbs.FailsToDestroy: _always("attack fails"),
    verbs.AttackEnds: _always("attack ends"),
    verbs.CombatEnds: _always("combat ends"),
    verbs.IsDeployed: _always("deploy"),
    verbs.Growths: _always("growth"),
    verbs.IsSupported: _always("supported"),
    verbs.ClassChanges: _always("class changed"),
    verbs.LevelsUp: _always("leveled up"),
    verbs.ClassChangesInto: _always("class changed"),
    verbs.LevelsUpInto: _always("leveled up"),
    verbs.CriticalHits: _always("critical"),
    verbs.Evades: _always("evade"),
    verbs.IsEvaded: _always("evade"),
    verbs.IsDestroyedByAttack: _always("destroy"),
    verbs.IsDestroyedBy: _always("destroy"),
    verbs.IsMoved: _always("shift"),
    verbs.IsTapped: _always("tap"),
    verbs.IsRevealed: _always("reveal"),
    verbs.IsPlaced: _always("move"),
    verbs.FailsToSupport: _always("support fails"),
    verbs.Deploys: _always("deploy"),
    skillwords.Caused: lambda words_: KEYS[type(words_.deed)](words_.deed),
    skillwords.DestroysBySkill: _always("destroy"),
    skillwords.UsesSkill: _always("used"),
    skillwords.UsesIcon: _always("used"),
}

#: Whether a happening is an event.
EVENTS: dict[type[Event], Matches] = {
    words.Happens: _happens,
    words.PlayerActs: _player_acts,
    words.AnyEvent: lambda event, what, deed: any(matches(one, what, deed) for one in event.events),
    words.TimeComes: _time_comes,
    verbs.OrbDestroyed: _orb_destroyed,
}

#: Whether a happening of one of its kinds is the deed, apart from who does it.
DEEDS: dict[type[words.Deed], Matches] = {
    words.Attacks: lambda words_, what, deed: True,
    words.Activates: lambda words_, what, deed: True,
    words.Draws: lambda words_, what, deed: what.why == "draw",
    words.IsBroken: lambda words_, what, deed: True,
    words.Leaves: lambda words_, what, deed: True,
    verbs.AttacksOne: lambda words_, what, deed: _with_any(words_.whom, what.others, deed),
    verbs.IsAttacked: lambda words_, what, deed: _with_any(words_.by, what.others, deed),
    verbs.DestroysByAttack: _destroys,
    verbs.FailsToDestroy: lambda words_, what, deed: _with_any(words_.whom, what.others, deed),
    verbs.AttackEnds: lambda words_, what, deed: True,
    verbs.CombatEnds: lambda words_, what, deed: True,
    verbs.IsDeployed: _deployed,
    verbs.Growths: lambda words_, what, deed: True,
    verbs.IsSupported: lambda words_, what, deed: _with_any(words_.by, what.others, deed),
    verbs.ClassChanges: lambda words_, what, deed: True,
    verbs.LevelsUp: lambda words_, what, deed: True,
    verbs.ClassChangesInto: lambda words_, what, deed: _is(words_.what, what.what, what, deed),
    verbs.LevelsUpInto: lambda words_, what, deed: _is(words_.what, what.what, what, deed),
    verbs.CriticalHits: lambda words_, what, deed: _with_any(words_.whom, what.others, deed),
    verbs.Evades: lambda words_, what, deed: _with_any(words_.whose, what.others, deed),
    verbs.IsEvaded: _evaded,
    verbs.IsDestroyedByAttack: lambda words_, what, deed: (
        _caused_by(words_.by, ("attack",), what, deed) and (not words_.critical or "critical" in deed.state.vars)
    ),
    verbs.IsDestroyedBy: lambda words_, what, deed: _caused_by(words_.by, ("attack", "skill", "cost"), what, deed),
    verbs.IsMoved: _moved,
    verbs.IsTapped: lambda words_, what, deed: True,
    verbs.IsRevealed: lambda words_, what, deed: True,
    verbs.IsPlaced: _placed,
    verbs.FailsToSupport: lambda words_, what, deed: (
        words_.whom is None or references.denotes(words_.whom, what.what, deed)
    ),
    verbs.Deploys: _deploys,
    skillwords.Caused: _caused,
    skillwords.DestroysBySkill: _destroys_by_skill,
    skillwords.UsesSkill: _uses,
    skillwords.UsesIcon: _uses_icon,
}

