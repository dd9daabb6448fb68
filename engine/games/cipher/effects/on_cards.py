"""Effects on cards off the battlefield: drawing, hand, Retreat Area, deck, bonds, orbs (Cipher 6, 24.1)."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects.meaning import Action, Moves
from engine.events import SetCardField
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import statics
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules import verbs
from engine.games.cipher.rules.apply_events import EventProcedure, tell
from engine.games.cipher.rules.table import BOND, DECK, HAND, ORB, RETREAT, spoken
from engine.rulebook import Refusal

#: Where cards are put, and by which participle the text speaks of them afterwards.
PUT: dict[enum.Enum, str] = {
    own.Zone.RETREAT: "discarded", own.Zone.BOUNDLESS: "discarded", own.Zone.BOND: "placed", own.Zone.ORB: "added",
}


def put(effect: ab.PutIntoZone, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards into an area of their owners (Cipher 6.10, 6.11, 6.13)."""
    state, cause = res.state, res.cause
    match effect.zone:
        case own.Zone.RETREAT:
            in_hand = all(state.cards[number].zone in HAND for number in numbers)
            why = "cost" if res.kind == "cost" else "discard" if in_hand else "put"
            return verbs.send(state, numbers, cause, why)
        case own.Zone.BOUNDLESS:
            return verbs.remove(state, numbers, cause)
        case own.Zone.BOND:
            return verbs.put_among_bonds(state, numbers, cause, face_down=effect.face_down)
        case own.Zone.ORB:
            return verbs.add_to_orbs(state, numbers, cause)
    raise ValueError(f"nothing is put into the {effect.zone.value}")


# Bonds and orbs


def _may_be_bond(effect: ab.PutIntoZone, res: Resolution, number: int) -> Refusal | None:
    if effect.zone is not own.Zone.BOND or statics.can_be_bond(res.state, number):
        return None
    return Refusal("Cipher 2.2", f"{spoken(res.state.cards[number])} cannot be put into the Bond Area.")


def _lies_otherwise(effect: own.Flip, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be turned over: it lies so already (Cipher 2.8)."""
    card = res.state.cards[number]
    if card.zone in (*BOND, *ORB) and effect.face_up in (None, card.face_down):
        return None
    how = "face up" if effect.face_up else "face down"
    return Refusal("Cipher 2.8", f"{spoken(card)} cannot be turned {how}.")


def flip(effect: own.Flip, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Turn cards over where they lie (Cipher 22.4.2.1)."""
    events = yield from verbs.flip(res.state, numbers, res.cause)
    for event in events:
        if isinstance(event, SetCardField):
            text = "{0} is turned face down." if event.value else "{0} is turned face up."
            tell(res.state, text, "Cipher 22.4.2.1", ("card", event.card))
    return events


#: A deck that runs out is refilled from the Retreat Area (Cipher 11.2).
MEANING.moves = Moves(
    verbs.draw, lambda state, cards, cause: verbs.return_to_hand(state, cards, cause, "add"), verbs.return_to_hand,
    verbs.put_on_deck, verbs.shuffle,
    lambda state, seat: len(state.zones[DECK[seat]]) + len(state.zones[RETREAT[seat]]),
)
ACTIONS: dict[type[ab.Effect], Action] = {
    ab.PutIntoZone: Action(put, PUT, able=_may_be_bond),
    own.Flip: Action(flip, "flipped", able=_lies_otherwise),
}
