"""Power that is doubled, halved or exchanged, and control that is."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Amount, Half, PowerOf, Rounding
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import Lasting
from engine.abilities.references import Both, It, Reference, Them
from engine.abilities.statics import Changes, Gains, LosesPower, Power
from engine.games.fftcg.takenwords import ExchangeControl, ExchangePower
from engine.text.grammar import Phrase, phrase, shaped
from engine.text.templates import Build, Take


def _doubled(slots: Mapping[str, object]) -> object:
    """ "double its power": as much more as it has now (FFTCG 11.12.4.3)."""
    who: Reference = slots["who"]  # type: ignore[assignment]
    more = Changes(who, (Gains((Power(PowerOf(who)), *slots.get("gains", ()))),))  # type: ignore[misc]
    return Lasting(slots["duration"], (more,))  # type: ignore[arg-type]


def _take_doubled(gaining: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Lasting(duration, (Changes(who, (Gains((Power(PowerOf(whose)), *gains)),)),)) if who == whose:
                if gaining == bool(gains):
                    return {"who": who, "duration": duration, **({"gains": tuple(gains)} if gaining else {})}
        return None

    return take


def _halved(rounding: Rounding) -> tuple[Build, Take]:
    """ "halve its power": what is lost is rounded the other way than what is left."""
    other = Rounding.UP if rounding is Rounding.DOWN else Rounding.DOWN

    def build(slots: Mapping[str, object]) -> object:
        who: Reference = slots["who"]  # type: ignore[assignment]
        lost: Amount = Half(PowerOf(who), other, slots.get("unit", 1000))  # type: ignore[arg-type]
        return Lasting(slots["duration"], (Changes(who, (LosesPower(lost),)),))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Lasting(duration, (Changes(who, (LosesPower(Half(PowerOf(whose), way, unit)),)),)):
                if who == whose and way is other:
                    return {"who": who, "duration": duration, "unit": unit}
        return None

    return build, take


def _swapped(slots: Mapping[str, object]) -> object:
    """ "exchange its power with Ramza's power": the two are named apart."""
    return ExchangePower(Both((slots["one"], slots["other"])), slots["duration"])  # type: ignore[arg-type]


def _take_swapped(value: object) -> Mapping[str, object] | None:
    match value:
        case ExchangePower(Both((one, other)), duration):
            return {"one": one, "other": other, "duration": duration}
    return None


#: Whose power it is.
_POWERS = ("{who:its} power", "{who:ref}'s power", "the power of {who:who}")
_WHO = "{who:ref}"
_ROUNDED = (
    (Rounding.UP, ""),
    *(
        (way, f" ({word} {way.value} to the nearest {{unit:int}})")
        for way in Rounding for word in ("round", "rounded")
    ),
)


def _for_a_time(done: str) -> tuple[str, str]:
    """What is done, with how long before and behind it."""
    return f"{{duration:from_now}}, {done}", f"{done} {{duration:until}}"


def _changes() -> list[Phrase]:
    lines = []
    for power in _POWERS:
        doubled = (f"double {power}", *(f"{power} {word}" for word in ("doubles", "is doubled", "will double",
                                                                        "will be doubled", "becomes double")))
        lines += [shaped(Lasting, one, _doubled, _take_doubled(False)) for what in doubled for one in _for_a_time(what)]
        halved = (f"halve {power}", f"reduce {power} by half", f"{power} is halved", f"{power} becomes half",
                  f"{power} will become half")
        lines += [
            shaped(Lasting, one, *_halved(rounding))
            for what in halved
            for rounding, end in _ROUNDED
            for one in dict.fromkeys((
                f"{{duration:from_now}}, {what}{end}", f"{what} {{duration:until}}{end}",
                f"{what}{end} {{duration:until}}",
            ))
        ]
    lines += [
        shaped(Lasting, one, _doubled, _take_doubled(False)) for one in _for_a_time(f"{_WHO} doubles its power")
    ]
    lines += [
        shaped(Lasting, f"{{duration:from_now}}, {done} {{gains:gain,and}}", _doubled, _take_doubled(True))
        for done in (f"{_WHO} doubles its power and gains", *(
            f"double {power} and {it}" for power in _POWERS for it in ("it gains", "they gain")))
    ]
    return lines


def _exchanges() -> list[Phrase]:
    lines = []
    for verb in ("exchange", "swap", "switch"):
        powers = [f"the {word} of {{what:obj}}" for word in ("power", "powers")]
        lines += [phrase(ExchangePower, one) for what in powers for one in _for_a_time(f"{verb} {what}")]
        lines += [
            phrase(ExchangePower, one, what=Them())
            for word in ("their power", "their powers", "their respective powers")
            for one in _for_a_time(f"{verb} {word}")
        ]
        lines += [
            shaped(ExchangePower, one, _swapped, _take_swapped)
            for whose in ("{one:its} power", "{one:ref}'s power", "the power of {one:ref}")
            for other in ("{other:ref}'s power", "{other:ref}'s", "that of {other:ref}", "the power of {other:ref}")
            for one in _for_a_time(f"{verb} {whose} with {other}")
        ]
        for control in ("control", "the control"):
            what = f"{verb} {control} of {{what:obj}}"
            lines.append(phrase(ExchangeControl, what, duration=RestOfGame()))
            lines += [phrase(ExchangeControl, one) for one in _for_a_time(what)]
    return lines


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("clause", [*_changes(), *_exchanges()]),
    ("its", [phrase(It, "its"), phrase(Them, "their")]),
]
