"""Power that is doubled, halved or exchanged, and control that is."""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole, rest

#: Whose power it is.
_POWER = "{{who:its} power|{who:ref}'s power|the power of {who:who}}"
_WHO = hole("who")
#: As much more as it has now (FFTCG 11.12.4.3).
_DOUBLED = ab.Changes(_WHO, (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, _WHO)),)),))
_DOUBLED_GAINING = ab.Changes(_WHO, (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, _WHO)), rest("gains"))),))
_DOUBLE = (
    f"{{double {_POWER}|{_POWER} {{@doubles|is doubled|will double|will be doubled|becomes double}}"
    "|{who:ref} doubles its power}"
)
_DONE_HALF = f"{{halve {_POWER}|reduce {_POWER} by half|{_POWER} {{is halved|becomes half|will become half}}}}"


def _for_a_time(done: str, tail: str = "") -> str:
    """What is done, with how long before or behind it."""
    time = "{duration:duration}"
    return f"{{{time}, {done} {tail}|{done} {time} {tail}|{done} {tail} {time}}}"


def _lost(rounding: ab.Rounding, unit: Any) -> ab.Changes:
    """Half of its power: what is lost is rounded the other way than what is left."""
    other = ab.Rounding.UP if rounding is ab.Rounding.DOWN else ab.Rounding.DOWN
    return ab.Changes(_WHO, (ab.LosesPower(ab.Half(ab.TraitOf(ab.Trait.POWER, _WHO), other, unit)),))


def _exchanges() -> list[Phrase]:
    """Power or control that two exchange."""
    verb = "{@exchange|swap|switch}"
    swapped = own.ExchangePower(ab.Both((hole("one"), hole("other"))), hole("duration"))
    whose = "{{one:its} power|{one:ref}'s power|the power of {one:ref}}"
    other = "{{other:ref}'s power|{other:ref}'s|that of {other:ref}|the power of {other:ref}}"
    control = f"{verb} {{@control|the control}} of {{what:obj}}"
    return [
        phrase(own.ExchangePower, _for_a_time(f"{verb} the {{@power|powers}} of {{what:obj}}")),
        phrase(own.ExchangePower, _for_a_time(f"{verb} their {{@power|powers|respective powers}}"), what=ab.Them()),
        tree(swapped, _for_a_time(f"{verb} {whose} with {other}")),
        phrase(own.ExchangeControl, control, duration=ab.RestOfGame()),
        phrase(own.ExchangeControl, _for_a_time(control)),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "changed",
        [
            tree(_DOUBLED, _DOUBLE),
            tree(_DOUBLED_GAINING, f"{{{{who:ref}} doubles its power and gains|double {_POWER} and"
                 " {it gains|they gain}} {gains:gain,and}"),
            tree(_lost(ab.Rounding.UP, 1000), _DONE_HALF),
        ],
    ),
    (
        "clause",
        [
            *[
                tree(ab.Lasting(hole("duration"), (_lost(way, hole("unit")),)),
                     _for_a_time(_DONE_HALF, f"({{@round}} {way.value} to the nearest {{unit:int}})"))
                for way in ab.Rounding
            ],
            *_exchanges(),
        ],
    ),
    ("its", [phrase(ab.It, "its"), phrase(ab.Them, "their")]),
]
