"""The table of Force of Will: its zones (FOW 300), the named values of a position, and what happens on it.

Everything here reads; nothing changes a position. Zone numbers are fixed by the order of the specs.
"""

from __future__ import annotations

import msgspec

from engine.course import Phase, in_turn_order, phase, step, turn, turn_player
from engine.derived import of_position
from engine.events import SetCardField
from engine.games.fow.cards import COIN, Card, CardType
from engine.state import CardState, Ref, Sight, State, ZoneSpec, alive, ref

#: Taken on from the kernel.
__all__ = ["Ref", "alive", "in_turn_order", "phase", "ref", "step", "turn", "turn_player"]

SPECS = (
    #: The fields of both players, told apart by who controls what lies there (FOW 307, 313.2).
    ZoneSpec("field", Sight.ALL, shared=True, own=False, keeps=True),
    ZoneSpec("chase", Sight.ALL, shared=True, own=False),
    #: Until both players turn them up, the rulers lie face down there (FOW 403.5).
    ZoneSpec("ruler area", Sight.ALL, keeps=True, apart="rulers"),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("stone deck", Sight.NONE, apart="stones"),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("graveyard", Sight.ALL),
    #: Its cards lie beside each other, face down to the opponent (FOW 310.2).
    ZoneSpec("standby area", Sight.OWNER, spread=True),
    ZoneSpec("removed", Sight.ALL, keeps=True, said="removed cards"),
    #: Used by the Valhalla rules alone (FOW 1415.1a).
    ZoneSpec("lifebreak area", Sight.NONE),
    #: Where tokens and copies are that have left the zone in which they were: in no zone of the game (FOW 1017.1a,
    #: 1303.3a).
    ZoneSpec("outside the game", Sight.ALL, shared=True, own=False),
)

FIELD = 0
CHASE = 1
RULER_AREA = (2, 3)
DECK = (4, 5)
STONE_DECK = (6, 7)
HAND = (8, 9)
GRAVEYARD = (10, 11)
STANDBY = (12, 13)
REMOVED = (14, 15)
LIFEBREAK = (16, 17)
OUTSIDE = 18

#: FOW 403.2, 306.3, 403.4.
LIFE, HAND_LIMIT, OPENING_HAND = 4000, 7, 5
#: What setting a card into the standby area costs (FOW 706.1).
STANDBY_COST = 2
#: The counter that a J-ruler bears once it was destroyed (FOW 1010.1a).
ASTRAL = "astral"
#: The mark of a card that tells the X of its cost, or of its judgment.
X = "x"

PHASES = {
    "draw": Phase("Draw Phase", "draw start", "FOW 502"),
    "recovery": Phase("Recovery Phase", "recovery start", "FOW 503"),
    "main": Phase("Main Phase", "main start", "FOW 504"),
    "end": Phase("End Phase", "end start", "FOW 505"),
}

RULERS = (CardType.RULER, CardType.J_RULER)
#: What is on a card that has no information (FOW 303.2, 311.2a).
BLANK = Card("", "", "", type=CardType.ADDITION)
_OPEN = frozenset({FIELD, *GRAVEYARD, *REMOVED})


def face(state: State, number: int) -> Card:
    """Return what is printed on the side of a card that is up."""
    card = state.cards[number]
    return BLANK if card.face_down and is_faceless(card) else card.face  # type: ignore[return-value]


def is_faceless(card: CardState) -> bool:
    """Whether a card has no information, as it lies face down among open cards (FOW 311.2a)."""
    return card.face_down and card.zone in _OPEN


def works(state: State, number: int) -> bool:
    """Whether the abilities of a card work where it lies: on the field and in the ruler area, of a will coin in the
    removed area (FOW 902.1, 1119.2a).
    """
    card = state.cards[number]
    if card.zone == FIELD or card.zone in RULER_AREA:
        return True
    return card.zone in REMOVED and COIN in face(state, number).subtypes


def coins(state: State, seat: int) -> list[int]:
    """Return the will coins of a player (FOW 1119.2)."""
    cards = state.cards
    return [
        n for n in state.zones[REMOVED[seat]]
        if COIN in cards[n].face.subtypes and not cards[n].face_down  # type: ignore[attr-defined]
    ]


def spoken(card: CardState) -> str:
    """Return the name by which a card is spoken of."""
    return "a card" if is_faceless(card) else card.face.name


def on_field(state: State, seat: int) -> list[int]:
    """Return the numbers of the cards on a player's field (FOW 307)."""
    cards = state.cards
    return [number for number in state.zones[FIELD] if cards[number].controller == seat]


def ruler(state: State, seat: int) -> int | None:
    """Return a player's J/ruler, in the ruler area or on the field (FOW 201.2b); None where it is gone."""
    for number in (*state.zones[RULER_AREA[seat]], *state.zones[FIELD]):
        card = state.cards[number]
        if card.owner == seat and card.face.type in RULERS and not is_faceless(card):  # type: ignore[attr-defined]
            return number
    return None


#: The named values that hold the lives of the players.
LIVES = ("life 0", "life 1")


def life(state: State, seat: int) -> int:
    """Return a player's life (FOW 105.4)."""
    found: int = state.vars.get(LIVES[seat], LIFE)
    return found


class Cause(msgspec.Struct, frozen=True):
    """What caused an event.

    ``kind`` is "spell", "ability", "cost", "battle" or "rule"; ``source`` the object (None for rules), ``seat`` who
    controls it.
    """

    kind: str
    source: Ref | None
    seat: int


BY_RULE = Cause("rule", None, -1)


# In battle (FOW 803, 804)


def attacking(state: State) -> Ref | None:
    """Return the attacking J/resonator (FOW 803.5), None where there is none any more."""
    found: Ref | None = state.vars.get("attacker")
    return found if found is not None and alive(state, found) else None


def blocking(state: State) -> Ref | None:
    """Return the blocking J/resonator (FOW 804.4), None where there is none any more."""
    found: Ref | None = state.vars.get("blocker")
    return found if found is not None and alive(state, found) else None


def attackers(state: State) -> tuple[Ref, ...]:
    """Return who attacks, as a group of one or none."""
    found = attacking(state)
    return () if found is None else (found,)


def blockers(state: State) -> tuple[Ref, ...]:
    """Return who blocks, as a group of one or none."""
    found = blocking(state)
    return () if found is None else (found,)


# What is added to what (FOW 1002): the marks of an addition say to which object


def attach(state: State, addition: int, to: int, cause: Cause = BY_RULE) -> None:
    """Let an addition on the field be added to a card (FOW 1002.1)."""
    marks = {**state.cards[addition].marks, **added_to(state, to)}
    state.emit(SetCardField(addition, "marks", marks, "add", cause))


def added_to(state: State, to: int) -> dict[str, int]:
    """Return the marks of an addition that is added to a card."""
    return {"added to": to, "added to object": state.cards[to].entered}


def bearer(card: CardState) -> Ref | None:
    """Return what an addition is added to, which may have left since; None for nothing."""
    number = card.marks.get("added to")
    return None if number is None else Ref(number, card.marks["added to object"])


def additions(state: State, what: Ref) -> tuple[Ref, ...]:
    """Return the cards that are added to an object."""
    return borne(state).get(what, ())


@of_position
def borne(state: State) -> dict[Ref, tuple[Ref, ...]]:
    """Return what bears additions, with those."""
    found: dict[Ref, tuple[Ref, ...]] = {}
    for number in state.zones[FIELD]:
        card = state.cards[number]
        if card.marks and (to := bearer(card)) is not None:
            found[to] = (*found.get(to, ()), Ref(number, card.entered))
    return found
