"""How the game's Chinese is written: Simplified as it is, Traditional with the terms of players in Taiwan."""

from engine.text.hanzi import Script, taiwan

_TERMS = {"卡组": "牌庫", "谕": "諭"}

SCRIPTS = {"zh_CN": Script(), "zh_TW": taiwan(_TERMS)}
