"""Where the current values of a card come from: each continuous effect that changes it, in the order it applies.

Only asked for a card that somebody looks at: the board is worked out once more, watching that card (FFTCG 11.12.4.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine import abilities as ab
from engine.continuous.rulings import as_ability, became, explained, gained, in_words
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Card, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions
from engine.games.fftcg.rules.table import FIELD, STACK, face
from engine.procedures import Because
from engine.state import State
from engine.timing.items import Item, stack


def explain(state: State, number: int) -> tuple[Because, ...]:
    """Return what changes a card, and how, in the order in which it applies (FFTCG 11.12.4.6); the position stays as it
    is.

    On the field that is everything it is; where it can be cast from, the price; on the stack, what was settled there.
    """
    zone = state.cards[number].zone
    caster = casting_permissions.caster_of(state, number)
    if caster >= 0:
        return tuple(_price(state, number, caster))
    if zone == STACK:
        return tuple(line for item in stack(state) if item.source.number == number for line in _settled(item))
    if zone != FIELD:
        return ()
    return tuple(explained(state, boards.LAYERING, number, partial(_differences, state)))


def says(state: State, number: int, ability: ab.Ability) -> str:
    """Return what an ability of a card will do, as it is printed there; a Summon's is all that its card says."""
    card = face(state, number)
    lines = [line for line in card.text.splitlines() if line]
    abilities = boards.characteristics(card).abilities
    if isinstance(ability, own.SummonEffect):
        return "\n".join(lines)
    for line, one in zip(lines, abilities, strict=False):
        if one is ability or (isinstance(one, own.WithDamage) and one.ability is ability):
            return line
    return _printed(ability, face(state, number))


def _price(state: State, number: int, seat: int) -> Iterator[Because]:
    """Say what changes the cost of casting a card for a seat (FFTCG 11.3.7, 11.4.6)."""
    found = casting_permissions.cost_changes(state, number, seat)
    for change, floor, res in casting_permissions.cost_steps(found, state, number):
        source = ("card", res.source.number)
        if change > 0:
            yield Because("{0}: costs {1} more to cast", (source, change))
        elif change < 0 and floor:
            yield Because("{0}: costs {1} less to cast, but at least {2}", (source, -change, floor))
        elif change < 0:
            yield Because("{0}: costs {1} less to cast", (source, -change))
    changes = casting_permissions.cast_changes(state, number, seat)
    if changes.any_element:
        yield Because("CP of any Element can pay for it", ())
    for element in changes.only:
        yield Because("only CP of {0} can pay for it", (element.value,))


def _settled(item: Item) -> Iterator[Because]:
    """Say what was settled about a Summon when it was cast, and what became of it since (FFTCG 11.3)."""
    if item.x:
        yield Because("X is {0}", (item.x,))
    if "extra" in item.paid:
        yield Because("its extra cost was paid", ())
    if item.cancelled:
        yield Because("it was cancelled and will do nothing", ())


def _differences(state: State, before: Now, now: Now, number: int) -> Iterator[Because]:
    """Say what is different about a card: numbers first, then what it has and what it is."""
    source = ("card", number) if number >= 0 else ""
    if now.base_power != before.base_power:
        yield Because("{0}: power {1}", (source, now.power))
    elif now.power != before.power:
        shift = now.power - before.power
        yield Because("{0}: +{1} power" if shift > 0 else "{0}: −{1} power", (source, abs(shift)))
    if now.cost != before.cost:
        yield Because("{0}: cost {1}", (source, now.cost))
    if before.abilities and not now.abilities:
        yield Because("{0}: loses all abilities", (source,))
    for word in sorted(now.keywords - before.keywords):
        yield Because("{0}: gains {1}", (source, word))
    for word in sorted(before.keywords - now.keywords) if now.abilities else ():
        yield Because("{0}: loses {1}", (source, word))
    for word in became(before, now, "types", "elements", "jobs", "names"):
        yield Because("{0}: becomes {1}", (source, word))
    for ability in gained(before, now, as_ability):
        if words := _printed(ability, face(state, now.number)):
            yield Because("{0}: {1}", (source, words))


@in_words
def _printed(ability: ab.Ability, card: Card) -> str:
    """Return an ability in words; empty where it is said as a keyword."""
    from engine.games.fftcg.words.reading import render

    return "" if isinstance(ability, ab.KeywordAbility) else render(ability, card)
