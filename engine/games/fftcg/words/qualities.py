"""Further qualities behind a head: what holds a number against another, what was done to it, whose it is."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import hole
from engine.text.terms import terms


def _best(slots: Mapping[str, object]) -> object:
    """ "Forward of the highest cost opponent controls": no other of them costs more."""
    among = ab.Noun((*slots["head"], *slots["place"]))  # type: ignore[misc]
    highest = ab.Highest(among, slots["trait"], slots["lowest"])  # type: ignore[arg-type]
    return ab.Noun((*among.qualities, ab.TraitIs(highest.trait, ab.Comparison.EXACTLY, highest)))


def _take_best(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Noun((*qualities, ab.TraitIs(_, _, ab.Highest() as best))):
            slots = {"trait": best.trait, "lowest": best.lowest}
            heads = [index for index, one in enumerate(qualities, 1) if isinstance(one, _HEADS)]
            if heads:
                slots |= {"head": tuple(qualities[: heads[0]]), "place": tuple(qualities[heads[0] :])}
                return slots if _best(slots) == value else None
    return None


_EXTREME = "{@having} the {lowest:extreme} {trait:worth/one}"
_THAT_IS = "{@that is}"
_HEADS = (ab.OfType, own.IsCharacter, ab.IsCard)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "post",
        [
            phrase(ab.OtherThan, f"{_THAT_IS} not {{{{what:complement}}|a/an {{what:noun/one}}|{{what:bare/many}}}}"),
            tree(ab.OtherThan(ab.Noun((ab.Same(hole("trait"), hole("whose")),))),
                 "of a different {trait:trait/one} {@than|from} {@|that of} {whose:obj}"),
            phrase(ab.TraitIs, "{@having} the same {trait:worth/one} as {amount:counted}",
                   comparison=ab.Comparison.EXACTLY),
            same("{:name_mark}"),
            same("{:of_element}"),
            phrase(ab.AnyOf, f"{_THAT_IS} {{@also}} {{a/an {{options:bare=/one}}|{{options:state_noun=}}"
                   "|{options:mark_noun=}}"),
            phrase(own.Targets, "{@choosing:that is choosing} only"
                   " {{what:ref}|{what:obj}}", only=True),
            phrase(own.Targets, "that has only one target", only=True, what=ab.Any(ab.Noun(()))),
            phrase(ab.DidThisTurn, "damaged this turn", deed=ab.IsDealtDamage()),
            phrase(ab.OwnedBy, "you cast", player=ab.Player.YOU),
            phrase(ab.OwnedBy, "your opponent {@casts|cast}", player=ab.Player.OPPONENT),
            phrase(ab.InZone, "in all Break Zones", zone=own.Zone.BREAK, player=None),
            phrase(ab.InZone, "{@in} both players' {zone:zone}s", player=None),
            phrase(ab.TraitIs, "that <costs|cost> {amount:number} {comparison:or_more}", trait=ab.Trait.COST),
            phrase(ab.AllDifferent, "and {trait:trait/one}"),
        ],
    ),
    # Right behind a head only: a name may have "of" in it.
    (
        "of_marks",
        [
            phrase(ab.AnyOf, "of {options:mark_noun,or|and|andor:2}"),
        ],
    ),
    (
        "noun",
        [
            shaped(ab.Noun, f"{{head:best_row}} {{{_EXTREME} {{place:where*}}|{{place:where+}} {_EXTREME}}}", _best,
                   _take_best),
        ],
    ),
    ("worth", [terms({ab.Trait.COST: "<cost|costs>", ab.Trait.POWER: "<power|powers>"})]),
    # What is counted: also "the revealed cards".
    ("counted_noun", [same("{:noun}"), phrase(ab.Noun, "{qualities:done_row}")]),
    (
        "done_before",
        [phrase(ab.Done, "{word:did_alone/done}")],
    ),
]
