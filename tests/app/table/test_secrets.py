"""Nothing hidden reaches the screen, and the table asks the engine for nothing but its public names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QWidget

from app.matchpage import MatchPage
from app.table.accessible import TableInterface
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open

PUBLIC = {"answers", "decks", "game", "match", "overrides", "questions", "record", "rulebook", "views"}
ROOT = Path(__file__).parents[3]


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_the_table_imports_only_public_names_of_the_engine() -> None:
    files = sorted((ROOT / "app" / "table").rglob("*.py"))
    assert len(files) > 10
    for path in files:
        for name in _imports(path):
            if name.partition(".")[0] == "engine":
                assert name.removeprefix("engine.") in PUBLIC, f"{path.name} imports {name}"


def readable(page: MatchPage) -> Iterator[str]:
    """Everything that can be read, heard or pointed at."""
    table = QAccessible.queryAccessibleInterface(page.view)
    assert isinstance(table, TableInterface)
    for index in range(table.childCount()):
        child = table.child(index)
        yield child.text(QAccessible.Text.Name)
        yield child.text(QAccessible.Text.Description)
    for item in page.scene.cards.values():
        yield item.toolTip()
        yield "" if item.face.hidden else item.face.name
    yield from page.voice.spoken
    yield page.log.words()
    for widget in page.findChildren(QObject):
        if isinstance(widget, QWidget):
            yield widget.toolTip()
            yield widget.accessibleName()
        if isinstance(widget, QLabel):
            yield widget.text()
        if isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))


def test_nothing_hidden_is_on_the_screen_of_a_seat(open_page: Open) -> None:
    page = open_page(7, programs=(0, 1))
    match, seat = match_of(page.session), page.session.viewer
    seen: set[str] = set()

    def look(_change: object = None) -> None:
        # The text of a card that is seen may name another one.
        faces = [card.face for card in match.state.cards if match.state.sees(seat, card)]
        read = "\n".join(face.text for face in faces)
        seen.update(face.name for face in faces)
        seen.update(card.face.name for card in match.state.cards if card.face.name in read)

    look()
    match.state.witnesses.append(look)
    looks = 0
    while len(match.entries) <= 40 and looks < 6000:
        # The programs think on threads of their own, as quickly as the machine lets them.
        QTest.qWait(10)
        looks += 1
        hidden = {card.face.name for card in match.state.cards} - seen
        text = "\n".join(readable(page))
        for name in hidden:
            assert name not in text, f"{name} is on the screen"
    assert hidden and len(match.entries) > 20


def test_every_card_and_zone_has_a_name_for_screen_readers(open_page: Open) -> None:
    page = open_page(5)
    table = QAccessible.queryAccessibleInterface(page.view)
    assert isinstance(table, TableInterface) and table.childCount() > 10
    for index in range(table.childCount()):
        child = table.child(index)
        assert child.text(QAccessible.Text.Name) and child.rect().isValid()
    names = [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]
    assert any("Hand" in name for name in names) and any("Deck" in name and "45" in name for name in names)
