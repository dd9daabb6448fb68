"""What somebody does or suffers: one line for each verb, in whatever tense a sentence needs it.

"attacks", "(cannot) attack", "has attacked" and "did not attack" are one line, read in the tense of its place.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.english.classes import DUE, THIS
from engine.text.grammar import Phrase, phrase, same

_ANYBODY = (ab.Any(ab.Noun((ab.OfType(CardType.FORWARD),))), ab.Player.EITHER)
#: What brings it about, where that is said.
CAUSE = f"?({DUE} {{cause:cause}})?"
_BY = f"?({DUE} {{by:cause}})?"
_FROM = "?({@because of} {by:cause})?"
_WHOSE = "{@owner's}"
_FIELD = "{@the field|{field:poss} field}"
#: Where something was put from, and into.
_ORIGIN = "from {@the|{whose:poss}} {origin:zone}"
_DESTINATION = "{@the|<its owner's|their owners'>|{into:poss}} {to:zone}"
_HAND = "{@<its owner's hand|their owners' hands>|<its owner's hand|their owner's hand>|the hand|{into:poss} hand}"


def moves(be: str = "~be") -> list[Phrase]:
    """Every way in which something is put from one zone into another."""
    lines: list[tuple[str, dict[str, object]]] = [
        (f"{be} {{@put}} ?({_ORIGIN})? {{@into}} {_DESTINATION} {CAUSE}", {}),
        (f"{be} {{@put}} {{@into}} {_DESTINATION} {_ORIGIN} {CAUSE}", {}),
        (f"{be} returned {_ORIGIN} to <its owner's deck|their owners' decks> {CAUSE}", {"to": own.Zone.DECK}),
        (f"{be} removed {_ORIGIN} {{@from the game|}} {CAUSE}", {"to": own.Zone.REMOVED}),
        (f"{be} removed from the game ?({_ORIGIN})? {CAUSE}", {"to": own.Zone.REMOVED}),
        (f"{be} {{@returned|added}} {_ORIGIN} to {_HAND} {CAUSE}", {"to": own.Zone.HAND}),
        (f"{be} {{@returned|added}} to {_HAND} {_ORIGIN} {CAUSE}", {"to": own.Zone.HAND}),
        (f"{be} returned to {_HAND} {CAUSE}", {"origin": own.Zone.FIELD, "to": own.Zone.HAND}),
        (f"{be} added to {{into:poss}} hand {CAUSE}", {"origin": None, "to": own.Zone.HAND}),
        (f"{be} discarded ?(from {{whose:poss}} hand)? {CAUSE}", {"origin": own.Zone.HAND, "to": own.Zone.BREAK}),
        (f"{be} put from the field into the {{to:zone}} on the same turn", {"origin": own.Zone.FIELD}),
    ]
    return [phrase(ab.Moves, line, **fixed) for line, fixed in lines]


#: "enters the field due to your cast", "by being cast": because it was cast, by whomever.
BY_CAST = "{@because of:due to} {@{by:poss} cast|being cast|having been cast}"


def _by_this() -> list[Phrase]:
    """What the ability itself has done, as an event: "is dulled by this effect"."""
    to_break: dict[str, object] = {"origin": own.Zone.FIELD, "to": own.Zone.BREAK}
    lines: tuple[tuple[type, str, str, dict[str, object]], ...] = (
        (ab.BecomesUntapped, "activated", "cause", {}),
        (ab.IsBroken, "broken", "by", {}),
        (ab.BecomesTapped, "dulled", "by", {}),
        (own.BecomesFrozen, "frozen", "by", {}),
        (ab.Moves, "removed from the game", "cause", {"origin": None, "to": own.Zone.REMOVED}),
        (ab.Moves, "put {@from the field|} into the Break Zone", "cause", to_break),
        (ab.Moves, "discarded", "cause", {"origin": own.Zone.HAND, "to": own.Zone.BREAK}),
        (ab.Moves, "returned to <its owner's hand|their owners' hands>", "cause",
         {"origin": own.Zone.FIELD, "to": own.Zone.HAND}),
        (ab.Enters, "played onto the field", "cause", {"field": None}),
    )
    return [
        phrase(make, f"~be {done} {THIS}", **fixed, **{slot: own.ThisEffect()}) for make, done, slot, fixed in lines
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    # What can be forbidden, and what else objects do.
    (
        "forbidden_act",
        [
            phrase(ab.Attacks, "~attack"),
            phrase(ab.Blocks, "~block ?({whom:object})?"),
            phrase(ab.Leaves, f"~leave the field {CAUSE}"),
            phrase(ab.UsesAbility, "~use {what:object}"),
            phrase(own.FormsParty, "~form {@a party|parties}"),
            same("{:becoming/same}"),
        ],
    ),
    (
        "act",
        [
            same("{:entering/same}"),
            phrase(own.FormsParty, "~form a party with {with_:doer,and}"),
            phrase(ab.DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or|or_to} ?(due to {cause:cause})?"),
            phrase(ab.DealsDamage, "~deal {kind:damage_kind} ?(due to {cause:cause})?", to=_ANYBODY),
            phrase(ab.IsDealtDamage, f"{{@~receive|~take}} {{kind:damage_kind}} ?({{quantity:relation}})? {_FROM}"),
            phrase(ab.IsDealtDamage, f"{{@~receive|~take}} {{quantity:so_much_damage}} {_FROM}",
                   kind=ab.DamageKind.ANY),
            phrase(own.PrimesInto, "~prime ?(into {name:name})?"),
            phrase(own.BecomesFrozen, f"~become frozen {_BY}"),
            phrase(ab.BecomesUntapped, f"~become active {CAUSE}"),
        ],
    ),
    ("becoming", [phrase(ab.BecomesTapped, f"~become dull {_BY}")]),
    # What they suffer; "is blocked" is the verb "be".
    (
        "forbidden_suffering",
        [
            phrase(ab.IsBlocked, "~be blocked ?(by {by:object})?"),
            phrase(ab.IsChosen, "~be chosen ?(by {by:cause})?"),
            phrase(ab.IsBroken, f"~be broken {_BY}"),
            phrase(ab.BecomesTapped, f"~be dulled {_BY}"),
            phrase(own.BecomesFrozen, f"~be frozen {_BY}"),
            *moves(),
        ],
    ),
    (
        "suffering",
        [
            phrase(ab.IsDealtDamage, f"~be dealt {{kind:damage_kind}} ?({{quantity:relation}})? {_FROM}"),
            phrase(ab.IsDealtDamage, f"~be dealt {{quantity:so_much_damage}} {_FROM}", kind=ab.DamageKind.ANY),
            phrase(ab.BecomesUntapped, f"~be activated {CAUSE}"),
            phrase(ab.Enters, f"~be {{@put|played}} onto {_FIELD} {CAUSE}"),
        ],
    ),
    (
        # In a trigger: "Ramza attacks".
        "deed",
        [
            phrase(ab.Moves, f"~return to {_HAND} {_ORIGIN} {CAUSE}", to=own.Zone.HAND),
            phrase(ab.IsNotBlocked, "{@|~attack and|~attack, but|~attack but} <is|are> not blocked"),
            phrase(own.FormsParty, "~form {a party|a party with {with_:doer,and}} and ~attack"),
            phrase(ab.IsChosen, "chosen by {by:cause}"),
            phrase(own.PrimesInto, "~be priming"),
        ],
    ),
    (
        # What has happened this turn: "has attacked".
        "done",
        [
            phrase(ab.Attacks, "<was|were> attacking"),
            phrase(ab.Blocks, "<was|were> blocking"),
        ],
    ),
    (
        "entering",
        [
            phrase(ab.Enters, f"~enter {_FIELD} {CAUSE}"),
            phrase(ab.Enters, "~enter the field under {field:poss} control"),
            same("{:entering_so/same}"),
        ],
    ),
    # How something enters, and from where.
    (
        "entering_so",
        [
            phrase(own.EntersByCast, f"~enter {{@the field|your field}} {BY_CAST}"),
            phrase(ab.Enters, f"~enter {_FIELD} {DUE} {{cause:cause}}"),
            phrase(ab.Enters, f"~enter {_FIELD} from {_WHOSE} {{origin:zone}} {CAUSE}"),
            phrase(ab.Enters, f"~enter {_FIELD} {{@other than from|from anywhere other than|from a zone other than}}"
                   f" {_WHOSE} {{besides:zone}}"),
        ],
    ),
    # What players do, and what of it can be forbidden.
    (
        "forbidden_player_act",
        [
            phrase(ab.Casts, "~cast {what:object}"),
            phrase(own.UsesBurst, "~use {@an EX Burst|EX Bursts}"),
            phrase(ab.UsesAbility, "~use {what:object}"),
            phrase(ab.Searches, "~search {@|<their|your> deck|for 1 or more cards}"),
        ],
    ),
    (
        "player_act",
        [
            phrase(ab.Discards, f"~discard {{what:object}} {{@|from <their|your> hand}} {CAUSE}"),
            phrase(ab.Draws, f"~draw {{@a card}} {CAUSE}", outside=None),
            phrase(own.GainsCrystals, "~gain {@|a|1 or more} [Crystal]"),
            phrase(own.PaysCrystals, "~pay {@|a|1 or more} [Crystal]"),
        ],
    ),
    ("player_done", [same("{:receiving/past}")]),
    ("player_undone", [same("{:receiving/never}")]),
    (
        "receiving",
        [
            phrase(ab.ReceivesDamage,
                   "~receive {@damage|a point of damage|1 point of damage|1 or more points of damage}"),
        ],
    ),
    ("done_to_it", _by_this()),
    (
        "done_by_this",
        [phrase(ab.Discards, f"~discard {{what:object}} {THIS}", cause=own.ThisEffect())],
    ),
]
