"""When text that could not be read may matter in Final Fantasy TCG.

That is when its card is played, turned, put into the Break Zone or resolves, when it attacks, blocks or is blocked,
before it deals battle damage, and when a phase begins while it is on the field.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import abilities as ab
from engine.events import Event, Move, Notice, SetCardField
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.events import BY_RULE
from engine.games.fftcg.rules.table import BREAK, FIELD
from engine.objects import Ref
from engine.state import State
from engine.unparsed import Moment, UnparsedTexts

#: What happens to a Forward in a battle (FFTCG 10.1).
_BATTLE = {
    "attack": "it attacks.",
    "block": "it blocks.",
    "blocked": "it is blocked.",
    "before damage": "battle damage comes next.",
}


def lines(state: State, number: int) -> tuple[str, ...]:
    """Return the lines of a card that could not be read; all of one whose text fails where the board is worked out."""
    face = table.face(state, number)
    if state.contains and number in boards.board(state).failed:
        return tuple(line for line in face.text.splitlines() if line)
    return tuple(one.text for one in boards.characteristics(face).abilities if isinstance(one, ab.Unparsed))


def _moments(state: State, event: Event) -> Iterator[Moment]:
    if isinstance(event, Move):
        card = state.cards[event.card]
        what = Ref(event.card, card.entered)
        if event.to == FIELD:
            yield Moment(what, card.controller, "it was played.")
        elif event.origin == FIELD and event.to in BREAK:
            seat = event.was.controller if event.was is not None else card.owner
            yield Moment(what, seat, "it was put into the Break Zone.")
        elif event.why == "resolve":
            yield Moment(what, card.owner, "it resolves.")
    elif isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone == FIELD and event.cause is not BY_RULE:
            yield Moment(Ref(event.card, card.entered), card.controller, "it was turned.")
    elif isinstance(event, Notice) and event.why in _BATTLE:
        card = state.cards[event.card]
        yield Moment(Ref(event.card, card.entered), card.controller, _BATTLE[event.why])
    elif isinstance(event, Notice) and event.why.startswith("at "):
        for number in state.zones[FIELD]:
            card = state.cards[number]
            yield Moment(Ref(number, card.entered), card.controller, "a phase begins.")


#: The text of a card goes before the rules.
TEXTS = UnparsedTexts(
    "FFTCG 2.1", lines, _moments, lambda state: bool(boards.board(state).failed),
    lambda state: MEANING.attention(state).unread,
)
