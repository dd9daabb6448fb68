"""What somebody does or suffers: one line for each verb, in whatever tense a sentence needs it.

"attacks", "(cannot) attack", "has attacked" and "did not attack" are one line, read in the tense of its place.
"""

from __future__ import annotations

from engine.abilities.blocking import Blocks, IsBlocked, IsNotBlocked
from engine.abilities.damage import DamageKind, DealsDamage, IsDealtDamage, ReceivesDamage
from engine.abilities.decks import Draws, Searches
from engine.abilities.discarding import Discards
from engine.abilities.events import Attacks, Enters, IsBroken, Leaves, Moves
from engine.abilities.nouns import Noun, OfType
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.stack import Casts, UsesAbility
from engine.abilities.targets import IsChosen
from engine.abilities.turning import BecomesTapped, BecomesUntapped
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.vocabulary import BecomesFrozen, FormsParty, PrimesInto, ThisEffect, Zone
from engine.games.fftcg.vocabulary.casting import GainsCrystals, PaysCrystals
from engine.games.fftcg.vocabulary.entering import EntersByCast
from engine.games.fftcg.vocabulary.ex_burst import UsesBurst
from engine.text.english.classes import DUE, THIS
from engine.text.grammar import Phrase, phrase, same

_ANYBODY = (Any(Noun((OfType(CardType.FORWARD),))), Player.EITHER)
#: What brings it about, where that is said.
CAUSE = f"?({DUE} {{cause:cause}})?"
_BY = f"?({DUE} {{by:cause}})?"
_FROM = "?({@by|from|due to} {by:cause})?"
_WHOSE = "{@the|your|<its owner's|their owners'>|their}"
_FIELD = "{the field|{field:poss} field}"
#: Where something was put from, and into.
_ORIGIN = "from {the|{whose:poss}} {origin:zone}"
_DESTINATION = "{the|<its owner's|their owners'>|{into:poss}} {to:zone}"
_HAND = "{<its owner's hand|their owners' hands>|<its owner's hand|their owner's hand>|the hand|{into:poss} hand}"


def moves(be: str = "~be") -> list[Phrase]:
    """Every way in which something is put from one zone into another."""
    lines: list[tuple[str, dict[str, object]]] = [
        (f"{be} {{@put|placed}} ?({_ORIGIN})? {{@into|in}} {_DESTINATION} {CAUSE}", {}),
        (f"{be} {{@put|placed}} {{@into|in}} {_DESTINATION} {_ORIGIN} {CAUSE}", {}),
        (f"{be} returned {_ORIGIN} to <its owner's deck|their owners' decks> {CAUSE}", {"to": Zone.DECK}),
        (f"{be} removed {_ORIGIN} {{@from the game|}} {CAUSE}", {"to": Zone.REMOVED}),
        (f"{be} removed from the game ?({_ORIGIN})? {CAUSE}", {"to": Zone.REMOVED}),
        (f"{be} {{@returned|added}} {_ORIGIN} to {_HAND} {CAUSE}", {"to": Zone.HAND}),
        (f"{be} {{@returned|added}} to {_HAND} {_ORIGIN} {CAUSE}", {"to": Zone.HAND}),
        (f"{be} returned to {_HAND} {CAUSE}", {"origin": Zone.FIELD, "to": Zone.HAND}),
        (f"{be} added to {{into:poss}} hand {CAUSE}", {"origin": None, "to": Zone.HAND}),
        (f"{be} discarded ?(from {{whose:poss}} hand)? {CAUSE}", {"origin": Zone.HAND, "to": Zone.BREAK}),
        (f"{be} put from the field into the {{to:zone}} on the same turn", {"origin": Zone.FIELD}),
    ]
    return [phrase(Moves, line, **fixed) for line, fixed in lines]


#: "enters the field due to your cast", "by being cast": because it was cast, by whomever.
BY_CAST = "{@due to|by|from} {{by:poss} cast|being cast|having been cast}"


def _by_this() -> list[Phrase]:
    """What the ability itself has done, as an event: "is dulled by this effect"."""
    to_break: dict[str, object] = {"origin": Zone.FIELD, "to": Zone.BREAK}
    lines: tuple[tuple[type, str, str, dict[str, object]], ...] = (
        (BecomesUntapped, "activated", "cause", {}),
        (IsBroken, "broken", "by", {}),
        (BecomesTapped, "dulled", "by", {}),
        (BecomesFrozen, "frozen", "by", {}),
        (Moves, "removed from the game", "cause", {"origin": None, "to": Zone.REMOVED}),
        (Moves, "put {@from the field|} into the Break Zone", "cause", to_break),
        (Moves, "discarded", "cause", {"origin": Zone.HAND, "to": Zone.BREAK}),
        (Moves, "returned to <its owner's hand|their owners' hands>", "cause", {"origin": Zone.FIELD, "to": Zone.HAND}),
        (Enters, "played onto the field", "cause", {"field": None}),
    )
    return [phrase(make, f"~be {done} {THIS}", **fixed, **{slot: ThisEffect()}) for make, done, slot, fixed in lines]


PHRASES: list[tuple[str, list[Phrase]]] = [
    # What can be forbidden, and what else objects do.
    (
        "forbidden_act",
        [
            phrase(Attacks, "~attack"),
            phrase(Blocks, "~block ?({whom:object})?"),
            phrase(Leaves, f"~leave the field {CAUSE}"),
            phrase(UsesAbility, "~use {what:object}"),
            phrase(FormsParty, "~form {@a party|parties}"),
            same("{:becoming/same}"),
        ],
    ),
    (
        "act",
        [
            same("{:entering/same}"),
            phrase(FormsParty, "~form a party with {with_:doer,and}"),
            *[phrase(DealsDamage, f"~deal {{kind:damage_kind}} to {{to:harmed,{joint}}} ?(due to {{cause:cause}})?")
              for joint in ("or", "or_to:2")],
            phrase(DealsDamage, "~deal {kind:damage_kind} ?(due to {cause:cause})?", to=_ANYBODY),
            phrase(IsDealtDamage, f"{{@~receive|~take}} {{kind:damage_kind}} ?({{quantity:relation}})? {_FROM}"),
            phrase(IsDealtDamage, f"{{@~receive|~take}} {{quantity:so_much_damage}} {_FROM}", kind=DamageKind.ANY),
            phrase(PrimesInto, "~prime ?(into {name:name})?"),
            phrase(BecomesFrozen, f"~become frozen {_BY}"),
            phrase(BecomesUntapped, f"~become active {CAUSE}"),
        ],
    ),
    ("becoming", [phrase(BecomesTapped, f"~become dull {_BY}")]),
    # What they suffer; "is blocked" is the verb "be".
    (
        "forbidden_suffering",
        [
            phrase(IsBlocked, "~be blocked ?(by {by:object})?"),
            phrase(IsChosen, "~be chosen ?(by {by:cause})?"),
            phrase(IsBroken, f"~be broken {_BY}"),
            phrase(BecomesTapped, f"~be dulled {_BY}"),
            phrase(BecomesFrozen, f"~be frozen {_BY}"),
            *moves(),
        ],
    ),
    (
        "suffering",
        [
            phrase(IsDealtDamage, f"~be dealt {{kind:damage_kind}} ?({{quantity:relation}})? {_FROM}"),
            phrase(IsDealtDamage, f"~be dealt {{quantity:so_much_damage}} {_FROM}", kind=DamageKind.ANY),
            phrase(BecomesUntapped, f"~be activated {CAUSE}"),
            phrase(Enters, f"~be {{@put|played}} onto {_FIELD} {CAUSE}"),
        ],
    ),
    (
        # In a trigger: "Ramza attacks".
        "deed",
        [
            phrase(Moves, f"~return to {_HAND} {_ORIGIN} {CAUSE}", to=Zone.HAND),
            phrase(IsNotBlocked, "{@|~attack and|~attack, but|~attack but} <is|are> not blocked"),
            phrase(FormsParty, "~form {a party|a party with {with_:doer,and}} and ~attack"),
            phrase(IsChosen, "chosen by {by:cause}"),
            phrase(PrimesInto, "~be priming"),
        ],
    ),
    (
        # What has happened this turn: "has attacked".
        "done",
        [
            phrase(Attacks, "<was|were> attacking"),
            phrase(Blocks, "<was|were> blocking"),
        ],
    ),
    (
        "entering",
        [
            phrase(Enters, f"~enter {_FIELD} {CAUSE}"),
            phrase(Enters, "~enter the field under {field:poss} control"),
            same("{:entering_so/same}"),
        ],
    ),
    # How something enters, and from where.
    (
        "entering_so",
        [
            phrase(EntersByCast, f"~enter {{@the field|your field}} {BY_CAST}"),
            phrase(Enters, f"~enter {_FIELD} {DUE} {{cause:cause}}"),
            phrase(Enters, f"~enter {_FIELD} from {_WHOSE} {{origin:zone}} {CAUSE}"),
            phrase(Enters, f"~enter {_FIELD} {{@other than from|from anywhere other than|from a zone other than}}"
                   f" {_WHOSE} {{besides:zone}}"),
        ],
    ),
    # What players do, and what of it can be forbidden.
    (
        "forbidden_player_act",
        [
            phrase(Casts, "~cast {what:object}"),
            phrase(UsesBurst, "~use {@an EX Burst|EX Bursts}"),
            phrase(UsesAbility, "~use {what:object}"),
            phrase(Searches, "~search {@|<their|your> deck|for 1 or more cards}"),
        ],
    ),
    (
        "player_act",
        [
            phrase(Discards, f"~discard {{what:object}} {{@|from <their|your> hand}} {CAUSE}"),
            phrase(Draws, f"~draw {{@a card|1 card|1 or more cards}} {CAUSE}", outside=None),
            phrase(GainsCrystals, "~gain {@|a|1 or more} [Crystal]"),
            phrase(PaysCrystals, "~pay {@|a|1 or more} [Crystal]"),
        ],
    ),
    ("player_done", [same("{:receiving/past}")]),
    ("player_undone", [same("{:receiving/never}")]),
    (
        "receiving",
        [
            phrase(ReceivesDamage,
                   "~receive {@damage|a point of damage|1 point of damage|1 or more points of damage}"),
        ],
    ),
    ("done_to_it", _by_this()),
    (
        "done_by_this",
        [phrase(Discards, f"~discard {{what:object}} {THIS}", cause=ThisEffect())],
    ),
]
