"""Strides and G guardians (VG 21.1, 21.7, 21.8): when they can be had, and for what."""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.answers import Play
from engine.events import SetVariable, StepVariable
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CRAY_ELEMENTAL, CardType
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import costs, statics
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules import guarding, hearts, roles, table, verbs
from engine.games.vanguard.rules.loops import LOOPS
from engine.games.vanguard.rules.table import BIND, G_ZONE, HAND, VC, Cause, spoken
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way, Ways

#: The grade that both vanguards need, and what the discarded cards have together (VG 21.1).
GRADE, SUM = 3, 3
#: What a stride costs where nothing is printed: cards of the hand whose grades come to 3 (VG 21.1).
COST: tuple[ab.Cost, ...] = (ab.Do(ab.Discard(ab.Pick(ab.AtLeast(ab.Number(1)), ab.Noun((
    ab.IsCard(), ab.TotalIs(ab.Trait.COST, ab.Comparison.AT_LEAST, ab.Number(SUM)),
    ab.InZone(own.Zone.HAND, ab.Player.YOU),
))))),)  # fmt: skip
#: How many face-up G guardians may lie in the G zone of who calls one (VG 21.8).
GUARDIANS = 3
#: How many face-up cards an ultimate stride asks for in the G zone (VG 21.7).
ULTIMATE = 3
#: Of which race, and how many different cards, one asks for in the bind zone that has the name of Gyze (VG 21.7).
ZEROTH_DRAGON, ZEROTH = "Zeroth Dragon", 5


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
    penniless = not state.zones[HAND[seat]] and not _costs_otherwise(state, seat)
    closed = _refuse_now(state, seat) is not None or penniless or not ideas(state, seat)
    answer = yield ChoosePlay(
        seat, "Stride a G unit.", "VG 7.5", state, PLAYS, ideas, lambda state: "To the Main Phase", closed=closed
    )
    if isinstance(answer, Play):
        yield from PLAYS.act(state, seat, answer)
    else:
        state.emit(StepVariable("step", table.PHASES["main"].step))


def _costs_otherwise(state: State, seat: int) -> bool:
    """Whether there may be a stride of the player's that costs no card of the hand, whatever lies where (VG 21.1)."""
    if own.NextStrideFree in deck_profile(state).kinds:
        return True
    units = (one.number for one in state.cards if one.owner == seat and one.face.type is CardType.G_UNIT)  # type: ignore[attr-defined]
    skills = (skill(state, one, own.Keyword.STRIDE, own.Keyword.ULTIMATE_STRIDE) for one in units)
    return any(one is not None and cost(one) != COST for one in skills)


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
    ultimate = ability is not None and ability.keyword is own.Keyword.ULTIMATE_STRIDE
    if ultimate and (refusal := _refuse_ultimate(state, seat, number)):
        return refusal
    return _refuse_cost(state, seat, number, cost_of(state, seat, ability))


def _refuse_ultimate(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot be stridden ultimately (VG 21.7)."""
    if not _of_nation(state, seat, number):
        return Refusal("VG 21.7", "Your vanguard must be of the same nation.")
    if not hearts.is_gyze(state, number):
        if len(in_g_zone(state, seat, face_down=False)) < ULTIMATE:
            return Refusal("VG 21.7", "Three cards must lie face up in your G zone.")
        return None
    if grade(state, seat) < GRADE:
        return Refusal("VG 21.7", "Your vanguard must be of grade 3 or greater.")
    bound = [boards.now(state, one) for one in state.zones[BIND[seat]]]
    if len({one.names for one in bound if ZEROTH_DRAGON in one.races}) < ZEROTH:
        return Refusal("VG 21.7", "Five different Zeroth Dragons must lie in your bind zone.")
    return None


def impossible(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot be stridden even if nobody minds the rules (VG 21.1)."""
    card = state.cards[number]
    if table.step(state) != "stride":
        return Refusal("VG 7.5", "G units are stridden in the stride step.")
    if card.zone != G_ZONE[seat] or not card.face_down or not hearts.is_g_unit(state, number):
        return Refusal("VG 21.1", "Only face-down G units of your G zone are stridden.")
    if not state.zones[VC[seat]]:
        return Refusal("VG 21.1", "Who has no vanguard cannot stride.")
    return None


def _of_nation(state: State, seat: int, number: int) -> bool:
    """Whether a card is of the nation of the player's vanguard, or belongs to every one (VG 21.7, 2.7)."""
    mine, other = boards.now(state, table.vanguard(state, seat)), boards.now(state, number)
    return mine.nation == other.nation or CRAY_ELEMENTAL in mine.clans + other.clans


def cost_of(state: State, seat: int, ability: own.Ability | None) -> tuple[ab.Cost, ...]:
    """Return what a stride costs: what is printed, else what all cost; nothing where a text says so (VG 21.1), which
    changes nothing of an ultimate stride (21.7).
    """
    ultimate = ability is not None and ability.keyword is own.Keyword.ULTIMATE_STRIDE
    if not ultimate and any(res.seat == seat for _, res in statics.rests(state, own.NextStrideFree)):
        return ()
    return COST if ability is None else cost(ability)


def _refuse_cost(state: State, seat: int, number: int, price: tuple[ab.Cost, ...]) -> Refusal | None:
    """Return why a player cannot pay for a stride or a G guardian."""
    if price == COST:
        if sum(_worth(state, one) for one in state.zones[HAND[seat]]) >= SUM:
            return None
        return Refusal("VG 21.1", "The grades of your hand do not come to 3.")
    return costs.refuse(price, _paying(state, seat, number)) if price else None


def _paying(state: State, seat: int, number: int) -> Resolution:
    """Return the context in which a card of the G zone is paid for."""
    res = Resolution(state, seat, table.ref(state, number), "cost")
    res.named["pays for"] = number
    return res


def _worth(state: State, number: int) -> int:
    """Return as a card of which grade one is discarded for a stride: of the greatest that its text allows (VG 21.1)."""
    said = [grade for one, _ in statics.of_itself(state, number, own.DiscardedAs) for grade in one.grades]
    return max((boards.now(state, number).grade, *said))


def _pay(state: State, seat: int, number: int, price: tuple[ab.Cost, ...], *, insisted: bool) -> Procedure:
    """Pay for a stride or a G guardian; what can be paid where the rules refuse it and players insist."""
    short = insisted and _refuse_cost(state, seat, number, price) is not None
    res = _paying(state, seat, number)
    if price == COST:
        yield from _discard(state, seat, res.cause, 0 if short else SUM)
    elif price:
        yield from (costs.pay_short(price, res) if short else costs.pay(price, res, cancel=True))


def _discard(state: State, seat: int, cause: Cause, least: int) -> Procedure:
    """Let a player discard cards whose grades come to 3 or more, which a stride costs (VG 21.1)."""

    def together(chosen: tuple[int, ...]) -> Refusal | None:
        if sum(_worth(state, one) for one in chosen) >= least:
            return None
        return Refusal("VG 21.1", "The grades of these cards do not come to 3.")

    hand = tuple(state.zones[HAND[seat]])
    answer = yield from ChooseCards(
        seat, "Discard cards whose grades come to 3 or more.", "VG 21.1", lambda: hand, 1, len(hand),
        together=together, cancel=True, private=True,
    )
    yield from verbs.discard(state, answer, cause)


def stride(state: State, seat: int, number: int, insisted: bool = False) -> Procedure:
    """Pay for a stride and put the G unit on the vanguard circle (VG 21.1, 21.2)."""
    ability = skill(state, number, own.Keyword.STRIDE, own.Keyword.ULTIMATE_STRIDE)
    yield from _pay(state, seat, number, cost_of(state, seat, ability), insisted=insisted)
    state.emit(SetVariable("strode", True, "stride"))
    yield from hearts.put(state, seat, number, Cause("rule", None, seat))


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
    ability = skill(state, number, own.Keyword.G_GUARDIAN)
    if ability is None:
        return Refusal("VG 21.8", "This is no G guardian.")
    return _refuse_cost(state, seat, number, cost(ability))


def impossible_guardian(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card is not called as a G guardian even if nobody minds the rules (VG 21.8)."""
    card = state.cards[number]
    if table.step(state) != "guard" or roles.defender(state) != seat:
        return Refusal("VG 11.3.2", "One guards in the guard step of the opponent's attack.")
    if card.zone != G_ZONE[seat] or not card.face_down or not hearts.is_g_unit(state, number):
        return Refusal("VG 21.8", "Only face-down G units of your G zone are called to guard.")
    return None


def call_guardian(state: State, seat: int, number: int, insisted: bool = False) -> Procedure:
    """Pay for a G guardian and call it (VG 21.8)."""
    ability = skill(state, number, own.Keyword.G_GUARDIAN)
    if ability is not None:
        yield from _pay(state, seat, number, cost(ability), insisted=insisted)
    yield from guarding.call(state, seat, (number,), Cause("rule", None, seat), why="superior call")


# Plays


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    return Refusal("VG 21.2", "It is not aimed at a card.")


def _way(
    refuse: Callable[[State, int, int], Refusal | None], impossible: Callable[[State, int, int], Refusal | None],
    act: Callable[[State, int, int, bool], Procedure], said: str,
) -> Way:
    """Return a way to play a card of the G zone, which is aimed at nothing."""
    return Way(
        lambda state, seat, play: refuse(state, seat, play.card),
        lambda state, seat, play: impossible(state, seat, play.card)
        if play.target is None else _why_not_at(state, seat, play),
        lambda state, seat, play, insisted: act(state, seat, play.card, insisted),
        lambda state, play: f"{said} {spoken(state.cards[play.card])}",
        why_not=_why_not_at,
    )


def _other(state: State, play: Play) -> Refusal:
    return Refusal("VG 7.5", "In the stride step one strides, and nothing else.")


STRIDING = {"stride": _way(refuse, impossible, stride, "Stride")}
GUARDING = {"g guard": _way(refuse_guardian, impossible_guardian, call_guardian, "Guard with")}
PLAYS = Ways("VG 1.6", LOOPS, STRIDING, _other)
