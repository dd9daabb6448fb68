"""What all questions have in common when they are answered on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from app.table.items import Glow
from app.table.layout import Spot
from app.table.spec import TableSpec
from engine.answers import Answer, Cancel
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import CardView, View

Glows = dict[int, tuple[Glow, str]]


@dataclass(slots=True)
class Places:
    """Where held cards may go."""

    spots: dict[Spot, Glow] = field(default_factory=dict)
    plates: dict[int, Glow] = field(default_factory=dict)
    cards: dict[int, Glow] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Meant:
    """What dropping cards somewhere means to a question: ``act`` does it, and says False where they glide back.

    ``answer`` is what it would answer, None where it only chooses something. ``moves`` says whether moving the card by
    hand would come to the same.
    """

    act: Callable[[], bool]
    answer: Answer | None = None
    moves: bool = True


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the prompt. ``key`` is "space", "escape", "y" or "n" where that key presses it; the ``primary`` one
    stands out as what most often follows, and is never one that gives something up. A ``whole`` one has a line of its
    own, as the primary has.
    """

    text: str
    act: Callable[[], object]
    primary: bool = False
    enabled: bool = True
    key: str = ""
    whole: bool = False


class Desk(Protocol):
    """What an answer is worked out on: the table with the match behind it."""

    spec: TableSpec
    say: Callable[[str], str]

    def view(self) -> View: ...
    def submit(self, answer: Answer, handle: int | None = None) -> bool: ...
    def attack(self, play: Answer, handles: tuple[int, ...], whom: tuple[int, ...] | None) -> bool: ...
    def judge(self, answer: Answer) -> Refusal | None: ...
    def refuse(self, answer: Answer, refusal: Refusal, handle: int | None = None) -> None: ...
    def can_anyway(self, answer: Answer) -> bool: ...
    def refused_with(self, handle: int) -> Sequence[PlayOffer]: ...
    def insist(self, answer: Answer) -> None: ...
    def suggest(self, then: Callable[[Answer], object]) -> None: ...
    def name_of(self, handle: int) -> str: ...
    def card(self, handle: int) -> CardView | None: ...
    def lines_of(self, handle: int) -> Sequence[str]: ...
    def spot_of(self, handle: int) -> Spot | None: ...
    def refresh(self) -> None: ...
    def choose(self, handle: int, choices: Sequence[tuple[str, Callable[[], object]]]) -> None: ...
    def by_hand_menu(self, handle: int) -> None: ...
    def explain(self, refusal: Refusal, handle: int | None = None) -> None: ...
    def word(self, english: str) -> str: ...
    def aim(self, handle: int) -> None: ...


translate = QCoreApplication.translate


class Ask:
    """A question being answered: what is lit, what a click does, which buttons there are."""

    def __init__(self, question: Question, desk: Desk) -> None:
        self.question = question
        self.desk = desk
        self.begin()

    def begin(self) -> None:
        """Start with nothing chosen."""

    @property
    def mine(self) -> bool:
        """Whether the seat that looks is asked."""
        return True

    def sentence(self) -> str:
        """What is asked, in one sentence."""
        return self.question.text

    def hint(self) -> str:
        """What a click will do."""
        return ""

    def glows(self) -> Glows:
        """Which cards are lit, and why."""
        return {handle: (Glow.POSSIBLE, "") for handle in self.question.candidates}

    def joining(self) -> frozenset[int]:
        """The cards that can join who is attacked."""
        return frozenset()

    def arrows(self) -> list[tuple[str, int, int]]:
        """Arrows for what is being chosen."""
        return []

    def buttons(self) -> list[Button]:
        """The buttons of the prompt."""
        return self.back_button()

    def back_button(self) -> list[Button]:
        """The button that takes the action back, where it can be."""
        if not self.question.cancel:
            return []
        agreed = translate("Asks", "Take back (the other seat agrees)")
        text = agreed if self.question.shown else translate("Asks", "Take back")
        return [Button(text, lambda: self.desk.submit(Cancel()), key="escape")]

    def may_drag(self, handle: int) -> bool:
        """Whether a card can be taken up for this."""
        return False

    def held_together(self, handle: int) -> tuple[int, ...]:
        """The cards that are taken up with this one."""
        return (handle,)

    def places_for(self, handles: tuple[int, ...]) -> Places:
        """Where held cards may go."""
        return Places()

    def meant(self, handles: tuple[int, ...], spot: Spot | None, plate: int | None, card: int | None) -> Meant | None:
        """What it means to drop cards there; None where the question has no use for it."""
        return None

    def clicked(self, handle: int) -> bool:
        """A card was clicked; False if that means nothing here."""
        return False

    def double_clicked(self, handle: int) -> bool:
        """A card was clicked twice, or Enter pressed on it."""
        return False

    def banded(self, handles: tuple[int, ...]) -> None:
        """Cards were chosen by a band."""

    def actions(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        """What the question allows with this card, for its menu."""
        return []

    def anyway(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        """What the rules refuse of this card and players can do nevertheless, by hand."""
        return []

    def why_not(self, handle: int) -> list[tuple[str, Callable[[], object]]]:
        """What the rules refuse of this card, each with the act that has them say why."""
        return []

    def escape(self) -> bool:
        """Take back what was chosen so far, or the whole action; False if there is nothing to take back."""
        if self.question.cancel:
            return self.desk.submit(Cancel())
        return False

    def learned(self) -> None:
        """The rules have said what they were asked before (see :mod:`app.playing`): judge anew."""

    def primary(self) -> Button | None:
        """The button of the space bar."""
        return next((one for one in self.buttons() if one.key == "space"), None)

    def refuse(self, handle: int) -> None:
        """Say why this card cannot be chosen, in the words of the rules."""
