"""The end screen: who won, by which rule, and what now."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from app.i18n.phrases import Phrases
from app.screens.story import Number
from app.screens.veil import Veil
from app.theme import Look
from app.theme.words import Words
from engine.match import Outcome

#: How the reason begins that says what the other player came to.
_LOSER = "the opponent "


class EndScreen(Veil):
    """Shows how a game ended. ``watch`` closes it, so that the last position can be looked at."""

    rematch = Signal()
    lobby = Signal()
    replay = Signal()
    check = Signal()
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 0.72)
        self._outcome = Outcome(None, "", "")
        self._names = ("", "")
        self._seat: int | None = None
        self._turns = self._minutes = 0
        self._story: tuple[Number, ...] = ()
        self._told: list[Words] = []
        self.title, self.words, self.rule, self.series, self.count = (Words() for _ in range(5))
        self.series.setProperty("role", "lead")
        self.series.hide()
        self.title.setProperty("role", "display")
        self.count.setProperty("role", "caption")
        self.words.setProperty("role", "lead")
        self.rule.setTextFormat(Qt.TextFormat.RichText)
        self.rule.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        for label in (self.title, self.words, self.rule, self.series, self.count):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(label)
        self.numbers = QGridLayout()
        self.numbers.setHorizontalSpacing(24)
        self.numbers.setVerticalSpacing(5)
        for column in (0, 2):
            self.numbers.setColumnStretch(column, 1)
        self.column.addLayout(self.numbers)
        self.again, self.home, self.steps, self.look_at = (QPushButton() for _ in range(4))
        self.again.setProperty("role", "primary")
        for pair in ((self.again, self.home), (self.steps, self.look_at)):
            row = QHBoxLayout()
            row.setSpacing(10)
            for button in pair:
                button.setMinimumHeight(36)
                row.addWidget(button, 1)
            self.column.addLayout(row)
        self.fair = QPushButton()
        self.fair.setMinimumHeight(36)
        self.fair.clicked.connect(self.check)
        self.proof = Words()
        self.proof.setWordWrap(True)
        for part in (self.fair, self.proof):
            part.hide()
            self.column.addWidget(part)
        self.again.clicked.connect(lambda: self._leave(self.rematch))
        self.home.clicked.connect(lambda: self._leave(self.lobby))
        self.steps.clicked.connect(lambda: self._leave(self.replay))
        self.look_at.clicked.connect(self.hide)

    def tell(
        self, outcome: Outcome, names: tuple[str, str], seat: int | None = None, turns: int = 0,
        numbers: tuple[Number, ...] = (), minutes: int = 0,
    ) -> None:  # fmt: skip
        """Tell of an outcome, and the story of the game in numbers. ``seat`` is the only person at this screen, if
        there is only one; 0 minutes are not told of.
        """
        self._outcome, self._names, self._seat, self._turns = outcome, names, seat, turns
        self._story, self._minutes = numbers, minutes
        self.retranslate()
        self.raise_veil()
        self.again.setFocus()

    def tell_series(self, words: str) -> None:
        """Say how a match of several games stands; nothing of a single one."""
        self.series.setText(words)
        self.series.setVisible(bool(words))

    def offer_check(self) -> None:
        """Offer to check the shuffles, where the other player's machine has made them."""
        self.fair.setEnabled(True)
        self.fair.show()

    def prove(self, kept: bool, sentence: str) -> None:
        """Say what the check has shown."""
        self.fair.setEnabled(False)
        self.proof.setProperty("role", "good" if kept else "problem")
        self.proof.style().polish(self.proof)
        self.proof.setText(Phrases(self._look.language).sentence(sentence))
        self.proof.show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.fair.setText(self.tr("Check the shuffles"))
        winner = self._outcome.winner
        if winner is None:
            title = self.tr("A draw")
        elif self._seat is None:
            title = self.tr("{0} wins").format(self._names[winner])
        else:
            title = self.tr("You win") if winner == self._seat else self.tr("You lose")
        self.title.setText(title)
        said = self._said()
        self.words.setText(said[:1].upper() + said[1:])
        rule = html.escape(self._outcome.rule)
        self.rule.setText(f'<a href="rule:{rule}">{rule}</a>')
        self.rule.setVisible(bool(rule))
        lasted = self.tr("After {0} turns and {1} minutes.") if self._minutes else self.tr("After {0} turns.")
        self.count.setText(lasted.format(self._turns, self._minutes) if self._turns else "")
        self.count.setVisible(self._turns > 0)
        self.again.setText(self.tr("Play again"))
        self.home.setText(self.tr("To the first page"))
        self.steps.setText(self.tr("Watch the match"))
        self.look_at.setText(self.tr("Look at the table"))
        self.setAccessibleName(f"{title}. {said}")

        self._tell_story()

    def _tell_story(self) -> None:
        """Write what each player came to on either side of what is counted."""
        for label in self._told:
            self.numbers.removeWidget(label)
            label.deleteLater()
        rows = [(self._names[0], "", self._names[1])] if self._story else []
        for counted, (first, second) in self._story:
            rows.append((str(first), QCoreApplication.translate("Story", counted), str(second)))
        self._told = []
        sides = (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft)
        for row, texts in enumerate(rows):
            for column, (text, side) in enumerate(zip(texts, sides, strict=True)):
                told = Words(text)
                told.setTextFormat(Qt.TextFormat.PlainText)
                told.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                told.setProperty("role", "dim" if column == 1 or row == 0 else "")
                self.numbers.addWidget(told, row, column)
                self._told.append(told)

    def _said(self) -> str:
        """How it came to that, in a sentence; who lost is called by name, whoever reads it."""
        phrases, winner = Phrases(self._look.language), self._outcome.winner
        reason = self._outcome.sentence.removeprefix(_LOSER)
        if winner is None or reason == self._outcome.sentence:
            return phrases.sentence(self._outcome.sentence)
        return self.tr("{name} {reason}.").format(name=self._names[1 - winner], reason=phrases.sentence(reason))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _leave(self, signal: object) -> None:
        self.hide()
        signal.emit()  # type: ignore[attr-defined]
