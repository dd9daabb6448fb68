"""People: small figures in cloaks, each with a hat, hair and a thing that tells what they do."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from app.cards.art import things
from app.cards.art.schemes import Scheme
from app.cards.art.shapes import curve, ellipse, line, paint, polygon, stroke
from app.cards.marks import colors_of
from app.theme.tokens import faded, mixed

_SKINS = ("#f3cfae", "#e6b48c", "#c98d62", "#9c6540", "#74472c", "#f7dcc4")
_HAIRS = ("#2a1c17", "#4a2c1a", "#7a4a24", "#c68a3c", "#e8d09a", "#8a8f99", "#b2452c", "#e9e6f0", "#3b2f55")
_HATS = ("none", "none", "brim", "hood", "cap", "circlet", "band", "feather")

#: What people of a Job wear and hold.
_DRESS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "lamplighter": (("brim", "none", "cap"), ("lamp",)),
    "duelist": (("none", "band", "feather"), ("sword",)),
    "samurai": (("brim", "band"), ("sword",)),
    "knight": (("helmet",), ("shield", "spear")),
    "warden": (("helmet", "hood"), ("spear", "shield")),
    "guard": (("helmet",), ("spear", "shield")),
    "archivist": (("hood", "circlet", "none"), ("book",)),
    "scholar": (("cap", "none"), ("book", "scroll")),
    "courier": (("feather", "cap", "band"), ("letter", "kite")),
    "captain": (("feather", "brim"), ("flag", "spyglass")),
    "thief": (("hood", "band"), ("daggers",)),
    "scout": (("feather", "cap"), ("spyglass", "bow")),
    "monk": (("bald",), ("staff",)),
    "speaker": (("circlet", "none"), ("scroll",)),
    "delegate": (("cap", "none", "brim"), ("scroll", "letter")),
    "whip": (("none", "brim"), ("scroll", "staff")),
    "apprentice": (("cap", "none"), ("staff", "book")),
    "engineer": (("band", "cap"), ("hammer",)),
    "tinker": (("band", "cap"), ("hammer",)),
    "inventor": (("band", "cap"), ("hammer", "lamp")),
    "captive": (("hood",), ("lamp",)),
    "sailor": (("cap", "band"), ("flag", "spyglass")),
    "oracle": (("circlet", "hood"), ("orb", "staff")),
    "witch": (("brim",), ("staff", "orb")),
    "mage": (("brim", "hood"), ("orb", "staff")),
    "dancer": (("none", "feather"), ("fan",)),
    "fencer": (("feather", "none"), ("sword",)),
    "archer": (("feather", "hood"), ("bow",)),
    "sword": (_HATS, ("sword",)),
    "lance": (("helmet", "none", "feather", "circlet"), ("spear",)),
    "axe": (("none", "band", "helmet"), ("axe",)),
    "bow": (("feather", "hood", "none"), ("bow",)),
    "tome": (("hood", "circlet", "brim"), ("book",)),
    "staff": (("hood", "circlet", "none"), ("staff",)),
    "dragonstone": (("circlet", "none"), ("orb",)),
    "knife": (("hood", "band"), ("daggers",)),
    "armored": (("helmet",), ("shield", "spear")),
}


@dataclass(frozen=True)
class _Person:
    cloth: QColor
    trim: QColor
    lining: QColor
    skin: QColor
    hair: QColor
    hat: str
    thing: str
    cut: str
    width: float
    facing: int


def _person(dice: Random, element: str, subject: str) -> _Person:
    colors = colors_of(element)
    hue = QColor.fromHsvF(
        (colors.base.hueF() + dice.choice((0.0, 0.0, 0.06, -0.06, 0.45, 0.55))) % 1.0,
        min(1.0, colors.base.saturationF() * dice.uniform(0.55, 0.95)),
        dice.uniform(0.4, 0.85),
    )
    words = subject.casefold().split()
    hats, held = next((_DRESS[word] for word in reversed(words) if word in _DRESS), (_HATS, things.NAMES))
    return _Person(
        cloth=mixed(hue, colors.deep, 0.12),
        trim=mixed(colors.light, QColor("#ffffff"), dice.uniform(0.0, 0.4)),
        lining=mixed(colors.deep, hue, 0.25),
        skin=QColor(dice.choice(_SKINS)),
        hair=QColor(dice.choice(_HAIRS)),
        hat=dice.choice(hats),
        thing=dice.choice(held),
        cut=dice.choice(("short", "long", "bob", "bun", "wild", "tail")),
        width=dice.uniform(21, 29),
        facing=dice.choice((-1, 1)),
    )


def paint_person(
    painter: QPainter, foot: QPointF, high: float, scheme: Scheme, element: str, subject: str, dice: Random
) -> None:
    """Paint a person of a height, standing at a place."""
    who = _person(dice, element, subject)
    painter.save()
    painter.translate(foot)
    painter.scale(high / 100 * who.facing, high / 100)
    shade = QRadialGradient(QPointF(0, 0), 34)
    shade.setColorAt(0, QColor(0, 0, 0, 120))
    shade.setColorAt(1, QColor(0, 0, 0, 0))
    painter.save()
    painter.scale(1, 0.2)
    painter.fillRect(QRectF(-34, -34, 68, 68), shade)
    painter.restore()
    _back(painter, who, scheme, dice)
    _cloak(painter, who, dice)
    _head(painter, who)
    _hat(painter, who)
    things.paint_thing(painter, who.thing, QPointF(25, -43), who.trim, scheme.glow)
    _arm(painter, who)
    painter.restore()


def _back(painter: QPainter, who: _Person, scheme: Scheme, dice: Random) -> None:
    """What flies behind: a cape in the wind, or long hair."""
    if dice.random() < 0.75:
        flow = dice.uniform(10, 26)
        cape = curve((-6, -66), (-20, -58), (-26 - flow, -26), (-34 - flow, -8), (-24 - flow * 0.4, -10), (-14, -4))
        paint(painter, cape, mixed(who.trim, who.cloth, 0.55))
    if who.cut in ("long", "tail") and who.hat not in ("hood", "bald", "helmet"):
        fall = 22 if who.cut == "long" else 30
        paint(
            painter, curve((-8, -90), (-15, -78), (-15 - fall * 0.3, -74 + fall), (-4, -70 + fall), (2, -74)), who.hair
        )
    halo = QRadialGradient(QPointF(0, -60), 46)
    halo.setColorAt(0, faded(scheme.glow, 0.4))
    halo.setColorAt(1, faded(scheme.glow, 0))
    painter.fillRect(QRectF(-50, -110, 100, 100), halo)


def _cloak(painter: QPainter, who: _Person, dice: Random) -> None:
    half = who.width
    fill = QLinearGradient(-half, -60, half, 0)
    fill.setColorAt(0, mixed(who.cloth, who.trim, 0.28))
    fill.setColorAt(0.55, who.cloth)
    fill.setColorAt(1, mixed(who.cloth, QColor("#000000"), 0.4))
    body = curve(
        (-8, -69),
        (-17, -62),
        (-half, -20),
        (-half - 3, 4),
        (-half * 0.4, -1),
        (0, 4),
        (half * 0.5, -2),
        (half + 3, 3),
        (half - 1, -20),
        (16, -62),
        (8, -69),
    )
    for x in (-7, 7):
        paint(painter, ellipse(x + 2, 0, 6, 3.4), QColor("#1c1518"), 1)
    paint(painter, body, fill)
    paint(painter, polygon((-1, -62), (5, -62), (8, -1), (-5, -1)), who.lining, 0.8)
    hem = half * 0.86
    stroke(painter, _arc(hem), who.trim, 2.2, 0)
    style = dice.choice(("collar", "scarf", "clasp", "belt"))
    if style == "scarf":
        paint(painter, curve((-13, -68), (-14, -60), (0, -56), (14, -60), (13, -68), (0, -64)), who.trim)
        paint(painter, curve((-10, -62), (-22, -56), (-33, -60), (-30, -50), (-14, -54)), who.trim)
    elif style == "collar":
        paint(painter, polygon((-12, -70), (0, -58), (12, -70), (15, -60), (0, -50), (-15, -60)), who.trim)
    elif style == "clasp":
        paint(painter, ellipse(2, -58, 4, 4), who.trim)
    else:
        stroke(painter, _arc(half * 0.66, -32), who.trim, 3.2, 0.8)
        paint(painter, ellipse(2, -30.5, 3.4, 3.4), QColor("#f3d27a"), 1)


def _arc(half: float, y: float = -6) -> QPainterPath:
    path = QPainterPath(QPointF(-half, y))
    path.quadTo(0, y + 7, half, y)
    return path


def _arm(painter: QPainter, who: _Person) -> None:
    sleeve = mixed(who.cloth, who.trim, 0.18)
    stroke(painter, line((13, -58), (20, -47), (25, -43)), sleeve, 8)
    paint(painter, ellipse(26, -42.5, 4, 4), who.skin, 1.3)


def _head(painter: QPainter, who: _Person) -> None:
    if who.cut in ("bob", "wild") and who.hat not in ("hood", "bald", "helmet"):
        paint(painter, curve((-16, -84), (-15, -64), (-6, -66), (8, -66), (15, -68), (16, -86), (0, -98)), who.hair)
    paint(painter, ellipse(0, -79, 12.4, 13), who.skin)
    for x in (1.2, 7.8):
        paint(painter, ellipse(x, -78, 1.35, 2.0), QColor("#1d1418"), 0)
    paint(painter, ellipse(-1.6, -73.6, 2.2, 1.3), QColor(220, 90, 80, 90), 0)
    paint(painter, ellipse(9.6, -73.6, 1.8, 1.3), QColor(220, 90, 80, 90), 0)
    if who.hat in ("bald", "helmet", "hood"):
        return
    fringe = {
        "short": curve((-13.5, -82), (-12, -96), (2, -97), (13, -92), (13, -84), (6, -90), (-2, -87), (-10, -84)),
        "long": curve((-14, -74), (-14, -96), (2, -98), (13.5, -92), (13.6, -82), (8, -90), (-4, -90), (-9, -78)),
        "bob": curve((-14, -78), (-13, -96), (2, -98), (13.8, -92), (14, -80), (9, -87), (0, -86), (-8, -86)),
        "bun": curve((-13, -80), (-12, -95), (0, -98), (12, -93), (13, -84), (4, -91), (-6, -89)),
        "wild": curve(
            (-17, -80), (-13, -100), (-6, -94), (0, -104), (5, -95), (14, -99), (14, -82), (6, -89), (-6, -88)
        ),
        "tail": curve((-13, -80), (-12, -96), (2, -98), (13, -92), (13, -85), (2, -91), (-7, -88)),
    }[who.cut]
    if who.cut == "bun":
        paint(painter, ellipse(-7, -98, 6.4, 6), who.hair)
    paint(painter, fringe, who.hair)


def _hat(painter: QPainter, who: _Person) -> None:
    dark = mixed(who.cloth, QColor("#000000"), 0.25)
    match who.hat:
        case "brim":
            paint(painter, curve((-25, -86), (-12, -92), (12, -93), (26, -88), (12, -84), (-12, -83)), dark)
            paint(painter, curve((-12, -89), (-9, -104), (-12, -121), (4, -110), (12, -90), (0, -87)), dark)
            stroke(painter, curve((-11, -91), (0, -89), (11, -92), (0, -90)), who.trim, 2.4, 0)
        case "hood":
            paint(
                painter,
                curve(
                    (-17, -66), (-18, -92), (-2, -106), (14, -96), (16, -84), (9, -91), (-5, -92), (-11, -80), (-9, -66)
                ),
                who.cloth,
            )
        case "cap":
            paint(painter, curve((-14, -86), (-14, -100), (4, -104), (14, -92), (22, -87), (12, -85), (0, -89)), dark)
        case "circlet":
            stroke(painter, curve((-12, -88), (0, -86), (12, -89), (0, -87)), QColor("#f0cf6a"), 2.2, 0.9)
            paint(painter, ellipse(4, -88, 2.8, 2.8), who.trim, 1)
        case "band":
            stroke(painter, curve((-12.6, -86), (0, -84), (12.6, -87), (0, -85)), who.trim, 4, 0.9)
            paint(painter, curve((-12, -88), (-24, -92), (-26, -84), (-13, -84)), who.trim, 1.2)
        case "feather":
            paint(painter, curve((-15, -87), (-12, -101), (6, -103), (15, -89), (4, -88)), dark)
            paint(painter, curve((-8, -96), (-24, -112), (-22, -122), (-10, -112), (-4, -98)), who.trim, 1.2)
        case "helmet":
            steel = mixed(QColor("#aab6c4"), who.trim, 0.3)
            paint(
                painter,
                curve((-15, -72), (-15, -96), (0, -104), (15, -96), (15, -84), (10, -88), (-4, -89), (-8, -70)),
                steel,
            )
            paint(painter, curve((-4, -100), (-16, -114), (-24, -106), (-20, -98), (-8, -97)), who.trim)
        case _:
            if who.hat == "bald":
                paint(painter, ellipse(4, -88, 1.7, 1.7), mixed(who.trim, who.cloth, 0.4), 0)
