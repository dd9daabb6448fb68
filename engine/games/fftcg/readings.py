"""How Final Fantasy TCG understands cards, the readings that this program has, and what the words mean, with them."""

from __future__ import annotations

from engine.cards import Catalogue
from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects.coverage import MEANING
from engine.games.fftcg.importing import LISTS
from engine.text.readings import Readings, Understanding


def _facts(card: Card) -> str:
    power = f", power {card.power}" if card.power else ""
    return f"{'/'.join(one.value for one in card.elements)} {card.type.value}, cost {card.cost}{power}"


#: How the game understands cards.
UNDERSTANDING = Understanding(
    "fftcg", LISTS, Catalogue.names, _facts, lambda card: (card.type.value, card.name, card.text)
)
READINGS = Readings("fftcg", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS", "UNDERSTANDING"]
