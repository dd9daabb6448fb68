"""Events: what happens, in triggers ("When this unit attacks"), and in what is asked and forbidden, and why.

Of whom a trigger speaks without naming it - "When placed", "When it attacks" - is the unit that has the ability.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words.terms import IT_BOOSTED, THIS_CARD, THIS_UNIT
from engine.text.english.circumstances import events, times
from engine.text.english.classes import THIS_TURN, any_of
from engine.text.phrases import Tables, hole, phrase, rest, same, terms, tree, value

_FROM = "?(from {@own:} {origin:zone})?"
_ON_IT = "on {@own:} {zones:circle_zone,or}"
_PUT = any_of("put", "placed")
_IT = any_of("it", "this unit", "this card", "that unit")
_ON_A_CIRCLE = ab.Noun((ab.AnyOf((ab.Noun((ab.InZone(own.Zone.VC, None),)),
                                  ab.Noun((ab.InZone(own.Zone.RC, None),)))),))
_BATTLE_END = "at the end of the battle {@that|in which|}"

PHRASES: list[Tables] = [{
    "trigger": [
        phrase(ab.Trigger, "{@when|each time|whenever} {event:own_event}"),
        tree(ab.Trigger(ab.Stands(ab.And((ab.Is(THIS_UNIT, _ON_A_CIRCLE),
                                          ab.Not(ab.Is(THIS_UNIT, ab.Noun((hole("state"),)))))))),
             "when not {state:trigger_state}"),
        value(ab.Trigger(ab.Stands(ab.And((ab.Is(THIS_UNIT, _ON_A_CIRCLE),
                                           ab.Not(ab.Is(THIS_UNIT, ab.Noun((own.OnAstralPlane(),)))))))),
              "when on a non - Astral Plane circle"),
        tree(ab.Trigger(hole("event")), f"{_BATTLE_END} {{event:fight_over}}"),
        tree(ab.Trigger(ab.AnyEvent((hole("one"), hole("other")))),
             "when {one:own_event} {@, or|or} when {other:own_event}"),
        tree(ab.Trigger(ab.AnyEvent((ab.TimeComes(hole("edge"), hole("turn"), hole("one")),
                                     ab.TimeComes(hole("edge"), hole("turn"), hole("other"))))),
             "at the {edge:edge} of {turn:turn_owner} {one:timed_phase} or {other:timed_phase}"),
    ],
    "trigger_state": [value(own.OnAstralPlane(), "on {@an|the|your} Astral Plane")],
    # Of the card itself, where it is not named.
    "own_event": [
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), f"{_IT} {{deeds:deed,or|comma/one}}"),
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), f"{_IT} <is|are> {{deeds:suffering_so,or/done}}"),
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), f"{_IT} {{deeds:struck,or/one}}"),
        phrase(ab.Happens, "{who:doer=} {deeds:struck,or}"),
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), "{deeds:suffering_so,or/done}"),
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), "{@its|this unit's} {@attack} {deeds:blow_deed=}"),
        tree(ab.Happens((THIS_UNIT,), (own.Hits(hole("whom"), True),)),
             "{@its|this unit's} attack or the attack it boosted hits {whom:obj}"),
        tree(ab.Happens((THIS_UNIT,), (own.Hits(None, True),)),
             "{@its|this unit's} attack or the attack it boosted hits"),
        tree(ab.Happens((IT_BOOSTED,), hole("deeds")),
             "the attack {@that|} {@it|this unit} boosted {deeds:blow_deed=}"),
        tree(ab.Happens((ab.Any(ab.Noun((own.BoostedBy(THIS_UNIT), rest("noun", ab.Noun)))),), hole("deeds")),
             "the attack {@that|} {@it|this unit} boosted {noun:name_noun} {deeds:blow_deed=}"),
        tree(ab.PlayerActs(ab.Player.YOU, (own.Reveals(THIS_CARD, hole("damage")),)),
             "revealed {@for|by|during} {@a|the} {damage:check}"),
        tree(ab.Happens((THIS_UNIT,), (ab.IsAttacked(ab.Any(ab.Noun((
            ab.OtherThan(ab.Noun((own.Boosted(),))), own.IsUnit()))), None),)), "attacked without being boosted"),
    ],
    "one_event": [
        phrase(ab.Happens, "{who:doer,or}'s {@attack} {deeds:blow_deed=}"),
        tree(ab.Happens((THIS_UNIT,), (own.IsRodeUpon(),)), "another rides this unit"),
        tree(ab.Happens((hole("who"),), (own.DoesNotHit(hole("whom")),)),
             "{who:doer} attacks {whom:obj} and {@does not} hit"),
        tree(ab.PlayerActs(hole("player"), (own.Reveals(hole("what"), hole("damage")),)),
             "{player:turn_player} {damage:check} {@reveals|revealed} {what:obj}"),
        tree(ab.PlayerActs(hole("player"), (own.Reveals(hole("what"), hole("damage")),)),
             "{what:obj} is revealed {@for|by|during} {player:turn_player} {damage:check}"),
    ],
    "circle_zone": [terms([(own.Zone.VC, "[VC]"), (own.Zone.RC, "[RC]"), (own.Zone.GC, "[GC]")])],
    "circle_of": [
        phrase(own.InColumnOf, "in the same column as {whose:obj}"),
        phrase(own.OnItsCircle, "on {whose:genitive} circle"),
        value(own.OnCircle(additional=True), "on {@an additional|additional|your additional} [RC]"),
    ],
    "check": [terms([(False, "drive check"), (True, "damage check")])],
    "struck": [phrase(own.Whilst, "{deed:forbidden_doing/same} {@while|and is} {state:while_state}")],
    "while_state": [
        tree(ab.OtherThan(ab.Noun((own.Boosted(),))), "not boosted"),same("{:state}"), phrase(own.BoostedBy,
                                                                                              "boosted by {by:obj}")],
    "blow_deed": [
        phrase(own.Hits, "hits ?({whom:obj})?", boosted=False),
        phrase(own.DoesNotHit, "{@does not} hit ?({whom:obj})?", boosted=False),
    ],
    # Of the attack that goes on, in what waits for it.
    "later_trigger": [
        tree(ab.Trigger(ab.Happens((ab.Any(ab.Noun((ab.Attacking(),))),), hole("deeds"))),
             "when {@that|this|its|the} attack {deeds:blow_deed=}"),
        tree(ab.Trigger(hole("event"), ab.ThisTurn()), f"when {{event:event}} {THIS_TURN}"),
    ],
    # In which battle: what the unit did in it.
    "fight_over": [
        tree(ab.Happens((THIS_UNIT,), hole("deeds")), f"{_IT} {{deeds:fought,or/one}}"),
        tree(ab.Happens((hole("who"),), (own.FightEnds(own.Role.BOOSTED, THIS_UNIT),)),
             "{@it|this unit} was boosted by {who:doer}"),
        phrase(ab.Happens, "{who:doer=} {deeds:fought,or/one}"),
        tree(ab.Happens((THIS_UNIT,), (own.Whilst(hole("deed"), hole("state")),)),
             f"{_IT} {{deed:fought}} while {{state:while_state}}"),
    ],
    "fought": [
        phrase(own.FightEnds, "{role:role} ?({whom:obj})?"),
        phrase(own.FightEnds, "was {role:suffered}", whom=None),
    ],
    "role": [terms([(own.Role.ATTACKED, "attacked"), (own.Role.ATTACKED, "attacks"), (own.Role.BOOSTED, "boosted"),
                    (own.Role.BOOSTED, "boosts")])],
    "suffered": [value(own.Role.WAS_ATTACKED, "attacked")],
}, events(), times(own.Step), {
    "time": [
        phrase(ab.TimeComes, "at the end of {@that|this|the} {@battle|fight}", edge=ab.Edge.END, turn=ab.Turn.THIS,
               phase=own.Step.FIGHT),
    ],
    "stretch": [phrase(ab.RestOfCombat, "battle")],
    "doer": [
        tree(ab.Any(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun), own.HasMarker(hole("name"))))),
             "{noun:articled} on your circle with {@a} {name:marker_name} marker"),
        phrase(ab.Any, "{noun:possessed/one}"), same("{:obj}")],
    "forbidden_doing": [
        phrase(ab.Attacks, "~attack ?({whom:obj})?"),
        tree(own.Whilst(ab.Attacks(), ab.InZone(hole("zone"), None)), "~attack from {zone:circle_zone}"),
        phrase(own.Boosts, "~boost ?({whom:obj})?"),
        phrase(own.Intercepts, "~intercept"),
    ],
    "doing": [phrase(own.Rides, "~ride {whom:obj}", normal=False),
              phrase(own.Strides, "{@[Stride]|[Strides]}")],
    "forbidden_suffering": [
        phrase(own.IsPlaced, f"~be {{@placed|put}} {_ON_IT} {_FROM}"),
        phrase(own.PlacedBeside, "~be placed {where:circle_of}"),
        phrase(own.IsPlaced, f"~be placed {_FROM}", zones=()),
        tree(own.IsPlaced(hole("zones"), own.Zone.GAUGE),
             "~be placed on {zones:circle_zone,or} from {@equip gauge|gauge}"),
        tree(own.IsPlaced((), own.Zone.GAUGE), "~be placed from {@equip gauge|gauge}"),
        phrase(ab.BecomesTapped, "~be [Rest]"),
        phrase(ab.BecomesUntapped, "~be [Stand]"),
        phrase(own.IsRetired, "~be retired ?(from {@own:} {zones:zone,or})?"),
        tree(own.Whilst(own.IsRetired((own.Zone.RC,)), own.InRow(hole("row"))), "~be retired from {@a} {row:row} [RC]"),
        phrase(own.IsRodeUpon, "~be rode upon ?(by {by:obj})?"),
        phrase(own.PutInto, f"~be {_PUT} {{@into|on|to}} {{@own:}} {{to:zone}} ?(from {{origins:own_zone,or}})?"),
        phrase(own.IsDiscarded, "~be discarded {@|from hand|from your hand}"),
        phrase(own.IsBound, "~be bound"),
        tree(own.PutInto(own.Zone.BIND, (hole("origin"),)), "~be bound from {@own:} {origin:zone}"),
        phrase(own.PutInto, f"~be {_PUT} from {{@own:}} {{origins:zone,or}} {{@into|on|to}} {{@own:}} {{to:zone}}"),
        phrase(own.PutInto, "~be returned to {@own:} {to:zone} ?(from {@own:} {origins:zone,or})?"),
        phrase(own.Rides, "~be ridden from {whom:obj}", normal=False),
        phrase(own.Rides, "~be placed by riding {@on|from} {whom:obj}", normal=False),
        phrase(own.Rides, "~be placed on [VC] by riding {@on|from} {whom:obj}", normal=False),
        phrase(own.Rides, "~be ridden", whom=None, normal=False),
        phrase(own.IsCalled, "~be called ?(from {@own:} {origin:zone})?"),
        phrase(own.IsNormalCalled, "~be normal called"),
        phrase(own.IsTurnedUp, "~be turned face up"),
        phrase(own.IsLockedAway, "~be locked", unlocked=False),
        phrase(own.IsLockedAway, "~be unlocked", unlocked=True),
        phrase(own.IsHit, "~be hit ?(by {by:obj})?"),
        phrase(ab.IsAttacked, "~be attacked ?(by {by:obj})?", zone=None),
        phrase(own.IsBoosted, "~be boosted ?(by {by:obj})?"),
        phrase(ab.IsChosen, "~be chosen"),
    ],
    "own_zone": [same("{@own:} {:zone}")],
    "forbidden_becoming": [
        phrase(own.Rides, "~ride", whom=None, normal=False),
        phrase(ab.BecomesUntapped, "[Stand]"), phrase(ab.BecomesTapped, "[Rest]"),
    ],
    "forbidden_player_act": [
        phrase(ab.Draws, "~draw {@a} ^card", outside=None),
        phrase(own.Rides, "~ride", whom=None, normal=False),
        phrase(own.Rides, "normal ride", whom=None, normal=True),
        tree(ab.Caused(own.Rides(), hole("cause")), "~ride {@cards|} {@by|with} {cause:cause}"),
        tree(own.Calls(None, (hole("zone"),)), "~call {@units|cards|their units|their cards} to {zone:circle_zone}"),
        phrase(own.LooksAtDeck, "~look at your deck {@by|due to} {@an effect|effects}"),
        phrase(own.Calls, "~call {what:obj} ?(to {@own:} {zones:zone,or})? ?(from {@own:} {origin:zone})?"),
        # Without a word of what, "if you called" asks what the ability has done.
        phrase(own.Calls, "~call to {@own:} {zones:zone,or} ?(from {@own:} {origin:zone})?", what=None),
        phrase(own.Calls, "~call from {@own:} {origin:zone} ?(to {@own:} {zones:zone,or})?", what=None),
    ],
    "player_taking": [phrase(ab.Discards, "~discard {what:obj}"), phrase(ab.Discards, "~discard {what:such}")],
    "such": [phrase(ab.Any, "{noun:noun/many}")],
    "player_act": [same("{:player_taking_so/same}")],
    "cause": [
        phrase(own.EffectOf, "{player:cause_owner} {@card's ability|card's abilities|cards' abilities|card"
                             " abilities|cards' ability|card ability}",
               whose=None, cost=True),
        phrase(own.EffectOf, "{player:cause_owner} {@card's effect|card's effects|cards' effects|card effects|card"
                             " effect|effects}", whose=None,
               cost=False),
        phrase(own.EffectOf, "{@the|an} ability of {whose:who}", player=None, cost=True),
        phrase(own.EffectOf, "{@the|an} effect of {whose:who}", player=None, cost=False),
        tree(own.EffectOf(hole("player"), None, True), "{@the|an} ability of {player:cause_owner} card"),
        tree(own.EffectOf(None, None, True), "{@abilities|an ability}"),
        tree(own.EffectOf(None, None, False), "{@effects|an effect}"),
        phrase(own.EffectOf, "{whose:genitive} {@ability|abilities}", player=None, cost=True),
        phrase(own.EffectOf, "{whose:genitive} {@effect}", player=None, cost=False),
    ],
    "cause_owner": [
        terms([(ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"), (None, "a"), (None, "an"),
               (None, "any")]),
    ],
}]
