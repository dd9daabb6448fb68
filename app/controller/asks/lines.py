"""Lines to choose from, and yes or no: both in the prompt."""

from __future__ import annotations

from app.controller.asks.ask import Ask, Button, Glows, translate
from app.table.items import Glow
from app.values import number_in
from engine.answers import Confirm, Options


class AskOptions(Ask):
    """Choose some of the offered lines."""

    def begin(self) -> None:
        self.picks: list[int] = []

    def hint(self) -> str:
        question = self.question
        if question.least == question.most == 1:
            return translate("Asks", "Click one line: that is your answer.")
        text = translate("Asks", "Click {least} to {most} lines, then confirm.")
        text = text.format(least=question.least, most=question.most)
        if question.least == question.most:
            text = translate("Asks", "Click {count} lines, then confirm.").format(count=question.most)
        return text + " " + translate("Asks", "The order of your clicks counts.") if question.ordered else text

    def pick(self, line: int) -> None:
        """A line was clicked in the prompt."""
        if line in self.picks:
            self.picks.remove(line)
        elif len(self.picks) < self.question.most:
            self.picks.append(line)
        elif self.question.most == 1:
            self.picks = [line]
        if self.question.least == self.question.most == 1 and self.picks:
            self.submit()
            return
        self.desk.refresh()

    def buttons(self) -> list[Button]:
        if self.question.least == self.question.most == 1:
            return self.back_button()
        ready = self.question.least <= len(self.picks) <= self.question.most
        none = not self.picks and self.question.least == 0
        text = translate("Asks", "Choose none") if none else translate("Asks", "Done")
        return [
            Button(text, self.submit, primary=not none, enabled=ready, key="space", whole=True),
            *self.back_button(),
        ]

    def submit(self) -> bool:
        """Answer with the chosen lines."""
        picks = self.picks if self.question.ordered else sorted(self.picks)
        return self.desk.submit(Options(tuple(picks)))

    def escape(self) -> bool:
        if self.picks:
            self.picks.clear()
            self.desk.refresh()
            return True
        return super().escape()


class AskByHand(AskOptions):
    """Carry out what a card says by hand, then go on; the card is lit, and its menu is at hand."""

    def begin(self) -> None:
        super().begin()
        self.card = number_in(self.question.details["by hand"])

    def hint(self) -> str:
        return translate("Asks", "The menu of the lit card has what can be done by hand; any card can be moved so.")

    def glows(self) -> Glows:
        return {self.card: (Glow.CHOSEN, "?!")}

    def buttons(self) -> list[Button]:
        return [
            Button(translate("Asks", "Go on"), lambda: self.desk.submit(Options((0,))), primary=True, key="space"),
            Button(translate("Asks", "By hand…"), lambda: self.desk.by_hand_menu(self.card)),
        ]

    def clicked(self, handle: int) -> bool:
        if handle != self.card:
            return False
        self.desk.by_hand_menu(handle)
        return True

    def double_clicked(self, handle: int) -> bool:
        return self.clicked(handle)


class AskYesNo(Ask):
    """Yes or no, each with what it does."""

    def hint(self) -> str:
        return translate("Asks", "Click what you want; Y and N do the same.")

    def buttons(self) -> list[Button]:
        yes, no = (self.desk.say(str(self.question.details[one])) for one in ("yes", "no"))
        return [
            Button(yes, lambda: self.desk.submit(Confirm(True)), key="y", whole=True),
            Button(no, lambda: self.desk.submit(Confirm(False)), key="n", whole=True),
            *self.back_button(),
        ]
