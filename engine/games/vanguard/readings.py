"""How Cardfight!! Vanguard understands cards, the readings that this program has, and what the words mean."""

from __future__ import annotations

from engine.cards import Catalogue
from engine.games.vanguard.cards import Card
from engine.games.vanguard.effects.coverage import MEANING
from engine.games.vanguard.importing import LISTS
from engine.text.readings import Readings, Understanding


def _facts(card: Card) -> str:
    clans = "/".join(card.clans) or (card.nation.value if card.nation else "no clan")
    shield = "" if card.shield is None else f", shield {card.shield}"
    return f"{clans} {card.type.value}, grade {card.grade}, power {card.power}{shield}"


#: How the game understands cards.
UNDERSTANDING = Understanding(
    "vanguard", LISTS, Catalogue.names, _facts, lambda card: (card.type.value, card.name, card.text)
)
READINGS = Readings("vanguard", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS", "UNDERSTANDING"]
