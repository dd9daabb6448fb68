"""The signs that help explains: what they mean, and their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from app.cards.arms import ARMS
from app.cards.elements import ATTRIBUTES, ELEMENTS
from app.cards.face import CardFace
from app.cards.frame import paint_tags
from app.cards.games.vanguard import LOOKS
from app.cards.marks import paint_gem
from app.cards.richtext import paint_icon
from app.cards.state import SIGNS as STATES
from app.cards.state import paint_pill, paint_sign
from app.cards.symbols import SYMBOLS
from app.i18n.marked import QT_TRANSLATE_NOOP
from app.table.markers import paint_marker
from app.theme import Look, fonts

_VANGUARD = "Cardfight!! Vanguard"

#: Signs on cards of all games.
SIGNS: tuple[tuple[str, str], ...] = (
    ("state:damage", QT_TRANSLATE_NOOP("Help", "damage that the card has received this turn")),
    ("9000", QT_TRANSLATE_NOOP("Help", "power: green where it is more than printed, red where it is less")),
    (
        "state:fresh",
        QT_TRANSLATE_NOOP("Help", "came to the field this turn: it cannot attack or become dull for a cost yet"),
    ),
    ("state:frozen", QT_TRANSLATE_NOOP("Help", "frozen: it does not become active in its next Active Phase")),
    ("state:under", QT_TRANSLATE_NOOP("Help", "so many more cards count as one with it (primed, or levelled up)")),
    ("state:leader", QT_TRANSLATE_NOOP("Help", "the Main Character: without it the game is lost")),
    ("state:counter", QT_TRANSLATE_NOOP("Help", "counters: the first letter of their name and how many")),
    ("state:unread", QT_TRANSLATE_NOOP("Help", "the text could not be read: carry it out by hand when it matters")),
)

#: Whose terms the words of each game are in.
NAMES = {
    "Final Fantasy Trading Card Game": "fftcg", "Fire Emblem Cipher": "cipher", "Force of Will": "fow",
    _VANGUARD: "vanguard",
}


def _icons(*words: str) -> dict[str, str]:
    return {f"word:{word}": word for word in words}


#: Signs that stand for words of a game: its Elements or symbols, what cards are and carry, whose colours they have.
WORDS: Mapping[str, Mapping[str, str]] = {
    "Final Fantasy Trading Card Game": _icons(*ELEMENTS, "Forward", "Backup", "Monster", "Summon"),
    "Force of Will": _icons(
        *ATTRIBUTES, "Ruler", "J-ruler", "Resonator", "Chant", "Addition", "Regalia", "Magic Stone",
    ),
    "Fire Emblem Cipher": _icons(*SYMBOLS, *ARMS),
    _VANGUARD: {f"gem:{mark}": of for of, mark in LOOKS.items()},
}
#: Signs of one game that need more words than one.
ON_CARDS: Mapping[str, tuple[tuple[str, str], ...]] = {
    _VANGUARD: (
        ("word:Shield", QT_TRANSLATE_NOOP("Help", "shield: what the card adds as a guardian")),
        ("word:Critical", QT_TRANSLATE_NOOP("Help", "critical: so much damage is done by its hit")),
        ("word:Drive", QT_TRANSLATE_NOOP("Help", "so many cards are checked when the vanguard attacks")),
        ("state:leader", QT_TRANSLATE_NOOP("Help", "the vanguard")),
        ("state:under", QT_TRANSLATE_NOOP("Help", "the soul: so many cards lie under the vanguard")),
        ("tag:Critical", QT_TRANSLATE_NOOP("Help", "trigger: critical +1 for one unit, and power for one")),
        ("tag:Draw", QT_TRANSLATE_NOOP("Help", "trigger: draw a card, and power for one unit")),
        ("tag:Front", QT_TRANSLATE_NOOP("Help", "trigger: power for every unit of your front row")),
        ("tag:Heal", QT_TRANSLATE_NOOP(
            "Help", "trigger: power for one unit, and a damage is healed if you have no less of it than the opponent"
        )),
        ("tag:Stand", QT_TRANSLATE_NOOP("Help", "trigger: a rear-guard stands, and power for one unit")),
        ("tag:Force", QT_TRANSLATE_NOOP("Help", "gift: a marker on a circle makes its unit stronger")),
        ("tag:Accel", QT_TRANSLATE_NOOP("Help", "gift: a further circle in the front row")),
        ("tag:Protect", QT_TRANSLATE_NOOP("Help", "gift: a card that protects, or a marker on a circle")),
        ("marker:Force II", QT_TRANSLATE_NOOP("Help", "a marker of the gift Force lies on the circle; I or II")),
        ("marker:Protect II", QT_TRANSLATE_NOOP("Help", "a marker of the gift Protect lies on the circle")),
        ("mark:Boosting", QT_TRANSLATE_NOOP("Help", "what a unit is or does just now: it boosts, is in Legion …")),
        ("mark:Locked", QT_TRANSLATE_NOOP("Help", "a locked card: it does nothing as long as it lies face down")),
    ),
}

#: How high a picture is, and how wide one that holds words.
_HIGH, _WIDE = 24, 72


@cache
def drawn() -> tuple[str, ...]:
    """The names of all pictures."""
    lines = (*SIGNS, *(row for rows in ON_CARDS.values() for row in rows))
    return (
        *(name for name, _ in lines if ":" in name),
        *(name for words in WORDS.values() for name in words),
    )


def size_of(name: str) -> tuple[int, int]:
    """How wide and how high a picture is shown."""
    return (_HIGH if name.startswith(("word:", "gem:")) else _WIDE), _HIGH


def picture(name: str, look: Look) -> QImage:
    """A sign as it is seen on cards and on the table."""
    wide, high = size_of(name)
    image = QImage(wide * 2, high * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    kind, _, word = name.partition(":")
    said = QCoreApplication.translate("Game", word, NAMES[_VANGUARD])
    match kind:
        case "state" if word in STATES:
            paint_sign(painter, word, QRectF(0, 0, wide, high))
        case "gem":
            paint_gem(painter, word, QPointF(wide / 2, high / 2), high * 0.38)
        case "tag":
            _paint_tag(painter, said, look.language, high)
        case "marker":
            paint_marker(painter, QPointF(1, 2), high - 4, *word.split())
        case "mark":
            paint_pill(painter, QRectF(1, 2, wide - 2, high - 4), said, look.language)
        case _:
            paint_icon(painter, word, QRectF(1, 1, 22, 22), look.palette.text)
    painter.end()
    return image


def _paint_tag(painter: QPainter, word: str, language: str, high: int) -> None:
    """A word on the edge of a card, at the left."""
    size = high - 5.0
    wide = QFontMetricsF(fonts.font(language, size * 0.72, bold=True)).horizontalAdvance(word) + size * 0.7
    paint_tags(painter, wide + 2, 2.5, size, CardFace(tags=(word,)), language)
