"""What is agreed at a table of two machines, in the words of the window: rules, clock, games, how long one waits."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def mode_words(mode: str) -> str:
    """How much the rules have to say."""
    return {"ask": translate("Terms", "Asked"), "free": translate("Terms", "Free")}.get(
        mode, translate("Terms", "Enforced")
    )


def clock_words(minutes: int, seconds: int) -> str:
    """The clock: minutes for each player, or seconds for each decision."""
    if minutes:
        return translate("Terms", "{0} minutes for each player").format(minutes)
    if seconds:
        return translate("Terms", "{0} seconds for each decision").format(seconds)
    return translate("Terms", "No clock")


def games_words(games: int) -> str:
    """How many games are played at most."""
    return translate("Terms", "Best of three") if games > 1 else translate("Terms", "One game")


def held_words(minutes: int) -> str:
    """How long a seat is held for who is away."""
    return translate("Terms", "Waited for {0} minutes").format(minutes)


def agreed(options: Mapping[str, str]) -> tuple[str, ...]:
    """All that is agreed, as a table tells it to its guests, one sentence each."""
    minutes, _, seconds = options.get("clock", "").partition(",")
    rules = translate("Terms", "Rules: {0}").format(mode_words(options.get("mode", "")))
    held = translate("Terms", "Whoever is away is waited for {0} minutes").format(_number(options.get("held", ""), 5))
    clock = clock_words(_number(minutes, 0), _number(seconds, 0))
    return rules, games_words(_number(options.get("games", ""), 1)), clock, held


def _number(words: str, otherwise: int) -> int:
    """A whole number of a table's options; another machine may have written anything."""
    return int(words) if words.isascii() and words.isdigit() and 0 < int(words[:6]) <= 3600 else otherwise
