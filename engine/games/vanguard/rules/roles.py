"""Who plays which part in the running battle (VG 11.2.4 to 11.2.7, 11.3.3). Everything here reads.

A part is tied to the circle: a unit that leaves it, or changes its master, plays no part any more, nor does who comes
to it then (VG 11.2.6). Named values: "attacker" and "booster" are objects, "attacked" several, "specified" the
target chosen at first; "stands" says of each of them on which circle it took its part, and who its master was then.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.vanguard.cards import CardType
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import GC, Ref
from engine.state import State, alive, ref

#: The named values of a battle, which its end takes away.
VALUES = (
    "attacker", "attacked", "specified", "booster", "stands", "checked", "hits", "missed", "planned", "directed",
    "checking",
)

#: Instead of the zone in which a unit took its part: it has lost it.
NOWHERE = -1


def stand(state: State, number: int) -> tuple[Ref, int, int, int]:
    """Return where a unit stands as it takes its part: the object, its zone and circle, and its master."""
    return ref(state, number), state.cards[number].zone, table.circle(state, number), table.master(state, number)


def holds(state: State, one: Ref) -> bool:
    """Whether a unit still plays the part that it took (VG 11.2.6)."""
    if not alive(state, one) or not table.is_unit(state, one.number):
        return False
    return stand(state, one.number) in state.vars.get("stands", ())


def still_held(state: State) -> tuple[tuple[Ref, int, int, int], ...]:
    """Return where each unit took its part, of those that have left since in no zone: whoever comes back to the circle
    plays no part any more (VG 11.2.6).
    """
    taken: tuple[tuple[Ref, int, int, int], ...] = state.vars.get("stands", ())
    return tuple([
        one if alive(state, one[0]) and one == stand(state, one[0].number) else (one[0], NOWHERE, one[2], one[3])
        for one in taken
    ])


def attacker_ref(state: State) -> Ref | None:
    """Return the object that began the attack, wherever it is now."""
    found: Ref | None = state.vars.get("attacker")
    return found


def attacker(state: State) -> int:
    """Return the number of the attacking unit, the leader's in legion; -1 where there is none (VG 11.2.4)."""
    one = attacker_ref(state)
    return one.number if one is not None and holds(state, one) else -1


def attacked(state: State) -> tuple[int, ...]:
    """Return the numbers of the units being attacked (VG 11.2.6)."""
    there: Sequence[Ref] = state.vars.get("attacked", ())
    return tuple([one.number for one in there if holds(state, one)]) if there else ()


def specified(state: State) -> Ref | None:
    """Return the target that was chosen at first, whatever is attacked now (VG 11.2.5)."""
    found: Ref | None = state.vars.get("specified")
    return found


def booster(state: State) -> int:
    """Return the number of the boosting unit as long as its power is added, -1 for none (VG 11.2.7)."""
    one: Ref | None = state.vars.get("booster")
    return one.number if one is not None and holds(state, one) and attacker(state) >= 0 else -1


def is_boosted(state: State, number: int) -> bool:
    """Whether a unit attacks boosted, which stays so after who boosts it has left (VG 11.2.6)."""
    return "booster" in state.vars and attacker(state) == number


def boosters_of(state: State, number: int) -> tuple[int, ...]:
    """Return the units whose power is added to this one's now: who boosts it, and its mate in legion (VG 11.2.7, 20.3).
    """
    if attacker(state) != number:
        return ()
    mate = table.mark(state, number, "mate") if "mate" in state.cards[number].marks else -1
    return tuple([one for one in (booster(state), mate) if one >= 0])


def guardians(state: State) -> list[int]:
    """Return the units on both guardian circles (VG 5.3)."""
    return [number for zone in GC for number in state.zones[zone]]


def guarded_by(state: State, number: int) -> Ref | None:
    """Return the unit that a guardian guards (VG 11.3.3)."""
    marks = state.cards[number].marks
    return Ref(marks["guards"], marks.get("guards object", 0)) if "guards" in marks else None


def guards_of(state: State, number: int) -> tuple[int, ...]:
    """Return the guardians whose shield is added to this unit's power now (VG 11.3.3)."""
    if number not in attacked(state):
        return ()
    me = ref(state, number)
    return tuple([one for one in guardians(state) if guarded_by(state, one) == me])


def illegal_guardians(state: State) -> list[int]:
    """Return the guardians whose unit is not attacked, or that are on the attacker's side (VG 15.3, 11.3.6)."""
    there = guardians(state)
    if not there:
        return []
    being, by = attacked(state), attacker(state)
    side = table.master(state, by) if by >= 0 else -1
    return [
        one for one in there
        if (found := guarded_by(state, one)) is None or found.number not in being or not alive(state, found)
        or table.master(state, one) == side
    ]


def defender(state: State) -> int:
    """Return the seat of the player who may guard: the opponent of the attacker's master (VG 11.3.2)."""
    one = attacker_ref(state)
    if one is None:
        return 1 - table.turn_player(state)
    masters = [master for what, _, _, master in state.vars.get("stands", ()) if what == one]
    return 1 - (masters[0] if masters else table.turn_player(state))


def fought(state: State) -> tuple[Ref, ...]:
    """Return all that attacked, boosted or were attacked in this battle, wherever they are now (VC15.1.4)."""
    return tuple(dict.fromkeys([one for one, *_ in state.vars.get("stands", ())]))


def is_g_guardian(state: State, number: int) -> bool:
    """Whether a guardian is a G unit (VG 21.8)."""
    return state.cards[number].face.type is CardType.G_UNIT  # type: ignore[attr-defined]
