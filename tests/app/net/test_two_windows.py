"""Two windows, each with its own side of one table: hosted by one, joined by the other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app.home import Home
from app.lobby.matches import saved_matches
from app.matchpage import MatchPage
from app.mode import Mode
from app.net.company import Company
from app.net.hostpage import HostPage
from app.net.joinpage import JoinPage
from app.net.kept import KeptSeat, KeptSeats
from app.net.notice import Notice
from app.session import Session
from app.settings import Places
from app.table.gestures.base import Dropped
from app.window import MainWindow
from engine.answers import Pass
from engine.game import Game
from engine.games import GAMES
from engine.net import messages as say
from engine.net.table import Table
from engine.overrides import Draw, MoveCard

#: One game in every run, all of them where there is time.
ANY = pytest.mark.parametrize(
    "game", ["cipher", *(pytest.param(one, marks=pytest.mark.long) for one in ("fftcg", "fow", "vanguard"))]
)
#: A game is read once for both windows and all tests.
_GAMES: dict[str, Game] = {}


class Kept(KeptSeats):
    """Seats that are kept as long as the test."""

    def __init__(self, path: None) -> None:
        super().__init__(path)
        self.seats: dict[str, KeptSeat] = {}

    def all(self) -> dict[str, KeptSeat]:
        return dict(self.seats)

    def put(self, place: str, seat: KeptSeat | None) -> None:
        self.seats.pop(place, None)
        if seat is not None:
            self.seats[place] = seat


class Two:
    """Two windows at one table."""

    def __init__(self, qtbot: QtBot, qapp: QApplication) -> None:
        self.qtbot, self._qapp = qtbot, qapp
        self.all: list[MainWindow] = []
        self.windows = self.window("Ann"), self.window("Bob")

    def window(self, name: str, places: Places | None = None) -> MainWindow:
        """A window of a player of this name."""
        home = Home(self._qapp, places)
        home._games = _GAMES
        home.store.change(motion="off", sounds=False, language="en", names=(name, ""))
        window = MainWindow(home)
        window.pace = 0
        window.tables.kept = Kept(None)
        window.tables.nearby, window.tables.port = False, 0
        window.show()
        self.all.append(window)
        return window

    def open(self, game: str = "cipher") -> None:
        """The first window hosts, the second joins with the code."""
        self.windows[0].tables.host()
        self.join(game)

    def join(self, game: str) -> None:
        """The table that the first window is about to host is opened and joined."""
        host, guest = self.windows
        page = host.tables.page
        assert isinstance(page, HostPage)
        page.game.setCurrentIndex(page.game.findData(game))
        page.go.click()
        self.qtbot.waitUntil(lambda: bool(page.code.text()))
        guest.tables.join()
        other = guest.tables.page
        assert isinstance(other, JoinPage) and host.tables.hosting is not None
        other.bringing.choose(game)
        other.address.setText(f"127.0.0.1:{host.tables.hosting.port} {page.code.text()}")
        other.go.click()
        self.qtbot.waitUntil(lambda: other.gathering.session is not None)

    def begin(self) -> None:
        """Both are ready, and the game begins."""
        for window in self.windows:
            page = window.tables.page
            assert page is not None
            page.gathering.ready.click()
        self.qtbot.waitUntil(lambda: all(window.page is not None for window in self.windows))
        self.settle()

    def page(self, number: int) -> MatchPage:
        found = self.windows[number].page
        assert found is not None
        return found

    def session(self, number: int) -> Session:
        found = self.page(number).session
        assert isinstance(found, Session)
        return found

    @property
    def table(self) -> Table:
        """The table that the first window serves."""
        hosting = self.windows[0].tables.hosting
        assert hosting is not None and hosting.room is not None and hosting.room.table is not None
        return hosting.room.table

    def play(self, steps: int) -> None:
        """Each window answers what it is asked, as its table suggests, until so much has happened."""
        sessions = (self.session(0), self.session(1))
        begun = sessions[0].number
        answering = [(session, partial(suggested, session, begun + steps)) for session in sessions]
        for session, answer in answering:
            session.changed.connect(answer)
            answer()
        self.qtbot.waitUntil(lambda: all(one.number >= begun + steps for one in sessions))
        self.settle()
        # A host that comes back may count from less: nobody would know then that enough has been played.
        for session, answer in answering:
            session.changed.disconnect(answer)

    def settle(self) -> None:
        """What goes on by itself has come to its end: every window knows all that has happened, and none that it
        answers is still on its way.
        """
        self.qtbot.waitUntil(
            lambda: all(quiet(window.page.session, self.table) for window in self.all if window.page is not None)
        )

    def public(self, seat: int) -> list[str]:
        """What the other player sees of a hand: cards that both know, such as one that was on the field."""
        return hand(self.session(1 - seat), seat)


def quiet(session: Session, table: Table) -> bool:
    """Whether a window knows all that has happened, and does not answer by itself."""
    number = session.number
    return number == table.number and session._answered != number and not session._timer.isActive()


def hand(session: Session, seat: int) -> list[str]:
    """What a window sees of a hand."""
    return sorted(card.name for card in session.view().zone("hand", seat).cards if card.name)


def suggested(session: Session, last: int) -> None:
    if session.my_question is not None and getattr(session, "seen", -1) != session.number < last:
        session.seen = session.number  # type: ignore[attr-defined]
        session.suggest(session.answer)


@pytest.fixture
def two(qapp: QApplication, qtbot: QtBot) -> Iterator[Two]:
    """Two windows that keep nothing and look for no tables nearby."""
    found = Two(qtbot, qapp)
    yield found
    for window in found.all:
        window.close()
        window.tables.wait()
        window.deleteLater()


@pytest.mark.parametrize("game", GAMES)
def test_two_windows_play_a_game_that_one_hosts_and_the_other_joins(two: Two, game: str) -> None:
    two.open(game)
    two.begin()
    two.play(15)
    two.session(1).concede()
    two.qtbot.waitUntil(lambda: two.page(0).end.isVisible() and two.page(1).end.isVisible())
    match = two.table.match
    assert match.outcome is not None and match.outcome.winner == 0
    for seat in (0, 1):
        assert two.session(seat).viewer == seat
        assert two.session(seat).view() == match.view(seat)
        assert two.session(seat).log() == match.log(seat)


def test_what_is_said_and_pointed_at_is_seen_at_both_windows(two: Two) -> None:
    two.open()
    two.begin()
    two.session(0).seat.chat("Good luck!")
    two.qtbot.waitUntil(lambda: "Ann: Good luck!" in two.page(1).log.words())
    heard: list[tuple[int, int, bool]] = []
    two.session(1).pointed.connect(lambda *told: heard.append(told))
    two.play(6)
    state = two.table.match.state
    numbers = {state.by_handle[0][card.handle] for card in two.session(0).view().zone("hand", 0).cards}
    held = next(card.handles[0] for card in state.cards if card.number in numbers and not state.sees(1, card))
    assert two.page(0).scene.cards[held].spot == ("hand", 0)
    two.session(0).seat.point(held)
    two.qtbot.waitUntil(lambda: bool(heard))
    assert heard == [(0, 0, False)], "a card of the hand is none that the other player can tell from others"
    two.qtbot.waitUntil(lambda: bool(two.page(0).findChildren(Company)[0]._rings))


@ANY
def test_a_seat_that_is_away_is_held_and_come_back_to_with_the_question_there(two: Two, game: str) -> None:
    two.open(game)
    two.begin()
    host, guest = two.windows
    hosting = host.tables.hosting
    assert hosting is not None
    place, kept = f"127.0.0.1:{hosting.port}", guest.tables.kept
    question = two.session(1).question()
    guest.show_lobby()
    two.qtbot.waitUntil(lambda: two.session(0).presence.away[1])
    assert isinstance(kept, Kept)
    assert not two.session(0).presence.claimable
    notice = two.page(0).findChild(Notice)
    assert notice is not None and "Bob" in notice.words.text() and notice.isVisible()
    guest.tables.join()
    page = guest.tables.page
    assert isinstance(page, JoinPage)
    page.address.setText(place)
    assert page.comes_back and page.go.isEnabled()
    page.go.click()
    two.qtbot.waitUntil(lambda: guest.page is not None)
    assert two.session(1).question() == question
    two.qtbot.waitUntil(lambda: not two.session(0).presence.away[1] and not notice.isVisible())


def test_who_stayed_may_claim_the_game_after_the_agreed_time_and_is_asked_first(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.open()
    two.begin()
    table, notice = two.table, two.page(0).findChild(Notice)
    assert notice is not None
    two.windows[1].show_lobby()
    two.qtbot.waitUntil(lambda: notice.isVisible() and "Bob is away" in notice.words.text())
    assert not notice.claim.isVisible(), "not before the time that was agreed"
    table._claim_after = 0.0
    two.qtbot.waitUntil(notice.claim.isVisible)
    assert table.match.outcome is None, "nothing is taken from anybody by itself"
    answers = iter((QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: next(answers))
    notice.claim.click()
    two.qtbot.wait(100)
    assert table.match.outcome is None
    notice.claim.click()
    two.qtbot.waitUntil(two.page(0).end.isVisible)
    assert table.match.outcome is not None and table.match.outcome.winner == 0


def test_another_mode_waits_for_the_consent_of_the_other_window(two: Two) -> None:
    two.open()
    two.begin()
    two.session(0).request_mode(Mode.FREE)
    two.qtbot.waitUntil(lambda: two.session(1).consent is not None and two.session(0).consent is not None)
    assert two.session(0).mode is two.session(1).mode is Mode.ENFORCED
    assert [button.text() for button in two.page(0).prompt.buttons] == ["Ask no more"]
    two.page(1).prompt.buttons[0].click()
    two.qtbot.waitUntil(lambda: two.session(0).mode is two.session(1).mode is Mode.FREE)
    assert two.session(0).consent is None and two.session(1).consent is None


def test_who_lost_chooses_who_goes_first_when_both_play_again(two: Two) -> None:
    two.open()
    two.begin()
    two.session(1).concede()
    two.qtbot.waitUntil(lambda: two.page(0).end.isVisible() and two.page(1).end.isVisible())
    before = two.page(0), two.page(1)
    two.page(0).end.again.click()
    two.qtbot.waitUntil(lambda: two.session(1).consent is not None)
    two.page(1).prompt.buttons[0].click()
    two.qtbot.waitUntil(lambda: "first" in two.page(1).prompt.sentence.text())
    two.page(1).prompt.buttons[0].click()
    two.qtbot.waitUntil(lambda: two.page(0) is not before[0] and two.page(1) is not before[1])
    assert two.table.match.state.vars["first player"] == 1
    two.play(5)


def test_how_a_best_of_three_stands_is_seen_at_the_table_and_at_its_end(two: Two) -> None:
    host = two.windows[0]
    host.tables.host()
    page = host.tables.page
    assert isinstance(page, HostPage)
    page.games.setCurrentIndex(1)
    two.join("cipher")
    two.begin()
    for window in (0, 1):
        company = two.page(window).findChild(Company)
        assert company is not None
        two.qtbot.waitUntil(lambda: company.hands.text() == "Best of 3: Ann 0 : 0 Bob.")  # noqa: B023
    two.session(1).concede()
    end = two.page(0).end
    two.qtbot.waitUntil(lambda: end.isVisible() and end.series.text() == "Best of 3: Ann 1 : 0 Bob.")
    assert end.series.isVisible()


def watching(two: Two) -> MainWindow:
    """A third window that watches."""
    hosting = two.windows[0].tables.hosting
    assert hosting is not None
    third = two.window("Cat")
    third.tables.join()
    page = third.tables.page
    assert isinstance(page, JoinPage)
    page.address.setText(f"127.0.0.1:{hosting.port} {hosting.code}")
    page.watch.click()
    two.qtbot.waitUntil(lambda: third.page is not None)
    two.settle()
    return third


@ANY
def test_a_spectator_sees_what_both_may_see_and_reads_the_log_from_the_beginning(two: Two, game: str) -> None:
    two.open(game)
    two.begin()
    two.play(8)
    third = watching(two)
    assert third.page is not None
    seen, match = third.page.session, two.table.match
    assert not seen.humans and seen.my_question is None and len(seen.log()) == len(match.log(0))
    for seat in (0, 1):
        assert hand(seen, seat) == two.public(seat)
    phases = third.page.phases
    assert [chip.phase.name for chip in phases.chips if chip.active] == [seen.view().phase]
    assert phases.turn.text() and not phases.passing.isVisible(), "who only watches passes nothing"
    two.play(3)
    two.qtbot.waitUntil(lambda: len(seen.log()) == len(match.log(0)))


def test_address_and_code_may_be_typed_one_after_the_other_into_one_line(two: Two) -> None:
    guest = two.windows[1]
    guest.tables.join()
    page = guest.tables.page
    assert isinstance(page, JoinPage)
    two.qtbot.keyClicks(page.address, "192.168.1.20:47324 ABCD-EFGH")
    assert (page.address.text(), page.code.text()) == ("192.168.1.20:47324", "ABCD-EFGH")
    assert page.watch.isEnabled()


def choose(company: Company, words: str) -> None:
    """Choose a line of the menu at the foot of the table."""
    company.menu.aboutToShow.emit()
    next(act for act in company.menu.actions() if words in act.text()).trigger()


def test_a_spectator_sees_the_hand_of_a_player_who_allows_it_as_long_as_they_do(two: Two) -> None:
    two.open("fftcg")
    two.begin()
    two.play(6)
    third = watching(two)
    seen = third.page
    companies = [page.findChild(Company) for page in (two.page(0), two.page(1), seen)]
    notice = two.page(1).findChild(Notice)
    assert seen is not None and notice is not None and all(companies)

    def sees(seat: int) -> list[str]:
        assert seen is not None
        return hand(seen.session, seat)

    def holds() -> list[str]:
        return hand(two.session(1), 1)

    choose(companies[2], "the hand of Bob")  # type: ignore[arg-type]
    two.qtbot.waitUntil(lambda: notice.isVisible() and notice.show_hand.isVisible())
    assert sees(1) == two.public(1) and "asked" in companies[2].hands.text()  # type: ignore[union-attr]
    notice.show_hand.click()
    two.qtbot.waitUntil(lambda: seen.session.presence.shows[1] and sees(1) == holds())
    assert sees(0) == two.public(0) and not notice.isVisible()
    faces = [seen.scene.cards[card.handle].face for card in seen.session.view().zone("hand", 1).cards]
    assert not any(face.hidden for face in faces), "they lie on the table to be read"
    two.qtbot.waitUntil(lambda: companies[0].hands.text() == "The hand of Bob is open to 1 of those who watch.")  # type: ignore[union-attr]
    assert companies[1].hands.text() == "Your hand is open to 1 of those who watch."  # type: ignore[union-attr]
    two.play(4)
    assert sees(1) == holds()
    choose(companies[1], "see my hand")  # type: ignore[arg-type]
    two.qtbot.waitUntil(lambda: not seen.session.presence.shows[1] and sees(1) == two.public(1))


def test_a_player_may_keep_the_hand_from_who_watches(two: Two) -> None:
    two.open()
    two.begin()
    two.play(6)
    third = watching(two)
    assert third.page is not None
    company, notice = third.page.findChild(Company), two.page(0).findChild(Notice)
    assert company is not None and notice is not None
    choose(company, "the hand of Ann")
    two.qtbot.waitUntil(lambda: notice.isVisible() and notice.deny.isVisible())
    notice.deny.click()
    two.qtbot.waitUntil(lambda: company.hands.text() == "Ann does not show the hand.")
    assert not notice.isVisible()
    assert hand(third.page.session, 0) == two.public(0)


def test_the_guest_checks_the_shuffles_of_a_game_that_is_over_with_one_click(two: Two) -> None:
    two.open()
    two.begin()
    two.play(6)
    two.session(0).concede()
    end = two.page(1).end
    two.qtbot.waitUntil(end.isVisible)
    end.fair.click()
    two.qtbot.waitUntil(end.proof.isVisible)
    assert "no deck was stacked" in end.proof.text() and end.proof.property("role") == "good"
    assert not two.page(0).end.fair.isVisible()
    guest = two.windows[1]
    assert guest.tables.kept.all()
    guest.show_lobby()
    guest.tables.wait()
    assert not guest.tables.kept.all(), "nobody comes back to a game that is over"


def test_a_host_that_was_gone_goes_on_with_its_record_and_the_guest_comes_back_by_itself(
    two: Two, tmp_path: Path
) -> None:
    host = two.window("Ann", Places.below(tmp_path))
    two.windows = host, two.windows[1]
    two.open()
    two.begin()
    two.play(6)
    question, entries = two.session(0).question(), two.session(0).log()
    host.show_lobby()
    host.tables.wait()
    (saved,) = saved_matches(tmp_path / "matches")
    assert not saved.finished
    two.qtbot.waitUntil(lambda: not two.session(1).link()[0])
    notice = two.page(1).findChild(Notice)
    assert notice is not None and notice.isVisible()
    host.tables.port = None
    host.resume(saved)
    two.qtbot.waitUntil(lambda: host.page is not None)
    two.qtbot.waitUntil(lambda: two.session(1).link()[0] and not notice.isVisible())
    assert two.session(0).question() == question and two.session(0).log() == entries
    two.play(3)


def test_a_guest_reads_what_is_agreed_before_it_is_ready(two: Two) -> None:
    host, guest = two.windows
    host.tables.host()
    page = host.tables.page
    assert isinstance(page, HostPage)
    page.clock.setCurrentIndex(1)
    page.games.setCurrentIndex(1)
    page.patience.setCurrentIndex(2)
    two.join("cipher")
    other = guest.tables.page
    assert isinstance(other, JoinPage)
    for one in (page, other):
        said = one.gathering.agreed.text()
        assert "15 minutes for each player" in said and "Best of three" in said and "10 minutes" in said


def in_main_phase(two: Two, number: int, turn: int) -> None:
    """Play on to the main phase of a window's player, in this turn or a later one; the other does not attack."""
    table, session = two.table, two.session(number)
    while True:
        question, view = session.question(), session.view()
        main = view.phase == "Main Phase 1" and view.player == number and view.turn >= turn
        if question is not None and question.kind == "play" and main:
            return
        begun, request = session.number, table.match.request
        assert request is not None and view.turn < turn + 2
        answer = Pass() if request.judge(Pass()) is None else table.match.sample(Random(1))
        table.ask_near(request.seat, say.GiveAnswer(0, table.number, answer), lambda told: None)
        two.qtbot.waitUntil(lambda begun=begun: session.number > begun)


def with_an_attacker(two: Two, number: int) -> int:
    """Bring a window's player to the main phase with a Forward that may attack then."""
    in_main_phase(two, number, 1)
    match = two.table.match
    session = two.session(number)
    assert match.override(number, Draw(20)) is None
    held = match.view(number).zone("hand", number).cards
    handle = next(card.handle for card in held if "Forward" in str(card.values["types"]))
    assert match.override(number, MoveCard(handle, "field")) is None
    in_main_phase(two, number, session.view().turn + 1)

    def forwards() -> list[int]:
        field = session.view().zone("field").cards
        return [card.handle for card in field if card.controller == number and "Forward" in str(card.values["types"])]

    two.qtbot.waitUntil(lambda: bool(forwards()))
    return forwards()[0]


def test_the_first_attacker_dropped_at_a_table_elsewhere_is_explained_as_at_one_here(two: Two) -> None:
    """Who attacks is declared in the Attack Phase (FFTCG 10.1.2): the way there is offered."""
    two.open("fftcg")
    two.begin()
    handle = with_an_attacker(two, 1)
    controller = two.page(1).controller
    ahead = two.page(1).scene.spec.ahead
    assert ahead is not None
    controller.target.dropped(Dropped((handle,), None, 0, None), by_hand=False)
    balloon = controller.desk.balloon
    two.qtbot.waitUntil(balloon.isVisible)
    assert ahead.rule.removeprefix("FFTCG ") in balloon.words.text()
    assert balloon.buttons.itemAt(0).widget().text() == "Pass, and go there"
