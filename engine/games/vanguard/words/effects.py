"""Effects: sentences, one verb after the other, what puts cards somewhere (VG 17), and what is paid (VG 16.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Gift
from engine.games.vanguard.words.lines import COST
from engine.games.vanguard.words.terms import THIS_CARD, THIS_UNIT
from engine.text.english.classes import THIS_TURN
from engine.text.english.clauses import Verbs, clauses, connectives
from engine.text.phrases import Tables, hole, phrase, rest, same, shaped, terms, tree, value

_AS = "{@as [Stand]|}"
_TOKENS = ab.Pick(hole("count"), ab.Noun((own.TokenOf(hole("name")),)))
_EITHER_ZONE = ab.AnyOf((ab.Noun((ab.InZone(hole("one"), ab.Player.YOU),)),
                         ab.Noun((ab.InZone(hole("other"), ab.Player.YOU),))))
_REVEALED = ab.TheDealt(ab.Participle("revealed"), ab.Noun((ab.IsCard(),)), True)
_YOUR_VANGUARD = ab.The(ab.Noun((ab.OwnedBy(ab.Player.YOU), own.IsVanguard())))
_OPEN = "{@an open|another open|your opponent's open}"


def _discard(slots: Mapping[str, Any]) -> Any:
    """What is discarded is of the hand; gauges are put from where they lie (VG 24.4)."""
    what = slots["what"]
    gauges = any(isinstance(one, own.IsGauge) for one in walk(what))
    return ab.PutIntoZone(what, own.Zone.DROP) if gauges else ab.Discard(what)


def _take_discarded(value: object) -> Mapping[str, object] | None:
    return {"what": value.what} if isinstance(value, ab.Discard) else None


PHRASES: list[Tables] = [clauses(Verbs(
    tap="[Rest]", untap="[Stand]", destroy="~retire", select="~choose", deck="{@own} ^deck", hand=own.Zone.HAND,
)), connectives(), {
    "sentence": [same("{:plain_sentence}")],
    "body": [
        tree(ab.EitherEffect((hole("one"), hole("other"))), "{one:clause}, or {other:clause}"),
        # "They" are all of whom the condition speaks.
        tree(ab.IfThen(ab.Has(ab.Player.YOU, hole("quantity"), hole("noun")), ab.Lasting(hole("duration"), (
            ab.Changes(ab.Every(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))), hole("changes")),))),
             "if you have {quantity#:quantity} {noun:noun/any}, they all ~get {changes:got_row/many}"
             " {duration:duration}"),
        phrase(own.RatherThan, "{effect:clauses} instead of {former:number} ?({noun:noun/any})?"),
        tree(ab.IfYouDoSo(hole("effect")),
             "if you {@healed|searched|looked|rode|paid|put}, {effect:body}"),
        tree(ab.IfYouDont(hole("effect")),
             "if you {@could not|did not|cannot} {@ride|call|bind|retire|pay|discard|choose|reveal}"
             " {@|a rear-guard|it|a card|any}, {effect:body}"),
        tree(ab.IfYouDont(hole("effect")), "if it could not be retired, {effect:body}"),
        tree(ab.Repeat(hole("effect"), hole("times")), "{times:per}, {effect:body}"),
        tree(ab.Repeat(hole("effect"), hole("times")), "{effect:vps/many} {times:per}"),
        # What is said beside an effect lasts as long.
        phrase(ab.Lasting, "{statics:as_before=}", duration=own.AsBefore()),
    ],
    "as_before": [
        same("{:unsaid_before}"),
        tree(ab.Changes(hole("who"), (hole("change"),)), "{who#:who} ~get {change:less_than_before}"),
        tree(ab.Changes(hole("who"), (ab.Gains((own.InPlaceOf(hole("amount"), hole("former")),)),)),
             "{who#:who} ~get [Power] + {amount:number} instead of + {former:number}"),
    ],
    # Of whom it is need not be said again.
    "unsaid_before": [
        tree(ab.Changes(ab.It(), (ab.Gains((own.InPlaceOf(hole("amount"), hole("former")),)),)),
             "{@[Power]|} + {amount:number} instead of + {former:number}"),
        tree(ab.Changes(ab.It(), (own.InPlaceOfLess(hole("amount"), hole("former")),)),
             "{@[Power]|} - {amount:number} instead of - {former:number}"),
    ],
    "less_than_before": [
        phrase(own.InPlaceOfLess, "[Power] - {amount:number} instead of - {former:number}"),
    ],
    "clause": [
        # A cost in the middle covers what follows in its sentence (VG 16.7).
        tree(ab.Sequence((ab.May(ab.Pay(hole("cost"))), ab.IfYouDoSo(hole("effect")))), f"{COST}, {{effect:clauses}}"),
        tree(ab.IfThen(hole("condition"), own.RatherThan(hole("effect"), hole("former"))),
             "if {condition:condition}, {effect:clause} instead of {former:number}"),
        tree(ab.IfThen(hole("condition"), hole("effect")), "if {condition:condition}, {effect:clauses}"),
        tree(ab.IfThen(hole("condition"), ab.Repeat(hole("effect"), hole("times"))),
             "if {condition:condition}, {times:per}, {effect:clauses}"),
        tree(ab.Sequence((own.NextSoulBlastLess(hole("amount")), ab.Lasting(ab.ThisTurn(), hole("statics")))),
             "until the end of the turn, reduce the next time you Soul-Blast by {amount:number}, and"
             " {statics:lasting_static,and}"),
        # In the battles of this turn in which a unit that was spoken of attacks.
        tree(ab.Lasting(ab.ThisTurn(), (ab.While(ab.Is(hole("who"), ab.Noun((ab.Attacking(),))), hole("statics")),)),
             f"for the battle {{@that|}} {{who:ref}} attacked {THIS_TURN}, {{statics:lasting_static,and}}"),
        tree(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (ab.Gains((ab.Power(
            ab.Times(hole("each"), hole("count"))),)),)),)),
             "{who#:who} ~get [Power] + {each:number} {duration:duration} {count:per}"),
        # Where no end is said, it is that of what was said before.
        phrase(ab.Lasting, "{statics:static=}", duration=own.AsBefore()),
        *[tree(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (own.Varies(own.Value.POWER, own.How.MULTIPLIED,
                                                                                 ab.Number(times)),)),)),
               f"{{@{word} {{who:genitive}} [Power] {{duration:duration}}"
               f"|{word} the [Power] of {{who:who}} {{duration:duration}}"
               f"|{{duration:duration}}, {word} {{who:genitive}} [Power]}}")
          for word, times in (("double", 2), ("triple", 3))],
        tree(ab.Lasting(hole("duration"), (ab.ForEach(hole("count"), (ab.Changes(hole("who"), hole("changes")),)),)),
             "{who#:who} ~get {changes:got_row} {duration:duration} {count:per}"),
        tree(ab.May(ab.Pay(hole("cost"))), f"you may {COST}"),
        tree(ab.May(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), hole("changes")),))),
             "you may have {who#:obj} gets {changes:got_row} {duration:duration}"),
        # Card names.
        tree(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (ab.BecomesQuality(ab.Named(hole("name"))),)),)),
             "{duration:duration}, change the card {@name|names} of {who:who} to {name:name}"),
        phrase(own.TakesName, "{what#:who} ~get {whose:genitive} card name {duration:duration}", instead=False),
        phrase(own.TakesName, "{duration:duration}, {what#:who} ~get {whose:genitive} card name", instead=False),
        # What is said beside something that lasts, lasts as long.
        phrase(own.TakesName, "changes {what:genitive} card name to {whose:named_after} {@card name|}", instead=True,
               duration=own.AsBefore()),
        tree(ab.Delayed(ab.Trigger(hole("event"), ab.ThisTurn(), True), hole("effects")),
             "{@until the end of the turn,|} {the next time {event:event}"
             "|at the end of the next battle {@that|in which|} {event:fight_over}}, {effects:clauses=}"),
        # One or the other, each as a text of its own.
        tree(ab.EitherEffect((hole("one"), hole("other"))),
             "\u201c{one:clauses} {@.|}\u201d or \u201c{other:clauses} {@.|}\u201d"),
        tree(ab.May(ab.EitherEffect((hole("one"), hole("other")))),
             "you may \u201c{one:clauses} {@.|}\u201d or \u201c{other:clauses} {@.|}\u201d"),
        # What waits for something within the battle or the turn.
        phrase(ab.Delayed, "{trigger:later_trigger}, {effects:clauses=}"),
        tree(ab.May(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (ab.Gains((ab.Power(
            ab.Times(hole("each"), hole("count"))),)),)),))),
             "you may have {who#:obj} get [Power] + {each:number} {duration:duration} {count:per}"),
        tree(ab.May(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), hole("changes")),))),
             "you may have {who#:obj} get {changes:got_row} {duration:duration}"),
    ],
    "named_after": [
        tree(ab.Pick(ab.Exactly(ab.Number(1)), hole("noun")), "1 of {noun:noun/any}<'s|'>"), same("{:genitive}"),
    ],
    "vp": [
        # The others are those that were not chosen.
        tree(ab.Sequence((ab.Select(hole("what")), ab.Break(ab.Every(ab.Noun((
            ab.OwnedBy(ab.Player.YOU), ab.OtherThan(ab.Them()), rest("noun", ab.Noun))))))),
             "~choose {what:obj}, ~retire all of your other {noun:noun/many}"),
        *[phrase(own.TakesName, words, instead=True) for words in (
            "~change {what:genitive} card name to {whose:named_after} {@card name|} {duration:duration}",
            "{duration:duration}, ~change {what:genitive} card name to {whose:named_after} {@card name|}",
        )],
        phrase(own.SoulCharge, "Soul-Charge {amount:number}"),
        phrase(own.CounterCharge, "Counter-Charge {amount:number}"),
        tree(ab.Sequence((own.CounterCharge(hole("one")), own.SoulCharge(hole("other")))),
             "Counter-Charge {one:number} / Soul-Charge {other:number}"),
        phrase(own.CounterBlast, "Counter-Blast {amount:number} ?({noun:noun/any})?"),
        phrase(own.SoulBlast, "Soul-Blast {amount:number} ?({noun:noun/any})?"),
        tree(ab.Search(hole("what")), "~search {@own} deck for {what:obj}"),
        tree(ab.Select(ab.Pick(ab.Exactly(ab.CountThem(ab.Them())), hole("noun"))),
             "~choose the same number of {noun:noun/many}"),
        # One for each of them.
        tree(ab.Search(ab.Pick(ab.UpTo(ab.CountThem(hole("whose"))), ab.Noun((
            ab.IsCard(), ab.Same(ab.Trait.NAME, hole("whose")), ab.AllDifferent(ab.Trait.NAME), _EITHER_ZONE)))),
             "~search {@own:your} {one:zone} {@or} {@own:} {other:zone} for up to 1 card with the same card name as"
             " each of {whose:each_ref}"),
        tree(ab.Search(ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), _EITHER_ZONE)))),
             "~search {@own:your} {one:zone} {@or} {@own:} {other:zone} for {count#:count_or_a} {noun:noun/any}"),
        *[tree(own.SoulBlast(ab.CountOf(ab.Noun((ab.InZone(own.Zone.SOUL, ab.Player.YOU), *other)))),
               f"Soul-Blast all of your soul {words}")
          for words, other in (("", ()), ("other than this card", (ab.OtherThan(THIS_CARD),)))],
        tree(own.SoulBlast(ab.CountOf(ab.Noun((ab.InZone(own.Zone.SOUL, ab.Player.YOU),)))),
             "Soul-Blast all {@of the|the} cards {@from|in} your soul"),
        phrase(ab.LosesGame, "~lose"),
        shaped(None, "~discard {what:obj}", _discard, _take_discarded),
        tree(ab.Draw(ab.Exactly(ab.CountThem(ab.Them()))), "~draw the same number of cards"),
        tree(ab.Draw(ab.Exactly(hole("times", ab.CountOf, ab.CountThem))), "~draw a card {times:per}"),
        phrase(own.Exchange, "~exchange {@the positions of {what:obj}|{what:genitive} positions}"),
        phrase(own.DealDamage, "~deal {amount:number} damage to {to:obj}"),
        phrase(own.DealDamage, "~deal {amount:number} damage", to=ab.It()),
        tree(own.Exchange(ab.Both((hole("one"), hole("other")))),
             "~exchange {one:genitive} position with {{other:genitive}|{other:obj}}"),
        phrase(own.DealDamage, "~deal {to:obj} {amount:number} damage"),
        tree(own.Call(_TOKENS), "~call {count#:count_or_a} {name:token_name} {@token|tokens} to {@own:} [RC]"),
        tree(own.RatherThan(own.Call(_TOKENS), hole("former")),
             "~call {count#:count_or_a} {name:token_name} {@token|tokens} instead of {former:number}"),
        *[tree(own.RatherThan(kind(hole("amount")), hole("former")), f"{word} {{amount:number}} instead of"
               f" {{former:number}}")
          for kind, word in ((own.SoulCharge, "Soul-Charge"), (own.CounterCharge, "Counter-Charge"))],
        tree(own.RatherThan(own.Call(hole("what")), hole("former")), "~call {what:obj} instead of {former:number}"
             " {@|card|cards}"),
        phrase(own.ByWhat,
               "{@~perform|~activate|~do} one of the {@effects below|following effects|following} {@depending on"
               " the type of|according to the grade of} {what:ref}. {steps:kind_step+}"),
        phrase(own.Scale, "{@~perform|~activate|~do} all of the {@effects below|following effects|following|the effects"
                          " below} according to"
               " {what:quantity_named}. {steps:step+}"),
        tree(own.OneOfThese(hole("modes")),
             "{@~perform|~choose|~resolve} one of {@the effects below|the following|the following effects|effects"
             " below}. {modes:mode+}"),
        tree(ab.Reveal(ab.Pick(hole("count"), ab.Noun((own.IsProtect(),)))),
             "~reveal {count:count} {@|Imaginary Gift :} Protect from your hand"),
        tree(ab.PutIntoZone(ab.TopOfDeck(hole("count"), ab.Player.YOU), own.Zone.DROP),
             "~discard the {count#:count} <card|cards> from the top of your deck"),
        tree(ab.PutIntoZone(ab.TopOfDeck(ab.Exactly(ab.Number(1)), ab.Player.YOU), own.Zone.DROP),
             "~discard the top card of your deck"),
        phrase(own.RemoveMarkers,
               "~remove all {@of the|} {name:marker_name} markers from {whose:poss} {@circles|[VC]}"),
        phrase(own.MoveMarkers, "~move all {@of the|} {name:marker_name} {@markers|marker} on {whose:poss} circles to"
               " {to:genitive} circle"),
        phrase(own.MoveMarkers, "~move all {@of|} {whose:poss} {name:marker_name} {@markers|marker} to {to:genitive}"
               " circle"),
        tree(own.MoveMarkers(hole("name"), ab.Player.YOU, _YOUR_VANGUARD),
             "~move all {@of|} your {name:marker_name} {@markers|marker} to your [VC]"),
        phrase(own.Swap, "~swap {one:obj} with {other:obj}"),
        phrase(own.MoveGauges, "~move {what:obj} to {to:obj}"),
        phrase(own.MarkCircle, "~choose one of your [VC] or [RC] without any {without:marker_name} {@markers|marker},"
               " and ~put {@a} {name:marker_name} marker"),
        tree(own.TriggersActivate(hole("what")),
             "~activate all {@of|of the|the} {trigger effects of {what:obj}|{what:genitive} trigger effects}"),
        phrase(own.PutMarker, "~put a/an {name:marker_name} marker {@on {on:obj}|}"),
        *[phrase(own.Bring, f"increase or decrease {words} to {{amount:number}} {{duration:duration}}")
          for words in ("{what:genitive} {value:matched}", "the {value:matched} of {what:obj}")],
        # Another deed, done to the same: it is said what it takes the place of.
        *[tree(own.RatherDo(make(ab.It()), hole("former")), f"{words} instead of {{former:in_place}}")
          for make, words in ((own.Ride, f"~ride {{@it}} {_AS}"),
                              (own.Call, f"~call {{@it}} to {{@own:}} [RC] {_AS}"))],
        tree(own.RatherDo(ab.PutIntoZone(ab.It(), hole("zone")), hole("former")),
             "~put {@it} into {@own:} {zone:away} instead of {former:in_place}"),
        tree(own.RatherDo(own.Call(ab.It()), own.Call(ab.It(), resting=True)), "~call {@it} as [Stand]"),
        tree(own.RatherTo(hole("zone")), "~call {@it|them} to {zone:circle_zone} instead of {@|to} [RC]"),
        phrase(ab.RevealUntil, "~reveal cards from the top of {@own} deck until {noun:articled} is revealed"),
        phrase(own.Match, "{increase or decrease|change} {what:genitives} {values:matched,and} to match {whom:obj}"
               " {duration:duration}"),
        phrase(own.Match,
               "{@increase or decrease|change} {what:genitives} {values:matched,and} to match {whom:genitive}"
               " {@|[Power]|[Critical]|grade|[Power] and [Critical]} {duration:duration}"),
        tree(own.Match(hole("what"), hole("values"), hole("whom"), hole("duration")),
             "{duration:duration}, {@increase or decrease|change} {what:genitives} {values:matched,and} to match"
             " {{whom:obj}|{whom:genitive} {@|[Power]|[Critical]|grade|[Power] and [Critical]}}"),
        tree(ab.Draw(ab.Exactly(hole("amount"))), "~draw cards equal to {amount:quantity_named}"),
        phrase(own.PutGauge, "~put {what:obj} face down as {@a} {name:gauge} for {unit:obj}"),
        phrase(own.PutGauge, "~put {what:obj} face down as its {name:gauge}", unit=ab.It()),
        phrase(own.GetGiftOn, "~get an Imaginary Gift : {kind:gift} {@and|,} {@put|place} {@that marker|it} on {@own:}"
               " {zone:circle_zone}", unit=None),
        phrase(own.GetGiftOn, "~get an Imaginary Gift : {kind:gift} {@and|,} {@put|place} {@that marker|it} on {@the|}"
               " {zone:circle_zone} {@that|} {unit:ref} is on"),
        tree(ab.Repeat(own.GetGift(hole("kind")), hole("times")), "~get {times:number} Imaginary Gift : {kind:gift}"),
        phrase(own.GetGift, "~get an Imaginary Gift : {kind:gift}"),
        phrase(own.GetTicket, "~put a {@Quick Shield|\"Quick Shield\"} ticket into {@own:} hand"),
    ],
    "each_ref": [phrase(ab.That, "{@those|these} {noun:bare/many}", many=True), value(ab.Them(), "them")],
    "genitives": [
        same("{:genitive}"),
        tree(ab.Both((hole("one"), hole("other"))), "{one:genitive} and {other:genitive}"),
    ],
    "matched": [terms([(own.Value.POWER, "[Power]"), (own.Value.CRITICAL, "[Critical]"), (own.Value.SHIELD, "[Shield]"),
                       (own.Value.GRADE, "grade")])],
    "gauge": [terms([("equip gauge", "equip gauge"), ("divine gauge", "divine gauge")])],
    "gift": [terms(Gift)],
    "plain_vp": [
        phrase(own.Bind, "~bind {what:obj} {face_down! face down}"),
        phrase(own.Lock, "~lock {what:obj}"),
        phrase(own.Unlock, "~unlock {what:obj}"),
        phrase(own.Heal, "~heal {what:obj}"),
        phrase(own.TurnOver, "~turn {what:obj} face up", face_up=True),
        phrase(own.TurnOver, "~turn {what:obj} face down", face_up=False),
        phrase(own.TurnOver, "face down {what:obj}", face_up=False),
        phrase(own.Ride, f"~ride {{what:obj}} {_AS}", resting=False),
        phrase(own.Ride, "~ride {what:obj} as [Rest]", resting=True),
        phrase(ab.RemoveFromGame, "~remove {what:obj}", duration=None, face_down=False),
    ],
    "own_placing": [
        *[tree(ab.EitherEffect((ab.PutOnDeck(hole("what"), hole("place")), ab.PutIntoZone(hole("what"), hole("zone")))),
               f"~put {{what:obj}} {{@on|into}} the {{place:deck_end}} of {{@own}} deck or {words}")
          for words in ("{@into|in|to|} {@own} {zone:away}",)],
        *[phrase(own.Call, f"~call {{what:obj}} to {words} {state}", zone=zone, resting=resting, **fixed)
          for resting, state in ((False, _AS), (True, "{@as|at} [Rest]"))
          for zone, words, fixed in (
              (own.Zone.RC, "{@own:} [RC]", {"open": False, "where": None}),
              (own.Zone.RC, "{@an open|your open|open} [RC]", {"open": True, "where": None}),
              (own.Zone.GC, "{@own:} [GC]", {"open": False, "where": None}),
              (own.Zone.RC, "{where:circle} [RC]", {"open": False}),
              (own.Zone.RC, "{@own:} {@|[RC]} {where:place_of_circle}", {"open": False}),
          )],
        phrase(own.PutLocked, "~put {what:obj} on {@an open|separate|} {@own:} [RC]"
               " {@as a locked card|as locked cards}"),
        phrase(ab.PutIntoZone, "~put {what:obj} {@into|in|to} {@own} {zone:away} face up"),
        phrase(ab.PutOnDeck, "~return {what:obj} to {@own} deck", place=None),
        phrase(ab.PutOnDeck, "~shuffle {what:obj} into {@own} deck", place=None),
        tree(ab.PutIntoZone(ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.Among(ab.Them())))),
                            hole("zone")),
             "~put {count#:count_or_a} {noun:noun} {@into|in|to} {@own} {zone:away} from among them"),
        tree(ab.AddToHand(ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.Among(ab.Them()))))),
             "~put {count#:count_or_a} {noun:noun} into {@own} hand from among them"),
        # Of those that were revealed, some here and some there.
        tree(ab.Sequence((ab.AddToHand(ab.Pick(hole("one"), ab.Noun((ab.Among(_REVEALED),)))),
                          ab.PutIntoZone(ab.Pick(hole("other"), ab.Noun((ab.Among(_REVEALED),))), hole("zone")))),
             "~put {one:count} into {@own} hand {@, and|,|and} {other:count} into {@own} {zone:away}"),
        phrase(ab.ReturnToHand, "~return {what:obj} to {@own} hand"),
        *[phrase(ab.PutIntoZone, f"~put {{what:obj}} {{@into|in|to}} {{@own}} {{zone:away}} {words}", face_down=down)
          for words, down in (("face down", True),)],
        *[phrase(own.MoveTo, f"~move {{what:obj}} to {words}", zone=own.Zone.RC, open=is_open, **fixed)
          for is_open, circle, row in (
              (True, f"{_OPEN} [RC]", "{@an open|open} {where:circle_row} [RC]"),
              (False, "{@own:} [RC]", "{@an|a} {where:circle_row} [RC]"),
          )
          for words, fixed in ((f"{circle} {{where:place_of_circle}}", {}), (circle, {"where": None}), (row, {}))],
    ],
    "in_place": [
        *[value(own.Call(ab.It(), resting=resting), words) for resting, words in (
            (False, "calling {@it}"), (True, "calling {@it} as [Rest]"))],
        phrase(ab.PutOnDeck, "{@putting it on|} the {place:deck_end} of {@own} ^deck", what=ab.It()),
    ],
    "circle_row": [phrase(own.InRow, "{row:row}")],
    "circle": [
        value(own.OnCircle(separate=True), "{@separate|different|separate open}"),
        tree(own.OnCircle(row=hole("row")), "{@a|your|} {row:row}"),
        value(own.OnCircle(additional=True), "{@an additional|your additional|additional}"),
        value(ab.OtherThan(ab.Noun((own.OnItsCircle(THIS_UNIT),))), "{@one of your other|another of your|another}"),
    ],
    "place_of_circle": [
        value(own.OnCircle(taken=True), "with {@units|a unit}"),
        phrase(own.InColumnOf, "in the same column as {whose:obj}"),
        phrase(own.InRow, "in {@the|your} {row:row}"),
    ],
    "away": [
        terms([(own.Zone.SOUL, "soul"), (own.Zone.DROP, "drop"), (own.Zone.DAMAGE, "damage zone"),
               (own.Zone.BIND, "bind zone"), (own.Zone.GAUGE, "gauge zone"), (own.Zone.G_ZONE, "G zone")]),
    ],
    "step": [phrase(own.ScaleStep, "\u30fb {quantity:quantity} {@|time|times} - {effects:effects}")],
    "kind_step": [phrase(own.KindStep, "\u30fb {noun:noun/one} - {effects:effects}")],
    "mode": [phrase(ab.Mode, "\u30fb {effects:effects}", reminders=())],
    # One after the other, of another player.
    "act": [phrase(ab.ByPlayer, "{player:agent/one} {effect:comma_vps/one}")],
    "pvp": [
        tree(ab.Repeat(hole("effect"), hole("times")), "{effect:vps/same} {times:per}"),
        tree(ab.May(ab.Pay(hole("cost"))), f"may {COST}"),
        tree(ab.Sequence((hole("first"), ab.May(hole("second")))), "{first:vps/same} and may {second:vps/many}"),
    ],
    "comma_vps": [phrase(ab.Sequence, "{effects:vp,comma:2}")],
    # Costs.
    "cost": [
        phrase(ab.Do, "{action:payment}"),
        phrase(own.PaidIf, "{condition:one_condition}, and {action:payment}"),
    ],
    "payment": [
        same("{:vp}"),
        tree(ab.Sequence((hole("first"), hole("other"))), "{first:vp} and {other:vp}"),
    ],
}]
