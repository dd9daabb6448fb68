"""What is carried out: sentences, and one verb after the other."""

from __future__ import annotations

from engine.abilities.amounts import CountOf, Exactly, Groups, Number, Times, UpTo
from engine.abilities.decks import Draw, DrawUntil, Shuffle
from engine.abilities.durations import ThisTurn
from engine.abilities.effects import (
    Break,
    ByPlayer,
    Delayed,
    EitherEffect,
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Lasting,
    LookAt,
    May,
    Otherwise,
    Pay,
    Select,
    Sequence,
    Then,
)
from engine.abilities.nouns import InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.statics import While
from engine.abilities.turning import Tap, Untap
from engine.games.cipher.vocabulary import AsBefore, RestOfCombat
from engine.games.cipher.vocabulary.skills import Again
from engine.games.cipher.vocabulary.verbs import (
    AtCombatEndIf,
    ChooseUnseen,
    Flip,
    FlipEitherWay,
    RatherThanSend,
    TakesAttack,
    TransferMainCharacter,
)
from engine.games.cipher.words.terms import RETREAT_AREA, SENDING, THAT_ONE_OR_NONE, THIS_COMBAT
from engine.text.english.classes import RATHER_THAN, TOWARDS, WITHIN
from engine.text.grammar import Phrase, Row, phrase, same, tree
from engine.text.holes import hole, rest

_RATHER_THAN = (
    f"{RATHER_THAN} {SENDING} {THAT_ONE_OR_NONE} {TOWARDS}"
    f" {RETREAT_AREA}"
)


_UNSEEN = "~choose {count#:count} <card|cards>"

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("sentence", [same("{:body}{.}")]),
    (
        "body",
        [
            phrase(IfYouDoSo, "{@if you do|if so|if that happens}, {@|then} {effect:body}"),
            phrase(IfYouDoSo, "{@if they do|once they do}, {@|then} {effect:body}", player=Player.OPPONENT),
            phrase(IfYouDont, "{@if you do not|if you don't}, {@|then} {effect:body}"),
            phrase(IfYouDont, "{@if they do not|if they don't}, {@|then} {effect:body}", player=Player.OPPONENT),
            phrase(Otherwise, "{@otherwise|if not}, {effect:body}"),
            phrase(Then, "{@afterwards|then|after this|after that}, {effect:body}"),
            phrase(IfThen, "{condition:lead}, {@|then} {effect:body}"),
            phrase(Delayed, "{trigger:time_trigger}, {effects:body=}"),
            phrase(Lasting, "{@|then} {duration:duration}, {statics:static,and}"),
            phrase(Lasting, "{duration:duration}, {statics:lasting_while=}"),
            phrase(Lasting, "{statics:static,and} {duration:duration}"),
            same("{:clauses}"),
            phrase(Instead, "{effect:clauses} instead"),
            phrase(Instead, "instead, {effect:body}"),
            phrase(Instead, "{effect:instead_and_more}"),
            phrase(Instead, "{effect:stronger_so} instead"),
            phrase(Instead, "{effect:instead_so}"),
            phrase(Lasting, "{statics:for_now,and}", duration=ThisTurn()),
            phrase(Lasting, "{statics:this_combat,and}", duration=RestOfCombat()),
            phrase(Lasting, "{duration:duration}, {@then|} {statics:for_each=}"),
            phrase(AtCombatEndIf, f"if {{event:event}}, {{@then|}} at the end of {THIS_COMBAT}, {{effect:body}}"),
            phrase(Sequence, "{effects:clause_and_body}"),
            phrase(Sequence, "also, {effects:body=}"),
            phrase(IfThen, "{effect:clauses} {condition:if_lead}"),
            *[
                phrase(
                    Again,
                    f"you may \u00ab{{cost:cost,}}\u00bb and each time you do{this}, this skill is activated again",
                )
                for this in ("", " this", " so")
            ],
        ],
    ),
    (
        "clause_first",
        [
            same("{:clause} and"),
            same("{:clause}, and"),
            same("{:clause}, then"),
            same("{:clause} then"),
        ],
    ),
    (
        "instead_and_more",
        [phrase(Sequence, f"{{effects:{run}}}") for run in ("instead_run", "instead_and_run", "instead_then_run")],
    ),
    ("clause_instead", [same("{:clause} instead,")]),
    ("clause_instead_and", [same("{:clause} instead and")]),
    ("clause_instead_then", [same("{:clause} instead, then")]),
    # What is said to be so, and for how long it is not said.
    ("stronger_so", [phrase(Lasting, "{statics:stronger=}", duration=AsBefore())]),
    ("instead_so", [phrase(Lasting, "{statics:stronger_instead=}", duration=AsBefore())]),
    (
        "further_body",
        [
            phrase(Lasting, "{@|then} {duration:duration}, {statics:static,and}"),
            phrase(IfThen, "{condition:if_lead}, {@then|} {effect:clauses}"),
        ],
    ),
    ("lasting_while", [phrase(While, "{condition:if_lead}, {statics:static,and}")]),
    (
        "clauses",
        [
            same("{:clause}"),
            phrase(May, "you may {effect:choosing}"),
            phrase(EitherEffect, "{effects:some_clauses,or:2}"),
            phrase(Sequence, "{effects:clause,and:2}"),
            phrase(Sequence, "{effects:some_clauses,comma_then:2}"),
            phrase(Sequence, "{effects:clause,and_then:2}"),
            phrase(Sequence, "{effects:clause_run}"),
            phrase(Sequence, "{effects:choice_run}"),
        ],
    ),
    ("comma_either", [phrase(EitherEffect, ", either {effects:plain_vp,or:2}")]),
    ("and_clause", [same("and {:clause}")]),
    ("some_clauses", [same("{:clause}"), phrase(Sequence, "{effects:clause,and:2}")]),
    (
        "choosing",
        [
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
        ],
    ),
    (
        "clause",
        [
            phrase(May, "you may {effect:vp}"),
            phrase(May, "you may \u00ab{effect:paying}\u00bb"),
            phrase(May, "you may {effect:flipping}"),
            phrase(ByPlayer, "{player#:actor} {@then|} {effect:their_vps}"),
            phrase(ByPlayer, "you {effect:vp/many}", player=Player.YOU),
            phrase(ByPlayer, "they {effect:their_vps}", player=Player.THEY),
            same("{:vp}"),
            phrase(TakesAttack, "{who:obj} is attacked instead of {instead_of:obj}"),
            phrase(TakesAttack, "{who:obj} becomes the defending unit instead of {instead_of:obj}"),
            phrase(ByPlayer, "{@you and your opponent|you|both players} each {effect:each_vps}", player=Player.EACH),
        ],
    ),
    ("flipping", [phrase(Pay, "{cost:bond_cost=}")]),
    ("paying", [phrase(Pay, "{cost:cost,}")]),
    (
        "their_vps",
        [
            same("{:vp}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
            phrase(May, "may {effect:vp/many}"),
            phrase(May, "may \u00ab{effect:paying}\u00bb"),
        ],
    ),
    (
        "vp",
        [
            tree(Select(Pick(Exactly(Number(1)), hole("noun"))), "~choose a/an {noun:noun/one}"),
            phrase(Select, "~choose {what:obj}"),
            phrase(ChooseUnseen, f"{_UNSEEN} {WITHIN} your opponent's hand without looking"),
            phrase(ChooseUnseen, f"{_UNSEEN} without looking {WITHIN} your opponent's hand"),
            phrase(ChooseUnseen, "~choose {count#:count} <card|cards> in your hand without looking"),
            phrase(Draw, "~draw {count#:count} <card|cards>"),
            phrase(Draw, "~draw a card", count=Exactly(Number(1))),
            tree(Draw(Exactly(Times(hole("n", Number), hole("per")))), "~draw {n#:number} <card|cards> {per:per}"),
            phrase(
                DrawUntil,
                "~draw {@cards|} until {@you have|there are|you have a total of} {number:int} cards in {@your|their}"
                " hand",
            ),
            phrase(Tap, "~tap {what:obj}"),
            phrase(Untap, "~untap {what:obj}"),
            phrase(Break, "~destroy {what:obj}"),
            phrase(Break, "~defeat {what:obj}"),
            same("{:placing}"),
            phrase(EitherEffect, "either {effects:plain_vp,or:2}"),
            phrase(RatherThanSend, f"{{effect:plain_vp}} {_RATHER_THAN}"),
            phrase(LookAt, "~look at {what:obj}"),
            phrase(Flip, "~flip {what:obj} face-up", face_up=True),
            phrase(Flip, "~flip {what:obj} face-down", face_up=False),
            phrase(FlipEitherWay, "~flip {what:obj} {@face-up or face-down|face-down or face-up}"),
            phrase(
                Shuffle,
                "~shuffle {@your Deck|your Decks|their Decks|their Deck|your opponent's Deck|the Deck|it}"
                " {@afterwards|}",
            ),
            phrase(TransferMainCharacter, "~transfer Main Character status from {old:obj} to {new:obj}"),
            # The area is said first.
            *[
                tree(Select(Pick(hole("count"), Noun((rest("noun", Noun), InZone(hole("zone"), hole("player")))))),
                     f"from {{player:poss}} {{zone:zone}}, ~choose {{count:count}} {{noun:noun/{number}}}")
                for number in ("one", "many")
            ],
            # And so is what is counted.
            *[
                tree(Select(Pick(count(Times(hole("each"), hole("per"))), hole("noun"))),
                     f"{{per:each_first}}, ~choose {up_to}{{each:number}} {{noun:noun/one}}")
                for count, up_to in ((Exactly, ""), (UpTo, "up to "))
            ],
        ],
    ),
    (
        "plain_vp",
        [
            same("{:placing}"),
            phrase(Break, "~destroy {what:obj}"),
        ],
    ),
    (
        "each_vps",
        [
            same("{:vp/many}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
        ],
    ),
    (
        "each_first",
        [
            phrase(CountOf, "for each {noun:noun/one}"),
            phrase(Groups, "for every {size:int} {of:counted_many}"),
        ],
    ),
]

ROWS = {
    "choice_run": Row((("clause", 1, 1), ("comma_either", 1, 1))),
    "clause_run": Row((("clause", 1, 1), ("and_clause", 2, 4))),
    "instead_run": Row((("clause_instead", 1, 1), ("clauses", 1, 1))),
    "instead_and_run": Row((("clause_instead_and", 1, 1), ("clauses", 1, 1))),
    "instead_then_run": Row((("clause_instead_then", 1, 1), ("clauses", 1, 1))),
    "effects": Row((("sentence", 1, 9),)),
    "clause_and_body": Row((("clause_first", 1, 1), ("further_body", 1, 1))),
}
