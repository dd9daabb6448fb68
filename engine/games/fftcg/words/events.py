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
    UsesAbility,
)
from engine.abilities.nouns import Named, Noun, OfType
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.triggers import Trigger
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.castwords import GainsCrystals, PaysCrystals
from engine.games.fftcg.vocabulary import BecomesDull, FormsParty, PrimesInto, ThisEffect, UsesBurst, Zone
from engine.games.fftcg.words.nouns import THIS
from engine.text.grammar import Phrase, phrase, same, value

YOU = Player.YOU
_ANYBODY = (Any(Noun((OfType(CardType.FORWARD),))), Player.EITHER)
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")



def caused(make: type, pattern: str, slot: str = "cause", /, **constants: object) -> list[Phrase]:
    """A deed as it is, and as something brings it about: "by ...", "due to ..."."""
    return [
        phrase(make, pattern, **constants, **{slot: None}),
        phrase(make, f"{pattern} due to {{{slot}:cause}}", **constants),
        phrase(make, f"{pattern} by {{{slot}:cause}}", **constants),
    ]


def moves(be: str = "<is|are>", returns: bool = True) -> list[Phrase]:
    """Every way in which something is put from one zone into another."""
    origins: tuple[tuple[str, dict[str, object]], ...] = (
        (" from the field", {"origin": Zone.FIELD, "whose": None}),
        (" from {whose:poss} field", {"origin": Zone.FIELD}),
        (" from the {origin:zone}", {"whose": None}),
        (" from {whose:poss} {origin:zone}", {}),
        ("", {"origin": None, "whose": None}),
    )
    homes = ("<its owner's hand|their owners' hands>", "<its owner's hand|their owner's hand>")
    hands = (*((home, {"into": None}) for home in homes), ("{into:poss} hand", {}))
    lines: list[Phrase] = []
    for origin, fixed in origins:
        for verb in ("put", "placed"):
            for into, plain in (("the", True), ("<its owner's|their owners'>", True), ("{into:poss}", False)):
                known: dict[str, object] = {**fixed, "into": None} if plain else fixed
                lines += caused(Moves, f"{be} {verb}{origin} into {into} {{to:zone}}", **known)
                if origin:
                    lines += caused(Moves, f"{be} {verb} into {into} {{to:zone}}{origin}", **known)
        gone: dict[str, object] = {**fixed, "to": Zone.REMOVED, "into": None}
        lines += caused(Moves, f"{be} removed from the game{origin}", **gone)
        lines += caused(Moves, f"{be} removed{origin} from the game", **gone)
        for hand, none in hands:
            came = {"to": Zone.HAND, **fixed, **none, **({} if origin else {"origin": Zone.FIELD})}
            lines += caused(Moves, f"{be} returned{origin} to {hand}", **came)
            if origin:
                lines += caused(Moves, f"{be} returned to {hand}{origin}", **came)
                lines += caused(Moves, f"{be} added to {hand}{origin}", **came)
                if returns:
                    lines += caused(Moves, f"~return to {hand}{origin}", **came)
    lines += [
        phrase(Moves, f"{be} put from the field into the {{to:zone}} on the same turn", origin=Zone.FIELD),
        *caused(Moves, f"{be} added to {{into:poss}} hand", origin=None, to=Zone.HAND),
        *caused(Moves, f"{be} discarded from {{whose:poss}} hand", origin=Zone.HAND, to=Zone.BREAK),
        *caused(Moves, f"{be} discarded", origin=Zone.HAND, to=Zone.BREAK),
    ]
    return lines


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
                    ("", "each turn"), ("", "in each turn"), ("", "during each turn"),
                )
            ],
            phrase(Trigger, "the first time {event:event} each turn", first=True),
            *[
                phrase(Trigger, f"{this} turn, {when} {{event:event}}", within=ThisTurn())
                for this in ("during this", "this")
                for when in ("when", "whenever", "each time")
            ],
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
        ],
    ),
    (
        "counter_event",
        [
            phrase(Happens, "a/an {deeds:counter_deed=} {who:doer,or}"),
            phrase(Happens, "1 or more {deeds:counters_deed=} {who:doer,or}"),
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
            *caused(Enters, "~enter the field", field=None),
            *caused(Enters, "~enter {field:poss} field"),
            *[
                line
                for entering in ("<is|are> put onto", "<is|are> played onto")
                for line in (
                    *caused(Enters, f"{entering} the field", field=None),
                    *caused(Enters, f"{entering} {{field:poss}} field"),
                )
            ],
            *[
                phrase(Enters, f"~enter the field under {whose} control", field=player)
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            phrase(Enters, "~enter the field due to your cast", field=Player.YOU),
            *[
                line
                for whose in ("the", "your", "<its owner's|their owners'>")
                for line in (
                    *caused(Enters, f"~enter the field from {whose} {{origin:zone}}", field=None),
                    *caused(Enters, f"~enter {{field:poss}} field from {whose} {{origin:zone}}"),
                )
            ],
            *[
                phrase(Enters, f"~enter {where} other than from your {{besides:zone}}", **fixed)
                for where, fixed in (("the field", {"field": None}), ("{field:poss} field", {}))
            ],
            *caused(Leaves, "~leave the field"),
            *moves(),
            phrase(FormsParty, "~form a party and ~attack"),
            phrase(FormsParty, "~form a party with {with_:doer,and} and ~attack"),
            phrase(FormsParty, "~form a party"),
            phrase(FormsParty, "~form a party with {with_:doer,and}"),
            phrase(Attacks, "~attack"),
            phrase(Blocks, "~block"),
            phrase(Blocks, "~block {whom:doer}"),
            phrase(IsBlocked, "<is|are> blocked"),
            phrase(IsBlocked, "<is|are> blocked by {by:doer}"),
            *[
                phrase(DealsDamage, f"~deal {{kind:damage_kind}} to {{to:harmed,{joint}}}{due}", **fixed)
                for joint in ("or", "or_to:2")
                for due, fixed in (("", {"cause": None}), (" due to {cause:cause}", {}))
            ],
            *[
                phrase(IsDealtDamage, f"{verb} {size}{by}", **{**fixed, **plain})
                for verb in ("<is|are> dealt", "~receive")
                for size, fixed in (
                    ("{kind:damage_kind}", {"quantity": None}),
                    ("{kind:damage_kind} {quantity:relation}", {}),
                    ("{quantity:so_much_damage}", {"kind": DamageKind.ANY}),
                )
                for by, plain in (
                    ("", {"by": None}),
                    (" by {by:cause}", {}),
                    (" from {by:cause}", {}),
                    (" due to {by:cause}", {}),
                )
            ],
            phrase(DealsDamage, "~deal {kind:damage_kind}", to=_ANYBODY, cause=None),
            phrase(IsChosen, "<is|are> chosen by {by:cause}"),
            phrase(IsChosen, "chosen by {by:cause}"),
            *caused(IsBroken, "<is|are> broken", "by"),
            *caused(Activates, "~become active"),
            *caused(Activates, "<is|are> activated"),
            phrase(PrimesInto, "<is|are> priming", name=None),
            phrase(PrimesInto, "~prime", name=None),
            phrase(UsesAbility, "~use {what:doer}"),
            same("{:becomes_dull}"),
        ],
    ),
    ("becomes_dull", [*caused(BecomesDull, "~become dull", "by"), *caused(BecomesDull, "<is|are> dulled", "by")]),
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
                phrase(Casts, f"~cast {words}{turn}", ordinal=index)
                for index, word in enumerate(ORDINALS, 1)
                for words in (
                    f"the {word} {{what:any_bare}} you've cast",
                    f"your {word} {{what:any_bare}}",
                    f"their {word} {{what:any_bare}}",
                    f"your {word} {{what:any_bare}} of the turn",
                    f"their {word} {{what:any_bare}} of the turn",
                )
                for turn in ("", " each turn", " this turn", " in a turn", " in the same turn")
            ],
            *caused(Discards, "~discard {what:doer}"),
            *caused(Discards, "~discard {what:doer} from <their|your> hand"),
            *caused(Draws, "~draw a card", outside=None),
            *caused(Draws, "~draw 1 or more cards", outside=None),
            *[
                phrase(Draws, f"~draw a card {but} <their|your> {{outside:phase}}")
                for but in ("outside of", "outside", "other than during", "except during", "other than in")
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
            phrase(UsesBurst, "~use an EX Burst"),
            phrase(UsesAbility, "~use {what:doer}"),
            phrase(Searches, "~search"),
            phrase(Searches, "~search <their|your> deck"),
            phrase(Searches, "~search for 1 or more cards"),
            phrase(Searches, "~search 1 or more cards"),
            phrase(GainsCrystals, "~gain [Crystal]"),
            phrase(GainsCrystals, "~gain a [Crystal]"),
            phrase(GainsCrystals, "~gain 1 or more [Crystal]"),
            phrase(PaysCrystals, "~pay [Crystal]"),
            phrase(PaysCrystals, "~pay 1 or more [Crystal]"),
        ],
    ),
    (
        "counter_deed",
        [
            phrase(LosesCounter, "{counter:counter} Counter is removed from"),
            phrase(GetsCounter, "{counter:counter} Counter is placed on"),
            phrase(GetsCounter, "Counter is placed on", counter=""),
            phrase(LosesCounter, "Counter is removed from", counter=""),
        ],
    ),
    (
        "counters_deed",
        [
            phrase(LosesCounter, "{counter:counter} Counters are removed from"),
            phrase(GetsCounter, "{counter:counter} Counters are placed on"),
            phrase(GetsCounter, "Counters are placed on", counter=""),
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
            line
            for this in THIS
            for line in (
                phrase(Activates, f"<is|are> activated {this}", cause=ThisEffect()),
                phrase(IsBroken, f"<is|are> broken {this}", by=ThisEffect()),
                phrase(BecomesDull, f"<is|are> dulled {this}", by=ThisEffect()),
                phrase(Moves, f"<is|are> removed from the game {this}", origin=None, to=Zone.REMOVED,
                       cause=ThisEffect()),
                *[
                    phrase(Moves, f"<is|are> put {words} {this}", origin=Zone.FIELD, to=Zone.BREAK, cause=ThisEffect())
                    for words in ("from the field into the Break Zone", "into the Break Zone")
                ],
                phrase(Moves, f"<is|are> discarded {this}", origin=Zone.HAND, to=Zone.BREAK, cause=ThisEffect()),
            )
        ],
    ),
    ("done_by_this", [phrase(Discards, f"~discard {{what:doer}} {this}", cause=ThisEffect()) for this in THIS]),
    ("primes", [phrase(PrimesInto, "primes into {name:name}")]),
    ("named", [phrase(Any, "{noun:named_noun}")]),
    ("named_noun", [phrase(Noun, "{qualities:bare_name=}")]),
    ("bare_name", [phrase(Named, "{name:name}")]),
    ("those", [phrase(Any, "{noun:noun/many}")]),
    ("any_bare", [phrase(Any, "{noun:bare/one}")]),
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
            phrase(Blocks, "block {whom:those}"),
            phrase(IsBlocked, "be blocked"),
            phrase(IsBlocked, "be blocked by {by:doer}"),
            phrase(IsBlocked, "be blocked by {by:those}"),
            phrase(IsChosen, "be chosen", by=None),
            phrase(IsChosen, "be chosen by {by:cause}"),
            *caused(IsBroken, "be broken", "by"),
            *caused(BecomesDull, "become dull", "by"),
            *caused(BecomesDull, "be dulled", "by"),
            *moves("be", returns=False),
            *caused(Leaves, "leave the field"),
            phrase(FormsParty, "form a party"),
            phrase(FormsParty, "form parties"),
            phrase(UsesAbility, "use {what:those}"),
        ],
    ),
]
