"""Costs and casting: when cards can be cast, what pays, and what makes it more or less (FFTCG 11.3, 11.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element
from engine.games.fftcg.words.references import ability_of
from engine.text.english.circumstances import held
from engine.text.english.classes import CAN, HOLDING, MAY, REDUCED
from engine.text.grammar import Row
from engine.text.phrases import Phrase, Tables, each, hole, phrase, rest, same, shaped, terms, tree, trees, value

#: Icons stand together; commas are between all else.
_MORE = (("later_cost", 0, 9), ("later_icon", 0, 1), ("icon", 0, 9), ("later_cost", 0, 9))

_CAN_CAST = "{@can only cast|can cast only|cannot cast more than} {@|up to}"
_PAY = "{@pay with|use}"


def _payments(who: str, pays: str) -> list[Phrase]:
    """That such CP alone may pay, or must be part of what pays."""
    return [
        phrase(own.Payment, f"{who} can only {pays} {{cp:cp}}", how=own.Paying.ONLY),
        phrase(own.Payment, f"{who} must {pays} {{@|at least 1|1 or more}} {{cp:all_cp}}", how=own.Paying.MUST),
    ]


CAST_IT = "{@cast} {what:what_it} {@onto the field}"
#: What that costs, or what is paid for it.
COST = (
    "{@the {@cost} {@to} {@casting:cast} {what:what_cast} {@onto the field}"
    "|{what:source}'s cost}"
)
_LESS = f"{REDUCED} by {{less:use_change}}"


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
               f" {{@to reduce {COST} by {{less:cost_change}}|{{@. if you do so,|.}} {COST} {_LESS}}}"),
    ]


#: Casting a card, or playing it onto the field: the same, said of all cards or of Characters.
_CAST = "{@cast} {what:what_cast} {@onto the field}"
_TO_CAST = f"{{@to|required to}} {_CAST}"
_PAYERS_COST = "the {@cost} for {player:subject} to {@cast} {what:what_cast} {@onto the field}"
_COST_OF_USE = "the cost {@to use|required to use|for using|of using|of} {what:used}|the {@cost} for {what:users}"
_FLOOR = "?({minimum:floor})?"


def cost_changed(what: str) -> Phrase:
    """What becomes of a cost: it is so much less or more, or just so much, or does not go one of these ways."""
    changed = "{@{how:cost_verb/any} {amount:use_change} {any_element! and can be paid with CP of any Element}"
    return shaped(own.CostChange, f"{what} {changed}|cannot be {{kept:direction}}}} {_FLOOR}", _changed, _take_changed)


def _changed(slots: Mapping[str, object]) -> object:
    found: dict[str, Any] = dict(slots)
    amount = found.pop("amount", None)
    return own.CostChange(**found | {found.pop("how"): amount} if "how" in found else found)


def _take_changed(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, own.CostChange):
        return None
    ways = [(name, getattr(value, name)) for name in ("less", "more", "becomes") if getattr(value, name) is not None]
    how, amount = ways[0] if ways else (None, None)
    return {name: getattr(value, name) for name in value.field_names} | {"how": how, "amount": amount}


#: So much more or less, said of what costs it.
COSTS_SO_MUCH = (
    f"~cost {{@{{more:number}} more|{{less:number}} less}} {{@to cast|to play|to play onto the field|}} {_FLOOR}"
)
#: "control Characters of cost 1, 2 and 3": one of each.
_OF_EACH_COST = ab.ControlsAllOf(ab.Player.YOU, each("costs", ab.Noun((
    rest("noun", ab.Noun), ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(hole("costs"))),
))))

PHRASES: list[Tables] = [{
    "icon": [
        phrase(ab.TapSource, "[Dull]"),
        phrase(own.DiscardSameName, "[S]"),
        phrase(own.CrystalCost, "[Crystal]", count=ab.Number(1)),
        phrase(own.CP, "{element:element_icon}", amount=ab.Number(1)),
        trees("{amount:icon_amount} ?((This cost {@is reduced} by {less:cost_change}{.}))?",
              own.CP(ab.Difference(hole("amount"), hole("less"))), own.CP(hole("amount"))),
        phrase(own.CP, "[X]", amount=ab.X()),
    ],
    "element_icon": [terms((element, f"[{element.value}]") for element in Element)],
    "icon_amount": [phrase(ab.Number, "{number:icon_number}")],
    "cost": [phrase(ab.Do, "{action:vp/many}")],
    "later_cost": [same("{,|and} {:cost}")],
    "later_icon": [same("{,|and} {:icon}")],
    "costs": [same("{:icon_costs}"), same("{:action_costs}")],
    "payment": [
        phrase(ab.Pay, "{cost:icon+}"),
        *_payments("you", _PAY),
        phrase(own.Payment, f"you {CAN} {_PAY} {{cp:any_cp}}", how=own.Paying.MAY),
    ],
    # What alone may pay for an ability, as a sentence behind it.
    "payers": [phrase(own.UsePaidWith, "{payments:payment,and} to use this ability")],
    # How cards are cast: in field abilities, and for a duration.
    "casting_static": [
        phrase(own.DiscardsForCP, "you can discard {elements:element,and|or} {@Element|} cards from your hand to"
               " produce CP"),
        phrase(own.DiscardsForCP, "you can discard {elements:element,and} Element cards from your hand to produce CP."
               " ({elements:two_cp,and}.)"),
        phrase(own.CastLimit, f"{{player:subject}} {_CAN_CAST} {{count:int}} {{@{{@card:cards}}|{{noun:bare/one}}"
               "|{noun:bare/many}} {@per|each|a|during each} turn"),
        phrase(own.SpecialPaidWith,
               "you {@may:can} discard {@a:1} {noun:noun/one} instead of [S] when {@paying for|using}"
               " {{what:ref}'s special {@ability|abilities}|{@the} special abilities of {what:who_many}}"),
        phrase(own.SpecialPaidWith,
               "you {@may:can} use {what:ref}'s special ability by discarding a/an {noun:noun/one}"
               " instead of discarding a Card Name {what:ref} as part of the cost"),
        phrase(own.PaidWith, f"{{payments:payment,and}} {{@|to pay the cost}} {_TO_CAST}"),
        phrase(own.PaidWith, f"{COST} {{payments:paid=}}"),
        tree(own.PaidWith((own.Payment(own.Paying.MAY, hole("cp")),), hole("what")),
             f"{{@{{what:who}} can be cast|you {CAN} {_CAST}|you {CAN} pay the cost {_TO_CAST}}} {HOLDING}"
             " {cp:any_cp}"),
        phrase(own.PaidWith, "{@own:the} {ability:costly_word} {@cost} ?(of {what:who})? {payments:any_paid=}"),
        phrase(ab.DamageKept, "{@the |}damage {event:harm} cannot be {@reduced}"),
        *_optional(),
        tree(own.CastOnlyIf(hole("what"), ab.Not(hole("condition"))),
             f"you cannot {CAST_IT} if {{condition:condition}}"),
        phrase(own.CastOnlyIf, f"you {{cannot {CAST_IT} unless {{condition:condition}}"
               f"|{{can {CAST_IT} only|can only {CAST_IT}}} {{condition:limit_condition}}}}"),
        cost_changed(f"{{@{COST}|{_PAYERS_COST}|{_COST_OF_USE}}}"),
        phrase(own.CostChange, f"{{what#:what_costs}} {COSTS_SO_MUCH}"),
        phrase(own.CostChange, "{{what:used} cost|{what:used_one} costs}"
               f" {{@{{more:use_change}} more|{{less:use_change}} less}} to use {_FLOOR}"),
        phrase(own.ManyOfElement,
               "{what:ref} can be played onto the field even if you control other {element:element} Characters"),
        phrase(own.CastOnlyIf, f"you must {{condition:must_control}} to {CAST_IT}"),
        phrase(own.ManyOfElement, "you can play 2 or more {element:element} Characters onto the field"),
        phrase(own.NotIfControlling,
               "you cannot play {what:articled_ref,or} while already in control of either Character"),
    ],
    "paid": [*_payments("", f"be paid {HOLDING}"), same("{:any_paid}")],
    "any_paid": [phrase(own.Payment, f"can be paid {HOLDING} {{cp:any_cp}}", how=own.Paying.MAY)],
    "cp": [phrase(own.CPOf, "{elements:element_cp,or}"), phrase(own.CPOf, "CP produced by {source:noun/many}")],
    "all_cp": [
        phrase(own.CPOf, "{elements:element_cp,and}"),
        phrase(own.CPOf, "CP of {different:int} {@or more|} different Elements"),
    ],
    "any_cp": [value(own.CPOf(), "CP of any Element")],
    "element_cp": [same("{:element} CP")],
    "produced": [same("{:element,or} CP"), value((), "CP of any Element")],
    # A reminder: as of any other card (FFTCG 11.2.1.1).
    "two_cp": [same("{:element} cards produce 2 {:element} CP each")],
    "use_change": [same("{:cost_change}"), same("{:icon_amount}")],
    "cost_verb": [
        terms([(way, verb) for way, verbs in (
            ("less", ("~be reduced", "~be decreased", "~decrease", "will be reduced")),
            ("more", ("~be increased", "~increase", "will increase")),
        ) for verb in (f"{verb} by" for verb in verbs)], [("becomes", "~become")]),
    ],
    "costly_word": [terms((own.AbilityWord.WARP, own.AbilityWord.PRIMING))],
    "floor": [value(1, "(it cannot become 0)"), value(2, "(it cannot become 1 or less)")],
    "articled_ref": [same("{:ref}"), same("{:any_bare}")],
    "what_costs": [
        same("{:who}"), same("{:any_bare}"),
        phrase(own.NextCast, "{@your next {noun:noun/one}|the next {noun:noun/one} you cast}"),
        phrase(own.NthCast, "{@{player:nth_of} {ordinal:ordinal} {noun:bare/one}"
               "|the {ordinal:ordinal} {noun:bare/one} {player:nth_caster}} {own_turn:nth_turn}"),
    ],
    "nth_of": [
        terms([(ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"), (ab.Player.EITHER, "each player's")]),
    ],
    "nth_caster": [
        value(ab.Player.YOU, "{@you cast|}"), value(ab.Player.OPPONENT, "your opponent casts"),
        value(ab.Player.EITHER, "each player casts"),
    ],
    # Whether it is counted in one's own turns only.
    "nth_turn": [
        value(False, "{@{@|during |in |per }{@each|a}|per} turn"),
        value(True, "{@|during |in }{@each of your turns|your turn}"),
    ],
    # "your special abilities", "Ramza's action ability", "the special abilities of Forwards you control"
    "used": [
        same("{:used_cause}"), same("{:object}"),
        ability_of("{kinds:stack_kind,or/many}"),
        phrase(own.Effects, "{kinds:stack_kind,or/many} of the {of:noun/many}", player=None),
    ],
    "used_one": [ability_of("{kinds:stack_kind,or/one}")],
    "users": [
        phrase(own.Effects, "{@the} {of:noun/many} to use {kinds:stack_kind,or/many}", player=None),
        phrase(own.Effects, "{player:subject} to use {kinds:stack_kind,or/many}", of=None),
    ],
    "what_cast": [same("{:what_costs}"), same("{:from_hand}")],
    "what_it": [same("{:ref}"), same("{:from_hand}")],
    # What is paid: CP, what is done, or both.
    "paying": [same("{:cost,and}")],
    "must_control": [
        phrase(ab.ControlsAllOf, "control {nouns:articled,and:2}", player=ab.Player.YOU),
        tree(_OF_EACH_COST, "control {noun:bare/many} of cost {costs:int,and:2}"),
        *held("", "{@control|have}", ab.Player.YOU),
    ],
    "from_hand": [phrase(ab.InPlace, "{what:ref} from your hand", zone=own.Zone.HAND, player=ab.Player.YOU)],
    "whole_or_s": [value(False, "[S]"), value(True, "{@own:the} cost")],
}]

ROWS = {"icon_costs": Row((("icon", 1, 12), *_MORE)), "action_costs": Row((("cost", 1, 1), *_MORE))}
