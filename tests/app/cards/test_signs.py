"""The signs of card texts in sentences of the window."""

import pytest
from PySide6.QtGui import QColor

from app.cards.badges import is_badge
from app.cards.faces import Faces
from app.cards.signs import in_words, with_signs
from app.i18n.phrases import Phrases
from engine.games import load_game

pytestmark = pytest.mark.usefixtures("qapp")
INK = QColor("black")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Lysander: Pay [Water][1]?", "Lysander: Pay Water + 1 CP?"),
        ("[Fire][Dull], draw 1 card: Gain 1.", "Fire + Dull, draw 1 card: Gain 1."),
        ("[EX BURST] Draw 1 card.", "EX BURST Draw 1 card."),
        ("Choose 1 <Blue> ally.", "Choose 1 Blue ally."),
        ("Heave |ACT| [Once Per Turn] [Tap this unit] Draw 1 card.",
         "Heave ACT [Once Per Turn] [Tap this unit] Draw 1 card."),
    ],
)  # fmt: skip
def test_signs_are_said_in_words_where_there_are_no_pictures(text: str, said: str) -> None:
    assert in_words(text) == said


def test_signs_are_pictures_in_a_sentence() -> None:
    shown = with_signs("Pay [Water][1] for <Blue> & [Crystal]?", 15, INK, 1.5)
    assert shown.count('<img src="data:image/png;base64,') == 3
    assert "[" not in shown and "&lt;" not in shown and "&amp; <b>Crystal</b>" in shown


def test_a_card_with_crystals_says_so_in_chinese() -> None:
    """FFTCG 6.8.1"""
    game = load_game("fftcg")
    code = next(code for code, card in game.cards().items() if "[Crystal]" in card.text)
    lines = Faces(game, "zh_CN", Phrases("zh_CN", game=game.name).say).printed(code).lines
    assert "[水晶]" in "".join(lines) and is_badge("水晶")
