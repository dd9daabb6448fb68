"""Whole games told from a position: acts, answers and refusals through the match, in a few words.

    story = Story(table)                       # the turn player has priority in Main Phase 1
    story.use(mirelle)                         # acts; questions that follow are answered by name
    story.choose(cole)
    story.resolve()                            # both pass, the top of the stack resolves
    assert table.where(cole) == "break zone"
    assert story.refuses(attack(rook)) == "FFTCG 10.1.2.1.1"

Questions with only one answer answer themselves, as in a game; here also those that a game asks all the same, because
their absence would tell of a hand (``secrets`` lets them be asked). Any other question that a test does not answer
fails the next act.
"""

from __future__ import annotations

from typing import Any

from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Pay, Play
from engine.events import Note, SetVariable
from engine.games.fftcg.rules import table as tables
from engine.games.fftcg.rules.law import FftcgLaw
from engine.match import Match
from engine.requests import Request
from engine.rulebook import Refusal
from engine.timing.paying import PayBill, find
from tests.games.fftcg.table import Position

#: The step in which the game waits for attackers, blockers, and the end of the turn.
STEPS = {
    "attack": "declare",
    "preparation": "attack start",
    "end": "end start",
    "turn": "turn start",
    "active": "active",
    "draw": "draw",
    "main 1": "main 1 start",
    "main 2": "main 2 start",
    "cleanup": "hand limit",
}
CARDS_IN_DECKS = 20


def rule(*numbers: str) -> Any:
    """Say which rules of the comprehensive rules a test tells of."""

    def told(test: Any) -> Any:
        test.rules = numbers
        return test

    return told


def cast(card: int) -> Play:
    """Cast a card."""
    return Play("cast", card)


def use(card: int, index: int = 0) -> Play:
    """Use one of a card's abilities, by its place among all of them."""
    return Play("use", card, index)


def attack(*cards: int) -> Cards:
    """Attack with a Forward or a party."""
    return Cards(cards)


class Story:
    """A match that starts from a position.

    ``at`` is where it starts: a step in which somebody has priority ("main 1"), or the name of one that begins
    (:data:`STEPS`: "attack" waits for attackers). Both players get cards to draw if their decks are empty.
    """

    def __init__(
        self, position: Position, *, at: str = "", automatic: bool = True, decks: bool = True, secrets: bool = False
    ) -> None:
        self.table = position
        self.secrets = secrets
        state = position.state
        for seat in (0, 1):
            if decks and not state.zones[tables.DECK[seat]]:
                position.some(CARDS_IN_DECKS, "deck", seat=seat)
        if at:
            state.emit(SetVariable("step", STEPS[at]))
            if at == "attack":
                state.emit(SetVariable("phase", "attack"))
        else:
            state.emit(SetVariable("priority", (tables.turn_player(state), 0)))
        self.match = Match(FftcgLaw(), state, automatic=automatic)
        self._spare()

    # What is asked

    @property
    def asked(self) -> Request:
        """The question that waits."""
        request = self.match.request
        assert request is not None, f"the game is over: {self.match.outcome}"
        return request

    @property
    def outcome(self) -> tuple[int | None, str] | None:
        """Who won (None: a draw) and by which rule, once the game is over."""
        found = self.match.outcome
        return None if found is None else (found.winner, found.rule)

    @property
    def stack(self) -> list[str]:
        """The names of the cards whose Summons and abilities are on the stack, the top last."""
        cards = self.table.state.cards
        return [cards[item.source.number].face.name for item in self.table.state.vars.get("stack", ())]

    @property
    def step(self) -> str:
        """The step the game is in."""
        return tables.step(self.table.state)

    def log(self) -> list[str]:
        """Return the templates of all lines of the log so far, with the words filled in where they are plain."""
        return [change.text for change in self.table.state.log if isinstance(change, Note)]

    # Acts and answers

    def say(self, answer: Answer) -> Story:
        """Give an answer, which must be legal."""
        refusal = self.tries(answer)
        assert refusal is None, f"{self.match.request and self.match.request.text}: {refusal}"
        return self

    def tries(self, answer: Answer) -> Refusal | None:
        """Give an answer; return why it is refused."""
        refusal = self.match.play(answer)
        self._spare()
        return refusal

    def _spare(self) -> None:
        """Answer what has only one answer and is asked for the sake of a secret."""
        request = self.match.request
        while not self.secrets and request is not None and request.private and (only := request.only()) is not None:
            assert self.match.play(only) is None
            request = self.match.request

    def refuses(self, answer: Answer) -> str:
        """Try an answer that is not legal; return the rule that forbids it. Nothing may have changed."""
        before = self.table.state.digest()
        refusal = self.match.play(answer)
        assert refusal is not None, f"that was legal: {answer}"
        assert refusal.sentence.endswith("."), refusal.sentence
        assert self.table.state.digest() == before
        return refusal.rule

    def cast(self, card: int, *pay: int) -> Story:
        """Cast a card, paying with these cards."""
        self.say(cast(card))
        return self.pay(*pay) if pay else self

    def use(self, card: int, index: int = 0, *, pay: tuple[int, ...] = ()) -> Story:
        """Use an ability, paying with these cards."""
        self.say(use(card, index))
        return self.pay(*pay) if pay else self

    def pay(self, *cards: int) -> Story:
        """Pay with these cards, each for an Element that the bill needs where it can."""
        request = self.asked
        assert isinstance(request, PayBill), request.text
        found = find(request.bill, [source for source in request.sources if source.card in cards])
        assert found is not None, f"these cards do not pay {request.bill.words()}"
        return self.say(Pay(found))

    def choose(self, *cards: int) -> Story:
        """Choose cards."""
        return self.say(Cards(cards))

    def pick(self, *lines: int) -> Story:
        """Choose among offered lines, the first being 0."""
        return self.say(Options(lines))

    def yes(self) -> Story:
        """Say yes."""
        return self.say(Confirm(True))

    def no(self) -> Story:
        """Say no."""
        return self.say(Confirm(False))

    def number(self, value: int) -> Story:
        """Name a number."""
        return self.say(Number(value))

    def share(self, *amounts: int) -> Story:
        """Divide an amount."""
        return self.say(Amounts(amounts))

    def cancel(self) -> Story:
        """Take the action back as far as it has come."""
        return self.say(Cancel())

    def attack(self, *cards: int) -> Story:
        """Declare attackers; nobody does anything before the block, or before damage where nobody can block."""
        self.say(Cards(cards)).on()
        return self.on() if self.step == "block declared" else self

    def block(self, *cards: int) -> Story:
        """Declare a blocker, or with no card none; nobody does anything before damage is dealt."""
        return self.say(Cards(cards)).on()

    # Passing

    def passes(self) -> Story:
        """The player with priority passes."""
        assert self.asked.kind == "play", self.asked.text
        return self.say(Pass())

    def resolve(self) -> Story:
        """Both players pass: the top of the stack resolves, or the step ends where it is empty."""
        self.passes()
        return self.passes() if self._priority else self

    def on(self) -> Story:
        """Both pass, resolving what lies on the stack, until another step begins or something else is asked."""
        first = self.step
        while self._priority and self.step == first:
            self.passes()
        return self

    @property
    def _priority(self) -> bool:
        request = self.match.request
        return request is not None and request.kind == "play"
