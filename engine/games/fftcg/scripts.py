"""How the game's Chinese is written: Simplified as it is, Traditional with the terms of players in Taiwan."""

from engine.text.hanzi import Script, taiwan

#: "取" is drawing a card, and part of other words besides.
_TERMS = {
    "招唤": "召喚", "卡组": "牌庫", "消耗": "費用", "取": "抽", "选取": "選取", "取消": "取消", "取得": "取得",
    "激活阶段": "啟動階段",
}

SCRIPTS = {"zh_CN": Script(), "zh_TW": taiwan(_TERMS)}
