"""Costs that are odd or even, or one of several numbers."""

from __future__ import annotations

from engine.abilities.conditions import Is
from engine.abilities.naming import NameKind, NameSomething, OfNamed
from engine.abilities.nouns import CostOfParity, CostOneOf, Noun, Parity
from engine.abilities.references import It
from engine.text.grammar import Phrase, phrase, same, value

_ODDS = ("{parity:parity}", "{parity:hyphened}")
_NUMBERS = ("{parity:parity}", *(f"a/an {odd} number" for odd in _ODDS), "{parity:hyphened}")
_NAMED = ("as named", "the named one", "what was named", "as declared", "what you named", "as selected")


def _behind() -> list[Phrase]:
    """ "of an odd cost", "whose cost is even"."""
    lines = [
        f"{of} {article}{odd} {cost}"
        for of in ("of", "with", "that has", "that have")
        for odd in _ODDS
        for article, cost in (("a/an ", "cost"), ("", "cost"), ("", "costs"))
    ]
    lines += [
        f"{whose} {number}"
        for whose in ("whose cost is", "whose costs are", "with a cost that is", "of a cost that is")
        for number in (*_NUMBERS, "{parity:parity} numbers")
    ]
    lines += [f"{costs} a/an {{parity:parity}} number" for costs in ("that costs", "that cost", "with a cost of",
                                                                     "of a cost of")]
    return [phrase(CostOfParity, line) for line in lines]


def _one_of() -> list[Phrase]:
    """ "that costs 2 or 4", "of cost 2 or cost 4"."""
    return [
        *[phrase(CostOneOf, f"{costs} {{numbers:int,{joint}:2}}") for joint in ("or", "and") for costs in (
            "that costs", "that cost", "with cost of", "of a cost of", "with a cost of either", "of cost either")],
        *[phrase(CostOneOf, f"{{numbers:{one},or:2}}") for one in ("of_cost_int", "with_cost_int")],
        *[phrase(CostOneOf, f"{of} {{numbers:{one},or:2}}") for of in ("of", "with", "with a", "of a")
          for one in ("cost_int", "cost_of_int", "a_cost_of_int")],
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("parity", [value(one, one.value) for one in Parity]),
    ("hyphened", [value(one, f"{one.value}-numbered") for one in Parity]),
    (
        "post",
        [
            *_behind(),
            *_one_of(),
            *[phrase(OfNamed, f"whose cost is {named}", kind=NameKind.PARITY) for named in _NAMED],
        ],
    ),
    ("of_cost_int", [same("of cost {:int}")]),
    ("with_cost_int", [same("with a cost of {:int}")]),
    ("cost_int", [same("cost {:int}")]),
    ("cost_of_int", [same("cost of {:int}")]),
    ("a_cost_of_int", [same("a cost of {:int}")]),
    (
        "pre",
        [
            phrase(CostOfParity, "{parity:parity} cost"),
            *[phrase(CostOfParity, f"{one.value}-{end}", parity=one) for one in Parity for end in ("cost", "costed")],
        ],
    ),
    (
        "one_condition",
        [
            phrase(Is, f"{cost} {be} {{noun:parity_noun}}", **known)
            for cost, known in (("its cost", {"what": It()}), ("the cost of {what:obj}", {}), ("{what:ref}'s cost", {}))
            for be in ("is", "was")
        ],
    ),
    ("parity_noun", [phrase(Noun, "{qualities:parity_mark=}")]),
    (
        "parity_mark",
        [
            *[phrase(CostOfParity, number) for number in _NUMBERS],
            *[phrase(OfNamed, named, kind=NameKind.PARITY) for named in _NAMED],
        ],
    ),
    ("had_one", [phrase(CostOfParity, f"a/an {odd} cost") for odd in _ODDS]),
    (
        "vp",
        [
            phrase(NameSomething, f"~{verb} {either}{what}", kind=NameKind.PARITY, but=())
            for verb in ("name", "select", "choose", "declare", "call")
            for either in ("", "either ")
            for what in ("odd or even", "even or odd", "an odd or even cost")
        ],
    ),
]
