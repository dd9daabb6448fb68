"""What somebody has, as a condition: a word, a Job, an EX Burst."""

from __future__ import annotations

from engine.abilities.conditions import Is, Not
from engine.abilities.nouns import HasAbility, Noun, Same
from engine.abilities.references import TheDealt
from engine.games.fftcg.vocabulary import HasBurst
from engine.text.grammar import Phrase, phrase, same

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("one_condition", [same("{:having_it}"), same("{:having_not}")]),
    (
        "having_it",
        [
            phrase(Is, "{what#:who} ~have {noun:had_quality}"),
            phrase(Is, "{what#:who} <shares|share> {noun:shared_trait}"),
        ],
    ),
    ("having_not", [phrase(Not, "{condition:lacking}")]),
    (
        "lacking",
        [
            phrase(Is, f"{{what#:who}} {does} {noun}")
            for does in ("<doesn't|don't>", "<does not|do not>")
            for noun in ("have {noun:had_quality}", "share {noun:shared_trait}")
        ],
    ),
    ("had_quality", [phrase(Noun, "{qualities:had_one=}")]),
    (
        "had_one",
        [
            *[phrase(HasBurst, words) for words in ("an EX Burst", "EX Burst", "[EX BURST]", "EX Bursts")],
            phrase(HasAbility, "{keyword:keyword}"),
            same("{:job_mark}"),
            same("{:category_mark}"),
        ],
    ),
    ("shared_trait", [phrase(Noun, "{qualities:shared_one=}")]),
    (
        "shared_one",
        [
            phrase(Same, f"{a} {{trait:{form}}} with {{whose:obj}}")
            for a, form in (("a/an", "trait"), ("the same", "trait"), ("any", "traits"), ("an", "trait"))
        ],
    ),
    (
        # "the card added to your hand"
        "ref",
        [
            phrase(TheDealt, f"the {{noun:bare/{form}}} {{participle:participle}}{where}", many=form == "many")
            for form in ("one", "many")
            for where in ("", " to your hand", " from the game", " from your hand", " by this effect", " this way")
        ],
    ),
]
