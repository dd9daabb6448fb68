"""Events: in triggers ("When X attacks"), in the past ("has attacked"), and as what cannot be done ("be
blocked").
"""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Quantity
from engine.abilities.durations import ThisTurn
from engine.abilities.events import (
    Activates,
    AnyEvent,
    Attacks,
    Blocks,
    Casts,
    DamageKind,
    DealsDamage,
    Discards,
    Draws,
    Edge,
    Enters,
    GetsCounter,
    Happens,
    IsBlocked,
    IsBroken,
    IsChosen,
    IsDealtDamage,
    Leaves,
    LosesCounter,
    Moves,
    PlayerActs,
    ReceivesDamage,
    Searches,
    TimeComes,
    Turn,
    UsesAbility,
)
from engine.abilities.nouns import Named, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.triggers import Trigger
from engine.games.fftcg.vocabulary import BecomesDull, FormsParty, Phase, PrimesInto, ThisEffect, UsesBurst, Zone
from engine.text.grammar import Phrase, phrase, same, value

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "trigger",
        [
            phrase(Trigger, "when {event:event}"),
            phrase(Trigger, "whenever {event:event}"),
            phrase(Trigger, "each time {event:event}"),
            phrase(Trigger, "{event:time}"),
            phrase(Trigger, "when {event:event} this turn", within=ThisTurn()),
            phrase(Trigger, "when {event:event} during this turn", within=ThisTurn()),
            phrase(Trigger, "during each turn, when {event:event} for the first time in that turn", first=True),
            phrase(Trigger, "during each turn, when {event:event}", within=ThisTurn()),
        ],
    ),
    (
        "event",
        [
            phrase(Happens, "{who#:doer,or} {deeds:deed,or}"),
            phrase(Happens, "active {who#:ref,or} {deeds:becomes_dull,or}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_deed,or}"),
            phrase(AnyEvent, "{events:one_event,or:2}"),
            phrase(AnyEvent, "{events:one_event,or_when:2}"),
            phrase(Happens, "{who:named=} {deeds:primes=}"),
            phrase(Happens, "a/an {deeds:counter_deed=} {who:doer,or}"),
        ],
    ),
    (
        "one_event",
        [
            phrase(Happens, "{who#:doer,or} {deeds:deed=}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_deed=}"),
            phrase(Happens, "active {who#:ref,or} {deeds:becomes_dull,or}"),
            phrase(Happens, "{who#:doer,or} {deeds:deed,:2}"),
            phrase(Happens, "{who:named=} {deeds:primes=}"),
            same("{:time}"),
        ],
    ),
    (
        "deed",
        [
            phrase(Enters, "~enter the field", field=None),
            phrase(Enters, "~enter {field:poss} field"),
            phrase(Enters, "~enter the field due to {cause:cause}", field=None),
            phrase(Enters, "~enter the field due to your cast", field=Player.YOU),
            phrase(Enters, "~enter {field:poss} field due to {cause:cause}"),
            phrase(Enters, "~enter the field by {cause:cause}", field=None),
            phrase(Enters, "~enter the field from the {origin:zone}", field=None),
            phrase(Enters, "~enter the field from your {origin:zone}", field=None),
            phrase(Moves, "<is|are> put from the field into the {to:zone} on the same turn", origin=Zone.FIELD),
            phrase(Leaves, "~leave the field", cause=None),
            phrase(Leaves, "~leave the field due to {cause:cause}"),
            phrase(
                Moves,
                "<is|are> returned from the field to <its owner's hand|their owners' hands>",
                origin=Zone.FIELD,
                to=Zone.HAND,
            ),
            phrase(Moves, "<is|are> put from the {origin:zone} into the {to:zone}"),
            phrase(IsDealtDamage, "<is|are> dealt {kind:damage_kind} {quantity:relation}"),
            phrase(IsDealtDamage, "<is|are> dealt {kind:damage_kind} {quantity:relation} by {by:cause}"),
            phrase(Moves, "<is|are> put from the field into the {to:zone}", origin=Zone.FIELD),
            phrase(Moves, "<is|are> put into the {to:zone}", origin=None),
            phrase(Moves, "<is|are> put from the field into <its owner's|their owners'> {to:zone}", origin=Zone.FIELD),
            phrase(
                Moves,
                "~return to <its owner's hand|their owners' hands> from the field",
                origin=Zone.FIELD,
                to=Zone.HAND,
            ),
            phrase(
                Moves,
                "<is|are> put from the field into the {to:zone} due to {cause:cause}",
                origin=Zone.FIELD,
            ),
            phrase(
                Moves,
                "<is|are> discarded from your hand due to {cause:cause}",
                origin=Zone.HAND,
                to=Zone.BREAK,
            ),
            phrase(Moves, "<is|are> discarded from your hand", origin=Zone.HAND, to=Zone.BREAK),
            phrase(Moves, "<is|are> removed from the game", origin=None, to=Zone.REMOVED),
            phrase(Moves, "<is|are> added to your hand from the {origin:zone}", to=Zone.HAND),
            phrase(FormsParty, "~form a party and ~attack"),
            phrase(FormsParty, "~form a party with {with_:doer,and} and ~attack"),
            phrase(Attacks, "~attack"),
            phrase(Blocks, "~block"),
            phrase(Blocks, "~block {whom:doer}"),
            phrase(IsBlocked, "<is|are> blocked"),
            phrase(IsBlocked, "<is|are> blocked by {by:doer}"),
            phrase(DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or}"),
            phrase(DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or_to:2}"),
            phrase(DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or} due to {cause:cause}"),
            phrase(IsDealtDamage, "<is|are> dealt {kind:damage_kind}"),
            phrase(IsDealtDamage, "~receive {kind:damage_kind}"),
            phrase(IsDealtDamage, "~receive {kind:damage_kind} from {by:cause}"),
            phrase(IsDealtDamage, "<is|are> dealt {quantity:so_much_damage}", kind=DamageKind.ANY),
            phrase(IsDealtDamage, "~receive {quantity:so_much_damage}", kind=DamageKind.ANY),
            phrase(IsDealtDamage, "<is|are> dealt {quantity:so_much_damage} by {by:cause}", kind=DamageKind.ANY),
            phrase(IsDealtDamage, "<is|are> dealt {kind:damage_kind} by {by:cause}"),
            phrase(IsChosen, "<is|are> chosen by {by:cause}"),
            phrase(IsBroken, "<is|are> broken"),
            phrase(Activates, "~become active", cause=None),
            phrase(Activates, "~become active due to {cause:cause}"),
            phrase(Activates, "<is|are> activated due to {cause:cause}"),
            same("{:becomes_dull}"),
        ],
    ),
    (
        "becomes_dull",
        [
            phrase(BecomesDull, "~become dull"),
            phrase(BecomesDull, "~become dull by {by:cause}"),
            phrase(BecomesDull, "~become dull due to {by:cause}"),
        ],
    ),
    (
        "so_much_damage",
        [
            phrase(Quantity, "{amount:number} damage or less", comparison=Comparison.AT_MOST),
            phrase(Quantity, "{amount:number} damage or more", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount:number} or more damage", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount:number} or less damage", comparison=Comparison.AT_MOST),
            phrase(Quantity, "{amount:number} damage", comparison=Comparison.EXACTLY),
        ],
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
            phrase(Casts, "~cast {what:doer}"),
            *[
                phrase(Casts, f"~cast the {word} {{what:any_bare}} you've cast", ordinal=index)
                for index, word in enumerate(_ORDINALS, 1)
            ],
            phrase(Discards, "~discard {what:doer}"),
            phrase(Discards, "~discard {what:doer} by {cause:cause}"),
            phrase(Discards, "~discard {what:doer} due to {cause:cause}"),
            phrase(Draws, "~draw a card"),
            phrase(ReceivesDamage, "~receive damage"),
            phrase(ReceivesDamage, "~receive a point of damage"),
            phrase(ReceivesDamage, "<is|are> dealt damage"),
            phrase(ReceivesDamage, "<is|are> dealt a point of damage"),
            phrase(ReceivesDamage, "~receive 1 point of damage"),
            phrase(Draws, "~draw 1 or more cards"),
            *[
                phrase(ReceivesDamage, f"~receive a {word} point of damage", ordinal=index)
                for index, word in enumerate(_ORDINALS, 1)
            ],
            phrase(UsesBurst, "~use an EX Burst"),
            phrase(UsesAbility, "~use {what:doer}"),
            phrase(Searches, "~search"),
            phrase(Searches, "~search 1 or more cards"),
        ],
    ),
    (
        "time",
        [
            phrase(TimeComes, "at the end of the turn", edge=Edge.END, turn=Turn.THIS),
            phrase(TimeComes, "at the end of this turn", edge=Edge.END, turn=Turn.THIS),
            phrase(TimeComes, "at the end of that turn", edge=Edge.END, turn=Turn.THIS),
            phrase(TimeComes, "at the end of each of your turns", edge=Edge.END, turn=Turn.YOURS),
            phrase(TimeComes, "at the end of your turn", edge=Edge.END, turn=Turn.YOURS),
            phrase(TimeComes, "at the end of each of your opponent's turns", edge=Edge.END, turn=Turn.OPPONENTS),
            phrase(TimeComes, "at the end of your opponent's turn", edge=Edge.END, turn=Turn.OPPONENTS),
            phrase(TimeComes, "at the end of your opponent's next turn", edge=Edge.END, turn=Turn.OPPONENTS_NEXT),
            phrase(TimeComes, "at the end of each player's turn", edge=Edge.END, turn=Turn.EACH),
            phrase(TimeComes, "at the end of each turn", edge=Edge.END, turn=Turn.EACH),
            phrase(TimeComes, "at the beginning of each of your turns", edge=Edge.BEGINNING, turn=Turn.YOURS),
            phrase(TimeComes, "at the beginning of your turn", edge=Edge.BEGINNING, turn=Turn.YOURS),
            phrase(TimeComes, "at the beginning of each player's turn", edge=Edge.BEGINNING, turn=Turn.EACH),
            phrase(TimeComes, "at the {edge:edge} of {phase:phase} during each of your turns", turn=Turn.YOURS),
            phrase(
                TimeComes,
                "at the {edge:edge} of the {phase:phase} during each of your turns",
                turn=Turn.YOURS,
            ),
            phrase(
                TimeComes,
                "at the {edge:edge} of the {phase:phase} during each of your opponent's turns",
                turn=Turn.OPPONENTS,
            ),
            phrase(TimeComes, "at the {edge:edge} of the {phase:phase} during each player's turn", turn=Turn.EACH),
            phrase(TimeComes, "at the {edge:edge} of {phase:phase} during each player's turn", turn=Turn.EACH),
            phrase(TimeComes, "at the {edge:edge} of your {phase:phase}", turn=Turn.YOURS),
            phrase(TimeComes, "at the {edge:edge} of your {phase:phase} during each of your turns", turn=Turn.YOURS),
            phrase(TimeComes, "when your {phase:phase} starts", edge=Edge.BEGINNING, turn=Turn.YOURS),
            phrase(TimeComes, "at the {edge:edge} of your next {phase:phase}", turn=Turn.YOUR_NEXT),
            phrase(TimeComes, "at the {edge:edge} of the next {phase:phase}", turn=Turn.NEXT),
        ],
    ),
    (
        "counter_deed",
        [
            phrase(LosesCounter, "{counter:counter} Counter is removed from"),
            phrase(GetsCounter, "{counter:counter} Counter is placed on"),
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
        "done_to_it",
        [
            phrase(Activates, "<is|are> activated by this effect", cause=ThisEffect()),
            phrase(
                Moves,
                "<is|are> put from the field into the Break Zone by this effect",
                origin=Zone.FIELD,
                to=Zone.BREAK,
                cause=ThisEffect(),
            ),
            phrase(
                Moves,
                "<is|are> removed from the game by this effect",
                origin=None,
                to=Zone.REMOVED,
                cause=ThisEffect(),
            ),
            phrase(IsBroken, "<is|are> broken by this effect", by=ThisEffect()),
        ],
    ),
    (
        "done_by_this",
        [phrase(Discards, "~discard {what:doer} by this effect", cause=ThisEffect())],
    ),
    ("primes", [phrase(PrimesInto, "primes into {name:name}")]),
    ("named", [phrase(Any, "{noun:named_noun}")]),
    ("named_noun", [phrase(Noun, "{qualities:bare_name=}")]),
    ("bare_name", [phrase(Named, "{name:name}")]),
    ("those", [phrase(Any, "{noun:noun/many}")]),
    ("edge", [value(Edge.BEGINNING, "beginning"), value(Edge.END, "end")]),
    ("any_bare", [phrase(Any, "{noun:bare/one}")]),
    ("phase", [value(phase_, phase_.value) for phase_ in Phase]),
    (
        # What a player can be forbidden.
        "player_infinitive",
        [
            phrase(Casts, "cast {what:those}"),
            phrase(Casts, "cast {what:cards_as_such}"),
            phrase(Searches, "search"),
            phrase(Searches, "search their deck"),
            phrase(UsesAbility, "use {what:those}"),
        ],
    ),
    ("cards_as_such", [phrase(Any, "a/an {noun:noun/one}")]),
    (
        # What can be forbidden: "cannot ...".
        "infinitive",
        [
            phrase(Attacks, "attack"),
            phrase(Blocks, "block"),
            phrase(Blocks, "block {whom:doer}"),
            phrase(IsBlocked, "be blocked"),
            phrase(IsBlocked, "be blocked by {by:doer}"),
            phrase(IsBlocked, "be blocked by {by:those}"),
            phrase(IsChosen, "be chosen by {by:cause}"),
            phrase(IsBroken, "be broken"),
            phrase(IsBroken, "be broken by {by:cause}"),
            phrase(BecomesDull, "become dull by {by:cause}"),
            phrase(BecomesDull, "become dull due to {by:cause}"),
            phrase(BecomesDull, "become dull"),
            phrase(Moves, "be returned to its owner's hand by {cause:cause}", origin=Zone.FIELD, to=Zone.HAND),
            phrase(Moves, "be returned to their owner's hand by {cause:cause}", origin=Zone.FIELD, to=Zone.HAND),
            phrase(Moves, "be returned to their owners' hands by {cause:cause}", origin=Zone.FIELD, to=Zone.HAND),
            phrase(Leaves, "leave the field", cause=None),
            phrase(Leaves, "leave the field due to {cause:cause}"),
            phrase(FormsParty, "form a party"),
            phrase(FormsParty, "form parties"),
        ],
    ),
]
