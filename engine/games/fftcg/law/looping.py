"""Infinite loops (FFTCG 13)."""

from __future__ import annotations

import re

from engine import loops
from engine.abilities.references import Source, This
from engine.abilities.statics import Changes
from engine.answers import Number, Play
from engine.events import Set
from engine.games.fftcg.deeds import references
from engine.games.fftcg.deeds.fixed import Fixed
from engine.games.fftcg.deeds.lasting import Lasting
from engine.games.fftcg.law import checks, table
from engine.games.fftcg.law.happen import tell
from engine.games.fftcg.law.items import stack
from engine.loops import Bar, Choice, Loop
from engine.procedures import Procedure
from engine.requests import ChooseNumber
from engine.rulebook import Refusal
from engine.state import State

#: No loop is run more often than this.
MOST_ROUNDS = 1_000_000

#: An object in words: which of a card's lives it is makes no difference.
_OBJECT = re.compile(r"Ref\(number=(\d+), entered=\d+\)")
_VALUES = ("step", "phase", "priority", "attackers", "blocker", "party", "crystals 0", "crystals 1")


def values(state: State) -> tuple[object, ...]:
    """Return what makes a position the same as before, beside its cards."""
    get = state.vars.get
    items = tuple(
        (item.kind, item.seat, item.source.number, item.x, tuple(one.number for group in item.targets for one in group))
        for item in stack(state)
    )
    waiting = tuple((one.watcher.source.number, one.watcher.index) for one in get("pending", ()))
    effects = [one for one in get("lasting", ()) if not _over(state, one)]
    lasting = tuple((_OBJECT.sub(r"\1", repr(one.static)), one.turn) for one in effects)
    return (*(get(name) for name in _VALUES), items, waiting, lasting, len(get("delayed", ())))


def _over(state: State, one: Lasting) -> bool:
    """Whether an effect is on objects that are all gone."""
    who = one.static.who if isinstance(one.static, Changes) else None
    if not isinstance(who, Fixed | Source | This):
        return False
    return not any(table.alive(state, what) for what in references.refs(who, one.deed(state)))


def settle(state: State, loop: Loop) -> Procedure:
    """End a loop: a draw where nobody can stop it; else who can says how often it runs (FFTCG 13.1 to 13.3).

    Nothing changes in a round, so that any number of rounds is done at once. Then the player who declared the smaller
    number stops it, and the one who declared the larger number cannot make the choices of the loop again.
    """
    bars: tuple[Bar, ...] = state.vars.get("barred", ())
    loop = loop.without(bars)
    if loop.mandatory:
        checks.end(state, None, "FFTCG 13.1", "a loop goes on that nobody can stop")
        return
    rule = "FFTCG 13.2" if len(loop.seats) == 1 else "FFTCG 13.3"
    declared: dict[int, int] = {}
    for seat in table.first_to_choose(state):
        if seat in loop.seats:
            answer = yield ChooseNumber(seat, "A loop goes on. How many times does it run?", rule, 0, MOST_ROUNDS)
            assert isinstance(answer, Number)
            declared[seat] = answer.value
            tell(state, "{0} lets the loop run {1} times.", rule, ("seat", seat), str(answer.value))
    settled = loops.settle(loop, declared, table.turn_player(state))
    state.emit(Set("barred", (*bars, *loops.bars(loop, settled, rule)), "loop"))


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot go round a loop again (FFTCG 13.2, 13.3)."""
    bars: tuple[Bar, ...] = state.vars.get("barred", ())
    if not bars:
        return None
    bar = loops.forbidding(bars, Choice(seat, play, loops.position(state, values(state))))
    if bar is None:
        return None
    return Refusal(bar.rule, "It has been said how often this loop runs; it cannot go on so.")
