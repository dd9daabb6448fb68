"""Playing: what the table, the controller and the panels know of a match, wherever its seats and its rules are.

One screen with two people, a program, a player at another machine and somebody who watches are all played through this.
What a seat may know is read from here, and everything that a player does goes through here. Where the rules run on
another machine, what is asked of them is answered later: a verdict that is not known yet counts as "yes" until
``learned`` brings it, and what the table refuses comes with ``denied``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.agreeing import Consent, Mode
from app.passing import Passing, Wish
from engine.answers import Answer
from engine.overrides import Override
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import LogLine, View


class Playing(QObject):
    """A match as it is played at this screen."""

    changed = Signal()
    happened = Signal(object)
    refused = Signal(object)
    #: An answer was refused by a table that judges elsewhere: the answer, the refusal, and whether hands can do it.
    denied = Signal(object, object, bool)
    #: What was asked of the rules (a verdict, an explanation, what they refuse of a card) is known now.
    learned = Signal()
    consent_asked = Signal(object)
    consent_settled = Signal(bool)
    hand_over = Signal(int)
    ended = Signal(object)
    failed = Signal(str)
    rewound = Signal()

    def __init__(
        self, humans: tuple[int, ...], *, open_hands: bool = False, pace: int = 500, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.humans = humans
        self.viewer = humans[0] if humans else 0
        self.open_hands, self.pace = open_hands, pace
        self.passing = {seat: Passing() for seat in humans}
        self.consent: Consent | None = None
        #: The seat that the screen waits for, after both hands were hidden.
        self.waiting_for: int | None = None

    # What the seat that looks may know

    @property
    @abstractmethod
    def mode(self) -> Mode:
        """How much the rules have to say."""

    @property
    @abstractmethod
    def fresh(self) -> bool:
        """Whether nothing has been done in this match before it came to this screen."""

    @abstractmethod
    def view(self) -> View:
        """The position as the seat that looks may know it."""

    @abstractmethod
    def log(self) -> tuple[LogLine, ...]:
        """All that was said so far, as the seat that looks may read it."""

    @abstractmethod
    def question(self) -> Question | None:
        """What is asked; without answers while another seat is asked."""

    @property
    @abstractmethod
    def asked(self) -> int:
        """The seat that is asked something, -1 when the game is over."""

    @property
    def my_question(self) -> Question | None:
        """The question, if it is asked of the seat that looks and nothing else comes first."""
        question = self.question()
        if question is None or question.kind == "wait" or self.consent is not None or self.waiting_for is not None:
            return None
        return question

    @property
    def hands_free(self) -> bool:
        """Whether the seat that looks does things by hand without asking: the table is free, or the game itself asks
        for hands because a text was not read.
        """
        question = self.my_question
        return self.mode is Mode.FREE or (question is not None and "by hand" in question.details)

    @property
    def may_pass_unseen(self) -> bool:
        """Whether passing is an answer of the seat that the screen waits for."""
        return False

    @abstractmethod
    def judge(self, answer: Answer) -> Refusal | None:
        """Return why the seat that looks could not answer this, or None where it could; nothing happens."""

    @abstractmethod
    def can_anyway(self, answer: Answer) -> bool:
        """Whether the seat that looks can answer this by hand though the rules refuse it: never where they are
        enforced.
        """

    @abstractmethod
    def refused_with(self, handle: int) -> tuple[PlayOffer, ...]:
        """What the seat that looks might do with a card if the rules allowed it."""

    @abstractmethod
    def explain(self, handle: int) -> tuple[LogLine, ...]:
        """Where the current values of a card come from, as far as the seat that looks may know it."""

    @abstractmethod
    def suggest(self, then: Callable[[Answer], object]) -> None:
        """Have ``then`` called with some legal answer to the question that is asked."""

    # Beginning and ending

    @abstractmethod
    def begin(self) -> None:
        """Start the game: programs think, empty windows pass, the table is told."""

    @abstractmethod
    def close(self) -> None:
        """Stop everything that runs."""

    # What players do

    @abstractmethod
    def answer(self, answer: Answer, *, by_hand: bool = True) -> Refusal | None:
        """Give the answer of the seat that looks. To take an action back that has shown something hidden is to undo it,
        with the other seat's consent.
        """

    @abstractmethod
    def pass_until(self, wish: Wish) -> None:
        """Pass until what the player wishes; or hold priority in every window."""

    @abstractmethod
    def override(self, verb: Override) -> Refusal | None:
        """Do something by hand for the seat that looks, whatever the rules say."""

    @abstractmethod
    def override_with_consent(self, verbs: Sequence[Override], words: str, *, refused: bool = False) -> None:
        """Do something by hand: at once where hands are asked for, else if the other seat agrees. ``words`` say what,
        or, where the rules ``refused`` it, why.
        """

    @abstractmethod
    def concede(self, seat: int | None = None) -> None:
        """Give the game up."""

    @abstractmethod
    def undo(self, *, turn: bool = False) -> bool:
        """Take back to before the last thing done by hand, or to the start of the turn; with consent where
        needed.
        """

    @abstractmethod
    def redo(self) -> bool:
        """Do again what was taken back last."""

    @abstractmethod
    def request_mode(self, mode: Mode) -> None:
        """Play in another mode from now on, if the other seat agrees."""

    @abstractmethod
    def settle_consent(self, yes: bool) -> None:
        """The other seat agrees, or not; whoever asked takes it back."""

    def look(self, seat: int) -> None:
        """Let another seat of this screen look at the table: both hands were hidden between."""
        raise NotImplementedError

    def pass_unseen(self) -> None:
        """The seat that the screen is asked for passes without looking; who sat there goes on."""
        raise NotImplementedError
