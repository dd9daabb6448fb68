"""What words of FFTCG mean: what each quality asks of an object, where nouns look, and what texts refer to besides what
is chosen and spoken of.

Values come from :class:`~engine.games.fftcg.cards.Now`, so that continuous effects count (FFTCG 11.12.4). What was
named while an ability was carried out, and what has happened this turn, can be such a quality too.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate, nouns
from engine.effects.meaning import Fight
from engine.effects.qualities import CALLED, EVERY, ON_FIELD, named_quality, object_of
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Now
from engine.games.fftcg.effects.resolution import MEANING, Resolution, context_of, is_of_kind, of_kinds
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import BREAK, DAMAGE, FIELD, REMOVED, STACK, Ref
from engine.state import CardState, alive
from engine.timing import spoken
from engine.triggers.trigger_event import LastKnown

# What was named (FFTCG 11.11.5.1), and what has happened this turn

MEANING.named_quality = named_quality
MEANING.called = CALLED | {
    ab.NameKind.ELEMENT: own.OfElement, ab.NameKind.JOB: own.WithJob, ab.NameKind.CATEGORY: own.OfCategory,
}
#: Kinds of event of which several are one.
MEANING.counted = frozenset({"gain crystal", "pay crystals"})
MEANING.asks |= {
    own.NthCast: lambda node: ("cast",),
    own.CastLimit: lambda node: ("cast",),
    ab.Casts: lambda node: () if node.ordinal is None else ("cast",),
    own.AttackLimit: lambda node: ("attack",),
    ab.DamagedBy: lambda node: ("hurt",),
}


# Qualities

Thing = CardState | LastKnown

CHARACTERS = (CardType.FORWARD, CardType.BACKUP, CardType.MONSTER)

#: What has become of cards that a text or a payment put into the Break Zone, as a participle.
PUT_AWAY = "put into the Break Zone"
MEANING.goes_to = {PUT_AWAY: BREAK, "broken": BREAK, "discarded": BREAK, "removed": REMOVED}
#: To be broken is one way to get there (FFTCG 15.1.1.3.1).
MEANING.ways = {PUT_AWAY: ("broken",)}
MEANING.removed = REMOVED

#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[object]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (now.cost,),
    # Only Forwards have power (FFTCG 5.2.6.1).
    ab.Trait.POWER: lambda now: (now.power,) if now.is_forward else (),
    ab.Trait.ELEMENT: lambda now: now.elements,
    ab.Trait.TYPE: lambda now: now.types,
    ab.Trait.JOB: lambda now: now.jobs,
    ab.Trait.CATEGORY: lambda now: now.categories,
}


def party(res: Resolution, gone: Ref | None = None) -> tuple[Ref, ...]:
    """Return the Forwards of the attacking party; one of which only 1 is left is dissolved (FFTCG 15.1.1.9.5).

    With one that is ``gone``, those of the party that it has just left, and all that left together with it.
    """
    if not res.state.vars.get("party"):
        return ()
    with_it = () if gone is None else (gone, res.source)
    left = tuple(one for one in table.attacking(res.state) if one in with_it or alive(res.state, one))
    return left if len(left) > 1 else ()


MEANING.fight = Fight(table.attacking, table.blockers)


def _in_party(quality: own.InParty, thing: Thing, now: Now, res: Resolution) -> bool:
    me = object_of(thing)
    # What has left was in its party until then.
    members = party(res) if isinstance(thing, CardState) else party(res, me)
    if me not in members:
        return False
    return quality.whose is None or any(
        evaluate.denotes(quality.whose, one, res) for one in members if one != me
    )


MEANING.item_qualities[ab.OnStack] = lambda quality, item, res: any(
    is_of_kind(context_of(res.state, item).cause, kind) for kind in quality.kinds
)

MEANING.traits |= TRAITS
MEANING.qualities |= ON_FIELD | {
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone in (FIELD, STACK) and thing.controller in evaluate.seats(quality.player, res)
    ),
    ab.HasAbility: lambda quality, thing, now, res: quality.keyword.value in now.keywords,
    own.IsCharacter: lambda quality, thing, now, res: any(one in CHARACTERS for one in now.types),
    own.OfElement: lambda quality, thing, now, res: quality.element in now.elements,
    own.MultiElement: lambda quality, thing, now, res: len(now.elements) > 1,
    own.EveryOne: lambda quality, thing, now, res: EVERY in TRAITS[quality.trait](now),
    own.WithJob: lambda quality, thing, now, res: quality.job in now.jobs or EVERY in now.jobs,
    own.OfCategory: lambda quality, thing, now, res: (
        quality.category in now.categories or EVERY in now.categories
    ),
    own.IsFrozen: lambda quality, thing, now, res: "frozen" in thing.marks,
    own.IsGeneric: lambda quality, thing, now, res: now.generic,
    own.HasAbilities: lambda quality, thing, now, res: (
        any(of_kinds(one, quality.kinds) for one in now.abilities) or (not quality.kinds and bool(now.keywords))
        or (own.StackKind.EX_BURST in quality.kinds and table.face(res.state, thing.number).ex_burst)
    ),
    own.InParty: _in_party,
    own.IsParty: lambda quality, thing, now, res: _in_party(own.InParty(), thing, now, res),
    ab.OnStack: lambda quality, thing, now, res: thing.zone == STACK and own.StackKind.SUMMON in quality.kinds,
}


# Where a noun looks: the zones it names, the field where it names none (FFTCG 7)

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = dict(zip(own.Zone, (
    (FIELD, FIELD), DAMAGE, table.DECK, table.LB_DECK, BREAK, table.HAND, (STACK, STACK), REMOVED,
), strict=True))
_FIELD_ONLY = (FIELD,)
_STACK_ONLY = (STACK,)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in, the turn player's first: no Summon is on the field (FFTCG 5.2.3.1.2.1)."""
    summon = any(type(one) is ab.OfType and one.type is CardType.SUMMON for one in noun.qualities)
    return _PLACES.stated(noun, res) or (_STACK_ONLY if summon else _FIELD_ONLY)


_PLACES = nouns.Places(
    field=lambda res: _FIELD_ONLY,
    controlled=lambda noun, quality, res: _FIELD_ONLY,
    of={ab.RemovedBy: lambda quality, res: REMOVED, ab.OnStack: lambda quality, res: _STACK_ONLY},
)
#: The parts of a list, each with what only the last one says; and the nouns of one.
MISSING = spoken.missing(own.OfElement, (ab.IsCard, own.IsCharacter, ab.OfType))
listed = partial(nouns.listed, missing=MISSING)
spread = partial(nouns.spread, missing=MISSING)

MEANING.pairs = ZONES
MEANING.stated = _PLACES.stated
MEANING.looks = zones

MEANING.lying = spoken.lying(FIELD, STACK, ("Summon",))


# What is referred to

CARD = ab.Noun((ab.IsCard(),))
PARTY = own.IsParty()

#: What is done only to what is on the field.
_ON_FIELD = (ab.DealDamage, ab.Break, ab.Untap, ab.NegateDamage, ab.Tap, own.Freeze)
spoken.learn(MEANING, "Summon", (ab.OfType, own.IsCharacter), _ON_FIELD)
MEANING.references |= {
    # After a card was selected, "this card" is that one.
    ab.This: lambda reference, res: (reference.noun == CARD and res.done.get("selected")) or (res.source,),
    ab.That: lambda reference, res: (
        party(res) if PARTY in reference.noun.qualities else spoken.that(reference, res)
    ),
    own.Effects: spoken.a_cause,
}
