"""Pseudo-cards that the rules bring into the game: tokens (VG 24.3), and tickets (VG 25).

They come from nowhere and lack everything that is not said of them; where they are none, they are erased (VG 24.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engine.events import Create, Event, SetCardField
from engine.games.vanguard.cards import Card, CardType, Skill
from engine.games.vanguard.rules import verbs
from engine.games.vanguard.rules.apply_events import EventProcedure, moving
from engine.games.vanguard.rules.table import HAND, OUTSIDE, Cause
from engine.state import State
from engine.triggers.apply_events import Route

#: The tokens by the names by which cards call them (VG 24.3).
TOKENS = MappingProxyType({
    "plant": Card("", "Plant", "", type=CardType.TOKEN, power=5000, skills=(Skill.BOOST,)),
    "vision": Card(
        "", "Vision", "[CONT](RC):Perform drive checks for the battle it attacked.", type=CardType.TOKEN, grade=3,
        power=13000, skills=(Skill.TWIN_DRIVE,),
    ),
    "evil decoy": Card(
        "", "Evil Decoy", "[CONT](RC):This unit cannot attack.\n[CONT](RC):This unit can intercept from the back row.",
        type=CardType.TOKEN, shield=5000, skills=(Skill.INTERCEPT,),
    ),
})
#: What a late first vanguard gives (VG 6.7, 25).
QUICK_SHIELD = Card(
    "", "Quick Shield", "One of your units that is being attacked gets [Power] +5000 until end of that battle.",
    type=CardType.TICKET,
)


def _create(state: State, printed: Card, seat: int) -> int:
    made = Create(printed, seat, OUTSIDE[seat])
    state.emit(made)
    return made.number


def call_tokens(state: State, seat: int, name: str, circles: Sequence[int], cause: Cause) -> EventProcedure:
    """Call a token of a name to each of these circles: it is placed there (VG 24.3, 10.3)."""
    where = {_create(state, TOKENS[name.lower()], seat): at for at in circles}
    return (yield from verbs.call(state, seat, where, cause))


def give_ticket(state: State, seat: int, cause: Cause) -> EventProcedure:
    """Put a Quick Shield ticket into a player's hand, where everybody sees it (VG 4, 25)."""
    number = _create(state, QUICK_SHIELD, seat)
    route = Route(HAND, "ticket", "{0} comes to the hand.", "VG 25.2")
    done: list[Event] = yield from moving(state, [route.move(state, number, cause)], route.told, route.rule)
    if state.cards[number].zone == HAND[seat]:
        state.emit(SetCardField(number, "known", 0b11, "ticket"))
    return done
