"""Jobs, Elements and Categories: having all of them, or those of others; how many somebody has."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole
from engine.text.terms import terms

_KINDS = ((ab.Trait.JOB, "Job", "Jobs"), (ab.Trait.ELEMENT, "Element", "Elements"),
          (ab.Trait.CATEGORY, "Category", "Categories"))


def _shared() -> list[Phrase]:
    """ "the Jobs of the Forwards you control", "its Job and Element", "all Elements of those other than Light"."""
    lines = []
    for but in ("", " other than {but:element,and}", " other than {but:element,or:2}"):
        fixed: dict[str, object] = {} if but else {"but": ()}
        lines += [
            phrase(own.TraitsOf, f"{{@all of:the}} {{traits:kind,and/{form}}} of {{whose:sharing}}{but}", **fixed)
            for form in ("one", "many")
        ]
    for whose in ("{whose:its}", "{whose:ref}'s", "their"):
        known: dict[str, object] = {"but": ()}
        lines += [phrase(own.TraitsOf, f"{{@all of:}}{whose} {{traits:kind,and/{form}}}", **known)
                  for form in ("one", "many") if whose != "their"]
    return lines


def _every() -> list[Phrase]:
    """ "all the Jobs", "every Element"."""
    return [
        line
        for trait, one, many in _KINDS
        for line in (phrase(own.EveryOne, f"{{@all:all}} {many}", trait=trait),
                     phrase(own.EveryOne, f"every {one}", trait=trait))
    ]


_HIS = ab.Noun((ab.Among(hole("who")),))

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("kind", [terms((trait, f"<{one}|{many}>") for trait, one, many in _KINDS)]),
    # Those whose kinds are shared: said by more than an Element, which may be what is gained itself.
    (
        "sharing",
        [
            same("{:ref}"),
            *[phrase(ab.Every, f"{all_}{{noun:noun/many}}") for all_ in ("all the ", "the ", "all ")],
            phrase(ab.The, "the {noun:noun/one}"),
            phrase(ab.Every, "{noun:headed/many}"),
        ],
    ),
    ("headed", [phrase(ab.Noun, "{qualities:headed_row}")]),
    ("every_one", _every()),
    ("shared", [*_shared(), phrase(ab.Trace, "{quality:every_one}")]),
    ("gain", [same("{:shared}")]),
    (
        "change",
        [
            # "has the Jobs of the Forwards you control": besides its own.
            tree(ab.Gains((hole("gain", own.TraitsOf, ab.Trace),)), "{@also} {~have|<is|are> of} {gain:shared}"),
        ],
    ),
    (
        "changed",
        [
            # "gains +3000 power, Brave and can attack twice": what it gains has an "and" of its own left out.
            tree(ab.Changes(hole("who"), (ab.Gains(hole("gains")), hole("more"))),
                 "{{who#:who_many}|{who#:who_one}} ~gain {gains:gain,:2} and {more:change}"),
            *[
                phrase(ab.Changes, f"{whose} {one} {{changes:{one.lower()}_like=}}")
                for _, one, _ in _KINDS[:2]
                for whose in ("{who:its}", "{who:ref}'s")
            ],
            *[phrase(ab.Changes, f"their {one} {{changes:{one.lower()}_like=}}", who=ab.Them()) for _, one,
              _ in _KINDS[:2]],
            # In place of its own.
            tree(ab.Changes(hole("who"),
                            (ab.BecomesQuality(ab.OfNamed(hole("one"))), ab.BecomesQuality(ab.OfNamed(hole("other"))))),
                 "{who:who_one} becomes the named {one:named_kind} and {other:named_kind}"),
        ],
    ),
    ("named_kind", [terms((ab.NameKind.ELEMENT, ab.NameKind.JOB))]),
    *[
        (
            f"{one.lower()}_like",
            [
                phrase(own.BecomesLike, words, trait=trait)
                for words in (
                    "{@becomes} {@the same as|that of} {whose:obj}", "{@becomes} the same as {whose:ref}'s",
                    f"{{@becomes}} the same as {{whose:ref}}'s {one}", f"becomes the {one} of {{whose:obj}}",
                )
            ],
        )
        for trait, one, _ in _KINDS[:2]
    ],
    (
        "one_condition",
        [
            # "Ramza has 3 or more Jobs"
            tree(ab.Compares(own.TraitsAmong(_HIS, hole("trait")), hole("quantity")),
                 "{who#:ref} ~have {quantity:quantity} {@|different} {trait:kind/many}"),
            tree(ab.Compares(own.TraitsAmong(_HIS, hole("trait")), ab.Quantity(ab.Comparison.AT_LEAST, hole("amount"))),
                 "{who#:ref} ~have {amount:number} {trait:kind/many} or more"),
        ],
    ),
]
