"""Where the current values of a card come from, what it costs to play, and what waits on the chase, in words.

Only asked for a card that somebody looks at: the board is worked out once more, watching that card (FOW 909.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine import abilities as ab
from engine.continuous.rulings import as_ability, became, explained, gained, in_words
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, Now, price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.resolution import BATTLE_AREA, Resolution
from engine.games.fow.rules import prices, table
from engine.games.fow.rules.table import CHASE, face
from engine.procedures import Because
from engine.state import State
from engine.timing.items import Item, stack


def explain(state: State, number: int) -> tuple[Because, ...]:
    """Return what changes a card, and how; the position stays as it is."""
    zone = state.cards[number].zone
    if zone in BATTLE_AREA:
        return tuple(explained(state, boards.LAYERING, number, partial(_differences, state)))
    if zone == CHASE:
        return tuple(line for item in stack(state) if item.source.number == number for line in _settled(item))
    player = player_of(state, number)
    return tuple(_price(state, number, player)) if player >= 0 else ()


def player_of(state: State, number: int) -> int:
    """Return the seat that could play a card from where it lies, minding no cost and no time; -1 for none."""
    card = state.cards[number]
    if card.zone in table.HAND:
        return card.owner
    return next((seat for seat in (card.owner, 1 - card.owner) if number in prices.elsewhere(state, seat)), -1)


def costs_now(state: State, number: int, seat: int) -> tuple[str, ...]:
    """Return what a card costs to play now, as it would be printed."""
    res = Resolution(state, seat, table.ref(state, number), "spell")
    return prices.signs_of(prices.of_card(state, seat, res).shown()) or ("0",)


def _price(state: State, number: int, seat: int) -> Iterator[Because]:
    printed = prices.signs_of(price(boards.now(state, number).cost)) or ("0",)
    now = costs_now(state, number, seat)
    if now != printed:
        yield Because("costs {0} to play instead of {1}", (_signs(now), _signs(printed)))


def _signs(signs: tuple[str, ...]) -> str:
    return "".join(f"{{{sign}}}" for sign in signs)


def _settled(item: Item) -> Iterator[Because]:
    """Say what was settled about a spell as it was played (FOW 903.2)."""
    if item.x:
        yield Because("X is {0}", (item.x,))
    if prices.AWAKENED in item.paid:
        yield Because("it is awakened", ())
    if prices.INCARNATED in item.paid:
        yield Because("it was played by incarnation", ())


def _differences(state: State, before: Now, now: Now, number: int) -> Iterator[Because]:
    """Say what is different about a card: numbers first, then what it has and what it is."""
    source = ("card", number) if number >= 0 else ""
    for name, label in (("atk", "ATK"), ("defense", "DEF")):
        had, has = getattr(before, name), getattr(now, name)
        if getattr(before, f"base_{name}") != getattr(now, f"base_{name}"):
            yield Because("{0}: {1} {2}", (source, label, has))
        elif had != has and None not in (had, has):
            yield Because("{0}: +{1} {2}" if has > had else "{0}: −{1} {2}", (source, abs(has - had), label))
    if before.abilities and not now.abilities:
        yield Because("{0}: loses all abilities", (source,))
    for word in sorted(one.value for one in now.keywords - before.keywords):
        yield Because("{0}: gains {1}", (source, word))
    for word in sorted(one.value for one in before.keywords - now.keywords) if now.abilities else ():
        yield Because("{0}: loses {1}", (source, word))
    for word in became(before, now, "types", "attributes", "races", "names"):
        yield Because("{0}: becomes {1}", (source, word))
    for ability in gained(before, now, as_ability):
        if words := _printed(ability, face(state, now.number)):
            yield Because("{0}: {1}", (source, words))


def says(state: State, number: int, ability: ab.Ability) -> str:
    """Return what an ability of a card will do, as it is printed there; a spell's is all that its card says."""
    lines = [line for line in face(state, number).text.splitlines() if line]
    abilities = boards.what_of(state, number).abilities
    if isinstance(ability, own.ChantEffect):
        return "\n".join(lines)
    found = (line for line, one in zip(lines, abilities, strict=False) if one is ability)
    return next(found, "") or _printed(ability, face(state, number))


@in_words
def _printed(ability: ab.Ability, card: Card) -> str:
    """Return an ability in words; empty where it is said as a keyword."""
    from engine.games.fow.words import render

    return "" if isinstance(ability, ab.KeywordAbility) else render(ability, card)
