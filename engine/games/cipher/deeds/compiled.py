"""What a card comes with, read once from its text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.abilities.kinds import Ability, FieldAbility
from engine.games.cipher.cards import Card
from engine.games.cipher.verbs import AnyNumberInDeck
from engine.games.cipher.vocabulary import Skill
from engine.games.cipher.words import read


@lru_cache(maxsize=8192)
def abilities(card: Card) -> tuple[Ability, ...]:
    """Return what the lines of a card's text mean, one after the other."""
    return tuple(read(card).abilities)


def any_number_in_deck(card: Card) -> bool:
    """Whether a skill lets a deck have any number of cards of this card name (over Cipher 12.1.1.2)."""
    return any(isinstance(static, AnyNumberInDeck) for static in _statics(card))


def _statics(card: Card) -> Iterator[object]:
    """Return what the CONT and SPEC skills of a card say."""
    for ability in abilities(card):
        if isinstance(ability, Skill) and isinstance(ability.ability, FieldAbility):
            yield from ability.ability.statics
