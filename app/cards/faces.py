"""From what a seat sees of a card to how it looks: names and words in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.cards.face import BACK, CardFace
from app.cards.texts import Texts, texts_of
from app.i18n.phrases import load
from engine.cards import Catalogue
from engine.game import Game
from engine.views import CardView

#: Says a word of a game ("Forward", "Fire") in the language of the window.
Term = Callable[[str], str]


def english(word: str) -> str:
    """The word as it is."""
    return word


class Faces:
    """The faces of a game's cards in one language. Texts are told in it unless ``texts`` says otherwise."""

    def __init__(self, game: Game, language: str = "en", term: Term = english, texts: Texts | None = None) -> None:
        self._game = game
        self._cards = game.cards()
        self.language = language
        self._term = term
        self._texts = texts or texts_of(game, language, load(language))
        self._printed: dict[str, CardFace] = {}

    def printed(self, code: str) -> CardFace:
        """The face of a card as it is printed; the back for a number that is not in the catalogue."""
        found = self._printed.get(code)
        if found is None:
            found = self._make(code) if code in self._cards else BACK
            self._printed[code] = found
        return found

    def of(self, card: CardView) -> CardFace:
        """The face of a card as a seat sees it now."""
        base = self.printed(card.code) if card.code else BACK
        if base is BACK and card.code:
            base = CardFace(card.code, card.name, subject=card.name, game=self._game.name)
        if not card.code:
            return replace(
                BACK, dull=card.dull, counters=self._counters(card), damage=card.damage, game=self._game.name
            )
        values = card.values
        types = tuple(values.get("types", ()))
        shown = replace(
            base,
            cost=values.get("cost", base.cost),
            power=values.get("power", base.power),
            elements=tuple(values.get("elements", base.elements)),
            keywords=tuple(values.get("keywords", ())),
            damage=card.damage,
            dull=card.dull,
            frozen=bool(values.get("frozen")),
            fresh=bool(values.get("fresh")) and "Forward" in types,
            face_down=card.face_down,
            peek=card.known,
            counters=self._counters(card),
            under=len(card.over),
            marks=self._marks(base, values),
            unread=bool(values.get("unread")),
        )
        if types and types != (base.type,):
            line = " / ".join(self._term(one) for one in types)
            jobs = base.type_line.split(" · ")[1:]
            shown = replace(shown, type_line=" · ".join((line, *jobs)))
        return shown

    def name(self, code: str, fallback: str = "") -> str:
        """What the card is called in the language of the window."""
        return self.printed(code).name or fallback

    def _counters(self, card: CardView) -> tuple[tuple[str, int], ...]:
        return tuple((self._term(name), count) for name, count in sorted(card.counters.items()))

    def _marks(self, base: CardFace, values: Mapping[str, Any]) -> tuple[str, ...]:
        """Keywords that are not printed on the card: somebody gave them to it."""
        text = "\n".join(base.lines_in_english)
        return tuple(self._term(word) for word in values.get("keywords", ()) if word not in text)

    def _make(self, code: str) -> CardFace:
        card = self._cards[code]
        values = self._game.to_record(card)
        cards = self._cards
        words = cards.words(code, self.language) if isinstance(cards, Catalogue) else None
        printed = tuple(line for line in card.text.splitlines() if line)
        jobs = tuple(values.get("jobs", ()))
        kind = str(values.get("type", ""))
        line = (kind, *jobs)
        tags: tuple[str, ...] = ("EX",) if values.get("ex_burst") else ()
        if values.get("limit_break"):
            tags += (f"LB {values['limit_break']}",)
        return CardFace(
            code=code,
            name=words.name if words else card.name,
            lines=self._texts(code) or printed,
            lines_in_english=printed,
            type=kind,
            type_line=" · ".join(self._term(word) for word in line if word),
            elements=tuple(values.get("elements", ())),
            cost=int(values.get("cost", -1)),
            base_cost=int(values.get("cost", -1)),
            power=int(values.get("power", 0)),
            base_power=int(values.get("power", 0)),
            jobs=jobs,
            categories=tuple(values.get("categories", ())),
            tags=tags,
            story=words.flavour if words else "",
            game=self._game.name,
            subject=" ".join((card.name, *jobs)),
        )
