"""Switching the window from one language to another while it runs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

#: Where the compiled translations are.
FOLDER = Path(__file__).parents[2] / "assets" / "translations"
#: The languages by their code, each called as its speakers call it.
NAMES: Mapping[str, str] = MappingProxyType({"en": "English", "zh_CN": "简体中文", "zh_TW": "繁體中文"})


def language_of(locale: str) -> str:
    """The language for a locale such as "zh-Hant-HK": traditional Chinese for Hong Kong and Macau too."""
    parts = locale.replace("_", "-").split("-")
    if parts[0] != "zh":
        return "en"
    return "zh_TW" if {"Hant", "TW", "HK", "MO"} & set(parts) else "zh_CN"


def system_language() -> str:
    """The language that the system speaks, as far as the window can."""
    wanted = QLocale.system().uiLanguages()
    return language_of(wanted[0]) if wanted else "en"


class Languages:
    """The translations of the running application. Widgets hear of a change by a LanguageChange event."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.current = "en"

    def use(self, language: str) -> None:
        """Speak a language from now on; an empty one is the system's."""
        language = language or system_language()
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.current = language if language in NAMES else "en"
        if self.current == "en":
            return
        qt_files = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for path in (qt_files / f"qtbase_{self.current}.qm", FOLDER / f"tessera_{self.current}.qm"):
            translator = QTranslator(self._app)
            if translator.load(str(path)):
                self._app.installTranslator(translator)
                self._installed.append(translator)
