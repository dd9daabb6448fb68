"""Events: what triggers wait for, conditions ask about and replacements replace."""

from __future__ import annotations

from engine.abilities.amounts import Quantity
from engine.abilities.damage import DamageKind, ReceivesDamage
from engine.abilities.decks import Draws
from engine.abilities.events import Happens, Moves, PlayerActs
from engine.abilities.nouns import Named, Noun
from engine.abilities.references import Any
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.abilities.turning import BecomesTapped
from engine.games.fftcg.vocabulary import FormsParty, PrimesInto, Zone
from engine.games.fftcg.vocabulary.copying import LosesAllPower
from engine.games.fftcg.words.tenses import CAUSE
from engine.text.english.classes import DUE
from engine.text.english.events import events
from engine.text.english.quantities import measured
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole

PHRASES: list[tuple[str, list[Phrase]]] = [
    *events(),
    # Only here: behind "if" the same words ask what is there.
    ("trigger", [phrase(Trigger, "when {event:counter_event}")]),
    (
        "one_event",
        [
            phrase(Happens, "{who#:doer,or} {deeds:deed,or} at the same time"),
            phrase(Happens, "active {who#:ref,or} {deeds:becomes_dull,or}"),
            phrase(Happens, "{@{who:ref=}'s power|the power of {who:doer=}} {@becomes|is reduced to} 0 {@|or less}",
                   deeds=(LosesAllPower(),)),
            # It forms one with the other.
            tree(Happens((hole("who"),), (FormsParty(hole("with_")),)),
                 "{who:doer} and {with_:doer,and} form a party {@|and attack}"),
            phrase(Happens, "{who:ref=} in your hand {deeds:from_hand=}"),
            phrase(Happens, "{who:named=} {deeds:primes=}"),
            same("{:time}"),
        ],
    ),
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
