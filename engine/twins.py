"""Twins: two matches that differ only in what a seat may not know, so that the seat must be told the same in both.

A match is made again from its last boundary, once as it is and once with the hidden cards dealt otherwise, and what was
answered since is answered in both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.cards import Printed
from engine.events import Create, Mark, Move
from engine.journal import Answered, Entry
from engine.match import Match
from engine.objects import Ref
from engine.requests import ChooseCards
from engine.state import CardState, Change, State
from engine.views import PublicEvent, redact


class ToldApart(Exception):
    """A seat can tell two positions apart that differ only in what it may not know; the message says by what."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A match made again, and what the seat has heard since its last boundary."""

    match: Match
    heard: list[PublicEvent]


def twins(match: Match, seat: int, source: random.Random) -> tuple[Twin, Twin] | None:
    """Return the match as it is and one that the seat may not tell from it; None where nothing can be dealt otherwise.

    Raises ToldApart where the answers since the boundary lead elsewhere in the other.
    """
    boundary = match.boundaries[-1]
    since = match.state.log[boundary.log :]
    there = match.state.copy()
    for change in reversed(since):
        change.revert(there)
    other = there.copy()
    if not _redeal(other, match, seat, since, source):
        return None
    entries = match.entries[boundary.entries :]
    first = _again(match, there, seat, entries)
    if first is None or first.match.state.digest() != match.state.digest():
        raise ToldApart("the match does not come from its last boundary to where it stands")
    second = _again(match, other, seat, entries)
    return None if second is None else (first, second)


def _again(match: Match, state: State, seat: int, entries: list[Entry]) -> Twin | None:
    """Make a match again from a position; None where the other player could not have done there what it did."""
    heard: list[PublicEvent] = []

    def witness(change: Change) -> None:
        seen = redact(match.law, state, change, seat, match.names)
        if seen is not None:
            heard.append(seen)

    state.witnesses.append(witness)
    again = Match(match.law, state, automatic=match.automatic, names=match.names)
    for entry in entries:
        if again.request is not None and again.request.seat != entry.seat and isinstance(entry, Answered):
            raise ToldApart(f"another player is asked: {again.request.text} ({again.request.rule})")
        refusal = again.replay(entry)
        if refusal is not None and entry.seat == seat:
            raise ToldApart(f"an answer of its own is refused: {refusal}")
        if refusal is not None:
            return None
    return Twin(again, heard)


def _redeal(state: State, match: Match, seat: int, since: list[Change], source: random.Random) -> bool:
    """Deal among the cards that the seat did not see all the while; say whether any has another face now."""
    fixed = _spoken_of(match, since) | set(_named(tuple(state.vars.values())))
    pools: dict[tuple[int, str], list[CardState]] = {}
    for card in state.cards:
        now = match.state.cards[card.number]
        hidden = not state.sees(seat, card) and not match.state.sees(seat, now)
        if hidden and card.number not in fixed and not (card.marks or card.over or card.under):
            pools.setdefault((card.owner, state.places[card.zone].spec.apart), []).append(card)
    other = False
    for pool in pools.values():
        faces: list[Printed] = [card.face for card in pool]
        source.shuffle(faces)
        for card, face in zip(pool, faces, strict=True):
            other = other or card.face is not face
            card.face = face
    return other


def _spoken_of(match: Match, since: list[Change]) -> set[int]:
    """Return the cards that something has happened to since the boundary, and those that are shown to be chosen."""
    found: set[int] = set()
    for change in since:
        if isinstance(change, Move | Mark):
            found.add(change.card)
        elif isinstance(change, Create):
            found.add(change.number)
    if isinstance(match.request, ChooseCards) and match.request.faces:
        found.update(match.request.candidates)
    return found


def _named(value: Any) -> Iterator[int]:
    """Yield the numbers of cards that a value of the position speaks of."""
    if isinstance(value, type | Printed):
        return
    if isinstance(value, Ref):
        yield value.number
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _named(one)
    elif isinstance(value, dict):
        yield from _named(tuple(value.values()))
    else:
        yield from _named(tuple(getattr(value, name) for name in _fields(value) if hasattr(value, name)))


def _fields(value: object) -> tuple[str, ...]:
    return tuple(getattr(value, "__struct_fields__", ()) or getattr(value, "__dataclass_fields__", ()))


def internal(value: Any) -> bool:
    """Whether something that a seat is given holds the number by which the host knows a card."""
    return next(_named(value), None) is not None


def same(first: Any, second: Any, what: str) -> None:
    """Raise ToldApart where what a seat is given is not the same in both."""
    if first != second:
        raise ToldApart(f"{what}: {_difference(first, second)}")


def _difference(first: Any, second: Any) -> str:
    """Say in a few words where two things differ."""
    if isinstance(first, tuple | list) and isinstance(second, tuple | list) and len(first) == len(second):
        pairs = zip(first, second, strict=True)
        return next((_difference(one, two) for one, two in pairs if one != two), "")
    for name in _fields(first) if type(first) is type(second) else ():
        one, two = getattr(first, name), getattr(second, name)
        if one != two:
            return f"{name} {_difference(one, two)}"
    return f"{first!r:.300} / {second!r:.300}"

