"""Conditions: what may follow "if", and stand before a sentence; what is said of a card after "is" and "has"."""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import dealt
from engine.games.cipher.words.terms import THEY, THIS_UNIT
from engine.text.english.circumstances import NONE, SO_MANY, SOME, conditions
from engine.text.english.classes import COUNTED, HAS, HOW_MANY, IS, THIS_TURN, any_of
from engine.text.phrases import Tables, each, hole, phrase, rest, same, terms, tree, trees, value

_DEFENDING = ab.Noun((ab.Defending(),))
_EQUAL = any_of("as many as", "as many", "equal", "equal to")
_OTHER_ALLIES = ab.Noun((ab.OtherThan(THIS_UNIT), ab.ControlledBy(ab.Player.YOU)))
_ONLY = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(1))
_TWO = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(2))
_ATTACKING = ab.Is(hole("what"), ab.Noun((ab.Attacking(hole("whom")),)))
#: Whoever is said to be in combat with this unit.
_ANY_ENEMY = ab.Any(ab.Noun((ab.ControlledBy(ab.Player.OPPONENT),)))
_FAILED = "{@failed|has failed} ?(to support {@a:the} enemy)?"
#: What has become of something this turn.
_DONE = ab.Is(hole("what"), ab.Noun((ab.DidThisTurn(hole("deed")),)))
#: "The first attack this turn" is the only one so far.
_ANY_ATTACK = ab.Happens((ab.Any(ab.Noun((own.IsUnit(),))),), (ab.Attacks(),))
#: The unit uses a skill of its own.
_USES = ab.Happens((hole("who"),), (own.UsesSkill(hole("skill")),))
_WAS_USED = "{@{@is:has been} {@already}|has {@already:already} {@being:been}} {@use:used}"
_MINE_AGAINST = own.HoldsAgainst(ab.Player.YOU, hole("comparison"), hole("noun"))
_THEIR_GUESS = "{@your opponent's|the opponent's|their|that|the} {@guess|declaration}"


def _you_use(deed: own.UsesSkill) -> ab.PlayerActs:
    return ab.PlayerActs(ab.Player.YOU, (deed,))


def _against(comparison: Any) -> ab.Compares:
    """Allies held against enemies."""
    allies, enemies = (ab.CountOf(ab.Noun((ab.ControlledBy(whose),))) for whose in (ab.Player.YOU, ab.Player.OPPONENT))
    return ab.Compares(allies, ab.Quantity(comparison, enemies))


PHRASES: list[Tables] = [{
    "one_condition": [
        phrase(
            ab.ControlsAllOf,
            "you have {@each:both} {@an allied|allied|allies|the allies|an ally} {nouns:name_noun,and:2}",
            player=ab.Player.YOU,
        ),
        # Of each at least one.
        tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, SOME, hole("nouns")))),
             "you have {@each:both} {nouns:articled,and:2/one}"),
        tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, SOME,
                                         ab.Noun((rest("nouns", ab.Noun), ab.ControlledBy(ab.Player.YOU)))))),
             "you have 1 or more of each {nouns:mark_noun,and:2} {@ally|allies}"),
        *[
            phrase(own.HoldsAgainst, f"{who} {words} {whom}", player=player)
            for who, whom, player in (
                ("you have", "your opponent", ab.Player.YOU), ("your opponent has", "you", ab.Player.OPPONENT),
            )
            for words in (
                "{comparison:fewer} {noun:noun/many} than",
                "{comparison:as_many} {noun:noun/many} {@as}",
            )
        ],
        # Said of any enemy in a combat, where nobody is named.
        tree(ab.Is(_ANY_ENEMY, ab.Noun((ab.InCombat(hole("whom")),))), "in combat with {whom:obj}"),
        phrase(ab.Is, "{what:who_is} {noun:fighting}"),
        tree(_ATTACKING, "{{what#:obj} ~attack {whom:obj}|{whom:who_is} {@being:being} attacked by {what:obj}}"),
        tree(ab.Or(each("whats", ab.Is(hole("whats"), hole("noun")))),
             f"{{whats:one_obj,or:2}} {IS} {{noun:fighting}}"),
        phrase(own.IsSupportedBy,
               "{{who:who_is} {@being:being} supported by {by:obj}|{by#:obj} <is|are> supporting {who:obj}}"),
        phrase(own.SkillInEffect, "{skill:name} is {@in effect|still in effect|active}"),
        phrase(own.SupportFailed,
               f"{{player:turn_player}} {{@support card}} {_FAILED} {{@in:during}} {{@this}} {{@attack}}"),
        # Said of this unit without naming it: "while in the Back Line".
        tree(ab.Is(hole("what"), ab.Noun(hole("places"))), "{what:this_is} {places:place+}"),
        phrase(ab.And, "you have {conditions:held,and:2}"),
        tree(ab.And((ab.Compares(ab.CountThem(hole("what")), _TWO), ab.Is(hole("what"), hole("noun")))),
             "{both {@of} {what:two} {{@are|were} {noun:complement}|{noun:has_so/many}}"
             "|{what:two} {@are|were} both {noun:complement}}"),
        phrase(ab.Is, "{what#:obj} {@{noun:has_so}|{noun:has_so/past}}"),
        tree(ab.Is(hole("what"), ab.Noun((ab.TraitIs(ab.Trait.COST, hole("comparison"), hole("amount")),))),
             "{what:cost_owner} is {amount:number} {comparison:limit}"),
        tree(ab.And((ab.Not(ab.Is(hole("what"), hole("noun"))), ab.Is(hole("what"), hole("other")))),
             "{what#:obj} <is|are> not {noun:complement} and {other:has_so}"),
        tree(_against(hole("comparison")), "{@there are|you have} {comparison:fewer} allies than enemies"),
        value(_against(ab.Comparison.MORE), "{@own:the} number of allies exceeds the number of enemies"),
        phrase(own.HoldsParity, "{player#:subject} ~have {odd:oddness} number of {noun:noun/many}"),
        phrase(own.OnlyUnitsAre, "{{@own:your} only {noun:noun/many} are {units:one_obj,and:2}"
               f"|{{units:one_obj,and}} {IS} {{@own:your}} only {COUNTED}}}"),
        # The hand may be named again.
        trees(f"{HOW_MANY} {{noun:noun/many}} {IS} {{comparison:than}} your opponent's ?({{pile:pile}})?",
              _MINE_AGAINST),
        phrase(ab.Has, "this unit has no other allies", player=ab.Player.YOU,
               quantity=NONE, noun=_OTHER_ALLIES),
        # What was done this turn, or by the skill itself.
        phrase(ab.HappenedThisTurn, f"{{event:skill_used}} ?({{quantity:times_quantity}} )?{THIS_TURN}"),
        phrase(ab.HappenedThisTurn, f"it is the first attack {THIS_TURN}", event=_ANY_ATTACK, quantity=_ONLY),
        # An Orb is no unit of which that could be so, nor is an attack.
        phrase(ab.HappenedThisTurn, f"{{event:no_unit_does/past}} {THIS_TURN}"),
        # What has become of a unit: "has been moved", "attacked".
        tree(_DONE, f"{{what#:obj}} {{@{{deed:deed/past}}|{{deed:deed}}}} {THIS_TURN}"),
        phrase(ab.HappenedThisTurn, f"{{event:past}} {THIS_TURN}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), dealt("destroyed")))),
             "this skill {@destroys|destroyed} {quantity:quantity} {noun:noun/many}"),
        # What was guessed.
        phrase(ab.Is, "{what:cost_owner} is {@an odd number|odd}", noun=own.ODD_COST),
        *[
            phrase(own.GuessWas, f"{{{_THEIR_GUESS} is|{THEY} {{@guessed|guesses}}}} {{@{so}}}", right=right)
            for right, so in ((True, "correct|right|correctly"),
                              (False, "incorrect|wrong|not correct|not right|incorrectly|wrongly"))
        ],
    ],
}, conditions(), {
    # Behind what holds one number against another.
    "one_condition": [tree(ab.Is(hole("what"), ab.Noun((hole("told"),))), "{what:genitive} {told:told}")],
    "held": [phrase(ab.Has, SO_MANY, player=ab.Player.YOU)],
    # Of whom it is said; of this unit without naming it: "while being attacked".
    "who_is": [same("{:this_is}"), same("{#:obj} <is|are>")],
    "this_is": [phrase(ab.This, "{@this unit is|}", noun=THIS_UNIT.noun)],
    "fighting": [
        value(_DEFENDING, "being attacked"), value(ab.Noun((ab.Attacking(),)), "attacking"),
        value(ab.Noun((ab.InCombat(),)), "in combat"),
        tree(ab.Noun((ab.Attacking(hole("whom")),)), "attacking {whom:obj}"),
        tree(ab.Noun((ab.InCombat(hole("whom")),)),
             "{@in combat with|in combat against|battling|battling against} {whom:obj}"),
    ],
    "oddness": [terms([(True, "an odd"), (False, "an even")])],
    "fewer": [value(ab.Comparison.LESS, "fewer"), value(ab.Comparison.MORE, "more")],
    "as_many": [
        value(ab.Comparison.AT_MOST, f"{_EQUAL} or fewer"),
        value(ab.Comparison.AT_LEAST, f"{_EQUAL} or more"),
        value(ab.Comparison.EXACTLY, "{@the same number of|as many|exactly as many|an equal number of}"),
    ],
    "two": [same("{:ref}"), phrase(ab.That, "{noun:bare/many}", many=True)],
    "negated": [
        phrase(ab.Is, "{what#:obj} {noun:has_so/not}"),
        tree(_DONE, f"{{what#:obj}} {{@{{deed:deed/never}}|{{deed:suffering_so/not}}}} {THIS_TURN}"),
    ],
    # The skill of a unit has been used, or that of any card of the player's.
    "skill_used": [
        tree(_USES, f"{{{{who:obj}} {HAS} {{@use:used}} {{skill:name}}"
             f"|{{who:source}}'s {{skill:name}} {{@skill}} {_WAS_USED}}}"),
        tree(_you_use(own.UsesSkill(hole("skill"))),
             f"{{you {HAS} {{@use:used}} {{skill:name}}|{{skill:name}} {_WAS_USED}}}"),
        tree(_you_use(own.UsesSkill(icon=hole("icon"))),
             f"{{@a}} {{icon:icon}} {{@skill}} {_WAS_USED} {{@from your hand|}}"),
    ],
    "times_quantity": [
        phrase(ab.Quantity, "{{amount:number} or more times|{amount:so_often} or more|at least {amount:so_often}}",
               comparison=ab.Comparison.AT_LEAST),
        phrase(ab.Quantity, "{@exactly|} {amount:so_often}", comparison=ab.Comparison.EXACTLY),
    ],
    "so_often": [phrase(ab.Number, "{number:often}")],
    # After "is": a noun, a state, a place.
    "complement": [
        phrase(ab.Noun, "{@a/an|the|} {qualities:noun_row}"),
        phrase(ab.Noun, "{qualities:being+}"),
        phrase(ab.Noun, "{qualities:dealt_so=}"),
    ],
    # What is said of it with "has" and "possesses", or denied.
    "has_so": [phrase(ab.Noun, "{@~have|~possess} {{qualities:having=}|{qualities:has_done=}}")],
    # What stands before a sentence, without its comma: an "if", a turn, a phase.
    "lead": [
        same("{:one_lead}"),
        tree(ab.And((hole("one"), hole("other"))), "{one:one_lead} {@,|and} {other:one_lead}"),
    ],
    "one_lead": [same("{:during}"), same("{:if_lead}")],
    "if_lead": [same("if {:condition}")],
}]
