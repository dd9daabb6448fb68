"""To which circles units are called and moved by an effect (VG 10.3, 10.6): what the text says of a circle, and who
chooses one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.course import EVERYBODY, EventProcedure, uncover
from engine.effects import evaluate
from engine.events import Event, Move, SetCardField, Shift
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import columns, statics
from engine.games.vanguard.effects.nouns import column_of
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules import table, verbs
from engine.games.vanguard.vocabulary import Row
from engine.requests import Asked, ChooseOptions
from engine.state import State, ref
from engine.triggers.apply_events import wants


def open_to(effect: own.Call | own.MoveTo, res: Resolution, number: int = -1) -> list[int]:
    """Return the circles to which an effect can bring a unit (VG 10.3): those of the actor, to move it those of whose
    circle it is on, and not that one (VG 10.6).
    """
    state, seat = res.state, res.actor
    mine = None
    if number >= 0 and state.cards[number].zone in table.RC:
        mine, seat = table.circle(state, number), state.cards[number].zone & 1
    return [
        where for where in table.circles(state, seat)
        if where != mine and not verbs.is_closed(state, seat, where) and _fits(effect, where, res, seat)
    ]


def _fits(effect: own.Call | own.MoveTo, where: int, res: Resolution, seat: int) -> bool:
    if getattr(effect, "open", False) and table.on_circle(res.state, seat, where):
        return False
    return effect.where is None or is_as(effect.where, where, res, seat)


def is_as(said: ab.Quality, where: int, res: Resolution, seat: int) -> bool:
    """Whether a rear-guard circle of a player is as a text says (VG 4.1)."""
    match said:
        case own.InRow(row):
            return table.is_front(where) is (row is Row.FRONT)
        case own.InColumnOf(whose, of_it):
            in_row = of_it is None or table.is_front(where) is (of_it is Row.FRONT)
            return in_row and table.column(where, seat) in _columns(whose, res)
        case own.InFrontOf(whose, behind):
            return table.column(where, seat) in _columns(whose, res) and table.is_front(where) is not behind
        case own.InThatColumn():
            return columns.is_there(said, table.column(where, seat), table.is_front(where), res)
        case own.OnCircle():
            return (
                (said.row is None or table.is_front(where) is (said.row is Row.FRONT))
                and (said.beside is None or table.column(where, seat) in _columns(said.beside, res))
                and (not said.additional or where >= table.ACCEL)
                and (not said.taken or any(table.is_unit(res.state, one)
                                           for one in table.on_circle(res.state, seat, where)))
            )
        case own.OnItsCircle(whose):
            return any(
                one.zone == table.RC[seat] and one.marks.get("circle", 0) == where
                for one in evaluate.things_of(whose, res)
            )
        case ab.OtherThan(ab.Noun(qualities)):
            return not all(is_as(one, where, res, seat) for one in qualities)
        case ab.AnyOf(options):
            return any(all(is_as(one, where, res, seat) for one in noun.qualities) for noun in options)
    return True


def _columns(whose: ab.Reference, res: Resolution) -> list[tuple[int, int] | None]:
    return [column_of(one) for one in evaluate.things_of(whose, res)]


def choose(
    effect: own.Call | own.MoveTo, res: Resolution, numbers: Sequence[int], among: Sequence[int] = ()
) -> Asked[dict[int, int]]:
    """Let the actor choose a circle for each of some cards, no two of them the same, as far as there are any (VG 10.3,
    10.4). What goes there from where it lay hidden is shown before that is asked.
    """
    state = res.state
    found: dict[int, int] = {}
    for number in numbers:
        able = [where for where in open_to(effect, res, number if among else -1) if where not in found.values()]
        if not able:
            continue
        pick, seat = 0, state.cards[number].zone & 1 if among else res.actor
        if len(able) > 1:
            uncover(state, (ref(state, number),), EVERYBODY, "call")
            answer = yield from ChooseOptions(
                res.actor, "To which circle does {0} go?", "VG 10.3",
                tuple(in_words(state, seat, where) for where in able), args=(("card", number),),
            )
            pick = answer[0]
        found[number] = able[pick]
    return found


def stays(effect: ab.Effect, event: Event, res: Resolution) -> EventProcedure:
    """Let a unit move to another circle instead of leaving the field, as the unit that it is (VG 16.12, 10.6); one that
    may do so only where there is such a circle.
    """
    assert isinstance(event, Move)
    said, state = statics.plain(effect), res.state
    assert isinstance(said, own.MoveTo)
    if not open_to(said, res, event.card):
        return [event]
    if isinstance(effect, ab.May) and not (yield from wants(event.card, res, "VG 16.12")):
        return [event]
    where = yield from choose(said, res, [event.card], among=[event.card])
    marks = {name: value for name, value in state.cards[event.card].marks.items() if not name.startswith("guards")}
    marks["circle"] = where[event.card]
    return [
        Shift(event.card, table.RC[res.actor], why="move", cause=res.cause),
        SetCardField(event.card, "marks", marks, "move", res.cause),
    ]


statics.OTHERWISE[own.MoveTo] = stays


def in_words(state: State, seat: int, where: int) -> str:
    """Return a circle in words, with who is there."""
    there = ", ".join(table.spoken(state.cards[one]) for one in table.on_circle(state, seat, where))
    name = table.circle_name(where)
    return f"{name} ({there})" if there else name


