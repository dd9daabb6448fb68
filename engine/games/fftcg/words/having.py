"""What somebody has, loses and has become: abilities, a Job, an EX Burst, a cost, damage."""

from __future__ import annotations

from engine.abilities.amounts import Comparison
from engine.abilities.conditions import Is, Not
from engine.abilities.damage import DamageOn
from engine.abilities.nouns import CostIs, DidThisTurn, HasAbility, Noun, Same, Trait
from engine.abilities.references import TheDealt
from engine.abilities.statics import BecomesQuality, Changes
from engine.games.fftcg.vocabulary import HasBurst, StackKind
from engine.games.fftcg.vocabulary.copying import HasAbilities, LosesTraits
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.statics import ALL_BLOCK
from engine.text.english.classes import THIS, WITH, WITHOUT
from engine.text.grammar import Phrase, phrase, same, tree, value

#: Traits that can be lost, all of them.
_ALL_TRAITS = "{@all|all of} {@<its|their>|the} {trait:lost_traits}"

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
            phrase(Is, "{what#:who} <does not|do not> {@have {noun:had_quality}|share"
                   " {noun:shared_trait}}"),
        ],
    ),
    ("had_quality", [phrase(Noun, "{qualities:had_one=}")]),
    (
        "had_one",
        [
            phrase(HasBurst, "{@an EX Burst|[EX BURST]|EX Bursts}"),
            phrase(HasAbility, "{keyword:keyword}"),
            same("{:job_mark}"),
            same("{:category_mark}"),
            phrase(HasAbilities, "{kinds:a_kind,or}"),
            phrase(HasAbilities, "no abilities", lacking=True),
        ],
    ),
    (
        "a_kind",
        [
            value(StackKind.SPECIAL_ABILITY, "a/an special ability"),
            value(StackKind.ACTION_ABILITY, "a/an action ability"),
            value(StackKind.AUTO_ABILITY, "a/an auto-ability"),
        ],
    ),
    (
        "post",
        [
            phrase(HasAbilities, f"{WITH} {{@{{kinds:a_kind,or}}|{{kinds:taken_kind,or/many}}}}", lacking=False),
            phrase(HasAbilities, f"{WITHOUT} {{@{{kinds:a_kind,or}}|{{kinds:taken_kind,or/many}}}}", lacking=True),
            *[phrase(DidThisTurn, f"that {{deed:undone/{form}}} this turn", never=True) for form in ("one", "many")],
            phrase(HasAbilities, f"{{@{WITHOUT} {{@any|}}|{WITH} no}} abilities", lacking=True),
        ],
    ),
    (
        "change",
        [
            phrase(LosesTraits, f"~lose {_ALL_TRAITS}"),
        ],
    ),
    ("loss", [phrase(LosesTraits, _ALL_TRAITS)]),
    ("lost_traits", [value(Trait.JOB, "Jobs"), value(Trait.CATEGORY, "Categories")]),
    (
        "changed",
        [
            phrase(Changes, "{@{who:its}|{who:ref}'s} cost {changes:cost_now=}"),
            phrase(Changes, "the cost of {who:who} {changes:cost_now=}"),
            tree(ALL_BLOCK, "{@if|if it is} possible, your opponent must block {whom:ref}"),
        ],
    ),
    (
        "cost_now",
        [phrase(BecomesQuality, f"{becomes} {{quality:cost_number}}") for becomes in ("becomes", "will become")],
    ),
    ("cost_number", [phrase(CostIs, "{amount:number}", comparison=Comparison.EXACTLY)]),
    ("damage_on", [
        *[phrase(DamageOn, f"{{whose:ref}} has been {dealt}") for dealt in ("dealt", "dealt this turn")],
        phrase(DamageOn, "dealt to {whose:ref}"),
    ]),
    (
        "counted",
        [
            phrase(DamageOn, "the {@|amount of|total} damage {@dealt to {whose:ref}|{whose:ref} has received"
                   "|{whose:ref} has been dealt}"),
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
    # Never "the other cards revealed": those are the rest.
    ("dealt_noun", [phrase(Noun, "{qualities:simple_card=}")]),
    (
        # "the card added to your hand"
        "ref",
        [
            phrase(TheDealt, f"the {{noun:dealt_noun/{form}}} {{participle:participle}} {DONE_TAIL} {{@|{THIS}}}",
                   many=form == "many")
            for form in ("one", "many")
        ],
    ),
]
