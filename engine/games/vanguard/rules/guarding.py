"""Guarding in the guard step (VG 11.3): calls of cards from hand to the guardian circle, and interceptions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.answers import Play
from engine.course import tell
from engine.events import Event, Notice, SetCardField, Shift
from engine.games.vanguard.cards import CardType, Skill
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.rules import gifts, permits, roles, table
from engine.games.vanguard.rules.apply_events import Placed, apply_events
from engine.games.vanguard.rules.table import GC, HAND, RC, Cause, spoken
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards
from engine.rulebook import Refusal
from engine.state import State, alive, ref
from engine.timing.windows import Way

_ORDERS = frozenset({CardType.NORMAL_ORDER, CardType.BLITZ_ORDER, CardType.SET_ORDER})


def ideas(state: State, seat: int) -> list[Play]:
    """Return whatever a player might guard with: cards of the hand, and units that intercept (VG 11.3.2)."""
    found = [Play("guard", number) for number in state.zones[HAND[seat]]]
    return found + [
        Play("intercept", number) for number in table.rear_guards(state, seat)
        if Skill.INTERCEPT in boards.now(state, number).skills
    ]


# From hand


def refuse(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card is not called to guard, or None where it can be (VG 10.2, 11.3.2)."""
    if refusal := impossible(state, seat, number):
        return refusal
    leader = table.vanguard(state, seat)
    lacks = leader < 0 or table.master(state, leader) != seat
    if lacks and not table.has_agreed(state, "guard without vanguard"):
        return Refusal("VG 10.2", "Who has no vanguard cannot call.")
    most = permits.guards_at_most(state, seat)
    if most is not None and len(state.zones[GC[seat]]) >= most:
        return Refusal("VG 1.6", "A card keeps you from calling more guardians.")
    return permits.refuse_guard(state, seat, number)


def impossible(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card is not called to guard even if nobody minds the rules (VG 11.3.2)."""
    if table.step(state) != "guard" or roles.defender(state) != seat:
        return Refusal("VG 11.3.2", "One guards in the guard step of the opponent's attack.")
    if state.cards[number].zone != HAND[seat]:
        return Refusal("VG 11.3.2", "Only cards of your hand are called to guard.")
    if state.cards[number].face.type in _ORDERS:  # type: ignore[attr-defined]
        return Refusal("VG 10.1", "Orders are no units and are not called.")
    return None


def call(state: State, seat: int, numbers: Sequence[int], cause: Cause, why: str = "call") -> Procedure:
    """Call cards to the guardian circle, each to guard one of the attacked units (VG 10.3, 11.3.3)."""
    whom = yield from choose_guarded(state, seat, numbers)
    placing: list[Event] = []
    for number in numbers:
        marks = {"guards": whom[number].number, "guards object": whom[number].entered} if number in whom else {}
        placing.append(Placed(number, GC[seat], dull=True, marks=marks, why=why, cause=cause))

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            one = whom.get(event.card)
            said = ("card", one.number) if one is not None else "nobody"
            tell(state, "{0} guards {1}.", "VG 11.3.3", ("card", event.card), said)

    yield from apply_events(state, placing, telling)


def call_from_hand(state: State, seat: int, number: int) -> Procedure:
    """Call a card of the hand to guard, with others at the same time where a text asks for so many (VG 11.3.2)."""
    numbers, least = [number], permits.guards_together(state, seat)
    if least > 1:
        more = [one for one in state.zones[HAND[seat]] if one != number and refuse(state, seat, one) is None]
        numbers += yield from ChooseCards(
            seat, "Choose the cards that are called at the same time.", "VG 11.3.2", lambda: tuple(more),
            least - 1, len(more), cancel=True, private=True,
        )
    if len(numbers) >= least:
        yield from call(state, seat, numbers, Cause("rule", None, seat))


def choose_guarded(state: State, seat: int, numbers: Sequence[int]) -> Asked[dict[int, table.Ref]]:
    """Let a player choose which attacked unit each of these guards, where there are several (VG 11.3.3)."""
    found: dict[int, table.Ref] = {}
    for number in numbers:
        answer = yield from ChooseCards(
            seat, "Choose the unit that {0} guards.", "VG 11.3.3", lambda: roles.attacked(state), 1, 1,
            args=(("card", number),),
        )
        for one in answer:
            found[number] = ref(state, one)
    return found


# Interceptions

#: The marks of units on rear-guard circles that are no rear-guards of their owner (VC1.2, VC8.2.25).
_NO_GUARDS = ("dominated", "vanguard")


def refuse_intercept(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit does not intercept, or None where it can (VG 11.3.2)."""
    if refusal := impossible_intercept(state, seat, number):
        return refusal
    if Skill.INTERCEPT not in boards.now(state, number).skills:
        return Refusal("VG 11.3.2", "Only units with intercept can intercept.")
    if not table.is_front(table.circle(state, number)) and not permits.intercepts_from_back(state, number):
        return Refusal("VG 11.3.2", "Only units in the front row can intercept.")
    if number in roles.attacked(state):
        return Refusal("VG 11.3.2", "A unit that is attacked does not intercept.")
    return permits.refuse_intercept(state, number)


def impossible_intercept(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit does not intercept even if nobody minds the rules (VG 11.3.2, VC8.2.25)."""
    if table.step(state) != "guard" or roles.defender(state) != seat:
        return Refusal("VG 11.3.2", "One intercepts in the guard step of the opponent's attack.")
    card = state.cards[number]
    if card.zone != RC[seat] or not table.is_unit(state, number) or not card.marks.keys().isdisjoint(_NO_GUARDS):
        return Refusal("VG 11.3.2", "Only your own rear-guards can intercept.")
    return None


def stay(state: State, seat: int) -> Refusal | None:
    """Return why a player cannot let the attack go on: a unit that must intercept still can (VG 1.6)."""
    for number in table.rear_guards(state, seat):
        if permits.must_intercept(state, number) and refuse_intercept(state, seat, number) is None:
            return Refusal("VG 1.6", f"{spoken(state.cards[number])} must intercept, and can.")
    return None


def intercept(state: State, seat: int, numbers: Sequence[int]) -> Procedure:
    """Let rear-guards intercept: they move to the guardian circle as the units that they are (VG 11.3.2, 11.3.5)."""
    whom = yield from choose_guarded(state, seat, numbers)
    yield from apply_events(
        state, [Notice("intercept", seat, number, others=(one.number,)) for number, one in whom.items()]
    )
    events: list[Event] = []
    for number, one in whom.items():
        if state.cards[number].zone != RC[seat] or not alive(state, one):
            continue
        left = {name: value for name, value in state.cards[number].marks.items() if name != "circle"}
        marks = {**left, "guards": one.number, "guards object": one.entered}
        gifts.intercepted(state, number, seat, table.circle(state, number))
        events.append(Shift(number, GC[seat], why="intercept"))
        events.append(SetCardField(number, "marks", marks, "intercept"))
        events.append(SetCardField(number, "dull", True, "intercept"))
        tell(state, "{0} intercepts and guards {1}.", "VG 11.3.2", ("card", number), ("card", one.number))
    yield from apply_events(state, events)


# Plays


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    return Refusal("VG 11.3.3", "Whom it guards is chosen when it guards.")


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    refusal = refuse(state, seat, play.card)
    least = permits.guards_together(state, seat)
    if refusal is not None or least < 2:
        return refusal
    if sum(refuse(state, seat, one) is None for one in state.zones[HAND[seat]]) >= least:
        return None
    return Refusal("VG 11.3.2", f"You call {least} cards or more at the same time, or none.")


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    return _why_not_at(state, seat, play) if play.target is not None else impossible(state, seat, play.card)


def _refuse_intercept(state: State, seat: int, play: Play) -> Refusal | None:
    return refuse_intercept(state, seat, play.card)


def _impossible_intercept(state: State, seat: int, play: Play) -> Refusal | None:
    return _why_not_at(state, seat, play) if play.target is not None else impossible_intercept(state, seat, play.card)


WAYS: dict[str, Way] = {
    "guard": Way(
        _refuse,
        _impossible,
        lambda state, seat, play, insisted: call_from_hand(state, seat, play.card),
        lambda state, play: f"Guard with {spoken(state.cards[play.card])}",
        why_not=_why_not_at,
    ),
    "intercept": Way(
        _refuse_intercept,
        _impossible_intercept,
        lambda state, seat, play, insisted: intercept(state, seat, (play.card,)),
        lambda state, play: f"Intercept with {spoken(state.cards[play.card])}",
        why_not=_why_not_at,
    ),
}
