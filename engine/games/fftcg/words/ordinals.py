"""The first of a turn: what the so-many-th card costs, the first damage, and how often something was cast."""

from __future__ import annotations

from engine.abilities.conditions import And, HappenedThisTurn
from engine.abilities.discarding import Discards
from engine.abilities.events import PlayerActs
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.replacements import Replacement
from engine.abilities.stack import Casts
from engine.games.fftcg.vocabulary.casting import NthCast
from engine.games.fftcg.words.castings import COSTS, FLOOR, LESS, MORE
from engine.text.grammar import Phrase, phrase, tree, value
from engine.text.holes import each, hole

#: The so-many-th card of a player.
_NTH = (
    "{@{player:nth_of} {ordinal:ordinal} {noun:bare/one}|the {ordinal:ordinal} {noun:bare/one} {player:nth_caster}}"
)
_CHANGE = f"{{@{LESS}|{MORE}}} {FLOOR}"
_COST = "the cost {@to cast|to play|required to cast|required to play|of casting|for casting|of}"


def _cast_costs() -> list[Phrase]:
    """ "The cost required to cast your first Summon each turn is reduced by 1"."""
    return [
        phrase(NthCast, f"{_COST} {_NTH} {{own_turn:nth_turn}} {_CHANGE}"),
        phrase(NthCast, f"{_NTH} {{own_turn:nth_turn}} {COSTS}"),
        phrase(NthCast, f"{{own_turn:nth_turn}}, {{@{_COST} {_NTH} {_CHANGE}|{_NTH} {COSTS}}}"),
        phrase(NthCast, f"{_COST} the {{ordinal:ordinal}} {{noun:bare/one}} {{own_turn:nth_turn}} {_CHANGE}",
               player=Player.YOU),
        phrase(NthCast, f"the {{ordinal:ordinal}} {{noun:bare/one}} {{own_turn:nth_turn}} {COSTS}", player=Player.YOU),
        phrase(NthCast, "the cost {@required|} for your opponent to cast their {ordinal:ordinal} {noun:bare/one}"
               f" {{own_turn:nth_turn}} {_CHANGE}", player=Player.OPPONENT),
    ]


def _first_damage() -> list[Phrase]:
    """ "During each turn, if Ramza is dealt damage for the first time in that turn, the damage becomes 0 instead"."""
    when = (
        "{{during each turn,|each turn,|} {@if|when} {event:event} for the first time"
        " {@in that turn|in the turn|each turn|in a turn|in each turn|during each turn}"
        "|the first time {event:event} each turn|the first time each turn {event:event}"
        "|{@once per turn|only once per turn|once each turn}, {@if|when} {event:event}"
        "|{@each turn|during each turn}, the first time {event:event}}"
    )
    damage = (
        "{@|each turn,|during each turn,} the first damage {{event:harm}|{event:harm_done}}"
        " {@|each turn|during each turn|in each turn} {outcome:damage_outcome} {@|instead}"
    )
    return [
        phrase(Replacement, words, once=False, condition=None, first=True)
        for words in (f"{when}, {{outcome:outcome}} instead", f"{when}, {{outcome:of_damage}}", damage)
    ]


_DOERS = (
    (Player.YOU, "you {@have|'ve|}"),
    (Player.OPPONENT, "your opponent {@has|}"),
    (Player.THEY, "they {@have|'ve|}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("casting_static", _cast_costs()),
    (
        "nth_of",
        [value(Player.YOU, "your"), value(Player.OPPONENT, "your opponent's"), value(Player.EITHER, "each player's")],
    ),
    (
        "nth_caster",
        [value(Player.YOU, "you cast"), value(Player.OPPONENT, "your opponent casts"),
         value(Player.EITHER, "each player casts")],
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
        [phrase(Casts, "~cast {what:doer} for the {ordinal:ordinal} time "
                "{@this turn|in a turn|each turn|in the same turn}")],
    ),
    (
        "one_condition",
        [
            # "you have cast 3 or 4 cards this turn": just so often, not so often or more.
            *[
                tree(
                    HappenedThisTurn(PlayerActs(player, (deed(Any(hole("noun"))),)), hole("quantity")),
                    f"{who} {verb} {{quantity#:quantity}} {{noun:noun}} this turn",
                )
                for player, who in _DOERS
                for deed, verb in ((Casts, "cast"), (Discards, "discarded"))
            ],
            *[
                # At least one of each.
                tree(And(each("nouns", HappenedThisTurn(PlayerActs(player, (Casts(Any(hole("nouns"))),))))),
                     f"{who} cast {{@|both}} {{nouns:articled,and:2}} this turn")
                for player, who in _DOERS
            ],
        ],
    ),
]
