"""Keywords (VG 22, 23): before an ability what it is called and when it is active, behind the colon whole abilities,
in sentences the states that they bring units into.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Keyword
from engine.text.phrases import Phrase, Tables, hole, phrase, same, shaped, terms, tree, value

#: Their condition is always the same.
_PLAIN = (
    Keyword.BRAVE, Keyword.ORACLE, Keyword.UNITE, Keyword.DARKNESS, Keyword.DARK_DEVICE, Keyword.SHINKEN_HISSATSU,
    Keyword.HOMARE,
)
#: It is of so many cards.
_OF_NUMBER = (Keyword.RITUAL, Keyword.THUNDERSTRIKE)
#: They are printed in brackets.
_BREAKS = (Keyword.GENERATION_BREAK, Keyword.LIMIT_BREAK)
#: They stand for a whole ability.
_WHOLE_CONT = (Keyword.SENTINEL, Keyword.RESIST, Keyword.RESTRAINT, Keyword.LORD)
_WHOLE_AUTO = (
    Keyword.FORERUNNER, Keyword.BLAZE, Keyword.AFTERIMAGE, Keyword.ENGORGE, Keyword.CHARGE, Keyword.HOLLOW,
    Keyword.HARMONY, Keyword.REVELATION,
)
#: They stand before an ability.
_BEFORE = (
    Keyword.RESCUE, Keyword.DOMINATE, Keyword.SHADOWSTITCH, Keyword.RUSH, Keyword.BURST, Keyword.MAGIA,
    Keyword.TIME_LEAP, Keyword.BLOOM, Keyword.NITOU_KAIGAN,
)
#: "X": as many as there are.
X = -1
_NTH = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
_STATES = {own.State.HARMONY: "in harmony"}


def _wave(number: int, to: int) -> own.Active:
    return own.Active(Keyword.WAVE, number, to)


def _either_time(slots: Mapping[str, Any]) -> ab.Limit:
    """ "2nd or 3rd time" is from the one to the other, "1st or 4th time" in either."""
    one, other = slots["one"], slots["other"]
    return _wave(one, other) if other == one + 1 else own.AnyActive((_wave(one, one), _wave(other, other)))


def _take_either_time(limit: object) -> Mapping[str, object] | None:
    match limit:
        case own.Active(keyword=Keyword.WAVE, number=one, to=other) if other == one + 1:
            return {"one": one, "other": other}
        case own.AnyActive((own.Active(number=one, to=to), own.Active(number=other, to=end))) if (
            one == to and other == end
        ):
            return {"one": one, "other": other}
    return None


def _called(kind: str, symbol: str) -> Phrase:
    """An ability behind the word that it is called by: "Rescue 1-[ACT](VC):"."""
    head = f"[{kind}] ?({{zones:printed_zone+}})? {{limits:limit*}} :"
    return phrase(own.Ability, f"{{keyword:keyword_word}} ?({{number:int}})? - {head} {{ability:{symbol}}}")


PHRASES: list[Tables] = [{
    "line": [
        *[_called(kind, symbol) for kind, symbol in (("CONT", "field"), ("AUTO", "auto"), ("ACT", "action"))],
        *[phrase(own.Ability, f"[{kind}] ?({{zones:printed_zone+}})? {{limits:limit*}} : {{ability:{symbol}}} {{@|.}}",
                 keyword=None, number=0) for kind, symbol in (("CONT", "cont_text"), ("AUTO", "auto_text"))],
        tree(own.Ability(own.KeywordText(Keyword.MELODY)), "[Melody]"),
    ],
    # Under which condition an ability is active (VG 16.3).
    "keyword_limit": [
        *[value(own.Active(kind, number), f"[{kind.value} {number}]") for kind in _BREAKS for number in range(1, 10)],
        *[phrase(own.Active, f"{kind.value} {{number:int}}", keyword=kind, to=0) for kind in _BREAKS],
        *[value(own.Active(kind), kind.value) for kind in _PLAIN],
        *[phrase(own.Active, f"{kind.value} {{number:keyword_number}}", keyword=kind, to=0) for kind in _OF_NUMBER],
        tree(own.Active(Keyword.WAVE, hole("nth"), hole("nth")), "Wave {nth:nth_battle} time {@only|}"),
        phrase(own.Active, "Wave {number:nth_battle} time or more", keyword=Keyword.WAVE, to=0),
        shaped(None, "Wave {one:nth_battle} or {other:nth_battle} time", _either_time, _take_either_time),
        phrase(own.Active, "Wave {number:nth_battle} to {to:nth_battle} time", keyword=Keyword.WAVE),
        tree(own.AnyActive((own.Active(Keyword.WAVE, hole("one"), hole("one")),
                            own.Active(Keyword.WAVE, hole("other"), 0))),
             "Wave {one:nth_battle} time or {other:nth_battle} time or more"),
    ],
    "keyword_number": [same("{:int}"), value(X, "X")],
    "nth_battle": [terms(enumerate(_NTH, 1))],
    # What is called by a keyword, and what a keyword is by itself.
    "keyword_word": [terms((kind, kind.value) for kind in _BEFORE), value(Keyword.MELODY, "[Melody]")],
    "cont_text": [terms((own.KeywordText(kind), kind.value) for kind in _WHOLE_CONT)],
    "auto_text": [
        terms((own.KeywordText(kind), kind.value) for kind in _WHOLE_AUTO),
        phrase(own.KeywordText, f"{Keyword.SUCCESS.value} {{number:int}}", keyword=Keyword.SUCCESS),
    ],
    # In sentences.
    "with_keyword": [
        phrase(own.HasKeyword, "{@the|a/an|} {keyword:keyword_named} ability"),
        phrase(own.HasKeyword, "{keyword:keyword_icon}"),
    ],
    "keyword_icon": [value(Keyword.MELODY, "[Melody]")],
    "keyword_named": [
        terms((kind, kind.value.casefold()) for kind in (
            *_PLAIN, *_OF_NUMBER, *_WHOLE_CONT, *_WHOLE_AUTO, *_BEFORE, Keyword.WAVE, Keyword.SUCCESS,
        )),
    ],
    "state_word": [terms((state, state.value) for state in own.State if state not in _STATES)],
    "any_state": [terms(((state, state.value) for state in own.State if state not in _STATES), _STATES.items())],
    "state": [phrase(own.InState, "{state:state_word}")],
    "being": [phrase(own.InState, "{state:any_state}")],
    "forbidden_becoming": [phrase(own.EntersState, "~become {state:any_state}")],
}]
