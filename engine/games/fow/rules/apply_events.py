"""Making things happen in Force of Will: where cards can go at all (FOW 314), what the rules tie to that, and what
becomes of a player's life.

Life changes by notices, so that something can happen instead of them: "damage player", "gain life", "lose life".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.course import EventProcedure, tell
from engine.events import Event, Hurt, Move, Notice, SetCardField, SetVariable
from engine.games.fow.cards import Card, CardType, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import for_later, triggers
from engine.games.fow.effects.characteristics import characteristics
from engine.games.fow.effects.replacing import RULES as REPLACING
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING
from engine.games.fow.rules import table, waiting
from engine.state import State
from engine.triggers.apply_events import EventRules, in_order_of_stamps
from engine.triggers.limits import note_uses
from engine.unread import UnparsedTexts

# Text that could not be read

#: What happens to a J/resonator in a battle (FOW 800).
_BATTLE = {"attack": "it attacks.", "block": "it blocks.", "blocked": "it is blocked."}


def _moments(state: State, event: Event) -> Iterator[tuple[int, int, str]]:
    if isinstance(event, Move):
        card = state.cards[event.card]
        if event.to == table.FIELD:
            yield event.card, card.controller, "it entered the field."
        elif event.origin == table.FIELD and event.to in table.GRAVEYARD:
            yield event.card, event.was.controller if event.was else card.owner, "it was put into the graveyard."
        elif event.why == "resolve":
            yield event.card, card.owner, "it resolves."
    elif isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone == table.FIELD and event.cause is not table.BY_RULE:
            yield event.card, card.controller, "it was turned."
    elif isinstance(event, Notice) and event.why in _BATTLE:
        yield event.card, state.cards[event.card].controller, _BATTLE[event.why]
    elif isinstance(event, Notice) and event.why.startswith("at "):
        for seat in (0, 1):
            for number in (*table.on_field(state, seat), *state.zones[table.RULER_AREA[seat]]):
                yield number, seat, "a phase begins."


#: The text of a card goes before the rules.
TEXTS = UnparsedTexts(
    "FOW 104.1", table.face, lambda face: characteristics(face).abilities, _moments,
    lambda state: boards.board(state).failed, lambda state: MEANING.attention(state).unread,
)

# Where cards can go

_PERMANENT = frozenset({CardType.RESONATOR, CardType.ADDITION, CardType.REGALIA})
_EVERYWHERE = frozenset(range(table.OUTSIDE + 1))
#: Where cards of a type never go (FOW 314.1 to 314.3, 314.5): a stone neither where only cards of the hand and the
#: main deck come from (706.1, 1415.1c).
_CLOSED: dict[CardType, frozenset[int]] = {
    CardType.RULER: _EVERYWHERE - {*table.RULER_AREA, *table.GRAVEYARD},
    CardType.J_RULER: _EVERYWHERE - {*table.RULER_AREA, table.FIELD},
    **dict.fromkeys(_PERMANENT, frozenset({*table.STONE_DECK, *table.RULER_AREA})),
    CardType.STONE: frozenset({*table.HAND, *table.DECK, *table.RULER_AREA, *table.STANDBY, *table.LIFEBREAK}),
}
#: Where a chant never goes: it goes to the graveyard instead (FOW 314.4).
_NO_CHANTS = frozenset({table.FIELD, *table.STONE_DECK, *table.RULER_AREA})
#: What leaves these is known as it was there last (FOW 911).
_KNOWN_BEFORE = (*BATTLE_AREA, table.CHASE)
#: The mark of a spell that is removed from the game wherever it would go from the chase (FOW 1115.2).
REMNANT = "remnant"


def is_closed(type_: CardType, zone: int) -> bool:
    """Whether a card of a type never lies in a zone (FOW 314)."""
    return zone in (_NO_CHANTS if type_ is CardType.CHANT else _CLOSED[type_])


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (FOW 104.2, 314)."""
    if isinstance(event, Move):
        return event.why == "judgment" or event.to not in _CLOSED.get(table.face(state, event.card).type, ())
    if isinstance(event, SetCardField):
        if event.field == "face_down" and event.value:
            # Rulers and J-rulers are always face up (FOW 303.2a).
            return table.face(state, event.card).type not in (CardType.RULER, CardType.J_RULER)
        return event.field != "dull" or state.cards[event.card].zone in BATTLE_AREA
    # A damage of 0 is none; a card without DEF receives none (FOW 104.2, 1007.4).
    if isinstance(event, Hurt):
        there = state.cards[event.card].zone == table.FIELD
        return there and event.amount > 0 and boards.now(state, event.card).defense is not None
    return not (isinstance(event, Notice) and event.why in _LIFE) or event.amount > 0


def _arrange(state: State, events: list[Event]) -> EventProcedure:
    """Let chants, and what was played from the graveyard, go where the rules have them (FOW 314.4, 1115.2), and cards
    that enter together in the order that the turn player says (909.3b).
    """
    for event in events:
        if not isinstance(event, Move):
            continue
        card = state.cards[event.card]
        if card.zone == table.CHASE and card.marks.get(REMNANT):
            event.to = table.REMOVED[card.owner]
        elif event.to in _NO_CHANTS and table.face(state, event.card).type is CardType.CHANT:
            event.to, event.controller = table.GRAVEYARD[card.owner], None
    return (yield from in_order_of_stamps(
        state, events, table.FIELD, table.face, lambda card: characteristics(card).influence, "FOW 909.3b"
    ))


def _follow(state: State, event: Move) -> list[Move]:
    """Do what follows at once where a card has gone elsewhere.

    A double-faced card lies with its past up everywhere but on the field and on the chase, a ruler with that side
    (FOW 1302.3, 1010.1). A token or a copy is nowhere any more (1303.3a, 1017.1a).
    """
    card = state.cards[event.card]
    printed = card.face
    assert isinstance(printed, Card)
    if printed.reverse and event.to not in (table.FIELD, table.CHASE):
        state.emit(SetCardField(event.card, "face", turned(printed), "turn over"))
    stays = (table.OUTSIDE, table.CHASE) if event.origin == table.CHASE else (table.OUTSIDE, table.CHASE, table.FIELD)
    if printed.token and event.to not in stays:
        state.emit(Move(event.card, table.OUTSIDE, why="vanish"))
    elif event.to == table.FIELD:
        for_later.entered(state, event.card)
    return []


# Life

#: What becomes of a player's life, by the notices that say so (FOW 1007.2).
_LIFE = {"damage player": -1, "gain life": 1, "lose life": -1}


def _change_life(state: State, happened: Sequence[Event]) -> None:
    """Let the life of players change as has just happened."""
    for event in happened:
        if isinstance(event, Notice) and event.why in _LIFE:
            left = table.life(state, event.seat) + _LIFE[event.why] * event.amount
            state.emit(SetVariable(f"life {event.seat}", left, event.why))


def _after(state: State, happened: Sequence[Event]) -> None:
    """Do what the rules tie to all that has happened: lives change, and hidden cards may have waited for it."""
    _change_life(state, happened)
    waiting.note(state, happened)


RULES = EventRules(
    MEANING,
    rule="FOW 910.2",
    instead="FOW 910.1",
    texts=TEXTS,
    before=lambda state, events: boards.board(state),
    find=REPLACING.find,
    can_happen=_possible,
    remembers=lambda state, move: state.cards[move.card].zone in _KNOWN_BEFORE,
    values=lambda state, number, before: before.now.get(number) or boards.now(state, number),
    fired=triggers.RULES.fired,
    delayed=for_later.WAITING.fired,
    arrange=_arrange,
    follow=_follow,
    after=_after,
    noted=note_uses,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
fact = RULES.fact
MEANING.apply_events, MEANING.at_once = apply_events, at_once

__all__ = ["RULES", "TEXTS", "EventProcedure", "apply_events", "at_once", "fact", "tell"]
