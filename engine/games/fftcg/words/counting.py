"""Counting and comparing: who has more, how many this ability has dealt with, what follows "when you reveal 3"."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import And, Compares, Exists, Has, Is, Or
from engine.abilities.effects import WhenSo
from engine.abilities.nouns import Among, AnyOf, ControlledBy, Done, InZone, IsCard, Noun, Same
from engine.abilities.players import Player
from engine.abilities.references import Chosen, It, That, The
from engine.games.fftcg.vocabulary import ComesFrom, InParty, Zone
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.comparing import comparisons, having_more
from engine.text.english.classes import INTO, THIS
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import each, hole, rest

_NONE = Quantity(Comparison.EXACTLY, Number(0))
_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_EMPTY_HANDS = And(tuple(
    Has(player, _NONE, Noun((IsCard(), InZone(Zone.HAND, owner))))
    for player, owner in ((Player.YOU, Player.YOU), (Player.OPPONENT, Player.THEY))
))


def _lying(noun: str, player: Player) -> Noun:
    """What lies in a zone of the player, which is said behind it."""
    return Noun((rest(noun, Noun), InZone(hole("zone"), player)))


def _so_many_done() -> list[Phrase]:
    """ "you removed 2 or more cards", "5 or more cards are removed from the game by this effect": so many that the
    ability has done that to. "When 2 or more dull Forwards are activated" speaks of what they were: an event.
    """
    done = Noun((rest("noun"), Done(hole("word"))))
    be = f"{{@<is|are>|<was|were>}} {{word:dealt_with/done}} {THIS}"
    return [
        tree(Exists(hole("quantity"), done),
             f"you {{@{{word:did/many}}|{{word:did/many/past}}}} {{quantity#:quantity}} {{noun:bare_row}} {_WHERE}"),
        tree(Exists(hole("quantity"), done), f"{{quantity#:quantity}} {{noun:bare_row}} {be}"),
        tree(Exists(_SOME, done), f"a/an {{noun:bare_row/one}} {be}"),
        tree(Exists(hole("quantity"), Noun((rest("noun"), Done("put into the Break Zone")))),
             f"you put {{quantity#:quantity}} {{noun:bare_row}} {INTO} the Break Zone {{@|{THIS}}}"),
    ]


_WHERE = f"{DONE_TAIL} {{@|{THIS}}}"


def _were(slots: Mapping[str, object]) -> object:
    """ "1 or more discarded cards were Category X": so many of those fit."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    fits: Noun = slots["fits"]  # type: ignore[assignment]
    return Exists(slots["quantity"], Noun((*noun.qualities, *fits.qualities)))  # type: ignore[arg-type]


def _take_were(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((Done() as done, head, *fits))) if fits:
            return {"quantity": quantity, "noun": Noun((done, head)), "fits": Noun(tuple(fits))}
    return None


def _there(slots: Mapping[str, object]) -> object:
    """ "2 or more Forwards you control are dull": so many of them are."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    fits: Noun = slots["fits"]  # type: ignore[assignment]
    return Exists(slots["quantity"], Noun((*noun.qualities, *fits.qualities)))  # type: ignore[arg-type]


def _take_there(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((_, *_) as qualities)) if len(qualities) > 1:
            return {"quantity": quantity, "noun": Noun(qualities[:-1]), "fits": Noun(qualities[-1:])}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *comparisons(),
            *having_more(),
            tree(_EMPTY_HANDS, "{both {you and your opponent|players} have no cards in {hand|their hands}"
                 "|neither player has {@any|} cards in {@their hand|hand}}"),
            phrase(Is, "{what#:who} ~have {noun:had}"),
            same("{:one_or_other}"),
            same("{:so_many_done}"),
            tree(Exists(_SOME, Noun((rest("noun"), Done(hole("word"))))),
                 f"you {{@{{word:did/many}}|{{word:did/many/past}}}} a/an {{noun:bare_row/one}} {_WHERE}"),
            *[
                tree(And(each("nouns", Has(Player.YOU, _SOME, _lying("nouns", Player.YOU)))),
                     f"you have {{nouns:{one},and:2}} in your {{zone:zone}}")
                for one in ("articled", "maybe_articled")
            ],
            *[
                tree(And((Has(player, hole("few"), _lying("noun", player)),
                          Has(player, hole("more"), _lying("other", player)))),
                     f"{has} {{few#:quantity}} {{noun:bare}} and {{more#:quantity}} {{other:bare}} in {whose}"
                     " {zone:zone}")
                for player, has, whose in (
                    (Player.YOU, "{@you have|there are}", "your"),
                    (Player.OPPONENT, "{@your opponent has|there are}", "{@their|your opponent's}"),
                )
            ],
            *[
                tree(Is(hole("what"), Noun((ControlledBy(Player.YOU),))), f"you control {{what:{one}}}")
                for one in ("source", "held_one")
            ],
            phrase(Is, "{what:ref} {noun:origin_noun}"),
            shaped(Exists, "{quantity#:quantity} {noun:done_noun} <is|was> {fits:complement}".replace(
                "<is|was>", "<was|were>"), _were, _take_were),
            *[
                tree(Exists(hole("quantity"), _lying("noun", player)),
                     f"{{quantity#:quantity}} {{noun:bare}} <is|are> in {whose} {{zone:zone}}")
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            shaped(Exists, "{quantity#:quantity} {noun:noun} <is|are> {fits:state_noun}", _there, _take_there),
            tree(Exists(hole("quantity"), Noun((Among(hole("them")), rest("fits", Noun)))),
                 "{quantity#:quantity} of {them:ref} {@<is|are>|<was|were>} {a/an {fits:noun/one}|{fits:noun/many}"
                 "|{fits:complement}}"),
            tree(Exists(hole("quantity"), Noun((rest("noun", Noun), InParty()))),
                 "{quantity#:quantity} {noun:bare} ~form the party"),
            *[
                phrase(Compares, f"{{what:counted}} is {{quantity:{word}_relation}}")
                for word in ("power", "cost")
            ],
        ],
    ),
    (
        # What something can be said to have, besides power and counters.
        "had",
        [
            *[
                phrase(Noun, f"{{qualities:{mark}=}}")
                for mark in (
                    "element_has", "job_mark", "category_mark", "keyword_mark", "any_mark", "shared_mark",
                )
            ],
        ],
    ),
    *[(f"{word}_relation", [phrase(Quantity, f"{{comparison:than}} {{amount:its_{word}_alone}}")])
      for word in ("power", "cost")],
    ("shared_mark", [phrase(Same, "the same {trait:trait} as {whose:obj}")]),
    (
        "any_mark",
        [
            phrase(AnyOf, f"{either}{{options:{mark}_noun,or:2}}")
            for either in ("", "either ") for mark in ("job", "keyword", "category", "element")
        ],
    ),
    (
        "held_one",
        [
            phrase(It, "it"),
            *[phrase(make, f"{that} {{noun:bare/one}}") for make, that in ((That, "that"), (The, "the"))],
            phrase(Chosen, "the chosen {noun:bare/one}"),
        ],
    ),
    ("origin_noun", [phrase(Noun, "{qualities:origin=}")]),
    ("origin", [phrase(ComesFrom, "triggered from {source:obj}")]),
    ("maybe_articled", [same("{:articled}"), same("{:noun/one}")]),
    ("so_many_done", _so_many_done()),
    (
        "so_it_is",
        [
            same("{:so_many_done}"),
            phrase(Compares, "{what:compared} is {quantity:quantity}"),
            same("{:one_or_other}"),
            *[phrase(Is, f"{{what:who_one}} is {what}") for what in ("a/an {noun:noun/one}", "{noun:complement}")],
        ],
    ),
    (
        "one_or_other",
        [
            tree(Or(tuple(Compares(hole("what"), Quantity(Comparison.EXACTLY, hole(one))) for one in ("one", "other"))),
                 "{what:compared} is {one:number} or {other:number}"),
        ],
    ),
    # Each of several such sentences stands for itself.
    ("sentence", [phrase(WhenSo, "when {condition:so_it_is}, {effects:plain_effects}")]),
]
