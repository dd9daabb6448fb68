"""Counting and comparing: who has more, how many this ability has dealt with, what follows "when you reveal 3"."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.comparing import comparisons, having_more
from engine.text.english.classes import INTO, THIS
from engine.text.english.nouns import ITS
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import each, hole, rest

_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
def _lying(noun: str, player: ab.Player) -> ab.Noun:
    """What lies in a zone of the player, which is said behind it."""
    return ab.Noun((rest(noun, ab.Noun), ab.InZone(hole("zone"), player)))


def _so_many_done() -> list[Phrase]:
    """ "you removed 2 or more cards", "5 or more cards are removed from the game by this effect": so many that the
    ability has done that to. "When 2 or more dull Forwards are activated" speaks of what they were: an event.
    """
    done = ab.Noun((rest("noun"), ab.Done(hole("word"))))
    be = f"{{@<is|are>|<was|were>}} {{word:dealt_with/done}} {THIS}"
    return [
        tree(ab.Exists(hole("quantity"), done),
             f"you {{word:did/many}} {{quantity#:quantity}} {{noun:bare_row}} {_WHERE}"),
        tree(ab.Exists(hole("quantity"), done), f"{{quantity#:quantity}} {{noun:bare_row}} {be}"),
        tree(ab.Exists(_SOME, done), f"a/an {{noun:bare_row/one}} {be}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun"), ab.Done("put into the Break Zone")))),
             f"you put {{quantity#:quantity}} {{noun:bare_row}} {INTO} the Break Zone {{@|{THIS}}}"),
    ]


_WHERE = f"{DONE_TAIL} {{@|{THIS}}}"


def _there(slots: Mapping[str, object]) -> object:
    """ "2 or more Forwards you control are dull", "1 or more discarded cards were Category X": so many of them are."""
    noun: ab.Noun = slots["noun"]  # type: ignore[assignment]
    fits: ab.Noun = slots["fits"]  # type: ignore[assignment]
    return ab.Exists(slots["quantity"], ab.Noun((*noun.qualities, *fits.qualities)))  # type: ignore[arg-type]


def _take_there(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Exists(quantity, ab.Noun((_, *_) as qualities)) if len(qualities) > 1:
            at = 2 if isinstance(qualities[0], ab.Done) and len(qualities) > 2 else -1
            return {"quantity": quantity, "noun": ab.Noun(qualities[:at]), "fits": ab.Noun(qualities[at:])}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *comparisons(),
            *having_more(),
            same("{:one_or_other}"),
            same("{:so_many_done}"),
            tree(ab.Exists(_SOME, ab.Noun((rest("noun"), ab.Done(hole("word"))))),
                 f"you {{@{{word:did/many}}|{{word:did/many/past}}}} a/an {{noun:bare_row/one}} {_WHERE}"),
            tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, _SOME, _lying("nouns", ab.Player.YOU)))),
                 "you have {nouns:maybe_articled,and:2} in your {zone:zone}"),
            *[
                tree(ab.And((ab.Has(player, hole("few"), _lying("noun", player)),
                          ab.Has(player, hole("more"), _lying("other", player)))),
                     f"{has} {{few#:quantity}} {{noun:bare}} and {{more#:quantity}} {{other:bare}} in {whose}"
                     " {zone:zone}")
                for player, has, whose in (
                    (ab.Player.YOU, "{@you have|there are}", "your"),
                    (ab.Player.OPPONENT, "{@your opponent has|there are}", "{@their|your opponent's}"),
                )
            ],
            tree(ab.Is(hole("what"), ab.Noun((ab.ControlledBy(ab.Player.YOU),))), "you control {what:definite}"),
            phrase(ab.Is, "{what:ref} {noun:origin_noun}"),
            phrase(ab.Has, "{quantity:quantity} of your cards have been removed from the game", player=ab.Player.YOU,
                   noun=ab.Noun((ab.IsCard(), ab.InZone(own.Zone.REMOVED, ab.Player.YOU)))),
            shaped(ab.Exists, "{quantity#:quantity} {noun:counted_noun} {@<is|are>|<was|were>} {fits:complement}",
                   _there, _take_there),
            tree(ab.Exists(hole("quantity"), ab.Noun((ab.Among(hole("them")), rest("fits", ab.Noun)))),
                 "{quantity#:quantity} of {them:ref} {@<is|are>|<was|were>} {a/an {fits:noun/one}|{fits:noun/many}"
                 "|{fits:complement}}"),
            tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), own.InParty()))),
                 "{quantity#:quantity} {noun:bare} ~form the party"),
            # "its power is less than Vell's": of the same, which need not be said again.
            tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")),
                             ab.Quantity(hole("comparison"), ab.TraitOf(hole("trait"), hole("whose")))),
                 "{{what:its} {trait:worth/one}|{what:ref}'s {trait:worth/one}|the {trait:worth/one} of {what:obj}}"
                 f" is {{comparison:than}} {ITS}"),
        ],
    ),
    ("origin_noun", [phrase(ab.Noun, "{qualities:origin=}")]),
    ("origin", [phrase(own.ComesFrom, "triggered from {source:obj}")]),
    ("maybe_articled", [same("{:articled}"), same("{:noun/one}")]),
    ("so_many_done", _so_many_done()),
    (
        "so_it_is",
        [
            same("{:so_many_done}"),
            phrase(ab.Compares, "{what:compared} is {quantity:quantity}"),
            same("{:one_or_other}"),
            *[phrase(ab.Is, f"{{what:who_one}} is {what}") for what in ("a/an {noun:noun/one}", "{noun:complement}")],
        ],
    ),
    (
        "one_or_other",
        [
            tree(ab.Or(tuple(ab.Compares(hole("what"), ab.Quantity(ab.Comparison.EXACTLY, hole(one)))
                             for one in ("one", "other"))),
                 "{what:compared} is {one:number} or {other:number}"),
        ],
    ),
    # Each of several such sentences stands for itself.
    ("sentence", [phrase(ab.WhenSo, "when {condition:so_it_is}, {effects:plain_effects}")]),
]
