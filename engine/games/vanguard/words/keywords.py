"""Keywords of clans and of all (VG 22, 23): abilities that have a name, and conditions under which one is active."""

from __future__ import annotations

from engine.games.vanguard import vocabulary as own
from engine.text.phrases import Tables, phrase, same

PHRASES: list[Tables] = [{
    "keyword_limit": [phrase(own.Active, "[Generation Break {number:int}]", keyword=own.Keyword.GENERATION_BREAK,
                             to=0)],
    "keyword_text": [phrase(own.KeywordText, "Sentinel", keyword=own.Keyword.SENTINEL, number=0)],
    "line": [same("[CONT] : {:keyword_text}"), same("{:keyword_text}")],
    "with_keyword": [phrase(own.HasKeyword, "[Melody]", keyword=own.Keyword.MELODY)],
}]
