"""What is played, and what will is spent on, in one tree: a spell is the card (FOW 312.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType

#: What a noun with one of these says of a thing is more than "card".
TELLING = (ab.OfType, ab.Named, own.OfRace, own.OfSubtype)


def as_cards(what: Any) -> Any:
    """What is played as a spell is the card (FOW 312.3)."""
    if isinstance(what, ab.Noun):
        kinds = tuple(_card(one) for one in what.qualities)
        telling = any(isinstance(one, TELLING) for one in kinds)
        kept = tuple(one for one in kinds if not (isinstance(one, ab.IsCard) and telling))
        return replace(what, qualities=kept)
    if not isinstance(what, ab.Any | ab.Every | tuple | ab.AnyOf):
        return what
    found = with_parts(what, as_cards)
    # "Spells" is no wording of cards.
    return replace(found, wording=-1) if isinstance(found, ab.Any) and found != what else found


def _card(quality: ab.Quality) -> ab.Quality:
    match quality:
        case ab.OnStack((own.ChaseKind.SPELL,)):
            return ab.IsCard()
        case ab.OnStack((own.ChaseKind.RESONATOR_SPELL,)):
            return ab.OfType(CardType.RESONATOR)
    return quality


def each_kind(spent: ab.Reference) -> tuple[ab.Reference, ...]:
    """ "Activate abilities of Elves, [Judgment] abilities of "Maren"": no ability is of another, each is spent on."""
    match spent:
        case ab.Every(ab.Noun((kind, ab.ComesFrom(ab.Any(ab.Noun((ab.AnyOf((first, *others)),))) as source)))) if all(
            isinstance(one.qualities[0], ab.OnStack) for one in others
        ):
            of_first = ab.Noun((kind, ab.ComesFrom(replace(source, noun=first))))
            return tuple(replace(spent, noun=one) for one in (of_first, *others))
    return (spent,)
