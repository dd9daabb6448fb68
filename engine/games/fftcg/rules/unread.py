"""When text that could not be read may matter in Final Fantasy TCG.

That is when its card is played, turned, put into the Break Zone or resolves, when it attacks, blocks or is blocked,
before it deals battle damage, and when a phase begins while it is on the field.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Event, Move, Notice, SetCardField
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.events import BY_RULE
from engine.games.fftcg.rules.table import BREAK, FIELD
from engine.state import State
from engine.unread import UnparsedTexts

#: What happens to a Forward in a battle (FFTCG 10.1).
_BATTLE = {
    "attack": "it attacks.",
    "block": "it blocks.",
    "blocked": "it is blocked.",
    "before damage": "battle damage comes next.",
}


def _moments(state: State, event: Event) -> Iterator[tuple[int, int, str]]:
    if isinstance(event, Move):
        card = state.cards[event.card]
        if event.to == FIELD:
            yield event.card, card.controller, "it was played."
        elif event.origin == FIELD and event.to in BREAK:
            yield event.card, event.was.controller if event.was else card.owner, "it was put into the Break Zone."
        elif event.why == "resolve":
            yield event.card, card.owner, "it resolves."
    elif isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone == FIELD and event.cause is not BY_RULE:
            yield event.card, card.controller, "it was turned."
    elif isinstance(event, Notice) and event.why in _BATTLE:
        yield event.card, state.cards[event.card].controller, _BATTLE[event.why]
    elif isinstance(event, Notice) and event.why.startswith("at "):
        for number in state.zones[FIELD]:
            yield number, state.cards[number].controller, "a phase begins."


#: The text of a card goes before the rules.
TEXTS = UnparsedTexts(
    "FFTCG 2.1", table.face, lambda face: boards.characteristics(face).abilities, _moments,
    lambda state: boards.board(state).failed, lambda state: MEANING.attention(state).unread,
)
