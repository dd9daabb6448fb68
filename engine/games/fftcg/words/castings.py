"""What casting cards costs, when they can be cast, and what may be paid to make it less (FFTCG 11.3, 11.4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, ControlsAllOf
from engine.abilities.nouns import CostIs, InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import InPlace
from engine.games.fftcg.castwords import BesideOthers, NextUseWithout
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
from engine.text.grammar import Phrase, Row, phrase, same, shaped

_ON_FIELD = Noun((InZone(Zone.FIELD),))
_SOME = Quantity(Comparison.AT_LEAST, Number(1))

COST = (
    "the cost required to cast {what:what_cast} is",
    "the cost for playing {what:what_cast} onto the field is",
    "the cost required to play {what:what_cast} onto the field is",
    "the cost to cast {what:what_cast} is",
    "the cost of {what:what_cast} is",
    "the cost to play {what:what_cast} is",
    "the cost of casting {what:what_cast} is",
    "the cost for casting {what:what_cast} is",
    "the cost to play {what:what_cast} onto the field is",
    "the cost required to play {what:from_hand} onto the field is",
    "the cost required to cast {what:from_hand} is",
    "{what:source}'s cost is",
)


#: How a cost becomes less, down to what at the lowest; and more.
_CASTING = ("to cast {what:source}", "to play {what:source}", "to play {what:source} onto the field")
LESSENS = ("is reduced", "is decreased", "decreases")
MINIMA = (("", 0), (" (it cannot become 0)", 1), (" (it cannot become 1 or less)", 2))
GROWS = ("is increased", "increases")


def _cost_changes() -> list[Phrase]:
    lines = []
    changes: list[tuple[str, Mapping[str, object]]] = [
        *((f"{verb} by {{less:cost_change}}{end}", {"minimum": least}) for verb in LESSENS for end, least in MINIMA),
        *((f"{verb} by {{more:cost_change}}", {}) for verb in GROWS),
        ("becomes {becomes:number}", {}),
    ]
    lines += [
        phrase(CostToCast, f"{start.removesuffix(' is')} {change}", **fixed)
        for start in COST
        for change, fixed in changes
    ]
    for cast in ("cast", "play", "play onto the field"):
        lines += [
            phrase(CostToCast, f"{{what#:what_cast}} ~cost {size} to {cast}", **fixed)
            for size, fixed in (("{more:number} more", {}), ("{less:number} less", {"minimum": 0}))
        ]
        lines += [
            phrase(CostToCast, f"{{what#:what_cast}} ~cost {{less:number}} less to {cast}{end}", minimum=least)
            for end, least in MINIMA[1:]
        ]
    for whose, player in (
        ("your opponent", Player.OPPONENT), ("all players", Player.EACH), ("each player", Player.EACH),
        ("you", Player.YOU),
    ):
        for cost in ("cost", "cost required"):
            start = f"the {cost} for {whose} to cast {{what:what_cast}}"
            lines += [phrase(CostToCast, f"{start} {verb} by {{more:cost_change}}", player=player) for verb in GROWS]
            lines += [
                phrase(CostToCast, f"{start} {verb} by {{less:cost_change}}{end}", player=player, minimum=least)
                for verb in LESSENS
                for end, least in MINIMA
            ]
    return lines


def _next_casts(*nexts: str) -> list[Phrase]:
    """The next card of a kind costs less, whatever the cost is called."""
    return [
        phrase(NextCast, f"the cost {to} {next_} {verb} by {{less:cost_change}}{end}", minimum=least)
        for next_ in nexts
        for to in ("required to cast", "to cast", "for casting", "of casting", "required to play", "for playing", "of")
        for verb in LESSENS
        for end, least in MINIMA
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
            *[
                phrase(CastOnlyIf, f"you must {{condition:must_control}} to {cast}")
                for cast in ("cast {what:ref}", "play {what:ref} onto the field",
                             "play {what:from_hand} onto the field")
            ],
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
            *[
                phrase(PayToReduce, f"before paying the cost {cast}, you can {{cost:reducing}} to reduce the cost {to} "
                       "by {less:cost_change}")
                for cast in _CASTING
                for to in ("required to cast {what:source}", "to cast {what:source}", "for casting {what:source}",
                           "required to play {what:source} onto the field", "of {what:source}",
                           "for playing {what:source} onto the field")
            ],
            *[
                phrase(PayToReduce, f"before paying the cost {cast}, you can {{cost:reducing}}{{. if you do so,|.}} "
                       f"{start} {verb} by {{less:cost_change}}")
                for cast in _CASTING
                for start in (one.replace("what_cast", "source").removesuffix(" is") for one in COST)
                for verb in LESSENS
                if "from_hand" not in start
            ],
            *_next_casts("your next {noun:noun/one}", "the next {noun:noun/one} you cast"),
        ],
    ),
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
                phrase(NextUseWithout, f"the next time you use {whose} special ability this turn, you {may} {so} "
                       f"without paying {what}", free=free)
                for whose in ("{what:its}", "{what:ref}'s")
                for may in ("can", "may") for so in ("do so", "use it")
                for what, free in (("[S]", False), ("the cost", True), ("its cost", True), ("any cost", True))
            ],
            *_next_casts("your next {noun:noun/one} this turn", "the next {noun:noun/one} you cast this turn"),
            *[
                phrase(NextCast, f"{next_} this turn costs {{less:cost_change}} less{to}{end}", minimum=least)
                for next_ in ("your next {noun:noun/one}", "the next {noun:noun/one} you cast")
                for to in ("", " to cast", " to play", " to play onto the field")
                for end, least in MINIMA
            ],
            *[
                phrase(CostToCast, f"{start.removesuffix(' is')} this turn {verb} by {{less:cost_change}}{end}",
                       minimum=least)
                for start in COST
                for verb in LESSENS
                for end, least in MINIMA
            ],
        ],
    ),
]

ROWS = {
    "icon_row": Row((("icon", 1, 8),)),
    "cost_row": Row((("cost", 1, 1),)),
    "paid_cost": Row((("pay_icon", 1, 1), ("icon", 0, 7), ("and_cost", 1, 1))),
}
