"""How Fire Emblem Cipher understands cards, for whoever reports on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.abilities.kinds import Ability
from engine.games.cipher import sets
from engine.games.cipher.cards import Card
from engine.games.cipher.importing import LISTS
from engine.text.reading import Reading
from engine.text.report import Understanding

if TYPE_CHECKING:
    # A window opens without the reader: cards that were read before need none.
    from engine.text.lines import Manner


def _read(card: Card) -> Reading:
    from engine.games.cipher.words import read

    return read(card)


def _manner(card: Card) -> Manner:
    from engine.games.cipher.words.reading import manner_of

    return manner_of(card)


def _slips(card: Card) -> frozenset[str]:
    from engine.games.cipher.words.typos import SIGNS, SLIPS

    return frozenset(pattern.pattern for pattern, _ in (*SIGNS, *SLIPS) if pattern.search(card.text))


def _render(ability: Ability, card: Card, language: str, names: Mapping[str, str]) -> str:
    from engine.games.cipher.words import render

    return render(ability, card, language, names)


def _lacking(ability: Ability) -> tuple[type, ...]:
    from engine.games.cipher.effects.coverage import executable

    return executable(ability)


def _facts(card: Card) -> str:
    symbols = "/".join(one.value for one in card.symbols) or "no symbol"
    change = "" if card.class_change_cost is None else f"({card.class_change_cost})"
    return f"{symbols}, cost {card.cost}{change}, attack {card.attack}, support {card.support}"


#: How the game understands cards.
UNDERSTANDING = Understanding(
    lists=LISTS,
    read=_read,
    manner=_manner,
    slips=_slips,
    render=_render,
    names=sets.names,
    lacking=_lacking,
    facts=_facts,
    depends=lambda card: (card.name, card.text),
    rooms=("games/cipher/words", "games/cipher/effects", "games/cipher/vocabulary"),
)
