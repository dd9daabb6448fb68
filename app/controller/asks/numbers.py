"""Numbers: one of them, or a share for each of several cards."""

from __future__ import annotations

from app.controller.asks.ask import Ask, Button, Glows, translate
from app.table.items import Glow
from engine.answers import Amounts, Number


class AskNumber(Ask):
    """Choose a number, in the prompt."""

    def begin(self) -> None:
        self.value = self.question.least

    def hint(self) -> str:
        words = translate("Asks", "Set a number from {least} to {most}, then confirm.")
        return words.format(least=self.question.least, most=self.question.most)

    def set_value(self, value: int) -> None:
        """The number was changed in the prompt."""
        self.value = value

    def buttons(self) -> list[Button]:
        return [Button(translate("Asks", "Done"), self.submit, primary=True, key="space"), *self.back_button()]

    def submit(self) -> bool:
        """Answer with the number."""
        return self.desk.submit(Number(self.value))


class AskAmounts(Ask):
    """Share a number among cards: each click on a card gives it a step more."""

    def begin(self) -> None:
        self.values = dict.fromkeys(self.question.candidates, self.question.least)

    @property
    def left(self) -> int:
        """What is still to be shared."""
        return self.question.total - sum(self.values.values())

    def hint(self) -> str:
        return translate("Asks", "Click a card to give it {step} more, then confirm; {left} left.").format(
            step=self.question.step, left=self.left
        )

    def glows(self) -> Glows:
        return {
            handle: (Glow.CHOSEN if value else Glow.POSSIBLE, str(value) if value else "")
            for handle, value in self.values.items()
        }

    def give(self, handle: int, value: int) -> None:
        """Give a card so much."""
        self.values[handle] = max(self.question.least, value)
        self.desk.refresh()

    def clicked(self, handle: int) -> bool:
        if handle not in self.values:
            return False
        more = self.values[handle] + self.question.step
        self.give(handle, more if self.left >= self.question.step else self.question.least)
        return True

    def double_clicked(self, handle: int) -> bool:
        return self.clicked(handle)

    def buttons(self) -> list[Button]:
        return [
            Button(translate("Asks", "Done"), self.submit, primary=True, enabled=self.left == 0, key="space"),
            *self.back_button(),
        ]

    def submit(self) -> bool:
        """Answer with the shares."""
        return self.desk.submit(Amounts(tuple(self.values[handle] for handle in self.question.candidates)))

    def escape(self) -> bool:
        if any(value != self.question.least for value in self.values.values()):
            self.begin()
            self.desk.refresh()
            return True
        return super().escape()
