"""How the cards of each game become faces: from printed values, and from current ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from app.cards.face import CardFace
from app.cards.games.cipher import Cipher
from app.cards.games.fftcg import Fftcg
from app.cards.games.fow import Fow
from app.cards.games.vanguard import Vanguard

#: Says a word of a game ("Forward", "Fire") in the language of the window.
Term = Callable[[str], str]


class Dresser(Protocol):
    """Knows what a game prints on its cards."""

    def printed(self, name: str, values: Mapping[str, Any], term: Term) -> dict[str, Any]:
        """The fields of the face of a card of this name (in the language of the window), from its printed values."""

    def kind(self, values: Mapping[str, Any]) -> str:
        """The kind of a card, as whoever builds decks counts them."""

    def now(self, base: CardFace, values: Mapping[str, Any], term: Term) -> dict[str, Any]:
        """The fields of the face that current values change."""


#: Who dresses the cards of each game.
DRESSERS: Mapping[str, Dresser] = {"fftcg": Fftcg(), "cipher": Cipher(), "fow": Fow(), "vanguard": Vanguard()}


def dresser_of(game: str) -> Dresser:
    """Who dresses the cards of a game; of one that is not known, as the first game's."""
    return DRESSERS.get(game) or DRESSERS["fftcg"]
