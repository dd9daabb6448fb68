"""The log: what happened, in words; names show their card, numbers of rules open the rulebook."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from app.cards.signs import with_pictures
from app.theme import Look
from app.theme.tokens import BODY, CAPTION, SNUG, TIGHT
from engine.views import LogLine

translate = QCoreApplication.translate
#: A line that only says which phase begins.
_PHASE = re.compile(r"\w+ Phase( \d)?\.")
_LISTED = re.compile(", |、")
#: So many lines are kept.
_MOST = 1000
#: The log may be as low as this, in pixels, where the window is.
_LOWEST = 60


def _apart(words: Sequence[str], originals: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Words with what they were made of; lists of names one by one."""
    for word, original in zip(words, originals, strict=False):
        yield word, original
        parts, made_of = _LISTED.split(word), original.split(", ")
        if len(parts) == len(made_of) > 1:
            yield from zip(parts, made_of, strict=True)


def short(rule: str) -> str:
    """The number of a rule without the name of its game, which everybody at the table knows; it does not break."""
    return rule.rpartition(" ")[2]


class Log(QTextBrowser):
    """Lists the lines of the log, the last one at the bottom."""

    card_pointed = Signal(str)
    rule_clicked = Signal(str)

    def __init__(
        self, look: Look, codes: Mapping[str, str], say: Callable[[LogLine], tuple[str, Sequence[str]]]
    ) -> None:
        super().__init__()
        self._look = look
        self._codes = codes
        self._say = say
        self._lines: list[LogLine] = []
        #: Whether the place for whole lines is being worked out.
        self._settling = False
        #: Whether the last line is kept in sight: it is until somebody reads farther up.
        self._following = True
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("Log", "Log"))
        self.highlighted.connect(self._pointed)
        self.anchorClicked.connect(self._clicked)
        self.document().setMaximumBlockCount(_MOST)
        self.setMinimumHeight(_LOWEST)
        self.verticalScrollBar().valueChanged.connect(self._rolled)
        # Also when the lines become longer or fewer in a row, as when the log is given its room.
        self.verticalScrollBar().rangeChanged.connect(self._stretched)

    def sizeHint(self) -> QSize:
        return QSize(240, _LOWEST)

    def use_words(self, say: Callable[[LogLine], tuple[str, Sequence[str]]]) -> None:
        """Say lines in another language from now on."""
        self._say = say

    def add(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the bottom; whoever reads farther up goes on reading there."""
        following = self._following
        for line in lines:
            self._lines.append(line)
            self.append(self._markup(line))
            self._set_off(line)
        del self._lines[:-_MOST]
        if lines and following:
            self._to_end()

    def reset(self, lines: Sequence[LogLine]) -> None:
        """Show these lines and no others, writing only what is new of them."""
        wanted = list(lines[-_MOST:])
        known = len(self._lines)
        if self._lines and wanted[:known] == self._lines:
            self.add(wanted[known:])
            return
        self._lines = wanted
        self.redraw()

    def redraw(self) -> None:
        """Write everything again: the lines, the theme or the language are others."""
        self.setHtml("".join(self._markup(line) for line in self._lines))
        self._to_end()

    def words(self) -> str:
        """Everything that can be read here."""
        return self.toPlainText()

    def _markup(self, line: LogLine) -> str:
        palette = self._look.palette
        text, words = self._say(line)
        names = {
            html.escape(word): self._codes[original]
            for word, original in _apart(words, line.words)
            if word and original in self._codes
        }
        shown = html.escape(text)
        if names:
            style = f"color:{palette.text.name()};font-weight:600;text-decoration:none"
            longest = sorted(names, key=len, reverse=True)
            shown = re.sub(
                "|".join(map(re.escape, longest)),
                lambda found: f'<a href="card:{html.escape(names[found[0]])}" style="{style}">{found[0]}</a>',
                shown,
            )
        size = round(BODY * self._look.zoom)
        shown = with_pictures(shown, size + 2, palette.text_dim, self.devicePixelRatioF())
        rule = ""
        if line.rule:
            number = html.escape(line.rule)
            small = round(CAPTION * self._look.zoom)
            style = f"color:{palette.text_faint.name()};text-decoration:none;font-size:{small}px"
            rule = f' <a href="rule:{number}" style="{style}">{short(number)}</a>'
        ink, weight, above = self._style(line)
        return (
            f'<p style="color:{ink.name()};font-weight:{weight};font-size:{size}px;margin-top:{above}px;'
            f'margin-bottom:0px">{shown}{rule}</p>'
        )

    def _set_off(self, line: LogLine) -> None:
        """Give the last line the room above it, which Qt leaves out where lines are added."""
        above = self._style(line)[2]
        if above:
            cursor = QTextCursor(self.document().lastBlock())
            form = cursor.blockFormat()
            form.setTopMargin(above)
            cursor.setBlockFormat(form)

    def _style(self, line: LogLine) -> tuple[QColor, int, int]:
        """How a line stands out: the ink, its weight, and the room above it. Turns are headings, phases small marks."""
        palette = self._look.palette
        if line.template.startswith("Turn "):
            return palette.text, 600, SNUG
        if _PHASE.fullmatch(line.text):
            return palette.text_faint, 400, TIGHT
        return palette.warning if "by hand" in line.template else palette.text_dim, 400, 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep showing the last line where it was shown."""
        following = self._following
        super().resizeEvent(event)
        if following and not self._settling:
            self._to_end()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the last line; Qt would show the place of the cursor, which is at the top."""
        following, self._settling = self._following, True
        super().showEvent(event)
        self._settling = False
        if following:
            self._to_end()

    def _rolled(self, value: int) -> None:
        if not self._settling:
            self._following = value >= self.verticalScrollBar().maximum() - 4

    def _stretched(self) -> None:
        if self._following and not self._settling:
            self._to_end()

    def _to_end(self) -> None:
        """Show the last line at the bottom, and no part of a line at the top."""
        bar = self.verticalScrollBar()
        self._settling = True
        self.setViewportMargins(0, 0, 0, 0)
        bar.setValue(bar.maximum())
        self.setViewportMargins(0, self._cut(bar.value()), 0, 0)
        bar.setValue(bar.maximum())
        self._settling = False
        self._following = True

    def _cut(self, top: int) -> int:
        """How much of a line is seen at the top of which the rest is not, in pixels."""
        layout = self.document().documentLayout()
        place = layout.hitTest(QPointF(self.document().documentMargin(), top), Qt.HitTestAccuracy.FuzzyHit)
        block = self.document().findBlock(place)
        line = block.layout().lineForTextPosition(place - block.position())
        if not top or not line.isValid():
            return 0
        begin = layout.blockBoundingRect(block).top() + line.y()
        return math.ceil(begin + line.height() - top) if begin < top < begin + line.height() else 0

    def _pointed(self, url: QUrl) -> None:
        if url.scheme() == "card":
            self.card_pointed.emit(url.toString().removeprefix("card:"))

    def _clicked(self, url: QUrl) -> None:
        text = QUrl.fromPercentEncoding(url.toEncoded())
        if text.startswith("rule:"):
            self.rule_clicked.emit(text.removeprefix("rule:"))
        elif text.startswith("card:"):
            self.card_pointed.emit(text.removeprefix("card:"))
