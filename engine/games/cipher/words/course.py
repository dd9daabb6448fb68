"""The course of the game: lines to choose, phases once more, guesses, numbered lists, winning."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import AREA, CHOSEN_LINE, THEY
from engine.text.english.classes import ANOTHER, IS, WITHIN, any_of
from engine.text.grammar import Row
from engine.text.phrases import Phrase, phrase, same, terms

_AREA = AREA
_ORDER = "{@in order|in descending order|in the following order|in the order listed|from top to bottom|one by one}"
_FAILS = "{@one of the effects fails|one of them fails|an effect fails|one fails|one cannot be resolved}"
_GUESSES = "{@guesses|declares a guess|makes a guess|declares|states}"

_OPPONENT = THEY
_ODD_OR_EVEN = "{@an odd or even number|an even or odd number|odd or even|even or odd|an odd or an even number}"

_THIS_TURN = any_of("this turn", "during this turn", "")
_THEIR_GUESS = "{@your opponent's|the opponent's|their|that|the} {@guess|declaration}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(
                own.ChooseLine,
                "~choose {@each:either} {@own:the} {@Front Line|Front|Back Line|Back} or {@own:the}"
                " {@Back Line|Front Line}",
            ),
            phrase(own.ChooseLine, f"~choose {{@a}} {_AREA}"
                   " ?({@in which|where} you have {quantity#:quantity} {noun:noun})?"),
            phrase(ab.PhasesAgain, f"{{@~have|~undergo}} {ANOTHER} {{phases:phase_word,and}} {_THIS_TURN}"),
            phrase(ab.WinsGame, "~win the game"),
        ],
    ),
    ("phase_word",
     [terms((own.Phase.BEGINNING, own.Phase.BOND, own.Phase.DEPLOYMENT))]),
    (
        "post",
        [phrase(own.InChosenLine, f"{WITHIN} {CHOSEN_LINE}")],
    ),
    (
        "clause",
        [
            phrase(
                own.Guess,
                f"{_OPPONENT} {_GUESSES} {{@as to|}} {{@whether|whether or not}} {{whether:guessed}}",
            ),
        ],
    ),
    (
        "guessed",
        [
            same("{:condition}"),
            phrase(ab.Is, f"{{what:cost_owner}} is {_ODD_OR_EVEN}", noun=own.ODD_COST),
        ],
    ),
    (
        "one_condition",
        [
            phrase(ab.Is, "{what:cost_owner} is {@an odd number|odd}", noun=own.ODD_COST),
            phrase(ab.Is, "{what:obj}'s Unit Name is {noun:name_noun}"),
            *[
                phrase(
                    own.GuessWas,
                    f"{_THEIR_GUESS} is {{{words}}}",
                    right=right,
                )
                for right, words in ((True, "correct|right"), (False, "incorrect|wrong|not correct|not right"))
            ],
            *[
                phrase(own.GuessWas, f"{THEY} {{@guessed|guesses}} {{{words}}}", right=right)
                for right, words in ((True, "correctly|right"), (False, "incorrectly|wrong|wrongly"))
            ],
        ],
    ),
    (
        "sentence",
        [
            phrase(own.InOrder, f"resolve the following {{@its effect:effects}} {_ORDER}: {{entries:numbered+}}"),
            phrase(
                own.InOrder,
                f"resolve the following {{@its effect:effects}} {_ORDER}, until {_FAILS}: {{entries:numbered+}}",
                until_fails=True,
            ),
        ],
    ),
    ("numbered", [phrase(own.Numbered, "{number:int} ) {effects:effects}")]),
    (
        "static",
        [
            phrase(own.SkillCostReduced, f"the {{@cost}} of {{whose:one_obj}}'s {{skill:name}} {IS} {{@each:each}}"
                   " reduced by ?(only)? {by:bracketed}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
