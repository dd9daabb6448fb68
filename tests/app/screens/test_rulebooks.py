"""The rulebooks of all games in one window."""

from pytestqt.qtbot import QtBot

from app.panels.rulebooks import Rulebooks
from app.theme import Look
from engine.games import load_game


def test_a_rule_opens_the_rulebook_of_its_own_game(qtbot: QtBot) -> None:
    books = Rulebooks([load_game("fftcg"), load_game("cipher")], Look())
    qtbot.addWidget(books)
    books.open_rule("Cipher 14.2.1.2")
    assert books.game.currentData() == "cipher" and "unit name" in books.panel.page.toPlainText()
    books.open_rule("rule:FFTCG 10.1.2.1.1")
    assert books.game.currentData() == "fftcg" and "10.1.2.1.1" in books.panel.page.toPlainText()
    books.open_rule("9.3.2", "cipher")
    assert books.game.currentData() == "cipher" and "9.3.2" in books.panel.page.toPlainText()
