"""How many and how much: counts, sizes of damage and power, and amounts that are noun phrases."""

from __future__ import annotations

from engine.abilities.amounts import (
    AtLeast,
    CostOf,
    CountOf,
    CountThem,
    Difference,
    EventCount,
    Exactly,
    Groups,
    Half,
    Highest,
    Number,
    PowerOf,
    Rounding,
    Sum,
    Times,
    X,
)
from engine.abilities.counters import CountersOn
from engine.abilities.damage import DamageDealt, DamagePoints
from engine.abilities.events import Happens, Moves
from engine.abilities.naming import NamedNumber
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun, OtherThan, Trait
from engine.abilities.players import Player
from engine.abilities.references import Any, Every, It, Them
from engine.games.fftcg.vocabulary import CrystalsOf, TraitsAmong, Zone
from engine.games.fftcg.vocabulary.casting import DiscardsPaid, ElementsPaid
from engine.text.english.classes import ON
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_YOURS = ControlledBy(Player.YOU)
_BROKEN = (Moves(Zone.FIELD, Zone.BREAK),)
_YOUR_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.YOU)))
_OPPONENTS_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.OPPONENT)))
_WORTH = ((PowerOf, "power", Trait.POWER), (CostOf, "cost", Trait.COST))


def _sizes() -> list[tuple[str, list[Phrase]]]:
    """So much damage, so much power, or just so much: a number, so much for each of something, and sums of those."""
    tables = []
    for name, word in (("damage", " damage"), ("power_amount", " power"), ("cost_change", "")):
        tables.append((name, [
            phrase(Times, f"{{each:number}} {word} {{@for each {{count:unit}}|for every {{count:groups}}"
                   "|multiplied by {count:counted}|times {count:counted}}"),
            phrase(Times, f"{{count:times_over}} times {{each:number}}{word}"),
            phrase(Sum, f"{{first:number}}{word} {{@and|plus|, plus}} {{second:more{name}}}"),
            phrase(Difference, f"{{first:number}}{word} minus {{second:more{name}}}"),
            same(f"{{:number}}{word}"),
            *([] if word else [same("{:counted}")]),
        ]))
        tables.append((f"more{name}", [
            phrase(Times, f"{{each:number}} {{@|more}} {word} {{@for each {{count:unit}}|for every {{count:groups}}}}"),
        ]))
    return tables


def _worths() -> list[Phrase]:
    """The power or the cost of somebody, of several together, or the highest there is."""
    lines = []
    for make, word, trait in _WORTH:
        lines += [
            phrase(make, f"its {word}", whose=It()),
            *[phrase(make, line) for line in (
                f"{{whose:obj}}'s {word}", f"the {word} of {{whose:obj}}",
                *(f"the {total} {word} of {{whose:total_of}}" for total in ("total", "combined")),
            )],
            *[phrase(make, line, whose=Them()) for line in (
                f"their total {word}", f"the total of their {word}", f"the total of their {word}s",
            )],
            *[
                phrase(Highest, f"the {end} {word} {{@{{@of|among}} {{@|the|all the}} {{noun:noun/many}}"
                       "|{noun:noun/one}}", trait=trait, lowest=end == "lowest")
                for end in ("highest", "lowest")
            ],
        ]
    return lines


def _halves() -> list[Phrase]:
    """Half of an amount, rounded as it says (FFTCG 4.2)."""
    half = "{@half of|half} {whole:quantity_named}"
    return [
        phrase(Half, half, rounding=Rounding.UP),
        *[
            phrase(Half, f"{half} {{@({{@round|rounded}} {way.value} to the nearest {{unit:int}})"
                   f"|{{@round|rounded}} {way.value} to the nearest {{unit:int}}}}", rounding=way)
            for way in Rounding
        ],
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "who_has",
        [
            value(Player.YOU, "{@you have|you've}"), value(Player.OPPONENT, "your opponent has"),
            value(Player.EACH, "{@you and your opponent have|both players have}"),
        ],
    ),
    ("as_many", [phrase(Exactly, "up to {amount:number}")]),
    ("at_least", [phrase(AtLeast, "{amount:number} or more")]),
    ("number", [phrase(Number, "{number:int}"), phrase(X, "X")]),
    ("times_over", [phrase(X, "X")]),
    *_sizes(),
    (
        "damage",
        [
            phrase(Sum, f"damage equal to {{first:quantity_named}}{plus} {{second:moredamage}}")
            for plus in (" and", " plus", ", plus")
        ],
    ),
    ("damage", [same("damage equal to {:quantity_named}"), phrase(DamageDealt, "the same amount of damage")]),
    ("groups", [phrase(Groups, "{size:int} {of:count_many}")]),
    (
        "count_many",
        [
            phrase(CountersOn, f"{{counter:counters/many}} {ON} {{where:obj}}"),
            phrase(DamagePoints, "points of damage {player:who_has} received"),
            phrase(CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        # What happened to so many this turn.
        "put_this_turn",
        [
            tree(Happens((Any(Noun((rest("noun", Noun), _YOURS))),), _BROKEN),
                 "{noun:noun/many} put in the Break Zone from your field"),
        ],
    ),
    ("entered_this_turn", [phrase(Happens, "{who:one_of=} that {deeds:entering=/one/past}")]),
    ("one_of", [phrase(Any, "{noun:noun/one}")]),
    (
        # "for each ..."
        "unit",
        [
            *[phrase(CostOf, f"CP required to {cast} {{whose:obj}}") for cast in ("cast", "play")],
            phrase(CrystalsOf, "{@[Crystal]|Crystal} {player:who_has}"),
            *[
                phrase(CountOf, f"card {where}", noun=noun)
                for where, noun in (
                    ("your opponent has in their hand", _OPPONENTS_HAND), ("in your opponent's hand", _OPPONENTS_HAND),
                    ("you have in your hand", _YOUR_HAND),
                )
            ],
            phrase(TraitsAmong, "{@|different} {trait:trait} among {@|the|all the}"
                   " {@{noun:noun/many}|{noun:done_noun/many}}"),
            *[
                tree(TraitsAmong(Noun((rest("noun", Noun), place)), hole("trait")),
                     f"{{noun:plain/one}} of {{@a|}} different {{trait:trait}} {where}")
                for where, place in (
                    ("you control", _YOURS), ("opponent controls", ControlledBy(Player.OPPONENT)),
                    ("{@in|put into|placed in} your Break Zone", InZone(Zone.BREAK, Player.YOU)),
                )
            ],
            # "each Backup of a different Element you control, other than Multi-Element"
            tree(TraitsAmong(Noun((rest("noun", Noun), OtherThan(hole("but")), _YOURS)), hole("trait")),
                 "{noun:plain/one} of a different {trait:trait} you control, other than {but:excluded}"),
            phrase(DamagePoints, "{@point of damage|damage} {player:who_has} received"),
            phrase(ElementsPaid, "CP of a different Element {@you|} paid to cast {what:ref}"),
            phrase(X, "CP {@paid as X|paid this way|you paid this way|you paid}"),
            phrase(DiscardsPaid, "card {@|you }discarded to {@cast|pay the cost to cast|pay for} {what:ref}",
                   costs=False),
            phrase(EventCount, "{event:entered_this_turn} this turn"),
            phrase(CountOf, "{noun:done_noun/one}"),
            phrase(CountOf, "{noun:noun/one}"),
        ],
    ),
    (
        # An amount that is a noun phrase.
        "counted",
        [
            *[
                phrase(CountOf, f"the number of {the}{{noun:{noun}/many}}")
                for noun in ("noun", "done_noun") for the in ("", "the ")
            ],
            *_worths(),
            phrase(DamagePoints, "{@the damage|the number of points of damage|the points of damage} {player:who_has}"
                   " {@received|been dealt}"),
            phrase(TraitsAmong, "the number of {@|different} {trait:traits} among {@|the|all the} {noun:noun/many}"),
            phrase(CountThem, "the number of {them:obj}"),
            phrase(DiscardsPaid, "the number of {@|the }cards {@|you }discarded to cast {what:ref}", costs=False),
            phrase(DiscardsPaid, "the total cost of {@|the }{@discarded cards|cards discarded|cards you discarded} "
                   "to cast {what:ref}", costs=True),
            same("{:named_number}"),
            phrase(X, "X"),
        ],
    ),
    ("named_number", [phrase(NamedNumber, f"the {named} number") for named in ("named", "selected")]),
    (
        "total_of",
        [same("{:ref}"), *[phrase(Every, f"{all_}{{noun:noun/many}}") for all_ in ("all the ", "the ", "all ", "")]],
    ),
    (
        "quantity_named",
        [
            same("{:counted}"),
            phrase(Times, "{@{count:counted} {@multiplied by|times} {each:number}"
                   "|{each:number} {@multiplied by|times} {count:counted}}"),
            phrase(Difference, "{first:counted} minus {second:number}"),
            phrase(Times, "{@twice|double} {count:counted}", each=Number(2)),
            *_halves(),
            same("{:number}"),
        ],
    ),
]
