"""What has happened before: in this fight, which is the game (VG 1), in this turn by deeds that have a word of their
own, and by the text itself.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.text.english.circumstances import SOME
from engine.text.english.classes import THIS_TURN, any_of
from engine.text.phrases import Tables, hole, phrase, tree, value

_THIS_FIGHT = any_of("this fight", "during this fight", "in this fight")
_YOUR_ABILITY = own.EffectOf(ab.Player.YOU, None, True)
#: Draw triggers too (VG 12.3).
_DREW = ab.PlayerActs(ab.Player.YOU, (
    ab.Caused(ab.Draws(), _YOUR_ABILITY), ab.Caused(ab.Draws(), own.TriggerEffects()),
))


def _did(word: str) -> ab.Condition:
    """The text itself has done that to any."""
    return ab.Exists(SOME, ab.Noun((ab.Done(word),)))


PHRASES: list[Tables] = [{
    "one_condition": [
        tree(ab.Not(own.RodeThisFight(hole("noun"))),
             f"you {{@did not|have not}} {{@ride|ridden}} {{noun:articled}} {_THIS_FIGHT}"),
        tree(own.RodeThisFight(hole("noun")), f"you {{@rode|have ridden}} {{noun:articled}} {_THIS_FIGHT}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.PlayerActs(ab.Player.YOU, (own.CounterCharges(),)))),
             f"you did not Counter-Charge {THIS_TURN}"),
        tree(ab.HappenedThisTurn(_DREW), f"you drew {{@a card|cards}} {THIS_TURN} by your card's ability"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(ab.Player.YOU, (own.GetsGauge(hole("name")),))),
             f"{{@a new|a}} {{name:gauge_name/one}} was put for your unit {THIS_TURN}"),
        value(ab.And((_did("counter-charged"), _did("soul-charged"))), "you Counter-Charge and Soul-Charge"),
    ],
    "forbidden_suffering": [phrase(own.IsDeletedNow, "~be deleted")],
    "stretch": [value(ab.RestOfGame(), "fight")],
}]
