"""The cards that tokens are, as what makes them says (FOW 1303), will coins (1119), and copies of cards (1017)."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import COIN, Attribute, Card, CardType
from engine.games.fow.effects.resolution import Resolution


def printed(token: own.Token, res: Resolution) -> Card:
    """Return a token as the card that it is to the rules: a resonator where nothing else is said (1303.1b), its race
    its name where it has no other (1303.1d).
    """
    qualities = token.noun.qualities
    races = tuple(one.race for one in qualities if isinstance(one, own.OfRace))
    names = [one.name for one in qualities if isinstance(one, ab.Named)]
    types = [one.type for one in qualities if isinstance(one, ab.OfType) and isinstance(one.type, CardType)]
    attributes: list[Attribute] = []
    for one in qualities:
        if isinstance(one, own.OfAttribute) and one.attribute is not None:
            attributes.append(one.attribute)
        elif isinstance(one, own.OfAttributes):
            attributes += one.attributes
    name = names[0] if names else " ".join(races) if races else "token"
    bare = Card(
        f"token {name}", name, "", type=types[0] if types else CardType.RESONATOR,
        attributes=tuple(attributes), cost=None, atk=evaluate.value(token.body.atk, res),
        defense=evaluate.value(token.body.defense, res), races=races, token=True,
    )
    return replace(bare, text=text_of(token.gains, bare)) if token.gains else bare


def text_of(gains: tuple[ab.Gain, ...], card: Card) -> str:
    """Return the text of a token that has these abilities."""
    from engine.games.fow.words import render

    keywords = tuple(one.keyword for one in gains if isinstance(one, ab.Keyword))
    lines = [render(ab.KeywordAbility(keywords), card)] if keywords else []
    lines += [render(one.ability, card) for one in gains if isinstance(one, ab.Granted)]
    return "\n".join(lines)


def coin_of(ability: own.Energize) -> Card:
    """Return the will coin that [Energize] gives (FOW 1119.2)."""
    words = " or ".join(f"{{{sign}}}" for sign in ability.signs)
    return Card(
        "will coin", COIN, f"Banish this card: Produce {words}.", type=CardType.ADDITION, subtypes=(COIN,), token=True
    )


def copy_of(card: Card) -> Card:
    """Return a card that is a copy of another, as that is printed on the side that is up (FOW 1017.1a, 1302.4)."""
    return replace(card, other=None, reverse=False, token=True)
