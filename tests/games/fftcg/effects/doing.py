"""Letting abilities do what their text says, answered in a few words.

    doing = Doing(table, mirelle, "Choose 1 Forward. Deal it 5000 damage.")
    doing.choose(cole)            # what is chosen when it goes on the stack
    doing.resolve()               # then the answers to what is asked while it resolves

Questions with only one answer answer themselves, as in a game.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from engine.answers import Answer, Cards, Confirm, Options
from engine.requests import Request
from engine.timing import casting, legal_targets
from engine.timing.resolving import perform
from tests.games.fftcg.table import Position, effects

YES, NO = Confirm(True), Confirm(False)


def cards(*numbers: int) -> Cards:
    """Return the answer that names these cards."""
    return Cards(numbers)


def lines(*places: int) -> Options:
    """Return the answer that takes these of the offered lines, the first being 0."""
    return Options(places)


class Doing:
    """One ability of a card (or a Summon with ``kind="summon"``) with this text, from its choices to its end."""

    def __init__(
        self, table: Position, source: int, text: str, *, seat: int | None = None, kind: str = "ability",
        event: Iterable[int] = (),
    ) -> None:
        self.table = table
        self.effects = effects(text, table.state.cards[source].face)
        self.deed = table.deed(source, seat=seat, kind=kind)
        self.deed.it = self.deed.event = tuple(table.ref(number) for number in event)
        self.asked: list[Request] = []

    @property
    def refusal(self) -> Any:
        """Why its choices cannot be made."""
        return legal_targets.refuse_choices(self.effects, self.deed)

    def declare(self, *answers: Answer) -> Doing:
        """Make the choices that are made when it goes on the stack."""
        self._answer(casting.declare(self.effects, self.deed, "FFTCG 11.6.5"), answers)
        return self

    def choose(self, *numbers: int) -> Doing:
        """Choose these targets, as its only group."""
        self._answer(casting.declare(self.effects, self.deed, "FFTCG 11.6.5"), (cards(*numbers),), spare=True)
        assert tuple(one.number for group in self.deed.targets for one in group) == numbers
        return self

    @property
    def any_legal(self) -> bool:
        """Whether it still has a legal target."""
        return any(legal_targets.still_legal(self.effects, self.deed)) or not any(self.deed.targets)

    def resolve(self, *answers: Answer) -> Doing:
        """Carry it out."""
        self._answer(perform(self.effects, self.deed), answers)
        return self

    def them(self) -> list[str]:
        """Return the names of what was spoken of last."""
        return [self.table.state.cards[one.number].face.name for one in self.deed.it]

    def _answer(
        self, doing: Generator[Request, Answer, Any], answers: Iterable[Answer], *, spare: bool = False
    ) -> None:
        left = list(answers)
        answer: Answer | None = None
        while True:
            try:
                request = doing.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                assert spare or not left, f"answers left over: {left}"
                return
            answer = request.only()
            if answer is None:
                self.asked.append(request)
                assert left, f"nobody answers: {request.text}"
                answer = left.pop(0)
                refusal = request.judge(answer)
                assert refusal is None, refusal


def do(table: Position, source: int, text: str, *answers: Answer, **more: Any) -> Doing:
    """Let an ability without choices do what its text says."""
    return Doing(table, source, text, **more).declare().resolve(*answers)
