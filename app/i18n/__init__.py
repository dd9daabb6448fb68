"""The languages of the window."""

from app.i18n.languages import NAMES, Languages, system_language
from app.i18n.phrases import Phrases

__all__ = ["NAMES", "Languages", "Phrases", "system_language"]
