"""Where things lie: inside the table, apart from each other, at every size."""

from __future__ import annotations

import itertools
import math

import pytest

from app.table.games.fftcg import FFTCG
from app.table.layout import RATIO, Box, Layout, lay_out
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


@pytest.mark.parametrize("size", SIZES[1:])
def test_of_seven_points_of_damage_every_name_is_seen(game: Game, size: tuple[int, int]) -> None:
    """FFTCG 12.4.1: the seventh ends the game; until then each card below shows its name and its numbers."""
    layout = _laid(game, size, 14)
    ys = sorted(layout.cards[handle].y for handle in layout.order["damage zone", 0])
    tall = layout.cards[layout.order["damage zone", 0][0]].width * RATIO
    assert len(ys) == 7 and all(below - above >= tall * 0.265 for above, below in itertools.pairwise(ys))


def test_both_sides_keep_the_same_distance_from_the_edge(game: Game) -> None:
    layout = _laid(game, (1010, 731))
    near, far = layout.plates[0], layout.plates[1]
    assert abs(far.y - (731 - near.y - near.h)) <= 1


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


@pytest.mark.parametrize("size", [*SIZES, (1012, 700), (1138, 800)])
@pytest.mark.parametrize("cards", [1, 5, 12])
def test_no_card_is_cut_off(game: Game, size: tuple[int, int], cards: int) -> None:
    position = Position(game.cards())
    code = next(iter(game.cards()))
    for _ in range(cards):
        for zone in ("hand", "deck", "LB deck", "break zone", "removed"):
            position.lay(zone, code, 1)
    layout = lay_out(FFTCG, position.view(), size)
    for zone in ("hand", "deck", "LB deck", "break zone", "removed"):
        box = layout.areas[zone, 1]
        for place in (layout.cards[handle] for handle in layout.order[zone, 1] if handle in layout.cards):
            turn = math.radians(abs(place.angle))
            reach = place.width * (RATIO * math.cos(turn) + math.sin(turn)) / 2
            assert box.y <= place.y - reach and place.y + reach <= box.y + box.h, (zone, place, box)


def test_in_a_crowded_cascade_all_but_the_top_card_show_their_feet(game: Game) -> None:
    """On a small window a name in two lines would not be seen below the card above it."""
    crowded, roomy = _laid(game, (760, 500), 14), _laid(game, (760, 500), 2)
    feet = [crowded.cards[handle].foot for handle in crowded.order["damage zone", 0]]
    assert feet.count(False) == 1 and len(feet) == 7
    assert not any(roomy.cards[handle].foot for handle in roomy.order["damage zone", 0])


def _forwards(game: Game, size: tuple[int, int], forwards: int, backups: int = 0) -> Layout:
    position = Position(game.cards())
    of = {kind: [code for code, card in game.cards().items() if card.type.value == kind]  # type: ignore[attr-defined]
          for kind in ("Forward", "Backup")}  # fmt: skip
    for kind, count in (("Forward", forwards), ("Backup", backups)):
        for number in range(count):
            position.put(of[kind][number % 3], 0)
    return lay_out(FFTCG, position.view(), size)


def _width(layout: Layout, area: str = "forwards") -> float:
    return layout.cards[layout.order[area, 0][0]].width


@pytest.mark.parametrize("size", SIZES)
def test_where_few_cards_lie_they_grow(game: Game, size: tuple[int, int]) -> None:
    few, full = _forwards(game, size, 2), _forwards(game, size, 12, 5)
    assert _width(few) >= 1.25 * _width(full)


def test_cards_never_grow_with_their_number(game: Game) -> None:
    widths = [_width(_forwards(game, (2130, 1374), count)) for count in range(2, 30)]
    assert widths == sorted(widths, reverse=True) and widths[0] >= 200


@pytest.mark.parametrize("forwards, backups", [(1, 0), (2, 0), (8, 0), (0, 3), (2, 1), (9, 5)])
def test_grown_cards_lie_whole_and_apart_in_their_row(game: Game, forwards: int, backups: int) -> None:
    layout = _forwards(game, (2130, 1374), forwards, backups)
    for area in ("forwards", "backups"):
        box, handles = layout.areas[area, 0], layout.order[area, 0]
        places = [layout.cards[handle] for handle in handles]
        for place in places:
            assert box.y <= place.y - place.width * RATIO / 2 and place.y + place.width * RATIO / 2 <= box.y + box.h
        assert all(right.x - left.x >= left.width for left, right in itertools.pairwise(places))


@pytest.mark.parametrize("size", SIZES)
def test_rows_that_share_their_height_do_not_overlap(game: Game, size: tuple[int, int]) -> None:
    layout = _forwards(game, size, 3)
    boxes = [*layout.areas.values(), *layout.plates.values()]
    assert all(_apart(one, other) for one, other in itertools.combinations(boxes, 2))
