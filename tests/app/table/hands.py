"""Players who answer with the mouse alone, or with the keyboard alone."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from app.controller.asks.lines import AskOptions
from app.controller.asks.numbers import AskAmounts, AskNumber
from app.controller.asks.paying import AskPay
from app.controller.asks.plays import AskPlay, _is
from app.matchpage import MatchPage
from app.table.items import CardItem
from app.table.spec import Onto
from engine.answers import Amounts, Answer, Cards, Confirm, Number, Options, Pass, Pay, Play, renamed
from engine.questions import PlayOffer
from engine.views import number_of
from tests.app.table.acts import match_of


def ways_to_give(ask: AskPay, card: int) -> list[str]:
    """What a card can give that has not given all it can, as its menu lists it."""
    free = [one for place, one in enumerate(ask.sources) if one.handle == card and place not in ask.chosen]
    return list(dict.fromkeys(gives for one in free for gives in one.gives))


LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Hands:
    """Gives the answers of a random player, by hand."""

    def __init__(self, page: MatchPage, seed: int) -> None:
        self.page = page
        self.source = random.Random(seed)
        self.handed_over = 0

    def play(self, most: int = 3000) -> None:
        """Answer everything until the game is over."""
        session = self.page.session
        for _ in range(most):
            for _ in range(200):
                if self.page.curtain.isVisible():
                    self.take_over()
                if session.my_question is not None or match_of(session).outcome is not None:
                    break
                QTest.qWait(1)
            if match_of(session).outcome is not None:
                QApplication.processEvents()
                return
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Give one answer, and see that it was taken."""
        session = self.page.session
        before = list(match_of(session).entries)
        answer = self.wanted()
        question = session.my_question
        assert question is not None
        self.give(answer)
        QApplication.processEvents()
        changed = match_of(session).entries != before or match_of(session).outcome is not None
        assert changed, f"{answer} to {question.kind} {question.text!r} was not taken"

    def take_over(self) -> None:
        """Say that the player who is asked for sits at the screen now."""
        page = self.page
        self.handed_over += 1
        seen = (page.scene.view, page.scene.cards, page.log.words())
        assert not any(seen), f"{seen} can still be seen"
        called = page.session.waiting_for
        self.click_go()
        assert page.session.viewer == called, "whoever was called sits at the screen now"

    def click_go(self) -> None:
        """Press the button of the hand-over screen."""
        raise NotImplementedError

    def wanted(self) -> Answer:
        """An answer to give."""
        match, question = match_of(self.page.session), self.page.session.my_question
        answer = match.sample(self.source)
        if question is None or not question.faces:
            return answer
        # Cards that are shown for this choice alone are named by the handles that go with their faces.
        state, seat = match.state, question.seat
        return renamed(answer, lambda handle: state.cards[number_of(state, seat, handle)].handles[seat])

    def give(self, answer: Answer) -> None:
        """Give an answer by hand."""
        raise NotImplementedError

    def button(self, place: int = 0) -> QPushButton:
        """A button of the prompt."""
        return self.page.prompt.buttons[place]


class Mouse(Hands):
    """A player with a mouse and no keyboard."""

    def click_go(self) -> None:
        self.click(self.page.curtain.go, self.page.curtain.go.rect().center())

    def give(self, answer: Answer) -> None:
        page, ask = self.page, self.page.controller.desk.ask
        match answer:
            case Pass():
                self.click_button()
            case Play(how, card, index) if isinstance(ask, AskPlay):
                offers = ask.offers(card)
                end = self.end_of(ask, next(one for one in offers if one.answer == answer))
                if not page.scene.in_sight(card):
                    self.browse(card)
                    if len(offers) > 1:
                        self.choose_line(next(n for n, one in enumerate(offers) if one.answer == answer))
                elif end is not None:
                    self.drag(self.point_of(card), end)
                else:
                    place = next(
                        n for n, one in enumerate(offers) if (one.answer.how, one.answer.index) == (how, index)
                    )
                    self.menu(card, place)
            case Cards(cards):
                self.cards(cards)
            case Pay(sources):
                assert isinstance(ask, AskPay)
                for card, gives in sources:
                    if len(ways := ways_to_give(ask, card)) > 1:
                        self.menu(card, ways.index(gives))
                    else:
                        self.card(card)
                self.click_button()
            case Confirm(yes):
                self.click_button(0 if yes else 1)
            case Options(picks):
                for pick in picks:
                    item = page.prompt.lines.item(pick)
                    page.prompt.lines.scrollToItem(item)
                    self.click(page.prompt.lines.viewport(), page.prompt.lines.visualItemRect(item).center())
                if page.session.my_question is ask.question:
                    self.click_button()
            case Number(value):
                assert isinstance(ask, AskNumber)
                box = page.prompt.number
                for _ in range(value - ask.value):
                    self.click(box, QPoint(box.width() - 8, 6))
                self.click_button()
            case Amounts(values):
                assert isinstance(ask, AskAmounts)
                for card, value in zip(ask.question.candidates, values, strict=True):
                    for _ in range((value - ask.values[card]) // ask.question.step):
                        self.card(card)
                self.click_button()

    def cards(self, cards: tuple[int, ...]) -> None:
        """Choose cards: attackers and blockers are dragged, others clicked."""
        page = self.page
        question = page.session.my_question
        assert question is not None
        if question.kind == "attack" and len(cards) == 1:
            self.drag(self.point_of(cards[0]), self.on_plate(1 - question.seat))
            return
        if question.kind == "block" and cards:
            attacker = page.controller.desk.ask.attackers()[0]  # type: ignore[attr-defined]
            self.drag(self.point_of(cards[0]), self.point_of(attacker))
            return
        for card in cards:
            self.card(card)
        if page.session.my_question is question:
            self.click_button()

    def card(self, handle: int) -> None:
        """Click a card, on the table or among those that lie hidden."""
        picker = self.page.picker
        if picker.isVisible():
            for row in range(picker.grid.count()):
                item = picker.grid.item(row)
                if item.data(Qt.ItemDataRole.UserRole) == handle:
                    picker.grid.scrollToItem(item)
                    self.click(picker.grid.viewport(), picker.grid.visualItemRect(item).center())
                    return
            raise AssertionError("the card is not offered")
        self.click(self.page.view.viewport(), self.point_of(handle))

    def point_of(self, handle: int) -> QPoint:
        """A point of the view where this card, and no other, is under the pointer."""
        item = self.page.scene.cards[handle]
        box = item.whole_box()
        for down in (0.5, 0.94, 0.06, 0.3, 0.7):
            for across in (0.5, 0.06, 0.94, 0.25, 0.75):
                point = box.topLeft() + type(box.topLeft())(box.width() * across, box.height() * down)
                pixel = self.page.view.mapFromScene(point)
                found = self.page.scene.card_at(self.page.view.mapToScene(pixel))
                if isinstance(found, CardItem) and self.page.scene.base_of(found.key) == handle:
                    return pixel
        raise AssertionError(f"{item.face.name} cannot be clicked anywhere")

    def end_of(self, ask: AskPlay, offer: PlayOffer) -> QPoint | None:
        """Where a card is to be let go so that nothing but this play is meant; None where a menu is needed."""
        if offer.aims:
            return self.point_of(self.source.choice(offer.aims))
        drops = [drop for drop in ask._drops(offer.answer.card, offer) if drop.onto is Onto.PLACE]
        alike = [one for one in ask.offers(offer.answer.card) if any(_is(one.answer, drop) for drop in drops)]
        spots = ask.places_for((offer.answer.card,)).spots
        targets = {(drop.target, drop.area) for drop in drops}
        places = {spot: self.page.scene.spec.zone_of(spot[0]) for spot in spots}
        spot = next((spot for spot, zone in places.items() if {(zone, ""), (zone, spot[0])} & targets), None)
        return None if spot is None or len(alike) != 1 else self.ground_of(spot)

    def ground_of(self, spot: tuple[str, int]) -> QPoint | None:
        """A point of a place where no card lies, if there is one."""
        box = self.page.scene.areas[spot].box
        for across in (0.02, 0.98, 0.25, 0.75, 0.5):
            for down in (0.5, 0.04, 0.96):
                point = QPointF(box.left() + box.width() * across, box.top() + box.height() * down)
                if self.page.scene.card_at(point) is None:
                    return self.page.view.mapFromScene(point)
        return None

    def on_area(self, spot: tuple[str, int]) -> QPoint:
        """A point in the middle of a place, whatever lies there."""
        return self.page.view.mapFromScene(self.page.scene.areas[spot].box.center())

    def on_plate(self, seat: int) -> QPoint:
        """A point of a player's plate."""
        return self.page.view.mapFromScene(self.page.scene.plates[seat].box.center())

    def browse(self, handle: int) -> None:
        """Open the pile in which a card lies, and click the card there twice."""
        page = self.page
        spot = page.controller.desk.spot_of(handle)
        assert spot is not None and page.scene.layout is not None
        self.click(page.view.viewport(), self.point_of(page.scene.layout.order[spot][-1]))
        grid = page.browser.grid
        assert page.browser.isVisible()
        for row in range(grid.count()):
            item = grid.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == handle:
                grid.scrollToItem(item)
                at = grid.visualItemRect(item).center()
                self.click(grid.viewport(), at)
                QTest.mouseDClick(grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, start: QPoint, end: QPoint, key: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press, move in steps, let go; a key may be held."""
        port = self.page.view.viewport()
        QTest.mousePress(port, LEFT, key, start)
        for step in range(1, 5):
            QTest.mouseMove(port, start + (end - start) * step / 4)
        QTest.mouseRelease(port, LEFT, key, end)

    def twice(self, handle: int) -> None:
        """Click a card twice, as a hand does: the second press comes after a whole click."""
        port, at = self.page.view.viewport(), self.point_of(handle)
        QTest.mouseClick(port, LEFT, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseDClick(port, LEFT, Qt.KeyboardModifier.NoModifier, at)

    def menu(self, handle: int, place: int) -> None:
        """Choose a line of the menu of a card."""
        point = self.point_of(handle)
        QTest.mouseClick(self.page.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, point)
        self.choose_line(place)

    def choose_line(self, place: int) -> None:
        """Choose a line of the menu that is open."""
        menu = self.page.controller.menus.open
        assert isinstance(menu, QMenu) and menu.isVisible()
        QTest.mouseClick(
            menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(menu.actions()[place]).center()
        )

    def click_button(self, place: int = 0) -> None:
        """Click a button of the prompt."""
        button = self.button(place)
        assert button.isEnabled(), f"{button.text()} cannot be pressed: {self.page.prompt.hint.text()}"
        self.click(button, button.rect().center())

    def click(self, widget: object, at: QPoint) -> None:
        """Click there."""
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)  # type: ignore[call-overload]
        QApplication.processEvents()


class Keyboard(Hands):
    """A player with a keyboard and no mouse."""

    def click_go(self) -> None:
        self.key(Qt.Key.Key_Space)
        QApplication.processEvents()

    def key(self, key: Qt.Key, times: int = 1) -> None:
        """Press a key where the keyboard is."""
        for _ in range(times):
            # Without a screen, a menu that has closed keeps the keyboard: the window knows where it belongs.
            focus = QApplication.activePopupWidget() or self.page.window().focusWidget()
            QTest.keyClick(focus or self.page.view, key)

    def give(self, answer: Answer) -> None:
        page, ask = self.page, self.page.controller.desk.ask
        match answer:
            case Pass():
                self.key(Qt.Key.Key_Space)
            case Play(how, card, index) if isinstance(ask, AskPlay):
                offers = ask.offers(card)
                self.go_to(card)
                if not page.scene.in_sight(card):
                    self.browse(card)
                    if len(offers) > 1:
                        self.key(Qt.Key.Key_Down, next(n for n, one in enumerate(offers) if one.answer == answer))
                        self.key(Qt.Key.Key_Return)
                elif len(offers) == 1:
                    self.key(Qt.Key.Key_Return)
                else:
                    place = next(
                        n for n, one in enumerate(offers) if (one.answer.how, one.answer.index) == (how, index)
                    )
                    self.key(Qt.Key.Key_Menu)
                    self.key(Qt.Key.Key_Down, place)
                    self.key(Qt.Key.Key_Return)
            case Cards(cards):
                question = page.session.my_question
                for card in cards:
                    self.choose(card)
                if page.session.my_question is question:
                    self.key(Qt.Key.Key_Space)
            case Pay(sources):
                assert isinstance(ask, AskPay)
                for card, gives in sources:
                    self.go_to(card)
                    if len(ways := ways_to_give(ask, card)) > 1:
                        self.key(Qt.Key.Key_Menu)
                        self.key(Qt.Key.Key_Down, ways.index(gives))
                    self.key(Qt.Key.Key_Return)
                self.key(Qt.Key.Key_Space)
            case Confirm(yes):
                self.key(Qt.Key.Key_Y if yes else Qt.Key.Key_N)
            case Options(picks):
                assert isinstance(ask, AskOptions)
                for pick in picks:
                    self.key(Qt.Key.Key_Home)
                    self.key(Qt.Key.Key_Down, pick)
                    self.key(Qt.Key.Key_Return)
                if page.session.my_question is ask.question:
                    self.key(Qt.Key.Key_Space)
            case Number(value):
                QTest.keyClicks(page.prompt.number, str(value))
                self.key(Qt.Key.Key_Return)
            case Amounts(values):
                assert isinstance(ask, AskAmounts)
                for card, value in zip(ask.question.candidates, values, strict=True):
                    for _ in range((value - ask.values[card]) // ask.question.step):
                        self.choose(card)
                self.key(Qt.Key.Key_Space)

    def choose(self, handle: int) -> None:
        """Go to a card and press Enter on it."""
        picker = self.page.picker
        if not picker.isVisible():
            self.go_to(handle)
        else:
            rows = {picker.grid.item(row).data(Qt.ItemDataRole.UserRole): row for row in range(picker.grid.count())}
            self.key(Qt.Key.Key_Home)
            self.key(Qt.Key.Key_Right, rows[handle])
        self.key(Qt.Key.Key_Return)

    def browse(self, handle: int) -> None:
        """Open the pile that the keyboard is on, and press Enter on a card in it."""
        self.key(Qt.Key.Key_B)
        QTest.qWait(1)
        grid = self.page.browser.grid
        rows = {grid.item(row).data(Qt.ItemDataRole.UserRole): row for row in range(grid.count())}
        QTest.keyClick(grid, Qt.Key.Key_Home)
        for _ in range(rows[handle]):
            QTest.keyClick(grid, Qt.Key.Key_Right)
        QTest.keyClick(grid, Qt.Key.Key_Return)

    def go_to(self, handle: int) -> None:
        """Go to a lit card by the key for the next one."""
        for _ in range(120):
            card = self.page.keys.cursor.card
            if card is not None and self.page.scene.base_of(card.key) == handle:
                return
            below = not self.page.scene.in_sight(handle)
            if card is not None and below and card.spot == self.page.controller.desk.spot_of(handle):
                return
            self.key(Qt.Key.Key_PageDown)
        page, focus = self.page, QApplication.activePopupWidget() or self.page.window().focusWidget()
        raise AssertionError(
            f"the keyboard does not get to card {handle} for {page.session.my_question}: "
            f"it is on {page.keys.cursor.stop}, {focus} hears it, and {list(page.controller.desk.ask.glows())} are lit"
        )
