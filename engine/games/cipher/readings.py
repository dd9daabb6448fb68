"""How Fire Emblem Cipher understands cards, the readings that this program has, and what the words mean, with them."""

from __future__ import annotations

from engine.games.cipher.cards import Card
from engine.games.cipher.effects.coverage import MEANING
from engine.games.cipher.importing import LISTS, names
from engine.text.readings import Readings, Understanding


def _facts(card: Card) -> str:
    symbols = "/".join(one.value for one in card.symbols) or "no symbol"
    change = "" if card.class_change_cost is None else f"({card.class_change_cost})"
    return f"{symbols}, cost {card.cost}{change}, attack {card.attack}, support {card.support}"


#: How the game understands cards.
UNDERSTANDING = Understanding("cipher", LISTS, names, _facts, lambda card: (card.name, card.text))
READINGS = Readings("cipher", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS", "UNDERSTANDING"]
