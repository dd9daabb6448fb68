"""Card texts in the language of the window, told from the trees into which the engine reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from engine.cards import Catalogue
from engine.game import Game

#: The text of a card in the language of the window, one ability a line; None where it is only in English.
Texts = Callable[[str], tuple[str, ...] | None]


def as_printed(_code: str) -> tuple[str, ...] | None:
    """No text but the printed one."""
    return None


def names_of(game: Game, language: str) -> dict[str, str]:
    """The names of all cards in a language by their English ones."""
    cards = game.cards()
    if language == "en" or not isinstance(cards, Catalogue):
        return {}
    return {card.name: cards.words(code, language).name for code, card in cards.items()}


def texts_of(game: Game, language: str, words: Mapping[str, str]) -> Texts:
    """What tells a card's text in a language; what cannot be told in it stays as it is printed.

    ``words`` are those of Jobs, counters and special abilities in the language.
    """
    tell = _TELLERS.get(game.name)
    if language == "en" or tell is None:
        return as_printed
    return lru_cache(maxsize=1024)(tell(game, language, {**words, **names_of(game, language)}))


def _fftcg(game: Game, language: str, names: Mapping[str, str]) -> Texts:
    from engine.games.fftcg.cards import Card
    from engine.games.fftcg.words import reading

    def tell(code: str) -> tuple[str, ...] | None:
        card = game.cards().get(code)
        if not isinstance(card, Card):
            return None
        lines: list[str] = []
        for ability in reading.read(card).abilities:
            try:
                lines.append(reading.render(ability, card, language, names))
            except ValueError:
                return None
        return tuple(lines)

    return tell


#: How the games whose texts can be told in other languages tell them.
_TELLERS = cast(Mapping[str, Callable[[Game, str, Mapping[str, str]], Texts]], {"fftcg": _fftcg})
