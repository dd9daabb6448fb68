"""Where a noun looks: the zones it names, the field where it names none (FFTCG 7)."""

from __future__ import annotations

import enum
from dataclasses import replace

from engine import abilities as ab
from engine.effects.places import of_zone
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import FIELD, STACK

#: The zones of one kind, by seat; the shared ones twice the same.
ZONES: dict[enum.Enum, tuple[int, int]] = {
    own.Zone.FIELD: (FIELD, FIELD),
    own.Zone.STACK: (STACK, STACK),
    own.Zone.DECK: table.DECK,
    own.Zone.HAND: table.HAND,
    own.Zone.BREAK: table.BREAK,
    own.Zone.DAMAGE: table.DAMAGE,
    own.Zone.REMOVED: table.REMOVED,
    own.Zone.LB_DECK: table.LB_DECK,
}
#: What has become of cards that a text or a payment put into the Break Zone, as a participle.
PUT_AWAY = "put into the Break Zone"
_FIELD_ONLY = (FIELD,)
_STACK_ONLY = (STACK,)


def zones(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    """Return the zones a noun looks in, the turn player's first."""
    return _stated(noun, res) or (_STACK_ONLY if _summon(noun) else _FIELD_ONLY)


def _summon(noun: ab.Noun) -> bool:
    """Whether a noun speaks of Summons, which are never on the field (FFTCG 5.2.3.1.2.1)."""
    return any(type(one) is ab.OfType and one.type is CardType.SUMMON for one in noun.qualities)


def _stated(noun: ab.Noun, res: Resolution) -> tuple[int, ...]:
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.ControlledBy:
            return _FIELD_ONLY
        if kind is ab.InZone:
            return of_zone(quality, res)  # type: ignore[arg-type]
        if kind is ab.RemovedBy:
            return table.REMOVED
        if kind is own.OnStack:
            return _STACK_ONLY
        if kind is ab.AnyOf:
            found = [zone for option in quality.options for zone in _stated(option, res)]  # type: ignore[attr-defined]
            if found:
                plain = any(not _stated(option, res) for option in quality.options)  # type: ignore[attr-defined]
                return tuple(dict.fromkeys(([FIELD] if plain else []) + found))
    return ()


def listed(what: ab.Reference) -> tuple[ab.Reference, ...]:
    """Return the parts of a list, each with what only the last one says; of what is no list, itself."""
    if not isinstance(what, ab.Both):
        return (what,)
    picks = [one for one in what.references if isinstance(one, ab.Pick)]
    if len(picks) < len(what.references):
        return what.references
    nouns = spread(tuple(one.noun for one in picks))
    return tuple(replace(one, noun=noun) for one, noun in zip(picks, nouns, strict=True))


def spread(nouns: tuple[ab.Noun, ...]) -> tuple[ab.Noun, ...]:
    """Return the nouns of a list with what only the last one says: its place ("1 Forward and 1 Backup you control"),
    and what it is ("1 Fire and 1 Ice Character").
    """
    place = tuple(one for one in nouns[-1].qualities if isinstance(one, _PLACES)) if nouns else ()
    if not place or any(isinstance(one, _PLACES) for noun in nouns[:-1] for one in noun.qualities):
        return nouns
    kind = tuple(one for one in nouns[-1].qualities if isinstance(one, _KINDS))
    return (*(ab.Noun((*noun.qualities, *_missing(noun, kind), *place)) for noun in nouns[:-1]), nouns[-1])


def _missing(noun: ab.Noun, kind: tuple[ab.Quality, ...]) -> tuple[ab.Quality, ...]:
    """What the last thing of a list is, for one of which only the Element is said: "1 Fire and 1 Ice Character"."""
    return kind if all(isinstance(one, own.OfElement) for one in noun.qualities) else ()


_KINDS = (ab.IsCard, own.IsCharacter, ab.OfType)
_PLACES = (ab.Among, ab.ControlledBy, ab.Done, ab.InZone, ab.OwnedBy, ab.Property, ab.RemovedBy)

MEANING.pairs = ZONES
MEANING.stated = _stated
