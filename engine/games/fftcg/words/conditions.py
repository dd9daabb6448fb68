"""Conditions: after "if", and in limits."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, PowerOf, Quantity
from engine.abilities.conditions import (
    AllShare,
    Compares,
    Controls,
    ControlsAllOf,
    EventWas,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    Not,
    SoMany,
)
from engine.abilities.damage import DamageOn, DamagePoints, ReceivedDamage
from engine.abilities.decks import Draws
from engine.abilities.events import Enters, Happens, PlayerActs
from engine.abilities.naming import OfNamed
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import (
    AllTraitsDiffer,
    DifferentTraits,
    FormsPartyNow,
    FromBurst,
    PaidExtraCost,
    PaidOnlyBy,
    PaidWithElements,
    Zone,
)
from engine.games.fftcg.vocabulary.casting import (
    BeforePaying,
    GainsCrystals,
    PaidIncluding,
    PaidOnlyWith,
    PaysCrystals,
    WasCast,
)
from engine.games.fftcg.words.castings import CAST_IT
from engine.games.fftcg.words.possessed import controlled, crystals, in_hand
from engine.text.english.classes import THIS
from engine.text.english.conditions import conditions
from engine.text.english.quantities import measured
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))


#: How the cost of a card is spoken of.
_THE_COST = f"the {{@cost paid|CP paid|cost|CP|CP used}} to {CAST_IT}"
_ONLY_PAID = "{@was only paid with|was paid only with|was paid with only}"


def _paid() -> list[Phrase]:
    """What paid the cost of a card."""
    elements = "CP of {quantity:quantity} different Elements"
    return [
        phrase(PaidIncluding, f"{_THE_COST} included {{element:element}} CP"),
        phrase(PaidWithElements, f"{_THE_COST} {{@was paid with|included}} {elements}"),
        phrase(PaidOnlyWith, f"{_THE_COST} {{was only|{_ONLY_PAID}}} {{element:element}} CP"),
        phrase(PaidOnlyBy, f"{_THE_COST} {{was only produced by|was produced only by|{_ONLY_PAID} CP produced by}}"
               " {source:noun/many}"),
        phrase(PaidIncluding, f"you paid {{element:element}} CP to {CAST_IT}"),
    ]


_YOURS = ControlledBy(Player.YOU)


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("condition", [phrase(BeforePaying, "{condition:one_condition} (before paying the cost for {what:source})")]),
    (
        "one_condition",
        [
            *in_hand(),
            phrase(Controls, "{player#:subject} ~control {quantity#:quantity} {noun:noun}"),
            # "a Card Name Vell and Card Name Rook" are two.
            phrase(ControlsAllOf, "{player#:subject} ~control a/an {nouns:card_name,and:2}"),
            # "you control 4 Forwards or more": the noun stands inside the quantity.
            tree(Controls(hole("player"), Quantity(hole("comparison"), hole("amount")), hole("noun")),
                 "{player#:subject} ~control {amount#:number} {noun:noun} {comparison:or_more}"),
            *controlled(),
            phrase(ControlsAllOf, "{player#:subject} ~control {@|both}"
                   " {{nouns:articled,and:2}|{nouns:noun,and:2/one}}"),
        ],
    ),
    *conditions(),
    (
        "one_condition",
        [
            same("{:so_many}"),
            phrase(Exists, "there is a/an {noun:noun/one}", quantity=_SOME),
            phrase(ReceivedDamage, "{player#:subject} <has|have> received {quantity:damage_points}"),
            *crystals(),
            phrase(Has, "{quantity:quantity} of your cards have been removed from the game", player=Player.YOU,
                   noun=Noun((IsCard(), InZone(Zone.REMOVED, Player.YOU)))),
            phrase(Has, "any {{noun:own_removed/one}|{noun:own_removed/many}}", player=Player.YOU,
                   quantity=_SOME),
            phrase(Has, "{quantity#:quantity} {noun:own_removed}", player=Player.YOU),
            # The noun is that of your own.
            tree(DifferentTraits(hole("quantity"), Noun((rest("noun"), _YOURS)), hole("trait")),
                 "you control {{quantity:quantity} different {trait:trait} {noun:bare_row/many}"
                 "|{noun:bare_row/many} {@of|with} {quantity:quantity} different {trait:traits}}"),
            phrase(Is, "{what:who_many} {@are|were} {noun:noun/many}"),
            phrase(Compares, "{what:compared} {@is|was|has become|becomes|became} {{quantity:quantity}"
                   f"|{{quantity:relation}}}} {{@|{THIS}}}"),
            phrase(Compares, "{what:having_power} {quantity:power_quantity}"),
            phrase(HappenedThisTurn, "{event:past} this turn"),
            phrase(HappenedThisTurn, "{{event:crystals_paid} {quantity:quantity} [Crystal]"
                   "|{event:cards_drawn} {quantity:quantity} cards} this turn"),
            phrase(PaidExtraCost, "you paid the extra cost"),
            phrase(Not, "{condition:unpaid}"),
            *_paid(),
            phrase(AllTraitsDiffer, "{@the|all the|all of the} {noun:noun/many} {are {@|all} of|{@|each} have}"
                   " different {trait:traits}"),
            phrase(DifferentTraits, "{@you have|there are|you control} {quantity:quantity} different {trait:traits}"
                   " among {@|the|all the} {noun:noun/many}"),
            phrase(AllShare, "both cards are of the same {trait:trait}"),
            phrase(Has, "{player#:subject} ~have a total of {quantity#:quantity} {noun:noun}"),
            phrase(EventWas, "{event:entering_event}"),
            phrase(Compares, "{what:damage_on} {quantity:damage_quantity}"),
            phrase(WasCast, "{{what:ref} {@was|has been} cast|you {@|have|'ve} cast {what:source}}"),
            # It entered the field so, and not because something put it there.
            phrase(WasCast, "{what:ref} entered {@|the field} {@by|from} being cast"),
            phrase(FromBurst, "{what:ref} results from an EX Burst"),
            phrase(FormsPartyNow, "{what:ref} {@is forming|forms} a party"),
        ],
    ),
    ("so_many", [phrase(SoMany, "you {@control|have} {quantity:quantity}")]),
    ("you", [value(Player.YOU, "you")]),
    ("other_subject", [same("{:actor}"), value(Player.THEY, "they")]),
    *[
        (
            name,
            [
                phrase(PlayerActs, f"{{player#:subject}} {did}", deeds=(deed,))
                for perfect, past, deed in words
                for did in (f"<has|have> {perfect}", past)
            ],
        )
        for name, words in (
            ("cards_drawn", (("drawn", "drew", Draws()),)),
            ("crystals_paid", (("paid", "paid", PaysCrystals()), ("gained", "gained", GainsCrystals()))),
        )
    ],
    ("entering_event", [phrase(Happens, "{who#:ref,or} {@{deeds:entering_so=}|{deeds:entering_so=/past}"
                               "|{deeds:entering_deed=}}")]),
    (
        "entering_deed",
        [
            phrase(Enters, "{{@was|has been} {played {@|onto the field}|put onto the field}|entered} from"
                   " {@the|your|its owner's} {origin:zone}"),
        ],
    ),
    ("damage_on", [phrase(DamageOn, "{whose:ref} has received")]),
    (
        "damage_quantity",
        measured("damage"),
    ),
    (
        "unpaid",
        [
            phrase(WasCast, "{what:ref} {{was not|has not been} cast"
                   "|did not enter the field by being cast}"),
            phrase(PaidIncluding, f"{_THE_COST} didn't include {{element:element}} CP"),
            phrase(PaidWithElements, f"{_THE_COST} didn't include CP of {{quantity:quantity}} different"
                   " Elements"),
        ],
    ),
    ("negated", [phrase(HappenedThisTurn, "{event:not_past} this turn")]),
    (
        # What something can be said to be, without an article.
        "complement",
        [
            phrase(Noun, "{qualities:state+}"),
            phrase(Noun, "{qualities:element_mark=}"),
            phrase(Noun, "{qualities:category_mark=}"),
            phrase(Noun, "{qualities:post+}"),
            phrase(Noun, "{qualities:as_named=}"),
        ],
    ),
    ("as_named", [phrase(OfNamed, f"the {named} {{kind:named_trait}}") for named in ("named", "selected")]),
    (
        "points_of",
        [
            phrase(DamagePoints, words, player=player)
            for player, who, have in ((Player.OPPONENT, "your opponent", "has"), (Player.YOU, "you", "have"))
            for words in (who, f"{who} {have}")
        ],
    ),
    (
        "damage_points",
        [
            phrase(Quantity, "{comparison:much} {@points of damage|damage} than {amount:points_of}"),
            phrase(Quantity, "{@the same number of points of|the same amount of|as much} damage as {amount:points_of}",
                   comparison=Comparison.EXACTLY),
            *measured("{@<point|points> of damage|damage}"),
        ],
    ),
    ("compared", [same("{:quantity_named}")]),
    ("having_power", [phrase(PowerOf, "{whose:ref} has")]),
    (
        "power_quantity",
        [
            *measured("power"),
            phrase(Quantity, "a power of {amount:number} {comparison:or_more}"),
        ],
    ),
    ("past", [phrase(PlayerActs, "that player {deeds:player_done,or/one}", player=Player.THEY)]),
]
