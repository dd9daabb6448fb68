"""Traditional Chinese as players in Taiwan write it: terms that differ as a whole, and characters."""

from __future__ import annotations

from engine.text.hanzi import Script

_TERMS = {
    "招唤": "召喚",
    "卡组": "牌庫",
    "防御": "防禦",
    "消耗": "費用",
    "取": "抽",
    "选取": "選取",
    "向上取整": "無條件進位",
    "向下取整": "無條件捨去",
    "激活阶段": "啟動階段",
    "当前": "目前",
}
_SIMPLIFIED = (
    "与业丢个为于产从们会伤余兽况冻减击则别动区单卫双发变叠后唤图场处对寻将尔属带并应开异弃张当态"
    "戏战执拥择损数斗无时显机权来极标样毁气没游点状现离种称类组终结给职获袭触该过这进选锋间队阶际随项顺须风"
    "计续复换轮额让较总两认满术设输转连几达够许规号义头质仅围边"
)
_TRADITIONAL = (
    "與業丟個為於產從們會傷餘獸況凍減擊則別動區單衛雙發變疊後喚圖場處對尋將爾屬帶並應開異棄張當態"
    "戲戰執擁擇損數鬥無時顯機權來極標樣毀氣沒遊點狀現離種稱類組終結給職獲襲觸該過這進選鋒間隊階際隨項順須風"
    "計續復換輪額讓較總兩認滿術設輸轉連幾達夠許規號義頭質僅圍邊"
)

TAIWAN = Script(
    marks=("「", "」", "『", "』"),
    terms={**dict(zip(_SIMPLIFIED, _TRADITIONAL, strict=True)), **_TERMS},
)
