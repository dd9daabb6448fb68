"""Older print, of the G era (VG 20, 21): the cost before what an ability waits for, and paid where it says so; what G
units cost; whose words the later print no longer has.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Keyword, Zone
from engine.games.vanguard.words.terms import IT_BOOSTED, THIS_UNIT
from engine.text.english.classes import any_of
from engine.text.english.clauses import JOINED
from engine.text.english.nouns import bounded
from engine.text.phrases import Phrase, Tables, altered, hole, phrase, rest, terms, tree, value

_COST = "\u00ab{cost:cost,}\u00bb {@|,}"
_PAY = "you may pay the cost. {@if you do,|}"
#: What it waits for, with what it does and what is paid for that.
_PAYS = {"effects": ((), hole("effects")), "cost": ((), hole("cost"))}
_FROM_FACE_DOWN = "from face down{.}"
_STRIDE_STEP = "- Stride Step -"
_GUARD_STEP = "- Opponent Turn's Guard Step -"
_THEN = any_of(",", ", and", "and", "")
_BOOSTED = "during the battle {@that|in which|} {@this unit|it}"
#: The time between what it waits for and what else has to hold.
_GUARD_BEGINS = ab.Trigger(ab.TimeComes(ab.Edge.BEGINNING, ab.Turn.EACH, own.Step.GUARD))
_ATTACKED = ab.Is(hole("who"), ab.Noun((ab.Defending(),)))
_IN_ITS_BATTLE = "at the beginning of the guard step of the battle {@that|in which} {who:doer} {@was|is} attacked"
_IN_A_STATE = ab.Happens((THIS_UNIT,), (own.Whilst(hole("deed"), hole("state")),))
_SO_MANY = hole("amount", ab.CountOf, ab.Sum, ab.CountThem)


_RETIRED_SO = "retired {@this turn} {@because of} {by:cause}"
#: How often it happened: what was retired lies elsewhere now.
_RETIRED = ab.EventCount(ab.Happens((ab.Any(hole("noun")),), (ab.Caused(own.IsRetired(), hole("by")),)))
_BY_THIS = "{@with this effect|by this effect|due to this effect|this way|for this cost}"
_OF_HAND = ab.Noun((rest("noun", ab.Noun), ab.InZone(Zone.HAND, hole("player"))))
_STRONGER = ab.Changes(hole("who"), (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, hole("whose"))),)),))
_SHIELD = own.ValueOf(own.Value.SHIELD, hole("whose"))
_SHIELDED, _SHIELDED_TWICE = (
    ab.Changes(hole("who"), (ab.Gains((ab.Power(amount),)),)) for amount in (_SHIELD, ab.Times(ab.Number(2), _SHIELD))
)
_ORIGINALLY = ab.Changes(hole("who"), (ab.Gains((ab.Power(own.ValueOf(own.Value.ORIGINAL_POWER, hole("whose"))),)),))


def _play(kind: Keyword, words: str) -> Phrase:
    """What a G unit costs that is put onto a circle (VG 21.1, 21.8): the way itself is in the rules."""
    return tree(own.Ability(ab.ActionAbility(hole("cost"), ()), keyword=kind), words)


def _of_keyword(words: str, whose: object) -> Phrase:
    return tree(own.EffectOfKeyword(hole("keyword"), whose), words)  # type: ignore[arg-type]


PHRASES: list[Tables] = [{
    "line": [
        _play(Keyword.STRIDE, f"[Stride] {_STRIDE_STEP} «{{cost:cost,}}» {_THEN} [Stride] this card on your [VC]"
              f" {_FROM_FACE_DOWN}"),
        _play(Keyword.ULTIMATE_STRIDE, f"[Ultimate Stride] {_STRIDE_STEP} «{{cost:cost,}}» {_THEN}"
              f" {any_of('[Ultimate Stride]', '[Stride]')} this card on your [VC] {_FROM_FACE_DOWN}"),
        _play(Keyword.G_GUARDIAN, f"[G Guardian] {_GUARD_STEP} «{{cost:cost,}}» {_THEN} call this card to your [GC]"
              f" {_FROM_FACE_DOWN}"),
    ],
    "printed_zone": [
        terms([(Zone.DROP, "Drop zone"), (Zone.DROP, "Drop"), (Zone.DECK, "Deck"), (Zone.SOUL, "Soul"),
               (Zone.BIND, "Bind zone"), (Zone.G_ZONE, "G zone"), (Zone.HAND, "Hand"), (Zone.DAMAGE, "Damage zone"),
               (Zone.TRIGGER, "Trigger zone")]),
    ],
    # Only on circles of the row.
    "limit": [tree(ab.OnlyIf(ab.Is(THIS_UNIT, ab.Noun((own.InRow(hole("row")),)))), "{row:row}")],
    "auto": [
        tree(altered("occasion", **_PAYS), f"{_COST} {{occasion:occasion}}, {_PAY} {{effects:effects}}",
             ab.AutoAbility),
    ],
    "action": [
        phrase(ab.ActionAbility, f"{_COST} {{effects:effects}}", name=None, limits=()),
        tree(ab.ActionAbility(hole("cost"), (hole("effect"),)), f"{_COST} and {{effect:sentence}}"),
    ],
    # What is so of one and of another; and what is so besides where more holds.
    "field": [
        phrase(ab.FieldAbility, "{statics:static,and:2}{.}"),
        tree(ab.FieldAbility((ab.While(hole("one"), (rest("statics"), ab.While(hole("other"), hole("more")))),)),
             f"{{one:lead}}, {{statics:lasting_static,{JOINED}}}. {{@then,|then}} {{other:lead}},"
             f" {{more:lasting_static,{JOINED}}}{{.}}"),
    ],
    "static": [
        value(own.NextStrideFree(), "you {@can|may} [Stride] without paying the {@[Stride] cost|cost}"),
    ],
    "field_sentence": [phrase(ab.ForEach, "{count:per}, {statics:static=}{.}")],
    # What an ability waits for, in a battle in which somebody does something.
    "plain_occasion": [
        tree(ab.AutoAbility(hole("trigger"), (), hole("condition", ab.Is)), "{trigger:trigger} {condition:during}"),
        tree(ab.AutoAbility(_GUARD_BEGINS, (), _ATTACKED), _IN_ITS_BATTLE),
    ],
    "occasion_if": [
        tree(ab.AutoAbility(_GUARD_BEGINS, (), ab.And((_ATTACKED, hole("condition")))),
             f"{_IN_ITS_BATTLE}, if {{condition:condition}}"),
    ],
    "own_event": [
        *[tree(_IN_A_STATE, words) for words in (
            "this {state:state} unit {deed:deed/one}", "{@this unit|it} is {state:being} and {deed:deed/one}",
            "this {state:state} unit is {deed:suffering_so/done}",
            "{@this unit|it} is {state:being} and {deed:suffering_so/done}",
        )],
        tree(ab.Happens((THIS_UNIT,), (own.Hits(hole("whom"), True),)),
             f"an attack hits {{whom:obj}} {_BOOSTED} attacked or boosted"),
        tree(ab.Happens((THIS_UNIT,), (own.Hits(None, True),)), f"an attack hits {_BOOSTED} attacked or boosted"),
        tree(ab.Happens((IT_BOOSTED,), (own.Hits(hole("whom")),)), f"an attack hits {{whom:obj}} {_BOOSTED} boosted"),
        tree(ab.Happens((IT_BOOSTED,), (own.Hits(),)), f"an attack hits {_BOOSTED} boosted"),
    ],
    # What may have to hold.
    "one_condition": [
        phrase(ab.Is, "{what#:obj} {@has|have} {noun:keyword_noun}"),
        phrase(own.PutOnEnd, "you {@put} it on the {place:deck_end} of your deck"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done("chosen")))),
             "you chose {quantity#:quantity} {noun:noun/any}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((ab.Done("chosen"),))), "you chose {quantity:quantity}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done("called")))),
             f"{{quantity#:quantity}} {{noun:noun/any}} {{@are|is}} called {_BY_THIS}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done("put")))),
             "{quantity#:quantity} {noun:noun/any} {@were|was} put {@this way|}"),
        value(own.PayingForStride(), "you are paying the cost for [Stride]"),
    ],
    "keyword_noun": [phrase(ab.Noun, "{qualities:with_keyword=}")],
    "time": [
        phrase(ab.TimeComes, "at the {edge:edge} of each turn's {phase:timed_phase}", turn=ab.Turn.EACH),
    ],
    "one_event": [
phrase(ab.Happens, "the {@attack} of {who:doer=} {deeds:blow_deed=}")],
    "doer": [
        tree(ab.Any(ab.Noun((hole("whose"), own.IsKind(own.CardKind.G_UNIT)))), "{whose:your} G unit"),
        tree(ab.Any(ab.Noun((hole("whose"), ab.IsCard()))), "{whose:your} card"),
    ],
    "forbidden_suffering": [
        phrase(own.IsPlaced, "~be placed from {@own:} {origin:zone} {@to|on} {@own:} {zones:zone,or}"),
        phrase(ab.Moves, "~be returned to {@own:your} {to:zone} ?(from {@own:} {origin:zone})?"),
    ],
    "becoming": [phrase(ab.BecomesUntapped, "[Stand]"), phrase(ab.BecomesTapped, "[Rest]")],
    # Causes.
    "cause": [
        phrase(own.EffectOf, "{@the effect or cost|the effect or the cost} of {player:cause_owner} {@card|cards}",
               whose=None, cost=True),
        tree(own.EffectOf(None, hole("whose"), True), "{@the effect or cost|the effect or the cost} of {whose:doer}"),
        phrase(own.EffectOf, "{@the effect|the effects|effects} of {player:cause_owner} {@card|cards}", whose=None,
               cost=False),
        phrase(own.EffectOf, "{@the effect|the effects|effects} of {player:cause_owner} other card", whose=None,
               cost=False),
        phrase(own.EffectOf, "the effects and costs of {player:cause_owner} cards", whose=None, cost=True),
        value(own.TriggerEffects(), "trigger effects"),
        value(own.EffectOf(), "{@card effects|an effect|a card effect|effects}"),
        _of_keyword("the effect of {@the|a|your} {keyword:keyword_named} ability", None),
        _of_keyword("the effect of {whose:genitive} {keyword:keyword_named} ability", hole("whose")),
        _of_keyword("the effect of the {keyword:keyword_named} ability of {whose:doer}", hole("whose")),
    ],
    # Units and cards.
    "head": [value(ab.InZone(Zone.HEARTS), "heart <card|cards>")],
    "pre": [phrase(ab.TraitIs, "[Power] {amount:number}", trait=ab.Trait.POWER, comparison=ab.Comparison.EXACTLY)],
    "post": [
        tree(ab.Done("put"), f"put into {{@own}} {{@soul|drop|hand|deck}} {_BY_THIS}"),
        value(own.InColumnOf(THIS_UNIT), "in the same column"),
        value(ab.Defending(), "{@that is|that are|being} {@being|} attacked"),
        value(own.InState(own.State.HARMONY), "in harmony"),
        value(own.WithoutAbilities(), "without {@any|} [CONT] , [ACT] or [AUTO] abilities"),
    ],
    "state": [value(own.InLegion(), "[Legion]")],
    "circle_under": [
        phrase(own.OnItsCircle, "{@that|} {whose:obj} is {@on|in}"),
        tree(ab.OtherThan(ab.Noun((own.OnItsCircle(hole("whose")),))), "{@that|} {whose:obj} is not {@on|in}"),
    ],
    "having": [
        value(own.HasKeyword(Keyword.SEEK_MATE), "{@the|} [Legion] ability"),
        phrase(ab.TotalIs, "{@the|a} sum of {@their|its} {trait:trait/any} being {amount:number} {comparison:limit}"),
    ],
    "one_obj": [
        value(ab.The(ab.Noun((own.Boosted(), own.IsUnit()))), "the boosted unit"),
        tree(ab.Pick(bounded(_SO_MANY), hole("noun")),
             "{bounded:bounded} the same number of {noun:noun/many} as {amount:counted}"),
        tree(ab.Pick(bounded(_SO_MANY), hole("noun")),
             "{bounded:bounded} the number of {noun:noun/many} equal to {amount:counted}"),
    ],
    "circle_left": [tree(ab.OtherThan(ab.Noun((own.OnItsCircle(hole("whose")),))), "{whose:obj} was on")],
    "driven": [
        tree(ab.Changes(hole("who"), (own.Varies(own.Value.DRIVE, how, hole("amount")),)),
             f"{{who#:who}} ~get drive {sign} {{amount:number}}")
        for sign, how in (("+", own.How.RAISED), ("-", own.How.REDUCED))
    ],
    "player_infinitive": [phrase(own.Intercepts, "intercept")],
    "change": [
        value(own.InterceptsFromBack(), "can intercept from the back row"),
        value(own.MayAttack(), "can attack from the back row"),
    ],
    "called_cards": [
        tree(ab.Every(ab.Noun((ab.AnyOf((ab.Noun((own.IsKind(own.CardKind.G_GUARDIAN),)), hole("other"))),))),
             "[G Guardian] and {other:noun/many}"),
    ],
    "counted": [tree(_RETIRED, f"the number of {{noun:noun/many}} {_RETIRED_SO}")],
    "per": [
        tree(_RETIRED, f"for each {{noun:noun/one}} {_RETIRED_SO}"),
        phrase(own.OpenCircles, "for each of {player:turn_player} open [RC] ?(in the {row:row})?"),
        tree(ab.Groups(hole("size"), ab.CountOf(hole("noun"))), "for every {size:int} of {noun:noun/many}"),
    ],
    # What is done.
    "vp": [
        tree(ab.Draw(bounded(_SO_MANY)), "~draw {bounded:bounded} the same number of cards as {amount:counted}"),
        tree(ab.AtRandom(ab.Select(ab.Pick(hole("count"), _OF_HAND))),
             "~choose {count#:count_or_a} {noun:noun/any} at random from {player:poss} hand"),
        tree(ab.Select(hole("what", inside=ab.Among)), "~search for {what:obj}"),
        tree(ab.Search(hole("what")), "~search for {what:obj} from {@own} deck"),
        tree(ab.Reveal(hole("what")), "~reveal {what:obj} to your opponent"),
        tree(ab.Draw(ab.Exactly(ab.Difference(hole("number"), ab.CountOf(ab.Noun((
            ab.IsCard(), ab.InZone(Zone.HAND, ab.Player.YOU))))))), "~draw until your hand has {number:number} cards"),
    ],
    "plain_vp": [
        phrase(own.Bind, "~bind {what:obj} face up", face_down=False),
        phrase(own.TimeLeap, "time leap {what:obj}"),
    ],
    "own_placing": [
        phrase(own.Call, "~call {what:obj} to {@the|a} [RC] {where:circle_under}", zone=Zone.RC, open=False),
        phrase(own.Call, "~call {what:obj} to {@an open|open} [RC] other than the [RC] {where:circle_left}",
               zone=Zone.RC, open=True),
        phrase(own.MoveTo, "~move {what:obj} to {@own:} [GC]", zone=Zone.GC, where=None),
        *[tree(ab.Sequence((own.Call(hole("what"), Zone.RC, open_), own.EnterState(ab.It(), hole("state")))),
               f"~call {{what:obj}} to {circle} [RC] as {{state:state_word}}")
          for open_, circle in ((True, "{@an open|open}"), (False, "{@own:}"))],
    ],
    "clause": [
        *[tree(ab.Lasting(hole("duration"), (static,)),
               f"increase {{who:genitive}} [Power] by {amount} {{duration:duration}}")
          for static, amount in ((_SHIELDED, "the [Shield] of {whose:obj}"),
                                 (_SHIELDED_TWICE, "two times {@of|} the [Shield] of {whose:obj}"),
                                 (_STRONGER, "{{whose:genitive} [Power]|the [Power] of {whose:obj}}"),
                                 (_ORIGINALLY, "the original [Power] of {whose:obj}"))],
        *[tree(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (own.Varies(
            kind, own.How.RAISED, ab.Times(hole("each"), hole("count"))),)),)),
               f"{{who#:who}} ~get {word} + {{each:number}} {{duration:duration}} {{count:per}}")
          for kind, word in ((own.Value.SHIELD, "[Shield]"), (own.Value.CRITICAL, "[Critical]"))],
        # Without a period it lasts as long as the unit stays.
        phrase(ab.Lasting, "{statics:driven=}", duration=ab.RestOfGame()),
        phrase(own.EnterState, "{what#:who} ~become {state:any_state} until {@the|} end of {@the|that|} turn"),
        tree(ab.Lasting(hole("duration"), (own.NextStrideFree(),)),
             "{duration:duration}, you may [Stride] without paying the cost the next time you [Stride]"),
    ],
}]
