"""Events: what triggers wait for, conditions ask about and replacements replace."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import THIS
from engine.text.english.events import caused, events
from engine.text.english.quantities import measured
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import altered, hole
from engine.text.terms import terms

#: "is removed from the game", said of what is in the hand.
_FROM_HAND = altered("deed", "origin", None, own.Zone.HAND)
#: What the ability itself has done, as an event: "is dulled by this effect".
_BY_THIS = ab.Caused(hole("deed"), own.ThisEffect())

PHRASES: list[tuple[str, list[Phrase]]] = [
    *events(),
    # Only here: behind "if" the same words ask what is there.
    ("trigger", [phrase(ab.Trigger, "when {event:counter_event}")]),
    (
        "one_event",
        [
            phrase(ab.Happens, "{who#:doer,or} {deeds:deed,or} at the same time"),
            phrase(ab.Happens, "active {who#:ref,or} {deeds:dulling_so=}"),
            phrase(ab.Happens, "{@{who:ref=}'s power|the power of {who:doer=}} {@becomes} 0 {@|or less}",
                   deeds=(own.LosesAllPower(),)),
            # It forms one with the other.
            tree(ab.Happens((hole("who"),), (own.FormsParty(hole("with_")),)),
                 "{who:doer} and {with_:doer,and} form a party {@|and attack}"),
            tree(ab.Happens((hole("who"),), (_FROM_HAND,)), "{who:ref} in your hand {deed:moving/one}"),
            tree(ab.Happens((hole("who"),), (ab.Caused(_FROM_HAND, hole("cause")),)),
                 "{who:ref} in your hand {deed:moving/one} {@because of:due to} {cause:cause}"),
            phrase(ab.Happens, "{who:named=} {deeds:primes=}"),
            same("{:time}"),
        ],
    ),
    ("dulling_so", caused("dulling")),
    (
        "so_much_damage",
        [*measured("damage"), phrase(ab.Quantity, "damage of {amount:number} {comparison:or_more}")],
    ),
    (
        "damage_kind",
        [
            terms({
                ab.DamageKind.BATTLE: "battle damage", ab.DamageKind.OTHER: "damage other than battle damage",
                ab.DamageKind.ANY: "damage",
            }),
        ],
    ),
    ("harmed", [same("{:doer}"), same("{:victim}")]),
    (
        "player_deed",
        [
            phrase(ab.Casts, "~cast {@own:the} {ordinal:ordinal} {what:any_bare} {@|you've cast|they've cast"
                   "|you have cast|they have cast|of the turn} {@some turn}"),
            phrase(ab.ReceivesDamage, "{@~receive|~be dealt} {@damage|1 or more points of damage}", each=False),
            phrase(ab.ReceivesDamage, "{@<receives|receive>|<is|are> dealt} {@a} point of damage", each=True),
            phrase(ab.ReceivesDamage, "~receive {@own:a/an} {ordinal:ordinal} point of damage"),
        ],
    ),
    (
        "done_event",
        [
            tree(ab.PlayerActs(hole("player"), (_BY_THIS,)), f"{{player#:subject}} {{deed:player_taking}} {THIS}"),
            tree(ab.Happens(hole("who"), (_BY_THIS,)), f"{{who#:doer,or}} {{deed:suffering}} {THIS}"),
        ],
    ),
    ("primes", [phrase(own.PrimesInto, "primes into {name:name}")]),
    ("named", [phrase(ab.Any, "{noun:named_noun}")]),
    ("named_noun", [phrase(ab.Noun, "{qualities:bare_name=}")]),
    ("bare_name", [phrase(ab.Named, "{name:name}")]),
    # What a deed is done to, or by.
    ("object", [same("{:doer}"), same("{:those}")]),
    ("those", [phrase(ab.Any, "{@|any} {noun:noun/many}")]),
    ("any_bare", [phrase(ab.Any, "{noun:bare/one}")]),
]
