"""Attacks and combat, step by step (Cipher 18, 20); between any two of these steps lies a check timing."""

from __future__ import annotations

from engine.derived import of_position
from engine.events import TOP, Event, Move, Notice, SetCardField, SetVariable, StepVariable
from engine.events import forget as forget_values
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import costs, for_later, selection, statics, using
from engine.games.cipher.rules import table, verbs
from engine.games.cipher.rules.apply_events import apply_events, fact, tell
from engine.games.cipher.rules.deploy import shares_name
from engine.games.cipher.rules.table import BY_RULE, DECK, FRONT, HAND, RETREAT, SUPPORT, Cause
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import veiled
from engine.state import State
from engine.triggers.apply_events import with_mark, without_marks

#: The marks of a unit that a combat leaves and its end takes away (Cipher 18.1.19).
_OF_THE_COMBAT = frozenset({"support", "critical", "evading"})
#: The named values of a combat.
_VALUES = ("attacker", "defender", "critical", "destroyed by attack", "failed supports")


# Declaring an attack


def refuse(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit cannot attack, or None where it can (Cipher 18.1.2, 18.1.3.1)."""
    card = state.cards[number]
    if not _is_own(state, seat, number):
        return Refusal("Cipher 18.1.2", "Only units of your own can attack.")
    if card.dull:
        return Refusal("Cipher 18.1.2", "Only untapped units can attack.")
    if not statics.can(state, number, "attack"):
        return Refusal("Cipher 2.2", "A skill keeps this unit from attacking.")
    if not targets(state, number):
        return Refusal("Cipher 18.1.3.1", "There is no enemy that this unit could attack.")
    return None


def impossible(state: State, seat: int, number: int, target: int | None = None) -> Refusal | None:
    """Return why a unit cannot attack even if nobody minds the rules: one of the two is no unit (Cipher 18.1.2)."""
    if not _is_own(state, seat, number):
        return Refusal("Cipher 18.1.2", "Only units of your own can attack.")
    enemies = table.units(state, 1 - seat)
    if not enemies:
        return Refusal("Cipher 18.1.3.1", "There is no enemy that this unit could attack.")
    if target is not None and target not in enemies:
        return Refusal("Cipher 18.1.3", "Only enemies can be attacked.")
    return None


def _is_own(state: State, seat: int, number: int) -> bool:
    return state.cards[number].zone in (table.FRONT[seat], table.BACK[seat])


@of_position
def targets(state: State, number: int) -> tuple[int, ...]:
    """Return the enemies that a unit can attack (Cipher 20)."""
    zone = state.cards[number].zone
    seat = 1 - (zone & 1)
    ranges = boards.now(state, number).ranges
    behind = zone not in FRONT
    found: list[int] = []
    for distance, line in ((1 + behind, table.FRONT[seat]), (2 + behind, table.BACK[seat])):
        near = distance in ranges
        for target in state.zones[line]:
            may = near or statics.may_attack_beyond_range(state, number, target)
            if may and statics.can_attack_unit(state, number, target):
                found.append(target)
    return tuple(found)


def why_not(state: State, number: int, target: int) -> Refusal:
    """Return why a unit cannot attack this enemy."""
    return refuse_target(state, number, target) or Refusal("Cipher 18.1.3", "Choose another enemy.")


def refuse_target(state: State, number: int, target: int) -> Refusal | None:
    """Return why a unit cannot attack an enemy, or None where it can (Cipher 20)."""
    ranges = boards.now(state, number).ranges
    mine = state.cards[number].zone
    there = state.cards[target].zone
    if there not in (table.FRONT[1 - (mine & 1)], table.BACK[1 - (mine & 1)]):
        return Refusal("Cipher 18.1.3", "Only enemies can be attacked.")
    distance = (mine not in FRONT) + (there not in FRONT) + 1
    if distance not in ranges and not statics.may_attack_beyond_range(state, number, target):
        return Refusal(_range_rule(ranges, mine in FRONT), _range_words(ranges, distance))
    if not statics.can_attack_unit(state, number, target):
        return Refusal("Cipher 2.2", "A skill keeps this unit from being attacked.")
    return None


def _range_rule(ranges: tuple[int, ...], in_front: bool) -> str:
    """Return the number of the rule about this range in this line."""
    which = 4 if not ranges else 3 if 1 in ranges and 2 in ranges else ranges[0]
    return f"Cipher 20.2.{which}" if in_front else f"Cipher 20.3.{which}"


def _range_words(ranges: tuple[int, ...], distance: int) -> str:
    if not ranges:
        return "This unit has no range and cannot attack."
    return f"This enemy is at distance {distance}, out of the range {'-'.join(map(str, ranges))} of this unit."


def declare(state: State, number: int, target: int) -> Procedure:
    """Tap a unit that attacks another, and begin the combat (Cipher 18.1.2, 18.1.3)."""
    seat = table.controller(state, number)
    yield from verbs.tap(state, (number,), Cause("attack", table.ref(state, number), seat))
    state.emit(SetVariable("attacker", table.ref(state, number), "attack"))
    state.emit(SetVariable("defender", table.ref(state, target), "attack"))
    state.emit(StepVariable("step", "support"))
    tell(state, "{0} attacks {1}.", "Cipher 18.1.3.2.1", ("card", number), ("card", target))
    events: list[Event] = [
        Notice("attack", seat, number, others=(target,)),
        Notice("attacked", 1 - seat, target, others=(number,)),
    ]
    yield from apply_events(state, events)


# Supports


def support(state: State) -> Procedure:
    """Both players put the top card of their deck into the Support Area; some supports fail (Cipher 18.1.5)."""
    state.emit(StepVariable("step", "support skills"))
    tops = [(seat, state.zones[DECK[seat]][TOP:]) for seat in table.in_turn_order(state)]
    yield from apply_events(state, [Move(number, SUPPORT[seat], why="support") for seat, top in tops for number in top])
    told: list[Event] = []
    failed: list[Move] = []
    for seat in table.in_turn_order(state):
        unit = table.combat_unit(state, seat)
        for number in state.zones[SUPPORT[seat]]:
            if unit < 0:
                continue
            if _fails(state, number, unit):
                tell(state, "The support of {0} by {1} fails.", "Cipher 18.1.5.1.1", ("card", unit), ("card", number))
                told.append(Notice("support fails", seat, unit, others=(number,)))
                failed.append(Move(number, RETREAT[seat], why="support fails", cause=BY_RULE))
            else:
                tell(state, "{0} is supported by {1}.", "Cipher 18.1.5.1.1.1", ("card", unit), ("card", number))
                told.append(Notice("supported", seat, unit, others=(number,)))
    if failed:
        state.emit(SetVariable("failed supports", tuple(move.to & 1 for move in failed), "support"))
    yield from apply_events(state, told)
    yield from apply_events(state, failed)


def _fails(state: State, number: int, unit: int) -> bool:
    """Whether a card fails to support a unit: it has its unit name (Cipher 18.1.5.1.1)."""
    if statics.support_turns_out(state, number, unit, succeeds=False):
        return True
    if not shares_name(*boards.names(state, (number, unit))):
        return False
    return not statics.support_turns_out(state, number, unit, succeeds=True)


def support_skills(state: State) -> Procedure:
    """The support skills are carried out, the turn player's first (Cipher 18.1.7)."""
    state.emit(StepVariable("step", "add support"))
    for seat in table.in_turn_order(state):
        if state.zones[SUPPORT[seat]] and statics.can_use_support_skills(state, seat):
            yield from using.carry_out_supports(state, seat)


def add_support(state: State) -> Procedure:
    """Each player adds the support of their Support card to the attack of their combat unit (Cipher 18.1.9)."""
    state.emit(StepVariable("step", "critical"))
    marks: list[Event] = []
    for seat in table.in_turn_order(state):
        unit = table.combat_unit(state, seat)
        amount = sum(boards.now(state, number).support for number in state.zones[SUPPORT[seat]])
        if unit >= 0 and amount:
            marks.append(with_mark(state, unit, "support", amount, "support"))
    yield from apply_events(state, marks)


# Critical hit and evasion


def critical(state: State) -> Procedure:
    """The turn player may make a critical hit (Cipher 18.1.11)."""
    state.emit(StepVariable("step", "evade"))
    unit = table.combat_unit(state, table.turn_player(state))
    if unit < 0 or boards.now(state, unit).attack <= 0 or not statics.can(state, unit, "critical"):
        return
    text = "Send a card of the name of {0} for a critical hit?"
    if (yield from _pay(state, unit, "critical", text, "Cipher 18.1.11.1")):
        attack = boards.now(state, unit).attack
        tell(state, "{0} makes a critical hit.", "Cipher 18.1.11.1.1", ("card", unit))
        state.emit(SetVariable("critical", True, "critical"))
        added = with_mark(state, unit, "critical", table.mark(state, unit, "critical") + attack, "critical")
        yield from apply_events(state, [added, _sent(state, unit, "critical")])


def evade(state: State) -> Procedure:
    """The non-turn player may evade (Cipher 18.1.13)."""
    state.emit(StepVariable("step", "compare"))
    unit = table.combat_unit(state, 1 - table.turn_player(state))
    if unit < 0 or not statics.can_evade(state, unit):
        return
    if (yield from _pay(state, unit, "evade", "Send a card of the name of {0} to evade?", "Cipher 18.1.13.1")):
        tell(state, "{0} evades.", "Cipher 18.1.13.1.1", ("card", unit))
        yield from apply_events(state, [with_mark(state, unit, "evading", 1, "evade"), _sent(state, unit, "evade")])


def _sent(state: State, unit: int, why: str) -> Notice:
    """Return what is known of a unit for which a card was sent, and of its opponent in the combat."""
    seat = table.controller(state, unit)
    other = table.combat_unit(state, 1 - seat)
    return Notice(why, seat, unit, others=(other,) if other >= 0 else ())


def _pay(state: State, unit: int, why: str, text: str, rule: str) -> Asked[bool]:
    """Let a player send a card of a unit's name from the hand, or not; tell whether they did (Cipher 18.1.11.1).

    Whoever has a hand is asked, be there such a card in it or not: nobody else may know (Cipher 6.8.2).
    """
    seat = table.controller(state, unit)
    hand = tuple(state.zones[HAND[seat]])
    if (yield from _pay_instead(state, seat, unit, why, rule)):
        return True
    mine, *others = boards.names(state, (unit, *hand))
    answer = yield from ChooseCards(
        seat, text, rule, lambda: tuple([
            one for one, names in zip(hand, others, strict=True)
            if shares_name(mine, names) or statics.sent_instead(state, unit, why, one)
        ]), 0, 1,
        args=(("card", unit),),
        why_not=lambda number: Refusal(rule, "Choose a card of your hand with the unit name of that unit."),
        private=bool(hand),
    )
    done = yield from verbs.put(state, answer, verbs.SENT, Cause("cost", table.ref(state, unit), seat))
    return bool(done)


def _pay_instead(state: State, seat: int, unit: int, why: str, rule: str) -> Asked[bool]:
    """Let a player pay what a skill allows in place of a card of the hand; tell whether they did."""
    known = [
        (one, res)
        for one, res in statics.pays_instead(state, unit, why)
        if veiled(res, lambda one=one, res=res: costs.can_pay(one.cost, res))  # type: ignore[misc]
    ]
    if not known:
        return False
    ways = [(one, res) for one, res in known if costs.can_pay(one.cost, res)]
    answer = yield from ChooseOptions(
        seat, "A skill of {0} allows to pay otherwise.", rule,
        (*(f"{selection.cost(one.cost)}." for one, _ in ways), "Pay with a card of the hand, or not at all."),
        args=(("card", known[0][1].source.number),), private=True,
    )
    if answer[0] == len(ways):
        return False
    chosen, res = ways[answer[0]]
    yield from costs.pay(chosen.cost, res)
    return True


# The outcome


def compare(state: State) -> Procedure:
    """Compare the attacks: the defending unit may be destroyed (Cipher 18.1.15)."""
    state.emit(StepVariable("step", "after support"))
    seat = table.turn_player(state)
    mine, other = table.combat_unit(state, seat), table.combat_unit(state, 1 - seat)
    if mine < 0 or other < 0:
        return
    attacking, defending = boards.now(state, mine), boards.now(state, other)
    words = ("card", mine), str(attacking.attack), ("card", other), str(defending.attack)
    done: list[Event] = []
    if table.mark(state, other, "evading") or attacking.attack < defending.attack:
        tell(state, "{0} ({1}) does not destroy {2} ({3}).", "Cipher 18.1.15", *words)
    else:
        tell(state, "{0} ({1}) is strong enough against {2} ({3}).", "Cipher 18.1.15", *words)
        cause = Cause("attack", table.ref(state, mine), seat)
        done = yield from verbs.destroy(state, (other,), cause, attacking.orbs)
    destroyed = any(isinstance(one, SetCardField) and one.card == other and one.why == "destroy" for one in done)
    if destroyed:
        state.emit(SetVariable("destroyed by attack", table.ref(state, other), "attack"))
    why = "attack destroys" if destroyed else "attack fails"
    fact(state, why, seat=seat, card=mine, others=(other,), amount=int("critical" in state.vars))


def after_support(state: State) -> Procedure:
    """The supports go, and the combat comes to its end (Cipher 18.1.17, 18.1.18.1)."""
    state.emit(StepVariable("step", "combat over"))
    yield from for_later.leave(state)
    for seat in table.in_turn_order(state):
        yield from using.rather(state, seat)
    moves: list[Event] = [
        Move(number, RETREAT[seat], why="after support", cause=BY_RULE)
        for seat in table.in_turn_order(state)
        for number in state.zones[SUPPORT[seat]]
    ]
    yield from apply_events(state, moves)
    seat = table.turn_player(state)
    mine, other = table.combat_unit(state, seat), table.combat_unit(state, 1 - seat)
    there = [unit for unit in (mine, other) if unit >= 0]
    told: list[Event] = [Notice("combat ends", table.controller(state, unit), unit) for unit in there]
    if mine >= 0:
        told.append(Notice("attack ends", seat, mine))
    yield from apply_events(state, told)
    for_later.at_end_of_combat(state)


def over(state: State) -> Procedure:
    """What the combat added is gone, and there are no combat units any more (Cipher 18.1.19, 18.1.20)."""
    forget(state)
    state.emit(StepVariable("step", "action"))
    yield from ()


def forget(state: State) -> None:
    """Take away everything that holds in a combat only (Cipher 18.1.19, 18.1.20)."""
    for seat in (0, 1):
        for number in table.units(state, seat):
            for event in without_marks(state, number, _OF_THE_COMBAT, "combat over"):
                state.emit(event)
    forget_values(state, *_VALUES, why="combat over")
    for_later.end_combat(state)
