"""From what a seat sees of a card to how it looks."""

import re

import pytest

from app.cards.badges import badge_ground
from app.cards.face import CardFace
from app.cards.faces import Faces
from app.cards.games.cipher import Cipher
from app.cards.words import CardWords
from app.i18n.phrases import Phrases
from engine.games import load_game
from engine.views import CardView

GAME = load_game("fftcg")


def test_a_card_of_which_nothing_is_known_shows_its_back() -> None:
    assert Faces(GAME).of(CardView(-5)).hidden


def test_a_card_shows_its_current_values() -> None:
    values = {"power": 9000, "cost": 2, "types": ("Forward",), "fresh": True, "frozen": True, "keywords": ("Brave",)}
    face = Faces(GAME).of(CardView(7, "N9-001H", "Mirelle", damage=3000, counters={"Wick": 2}, values=values))
    assert (face.power, face.base_power, face.cost, face.base_cost) == (9000, 8000, 2, 4)
    assert (face.damage, face.fresh, face.frozen) == (3000, True, True)
    assert face.counters == (("Wick", 2),)


def test_granted_keywords_are_marked_and_printed_ones_are_not() -> None:
    faces = Faces(GAME)
    printed = CardView(7, "N9-002C", "Delta Runner", values={"keywords": ("Brave", "Haste")})
    assert faces.of(printed).marks == ("Brave",)


def test_only_forwards_have_to_wait() -> None:
    face = Faces(GAME).of(CardView(7, "N9-008C", "Tallow Vendor", values={"types": ("Backup",), "fresh": True}))
    assert not face.fresh


def test_a_card_from_nowhere_shows_its_name() -> None:
    assert Faces(GAME).of(CardView(7, "0-000", "Stranger")).name == "Stranger"


@pytest.mark.parametrize("language", ("zh_CN", "zh_TW"))
def test_cards_speak_the_language_of_the_window(language: str) -> None:
    face = Faces(GAME, language, Phrases(language).say).printed("N9-001H")
    assert face.name.startswith("米")
    assert face.type_line.startswith("前")
    assert "5000" in face.lines[0] and "damage" not in face.lines[0]
    assert face.subject == Faces(GAME).printed("N9-001H").subject


def test_sentences_quote_cards_in_the_language_of_the_window() -> None:
    words = CardWords(GAME, Faces(GAME, "zh_CN", Phrases("zh_CN").say))
    assert words("Mirelle") == "米蕾尔"
    assert words("Haste") == words("Haste")
    assert words("1 Forward of cost 3 or less") != "1 Forward of cost 3 or less"
    assert words("Ann") == "Ann"


UNIT = {
    "name": "Oriel, Keeper of Lamps", "text": "|ATK SUPP| Lamp: Draw 1 card.", "symbols": ["Red", "Blue"], "cost": 4,
    "class_change_cost": 3, "attack": 60, "support": 20, "ranges": [1, 2], "weapons": ["Lance"], "genders": ["Female"],
    "class_type": "Advanced", "unit_class": "Keeper",
}  # fmt: skip


@pytest.mark.parametrize("name", ("Oriel, Keeper of Lamps", "奥丽尔，守灯人"))
def test_a_name_of_two_halves_stands_on_the_card_in_two_lines(name: str) -> None:
    face = CardFace(name=name, **Cipher().printed(name, UNIT, str))
    assert (face.heading, face.title) == tuple(re.split(", ?|，", name))


def test_a_unit_shows_costs_symbols_and_what_it_carries() -> None:
    face = CardFace(name="Oriel", **Cipher().printed("Oriel", UNIT, str))
    assert (face.cost, face.second_cost, face.power, face.elements) == (4, 3, 60, ("Red", "Blue"))
    assert (face.signs, face.stats) == (("Lance", "Female"), (("Range", "1-2"), ("Support", "20")))
    assert face.tags == ("ATK",)


def test_a_card_that_lies_face_down_shows_what_is_printed_to_who_may_look() -> None:
    """What lies face down has no values in the game (Cipher 6.4.2.1, 6.4.2.2.1)."""
    faces = Faces(load_game("cipher"))
    turned = CardView(7, "T01-001R", "Ottoline", face_down=True, known=True, values={"attack": 0, "cost": 0})
    face = faces.of(turned)
    assert (face.power, face.cost, face.face_down, face.peek) == (40, 1, True, True)


@pytest.mark.parametrize(("language", "word"), [("en", "LB"), ("zh_CN", "极限技"), ("zh_TW", "極限技")])
def test_what_a_limit_break_costs_is_said_in_the_language_of_the_window(language: str, word: str) -> None:
    """FFTCG 15.2.8.2"""
    cards = GAME.cards()
    code = next(code for code, card in cards.items() if card.limit_break)
    tags = Faces(GAME, language, Phrases(language).say).printed(code).tags
    assert tags == (f"{word} {cards[code].limit_break}",)


@pytest.mark.parametrize(("language", "badge"), [("en", "EX BURST"), ("zh_CN", "极限爆发技"), ("zh_TW", "極限爆發技")])
def test_an_ex_burst_is_marked_in_the_language_of_the_window(language: str, badge: str) -> None:
    """FFTCG 11.10.1: the badge in the text has the same ground in every language."""
    code = next(code for code, card in GAME.cards().items() if card.ex_burst)
    lines = Faces(GAME, language, Phrases(language, GAME.name).say).printed(code).lines
    assert any(f"[{badge}]" in line for line in lines)
    assert badge_ground(badge) == badge_ground("EX BURST")
