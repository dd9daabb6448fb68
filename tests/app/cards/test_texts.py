"""Card texts in the language of the window."""

from __future__ import annotations

import pytest

from app.cards.faces import Faces
from engine.games import GAMES, load_game
from engine.text.reader import Reader


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_was_read_is_told_in_a_further_language_without_being_read_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(name)
    code = next(code for code, card in game.cards().items() if card.text)
    assert Faces(game, "zh_CN").printed(code).lines
    monkeypatch.setattr(Reader, "whole", lambda *_: pytest.fail("read again"))
    told = Faces(game, "zh_TW").printed(code)
    assert told.lines != told.lines_in_english
