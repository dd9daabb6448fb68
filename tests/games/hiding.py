"""What a player reads while the other one does nothing, and games that differ in a hand only, for any game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.answers import Answer, Cards, Confirm, Number, Options, Pass, Play
from engine.events import Note
from engine.match import Match
from engine.requests import ChooseCards, ChooseNumber, ChooseOptions, ChoosePlay, ChooseYesNo, Request
from engine.state import State
from tests.games.test_properties import go_on, played

#: What one seat has been told: of each question who is asked, and what is said of it; then the log.
Told = list[tuple[int, str, str]]
#: Lines by which a player leaves it.
_LEAVES = ("None of them.", "Pay with a card of the hand, or not at all.")


def leaves_it(request: Request) -> Answer | None:
    """The answer of a player who does nothing, be it that they cannot or that they do not want to."""
    match request:
        case ChoosePlay():
            return Pass()
        case ChooseCards() if request.bounds()[0] == 0:
            return Cards(())
        case ChooseYesNo():
            return Confirm(False)
        case ChooseNumber(least=least):
            return Number(least)
        case ChooseOptions(least=0):
            return Options(())
        case ChooseOptions() if request.options[-1] in _LEAVES:
            return Options((len(request.options) - 1,))
    return None


def told(match: Match, player: int, steps: int = 12) -> Told:
    """What the opponent of a player reads while that player does nothing, until somebody may act."""
    found: Told = []
    for _ in range(steps):
        if match.request is None:
            break
        question = match.question(1 - player)
        answer = leaves_it(match.request)
        assert question is not None
        found.append((question.seat, question.text, question.rule))
        if answer is None or isinstance(match.request, ChoosePlay):
            break
        assert match.play(answer) is None
    return found + [(-1, line.text, line.rule) for line in match.log(1 - player)]


# Random games

#: At how many moments of a game a twin is made, how many answers lie between them, and for how many it is followed.
_MOMENTS, _BETWEEN, _FOLLOWED = 10, 15, 20


@dataclass(frozen=True)
class Hidden:
    """Where a game keeps cards from sight: the hands, what lies ``deep`` and is not looked at soon; ``lies_open`` says
    where the cards lie that a player may use before all eyes.
    """

    hands: tuple[int, int]
    deep: Callable[[State, int], Sequence[int]]
    lies_open: Callable[[int], bool]


def twins_along(name: str, seed: int, hidden: Hidden) -> None:
    """Play a random game; along it, follow a twin of it in which one seat has another hand: the other seat reads the
    same in both.
    """
    source = random.Random(seed)
    match = played(name, seed, 20)
    for moment in range(_MOMENTS):
        go_on(match, source.random(), _BETWEEN)
        while match.request is not None and not isinstance(match.request, ChoosePlay):
            go_on(match, source.random(), 1)
        if match.request is None:
            return
        seat = moment % 2
        one, other = match.copy(), match.copy()
        _deal_otherwise(other, seat, hidden, source)
        _go_on_alike(one, other, seat, source, hidden)


def _deal_otherwise(match: Match, seat: int, hidden: Hidden, source: random.Random) -> None:
    """Let a seat have other cards in its hand: some of those that lie deep."""
    state = match.state
    spoken = {part for note in state.log if isinstance(note, Note) for one in _pairs(note) for part in one[1:]}
    deep = [one for one in hidden.deep(state, seat) if one not in spoken]
    for one in state.zones[hidden.hands[seat]]:
        if one not in spoken and deep and not state.sees(1 - seat, state.cards[one]):
            other = deep.pop(source.randrange(len(deep)))
            mine, theirs = state.cards[one], state.cards[other]
            mine.face, theirs.face = theirs.face, mine.face
    state.derived.clear()
    if match.request is not None:
        match.request.refresh()


def _pairs(note: Note) -> list[tuple[object, ...]]:
    """What a line of the log names."""
    return [one for one in note.args if isinstance(one, tuple)]


def _go_on_alike(one: Match, other: Match, seat: int, source: random.Random, hidden: Hidden) -> None:
    """Give two matches the same answers as long as nothing comes to light of which they differ."""
    for _ in range(_FOLLOWED):
        if one.request is None or other.request is None:
            break
        asked, again = one.question(1 - seat), other.question(1 - seat)
        assert asked is not None and again is not None
        assert (asked.seat, asked.text, asked.rule) == (again.seat, again.text, again.rule)
        assert one.view(1 - seat) == other.view(1 - seat)
        answer = _open_answer(one, other, seat, source, hidden)
        if answer is None:
            break
        one.play(answer)
        other.play(answer)
        if _seen(one, 1 - seat) != _seen(other, 1 - seat):
            # A card of which they differ has come to light.
            break
    assert (one.request is None) == (other.request is None)


def _open_answer(one: Match, other: Match, seat: int, source: random.Random, hidden: Hidden) -> Answer | None:
    """An answer to what both are asked that tells nothing of the hand of a seat, and that both can give."""
    first, second = one.request, other.request
    assert first is not None and second is not None
    if first.seat != seat:
        tries = [first.sample(source) for _ in range(6)]
    else:
        plays = [first.sample(source) for _ in range(6)] if isinstance(first, ChoosePlay) else []
        tries = [
            play for play in plays if isinstance(play, Play) and hidden.lies_open(one.state.cards[play.card].zone)
        ]
        left = leaves_it(first)
        tries += [left] if left is not None else [first.sample(source)]
    return next((answer for answer in tries if first.judge(answer) is None and second.judge(answer) is None), None)


def _seen(match: Match, seat: int) -> list[tuple[int, str]]:
    """The cards that a seat sees."""
    return [(card.number, card.face.code) for card in match.state.cards if match.state.sees(seat, card)]
