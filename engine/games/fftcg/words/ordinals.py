"""The first of a turn: what the so-many-th card costs, the first damage, and how often something was cast."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.castings import COSTS, FLOOR, LESS, MORE
from engine.text.grammar import Phrase, phrase, tree, value
from engine.text.holes import each, hole

#: The so-many-th card of a player.
_NTH = (
    "{@{player:nth_of} {ordinal:ordinal} {noun:bare/one}|the {ordinal:ordinal} {noun:bare/one} {player:nth_caster}}"
)
_CHANGE = f"{{@{LESS}|{MORE}}} {FLOOR}"
_COST = "the cost {@to cast}"


def _cast_costs() -> list[Phrase]:
    """ "The cost required to cast your first Summon each turn is reduced by 1"."""
    return [
        phrase(own.NthCast, f"{_COST} {_NTH} {{own_turn:nth_turn}} {_CHANGE}"),
        phrase(own.NthCast, f"{_NTH} {{own_turn:nth_turn}} {COSTS}"),
        phrase(own.NthCast, f"{{own_turn:nth_turn}}, {{@{_COST} {_NTH} {_CHANGE}|{_NTH} {COSTS}}}"),
        phrase(own.NthCast, "the cost {@required|} for your opponent to cast their {ordinal:ordinal} {noun:bare/one}"
               f" {{own_turn:nth_turn}} {_CHANGE}", player=ab.Player.OPPONENT),
    ]


def _first_damage() -> list[Phrase]:
    """ "During each turn, if Ramza is dealt damage for the first time in that turn, the damage becomes 0 instead"."""
    when = (
        "{{during each turn,|each turn,|} {@if|when} {event:event} for the first time"
        " {@that turn}"
        "|the first time {event:event} each turn|the first time each turn {event:event}"
        "|{@once per turn|only once per turn|once each turn}, {@if|when} {event:event}"
        "|{@each turn}, the first time {event:event}}"
    )
    damage = (
        "{@|each turn,|during each turn,} the first damage {{event:harm}|{event:harm_done}}"
        " {@in a turn} {outcome:damage_outcome} {@instead:}"
    )
    return [
        phrase(ab.Replacement, words, once=False, condition=None, first=True)
        for words in (f"{when}, {{outcome:outcome}} instead", f"{when}, {{outcome:of_damage}}", damage)
    ]


_DOERS = (
    (ab.Player.YOU, "you {@have|'ve|}"),
    (ab.Player.OPPONENT, "your opponent {@has|}"),
    (ab.Player.THEY, "they {@have|'ve|}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("casting_static", _cast_costs()),
    (
        "nth_of",
        [value(ab.Player.YOU, "your"), value(ab.Player.OPPONENT, "your opponent's"),
         value(ab.Player.EITHER, "each player's")],
    ),
    (
        "nth_caster",
        [value(ab.Player.YOU, "{@you cast|}"), value(ab.Player.OPPONENT, "your opponent casts"),
         value(ab.Player.EITHER, "each player casts")],
    ),
    # Whether it is counted in one's own turns only.
    (
        "nth_turn",
        [value(False, "{@|during |in |per }{@each|a} turn"), value(False, "per turn"),
         value(True, "{@|during |in }{@each of your turns|your turn}")],
    ),
    ("replacement", _first_damage()),
    (
        "player_deed",
        [phrase(ab.Casts, "~cast {what:doer} for the {ordinal:ordinal} time "
                "{@that turn:this turn}")],
    ),
    (
        "one_condition",
        [
            # "you have cast 3 or 4 cards this turn": just so often, not so often or more.
            *[
                tree(
                    ab.HappenedThisTurn(ab.PlayerActs(player, (deed(ab.Any(hole("noun"))),)), hole("quantity")),
                    f"{who} {verb} {{quantity#:quantity}} {{noun:noun}} this turn",
                )
                for player, who in _DOERS
                for deed, verb in ((ab.Casts, "cast"), (ab.Discards, "discarded"))
            ],
            *[
                # At least one of each.
                tree(ab.And(each("nouns",
                                 ab.HappenedThisTurn(ab.PlayerActs(player, (ab.Casts(ab.Any(hole("nouns"))),))))),
                     f"{who} cast {{@each}} {{nouns:articled,and:2}} this turn")
                for player, who in _DOERS
            ],
        ],
    ),
]
