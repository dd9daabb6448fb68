"""Where cards lie at the table of Cardfight!! Vanguard: the soul, what is bound, guardians."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtWidgets import QApplication

from app.cards.face import CardFace
from app.cards.faces import Faces
from app.cards.numbers import in_room
from app.table.games.vanguard import VANGUARD
from app.table.layout import Layout, fanned, lay_out
from engine.game import Game
from engine.views import CardView, View, ZoneView


def card(handle: int, **values: object) -> CardView:
    return CardView(handle, "X", "Oriel", owner=0, controller=0, values=values)  # type: ignore[arg-type]


def laid(size: tuple[int, int] = (1010, 731), **zones: tuple[CardView, ...]) -> Layout:
    """The table with these cards of seat 0."""
    found = []
    for name in dict.fromkeys(area.zone for area in VANGUARD.areas):
        for seat in (0, 1):
            cards = zones.get(name.replace(" ", "_").replace("-", "_"), ()) if seat == 0 else ()
            found.append(ZoneView(name, seat, len(cards), cards))
    return lay_out(VANGUARD, View(0, ("Ann", "Bob"), 3, 0, "", -1, 0, None, tuple(found), (), ({}, {}), ()), size)


def test_the_soul_lies_beneath_the_vanguard_and_fans_out_side_by_side() -> None:
    """VG 4: under the vanguard."""
    soul = tuple(card(10 + place) for place in range(20))
    layout = laid(vanguard_circle=(card(1),), soul=soul)
    assert all(layout.cards[one.handle].z < layout.cards[1].z for one in soul)
    places = fanned(layout, soul[-1].handle)
    assert len({x for x, _ in places.values()}) == 20 and not fanned(layout, 1)
    assert all(0 < x < layout.size[0] for x, _ in places.values())


@pytest.mark.parametrize("sources", [1, 2, 5])
def test_bound_cards_lie_by_what_bound_them(sources: int) -> None:
    """VG 17.11: as many piles as there is room for, and the others together."""
    bound = [card(20 + place, **{"bound by": str(place % sources)}) for place in range(10)]
    layout = laid(bind_zone=tuple(bound))
    assert len(layout.tops) == min(sources, 3)
    assert len({layout.cards[one].x for one in layout.tops}) == len(layout.tops)


@pytest.mark.parametrize("count", [1, 3, 6])
def test_guardians_lie_before_whom_they_guard_and_beside_each_other(count: int) -> None:
    """VG 11.3.3: where two units are attacked, each has guardians of its own."""
    left = [card(30 + place, guards="left front") for place in range(count)]
    middle = [card(50 + place, guards="vanguard circle") for place in range(count)]
    layout = laid(guardian_circle=(*middle, *left))
    places = [layout.cards[one.handle] for one in (*left, *middle)]
    assert all(one.x < other.x for one, other in itertools.pairwise(places))
    assert all(other.x - one.x >= one.width for one, other in itertools.pairwise(places))


def test_a_shield_that_has_no_room_is_told_in_thousands(qapp: QApplication) -> None:
    face = CardFace(power=13000, stats=(("Shield", "15000"), ("Critical", "1")))
    assert in_room(face, 200, 12, 9)[0].stats == face.stats
    assert in_room(face, 38, 12, 9)[0].stats == (("Shield", "15k"), ("Critical", "1"))


def test_a_critical_that_is_more_than_printed_is_seen_so_and_no_shield_is_no_less(game: Game) -> None:
    """VG 3.3: a card without a shield has none wherever it is."""
    faces, cards = Faces(game), game.cards()
    code = next(code for code, one in cards.items() if getattr(one, "shield", 0) is None)
    face = faces.of(CardView(1, code, values={"power": 13000, "critical": 2, "shield": 0, "circle": "left front"}))
    assert face.changed_stats == {"Critical": "1"}
