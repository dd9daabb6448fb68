"""Jobs, Elements and Categories: having all of them, or those of others; how many somebody has."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Quantity
from engine.abilities.naming import NameKind, OfNamed
from engine.abilities.nouns import Among, Noun, Trait
from engine.abilities.references import Every, Reference, The, Them
from engine.abilities.statics import BecomesQuality, Changes, Gains, Trace
from engine.games.fftcg.vocabulary import DifferentTraits
from engine.games.fftcg.vocabulary.types import BecomesLike, EveryOne, TraitsOf
from engine.text.grammar import Phrase, phrase, same, shaped, value

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


def _has_so_many(slots: Mapping[str, object]) -> object:
    """ "Ramza has 3 or more Jobs"."""
    who: Reference = slots["who"]  # type: ignore[assignment]
    return DifferentTraits(slots["quantity"], Noun((Among(who),)), slots["trait"])  # type: ignore[arg-type]


def _take_so_many(value: object) -> Mapping[str, object] | None:
    match value:
        case DifferentTraits(quantity, Noun((Among(who),)), trait):
            return {"who": who, "quantity": quantity, "trait": trait}
    return None


def _so_many_or_more(slots: Mapping[str, object]) -> object:
    return _has_so_many({**slots, "quantity": Quantity(Comparison.AT_LEAST, slots["amount"])})  # type: ignore[arg-type]


def _take_or_more(value: object) -> Mapping[str, object] | None:
    found = _take_so_many(value)
    if found is None or not isinstance(value, DifferentTraits) or value.quantity.comparison is not Comparison.AT_LEAST:
        return None
    return {**found, "amount": value.quantity.amount}


def _gains_them(slots: Mapping[str, object]) -> object:
    """ "has the Jobs of the Forwards you control": besides its own."""
    return Gains((slots["gain"],))  # type: ignore[arg-type]


def _take_them(value: object) -> Mapping[str, object] | None:
    match value:
        case Gains((TraitsOf() as gain,)) | Gains((Trace(EveryOne()) as gain,)):
            return {"gain": gain}
    return None


def _named_both(slots: Mapping[str, object]) -> object:
    """ "becomes the named Element and Job": in place of its own."""
    kinds = (slots["one"], slots["other"])
    return Changes(slots["who"], tuple(BecomesQuality(OfNamed(kind)) for kind in kinds))  # type: ignore[arg-type]


def _take_named_both(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (BecomesQuality(OfNamed(one)), BecomesQuality(OfNamed(other)))):
            return {"who": who, "one": one, "other": other}
    return None


def _gained_and(slots: Mapping[str, object]) -> object:
    """ "gains +3000 power, Brave and can attack twice": what it gains has an "and" of its own left out."""
    return Changes(slots["who"], (Gains(slots["gains"]), slots["more"]))  # type: ignore[arg-type]


def _take_gained_and(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (Gains((_, _, *_) as gains), more)) if not isinstance(more, Gains):
            return {"who": who, "gains": gains, "more": more}
    return None


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
            *[shaped(Gains, words, _gains_them, _take_them) for words in (
                "~have {gain:shared}", "also ~have {gain:shared}", "<is|are> of {gain:shared}",
            )],
        ],
    ),
    (
        "changed",
        [
            *[
                shaped(Changes, f"{{who#:{who}}} ~gain {{gains:gain,:2}} and {{more:change}}", _gained_and,
                       _take_gained_and)
                for who in ("who_many", "who_one")
            ],
            *[
                phrase(Changes, f"{whose} {one} {{changes:{one.lower()}_like=}}")
                for _, one, _ in _KINDS[:2]
                for whose in ("{who:its}", "{who:ref}'s")
            ],
            *[phrase(Changes, f"their {one} {{changes:{one.lower()}_like=}}", who=Them()) for _, one, _ in _KINDS[:2]],
            *[
                shaped(Changes, f"{{who:{who}}} becomes the named {{one:named_kind}} and {{other:named_kind}}",
                       _named_both, _take_named_both)
                for who in ("source", "who_one")
            ],
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
            shaped(DifferentTraits, f"{{who#:ref}} ~have {words}", _has_so_many, _take_so_many)
            for words in ("{quantity:quantity} {trait:kinds}", "{quantity:quantity} different {trait:kinds}")
        ] + [
            shaped(DifferentTraits, "{who#:ref} ~have {amount:number} {trait:kinds} or more", _so_many_or_more,
                   _take_or_more),
        ],
    ),
]
