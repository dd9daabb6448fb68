"""Effects: sentences, one verb after the other, what puts cards somewhere (Cipher 6, 14), and what is paid.

Costs are the actions between brackets (Cipher 22.1.1).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import AREA, CHOSEN_LINE, RATHER_THAN_SENDING, THEY, THIS_COMBAT
from engine.text.english.classes import ANOTHER, ONTO, THIS_TURN, TOWARDS, WITHIN
from engine.text.english.clauses import PUT, Verbs, clauses, connectives
from engine.text.english.nouns import ONE, bounded
from engine.text.grammar import Row
from engine.text.phrases import Tables, hole, phrase, rest, same, several, terms, tree, trees, value

_ORDER = "{@in order|in descending order|in the following order|in the order listed|from top to bottom|one by one}"
_GUESSES = "{@guesses|declares a guess|makes a guess|declares|states}"
_ODD_OR_EVEN = "{@an odd or even number|an even or odd number|odd or even|even or odd|an odd or an even number}"
_UNSEEN = "{@|without looking}"
#: A card of the hand with a name.
_OF_HAND = ab.Noun((ab.Named(hole("name")), ab.InZone(own.Zone.HAND, ab.Player.YOU)))

PHRASES: list[Tables] = [{
    # One of them; else "an enemy" is every.
    "vp": [
        tree(ab.Select(ab.Pick(ONE, hole("noun"))), "~choose a/an {noun:noun/one}"),
        # Of a pile, be they called cards or not.
        tree(ab.Select(ab.Pick(hole("count"), ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), hole("player")))))),
             f"~choose {{count#:count}} {{@card}} {_UNSEEN} {WITHIN} {{player:poss}} {{zone:zone}} {_UNSEEN}"),
    ],
    # What happens in the combat, and not what has been done by the skill.
    "body": [
        phrase(own.AtCombatEndIf, f"if {{event:event}}, {{@then}} at the end of {THIS_COMBAT}, {{effect:body}}"),
    ],
}, clauses(Verbs(
    tap="~tap", untap="~untap", destroy="~destroy", select="~choose", deck="{@own} ^Deck", hand=own.Zone.HAND,
)), connectives(), {
    "sentence": [
        same("{:plain_sentence}"),
        phrase(own.InOrder, f"resolve the following {{@its effect:effects}} {_ORDER}"
               " ?(, until {until_fails:fails})?: {entries:numbered+}"),
    ],
    "fails": [
        terms((True, f"{one} {failed}") for one in ("one of the effects", "one of them", "an effect", "one")
              for failed in ("fails", "cannot be resolved")),
    ],
    "numbered": [phrase(own.Numbered, "{number:int} ) {effects:effects}")],
    "any_static": [same("{:static}")],
    "body": [
        tree(ab.Instead(ab.Lasting(own.AsBefore(), hole("statics"))), "{statics:stronger_instead=}"),
        phrase(ab.Lasting, "{statics:this_combat,and}", duration=ab.RestOfCombat()),
        tree(ab.Sequence((hole("first"), ab.IfThen(hole("condition"), hole("effect")))),
             "{first:clause} {@and|, and|, then|then} {condition:if_lead}, {@then:then} {effect:clauses}"),
        phrase(ab.Sequence, "also, {effects:body=}"),
        phrase(own.Again,
               "you may {cost:bracketed} and each time you do {@|this|so}, this skill is activated again"),
    ],
    "clauses": [
        phrase(ab.EitherEffect, "{effects:some_clauses,or:2}"),
        phrase(ab.Sequence, "{effects:some_clauses,comma_then:2}"),
    ],
    "some_clauses": [several(ab.Sequence, "{effects:clause,and}")],
    "clause": [
        tree(ab.May(ab.Pay(hole("cost"))), "you may {cost:bracketed}"),
        phrase(own.TakesAttack,
               "{who:obj} {is attacked|becomes the defending unit} instead of {instead_of:obj}"),
        phrase(ab.Lasting, "{statics:stronger,and}", duration=own.AsBefore()),
        phrase(own.Guess, f"{THEY} {_GUESSES} {{@as to|}} {{@whether|whether or not}} {{whether:guessed}}"),
    ],
    # What is done before may be said behind.
    "vps": [
        tree(ab.Sequence((hole("chosen"), hole("first"), hole("other"))),
             "{chosen:vp} and {other:placing} after {first:plain_vp/doing}"),
    ],
    "pvp": [tree(ab.May(ab.Pay(hole("cost"))), "may {cost:bracketed}")],
    "plain_vp": [phrase(own.Flip, "~flip {what:obj} {face_up:face}")],
    "face": [
        terms([(True, "face-up"), (False, "face-down"), (None, "face-up or face-down"),
               (None, "face-down or face-up")]),
    ],
    "vp": [
        tree(ab.Draw(ab.Exactly(ab.Times(hole("n", ab.Number), hole("per")))),
             "~draw {n#:number} <card|cards> {per:per}"),
        phrase(own.RatherThanSend, f"{{effect:plain_vp}} {RATHER_THAN_SENDING}"),
        phrase(own.TransferMainCharacter, "~transfer Main Character status from {old:obj} to {new:obj}"),
        # The area is said first.
        *[
            tree(ab.Select(ab.Pick(hole("count"),
                                   ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("zone"), hole("player")))))),
                 f"from {{player:poss}} {{zone:zone}}, ~choose {{count:count}} {{noun:noun/{number}}}")
            for number in ("one", "many")
        ],
        # And so is what is counted.
        tree(ab.Select(ab.Pick(bounded(ab.Times(hole("each"), hole("per"))), hole("noun"))),
             "{per:per}, ~choose {bounded:bounded} {each:number} {noun:noun/one}"),
        # The course of the game.
        tree(own.ChooseLine((hole("line"), hole("other"))),
             "~choose {@each:either} {@own:the} {line:battle_line} or {@own:the} {other:battle_line}"),
        phrase(own.ChooseLine, f"~choose {{@a}} {AREA}"
               " ?({@in which|where} you have {quantity#:quantity} {noun:noun})?"),
        phrase(ab.PhasesAgain, f"{{@~have|~undergo}} {ANOTHER} {{phases:phase_word,and}} ?({THIS_TURN})?"),
    ],
    "phase_word": [terms((own.Phase.BEGINNING, own.Phase.BOND, own.Phase.DEPLOYMENT))],
    "guessed": [
        same("{:condition}"),
        phrase(ab.Is, f"{{what:cost_owner}} is {_ODD_OR_EVEN}", noun=own.ODD_COST),
    ],
    # Whose Deployment Cost it is.
    "cost_owner": [same("{:one_obj}'s Deployment Cost"), same("the Deployment Cost of {:one_obj}")],
    # Putting cards into hands, decks and areas, onto the battlefield and onto units.
    "own_placing": [
        phrase(ab.PlayOntoField, "~deploy {what:who}"),
        phrase(ab.PlayOntoField, "~deploy {what:obj} {@tapped|in a tapped state}", dull=True),
        trees(f"~deploy {{what:obj}} {TOWARDS} {{area:area}} ?(from your {{zone:zone}})?",
              ab.PlayOntoField(ab.InPlace(hole("what", ab.This), hole("zone"), ab.Player.YOU), area=hole("area")),
              ab.PlayOntoField(hole("what"), area=hole("area")),
              # Nothing else is said to come from there.
              ab.PlayOntoField(ab.InPlace(hole("what"), hole("zone"), ab.Player.YOU), area=hole("area"))),
        phrase(own.Move, f"~move {{what:obj}} ?({TOWARDS} {{area:area}})?"),
        phrase(ab.ReturnToHand, "{@~return|~send} {what:obj} {@back:back} to {@own} hand"),
        # Whoever's place the text names: it is their owner's.
        *[
            phrase(ab.PutIntoZone, f"{PUT} {{what:obj}} {where}", zone=zone, **face)
            for zone, name in ((own.Zone.BOND, "Bond Area|Bonds"), (own.Zone.ORB, "Orbs|Orb Area"))
            for there in (f"{TOWARDS} {{@own:your}} {{@{name}}}",)
            for where, face in ((f"{{@face-up}} {there} {{face_down! face-down}}", {}),
                                (f"face-down {there}", {"face_down": True}))
        ],
        phrase(ab.PutIntoZone, f"{PUT} {{what:obj}} on top of {{@own}} Orbs", zone=own.Zone.ORB),
        phrase(own.Stack, f"{PUT} {{what:obj}} {{@under|beneath|underneath}} {{unit:obj}} to Growth {{@it}}",
               under=True),
        phrase(own.Stack, f"{PUT} {{what:obj}} {ONTO} {{unit:obj}} to {{@Level Up|Class Change}} {{@it}}"),
        phrase(own.Stack, "{@~Level Up|~Class Change} {unit:obj} {@using} {what:obj}"),
        phrase(own.Stack, "~stack {what:obj} on top to {@Level Up|Class Change} {unit:raised_ally}"),
    ],
    "placed": [phrase(ab.PutOnDeck, "{what:obj} to {@own} ^Deck", place=ab.DeckPlace.TOP)],
    # The line to which units go.
    "area": [
        phrase(ab.InZone, "{@own:the} {zone:battle_line}", player=None),
        phrase(own.InSameArea, f"the same {AREA} {{@as}} {{whose:obj}}"),
        phrase(own.InSameArea, f"the {AREA} {{@that}} {{whose:obj}} {{@is in|is}}"),
        phrase(own.InChosenLine, CHOSEN_LINE),
    ],
    "raised_ally": [value(ab.That(ab.Noun((ab.ControlledBy(ab.Player.YOU),))), "{@them|her|him}")],
    "away": [terms((own.Zone.RETREAT, own.Zone.BOUNDLESS, own.Zone.SUPPORT))],
    # Costs.
    # A cost as it is printed in the middle of a sentence, with or without its brackets.
    "bracketed": [same("\u00ab{:cost,}\u00bb"), same("{:bond_cost=}")],
    "bond_cost": [tree(ab.Do(own.Flip(ab.Pick(hole("count"), hole("noun")), face_up=False)),
                       "{@flip|} {count#:count} {noun:noun} {@face-down|}")],
    "cost": [phrase(ab.Do, "{action:payment}")],
    "payment": [
        same("{:plain_vp}"),
        phrase(ab.Tap, "tap {what:who}"),
        phrase(ab.Break, "destroy {what:who}"),
        tree(ab.PutOnDeck(ab.Pick(ONE, _OF_HAND), ab.DeckPlace.TOP),
             "{@place|put} {name:name} on top of your Deck from your hand"),
        tree(ab.Sequence((hole("first"), hole("other"))), "{first:plain_vp} and {other:plain_vp}"),
    ],
}]

ROWS = {"effects": Row((("sentence", 1, 9),))}
