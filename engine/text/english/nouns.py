"""Noun phrases, once for every game: what a thing costs, where it lies, what it has in common with another.

A game says what its things are called (`head`), where they lie (`zone`), what two may have in common (`trait`,
`traits`), what is said of a thing before its head and behind "is" (`state`), and adds qualities of its own.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import EXCEPT, WHO, WITHIN, any_of
from engine.text.phrases import Phrase, hole, phrase, same, tree, value

Tables = list[tuple[str, list[Phrase]]]

_ALSO = "{@also}"
_EACH_OTHER = any_of("", "from each other", "than each other")
_TRAIT = any_of("{trait:trait/one}", "{trait:trait/many}")
_DIFFERENT = any_of("different {trait:trait/many}", "{@a:} different {trait:trait/one}") + " " + _EACH_OTHER
_LINK = "{@of:}"


def alternatives(options: str) -> Phrase:
    """One or the other of what the symbol says."""
    return phrase(ab.AnyOf, f"{{options:{options},or|and|andor|or_a|or_1:2}}")


#: Whose number it is held against: of the same, which need not be said again ("less than its own", "than Vell's").
ITS = any_of("{whose:obj}'s", "{whose:obj}", "that of {whose:obj}", "{whose:its_own}")


def worths(lead: str) -> list[Phrase]:
    """ "of cost 3 or less", "with more power than it", "whose cost is 3": so much of what cards have."""
    has = f"{lead} {{@a:}} {{@{{trait:worth/one}}|{{trait:worth/many}}}} {_LINK}"
    own = ab.TraitIs(hole("trait"), hole("comparison"), ab.TraitOf(hole("trait"), hole("whose")))
    return [
        phrase(ab.TraitIs, f"{has} {{comparison:than}} {{amount:quantity_named}}"),
        tree(own, f"{has} {{comparison:than}} {ITS}"),
        phrase(ab.TraitIs, f"{has} {{amount:number}} {{comparison:limit}}"),
        phrase(ab.TraitIs, f"{lead} {{@a:}} {{amount:number}} {{trait:worth/one}} {{comparison:limit}}"),
        phrase(ab.TraitIs, f"{lead} {{amount:number}} {{comparison:or_more}} {{trait:worth/one}}"),
        phrase(ab.TraitIs, f"{lead} {{comparison:at_least}} {{amount:number}} {{trait:worth/one}}"),
        tree(own, f"{lead} {{@a:}} {{comparison:much}} {{trait:worth/one}} than {ITS}"),
    ]


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
               " {comparison:limit}"),
        phrase(ab.TotalIs, f"whose {_TRAIT} {{@collectively|together|}} {{@total|add up to}} {{amount:number}}"
               " {comparison:limit}"),
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
    """The symbols `your_noun` and `your`; behind a number what bounds it (`limit`), and `its_own`."""
    return [
        ("limit", [same("{:bound}"), value(ab.Comparison.EXACTLY, "")]),
        ("its_own", [phrase(ab.It, "its own")]),
        ("your_noun", [phrase(ab.Noun, "{qualities:your_row}")]),
        ("your", [phrase(ab.OwnedBy, "{@of:} {player:poss}")]),
    ]
