"""Paying: what may pay for what, and how many cards may be cast."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.castings import CAST, CAST_IT, COST, FLOOR, TO_CAST
from engine.games.fftcg.words.references import ability_of
from engine.text.english.classes import CAN, HOLDING, INCREASED, MAY, REDUCED
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole
from engine.text.terms import terms

_YOUR_CARDS = ab.Any(ab.Noun((ab.OwnedBy(ab.Player.YOU), ab.IsCard())))
_CAN_CAST = "{@can only cast|can cast only|cannot cast more than} {@|up to}"


_FREE = "without paying {@the cost|its cost|their cost|their costs}"
#: "you can cast it as though you owned it at any time you could normally cast it"
_PERMITTED = (
    "you {@may:can} cast {{what:obj}|{what:who_many}} {|as though you owned {@it} {and|}}"
    " {|at any time you could normally cast {it|them}}"
)


_ANY = "CP of any Element"
_PAY = "{@pay with|use}"


def _who_pays() -> list[Phrase]:
    """What CP may pay."""
    only = f"{{@you can only {_PAY} %s {TO_CAST}|{COST} can only be paid {HOLDING} %s}}"
    elements = "{elements:element_cp,or}"
    return [
        phrase(own.OnlyPaidWith, only % (elements, elements)),
        phrase(own.OnlyPaidBy, f"you can only {_PAY} CP produced by {{source:noun/many}} {TO_CAST}"),
        phrase(own.PaidWithAny, f"you {CAN} {{@{_PAY} {_ANY} {TO_CAST}|{CAST} {HOLDING} {_ANY}"
               f"|pay the cost {TO_CAST} {HOLDING} {_ANY}|use {_ANY} to pay the cost {TO_CAST}}}"),
        phrase(own.PaidWithAny, f"{{{{what:who}} can be cast|{COST} can be paid}} {HOLDING} {_ANY}"),
    ]


def _must_pay() -> list[Phrase]:
    """ "you must use CP of 2 or more different Elements to cast Ramza"."""
    different = "CP of {different:int} {@or more|} different Elements"
    return [
        phrase(own.MustPayWith, f"{{you must {_PAY} {different} {TO_CAST}|you can only {CAST} {HOLDING} {different}}}"),
        phrase(own.MustPayWith, f"you must {{{_PAY}|pay|pay at least 1|pay 1 or more}} {{elements:element_cp,and}}"
               f" {TO_CAST}"),
        phrase(own.OnlyPaidWith, f"you can only {_PAY} {{elements:element_cp,or}} and you must {_PAY} {different}"
               f" {TO_CAST}"),
    ]


def _kept() -> list[Phrase]:
    """ "the cost to cast Summons cannot be reduced", "the damage dealt by Ramza cannot be reduced"."""
    ways = ((ab.Direction.UP, "increased"), (ab.Direction.DOWN, "{@reduced}"))
    return [
        phrase(own.CostKept, f"{COST} cannot be {way}", direction=direction) for direction, way in ways
    ] + [
        phrase(ab.DamageKept, "{@the |}damage {event:harm} cannot be {@reduced}")
    ]


def _other_costs() -> list[Phrase]:
    """What may be paid besides, or instead."""
    paying = f"{{@{CAST_IT}|pay the cost to {CAST_IT}}}"
    extra = "{@pay {cost:icon+} as an extra cost|pay an extra {cost:icon+}|{cost:paying} as an extra cost}"
    instead = "{@instead:(instead of paying the CP cost)}"
    return [
        phrase(own.ExtraCost, f"{{@if|when}} you {paying}, you {MAY} {extra}"),
        phrase(own.ExtraCost, f"you {MAY} {extra} to {paying}"),
        phrase(own.CastAlternative, f"you {CAN} {{cost:paying}} {instead} to {CAST_IT}"
               " {@|without paying {@own:the} {@|CP} cost}"),
    ]


def _costs_of_use() -> list[Phrase]:
    """What it costs to use abilities: so much less, or more."""
    cost = (
        "{@the cost {@to use|required to use|for using|of using|of} {what:used}"
        "|the {@cost} for {what:users}}"
    )
    change = f"{{@{REDUCED} by {{less:use_change}}|{INCREASED} by {{more:use_change}}}} {FLOOR}"
    return [
        phrase(own.CostToUse, f"{cost} {change}"),
        phrase(
            own.CostToUse,
            "{{what:used} cost|{what:used_one} costs} {@{more:use_change} more|{less:use_change} less}"
            f" to use {FLOOR}",
        ),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "field_static",
        [
            tree(ab.Changes(hole("who"), (own.ProducesCP(hole("elements"), hole("payee")),)),
                 "while paying the cost to {@cast a/an {payee:noun/one}|play a/an {payee:noun/one} onto the field}"
                 "{@|, if {who:ref} is on the field}, {who:ref} can produce {elements:produced}"),
        ],
    ),
    (
        "casting_static",
        [
            phrase(own.DiscardsForCP, "you can discard {{elements:element,and}|{elements:element,or}} {@Element|} cards"
                   " from your hand to produce CP"),
            phrase(own.DiscardsForCP, "you can discard {elements:element,and} Element cards from your hand to"
                   " produce CP. ({elements:two_cp,and}.)"),
            *[
                phrase(own.AbilityPaidWithAny, f"{whose} can be paid {HOLDING} {_ANY}", **fixed)
                for whose, fixed in (
                    ("the {ability:costly_word} {@cost} of {what:who}", {}),
                    ("your {ability:costly_word} {@cost}", {"what": _YOUR_CARDS}),
                )
            ],
            phrase(own.CastLimit, f"{{player:caster}} {_CAN_CAST} {{count:int}} {{@{{@card:cards}}|{{noun:bare/one}}"
                   "|{noun:bare/many}} {@per|each|a|during each} turn"),
            phrase(own.SpecialPaidWith,
                   "you {@may:can} discard {@a:1} {noun:noun/one} instead of [S] when {@paying for|using}"
                   " {{what:ref}'s special {@ability|abilities}|{@the} special abilities of {what:who_many}}"),
            phrase(own.SpecialPaidWith,
                   "you {@may:can} use {what:ref}'s special ability by discarding a/an {noun:noun/one}"
                   " instead of discarding a Card Name {what:ref} as part of the cost"),
            *_must_pay(),
            *_kept(),
            *_who_pays(),
            *_other_costs(),
            *_costs_of_use(),
        ],
    ),
    ("static", [phrase(own.MayCast, _PERMITTED, free=False),
                phrase(own.MayCast, f"{_PERMITTED} {_FREE}", free=True)]),
    (
        "clause",
        [
            # "you may cast it this turn without paying the cost": the time stands inside.
            tree(ab.Lasting(hole("duration"), (own.MayCast(hole("what"), True),)),
                 f"{_PERMITTED} {{duration:duration}} {_FREE}"),
        ],
    ),
    (
        # "your special abilities", "Ramza's action ability", "the special abilities of Forwards you control"
        "used",
        [
            same("{:cause}"),
            ability_of("{kinds:stack_kind,or/many}")[0],
            phrase(own.Effects, "{kinds:stack_kind,or/many} of the {of:noun/many}", player=None),
        ],
    ),
    (
        "users",
        [
            *[phrase(own.Effects, f"{the}{{of:noun/many}} to use {{kinds:stack_kind,or/many}}", player=None)
              for the in ("the ", "")],
            phrase(own.Effects, "{player:subject} to use {kinds:stack_kind,or/many}", of=None),
        ],
    ),
    ("caster", [same("{:subject}"), value(ab.Player.EACH, "{@players|all players|both players}")]),
    ("produced", [same("{:element,or} CP"), value((), "CP of any Element")]),
    # A reminder: as of any other card (FFTCG 11.2.1.1).
    ("two_cp", [same("{:element} cards produce 2 {:element} CP each")]),
    ("element_cp", [same("{:element} CP")]),
    (
        # What alone may pay for an ability, as a sentence behind it.
        "payers",
        [
            phrase(own.UsePaidWith, "you can only {@pay with|use} {elements:element_cp,or} to use this ability"),
            phrase(own.UsePaidBy, "you can only {@pay with|use} CP produced by {source:noun/many} to use this ability"),
        ],
    ),
    ("used_one", ability_of("{kinds:stack_kind,or/one}")[:1]),
    ("use_change", [same("{:cost_change}"), same("{:icon_amount}")]),
    ("costly_word", [terms((own.AbilityWord.WARP, own.AbilityWord.PRIMING))]),
]
