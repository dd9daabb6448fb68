"""Card texts in the language of the window, told from the trees into which the engine reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from importlib import import_module

from engine.cards import Catalogue
from engine.game import Game, ReadsCards

#: The text of a card in the language of the window, one ability a line; None where it is only in English.
Texts = Callable[[str], tuple[str, ...] | None]


def as_printed(_code: str) -> tuple[str, ...] | None:
    """No text but the printed one."""
    return None


def names_of(game: Game, language: str) -> dict[str, str]:
    """What cards call each other by in a language, by the English names."""
    cards = game.cards()
    if language == "en" or not isinstance(cards, Catalogue) or not isinstance(game, ReadsCards):
        return {}
    return dict(game.readings().understanding.names(cards, language))


def texts_of(game: Game, language: str, words: Mapping[str, str]) -> Texts:
    """What tells a card's text in a language; what cannot be told in it stays as it is printed.

    ``words`` are those of Jobs, counters and special abilities in the language.
    """
    if language == "en" or not isinstance(game, ReadsCards):
        return as_printed
    readings = game.readings()
    render = readings.understanding.render
    names = {**words, **names_of(game, language)}

    @lru_cache(maxsize=1024)
    def tell(code: str) -> tuple[str, ...] | None:
        card = game.cards().get(code)
        if card is None:
            return None
        try:
            return tuple(render(one, card, language, names) for one in readings.read(card).abilities)
        except ValueError:
            return None

    return tell


def teller_of(game: Game, language: str, words: Mapping[str, str]) -> Callable[[str], str]:
    """What tells a piece of card text (a sentence, or words for cards) in a language; as it is where it cannot."""
    tell = _PIECES.get(game.name)
    if language == "en" or tell is None:
        return str
    return lru_cache(maxsize=4096)(tell(language, {**words, **names_of(game, language)}))


def _fftcg_piece(language: str, names: Mapping[str, str]) -> Callable[[str], str]:
    from engine.games.fftcg.cards import Card, CardType
    from engine.games.fftcg.scripts import SCRIPTS
    from engine.games.fftcg.words import chinese, reading
    from engine.text.phrasebook import Teller
    from engine.text.reader import OutOfFuel, Reader

    nobody = Card("", "this card", "", CardType.FORWARD, (), 0, 0, (), (), False, False, 0)
    own = {"zh_CN": "此牌", "zh_TW": "此牌"}[language]

    def read(text: str, symbol: str) -> str:
        try:
            found = Reader(reading.grammar(), reading.context_of(nobody, text)).whole(symbol)
            if found is None:
                return ""
            teller = Teller(chinese.book(), own, lambda name: names.get(name, name))
            return teller.with_names(SCRIPTS[language].write(teller.whole(found)))
        except (OutOfFuel, ValueError):
            return ""

    def tell(text: str) -> str:
        if " " not in text or not text.isascii():
            return text
        if text.endswith(("?", ".")):
            said = read(f"{text[:-1]}.", "summon_line")
            return said.removesuffix("。") + "？" if said and text.endswith("?") else said or text
        return read(f"{text}.", "summon_line").removesuffix("。") or read(text, "obj") or text

    return tell


def _piece_of(game: str, language: str, names: Mapping[str, str]) -> Callable[[str], str]:
    tell_piece = import_module(f"engine.games.{game}.words.reading").tell_piece

    def tell(text: str) -> str:
        if " " not in text or not text.isascii():
            return text
        return tell_piece(text, language, names) or text

    return tell


#: How the games whose texts can be told in other languages tell a piece of one.
_PIECES: Mapping[str, Callable[[str, Mapping[str, str]], Callable[[str], str]]] = {
    "fftcg": _fftcg_piece,
    **{game: partial(_piece_of, game) for game in ("cipher", "fow", "vanguard")},
}
