"""The table of a game with two lines, bonds and stacks: where its cards lie."""

from __future__ import annotations

import itertools

import pytest

from app.table.games.cipher import CIPHER
from app.table.layout import Layout, fanned, lay_out
from engine.views import CardView, View, ZoneView

ZONES = ("front line", "back line", "deck", "hand", "support area", "retreat area", "orb area", "bond area", "stacked")


def laid(size: tuple[int, int] = (1010, 731), **zones: tuple[CardView, ...]) -> Layout:
    """The table with these cards of seat 0."""
    found = []
    for name in ZONES:
        for seat in (0, 1):
            cards = zones.get(name.replace(" ", "_"), ()) if seat == 0 else ()
            found.append(ZoneView(name, seat, len(cards), cards))
    values = ({"orbs": 5, "bonds left": 0}, {"orbs": 5, "bonds left": 0})
    view = View(0, ("Ann", "Bob"), 3, 0, "Action Phase", -1, 0, None, tuple(found), (), values, ())
    return lay_out(CIPHER, view, size)


def card(handle: int, **more: object) -> CardView:
    return CardView(handle, "X", "Oriel, Keeper", owner=0, controller=0, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(700, 480), (1010, 731), (2060, 1371)])
def test_the_places_lie_apart_from_each_other(size: tuple[int, int]) -> None:
    layout = laid(size)
    for one, other in itertools.combinations([*layout.areas.values(), *layout.plates.values()], 2):
        apart = (
            one.x + one.w <= other.x + 1 or other.x + other.w <= one.x + 1
            or one.y + one.h <= other.y + 1 or other.y + other.h <= one.y + 1
        )  # fmt: skip
        assert apart, (one, other)


def test_the_front_line_lies_nearer_to_the_enemy_than_the_back_line() -> None:
    layout = laid(front_line=(card(1),), back_line=(card(2),))
    assert layout.cards[1].y < layout.cards[2].y


def test_the_cards_under_a_unit_lie_behind_it_and_mean_it() -> None:
    """A stack counts as one unit (Cipher 14.2.7)."""
    layout = laid(front_line=(card(1, under=(7, 8)),), stacked=(card(7), card(8)))
    unit, upper, lowest = (layout.cards[handle] for handle in (1, 8, 7))
    assert unit.z > upper.z > lowest.z
    assert (layout.bases[7], layout.bases[8]) == (1, 1)


def test_an_open_stack_shows_a_piece_of_every_card() -> None:
    layout = laid(front_line=(card(1, under=(7, 8)),), stacked=(card(7), card(8)))
    places = fanned(layout, 1)
    heights = [layout.cards[1].y, places[8][1], places[7][1]]
    assert heights == sorted(heights, reverse=True) and len(set(heights)) == 3


@pytest.mark.parametrize("bonds", [1, 5, 14])
def test_the_bonds_stay_in_their_place(bonds: int) -> None:
    layout = laid(bond_area=tuple(card(20 + place) for place in range(bonds)))
    box = layout.areas["bond area", 0]
    for place in (layout.cards[20 + number] for number in range(bonds)):
        assert box.x - 1 <= place.x - place.width / 2 and place.x + place.width / 2 <= box.x + box.w + 1
