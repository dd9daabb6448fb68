"""Costs that are odd or even, or one of several numbers."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import OF
from engine.text.grammar import Phrase, phrase, same
from engine.text.terms import terms

_NUMBER = "{@{parity:parity}|a/an {parity:any_parity} number|{parity:hyphened}|{parity:parity} numbers}"
_NAMED = "{@as named|the named one|what was named|as declared|what you named|as selected}"


def _behind() -> list[Phrase]:
    """ "of an odd cost", "whose cost is even"."""
    return [
        phrase(ab.CostOfParity, f"{OF} {{@a}} {{parity:any_parity}} {{@cost}}"),
        phrase(ab.CostOfParity, "{@whose cost is|whose costs are|with a cost that is|of a cost that is} " + _NUMBER),
        phrase(ab.CostOfParity, "{@that costs|that cost|with a cost of|of a cost of} a/an {parity:parity} number"),
    ]


def _one_of() -> list[Phrase]:
    """ "that costs 2 or 4", "of cost 2 or cost 4"."""
    return [
        phrase(ab.CostOneOf, "{@that costs|that cost|with cost of|of a cost of|with a cost of either|of cost either"
               "|of cost|with a cost of|with cost|whose cost is} {numbers:int,or|and|andor:2}"),
        *[phrase(ab.CostOneOf, f"{{numbers:{one},or:2}}") for one in ("of_cost_int", "with_cost_int")],
        phrase(ab.CostOneOf, "{@of|with|with a|of a} {@{numbers:cost_int,or:2}|{numbers:cost_of_int,or:2}"
               "|{numbers:a_cost_of_int,or:2}}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("parity", [terms(ab.Parity)]),
    ("any_parity", [same("{:parity}"), same("{:hyphened}")]),
    ("hyphened", [terms((one, f"{one.value}-numbered") for one in ab.Parity)]),
    (
        "post",
        [
            *_behind(),
            *_one_of(),
            phrase(ab.OfNamed, f"whose cost is {_NAMED}", kind=ab.NameKind.PARITY),
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
            phrase(ab.CostOfParity, "{parity:parity} cost"),
            *[phrase(ab.CostOfParity, f"{{@{one.value}-cost|{one.value}-costed}}", parity=one) for one in ab.Parity],
        ],
    ),
    (
        "one_condition",
        [
            phrase(ab.Is, f"{cost} is {{noun:parity_noun}}", **known)
            for cost, known in (("its cost", {"what": ab.It()}), ("the cost of {what:obj}", {}),
                                ("{what:ref}'s cost", {}))
        ],
    ),
    ("parity_noun", [phrase(ab.Noun, "{qualities:parity_mark=}")]),
    (
        "parity_mark",
        [
            phrase(ab.CostOfParity, _NUMBER),
            phrase(ab.OfNamed, _NAMED, kind=ab.NameKind.PARITY),
        ],
    ),
    (
        "vp",
        [
            phrase(ab.NameSomething, "{@~name|~select|~choose|~declare|~call} {@each} {@odd or even|even or odd"
                   "|an odd or even cost}", kind=ab.NameKind.PARITY, but=()),
        ],
    ),
]
