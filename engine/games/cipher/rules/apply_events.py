"""Making things happen in Fire Emblem Cipher: what looks back, and decks that run out (Cipher 10.2.1, 11.2, 23.1).

Text that could not be read is asked about when its card is deployed, levels up, attacks or is attacked, is tapped by
something else than the rules, leaves the battlefield or supports, and when a phase begins while it is a unit; but never
what its kind of skill keeps from mattering then (21.2.3): support skills matter to supports only, ACT skills in the
Action Phase of their player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.course import EventProcedure, tell
from engine.events import Event, Move, Notice, SetCardField, Shift, Shuffle
from engine.games.cipher.cards import Board
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import for_later, triggers
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.effects.statics import find_replacements
from engine.games.cipher.rules import table
from engine.games.cipher.rules.table import BY_RULE, DECK, HAND, OFF_FIELD, RETREAT, STACKED, keys
from engine.state import State
from engine.triggers.apply_events import EventRules, release, unstack
from engine.unread import UnparsedTexts

# Text that could not be read


#: The kind of a skill, which its line names first.
_SIGN = re.compile(r"\|([A-Z/]+(?: SUPP)?)\|")
#: Kinds that may matter whenever something happens to a unit; a line without a sign may be anything.
_WATCHING = frozenset({"", "CONT", "AUTO", "SPEC"})
_SUPPORTING = frozenset({"", "SPEC", "ATK SUPP", "DEF SUPP", "ATK/DEF SUPP"})
_BOND = frozenset({"BOND"})
_FACTS = {
    "leveled up": "it levelled up.",
    "attack": "it attacks.",
    "attacked": "it is attacked.",
    "attack ends": "its attack ends.",
}
#: After these a unit stands where its ACT skills can be used (19.1).
_STANDS = frozenset({"a phase begins.", "it was deployed.", "it levelled up.", "it was turned."})


def _kind(line: str) -> str:
    found = _SIGN.search(line)
    return found[1] if found else ""


def _kinds(state: State, seat: int, why: str) -> frozenset[str]:
    """Return the kinds of skill that may matter where this happens to a card of a player."""
    if why == "it supports.":
        return _SUPPORTING
    acting = table.phase(state) == "action" and seat == table.turn_player(state)
    return _WATCHING | {"ACT"} if acting and why in _STANDS else _WATCHING


def _moments(state: State, event: Event) -> Iterator[tuple[int, int, str]]:
    for number, seat, why in _happens(state, event):
        kinds = _BOND if state.cards[number].zone in table.BOND else _kinds(state, seat, why)
        if any(_kind(line) in kinds for line in TEXTS.lines(state, number)):
            yield number, seat, why


def _happens(state: State, event: Event) -> Iterator[tuple[int, int, str]]:
    """Return the cards that something happens to, whose they are, and what it is."""
    if isinstance(event, Move):
        found = keys(event)
        if "deploy" in found:
            yield event.card, event.to & 1, "it was deployed."
        elif "leave" in found:
            yield event.card, event.origin & 1, "it left the battlefield."
    elif isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone < OFF_FIELD and event.cause is not None and event.cause.by_skill:
            yield event.card, card.zone & 1, "it was turned."
    elif isinstance(event, Notice):
        if event.why == "supported":
            for number in event.others:
                yield number, event.seat, "it supports."
        elif event.why == "phase begins":
            for seat in table.in_turn_order(state):
                bonds = state.zones[table.BOND[seat]]
                for number in (*table.units(state, seat), *(one for one in bonds if not state.cards[one].face_down)):
                    yield number, seat, "a phase begins."
        elif event.why in _FACTS:
            yield event.card, event.seat, _FACTS[event.why]


#: The text of a card goes before the rules.
TEXTS = UnparsedTexts(
    "Cipher 2.1", table.face, lambda face: characteristics(face).abilities, _moments,
    lambda state: boards.board(state).failed, lambda state: MEANING.attention(state).unread,
)


def _looking_back(state: State, events: Sequence[Event]) -> Board | None:
    """Return the board as it is, where what is to happen must be seen from before it; None where nothing does."""
    for event in events:
        if type(event) is Move and event.to >= OFF_FIELD:
            zone = state.cards[event.card].zone
            if zone < OFF_FIELD or zone in HAND:
                board = boards.board(state)
                board.know_abilities()
                return board
    return None


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (Cipher 2.3), as is what is so already (2.8)."""
    if type(event) is SetCardField:
        card = state.cards[event.card]
        if event.field in ("dull", "marks") and card.zone >= OFF_FIELD:
            return False
        return event.field == "marks" or getattr(card, event.field) != event.value
    return True


def _follow(state: State, event: Move) -> list[Move]:
    """Do what follows at once from a move: cards under a unit go with it, but stay where it goes under another one; a
    deck that runs out of cards, which leave it one by one, is refilled (6.6, 11.2).
    """
    with_it: list[Move] = []
    if event.to in STACKED:
        if state.cards[event.card].under:
            state.emit(SetCardField(event.card, "under", (), "unstack"))
    elif not isinstance(event, Shift):
        with_it = unstack(state, event, "under")
    if event.origin in STACKED:
        release(state, event.card, "under")
    if event.origin in DECK:
        refill(state)
    return with_it


def _after(state: State, happened: Sequence[Event]) -> None:
    """A Retreat Area becomes the deck with all in it that goes there at the same time (11.3.1)."""
    decks = state.zones[DECK[0]] and state.zones[DECK[1]]
    if not decks and any(isinstance(event, Move) and event.to in RETREAT for event in happened):
        refill(state)


def refill(state: State) -> None:
    """Make a new deck of the Retreat Area of a player whose deck is empty (Cipher 11.3.1)."""
    for seat in (0, 1):
        retreat = state.zones[RETREAT[seat]]
        if not state.zones[DECK[seat]] and retreat:
            for number in tuple(retreat):
                state.emit(Move(number, DECK[seat], why="refill", cause=BY_RULE))
            state.emit(Shuffle(DECK[seat]))
            tell(state, "The deck of {0} is empty: the Retreat Area becomes the deck.", "Cipher 11.3.1", ("seat", seat))


RULES = EventRules(
    MEANING,
    rule="Cipher 23.1",
    instead="Cipher 23.1",
    texts=TEXTS,
    before=_looking_back,
    find=find_replacements,
    can_happen=_possible,
    remembers=lambda state, move: state.cards[move.card].zone < OFF_FIELD <= move.to,
    values=lambda state, number, before: before.now[number].settle(),
    fired=lambda state, told, before: triggers.RULES.fired(state, told, before) + triggers.unseen(state, told),
    delayed=for_later.fired,
    follow=_follow,
    after=_after,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
moving = RULES.moving
fact = RULES.fact

__all__ = ["EventProcedure", "apply_events", "at_once", "fact", "moving", "tell"]
