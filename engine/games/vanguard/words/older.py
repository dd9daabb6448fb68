"""The older wording: costs before what an ability waits for, "you may pay the cost. If you do, ..."."""

from __future__ import annotations

from engine.text.phrases import Tables

PHRASES: list[Tables] = []
