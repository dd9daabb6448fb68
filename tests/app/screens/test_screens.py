"""What covers the table for a while, the rulebook, the replay, sounds."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.cards.painter import CardPainter
from app.panels.rulebook import RulebookPanel
from app.screens import EndScreen, HandOver, HelpDialog
from app.screens.help import KEYS
from app.screens.replay import ReplayPage
from app.screens.signs import drawn, picture
from app.sound import NAMES, Sounds
from app.sound.player import FOLDER
from app.stage import Stage
from app.table.arrows import standing_arrows
from app.theme import Look
from engine.game import Start
from engine.games import load_game
from engine.match import Match, Outcome

GAME = load_game("fftcg")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(800, 600)
    found.show()
    return found


# Handing over, and the end


def test_handing_over_hides_everything_until_somebody_sits_down(qtbot: QtBot, window: QWidget) -> None:
    look = Look()
    screen = HandOver(window, look, CardPainter())
    screen.ask("Bo")
    assert screen.geometry() == window.rect()
    covered = window.grab().toImage()
    below = QLabel("the other hand", window)
    below.show()
    below.lower()
    assert window.grab().toImage() == covered
    window.resize(900, 500)
    assert screen.geometry() == window.rect()
    with qtbot.waitSignal(screen.ready):
        qtbot.keyClick(screen.go, Qt.Key.Key_Space)
    assert not screen.isVisible()


@pytest.mark.parametrize(
    ("winner", "seat", "title"), ((0, None, "Ann wins"), (1, 1, "You win"), (1, 0, "You lose"), (None, None, "A draw"))
)
def test_the_end_says_who_won(window: QWidget, winner: int | None, seat: int | None, title: str) -> None:
    screen = EndScreen(window, Look())
    screen.tell(Outcome(winner, "FFTCG 12.4.1", "the opponent has received 7 points of damage"), ("Ann", "Bo"), seat, 9)
    assert screen.title.text() == title
    if winner is not None:
        assert screen.words.text() == f"{('Bo', 'Ann')[winner]} has received 7 points of damage."
    assert "FFTCG 12.4.1" in screen.rule.text()
    assert "9" in screen.count.text()


def test_the_end_offers_a_rematch(qtbot: QtBot, window: QWidget) -> None:
    screen = EndScreen(window, Look())
    screen.tell(Outcome(0, "FFTCG 2.1", "the opponent concedes"), ("Ann", "Bo"))
    with qtbot.waitSignal(screen.rematch):
        qtbot.mouseClick(screen.again, Qt.MouseButton.LeftButton)
    assert not screen.isVisible()


def test_help_lists_every_key(qtbot: QtBot) -> None:
    dialog = HelpDialog(Look())
    qtbot.addWidget(dialog)
    text = dialog.pages[0].toPlainText()
    assert all(key in text for key, _ in KEYS)


def test_help_shows_a_picture_of_every_sign(qtbot: QtBot) -> None:
    dialog = HelpDialog(Look())
    qtbot.addWidget(dialog)
    page = dialog.pages[2].toHtml()
    assert all(f'src="{name}"' in page for name in drawn())
    pictures = [picture(name, Look()) for name in drawn()]
    empty = [QImage(one.size(), one.format()) for one in pictures]
    for one in empty:
        one.fill(0)
        one.setDevicePixelRatio(2.0)
    assert not any(one == bare for one, bare in zip(pictures, empty, strict=True))


# The rulebook


@pytest.fixture
def book(qtbot: QtBot) -> RulebookPanel:
    found = RulebookPanel(GAME.rulebook(), Look())
    qtbot.addWidget(found)
    found.show()
    return found


def test_a_rule_is_opened_by_its_number(book: RulebookPanel) -> None:
    assert book.open_rule("FFTCG 10.1.3.1.1")
    assert "10.1.3.1.1" in book.page.toPlainText()


def test_a_number_that_there_is_not_opens_the_rule_above_it(book: RulebookPanel) -> None:
    assert book.open_rule("10.1.3.99")
    assert "FFTCG 10.1.3" in book.page.toPlainText()
    assert not book.open_rule("99.1")


def test_rules_are_found_by_their_words(qtbot: QtBot, book: RulebookPanel) -> None:
    qtbot.keyClicks(book.search, "active forward block")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    found = {book.tree.topLevelItem(row).text(1) for row in range(book.tree.topLevelItemCount())}
    assert found == {rule.number for rule in GAME.rulebook().search("active forward block")}


def test_the_rulebook_is_shown_and_searched_in_the_language_of_the_window(qtbot: QtBot) -> None:
    look = Look()
    book = RulebookPanel(GAME.rulebook(), look)
    qtbot.addWidget(book)
    book.open_rule("10.1.3.1.1")
    look.use(language="zh_TW")
    assert "只有處於行動狀態的前鋒可以防禦。" in book.page.toPlainText()
    book.search.setText("行動狀態 防禦")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert "10.1.3.1.1" in {book.tree.topLevelItem(row).text(1) for row in range(book.tree.topLevelItemCount())}


def test_one_can_go_back_in_the_rulebook(book: RulebookPanel) -> None:
    book.open_rule("10.1.3")
    book.open_rule("12.4.1")
    book.back.click()
    assert "FFTCG 10.1.3" in book.page.toPlainText()


# The replay


def random_match(seed: int, answers: int, after: Callable[[Match], object] = lambda _: None) -> Match:
    """A match of random decks with so many random answers; ``after`` each of them somebody looks."""
    source = random.Random(seed)
    first, second = (GAME.deck(GAME.random_deck(source)) for _ in (0, 1))
    match = GAME.new_match(Start("fftcg", (first, second), seed, ("Ann", "Bo")))
    for _ in range(answers):
        if match.request is not None:
            match.answer(match.request.seat, match.sample(source))
            after(match)
    return match


@pytest.fixture
def played() -> Callable[[], Match]:
    return lambda: random_match(4, 90)


def match_with_everything_to_show() -> Match:
    """A match in which somebody attacked, something lay on the stack, and a card was not what is printed on it."""
    for seed in range(40):
        there: set[str] = set()

        def look(match: Match, there: set[str] = there) -> None:
            view = match.view(0)
            there.update(kind for kind, *_ in standing_arrows(view))
            there.update("stack" for _ in view.stack)
            there.update("reason" for card in view.zone("field").cards if match.explain(0, card.handle))

        match = random_match(seed, 120, look)
        if {"attack", "stack", "reason"} <= there:
            return match
    raise AssertionError("no such match")


@pytest.fixture
def replay(qtbot: QtBot, played: Callable[[], Match]) -> ReplayPage:
    return replay_of(qtbot, played())


def replay_of(qtbot: QtBot, match: Match) -> ReplayPage:
    page = ReplayPage(match, GAME, Look(), CardPainter(), motion=0)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    return page


def test_a_replay_shows_turn_phase_and_the_place_in_the_log(replay: ReplayPage) -> None:
    replay.go_to(replay.total)
    view = replay.table.match.view(0)
    assert replay.phases.turn.text() == f"Turn {view.turn} · {view.names[view.player]}"
    assert [chip.phase.name for chip in replay.phases.chips if chip.active] == [view.phase]
    told = len(replay.table.match.log(0))
    assert replay.lines.text() == f"Log: {told} of {told} lines"
    replay.step_back()
    assert replay.lines.text() != f"Log: {told} of {told} lines" and not replay.phases.passing.isVisible()


def test_a_replay_begins_at_the_beginning_and_ends_where_the_match_ended(
    replay: ReplayPage, played: Callable[[], Match]
) -> None:
    assert replay.at == 0
    while replay.step():
        pass
    assert replay.at == replay.total
    assert replay.table.match.state.digest() == played().state.digest()


def test_a_replay_goes_back_to_the_same_position(replay: ReplayPage) -> None:
    replay.go_to(20)
    before = replay.table.match.state.digest()
    replay.go_to(45)
    replay.go_to(20)
    assert replay.table.match.state.digest() == before
    assert replay.slider.value() == 20


def test_a_replay_is_stepped_by_keys(qtbot: QtBot, replay: ReplayPage) -> None:
    for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_End, replay.total), (Qt.Key.Key_Left, replay.total - 1),
                    (Qt.Key.Key_Home, 0)):  # fmt: skip
        qtbot.keyClick(replay, key)
        assert replay.at == at


def test_the_bar_of_a_replay_goes_where_it_is_clicked(qtbot: QtBot, replay: ReplayPage) -> None:
    bar = replay.slider
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, bar.height() // 2))
    assert abs(replay.at - replay.total / 2) <= 2
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() - 2, bar.height() // 2))
    assert replay.at == replay.total


def test_a_replay_shows_what_the_chosen_seat_saw(replay: ReplayPage) -> None:
    replay.go_to(30)
    hands = []
    for seat in (0, 1):
        replay.seats.setCurrentIndex(seat)
        view = replay.scene.view
        assert view is not None
        hands.append([card.code for card in view.zone("hand", 1 - seat).cards])
    assert not any(code for hand in hands for code in hand)


def test_a_replay_plays_by_itself_and_stops(qtbot: QtBot, replay: ReplayPage) -> None:
    replay.pace.setCurrentIndex(3)
    replay.play_or_pause()
    qtbot.waitUntil(lambda: replay.at >= 2)
    replay.play_or_pause()
    at = replay.at
    qtbot.wait(200)
    assert replay.at == at


# Sounds


def test_there_is_a_small_file_for_every_sound() -> None:
    assert all(0 < (FOLDER / f"{name}.wav").stat().st_size < 64_000 for name in NAMES)


def test_sounds_are_heard_unless_they_are_off() -> None:
    heard: list[str] = []
    sounds = Sounds(lambda path, volume: heard.append(path.stem))
    sounds.play("draw")
    sounds.play("draw")
    sounds.enabled = False
    sounds.play("turn")
    sounds.enabled = True
    sounds.volume = 0
    sounds.play("turn")
    assert heard == ["draw"]


def test_a_computer_without_sound_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sound.player.find_player", lambda: None)
    sounds = Sounds()
    sounds.play("draw")
    assert not sounds.possible


def test_the_sounds_are_those_that_the_tool_makes(tmp_path: Path) -> None:
    import make_sounds

    length, tones = make_sounds.SOUNDS["dull"]
    assert make_sounds.samples(length, tones) in (FOLDER / "dull.wav").read_bytes()


def test_help_lists_every_key_of_the_window_and_of_the_table(qapp: QApplication) -> None:
    stage = Stage(qapp)
    listed = " / ".join(keys for keys, _ in KEYS)
    shortcuts = {one.toString() for act in stage.window.findChildren(QAction) for one in act.shortcuts()}
    stage.clear()
    assert {one for one in shortcuts if one not in listed} == set()
    assert {"Ctrl+Z", "Ctrl+Alt+Z", "Ctrl+Shift+Z", "Ctrl+Y"} <= shortcuts
    for name in ("Enter", "Space", "Esc", "Menu", "B", "Page Down", "Page Up", "Y", "N", "F4", "F6", "F8", "1 – 9"):
        assert name in listed


def test_a_replay_shows_arrows_the_stack_and_where_values_come_from(qtbot: QtBot) -> None:
    replay = replay_of(qtbot, match_with_everything_to_show())
    seen: set[str] = set()
    while replay.step():
        seen.update(arrow.kind for arrow in replay.scene.arrows)
        view = replay.scene.view
        assert view is not None and replay.stack.isVisible() is bool(view.stack)
        seen.update("stack" for _ in view.stack)
        for handle in replay.scene.known:
            if replay.table.match.explain(replay.session.viewer, handle):
                replay._pointed(replay.scene.cards.get(handle))
                seen.add("reason" if replay.preview.values.isVisible() else "")
    assert {"attack", "stack", "reason"} <= seen
