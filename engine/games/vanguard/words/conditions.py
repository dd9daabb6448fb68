"""Conditions: what may follow "if", and stand before a sentence; what is said of a card after "is"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words.terms import THIS_UNIT
from engine.text.english.circumstances import SOME, conditions
from engine.text.english.classes import COUNTED, IS, THIS_TURN, any_of
from engine.text.phrases import Tables, hole, phrase, rest, same, shaped, terms, tree, value

_IT = any_of("it", "this unit", "this card", "that unit")
_IN_ZONE = ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("zone"), hole("player"))))
_DURING = any_of("during the battle {@that|in which|}", "in the battle {@that|in which|}",
                 "for the battle {@that|in which|}")
_THEIR_VANGUARD = ab.The(ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), own.IsVanguard())))
_IN_BATTLE = any_of("during that battle", "for that battle", "in that battle", "during this battle",
                    "for this battle", "in this battle")
_CARDS_IN = ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), ab.Player.YOU)))
_YOURS = ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))
_NO_NUMBER = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))
_DONE = ab.Exists(SOME, ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word")))))



def _each_named(slots: Mapping[str, Any]) -> object:
    """One for each of several names."""
    return ab.And(tuple(ab.Has(ab.Player.YOU, SOME, ab.Noun((own.NameHas(name), *slots["noun"].qualities)))
                        for name in slots["names"]))


def _take_each_named(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.And((ab.Has(ab.Player.YOU, _, ab.Noun((own.NameHas(), *rest_))), _, *_) as parts) if all(
            isinstance(one, ab.Has) and isinstance(one.noun.qualities[0], own.NameHas)
            and one.noun.qualities[1:] == tuple(rest_) for one in parts
        ):
            names = tuple(one.noun.qualities[0].words for one in parts)  # type: ignore[attr-defined]
            return {"noun": ab.Noun(tuple(rest_)), "names": names}
    return None


PHRASES: list[Tables] = [{
    "one_condition": [
        # What a zone has.
        tree(ab.Has(hole("player"), hole("quantity"), _IN_ZONE),
             "{player:poss} {zone:zone} {@has|have} {{quantity#:quantity}|{quantity#:any_such/one}} {noun:noun/any}"),
        tree(ab.Exists(SOME, ab.Noun((ab.Named(hole("name")), hole("place")))), "{name:name} is {place:place}"),
        tree(ab.Has(hole("player"), hole("quantity"), ab.Noun((rest("noun", ab.Noun), own.InRow(hole("row"))))),
             "{player:poss} {row:row} {@has|have} {{quantity#:quantity}|{quantity#:any_such/one}} {noun:noun/any}"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (own.Calls(ab.Any(hole("noun"))),)), hole("quantity")),
             f"{{player:subject}} called {{quantity#:quantity}} {{noun:noun/any}} {THIS_TURN}"),
        tree(ab.Has(ab.Player.YOU, SOME, hole("noun")), "you have {noun:noun/one}"),
        phrase(ab.Compares, f"{{what:quantity_named}} {IS} {{quantity:quantity}}"),
        # Whose grade and power it is.
        tree(ab.Is(hole("what"), ab.Noun((ab.TraitIs(hole("trait"), hole("comparison"), hole("amount")),))),
             f"{{what:genitive}} {{trait:worth/one}} {IS} {{amount:number}} {{comparison:limit}}"),
        tree(ab.Not(ab.Compares(own.ValueOf(own.Value.POWER, hole("whose")), ab.Quantity(
            ab.Comparison.EXACTLY, own.ValueOf(own.Value.ORIGINAL_POWER, hole("whose"))))),
             "{whose:genitive} current [Power] is different from its original [Power]"),
        # A locked card fills its circle, and is no rear-guard (VG 18.1).
        tree(ab.And((ab.Compares(own.OpenCircles(ab.Player.YOU, hole("row")), _NO_NUMBER),
                     ab.Has(ab.Player.YOU, _NO_NUMBER, ab.Noun((own.IsLocked(), own.InRow(hole("row"))))))),
             "all {@of the|of your|the} {[RC] in your {row:row}|{row:row} circles} have {@rear-guards|units}"),
        tree(ab.Compares(own.OpenCircles(ab.Player.YOU, None), hole("quantity")),
             "you have {quantity#:quantity} open [RC]"),
        tree(ab.Compares(own.OpenCircles(ab.Player.OPPONENT, None), hole("quantity")),
             "your opponent has {quantity#:quantity} open [RC]"),
        tree(ab.Compares(own.AdditionalCircles(), SOME), "you have an additional [RC]"),
        tree(ab.Compares(own.MarkersOf(ab.Player.YOU, hole("name")), hole("quantity")),
             "you have {quantity#:quantity} {name:marker_name} <marker|markers> {@|on your circles}"),
        tree(ab.Compares(own.MarkersOf(ab.Player.YOU, hole("name"), beside=hole("beside")), SOME),
             "you have a/an {name:marker_name} marker in the same column as {beside:obj}"),
        tree(ab.Compares(ab.CountOf(ab.Noun((own.IsGauge(hole("name")), own.GaugeOf(hole("whose"))))),
                         hole("quantity")),
             "{whose:source} has {quantity#:quantity} {name:gauge_name/any}"),
        value(own.SearchedDeck(), "you searched your deck"),
        tree(ab.Compares(own.MarkersOf(ab.Player.YOU, hole("name")), SOME),
             "you have a/an {name:marker_name} marker {@|on your circles}"),
        tree(ab.Is(hole("what"), ab.Noun((own.HasMarker(hole("name")),))),
             "{what:genitive} circle has {@a} {name:marker_name} marker"),
        tree(ab.Compares(ab.TraitsAmong(ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("zone"), hole("player")))),
                                        ab.Trait.NAME), hole("quantity")),
             "{player:poss} {zone:zone} has {noun:noun/many} with {quantity#:quantity} different card names"),
        phrase(own.AllDiffer, "{what#:obj} {@have|has} different {trait:trait/any}"),
        # How many more.
        tree(ab.Compares(ab.CountOf(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))),
                         ab.Quantity(ab.Comparison.MORE, ab.CountOf(
                             ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), rest("noun", ab.Noun)))))),
             "you have more {noun:noun/many} than your opponent"),
        # What was done by the ability itself.
        tree(_DONE, "you {word:dealt_by_you} {noun:counted_some}"),
        tree(_DONE, "{noun:counted_some} {@was|were} {word:dealt}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word"))))),
             f"you {{word:dealt_by_you}} {{quantity:quantity}} {COUNTED}"),
        tree(ab.Exists(SOME, ab.Noun((rest("noun", ab.Noun), ab.Done("put"), ab.InZone(hole("zone"), ab.Player.YOU)))),
             "you {@put|added} {noun:counted_some} {@into|in|to} your {zone:zone} {@|with this effect|this way}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done("put"),
                                                  ab.InZone(hole("zone"), ab.Player.YOU)))),
             f"you {{@put|added}} {{quantity:quantity}} {COUNTED} {{@into|in|to}} your {{zone:zone}}"),
        tree(ab.Is(hole("what"), ab.Noun((ab.Done("put"), ab.InZone(hole("zone"), ab.Player.YOU)))),
             "{you put {what:ref}|{what:ref} was put} {@into|in} {@own:} {zone:zone}"),
        tree(ab.Is(hole("what"), ab.Noun((ab.Done("put"), ab.InZone(own.Zone.DECK, ab.Player.YOU)))),
             "{you put {what:ref}|{what:ref} was put} on the bottom of {@own} deck"),
        tree(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), (own.Rides(),))),
             f"you rode {{noun:articled}} {THIS_TURN}"),
        phrase(ab.Is, "{what:obj} has {noun:gauge_had}"),
        # So many that nobody names again, or any.
        tree(ab.Exists(SOME, ab.Noun((ab.Done(hole("word")),))), "you {word:dealt_with}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((ab.Done(hole("word")),))),
             "you {word:dealt_by_you} {quantity:quantity}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((ab.Done(hole("word")),))),
             "{quantity:quantity} {@were|was} {word:dealt}"),
        tree(ab.Compares(ab.TraitsAmong(ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("zone"), hole("player")))),
                                        hole("trait")), hole("quantity")),
             "there are {noun:noun/many} of {quantity#:quantity} different {trait:trait/any} in {player:poss}"
             " {zone:zone}"),
        tree(ab.And((ab.Has(hole("player"), hole("one"), hole("first")),
                     ab.Has(hole("player"), hole("other"), hole("second")))),
             "{player#:possessor} {@has|have} {one#:quantity} {first:noun/any} and {other#:quantity}"
             " {second:noun/any}"),
        tree(ab.Compares(own.AdditionalCircles(), hole("quantity")), "you have {quantity#:quantity} additional [RC]"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word"))))),
             "{quantity#:quantity} {noun:noun/any} {@was|were} {word:dealt}"),
        tree(ab.Not(_DONE), "you did not {word:deal} {noun:undone}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.Happens((ab.Any(ab.Noun((ab.OwnedBy(ab.Player.YOU), own.IsUnit()))),),
                                                   (own.Rides(),)))), f"you did not ride {THIS_TURN}"),
        tree(ab.Not(ab.Exists(SOME, ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word")),
                                             ab.InZone(hole("zone"), ab.Player.OPPONENT))))),
             "{@they|your opponent} did not {word:deal} a/an {noun:noun/one} {@into|in|to} {@own:their} {zone:zone}"),
        shaped(ab.And, "you have {@one|1} {noun:noun/one} each with {names:listed_name,} in its card name", _each_named,
               _take_each_named),
        tree(ab.Is(hole("what"), ab.Noun((own.HasMarker(hole("name")),))),
             "there is {@a} {name:marker_name} marker on {what:genitive} circle"),
        tree(ab.Has(ab.Player.YOU, SOME, ab.Noun((own.IsUnit(), own.OnAstralPlane()))),
             "{your Astral Plane has a unit|there is a unit on your Astral Plane}"),
        tree(ab.And((hole("condition"), hole("time"))), "{condition:zone_has} {time:during}"),
        tree(ab.Not(ab.EventWas(ab.Happens((ab.Any(ab.Noun((ab.Attacking(),))),), (own.Hits(),)))),
             "{@that|the|its} attack did not hit {@|during that battle}"),
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")),
                         ab.Quantity(hole("comparison"), ab.TraitOf(hole("trait"), _THEIR_VANGUARD))),
             "{what:genitive} {trait:worth/one} is {comparison:than} your opponent's {@|vanguard's}"),
        tree(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), hole("deeds")), hole("quantity")),
             f"a total of {{quantity:quantity}} {{noun:noun/any}} {{@was|were}} {{deeds:suffering_so,or/done}}"
             f" {THIS_TURN}"),
        tree(_DONE,
             "you {word:dealt_by_you} {noun:counted_some} {@for this cost|with this effect|by this effect|this way}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word"))))),
             f"you {{word:dealt_by_you}} {{quantity:quantity}} {COUNTED} {{@for this cost|with this effect|this way}}"),
        tree(ab.Is(hole("what"), ab.Noun((ab.Done(hole("word")),))),
             "{{what:ref} was {word:dealt}|you {word:dealt_by_you} {what:ref}}"),
        tree(ab.Not(own.NewDamage(hole("player"))),
             f"no {{@new|}} cards were put into {{player:turn_player}} damage zone {THIS_TURN}"),
        tree(ab.Is(THIS_UNIT, ab.Noun((own.OnCircle(additional=True),))),
             "this unit is on {@an additional|additional} [RC]"),
        # What has happened in this battle, and in this turn.
        tree(ab.Not(own.HappenedThisBattle(ab.PlayerActs(hole("player"), (own.Calls(ab.Any(hole("noun"))),)))),
             f"{{player:subject}} {{@does not}} call {{noun:noun/many}} {_IN_BATTLE}"),
        tree(own.HappenedThisBattle(ab.PlayerActs(hole("player"), (own.Calls(ab.Any(hole("noun")), (hole("zone"),)),)),
                                    hole("quantity")),
             f"{{player:subject}} called {{@a total of}} {{quantity#:quantity}} {{noun:noun/any}} to {{zone:zone}}"
             f" {_IN_BATTLE}"),
        tree(own.HappenedThisBattle(ab.Happens((ab.Any(hole("noun")),), hole("deeds")), hole("quantity")),
             f"{{@a total of}} {{quantity#:quantity}} {{noun:noun/any}} {{@was|were}} {{deeds:suffering_so,or/done}}"
             f" {_IN_BATTLE}"),
        phrase(own.HappenedThisBattle, f"{{event:past}} {_IN_BATTLE}", quantity=None),
        tree(ab.Compares(ab.Sum(ab.CountOf(_CARDS_IN), ab.CountOf(_YOURS)), hole("quantity")),
             "your {zone:zone} and {noun:noun/many} have a total of {quantity#:quantity} cards"),
        phrase(ab.HappenedThisTurn, f"{{event:past}} {THIS_TURN}"),
        tree(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), hole("deeds")), hole("quantity")),
             f"{{quantity:quantity}} {{noun:noun/any}} {{@was|were}} {{deeds:suffering_so,or/done}} {THIS_TURN}"),
        phrase(ab.EventWas, "{event:past}"),
        tree(ab.Compares(own.AttacksMade(ab.Player.YOU), hole("quantity")),
             f"the {{@total|}} number of attacks {THIS_TURN} is {{quantity:quantity}}"),
        tree(own.IsBattle(hole("number"), hole("number")), "it is {@the} {number:nth} battle of {@that|this|the} turn"),
        tree(own.IsBattle(hole("number"), hole("to")),
             "it is {@the} {number:nth} or {to:nth} battle of {@that|this|the} turn"),
        tree(ab.Exists(SOME, ab.Noun((own.OnItsCircle(hole("whose")), own.IsMarker()))),
             "there is a marker on {whose:genitive} circle"),
        tree(ab.Exists(SOME, ab.Noun((own.IsMarker(),))), "there is a marker on either player's circle or unit"),
        phrase(own.MarkersOn, "your [VC] has {quantity#:quantity} {name:marker_name} <marker|markers>"),
        tree(own.NewDamage(ab.Player.EITHER),
             f"a {{@new|}} card was put into either player's damage zone {THIS_TURN}"),
        tree(own.NewDamage(hole("player")),
             f"a {{@new|}} card was put into {{player:turn_player}} damage zone {THIS_TURN}"),
        phrase(own.IsBattle, "it is {@the} {number:nth} battle {@of that turn or more|of this turn or more"
               "|of the turn or more|or more of this turn|or more of that turn}", to=0),
        tree(ab.Or((ab.Has(hole("player"), hole("one"), hole("first")),
                    ab.Has(hole("player"), hole("other"), hole("second")))),
             "{player#:possessor} {@has|have} {one#:quantity} {first:noun/any} or {other#:quantity}"
             " {second:noun/any}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.Happens((ab.Any(ab.Noun((
            ab.OtherThan(ab.Noun((own.NameHas(hole("words")),))), own.IsUnit()))),), (ab.Attacks(),)))),
             f"all units that attacked {THIS_TURN} {{@has|have}} {{words:name}} in its card name"),
        tree(ab.HappenedThisTurn(ab.Happens((hole("who"),), (ab.Caused(hole("deed"), hole("cause")),)),
                                 hole("quantity")),
             f"{{who:ref}} {{deed:becoming}} {{quantity:quantity}} times {THIS_TURN} by {{cause:cause}}"),
    ],
    "listed_name": [same("{@|and} {:name}")],
    "nth": [terms(enumerate(("first", "second", "third", "fourth", "fifth", "sixth", "seventh"), 1))],
    "deal": [
        terms([("retired", "retire"), ("called", "call"), ("discarded", "discard"), ("bound", "bind"), ("put", "put"),
               ("returned", "return"), ("locked", "lock"), ("chosen", "choose"), ("revealed", "reveal")]),
    ],
    "dealt_with": [
        terms([(word, word) for word in ("called", "retired", "bound", "returned", "discarded", "locked")],
              [("soul-charged", "Soul-Charge")]),
    ],
    "undone": [same("{@a} {:noun/any}"), tree(ab.Noun((ab.Among(hole("what")),)), "{what:source}")],
    "zone_has": [phrase(ab.Has, "you have {quantity#:quantity} {noun:noun/any}", player=ab.Player.YOU)],
    "gauge_had": [tree(ab.Noun((own.HasGauge(hole("name")),)), "{@a} {name:gauge}")],
    "counted_some": [same("a/an {:noun/one}"), same("{:name_noun}")],
}, conditions(), {
    "who_is": [same("{#:obj} <is|are>")],
    # After "is": a noun, a state, a place.
    "complement": [
        # "Is [Stand]" is how it lies, and not a trigger.
        phrase(ab.Noun, "{qualities:being+}"),
        phrase(ab.Noun, "{@a} {qualities:noun_row}"),
    ],
    # What stands before a sentence, without its comma: an "if", a turn, a battle.
    "lead": [
        same("{:one_lead}"),
        tree(ab.And((hole("one"), hole("other"))), "{one:one_lead} {@,|and} {other:one_lead}"),
    ],
    "one_lead": [same("{:during}"), same("{:if_lead}")],
    "if_lead": [
        same("if {:condition}"),
        tree(ab.And((hole("one"), hole("other"))), "if {one:one_condition}, and {other:one_condition}"),
        tree(ab.And((hole("one"), ab.Has(ab.Player.YOU, hole("quantity"), hole("noun")))),
             "if {one:one_condition} {@,|} and have {quantity#:quantity} {noun:noun/any}"),
    ],
    "during": [
        tree(ab.Is(THIS_UNIT, ab.Noun((ab.DidThisTurn(hole("deed")),))),
             f"during the turn {_IT} was {{deed:suffering_so/done}}"),
        tree(ab.Is(THIS_UNIT, ab.Noun((hole("role"),))), f"{_DURING} {_IT} {{role:battle_role}}"),
        tree(ab.Is(hole("who"), ab.Noun((hole("role"),))), f"{_DURING} {{who:obj}} {{role:battle_role}}"),
    ],
    "battle_role": [
        phrase(ab.Attacking, "{@attacked|attacks|is attacking} ?({whom:obj})?"),
        phrase(own.Boosting, "{@boosted|boosts} ?({whom:obj})?"),
        value(ab.Defending(), "{@was|is} attacked"),
        value(own.Boosted(), "{@was|is} boosted"),
        phrase(own.BoostedBy, "{@was|is} boosted by {by:obj}"),
    ],
}]
