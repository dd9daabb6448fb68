"""What the whole window shares: settings, folders, look, language, painter, sounds, games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.cards.faces import Faces
from app.cards.images import FolderImages
from app.cards.painter import CardPainter
from app.cards.words import CardWords
from app.i18n.languages import Languages
from app.i18n.phrases import Phrases
from app.settings.places import Places
from app.settings.store import MOTIONS, Store
from app.sound.player import Sounds
from app.theme import PALETTES, Look
from engine.game import Game, ReadsCards
from engine.games import GAMES, load_game
from engine.views import LogLine


class Home:
    """The things of one running window. ``places`` of None keeps nothing."""

    def __init__(self, app: QApplication, places: Places | None) -> None:
        self.app = app
        self.places = places
        self.store = Store(places.settings if places is not None else None)
        self.languages = Languages(app)
        self.look = Look()
        self._images = FolderImages(places.images) if places is not None else None
        self.painter = CardPainter() if self._images is None else CardPainter(images=self._images)
        self.sounds = Sounds()
        self._games: dict[str, Game] = {}
        #: What cards and the engine's sentences are in the language of the window, by game: kept until it is another.
        self._faces: dict[str, Faces] = {}
        self._phrases: dict[str, Phrases] = {}
        self.follow_settings()
        self.store.changed.connect(self.follow_settings)

    def look_for_images(self) -> None:
        """Look whether the player has put other pictures into the folder, and draw the cards anew with them."""
        if self._images is not None and self._images.look_again():
            self.painter.forget()
            self.look.changed.emit()

    def game(self, name: str) -> Game:
        """A game by its name, loaded once. Raises GameError."""
        if name not in self._games:
            game = self._games[name] = load_game(name, self._brought(name))
            if self.places is not None and isinstance(game, ReadsCards):
                game.readings().open(self.places.cache, self.places.ahead)
        return self._games[name]

    def _brought(self, name: str) -> Path | None:
        """The file of the cards that the player has brought, where there is one."""
        path = self.places.cards / f"{name}.jsonl" if self.places is not None else None
        return path if path is not None and path.is_file() else None

    @property
    def first_game(self) -> Game:
        """The game that stands first; the others are not loaded before they are wanted."""
        return self.game(next(iter(GAMES)))

    def games(self) -> list[Game]:
        """All games there are."""
        return [self.game(name) for name in GAMES]

    @property
    def motion(self) -> float:
        """How fast pieces move: 1 as designed, 0 not at all."""
        longer = MOTIONS.get(self.store.now.motion, 1.0)
        return 0.0 if longer <= 0 else 1.0 / longer

    def faces(self, game: Game) -> Faces:
        """The faces of a game's cards in the language of the window."""
        if game.name not in self._faces:
            language = self.languages.current
            self._faces[game.name] = Faces(game, language, Phrases(language, game=game.name).say)
        return self._faces[game.name]

    def phrases(self, game: Game) -> Phrases:
        """The engine's sentences in the language of the window, with the names of the game's cards."""
        language = self.languages.current
        if language == "en":
            return Phrases(language)
        if game.name not in self._phrases:
            words = CardWords(game, self.faces(game))
            self._phrases[game.name] = Phrases(language, words, game=game.name, own=words.names)
        return self._phrases[game.name]

    def follow_settings(self) -> None:
        """Take the settings over: theme, language, size of type, sounds."""
        now = self.store.now
        if now.language != self._language or not self.look_is_dressed:
            self._language = now.language
            self.languages.use(now.language)
            self._faces.clear()
            self._phrases.clear()
        palette = PALETTES.get(now.theme, self.look.palette)
        self.painter.use(palette, self.languages.current)
        self.look.use(now.theme, self.languages.current, now.zoom)
        self.look.dress(self.app)
        self.look_is_dressed = True
        self.sounds.enabled = now.sounds
        self.sounds.volume = now.volume / 100

    _language = "?"
    look_is_dressed = False


def line_words(phrases: Phrases, line: LogLine) -> tuple[str, Sequence[str]]:
    """A line of the log and its words in the language of the window."""
    return phrases.say(line.template, line.words), [phrases.sentence(word) for word in line.words]
