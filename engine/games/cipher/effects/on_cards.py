"""Effects on cards off the battlefield: drawing, hand, Retreat Area, deck, bonds, orbs (Cipher 6, 24.1)."""

from __future__ import annotations

from collections.abc import Generator

from engine.abilities import decks
from engine.abilities import effects as words
from engine.abilities.decks import DeckPlace
from engine.abilities.effects import Effect
from engine.answers import Answer, Options
from engine.effects.actions import Handler
from engine.effects.meaning import Able, Action
from engine.effects.outcome import settle
from engine.effects.selection import how_many, present, resolve
from engine.events import SetCardField
from engine.games.cipher.effects import statics
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules import verbs
from engine.games.cipher.rules.apply_events import EventProcedure, tell
from engine.games.cipher.rules.table import BOND, DECK, HAND, ORB, RETREAT, spoken
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary import verbs as own
from engine.procedures import Procedure
from engine.requests import ChooseOptions, Request
from engine.rulebook import Refusal


def draw(effect: decks.Draw, res: Resolution) -> Procedure:
    """Let the actor draw (Cipher 24.1.1)."""
    zones = res.state.zones
    available = len(zones[DECK[res.actor]]) + len(zones[RETREAT[res.actor]])
    count = yield from how_many(effect.count, available, res, "{0}: how many cards do you draw?")
    events = yield from verbs.draw(res.state, res.actor, count, res.cause)
    settle(res, events, count, "drawn", speaks=False)


def draw_until(effect: decks.DrawUntil, res: Resolution) -> Procedure:
    """Let the actor draw until they have so many cards in their hand (Cipher 24.1.1)."""
    count = max(0, effect.number - len(res.state.zones[HAND[res.actor]]))
    events = yield from verbs.draw(res.state, res.actor, count, res.cause)
    settle(res, events, count, "drawn", speaks=False)


def shuffle(effect: decks.Shuffle, res: Resolution) -> Procedure:
    """Shuffle the actor's deck (Cipher 24.1.2)."""
    verbs.shuffle(res.state, res.actor)
    res.named.pop("searched", None)
    res.did = res.begun = True
    return
    yield


#: Where cards are sent.
AWAY = (Zone.RETREAT, Zone.BOUNDLESS)


def send(effect: words.PutIntoZone, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Send cards to the Retreat Area or the Boundless Area of their owners."""
    if effect.zone not in AWAY:
        raise ValueError(f"nothing is sent to the {effect.zone.value}")
    if effect.zone is Zone.BOUNDLESS:
        return (yield from verbs.remove(res.state, numbers, res.cause))
    in_hand = all(res.state.cards[number].zone in HAND for number in numbers)
    why = "cost" if res.kind == "cost" else "discard" if in_hand else "put"
    return (yield from verbs.send(res.state, numbers, res.cause, why))


def put_on_deck(effect: decks.PutOnDeck, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on their owners' decks; several in an order that the actor chooses where the text lets them."""
    ordered = numbers
    if effect.any_order:
        ordered = yield from _ordered(numbers, res)
    bottom = effect.place is DeckPlace.BOTTOM
    return (yield from verbs.put_on_deck(res.state, ordered, res.cause, bottom=bottom))


def _ordered(numbers: list[int], res: Resolution) -> Generator[Request, Answer, list[int]]:
    """Ask for the order of several cards; equal cards need none."""
    cards = res.state.cards
    if len({cards[number].face.code for number in numbers}) < 2:
        return numbers
    text = "{0}: in which order do these lie on top? The first one is the topmost."
    lines = tuple(spoken(cards[number]) for number in numbers)
    answer = yield ChooseOptions(
        res.actor, text, "Cipher 21.1.1", lines, len(lines), len(lines), (("card", res.source.number),), ordered=True
    )
    assert isinstance(answer, Options)
    return [numbers[pick] for pick in answer.picks]


# Bonds and orbs


def _may_be_bond(effect: own.PlaceAmongBonds, res: Resolution) -> Able:
    def able(number: int) -> Refusal | None:
        if statics.can_be_bond(res.state, number):
            return None
        return Refusal("Cipher 2.2", f"{spoken(res.state.cards[number])} cannot be put into the Bond Area.")

    return able


def _lies_otherwise(effect: own.Flip, res: Resolution) -> Able:
    """Return why a card cannot be turned over: it lies so already (Cipher 2.8)."""

    def able(number: int) -> Refusal | None:
        card = res.state.cards[number]
        if card.zone in (*BOND, *ORB) and card.face_down is effect.face_up:
            return None
        how = "face up" if effect.face_up else "face down"
        return Refusal("Cipher 2.8", f"{spoken(card)} cannot be turned {how}.")

    return able


def flip(effect: own.Flip, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Turn cards over where they lie (Cipher 22.4.2.1)."""
    return (yield from _turn(numbers, res, face_up=effect.face_up))


def _turn(numbers: list[int], res: Resolution, *, face_up: bool) -> EventProcedure:
    events = yield from verbs.flip(res.state, numbers, res.cause, face_up=face_up)
    text = "{0} is turned face up." if face_up else "{0} is turned face down."
    for event in events:
        if isinstance(event, SetCardField):
            tell(res.state, text, "Cipher 22.4.2.1", ("card", event.card))
    return events


def flip_either_way(effect: own.FlipEitherWay, res: Resolution) -> Procedure:
    """Let the actor turn cards over; as a card lies one way, that is the other way (Cipher 2.8)."""
    res.did = res.begun = False
    found = yield from resolve(effect.what, res, effect)
    for number in present(found, res):
        face_up = res.state.cards[number].face_down
        events = yield from _turn([number], res, face_up=face_up)
        settle(res, events, 1)


ACTIONS: dict[type[Effect], Action] = {
    words.AddToHand: Action(
        lambda effect, res, numbers: verbs.return_to_hand(res.state, numbers, res.cause, "add"), "added"
    ),
    words.ReturnToHand: Action(
        lambda effect, res, numbers: verbs.return_to_hand(res.state, numbers, res.cause), "returned"
    ),
    words.PutIntoZone: Action(send, "discarded"),
    decks.PutOnDeck: Action(put_on_deck, "placed"),
    own.PlaceAmongBonds: Action(
        lambda effect, res, numbers: verbs.put_among_bonds(
            res.state, numbers, res.cause, face_down=effect.face_down
        ),
        "placed",
        able=_may_be_bond,
    ),
    own.AddToOrbs: Action(lambda effect, res, numbers: verbs.add_to_orbs(res.state, numbers, res.cause), "added"),
    own.Flip: Action(flip, "flipped", able=_lies_otherwise),
}

EFFECTS: dict[type[Effect], Handler] = {
    decks.Draw: draw,
    decks.DrawUntil: draw_until,
    decks.Shuffle: shuffle,
    own.FlipEitherWay: flip_either_way,
}
