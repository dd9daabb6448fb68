"""Conditions on what has happened: what was done this turn, or by the skill itself."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Exists, HappenedThisTurn, Is
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import DidThisTurn, Noun
from engine.abilities.references import Any
from engine.games.cipher.vocabulary import HasUsedSkill, IsUnit
from engine.games.cipher.vocabulary.skills import HasUsedIcon
from engine.games.cipher.words.conditions import SO_MANY
from engine.games.cipher.words.nouns import dealt
from engine.games.cipher.words.terms import DESTROYED, DISCARDED, HAS_USED, WAS_USED
from engine.text.english.classes import THIS_TURN
from engine.text.grammar import Phrase, Row, phrase, tree
from engine.text.holes import hole, rest

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = Happens((Any(Noun((IsUnit(),))),), (Attacks(),))

FIRST = Quantity(Comparison.EXACTLY, Number(1))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *[
                phrase(HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{THIS_TURN}")
                for words in (
                    f"{{who:obj}} {HAS_USED} {{skill:name}}",
                    f"{{who:source}}'s {{skill:name}} {{@skill|}} {WAS_USED}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{THIS_TURN}", who=None)
                for words in (
                    f"you {HAS_USED} {{skill:name}}",
                    "{skill:name} {@has|was} {@already|} {@been|} {@used|activated|triggered}",
                )
            ],
            *[
                phrase(HasUsedIcon, f"{{@a|an}} {{icon:icon}} {{@skill|}} has been used {words}", **fixed)
                for words, fixed in (
                    (f"{{@from your hand|}} {{times:times_quantity}} {THIS_TURN}", {}),
                    (f"{{@from your hand|}} {THIS_TURN}", {"times": Quantity(Comparison.AT_LEAST, Number(1))}),
                )
            ],
            phrase(
                HappenedThisTurn,
                "it is the first attack {@this turn|in this turn|to occur in this turn|of this turn|during this turn}",
                event=ANY_ATTACK,
                quantity=FIRST,
            ),
            # An Orb is no unit of which that could be so.
            phrase(HappenedThisTurn, f"{{event:orb_destroyed}} {THIS_TURN}"),
            # What has become of a unit: "has been moved", "attacked".
            phrase(Is, f"{{what#:obj}} {{noun:happened}} {THIS_TURN}"),
            phrase(HappenedThisTurn, f"{{event:past}} {THIS_TURN}"),
            tree(Exists(hole("quantity"), Noun((rest("noun", Noun), dealt("destroyed")))),
                 "this skill {@destroys|destroyed} {quantity:quantity} {noun:noun/many}"),
            *[
                tree(Exists(hole("quantity"), Noun((rest("noun", Noun), dealt(dealt_with)))),
                     f"{many} {{@is|are|was|were}} {done} by this skill {{@'s effect|}}")
                for many in SO_MANY
                for done, dealt_with in ((DISCARDED, "discarded"), (DESTROYED, "destroyed"))
            ],
        ],
    ),
    ("negated", [phrase(Is, f"{{what#:obj}} {{noun:not_happened}} {THIS_TURN}")]),
    ("happened", [phrase(Noun, "{qualities:befell=}")]),
    ("not_happened", [phrase(Noun, "{qualities:befell_not=}")]),
    ("befell", [phrase(DidThisTurn, "{deed:done}")]),
    ("befell_not", [phrase(DidThisTurn, "{deed:undone}")]),
    (
        "times_quantity",
        [
            phrase(Quantity, "{amount:number} or more times", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "at least {amount:number} {@times|time}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{@exactly|} {amount:number} {@times|time}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "{@at least once|once or more}", comparison=Comparison.AT_LEAST, amount=Number(1)),
        ],
    ),
    ("past", [phrase(Happens, "{who:obj=}'s attack {deeds:attack_deed=/one/past}")]),
]

ROWS: dict[str, Row] = {}
