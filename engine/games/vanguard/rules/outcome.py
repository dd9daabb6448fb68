"""What comes of an attack: drive checks, hits and damage, the end of the battle (VG 11.4 to 11.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.course import tell
from engine.events import Event, Notice, SetVariable, StepVariable
from engine.events import forget as forget_values
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import for_later
from engine.games.vanguard.rules import dominate, permits, roles, table, triggers, verbs
from engine.games.vanguard.rules.apply_events import apply_events, fact
from engine.games.vanguard.rules.table import RC, Cause, Ref
from engine.procedures import Procedure
from engine.state import State, alive, ref
from engine.triggers.trigger_event import pending

# The drive step


def makes_drive_checks(state: State) -> bool:
    """Whether the attacking unit makes drive checks: a vanguard does, or a rear-guard that may (VG 11.4.2)."""
    number = roles.attacker(state)
    if number < 0 or _was_stood(state, number):
        return False
    return table.is_vanguard(state, number) or permits.makes_drive_checks(state, number)


def _was_stood(state: State, number: int) -> bool:
    """Whether a stand trigger has stood a unit in an earlier battle of this turn, and players have agreed that it then
    makes no drive checks (VG 28).
    """
    one, battle = ref(state, number), state.vars.get("battle", 0)
    return any(one == stood and before < battle for stood, before in state.vars.get("stood", ()))


def drive_step(state: State) -> Procedure:
    """The drive step begins (VG 11.4.1)."""
    state.emit(StepVariable("step", "drive"))
    fact(state, "step begins", seat=table.turn_player(state), name="drive")
    yield from ()


def drive(state: State) -> Procedure:
    """One drive check more, as long as fewer were made than the attacking unit makes now (VG 11.4.3)."""
    number, made = roles.attacker(state), state.vars.get("checked", 0)
    if not makes_drive_checks(state) or made >= boards.now(state, number).drive:
        state.emit(StepVariable("step", "damage step"))
        return
    state.emit(StepVariable("step", "drive card"))
    state.emit(SetVariable("checked", made + 1, "drive"))
    yield from triggers.check(state, table.master(state, number), number, "drive")


def drive_card(state: State) -> Procedure:
    """The card that was checked goes to the hand, where it still is in the trigger zone (VG 11.4.3)."""
    state.emit(StepVariable("step", "drive"))
    yield from triggers.take(state)


# The damage step


def damage_step(state: State) -> Procedure:
    """The damage step begins (VG 11.5.1)."""
    state.emit(StepVariable("step", "hit test"))
    fact(state, "step begins", seat=table.turn_player(state), name="damage")
    yield from ()


def hit_test(state: State) -> Procedure:
    """The attack hits whom the attacking unit is at least as strong as (VG 11.5.2)."""
    state.emit(StepVariable("step", "deal damage"))
    number = roles.attacker(state)
    hits: list[Ref] = []
    missed: list[Ref] = []
    for one in roles.attacked(state):
        is_hit = False
        if number >= 0:
            mine, other = boards.now(state, number).power, boards.now(state, one).power
            words = ("card", number), str(mine), ("card", one), str(other)
            is_hit = mine >= other and permits.can_be_hit(state, one, number)
            text = "{0} ({1}) hits {2} ({3})." if is_hit else "{0} ({1}) does not hit {2} ({3})."
            tell(state, text, "VG 11.5.2", *words)
        (hits if is_hit else missed).append(ref(state, one))
    state.emit(SetVariable("hits", tuple(hits), "hit"))
    # Whoever was to be hit and is gone has not been hit (VG 11.5.2).
    gone = [one for one in state.vars.get("attacked", ()) if one not in hits and one not in missed]
    state.emit(SetVariable("missed", (*missed, *gone), "hit"))
    yield from ()


def deal_damage(state: State) -> Procedure:
    """A vanguard that was hit is dealt the attacking unit's critical (VG 11.5.4)."""
    state.emit(StepVariable("step", "hits"))
    number = roles.attacker(state)
    if number < 0:
        return
    for one in state.vars.get("hits", ()):
        if alive(state, one) and table.is_vanguard(state, one.number):
            cause = Cause("battle", ref(state, number), table.master(state, number))
            amount = boards.now(state, number).critical
            yield from verbs.deal_damage(state, table.master(state, one.number), amount, cause)


def hits(state: State) -> Procedure:
    """Only now it is known who was hit and who was not (VG 11.5.6)."""
    state.emit(StepVariable("step", "retire guardians"))
    by = roles.attacker_ref(state)
    told: list[Event] = []
    if by is not None:
        seat, aim = 1 - roles.defender(state), roles.specified(state)
        for those, hit in ((state.vars.get("hits", ()), True), (state.vars.get("missed", ()), False)):
            for one in those:
                told.append(Notice("hit" if hit else "does not hit", seat, by.number, others=(one.number,)))
                told.append(Notice("was hit" if hit else "was not hit", 1 - seat, one.number, others=(by.number,)))
                if hit and (aim == one or table.has_agreed(state, "one event")):
                    told.append(Notice("specified hit", seat, by.number, others=(one.number,)))
    yield from apply_events(state, told)


def retire_guardians(state: State) -> Procedure:
    """G guardians retire, then the other guardians, then the rear-guards that were hit (VG 11.5.7)."""
    state.emit(StepVariable("step", "close step"))
    by = roles.attacker_ref(state)
    cause = Cause("battle", by, 1 - roles.defender(state))
    yield from verbs.retire(state, [one for one in roles.guardians(state) if roles.is_g_guardian(state, one)], cause)
    yield from verbs.retire(state, roles.guardians(state), cause)
    struck: Sequence[Ref] = state.vars.get("hits", ())
    there = [
        one.number for one in struck
        if alive(state, one) and state.cards[one.number].zone in RC and not table.is_vanguard(state, one.number)
    ]
    yield from verbs.retire(state, there, cause)


# The close step


def close_step(state: State) -> Procedure:
    """The battle comes to its end (VG 11.6.1)."""
    state.emit(StepVariable("step", "battle over"))
    forget_values(state, "come", why="close step")
    yield from _tell_the_end(state)
    for_later.stand_by_charging(state, [one.number for one in roles.fought(state) if alive(state, one)])


def _tell_the_end(state: State) -> Procedure:
    """Let it be known that the battle ends: what comes then stands by once in a close step (VG 11.6.1)."""
    seat = table.turn_player(state)
    told: list[Event] = [Notice("step begins", seat, name="close")]
    by, being = roles.attacker_ref(state), state.vars.get("attacked", ())
    if by is not None:
        told.append(Notice("battle ends", seat, by.number, others=tuple([one.number for one in being])))
        told += _ends(state, by, "attack ends", [one.number for one in being])
        if (helper := state.vars.get("booster")) is not None:
            told += _ends(state, helper, "boost ends", [by.number])
        for one in being:
            told += _ends(state, one, "attacked ends", [by.number])
    yield from apply_events(state, told)


def _ends(state: State, one: Ref, why: str, others: Sequence[int]) -> list[Event]:
    """Return what is known of the end of a battle by a unit that took part, as long as it is there."""
    if not alive(state, one):
        return []
    return [Notice(why, table.master(state, one.number), one.number, others=tuple(others))]


def over(state: State) -> Procedure:
    """The battle ends, and with it what lasts until then, unless something more comes at its end (VG 11.6.2 to 11.6.4).
    """
    for_later.end_battle(state)
    yield from _tell_the_end(state)
    if pending(state):
        return
    after = state.vars.get("after battle", "battle")
    yield from dominate.release(state, roles.guardians(state))
    forget(state)
    if "orders" in state.vars and "after orders" not in state.vars:
        # Attacks that were directed in this battle come now (VG 17.16).
        state.emit(StepVariable("after orders", after))
        after = "ordered"
    state.emit(StepVariable("step", after))


def forget(state: State) -> None:
    """Take away everything that holds in a battle only (VG 11.6.2)."""
    forget_values(state, *roles.VALUES, "after battle", why="battle over")
    for_later.end_battle(state)


#: What comes at each step; between any two lies a check timing (VG 14.1).
STEPS: dict[str, Callable[[State], Procedure]] = {
    "drive step": drive_step,
    "drive": drive,
    "drive card": drive_card,
    "damage step": damage_step,
    "hit test": hit_test,
    "deal damage": deal_damage,
    "hits": hits,
    "retire guardians": retire_guardians,
    "close step": close_step,
    "battle over": over,
}
