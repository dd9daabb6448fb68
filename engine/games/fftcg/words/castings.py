"""What casting cards costs, when they can be cast, and what may be paid to make it less (FFTCG 11.3, 11.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import CAN, DUE, INCREASED, REDUCED
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import each, hole, rest

_ON_FIELD = ab.Noun((ab.InZone(own.Zone.FIELD),))
_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))

#: Casting a card, or playing it onto the field: the same, said of all cards or of Characters.
CAST = "{@cast} {what:what_cast} {@onto the field}"
CAST_IT = "{@cast} {what:what_it} {@onto the field}"
TO_CAST = f"{{@to|required to}} {CAST}"
#: What that costs, or what is paid for it.
_FOR = "{@to cast}"
COST = (
    f"{{@the {{@cost}} {_FOR} {{what:what_cast}} {{@onto the field}}"
    "|{what:source}'s cost}"
)
_PAYERS_COST = "the {@cost} for {player:payer} to {@cast} {what:what_cast} {@onto the field}"
LESS = f"{REDUCED} by {{less:cost_change}}"
MORE = f"{INCREASED} by {{more:cost_change}}"
FLOOR = "?({minimum:floor})?"
#: What becomes of a cost.
CHANGED = (
    f"{{@{LESS} {{any_element! and can be paid with CP of any Element}}|{MORE}|becomes {{becomes:number}}}} {FLOOR}"
)
#: So much more or less, said of what costs it.
COSTS = (
    f"~cost {{@{{more:number}} more|{{less:number}} less}} {{@to cast|to play|to play onto the field|}} {FLOOR}"
)
#: The same of the card itself, printed again.
_SAME_COST = COST
_NEXT = "{@your next {noun:noun/one}|the next {noun:noun/one} you cast}"


#: "control Characters of cost 1, 2 and 3": one of each.
_OF_EACH_COST = ab.ControlsAllOf(ab.Player.YOU, each("costs", ab.Noun((
    rest("noun", ab.Noun), ab.CostIs(ab.Comparison.EXACTLY, ab.Number(hole("costs"))),
))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # How cards are cast: in field abilities, and for a duration.
        "casting_static",
        [
            phrase(own.CostToCast, f"{{@{COST}|{_PAYERS_COST}}} {CHANGED}"),
            phrase(own.CostToCast, f"{{what#:what_costs}} {COSTS}"),
            phrase(
                own.BesideOthers,
                "{what:ref} can be played onto the field even if you control other {element:element} Characters",
            ),
            phrase(own.CastOnlyIf, f"you must {{condition:must_control}} to {CAST_IT}"),
            phrase(own.ManyOfElement, "you can play 2 or more {element:element} Characters onto the field"),
            phrase(own.NotFromHandByEffects, "you cannot play {what:ref} from your hand due to {by:cause}",
                   anywhere=False),
            phrase(own.NotFromHandByEffects,
                   f"{{you cannot {{@play|put}} {{what:ref}}{{@| onto the field}}|{{what:ref}}"
                   f" cannot {{be {{@played|put}} onto|enter}} the field}} {DUE} {{by:cause}}", anywhere=True),
            phrase(
                own.NotIfControlling,
                "you cannot play {what:articled_ref,or} while already in control of either Character",
            ),
            phrase(own.PayToReduce,
                   f"before paying {COST}, you {CAN} {{@pay {{cost:icon+}}|{{cost:paying}}}} {{@to reduce {_SAME_COST}"
                   f" by {{less:cost_change}}|{{@. if you do so,|.}} {_SAME_COST} {LESS}}}"),
            phrase(own.NextCast, f"the {{@cost}} {_FOR} {_NEXT} {LESS} {FLOOR}"),
        ],
    ),
    ("floor", [value(1, "(it cannot become 0)"), value(2, "(it cannot become 1 or less)")]),
    ("articled_ref", [same("{:ref}"), same("{:any_bare}")]),
    ("what_costs", [same("{:who}"), same("{:any_bare}")]),
    ("what_cast", [same("{:what_costs}"), same("{:from_hand}")]),
    ("what_it", [same("{:ref}"), same("{:from_hand}")]),
    (
        "payer",
        [
            value(ab.Player.OPPONENT, "your opponent"), value(ab.Player.EACH, "{@all players|each player}"),
            value(ab.Player.YOU, "you"),
        ],
    ),
    ("pay_icon", [same("pay {:icon}")]),
    # What is paid: CP, what is done, or both.
    ("paying", [same("{:cost=}"), same("{:paid_cost}")]),
    (
        "must_control",
        [
            phrase(ab.ControlsAllOf, "control {nouns:articled,and:2}", player=ab.Player.YOU),
            tree(_OF_EACH_COST, "control {noun:bare/many} of cost {costs:int,and:2}"),
            phrase(ab.Has, "control a/an {noun:noun/one}", player=ab.Player.YOU, quantity=_SOME),
            phrase(ab.Has, "control {quantity#:quantity} {noun:noun}", player=ab.Player.YOU),
        ],
    ),
    ("from_hand", [phrase(ab.InPlace, "{what:ref} from your hand", zone=own.Zone.HAND, player=ab.Player.YOU)]),
    ("and_cost", [same("and {:cost}")]),
    (
        "so_this_turn",
        [
            *[
                phrase(own.NextUseWithout,
                       "the next time you use {{what:its}|{what:ref}'s} special ability this turn, you"
                       f" {{@may:can}} {{@do so|use it}} without paying {what}", free=free)
                for what, free in (("[S]", False), ("{@own:the} cost", True))
            ],
            phrase(own.NextCast, f"the {{@cost}} {_FOR} {_NEXT} this turn {LESS} {FLOOR}"),
            phrase(own.NextCast, f"{_NEXT} this turn costs {{less:cost_change}} less"
                   f" {{@to cast|to play|to play onto the field|}} {FLOOR}"),
            phrase(own.CostToCast, f"{COST} this turn {LESS} {FLOOR}"),
        ],
    ),
]

ROWS = {
    "paid_cost": Row((("pay_icon", 1, 1), ("icon", 0, 7), ("and_cost", 1, 1))),
}
