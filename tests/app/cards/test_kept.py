"""Pictures are kept until their room is full."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.cards.kept import Kept


def square(side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill()
    return pixmap


def test_what_is_kept_is_not_drawn_again(qapp: QApplication) -> None:
    kept, drawn = Kept(10_000), []
    for _ in range(3):
        kept.get(("a",), lambda: drawn.append(1) or square(10))
    assert drawn == [1]


def test_what_was_not_wanted_for_longest_goes_first(qapp: QApplication) -> None:
    kept = Kept(1000)
    first, second = kept.get(("a",), lambda: square(10)), kept.get(("b",), lambda: square(10))
    kept.get(("a",), lambda: square(10))
    kept.get(("c",), lambda: square(10))
    assert kept.get(("a",), lambda: square(10)) is first
    assert kept.get(("b",), lambda: square(10)) is not second
    assert kept.bytes <= 1000


def test_a_picture_larger_than_the_room_is_kept_alone(qapp: QApplication) -> None:
    kept = Kept(1000)
    kept.get(("a",), lambda: square(10))
    large = kept.get(("b",), lambda: square(40))
    assert kept.get(("b",), lambda: square(40)) is large and len(kept) == 1


def test_what_is_dropped_is_drawn_anew(qapp: QApplication) -> None:
    kept = Kept(1000)
    first = kept.get(("a",), lambda: square(10))
    kept.clear()
    assert kept.bytes == 0 and kept.get(("a",), lambda: square(10)) is not first
