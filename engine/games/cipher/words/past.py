"""Conditions on what has happened: what was done this turn, or by the skill itself."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.conditions import SO_MANY
from engine.games.cipher.words.nouns import dealt
from engine.games.cipher.words.terms import AS_COST, HAS_USED, THIS_SKILL, WAS_USED
from engine.text.english.classes import THIS_TURN
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, rest, tree

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = ab.Happens((ab.Any(ab.Noun((own.IsUnit(),))),), (ab.Attacks(),))

FIRST = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(1))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *[
                phrase(own.HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{THIS_TURN}")
                for words in (
                    f"{{who:obj}} {HAS_USED} {{skill:name}}",
                    f"{{who:source}}'s {{skill:name}} {{@skill}} {WAS_USED}",
                )
            ],
            *[
                phrase(own.HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{THIS_TURN}")
                for words in (
                    f"you {HAS_USED} {{skill:name}}",
                    f"{{skill:name}} {WAS_USED}",
                )
            ],
            *[
                phrase(own.HasUsedSkill, f"{{@a}} {{icon:icon}} {{@skill}} has been used {words}", **fixed)
                for words, fixed in (
                    (f"{{@from your hand|}} {{times:times_quantity}} {THIS_TURN}", {}),
                    (f"{{@from your hand|}} {THIS_TURN}", {"times": ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))}),
                )
            ],
            phrase(
                ab.HappenedThisTurn,
                "it is the first attack {@this turn}",
                event=ANY_ATTACK,
                quantity=FIRST,
            ),
            # An Orb is no unit of which that could be so.
            phrase(ab.HappenedThisTurn, f"{{event:orb_destroyed}} {THIS_TURN}"),
            # What has become of a unit: "has been moved", "attacked".
            phrase(ab.Is, f"{{what#:obj}} {{noun:happened}} {THIS_TURN}"),
            phrase(ab.HappenedThisTurn, f"{{event:past}} {THIS_TURN}"),
            tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), dealt("destroyed")))),
                 "this skill {@destroys|destroyed} {quantity:quantity} {noun:noun/many}"),
            tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Among(hole("dealt"))))),
                 f"{SO_MANY} {{@is}} {{dealt:was_dealt}} {AS_COST} {THIS_SKILL}"),
        ],
    ),
    ("negated", [phrase(ab.Is, f"{{what#:obj}} {{noun:not_happened}} {THIS_TURN}")]),
    ("happened", [phrase(ab.Noun, "{qualities:befell=}")]),
    ("not_happened", [phrase(ab.Noun, "{qualities:befell_not=}")]),
    ("befell", [phrase(ab.DidThisTurn, "{@{deed:deed/past}|{deed:suffering_so}}")]),
    ("befell_not", [phrase(ab.DidThisTurn, "{@{deed:deed/never}|{deed:suffering_so/not}}")]),
    (
        "times_quantity",
        [
            phrase(ab.Quantity, "{amount:number} or more times", comparison=ab.Comparison.AT_LEAST),
            phrase(ab.Quantity, "at least {amount:number} {@times|time}", comparison=ab.Comparison.AT_LEAST),
            phrase(ab.Quantity, "{@exactly|} {amount:number} {@times|time}", comparison=ab.Comparison.EXACTLY),
            phrase(ab.Quantity, "{@at least once|once or more}", comparison=ab.Comparison.AT_LEAST,
                   amount=ab.Number(1)),
        ],
    ),
]

ROWS: dict[str, Row] = {}
