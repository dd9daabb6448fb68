"""The battle phase, step by step (VG 11); between any two of these steps lies a check timing.

Whoever attacks says at once with which unit and whom (VG 11.1.2, 11.2.2, 11.2.5); where what comes at the beginning of
the attack step leaves that impossible, attacker and target are chosen anew, which is when the rulebook asks for them.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.answers import Play
from engine.course import tell
from engine.derived import of_position
from engine.events import Event, Notice, SetVariable, StepVariable
from engine.events import forget as forget_values
from engine.games.vanguard.cards import Skill
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.rules import directing, guarding, orders, outcome, permits, roles, stride, table, verbs
from engine.games.vanguard.rules.apply_events import apply_events, fact
from engine.games.vanguard.rules.loops import LOOPS
from engine.games.vanguard.rules.table import (
    CENTRE_BACK,
    CENTRE_FRONT,
    LEFT_BACK,
    LEFT_FRONT,
    RC,
    RIGHT_BACK,
    RIGHT_FRONT,
    VC,
    Cause,
    Ref,
    spoken,
)
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State, alive, ref
from engine.timing.windows import Way, Ways

#: The circle behind each one of the front row (VG 4.1, 9.7).
BEHIND = {LEFT_FRONT: LEFT_BACK, CENTRE_FRONT: CENTRE_BACK, RIGHT_FRONT: RIGHT_BACK}


# Who can attack whom


def refuse(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit cannot be chosen to attack, or None where it can (VG 11.2.2)."""
    if refusal := impossible(state, seat, number):
        return refusal
    if state.cards[number].dull:
        return Refusal("VG 11.2.2", "Only standing units can attack.")
    if not table.is_front(table.circle(state, number)) and not permits.attacks_from_back(state, number):
        return Refusal("VG 11.2.2", "Only units in the front row can attack.")
    for one in (number, *_mate(state, number)):
        if refusal := permits.refuse_attack(state, one):
            return refusal
    return None if targets(state, number) else Refusal("VG 11.1.2", "There is nobody that this unit could attack.")


def impossible(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit cannot attack even if nobody minds the rules: it is none of the player's (VG 11.2.2)."""
    if not _fights(state, number) or table.master(state, number) != seat:
        return Refusal("VG 11.2.2", "Only your own units on (VC) and (RC) can attack.")
    if "lead" in state.cards[number].marks:
        return Refusal("VG 20.3", "Units in legion attack as one, by their leader.")
    return None


def _fights(state: State, number: int) -> bool:
    return state.cards[number].zone < table.GUARDING and table.is_unit(state, number)


def _mate(state: State, number: int) -> tuple[int, ...]:
    """Return the mate with which a leader attacks as one (VG 20.3)."""
    marks = state.cards[number].marks
    return (marks["mate"],) if "mate" in marks else ()


@of_position
def targets(state: State, number: int) -> tuple[int, ...]:
    """Return the units that this one can attack (VG 11.2.5)."""
    there = _rivals(state, table.master(state, number))
    return tuple([target for target in there if _refuse_aim(state, number, target) is None])


@of_position
def _rivals(state: State, seat: int) -> tuple[int, ...]:
    """Return the units on circles that are no units of the player (VG 11.2.5)."""
    return tuple([
        one for zone in (*VC, *RC) for one in state.zones[zone]
        if _fights(state, one) and table.master(state, one) != seat
    ])


def refuse_target(state: State, number: int, target: int) -> Refusal | None:
    """Return why a unit cannot attack another one, or None where it can (VG 11.2.5)."""
    if not _fights(state, target) or table.master(state, target) == table.master(state, number):
        return Refusal("VG 11.2.5", "Only the opponent's units can be attacked.")
    return _refuse_aim(state, number, target)


def _refuse_aim(state: State, number: int, target: int) -> Refusal | None:
    """Return why a unit cannot attack one of the opponent's, or None where it can (VG 11.2.5)."""
    if "lead" in state.cards[target].marks:
        return Refusal("VG 11.2.5", "A mate in legion is not attacked.")
    if not table.is_front(table.circle(state, target)) and not permits.attacks_back_row(state, number, target):
        return Refusal("VG 11.2.5", "Only units in the front row can be attacked.")
    if not table.is_front(table.circle(state, number)) and not permits.attacks_from_back(state, number, target):
        return Refusal("VG 11.2.2", "From the back row this unit cannot attack that one.")
    if not permits.can_attack_unit(state, number, target):
        return Refusal("VG 1.6", "A card keeps this unit from being attacked.")
    return None


# The start step


def start(state: State) -> Procedure:
    """The turn player decides whether to attack (VG 11.1)."""
    seat = table.turn_player(state)
    if table.turn(state) == 1 or not any(refuse(state, seat, play.card) is None for play in _attacks(state, seat)):
        state.emit(StepVariable("step", "start end"))
        return
    answer = yield ChoosePlay(
        seat, "Attack, or end the battle phase.", "VG 11.1.2", state, PLAYS, _attacks, lambda state: "End the turn"
    )
    if isinstance(answer, Play):
        yield from PLAYS.act(state, seat, answer)
        state.emit(StepVariable("step", "attack step"))
    else:
        state.emit(StepVariable("step", "start end"))


def _attacks(state: State, seat: int) -> list[Play]:
    cards = state.cards
    there = [*state.zones[VC[seat]], *state.zones[RC[seat]]]
    return [Play("attack", number) for number in there if (not cards[number].dull and not cards[number].face_down)
            or "deleted" in cards[number].marks]


def _plan(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Attacker and target are chosen (VG 11.2.2, 11.2.5)."""
    assert play.target is not None
    plan(state, play.card, play.target)
    yield from ()


def plan(state: State, number: int, target: int) -> None:
    """Specify the attacker and the target of the battle to come."""
    state.emit(SetVariable("planned", (ref(state, number), ref(state, target)), "attack"))


# The attack step


def begin(state: State) -> Procedure:
    """The battle begins (VG 11.2.1)."""
    state.emit(StepVariable("step", "declare"))
    state.emit(SetVariable("battle", state.vars.get("battle", 0) + 1, "attack"))
    fact(state, "step begins", seat=table.turn_player(state), name="attack")
    yield from ()


def declare(state: State) -> Procedure:
    """The attacker rests and attacks the target; it may be boosted (VG 11.2.2 to 11.2.7)."""
    pair = yield from _chosen(state)
    if pair is None:
        return
    number, target = pair
    seat = table.master(state, number)
    state.emit(StepVariable("step", "attacking"))
    cause = Cause("battle", ref(state, number), seat)
    yield from verbs.rest(state, (number,), cause)
    also = [one for one in permits.battles(state, number, target) if one != target and _fights(state, one)]
    state.emit(SetVariable("attacker", ref(state, number), "attack"))
    state.emit(SetVariable("specified", ref(state, target), "attack"))
    state.emit(SetVariable("stands", (roles.stand(state, number),), "attack"))
    directing.attack_instead(state, (target, *also))
    tell(state, "{0} attacks {1}.", "VG 11.2.6", ("card", number), ("card", target))
    for one in also:
        tell(state, "{0} also battles {1}.", "VG 11.2.6", ("card", number), ("card", one))
    boosting = yield from _boost(state, number)
    yield from apply_events(state, _told_of_attack(state, number, boosting))


def _chosen(state: State) -> Asked[tuple[int, int] | None]:
    """Return attacker and target, chosen anew where those chosen before cannot be; None for no attack (VG 11.2.3)."""
    seat = table.turn_player(state)
    if (pair := _planned(state)) is not None:
        return pair
    forget_values(state, "planned", why="attack")
    directed = "directed" in state.vars
    if directed or not any(refuse(state, seat, play.card) is None for play in _attacks(state, seat)):
        state.emit(StepVariable("step", "close step" if directed else "no battle"))
        return None
    answer = yield ChoosePlay(
        seat, "Choose the unit that attacks.", "VG 11.2.2", state, PLAYS, _attacks, lambda state: "",
        lambda state, seat: Refusal("VG 11.2.2", "Choose the unit that attacks."),
    )
    if isinstance(answer, Play):
        yield from PLAYS.act(state, seat, answer)
    return _planned(state)


def _planned(state: State) -> tuple[int, int] | None:
    """Return the attacker and the target chosen before, where they can attack and be attacked now."""
    pair: tuple[Ref, Ref] | None = state.vars.get("planned")
    if pair is None or not all(alive(state, one) for one in pair):
        return None
    number, target = pair[0].number, pair[1].number
    if "directed" in state.vars:
        barred = refuse_directed(state, number, target)
    else:
        barred = refuse(state, table.master(state, number), number) or refuse_target(state, number, target)
    return None if barred else (number, target)


def refuse_directed(state: State, number: int, target: int) -> Refusal | None:
    """Return why a unit that a text lets attack cannot attack a target: it rests or is barred, or the target is (VG
    17.16).
    """
    if refusal := impossible(state, table.master(state, number), number):
        return refusal
    if state.cards[number].dull:
        return Refusal("VG 11.2.3", "Only standing units can attack.")
    if not _fights(state, target) or table.master(state, target) == table.master(state, number):
        return Refusal("VG 11.2.5", "Only the opponent's units can be attacked.")
    if not permits.can_attack_unit(state, number, target):
        return Refusal("VG 1.6", "A card keeps this unit from being attacked.")
    return permits.refuse_attack(state, number)


def _boost(state: State, number: int) -> Asked[int]:
    """Let a unit behind the attacker boost it; return which one does, -1 for none (VG 11.2.7)."""
    able = () if "directed" in state.vars else can_boost(state, number)
    if not able:
        return -1
    seat = table.master(state, number)
    answer = yield from ChooseCards(
        seat, "Choose the unit that boosts {0}, or none.", "VG 11.2.7", lambda: can_boost(state, number), 0, 1,
        args=(("card", number),),
        why_not=lambda one: Refusal("VG 11.2.7", "Choose your standing unit with boost behind the attacking unit."),
    )
    for one in answer:
        yield from verbs.rest(state, (one,), Cause("battle", ref(state, one), seat))
        state.emit(SetVariable("booster", ref(state, one), "boost"))
        state.emit(SetVariable("stands", (*state.vars["stands"], roles.stand(state, one)), "boost"))
        tell(state, "{0} boosts {1}.", "VG 11.2.7", ("card", one), ("card", number))
    return answer[0] if answer else -1


def can_boost(state: State, number: int) -> tuple[int, ...]:
    """Return the units that can boost an attacker: standing, with boost, behind it in its column (VG 11.2.7)."""
    behind = BEHIND.get(table.circle(state, number))
    seat = table.master(state, number)
    if table.is_dominated(state.cards[number]):
        return ()
    return tuple([
        one for one in table.rear_guards(state, seat)
        if one != number and (table.circle(state, one) == behind or permits.boosts_for(state, one, number))
        and not state.cards[one].dull and not table.is_dominated(state.cards[one])
        and Skill.BOOST in boards.now(state, one).skills and permits.can_boost(state, one, number)
    ])


def _told_of_attack(state: State, number: int, boosting: int) -> list[Event]:
    """Return what is known as the attack begins, all of it at the same time (VG 11.2.8)."""
    seat, being = table.master(state, number), roles.attacked(state)
    told: list[Event] = [Notice("attack", seat, one, others=being) for one in (number, *_mate(state, number))]
    told += [Notice("attacked", table.master(state, one), one, others=(number,)) for one in being]
    if boosting >= 0:
        told += [Notice("boost", seat, boosting, others=(number,)), Notice("boosted", seat, number, others=(boosting,))]
    return told


def attacking(state: State) -> Procedure:
    """What the attack has brought about is done: the guard step comes (VG 11.2.8)."""
    state.emit(StepVariable("step", "guard step"))
    yield from ()


def no_battle(state: State) -> Procedure:
    """Nobody can be chosen to attack: battle and battle phase are over (VG 11.2.2)."""
    outcome.forget(state)
    state.emit(StepVariable("step", "start end"))
    yield from ()


# The guard step


def guard_step(state: State) -> Procedure:
    """The guard step begins (VG 11.3.1)."""
    state.emit(StepVariable("step", "guard"))
    fact(state, "step begins", seat=table.turn_player(state), name="guard")
    yield from ()


def guard(state: State) -> Procedure:
    """The opponent guards, or does not any more (VG 11.3.2, 11.3.4)."""
    seat = roles.defender(state)
    if roles.attacked(state) and _guards(state, seat):
        answer = yield ChoosePlay(
            seat, "Guard, or let the attack go on.", "VG 11.3.2", state, PLAYS, _guards,
            lambda state: "To the drive step" if outcome.makes_drive_checks(state) else "To the damage step",
            guarding.stay,
        )
        if isinstance(answer, Play):
            yield from PLAYS.act(state, seat, answer)
            return
    state.emit(StepVariable("step", "drive step" if outcome.makes_drive_checks(state) else "damage step"))


def _guards(state: State, seat: int) -> list[Play]:
    return [*guarding.ideas(state, seat), *stride.guard_ideas(state, seat), *orders.ideas(state, seat)]


#: What comes at each step; between any two lies a check timing (VG 14.1).
STEPS: dict[str, Callable[[State], Procedure]] = {
    "battle": start,
    "attack step": begin,
    "declare": declare,
    "attacking": attacking,
    "no battle": no_battle,
    "guard step": guard_step,
    "guard": guard,
    **outcome.STEPS,
}


# Plays


def _refuse_attack(state: State, seat: int, play: Play) -> Refusal | None:
    return _untimely(state, "attack") or refuse(state, seat, play.card)


def _cannot_attack(state: State, seat: int, play: Play) -> Refusal | None:
    """Attacks belong to the battle phase, to which the game goes on after them (VG 11.1)."""
    refusal = _untimely(state, "attack") or impossible(state, seat, play.card)
    if refusal is not None or play.target is None:
        return refusal
    if _fights(state, play.target) and table.master(state, play.target) != seat:
        return None
    return Refusal("VG 11.2.5", "Only the opponent's units can be attacked.")


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    found = None if play.target is None else refuse_target(state, play.card, play.target)
    return found or Refusal("VG 11.2.5", "Choose the unit that is attacked.")


def _untimely(state: State, how: str) -> Refusal | None:
    """Return why nothing of the kind is done at this step of a battle."""
    step = table.step(state)
    if how == "attack":
        if step in ("battle", "declare"):
            return None
        return Refusal("VG 11.1.2", "Attacks are made in the battle phase.")
    return None if step == "guard" else Refusal("VG 11.3.2", "One guards in the guard step.")


def _other(state: State, play: Play) -> Refusal:
    if table.step(state) == "guard":
        return Refusal("VG 11.3.2", "In the guard step one guards or passes, and nothing else.")
    return Refusal("VG 11.1.2", "In the battle phase one attacks or ends it, and nothing else.")


WAYS: dict[str, Way] = {
    "attack": Way(
        _refuse_attack,
        _cannot_attack,
        _plan,
        lambda state, play: f"Attack with {spoken(state.cards[play.card])}",
        aims=lambda state, seat, play: targets(state, play.card),
        why_not=_why_not_at,
        asks=("Choose the unit that {0} attacks.", "VG 11.2.5"),
    ),
    **guarding.WAYS,
    **stride.GUARDING,
    **orders.BLITZES,
}
PLAYS = Ways("VG 1.6", LOOPS, WAYS, _other)
