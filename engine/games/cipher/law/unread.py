"""When text that could not be read may matter in Fire Emblem Cipher.

That is when its card is deployed, levels up, attacks or is attacked, is tapped by something else than the rules, leaves
the battlefield or supports, and when a phase begins while it is a unit.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.kinds import Unread
from engine.events import Event, Fact, Mark, Move, Shift
from engine.games.cipher.deeds.compiled import compiled
from engine.games.cipher.law import table
from engine.games.cipher.law.events import keys
from engine.games.cipher.law.table import OFF_FIELD
from engine.objects import Ref
from engine.state import State
from engine.unread import Moment, UnreadTexts


def lines(state: State, number: int) -> tuple[str, ...]:
    """Return the lines of a card that could not be read."""
    return tuple(one.text for one in compiled(table.face(state, number)).skills if isinstance(one, Unread))


def _moments(state: State, event: Event) -> Iterator[Moment]:
    if isinstance(event, Shift):
        return
    if isinstance(event, Move):
        found = keys(event)
        what = table.ref(state, event.card)
        if "deploy" in found:
            yield Moment(what, event.to & 1, "it was deployed.")
        elif "leave" in found:
            yield Moment(what, event.origin & 1, "it left the battlefield.")
    elif isinstance(event, Mark):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone < OFF_FIELD and event.cause is not None and event.cause.by_skill:
            yield Moment(Ref(event.card, card.entered), card.zone & 1, "it was turned.")
    elif isinstance(event, Fact):
        if event.why == "leveled up":
            yield Moment(table.ref(state, event.card), event.seat, "it levelled up.")
        elif event.why == "attack":
            yield Moment(table.ref(state, event.card), event.seat, "it attacks.")
        elif event.why == "attacked":
            yield Moment(table.ref(state, event.card), event.seat, "it is attacked.")
        elif event.why == "attack ends":
            yield Moment(table.ref(state, event.card), event.seat, "its attack ends.")
        elif event.why == "supported":
            for number in event.others:
                yield Moment(table.ref(state, number), event.seat, "it supports.")
        elif event.why == "phase begins":
            for seat in table.in_turn_order(state):
                for number in table.units(state, seat):
                    yield Moment(table.ref(state, number), seat, "a phase begins.")


#: The text of a card goes before the rules.
TEXTS = UnreadTexts("Cipher 2.1", lines, _moments)
