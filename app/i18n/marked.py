"""Marking texts that are translated where they are shown: the tools of Qt find them by this name."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text as it is; it is translated when it is shown."""
    return text
