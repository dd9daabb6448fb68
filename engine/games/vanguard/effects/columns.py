"""Rows and columns: which column a player chooses, what lies in it, and rows that are switched (VG 4.1, 17.14)."""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.resolution import note_done, settle
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.nouns import column_of
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table, verbs
from engine.games.vanguard.rules.table import CENTRE_FRONT
from engine.games.vanguard.vocabulary import Row
from engine.procedures import Procedure
from engine.requests import ChooseOptions

#: The columns that there always are, as the first player sees them.
_SIDES = {-1: "left", 0: "centre", 1: "right"}


def _columns(res: Resolution) -> list[tuple[int, int]]:
    """Return the columns that there are, Accel circles among them, from the actor's left to the right."""
    state = res.state
    there = {table.column(where, seat) for seat in (0, 1) for where in (CENTRE_FRONT, *table.circles(state, seat))}
    side = -1 if res.actor else 1
    return sorted(there, key=lambda one: side * one[0] * one[1])


def _in_words(column: tuple[int, int], res: Resolution) -> str:
    """Return a column in words, with the units that lie there."""
    state = res.state
    side = _SIDES[-column[0] if res.actor else column[0]]
    name = f"{side} column" if column[1] < 2 else f"{side} Accel column {column[1] - 1}"
    there = ", ".join(
        table.spoken(state.cards[one])
        for zone in (*table.VC, *table.RC) for one in state.zones[zone] if column_of(state.cards[one]) == column
    )
    return f"{name} ({there})" if there else name


def _choose(effect: own.ChooseColumn, res: Resolution) -> Procedure:
    """Let the actor choose a column (VG 16.8)."""
    there = _columns(res)
    answer = yield from ChooseOptions(
        res.actor, "Choose a column.", "VG 16.8", tuple(_in_words(one, res) for one in there)
    )
    res.named["column"] = there[answer[0]]
    note_done(res)


def is_there(said: own.InThatColumn, column: object, front: bool, res: Resolution) -> bool:
    """Whether a circle lies in the column that was chosen, and in the row of it that is named."""
    if column is None or column != res.named.get("column"):
        return False
    return said.row is None or front is (said.row is Row.FRONT)


def _in_that_column(quality: own.InThatColumn, thing: Any, now: Any, res: Resolution) -> bool:
    where = thing.marks.get("circle", 0) if thing.zone in table.RC else CENTRE_FRONT
    return is_there(quality, column_of(thing), table.is_front(where), res)


def lacks(effects: tuple[ab.Effect, ...]) -> bool:
    """Whether a text speaks of a column that it does not choose."""
    kinds = {type(one) for one in walk(effects)}
    return own.InThatColumn in kinds and own.ChooseColumn not in kinds


def _switch(effect: own.SwitchRows, res: Resolution) -> Procedure:
    """Let front and back row change places in each column that has both, all at once or not at all (VG 17.14)."""
    state = res.state
    note_done(res, False)
    for seat in evaluate.seats(effect.player, res):
        where = {
            one: other for one in table.rear_guards(state, seat)
            if (other := _opposite(table.circle(state, one))) is not None
        }
        if where and not any(verbs.is_closed(state, seat, at) for at in where.values()):
            settle(res, (yield from verbs.shift(state, where, res.cause)), len(where))


def _opposite(where: int) -> int | None:
    """Return the rear-guard circle of the other row in the column, None where there is none."""
    pairs = ((table.LEFT_FRONT, table.LEFT_BACK), (table.RIGHT_FRONT, table.RIGHT_BACK))
    return next((other for pair in pairs for one, other in (pair, pair[::-1]) if one == where), None)


MEANING.effects |= {own.ChooseColumn: _choose, own.SwitchRows: _switch}
MEANING.qualities[own.InThatColumn] = _in_that_column
