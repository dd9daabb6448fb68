"""What happens, once for every game: what triggers wait for, conditions ask about and statics forbid.

A game has its verbs in the symbols `doing` (what objects do), `becoming` (what they do because of something),
`suffering` (what befalls them, said with "~be"), `player_act` and `player_taking` (what players do because of
something, which it takes into the former as `player_taking_so`), one line for each, whatever the tense; of these, what
can be forbidden stands in `forbidden_doing` and so on. It says in `doer` who can do something, and in `cause` what
brings it about.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.text.english.classes import any_of
from engine.text.phrases import Phrase, phrase, same

Tables = list[tuple[str, list[Phrase]]]

_IN_A_TURN = "{@that turn:each turn}"


_ACTS = {"": ("doing", "becoming", "suffering"), "player_": ("player_act",)}
#: What may have a cause: "is dulled by a Summon".
_CAUSED = ("becoming", "suffering")


def caused(deed: str) -> list[Phrase]:
    """The deeds of a symbol, also because of something."""
    return [same(f"{{:{deed}/same}}"),
            phrase(ab.Caused, f"{{deed:{deed}/same}} {{@because of}} {{cause:cause}}")]


def _told(kinds: Iterable[str], tense: str, forbidden: str = "") -> list[Phrase]:
    """Verbs of all these kinds in a tense."""
    return [same(f"{{:{forbidden}{kind}{'_so' if kind in _CAUSED else ''}{tense}}}") for kind in kinds]


def events(whenever: str = any_of("when", "whenever", "each time")) -> Tables:
    """The symbols `trigger` and `event`, `past` and `not_past` (what has happened), and what all verbs are in the place
    where they stand: `deed` and `player_deed`, and `infinitive`.
    """
    return [
        (
            "trigger",
            [
                phrase(ab.Trigger, f"{whenever} {{event:event}}"),
                phrase(ab.Trigger, "{event:time}"),
                phrase(ab.Trigger, f"{whenever} {{event:event}} {{@this turn}}", within=ab.ThisTurn()),
                phrase(ab.Trigger, "{@|during each turn,|each turn,|during this turn,} when {event:event} for the first"
                       f" time {_IN_A_TURN}", first=True),
                phrase(ab.Trigger, f"the first time {{event:event}} {_IN_A_TURN}", first=True),
                phrase(ab.Trigger,
                       "{@the first time each turn|each turn, the first time|during each turn, the first time}"
                       " {event:event}", first=True),
                phrase(ab.Trigger, f"{{@during this turn|this turn|during each turn}}, {whenever} {{event:event}}",
                       within=ab.ThisTurn()),
            ],
        ),
        ("time_trigger", [phrase(ab.Trigger, "{event:time}")]),
        ("event", [same("{:one_event}"), phrase(ab.AnyEvent, "{events:one_event,or|or_when:2}")]),
        # What happens, happened or did not, in the tense of its place.
        (
            "happening",
            [
                phrase(ab.Happens, "{who#:doer,or} {deeds:deed,or/same}"),
                phrase(ab.PlayerActs, "{player#:subject} {deeds:player_deed,or/same}"),
            ],
        ),
        (
            "one_event",
            [
                same("{:happening}"),
                phrase(ab.Happens, "{who#:doer,or} {deeds:deed,:2}"),
                phrase(ab.Happens, "{who#:doer,or} <is|are> {deeds:suffering_so,or:2/done}"),
            ],
        ),
        ("past", [same("{:happening/past}")]),
        ("not_past", [same("{:happening/never}")]),
        *[(kind, [same(f"{{:forbidden_{kind}/same}}")]) for kinds in _ACTS.values() for kind in kinds],
        *[(f"{may}{kind}_so", caused(may + kind)) for kind in _CAUSED for may in ("", "forbidden_")],
        ("player_taking_so", caused("player_taking")),
        *[(f"{name}deed", _told(kinds, "/same")) for name, kinds in _ACTS.items()],
        *[(f"{name}infinitive", _told(kinds[::-1], "/base", "forbidden_")) for name, kinds in _ACTS.items()],
    ]
