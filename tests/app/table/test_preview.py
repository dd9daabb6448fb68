"""The preview: a card large, what it is now, and where each change comes from."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.i18n import Languages
from app.panels.preview import Preview
from app.theme import Look
from engine.game import Game
from engine.match import Match
from engine.overrides import Damage, MoveCard
from engine.views import LogLine
from tests.app.painted import watched
from tests.app.table.acts import by_hand, match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Mouse
from tests.app.table.test_gestures import at_main_phase, playable


def test_the_preview_says_where_each_change_comes_from(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    line = LogLine("Lantern: +1000 power", "", "{0}: +{1} power", ("Lantern", "1000"))
    monkeypatch.setattr(Match, "explain", lambda match, seat, handle: (line,) if handle == card.key else ())
    page.controller.desk.show_preview(card.key)
    assert page.preview.values.isVisible() and "Lantern: +1000 power" in page.preview.values.text()


@pytest.mark.parametrize("mark", [": ", "："])
def test_what_a_card_does_to_itself_is_said_without_its_name(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    name = page.game.cards()[card.face.code].name
    line = LogLine(f"{name}{mark}+1000 power", "", "{0}: +{1} power", (name, "1000"))
    monkeypatch.setattr(Match, "explain", lambda match, seat, handle: (line,) if handle == card.key else ())
    page.controller.desk.show_preview(card.key)
    assert "+1000 power" in page.preview.values.text() and name not in page.preview.values.text()


def test_the_preview_follows_what_becomes_of_its_card(open_page: Open) -> None:
    page = open_page(5)
    mouse = at_main_phase(page)
    card = playable(page)
    by_hand(page.session, MoveCard(card.key, "field"))
    handle = page.session.view().zone("field").cards[0].handle
    QTest.mouseMove(page.view.viewport(), mouse.point_of(handle))
    by_hand(page.session, Damage(handle, 1000))
    assert page.preview.picture.face is not None and page.preview.picture.face.damage == 1000
    assert "Damage 1000" in page.preview.values.text()


def test_no_power_changes_without_a_reason(game: Game, open_page: Open) -> None:
    """FFTCG 11.12.4.6"""
    match = match_of(open_page(5).session)
    names = {card.name for card in game.cards().values()}
    source = random.Random(5)
    told = 0
    while match.request is not None and told < 20:
        match.answer(match.request.seat, match.sample(source))
        for card in match.view(0).zone("field").cards:
            if "Forward" in card.values["types"] and card.values["power"] != card.values["base power"]:
                reasons = match.explain(0, card.handle)
                assert reasons and all(reason.words[0] in names for reason in reasons), card.name
                told += 1
    assert told


def test_the_price_of_a_card_in_the_hand_is_what_it_costs_now_with_the_reason(open_page: Open) -> None:
    """FFTCG 11.3.7"""
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    view = page.session.view().card(card.key)
    assert view is not None and view.values["to cast"] == card.face.cost == card.face.base_cost
    cheaper = structs.replace(view, values={**view.values, "to cast": card.face.cost - 1})
    assert page.face_of(cheaper).cost == card.face.base_cost - 1
    page.preview.show_card(page.face_of(cheaper), cheaper, ["Lantern: costs 1 less to cast"])
    assert "Lantern: costs 1 less to cast" in page.preview.values.text()
    assert f"printed {card.face.base_cost}" in page.preview.values.text()


def test_the_stack_says_what_each_thing_on_it_will_do(open_page: Open) -> None:
    """FFTCG 7.12"""
    page = open_page(3)
    mouse = Mouse(page, 3)
    while not page.session.view().stack:
        mouse.step()
        QTest.qWait(1)
    line = page.session.view().stack[-1]
    item = page.stack.list.item(0)
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert page.stack.isVisible() and line.says
    card = page.controller.desk.card(line.source)
    assert card is not None and line.says in page.game.cards()[card.code].text
    assert all(one in spoken for one in line.says.splitlines())
    assert "resolves next" in spoken and page.session.view().names[line.controller] in spoken


def test_the_preview_follows_a_change_of_language(open_page: Open, game: Game) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    page.controller.desk.show_preview(card.key)
    chinese = Faces(game, "zh_CN")
    page.use_words(chinese, str, lambda line: (line.text, line.words))
    shown = page.preview.picture.face
    assert shown is not None and shown.code == card.face.code
    assert shown.name == chinese.printed(card.face.code).name and not shown.name.isascii()


@pytest.mark.parametrize(("language", "said"), [("en", "Attack 50, printed 40"), ("zh_TW", "戰鬥力50，原為40")])
def test_what_has_changed_is_called_as_the_game_calls_it(
    open_page: Open, qapp: QApplication, language: str, said: str
) -> None:
    """In Chinese the attack that a unit has is another word than the attack that it makes."""
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    strong = replace(card.face, power_word="attack", power=50, base_power=40)
    languages = Languages(qapp)
    try:
        languages.use(language)
        page.preview.show_card(strong, page.session.view().card(card.key))
    finally:
        languages.use("en")
    assert said in page.preview.values.text()


def test_a_sign_that_a_reason_explains_is_not_said_again(open_page: Open) -> None:
    page = open_page(5)
    at_main_phase(page)
    card = playable(page)
    marked = replace(card.face, marks=("2 \u25cf", "Critical"))
    view = page.session.view().card(card.key)
    page.preview.show_card(marked, view, ["Lantern: its attack destroys 2 Orbs"])
    assert "\u25cf" not in page.preview.values.text() and "Critical" in page.preview.values.text()
    page.preview.show_card(marked, view)
    assert "2 \u25cf" in page.preview.values.text()


def test_the_longest_text_is_read_in_a_wide_and_low_preview(game: Game, qtbot: QtBot) -> None:
    """As at twice the size of type in a low window: the page is smaller, and none of its words lie on others."""
    preview = Preview(Look(), CardPainter())
    qtbot.addWidget(preview)
    preview.resize(420, 240)
    longest = max(game.cards().values(), key=lambda card: len(card.text))
    with watched() as painted:
        preview.show_card(Faces(game).printed(longest.code))
        preview.grab()
    assert painted.count > 5 and painted.found == []
