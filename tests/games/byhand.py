"""What players do by hand in any game: recorded, seen by both, taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from engine import overrides
from engine.answers import AnyAnswer
from engine.match import Match
from engine.overrides import Anyway, Override
from engine.procedures import Overrode
from engine.views import LogLine, log_lines
from tests.games.test_properties import played


def by_hand(match: Match, verb: Override) -> str:
    """Do something by hand as seat 0, with cards by number; return the line of the log. Undo must restore all."""
    state = match.state
    before = state.digest()
    assert match.override(0, _handed(match, verb)) is None
    after = state.digest()
    assert match.undo() and state.digest() == before
    assert match.redo() and state.digest() == after
    return log_lines(state, 1, match.names, 1)[-1].text


def goes_on(
    name: str,
    seed: int,
    steps: int,
    data: st.DataObject,
    verbs: Sequence[Override],
    on_card: Callable[[Match, int], Sequence[Override]],
) -> None:
    """Do four things by hand in a game, one after the other: each can be taken back, and the game goes on."""
    match = played(name, seed, steps)
    source = random.Random(seed)
    for _ in range(4):
        card = source.randrange(len(match.state.cards))
        verb = data.draw(st.sampled_from((*verbs, *on_card(match, card))))
        before = match.state.digest()
        if match.override(0, _handed(match, verb)) is None:
            assert match.law.check(match.state) == []
            after = match.state.digest()
            assert match.undo() and match.state.digest() == before
            assert match.redo() and match.state.digest() == after
        for _ in range(12):
            if match.request is not None:
                match.play(match.request.sample(source))
    assert match.law.check(match.state) == []


def _handed(match: Match, verb: Override) -> Override:
    return overrides.renamed(verb, lambda number: match.state.cards[number].handles[0])


def anyway(match: Match, answer: AnyAnswer) -> tuple[str, list[LogLine]]:
    """Give an answer that the rules refuse, with cards by number; return the rule and what the log says of it.

    The ordinary answer is refused; this one is taken back, done again and told alike to both seats.
    """
    state, request = match.state, match.request
    assert request is not None
    before, told = state.digest(), len(log_lines(state, 0, match.names))
    refusal = match.play(answer)
    assert refusal is not None and state.digest() == before
    verb = overrides.renamed(Anyway(answer), lambda number: state.cards[number].handles[request.seat])
    assert match.override(request.seat, verb) is None
    after = state.digest()
    assert match.undo() and state.digest() == before
    assert match.redo() and state.digest() == after
    assert match.entries[-1] == Overrode(request.seat, Anyway(answer))
    assert match.law.check(state) == []
    lines = [log_lines(state, seat, match.names)[told:] for seat in (0, 1)]
    assert lines[0][0] == lines[1][0] and lines[0][0].text.endswith("does what the rules would not allow.")
    return lines[0][0].rule, list(lines[0][1:])
