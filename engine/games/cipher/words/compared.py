"""What is compared behind a noun: Deployment Costs, attacks and supports."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, CostOf, CountOf, PowerOf
from engine.abilities.nouns import CostIs, PowerIs
from engine.games.cipher.vocabulary import SupportIs
from engine.text.grammar import Phrase, Row, phrase

#: How what follows is joined to the noun; how a comparison ends.
WHO = "{who|that|which}"
ENDS = (
    (Comparison.AT_MOST, "{or lower|or less|or fewer|or below}"),
    (Comparison.AT_LEAST, "{or higher|or more|or greater|or above}"),
    (Comparison.EXACTLY, ""),
)
_COST = "Deployment Cost"
COSTS = [
    phrase(CostIs, f"{words} {{amount:number}} {end}", comparison=how)
    for how, end in ENDS
    for words in (
        f"{{with a|with|of a|and a|at a}} {_COST} of",
        f"whose {_COST} is",
        f"{WHO} <has|have> a {_COST} of",
        f"and <has|have> a {_COST} of",
    )
]
COSTS += [
    phrase(CostIs, f"{words} equal to {{amount:counted_number}}", comparison=Comparison.EXACTLY)
    for words in (f"whose {_COST} is", f"with a {_COST}", f"{WHO} <has|have> a {_COST}")
]
COSTS += [
    phrase(CostIs, f"{words}", comparison=how)
    for how, than in ((Comparison.LESS, "{lower|smaller}"), (Comparison.MORE, "{higher|greater}"))
    for words in (
        f"with a {than} {{Deployment Cost|cost}} than {{amount:cost_held}}",
        f"with a {{Deployment Cost|cost}} {than} than {{amount:cost_held}}",
        f"whose Deployment Cost is {than} than {{amount:cost_held}}",
        f"{WHO} <has|have> a {than} Deployment Cost than {{amount:cost_held}}",
    )
]
ATTACKS = [
    *[
        phrase(PowerIs, words, comparison=how)
        for how, end in ENDS
        for words in (
            f"with {{amount:number}} {end} attack",
            f"{{with an|with a|with}} attack of {{amount:number}} {end}",
            f"{WHO} <has|have> {{amount:number}} {end} attack",
            f"whose attack is {{amount:number}} {end}",
        )
    ],
    *[
        phrase(PowerIs, f"{words} {{amount:number}} attack {end}", comparison=how)
        for how, end in ENDS[:2]
        for words in ("with", f"{WHO} <has|have>")
    ],
    phrase(PowerIs, "with at least {amount:number} attack", comparison=Comparison.AT_LEAST),
    phrase(PowerIs, "with at most {amount:number} attack", comparison=Comparison.AT_MOST),
    *[
        phrase(PowerIs, f"{words} than {amount}", comparison=how)
        for how, than in ((Comparison.LESS, "{less|lower}"), (Comparison.MORE, "{more|higher|greater}"))
        for words, amount in (
            *((f"with {than}", "{amount:number} attack"), (f"whose attack is {than}", "{amount:attack_of}")),
            *((f"whose attack is {than}", "{amount:attack_owned}"), (f"with {than} attack", "{amount:attack_whole}")),
            *((f"with {{an|}} attack {than}", "{amount:attack_owned}"),),
            *((f"{WHO} <has|have> {than} attack", "{amount:attack_whole}"),),
            *((f"with {than} attack", "{amount:attack_owned}"),),
        )
    ],
]
SUPPORTS = [
    phrase(SupportIs, f"{words} {end}", comparison=how)
    for how, end in ENDS
    for words in (
        "with {a support|a support value|support} of {amount:number}",
        "with {amount:number} support",
        "whose {support|support value} is {amount:number}",
    )
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "cost_held",
        [
            phrase(CostOf, "{whose:one_ref}"),
            phrase(CostOf, "{whose:one_ref}'s"),
            phrase(CostOf, "that of {whose:one_ref}"),
            phrase(CostOf, "{whose:one_ref}'s Deployment Cost"),
        ],
    ),
    (
        "counted_number",
        [
            phrase(CountOf, "the {total|} number of {noun:noun/many}"),
            phrase(CostOf, "the Deployment Cost of {whose:one_ref}"),
            phrase(CostOf, "{whose:one_ref}'s Deployment Cost"),
        ],
    ),
    ("attack_owned", [phrase(PowerOf, "{whose:one_ref}'s")]),
    ("attack_whole", [phrase(PowerOf, "{whose:one_ref}")]),
]

ROWS: dict[str, Row] = {}
