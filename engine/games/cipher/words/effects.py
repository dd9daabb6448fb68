"""What is carried out: sentences, and one verb after the other."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import RETREAT_AREA, SENDING, THAT_ONE_OR_NONE, THIS_COMBAT
from engine.text.english.classes import RATHER_THAN, TOWARDS, WITHIN
from engine.text.english.clauses import Verbs, clauses
from engine.text.english.connectives import connectives
from engine.text.english.references import bounded
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, rest, same, tree, value

_RATHER_THAN = (
    f"{RATHER_THAN} {SENDING} {THAT_ONE_OR_NONE} {TOWARDS}"
    f" {RETREAT_AREA}"
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    # One of them; else "an enemy" is every.
    ("vp", [tree(ab.Select(ab.Pick(ab.Exactly(ab.Number(1)), hole("noun"))), "~choose a/an {noun:noun/one}")]),
    *clauses(Verbs(
        tap="~tap", untap="~untap", destroy="{@~destroy|~defeat}", select="~choose",
        deck="{@whose} {@Deck|Decks}",
    )),
    *connectives(),
    ("sentence", [same("{:plain_sentence}")]),
    ("plain_sentence", [same("{:body}{.}")]),
    ("who_does", [value(ab.Player.OPPONENT, "they do")]),
    ("who_does_not", [value(ab.Player.OPPONENT, "they do not")]),
    ("any_static", [same("{:static}")]),
    (
        "body",
        [
            tree(ab.Lasting(hole("duration"), (ab.While(hole("condition"), hole("statics")),)),
                 "{duration:duration}, {condition:if_lead}, {statics:static,and}"),
            # How long it is so is not said again.
            *[tree(ab.Instead(ab.Lasting(own.AsBefore(), hole("statics"))), words)
              for words in ("{statics:stronger=} instead", "{statics:stronger_instead=}")],
            phrase(ab.Lasting, "{statics:for_now,and}", duration=ab.ThisTurn()),
            phrase(ab.Lasting, "{statics:this_combat,and}", duration=own.RestOfCombat()),
            phrase(own.AtCombatEndIf, f"if {{event:event}}, {{@then}} at the end of {THIS_COMBAT}, {{effect:body}}"),
            tree(ab.Sequence((hole("first"), hole("further"))),
                 "{first:clause} {@and|, and|, then|then} {further:further_body}"),
            phrase(ab.Sequence, "also, {effects:body=}"),
            phrase(own.Again,
                   "you may {cost:bracketed} and each time you do {@|this|so}, this skill is activated again"),
        ],
    ),
    (
        "further_body",
        [
            phrase(ab.Lasting, "{@then} {duration:duration}, {statics:static,and}"),
            phrase(ab.IfThen, "{condition:if_lead}, {@then:then} {effect:clauses}"),
        ],
    ),
    (
        "clauses",
        [
            phrase(ab.EitherEffect, "{effects:some_clauses,or:2}"),
            phrase(ab.Sequence, "{effects:some_clauses,comma_then:2}"),
            tree(ab.Sequence((hole("first"), rest("more"))), "{first:clause} {more:and_clause+}"),
            tree(ab.Sequence((hole("first"), ab.EitherEffect(hole("effects")))),
                 "{first:clause}, either {effects:plain_vp,or:2}"),
        ],
    ),
    ("and_clause", [same("and {:clause}")]),
    ("some_clauses", [same("{:clause}"), phrase(ab.Sequence, "{effects:clause,and:2}")]),
    (
        "clause",
        [
            tree(ab.May(ab.Pay(hole("cost"))), "you may {cost:bracketed}"),
            phrase(own.TakesAttack, "{who:obj} is attacked instead of {instead_of:obj}"),
            phrase(own.TakesAttack, "{who:obj} becomes the defending unit instead of {instead_of:obj}"),
        ],
    ),
    ("pvp", [tree(ab.May(ab.Pay(hole("cost"))), "may {cost:bracketed}")]),
    (
        "plain_vp",
        [
            phrase(own.Flip, "~flip {what:obj} face-up", face_up=True),
            phrase(own.Flip, "~flip {what:obj} face-down", face_up=False),
            phrase(own.Flip, "~flip {what:obj} {@face-up or face-down|face-down or face-up}", face_up=None),
        ],
    ),
    (
        "vp",
        [
            *[
                tree(ab.Select(ab.Pick(hole("count"), ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, player))))),
                     f"~choose {{count#:count}} <card|cards> {where}")
                for player, whose in ((ab.Player.OPPONENT, "your opponent's"), (ab.Player.YOU, "your"))
                for where in (f"{WITHIN} {whose} hand without looking", f"without looking {WITHIN} {whose} hand")
            ],
            tree(ab.Draw(ab.Exactly(ab.Times(hole("n", ab.Number), hole("per")))),
                 "~draw {n#:number} <card|cards> {per:per}"),
            tree(ab.Draw(ab.Exactly(ab.Difference(hole("number"), ab.CountOf(ab.Noun((
                ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.YOU),
            )))))), "~draw {@card:cards} until {@you have|there are|you have a total of} {number:number} cards in"
                    " {@own} hand"),
            phrase(own.RatherThanSend, f"{{effect:plain_vp}} {_RATHER_THAN}"),
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
                 "{per:each_first}, ~choose {bounded:bounded} {each:number} {noun:noun/one}"),
        ],
    ),
    (
        "each_first",
        [
            phrase(ab.CountOf, "for each {noun:noun/one}"),
            phrase(ab.Groups, "for every {size:int} {of:counted_many}"),
        ],
    ),
]

ROWS = {"effects": Row((("sentence", 1, 9),))}
