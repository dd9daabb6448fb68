"""The window: the first page, the match, and everything that is opened from them."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from app.about import log
from app.application import Application, application, window_icon
from app.atscreen import at_screen
from app.cards.face import CardFace
from app.hearing import sound_of
from app.home import Home, line_words
from app.i18n.phrases import Phrases
from app.lobby.matches import Saved, saved_match
from app.lobby.page import LobbyPage
from app.lobby.plan import MatchPlan, begin, fresh_file, programs_in
from app.matchpage import MatchPage
from app.memory import give_back
from app.mode import Mode
from app.programs import Player, RandomPlayer
from app.saving import Saving
from app.session import Session
from app.settings.places import Places
from app.standing import stand
from app.theme.fonts import has_chinese
from engine.bounds import plain
from engine.files import TextError
from engine.game import Game, GameError, Start
from engine.games import GAMES
from engine.match import Match, Outcome
from engine.overrides import HOW
from engine.record import InUse, Loaded, Recorder, RecordError, load, parse, replay, resume, seats_beside
from engine.rng import drawn

if TYPE_CHECKING:
    from app.net.tables import Tables
    from app.panels.rulebooks import Rulebooks
    from app.screens.replay import ReplayPage

#: How long an automatic act waits, so that it can be followed, in milliseconds.
PACE = 420
#: A file that comes while a dialog is open waits until it is closed; so often is looked, in milliseconds.
_ASKS_AGAIN = 300
#: The cards of the first page are looked for among so many.
_SAMPLED = 300


class MainWindow(QMainWindow):
    """Everything that people see."""

    def __init__(self, home: Home) -> None:
        super().__init__()
        self.home = home
        self.page: MatchPage | None = None
        self.pace = PACE
        self._recorder: Recorder | None = None
        self._start: Start | None = None
        self._replay: ReplayPage | None = None
        self._rulebooks: Rulebooks | None = None
        self._tables: Tables | None = None
        self._acts: list[tuple[QAction, str]] = []
        #: The games of whose cards left out it was told.
        self._told: set[str] = set()
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.saving = Saving(self)
        folder = home.places.matches if home.places is not None else None
        self.lobby = LobbyPage(home.look, home.painter, self._samples(), folder, self._kept_game)
        self.pages.addWidget(self.lobby)
        self._connect_lobby()
        self._make_menus()
        self.retranslate()
        stand(self, home.store.now.geometry)
        home.store.changed.connect(self._settings_changed)

    # Matches

    def new_match(self) -> None:
        """Ask what is to be played, and play it."""
        from app.lobby.newmatch import NewMatchDialog

        self.tell_of_cards()
        dialog = NewMatchDialog(self.home.games(), self.home.store, self.home.places, self.home.look, self)
        dialog.rule_asked.connect(self.open_rule)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.play(dialog.plan())

    def play(self, plan: MatchPlan) -> MatchPage:
        """Play a match as planned."""
        match, recorder = begin(plan, self.home.places.matches if self.home.places is not None else None)
        return self.show_match(plan.game, plan.start, match, recorder)

    def resume(self, saved: Saved) -> None:
        """Go on with a match where it was left."""
        if seats_beside(saved.path).is_file():
            self.tables.host_again(saved)
            return
        try:
            loaded, recorder = resume(saved.path, self.home.game)
        except InUse as problem:
            self._offer_to_watch(saved.path, problem.who)
            return
        except (RecordError, GameError) as problem:
            self._complain(str(problem))
            return
        self.show_match(self.home.game(loaded.start.game), loaded.start, loaded.match, recorder)
        if loaded.notes:
            self._complain("\n".join(loaded.notes))

    def show_match(self, game: Game, start: Start, match: Match, recorder: Recorder) -> MatchPage:
        """Show a match and let it go on."""
        self.leave_match()
        match.contain()
        self._recorder, self._start = recorder, start
        programs: dict[int, Player] = {seat: RandomPlayer(start.seed, seat) for seat in programs_in(start)}
        wanted = start.options.get("mode", "")
        mode = None if match.entries or wanted not in HOW else Mode(wanted)
        open_hands = start.options.get("hands") == "open"
        session = at_screen(match, programs, mode=mode, open_hands=open_hands, pace=self.pace)
        self.saving.follow(recorder)
        return self._show_session(game, session)

    def show_seat(self, game: Game, session: Session, recorder: Recorder | None) -> MatchPage:
        """Show a match at a table of two machines; ``recorder`` is there where it is hosted here."""
        self.put_page_away()
        self._recorder, self._start = recorder, None
        if recorder is not None:
            self.saving.follow(recorder, closes=False)
        return self._show_session(game, session)

    def _show_session(self, game: Game, session: Session) -> MatchPage:
        phrases = self.home.phrases(game)
        page = MatchPage(
            session,
            game,
            self.home.faces(game),
            self.home.look,
            self.home.painter,
            motion=self.home.motion,
            say=phrases.sentence,
            say_line=lambda line: line_words(phrases, line),
        )
        page.rule_clicked.connect(self.open_rule)
        page.rematch.connect(self.rematch)
        page.lobby.connect(self.show_lobby)
        page.replay.connect(self.watch_again)
        session.happened.connect(self._hear)
        session.ended.connect(self._hear_end)
        session.changed.connect(self._allow)
        self.page = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.begin()
        self._allow()
        return page

    def leave_match(self) -> None:
        """Put the match away, and whatever table of two machines it is at; its record stays."""
        self.put_page_away()
        if self._tables is not None:
            self._tables.leave()

    def put_page_away(self) -> None:
        """Put the page away that is seen; a table of two machines goes on."""
        if self._replay is not None:
            self._replay.stop()
            self.pages.removeWidget(self._replay)
            self._replay.deleteLater()
            self._replay = None
        if self.page is None:
            return
        self.page.close_match()
        self.pages.removeWidget(self.page)
        self.page.deleteLater()
        self.page = None
        self.saving.put_away()
        self._recorder = None
        # The page itself goes when Qt comes to it.
        QTimer.singleShot(0, give_back)

    def rematch(self) -> None:
        """Play again with the same decks and players; whoever lost chooses who goes first."""
        if self._tables is not None and self._tables.at_table:
            self._tables.play_again()
            return
        if self.page is None or self._start is None:
            return
        outcome = self.page.session.outcome
        loser = -1 if outcome is None or outcome.winner is None else 1 - outcome.winner
        self.page.session.ask_who_begins(loser, self._play_again)

    def _play_again(self, first: int) -> None:
        """Play again; ``first`` is who goes first, -1 where chance decides."""
        assert self.page is not None and self._start is not None
        game, options = self.page.game, {**self._start.options, "first": str(first)}
        start = dataclasses.replace(self._start, seed=drawn(), options=options)
        match = game.new_match(start)
        self.show_match(game, start, match, Recorder(game, start, match, self._fresh(game)))

    def show_lobby(self) -> None:
        """Go to the first page."""
        self.leave_match()
        self.lobby.refresh()
        self.pages.setCurrentWidget(self.lobby)
        self._allow()

    def concede(self) -> None:
        """Give up, after a question."""
        if self.page is None:
            return
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        if QMessageBox.question(self, self.tr("Concede"), self.tr("Give this game up?"), yes | no, no) == yes:
            self.page.session.concede()

    def watch(self, path: Path) -> None:
        """Step through a recorded match."""
        try:
            loaded = load(path, self.home.game)
        except (RecordError, GameError) as problem:
            self._complain(str(problem))
            return
        self._watch(loaded)

    def _watch(self, loaded: Loaded) -> None:
        from app.screens.replay import ReplayPage

        self.leave_match()
        game = self.home.game(loaded.start.game)
        page = ReplayPage(
            loaded.match, game, self.home.look, self.home.painter, motion=self.home.motion, notes=loaded.notes
        )
        page.left.connect(self.show_lobby)
        page.rule_clicked.connect(self.open_rule)
        self._replay = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        self._allow()

    def watch_again(self) -> None:
        """Step through the match that has just ended."""
        if self._tables is not None and self._tables.at_table:
            self._tables.ask_for_record(self._watch_record)
        elif self.page is not None and self._recorder is not None:
            self._watch_record(self._recorder.text().encode())

    def _watch_record(self, record: bytes) -> None:
        if self.page is None:
            return
        name = self.windowTitle()
        self._watch(replay(self.page.game, parse(record, name), name))

    # Two machines

    @property
    def tables(self) -> Tables:
        """The tables of two machines; nothing of the network is loaded before one is wanted."""
        if self._tables is None:
            from app.net.tables import Tables

            self._tables = Tables(self)
        return self._tables

    def host(self) -> None:
        """Let somebody at another machine play at a table here."""
        self.tables.host()

    def join(self) -> None:
        """Play at a table of another machine."""
        self.tables.join()

    def show_page(self, page: QWidget) -> None:
        """Show a page instead of the first one."""
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._allow()

    # Everything around

    def open_rule(self, number: str = "") -> None:
        """Open the rulebook of the game that is played, or the one of a rule that is named."""
        if self._rulebooks is None:
            from app.panels.rulebooks import Rulebooks

            self._rulebooks = Rulebooks(self.home.games(), self.home.look, self)
        self._rulebooks.open_rule(number, self.page.game.name if self.page is not None else "")
        self._rulebooks.show()
        self._rulebooks.raise_()

    def search(self) -> None:
        """Put the cursor where one searches: in the pile that is open, or in the rulebook."""
        if self.page is not None and self.page.browser.isVisible():
            self.page.browser.search.setFocus()
            self.page.browser.search.selectAll()
            return
        self.open_rule()
        if self._rulebooks is not None:
            self._rulebooks.search()

    def open_settings(self) -> None:
        """Open the settings."""
        from app.settings.dialog import SettingsDialog

        SettingsDialog(self.home.store, self.home.places, self.home.sounds.possible, self).exec()

    def open_help(self) -> None:
        """Open the page of keys and signs."""
        from app.screens import HelpDialog

        HelpDialog(self.home.look, self).exec()

    def open_about(self) -> None:
        """Say which Tessera this is, and its licences."""
        from app.about.dialog import AboutDialog

        AboutDialog(self).exec()

    def report(self) -> None:
        """Write what helps to find a problem into a file."""
        from app.about.dialog import ReportDialog

        if self.home.places is not None:
            ReportDialog(self.home.places, self._recorder.path if self._recorder is not None else None, self).exec()

    def open_file(self, path: Path) -> None:
        """Open what somebody clicked twice: go on with a match, watch one that is over, or play a deck."""
        from app import opening

        if opening.is_record(path) and (saved := saved_match(path)) is not None:
            if saved.finished:
                self.watch(path)
            else:
                self.resume(saved)
            return
        try:
            name = opening.game_of_deck(path, GAMES, self.home.game)
        except opening.NoSuchFile as problem:
            self._complain(self.tr("This is neither a record nor a deck: {0}").format(f"{path}\n{problem}"))
            return
        now = self.home.store.now
        other = now.decks[1] if now.game == name else ""
        self.home.store.change(game=name, decks=(str(path), other))
        self.new_match()

    # Menus

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self.menus = [bar.addMenu("") for _ in range(4)]
        for menu in self.menus:
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self._leave_menus))
        match, table, rules, more = self.menus
        self._act(match, "New match …", self.new_match, "Ctrl+N")
        self._act(match, "Host a table …", self.host)
        self._act(match, "Join a table …", self.join)
        self._act(match, "To the first page", self.show_lobby)
        match.addSeparator()
        self.undo_act = self._act(match, "Undo", lambda: self._session(lambda one: one.undo()), "Ctrl+Z")
        self.undo_turn_act = self._act(
            match, "Undo to the start of the turn", lambda: self._session(lambda one: one.undo(turn=True)), "Ctrl+Alt+Z"
        )
        self.redo_act = self._act(
            match, "Redo", lambda: self._session(lambda one: one.redo()), "Ctrl+Shift+Z", "Ctrl+Y"
        )
        match.addSeparator()
        self.concede_act = self._act(match, "Concede …", self.concede)
        match.addSeparator()
        self._act(match, "Quit", self.close, "Ctrl+Q")
        self._act(table, "Enlarge", lambda: self._zoom(1.2), "Ctrl++")
        self._act(table, "Make smaller", lambda: self._zoom(1 / 1.2), "Ctrl+-")
        self._act(table, "Fit to the window", lambda: self._zoom(0), "Ctrl+0")
        table.addSeparator()
        self._modes = QActionGroup(self)
        self.mode_acts: dict[Mode, QAction] = {}
        for mode, text in ((Mode.ENFORCED, "Rules enforced"), (Mode.ASK, "Rules ask"), (Mode.FREE, "Free table")):
            act = self._act(table, text, lambda one=mode: self._session(lambda it: it.request_mode(one)))
            act.setCheckable(True)
            self._modes.addAction(act)
            self.mode_acts[mode] = act
        self._act(rules, "Rulebook", self.search, "Ctrl+F")
        self._act(more, "Settings …", self.open_settings, "Ctrl+,")
        self._act(more, "Keys and signs", self.open_help, "F1")
        more.addSeparator()
        self._act(more, "Report a problem …", self.report)
        self._act(more, "About Tessera", self.open_about)

    def _leave_menus(self) -> None:
        """A menu that was closed leaves the keyboard on the bar, where Space and Enter would do nothing."""
        if self.focusWidget() is self.menuBar() and QApplication.activePopupWidget() is None and self.page is not None:
            self.page.view.setFocus()

    def _act(self, menu: object, text: str, do: Callable[..., object], *keys: str) -> QAction:
        act = QAction(self)
        act.triggered.connect(lambda _checked=False: do())
        act.setShortcuts([QKeySequence(one) for one in keys])
        menu.addAction(act)  # type: ignore[attr-defined]
        self._acts.append((act, text))
        return act

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle("Tessera")
        self.saving.show_trouble()
        words = {
            "New match …": self.tr("New match …"),
            "Host a table …": self.tr("Host a table …"),
            "Join a table …": self.tr("Join a table …"),
            "To the first page": self.tr("To the first page"),
            "Undo": self.tr("Undo"),
            "Undo to the start of the turn": self.tr("Undo to the start of the turn"),
            "Redo": self.tr("Redo"),
            "Concede …": self.tr("Concede …"),
            "Quit": self.tr("Quit"),
            "Enlarge": self.tr("Enlarge"),
            "Make smaller": self.tr("Make smaller"),
            "Fit to the window": self.tr("Fit to the window"),
            "Rules enforced": self.tr("Rules enforced"),
            "Rules ask": self.tr("Rules ask"),
            "Free table": self.tr("Free table"),
            "Rulebook": self.tr("Rulebook"),
            "Settings …": self.tr("Settings …"),
            "Keys and signs": self.tr("Keys and signs"),
            "Report a problem …": self.tr("Report a problem …"),
            "About Tessera": self.tr("About Tessera"),
        }
        for act, text in self._acts:
            act.setText(words[text])
        names = (self.tr("&Match"), self.tr("&Table"), self.tr("&Rules"), self.tr("&More"))
        for menu, name in zip(self.menus, names, strict=True):
            menu.setTitle(name)

    def _allow(self) -> None:
        """Let only those acts be chosen that mean something now."""
        session = self.page.session if self.page is not None else None
        for act in (self.undo_act, self.undo_turn_act, self.redo_act, self.concede_act, *self.mode_acts.values()):
            act.setEnabled(session is not None)
        if session is not None:
            self.mode_acts[session.mode].setChecked(True)

    def _session(self, do: Callable[[Session], object]) -> None:
        if self.page is not None:
            do(self.page.session)

    def _zoom(self, factor: float) -> None:
        if self.page is not None:
            view = self.page.view
            view.zoom_to(view.zoom * factor if factor else 1.0)

    # Inside

    def _connect_lobby(self) -> None:
        self.lobby.new_match.connect(self.new_match)
        self.lobby.host.connect(self.host)
        self.lobby.join.connect(self.join)
        self.lobby.resume.connect(self.resume)
        self.lobby.replay.connect(self.watch)
        self.lobby.rules.connect(self.open_rule)
        self.lobby.settings.connect(self.open_settings)

    def _fresh(self, game: Game) -> Path | None:
        return fresh_file(self.home.places.matches, game) if self.home.places is not None else None

    def _offer_to_watch(self, path: Path, who: str) -> None:
        """Another window plays this match: here it can be watched as far as it has come."""
        words = self.tr("Another window has this match open ({0}). Watch it here as far as it has come?")
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = QMessageBox(QMessageBox.Icon.Question, "Tessera", words.format(plain(who)), yes | no, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        if box.exec() == yes:
            self.watch(path)

    def _kept_game(self, name: str) -> tuple[str, Callable[[str], CardFace], Callable[[str], str]]:
        """The title of a game, the faces of its cards and its words, for the list of kept matches. Raises GameError."""
        game = self.home.game(name)
        return game.title, self.home.faces(game).printed, Phrases(self.home.languages.current, game=name).say

    def _samples(self) -> list[CardFace]:
        """A card of each Element, for the first page."""
        game = self.home.first_game
        faces = self.home.faces(game)
        found: dict[object, str] = {}
        for code, card in islice(game.cards().items(), _SAMPLED):
            found[tuple(game.to_record(card).get("elements", ()))] = code
        return [faces.printed(code) for code in found.values()]

    def _settings_changed(self) -> None:
        self.lobby.welcome.use_faces(self._samples())
        if self.page is None:
            return
        game = self.page.game
        phrases = self.home.phrases(game)
        self.page.use_words(self.home.faces(game), phrases.sentence, lambda line: line_words(phrases, line))
        self.page.scene.animator.speed = self.home.motion

    def _hear(self, events: object) -> None:
        if isinstance(events, list):
            name = sound_of(events)
            if name:
                self.home.sounds.play(name)

    def _hear_end(self, outcome: object) -> None:
        if isinstance(outcome, Outcome) and self.page is not None:
            humans = self.page.session.humans
            lost = len(humans) == 1 and outcome.winner not in (None, humans[0])
            self.home.sounds.play("lose" if lost else "win")

    def tell_of_cards(self) -> None:
        """Say once which cards that the player brought cannot be used."""
        for game in self.home.games():
            skipped = game.skipped()
            if skipped and game.name not in self._told:
                self._told.add(game.name)
                words = self.tr("Cards of the collection that cannot be used were left out: {0} ({1}).")
                self._complain(words.format(len(skipped), skipped[0]))

    def tell_of_fonts(self) -> None:
        """Say once, in letters that can be shown, that there are none for the Chinese that was chosen."""
        store = self.home.store
        if self.home.languages.current.startswith("zh") and not has_chinese() and not store.now.told_fonts:
            store.change(told_fonts=True)
            self._complain("There is no font with Chinese characters here; install one, such as Noto Sans CJK.")

    def _complain(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Information, "Tessera", words, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.exec()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that the keyboard is on, as Space does."""
        button = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(button, QAbstractButton):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            button.click()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.home.look_for_images()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_match()
        self.home.store.change(geometry=bytes(self.saveGeometry().toBase64().data()).decode("ascii"))
        super().closeEvent(event)


def open_waiting(app: Application, window: MainWindow) -> None:
    """Open in a window what the desktop has sent so far, and from now on whatever it sends."""

    def take() -> None:
        if app.activeModalWidget() is not None:
            QTimer.singleShot(_ASKS_AGAIN, take)
            return
        for path in app.take_files():
            window.raise_()
            window.activateWindow()
            window.open_file(path)

    # Not within the event itself: opening a file may ask the player something, which takes events of its own.
    app.file_waits.connect(take, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(0, take)


def run(argv: Sequence[str] = (), opened: Path | None = None) -> int:
    """Open the window, with a file where one is named; return the exit code when it is closed."""
    app = application((sys.argv[0], *argv))
    app.setApplicationName("Tessera")
    app.setDesktopFileName("tessera")
    app.setWindowIcon(window_icon())
    places = Places.usual()
    log.begin(places.log)
    try:
        window = MainWindow(Home(app, places))
    except TextError as problem:
        print(f"tessera: {problem}", file=sys.stderr)
        return 2
    window.show()
    QTimer.singleShot(0, window.tell_of_fonts)
    if window.home.store.problem:
        QTimer.singleShot(0, lambda: window._complain(window.home.store.problem))
    if opened is not None:
        QTimer.singleShot(0, lambda: window.open_file(opened))
    open_waiting(app, window)
    code: int = app.exec()
    window.leave_match()
    if window._tables is not None:
        window._tables.wait()
    return code
