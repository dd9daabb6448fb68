"""How the game's Chinese is written: Simplified as it is, Traditional as players in Taiwan write it."""

from __future__ import annotations

from engine.text.hanzi import Script, taiwan

SCRIPTS = {"zh_CN": Script(), "zh_TW": taiwan({"墓地": "墳場"})}
