"""The signs of card texts ("[Fire]", "[2]", "<Red>") in sentences of the window: as pictures, or in words."""

from __future__ import annotations

import base64
import html
import re
from functools import lru_cache

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.cards.kinds import KINDS
from app.cards.marks import MARKS
from app.cards.richtext import paint_icon
from app.will import WILL, sign_of

_NAMES = "|".join((*MARKS, *KINDS))
_WILL = "|".join(WILL)
_SIGN = rf"(?:\[(?:{_NAMES}|Dull|Crystal|S|X|\d+)\]|\{{(?:{_WILL}|X|\d+)\}})"
_RUN = re.compile(rf"{_SIGN}(?:{_SIGN})*")
#: One sign in text that has been escaped for rich text.
_ESCAPED = re.compile(rf"\[({_NAMES}|Dull|S|X|\d+)\]|&lt;({_NAMES})&gt;|\{{({_WILL}|X|\d+)\}}")
_SYMBOL = re.compile(rf"<({_NAMES})>")
#: A word that stands on a ground of its own on cards: "[EX BURST]", "|ACT|".
_BADGE = re.compile(r"\[([^\[\]a-z ]{2,7}|EX BURST|Crystal)\]|\|([^|]{2,12})\|")


def with_signs(text: str, pixels: int, ink: QColor, ratio: float) -> str:
    """Rich text of a sentence whose signs are pictures so high, crisp at a scale factor."""
    return with_pictures(html.escape(text), pixels, ink, ratio)


def with_pictures(escaped: str, pixels: int, ink: QColor, ratio: float) -> str:
    """Rich text with pictures for the signs in it."""

    def picture(found: re.Match[str]) -> str:
        address = _address(found[1] or found[2] or sign_of(found[3]), pixels, ink.name(), ratio)
        return f'<img src="{address}" width="{pixels}" height="{pixels}" style="vertical-align:middle">'

    shown = _BADGE.sub(lambda found: f"<b>{_word(found[1] or found[2])}</b>", escaped)
    return _ESCAPED.sub(picture, shown)


def in_words(text: str) -> str:
    """A sentence with words for its signs, where there can be no pictures: "[Fire][1]" is "Fire + 1 CP"."""

    def run(found: re.Match[str]) -> str:
        signs = re.findall(r"\[([^\]]+)\]|\{([^}]+)\}", found[0])
        return " + ".join(_word(one) if one else _will(letters) for one, letters in signs)

    said = _SYMBOL.sub(lambda found: QCoreApplication.translate("Game", found[1]), _RUN.sub(run, text))
    return _BADGE.sub(lambda found: _word(found[1] or found[2]), said)


def _will(letters: str) -> str:
    """A sign of will in words: a number is any will."""
    return letters if letters.isdecimal() or letters == "X" else _word(sign_of(letters))


def _word(sign: str) -> str:
    if sign == "Dull":
        return QCoreApplication.translate("ByHand", "Dull")
    return f"{sign} CP" if sign.isdecimal() or sign == "X" else QCoreApplication.translate("Game", sign)


@lru_cache(maxsize=128)
def _address(sign: str, pixels: int, ink: str, ratio: float) -> str:
    """A sign as a picture that stands in the text itself."""
    side = round(pixels * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_icon(painter, sign, QRectF(0, 0, side, side), QColor(ink))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return f"data:image/png;base64,{base64.b64encode(buffer.data().data()).decode()}"
