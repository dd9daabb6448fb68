"""How cards come onto circles by what is printed on them, which battles units fight in, and what waits for the end of
one (VG 10, 11, 21).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words.terms import THIS_UNIT
from engine.text.english.circumstances import SOME
from engine.text.phrases import Tables, hole, phrase, rest, tree, value

_TO_ONE_WITH_A_UNIT = "called to {@a} [RC] with a unit when you would call it from {@your hand|hand}"
_MORE = "{@or more at the same time|at the same time}"

PHRASES: list[Tables] = [{
    "vp": [
        tree(ab.Sequence((own.OneOfThese(hole("modes")), ab.Shuffle())),
             "{@resolve|perform} one of {@the effects below|the following}, and shuffle your deck. {modes:mode+}"),
        phrase(own.AllOfThese, "~perform all of {@the following|the effects below}. {modes:mode+}"),
        tree(own.SoulCharge(hole("times", ab.CountOf, ab.CountThem)), "Soul-Charge 1 {times:per}"),
        value(own.StrideNow(), "[Stride] this card on your [VC] {@from face down|}"),
        # Gauges lie in no hand (VG 24.4).
        tree(ab.PutIntoZone(ab.Pick(hole("count"), ab.Noun((
            own.IsGauge("equip gauge"), ab.InZone(own.Zone.GAUGE, ab.Player.YOU)))), own.Zone.DROP),
             "~discard {count:count_or_a} {@equip gauge|equip gauges|equipped gauge|equipped gauges}"),
        phrase(own.NextSoulBlastLess, "reduce the next Soul-Blast you pay by {amount:number}"),
    ],
    "static": [
        phrase(own.CallsAtMost, "{player:subject} {@can only|can} call up to {most:int} guardians"),
        tree(own.CallsAtMost(ab.Player.OPPONENT, hole("most")), "can only call up to {most:int} guardians"),
        value(own.CalledOnto(), f"this card must be {_TO_ONE_WITH_A_UNIT}"),
        value(own.ComesResting(), "when this unit would be called to [RC], it is called as [Rest]"),
        tree(ab.While(ab.Not(own.BattleToCome(hole("number"))), (
            ab.Changes(THIS_UNIT, (ab.Cannot((ab.Attacks(),)),)),)),
             "this unit can only attack on the {number:nth} battle of the turn or more"),
        tree(ab.PlayerCannot(hole("player"), (own.Calls(ab.Any(ab.Noun((ab.IsCard(), ab.OtherThan(hole("noun")))))),)),
             "{player:subject} can only call {noun:noun/many}"),
        tree(own.CallsTogether(hole("player"), 0, hole("amount")),
             "when {player:subject} would call {@cards|} from their hand to [GC], they must call"
             f" the same number {{@of cards|}} as {{amount:counted}} {_MORE}"),
        tree(ab.Changes(hole("who"), (ab.Cannot((own.UsesAbility(True),)),)),
             "{who:genitive} [AUTO] abilities do not activate"),
    ],
    "clause": [
        tree(ab.May(ab.Lasting(own.AsBefore(), (ab.Changes(hole("who"), hole("changes")),))),
             "you may have {who#:obj} get {changes:got_row/many}"),
        tree(ab.Delayed(ab.Trigger(ab.TimeComes(ab.Edge.END, ab.Turn.THIS, own.Step.FIGHT), ab.ThisTurn(), True),
                        (ab.IfThen(own.IsBattle(1, 1), hole("effect")),)),
             "at the end of the first battle of this turn, {effect:clauses}"),
        tree(ab.Delayed(ab.Trigger(ab.Happens((hole("who"),), (own.FightEnds(own.Role.ATTACKED),)), ab.ThisTurn()),
                        hole("effects")),
             "at the end of the battle {@that|} {who:ref} attacked, {effects:clauses=}"),
    ],
    "one_condition": [
        phrase(own.HasPutFrom, "you put from your {zone:zone}"),
        tree(ab.HappenedThisTurn(ab.Happens((THIS_UNIT,), (own.Rides(hole("whom")),))), "you rode from {whom:obj}"),
        phrase(own.WereChanged, "{quantity#:quantity} <unit|units> got [Power] + {@1000|5000|10000}"),
        tree(ab.Compares(ab.Difference(ab.CountOf(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))),
                                       ab.CountOf(ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.YOU))))),
                         hole("quantity")),
             "you have {quantity#:quantity} {noun:noun/any} more than cards in your hand"),
        tree(ab.Exists(SOME, ab.Noun((rest("noun", ab.Noun), ab.Done("chosen")))), "you chose {noun:articled}"),
        tree(ab.And((ab.Exists(SOME, ab.Noun((ab.Named(hole("one")), hole("place")))),
                     ab.Exists(SOME, ab.Noun((ab.Named(hole("other")), hole("place")))))),
             "{one:name} and {other:name} are {place:place}"),
    ],
    "having": [phrase(own.OriginalNameHas, "{words:name} in its original card name")],
    "battle_role": [value(ab.DidThisTurn(own.Intercepts()), "intercepted")],
    "place": [
        value(ab.AnyOf((ab.Noun((ab.InZone(own.Zone.RC, None),)), ab.Noun((ab.InZone(own.Zone.GC, None),)))),
              "in any circle other than [VC]"),
    ],
    "own_placing": [
        tree(ab.Sequence((own.Call(hole("what"), own.Zone.RC, False, own.OnCircle(separate=True)),
                          own.EnterState(ab.Them(), hole("state")))),
             "~call {what:obj} to separate [RC] as {state:state_word}"),
    ],
    "plain_occasion": [
        tree(ab.AutoAbility(ab.Trigger(ab.Happens((hole("who"),), (own.FightEnds(own.Role.ATTACKED, hole("whom")),))),
                            (), own.AttackHit()),
             "at the end of the battle {@that|in which|} {who:doer}'s attack hit {whom:obj}"),
    ],
    "counted": [
        value(own.AdditionalCircles(), "the number of your additional [RC]"),
    ],
    "one_obj": [
        # So many of each of two names.
        tree(ab.Both((ab.Pick(hole("count"), ab.Noun((ab.Named(hole("one")), hole("place")))),
                      ab.Pick(hole("count"), ab.Noun((ab.Named(hole("other")), hole("place")))))),
             "{count:count_or_a} {one:name} and {other:name} each {place:place}"),
        value(ab.The(ab.Noun((ab.Attacking(), own.IsUnit()))), "the unit that attacked"),
        value(ab.The(ab.Noun((own.Boosted(), own.IsRearGuard()))), "the boosted rear-guard"),
        tree(ab.Pick(hole("count"), ab.Noun((
            rest("noun", ab.Noun), own.OfHighest(hole("trait"), hole("noun"))))),
             "{count:count} of {noun:noun/many} with the highest {trait:worth/one}"),
        tree(ab.Pick(ab.Exactly(ab.CountThem(ab.Them())), hole("noun")), "the same number of {noun:noun/many}"),
    ],
    "field": [
        tree(ab.FieldAbility((ab.While(hole("condition"), hole("one")),
                              ab.While(ab.Not(hole("condition")), hole("other")))),
             "if {condition:one_condition}, {one:lasting_static=}, and if you don't, {other:lasting_static=}{.}"),
    ],
    "auto": [
        # What only is paid is done, and nobody is asked whether.
        tree(ab.AutoAbility(hole("trigger"), (own.SoulBlast(hole("amount")),)),
             "{trigger:trigger}, \u00abSoul-Blast {amount:number}\u00bb."),
    ],
}]
