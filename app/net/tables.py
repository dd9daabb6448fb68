"""The tables of two machines that a window is at: hosting one, joining one, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.home import Home
from app.lobby.matches import Saved
from app.lobby.plan import fresh_file
from app.matchpage import MatchPage
from app.net.company import Company
from app.net.hosting import Hosting
from app.net.hostpage import HostPage
from app.net.joining import Joining
from app.net.joinpage import JoinPage
from app.net.kept import KeptSeats
from app.net.notice import Notice
from app.session import Session
from engine.game import Deck, Game, GameError
from engine.record import Recorder

if TYPE_CHECKING:
    from engine.net.room import Room


translate = QCoreApplication.translate


class Shows(Protocol):
    """The window, as far as tables need it."""

    home: Home
    pages: QStackedWidget
    pace: int

    def show_page(self, page: QWidget) -> None: ...
    def show_seat(self, game: Game, session: Session, recorder: Recorder | None) -> MatchPage: ...
    def show_lobby(self) -> None: ...
    def leave_match(self) -> None: ...
    def tell_of_cards(self) -> None: ...
    def open_rule(self, number: str = "") -> None: ...


class Tables(QObject):
    """Where the window sits: at one table at most."""

    def __init__(self, window: Shows) -> None:
        super().__init__(window if isinstance(window, QObject) else None)
        self._window = window
        places = window.home.places
        self.kept = KeptSeats(None if places is None else places.settings.with_name("tables.json"))
        #: Whether tables make themselves known and are looked for; tests go by address alone.
        self.nearby = True
        #: The port that a table takes; None for the usual one, or another where it is taken.
        self.port: int | None = None
        self.hosting: Hosting | None = None
        self.joining: Joining | None = None
        self.page: HostPage | JoinPage | None = None
        self._ending: list[Hosting | Joining] = []

    @property
    def at_table(self) -> bool:
        """Whether a match is played at a table of two machines."""
        return self.hosting is not None or self.joining is not None

    @property
    def session(self) -> Session | None:
        """The seat that this window has."""
        at = self.hosting or self.joining
        return at.session if at is not None else None

    # Hosting

    def host(self) -> None:
        """Ask what is to be hosted, for somebody at another machine to play at."""
        self._window.tell_of_cards()
        self._window.leave_match()
        home = self._window.home
        page = HostPage(home.games(), home.store, home.places, home.look)
        page.wanted.connect(lambda: self._host(page))
        self._show(page)

    def _host(self, page: HostPage) -> None:
        home, name, deck = self._window.home, page.bringing.name, page.bringing.deck()
        game = home.game(page.bringing.game)
        minutes, seconds = page.chosen_clock()
        options = {"mode": page.chosen_mode(), "clock": f"{minutes},{seconds}"}
        options |= {"games": str(page.chosen_games()), "held": str(page.chosen_patience())}
        folder = home.places.matches if home.places is not None else None

        def make() -> Room:
            from engine.net.room import Room

            return Room(
                game, name=name, deck=deck, options=options,
                file=lambda: None if folder is None else fresh_file(folder, game),
            )  # fmt: skip

        self._serve(page, game, make, name, may_watch=page.may_watch.isChecked())

    def host_again(self, saved: Saved) -> None:
        """Go on with a match that was hosted here; its guest comes back by itself."""
        self._window.leave_match()
        home = self._window.home
        game = home.game(saved.game)

        def make() -> Room:
            from engine.net.room import Room

            return Room.resumed(game, saved.path)

        page = HostPage(home.games(), home.store, home.places, home.look)
        self._show(page)
        self._serve(page, game, make, saved.names[0], may_watch=True)

    def _serve(self, page: HostPage, game: Game, make: Callable[[], Room], name: str, *, may_watch: bool) -> None:
        if self.hosting is not None:
            self._end(self.hosting)
        hosting = self.hosting = Hosting(
            game, make, name=name, port=self.port, may_watch=may_watch, nearby=self.nearby, pace=self._window.pace,
            parent=self,
        )  # fmt: skip
        hosting.opened.connect(lambda: self._follow(hosting.session, game))
        page.follow(hosting)
        hosting.failed.connect(lambda _words: self._end(hosting))
        hosting.start()

    # Joining

    def join(self) -> None:
        """Ask which table of another machine is to be joined."""
        self._window.tell_of_cards()
        self._window.leave_match()
        home = self._window.home
        page = JoinPage(home.games(), home.store, home.places, home.look, kept=self.kept, nearby=self.nearby)
        page.wanted.connect(lambda watch: self._join(page, watch))
        self._show(page)

    def _join(self, page: JoinPage, watch: bool) -> None:
        name, deck = page.bring()
        home = self._window.home

        def bring(wanted: str) -> tuple[Game, Deck | None]:
            game = home.game(wanted)
            if wanted != name and not watch:
                words = translate("Tables", "This table plays {0}: choose a deck of it, then join.")
                raise GameError(words.format(game.title))
            return game, deck

        joining = self.joining = Joining(
            bring, page.address.text().strip(), code=page.code.text(), name=page.bringing.name, watch=watch,
            kept=self.kept, pace=self._window.pace, parent=self,
        )  # fmt: skip
        joining.made.connect(lambda: self._follow(joining.session, None))
        page.follow(joining)
        joining.failed.connect(lambda _words: self._end(joining))
        joining.start()

    # The match

    def _follow(self, session: Session | None, game: Game | None) -> None:
        if session is not None:
            session.seated.connect(lambda: self._begin(session, game))

    def _begin(self, session: Session, game: Game | None) -> None:
        """The match begins, or goes on: show it."""
        if session is not self.session:
            return
        if game is None:
            welcome = self.joining.seat.welcome if self.joining is not None and self.joining.seat is not None else None
            game = self._window.home.game(welcome.game if welcome is not None else "")
        room = self.hosting.room if self.hosting is not None else None
        self._put_page_away()
        page = self._window.show_seat(game, session, room.recorder if room is not None else None)
        notice = Notice(session)
        notice.left.connect(self._window.show_lobby)
        page.put_around(notice, Company(page, session))
        joining = self.joining
        if joining is not None and joining.seat is not None and joining.seat.promise is not None:
            page.end.offer_check()
            page.end.check.connect(joining.check)
            joining.checked.connect(page.end.prove)

    def play_again(self) -> None:
        """Propose to play again."""
        if self.session is not None:
            self.session.seat.propose("rematch")

    def ask_for_record(self, then: Callable[[bytes], object]) -> None:
        """Have ``then`` called with the record of the game that is over."""
        if self.session is not None:
            self.session.ask_for_record(then)

    # Going

    def leave(self) -> None:
        """Leave the table; a seat elsewhere is held, and a table here keeps its record."""
        self._put_page_away()
        for at in (self.hosting, self.joining):
            if at is not None:
                self._end(at)

    def wait(self) -> None:
        """Wait until everything is closed."""
        for one in self._ending:
            one.wait()
        self._ending.clear()

    def _end(self, at: Hosting | Joining) -> None:
        at.stop()
        self._ending.append(at)
        if at is self.hosting:
            self.hosting = None
        if at is self.joining:
            self.joining = None

    def _show(self, page: HostPage | JoinPage) -> None:
        self.page = page
        page.left.connect(self._window.show_lobby)
        page.rule_asked.connect(self._window.open_rule)
        self._window.show_page(page)

    def _put_page_away(self) -> None:
        page, self.page = self.page, None
        if page is None:
            return
        if isinstance(page, JoinPage):
            page.put_away()
        self._window.pages.removeWidget(page)
        # What the page is just being told goes on first.
        QTimer.singleShot(0, page.deleteLater)
