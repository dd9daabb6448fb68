"""Counting and comparing: who has more, how many this ability has dealt with, what follows "when you reveal 3"."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Amount, Comparison, Number, Quantity
from engine.abilities.conditions import And, Compares, Condition, Exists, Has, Is, Or
from engine.abilities.effects import Effect, WhenSo
from engine.abilities.nouns import Among, AnyOf, ControlledBy, Done, InZone, IsCard, Noun, Same
from engine.abilities.players import Player
from engine.abilities.references import Chosen, It, Reference, That, The
from engine.games.fftcg.vocabulary import ComesFrom, InParty, Zone
from engine.games.fftcg.words.behind import DONE_TAIL
from engine.games.fftcg.words.comparing import comparisons, having_more
from engine.text.english.classes import INTO, THIS
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import hole, rest
from engine.text.templates import Build, Take

_NONE = Quantity(Comparison.EXACTLY, Number(0))
_SOME = Quantity(Comparison.AT_LEAST, Number(1))
def _empty_hands(slots: Mapping[str, object]) -> object:
    return And(tuple(Has(player, _NONE, Noun((IsCard(), InZone(Zone.HAND, owner)))) for player, owner in _BOTH))


def _take_empty_hands(value: object) -> Mapping[str, object] | None:
    return {} if value == _empty_hands({}) else None


_BOTH = ((Player.YOU, Player.YOU), (Player.OPPONENT, Player.THEY))


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


def _party(slots: Mapping[str, object]) -> object:
    """ "3 or more Forwards form the party": so many are in it."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    return Exists(slots["quantity"], Noun((*noun.qualities, InParty())))  # type: ignore[arg-type]


def _take_party(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((*qualities, InParty(None)))):
            return {"quantity": quantity, "noun": Noun(tuple(qualities))}
    return None


def _lying(player: Player) -> tuple[Build, Take]:
    """ "5 or more Fire cards are in your Break Zone": so many of those lie there."""

    def build(slots: Mapping[str, object]) -> object:
        noun: Noun = slots["noun"]  # type: ignore[assignment]
        there = InZone(slots["zone"], player)  # type: ignore[arg-type]
        return Exists(slots["quantity"], Noun((*noun.qualities, there)))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(quantity, Noun((*qualities, InZone(zone, whose)))) if whose is player:
                return {"quantity": quantity, "noun": Noun(tuple(qualities)), "zone": zone}
        return None

    return build, take


def _one_of_each(slots: Mapping[str, object]) -> object:
    """ "you have a Forward and a Backup in your Break Zone": at least one of each."""
    nouns: tuple[Noun, ...] = slots["nouns"]  # type: ignore[assignment]
    there = InZone(slots["zone"], Player.YOU)  # type: ignore[arg-type]
    return And(tuple(Has(Player.YOU, _SOME, Noun((*noun.qualities, there))) for noun in nouns))


def _take_one_of_each(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, And):
        return None
    nouns, zones = [], set()
    for one in value.conditions:
        match one:
            case Has(Player.YOU, quantity, Noun((*qualities, InZone(zone, Player.YOU)))) if quantity == _SOME:
                nouns.append(Noun(tuple(qualities)))
                zones.add(zone)
            case _:
                return None
    return {"nouns": tuple(nouns), "zone": zones.pop()} if len(zones) == 1 else None


def _lying_together(player: Player) -> tuple[Build, Take]:
    """ "you have 2 or more Fire cards and 3 or more Ice cards in your Break Zone": so many of each."""

    def build(slots: Mapping[str, object]) -> object:
        there = InZone(slots["zone"], player)  # type: ignore[arg-type]
        counted = ((slots["few"], slots["noun"]), (slots["more"], slots["other"]))
        return And(tuple(Has(player, many, Noun((*noun.qualities, there))) for many, noun in counted))  # type: ignore

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case And((
                Has(who, few, Noun((*noun, InZone(zone, whose)))),
                Has(other_who, more, Noun((*other, InZone() as there))),
            )) if who is whose is other_who is player and there == InZone(zone, whose):
                return {"few": few, "noun": Noun(tuple(noun)), "more": more, "other": Noun(tuple(other)), "zone": zone}
        return None

    return build, take


def _held(slots: Mapping[str, object]) -> object:
    """ "you control Ramza", of the very card."""
    return Is(slots["what"], Noun((ControlledBy(Player.YOU),)))  # type: ignore[arg-type]


def _take_held(value: object) -> Mapping[str, object] | None:
    match value:
        case Is(what, Noun((ControlledBy(Player.YOU),))):
            return {"what": what}
    return None


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


def _of_them(slots: Mapping[str, object]) -> object:
    """ "1 or more of those cards are Forwards": so many of them fit."""
    fits: Noun = slots["fits"]  # type: ignore[assignment]
    return Exists(slots["quantity"], Noun((Among(slots["them"]), *fits.qualities)))  # type: ignore[arg-type]


def _take_of_them(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((Among(them), *fits))) if fits:
            return {"quantity": quantity, "them": them, "fits": Noun(tuple(fits))}
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


def _has(slots: Mapping[str, object]) -> object:
    what: Reference = slots["what"]  # type: ignore[assignment]
    return Is(what, slots["noun"])  # type: ignore[arg-type]


def _take_has(value: object) -> Mapping[str, object] | None:
    return {"what": value.what, "noun": value.noun} if isinstance(value, Is) else None


def _one_or_other(slots: Mapping[str, object]) -> object:
    """ "its cost is 4 or 5": the one or the other."""
    what: Amount = slots["what"]  # type: ignore[assignment]
    return Or(tuple(
        Compares(what, Quantity(Comparison.EXACTLY, slots[one]))  # type: ignore[arg-type]
        for one in ("one", "other")
    ))


def _take_one_or_other(value: object) -> Mapping[str, object] | None:
    match value:
        case Or((
            Compares(what, Quantity(Comparison.EXACTLY, one)), Compares(same_what, Quantity(Comparison.EXACTLY, other)),
        )) if what == same_what:
            return {"what": what, "one": one, "other": other}
    return None


def _when_so(slots: Mapping[str, object]) -> object:
    condition: Condition = slots["condition"]  # type: ignore[assignment]
    effects: tuple[Effect, ...] = slots["effects"]  # type: ignore[assignment]
    return WhenSo(condition, effects)


def _take_when_so(value: object) -> Mapping[str, object] | None:
    return {"condition": value.condition, "effects": value.effects} if isinstance(value, WhenSo) else None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *comparisons(),
            *having_more(),
            *[
                shaped(And, f"both {players} have no cards in {hand}", _empty_hands, _take_empty_hands)
                for players in ("you and your opponent", "players") for hand in ("hand", "their hands")
            ],
            shaped(And, "neither player has {@|any }cards in {@their hand|hand}", _empty_hands, _take_empty_hands),
            *[
                shaped(Is, f"{{what#:{who}}} ~have {{noun:had}}", _has, _take_has)
                for who in ("source", "who_many", "who_one")
            ],
            same("{:one_or_other}"),
            same("{:so_many_done}"),
            tree(Exists(_SOME, Noun((rest("noun"), Done(hole("word"))))),
                 f"you {{@{{word:did/many}}|{{word:did/many/past}}}} a/an {{noun:bare_row/one}} {_WHERE}"),
            *[shaped(And, f"you have {{nouns:{one},and:2}} in your {{zone:zone}}", _one_of_each, _take_one_of_each)
              for one in ("articled", "maybe_articled")],
            *[
                shaped(And, f"{has} {{few#:quantity}} {{noun:bare}} and {{more#:quantity}} {{other:bare}} in {whose} "
                       "{zone:zone}", *_lying_together(player))
                for player, has, whose in (
                    (Player.YOU, "{@you have|there are}", "your"),
                    (Player.OPPONENT, "{@your opponent has|there are}", "{@their|your opponent's}"),
                )
            ],
            *[shaped(Is, f"you control {{what:{one}}}", _held, _take_held) for one in ("source", "held_one")],
            phrase(Is, "{what:ref} {noun:origin_noun}"),
            shaped(Exists, "{quantity#:quantity} {noun:done_noun} <is|was> {fits:complement}".replace(
                "<is|was>", "<was|were>"), _were, _take_were),
            *[
                shaped(
                    Exists, f"{{quantity#:quantity}} {{noun:bare}} <is|are> in {whose} {{zone:zone}}", *_lying(player)
                )
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            shaped(Exists, "{quantity#:quantity} {noun:noun} <is|are> {fits:state_noun}", _there, _take_there),
            *[
                shaped(Exists, f"{{quantity#:quantity}} of {{them:ref}} {be} {fits}", _of_them, _take_of_them)
                for fits in ("a/an {fits:noun/one}", "{fits:noun/many}", "{fits:complement}")
                for be in ("<is|are>", "<was|were>")
            ],
            shaped(Exists, "{quantity#:quantity} {noun:bare} ~form the party", _party, _take_party),
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
        [shaped(Or, "{what:compared} is {one:number} or {other:number}", _one_or_other, _take_one_or_other)],
    ),
    # Each of several such sentences stands for itself.
    ("sentence", [shaped(WhenSo, "when {condition:so_it_is}, {effects:plain_effects}", _when_so, _take_when_so)]),
]
