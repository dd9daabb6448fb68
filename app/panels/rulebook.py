"""The rulebook: all rules of a game by chapter, found by words or by number."""

from __future__ import annotations

import html

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.theme import Look
from app.theme.words import Words
from engine.rulebook import Rule, Rulebook, Standing

_MOST = 300


class RulebookPanel(QWidget):
    """Shows a rulebook. ``open_rule`` takes a number with or without the name of the game before it."""

    opened = Signal(str)

    def __init__(self, book: Rulebook, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book, self._look = book, look
        self._trail: list[str] = []
        self._current = ""
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.back = QToolButton()
        self.back.setText("←")
        self.back.setEnabled(False)
        self.found = Words()
        self.found.setProperty("role", "caption")
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setColumnCount(2)
        self.tree.setColumnHidden(1, True)
        self.tree.setUniformRowHeights(True)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(120)
        self._lay_out()
        self._wait.timeout.connect(self._look_up)
        self.search.textChanged.connect(self._look_up_soon)
        self.search.returnPressed.connect(self._first_found)
        self.back.clicked.connect(self.go_back)
        self.tree.currentItemChanged.connect(self._chosen)
        self.page.anchorClicked.connect(self._follow)
        look.changed.connect(self._say_again)
        self.retranslate()
        self._fill()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addWidget(self.search, 1)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.found)
        column.addWidget(self.tree, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.page)
        split.setStretchFactor(0, 2)
        split.setStretchFactor(1, 3)
        split.setSizes([360, 520])
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 12, 12, 12)
        box.addLayout(top)
        box.addWidget(split, 1)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("Rulebook"))
        self.search.setPlaceholderText(self.tr("Words, or the number of a rule"))
        self.search.setAccessibleName(self.tr("Search the rulebook"))
        self.back.setToolTip(self.tr("Back"))
        self.back.setAccessibleName(self.tr("Back"))
        self.tree.setAccessibleName(self.tr("Rules"))
        self.page.setAccessibleName(self.tr("The chosen rule"))
        self._say_again()

    def _say_again(self) -> None:
        self._look_up()
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # Finding rules

    def open_rule(self, number: str) -> bool:
        """Show a rule ("FFTCG 10.1.2.1" or "10.1.2.1"), or the nearest one above it; False where there is none."""
        wanted = number.rsplit(maxsplit=1)[-1] if number else ""
        while wanted and self._book.get(wanted) is None:
            wanted = wanted.rpartition(".")[0]
        if not wanted:
            return False
        self._show(wanted)
        return True

    def go_back(self) -> None:
        """Show the rule that was shown before."""
        if len(self._trail) > 1:
            self._trail.pop()
            self._show(self._trail.pop())

    def _show(self, number: str) -> None:
        self._current = number
        if not self._trail or self._trail[-1] != number:
            self._trail.append(number)
        self.back.setEnabled(len(self._trail) > 1)
        self._render()
        self._point_at(number)
        self.opened.emit(number)

    def _point_at(self, number: str) -> None:
        """Make the tree point at the rule, where the tree shows it."""
        items = self.tree.findItems(
            number, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchWrap, 1
        )
        if items:
            self.tree.blockSignals(True)
            self.tree.setCurrentItem(items[0])
            self.tree.scrollToItem(items[0])
            self.tree.blockSignals(False)

    def _look_up_soon(self) -> None:
        self._wait.start()

    def _look_up(self) -> None:
        text = self.search.text().strip()
        if not text:
            self.found.setText(self.tr("{0} rules").format(len(self._book.rules)))
            self._fill()
            return
        hits = self._book.search(text, self._look.language)
        self.found.setText(self.tr("{0} rules found").format(len(hits)))
        self.tree.clear()
        self.tree.addTopLevelItems([self._item(rule) for rule in hits[:_MOST]])

    def _first_found(self) -> None:
        self._look_up()
        first = self.tree.topLevelItem(0)
        if not self.open_rule(self.search.text().strip()) and first is not None:
            self._show(first.text(1))

    def _fill(self) -> None:
        self.tree.clear()
        for chapter in self._book.children():
            self.tree.addTopLevelItem(self._with_children(chapter))
        if self._current:
            self._point_at(self._current)
        elif self._book.children():
            self._show(self._book.children()[0].number)

    def _with_children(self, rule: Rule) -> QTreeWidgetItem:
        item = self._item(rule)
        item.addChildren([self._with_children(below) for below in self._book.children(rule.number)])
        return item

    def _item(self, rule: Rule) -> QTreeWidgetItem:
        sentence = self._book.sentence(rule.number, self._look.language)
        item = QTreeWidgetItem([f"{rule.number}  {sentence}", rule.number])
        item.setToolTip(0, sentence)
        return item

    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._show(item.text(1))

    def _follow(self, url: QUrl) -> None:
        self.open_rule(url.toString().removeprefix("rule:"))

    # Showing a rule

    def _render(self) -> None:
        rule = self._book.get(self._current)
        if rule is None:
            return
        palette = self._look.palette
        parts = [f'<p style="color:{palette.text_dim.name()}">{self._path_to(rule)}</p>']
        parts.append(f"<h2>{self._book.name} {rule.number}</h2>")
        parts.append(f'<p style="font-size:15px">{self._said(rule)}</p>')
        parts.append(f'<p style="color:{palette.text_dim.name()}">{html.escape(self._standing(rule.standing))}</p>')
        for below in self._book.children(rule.number):
            parts.append(self._below(below, 0))
        self.page.setHtml("".join(parts))

    def _below(self, rule: Rule, depth: int) -> str:
        link = f'<a href="rule:{rule.number}">{rule.number}</a>'
        line = f'<p style="margin-left:{depth * 18}px">{link} {self._said(rule)}</p>'
        if depth >= 2:
            return line
        return line + "".join(self._below(each, depth + 1) for each in self._book.children(rule.number))

    def _path_to(self, rule: Rule) -> str:
        """Links to the rules above."""
        links: list[str] = []
        number = rule.number
        while number := self._book.parent(number):
            links.append(f'<a href="rule:{number}">{number}</a>')
        return " › ".join(reversed(links)) or html.escape(self._book.name)

    def _said(self, rule: Rule) -> str:
        """The sentence, with the words that are looked for marked."""
        said = html.escape(self._book.sentence(rule.number, self._look.language))
        chosen = self._look.palette.chosen.name()
        for word in self.search.text().split():
            place = said.casefold().find(html.escape(word).casefold())
            if place >= 0 and "<" not in said:
                end = place + len(html.escape(word))
                said = f'{said[:place]}<b style="color:{chosen}">{said[place:end]}</b>{said[end:]}'
        return said

    def _standing(self, standing: Standing) -> str:
        match standing:
            case Standing.ENFORCED:
                return self.tr("Tessera plays by this rule, and a test proves it.")
            case Standing.DEFINITION:
                return self.tr("This says what a word means.")
            case Standing.PHYSICAL:
                return self.tr("This is about cardboard and people; the table takes care of it.")
            case Standing.RULING:
                return self.tr("The official text leaves this open. Tessera has ruled so, and a test proves it.")
            case _:
                return self.tr("Another rule has taken the place of this one.")
