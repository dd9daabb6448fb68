"""Noun phrases, once for every game: what a thing costs, where it lies, what it has in common with another.

A game says what its things are called (`head`), where they lie (`zone`), what two may have in common (`trait`,
`traits`), what is said of a thing before its head and behind "is" (`state`), and adds qualities of its own.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import EXCEPT, WHO, WITHIN, any_of
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole

Tables = list[tuple[str, list[Phrase]]]

_ALSO = "{@also}"
_EACH_OTHER = any_of("", "from each other", "than each other")
_TRAIT = any_of("{trait:trait/one}", "{trait:trait/many}")
_DIFFERENT = any_of("different {trait:trait/many}", "{@a:} different {trait:trait/one}") + " " + _EACH_OTHER
_LINK = "{@of:}"


def alternatives(options: str) -> Phrase:
    """One or the other of what the symbol says."""
    return phrase(ab.AnyOf, f"{{options:{options},or|and|andor|or_a|or_1:2}}")


def compared(make: type[ab.Quality], name: str, words: str, lead: str, an: str, link: str = _LINK) -> list[Phrase]:
    """ "of cost 3 or less", "with more power than it", "whose cost is 3": so much of what has the name."""
    return [
        phrase(make, f"{lead} {an} {words} {link} {{comparison:than}} {{amount:{name}_held}}"),
        phrase(make, f"{lead} {an} {words} {link} {{amount:number}} {{comparison:{name}_so}}"),
        phrase(make, f"{lead} {an} {{amount:number}} {words} {{comparison:so_behind}}"),
        phrase(make, f"{lead} {{amount:number}} {{comparison:or_more}} {words}"),
        phrase(make, f"{lead} {{comparison:at_least}} {{amount:number}} {words}"),
        phrase(make, f"{lead} {an} {{comparison:much}} {words} than {{amount:whole_{name}}}"),
    ]


def worths(words: dict[ab.Trait, tuple[str, str, str]], behind: str) -> Tables:
    """What a cost or power is held against: a number that is named, somebody's own, or only whose it is.

    By what is measured: its name, the word for it, and the symbol of what stands behind its number ("or lower");
    `behind` what stands behind the word ("80 attack or higher").
    """
    return [
        line
        for trait, (name, word, more) in words.items()
        for line in (
            # "less than its own", "equal to Vell's": the word itself need not be printed again.
            (
                f"its_{name}_alone",
                [
                    phrase(ab.TraitOf, f"{{whose:obj}}'s {{@|{word}}}", trait=trait),
                    phrase(ab.TraitOf, "{whose:source}", trait=trait),
                    phrase(ab.TraitOf, "that of {whose:obj}", trait=trait),
                    phrase(ab.TraitOf, "its own", trait=trait, whose=ab.It()),
                ],
            ),
            # "with more power than Vell": the one is named, its power is meant.
            (f"whole_{name}", [phrase(ab.TraitOf, "{whose:obj}", trait=trait), same(f"{{:its_{name}_alone}}")]),
            (f"{name}_held", [same("{:quantity_named}"), same(f"{{:its_{name}_alone}}")]),
            (f"{name}_so", [same(f"{{:{more}}}"), value(ab.Comparison.EXACTLY, "")]),
        )
    ] + [("so_behind", [same(f"{{:{behind}}}"), value(ab.Comparison.EXACTLY, "")])]


def costs(words: str, lead: str, an: str, link: str = _LINK) -> list[Phrase]:
    """What a thing costs."""
    return compared(ab.CostIs, "cost", words, lead, an, link)


def powers(words: str, lead: str, an: str, link: str = _LINK) -> list[Phrase]:
    """How strong a thing is."""
    return compared(ab.PowerIs, "power", words, lead, an, link)


def placed(lead: str = "") -> list[Phrase]:
    """Where a thing lies: in a zone, or in the one or the other."""
    one, other = (ab.Noun((ab.InZone(hole(zone), hole("player")),)) for zone in ("zone", "other"))
    there = ab.Noun((ab.InZone(hole("other"), hole("whose")),))
    either = f"{lead} {WITHIN} {{player:poss}} {{zone:zone}} {{@or}}"
    return [
        phrase(ab.InZone, f"{lead} {WITHIN} {{player:poss}} {{zone:zone}}"),
        phrase(ab.InZone, f"{lead} {WITHIN} {{@the}} {{zone:zone}}", player=None),
        tree(ab.AnyOf((one, other)), f"{either} {{other:zone}}"),
        tree(ab.AnyOf((one, there)), f"{either} {{@|from|in}} {{whose:poss}} {{other:zone}}"),
    ]


def alike(lead: str, *each: str) -> list[Phrase]:
    """What a thing has in common with another, or what no two of a group have in common, each of it or all."""
    return [
        phrase(ab.Same, f"{lead} the same {{trait:trait/one}} ?({{@as}} {{whose:like}})?"),
        phrase(ab.Same, f"{{@sharing|{WHO} <shares|share>}} {{@a|an|the same}} {{trait:trait/one}} with {{whose:obj}}"),
        phrase(ab.AllDifferent, f"{{{any_of(*each)} {lead}|{WHO} each <has|have>}} {_DIFFERENT}"),
        phrase(ab.AllDifferent, f", {{@each|all}} {lead} {_DIFFERENT} {{@comma}}"),
        phrase(ab.TotalIs, f"{lead} {{@a:}} {{@total}} {_TRAIT} {_LINK} {{amount:number}}"
               " {comparison:cost_so}"),
        phrase(ab.TotalIs, f"whose {_TRAIT} {{@collectively|together|}} {{@total|add up to}} {{amount:number}}"
               " {comparison:cost_so}"),
    ]


def besides() -> list[Phrase]:
    """What a thing is not, and among which it is."""
    return [
        phrase(ab.OtherThan, f", {EXCEPT} {{what:excluded}} ,"),
        phrase(ab.OtherThan, f"{{@comma}} {EXCEPT} {{what:excluded}}"),
        phrase(ab.OtherThan, f"{WHO} <is|are> not {{what:excluded}}"),
        phrase(ab.Among, "{@among} {them:obj}"),
        same(f"{WHO} <is|are> {_ALSO} {{:state}}"),
    ]


def nouns() -> Tables:
    """The symbols `your_noun` and `your`."""
    return [
        ("your_noun", [phrase(ab.Noun, "{qualities:your_row}")]),
        ("your", [phrase(ab.OwnedBy, "{@of:} {player:poss}")]),
    ]
