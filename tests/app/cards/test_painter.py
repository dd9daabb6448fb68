"""Cards as they are drawn: the same card always the same, every state seen, at every size and scale."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.cards import CardFace, CardPainter
from app.cards.face import BACK, RATIO
from app.cards.images import FolderImages
from app.cards.kinds import KINDS, paint_kind
from app.cards.marks import MARKS, colors_of, paint_mark
from app.cards.richtext import set_column
from app.theme import PALETTES
from tests.app.painted import watched

pytestmark = pytest.mark.usefixtures("qapp")

LAMP = CardFace(
    "9-001H", "Lantern Fox", ("Haste", "[S][Fire][Dull]: Deal it 5000 damage."), "Forward", "Forward · Beast",
    ("Fire",), 3, 3, 7000, 7000, subject="Lantern Fox Beast",
)  # fmt: skip


def pixels(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(image.constBits())


@pytest.mark.parametrize("width", (64, 90, 118, 140, 260, 320))
@pytest.mark.parametrize("dpr", (1.0, 1.5, 2.0))
def test_a_card_is_drawn_in_device_pixels(width: int, dpr: float) -> None:
    pixmap = CardPainter().pixmap(LAMP, width, dpr)
    assert pixmap.devicePixelRatio() == dpr
    assert (pixmap.width(), pixmap.height()) == (round(width * dpr), round(width * RATIO * dpr))


def test_the_picture_of_a_card_is_always_the_same() -> None:
    assert pixels(CardPainter().pixmap(LAMP, 100)) == pixels(CardPainter().pixmap(LAMP, 100))


def test_different_cards_have_different_pictures() -> None:
    painter = CardPainter()
    faces = [replace(LAMP, code=f"9-{number:03}H") for number in range(12)]
    assert len({pixels(painter.picture(face, 90, 90)) for face in faces}) == 12


@pytest.mark.parametrize("kind", ("Forward", "Backup", "Monster", "Summon"))
@pytest.mark.parametrize("element", (*MARKS, "Unheard"))
def test_every_kind_in_every_element_has_a_picture(kind: str, element: str) -> None:
    face = replace(LAMP, type=kind, elements=(element,), subject="")
    image = CardPainter().picture(face, 90, 90).toImage()
    shades = {image.pixel(x, y) for x in range(0, 90, 3) for y in range(0, 90, 3)}
    assert len(shades) > 60


@pytest.mark.parametrize(
    "change",
    (
        {"damage": 3000}, {"frozen": True}, {"fresh": True}, {"power": 9000}, {"power": 5000}, {"cost": 1},
        {"counters": (("Wick", 2),)}, {"marks": ("Brave",)}, {"under": 1}, {"unread": True}, {"tags": ("EX",)},
        {"elements": ("Fire", "Ice")}, {"face_down": True}, {"face_down": True, "peek": True}, {"leader": True},
        {"second_cost": 2}, {"signs": ("Sword", "Flier")}, {"stats": (("Range", "1-2"), ("Support", "20"))},
    ),
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("width", (90, 320))
def test_whatever_is_the_matter_with_a_card_is_seen(change: dict[str, object], width: int) -> None:
    painter = CardPainter()
    assert pixels(painter.pixmap(LAMP, width)) != pixels(painter.pixmap(replace(LAMP, **change), width))


def test_more_power_and_less_power_look_different() -> None:
    painter = CardPainter()
    more, less = (replace(LAMP, base_power=base) for base in (6000, 8000))
    assert pixels(painter.pixmap(more, 100)) != pixels(painter.pixmap(less, 100))


def test_the_back_tells_nothing_of_the_card() -> None:
    painter = CardPainter()
    hidden = replace(LAMP, face_down=True)
    other = replace(LAMP, code="9-002H", name="Other", face_down=True)
    assert (
        pixels(painter.pixmap(hidden, 100)) == pixels(painter.pixmap(other, 100)) == pixels(painter.pixmap(BACK, 100))
    )


@pytest.mark.parametrize("language", ("en", "zh_CN", "zh_TW"))
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_cards_are_drawn_in_every_theme_and_language(language: str, palette: object) -> None:
    painter = CardPainter(palette, language)  # type: ignore[arg-type]
    face = replace(LAMP, name="灯狐" if language != "en" else LAMP.name, story="一盏灯。" * 9)
    assert not painter.pixmap(face, 320).isNull()


def test_painted_cards_are_kept_until_the_room_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.cards.painter.CARD_BYTES", 400_000)
    painter = CardPainter()
    first = painter.pixmap(LAMP, 100)
    assert painter.pixmap(LAMP, 100) is first
    for number in range(12):
        painter.pixmap(replace(LAMP, code=f"8-{number:03}C"), 100)
    assert painter._cards.bytes <= 400_000
    assert painter.pixmap(LAMP, 100) is not first


def test_a_picture_of_ones_own_takes_the_place_of_the_generated_one(tmp_path: Path) -> None:
    own = QImage(40, 40, QImage.Format.Format_RGB32)
    own.fill(QColor("#12f034"))
    assert own.save(str(tmp_path / "9-001h.png"))
    (tmp_path / "9-002H.png").write_text("no picture")
    painter = CardPainter(images=FolderImages(tmp_path))
    assert painter.picture(LAMP, 90, 90).toImage().pixelColor(45, 45).name() == "#12f034"
    assert painter.picture(replace(LAMP, code="9-002H"), 90, 90).toImage().pixelColor(45, 45).name() != "#12f034"


def test_pictures_that_come_and_go_are_noticed(tmp_path: Path) -> None:
    images = FolderImages(tmp_path / "pictures")
    assert not images.look_again()
    (tmp_path / "pictures").mkdir()
    own = QImage(40, 40, QImage.Format.Format_RGB32)
    own.fill(QColor("#12f034"))
    assert own.save(str(tmp_path / "pictures" / "9-001H.png"))
    assert images.look_again() and images("9-001H") is not None and not images.look_again()
    (tmp_path / "pictures" / "9-001H.png").unlink()
    assert images.look_again() and images("9-001H") is None


def outline(paint: Callable[[QPainter, QRectF], None]) -> tuple[bool, ...]:
    """Where something that is painted on grey can be seen by eyes that see no colours."""
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    paint(painter, QRectF(2, 2, 44, 44))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    ground = QColor("#808080").lightness()
    return tuple(abs(grey.pixelColor(x, y).lightness() - ground) > 12 for x in range(48) for y in range(48))


def test_the_marks_differ_without_color() -> None:
    shapes = {outline(lambda painter, box, mark=mark: paint_mark(painter, mark, box)) for mark in MARKS}
    assert len(shapes) == len(MARKS)
    assert len({colors_of(mark).base.name() for mark in MARKS}) == len(MARKS)


def test_the_signs_differ_without_color() -> None:
    white = QColor("white")
    signs = {outline(lambda painter, box, kind=kind: paint_kind(painter, kind, box, white)) for kind in KINDS}
    assert len(signs) == len(KINDS)


def test_text_keeps_to_its_column() -> None:
    lines = (
        "Choose 1 Forward opponent controls. [Fire][2] Deal it 9000 damage.",
        "给予对手控制的所有前锋5000点伤害。" * 3,
    )
    column = set_column(lines, 200, 13, "zh_CN")
    assert max(placed.x + placed.width for row in column.rows for placed in row if not placed.piece.space) <= 201
    assert column.height > 5 * 13


@pytest.mark.parametrize("width", range(90, 200, 7))
def test_no_row_begins_or_ends_inside_a_quotation_mark_or_bracket(width: int) -> None:
    column = set_column(("〔将这名单位转为已行动〕 选择1张“奥托琳”，将其加入手牌（[转职技]）。",), width, 13, "zh_CN")
    rows = [[placed.piece.text for placed in row if not placed.piece.space] for row in column.rows]
    assert not [row for row in rows if row[0][0] in "，。”〕）" or row[-1][-1] in "“〔（"]
    assert max(placed.x + placed.width for row in column.rows for placed in row if not placed.piece.space) <= width


def test_a_special_ability_is_named_in_bold() -> None:
    column = set_column(("Dawn by Hand [S][Fire]: Draw 1 card.",), 400, 13, "en")
    bold = "".join(placed.piece.text for placed in column.rows[0] if placed.piece.bold)
    assert bold == "Dawn by Hand"


def test_painting_keeps_the_references_of_python_whole(qapp: QApplication) -> None:
    """Some versions of the library lose a reference to None in every call, and abort after thousands."""
    image = QImage(32, 32, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(20_000):
        painter.setPen(QColor("#ffffff"))
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < 1000


@contextmanager
def sizes() -> Iterator[dict[str, float]]:
    """How high each text is that is painted meanwhile, in pixels of its picture."""
    found: dict[str, float] = {}
    draw = QPainter.drawText

    def write(painter: QPainter, *args: object) -> object:
        found[str(args[-1])] = painter.font().pixelSize()
        return draw(painter, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", write)
        yield found


@pytest.mark.parametrize("power", [40, 70, 100])
@pytest.mark.parametrize("width", [64, 70, 86, 118])
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_numbers_of_a_unit_are_read_on_the_smallest_window(power: int, width: int, dpr: float) -> None:
    """Support of 30 and a range of 1 to 3 beside an attack: the widest that is printed. No number lies on another."""
    face = replace(LAMP, stats=(("Range", "1-3"), ("Support", "30")), power=power, base_power=power)
    with watched(dpr) as painted, sizes() as high:
        CardPainter().pixmap(face, width, dpr)
    assert not painted.found
    assert high[str(power)] >= int(11 * dpr)
    assert min(high["1-3"], high["30"]) >= int(9 * dpr)


def test_a_page_is_as_high_as_there_is_room_and_keeps_its_width() -> None:
    page = CardPainter().page(LAMP, 260, 250)
    assert (page.width(), page.height()) == (260, 250)


def written(face: CardFace, width: float, dpr: float) -> list[str]:
    """What is written on a card, each text once."""
    with watched(dpr) as painted:
        CardPainter().pixmap(face, width, dpr)
    assert not painted.found
    return list(dict.fromkeys(painted.texts))


@pytest.mark.parametrize("dpr", (1.0, 1.5, 2.0))
def test_a_name_stands_in_one_line_where_only_the_foot_of_a_card_is_seen(dpr: float) -> None:
    face = replace(LAMP, name="Card Cataloguer", power=0, base_power=0)
    assert written(face, 53, dpr)[:2] == ["Cataloguer", "Card"]
    assert written(replace(face, foot=True), 53, dpr)[0] == "Card Cataloguer"


def test_the_crown_of_a_card_to_read_lies_on_it_alike_with_a_text_and_without() -> None:
    crowned = [replace(LAMP, leader=True, lines=lines) for lines in (LAMP.lines, ())]
    told, bare = (CardPainter().pixmap(face, 250).toImage() for face in crowned)
    assert all(told.pixel(x, y) == bare.pixel(x, y) for x in range(200, 250) for y in range(4, 50))
