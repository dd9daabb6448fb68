"""What somebody does or suffers: one line for each verb, in whatever tense a sentence needs it.

"attacks", "(cannot) attack", "has attacked" and "did not attack" are one line, read in the tense of its place.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.grammar import Phrase, phrase, same

_ANYBODY = (ab.Any(ab.Noun((ab.OfType(CardType.FORWARD),))), ab.Player.EITHER)
_WHOSE = "{@owner's}"
_FIELD = "{@the field|{field:poss} field}"
#: Where something was put from, and into.
_ORIGIN = "from {@the|{whose:poss}} {origin:zone}"
_DESTINATION = "{@the|<its owner's|their owners'>|{into:poss}} {to:zone}"
_DEALT = "{@~be dealt|~receive|~take}"
_RETURNED = "{@~be {@returned|added}|~return}"
_HAND = "{@<its owner's hand|their owners' hands>|<its owner's hand|their owner's hand>|the hand|{into:poss} hand}"


PHRASES: list[tuple[str, list[Phrase]]] = [
    # What objects do; of those that can be forbidden the word is always "forbidden".
    (
        "forbidden_doing",
        [
            phrase(ab.Attacks, "~attack"),
            phrase(own.AttacksAlone, "~attack alone"),
            phrase(ab.Blocks, "~block ?({whom:object})?"),
            phrase(ab.UsesAbility, "~use {what:object}"),
            phrase(own.FormsParty, "~form {@a party|parties}"),
        ],
    ),
    (
        "doing",
        [
            phrase(own.FormsParty, "~form a party with {with_:doer,and}"),
            phrase(own.PrimesInto, "~prime ?(into {name:name})?"),
        ],
    ),
    # What they become, or do because of something.
    ("forbidden_becoming", [phrase(ab.Leaves, "~leave the field")]),
    (
        "becoming",
        [
            same("{:entering/same}"),
            phrase(ab.DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or|or_to}"),
            phrase(ab.DealsDamage, "~deal {kind:damage_kind}", to=_ANYBODY),
        ],
    ),
    # What they suffer; "is blocked" is the verb "be".
    ("dulling", [phrase(ab.BecomesTapped, "{@~be dulled|~become dull}")]),
    (
        "forbidden_suffering",
        [
            phrase(ab.IsBlocked, "~be blocked ?(by {by:object})?"),
            phrase(ab.IsChosen, "~be chosen"),
            phrase(ab.IsBroken, "~be broken"),
            same("{:dulling/same}"),
            phrase(own.BecomesFrozen, "{@~be frozen|~become frozen}"),
            same("{:moving/same}"),
        ],
    ),
    # Every way in which something is put from one zone into another.
    (
        "moving",
        [
            phrase(ab.Moves, f"~be {{@put}} ?({_ORIGIN})? {{@into}} {_DESTINATION}"),
            phrase(ab.Moves, f"~be {{@put}} {{@into}} {_DESTINATION} {_ORIGIN}"),
            phrase(ab.Moves, f"~be returned {_ORIGIN} to <its owner's deck|their owners' decks>", to=own.Zone.DECK),
            phrase(ab.Moves, f"~be removed {_ORIGIN} {{@from the game|}}", to=own.Zone.REMOVED),
            phrase(ab.Moves, f"~be removed from the game ?({_ORIGIN})?", to=own.Zone.REMOVED),
            phrase(ab.Moves, f"{_RETURNED} {_ORIGIN} to {_HAND}", to=own.Zone.HAND),
            phrase(ab.Moves, f"{_RETURNED} to {_HAND} {_ORIGIN}", to=own.Zone.HAND),
            phrase(ab.Moves, f"~be returned to {_HAND}", origin=own.Zone.FIELD, to=own.Zone.HAND),
            phrase(ab.Moves, "~be added to {into:poss} hand", origin=None, to=own.Zone.HAND),
            phrase(ab.Moves, "~be discarded ?(from {whose:poss} hand)?", origin=own.Zone.HAND, to=own.Zone.BREAK),
            phrase(ab.Moves, "~be put from the field into the {to:zone} on the same turn", origin=own.Zone.FIELD),
        ],
    ),
    (
        "suffering",
        [
            phrase(ab.IsDealtDamage, f"{_DEALT} {{kind:damage_kind}} ?({{quantity:relation}})?"),
            phrase(ab.IsDealtDamage, f"{_DEALT} {{quantity:so_much_damage}}", kind=ab.DamageKind.ANY),
            phrase(ab.BecomesUntapped, "{@~be activated|~become active}"),
            phrase(ab.Enters, f"~be {{@put|played}} onto {_FIELD}"),
        ],
    ),
    (
        # In a trigger: "Ramza attacks".
        "deed",
        [
            phrase(ab.IsNotBlocked, "{@|~attack and|~attack, but|~attack but} <is|are> not blocked"),
            phrase(own.FormsParty, "~form {a party|a party with {with_:doer,and}} and ~attack"),
            phrase(own.PrimesInto, "~be priming"),
        ],
    ),
    # What has happened this turn.
    (
        "past",
        [
            phrase(ab.Happens, f"{{who#:doer,or}} <was|were> {being}", deeds=(deed,))
            for being, deed in (("attacking", ab.Attacks()), ("blocking", ab.Blocks()))
        ],
    ),
    (
        "entering",
        [
            phrase(ab.Enters, f"~enter {_FIELD}"),
            phrase(ab.Enters, "~enter the field under {field:poss} control"),
            same("{:entering_from/same}"),
        ],
    ),
    # How something enters, and from where.
    (
        "entering_from",
        [
            phrase(ab.Enters, f"~enter {_FIELD} from {_WHOSE} {{origin:zone}}"),
            phrase(ab.Enters, f"~enter {_FIELD} {{@other than from|from anywhere other than|from a zone other than}}"
                   f" {_WHOSE} {{besides:zone}}"),
        ],
    ),
    (
        "entering_so",
        [
            same("{:entering_from/same}"),
            phrase(ab.Caused, "{deed:entering/same} {@because of:due to} {cause:cause}"),
        ],
    ),
    # What players do, and what of it can be forbidden.
    (
        "forbidden_player_act",
        [
            phrase(ab.Casts, "~cast {what:object}"),
            phrase(ab.Searches, "~search {@|<their|your> deck|for 1 or more cards}"),
            phrase(own.UsesBurst, "~use {@an EX Burst|EX Bursts}"),
            phrase(ab.UsesAbility, "~use {what:object}"),
        ],
    ),
    (
        "player_act",
        [
            phrase(own.GainsCrystals, "~gain {@|a|1 or more} [Crystal]"),
            phrase(own.PaysCrystals, "~pay {@|a|1 or more} [Crystal]"),
            same("{:player_taking_so/same}"),
        ],
    ),
    (
        "player_taking",
        [
            phrase(ab.Discards, "~discard {what:object} {@|from <their|your> hand}"),
            phrase(ab.Draws, "~draw {@a card} ?({@outside of|outside|other than during|except during|other than in}"
                   " {@own:<their|your>} {outside:phase})?"),
        ],
    ),
    *[
        (place, [phrase(ab.PlayerActs, f"{{player#:subject}} {{deeds:receiving=/{tense}}}")])
        for place, tense in (("past", "past"), ("not_past", "never"))
    ],
    ("receiving", [phrase(ab.ReceivesDamage, "~receive {@a point of damage|1 point of damage}")]),
]
