"""Jobs, Elements and Categories: having all of them, or those of others; how many somebody has."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Quantity
from engine.abilities.naming import NameKind, OfNamed
from engine.abilities.nouns import Among, Noun, Trait
from engine.abilities.references import Every, The, Them
from engine.abilities.statics import BecomesQuality, Changes, Gains, Trace
from engine.games.fftcg.vocabulary import DifferentTraits
from engine.games.fftcg.vocabulary.types import BecomesLike, EveryOne, TraitsOf
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole

_KINDS = ((Trait.JOB, "Job", "Jobs"), (Trait.ELEMENT, "Element", "Elements"),
          (Trait.CATEGORY, "Category", "Categories"))


def _shared() -> list[Phrase]:
    """ "the Jobs of the Forwards you control", "its Job and Element", "all Elements of those other than Light"."""
    lines = []
    for but in ("", " other than {but:element,and}", " other than {but:element,or:2}"):
        fixed: dict[str, object] = {} if but else {"but": ()}
        lines += [
            phrase(TraitsOf, f"{{@the|all|all the|}} {{traits:{kind},and}} of {{whose:sharing}}{but}", **fixed)
            for kind in ("kind", "kinds")
        ]
    for whose in ("{whose:its}", "{whose:ref}'s", "their"):
        known: dict[str, object] = {"but": ()}
        lines += [phrase(TraitsOf, f"{{@|all |all of }}{whose} {{traits:{kind},and}}", **known)
                  for kind in ("kind", "kinds") if whose != "their"]
    return lines


def _every() -> list[Phrase]:
    """ "all the Jobs", "every Element"."""
    return [
        line
        for trait, one, many in _KINDS
        for line in (phrase(EveryOne, f"{{@all|all of the}} {many}", trait=trait),
                     phrase(EveryOne, f"every {one}", trait=trait))
    ]


_HIS = Noun((Among(hole("who")),))

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("kind", [value(trait, one) for trait, one, _ in _KINDS]),
    ("kinds", [value(trait, many) for trait, _, many in _KINDS]),
    # Those whose kinds are shared: said by more than an Element, which may be what is gained itself.
    (
        "sharing",
        [
            same("{:ref}"),
            *[phrase(Every, f"{all_}{{noun:noun/many}}") for all_ in ("all the ", "the ", "all ")],
            phrase(The, "the {noun:noun/one}"),
            phrase(Every, "{noun:headed/many}"),
        ],
    ),
    ("headed", [phrase(Noun, "{qualities:headed_row}")]),
    ("every_one", _every()),
    ("shared", [*_shared(), phrase(Trace, "{quality:every_one}")]),
    ("gain", [same("{:shared}")]),
    (
        "change",
        [
            # "has the Jobs of the Forwards you control": besides its own.
            tree(Gains((hole("gain", TraitsOf, Trace),)), "{@|also} {~have|<is|are> of} {gain:shared}"),
        ],
    ),
    (
        "changed",
        [
            # "gains +3000 power, Brave and can attack twice": what it gains has an "and" of its own left out.
            tree(Changes(hole("who"), (Gains(hole("gains")), hole("more"))),
                 "{{who#:who_many}|{who#:who_one}} ~gain {gains:gain,:2} and {more:change}"),
            *[
                phrase(Changes, f"{whose} {one} {{changes:{one.lower()}_like=}}")
                for _, one, _ in _KINDS[:2]
                for whose in ("{who:its}", "{who:ref}'s")
            ],
            *[phrase(Changes, f"their {one} {{changes:{one.lower()}_like=}}", who=Them()) for _, one, _ in _KINDS[:2]],
            # In place of its own.
            tree(Changes(hole("who"), (BecomesQuality(OfNamed(hole("one"))), BecomesQuality(OfNamed(hole("other"))))),
                 "{who:who_one} becomes the named {one:named_kind} and {other:named_kind}"),
        ],
    ),
    ("named_kind", [value(kind, kind.value) for kind in (NameKind.ELEMENT, NameKind.JOB)]),
    *[
        (
            f"{one.lower()}_like",
            [
                phrase(BecomesLike, words, trait=trait)
                for words in (
                    "{@becomes|is} {@the same as|that of} {whose:obj}", "{@becomes|is} the same as {whose:ref}'s",
                    f"{{@becomes|is}} the same as {{whose:ref}}'s {one}", f"becomes the {one} of {{whose:obj}}",
                )
            ],
        )
        for trait, one, _ in _KINDS[:2]
    ],
    (
        "one_condition",
        [
            # "Ramza has 3 or more Jobs"
            tree(DifferentTraits(hole("quantity"), _HIS, hole("trait")),
                 "{who#:ref} ~have {quantity:quantity} {@|different} {trait:kinds}"),
            tree(DifferentTraits(Quantity(Comparison.AT_LEAST, hole("amount")), _HIS, hole("trait")),
                 "{who#:ref} ~have {amount:number} {trait:kinds} or more"),
        ],
    ),
]
