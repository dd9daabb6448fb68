"""Paying: what may pay for what, and how many cards may be cast."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.effects import Lasting
from engine.abilities.nouns import IsCard, Noun, OwnedBy
from engine.abilities.players import Player
from engine.abilities.references import Any, Reference
from engine.abilities.statics import Changes, Direction
from engine.games.fftcg.cards import Element
from engine.games.fftcg.castwords import (
    AbilityPaidWithAny,
    CastLimit,
    CostKept,
    CostToUse,
    DamageKept,
    DiscardsForCP,
    MustPayWith,
    SpecialPaidWith,
    UsePaidBy,
    UsePaidWith,
)
from engine.games.fftcg.vocabulary import (
    AbilityWord,
    CastAlternative,
    CostToCast,
    Effects,
    ExtraCost,
    MayCast,
    OnlyPaidBy,
    OnlyPaidWith,
    PaidWithAny,
    ProducesCP,
)
from engine.games.fftcg.words.castings import COST, GROWS, LESSENS, MINIMA
from engine.games.fftcg.words.references import ability_of, take_ability_of
from engine.text.grammar import Phrase, phrase, same, shaped, value
from engine.text.templates import Take

_YOUR_CARDS = Any(Noun((OwnedBy(Player.YOU), IsCard())))
_MINIMA: tuple[tuple[str, dict[str, object]], ...] = (("", {}), (" (it cannot become 0)", {"minimum": 1}))


def _while_paying(slots: Mapping[str, object]) -> object:
    """ "while paying the cost to cast a card, Ramza can produce CP of any Element"."""
    who: Reference = slots["who"]  # type: ignore[assignment]
    elements: tuple[Element, ...] = slots.get("elements", ())  # type: ignore[assignment]
    return Changes(who, (ProducesCP(elements, slots["payee"]),))  # type: ignore[arg-type]


def _take_while_paying(any_element: bool, twice: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Changes(who, (ProducesCP(elements, Noun() as payee),)) if any_element == (not elements):
                found: dict[str, object] = {"who": who, "payee": payee}
                if elements:
                    found["elements"] = elements
                return {**found, "again": who} if twice else found
        return None

    return take


_FREE = tuple(f"without paying {cost}" for cost in ("the cost", "its cost", "their cost", "their costs"))


def _permitted() -> list[str]:
    """ "you can cast it as though you owned it at any time you could normally cast it"."""
    return [
        f"you {verb} cast {what}{own}{joint}{when}"
        for verb in ("can", "may")
        for what in ("{what:obj}", "{what:who_many}")
        for own in ("", " as though you owned it", " as though you owned them")
        for when in ("", *(f" at any time you could normally cast {it}" for it in ("it", "them")))
        for joint in ((" and",) if own and when else ()) + ("",)
    ]


def _paid_instead(slots: Mapping[str, object]) -> object:
    """ "by discarding a Card Name Bo instead of discarding a Card Name Ann": Ann is named twice."""
    return SpecialPaidWith(slots["what"], slots["noun"])  # type: ignore[arg-type]


def _take_paid_instead(value: object) -> Mapping[str, object] | None:
    match value:
        case SpecialPaidWith(what, noun):
            return {"what": what, "noun": noun, "again": what}
    return None


def _permissions() -> list[Phrase]:
    """What may be cast, and without paying the cost."""
    lines = []
    for line in _permitted():
        lines.append(phrase(MayCast, line, free=False))
        lines += [phrase(MayCast, f"{line} {end}", free=True) for end in _FREE]
    return lines


def _free_for_a_time(slots: Mapping[str, object]) -> object:
    """ "you may cast it this turn without paying the cost": the time stands inside."""
    return Lasting(slots["duration"], (MayCast(slots["what"], True),))  # type: ignore[arg-type]


def _take_free_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Lasting(duration, (MayCast(what, True),)):
            return {"duration": duration, "what": what}
    return None


#: How casting is spoken of, behind "to".
_CAST = (
    "cast {what:who}", "play {what:who} onto the field", "cast {what:from_hand}",
    "play {what:from_hand} onto the field",
)


def _who_pays() -> list[Phrase]:
    """What CP may pay."""
    lines = []
    for cast in _CAST:
        lines += [
            phrase(OnlyPaidWith, f"you can only pay with {{elements:element_cp,or}} to {cast}", different=0),
            phrase(OnlyPaidWith, f"you can only use {{elements:element_cp,or}} to {cast}", different=0),
            phrase(OnlyPaidBy, f"you can only pay with CP produced by {{source:noun/many}} to {cast}"),
            phrase(OnlyPaidBy, f"you can only use CP produced by {{source:noun/many}} to {cast}"),
            phrase(PaidWithAny, f"you can use CP of any Element to {cast}"),
            phrase(PaidWithAny, f"you can pay with CP of any Element to {cast}"),
            phrase(PaidWithAny, f"you can {cast} using CP of any Element"),
            phrase(PaidWithAny, f"you can {cast} with CP of any Element"),
            *[phrase(PaidWithAny, f"you {can} pay the cost {to} {cast} {with_} CP of any Element")
              for can in ("can", "may") for to in ("to", "required to") for with_ in ("with", "using")],
            *[phrase(PaidWithAny, f"you can use CP of any Element to pay the cost {to} {cast}")
              for to in ("to", "required to")],
        ]
    for how in ("with", "using"):
        lines.append(phrase(PaidWithAny, f"{{what:who}} can be cast {how} CP of any Element"))
    for start in COST:
        for how in ("with", "using"):
            lines.append(phrase(PaidWithAny, f"{start.removesuffix(' is')} can be paid {how} CP of any Element"))
            line = f"{start.removesuffix(' is')} can only be paid {how} {{elements:element_cp,or}}"
            lines.append(phrase(OnlyPaidWith, line, different=0))
    return lines


def _must_pay() -> list[Phrase]:
    """ "you must use CP of 2 or more different Elements to cast Ramza"."""
    lines = []
    for cast in _CAST:
        lines += [
            phrase(MustPayWith,
                   f"you must {{use|pay with}} CP of {{different:int}} {{or more |}}different Elements to {cast}",
                   elements=()),
            phrase(MustPayWith,
                   f"you can only {cast} {{with|using}} CP of {{different:int}} or more different Elements",
                   elements=()),
            phrase(MustPayWith, f"you must {{use|pay with}} {{elements:element_cp,and}} to {cast}", different=0),
            phrase(MustPayWith, f"you must pay {{at least 1 |1 or more }}{{elements:element_cp=}} to {cast}",
                   different=0),
            phrase(OnlyPaidWith,
                   "you can only {pay with|use} {elements:element_cp,or} and you must {use|pay with} CP of "
                   f"{{different:int}} or more different Elements to {cast}"),
        ]
    return lines


def _kept() -> list[Phrase]:
    """ "the cost to cast Summons cannot be reduced", "the damage dealt by Ramza cannot be reduced"."""
    ways = ((Direction.UP, "increased"), (Direction.DOWN, "{reduced|decreased}"))
    return [
        phrase(CostKept, f"{start.removesuffix(' is')} cannot be {way}", direction=direction)
        for start in COST for direction, way in ways
    ] + [
        phrase(DamageKept, "{the |}damage {event:harm} cannot be {reduced|decreased|reduced or become 0}")
    ]


def _other_costs() -> list[Phrase]:
    """What may be paid besides, or instead."""
    lines = []
    for cast in ("cast {what:ref}", "play {what:ref} onto the field", "pay the cost to cast {what:ref}",
                 "pay the cost to play {what:ref} onto the field"):
        for cost in ("pay {cost:icon+} as an extra cost", "pay an extra {cost:icon+}", "{cost:cost=} as an extra cost"):
            lines += [phrase(ExtraCost, f"{when} you {cast}, you {can} {cost}") for when in ("if", "when")
                      for can in ("may", "can")]
            lines += [phrase(ExtraCost, f"you {can} {cost} to {cast}") for can in ("may", "can")]
    for cost in ("{cost:paid_cost}", "{cost:cost=}", "pay {cost:icon+}"):
        for instead in (" (instead of paying the CP cost)", " instead of paying the CP cost", ""):
            for cast in ("cast {what:ref}", "play {what:ref} onto the field", "play {what:from_hand} onto the field",
                         "cast {what:from_hand}"):
                lines.append(phrase(CastAlternative, f"you {{can|may}} {cost}{instead} to {cast}"))
    for cost in ("{cost:paid_cost}", "{cost:cost=}", "pay {cost:icon+}"):
        lines += [phrase(CastAlternative, f"you {{can|may}} {cost} to {cast} without paying {{the|its}} {{|CP }}cost")
                  for cast in ("cast {what:ref}", "play {what:ref} onto the field")]
    return lines


def _costs_of_use() -> list[Phrase]:
    """What it costs to use abilities: so much less, or more."""
    changes: list[tuple[str, Mapping[str, object]]] = [
        *((f"{verb} by {{less:use_change}}{end}", {"minimum": least}) for verb in LESSENS for end, least in MINIMA),
        *((f"{verb} by {{more:use_change}}", {}) for verb in GROWS),
    ]
    return [
        phrase(CostToUse, f"{cost} {change}", **fixed)
        for cost in (
            *(f"the cost {to} {{what:used}}" for to in ("required to use", "to use", "for using", "of using", "of")),
            "the cost required for {what:users}", "the cost for {what:users}",
        )
        for change, fixed in changes
    ] + [
        phrase(CostToUse, f"{{what:{used}}} {cost} {size} to use{end}", **fixed)
        for used, cost in (("used", "cost"), ("used_one", "costs"))
        for size, end, fixed in (
            ("{more:use_change} more", "", {}),
            *(("{less:use_change} less", end, {"minimum": least}) for end, least in MINIMA),
        )
    ]


_HAND = "your hand to produce CP"
#: The reminders: as of any other card, 2 CP (FFTCG 11.2.1.1).
_GIVES = {
    one: f"{one.value} cards produce 2 {one.value} CP each" for one in (Element.LIGHT, Element.DARK)
}

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "field_static",
        [
            shaped(
                Changes, f"while paying the cost to {cast}{there}, {who} can produce {what}", _while_paying,
                _take_while_paying(any_element, bool(there)),
            )
            for cast in ("cast a/an {payee:noun/one}", "play a/an {payee:noun/one} onto the field")
            for there, who in (("", "{who:ref}"), (", if {who:ref} is on the field", "{again:ref}"))
            for what, any_element in (("CP of any Element", True), ("{elements:element,or} CP", False))
        ],
    ),
    (
        "casting_static",
        [
            *[
                phrase(CostToCast, f"{start} reduced by {{less:cost_change}} and can be paid {how} CP of any Element"
                       f"{end}", any_element=True, **fixed)
                for start in COST
                for how in ("with", "using")
                for end, fixed in _MINIMA
            ],
            *[
                phrase(DiscardsForCP, f"you can discard {{elements:element,{joint}}} {cards} from {_HAND}")
                for joint in ("and", "or")
                for cards in ("Element cards", "cards")
            ],
            *[
                phrase(DiscardsForCP, f"you can discard {one.value} Element cards from {_HAND}. ({_GIVES[one]}.)",
                       elements=(one,))
                for one in _GIVES
            ],
            phrase(
                DiscardsForCP,
                f"you can discard Light and Dark Element cards from {_HAND}. "
                f"({_GIVES[Element.LIGHT]} and {_GIVES[Element.DARK]}.)",
                elements=(Element.LIGHT, Element.DARK),
            ),
            *[
                phrase(AbilityPaidWithAny, f"{whose} can be paid {how} CP of any Element", **fixed)
                for how in ("with", "using")
                for whose, fixed in (
                    ("the {ability:costly_word} {cost|costs} of {what:who}", {}),
                    ("your {ability:costly_word} {cost|costs}", {"what": _YOUR_CARDS}),
                )
            ],
            *[
                phrase(CastLimit, f"{who} {most}{{count:int}} {cards} {per} turn", noun=None, **fixed)
                for who, fixed in (
                    ("{player:subject}", {}),
                    *((who, {"player": Player.EACH}) for who in ("players", "all players", "both players")),
                )
                for most in ("can only cast up to ", "can only cast ", "cannot cast more than ")
                for cards in ("cards", "card")
                for per in ("per", "each", "a")
            ],
            *[
                phrase(CastLimit, f"{who} {{can only cast|can cast only|cannot cast more than}} {{|up to }}{cards} "
                       "{per|each|a|during each} turn", **known)
                for cards, known in (("1 {noun:bare/one}", {"count": 1}), ("{count:int} {noun:bare/many}", {}))
                for who in ("{player:subject}",)
            ],
            *[
                phrase(SpecialPaidWith, f"you {may} discard {one} {{noun:noun/one}} instead of [S] when {paying}")
                for may in ("can", "may") for one in ("1", "a/an")
                for paying in ("paying for {what:ref}'s special ability", "paying for {what:ref}'s special abilities",
                               "using {what:ref}'s special ability", "using {what:ref}'s special abilities",
                               "paying for the special abilities of {what:who_many}",
                               "paying for special abilities of {what:who_many}",
                               "using special abilities of {what:who_many}")
            ],
            *[
                shaped(SpecialPaidWith, f"you {may} use {{what:ref}}'s special ability by discarding a/an "
                       "{noun:noun/one} instead of discarding a Card Name {again:ref} as part of the cost",
                       _paid_instead, _take_paid_instead)
                for may in ("can", "may")
            ],
            *_must_pay(),
            *_kept(),
            *_who_pays(),
            *_other_costs(),
            *_costs_of_use(),
        ],
    ),
    ("static", _permissions()),
    (
        "clause",
        [
            shaped(Lasting, f"{line} {{duration:until}} {end}", _free_for_a_time, _take_free_for_a_time)
            for line in _permitted()
            for end in _FREE
        ],
    ),
    (
        # "your special abilities", "Ramza's action ability", "the special abilities of Forwards you control"
        "used",
        [
            same("{:cause}"),
            shaped(Any, "{source:ref}'s {kinds:stack_kind,or/many}", ability_of, take_ability_of),
            phrase(Effects, "{kinds:stack_kind,or/many} of the {of:noun/many}", player=None),
        ],
    ),
    (
        "users",
        [
            *[phrase(Effects, f"{the}{{of:noun/many}} to use {{kinds:stack_kind,or/many}}", player=None)
              for the in ("the ", "")],
            phrase(Effects, "{player:subject} to use {kinds:stack_kind,or/many}", of=None),
        ],
    ),
    ("element_cp", [same("{:element} CP")]),
    (
        # What alone may pay for an ability, as a sentence behind it.
        "payers",
        [
            *[phrase(UsePaidWith, f"you can only {pay} {{elements:element_cp,or}} to use this ability")
              for pay in ("pay with", "use")],
            *[phrase(UsePaidBy, f"you can only {pay} CP produced by {{source:noun/many}} to use this ability")
              for pay in ("pay with", "use")],
        ],
    ),
    ("used_one", [shaped(Any, "{source:ref}'s {kinds:stack_kind,or/one}", ability_of, take_ability_of)]),
    ("use_change", [same("{:cost_change}"), same("{:icon_amount}")]),
    ("costly_word", [value(AbilityWord.WARP, "Warp"), value(AbilityWord.PRIMING, "Priming")]),
]
