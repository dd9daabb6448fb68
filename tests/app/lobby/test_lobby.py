"""Before a match: decks are checked by rule number, and nothing that was begun is lost."""

import random
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.decks import RANDOM, Shelf
from app.i18n import Languages
from app.i18n.phrases import Phrases, load
from app.lobby import LobbyPage, MatchPlan, NewMatchDialog, begin, saved_matches
from app.settings import Places, Store
from app.stage.stage import Stage
from app.theme import Look
from engine.games import load_game
from tests.app.cutting import cut

GAME = load_game("fftcg")


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> NewMatchDialog:
    found = NewMatchDialog([GAME], Store(), Places.below(tmp_path), Look())
    qtbot.addWidget(found)
    return found


def test_decks_of_one_game_are_not_offered_to_another(qtbot: QtBot, tmp_path: Path) -> None:
    store, cipher = Store(), load_game("cipher")
    store.change(game="fftcg", decks=(str(GAME.starters()[0]), str(GAME.starters()[1])))
    dialog = NewMatchDialog([GAME, cipher], store, Places.below(tmp_path), Look())
    qtbot.addWidget(dialog)
    dialog.game.setCurrentIndex(1)
    assert {box.deck.currentData() for box in dialog.boxes} <= {str(path) for path in cipher.starters()}
    assert dialog.begin.isEnabled()


def test_the_tab_key_goes_from_the_game_by_the_players_to_the_rules(qtbot: QtBot, tmp_path: Path) -> None:
    """Also when another game has brought its own boxes for the players."""
    dialog = NewMatchDialog([GAME, load_game("cipher")], Store(), Places.below(tmp_path), Look())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    dialog.game.setCurrentIndex(1)
    qtbot.wait(5)
    dialog.game.setFocus()
    seats = [one for box in dialog.boxes for one in (box.name, box.who, box.deck, box.open)]
    for widget in (dialog.game, *seats, dialog.mode, dialog.open_hands, dialog.begin):
        assert dialog.focusWidget() is widget
        qtbot.keyClick(widget, Qt.Key.Key_Tab)


def short_deck(folder: Path) -> Path:
    """A deck that is too small, and has too many copies of one card."""
    path = folder / "short.txt"
    path.write_text("Deck: Short\n4 N9-001H Mirelle\n", encoding="utf-8")
    return path


def plan(seed: int = 1, seats: tuple[str, str] = ("human", "random")) -> MatchPlan:
    source = random.Random(seed)
    decks = (GAME.random_deck(source), GAME.random_deck(source))
    return MatchPlan(GAME, decks, ("Ann", "Bo"), seats, "ask", True, seed)


# Decks


def test_starter_decks_may_be_played() -> None:
    shelf = Shelf(GAME)
    assert shelf.paths()
    assert all(shelf.report(str(path)).legal for path in shelf.paths())


def test_a_deck_drawn_at_random_may_be_played_and_is_the_same_for_the_same_seed() -> None:
    shelf = Shelf(GAME)
    assert shelf.report(RANDOM, 3).legal
    assert shelf.report(RANDOM, 3).deck == shelf.report(RANDOM, 3).deck


def test_what_is_wrong_with_a_deck_is_said_by_rule(tmp_path: Path) -> None:
    """FFTCG 8.1.1.1, 8.1.1.2: fifty cards, three copies."""
    report = Shelf(GAME).report(str(short_deck(tmp_path)))
    assert {problem.rule for problem in report.problems} == {"FFTCG 8.1.1.1", "FFTCG 8.1.1.2"}


@pytest.mark.parametrize("content", ("", "3 9-999X Nobody\n", "nonsense\n"))
def test_a_file_that_is_no_deck_gets_one_sentence(tmp_path: Path, content: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(content)
    report = Shelf(GAME).report(str(path))
    assert report.deck is None
    assert len(report.problems) == 1


def test_the_players_own_lists_are_on_the_shelf(tmp_path: Path) -> None:
    path = short_deck(tmp_path)
    shelf = Shelf(GAME, tmp_path)
    assert path in shelf.paths()
    assert shelf.title(path) == "Short"


def test_a_deck_of_another_game_is_counted_and_checked_by_its_own_rules(tmp_path: Path) -> None:
    """Cipher 12.1.1."""
    cipher = load_game("cipher")
    shelf = Shelf(cipher, tmp_path)
    found = shelf.report(str(shelf.paths()[0]))
    assert found.legal and found.elements[0] in ("Red", "Blue")
    assert sum(count for _, count in found.kinds) == 50 and ("cost 1" in dict(found.kinds))
    (tmp_path / "short.txt").write_text("Deck: Short\n4 T01-001R Ottoline, Surveyor of the Flat\n", encoding="utf-8")
    assert {one.rule for one in shelf.report(str(tmp_path / "short.txt")).problems} == {"Cipher 12.1.1"}


# The dialog


def test_all_that_is_asked_is_seen_where_the_window_has_room_for_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    dialog = NewMatchDialog([GAME], Store(), None, Look(), window)
    dialog.show()
    QApplication.processEvents()
    asked = dialog.asked
    assert [bar.maximum() for bar in (asked.horizontalScrollBar(), asked.verticalScrollBar())] == [0, 0]


def test_all_that_is_asked_is_seen_when_another_game_is_chosen(qapp: QApplication) -> None:
    """The cards of a deck that are counted in two lines need more room than those in one."""
    stage = Stage(qapp, "en", size=(1280, 720))
    dialog = NewMatchDialog(stage.home.games(), stage.home.store, None, stage.home.look, stage.window)
    dialog.show()
    stage.settle()
    dialog.game.setCurrentIndex(dialog.game.findData("vanguard"))
    stage.settle()
    bars = dialog.asked.verticalScrollBar(), dialog.asked.horizontalScrollBar()
    assert [bar.maximum() for bar in bars] == [0, 0]
    dialog.close()
    stage.clear()


def test_cards_of_a_kind_are_counted_in_words_that_fit_any_number(dialog: NewMatchDialog) -> None:
    counted = dialog.boxes[0].kinds.text().split(" · ")
    kinds = {"Forward", "Backup", "Summon", "Monster"}
    assert counted and all(one.partition(" × ")[0] in kinds and int(one.partition(" × ")[2]) > 0 for one in counted)


def test_the_box_of_the_curtain_says_what_it_does_in_both_places(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    """Both hands are never shown at once: without the curtain the hand of whoever is asked lies open."""
    assert dialog.open_hands.text() == "No curtain when the other player is asked"
    assert dialog.open_hands.isChecked() is dialog.plan().open_hands is False


def test_players_without_a_name_are_called_so_in_the_language_of_the_window(
    dialog: NewMatchDialog, qapp: QApplication
) -> None:
    languages = Languages(qapp)
    try:
        languages.use("zh_CN")
        QApplication.processEvents()
        chosen = dialog.plan()
    finally:
        languages.use("en")
    match, _ = begin(chosen, None)
    phrases = Phrases("zh_CN", table=load("zh_CN"), game="fftcg")
    said = [phrases.say(line.template, line.words) for line in match.log(0)]
    assert chosen.names == ("玩家1", "玩家2")
    assert any("玩家1" in one for one in said) and not [one for one in said if "Player" in one]


def test_a_match_can_begin_at_once(dialog: NewMatchDialog) -> None:
    assert dialog.begin.isEnabled()
    planned = dialog.plan()
    assert planned.names == ("Player 1", "Player 2")
    assert planned.seats == ("human", "random")


def test_no_match_begins_with_a_deck_that_the_rules_refuse(dialog: NewMatchDialog, tmp_path: Path) -> None:
    dialog.boxes[0].choose(str(short_deck(tmp_path)))
    assert not dialog.begin.isEnabled()
    assert "FFTCG 8.1.1.1" in dialog.boxes[0].verdict.text()


def test_where_the_rules_only_comment_any_deck_will_do(dialog: NewMatchDialog, tmp_path: Path) -> None:
    dialog.boxes[0].choose(str(short_deck(tmp_path)))
    dialog.mode.setCurrentIndex(2)
    assert dialog.begin.isEnabled()


def test_the_number_of_a_rule_can_be_clicked(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.rule_asked) as asked:
        dialog.boxes[1].verdict.linkActivated.emit("rule:FFTCG 8.1.1.1")
    assert asked.args == ["FFTCG 8.1.1.1"]


def test_what_was_chosen_is_remembered(qtbot: QtBot) -> None:
    store = Store()
    dialog = NewMatchDialog([GAME], store, None, Look())
    qtbot.addWidget(dialog)
    dialog.boxes[0].name.setText("Ann")
    dialog.boxes[1].who.setCurrentIndex(0)
    dialog.boxes[1].choose(RANDOM)
    dialog.open_hands.setChecked(True)
    dialog.accept()
    again = NewMatchDialog([GAME], store, None, Look())
    qtbot.addWidget(again)
    planned = again.plan()
    assert (planned.names[0], planned.seats, planned.open_hands) == ("Ann", ("human", "human"), True)
    assert again.boxes[1].deck.currentData() == RANDOM


def test_the_dialog_is_worked_by_keyboard(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.boxes[0].name.setFocus()
    qtbot.keyClicks(dialog.boxes[0].name, "Ann")
    qtbot.keyClick(dialog.boxes[0].name, Qt.Key.Key_Return)
    assert dialog.result() == NewMatchDialog.DialogCode.Accepted
    assert dialog.plan().names[0] == "Ann"


# Matches that were begun


def test_a_match_that_was_left_can_be_continued(tmp_path: Path) -> None:
    match, recorder = begin(plan(), tmp_path, datetime(2026, 1, 2, 3, 4, 5))
    match.answer(match.request.seat, match.sample(random.Random(1)))  # type: ignore[union-attr]
    recorder.close()
    (saved,) = saved_matches(tmp_path)
    assert saved.path.name == "2026-01-02 03.04.05 fftcg.tessera"
    assert (saved.names, saved.seats, saved.mode, saved.open_hands) == (("Ann", "Bo"), ("human", "random"), "ask", True)
    assert not saved.finished


def test_a_match_that_is_over_is_there_to_be_watched(tmp_path: Path) -> None:
    match, recorder = begin(plan(), tmp_path)
    match.concede(0)
    recorder.close()
    (saved,) = saved_matches(tmp_path)
    assert saved.finished


def test_two_matches_of_one_second_have_two_files(tmp_path: Path) -> None:
    for _ in range(2):
        begin(plan(), tmp_path, datetime(2026, 1, 2))[1].close()
    assert len(list(tmp_path.glob("*.tessera"))) == 2


def test_a_record_that_cannot_be_read_stays_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "notes.jsonl").write_text("shopping\n")
    (tmp_path / "empty.jsonl").write_text("")
    assert [one.path.name for one in saved_matches(tmp_path) if one.unreadable] == ["notes.jsonl"]
    assert saved_matches(tmp_path / "nowhere") == ()
    page = LobbyPage(Look(), CardPainter(), [], tmp_path)
    qtbot.addWidget(page)
    assert [page.list.item(row).text().splitlines()[0] for row in range(page.list.count())] == ["notes.jsonl"]
    assert "cannot be read" in page.list.item(0).text()


def test_a_match_damaged_in_the_middle_stays_and_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    match, recorder = begin(plan(), tmp_path)
    for _ in range(6):
        assert match.request is not None
        match.answer(match.request.seat, match.sample(random.Random(1)))
    recorder.close()
    path = next(tmp_path.glob("*.tessera"))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], b"\x00\xff garbage\n", *lines[5:]]))
    page = LobbyPage(Look(), CardPainter(), [], tmp_path)
    qtbot.addWidget(page)
    item = page.list.item(0)
    assert "Ann – Bo" in item.text() and "damaged · continue up to answer 3" in item.text()
    with qtbot.waitSignal(page.resume):
        page.list.itemActivated.emit(item)


def test_a_match_that_another_window_plays_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    recorder = begin(plan(), tmp_path)[1]
    page = LobbyPage(Look(), CardPainter(), [], tmp_path)
    qtbot.addWidget(page)
    assert "open in another window" in page.list.item(0).text()
    recorder.close()
    page.refresh()
    assert "continue" in page.list.item(0).text()


def test_the_first_page_lists_what_waits_and_opens_it(qtbot: QtBot, tmp_path: Path) -> None:
    begin(plan(), tmp_path)[1].close()
    page = LobbyPage(Look(), CardPainter(), [], tmp_path)
    qtbot.addWidget(page)
    page.show()
    item = page.list.item(0)
    assert "Ann – Bo" in item.text()
    with qtbot.waitSignal(page.resume) as resumed:
        page.list.itemActivated.emit(item)
    assert resumed.args[0].names == ("Ann", "Bo")


def test_the_first_page_is_painted(qtbot: QtBot) -> None:
    page = LobbyPage(Look(), CardPainter(), [])
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    assert not page.grab().isNull()
    with qtbot.waitSignal(page.new_match):
        qtbot.mouseClick(page.new, Qt.MouseButton.LeftButton)


def kept(folder: Path, *, over: bool, when: int) -> None:
    match, recorder = begin(plan(), folder, datetime(2026, 1, when))
    source = random.Random(1)
    while match.view(0).turn < 2:
        match.answer(match.request.seat, match.sample(source))  # type: ignore[union-attr]
    if over:
        match.concede(0)
    recorder.close()


def shown_page(qtbot: QtBot, folder: Path) -> LobbyPage:
    page = LobbyPage(
        Look(), CardPainter(), [], folder, lambda name: (GAME.title, Faces(GAME, "en", str).printed, str.upper)
    )
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: all(not page.list.item(row).icon().isNull() for row in range(page.list.count())))
    return page


def test_a_kept_match_says_its_game_decks_turn_and_result_beside_a_picture(qtbot: QtBot, tmp_path: Path) -> None:
    kept(tmp_path, over=False, when=1)
    kept(tmp_path, over=True, when=2)
    page = shown_page(qtbot, tmp_path)
    going, over = (page.list.item(row).text() for row in (0, 1))
    for text in (going, over):
        assert GAME.title in text and "turn 2" in text
        assert " – ".join(deck.name.upper() for deck in plan().decks) in text
    assert "continue" in going and "Bo won" in over and "watch" in over


def test_matches_that_are_kept_are_not_said_to_come(qtbot: QtBot, tmp_path: Path) -> None:
    kept(tmp_path, over=True, when=1)
    assert "will be kept" not in shown_page(qtbot, tmp_path).waiting.text()


def test_a_record_that_tells_of_no_turn_is_listed_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    begin(plan(), tmp_path)[1].close()
    assert "turn" not in shown_page(qtbot, tmp_path).list.item(0).text()


@pytest.mark.parametrize("zoom", (1.0, 1.5, 2.0))
def test_two_kept_matches_are_seen_in_a_small_window_whatever_the_size_of_type(
    qapp: QApplication, tmp_path: Path, zoom: float
) -> None:
    stage = Stage(qapp, size=(1280, 720), places=Places.below(tmp_path))
    for when in (1, 2, 3):
        kept(stage.home.places.matches, over=False, when=when)  # type: ignore[union-attr]
    stage.home.store.change(zoom=zoom)
    stage.window.show_lobby()
    stage.settle()
    page = stage.window.lobby
    second = page.list.visualItemRect(page.list.item(1))
    assert page.list.count() == 3 and second.top() < page.list.viewport().height()
    assert list(cut(page)) == []
    stage.clear()


@pytest.mark.parametrize("language", ("en", "zh_CN"))
def test_with_the_largest_type_a_dialog_is_no_larger_than_the_screen_and_all_of_it_can_be_reached(
    qapp: QApplication, language: str
) -> None:
    stage = Stage(qapp, language, size=(800, 600))
    home = stage.home
    home.store.change(zoom=2.0)
    dialog = NewMatchDialog(home.games(), home.store, None, home.look, stage.window)
    dialog.show()
    room = qapp.primaryScreen().availableSize()
    assert dialog.width() <= room.width() and dialog.height() <= room.height()
    assert dialog.rect().contains(dialog.begin.mapTo(dialog, dialog.begin.rect().bottomRight()))
    inside = dialog.asked.widget()
    assert inside.height() >= inside.minimumSizeHint().height()
    assert inside.width() <= dialog.asked.viewport().width()
    dialog.close()
    home.store.change(zoom=1.0)
    stage.clear()
