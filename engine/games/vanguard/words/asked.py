"""What may be asked of several things at a time, and how much that is: whether all of them are different, whether there
are more than the other player has, how many were dealt with so; of a battle and a turn, what a unit did in them.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words.terms import THIS_CARD, THIS_UNIT
from engine.text.english.circumstances import SOME
from engine.text.english.classes import COUNTED, IS, THIS_TURN, any_of
from engine.text.phrases import Tables, hole, phrase, rest, terms, tree, value

_IT = any_of("it", "this unit", "this card", "that unit")
_NOUN = rest("noun", ab.Noun)
_DURING = any_of("during the battle {@that|in which|}", "in the battle {@that|in which|}")
_BATTLING = ab.Exists(SOME, ab.Noun((_NOUN, ab.Defending())))


def _how_many(player: ab.Player) -> ab.Amount:
    """How many of the kind lie in the player's zone."""
    return ab.CountOf(ab.Noun((_NOUN, ab.InZone(hole("zone"), player))))


def _lying(player: object, *zones: object) -> ab.AnyOf:
    """In one of these zones of a player."""
    return ab.AnyOf(tuple(ab.Noun((ab.InZone(zone, player),)) for zone in zones))  # type: ignore[arg-type]


_ON_CIRCLES = (own.Zone.VC, own.Zone.RC)
_ELSEWHERE = ab.AnyOf(tuple(
    ab.Noun((ab.InZone(zone, ab.Player.YOU), ab.OtherThan(THIS_UNIT))) for zone in _ON_CIRCLES
))

PHRASES: list[Tables] = [{
    "one_condition": [
        tree(ab.Compares(_how_many(ab.Player.YOU), ab.Quantity(ab.Comparison.MORE, _how_many(ab.Player.OPPONENT))),
             "your {zone:zone} has more {noun:noun/many} than your opponent's"),
        value(ab.Is(THIS_CARD, ab.Noun((ab.FaceUp(),))), "face up"),
        tree(ab.Compares(own.ValueOf(hole("value"), hole("whose")), hole("quantity")),
             f"{{whose:genitive}} {{value:counted_value}} {IS} {{quantity:quantity}}"),
        tree(ab.Or((ab.Compares(hole("what"), hole("one")), ab.Compares(hole("what"), hole("other")))),
             f"{{what:quantity_named}} {IS} {{one:quantity}} {{@, or|or}} {{other:quantity}}"),
        tree(ab.Compares(ab.TraitsAmong(ab.Noun((ab.Among(hole("them")),)), hole("trait")),
                         ab.Quantity(ab.Comparison.EXACTLY, ab.CountThem(hole("them")))),
             "all {@of} {them:obj} have different {trait:trait/many}"),
        tree(ab.Compares(ab.TraitsAmong(ab.Noun((ab.Done(hole("word")),)), hole("trait")), hole("quantity")),
             "you {word:dealt_by_you} {quantity#:quantity} different {trait:trait/any}"),
        tree(_BATTLING, "{@that|the} attack targets {@a|an} {noun:noun/one}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.Happens((hole("who"),), hole("deeds")))),
             f"{{who:doer}} {{@was|were}} not {{deeds:suffering_so,or/done}} {THIS_TURN}"),
        # By the other player, or so many in all; of what stood up, also without a word for what that is.
        tree(ab.Exists(SOME, ab.Noun((_NOUN, ab.Done(hole("word"))))), "they {word:dealt_by_you} a/an {noun:noun/one}"),
        value(ab.Not(ab.Exists(SOME, ab.Noun((ab.Done("called"),)))), "{@they|your opponent} did not call"),
        tree(ab.Exists(hole("quantity"), ab.Noun((_NOUN, ab.Done(hole("word"))))),
             f"you {{word:dealt_by_you}} a total of {{quantity:quantity}} {COUNTED}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((_NOUN, ab.Done("stood")))),
             f"you [Stand] {{quantity:quantity}} {COUNTED}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((ab.Done("stood"),))), "you [Stand] {quantity:quantity}"),
        tree(ab.And((ab.Has(hole("player"), hole("quantity"), hole("noun")),
                     ab.Has(hole("player"), ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0)), hole("other")))),
             "{player#:possessor} ~have {quantity#:quantity} {noun:noun/any} and no {other:noun/any}"),
        phrase(own.PutOnEnd, "you {@put} it on the {place:deck_end}"),
        tree(ab.Compares(own.DamageThisTurn(hole("whose")), hole("quantity")),
             f"{{@a total of|}} {{quantity:quantity}} {{@new|}} cards were put into {{whose:poss}} damage zone"
             f" {THIS_TURN}"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(ab.Player.YOU, (own.SoulBlasts(),))),
             f"{{@you Soul-Blast for the cost of your card|cards were Soul-Blast for your card's cost}} {THIS_TURN}"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(ab.Player.YOU, (own.SoulBlasts(),)), hole("quantity")),
             f"you Soul-Blast {{@a total of|}} {{quantity:quantity}} {THIS_TURN}"),
    ],
    "counted_value": [terms([(own.Value.DRIVE, "drive"), (own.Value.CRITICAL, "[Critical]"),
                             (own.Value.SHIELD, "[Shield]")])],
    "during": [
        tree(ab.Not(ab.Is(THIS_UNIT, ab.Noun((ab.DidThisTurn(hole("deed")),)))),
             f"other than during the turn {_IT} was {{deed:suffering_so/done}}"),
        tree(ab.Is(THIS_UNIT, ab.Noun((hole("role"), hole("state")))),
             f"{_DURING} {_IT} {{role:battle_role}} while {{state:while_state}}"),
    ],
    "struck": [phrase(own.Whilst, "{deed:forbidden_becoming/same} in your {state:state_row}")],
    "state_row": [phrase(own.InRow, "{row:row}")],
    "own_event": [
        tree(ab.Happens((THIS_UNIT,), (own.Whilst(hole("deed"), hole("state")),)),
             "this unit with {state:having} is {deed:suffering_so/done}"),
    ],
    # Of a check within a battle, whose it is needs no word.
    "one_event": [
        tree(ab.PlayerActs(ab.Player.YOU, (own.Reveals(hole("what"), hole("damage")),)),
             "{what:obj} is revealed {@for|by|during} the {damage:check}"),
    ],
    "place": [
        tree(_lying(hole("player"), *_ON_CIRCLES, hole("zone")),
             "{on {player:poss} ^circle {@or|and} in {@own:} {zone:zone}"
             "|in {player:poss} {zone:zone} or ^circle}"),
        value(_ELSEWHERE, "{@on|in} your other circles"),
    ],
    "per": [
        tree(own.MarkersOf(hole("player"), ""), "for each marker on {player:poss} circles"),
        tree(ab.Highest(hole("noun"), ab.Trait.COST), "for each grade of {noun:noun/one} with the highest grade"),
    ],
}]
