"""Light on the table costs next to nothing: no card is drawn anew for it, and little of the table is painted."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsPixmapItem

from app.table.items import AreaItem, CardItem, Glow
from app.theme import DARK, LIGHT
from tests.app.table.conftest import Open


def test_no_card_is_drawn_anew_when_it_is_lit(open_page: Open) -> None:
    scene = open_page(5).scene
    before = {key: item.pixmap().cacheKey() for key, item in scene.cards.items()}
    scene.light_cards({key: (Glow.CHOSEN, "1") for key in scene.cards})
    assert {key: item.pixmap().cacheKey() for key, item in scene.cards.items()} == before


def test_the_light_of_a_place_lies_along_its_edge(open_page: Open) -> None:
    scene = open_page(5).scene
    scene.light_places(dict.fromkeys(scene.areas, Glow.POSSIBLE), {})
    for area in filter(AreaItem.isVisible, scene.areas.values()):
        lit = [one for one in area.childItems() if one.isVisible()]
        assert len(lit) == 4
        for strip in lit:
            box = strip.mapRectToScene(strip.boundingRect())
            assert area.box.adjusted(-2, -2, 2, 2).contains(box)
            assert min(box.width(), box.height()) <= 12
    scene.light_places({}, {})
    assert not any(one.isVisible() for area in scene.areas.values() for one in area.childItems())


def test_qt_paints_cards_by_itself() -> None:
    assert CardItem.paint is QGraphicsPixmapItem.paint


def test_cards_that_look_the_same_share_one_picture(open_page: Open) -> None:
    scene = open_page(5).scene
    view = scene.view
    assert view is not None
    backs = [card.handle for card in view.zone("hand", 1 - view.seat).cards]
    assert len({scene.cards[handle].pixmap().cacheKey() for handle in backs}) == 1


def test_a_held_card_casts_another_shadow(open_page: Open) -> None:
    card = next(iter(open_page(5).scene.cards.values()))
    lying = card.pixmap().cacheKey()
    card.held = True
    assert card.pixmap().cacheKey() != lying
    card.held = False
    assert card.pixmap().cacheKey() == lying


def test_a_pile_is_as_high_as_it_has_cards(open_page: Open) -> None:
    page = open_page(5)
    seat = page.session.viewer
    deck, gone = page.scene.areas["deck", seat], page.scene.areas["removed", seat]
    assert deck.slot is not None and deck._heap._edges is not None
    high = deck._heap._edges.pixmap().height()
    deck.show_state(count=9)
    assert deck._heap._edges.isVisible() and deck._heap._edges.pixmap().height() < high
    deck.show_state(count=1)
    assert not deck._heap._edges.isVisible() and gone._heap._edges is None


def test_the_mats_hold_all_that_belongs_to_each_player(open_page: Open) -> None:
    page = open_page(5)
    site, view = page.scene._site, page.scene.view
    assert site is not None and view is not None
    for seat, mat in ((view.seat, site.near), (1 - view.seat, site.far)):
        assert all(mat.contains(area.box) for spot, area in page.scene.areas.items() if spot[1] == seat)
    assert site.far.bottom() < site.heart.y() < site.near.top()


def test_another_theme_draws_lit_places_in_its_own_colour(open_page: Open) -> None:
    scene = open_page(5).scene
    scene.light_places(dict.fromkeys(scene.areas, Glow.POSSIBLE), {})
    strip = next(iter(scene.areas.values())).childItems()[0]
    assert isinstance(strip, QGraphicsPixmapItem)
    ink = strip.pixmap().toImage().pixelColor(strip.pixmap().width() // 2, 1)
    other = LIGHT if scene.look.palette is DARK else DARK
    scene.look.use(other.name, "en", 1.0)
    assert strip.pixmap().toImage().pixelColor(strip.pixmap().width() // 2, 1) != ink
