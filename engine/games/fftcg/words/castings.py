"""What casting cards costs, when they can be cast, and what may be paid to make it less (FFTCG 11.3, 11.4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, ControlsAllOf
from engine.abilities.nouns import CostIs, InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import InPlace
from engine.games.fftcg.vocabulary import (
    CastOnlyIf,
    CostToCast,
    ManyOfElement,
    NextCast,
    NotFromHandByEffects,
    NotIfControlling,
    PayToReduce,
    Zone,
)
from engine.games.fftcg.vocabulary.casting import BesideOthers, NextUseWithout
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_ON_FIELD = Noun((InZone(Zone.FIELD),))
_SOME = Quantity(Comparison.AT_LEAST, Number(1))

_ONTO = "{|onto the field}"
#: What it costs to cast something, or to play it onto the field.
COST = (
    f"{{the {{cost|cost required}} to {{cast|play}} {{what:what_cast}} {_ONTO}"
    f"|the cost {{of|for|of casting|for casting|of playing|for playing}} {{what:what_cast}} {_ONTO}"
    f"|the {{cost|cost required}} to {{cast|play}} {{what:from_hand}} {_ONTO}"
    "|{what:source}'s cost}"
)
#: How a cost becomes less, down to what at the lowest; and more.
LESS = "{is reduced|is decreased|decreases} by {less:cost_change} ?({minimum:floor})?"
MORE = "{is increased|increases} by {more:cost_change}"
_TO_CAST = f"to {{cast|play}} {{what:source}} {_ONTO}"
_WHAT_COSTS = f"{{to cast|required to cast|required to play|of|for casting|for playing}} {{what:source}} {_ONTO}"
_NEXT = "{your next {noun:noun/one}|the next {noun:noun/one} you cast}"
_NEXT_COST = (
    "the cost {required to cast|to cast|for casting|of casting|required to play|for playing|of} %s"
    " {is reduced|is decreased|decreases} by {less:cost_change} ?({minimum:floor})?"
)


def _cost_changes() -> list[Phrase]:
    """What cards cost more or less: all of them, or those of a player."""
    return [
        *[phrase(CostToCast, f"{COST} {change}") for change in (LESS, MORE, "becomes {becomes:number}")],
        phrase(CostToCast, f"{{what#:what_cast}} ~cost {{more:number}} more to {{cast|play}} {_ONTO}"),
        phrase(CostToCast, f"{{what#:what_cast}} ~cost {{less:number}} less to {{cast|play}} {_ONTO}"
               " ?({minimum:floor})?"),
        *[
            phrase(CostToCast, f"the {{cost|cost required}} for {whose} to cast {{what:what_cast}} {change}",
                   player=player)
            for whose, player in (
                ("your opponent", Player.OPPONENT), ("{all players|each player}", Player.EACH), ("you", Player.YOU),
            )
            for change in (LESS, MORE)
        ],
    ]


def _of_each_cost(slots: Mapping[str, object]) -> object:
    """ "control Characters of cost 1, 2 and 3": one of each."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    costs: tuple[int, ...] = slots["costs"]  # type: ignore[assignment]
    each = (Noun((*noun.qualities, CostIs(Comparison.EXACTLY, Number(cost)))) for cost in costs)
    return ControlsAllOf(Player.YOU, tuple(each))


def _take_of_each_cost(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, ControlsAllOf):
        return None
    nouns, costs = set(), []
    for one in value.nouns:
        match one:
            case Noun((*qualities, CostIs(Comparison.EXACTLY, Number(cost)))):
                nouns.add(tuple(qualities))
                costs.append(cost)
            case _:
                return None
    return {"noun": Noun(nouns.pop()), "costs": tuple(costs)} if len(nouns) == 1 else None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # How cards are cast: in field abilities, and for a duration.
        "casting_static",
        [
            *_cost_changes(),
            phrase(
                BesideOthers,
                "{what:ref} can be played onto the field even if you control other {element:element} Characters",
            ),
            phrase(CastOnlyIf, "you must {condition:must_control} to {cast|play} {{what:ref}|{what:from_hand}}"
                   " {|onto the field}"),
            phrase(ManyOfElement, "you can play 2 or more {element:element} Characters onto the field"),
            phrase(NotFromHandByEffects, "you cannot play {what:ref} from your hand due to {by:cause}", anywhere=False),
            *[
                phrase(NotFromHandByEffects, words, anywhere=True)
                for words in (
                    "you cannot {play|put} {what:ref}{| onto the field} {due to|by} {by:cause}",
                    "{what:ref} cannot be {played|put} onto the field {due to|by} {by:cause}",
                    "{what:ref} cannot enter the field {due to|by} {by:cause}",
                )
            ],
            phrase(
                NotIfControlling,
                "you cannot play {what:articled_ref,or} while already in control of either Character",
            ),
            phrase(PayToReduce, f"before paying the cost {_TO_CAST}, you can {{cost:reducing}} to reduce the cost"
                   f" {_WHAT_COSTS} by {{less:cost_change}}"),
            phrase(PayToReduce, f"before paying the cost {_TO_CAST}, you can {{cost:reducing}} {{. if you do so,|.}}"
                   f" {{the cost {_WHAT_COSTS}|the cost to play {{what:source}} {_ONTO}"
                   "|the cost of casting {what:source}|{what:source}'s cost}"
                   " {is reduced|is decreased|decreases} by {less:cost_change}"),
            phrase(NextCast, _NEXT_COST % _NEXT),
        ],
    ),
    ("floor", [value(1, "(it cannot become 0)"), value(2, "(it cannot become 1 or less)")]),
    ("articled_ref", [same("{:ref}"), same("{:any_bare}")]),
    ("what_cast", [same("{:who}"), same("{:any_bare}")]),
    ("pay_icon", [same("pay {:icon}")]),
    ("reducing", [same("pay {:icon_row}"), same("{:cost_row}")]),
    (
        "must_control",
        [
            phrase(ControlsAllOf, "control {nouns:articled,and:2}", player=Player.YOU),
            shaped(ControlsAllOf, "control {noun:bare/many} of cost {costs:int,and:2}", _of_each_cost,
                   _take_of_each_cost),
            phrase(Controls, "control a/an {noun:noun/one}", player=Player.YOU, quantity=_SOME),
            phrase(Controls, "control {quantity#:quantity} {noun:noun}", player=Player.YOU),
        ],
    ),
    ("from_hand", [phrase(InPlace, "{what:ref} from your hand", zone=Zone.HAND, player=Player.YOU)]),
    ("and_cost", [same("and {:cost}")]),
    (
        "cast_this_turn",
        [
            *[
                phrase(NextUseWithout, "the next time you use {{what:its}|{what:ref}'s} special ability this turn, you"
                       f" {{can|may}} {{do so|use it}} without paying {what}", free=free)
                for what, free in (("[S]", False), ("{the|its|any} cost", True))
            ],
            phrase(NextCast, _NEXT_COST % f"{_NEXT} this turn"),
            phrase(NextCast, f"{_NEXT} this turn costs {{less:cost_change}} less"
                   " {|to cast|to play|to play onto the field} ?({minimum:floor})?"),
            phrase(CostToCast, f"{COST} this turn {LESS}"),
        ],
    ),
]

ROWS = {
    "icon_row": Row((("icon", 1, 8),)),
    "cost_row": Row((("cost", 1, 1),)),
    "paid_cost": Row((("pay_icon", 1, 1), ("icon", 0, 7), ("and_cost", 1, 1))),
}
