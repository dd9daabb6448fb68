"""`tessera screenshot`: draws named positions into PNG files, without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from app.cli.problems import Problem

#: The names of the positions; kept here so that --help needs no window.
NAMES = (
    "lobby", "new-match", "opening-hand", "mid-game", "attack", "payment", "refusal", "hand-over", "end",
    "rulebook", "settings", "replay", "cipher-opening", "cipher-deployment", "cipher-action", "cipher-battle",
    "cipher-payment", "cipher-refusal", "cipher-hand-over", "cipher-end", "fow-main", "fow-chase", "fow-battle",
    "fow-payment", "vanguard-ride", "vanguard-call", "vanguard-battle",
)  # fmt: skip
LANGUAGES = ("en", "zh_CN", "zh_TW")
THEMES = ("dark", "light", "contrast")


def add(command: argparse.ArgumentParser) -> None:
    """Give the command its arguments."""
    command.add_argument("names", metavar="NAME", nargs="*", help=f"which pictures: {', '.join(NAMES)} (all)")
    command.add_argument("--to", metavar="FOLDER", default="screenshots", help="where the files go (screenshots)")
    command.add_argument("--language", choices=LANGUAGES, action="append", help="a language; may be repeated (en)")
    command.add_argument("--theme", choices=THEMES, action="append", help="a theme; may be repeated (dark)")
    command.add_argument("--size", metavar="WxH", default="1440x900", help="the size of the window (1440x900)")
    command.add_argument("--scale", type=float, default=1.0, metavar="N", help="the scale factor (1)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw positions of the window into PNG files, without a screen."""
    names = arguments.names or list(NAMES)
    for name in names:
        if name not in NAMES:
            raise Problem(f"There is no picture '{name}'; there is {', '.join(NAMES)}.")
    size = _size(arguments.size)
    if not 0.5 <= arguments.scale <= 4:
        raise Problem("--scale wants a number from 0.5 to 4.")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    folder = Path(arguments.to)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Problem(f"The folder {folder} cannot be made ({problem.strerror}); name another.") from None
    languages = arguments.language or ["en"]
    themes = arguments.theme or ["dark"]
    for language in languages:
        for theme in themes:
            for name in names:
                path = folder / f"{name}-{language}-{theme}.png"
                if _draw(name, language, theme, size, path):
                    print(path)
    return 0


def _size(text: str) -> tuple[int, int]:
    wide, mark, high = text.partition("x")
    if not (mark and wide.isdecimal() and high.isdecimal() and 640 <= int(wide) <= 8000 and 480 <= int(high) <= 8000):
        raise Problem("--size wants width and height in pixels, from 640x480, as in 1440x900.")
    return int(wide), int(high)


def _draw(name: str, language: str, theme: str, size: tuple[int, int], path: Path) -> bool:
    """Draw one picture; False where chance did not bring its position about."""
    from app.application import application
    from app.stage.positions import POSITIONS
    from app.stage.stage import NoSuchPosition, Stage

    stage = Stage(application(), language, theme, size)
    try:
        picture = POSITIONS[name](stage)
    except NoSuchPosition as problem:
        print(f"tessera: {name}: {problem}", file=sys.stderr)
        return False
    finally:
        stage.clear()
    if not picture.save(str(path), "PNG"):
        raise Problem(f"The picture {path} cannot be written; name another folder.")
    return True
