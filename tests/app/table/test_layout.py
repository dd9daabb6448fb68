"""Where things lie: inside the table, apart from each other, at every size."""

from __future__ import annotations

import itertools

import pytest

from app.table.games.fftcg import FFTCG
from app.table.layout import Box, Layout, lay_out
from engine.game import Game
from tests.app.table.positions import Position

SIZES = ((700, 480), (1010, 731), (1290, 840), (2060, 1371), (900, 1400))


def _laid(game: Game, size: tuple[int, int], fill: int = 3) -> Layout:
    position = Position(game.cards())
    codes = [code for code, card in game.cards().items() if card.type.value == "Forward"]  # type: ignore[attr-defined]
    for count, code in enumerate(codes[:fill]):
        position.put(code, count % 2, dull=count % 3 == 0)
        position.lay("hand", code)
        position.lay("damage zone", code, count % 2)
    return lay_out(FFTCG, position.view(), size)


def _apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.w <= other.x + 1
        or other.x + other.w <= one.x + 1
        or one.y + one.h <= other.y + 1
        or other.y + other.h <= one.y + 1
    )


@pytest.mark.parametrize("size", SIZES)
def test_areas_lie_on_the_table_and_do_not_overlap(game: Game, size: tuple[int, int]) -> None:
    layout = _laid(game, size)
    boxes = [*layout.areas.values(), *layout.plates.values()]
    for box in boxes:
        assert box.x >= 0 and box.y >= 0 and box.x + box.w <= size[0] + 1 and box.y + box.h <= size[1] + 1
    for one, other in itertools.combinations(boxes, 2):
        assert _apart(one, other), (one, other)


@pytest.mark.parametrize("fill", [1, 7, 14, 30])
def test_a_row_holds_any_number_of_cards(game: Game, fill: int) -> None:
    layout = _laid(game, (1010, 731), fill)
    for handle in layout.order["forwards", 0]:
        place, box = layout.cards[handle], layout.areas["forwards", 0]
        assert box.x - 1 <= place.x - place.width / 2 and place.x + place.width / 2 <= box.x + box.w + 1


def test_a_dull_card_lies_sideways(game: Game) -> None:
    """A card turned sideways is dull (FFTCG 6.3.1)."""
    position = Position(game.cards())
    code = next(iter(game.cards()))
    upright, dull = position.put(code), position.put(code, dull=True)
    layout = lay_out(FFTCG, position.view(), (1010, 731))
    assert (layout.cards[upright.handle].angle, layout.cards[dull.handle].angle) == (0, 90)


def test_cards_grow_with_the_window(game: Game) -> None:
    sizes = [_laid(game, size).card for size in SIZES[:4]]
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1]
