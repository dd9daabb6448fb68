"""What holds for the names and stories of every game's original cards, for the tests of the games' sets."""

from __future__ import annotations

from engine.cards import LANGUAGES, Catalogue, P

#: Character sets that have the words of one script and not those of the other.
_SCRIPTS = {"en": "ascii", "zh_CN": "gb2312", "zh_TW": "big5"}


def untold(cards: Catalogue[P], language: str) -> list[str]:
    """The numbers of the cards that have no name of their own, or no line of story, in a language."""
    return [
        code
        for code, card in cards.items()
        if not all(words := cards.words(code, language)) or (words.name == card.name) != (language == "en")
    ]


def of_another_script(cards: Catalogue[P]) -> list[str]:
    """The numbers of the cards with characters that do not belong to the language they stand in."""
    return [
        code
        for code in cards
        for language in LANGUAGES
        if (text := " ".join(cards.words(code, language))) != _only(text, _SCRIPTS[language])
    ]


def _only(text: str, script: str) -> str:
    return text.encode(script, "ignore").decode(script)
