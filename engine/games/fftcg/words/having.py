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
from engine.games.fftcg.words.statics import all_block, take_all_block
from engine.text.english.classes import THIS
from engine.text.grammar import Phrase, phrase, same, shaped, value

#: Traits that can be lost, all of them.
_TRAITS = tuple(
    (all_, its, jobs, trait)
    for all_ in ("all ", "all of ")
    for its in ("<its|their>", "the")
    for jobs, trait in (("Jobs", Trait.JOB), ("Categories", Trait.CATEGORY))
)

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
            *[
                phrase(HasAbilities, f"{has} {what}", lacking=lacking)
                for with_, lacking in ((("with", "that has", "that have"), False),
                                       (("without", "that doesn't have", "that don't have"), True))
                for has in with_
                for what in ("{kinds:a_kind,or}", "{kinds:taken_kind,or/many}")
            ],
            *[phrase(DidThisTurn, f"that {{deed:undone/{form}}} this turn", never=True) for form in ("one", "many")],
            *[phrase(HasAbilities, words, lacking=True) for words in (
                "without abilities", "without any abilities", "with no abilities", "that has no abilities",
                "that have no abilities", "that doesn't have any abilities",
            )],
        ],
    ),
    (
        "change",
        [
            phrase(LosesTraits, f"~lose {all_}{its} {jobs}", trait=trait) for all_, its, jobs, trait in _TRAITS
        ],
    ),
    ("loss", [phrase(LosesTraits, f"{all_}{its} {jobs}", trait=trait) for all_, its, jobs, trait in _TRAITS]),
    (
        "changed",
        [
            *[
                phrase(Changes, f"{whose} cost {{changes:cost_now=}}")
                for whose in ("{who:its}", "{who:ref}'s")
            ],
            phrase(Changes, "the cost of {who:who} {changes:cost_now=}"),
            *[
                shaped(Changes, f"{if_} possible, your opponent must block {{whom:ref}}", all_block, take_all_block)
                for if_ in ("if", "if it is")
            ],
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
            phrase(DamageOn, f"the {amount}damage {word}")
            for amount in ("", "amount of ", "total ")
            for word in ("dealt to {whose:ref}", "{whose:ref} has received", "{whose:ref} has been dealt")
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
