"""The table of Cardfight!! Vanguard: its zones and circles (VG 4), the named values of a position, what happens on it.

Everything here reads; nothing changes a position. Zone numbers are fixed by the order of the specs; the last bit of a
zone's number is the seat to whom it belongs, who is the master of the cards there (VG 5.1) unless a unit is dominated.

The vanguard circle and the guardian circle are zones; all rear-guard circles of a player are one zone, and the mark
"circle" of a card there says on which it lies: see ``CIRCLES``, and from 5 on the Accel circles, the first at the left
end, the second at the right end, alternating (VG 9.6). From circle to circle a unit goes as the object that it is
(`engine.events.Shift`, or the mark alone); everything else is a new object (VG 4).

Marks of a card (`CardState.marks`; missing means 0, see `mark`):

- "circle": see above; "guards": of a guardian, the number of the unit it guards, and "guards object" which object;
- "bound by": of a card in the bind zone, the card whose effect has bound it;
- "deleted": it is deleted (VG 19); "lead", "mate": in legion, the number of the other (VG 20);
- "gauge of", "gauge object": of a card in the gauge zone, to which unit it belongs, and the name
  of the gauge, such as "equip gauge" (VG 24.4);
- "vanguard": it lies on a rear-guard circle that a text makes a vanguard circle (VC1.2);
- "dominated": the seat of the dominating player, plus 1 (VG 23.1);
- states of clan keywords: "blazing", "engorged", "charging", "hollowed", "harmony", "successful" (VG 23).

A locked card lies face down on a rear-guard circle, and is no unit (VG 18.1). Resting is `CardState.dull`.

Named values (`State.vars`; immutable): "turn", "turn player", "first player", "phase" (see `PHASES`), "step" (which
procedure comes next), "outcome"; "rode", "strode" (this turn); "vanguard damage 0/1" (VG 5.4); "markers 0/1" (gift
markers: kind and circle, -1 for the vanguard circle; VG 9.5), "gifts 0/1" (acquired and not yet resolved, VG 9.2),
"gift types 0/1" (I or II by clan type, VG 9.4), "accel circles 0/1"; "battle" (the number of the running battle in this
turn, VG 11), "attacker" and "attacked" (Refs), "specified" (the target chosen, VG 11.2.5), "booster", "checked" (drive
checks made); "stood" (by stand triggers, in which battle; VG 28), "pending", "lasting", "delayed", "used", "memory",
"unread", "barred".

Why cards move (`Move.why`): "draw", "mulligan", "ride", "call", "superior call", "soul", "retire", "discard", "drive",
"damage", "heal", "bind", "gauge", "stride", "heart", "g zone", "intercept", "move", "lock", "unlock", "cost", "put",
"erase", "by hand".
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec

from engine.cards import Printed
from engine.course import Phase, in_turn_order, phase, step, turn, turn_player
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Card, CardType
from engine.state import CardState, Ref, Sight, State, ZoneSpec, alive, ref

#: Taken on from the kernel.
__all__ = ["Ref", "alive", "in_turn_order", "phase", "ref", "step", "turn", "turn_player"]

SPECS = (
    ZoneSpec("vanguard circle", Sight.ALL, keeps=True),
    #: Also what lies face down on a circle is public (VG 4.5).
    ZoneSpec("rear-guard circles", Sight.ALL, keeps=True, open_backs=True),
    ZoneSpec("guardian circle", Sight.ALL, keeps=True),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("drop zone", Sight.ALL),
    ZoneSpec("soul", Sight.ALL),
    #: Open even where its cards lie face down (VG 4).
    ZoneSpec("damage zone", Sight.ALL, keeps=True, open_backs=True),
    ZoneSpec("bind zone", Sight.ALL, keeps=True),
    ZoneSpec("trigger zone", Sight.ALL),
    #: Cards that were in it from the beginning lie face down, and their owner knows them (VG 4).
    ZoneSpec("G zone", Sight.ALL, keeps=True, apart="G units"),
    ZoneSpec("gauge zone", Sight.OWNER, keeps=True, spread=True),
    ZoneSpec("order zone", Sight.ALL, keeps=True),
    #: Under a G unit on the vanguard circle (VG 21.3).
    ZoneSpec("hearts", Sight.ALL, keeps=True),
    ZoneSpec("removed", Sight.ALL, said="removed cards"),
    #: Where pseudo-cards are that have been erased: nowhere (VG 24.1).
    ZoneSpec("outside the game", Sight.ALL),
)

#: The numbers of both seats' zones, in the order of the specs.
VC, RC, GC, DECK, HAND, DROP, SOUL, DAMAGE, BIND, TRIGGER, G_ZONE, GAUGE, ORDER, HEARTS, REMOVED, OUTSIDE = (
    (number, number + 1) for number in range(0, 2 * len(SPECS), 2)
)
#: The zones of both seats as the cards call them.
AREAS: dict[enum.Enum, tuple[int, int]] = dict(
    zip(
        own.Zone,
        (VC, RC, GC, DECK, HAND, DROP, SOUL, DAMAGE, BIND, TRIGGER, G_ZONE, GAUGE, ORDER, HEARTS, REMOVED, OUTSIDE),
        strict=True,
    )
)

#: The circles are the zones below this number (VG 4.1).
OFF_FIELD = 6
#: Those on which units attack and are attacked, are below this one.
GUARDING = 4

#: The rear-guard circles that every player has (VG 4.1): their names, whether they are in the front row, their column.
CIRCLES = ("left front", "right front", "left back", "centre back", "right back")
LEFT_FRONT, RIGHT_FRONT, LEFT_BACK, CENTRE_BACK, RIGHT_BACK = range(5)
#: The first Accel circle (VG 9.6).
ACCEL = 5
_ALWAYS = tuple(range(ACCEL))
#: Stands for the vanguard circle where circles are counted.
CENTRE_FRONT = -1
_COLUMN = {LEFT_FRONT: -1, LEFT_BACK: -1, CENTRE_FRONT: 0, CENTRE_BACK: 0, RIGHT_FRONT: 1, RIGHT_BACK: 1}

#: VG 2.1, 6.5, 1.3.
DECK_SIZE, OPENING_HAND, DAMAGE_LIMIT = 50, 5, 6

PHASES = {
    "stand": Phase("Stand Phase", "start stand", "VG 7.1"),
    "draw": Phase("Draw Phase", "start draw", "VG 7.2"),
    "ride": Phase("Ride Phase", "start ride", "VG 7.4"),
    "main": Phase("Main Phase", "start main", "VG 7.6"),
    "battle": Phase("Battle Phase", "start battle", "VG 7.7"),
    "end": Phase("End Phase", "start end", "VG 7.7"),
}

#: What is on a card of which nothing can be referred to.
BLANK = Card("", "", "", type=CardType.NORMAL)


#: Where players may agree on the later rules (VG 28): a trigger needs no clan match; who goes first is chosen by whom
#: chance names; damage that waits belongs to the player, not to the vanguard; who has no vanguard may call guardians;
#: whom a stand trigger has stood makes no drive checks in later battles of the turn; that an attack hits is one event,
#: whomever it was aimed at; who is called or ridden from another circle is placed. Damage is checked at the same time
#: as other rule actions where they agree on the earlier rule.
SWITCHES = (
    "no clan match", "choose first", "damage kept", "guard without vanguard", "stood without checks", "one event",
    "placed from circles", "damage at once",
)


def has_agreed(state: State, switch: str) -> bool:
    """Whether the players have agreed on one of the later rules (VG 28)."""
    return switch in state.vars.get("agreed", ())


def is_faceless(card: CardState) -> bool:
    """Whether nothing that is printed on a card can be referred to: it is locked (VG 18.1), or lies face down in the
    damage zone or the bind zone (VG 4). A deleted unit keeps its name and its icons (VG 19.1).
    """
    if not card.face_down or card.zone not in RC + DAMAGE + BIND:
        return False
    return "deleted" not in card.marks


def face(state: State, number: int) -> Card:
    """Return what is printed on a card, where it can be referred to."""
    card = state.cards[number]
    return BLANK if is_faceless(card) else card.face  # type: ignore[return-value]


#: Where pseudo-cards are what they are; everywhere else they are erased (VG 24.1, 24.2, 24.3, 25).
_EFFECTIVE = {
    CardType.TOKEN: frozenset((*VC, *RC, *GC)),
    CardType.PROTECT: frozenset((*HAND, *GC)),
    CardType.TICKET: frozenset((*HAND, *ORDER)),
}


def can_be(face: Printed, zone: int) -> bool:
    """Whether a card is what it is in a zone: a pseudo-card is erased everywhere else (VG 24.1)."""
    where = _EFFECTIVE.get(face.type)  # type: ignore[attr-defined]
    return where is None or zone in where


def is_effective(card: CardState) -> bool:
    """Whether a card is where it can be: a pseudo-card is erased everywhere else, and a locked token (VG 24.1, 24.3).
    """
    if card.face.type not in _EFFECTIVE or card.zone in OUTSIDE:  # type: ignore[attr-defined]
        return True
    return can_be(card.face, card.zone) and not is_locked(card)


def is_pseudo(card: CardState) -> bool:
    """Whether it is a pseudo-card: it comes to no zone but those where it is what it is (VG 24.1)."""
    return card.face.type in _EFFECTIVE  # type: ignore[attr-defined]


def spoken(card: CardState) -> str:
    """Return the name by which a card is spoken of."""
    return "a card" if is_faceless(card) else card.face.name


def mark(state: State, number: int, name: str) -> int:
    """Return one of the marks of a card, 0 where it has none."""
    return state.cards[number].marks.get(name, 0)


def is_locked(card: CardState) -> bool:
    """Whether it is a locked card, which is no unit (VG 18.1)."""
    return card.face_down and card.zone in RC and "deleted" not in card.marks


def is_dominated(card: CardState) -> bool:
    """Whether a unit has another master than the player on whose circle it lies (VG 23.1.1)."""
    return "dominated" in card.marks


def is_unit(state: State, number: int) -> bool:
    """Whether a card is a unit: it lies on a circle and is not locked (VG 5.3)."""
    card = state.cards[number]
    return card.zone < OFF_FIELD and not is_locked(card)


def master(state: State, number: int) -> int:
    """Return the seat that is master of a card: of its zone, or who dominates it (VG 5.1, 23.1.1)."""
    card = state.cards[number]
    dominated: int = card.marks.get("dominated", 0)
    return dominated - 1 if dominated else card.zone & 1


def circle(state: State, number: int) -> int:
    """Return on which circle a card of the field lies: see ``CIRCLES``, and ``CENTRE_FRONT``."""
    card = state.cards[number]
    return card.marks.get("circle", 0) if card.zone in RC else CENTRE_FRONT


def is_front(where: int) -> bool:
    """Whether a circle is in the front row: the vanguard circle, two others, and the Accel circles (VG 4.1, 9.6)."""
    return where in (CENTRE_FRONT, LEFT_FRONT, RIGHT_FRONT) or where >= ACCEL


def column(where: int, seat: int) -> tuple[int, int]:
    """Return a circle's column as both players see it, from the first player's side (VG 4.1, 9.7).

    The left column of one is the right column of the other; the first Accel circle of one, at the left end, and the
    second of the other, at the right end, are one column.
    """
    if where >= ACCEL:
        side, distance = (-1 if (where - ACCEL) % 2 == 0 else 1), 2 + (where - ACCEL) // 2
    else:
        side, distance = _COLUMN[where], 1 if _COLUMN[where] else 0
    return (-side if seat else side), distance


def circle_name(where: int) -> str:
    """Return what a circle is called."""
    if where == CENTRE_FRONT:
        return "vanguard circle"
    if where < ACCEL:
        return CIRCLES[where]
    return f"{'left' if (where - ACCEL) % 2 == 0 else 'right'} Accel {1 + (where - ACCEL) // 2}"


def is_vanguard(state: State, number: int) -> bool:
    """Whether a unit is a vanguard: on the vanguard circle, or on one that a text makes such a circle (VG 5.3, VC1.2).
    """
    card = state.cards[number]
    return card.zone in VC or (card.zone in RC and "vanguard" in card.marks)


def rear_guards(state: State, seat: int) -> list[int]:
    """Return the rear-guards of a player that lie on the player's circles (VG 5.3)."""
    cards = state.cards
    return [number for number in state.zones[RC[seat]] if not is_locked(cards[number])]


def vanguards(state: State, seat: int) -> list[int]:
    """Return the vanguards of a player: one, or two in legion (VG 20.2)."""
    return state.zones[VC[seat]]


def vanguard(state: State, seat: int) -> int:
    """Return the number of a player's vanguard, the leader's in legion, -1 where there is none (VG 20.2)."""
    cards = state.cards
    return next((number for number in state.zones[VC[seat]] if "lead" not in cards[number].marks), -1)


def on_circle(state: State, seat: int, where: int) -> list[int]:
    """Return the cards that lie on one of a player's rear-guard circles."""
    cards = state.cards
    return [number for number in state.zones[RC[seat]] if cards[number].marks.get("circle", 0) == where]


#: The named value of the units that were kept on overloaded circles in this turn, each with who was there (VG 16.12).
STAYED = "stayed"


def crowd(state: State, number: int) -> tuple[Ref, ...]:
    """Return a unit and all that lie on its rear-guard circle; nothing for a card that lies on none."""
    card = state.cards[number]
    there = on_circle(state, card.zone & 1, circle(state, number)) if card.zone in RC else ()
    return tuple([ref(state, one) for one in (number, *there)]) if there else ()


def circles(state: State, seat: int) -> Sequence[int]:
    """Return the rear-guard circles that a player has: an Accel circle is there with its marker (VG 4.1, 9.6, 9.7)."""
    if f"accel circles {seat}" not in state.vars:
        return _ALWAYS
    there = {where for _, where in state.vars.get(f"markers {seat}", ()) if where >= ACCEL}
    return (*_ALWAYS, *sorted(there))


# What happens, and who caused it


class Cause(msgspec.Struct, frozen=True):
    """What caused an event.

    ``kind`` is "ability", "cost", "trigger", "battle" or "rule"; ``source`` the object whose ability it is (None for
    rules), ``seat`` its master, ``place`` the place of the ability among those of the source, -1 for none (VG 5.6).
    """

    kind: str
    source: Ref | None
    seat: int
    place: int = -1

    @property
    def by_card(self) -> bool:
        """Whether a card's effect caused it, or its cost."""
        return self.kind in ("ability", "cost")


BY_RULE = Cause("rule", None, -1)
