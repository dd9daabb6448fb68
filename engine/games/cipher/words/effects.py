"""What is carried out: sentences, and one verb after the other."""

from __future__ import annotations

from engine.abilities.amounts import CountOf, Exactly, Groups, Number, Times, UpTo
from engine.abilities.decks import Draw, DrawUntil
from engine.abilities.durations import ThisTurn
from engine.abilities.effects import (
    EitherEffect,
    IfThen,
    Instead,
    Lasting,
    May,
    Pay,
    Select,
    Sequence,
)
from engine.abilities.nouns import InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.statics import While
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
from engine.text.english.clauses import Verbs, clauses
from engine.text.english.connectives import connectives
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole, rest

_RATHER_THAN = (
    f"{RATHER_THAN} {SENDING} {THAT_ONE_OR_NONE} {TOWARDS}"
    f" {RETREAT_AREA}"
)


_UNSEEN = "~choose {count#:count} <card|cards>"

_COST = "\u00ab{cost:cost,}\u00bb"

PHRASES: list[tuple[str, list[Phrase]]] = [
    # One of them; else "an enemy" is every.
    ("vp", [tree(Select(Pick(Exactly(Number(1)), hole("noun"))), "~choose a/an {noun:noun/one}")]),
    *clauses(Verbs(
        tap="~tap", untap="~untap", destroy="{@~destroy|~defeat}", select="~choose",
        deck="{@your|their|the|your opponent's|their owner's|its owner's|} {@Deck|Decks}",
    )),
    *connectives(),
    ("sentence", [same("{:plain_sentence}")]),
    ("plain_sentence", [same("{:body}{.}")]),
    ("who_does", [value(Player.OPPONENT, "they do")]),
    ("who_does_not", [value(Player.OPPONENT, "they do not")]),
    ("any_static", [same("{:static}")]),
    ("subject", [same("{:actor}"), value(Player.YOU, "you")]),
    (
        "body",
        [
            tree(Lasting(hole("duration"), (While(hole("condition"), hole("statics")),)),
                 "{duration:duration}, {condition:if_lead}, {statics:static,and}"),
            # How long it is so is not said again.
            *[tree(Instead(Lasting(AsBefore(), hole("statics"))), words)
              for words in ("{statics:stronger=} instead", "{statics:stronger_instead=}")],
            phrase(Lasting, "{statics:for_now,and}", duration=ThisTurn()),
            phrase(Lasting, "{statics:this_combat,and}", duration=RestOfCombat()),
            phrase(AtCombatEndIf, f"if {{event:event}}, {{@then|}} at the end of {THIS_COMBAT}, {{effect:body}}"),
            tree(Sequence((hole("first"), hole("further"))),
                 "{first:clause} {@and|, and|, then|then} {further:further_body}"),
            phrase(Sequence, "also, {effects:body=}"),
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
        "further_body",
        [
            phrase(Lasting, "{@|then} {duration:duration}, {statics:static,and}"),
            phrase(IfThen, "{condition:if_lead}, {@then|} {effect:clauses}"),
        ],
    ),
    (
        "clauses",
        [
            phrase(EitherEffect, "{effects:some_clauses,or:2}"),
            phrase(Sequence, "{effects:some_clauses,comma_then:2}"),
            tree(Sequence((hole("first"), rest("more"))), "{first:clause} {more:and_clause+}"),
            tree(Sequence((hole("first"), EitherEffect(hole("effects")))),
                 "{first:clause}, either {effects:plain_vp,or:2}"),
        ],
    ),
    ("and_clause", [same("and {:clause}")]),
    ("some_clauses", [same("{:clause}"), phrase(Sequence, "{effects:clause,and:2}")]),
    (
        "clause",
        [
            *[tree(May(Pay(hole("cost"))), f"you may {cost}") for cost in (_COST, "{cost:bond_cost=}")],
            phrase(TakesAttack, "{who:obj} is attacked instead of {instead_of:obj}"),
            phrase(TakesAttack, "{who:obj} becomes the defending unit instead of {instead_of:obj}"),
        ],
    ),
    ("pvp", [tree(May(Pay(hole("cost"))), f"may {_COST}")]),
    (
        "plain_vp",
        [
            phrase(Flip, "~flip {what:obj} face-up", face_up=True),
            phrase(Flip, "~flip {what:obj} face-down", face_up=False),
            phrase(FlipEitherWay, "~flip {what:obj} {@face-up or face-down|face-down or face-up}"),
        ],
    ),
    (
        "vp",
        [
            phrase(ChooseUnseen, f"{_UNSEEN} {WITHIN} your opponent's hand without looking"),
            phrase(ChooseUnseen, f"{_UNSEEN} without looking {WITHIN} your opponent's hand"),
            phrase(ChooseUnseen, "~choose {count#:count} <card|cards> in your hand without looking"),
            tree(Draw(Exactly(Times(hole("n", Number), hole("per")))), "~draw {n#:number} <card|cards> {per:per}"),
            phrase(DrawUntil, "~draw {@cards|} until {@you have|there are|you have a total of} {number:int} cards in"
                   " {@your|their} hand"),
            phrase(RatherThanSend, f"{{effect:plain_vp}} {_RATHER_THAN}"),
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
        "each_first",
        [
            phrase(CountOf, "for each {noun:noun/one}"),
            phrase(Groups, "for every {size:int} {of:counted_many}"),
        ],
    ),
]

ROWS = {"effects": Row((("sentence", 1, 9),))}
