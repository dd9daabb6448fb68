"""Effects that move cards between deck and hand: drawing, returning, putting on a deck, shuffling."""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.course import EventProcedure
from engine.effects.actions import Handler, following
from engine.effects.meaning import Action
from engine.effects.outcome import note_done, settle
from engine.effects.resolution import Resolution
from engine.effects.selection import how_many
from engine.events import Roll
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.sight import is_secret
from engine.state import State


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
    moves, state = res.meaning.moves, res.state
    if effect.place is None:
        owners = sorted({state.cards[number].owner for number in numbers})
        events = yield from moves.on_deck(state, numbers, res.cause, False)
        for seat in owners:
            moves.shuffle(state, seat)
        return events
    if effect.at_random:
        numbers = drawn_by_lot(state, numbers, len(numbers))
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
    shuffled = isinstance(next(following(res), None), ab.Shuffle) and not effect.any_order
    if not shuffled and not effect.at_random:
        on_top = yield from _ordered(on_top, res, "In which order do these lie on top? The first one is the topmost.")
        below = yield from _ordered(below, res, "In which order do these lie below? The first one is the lowest.")
    events = (yield from moves.on_deck(state, on_top, res.cause, False)) if on_top else []
    return events + ((yield from moves.on_deck(state, below, res.cause, True)) if below else [])


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
}
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Draw: draw,
    ab.Shuffle: shuffle,
}
