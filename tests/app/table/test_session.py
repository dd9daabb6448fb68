"""Taking back, consent, handing over, automatic passing."""

from __future__ import annotations

import random
import time
from threading import Event

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.atscreen import at_screen
from app.mode import Mode
from app.passing import Passing, Wish
from engine.answers import Answer, Cancel, Confirm, Pass
from engine.door import Door
from engine.net.chairs import History
from engine.overrides import Look
from engine.procedures import Answered
from engine.questions import Question
from engine.views import StackView
from tests.app.table.acts import agree_on, by_hand, match_of
from tests.app.table.conftest import Open, Until
from tests.app.table.positions import Position


def test_undo_needs_no_consent_where_nothing_was_shown(open_page: Open) -> None:
    page = open_page(5)
    before = match_of(page.session).state.digest()
    page.session.answer(Confirm(True))
    page.session.undo()
    assert page.session.consent is None
    assert match_of(page.session).state.digest() == before


def test_undo_needs_consent_where_cards_were_drawn_and_passing_waits_after_it(open_page: Open) -> None:
    page = open_page(5)
    for _ in range(2):
        page.session.answer(Confirm(False))
    QTest.qWait(5)
    page.session.undo()
    consent = page.session.consent
    assert consent is not None and consent.what == "undo" and consent.asker == page.session.viewer
    page.session.settle_consent(True)
    assert page.session.my_question is not None and page.session.my_question.kind == "confirm"
    assert all(passing.paused for passing in page.session.passing.values())


def test_a_refused_consent_leaves_everything_as_it_was(open_page: Open) -> None:
    page = open_page(5)
    for _ in range(2):
        page.session.answer(Confirm(False))
    QTest.qWait(5)
    before = match_of(page.session).state.digest()
    page.session.undo()
    page.session.settle_consent(False)
    assert match_of(page.session).state.digest() == before and page.session.my_question is not None


def test_redo_does_again_what_was_taken_back(open_page: Open) -> None:
    page = open_page(5)
    page.session.answer(Confirm(True))
    after = match_of(page.session).state.digest()
    page.session.undo()
    page.session.redo()
    assert match_of(page.session).state.digest() == after


def test_both_hands_are_hidden_until_the_other_player_sits_down(open_page: Open) -> None:
    page = open_page(5, hands=False)
    first = page.session.viewer
    page.session.answer(Confirm(False))
    assert page.curtain.isVisible() and not page.scene.cards and not page.log.words()
    QTest.mouseClick(page.curtain.go, Qt.MouseButton.LeftButton)
    assert page.session.viewer == 1 - first and not page.curtain.isVisible()
    assert any(not item.face.hidden for item in page.scene.cards.values() if item.spot == ("hand", 1 - first))
    assert all(item.face.hidden for item in page.scene.cards.values() if item.spot == ("hand", first))


def test_the_mode_changes_by_agreement(open_page: Open) -> None:
    page = open_page(5)
    page.session.request_mode(Mode.FREE)
    assert page.session.mode is Mode.ENFORCED
    page.session.settle_consent(True)
    assert page.session.mode is Mode.FREE and "the table is free" in page.log.words()


def test_the_mode_is_taken_back_and_done_again_with_the_match(open_page: Open) -> None:
    page = open_page(5)
    agree_on(page.session, Mode.ASK)
    match_of(page.session).undo()
    assert page.session.mode is Mode.ENFORCED
    match_of(page.session).redo()
    assert page.session.mode is Mode.ASK


def test_a_program_answers_off_the_thread_of_the_window(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(5, programs=(0, 1))
    qtbot.waitUntil(lambda: len(match_of(page.session).entries) > 20)


class Slow:
    """A program that thinks longer than anybody would wait."""

    def __init__(self) -> None:
        self.thinks, self.may_end = Event(), Event()

    def choose(self, door: Door) -> Answer:
        self.thinks.set()
        self.may_end.wait(60.0)
        self.thinks.clear()
        return door.sample(random.Random(0))


def test_the_window_goes_on_while_a_program_thinks(open_page: Open, qtbot: QtBot) -> None:
    """Views, questions and explanations come as if nobody thought; cards are read, and no step takes long, in
    seconds of computing: whatever waited for the program would find it thinking no more.
    """
    slow = Slow()
    page = open_page(5, others={1: slow})
    session = page.session
    session.answer(Confirm(False))
    qtbot.waitUntil(slow.thinks.is_set)
    asked, steps = [], []
    for item in [one for one in page.scene.cards.values() if not one.face.hidden]:
        began = time.thread_time()
        session.look(session.viewer)
        assert session.view().zones and session.question() is not None and session.log()
        session.explain(item.key)
        asked.append(time.thread_time() - began)
        page.controller.desk.show_preview(item.key)
        page.grab()
        steps.append(time.thread_time() - began)
    assert slow.thinks.is_set() and len(steps) >= 5 and max(steps) < 0.4
    assert sorted(asked)[len(asked) // 2] < 0.05
    entries = len(match_of(session).entries)
    slow.may_end.set()
    qtbot.waitUntil(lambda: len(match_of(session).entries) > entries)


def test_what_a_program_tries_out_never_happens(open_page: Open, qtbot: QtBot) -> None:
    class Dreamer:
        def choose(self, door: Door) -> Answer:
            answer, match = door.sample(random.Random(0)), door.fork(random.Random(2))
            for _ in range(30):
                if match.request is not None:
                    match.answer(match.request.seat, match.sample(random.Random(1)))
            return answer

    session = open_page(5, others={1: Dreamer()}).session
    session.answer(Confirm(False))
    qtbot.waitUntil(lambda: session.asked == session.viewer)
    assert len(match_of(session).entries) <= 3


def _window(*, idle: bool, player: int = 0) -> tuple[Question, Position]:
    position = Position({})
    return Question("play", 0, "You have priority.", "", idle=idle), position


def test_a_real_choice_is_never_passed_by_itself() -> None:
    question, position = _window(idle=False)
    assert not Passing().passes(question, position.view(phase="End Phase", player=1))


def test_an_empty_window_is_passed_but_at_a_stop() -> None:
    question, position = _window(idle=True)
    passing = Passing()
    assert passing.passes(question, position.view(phase="Main Phase 1"))
    passing.stops.toggle("Main Phase 1", True)
    assert not passing.passes(question, position.view(phase="Main Phase 1"))
    assert passing.passes(question, position.view(phase="Main Phase 1", player=1))


def test_held_priority_passes_nothing() -> None:
    question, position = _window(idle=True)
    passing = Passing()
    passing.want(Wish.HOLD, position.view())
    passing.acted(Pass())
    assert not passing.passes(question, position.view())


def test_passing_until_the_own_turn_ends_there() -> None:
    question, position = _window(idle=False)
    passing = Passing()
    passing.want(Wish.UNTIL_MY_TURN, position.view(turn=7))
    assert passing.passes(question, position.view(turn=8, player=1))
    assert not passing.passes(question, position.view(turn=9, player=0))


def test_passing_until_something_happens_ends_when_the_other_player_acts() -> None:
    question, position = _window(idle=False)
    passing = Passing()
    passing.want(Wish.UNTIL_SOMETHING, position.view())
    assert passing.passes(question, position.view(phase="End Phase", player=1))
    position.stack.append(StackView("Lantern", 1, 0, ()))
    assert not passing.passes(question, position.view(player=1))


def test_passing_until_something_happens_hears_what_comes_after_something_else_resolved() -> None:
    question, position = _window(idle=False)
    passing = Passing()
    position.stack.append(StackView("Lantern", 0, 1, ()))
    passing.want(Wish.UNTIL_SOMETHING, position.view())
    position.stack.clear()
    assert passing.passes(question, position.view(player=1))
    position.stack.append(StackView("Lamp", 1, 2, ()))
    assert not passing.passes(question, position.view(player=1))


def test_passing_until_something_happens_ends_with_whatever_the_other_player_does(open_page: Open) -> None:
    page = open_page(5)
    first, other = page.session.viewer, 1 - page.session.viewer
    page.session.passing[other].want(Wish.UNTIL_SOMETHING, match_of(page.session).view(other))
    page.session.answer(Pass())
    assert page.session.passing[other].wish is Wish.UNTIL_SOMETHING
    page.session.answer(Confirm(False))
    assert page.session.passing[other].wish is Wish.NOTHING and page.session.viewer in (first, other)


def test_what_was_done_before_a_match_was_left_is_taken_back_after_it_goes_on(open_page: Open) -> None:
    match = match_of(open_page(5).session)
    source = random.Random(5)
    while History(match).before_turn() is None or match.view(0).turn < 3:
        assert match.request is not None
        match.answer(match.request.seat, match.sample(source))
    for turn in (False, True):
        first = History(match).before_turn()
        assert first is not None
        session = at_screen(match, open_hands=True)
        before = len(match.entries)
        session.begin()
        session.undo(turn=turn)
        assert session.consent is not None
        session.settle_consent(True)
        undone = match.undone[-1]
        assert turn or not (isinstance(undone, Answered) and isinstance(undone.answer, Pass))
        assert len(match.entries) == first if turn else len(match.entries) < before


def test_the_log_of_the_whole_game_stays_while_players_take_turns(open_page: Open) -> None:
    page = open_page(5)
    source = random.Random(5)
    match = match_of(page.session)
    for _ in range(150):
        if match.request is not None:
            match.answer(match.request.seat, match.sample(source))
    assert len(match.log(0)) > len(match.view(0).log)
    words = page.log.words()
    assert "goes first" in words and len(words.splitlines()) == len(match.log(page.session.viewer))


def test_an_action_that_showed_a_hidden_card_is_taken_back_with_consent(page_at: Until) -> None:
    session = page_at(lambda view, question: question.kind == "pay" and question.cancel).session
    seat, before = session.viewer, len(match_of(session).entries)
    assert session.my_question is not None and not session.my_question.shown
    by_hand(session, Look("deck", seat, 1))
    assert session.my_question.shown
    session.answer(Cancel())
    assert session.consent is not None and session.consent.what == "undo" and len(match_of(session).entries) > before
    session.settle_consent(True)
    assert session.my_question is not None and session.my_question.kind == "play"
