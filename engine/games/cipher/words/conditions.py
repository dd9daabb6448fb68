"""Conditions: what may follow "if"."""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import IN_THIS_COMBAT
from engine.text.english.classes import COUNTED, IS, WITHIN, any_of
from engine.text.english.conditions import conditions
from engine.text.grammar import Row
from engine.text.phrases import Phrase, each, hole, phrase, rest, tree, value

ATTACKING = ab.Noun((ab.Attacking(),))

DEFENDING = ab.Noun((own.Defending(),))

COMBATANT = ab.Noun((own.InCombat(),))

_EQUAL = any_of("as many as", "as many", "equal", "equal to")
#: So many of something, in whatever number it is printed.
SO_MANY = f"{{@{{quantity#:quantity}} {COUNTED}|{{quantity:some}} {{noun:noun/one}}}}"
NO_OTHER = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))

OTHER_ALLIES = ab.Noun((ab.OtherThan(THIS_UNIT), ab.ControlledBy(ab.Player.YOU)))

_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))


_HERE = ab.InZone(hole("zone"))
#: Nobody else of yours stands there.
_ALONE = ab.And((
    ab.Is(THIS_UNIT, ab.Noun((_HERE,))), ab.Has(ab.Player.YOU, NO_OTHER, ab.Noun((*OTHER_ALLIES.qualities, _HERE))),
))


#: Whoever is said to be in combat with this unit.
ANY_ENEMY = ab.Any(ab.Noun((ab.ControlledBy(ab.Player.OPPONENT),)))
#: Nobody else is there.
_ONLY_UNITS = "{@own:your} only {@unit:allies} {@there}"
_FAILED = "{@failed|has failed} ?(to support {@a:the} enemy)?"

_TWO = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(2))


def _against(comparison: Any) -> ab.Compares:
    """Allies held against enemies."""
    allies, enemies = (ab.CountOf(ab.Noun((ab.ControlledBy(whose),))) for whose in (ab.Player.YOU, ab.Player.OPPONENT))
    return ab.Compares(allies, ab.Quantity(comparison, enemies))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            phrase(
                ab.ControlsAllOf,
                "you have {@each:both} {@an allied|allied|allies|the allies|an ally} {nouns:name_noun,and:2}",
                player=ab.Player.YOU,
            ),
            # Of each at least one.
            tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, _SOME, hole("nouns")))),
                 "you have {@each:both} {nouns:one_each,and:2/one}"),
            tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, _SOME,
                                             ab.Noun((rest("nouns", ab.Noun), ab.ControlledBy(ab.Player.YOU)))))),
                 "you have 1 or more of each {nouns:mark_noun,and:2} {@ally|allies}"),
            *[
                phrase(own.HoldsAgainst, f"{{player:{who}}} {words} {whom}")
                for who, whom in (("you_have", "your opponent"), ("they_have", "you"))
                for words in (
                    "{comparison:fewer} {noun:noun/many} than",
                    "{comparison:as_many} {noun:noun/many} {@as}",
                )
            ],
            phrase(own.IsAttackingOne, "{who#:obj} {@is} attacking {whom:obj}"),
            phrase(own.IsAttackingOne, "{who#:obj} ~attack {whom:obj}"),
            phrase(own.IsAttackingOne, "{@{whom#:obj} <is|are>|{whom:unsaid}} {@being:being} attacked by {who:obj}"),
            phrase(ab.Is, "{what#:obj} <is|are> being attacked", noun=DEFENDING),
            *[
                tree(ab.Or(each("whats", ab.Is(hole("whats"), noun))), f"{{whats:one_obj,or:2}} {IS} {words}")
                for words, noun in (("being attacked", DEFENDING), ("attacking", ATTACKING), ("in combat", COMBATANT))
            ],
            phrase(ab.Is, "{what#:obj} <is|are> attacking", noun=ATTACKING),
            phrase(ab.Is, "{what#:obj} <is|are> in combat", noun=COMBATANT),
            phrase(own.IsAttackingOne,
                   "{who#:obj} <is|are> {@in combat with|in combat against|battling|battling against} {whom:obj}",
                   either=True),
            phrase(own.IsSupportedBy, "{@{who#:obj} <is|are>|{who:unsaid}} {@being:being} supported by {by:obj}"),
            phrase(own.IsSupportedBy, "{by#:obj} <is|are> supporting {who:obj}"),
            phrase(own.SkillInEffect, "{skill:name} is {@in effect|still in effect|active}"),
            *[
                phrase(
                    own.SupportFailed,
                    f"{whose} {{@support card|supporting card|support}} {_FAILED} {IN_THIS_COMBAT}",
                    player=player,
                )
                for whose, player in (("your opponent's", ab.Player.OPPONENT), ("your", ab.Player.YOU))
            ],
            # Said of this unit without naming it: "while being supported by ...", "while in the Back Line".
            phrase(own.IsAttackingOne, "in combat with {whom:obj}", who=ANY_ENEMY, either=True),
            phrase(own.IsAttackingOne, "attacking {whom:obj}", who=THIS_UNIT),
            phrase(ab.Is, "being attacked", what=THIS_UNIT, noun=DEFENDING),
            phrase(ab.Is, "{noun:standing}", what=THIS_UNIT),
            tree(_ALONE, "this is {@own:the} only {@unit} in the {zone:zone}"),
            tree(_ALONE, f"this unit is {{@own:the}} only {{@unit}} {WITHIN} {{@own:the}} {{zone:zone}}"),
            phrase(ab.And, "you have {conditions:held,and:2}"),
            *[
                tree(ab.And((ab.Compares(ab.CountThem(hole("what")), _TWO), ab.Is(hole("what"), hole("noun")))), words)
                for words in (
                    "both {@of} {what:two} {@are|were} {noun:complement}", "both {@of} {what:two} {noun:has_so}",
                    "{what:two} {@are|were} both {noun:complement}",
                )
            ],
            phrase(ab.Is, "{what:obj} {noun:has_so}"),
            phrase(ab.Is, "{what:cost_owner} is {noun:cost_number}"),
            phrase(
                ab.Compares,
                "the {@total} number of {@allies and enemies|units} {@there:on the Battlefield} is {quantity:quantity}",
                what=ab.CountOf(ab.Noun((own.IsUnit(),))),
            ),
            tree(_against(hole("comparison")), "{@there are|you have} {comparison:fewer} allies than enemies"),
            value(_against(ab.Comparison.MORE), "{@own:the} number of allies exceeds the number of enemies"),
            tree(_against(hole("comparison")),
                 "{@own:the} number of allies is {comparison:than} the number of enemies"),
            *[
                phrase(own.HoldsParity, f"{who} {parity} number of {{noun:noun/many}}", player=player, odd=odd)
                for who, player in (("you have", ab.Player.YOU), ("your opponent has", ab.Player.OPPONENT))
                for parity, odd in (("an odd", True), ("an even", False))
            ],
            phrase(
                own.OnlyUnitsAre,
                f"{_ONLY_UNITS} are {{units:one_obj,and:2}}",
            ),
            phrase(
                own.OnlyUnitsAre,
                f"{{units:one_obj,and:2}} are {_ONLY_UNITS}",
            ),
            phrase(ab.Compares, "a total of {quantity:quantity} {what:counted_in_stack}"),
            tree(ab.And((ab.Not(ab.Is(hole("what"), hole("noun"))), ab.Is(hole("what"), hole("other")))),
                 "{what#:obj} <is|are> not {noun:complement} and {other:has_so}"),
            tree(ab.Has(ab.Player.YOU, _SOME, ab.Noun((ab.OtherThan(THIS_UNIT), rest("noun", ab.Noun)))),
                 "you have another {noun:noun/one}"),
            phrase(
                own.HoldsAgainst,
                "{@own} number of {noun:noun/many} {@there} is {comparison:than} your opponent's",
                player=ab.Player.YOU,
            ),
            phrase(
                ab.Has,
                "{@this unit has|you have|there are} no other allies",
                player=ab.Player.YOU,
                quantity=NO_OTHER,
                noun=OTHER_ALLIES,
            ),
        ],
    ),
    *conditions(),
    (
        "held",
        [
            phrase(ab.Has, SO_MANY, player=ab.Player.YOU),
        ],
    ),
    # This unit, of which it is said without naming it.
    ("unsaid", [value(THIS_UNIT, "")]),
    ("you_have", [value(ab.Player.YOU, "you have")]),
    ("they_have", [value(ab.Player.OPPONENT, "your opponent has")]),
    ("fewer", [value(ab.Comparison.LESS, "fewer"), value(ab.Comparison.MORE, "more")]),
    (
        "as_many",
        [
            value(ab.Comparison.AT_MOST, f"{_EQUAL} or fewer"),
            value(ab.Comparison.AT_LEAST, f"{_EQUAL} or more"),
            value(ab.Comparison.EXACTLY, "{@the same number of|as many|exactly as many|an equal number of}"),
        ],
    ),
    ("one_each", [phrase(ab.Noun, "a/an {qualities:noun_row}")]),
    (
        "two",
        [
            phrase(ab.Them, "them"),
            phrase(ab.TheDealt, "{@the} {participle:participle} {noun:bare/many}"),
            phrase(ab.That, "{@those|} {noun:bare/many}", many=True),
        ],
    ),
    ("standing", [phrase(ab.Noun, "{qualities:place+}")]),
    (
        "negated",
        [
            phrase(ab.Is, "{what:obj} {noun:has_not}"),
        ],
    ),
    (
        "counted_many",
        [
            phrase(ab.CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "counted_in_stack",
        [
            phrase(ab.CountOf, "{noun:cards_are_stacked}"),
        ],
    ),
    (
        "cards_are_stacked",
        [
            phrase(ab.Noun, "cards are {qualities:stacked_with=}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
