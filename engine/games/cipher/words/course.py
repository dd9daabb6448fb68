"""The course of the game: lines to choose, phases once more, guesses, numbered lists, winning."""

from __future__ import annotations

from engine.abilities.conditions import Is
from engine.abilities.turns import PhasesAgain, WinsGame
from engine.games.cipher.vocabulary import Phase
from engine.games.cipher.vocabulary.game import (
    ODD_COST,
    ChooseLine,
    Guess,
    GuessWas,
    InChosenLine,
    InOrder,
    MoveToChosenLine,
    Numbered,
    SkillCostReduced,
)
from engine.text.grammar import Phrase, Row, phrase, same, value

_AREA = "{area|line|row}"
_CHOSEN = "{the chosen area|the chosen line|the chosen row|that area|that line|that row}"
_ORDER = "{in order|in descending order|in the following order|in the order listed|from top to bottom|one by one}"
_FAILS = "{one of the effects fails|one of them fails|an effect fails|one fails|one cannot be resolved}"
_GUESSES = "{guesses|declares a guess|makes a guess|declares|states}"

_OPPONENT = "{your opponent|the opponent|they}"
_ODD_OR_EVEN = "{an odd or even number|an even or odd number|odd or even|even or odd|an odd or an even number}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            phrase(
                ChooseLine,
                "~choose {either|} {the|your|} {Front Line|Front|Back Line|Back} or {the|your|} {Back Line|Front Line}",
            ),
            phrase(ChooseLine, f"~choose {{an|1|one}} {_AREA}"),
            phrase(
                ChooseLine,
                f"~choose {{an|1|one}} {_AREA} {{in which|where}} you have {{quantity:quantity}} {{noun:noun/many}}",
            ),
            phrase(
                ChooseLine,
                f"~choose {{an|1|one}} {_AREA} {{in which|where}} you have {{quantity:quantity}} {{noun:noun/one}}",
            ),
            phrase(MoveToChosenLine, f"~move {{what:ref}} {{into|to}} {_CHOSEN}"),
            phrase(PhasesAgain, "~have {a second|another} {phases:phase_word=} {in this turn|this turn|}"),
            phrase(PhasesAgain, "~undergo {a second|another} {phases:phase_word,and} {in this turn|this turn|}"),
            phrase(WinsGame, "~win the game"),
        ],
    ),
    ("phase_word", [value(phase, phase.value) for phase in (Phase.BEGINNING, Phase.BOND, Phase.DEPLOYMENT)]),
    (
        "post",
        [phrase(InChosenLine, f"{{in|within|from}} {_CHOSEN}")],
    ),
    (
        "clause",
        [
            phrase(
                Guess,
                f"{_OPPONENT} {_GUESSES} {{as to|}} {{whether|whether or not}} {{whether:guessed}}",
            ),
        ],
    ),
    (
        "guessed",
        [
            same("{:condition}"),
            phrase(Is, f"{{what:ref}}'s Deployment Cost is {_ODD_OR_EVEN}", noun=ODD_COST),
        ],
    ),
    (
        "one_condition",
        [
            phrase(Is, "{what:ref}'s Deployment Cost is {an odd number|odd}", noun=ODD_COST),
            phrase(Is, "{what:ref}'s Unit Name is {noun:name_noun}"),
            *[
                phrase(
                    GuessWas,
                    f"{{your opponent's|the opponent's|their|that|the}} {{guess|declaration}} {{is|was}} {{{words}}}",
                    right=right,
                )
                for right, words in ((True, "correct|right"), (False, "incorrect|wrong|not correct|not right"))
            ],
            *[
                phrase(GuessWas, f"{{your opponent|the opponent|they}} {{guessed|guesses}} {{{words}}}", right=right)
                for right, words in ((True, "correctly|right"), (False, "incorrectly|wrong|wrongly"))
            ],
        ],
    ),
    (
        "sentence",
        [
            phrase(InOrder, f"resolve the following {{effects|}} {_ORDER}: {{entries:numbered+}}"),
            phrase(
                InOrder,
                f"resolve the following {{effects|}} {_ORDER}, until {_FAILS}: {{entries:numbered+}}",
                until_fails=True,
            ),
        ],
    ),
    ("numbered", [phrase(Numbered, "{number:int} ) {effects:effects}")]),
    (
        "static",
        [
            *[
                phrase(
                    SkillCostReduced,
                    f"the {{cost|costs}} of {{whose:one_ref}}'s {{skill:name}} {{is|are}} {{each|}} reduced by {by}",
                )
                for by in ("{only|} \u00ab{by:cost,}\u00bb", "{by:bond_count=}")
            ],
        ],
    ),
]

ROWS: dict[str, Row] = {}
