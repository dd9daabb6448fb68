"""Power that is doubled, halved or exchanged, and control that is."""

from __future__ import annotations

from typing import Any

from engine.abilities.amounts import Half, PowerOf, Rounding
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import Lasting
from engine.abilities.references import Both, It, Them
from engine.abilities.statics import Changes, Gains, LosesPower, Power
from engine.games.fftcg.vocabulary.copying import ExchangeControl, ExchangePower
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole, rest

#: Whose power it is.
_POWER = "{{who:its} power|{who:ref}'s power|the power of {who:who}}"
_WHO, _GAINS = hole("who"), rest("gains")
#: As much more as it has now (FFTCG 11.12.4.3).
_DOUBLED = Lasting(hole("duration"), (Changes(_WHO, (Gains((Power(PowerOf(_WHO)),)),)),))
_DOUBLED_GAINING = Lasting(hole("duration"), (Changes(_WHO, (Gains((Power(PowerOf(_WHO)), _GAINS)),)),))
_DONE_TWICE = (
    f"{{double {_POWER}|{_POWER} {{@doubles|is doubled|will double|will be doubled|becomes double}}"
    "|{who:ref} doubles its power}"
)
_DONE_HALF = f"{{halve {_POWER}|reduce {_POWER} by half|{_POWER} {{is halved|becomes half|will become half}}}}"


def _for_a_time(done: str, tail: str = "") -> str:
    """What is done, with how long before or behind it."""
    time = "{duration:duration}"
    return f"{{{time}, {done} {tail}|{done} {time} {tail}|{done} {tail} {time}}}"


def _halved() -> list[Phrase]:
    """ "halve its power": what is lost is rounded the other way than what is left."""
    def lost(rounding: Rounding, unit: Any) -> Lasting:
        other = Rounding.UP if rounding is Rounding.DOWN else Rounding.DOWN
        return Lasting(hole("duration"), (Changes(_WHO, (LosesPower(Half(PowerOf(_WHO), other, unit)),)),))

    return [
        tree(lost(Rounding.UP, 1000), _for_a_time(_DONE_HALF)),
        *[
            tree(lost(way, hole("unit")),
                 _for_a_time(_DONE_HALF, f"({{@round|rounded}} {way.value} to the nearest {{unit:int}})"))
            for way in Rounding
        ],
    ]


def _exchanges() -> list[Phrase]:
    """Power or control that two exchange."""
    verb = "{@exchange|swap|switch}"
    swapped = ExchangePower(Both((hole("one"), hole("other"))), hole("duration"))
    whose = "{{one:its} power|{one:ref}'s power|the power of {one:ref}}"
    other = "{{other:ref}'s power|{other:ref}'s|that of {other:ref}|the power of {other:ref}}"
    control = f"{verb} {{@control|the control}} of {{what:obj}}"
    return [
        phrase(ExchangePower, _for_a_time(f"{verb} the {{@power|powers}} of {{what:obj}}")),
        phrase(ExchangePower, _for_a_time(f"{verb} their {{@power|powers|respective powers}}"), what=Them()),
        tree(swapped, _for_a_time(f"{verb} {whose} with {other}")),
        phrase(ExchangeControl, control, duration=RestOfGame()),
        phrase(ExchangeControl, _for_a_time(control)),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            tree(_DOUBLED, _for_a_time(_DONE_TWICE)),
            tree(
                _DOUBLED_GAINING,
                f"{{duration:duration}}, {{{{who:ref}} doubles its power and gains|double {_POWER} and"
                " {it gains|they gain}} {gains:gain,and}",
            ),
            *_halved(),
            *_exchanges(),
        ],
    ),
    ("its", [phrase(It, "its"), phrase(Them, "their")]),
]
