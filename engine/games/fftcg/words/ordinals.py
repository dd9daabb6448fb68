"""The first of a turn: what the so-many-th card costs, the first damage, and how often something was cast."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.conditions import And, HappenedThisTurn
from engine.abilities.discarding import Discards
from engine.abilities.events import PlayerActs
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.replacements import Replacement
from engine.abilities.stack import Casts
from engine.games.fftcg.vocabulary.casting import NthCast
from engine.games.fftcg.words.castings import LESS, MORE
from engine.text.grammar import Phrase, phrase, shaped, tree
from engine.text.holes import hole
from engine.text.templates import Build, Take

_CHANGES = (LESS, MORE)
_SIZES = (
    "costs {less:number} less {|to cast|to play} ?({minimum:floor})?", "costs {more:number} more {|to cast|to play}",
)
_COST = "the cost {required to cast|to cast|of casting|for casting|required to play|to play|of}"


#: In which turns it is counted: in each, or in one's own.
_TURNS = (
    ("{each turn|during each turn|every turn|in each turn|in a turn|per turn}", False),
    ("{during each of your turns|each of your turns|during your turn|in each of your turns}", True),
)


def _cast_costs() -> list[Phrase]:
    """ "The cost required to cast your first Summon each turn is reduced by 1"."""
    lines = []
    for player, whose, does in (
        (Player.YOU, "your", "you cast"), (Player.OPPONENT, "your opponent's", "your opponent casts"),
        (Player.EITHER, "each player's", "each player casts"),
    ):
        named = [f"{whose} {{ordinal:ordinal}} {{noun:bare/one}}", f"the {{ordinal:ordinal}} {{noun:bare/one}} {does}"]
        bare = ["the {ordinal:ordinal} {noun:bare/one}"] if player is Player.YOU else []
        for turn, own in _TURNS if player is Player.YOU else _TURNS[:1]:
            known: dict[str, object] = {"player": player, "own_turn": own}
            for what in (*named, *bare):
                lines += [phrase(NthCast, f"{_COST} {what} {turn} {change}", **known) for change in _CHANGES]
                lines += [phrase(NthCast, f"{what} {turn} {cost}", **known) for cost in _SIZES]
            for what in named:
                lines += [phrase(NthCast, f"{turn}, {_COST} {what} {change}", **known) for change in _CHANGES]
                lines += [phrase(NthCast, f"{turn}, {what} {cost}", **known) for cost in _SIZES]
    lines += [
        phrase(NthCast, "the cost {|required }for your opponent to cast their {ordinal:ordinal} {noun:bare/one} "
               f"{_TURNS[0][0]} {change}", player=Player.OPPONENT, own_turn=False)
        for change in _CHANGES
    ]
    return lines


def _first_damage() -> list[Phrase]:
    """ "During each turn, if Ramza is dealt damage for the first time in that turn, the damage becomes 0 instead"."""
    when = (
        "{{during each turn,|each turn,|} {if|when} {event:event} for the first time"
        " {in that turn|in the turn|each turn|in a turn|in each turn|during each turn}"
        "|the first time {event:event} each turn|the first time each turn {event:event}"
        "|{once per turn|only once per turn|once each turn}, {if|when} {event:event}"
        "|{each turn|during each turn}, the first time {event:event}}"
    )
    damage = (
        "{|each turn,|during each turn,} the first damage {{event:harm}|{event:harm_done}}"
        " {|each turn|during each turn|in each turn} {outcome:damage_outcome} {|instead}"
    )
    return [
        phrase(Replacement, words, once=False, condition=None, first=True)
        for words in (f"{when}, {{outcome:outcome}} instead", f"{when}, {{outcome:of_damage}}", damage)
    ]


def _both_cast(player: Player) -> tuple[Build, Take]:
    """ "you have cast a Summon and a Forward this turn": at least one of each."""

    def build(slots: Mapping[str, object]) -> object:
        nouns: tuple[Noun, ...] = slots["nouns"]  # type: ignore[assignment]
        return And(tuple(HappenedThisTurn(PlayerActs(player, (Casts(Any(noun)),))) for noun in nouns))

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, And):
            return None
        nouns = []
        for one in value.conditions:
            match one:
                case HappenedThisTurn(PlayerActs(who, (Casts(Any(noun), None),)), None) if who is player:
                    nouns.append(noun)
                case _:
                    return None
        return {"nouns": tuple(nouns)}

    return build, take


_DOERS = (
    (Player.YOU, "you {have|'ve|}"),
    (Player.OPPONENT, "your opponent {has|}"),
    (Player.THEY, "they {have|'ve|}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("casting_static", _cast_costs()),
    ("replacement", _first_damage()),
    (
        "player_deed",
        [phrase(Casts, "~cast {what:doer} for the {ordinal:ordinal} time "
                "{this turn|in a turn|each turn|in the same turn}")],
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
                shaped(And, f"{who} cast {{|both}} {{nouns:articled,and:2}} this turn", *_both_cast(player))
                for player, who in _DOERS
            ],
        ],
    ),
]
