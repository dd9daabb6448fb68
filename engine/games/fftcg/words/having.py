"""What somebody has, loses and has become: abilities, a Job, an EX Burst, a cost, damage."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.statics import ALL_BLOCK
from engine.text.english.classes import ON, THIS
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole
from engine.text.terms import terms

#: Traits that can be lost, all of them.
_ALL_TRAITS = "{@all:all} {@own:<its|their>} {trait:lost_traits}"

_LOSES_ALL = ab.LosesQuality(own.EveryOne(hole("trait")))

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("one_condition", [same("{:having_it}"), same("{:having_not}")]),
    (
        "having_it",
        [
            phrase(ab.Is, "{what#:who} ~have {noun:had_noun}"),
            phrase(ab.Is, "{what#:who} <shares|share> {noun:shared_trait}"),
        ],
    ),
    ("having_not", [phrase(ab.Not, "{condition:lacking}")]),
    (
        "lacking",
        [
            phrase(ab.Is, "{what#:who} <does not|do not> {@have {noun:had_noun}|share"
                   " {noun:shared_trait}}"),
        ],
    ),
    # What stands behind "with", "has" and "without".
    ("had_noun", [phrase(ab.Noun, f"{{@each}} {{qualities:{one}=}}") for one in ("had", "likeness", "element_has")]),
    ("likeness", [phrase(ab.Same, "the same {trait:trait/one} as {whose:obj}")]),
    ("had", [same("{:had_one}"), phrase(ab.AnyOf, "{options:had_option,or|and|andor:2}")]),
    ("had_option", [phrase(ab.Noun, "{qualities:had_one=}")]),
    (
        "had_one",
        [
            phrase(ab.HasAbility, "{keyword:keyword}"),
            phrase(own.HasBurst, "{@|an} EX Burst"),
            phrase(own.HasAbilities, "{@{kinds:a_kind,or}|{kinds:taken_kind,or/many}}"),
            phrase(own.HasAbilities, "{@a:any} abilities", kinds=()),
            tree(ab.OtherThan(ab.Noun((own.HasAbilities(),))), "no abilities"),
            same("{:had_mark}"),
            phrase(ab.Named, "Card Name {name:name}"),
            phrase(own.MultiElement, "2 or more {@|different} Elements"),
            phrase(own.IsGeneric, "[Generic]"),
            phrase(ab.WithCounters, f"{{quantity:quantity}} {{counter:any_counters}} {ON} {{@it}}"),
            phrase(ab.WithCounters, f"{{a/an {{counter:counters/one}}|{{counter:counters/many}}}} {ON} {{@it}}",
                   quantity=None),
            phrase(ab.CostOfParity, "a/an {parity:any_parity} cost"),
        ],
    ),
    # And behind "of"; a name would run into what a sentence says of it.
    (
        "had_mark",
        [phrase(own.WithJob, "Job {job:name}"), phrase(own.OfCategory, "Category {category:category}")],
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
            phrase(ab.DidThisTurn, "that {@{deed:deed/one/never}|{deed:deed/many/never}} this turn", never=True),
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
    ("cost_number", [phrase(ab.TraitIs, "{amount:number}", trait=ab.Trait.COST, comparison=ab.Comparison.EXACTLY)]),
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
