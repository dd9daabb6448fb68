"""Where nouns look in FFTCG, and what its texts refer to besides what is chosen and spoken of."""

from __future__ import annotations

import enum
from functools import partial

from engine import abilities as ab
from engine.effects import nouns
from engine.effects.nouns import of_zone
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import qualities
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import FIELD, STACK
from engine.timing import spoken

# Where a noun looks: the zones it names, the field where it names none (FFTCG 7)

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = dict(zip(own.Zone, (
    (FIELD, FIELD), table.DAMAGE, table.DECK, table.LB_DECK, table.BREAK, table.HAND, (STACK, STACK), table.REMOVED,
), strict=True))
_FIELD_ONLY = (FIELD,)
_STACK_ONLY = (STACK,)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in, the turn player's first: no Summon is on the field (FFTCG 5.2.3.1.2.1)."""
    summon = any(type(one) is ab.OfType and one.type is CardType.SUMMON for one in noun.qualities)
    return _stated(noun, res) or (_STACK_ONLY if summon else _FIELD_ONLY)


def _stated(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.ControlledBy:
            return _FIELD_ONLY
        if kind is ab.InZone:
            return of_zone(quality, res)  # type: ignore[arg-type]
        if kind is ab.RemovedBy:
            return table.REMOVED
        if kind is ab.OnStack:
            return _STACK_ONLY
        if kind is ab.AnyOf:
            found = [zone for option in quality.options for zone in _stated(option, res)]  # type: ignore[attr-defined]
            if found:
                plain = any(not _stated(option, res) for option in quality.options)  # type: ignore[attr-defined]
                return tuple(dict.fromkeys(([FIELD] if plain else []) + found))
    return ()


#: The parts of a list, each with what only the last one says; and the nouns of one.
MISSING = spoken.missing(own.OfElement, (ab.IsCard, own.IsCharacter, ab.OfType))
listed = partial(nouns.listed, missing=MISSING)
spread = partial(nouns.spread, missing=MISSING)

MEANING.pairs = ZONES
MEANING.stated = _stated
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
        qualities.party(res) if PARTY in reference.noun.qualities else spoken.that(reference, res)
    ),
    own.Effects: spoken.a_cause,
}
