"""Counters: those that something enters with, that are moved or doubled, and how many have been removed."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Exactly, Number, Times
from engine.abilities.counters import (
    CountersInPlay,
    CountersRemoved,
    DoublesCounters,
    EntersWithCounters,
    LosesLastCounter,
    MovesCounters,
    PlaceCounter,
    RemoveCounter,
)
from engine.abilities.events import Happens, Stands
from engine.abilities.triggers import Trigger
from engine.games.fftcg.words.possessed import lying
from engine.text.english.classes import THIS_WORDS
from engine.text.grammar import Phrase, phrase, shaped

_ONE = Exactly(Number(1))
#: The name of counters, or none where every kind is meant.
NAMES: tuple[tuple[str, Mapping[str, object]], ...] = (("{counter:counter} ", {}), ("", {"counter": ""}))
_ON = "{on|placed on}"
#: What is printed of something that this ability, or its cost, has done.
_DONE = f"{{{'|'.join(THIS_WORDS)}|by this ability's cost|as part of the cost|as a cost|due to this ability's cost}}"


def _entering() -> list[Phrase]:
    """ "enters the field with 3 Ember Counters on it"."""
    end = "{| on it| on them| placed on it| placed on them}"
    return [
        phrase(EntersWithCounters,
               f"~enter the field with {{count#:number}} {{counter:counter}} <Counter|Counters>{end}"),
        shaped(EntersWithCounters,
               f"~enter the field with {{each#:number}} {{counter:counter}} <Counter|Counters>{end} for each "
               "{count:unit}",
               _so_many_for_each, _take_for_each),
        phrase(EntersWithCounters, f"~enter the field with a/an {{counter:counter}} Counter{end}", count=Number(1)),
        phrase(EntersWithCounters, f"~enter the field with a number of {{counter:counter}} Counters{end}"
               " equal to {count:counted}"),
        phrase(EntersWithCounters, "~enter the field with {counter:counter} Counters equal to {count:counted}"
               "{| on it| placed on it}"),
    ]


def _so_many_for_each(slots: Mapping[str, object]) -> object:
    """ "enters the field with 1 Ember Counter on it for each Backup you control"."""
    return EntersWithCounters(Times(slots["each"], slots["count"]), slots["counter"])  # type: ignore[arg-type]


def _take_for_each(value: object) -> Mapping[str, object] | None:
    match value:
        case EntersWithCounters(Times(each, count), counter):
            return {"each": each, "count": count, "counter": counter}
    return None


def _moving() -> list[Phrase]:
    """ "move 1 Ember Counter from Ramza to another Character you control"."""
    lines = []
    for name, known in NAMES:
        for many, fixed in (
            (f"{{count#:count}} {name}<Counter|Counters>", {}),
            *(((f"a/an {name}Counter", {"count": _ONE}),) if name else (("a Counter", {"count": _ONE}),)),
            (f"all {{|the |of the }}{name}Counters", {"count": None}),
        ):
            lines.append(phrase(MovesCounters, f"~move {many} {{|placed |that are }}{{from|on}} {{origin:obj}} "
                                "{to|onto} {to:obj}", **known, **fixed))
    return lines


def _doubling() -> list[Phrase]:
    lines = [
        phrase(DoublesCounters, f"double {{the number of |all |all the |the }}{name}Counters {_ON} {{where:obj}}",
               selected=False, **known)
        for name, known in NAMES
    ]
    lines.append(
        phrase(DoublesCounters, f"select 1 Counter {_ON} {{where:obj}}. Double {{all|the number of}} Counters of the "
               "same type as the selected Counter on that {Character|Forward|Backup|Monster|card}", selected=True,
               counter="")
    )
    return lines


def _one_of_any_name() -> list[Phrase]:
    """ "remove 1 Counter from it", "select 1 Counter placed on it, and remove the selected Counter"."""
    return [
        phrase(RemoveCounter, "~remove {count#:count} <Counter|Counters> from {where:obj}", counter=""),
        phrase(RemoveCounter, "~remove a Counter from {where:obj}", counter="", count=_ONE),
        phrase(RemoveCounter, f"~select 1 Counter {_ON} {{where:obj}}{{ and|. Then,|.}} remove {{the selected|that}} "
               "Counter", counter="", count=_ONE),
    ]


def _as_many(slots: Mapping[str, object]) -> object:
    """ "place a number of Ember Counters on it equal to the number of Backups you control"."""
    return PlaceCounter(Exactly(slots["amount"]), slots["counter"], slots["where"])  # type: ignore[arg-type]


def _take_as_many(value: object) -> Mapping[str, object] | None:
    match value:
        case PlaceCounter(Exactly(amount), counter, where) if not isinstance(amount, Number):
            return {"amount": amount, "counter": counter, "where": where}
    return None


def _placing() -> list[Phrase]:
    return [
        shaped(PlaceCounter, f"~place {words}", _as_many, _take_as_many)
        for words in (
            "a number of {counter:counter} Counters on {where:obj} equal to {amount:counted}",
            "{counter:counter} Counters on {where:obj} equal to {amount:counted}",
            "{counter:counter} Counters equal to {amount:counted} on {where:obj}",
            "a number of {counter:counter} Counters equal to {amount:counted} on {where:obj}",
            "as many {counter:counter} Counters on {where:obj} as {amount:counted}",
            "the same number of {counter:counter} Counters on {where:obj} as {amount:counted}",
        )
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("change", _entering()),
    ("vp", [*_moving(), *_doubling(), *_one_of_any_name(), *_placing()]),
    (
        "counter_event",
        [
            phrase(Happens, "the last {deeds:last_counter=} {who:doer,or}"),
            phrase(Happens, "all {|the |of the }{deeds:last_counters=} {who:doer,or}"),
        ],
    ),
    ("last_counter", [phrase(LosesLastCounter, f"{name}Counter is removed from", **known) for name, known in NAMES]),
    ("last_counters", [phrase(LosesLastCounter, f"{name}Counters are removed from", **known) for name, known in NAMES]),
    (
        "unit",
        [
            *[phrase(CountersInPlay, f"{name}Counter {_ON} {{noun:noun/many}}", **known) for name, known in NAMES],
            *[
                phrase(CountersRemoved, f"{name}Counter {words}", **known)
                for name, known in NAMES
                for words in (f"{{|you }}removed {_DONE}", "you removed", "removed")
            ],
        ],
    ),
    (
        "counted",
        [
            *[
                phrase(CountersInPlay,
                       f"the number of {name}Counters placed on {{|all the |the |all }}{{noun:noun/many}}", **known)
                for name, known in NAMES
            ],
            *[
                phrase(CountersRemoved, f"the number of {{|the }}{name}Counters {words}", **known)
                for name, known in NAMES
                for words in (f"{{|you }}removed {_DONE}", "you removed", "removed")
            ],
        ],
    ),
    (
        "same_number",
        [
            phrase(CountersRemoved, f"{name}Counters {words}", **known)
            for name, known in NAMES
            for words in ("{|you }removed", f"{{|you }}removed {_DONE}")
        ],
    ),
    (
        "state_trigger",
        [phrase(Trigger, "when {event:counters_stand}")],
    ),
    ("counters_lying", lying()),
    ("counters_stand", [phrase(Stands, "{condition:counters_lying}")]),
]
