"""Twins: two matches that differ only in what a seat may not know, so that the seat must be told the same in both.

A match is made again from its last boundary, once as it is and once with the hidden cards dealt otherwise, and what was
answered since is answered in both, step by step: who is asked, what, and how often, is told to the other seat too.
A position alone may be sampled.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.answers import AnyAnswer, Options
from engine.events import Create, Move, SetCardField
from engine.forking import chance, dealt, pools, put, unseen
from engine.match import Match
from engine.procedures import Answered, Entry
from engine.requests import ChooseCards, ChooseOptions
from engine.sight import looks
from engine.state import Change, State, fields_of, numbers_in
from engine.views import PublicEvent, redact

#: How often an answer that can be given in both is looked for.
_TRIES = 5


class ToldApart(Exception):
    """A seat can tell two positions apart that differ only in what it may not know; the message says by what."""


def sampled(state: State, seat: int, source: random.Random) -> State:
    """Return a position that the seat cannot tell from this one: whatever it does not see is dealt anew at random; the
    random state is another one.
    """
    other = state.copy()
    put(other, dealt(pools(other, unseen(other, seat)), source))
    other.random, other.naming = chance(source)
    return other


@dataclass(frozen=True, slots=True)
class Twin:
    """A match made again, and what the seat has heard since: since the last boundary, or the last answer followed."""

    match: Match
    heard: list[PublicEvent]


def twins(match: Match, seat: int, source: random.Random) -> tuple[Twin, Twin] | None:
    """Return the match as it is and one that the seat may not tell from it; None where nothing can be dealt otherwise,
    or where the other player could not have done in the other what it did.

    Raises ToldApart where the answers since the boundary lead elsewhere in the other.
    """
    boundary = match.checkpoints[-1]
    since = match.state.log[boundary.log :]
    there = match.state.copy()
    for change in reversed(since):
        change.revert(there)
    other = there.copy()
    if not _redeal(other, match, seat, since, source):
        return None
    pair = _again(match, there, seat), _again(match, other, seat)
    for entry in match.entries[boundary.entries :]:
        if not _go_on(pair, seat, entry):
            return None
    if pair[0].match.state.digest() != match.state.digest():
        raise ToldApart("the match does not come from its last boundary to where it stands")
    return pair


def _go_on(pair: tuple[Twin, Twin], seat: int, entry: Entry) -> bool:
    """Do the same in both; False where the other player cannot do so in the second."""
    first, second = pair
    if isinstance(entry, Answered):
        same(asked(first.match, seat), asked(second.match, seat), "the question")
    there = entry
    if isinstance(entry, Answered) and entry.seat != seat:
        answer = _in_words(first.match, second.match, entry.answer)
        if answer is None:
            return False
        there = Answered(entry.seat, answer)
    refusals = first.match.replay(entry), second.match.replay(there)
    if refusals[0] is not None:
        raise ToldApart(f"the match does not come from its last boundary to where it stands: {refusals[0]}")
    if refusals[1] is not None and entry.seat == seat:
        raise ToldApart(f"an answer of its own is refused: {refusals[1]}")
    return refusals[1] is None


def _in_words(first: Match, second: Match, answer: AnyAnswer) -> AnyAnswer | None:
    """Return what is the same answer in the second match, lines by their words; None where there is no such line.

    What may be chosen of a hand stands among the lines that its player alone reads.
    """
    one, other = first.request, second.request
    if not isinstance(answer, Options) or not (isinstance(one, ChooseOptions) and isinstance(other, ChooseOptions)):
        return answer
    here, there = _lines(one.options), _lines(other.options)
    picks = [here[pick] for pick in answer.picks if pick < len(here)]
    return Options(tuple(map(there.index, picks))) if {*picks} <= {*there} else None


def _lines(options: Sequence[str]) -> list[tuple[str, int]]:
    """Each line with how often its words have stood before: two that read alike are two."""
    return [(line, options[:place].count(line)) for place, line in enumerate(options)]


def asked(match: Match, seat: int) -> Any:
    """Return what a seat is asked, or waits for; of hidden cards that are put before it to choose among, not which."""
    question = match.question(seat)
    return (question.seat, question.text, question.rule) if question is not None and shows(match, seat) else question


def follow(pair: tuple[Twin, Twin], seat: int, source: random.Random, steps: int) -> Iterator[None]:
    """Answer the same in both as long as nothing comes to light in which they differ, and stop after each answer."""
    first, second = pair
    for _ in range(steps):
        answers = _common(first.match, second.match, seat, source)
        if answers is None:
            return
        for twin, answer in zip(pair, answers, strict=True):
            twin.heard.clear()
            twin.match.play(answer)
        if _came_to_light(first.heard, second.heard) or _seen(first, seat) != _seen(second, seat):
            return
        if any(shows(twin.match, seat) for twin in pair):
            return
        yield


def _common(first: Match, second: Match, seat: int, source: random.Random) -> tuple[AnyAnswer, AnyAnswer] | None:
    """Return an answer that can be given in both, as each of them puts it; what a seat itself is asked can be answered
    alike.
    """
    one, other = first.request, second.request
    if one is None or other is None:
        return None
    for _ in range(_TRIES):
        answer: AnyAnswer = one.sample(source)  # type: ignore[assignment]
        again = answer if one.seat == seat else _in_words(first, second, answer)
        refusal = None if again is None else other.judge(again)
        if again is not None and refusal is None:
            return answer, again
        if one.seat == seat:
            raise ToldApart(f"an answer of its own is refused: {refusal}")
    return None


def shows(match: Match, seat: int) -> bool:
    """Whether a seat is asked to choose among cards that it does not see otherwise."""
    return match.request is not None and match.request.seat == seat and looks(match.request)


def _came_to_light(one: list[PublicEvent], other: list[PublicEvent]) -> bool:
    """Whether the first thing in which two lists of events differ is the face of a card that is shown."""
    for first, second in zip(one, other, strict=False):
        if first != second:
            return bool(first.code and second.code) and first.code != second.code
    return False


def _seen(twin: Twin, seat: int) -> list[tuple[int, str]]:
    state = twin.match.state
    return [(card.number, card.face.code) for card in state.cards if state.sees(seat, card)]


def _again(match: Match, state: State, seat: int) -> Twin:
    """Make a match from a position, and let the seat hear what happens in it."""
    heard: list[PublicEvent] = []

    def witness(change: Change) -> None:
        seen = redact(match.law, state, change, seat, match.names)
        if seen is not None:
            heard.append(seen)

    state.witnesses.append(witness)
    return Twin(Match(match.law, state, automatic=match.automatic, names=match.names), heard)


def _redeal(state: State, match: Match, seat: int, since: list[Change], source: random.Random) -> bool:
    """Deal among the cards that the seat did not see all the while; say whether any has another face now."""
    fixed = _spoken_of(match, since) | set(numbers_in(tuple(state.vars.values())))
    now = match.state
    # Asked of each card, not by the short cut of forks: what that overlooks is to be found out.
    hidden = [
        card for card in state.cards
        if not state.sees(seat, card) and not now.sees(seat, now.cards[card.number]) and card.number not in fixed
    ]
    faces = dealt(pools(state, hidden), source)
    other = any(state.cards[number].face is not face for number, face in faces.items())
    put(state, faces)
    return other


def _spoken_of(match: Match, since: list[Change]) -> set[int]:
    """Return the cards that something has happened to since the boundary, and those that are shown to be chosen."""
    found: set[int] = set()
    for change in since:
        if isinstance(change, Move | SetCardField):
            found.add(change.card)
        elif isinstance(change, Create):
            found.add(change.number)
    if isinstance(match.request, ChooseCards) and match.request.faces:
        found.update(match.request.candidates)
    return found


def internal(value: Any) -> bool:
    """Whether something that a seat is given holds the number by which the host knows a card."""
    return next(numbers_in(value), None) is not None


def same(first: Any, second: Any, what: str) -> None:
    """Raise ToldApart where what a seat is given is not the same in both."""
    if first != second:
        raise ToldApart(f"{what}: {_difference(first, second)}")


def _difference(first: Any, second: Any) -> str:
    """Say in a few words where two things differ."""
    if isinstance(first, tuple | list) and isinstance(second, tuple | list) and len(first) == len(second):
        pairs = zip(first, second, strict=True)
        return next((_difference(one, two) for one, two in pairs if one != two), "")
    for name in fields_of(first) if type(first) is type(second) else ():
        one, two = getattr(first, name), getattr(second, name)
        if one != two:
            return f"{name} {_difference(one, two)}"
    return f"{first!r:.300} / {second!r:.300}"

