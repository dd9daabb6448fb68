"""Paying: what may pay for what, and how many cards may be cast."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.castings import CAST, CAST_IT, COST, LESS, TO_CAST
from engine.text.english.classes import CAN, HOLDING, MAY
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


_PAY = "{@pay with|use}"


def _payments(who: str, pays: str) -> list[Phrase]:
    """That such CP alone may pay, or must be part of what pays."""
    return [
        phrase(own.Payment, f"{who} can only {pays} {{cp:cp}}", how=own.Paying.ONLY),
        phrase(own.Payment, f"{who} must {pays} {{@|at least 1|1 or more}} {{cp:all_cp}}", how=own.Paying.MUST),
    ]


def _optional() -> list[Phrase]:
    """What may be paid besides, before or instead."""
    paying = f"{{@{CAST_IT}|pay the cost to {CAST_IT}}}"
    extra = f"you {MAY} {{@{{cost:paying}} as an extra cost|pay an extra {{cost:icon+}}}}"
    instead = "{@instead:(instead of paying the CP cost)}"
    return [
        phrase(own.MayPay, f"{{@{{@if|when}} you {paying}, {extra}|{extra} to {paying}}}"),
        phrase(own.MayPay, f"you {CAN} {{cost:paying}} {instead} to {CAST_IT}"
               " {@|without paying {@own:the} {@|CP} cost}", instead=True),
        phrase(own.MayPay, f"before paying {COST}, you {CAN} {{cost:paying}}"
               f" {{@to reduce {COST} by {{less:cost_change}}|{{@. if you do so,|.}} {COST} {LESS}}}"),
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
            phrase(own.CastLimit, f"{{player:caster}} {_CAN_CAST} {{count:int}} {{@{{@card:cards}}|{{noun:bare/one}}"
                   "|{noun:bare/many}} {@per|each|a|during each} turn"),
            phrase(own.SpecialPaidWith,
                   "you {@may:can} discard {@a:1} {noun:noun/one} instead of [S] when {@paying for|using}"
                   " {{what:ref}'s special {@ability|abilities}|{@the} special abilities of {what:who_many}}"),
            phrase(own.SpecialPaidWith,
                   "you {@may:can} use {what:ref}'s special ability by discarding a/an {noun:noun/one}"
                   " instead of discarding a Card Name {what:ref} as part of the cost"),
            phrase(own.PaidWith, f"{{payments:payment,and}} {{@|to pay the cost}} {TO_CAST}"),
            phrase(own.PaidWith, f"{COST} {{payments:paid=}}"),
            tree(own.PaidWith(hole("what"), (own.Payment(own.Paying.MAY, hole("cp")),)),
                 f"{{@{{what:who}} can be cast|you {CAN} {CAST}|you {CAN} pay the cost {TO_CAST}}} {HOLDING}"
                 " {cp:any_cp}"),
            phrase(own.PaidWith, "the {ability:costly_word} {@cost} of {what:who} {payments:any_paid=}"),
            phrase(own.PaidWith, "your {ability:costly_word} {@cost} {payments:any_paid=}", what=_YOUR_CARDS),
            phrase(ab.DamageKept, "{@the |}damage {event:harm} cannot be {@reduced}"),
            *_optional(),
        ],
    ),
    (
        "payment",
        [*_payments("you", _PAY), phrase(own.Payment, f"you {CAN} {_PAY} {{cp:any_cp}}", how=own.Paying.MAY)],
    ),
    ("paid", [*_payments("", f"be paid {HOLDING}"), same("{:any_paid}")]),
    ("any_paid", [phrase(own.Payment, f"can be paid {HOLDING} {{cp:any_cp}}", how=own.Paying.MAY)]),
    ("cp", [phrase(own.CPOf, "{elements:element_cp,or}"), phrase(own.CPOf, "CP produced by {source:noun/many}")]),
    (
        "all_cp",
        [
            phrase(own.CPOf, "{elements:element_cp,and}"),
            phrase(own.CPOf, "CP of {different:int} {@or more|} different Elements"),
        ],
    ),
    ("any_cp", [value(own.CPOf(), "CP of any Element")]),
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
    ("caster", [same("{:subject}"), value(ab.Player.EACH, "{@players|all players|both players}")]),
    ("produced", [same("{:element,or} CP"), value((), "CP of any Element")]),
    # A reminder: as of any other card (FFTCG 11.2.1.1).
    ("two_cp", [same("{:element} cards produce 2 {:element} CP each")]),
    ("element_cp", [same("{:element} CP")]),
    (
        # What alone may pay for an ability, as a sentence behind it.
        "payers",
        [phrase(own.UsePaidWith, "{payments:payment,and} to use this ability")],
    ),
    ("use_change", [same("{:cost_change}"), same("{:icon_amount}")]),
    ("costly_word", [terms((own.AbilityWord.WARP, own.AbilityWord.PRIMING))]),
]
