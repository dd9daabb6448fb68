"""A window in a process of its own that can be killed: `python -m tests.app.crashing play|resume FOLDER`.

Each way ends by printing the digest of the position that is on the screen, and what the first page offers; `play` then
goes on running until it is killed.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.home import Home
from app.lobby import MatchPlan
from app.settings import Places
from app.window import MainWindow
from tests.app.table.acts import match_of

ANSWERS = 25


def play(window: MainWindow) -> None:
    """Begin a match between two persons and give some answers."""
    game = window.home.games()[0]
    first, second = (game.read_deck(path) for path in game.starters()[:2])
    plan = MatchPlan(game, (first, second), ("Ann", "Bo"), ("human", "human"), "enforced", True, 7)
    session = window.play(plan).session
    source = random.Random(7)
    for _ in range(ANSWERS):
        QTest.qWait(2)
        if session.my_question is not None:
            session.answer(match_of(session).sample(source))


def resume(window: MainWindow) -> None:
    """Take up the first match that the first page offers."""
    print(window.lobby.list.item(0).text().replace("\n", " "), flush=True)
    window.lobby.list.setFocus()
    window.lobby.list.setCurrentRow(0)
    QTest.keyClick(window.lobby.list, Qt.Key.Key_Return)


def main(way: str, folder: Path) -> None:
    """Show a window whose files are in the folder, and act."""
    app = QApplication([])
    home = Home(app, Places.below(folder))
    home.store.change(motion="off", sounds=False, language="en")
    window = MainWindow(home)
    window.pace = 10**8
    window.show()
    app.processEvents()
    {"play": play, "resume": resume}[way](window)
    assert window.page is not None
    print(match_of(window.page.session).state.digest(), len(match_of(window.page.session).entries), flush=True)
    if way == "play":
        time.sleep(600)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
