"""The table of Final Fantasy TCG: its zones (FFTCG 7), the named values of a position, and what happens on it.

Everything here reads; nothing changes a position. Zone numbers are fixed by the order of the specs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from engine import abilities as ab
from engine.course import Phase, in_turn_order, phase, step, turn, turn_player
from engine.events import Event, Hurt, Move, Notice, SetCardField
from engine.games.fftcg.cards import Card, CardType
from engine.state import CardState, Ref, Sight, State, ZoneSpec, alive, ref

#: Taken on from the kernel.
__all__ = ["Ref", "alive", "in_turn_order", "phase", "ref", "step", "turn", "turn_player"]

SPECS = (
    ZoneSpec("field", Sight.ALL, shared=True, own=False, keeps=True),
    ZoneSpec("stack", Sight.ALL, shared=True, own=False),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("break zone", Sight.ALL),
    ZoneSpec("damage zone", Sight.ALL),
    ZoneSpec("removed", Sight.ALL, keeps=True, said="removed cards"),
    ZoneSpec("LB deck", Sight.ALL, apart="LB"),
    #: The upper cards of primed Characters, which lie on the field but are no Characters of their own (FFTCG 15.2.9.4).
    ZoneSpec("primed", Sight.ALL, shared=True, own=False),
)

FIELD = 0
STACK = 1
DECK = (2, 3)
HAND = (4, 5)
BREAK = (6, 7)
DAMAGE = (8, 9)
REMOVED = (10, 11)
LB_DECK = (12, 13)
PRIMED = 14

#: What is on a card that has no information: not even a type, though a printed card must have one.
BLANK = Card("", "", "", CardType.MONSTER, (), 0, 0, (), (), generic=True, ex_burst=False, limit_break=0)

#: The public zones in which no card that lies face down has any information; in an LB deck those are not used yet
#: (FFTCG 15.2.8).
_OPEN = frozenset({FIELD, PRIMED, *BREAK, *DAMAGE, *REMOVED})

#: A player who has this much damage has lost (FFTCG 3.1.1, 12.4.1).
DAMAGE_LIMIT = {"constructed": 7, "limited": 6}
HAND_LIMIT = 5
BACKUP_LIMIT = 5

#: The mark of each Backup whose CP paid for a Character, where Backups alone did; its number follows.
PAID_FROM = "cp from "
#: The marks that tell how many cards were discarded to cast a card, and what those cost together.
CARDS_DISCARDED = "cards discarded"
COSTS_DISCARDED = "cost of cards discarded"

#: How many turns the turn player has had right before the running one.
IN_A_ROW = "turns in a row"
PHASES = {
    "active": Phase("Active Phase", "active", "FFTCG 9.1"),
    "draw": Phase("Draw Phase", "draw", "FFTCG 9.2"),
    "main 1": Phase("Main Phase 1", "main 1 start", "FFTCG 9.3"),
    "attack": Phase("Attack Phase", "attack start", "FFTCG 9.4"),
    "main 2": Phase("Main Phase 2", "main 2 start", "FFTCG 9.3"),
    "end": Phase("End Phase", "end start", "FFTCG 9.5"),
}


def face(state: State, number: int) -> Card:
    """Return what is printed on a card; of a primed Character, on the upper card (FFTCG 15.2.9.4.1)."""
    card = upper = state.cards[number]
    if card.over:
        upper = state.cards[card.over[-1]]
    if (card.face_down or upper.face_down) and (is_faceless(card) or is_faceless(upper)):
        return BLANK
    return upper.face  # type: ignore[return-value]


def is_faceless(card: CardState) -> bool:
    """Whether a card has no information, as it lies face down among open cards.

    In the removed zone that is so by rule (FFTCG 7.13.3); elsewhere only players who break the rules lay a card so.
    """
    return card.face_down and card.zone in _OPEN


def spoken(card: CardState) -> str:
    """Return the name by which a card is spoken of: no name where it lies face down among open cards (FFTCG 7.13.3)."""
    return "a card" if is_faceless(card) else card.face.name


def on_field(state: State, seat: int) -> list[int]:
    """Return the numbers of the Characters a player controls (FFTCG 7.2.1)."""
    cards = state.cards
    return [number for number in state.zones[FIELD] if cards[number].controller == seat]


def damage_points(state: State, seat: int) -> int:
    """Return how many points of damage a player has received (FFTCG 7.8.2)."""
    return len(state.zones[DAMAGE[seat]])


def crystals(state: State, seat: int) -> int:
    """Return how many Crystals a player has (FFTCG 6.8.1)."""
    number: int = state.vars.get(f"crystals {seat}", 0)
    return number


def attacking(state: State) -> tuple[Ref, ...]:
    """Return the attacking Forwards (FFTCG 10.1.2.4)."""
    found: tuple[Ref, ...] = state.vars.get("attackers", ())
    return found


def blocking(state: State) -> Ref | None:
    """Return the blocking Forward (FFTCG 10.1.3.2)."""
    found: Ref | None = state.vars.get("blocker")
    return found


def blockers(state: State) -> tuple[Ref, ...]:
    """Return who blocks, as a group of one or none."""
    found = blocking(state)
    return () if found is None else (found,)


def latest_turn(state: State, seat: int) -> int:
    """Return the number of the latest turn that a player has begun (FFTCG 15.2.2.3)."""
    if turn_player(state) == seat:
        return turn(state)
    before: int = state.vars.get(IN_A_ROW, 0)
    return turn(state) - 1 - before


def in_main_phase(state: State) -> bool:
    """Whether it is a main phase (FFTCG 9.3)."""
    return phase(state) in ("main 1", "main 2")


def can_act(state: State) -> bool:
    """Whether Summons and abilities can be used: only in main and attack phases (FFTCG 9.3.1.6, 9.3.1.7)."""
    return phase(state) in ("main 1", "attack", "main 2")


# What happens, and who caused it


class Cause(msgspec.Struct, frozen=True):
    """What caused an event.

    ``kind`` is "summon", "ability" (action, special and auto-abilities), "cost", "battle" or "rule"; ``source`` the
    object (None for rules), ``seat`` who controls it. ``by_damage`` tells of a Forward that breaks because of damage
    that this dealt (FFTCG 12.4.5), ``burst`` of what is used as an EX Burst (11.10).
    """

    kind: str
    source: Ref | None
    seat: int
    by_damage: bool = False
    burst: bool = False


#: An ability that can be used as an EX Burst, with what it does.
Burst = tuple[ab.Ability, tuple[ab.Effect, ...]]


@dataclass(slots=True)
class Hit:
    """Points of damage that a player is dealt, by what, and the cards with EX Bursts that they turn over.

    ``bursts`` is off where the text that deals the damage lets nobody use EX Bursts.
    """

    seat: int
    points: int
    cause: Cause
    bursts: bool = True
    turned: list[tuple[int, list[Burst]]] = field(default_factory=list)


#: Why a card moves when it is discarded (FFTCG 15.1.1.4): also to pay, also to produce CP.
DISCARDS = frozenset({"discard", "cp"})
BY_RULE = Cause("rule", None, -1)
#: The kinds of cause that deal damage, as a card's marks count them.
_DEALERS = (
    "battle", "character", "summon", "ability", "action ability", "special ability", "auto-ability", "warp", "ex burst",
    "cost", "rule",
)
#: The marks of a Forward that tell what dealt it the damage that breaks it.
HURT = ("hurt by", "hurt object", "hurt seat", "hurt kind")


def breaker(marks: Mapping[str, int]) -> Cause:
    """Return who breaks a Forward that has taken as much damage as it has power (FFTCG 12.4.5).

    It is the source of the damage that did so; where its power fell to its damage, no source is looked for.
    """
    if "hurt by" not in marks:
        return BY_RULE
    number, entered, seat, kind = (marks[name] for name in HURT)
    return Cause(_DEALERS[kind], Ref(number, entered), seat, True)


def broken_by(cause: Cause) -> dict[str, int]:
    """Return the marks of a Forward that damage from this cause will break."""
    if cause.source is None:
        return {}
    values = (cause.source.number, cause.source.entered, cause.seat, _DEALERS.index(cause.kind))
    return dict(zip(HURT, values, strict=True))


def keys(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that auto-abilities may be watching for in this one."""
    if isinstance(event, Move):
        if event.to == FIELD:
            return ("enter", "move")
        return ("leave", "move") if event.origin == FIELD else ("move",)
    if isinstance(event, Hurt | Notice):
        return (event.why,)
    if isinstance(event, SetCardField) and event.field in ("dull", "counters", "controller"):
        return (event.why,)
    if isinstance(event, SetCardField) and event.why == "freeze":
        return ("freeze",)
    return ()


def together(state: State, cause: Cause | None) -> tuple[Ref, ...]:
    """Return the members of the party that deals battle damage, if one does (FFTCG 15.1.1.9.8)."""
    party = attacking(state) if state.vars.get("party") else ()
    return party if cause is not None and cause.kind == "battle" and cause.source in party else ()
