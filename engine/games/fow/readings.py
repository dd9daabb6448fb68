"""How Force of Will understands cards, the readings that this program has, and what the words mean, with them."""

from __future__ import annotations

from engine.cards import Catalogue
from engine.games.fow.cards import ATTRIBUTES, Card
from engine.games.fow.effects.coverage import MEANING
from engine.games.fow.importing import LISTS
from engine.text.readings import Readings, Understanding


def _facts(card: Card) -> str:
    attributes = "/".join(one.name.title() for one in ATTRIBUTES if one in card.attributes) or "Void"
    kind = " ".join((*card.subtypes, card.type.value))
    cost = "" if card.cost is None else ", cost " + "".join(f"{{{sign}}}" for sign in card.cost)
    numbers = "" if card.atk is None else f", {card.atk}/{card.defense}"
    return f"{attributes} {kind}{cost}{numbers}"


#: How the game understands cards.
UNDERSTANDING = Understanding(
    "fow", LISTS, Catalogue.names, _facts,
    lambda card: (card.type.value, "/".join(card.subtypes), card.name, card.text),
)
READINGS = Readings("fow", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS", "UNDERSTANDING"]
