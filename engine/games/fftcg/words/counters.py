"""Counters: those that something enters with, that are moved or doubled, and how many have been removed."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import AS_MANY, ON, THIS_OR_COST
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole

_ONE = ab.Exactly(ab.Number(1))
#: So many Counters of a name, or of whichever; a slip in their number changes nothing.
SO_MANY = "{quantity#:quantity} {@{counter:counters}|{counter:any_counters}}"
#: What is printed of something that this ability, or its cost, has done.
_DONE = f"{{@|{THIS_OR_COST}}}"
_REMOVED = f"{{@|you}} removed {_DONE}"


def _entering() -> list[Phrase]:
    """ "enters the field with 3 Ember Counters on it"."""
    enter = "~enter the field with"
    end = "{@|on it|on them|placed on it|placed on them}"
    return [
        phrase(ab.EntersWithCounters, f"{enter} {{count#:number}} {{counter:counters}} {end}"),
        tree(ab.EntersWithCounters(ab.Times(hole("each"), hole("count")), hole("counter")),
             f"{enter} {{each#:number}} {{counter:counters}} {end} for each {{count:unit}}"),
        phrase(ab.EntersWithCounters, f"{enter} a/an {{counter:counters/one}} {end}", count=ab.Number(1)),
        phrase(ab.EntersWithCounters, f"{enter} {{@a number of|}} {{counter:counters/many}} {end} equal to"
               f" {{count:counted}} {end}"),
    ]


def _moving() -> list[Phrase]:
    """ "move 1 Ember Counter from Ramza to another Character you control"."""
    way = "{@|placed|that are} {@in:from} {origin:obj} {@into:to} {to:obj}"
    return [
        phrase(ab.MovesCounters, f"~move {{count#:count}} {{counter:counters}} {way}"),
        phrase(ab.MovesCounters, f"~move a/an {{counter:counters/one}} {way}", count=_ONE),
        phrase(ab.MovesCounters, f"~move all {{@all of:}} {{counter:counters/many}} {way}", count=None),
    ]


def _doubling() -> list[Phrase]:
    return [
        phrase(ab.DoublesCounters, f"double {{@the number of|all|all the|the}} {{counter:counters/many}} {ON}"
               " {where:obj}", selected=False),
        phrase(ab.DoublesCounters,
               f"select 1 Counter {ON} {{where:obj}}. Double {{@all|the number of}} Counters of the "
               "same type as the selected Counter on that {@Character|Forward|Backup|Monster|card}", selected=True,
               counter=""),
    ]


def _placing() -> list[Phrase]:
    """ "place a number of Ember Counters on it equal to the number of Backups you control"."""
    as_many = ab.PlaceCounter(ab.Exactly(hole("amount")), hole("counter"), hole("where"))
    return [
        tree(as_many, "~place {@a number of|} {counter:counters/many} {@on {where:obj} equal to {amount:counted}"
             "|equal to {amount:counted} on {where:obj}}"),
        tree(as_many, f"~place {AS_MANY} {{counter:counters/many}} on {{where:obj}} as {{amount:counted}}"),
        phrase(ab.RemoveCounter,
               f"~select 1 Counter {ON} {{where:obj}}{{@ and|. Then,|.}} remove {{@the named:the selected}} "
               "Counter", counter="", count=_ONE),
    ]


def _lying() -> list[Phrase]:
    """How many Counters lie on something."""
    be = "{@<is|are>|<was|were>|is}"
    so_many = f"{{@{SO_MANY}|{{quantity:some}} {{counter:counters/one}}}}"
    lying = ab.Compares(ab.CountersOn(hole("counter"), hole("where")), hole("quantity"))
    return [
        tree(lying, f"{so_many} {be} {ON} {{where:ref}}"),
        tree(lying, f"there {be} {so_many} {ON} {{where:ref}}"),
        tree(lying, f"{{where:ref}} {{@have:has}} {so_many} {{@|on it|placed on it}}"),
        tree(ab.Compares(ab.CountersInPlay(hole("counter"), hole("noun")), hole("quantity")),
             f"there are {{@a total of}} {SO_MANY} {ON} {{@all of:all the}}"
             " {noun:noun/many}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    # Counters of a name, or of whichever.
    ("counters", [same("{:counter} <Counter|Counters>"), value("", "<Counter|Counters>")]),
    ("any_counters", [same("{:counters/many}"), same("{:counters/one}")]),
    ("change", _entering()),
    ("vp", [*_moving(), *_doubling(), *_placing()]),
    ("one_condition", _lying()),
    (
        "counter_event",
        [
            phrase(ab.Happens, "a/an {deeds:counter_deed=/one} {who:doer,or}"),
            phrase(ab.Happens, "1 or more {deeds:counter_deed=/many} {who:doer,or}"),
            phrase(ab.Happens, "the last {deeds:last_counter=/one} {who:doer,or}"),
            phrase(ab.Happens, "all {@all of:} {deeds:last_counter=/many} {who:doer,or}"),
        ],
    ),
    (
        "counter_deed",
        [
            phrase(ab.LosesCounter, "{counter:counters} <is|are> removed from"),
            phrase(ab.GetsCounter, "{counter:counters} <is|are> placed on"),
        ],
    ),
    ("last_counter", [phrase(ab.LosesLastCounter, "{counter:counters} <is|are> removed from")]),
    (
        "unit",
        [
            phrase(ab.CountersOn, f"{{counter:counters/one}} {ON} {{where:obj}}"),
            phrase(ab.CountersInPlay, f"{{counter:counters/one}} {ON} {{noun:noun/many}}"),
            phrase(ab.CountersRemoved, f"{{counter:counters/one}} {_REMOVED}"),
        ],
    ),
    (
        "counted",
        [
            phrase(ab.CountersOn, f"the number of {{counter:counters/many}} {ON} {{where:obj}}"),
            phrase(ab.CountersInPlay, f"the number of {{counter:counters/many}} {ON} {{@all of:all the}}"
                   " {noun:noun/many}"),
            phrase(ab.CountersRemoved, f"the number of {{@the}} {{counter:counters/many}} {_REMOVED}"),
        ],
    ),
    (
        "same_number",
        [
            phrase(ab.CountersOn, f"{{counter:counters/many}} {ON} {{where:obj}}"),
            phrase(ab.CountersRemoved, f"{{counter:counters/many}} {_REMOVED}"),
        ],
    ),
    (
        "state_trigger",
        [phrase(ab.Trigger, "when {event:counters_stand}")],
    ),
    ("counters_lying", _lying()[:3]),
    ("counters_stand", [phrase(ab.Stands, "{condition:counters_lying}")]),
]
