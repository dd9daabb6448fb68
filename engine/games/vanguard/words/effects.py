"""Effects: sentences, one verb after the other, what puts cards somewhere (VG 17), and what is paid (VG 16.7)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Gift
from engine.games.vanguard.words.lines import COST
from engine.text.english.clauses import Verbs, clauses, connectives
from engine.text.phrases import Tables, hole, phrase, same, terms, tree, value

_AS = "?(as {resting:as_state})?"

PHRASES: list[Tables] = [clauses(Verbs(
    tap="[Rest]", untap="[Stand]", destroy="~retire", select="~choose", deck="{@own} ^deck", hand=own.Zone.HAND,
)), connectives(), {
    "sentence": [same("{:plain_sentence}")],
    "any_static": [same("{:static}")],
    "body": [
        # What is said beside an effect lasts as long.
        phrase(ab.Lasting, "{statics:as_before=}", duration=own.AsBefore()),
    ],
    "as_before": [
        tree(ab.Changes(hole("who"), (ab.Gains((own.InPlaceOf(hole("amount"), hole("former")),)),)),
             "{who#:who} ~get [Power] + {amount:number} instead of + {former:number}"),
    ],
    "clause": [
        # A cost in the middle covers what follows in its sentence (VG 16.7).
        tree(ab.Sequence((ab.May(ab.Pay(hole("cost"))), ab.IfYouDoSo(hole("effect")))), f"{COST}, {{effect:clauses}}"),
        tree(ab.IfThen(hole("condition"), hole("effect")), "if {condition:condition}, {effect:clauses}"),
        tree(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (ab.Gains((ab.Power(
            ab.Times(hole("each"), hole("count"))),)),)),)),
             "{who#:who} ~get [Power] + {each:number} {duration:duration} {count:per}"),
        tree(ab.May(ab.Lasting(hole("duration"), (ab.Changes(hole("who"), hole("changes")),))),
             "you may have {who#:obj} get {changes:got_row} {duration:duration}"),
    ],
    "vp": [
        phrase(own.SoulCharge, "Soul-Charge {amount:number}"),
        phrase(own.CounterCharge, "Counter-Charge {amount:number}"),
        tree(ab.Sequence((own.CounterCharge(hole("one")), own.SoulCharge(hole("other")))),
             "Counter-Charge {one:number} / Soul-Charge {other:number}"),
        phrase(own.CounterBlast, "Counter-Blast {amount:number} ?({noun:noun/any})?"),
        phrase(own.SoulBlast, "Soul-Blast {amount:number} ?({noun:noun/any})?"),
        tree(ab.Search(hole("what")), "~search {@own} deck for {what:obj}"),
        phrase(ab.Discard, "~discard {what:obj}"),
        phrase(own.Exchange, "~exchange {@the positions of {what:obj}|{what:genitive} positions}"),
        phrase(own.DealDamage, "~deal {to:obj} {amount:number} damage"),
        phrase(own.GetGift, "~get an Imaginary Gift : {kind:gift}"),
    ],
    "gift": [terms(Gift)],
    "plain_vp": [
        phrase(own.Bind, "~bind {what:obj} {face_down! face down}"),
        phrase(own.Lock, "~lock {what:obj}"),
        phrase(own.Unlock, "~unlock {what:obj}"),
        phrase(own.Heal, "~heal {what:obj}"),
        phrase(own.TurnOver, "~turn {what:obj} face up", face_up=True),
        phrase(own.TurnOver, "~turn {what:obj} face down", face_up=False),
        phrase(own.Ride, f"~ride {{what:obj}} {_AS}"),
        phrase(ab.RemoveFromGame, "~remove {what:obj}", duration=None, face_down=False),
    ],
    "as_state": [terms([(False, "[Stand]"), (True, "[Rest]")])],
    "own_placing": [
        *[phrase(own.Call, f"~call {{what:obj}} to {words} {_AS}", zone=zone, **fixed)
          for zone, words, fixed in (
              (own.Zone.RC, "{@own:} [RC]", {"open": False, "where": None}),
              (own.Zone.RC, "{@an open|your open|open} [RC]", {"open": True, "where": None}),
              (own.Zone.GC, "{@own:} [GC]", {"open": False, "where": None}),
              (own.Zone.RC, "{where:circle} [RC]", {"open": False}),
              (own.Zone.RC, "{@own:} {@|[RC]} {where:place_of_circle}", {"open": False}),
          )],
        phrase(own.Call, f"~call {{what:obj}} to {{@own:}} [RC] {{where:place_of_circle}} {_AS}", zone=own.Zone.RC,
               open=False),
        phrase(own.PutLocked, "~put {what:obj} on {@own:} [RC] as a locked card"),
        phrase(ab.ReturnToHand, "~return {what:obj} to {@own} hand"),
        *[phrase(ab.PutIntoZone, f"~put {{what:obj}} {{@into|in|to}} {{@own}} {{zone:away}} {words}", face_down=down)
          for words, down in (("face down", True),)],
        phrase(own.MoveTo, "~move {what:obj} to {@own:} [RC] ?({where:place_of_circle})?", zone=own.Zone.RC),
    ],
    "circle": [
        value(own.OnCircle(separate=True), "{@separate|different}"),
        tree(own.OnCircle(row=hole("row")), "{@a|your|} {row:row}"),
        value(own.OnCircle(additional=True), "{@an additional|your additional|additional}"),
    ],
    "place_of_circle": [
        phrase(own.InColumnOf, "in the same column as {whose:obj}"),
        phrase(own.InRow, "in {@the|your} {row:row}"),
    ],
    "away": [
        terms([(own.Zone.SOUL, "soul"), (own.Zone.DROP, "drop"), (own.Zone.DAMAGE, "damage zone"),
               (own.Zone.BIND, "bind zone"), (own.Zone.GAUGE, "gauge zone"), (own.Zone.G_ZONE, "G zone")]),
    ],
    # Costs.
    "cost": [phrase(ab.Do, "{action:payment}")],
    "payment": [
        same("{:vp}"),
        tree(ab.Sequence((hole("first"), hole("other"))), "{first:vp} and {other:vp}"),
    ],
}]
