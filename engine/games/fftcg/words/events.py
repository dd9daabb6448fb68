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


_WHEN = "{@when|whenever|each time}"
_IN_A_TURN = "{@each turn|in that turn|in a turn|in each turn|during each turn|this turn|in the turn}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "trigger",
        [
            phrase(Trigger, f"{_WHEN} {{event:event}}"),
            # Only here: behind "if" the same words ask what is there.
            phrase(Trigger, "when {event:counter_event}"),
            phrase(Trigger, "{event:time}"),
            phrase(Trigger, f"{_WHEN} {{event:event}} {{@this|during this}} turn", within=ThisTurn()),
            phrase(Trigger, "{@|during each turn,|each turn,|during this turn,} when {event:event} for the first time"
                   f" {_IN_A_TURN}", first=True),
            phrase(Trigger, f"the first time {{event:event}} {_IN_A_TURN}", first=True),
            phrase(Trigger, "{@the first time each turn|each turn, the first time|during each turn, the first time}"
                   " {event:event}", first=True),
            phrase(Trigger, f"{{@during this|this}} turn, {_WHEN} {{event:event}}", within=ThisTurn()),
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
                phrase(Happens, "{@{who:ref=}'s power|the power of {who:doer=}} {@becomes|is reduced to} 0 {@|or less}",
                       deeds=(LosesAllPower(),)),
                shaped(Happens, "{who:doer} and {with_:doer,and} form a party {@|and attack}", _party, _take_party),
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
        [phrase(BecomesTapped, f"{{@~become dull|<is|are> dulled}} ?({DUE} {{by:cause}})?")],
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
            phrase(Casts, "~cast {@the|your|their} {ordinal:ordinal} {what:any_bare} {@|you've cast|they've cast"
                   "|you have cast|they have cast|of the turn} {@|each turn|this turn|in a turn|in the same turn}"),
            phrase(Draws, "~draw a card {@outside of|outside|other than during|except during|other than in}"
                   " {@<their|your>|the} {outside:phase}"),
            phrase(ReceivesDamage, "{@~receive|<is|are> dealt} {@damage|1 or more points of damage}", each=False),
            phrase(ReceivesDamage, "{@~receive|<is|are> dealt} {@a|1} point of damage", each=True),
            phrase(ReceivesDamage, "~receive {@a|their|your} {ordinal:ordinal} point of damage"),
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
    ("those", [phrase(Any, "{@|any} {noun:noun/many}")]),
    ("any_bare", [phrase(Any, "{noun:bare/one}")]),
]
