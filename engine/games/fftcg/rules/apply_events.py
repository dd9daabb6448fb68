"""Making things happen in Final Fantasy TCG: what the rules tie to it, and time stamps (FFTCG 11.8, 11.12.5).

Text that could not be read is asked about when its card is played, turned, put into the Break Zone or resolves, when it
attacks, blocks or is blocked, before it deals battle damage, and when a phase begins while it is on the field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.course import EventProcedure, tell
from engine.events import Event, Hurt, Move, Notice, SetCardField
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import for_later, triggers
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.effects.statics import REPLACING
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import BREAK, BY_RULE, FIELD, HURT, LB_DECK, REMOVED, STACK, broken_by, face
from engine.state import State
from engine.triggers.apply_events import EventRules, in_order_of_stamps, unstack
from engine.triggers.limits import note_uses
from engine.unread import UnparsedTexts

# Text that could not be read


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


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (FFTCG 2.3)."""
    if isinstance(event, SetCardField):
        return state.cards[event.card].zone == FIELD or event.field not in ("dull", "damage")
    # Damage that was reduced to nothing, or below, is none (FFTCG 4.3).
    return not isinstance(event, Hurt) or event.amount > 0


def _follow(state: State, event: Move) -> list[Move]:
    """Do what follows at once where a card leaves the field or the stack for elsewhere."""
    if event.origin not in (FIELD, STACK) or event.to in (FIELD, STACK):
        return []
    for one in unstack(state, event, "over"):
        # A primed Character leaves with both cards; then the upper one is removed (FFTCG 15.2.9.4.2).
        state.emit(Move(one.card, REMOVED[state.cards[one.card].owner], why="primed"))
        tell(state, "{0} is removed from the game.", "FFTCG 15.2.9.4.2", ("card", one.card))
    if face(state, event.card).limit_break:
        # A Limit Break card goes on to its LB deck, face up (FFTCG 15.2.8.4.1).
        state.emit(Move(event.card, LB_DECK[state.cards[event.card].owner], why="limit break"))
        rule = "FFTCG 15.2.8.4.3" if event.origin == STACK else "FFTCG 15.2.8.4.1"
        tell(state, "{0} goes face up to the LB deck.", rule, ("card", event.card))
    return []


def _note_breakers(state: State, happened: Sequence[Event]) -> None:
    """Let Forwards that were dealt as much damage as they have power remember by what (FFTCG 12.4.5).

    They forget it once there is less damage on them again.
    """
    for event in happened:
        if type(event) is not Hurt and not (type(event) is SetCardField and event.field == "damage"):
            continue
        card = state.cards[event.card]
        values = boards.board(state).get(event.card)
        if values is None:
            continue
        marks = {name: value for name, value in card.marks.items() if name not in HURT}
        if isinstance(event, Hurt) and card.damage >= values.power:
            marks.update(broken_by(event.cause))
        if marks != card.marks:
            state.emit(SetCardField(event.card, "marks", marks, "hurt by"))


RULES = EventRules(
    MEANING,
    rule="FFTCG 11.12.5.7",
    instead="FFTCG 11.12.5.1",
    texts=TEXTS,
    before=lambda state, events: boards.board(state),
    find=REPLACING.find,
    can_happen=_possible,
    remembers=lambda state, move: state.cards[move.card].zone in (FIELD, STACK),
    values=lambda state, number, before: before.now.get(number) or boards.now(state, number),
    fired=triggers.RULES.fired,
    delayed=for_later.WAITING.fired,
    arrange=lambda state, events: in_order_of_stamps(
        state, events, FIELD, face, lambda card: boards.characteristics(card).stage(0).influence, "FFTCG 11.12.4.11"
    ),
    follow=_follow,
    after=_note_breakers,
    noted=note_uses,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
fact = RULES.fact

__all__ = ["EventProcedure", "apply_events", "at_once", "fact", "tell"]
