"""G units (VG 21): the stride step, hearts, G guardians."""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.answers import Play
from engine.course import tell
from engine.events import Event, Notice, SetCardField, SetVariable, Shift, StepVariable
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CRAY_ELEMENTAL, Card
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.rules import guarding, roles, table, verbs
from engine.games.vanguard.rules.apply_events import Placed, apply_events
from engine.games.vanguard.rules.loops import LOOPS
from engine.games.vanguard.rules.table import G_ZONE, HAND, HEARTS, RC, VC, Cause, spoken
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way, Ways
from engine.triggers.apply_events import Route

#: The grade that both vanguards need, and what the discarded cards have together (VG 21.1).
GRADE, SUM = 3, 3
#: How many face-up G guardians may lie in the G zone of who calls one (VG 21.8).
GUARDIANS = 3
#: How many face-up cards an ultimate stride asks for in the G zone (VG 21.7).
ULTIMATE = 3


def is_g_unit(state: State, number: int) -> bool:
    """Whether a card is a G unit (VG 2.5)."""
    printed = state.cards[number].face
    assert isinstance(printed, Card)
    return printed.is_g_unit


def skill(state: State, number: int, *keywords: own.Keyword) -> own.Ability | None:
    """Return the ability of a card by which it is stridden, or called as a G guardian (VG 21.1, 21.8)."""
    return next((
        one for one in boards.now(state, number).abilities
        if isinstance(one, own.Ability) and one.keyword in keywords
    ), None)  # fmt: skip


def cost(ability: own.Ability) -> tuple[ab.Cost, ...]:
    """Return what such an ability costs (VG 21.1)."""
    return ability.ability.cost if isinstance(ability.ability, ab.ActionAbility) else ()


def grade(state: State, seat: int) -> int:
    """Return the grade of a player's vanguard, the leader's in legion, -1 without one of the player's own (VG 20.3)."""
    leader = table.vanguard(state, seat)
    if leader < 0 or table.master(state, leader) != seat:
        return -1
    return boards.now(state, leader).grade


def in_g_zone(state: State, seat: int, *, face_down: bool) -> list[int]:
    """Return the cards of a player's G zone that lie face down, or face up (VG 4)."""
    return [number for number in state.zones[G_ZONE[seat]] if state.cards[number].face_down is face_down]


# The stride step


def step(state: State) -> Procedure:
    """The turn player may stride a G unit, once in a turn (VG 7.5, 21.1)."""
    seat = table.turn_player(state)
    # What lies in the G zone and in the hand only its player knows: so everybody who might stride is asked.
    closed = _refuse_now(state, seat) is not None or not state.zones[HAND[seat]] or not ideas(state, seat)
    answer = yield ChoosePlay(
        seat, "Stride a G unit.", "VG 7.5", state, PLAYS, ideas, lambda state: "To the Main Phase", closed=closed
    )
    if isinstance(answer, Play):
        yield from PLAYS.act(state, seat, answer)
    else:
        state.emit(StepVariable("step", table.PHASES["main"].step))


def ideas(state: State, seat: int) -> list[Play]:
    """Return the G units that a player might stride."""
    return [Play("stride", number) for number in in_g_zone(state, seat, face_down=True)]


def _refuse_now(state: State, seat: int) -> Refusal | None:
    """Return why a player cannot stride anything now (VG 21.1)."""
    if "strode" in state.vars:
        return Refusal("VG 21.1", "A player strides once in a turn.")
    mine = grade(state, seat)
    if mine < 0:
        return Refusal("VG 21.1", "Who has no vanguard cannot stride.")
    if state.vars.get("grade before", -1) < GRADE and min(mine, grade(state, 1 - seat)) < GRADE:
        return Refusal("VG 21.1", "Both vanguards must be of grade 3 or greater, or yours since the turn began.")
    return None


def refuse(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a G unit cannot be stridden, or None where it can (VG 21.1, 21.7)."""
    if refusal := impossible(state, seat, number) or _refuse_now(state, seat):
        return refusal
    ability = skill(state, number, own.Keyword.STRIDE, own.Keyword.ULTIMATE_STRIDE)
    if ability is None and skill(state, number, own.Keyword.G_GUARDIAN) is not None:
        return Refusal("VG 21.8", "G guardians are called in the guard step.")
    if ability is not None and ability.keyword is own.Keyword.ULTIMATE_STRIDE:
        if not _of_nation(state, seat, number):
            return Refusal("VG 21.7", "Your vanguard must be of the same nation.")
        if len(in_g_zone(state, seat, face_down=False)) < ULTIMATE:
            return Refusal("VG 21.7", "Three cards must lie face up in your G zone.")
    if not _can_discard(state, seat):
        return Refusal("VG 21.1", "Your hand has no cards whose grades come to 3.")
    return None


def impossible(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot be stridden even if nobody minds the rules (VG 21.1)."""
    card = state.cards[number]
    if table.step(state) != "stride":
        return Refusal("VG 7.5", "G units are stridden in the stride step.")
    if card.zone != G_ZONE[seat] or not card.face_down or not is_g_unit(state, number):
        return Refusal("VG 21.1", "Only face-down G units of your G zone are stridden.")
    if not state.zones[VC[seat]]:
        return Refusal("VG 21.1", "Who has no vanguard cannot stride.")
    return None


def _of_nation(state: State, seat: int, number: int) -> bool:
    """Whether a card is of the nation of the player's vanguard, or belongs to every one (VG 21.7, 2.7)."""
    mine, other = boards.now(state, table.vanguard(state, seat)), boards.now(state, number)
    return mine.nation == other.nation or CRAY_ELEMENTAL in (*mine.clans, *other.clans)


def _can_discard(state: State, seat: int) -> bool:
    return sum(boards.now(state, number).grade for number in state.zones[HAND[seat]]) >= SUM


def _discard(state: State, seat: int, number: int) -> Asked[bool]:
    """Let a player discard cards whose grades come to 3 or more, which is the cost of a stride (VG 21.1)."""

    def together(chosen: tuple[int, ...]) -> Refusal | None:
        if sum(boards.now(state, one).grade for one in chosen) >= SUM:
            return None
        return Refusal("VG 21.1", "The grades of these cards do not come to 3.")

    hand = tuple(state.zones[HAND[seat]])
    answer = yield from ChooseCards(
        seat, "Discard cards whose grades come to 3 or more.", "VG 21.1", lambda: hand, 1, len(hand),
        together=together, cancel=True, private=True,
    )
    yield from verbs.discard(state, answer, Cause("cost", table.ref(state, number), seat))
    return bool(answer)


def stride(state: State, seat: int, number: int) -> Procedure:
    """Pay for a stride and put the G unit on the vanguard circle (VG 21.1, 21.2)."""
    if (yield from _discard(state, seat, number)):
        state.emit(SetVariable("strode", True, "stride"))
        yield from put(state, seat, number, Cause("rule", None, seat))


def put(state: State, seat: int, number: int, cause: Cause) -> Procedure:
    """Put a G unit on the vanguard circle, as the vanguard was standing or not; the vanguards there become hearts, of
    one of which it takes the name and the power (VG 21.2).
    """
    there = tuple(state.zones[VC[seat]])
    dull = state.cards[there[0]].dull if there else False
    heart = yield from _choose_heart(state, seat, number, there)
    hearts: list[Event] = [Shift(one, HEARTS[seat], why="heart", cause=cause) for one in there]

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            tell(state, "{0} strides {1}.", "VG 21.2", ("seat", seat), ("card", number))

    marks = {"heart": heart} if heart >= 0 else {}
    events: list[Event] = [
        *hearts,
        Placed(number, VC[seat], dull=dull, marks=marks, why="stride", cause=cause),
        Notice("stride", seat, number, others=there, cause=cause),
        *(Notice("becomes heart", seat, one, others=(number,), cause=cause) for one in there),
    ]
    yield from apply_events(state, events, telling)


def _choose_heart(state: State, seat: int, number: int, among: tuple[int, ...]) -> Asked[int]:
    """Let a player choose the heart of a G unit, which is no G unit itself; -1 where there is none (VG 21.2)."""
    answer = yield from ChooseCards(
        seat, "Choose the heart whose name and power {0} has.", "VG 21.2",
        lambda: tuple(one for one in among if not is_g_unit(state, one)), 1, 1, args=(("card", number),),
    )
    return answer[0] if answer else -1


def lacks_heart(state: State, seat: int) -> bool:
    """Whether the chosen heart of a G unit is gone while there is another (VG 21.4)."""
    return any(
        "heart" in state.cards[one].marks and state.cards[table.mark(state, one, "heart")].zone not in HEARTS
        for one in state.zones[VC[seat]]
    ) and any(not is_g_unit(state, one) for one in state.zones[HEARTS[seat]])


def choose_again(state: State, seat: int) -> Procedure:
    """Choose another heart in the place of one that is gone (VG 21.4)."""
    for number in state.zones[VC[seat]]:
        heart = yield from _choose_heart(state, seat, number, tuple(state.zones[HEARTS[seat]]))
        marks = {**state.cards[number].marks, "heart": heart}
        yield from apply_events(state, [SetCardField(number, "marks", marks, "heart")])


_BACK = Route(G_ZONE, "g zone", "{0} goes to the G zone.", "VG 13.1")


def go_back(state: State, seat: int) -> Procedure:
    """Put every G unit on the circles of a player, and under one, into the G zone: the hearts are vanguards again
    (VG 13.1, 21.4, 21.5).
    """
    zones = (*state.zones[HEARTS[seat]], *state.zones[VC[seat]], *state.zones[RC[seat]])
    there = [number for number in zones if is_g_unit(state, number)]
    yield from verbs.put(state, there, _BACK, table.BY_RULE)


# G guardians


def guard_ideas(state: State, seat: int) -> list[Play]:
    """Return the G units that a player might call to guard."""
    if _refuse_guardians(state, seat) is not None:
        return []
    return [Play("g guard", number) for number in in_g_zone(state, seat, face_down=True)]


def _refuse_guardians(state: State, seat: int) -> Refusal | None:
    """Return why a player calls no G guardian now (VG 21.8)."""
    if grade(state, seat) < GRADE or grade(state, 1 - seat) < GRADE:
        return Refusal("VG 21.8", "Both vanguards must be of grade 3 or greater.")
    up = in_g_zone(state, seat, face_down=False)
    if sum(skill(state, one, own.Keyword.G_GUARDIAN) is not None for one in up) > GUARDIANS:
        return Refusal("VG 21.8", "Four G guardians have been called in this game.")
    return None


def refuse_guardian(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a G guardian is not called, or None where it can be (VG 21.8)."""
    if refusal := impossible_guardian(state, seat, number) or _refuse_guardians(state, seat):
        return refusal
    if skill(state, number, own.Keyword.G_GUARDIAN) is None:
        return Refusal("VG 21.8", "This is no G guardian.")
    return None


def impossible_guardian(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card is not called as a G guardian even if nobody minds the rules (VG 21.8)."""
    card = state.cards[number]
    if table.step(state) != "guard" or roles.defender(state) != seat:
        return Refusal("VG 11.3.2", "One guards in the guard step of the opponent's attack.")
    if card.zone != G_ZONE[seat] or not card.face_down or not is_g_unit(state, number):
        return Refusal("VG 21.8", "Only face-down G units of your G zone are called to guard.")
    return None


def call_guardian(state: State, seat: int, number: int) -> Procedure:
    """Pay for a G guardian and call it (VG 21.8)."""
    yield from guarding.call(state, seat, (number,), Cause("rule", None, seat), why="superior call")


# Plays


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    return Refusal("VG 21.2", "It is not aimed at a card.")


def _way(
    refuse: Callable[[State, int, int], Refusal | None], impossible: Callable[[State, int, int], Refusal | None],
    act: Callable[[State, int, int], Procedure], said: str,
) -> Way:
    """Return a way to play a card of the G zone, which is aimed at nothing."""
    return Way(
        lambda state, seat, play: refuse(state, seat, play.card),
        lambda state, seat, play: impossible(state, seat, play.card)
        if play.target is None else _why_not_at(state, seat, play),
        lambda state, seat, play, insisted: act(state, seat, play.card),
        lambda state, play: f"{said} {spoken(state.cards[play.card])}",
        why_not=_why_not_at,
    )


def _other(state: State, play: Play) -> Refusal:
    return Refusal("VG 7.5", "In the stride step one strides, and nothing else.")


STRIDING = {"stride": _way(refuse, impossible, stride, "Stride")}
GUARDING = {"g guard": _way(refuse_guardian, impossible_guardian, call_guardian, "Guard with")}
PLAYS = Ways("VG 1.6", LOOPS, STRIDING, _other)
