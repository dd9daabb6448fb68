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

from engine.answers import Cards, Pass, Pay, Play
from engine.events import SetVariable
from engine.games.fftcg.rules import table as tables
from engine.games.fftcg.rules.law import FftcgLaw
from engine.match import Match
from engine.timing.paying import PayBill, find
from tests.games import story as stories
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

#: Says which rules of the rulebook a test tells of.
rule = stories.rule


def cast(card: int) -> Play:
    """Cast a card."""
    return Play("cast", card)


def use(card: int, index: int = 0) -> Play:
    """Use one of a card's abilities, by its place among all of them."""
    return Play("use", card, index)


def attack(*cards: int) -> Cards:
    """Attack with a Forward or a party."""
    return Cards(cards)


class Story(stories.Story):
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
    def stack(self) -> list[str]:
        """The names of the cards whose Summons and abilities are on the stack, the top last."""
        cards = self.table.state.cards
        return [cards[item.source.number].face.name for item in self.table.state.vars.get("stack", ())]

    # Acts and answers

    def _spare(self) -> None:
        """Answer what has only one answer and is asked for the sake of a secret."""
        request = self.match.request
        while not self.secrets and request is not None and request.private and (only := request.only()) is not None:
            assert self.match.play(only) is None
            request = self.match.request

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

    def turn_ends(self) -> Story:
        """Nobody does anything more in this turn."""
        turn = self.table.state.vars["turn"]
        while self.table.state.vars["turn"] == turn:
            self.say(Pass() if self._priority else Cards(()))
        return self

    @property
    def _priority(self) -> bool:
        request = self.match.request
        return request is not None and request.kind == "play"
