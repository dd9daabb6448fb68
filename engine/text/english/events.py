"""What happens, once for every game: what triggers wait for, conditions ask about and statics forbid.

A game has its verbs in the symbols `act` (what objects do), `suffering` (what befalls them, said with "~be") and
`player_act`, one line for each, whatever the tense; of these, what can be forbidden stands in `forbidden_act`,
`forbidden_suffering` and `forbidden_player_act`. It says in `doer` who can do something.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import any_of
from engine.text.grammar import Phrase, phrase, same

Tables = list[tuple[str, list[Phrase]]]

_IN_A_TURN = "{@that turn:each turn}"


def events(whenever: str = any_of("when", "whenever", "each time")) -> Tables:
    """The symbols `trigger` and `event`, `past` and `not_past` (what has happened), and what all verbs are in the place
    where they stand: `deed` and `player_deed`, `done`, `undone`, `infinitive`.
    """
    return [
        (
            "trigger",
            [
                phrase(ab.Trigger, f"{whenever} {{event:event}}"),
                phrase(ab.Trigger, "{event:time}"),
                phrase(ab.Trigger, f"{whenever} {{event:event}} {{@this|during this}} turn", within=ab.ThisTurn()),
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
        (
            "one_event",
            [
                phrase(ab.Happens, "{who#:doer,or} {deeds:deed,or}"),
                phrase(ab.Happens, "{who#:doer,or} {deeds:deed,:2}"),
                phrase(ab.PlayerActs, "{player#:subject} {deeds:player_deed,or}"),
            ],
        ),
        ("past", [phrase(ab.Happens, "{who#:doer,or} {deeds:done,or}"),
                  phrase(ab.PlayerActs, "{player#:subject} {deeds:player_done,or}")]),
        ("not_past", [phrase(ab.Happens, "{who#:doer,or} {deeds:undone=}"),
                      phrase(ab.PlayerActs, "{player#:subject} {deeds:player_undone=}")]),
        *[(kind, [same(f"{{:forbidden_{kind}/same}}")]) for kind in ("act", "suffering", "player_act")],
        *[
            (name + place, [same(f"{{:{kind}{tense}}}") for kind in kinds])
            for name, kinds in (("", ("act", "suffering")), ("player_", ("player_act",)))
            for place, tense in (("deed", ""), ("done", "/past"), ("undone", "/never"))
        ],
        ("infinitive", [same("{:forbidden_suffering/base}"), same("{:forbidden_act/base}")]),
        ("player_infinitive", [same("{:forbidden_player_act/base}")]),
    ]
