"""When text that could not be read may matter in Fire Emblem Cipher.

That is when its card is deployed, levels up, attacks or is attacked, is tapped by something else than the rules, leaves
the battlefield or supports, and when a phase begins while it is a unit; but never what its kind of skill keeps from
mattering then (Cipher 21.2.3): support skills matter to supports only, ACT skills in the Action Phase of their player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.events import Event, Move, Notice, SetCardField
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules import table
from engine.games.cipher.rules.events import keys
from engine.games.cipher.rules.table import OFF_FIELD
from engine.state import State
from engine.unread import UnparsedTexts

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
