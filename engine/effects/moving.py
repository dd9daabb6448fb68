"""Effects that move cards between deck and hand: drawing, returning, putting on a deck, shuffling."""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.effects.actions import Handler, following
from engine.effects.meaning import Action
from engine.effects.outcome import note_done, settle
from engine.effects.resolution import Resolution
from engine.effects.selection import how_many
from engine.events import Roll
from engine.game_log import EventProcedure
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.state import State
from engine.veil import is_secret


def draw(effect: ab.Draw, res: Resolution) -> Procedure:
    """Let the actor draw."""
    moves = res.meaning.moves
    available = moves.left(res.state, res.actor) + moves.beyond
    count = yield from how_many(effect.count, available, res, "{0}: how many cards do you draw?")
    events = yield from moves.draw(res.state, res.actor, count, res.cause)
    settle(res, events, count, "drawn", speaks=False)


def shuffle(effect: ab.Shuffle, res: Resolution) -> Procedure:
    """Shuffle the actor's deck."""
    res.meaning.moves.shuffle(res.state, res.actor)
    res.named.pop("searched", None)
    note_done(res)
    return
    yield


def put_on_deck(effect: ab.PutOnDeck, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on their owners' decks; several in an order that the actor chooses, unless they are shuffled there."""
    on_top: list[int] = []
    below = numbers
    if effect.place is ab.DeckPlace.TOP_OR_BOTTOM:
        answer = yield from ChooseCards(
            res.actor, "Choose the cards to put on top; the others go to the bottom.", res.meaning.rules.either,
            lambda: tuple(numbers), 0, len(numbers), faces=_hidden(res, numbers),
        )
        on_top = list(answer)
        below = [number for number in numbers if number not in on_top]
    elif effect.place is ab.DeckPlace.TOP:
        on_top, below = numbers, []
    if effect.any_order or not isinstance(next(following(res), None), ab.Shuffle):
        on_top = yield from _ordered(on_top, res, "In which order do these lie on top? The first one is the topmost.")
        below = yield from _ordered(below, res, "In which order do these lie below? The first one is the lowest.")
    on_deck = res.meaning.moves.on_deck
    events = (yield from on_deck(res.state, on_top, res.cause, False)) if on_top else []
    return events + ((yield from on_deck(res.state, below, res.cause, True)) if below else [])


def _hidden(res: Resolution, numbers: Sequence[int]) -> bool:
    return any(not res.state.sees(res.actor, res.state.cards[number]) for number in numbers)


def _ordered(numbers: list[int], res: Resolution, text: str) -> Asked[list[int]]:
    """Ask for the order of several cards; cards that all see to be equal need none, nor does one alone on each deck."""
    cards = [res.state.cards[number] for number in numbers]
    owners = {card.owner for card in cards}
    equal = len({card.face.code for card in cards}) == 1
    if len(owners) == len(numbers) or (equal and not any(is_secret(number, res) for number in numbers)):
        return numbers
    lines = tuple("a card" if res.meaning.is_faceless(card) else card.face.name for card in cards)
    answer = yield from ChooseOptions(
        res.actor, text, res.meaning.rules.either, lines, len(lines), len(lines), ordered=True
    )
    return [numbers[pick] for pick in answer]


def shuffle_and_return(effect: ab.ShuffleAndReturn, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on the deck in a random order."""
    mixed = drawn_by_lot(res.state, numbers, len(numbers))
    return res.meaning.moves.on_deck(res.state, mixed, res.cause, effect.place is not ab.DeckPlace.TOP)


def shuffle_into_deck(effect: ab.ShuffleIntoDeck, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards into their owners' decks, which are then shuffled."""
    owners = {res.state.cards[number].owner for number in numbers}
    events = yield from res.meaning.moves.on_deck(res.state, numbers, res.cause, False)
    for seat in sorted(owners):
        res.meaning.moves.shuffle(res.state, seat)
    return events


def drawn_by_lot(state: State, cards: Sequence[int], count: int) -> list[int]:
    """Return so many of the cards, picked at random, in random order."""
    left = list(cards)
    found: list[int] = []
    while left and len(found) < count:
        roll = Roll(len(left))
        state.emit(roll)
        found.append(left.pop(roll.value))
    return found


ACTIONS: dict[type[ab.Effect], Action] = {
    ab.AddToHand: Action(
        lambda effect, res, numbers: res.meaning.moves.add(res.state, numbers, res.cause), "added"
    ),
    ab.ReturnToHand: Action(
        lambda effect, res, numbers: res.meaning.moves.give_back(res.state, numbers, res.cause), "returned"
    ),
    ab.PutOnDeck: Action(put_on_deck, "put"),
    ab.ShuffleAndReturn: Action(shuffle_and_return),
    ab.ShuffleIntoDeck: Action(shuffle_into_deck),
}
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Draw: draw,
    ab.Shuffle: shuffle,
}
