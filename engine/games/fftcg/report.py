"""How Final Fantasy TCG understands cards, for whoever reports on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.abilities.kinds import Ability
from engine.cards import Catalogue
from engine.games.fftcg.cards import Card
from engine.games.fftcg.importing import LISTS
from engine.text.reading import Reading
from engine.text.report import Understanding

if TYPE_CHECKING:
    # A window opens without the reader: cards that were read before need none.
    from engine.text.lines import Manner


def _read(card: Card) -> Reading:
    from engine.games.fftcg.words import read

    return read(card)


def _manner(card: Card) -> Manner:
    from engine.games.fftcg.words.reading import manner_of

    return manner_of(card)


def _slips(card: Card) -> frozenset[str]:
    from engine.games.fftcg.words.typography import SLIPS

    return frozenset(pattern.pattern for pattern, _ in SLIPS if pattern.search(card.text))


def _render(ability: Ability, card: Card, language: str, names: Mapping[str, str]) -> str:
    from engine.games.fftcg.words import render

    return render(ability, card, language, names)


def _lacking(ability: Ability) -> tuple[type, ...]:
    from engine.games.fftcg.effects.coverage import executable

    return executable(ability)


def _facts(card: Card) -> str:
    power = f", power {card.power}" if card.power else ""
    return f"{'/'.join(one.value for one in card.elements)} {card.type.value}, cost {card.cost}{power}"


#: How the game understands cards.
UNDERSTANDING = Understanding(
    lists=LISTS,
    read=_read,
    manner=_manner,
    slips=_slips,
    render=_render,
    names=Catalogue.names,
    lacking=_lacking,
    facts=_facts,
    depends=lambda card: (card.type.value, card.name, card.text),
    rooms=("games/fftcg/words", "games/fftcg/effects", "games/fftcg/vocabulary"),
)
