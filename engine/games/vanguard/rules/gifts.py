"""Imaginary gifts (VG 9): acquired by riding or by an effect, of a type that is chosen once, and the markers they lay.

What a marker does to the unit on its circle is worked out with its values, as a change of the rules (VG 9.5, 16.9).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.course import tell
from engine.events import Create, SetCardField, SetVariable, extend
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Card, CardType, Gift
from engine.games.vanguard.rules import table, verbs
from engine.games.vanguard.rules.apply_events import fact
from engine.games.vanguard.rules.table import ACCEL, CENTRE_FRONT, HAND, Cause
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.state import State, ref
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait

#: What each gift gives, in words (VG 9.6).
SAID = {
    "Force I": "the unit on a circle has power +10000 in your turn",
    "Force II": "the original critical of the unit on a circle is 2",
    "Accel I": "a circle in the front row, whose unit has power +10000 in your turn",
    "Accel II": "a circle in the front row, whose unit has power +5000 in your turn; draw a card",
    "Protect I": "a protect card for your hand",
    "Protect II": "a circle whose unit has shield +10000 when it intercepts",
}

#: The card that Protect I brings: no card of a deck, but treated like one in the hand and as a guardian (VG 24.2).
PROTECT = Card(
    "", "Protect",
    "[CONT]:Sentinel\n[AUTO](GC):When placed, [COST][discard a card from your hand], and one of your units cannot be"
    " hit until end of that battle.",
    type=CardType.PROTECT,
)


def due(state: State, seat: int) -> bool:
    """Whether a player has acquired a gift that is not yet resolved (VG 9.2, 14.1.2)."""
    return f"gifts {seat}" in state.vars


def resolve(state: State, seat: int) -> Procedure:
    """Resolve a gift that a ride has brought, unless an earlier one was of another clan type (VG 9.2, 9.3)."""
    first, *rest = state.vars[f"gifts {seat}"]
    state.emit(SetVariable(f"gifts {seat}", tuple(rest) or None, "gift"))
    before: Gift | None = state.vars.get(f"ride gift {seat}")
    if before is not None and before is not first:
        tell(state, "{0} gets no gift of another kind than {1}.", "VG 9.3", ("seat", seat), before.value)
        return
    state.emit(SetVariable(f"ride gift {seat}", first, "gift"))
    yield from acquire(state, seat, first)


def acquire(
    state: State, seat: int, kind: Gift, which: str = "", circles: Sequence[int] | None = None
) -> Procedure:
    """Let a player have a gift now (VG 9.2, 9.6); ``which`` is "I" or "II" where an effect names it (VG 9.4), the
    marker goes on one of the ``circles`` where one names these.
    """
    types = dict(state.vars.get(f"gift types {seat}", ()))
    which = which or types.get(kind.value, "") or (yield from _choose_type(state, seat, kind))
    if types.get(kind.value) != which and kind.value not in types:
        state.emit(SetVariable(f"gift types {seat}", (*types.items(), (kind.value, which)), "gift"))
    name = f"{kind.value} {which}"
    tell(state, "{0} gets the imaginary gift {1}.", "VG 9.6", ("seat", seat), name)
    if kind is Gift.FORCE:
        circle = yield from choose_circle(
            state, seat, name, circles or (CENTRE_FRONT, *table.circles(state, seat)),
        )
        lay(state, seat, name, circle)
    elif kind is Gift.ACCEL:
        _gain_circle(state, seat, name)
        if which == "II":
            # Drawn by the ability of a card (VG 9.6).
            yield from verbs.draw(state, seat, 1, Cause("ability", None, seat), "VG 9.6")
    elif which == "I":
        _create_protect(state, seat)
    else:
        circle = yield from choose_circle(state, seat, name, circles or tuple(table.circles(state, seat)))
        lay(state, seat, name, circle)
    fact(state, "gift", seat=seat, name=name)


def _choose_type(state: State, seat: int, kind: Gift) -> Asked[str]:
    """Let a player choose the type of all gifts of this clan type (VG 9.4)."""
    both = (f"{kind.value} I", f"{kind.value} II")
    answer = yield from ChooseOptions(
        seat, "Which type do your {0} gifts have from now on?", "VG 9.4",
        tuple(f"{one}: {SAID[one]}." for one in both), args=(kind.value,),
    )
    return ("I", "II")[answer[0]]


def choose_circle(state: State, seat: int, name: str, circles: Sequence[int]) -> Asked[int]:
    """Let a player choose the circle on which a marker is laid (VG 9.6)."""
    answer = yield from ChooseOptions(
        seat, "Choose the circle for the {0} marker.", "VG 9.6",
        tuple(_called(state, seat, one) for one in circles), args=(name,),
    )
    return circles[answer[0]]


def _called(state: State, seat: int, circle: int) -> str:
    """Return a circle in words, with who is there."""
    there = table.vanguards(state, seat) if circle == CENTRE_FRONT else table.on_circle(state, seat, circle)
    units = ", ".join(table.spoken(state.cards[one]) for one in there)
    name = table.circle_name(circle)
    return f"{name} ({units})" if units else name


def markers(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return a player's gift markers: what they are, and on which circle each lies (VG 9.5)."""
    found: tuple[tuple[str, int], ...] = state.vars.get(f"markers {seat}", ())
    return found


#: What a unit has that lies on a Protect II marker (VG 9.6).
_SHIELDS = ab.AutoAbility(
    ab.Trigger(ab.Happens((ab.Source(),), (own.Intercepts(),))),
    (ab.Lasting(ab.RestOfCombat(), (
        ab.Changes(ab.Source(), (own.Varies(own.Value.SHIELD, own.How.RAISED, ab.Number(10000)),)),
    )),),
)  # fmt: skip


def intercepted(state: State, number: int, seat: int, circle: int) -> None:
    """Let what Protect II markers on its circle give to a unit that intercepts stand by: it is the unit's own (VG 9.5).
    """
    source = TriggerSource(ref(state, number), seat, -1, _SHIELDS, "Protect II")
    count = markers(state, seat).count(("Protect II", circle))
    wait(state, [PendingTrigger(source, seat=seat) for _ in range(count)])


def lay(state: State, seat: int, name: str, circle: int) -> None:
    """Lay a marker on a circle, be there others or not (VG 9.6)."""
    extend(state, f"markers {seat}", ((name, circle),), "gift")
    where = table.circle_name(circle)
    tell(state, "The {0} marker of {1} lies on the circle {2}.", "VG 9.6", name, ("seat", seat), where)


def _gain_circle(state: State, seat: int, name: str) -> None:
    """Gain a circle in the front row: at the left end, then at the right, alternating (VG 9.6)."""
    count = state.vars.get(f"accel circles {seat}", 0)
    state.emit(SetVariable(f"accel circles {seat}", count + 1, "gift"))
    lay(state, seat, name, ACCEL + count)


def remove_markers(state: State, seat: int, gone: Sequence[tuple[str, int]], cause: Cause) -> Procedure:
    """Let markers cease to exist; with an Accel marker its circle goes, and the unit there is retired (VG 9.5, 9.7)."""
    left = list(markers(state, seat))
    lost: list[int] = []
    for one in gone:
        if one in left:
            left.remove(one)
            if one[0].startswith(Gift.ACCEL.value):
                lost.append(one[1])
    units = [number for circle in lost for number in table.on_circle(state, seat, circle)]
    state.emit(SetVariable(f"markers {seat}", tuple(left) or None, "gift"))
    yield from verbs.retire(state, units, Cause("rule", None, seat))


def _create_protect(state: State, seat: int) -> None:
    """Create a protect card in the hand, which everybody sees (VG 9.6, 24.2)."""
    made = Create(PROTECT, seat, HAND[seat])
    state.emit(made)
    state.emit(SetCardField(made.number, "known", 0b11, "gift"))
