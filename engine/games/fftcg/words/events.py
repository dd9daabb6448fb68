"""Events: what triggers wait for, conditions ask about and replacements replace."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Quantity
from engine.abilities.damage import DamageKind, ReceivesDamage
from engine.abilities.decks import Draws
from engine.abilities.durations import ThisTurn
from engine.abilities.events import AnyEvent, Happens, Moves, PlayerActs
from engine.abilities.nouns import Named, Noun
from engine.abilities.references import Any
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.abilities.turning import BecomesTapped
from engine.games.fftcg.vocabulary import FormsParty, PrimesInto, Zone
from engine.games.fftcg.vocabulary.copying import LosesAllPower
from engine.games.fftcg.words.tenses import CAUSE
from engine.games.fftcg.words.terminals import ORDINALS
from engine.text.english.classes import DUE
from engine.text.english.quantities import measured
from engine.text.grammar import Phrase, phrase, same, shaped, value


def _party(slots: Mapping[str, object]) -> object:
    """ "Ramza and another Forward form a party": it forms one with the other."""
    return Happens((slots["who"],), (FormsParty(slots["with_"]),))  # type: ignore[arg-type]


def _take_party(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((who,), (FormsParty(with_),)) if with_:
            return {"who": who, "with_": with_}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "trigger",
        [
            *[phrase(Trigger, f"{when} {{event:event}}") for when in ("when", "whenever", "each time")],
            # Only here: behind "if" the same words ask what is there.
            phrase(Trigger, "when {event:counter_event}"),
            phrase(Trigger, "{event:time}"),
            *[
                phrase(Trigger, f"{when} {{event:event}} {this} turn", within=ThisTurn())
                for when in ("when", "whenever", "each time")
                for this in ("this", "during this")
            ],
            *[
                phrase(Trigger, f"{during}when {{event:event}} for the first time {turn}", first=True)
                for during, turn in (
                    ("during each turn, ", "in that turn"), ("each turn, ", "in that turn"), ("", "in a turn"),
                    ("", "each turn"), ("", "in each turn"), ("", "during each turn"), ("", "this turn"),
                    ("", "in that turn"), ("during this turn, ", "in the turn"), ("during each turn, ", "in the turn"),
                )
            ],
            *[phrase(Trigger, words, first=True) for words in (
                "the first time {event:event} each turn", "the first time {event:event} in a turn",
                "the first time {event:event} during each turn", "the first time {event:event} this turn",
                "the first time each turn {event:event}", "each turn, the first time {event:event}",
                "during each turn, the first time {event:event}",
            )],
            *[
                phrase(Trigger, f"{this} turn, {when} {{event:event}}", within=ThisTurn())
                for this in ("during this", "this")
                for when in ("when", "whenever", "each time")
            ],
            phrase(Trigger, "during each turn, when {event:event}", within=ThisTurn()),
        ],
    ),
    *[
        (
            name,
            [
                *[phrase(Happens, f"{{who#:doer,or}} {{deeds:deed,{joint}}}") for joint in ("or", ":2")],
                phrase(Happens, "{who#:doer,or} {deeds:deed,or} at the same time"),
                phrase(Happens, "active {who#:ref,or} {deeds:becomes_dull,or}"),
                phrase(PlayerActs, "{player#:subject} {deeds:player_deed,or}"),
                *[
                    phrase(Happens, line, deeds=(LosesAllPower(),))
                    for zero in ("becomes 0", "is reduced to 0", "becomes 0 or less", "is reduced to 0 or less")
                    for line in (f"{{who:ref=}}'s power {zero}", f"the power of {{who:doer=}} {zero}")
                ],
                *[
                    shaped(Happens, f"{{who:doer}} and {{with_:doer,and}} form a party{end}", _party, _take_party)
                    for end in ("", " and attack")
                ],
                phrase(Happens, "{who:ref=} in your hand {deeds:from_hand=}"),
                phrase(Happens, "{who:named=} {deeds:primes=}"),
                same("{:time}"),
                *[phrase(AnyEvent, f"{{events:one_event,{joint}:2}}") for joint in ("or", "or_when") if many],
            ],
        )
        for name, many in (("one_event", False), ("event", True))
    ],
    (
        "becomes_dull",
        [phrase(BecomesTapped, f"{{~become dull|<is|are> dulled}} ?({DUE} {{by:cause}})?")],
    ),
    (
        "so_much_damage",
        [*measured("damage"), phrase(Quantity, "damage of {amount:number} {comparison:or_more}")],
    ),
    (
        "damage_kind",
        [
            value(DamageKind.BATTLE, "battle damage"),
            value(DamageKind.OTHER, "damage other than battle damage"),
            value(DamageKind.ANY, "damage"),
        ],
    ),
    ("harmed", [same("{:doer}"), same("{:victim}")]),
    (
        "player_deed",
        [
            *[
                phrase(Casts, f"~cast {words}{{| each turn| this turn| in a turn| in the same turn}}", ordinal=index)
                for index, word in enumerate(ORDINALS, 1)
                for words in (
                    f"the {word} {{what:any_bare}} {{you've|they've|you have|they have}} cast",
                    *(f"{whose} {word} {{what:any_bare}}{{| of the turn}}" for whose in ("{your|their}", "the")),
                )
            ],
            *[
                phrase(Draws, f"~draw a card {but} {whose} {{outside:phase}}")
                for but in ("outside of", "outside", "other than during", "except during", "other than in")
                for whose in ("<their|your>", "the")
            ],
            *[
                phrase(ReceivesDamage, f"{verb} {what}", each=each)
                for verb in ("~receive", "<is|are> dealt")
                for what, each in (
                    ("damage", False), ("a point of damage", True), ("1 point of damage", True),
                    ("1 or more points of damage", False),
                )
            ],
            *[
                phrase(ReceivesDamage, f"~receive <their|your|a> {word} point of damage".replace("<their|your|a>", own),
                       ordinal=index)
                for own in ("a", "their", "your")
                for index, word in enumerate(ORDINALS, 1)
            ],
        ],
    ),
    (
        "done_event",
        [
            phrase(PlayerActs, "{player#:subject} {deeds:done_by_this=}"),
            phrase(Happens, "{who#:doer,or} {deeds:done_to_it=}"),
        ],
    ),
    (
        "from_hand",
        [
            phrase(Moves, f"is {done} {CAUSE}", origin=Zone.HAND, to=to)
            for done, to in (("removed from the game", Zone.REMOVED), ("discarded", Zone.BREAK))
        ],
    ),
    ("primes", [phrase(PrimesInto, "primes into {name:name}")]),
    ("named", [phrase(Any, "{noun:named_noun}")]),
    ("named_noun", [phrase(Noun, "{qualities:bare_name=}")]),
    ("bare_name", [phrase(Named, "{name:name}")]),
    # What a deed is done to, or by.
    ("object", [same("{:doer}"), same("{:those}")]),
    ("those", [phrase(Any, f"{some}{{noun:noun/many}}") for some in ("", "any ")]),
    ("any_bare", [phrase(Any, "{noun:bare/one}")]),
]
