"""What somebody has, loses and has become: abilities, a Job, an EX Burst, a cost, damage."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.statics import ALL_BLOCK
from engine.text.english.classes import THIS, WITH, WITHOUT
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole
from engine.text.terms import terms

#: Traits that can be lost, all of them.
_ALL_TRAITS = "{@all:all} {@own:<its|their>} {trait:lost_traits}"

_KINDS = "{@{kinds:a_kind,or}|{kinds:taken_kind,or/many}}"
_LOSES_ALL = ab.LosesQuality(own.EveryOne(hole("trait")))

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("one_condition", [same("{:having_it}"), same("{:having_not}")]),
    (
        "having_it",
        [
            phrase(ab.Is, "{what#:who} ~have {noun:had_quality}"),
            phrase(ab.Is, "{what#:who} <shares|share> {noun:shared_trait}"),
        ],
    ),
    ("having_not", [phrase(ab.Not, "{condition:lacking}")]),
    (
        "lacking",
        [
            phrase(ab.Is, "{what#:who} <does not|do not> {@have {noun:had_quality}|share"
                   " {noun:shared_trait}}"),
        ],
    ),
    ("had_quality", [phrase(ab.Noun, "{qualities:had_one=}")]),
    (
        "had_one",
        [
            phrase(own.HasBurst, "{@an EX Burst|[EX BURST]|EX Bursts}"),
            phrase(ab.HasAbility, "{keyword:keyword}"),
            same("{:job_mark}"),
            same("{:category_mark}"),
            phrase(own.HasAbilities, "{kinds:a_kind,or}"),
            tree(ab.OtherThan(ab.Noun((own.HasAbilities(),))), "no abilities"),
        ],
    ),
    (
        "a_kind",
        [
            same("a/an {:taken_kind/one}"),
        ],
    ),
    (
        "post",
        [
            phrase(own.HasAbilities, f"{WITH} {_KINDS}"),
            tree(ab.OtherThan(ab.Noun((own.HasAbilities(hole("kinds")),))), f"{WITHOUT} {_KINDS}"),
            phrase(ab.DidThisTurn, "that {@{deed:deed/one/never}|{deed:deed/many/never}} this turn", never=True),
            tree(ab.OtherThan(ab.Noun((own.HasAbilities(),))), f"{{@{WITHOUT} {{@a:any}}|{WITH} no}} abilities"),
        ],
    ),
    ("loss", [tree(_LOSES_ALL, _ALL_TRAITS)]),
    ("lost_traits", [terms({ab.Trait.JOB: "Jobs", ab.Trait.CATEGORY: "Categories"})]),
    (
        "changed",
        [
            phrase(ab.Changes, "{@{who:its}|{who:ref}'s} cost {changes:cost_now=}"),
            phrase(ab.Changes, "the cost of {who:who} {changes:cost_now=}"),
            tree(ALL_BLOCK, "{@if|if it is} possible, your opponent must block {whom:ref}"),
        ],
    ),
    (
        "cost_now",
        [phrase(ab.BecomesQuality, f"{becomes} {{quality:cost_number}}") for becomes in ("becomes", "will become")],
    ),
    ("cost_number", [phrase(ab.CostIs, "{amount:number}", comparison=ab.Comparison.EXACTLY)]),
    ("damage_on", [
        *[phrase(ab.DamageOn, f"{{whose:ref}} has been {dealt}") for dealt in ("dealt", "dealt this turn")],
        phrase(ab.DamageOn, "dealt to {whose:ref}"),
    ]),
    (
        "counted",
        [
            phrase(ab.DamageOn, "the {@|amount of|total} damage {@dealt to {whose:ref}|{whose:ref} has received"
                   "|{whose:ref} has been dealt}"),
        ],
    ),
    ("shared_trait", [phrase(ab.Noun, "{qualities:shared_one=}")]),
    (
        "shared_one",
        [
            phrase(ab.Same, f"{a} {{trait:trait/{form}}} with {{whose:obj}}")
            for a, form in (("a/an", "one"), ("the same", "one"), ("any", "many"))
        ],
    ),
    # Never "the other cards revealed": those are the rest.
    ("dealt_noun", [phrase(ab.Noun, "{qualities:simple_card=}")]),
    (
        # "the card added to your hand"
        "ref",
        [
            phrase(ab.TheDealt, f"the {{noun:dealt_noun/{form}}} {{participle:participle}} {DONE_TAIL} {{@|{THIS}}}",
                   many=form == "many")
            for form in ("one", "many")
        ],
    ),
]
