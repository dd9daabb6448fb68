"""Conditions: after "if", and in limits."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.attacks import IN_PARTY
from engine.games.fftcg.words.castings import CAST_IT
from engine.games.fftcg.words.possessed import crystals, in_hand
from engine.text.english.conditions import conditions
from engine.text.english.quantities import measured
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
_NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))


#: How the cost of a card is spoken of.
_THE_COST = f"the {{@cost paid|CP paid|cost|CP|CP used}} to {CAST_IT}"
_ONLY_PAID = "{@was only paid with|was paid only with|was paid with only}"

#: How many different Elements the CP had that paid it.
_SO_MANY_PAID = ab.Compares(own.ElementsPaid(hole("what")), hole("quantity"))


def _paid() -> list[Phrase]:
    """What paid the cost of a card."""
    elements = "CP of {quantity:quantity} different Elements"
    return [
        phrase(own.PaidIncluding, f"{_THE_COST} included {{element:element}} CP", only=False),
        tree(_SO_MANY_PAID, f"{_THE_COST} {{@was paid with|included}} {elements}"),
        phrase(own.PaidIncluding, f"{_THE_COST} {{was only|{_ONLY_PAID}}} {{element:element}} CP", only=True),
        phrase(own.PaidOnlyBy, f"{_THE_COST} {{was only produced by|was produced only by|{_ONLY_PAID} CP produced by}}"
               " {source:noun/many}"),
        phrase(own.PaidIncluding, f"you paid {{element:element}} CP to {CAST_IT}", only=False),
    ]


_YOURS = ab.ControlledBy(ab.Player.YOU)


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("condition", [phrase(own.BeforePaying, "{condition:one_condition} (before paying the cost for {what:source})")]),
    (
        "one_condition",
        [
            *in_hand(),
            # Before what is said of all: behind "if", "any" is one of them.
            phrase(ab.Has, "any {{noun:own_removed/one}|{noun:own_removed/many}}", player=ab.Player.YOU,
                   quantity=_SOME),
            # "a Card Name Vell and Card Name Rook" are two.
            phrase(ab.ControlsAllOf, "{player#:possessor} ~control a/an {nouns:card_name,and:2}"),
            phrase(ab.ControlsAllOf, "{player#:subject} ~control {@each}"
                   " {{nouns:articled,and:2}|{nouns:noun,and:2/one}}"),
        ],
    ),
    *conditions(),
    (
        "one_condition",
        [
            same("{:so_many}"),
            tree(ab.Compares(ab.DamagePoints(hole("player")), hole("quantity")),
                 "{player#:possessor} <has|have> received {quantity:damage_points}"),
            *crystals(),
            phrase(ab.Has, "{quantity#:quantity} {noun:own_removed}", player=ab.Player.YOU),
            # The noun is that of your own.
            tree(ab.Compares(own.TraitsAmong(ab.Noun((rest("noun"), _YOURS)), hole("trait")), hole("quantity")),
                 "you control {{quantity:quantity} different {trait:trait/one} {noun:bare_row/many}"
                 "|{noun:bare_row/many} {@having} {quantity:quantity} different {trait:trait/many}}"),
            phrase(ab.Is, "{what:who_many} {@are|were} {noun:noun/many}"),
            phrase(ab.Compares, "{what:having_power} {quantity:power_quantity}"),
            phrase(ab.HappenedThisTurn, "{event:past} this turn"),
            phrase(ab.HappenedThisTurn, "{{event:crystals_paid/past} {quantity:quantity} [Crystal]"
                   "|{event:cards_drawn/past} {quantity:quantity} cards} this turn"),
            phrase(own.PaidExtraCost, "you paid the extra cost"),
            *_paid(),
            tree(ab.Is(ab.Every(hole("noun")), ab.Noun((ab.AllDifferent(hole("trait")),))),
                 "{@all of:the} {noun:noun/many} {are {@each} of|{@each} have}"
                 " different {trait:trait/many}"),
            tree(ab.Compares(own.TraitsAmong(hole("noun"), hole("trait")), hole("quantity")),
                 "{@you have|there are|you control} {quantity:quantity} different"
                 " {trait:trait/many} among {@all of:} {noun:noun/many}"),
            phrase(ab.AllShare, "both cards are of the same {trait:trait/one}"),
            phrase(ab.EventWas, "{event:entering_event}"),
            phrase(ab.Compares, "{what:damage_on} {quantity:damage_quantity}"),
            phrase(own.WasCast, "{{what:ref} {@is:was} cast|you {@|have|'ve} cast {what:source}}"),
            # It entered the field so, and not because something put it there.
            phrase(own.WasCast, "{what:ref} entered {@|the field} {@because of} being cast"),
            phrase(own.FromBurst, "{what:ref} results from an EX Burst"),
            tree(IN_PARTY, "{what:ref} {@is forming|forms} a party"),
        ],
    ),
    ("so_many", [phrase(ab.SoMany, "you {@have:control} {quantity:quantity}")]),
    ("you", [value(ab.Player.YOU, "you")]),
    # Against whom it is held: "than you", "than your opponent does".
    (
        "rival",
        [value(ab.Player.OPPONENT, "{@your opponent|your opponent does}"), value(ab.Player.YOU, "{@you|you do}")],
    ),
    ("other_subject", [same("{:actor}"), value(ab.Player.THEY, "they"), same("{:other_possessor}")]),
    *[
        (name, [phrase(ab.PlayerActs, f"{{player#:subject}} ~{verb}", deeds=(deed,)) for verb, deed in words])
        for name, words in (
            ("cards_drawn", (("draw", ab.Draws()),)),
            ("crystals_paid", (("pay", own.PaysCrystals()), ("gain", own.GainsCrystals()))),
        )
    ],
    ("entering_event", [phrase(ab.Happens, "{who#:ref,or} {@{deeds:entering_so=}|{deeds:entering_so=/past}"
                               "|{deeds:entering_deed=}}")]),
    (
        "entering_deed",
        [
            phrase(ab.Enters, "{{@is:was} {played {@onto the field}|put onto the field}|entered} from"
                   " {@owner's} {origin:zone}"),
        ],
    ),
    ("damage_on", [phrase(ab.DamageOn, "{whose:ref} has received")]),
    (
        "damage_quantity",
        measured("damage"),
    ),
    (
        "negated",
        [
            phrase(ab.HappenedThisTurn, "{event:not_past} this turn"),
            phrase(own.WasCast, "{what:ref} {{was not|has not been} cast"
                   "|did not enter the field by being cast}"),
            phrase(own.PaidIncluding, f"{_THE_COST} didn't include {{element:element}} CP", only=False),
            tree(_SO_MANY_PAID, f"{_THE_COST} didn't include CP of {{quantity:quantity}} different"
                   " Elements"),
        ],
    ),
    (
        # What something can be said to be, without an article.
        "complement",
        [
            phrase(ab.Noun, "{qualities:state+}"),
            same("{:mark_noun}"),
            phrase(ab.Noun, "{qualities:post+}"),
            phrase(ab.Noun, "{qualities:as_named=}"),
        ],
    ),
    ("as_named", [phrase(ab.OfNamed, f"the {named} {{kind:named_trait}}") for named in ("named", "selected")]),
    (
        "points_of",
        [
            phrase(ab.DamagePoints, words, player=player)
            for player, who, have in ((ab.Player.OPPONENT, "your opponent", "has"), (ab.Player.YOU, "you", "have"))
            for words in (who, f"{who} {have}")
        ],
    ),
    (
        "damage_points",
        [
            phrase(ab.Quantity, "{comparison:much} {@points of damage} than {amount:points_of}"),
            phrase(ab.Quantity,
                   "{@the same number of points of|the same amount of|as much} damage as {amount:points_of}",
                   comparison=ab.Comparison.EXACTLY),
            *measured("{@points of damage:<point|points> of damage}"),
        ],
    ),
    ("compared", [same("{:quantity_named}")]),
    ("having_power", [phrase(ab.TraitOf, "{whose:ref} has", trait=ab.Trait.POWER)]),
    (
        "power_quantity",
        [
            *measured("power"),
            phrase(ab.Quantity, "a power of {amount:number} {comparison:or_more}"),
        ],
    ),
    ("past", [phrase(ab.PlayerActs, "that player {deeds:player_deed,or/one/past}", player=ab.Player.THEY)]),
]
