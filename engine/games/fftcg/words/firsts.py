"""The first of a turn: what the so-many-th card costs, the first damage, and how often something was cast."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.conditions import And, HappenedThisTurn
from engine.abilities.events import Casts, Discards, PlayerActs
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.replacements import Replacement
from engine.games.fftcg.castwords import NthCast
from engine.games.fftcg.words.castings import GROWS, LESSENS, MINIMA
from engine.text.grammar import Phrase, phrase, shaped
from engine.text.templates import Build, Take

#: What the first costs: less, down to what at the lowest, or more.
_CHANGES: tuple[tuple[str, Mapping[str, object]], ...] = (
    *((f"{{{'|'.join(LESSENS)}}} by {{less:cost_change}}{end}", {"minimum": least}) for end, least in MINIMA),
    (f"{{{'|'.join(GROWS)}}} by {{more:cost_change}}", {}),
)
_SIZES: tuple[tuple[str, Mapping[str, object]], ...] = (
    *((f"costs {{less:number}} less{{| to cast| to play}}{end}", {"minimum": least}) for end, least in MINIMA),
    ("costs {more:number} more{| to cast| to play}", {}),
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
                lines += [phrase(NthCast, f"{_COST} {what} {turn} {change}", **known, **fixed)
                          for change, fixed in _CHANGES]
                lines += [phrase(NthCast, f"{what} {turn} {cost}", **known, **fixed) for cost, fixed in _SIZES]
            for what in named:
                lines += [phrase(NthCast, f"{turn}, {_COST} {what} {change}", **known, **fixed)
                          for change, fixed in _CHANGES]
                lines += [phrase(NthCast, f"{turn}, {what} {cost}", **known, **fixed) for cost, fixed in _SIZES]
    lines += [
        phrase(NthCast, "the cost {|required }for your opponent to cast their {ordinal:ordinal} {noun:bare/one} "
               f"{_TURNS[0][0]} {change}", player=Player.OPPONENT, own_turn=False, **fixed)
        for change, fixed in _CHANGES
    ]
    return lines


def _first_damage() -> list[Phrase]:
    """ "During each turn, if Ramza is dealt damage for the first time in that turn, the damage becomes 0 instead"."""
    lines = []
    outcomes = (("outcome", " instead"), ("of_damage", ""))
    for outcome, instead in outcomes:
        lines += [
            phrase(Replacement, f"{words}, {{outcome:{outcome}}}{instead}", once=False, condition=None, first=True)
            for words in (
                *(f"{during}{when} {{event:event}} for the first time {turn}"
                  for when in ("if", "when")
                  for during, turn in (
                      ("during each turn, ", "in that turn"), ("each turn, ", "in that turn"),
                      ("during each turn, ", "in the turn"), ("", "each turn"), ("", "in a turn"),
                      ("", "in each turn"), ("", "during each turn"), ("", "in that turn"),
                  )),
                "the first time {event:event} each turn", "the first time each turn {event:event}",
                *(f"{once}, {if_} {{event:event}}" for once in ("once per turn", "only once per turn", "once each turn")
                  for if_ in ("if", "when")),
                *(f"{each}, the first time {{event:event}}" for each in ("each turn", "during each turn")),
            )
        ]
    lines += [
        phrase(Replacement, f"{before}the first damage {{event:{harm}}}{turn} {{outcome:damage_outcome}}{instead}",
               once=False, condition=None, first=True)
        for harm in ("harm", "harm_done")
        for before, turn in (("", " each turn"), ("", " during each turn"), ("", " in each turn"),
                             ("each turn, ", ""), ("during each turn, ", ""))
        for instead in ("", " instead")
    ]
    return lines


def _number_acted(player: Player, deed: type[Casts] | type[Discards]) -> tuple[Build, Take]:
    """ "you have cast 3 or 4 cards this turn": just so often, not so often or more."""

    def build(slots: Mapping[str, object]) -> object:
        return HappenedThisTurn(PlayerActs(player, (deed(Any(slots["noun"])),)), slots["quantity"])  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case HappenedThisTurn(PlayerActs(who, (Casts() | Discards() as done,)), quantity):
                if who is player and quantity is not None and isinstance(done.what, Any) and done == deed(done.what):
                    return {"quantity": quantity, "noun": done.what.noun}
        return None

    return build, take


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
    (Player.YOU, ("you have ", "you've ", "you ")),
    (Player.OPPONENT, ("your opponent has ", "your opponent ")),
    (Player.THEY, ("they have ", "they've ", "they ")),
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
            *[
                shaped(HappenedThisTurn, f"{who}{verb} {{quantity#:quantity}} {{noun:noun}} this turn",
                       *_number_acted(player, deed))
                for player, whos in _DOERS for who in whos
                for deed, verb in ((Casts, "cast"), (Discards, "discarded"))
            ],
            *[
                shaped(And, f"{who}cast {both}{{nouns:articled,and:2}} this turn", *_both_cast(player))
                for player, whos in _DOERS for who in whos for both in ("", "both ")
            ],
        ],
    ),
]
