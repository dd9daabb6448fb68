"""What casting cards costs, when they can be cast, and what may be paid to make it less (FFTCG 11.3, 11.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.references import ability_of
from engine.text.english.classes import DUE, INCREASED, REDUCED
from engine.text.english.conditions import held
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import each, hole, rest

_ON_FIELD = ab.Noun((ab.InZone(own.Zone.FIELD),))
_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))

#: Casting a card, or playing it onto the field: the same, said of all cards or of Characters.
CAST = "{@cast} {what:what_cast} {@onto the field}"
CAST_IT = "{@cast} {what:what_it} {@onto the field}"
TO_CAST = f"{{@to|required to}} {CAST}"
#: What that costs, or what is paid for it.
COST = (
    "{@the {@cost} {@to cast} {what:what_cast} {@onto the field}"
    "|{what:source}'s cost}"
)
_PAYERS_COST = "the {@cost} for {player:payer} to {@cast} {what:what_cast} {@onto the field}"
_COST_OF_USE = "{@the cost {@to use|required to use|for using|of using|of} {what:used}|the {@cost} for {what:users}}"
LESS = f"{REDUCED} by {{less:cost_change}}"
MORE = f"{INCREASED} by {{more:cost_change}}"
FLOOR = "?({minimum:floor})?"
#: What becomes of a cost.
_CHANGED = (
    f"{{@{LESS} {{any_element! and can be paid with CP of any Element}}|{MORE}|becomes {{becomes:number}}"
    f"|cannot be {{kept:direction}}}} {FLOOR}"
)
_CHANGED_OF_USE = f"{{@{REDUCED} by {{less:use_change}}|{INCREASED} by {{more:use_change}}}} {FLOOR}"
#: So much more or less, said of what costs it.
_COSTS = (
    f"~cost {{@{{more:number}} more|{{less:number}} less}} {{@to cast|to play|to play onto the field|}} {FLOOR}"
)


#: "control Characters of cost 1, 2 and 3": one of each.
_OF_EACH_COST = ab.ControlsAllOf(ab.Player.YOU, each("costs", ab.Noun((
    rest("noun", ab.Noun), ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(hole("costs"))),
))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # How cards are cast: in field abilities, and for a duration.
        "casting_static",
        [
            phrase(own.CostChange, f"{{@{COST}|{_PAYERS_COST}}} {_CHANGED}"),
            phrase(own.CostChange, f"{{what#:what_costs}} {_COSTS}"),
            phrase(own.CostChange, f"{_COST_OF_USE} {_CHANGED_OF_USE}"),
            phrase(own.CostChange, "{{what:used} cost|{what:used_one} costs}"
                   f" {{@{{more:use_change}} more|{{less:use_change}} less}} to use {FLOOR}"),
            phrase(
                own.ManyOfElement,
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
        ],
    ),
    ("floor", [value(1, "(it cannot become 0)"), value(2, "(it cannot become 1 or less)")]),
    ("articled_ref", [same("{:ref}"), same("{:any_bare}")]),
    (
        "what_costs",
        [
            same("{:who}"), same("{:any_bare}"),
            phrase(own.NextCast, "{@your next {noun:noun/one}|the next {noun:noun/one} you cast}"),
            phrase(own.NthCast, "{@{player:nth_of} {ordinal:ordinal} {noun:bare/one}"
                   "|the {ordinal:ordinal} {noun:bare/one} {player:nth_caster}} {own_turn:nth_turn}"),
        ],
    ),
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
    # "your special abilities", "Ramza's action ability", "the special abilities of Forwards you control"
    (
        "used",
        [
            same("{:cause}"),
            ability_of("{kinds:stack_kind,or/many}")[0],
            phrase(own.Effects, "{kinds:stack_kind,or/many} of the {of:noun/many}", player=None),
        ],
    ),
    ("used_one", ability_of("{kinds:stack_kind,or/one}")[:1]),
    (
        "users",
        [
            phrase(own.Effects, "{@the} {of:noun/many} to use {kinds:stack_kind,or/many}", player=None),
            phrase(own.Effects, "{player:subject} to use {kinds:stack_kind,or/many}", of=None),
        ],
    ),
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
            *held("", "{@control|have}", ab.Player.YOU),
        ],
    ),
    ("from_hand", [phrase(ab.InPlace, "{what:ref} from your hand", zone=own.Zone.HAND, player=ab.Player.YOU)]),
    ("and_cost", [same("and {:cost}")]),
    ("whole_or_s", [value(False, "[S]"), value(True, "{@own:the} cost")]),
    (
        "so_this_turn",
        [
            phrase(own.NextUseWithout, "the next time you use {{what:its}|{what:ref}'s} special ability this turn, you"
                   " {@may:can} {@do so|use it} without paying {free:whole_or_s}"),
            phrase(own.CostChange, f"{COST} this turn {_CHANGED}"),
            phrase(own.CostChange, f"{{what#:what_costs}} this turn {_COSTS}"),
        ],
    ),
]

ROWS = {
    "paid_cost": Row((("pay_icon", 1, 1), ("icon", 0, 7), ("and_cost", 0, 1))),
}
