"""Orders (VG 25): played from the hand, one in a turn; a normal or a set order in the main phase, a blitz order in the
guard step of the opponent's turn. They are neither ridden nor called.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.answers import Play
from engine.events import Move, SetVariable
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CardType
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import costs, sequencing
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules import roles, table, verbs
from engine.games.vanguard.rules.apply_events import moving
from engine.games.vanguard.rules.table import DROP, HAND, ORDER
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State, alive, ref
from engine.timing.windows import Way
from engine.triggers.apply_events import Route
from engine.unread import contained

#: Orders of the main phase, and those of the guard step.
NORMAL = frozenset({CardType.NORMAL_ORDER, CardType.SET_ORDER})
BLITZ = frozenset({CardType.BLITZ_ORDER, CardType.TICKET})


def is_order(state: State, number: int) -> bool:
    """Whether a card is an order."""
    return _type(state, number) in NORMAL | BLITZ


def _type(state: State, number: int) -> CardType:
    return state.cards[number].face.type  # type: ignore[attr-defined, no-any-return]


def ideas(state: State, seat: int) -> list[Play]:
    """Return the orders of the hand that might be played now: those of the main phase, or of the guard step."""
    kinds = BLITZ if table.step(state) == "guard" else NORMAL
    return [Play("use", number) for number in state.zones[HAND[seat]] if _type(state, number) in kinds]


def _what(state: State, number: int) -> tuple[int, ab.ActionAbility | None]:
    """Return what an order costs and does, with the place of that among its abilities; a set order may do nothing."""
    for index, one in enumerate(boards.now(state, number).abilities):
        inner = one.ability if isinstance(one, own.Ability) else one
        if isinstance(inner, ab.ActionAbility):
            return index, inner
    return -1, None


def impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why an order is not played even if nobody minds the rules."""
    if state.cards[play.card].zone != HAND[seat]:
        return Refusal("VG 25.1", "Only orders of your hand are played.")
    blitz = _type(state, play.card) in BLITZ
    if blitz and (table.step(state) != "guard" or roles.defender(state) != seat):
        return Refusal("VG 25.1", "A blitz order is played in the guard step of the opponent's turn.")
    if not blitz and table.step(state) != "main":
        return Refusal("VG 25.1", "Such an order is played in the main phase.")
    return None


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why an order is not played, or None where it can be (VG 25.1)."""
    if refusal := impossible(state, seat, play):
        return refusal
    if seat in state.vars.get("ordered", ()):
        return Refusal("VG 25.1", "One plays one order in a turn.")
    leader = table.vanguard(state, seat)
    mine = boards.now(state, leader).grade if leader >= 0 else -1
    if (other := boards.now(state, play.card).grade) > mine:
        return Refusal("VG 25.1", f"One plays orders up to the grade of the vanguard, {mine}; this one has {other}.")
    index, what = _what(state, play.card)
    if what is None:
        return None
    return costs.refuse(what.cost, _context(state, seat, play.card, index))


def _context(state: State, seat: int, number: int, index: int) -> Resolution:
    """Return the context in which an order is paid for and carried out."""
    res = Resolution(state, seat, ref(state, number), "ability", index)
    res.named[costs.PLAYED] = number
    return res


def play(state: State, seat: int, chosen: Play, insisted: bool = False) -> Procedure:
    """Play an order: it is shown, its cost is paid, it does what it says, and goes to the drop zone; a set order stays
    in the order zone (VG 25.1).
    """
    number = chosen.card
    state.emit(SetVariable("ordered", (*state.vars.get("ordered", ()), seat), "order"))
    stays = _type(state, number) is CardType.SET_ORDER
    index, what = _what(state, number)
    shown = Move(number, ORDER[seat], why="order", cause=table.BY_RULE)
    yield from moving(state, [shown], "{1} plays the order {0}.", "VG 25.1", ("seat", seat))
    lies = ref(state, number)
    if what is not None:
        res = _context(state, seat, number, index)
        if what.cost:
            short = insisted and costs.refuse(what.cost, res) is not None
            yield from (costs.pay_short(what.cost, res) if short else costs.pay(what.cost, res))
        yield from contained(state, lies, seat, "VG 1.6", sequencing.perform(what.effects, res))
    if not stays and alive(state, lies):
        yield from verbs.put(state, (number,), Route(DROP, "order", "{0} goes to the drop zone.", "VG 25.1"))


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    return Refusal("VG 11.2.5", "Only attacks are aimed at a card.")


def _no_order(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why something else than an order is not used in the guard step (VG 16.1)."""
    if is_order(state, play.card) and play.target is None:
        return impossible(state, seat, play)
    return Refusal("VG 16.1", "[ACT] abilities are used in the main phase.")


#: What is played in the guard step besides guardians.
BLITZES = {
    "use": Way(
        lambda state, seat, play: _no_order(state, seat, play) or refuse(state, seat, play), _no_order, play,
        lambda state, play: f"Play {table.spoken(state.cards[play.card])}", why_not=_why_not_at, step="guard",
    )
}
