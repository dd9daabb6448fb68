"""What is done with a word of the rulebook: dominating, deleting, seeking a mate, attacks that a text directs, what
becomes of the battle and of the turn (VG 17, 19, 20, 23, 26).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Keyword, Zone
from engine.text.phrases import Tables, hole, phrase, tree, value

_FROM_THIS_CALL = "{@[AUTO] abilities|abilities} do not activate from this call"
_ONE_BY_ONE = "{@|one at a time}"
_AND_ATTACK = "{@,|} {@and attack|attack}"
_CHANGE = "change {@the|those|} effects to {instead:trigger_says,and}"
#: What seeking a mate costs where that is only explained (VG 20.1).
_FOUR = ab.Pick(ab.Exactly(ab.Number(4)), ab.Noun((ab.IsCard(), ab.InZone(Zone.DROP, ab.Player.YOU))))
_MATE = ab.ActionAbility((ab.Do(ab.PutOnDeck(_FOUR, ab.DeckPlace.TOP)),), (own.SeeksMate(hole("name")),))

PHRASES: list[Tables] = [{
    "line": [
        phrase(own.Ability, "[ACT] ?({zones:printed_zone+})? {limits:limit*} {@:|} Seek Mate {ability:action}",
               keyword=Keyword.SEEK_MATE, number=0),
        tree(own.Ability(_MATE, hole("zones"), (), Keyword.SEEK_MATE),
             "[ACT] {zones:printed_zone+} {@:|} Seek Mate {name:name} {@|.}"),
    ],
    "plain_vp": [phrase(own.Delete, "~delete {what:obj}")],
    "vp": [
        tree(own.SeeksMate(hole("name")), "~search {@own} deck for up to 1 {name:name} and [Legion]"),
        tree(ab.TakesExtraTurn(), "~take an extra turn {@|after this turn|after this one}"),
        phrase(ab.RevealUntil, "~reveal cards from the top of {@own} deck until a/an {noun:noun/one} is revealed"),
        value(own.EndsTurn(), "~end {@this turn|the turn}"),
        phrase(own.ChangesTarget, "~change {@the target of that attack|that attack's target|the attack's target} to"
               " {to:obj}"),
        # What is named, and of which the text goes on to speak (VG 4.1, 17.13).
        value(own.ChooseColumn(), "~choose a column"),
        tree(ab.NameSomething(ab.NameKind.CARD_NAME), "~declare a card name"),
        phrase(own.SwitchRows,
               "~switch all {@of:} {player:poss} rear-guards between {@the} front and {@the} back {@rows|row}"),
        phrase(own.NextSoulBlastLess, "reduce the next time you Soul-Blast by {amount:number} until {@the} end of"
               " {@the} turn"),
        tree(own.Dominate(hole("what"), None, True), "dominate {what:obj} and move it to your [GC]"),
        tree(own.Dominate(hole("what"), hole("whom")),
             f"dominate {{what:obj}} {_AND_ATTACK} {{whom:obj}} {_ONE_BY_ONE}"),
        phrase(own.Dominate, f"dominate {{what:obj}} {_AND_ATTACK}", whom=None, guards=False),
        tree(ab.Sequence((ab.Untap(hole("what")), own.Dominate(hole("what"), hole("whom")))),
             f"[Stand] and dominate {{what:obj}} {_AND_ATTACK} {{whom:obj}} {_ONE_BY_ONE}"),
        tree(ab.Sequence((ab.Untap(hole("what")), own.Dominate(hole("what")))),
             f"[Stand] and dominate {{what:obj}} {_AND_ATTACK}"),
    ],
    "static": [
        # It battles them when it does (VG 11.2.6).
        tree(ab.Changes(hole("who"), (own.Battles(ab.Every(hole("noun"))),)),
             "when {who#:who} would attack, it battles all {@of:} {noun:noun/many} {@|in one attack}"),
        phrase(own.AreVanguards, "{who#:who} <becomes a vanguard|become vanguards>"),
        phrase(own.AreVanguards, "the circle {@that|} {who:ref} is on becomes {@a|} [VC]"),
        phrase(own.TriggersChanged, f"for {{player:poss}} trigger effects, other than the [Power] increase, {_CHANGE}",
               kept=None),
        phrase(own.TriggersChanged, "for {player:poss} trigger effects, other than {@the} [Power] + {kept:number},"
               f" {_CHANGE}"),
    ],
    "trigger_says": [phrase(own.TriggerSays, "\u201c{trigger:trigger_icon} {@:|} {effects:effects}\u201d")],
    "clause": [
        phrase(own.LetsBeHit, "{whose:genitive} {@effect|effects} of [\"cannot be hit\"] <is|are> nullified"),
        phrase(own.AttacksNow, "{what#:ref} ~attack {whom:obj}"),
        phrase(own.AttacksNow, "attack {whom:obj} with {what:obj}"),
        phrase(own.StaysLocked, "{player:turn_player} locked cards cannot {@be unlocked|unlock} {@in|during} their"
               " next end phase"),
    ],
    "act": [
        phrase(own.CanBeHitAgain, '{whose:genitive} effect of ["cannot be hit"] is nullified'),
        phrase(own.DoNotActivate, f"{{player:cause_owner}} {{@cards'|cards|}} {_FROM_THIS_CALL}"),
        tree(own.DoNotActivate(), f"their {_FROM_THIS_CALL}"),
        tree(own.DoNotActivate(ab.Player.EITHER), _FROM_THIS_CALL),
    ],
    "complement": [value(ab.Noun((ab.OfNamed(ab.NameKind.CARD_NAME),)), "the card you declared")],
    "one_condition": [
        value(ab.Not(own.AttackHit()), "{@that|the|this} attack {@did|does} not hit"),
        phrase(own.TriggersWork, "{player:poss} trigger effects are not nullified"),
        value(own.AttackHit(), "{@that|the|this} attack hit"),
    ],
    "place": [
        phrase(own.InRow, "in {@own:your} {row:row}"),
        value(own.InThatColumn(), "in that column"),
    ],
    "circle": [value(own.InThatColumn(), "that column's")],
    "place_of_circle": [value(own.InThatColumn(), "in that column")],
    "cause": [
        tree(own.EffectOfKeyword(hole("keyword"), None), "the {keyword:keyword_named} ability"),
    ],
}]
