"""Conditions: what may follow "if"."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, CountOf, Number, PowerOf, Quantity
from engine.abilities.conditions import And, Compares, ControlsAllOf, Exists, Has, Is, Not, Or
from engine.abilities.nouns import Attacking, ControlledBy, InZone, Noun, OtherThan
from engine.abilities.players import Player
from engine.abilities.references import Any, TheDealt, Them, Those
from engine.games.cipher.vocabulary import (
    AlliesAgainstEnemies,
    BothAre,
    Defending,
    HoldsAgainst,
    HoldsParity,
    InCombat,
    IsAttackingOne,
    IsInCombatWith,
    IsSupportedBy,
    IsUnit,
    OnlyUnitsAre,
)
from engine.games.cipher.vocabulary.game import SkillInEffect, SupportFailed
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import IN_THIS_COMBAT
from engine.text.english.classes import A_THE, DOES_NOT, HAS, HOW_MANY, IS, WITHIN, any_of
from engine.text.english.conditions import conditions
from engine.text.grammar import Phrase, Row, phrase, tree, value
from engine.text.holes import each, hole, rest

ATTACKING = Noun((Attacking(),))

DEFENDING = Noun((Defending(),))

COMBATANT = Noun((InCombat(),))

_EQUAL = any_of("as many as", "as many", "equal", "equal to")
#: So many of something, in whatever number it is printed.
SO_MANY = (
    "{quantity#:quantity} {noun:noun}",
    "{quantity:quantity} {noun:noun/many}",
    "{quantity:quantity} {noun:noun/one}",
)
NO_OTHER = Quantity(Comparison.EXACTLY, Number(0))

OTHER_ALLIES = Noun((OtherThan(THIS_UNIT), ControlledBy(Player.YOU)))

_SOME = Quantity(Comparison.AT_LEAST, Number(1))


_HERE = InZone(hole("zone"))
#: Nobody else of yours stands there.
_ALONE = And((
    Is(THIS_UNIT, Noun((_HERE,))), Has(Player.YOU, NO_OTHER, Noun((*OTHER_ALLIES.qualities, _HERE))),
))


#: Whoever is said to be in combat with this unit.
ANY_ENEMY = Any(Noun((ControlledBy(Player.OPPONENT),)))
_FAILED = "{@failed|has failed} {@to support|} {@the enemy|an enemy|this unit|}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            phrase(
                ControlsAllOf,
                "you have {@both|} {@an allied|allied|allies|the allies|an ally} {nouns:name_noun,and:2}",
                player=Player.YOU,
            ),
            # Of each at least one.
            tree(And(each("nouns", Has(Player.YOU, _SOME, hole("nouns")))),
                 "you have {@both|} {nouns:one_each,and:2/one}"),
            tree(And(each("nouns", Has(Player.YOU, _SOME, Noun((rest("nouns", Noun), ControlledBy(Player.YOU)))))),
                 "you have 1 or more of each {nouns:mark_noun,and:2} {@ally|allies}"),
            *[phrase(Has, f"{{player#:subject}} ~have {many}") for many in SO_MANY[1:]],
            *[
                phrase(HoldsAgainst, f"{{player:{who}}} {words} {whom}")
                for who, whom in (("you_have", "your opponent"), ("they_have", "you"))
                for words in (
                    "{comparison:fewer} {noun:noun/many} than",
                    "{comparison:as_many} {noun:noun/many} {@as|than}",
                )
            ],
            *[phrase(Exists, f"there {IS} {many}") for many in SO_MANY[1:]],
            phrase(IsAttackingOne, "{who#:obj} {@is|are|was|were} attacking {whom:obj}"),
            phrase(IsAttackingOne, "{who#:obj} ~attack {whom:obj}"),
            phrase(IsAttackingOne, "{whom#:obj} <is|are> {@being|} attacked by {who:obj}"),
            phrase(Is, "{what#:obj} <is|are> being attacked", noun=DEFENDING),
            *[
                tree(Or(each("whats", Is(hole("whats"), noun))), f"{{whats:one_obj,or:2}} {IS} {words}")
                for words, noun in (("being attacked", DEFENDING), ("attacking", ATTACKING), ("in combat", COMBATANT))
            ],
            phrase(Is, "{what#:obj} <is|are> attacking", noun=ATTACKING),
            phrase(Is, "{what#:obj} <is|are> in combat", noun=COMBATANT),
            phrase(
                IsInCombatWith,
                "{who#:obj} <is|are> {@in combat with|in combat against|battling|battling against} {whom:obj}",
            ),
            phrase(IsSupportedBy, "{who#:obj} <is|are> {@being|} supported by {by:obj}"),
            phrase(IsSupportedBy, "{by#:obj} <is|are> supporting {who:obj}"),
            phrase(SkillInEffect, "{skill:name} is {@in effect|still in effect|active}"),
            *[
                phrase(
                    SupportFailed,
                    f"{whose} {{@support card|supporting card|support}} {_FAILED} {IN_THIS_COMBAT}",
                    player=player,
                )
                for whose, player in (("your opponent's", Player.OPPONENT), ("your", Player.YOU))
            ],
            # Said of this unit without naming it: "while being supported by ...", "while in the Back Line".
            phrase(IsSupportedBy, "being supported by {by:obj}", who=THIS_UNIT),
            phrase(IsInCombatWith, "in combat with {whom:obj}", who=ANY_ENEMY),
            phrase(IsAttackingOne, "attacking {whom:obj}", who=THIS_UNIT),
            phrase(IsAttackingOne, "being attacked by {who:obj}", whom=THIS_UNIT),
            phrase(Is, "being attacked", what=THIS_UNIT, noun=DEFENDING),
            phrase(Is, "{noun:standing}", what=THIS_UNIT),
            tree(_ALONE, "this is {@the|your} only {@unit|ally} in the {zone:zone}"),
            tree(_ALONE, f"this unit is {{@the|your}} only {{@unit|ally}} {WITHIN} {{@the|your}} {{zone:zone}}"),
            phrase(And, "you have {conditions:held,and:2}"),
            phrase(BothAre, "both {@of|} {what:two} {@are|were} {noun:complement}"),
            phrase(BothAre, f"both {{@of|}} {{what:two}} {HAS} {{noun:costing}}"),
            phrase(BothAre, "{what:two} {@are|were} both {noun:complement}"),
            phrase(Is, f"{{what:obj}} {HAS} {{noun:costing}}"),
            phrase(Is, "{what:obj}'s Deployment Cost is {noun:cost_number}"),
            phrase(Is, "the Deployment Cost of {what:obj} is {noun:cost_number}"),
            phrase(Is, f"{{what:obj}} {HAS} {{noun:doneness}}"),
            phrase(Compares, "{what:attack_of} is {quantity:quantity}"),
            phrase(Is, f"{{what#:obj}} {{@possesses|possess|has|have}} {A_THE} {{noun:possessing}}"),
            phrase(
                Compares,
                f"{HOW_MANY} {{what:counted_many}} is {{quantity:quantity}}",
            ),
            phrase(
                Compares,
                "the {@total|} number of {@allies and enemies|units} {@on the Battlefield|} is {quantity:quantity}",
                what=CountOf(Noun((IsUnit(),))),
            ),
            phrase(AlliesAgainstEnemies, "{@there are|you have} {comparison:fewer} allies than enemies"),
            phrase(
                AlliesAgainstEnemies,
                "{@the|your} number of allies exceeds the number of enemies",
                comparison=Comparison.MORE,
            ),
            phrase(
                AlliesAgainstEnemies, "{@the|your} number of allies is {comparison:than} the number of enemies"
            ),
            *[
                phrase(HoldsParity, f"{who} {parity} number of {{noun:noun/many}}", player=player, odd=odd)
                for who, player in (("you have", Player.YOU), ("your opponent has", Player.OPPONENT))
                for parity, odd in (("an odd", True), ("an even", False))
            ],
            phrase(
                OnlyUnitsAre,
                "{@the only units you have|your only allies|the only allies you have} are {units:one_obj,and:2}",
            ),
            phrase(
                OnlyUnitsAre,
                "{units:one_obj,and:2} are {@your only allies|the only units on the field|the only units you have"
                "|the only units on your side of the field|your only units}",
            ),
            phrase(Compares, "a total of {quantity:quantity} {what:counted_in_stack}"),
            phrase(ControlsAllOf, "you have allied {nouns:name_noun=}", player=Player.YOU),
            tree(And((Not(Is(hole("what"), hole("noun"))), Is(hole("what"), hole("other")))),
                 f"{{what#:obj}} <is|are> not {{noun:complement}} and {HAS} {{other:doneness}}"),
            tree(Has(Player.YOU, _SOME, Noun((OtherThan(THIS_UNIT), rest("noun", Noun)))),
                 "you have another {noun:noun/one}"),
            phrase(
                HoldsAgainst,
                "{@your|the} number of {noun:noun/many} {@you have|} is {comparison:than} your opponent's",
                player=Player.YOU,
            ),
            phrase(
                Has,
                "{@this unit has|you have|there are} no other allies",
                player=Player.YOU,
                quantity=NO_OTHER,
                noun=OTHER_ALLIES,
            ),
        ],
    ),
    *conditions(),
    (
        "held",
        [
            *[phrase(Has, many, player=Player.YOU) for many in SO_MANY],
        ],
    ),
    ("you_have", [value(Player.YOU, "you have")]),
    ("they_have", [value(Player.OPPONENT, "your opponent has")]),
    ("fewer", [value(Comparison.LESS, "fewer"), value(Comparison.MORE, "more")]),
    (
        "as_many",
        [
            value(Comparison.AT_MOST, f"{_EQUAL} or fewer"),
            value(Comparison.AT_LEAST, f"{_EQUAL} or more"),
            value(Comparison.EXACTLY, "{@the same number of|as many|exactly as many|an equal number of}"),
        ],
    ),
    ("one_each", [phrase(Noun, "a/an {qualities:noun_row}")]),
    (
        "two",
        [
            phrase(Them, "them"),
            phrase(TheDealt, "{@the|} {participle:participle} {noun:bare/many}"),
            phrase(Those, "{@those|} {noun:bare/many}"),
        ],
    ),
    ("standing", [phrase(Noun, "{qualities:place+}")]),
    ("attack_of", [phrase(PowerOf, "{whose:obj}'s attack"), phrase(PowerOf, "the attack of {whose:obj}")]),
    (
        "negated",
        [
            phrase(Is, f"{{what:obj}} {DOES_NOT} have {{noun:costing}}"),
            phrase(Is, f"{{what:obj}} {DOES_NOT} possess {A_THE} {{noun:possessing}}"),
            *[phrase(Has, f"{{player#:subject}} <does not|do not> have {many}") for many in SO_MANY],
            phrase(Is, "{what:obj} {@lacks|lack} {noun:possessing}"),
        ],
    ),
    (
        "counted_many",
        [
            phrase(CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "counted_in_stack",
        [
            phrase(CountOf, "{noun:cards_are_stacked}"),
        ],
    ),
    (
        "cards_are_stacked",
        [
            phrase(Noun, "cards are {qualities:stacked_with=}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
