"""How many answers a turn takes, and that nothing is passed that was not meant, nor tells what a hand holds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.controller.controller import HESITATION
from app.matchpage import MatchPage
from app.mode import Mode
from engine.answers import Confirm, Pass
from engine.overrides import MoveCard, Token
from engine.procedures import Answered
from tests.app.table.acts import match_of, suggestion
from tests.app.table.conftest import Open, Until
from tests.app.table.hands import Mouse

#: A Forward that does nothing but fight until its controller has received damage.
WARDEN = "N9-004C"
#: Hands alike from outside: with a Summon of Fire that can be paid for, and with nothing for the other player's turn.
HOLDS_AN_ANSWER, HOLDS_NONE = ["N9-012C", WARDEN, WARDEN], [WARDEN, WARDEN, WARDEN]


def with_an_attacker(page: MatchPage, *, hands: bool = False) -> int:
    """The third turn: its player has a Forward that can attack, and nobody anything else unless hands are kept."""
    session, match, chance = page.session, match_of(page.session), random.Random(0)
    for _ in range(2):
        session.answer(Confirm(False))
    me = match.view(0).player
    match.override(me, Token(WARDEN, me, "field"))
    while match.view(0).turn < 3 and match.request is not None:
        match.answer(match.request.seat, Pass() if match.request.kind in ("play", "attack") else match.sample(chance))
    for seat in (0, 1):
        for zone in () if hands else ("hand", "LB deck"):
            for card in match.view(seat).zone(zone, seat).cards:
                match.override(seat, MoveCard(card.handle, "removed"))
    QTest.qWait(5)
    return me


def settled(page: MatchPage, me: int) -> bool:
    """Wait until somebody is asked something; whether it is the player of the third turn, in it."""
    session = page.session
    for _ in range(200):
        QTest.qWait(5)
        if session.view().turn != 3 or page.curtain.isVisible() or not session._timer.isActive():
            break
    return session.view().turn == 3 and session.viewer == me


def play_turn(page: MatchPage, me: int) -> list[str]:
    """Go through the turn, attacking once; the buttons that were pressed, and the drags."""
    mouse, done = Mouse(page, 1), []
    for _ in range(20):
        if not settled(page, me):
            return done
        question = page.session.my_question
        assert question is not None
        if question.kind == "attack" and question.candidates:
            mouse.drag(mouse.point_of(question.candidates[0]), mouse.on_plate(1 - me))
            done.append("attack")
        else:
            done.append(mouse.button().text())
            mouse.click_button()
    raise AssertionError(f"the turn does not end: {done}")


@pytest.mark.parametrize("mode", list(Mode))
def test_an_unblocked_attack_takes_no_more_than_four_answers(open_page: Open, mode: Mode) -> None:
    """FFTCG 9.3, 10.1, 9.5: from Main Phase 1 to the end of the turn."""
    page = open_page(5, mode=mode)
    me = with_an_attacker(page)
    before = page.session.view().zone("damage zone", 1 - me).count
    done = play_turn(page, me)
    assert page.session.view().zone("damage zone", 1 - me).count == before + 1
    assert len(done) <= 4, done


def test_the_button_says_where_passing_leads(open_page: Open) -> None:
    page = open_page(5)
    me = with_an_attacker(page)
    found = [words.partition("  ·")[0] for words in play_turn(page, me)]
    assert found == ["To the Attack Phase", "attack", "End the turn"]


def test_what_lies_on_the_stack_is_let_resolve(page_at: Until) -> None:
    """FFTCG 11.1.5: both pass, and the top of the stack resolves."""
    page = page_at(lambda view, question: question.kind == "play" and bool(view.stack))
    assert page.prompt.buttons[0].text().startswith("Let it resolve")


def has_read(page: MatchPage, yes: bool) -> None:
    """The player has seen for long what is asked, or has not had the time for it yet, however busy the machine is."""
    page.controller.hesitation = 0 if yes else 3_600_000


def test_a_player_has_time_to_see_what_is_asked(open_page: Open) -> None:
    page = open_page(5)
    with_an_attacker(page)
    page.controller.hesitation = HESITATION
    page.controller._asked_for.restart()
    QTest.qWait(HESITATION)
    assert not page.controller.hasty()
    has_read(page, False)
    assert page.controller.hasty()


def test_space_pressed_twice_skips_no_phase_that_was_not_on_the_button(open_page: Open) -> None:
    page = open_page(5)
    me = with_an_attacker(page)
    assert "Attack Phase" in page.prompt.buttons[0].text()
    for read in (True, False):
        has_read(page, read)
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert settled(page, me)
    asked = page.session.my_question
    assert asked is not None and asked.kind == "attack"
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.session.my_question is asked
    has_read(page, True)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert settled(page, me) and page.session.view().phase == "Main Phase 2"


def test_a_double_click_on_the_button_presses_it_once(open_page: Open) -> None:
    page = open_page(5)
    me = with_an_attacker(page)
    button = page.prompt.buttons[0]
    at = button.mapTo(page, button.rect().center())
    for read in (True, False):
        has_read(page, read)
        found = page.childAt(at)
        assert isinstance(found, QPushButton)
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)
        settled(page, me)
    assert page.session.my_question is not None and page.session.my_question.kind == "attack"


def test_a_key_that_is_held_down_answers_once(open_page: Open) -> None:
    page = open_page(5)
    with_an_attacker(page)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(page.view, held)
    assert page.session.view().phase == "Main Phase 1"


def test_until_my_turn_goes_through_to_it(open_page: Open) -> None:
    """It attacks with nobody; what must be answered is asked meanwhile, and does not end it."""
    page = open_page(5)
    me = with_an_attacker(page)
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    for _ in range(300):
        QTest.qWait(5)
        question, view = page.session.my_question, page.session.view()
        if question is None or page.session._timer.isActive():
            continue
        quiet = question.kind in ("play", "attack")
        if page.session.viewer == me and quiet:
            break
        page.session.answer(Pass() if quiet else suggestion(page.session))
    assert page.session.viewer == me and view.turn == 5 and not page.session._timer.isActive()


def test_a_window_in_which_something_can_be_done_is_never_passed(open_page: Open) -> None:
    page = open_page(5)
    me = with_an_attacker(page, hands=True)
    source = random.Random(1)
    for _ in range(40):
        match, before = match_of(page.session), len(match_of(page.session).entries)
        request = match.request
        if request is None:
            break
        asked = request.seat
        idle = match.question(asked).idle  # type: ignore[union-attr]
        kind = request.kind
        QTest.qWait(5)
        if len(match.entries) > before:
            entry = match.entries[before]
            assert isinstance(entry, Answered) and entry.answer == Pass() and (idle or kind == "attack")
        else:
            match.answer(asked, match.sample(source))
    assert me in (0, 1)


# At one screen, with hands that are hidden


def asked_for(page: MatchPage, hand: list[str]) -> tuple[bool, str]:
    """Whether the screen is asked for once the turn player has passed, where the other one holds these cards."""
    me = with_an_attacker(page)
    for code in hand:
        match_of(page.session).override(1 - me, Token(code, 1 - me, "hand"))
    while page.session.viewer != me or page.curtain.isVisible():
        QTest.mouseClick(page.curtain.go, Qt.MouseButton.LeftButton)
    QTest.qWait(5)
    assert page.session.my_question is not None and page.session.my_question.kind == "play"
    page.session.answer(Pass())
    settled(page, me)
    return page.curtain.isVisible(), page.curtain.words.text()


def test_being_asked_for_does_not_tell_that_a_hand_holds_an_answer(open_page: Open) -> None:
    """FFTCG 7.11.2: nobody but its player looks at a hand."""
    found = []
    for hand in (HOLDS_AN_ANSWER, HOLDS_NONE):
        page = open_page(5, hands=False)
        found.append(asked_for(page, hand))
        other = page.session.waiting_for
        assert other is not None
        assert match_of(page.session).question(other).idle is (hand == HOLDS_NONE)  # type: ignore[union-attr]
    assert found[0] == found[1] and found[0][0]


def test_whoever_has_no_cards_to_hide_is_asked_where_something_can_be_done(open_page: Open) -> None:
    page = open_page(5, hands=False)
    assert not asked_for(page, [])[0]


def test_a_player_passes_without_sitting_down(open_page: Open) -> None:
    page = open_page(5, hands=False)
    asked_for(page, HOLDS_NONE)
    me = page.session.viewer
    assert page.curtain.let.isVisible() and page.curtain.let.text().endswith("passes")
    for _ in ("Main Phase 1", "Attack Preparation Step"):
        QTest.mouseClick(page.curtain.let, Qt.MouseButton.LeftButton)
        settled(page, me)
    assert page.session.viewer == me and not page.curtain.isVisible() and page.log.words()
    assert page.session.my_question is not None and page.session.my_question.kind == "attack"
