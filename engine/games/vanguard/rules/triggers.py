"""Drive checks and damage checks, and what trigger icons do in them (VG 11.4.3, 12, 15.6, 15.7).

The named value "checking" says which card is being checked, and whether for a drive or for damage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.continuous.lasting import ANY_TURN, ContinuousEffect
from engine.course import tell, turn
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.events import TOP, Move, Notice, SetVariable, extend, forget
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CRAY_ELEMENTAL, Card, Trigger
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import planes, sequencing, statics
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules import permits, roles, table, verbs
from engine.games.vanguard.rules.apply_events import apply_events, moving
from engine.games.vanguard.rules.table import BY_RULE, DAMAGE, DECK, DROP, HAND, RC, SOUL, TRIGGER, VC, Cause, Ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards
from engine.state import State, ref
from engine.triggers.delayed import stamp

# Checks


def check(state: State, seat: int, number: int, kind: str) -> Procedure:
    """Make one check of a unit, "drive" or "damage": reveal the top card of the player's deck, and perform its trigger
    where its clan is that of a unit of the player (VG 11.4.3, 15.6).
    """
    deck = state.zones[DECK[seat]]
    if not deck:
        return
    top = deck[TOP]
    said = "{1} makes a drive check: {0}." if kind == "drive" else "{1} makes a damage check: {0}."
    rule = "VG 11.4.3" if kind == "drive" else "VG 15.6"
    yield from moving(state, [Move(top, TRIGGER[seat], why=kind, cause=BY_RULE)], said, rule, ("seat", seat))
    if state.cards[top].zone != TRIGGER[seat]:
        return
    state.emit(SetVariable("checking", (ref(state, top), kind), "check"))
    yield from apply_events(state, [Notice(f"{kind} check", seat, top, others=(number,))])
    if boards.now(state, top).trigger is None or not matches(state, seat, top):
        return
    if permits.are_triggers_nullified(state, seat):
        tell(state, "The trigger effect of {0} is nullified.", "VG 12.5", ("card", top))
    else:
        yield from perform(state, seat, top, kind, number)


def matches(state: State, seat: int, number: int) -> bool:
    """Whether the clan of a card is that of some unit on the player's circles (VG 11.4.3); cards that belong to every
    clan match all (VG 2.7). Players may agree that none need match (VG 28).
    """
    if table.has_agreed(state, "no clan match"):
        return True
    clans = set(boards.now(state, number).clans)
    for one in (*state.zones[VC[seat]], *table.rear_guards(state, seat)):
        theirs = boards.now(state, one).clans
        if not clans.isdisjoint(theirs) or (theirs and CRAY_ELEMENTAL in clans) or (clans and CRAY_ELEMENTAL in theirs):
            return True
    return False


def checking(state: State, kind: str) -> int:
    """Return the number of the card that is being checked for this, -1 where it has left the trigger zone."""
    found: tuple[Ref, str] | None = state.vars.get("checking")
    if found is None or found[1] != kind:
        return -1
    number = found[0].number
    return number if ref(state, number) == found[0] and state.cards[number].zone in TRIGGER else -1


def take(state: State) -> Procedure:
    """Put the card of a drive check into the hand, where it still is in the trigger zone (VG 11.4.3); into the soul, if
    the attacking unit lies on an Astral Plane (VG 24.5).
    """
    number = checking(state, "drive")
    forget(state, "checking")
    if number < 0:
        return
    seat, by = state.cards[number].zone & 1, roles.attacker(state)
    if by >= 0 and planes.lies_on_plane(state, by):
        yield from moving(state, [Move(number, SOUL[seat], why="soul", cause=BY_RULE)],
                          "{0} goes to the soul.", "VG 24.5")  # fmt: skip
    else:
        yield from moving(state, [Move(number, HAND[seat], why="drive", cause=BY_RULE)],
                          "{0} goes to the hand.", "VG 11.4.3")  # fmt: skip


# Damage


def damage_due(state: State) -> int:
    """Return the seat whose vanguard has damage to be checked now, the turn player's first; -1 for none (VG 15.6)."""
    if state.zones[TRIGGER[0]] or state.zones[TRIGGER[1]]:
        return -1
    for seat in table.in_turn_order(state):
        if state.vars.get(f"vanguard damage {seat}", 0) > 0 and state.zones[VC[seat]]:
            return seat
    return -1


def damage_check(state: State) -> Procedure:
    """Make the check for one point of vanguard damage (VG 15.6)."""
    seat = damage_due(state)
    name = f"vanguard damage {seat}"
    state.emit(SetVariable(name, state.vars[name] - 1 or None, "damage"))
    yield from check(state, seat, table.vanguard(state, seat), "damage")


def damage_rests(state: State) -> bool:
    """Whether a checked card waits to become damage, once nothing else is due or stands by (VG 15.7)."""
    return checking(state, "damage") >= 0


def damage_settle(state: State) -> Procedure:
    """Put the checked card into the damage zone (VG 15.7)."""
    number = checking(state, "damage")
    forget(state, "checking")
    seat = state.cards[number].zone & 1
    yield from moving(state, [Move(number, DAMAGE[seat], why="damage", cause=BY_RULE)],
                      "{0} is put into the damage zone.", "VG 15.7")  # fmt: skip


def strays(state: State) -> list[Move]:
    """Return what goes from the trigger zones because nothing is being checked (VG 12.6, 15.9)."""
    if not state.zones[TRIGGER[0]] and not state.zones[TRIGGER[1]]:
        return []
    held = (checking(state, "damage"), checking(state, "drive"))
    return [
        Move(number, DROP[state.cards[number].owner], why="put", cause=BY_RULE)
        for zone in TRIGGER for number in state.zones[zone] if number not in held
    ]


# What the icons do


def perform(state: State, seat: int, number: int, kind: str, unit: int) -> Procedure:
    """Do what the trigger of a checked card gives (VG 12.2, 12.3)."""
    trigger = boards.now(state, number).trigger
    assert trigger is not None
    tell(state, "{0}: {1} trigger.", "VG 12.3", ("card", number), trigger.value.lower())
    yield from apply_events(state, [Notice("trigger", seat, number, others=(unit,), name=kind)])
    cause = Cause("trigger", ref(state, number), seat)
    if (changed := statics.trigger_changed(state, seat, trigger)) is not None:
        yield from _perform_changed(state, seat, number, trigger, kind, *changed)
        return
    # What shows cards comes first: it is best to know them before the power is given (VG 12.3).
    if trigger is Trigger.DRAW:
        # Drawn by the ability of a card (VG 17.1).
        yield from verbs.draw(state, seat, 1, Cause("ability", cause.source, seat), "VG 12.3")
    elif trigger is Trigger.HEAL and len(state.zones[DAMAGE[seat]]) >= len(state.zones[DAMAGE[1 - seat]]):
        healed = yield from ChooseCards(
            seat, "Choose the card of your damage zone that is healed.", "VG 12.3",
            lambda: tuple(state.zones[DAMAGE[seat]]), 1, 1,
        )
        yield from verbs.heal(state, healed, cause)
    yield from _give_power(state, seat, number, trigger, kind)
    if trigger is Trigger.CRITICAL:
        chosen = yield from _choose(state, seat, "Choose the unit that gets critical +1.")
        _give(state, seat, number, chosen, own.Varies(own.Value.CRITICAL, own.How.RAISED, ab.Number(1)))
        for one in chosen:
            tell(state, "{0} gets critical +1.", "VG 12.3", ("card", one))
    elif trigger is Trigger.STAND:
        chosen = yield from _choose(state, seat, "Choose the unit that stands, if it is a rear-guard.")
        there = [one for one in chosen if state.cards[one].zone in RC and not table.is_vanguard(state, one)]
        yield from verbs.stand(state, there, cause)
        if table.has_agreed(state, "stood without checks"):
            battle = state.vars.get("battle", 0)
            extend(state, "stood", tuple([(ref(state, one), battle) for one in there]), "trigger")


def _perform_changed(
    state: State, seat: int, number: int, trigger: Trigger, kind: str, static: own.TriggersChanged,
    says: own.TriggerSays,
) -> Procedure:
    """Do what a text has changed a trigger to; its power is given where it is as much as was left alone (VC14.3.1)."""
    tell(state, "{0}: what the trigger does has been changed.", "VG VC14.3.1", ("card", number))
    res = Resolution(state, seat, ref(state, number), "trigger")
    yield from sequencing.perform(says.effects, res)
    printed = state.cards[number].face
    assert isinstance(printed, Card)
    if static.kept is None or evaluate.value(static.kept, res) == printed.trigger_power:
        yield from _give_power(state, seat, number, trigger, kind)


def _give_power(state: State, seat: int, number: int, trigger: Trigger, kind: str) -> Procedure:
    """Give the power that is printed in the icon to one unit, or to all in the front row (VG 12.2, 12.3); of a drive
    check with what a text adds to it.
    """
    printed = state.cards[number].face
    assert isinstance(printed, Card)
    power = printed.trigger_power
    if not power:
        return
    if kind == "drive":
        power += permits.triggers_raise(state, seat, trigger)
    if trigger is Trigger.FRONT:
        chosen: Sequence[int] = [one for one in units(state, seat) if _in_front_row(state, seat, one)]
        tell(state, "The front row of {0} gets power +{1}.", "VG 12.3", ("seat", seat), str(power))
    else:
        chosen = yield from _choose(state, seat, "Choose the unit that gets power +{0}.", str(power))
        for one in chosen:
            tell(state, "{0} gets power +{1}.", "VG 12.2", ("card", one), str(power))
    _give(state, seat, number, chosen, ab.Gains((ab.Power(ab.Number(power)),)))


def units(state: State, seat: int) -> tuple[int, ...]:
    """Return all units of a player, also those dominated on the other side (VG 5.3, VC8.2.17)."""
    return tuple([
        number for zone in range(table.OFF_FIELD) for number in state.zones[zone]
        if table.is_unit(state, number) and table.master(state, number) == seat
    ])


def _in_front_row(state: State, seat: int, number: int) -> bool:
    """Whether a unit is in the player's front row, to which no dominated unit belongs (VG 12.3, VC8.2.22)."""
    return state.cards[number].zone in (VC[seat], RC[seat]) and table.is_front(table.circle(state, number))


def _choose(state: State, seat: int, text: str, *words: str) -> Asked[tuple[int, ...]]:
    return (yield from ChooseCards(seat, text, "VG 12.3", lambda: units(state, seat), 1, 1, args=words))


def _give(state: State, seat: int, number: int, whom: Sequence[int], change: ab.Change) -> None:
    """Let units have something until the end of the turn, by the trigger of a card (VG 12.2, 12.5)."""
    if whom:
        given: ab.Static = ab.Changes(LockedIn(tuple([ref(state, one) for one in whom])), (change,))
        if permits.has_nullifiers(state):
            given = ab.While(own.TriggersWork(ab.Player.YOU), (given,))
        source = ref(state, number)
        effect = ContinuousEffect(stamp(state), given, source, seat, "trigger", ANY_TURN, turn(state))
        extend(state, "lasting", (effect,), "trigger")
