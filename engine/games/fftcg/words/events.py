"""Events: what triggers wait for, conditions ask about and replacements replace."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.english.circumstances import caused, events
from engine.text.english.classes import EXCEPT
from engine.text.english.nouns import measured
from engine.text.phrases import Tables, altered, hole, phrase, rest, same, terms, tree

#: Any Forward, and either player.
ANYBODY = (ab.Any(ab.Noun((ab.OfType(CardType.FORWARD),))), ab.Player.EITHER)
_WHOSE = "{@owner's}"
_FIELD = "{@the field|{field:poss} field}"
#: Where something was put from, and into.
_ORIGIN = "from {@the|{whose:poss}} {origin:zone}"
_INTO = "{@the|<its owner's|their owners'>|<its owner's|their owner's>|{into:poss}}"
_DESTINATION = f"{_INTO} {{to:zone}}"
DEALT = "{@~be dealt|~receive|~take}"
_RETURNED = "{@~be {@returned|added}|~return}"
_HAND = f"{_INTO} ^hand"

#: A Forward of a player.
_FORWARD_OF = ab.Any(ab.Noun((ab.OfType(CardType.FORWARD), ab.ControlledBy(hole("player")))))

_ORDINALS = tuple(enumerate(("second", "third", "fourth", "fifth", "sixth", "seventh"), 2))
#: How a time is counted within a turn.
_IN_A_TURN = "{@that turn:this turn}"
#: So many together, where it is one event.
_SO_MANY = hole("count", ab.AtLeast)

#: "you attack with a party": a party that you control attacks.
_PARTY_OF = ab.Any(ab.Noun((own.IsParty(), ab.ControlledBy(hole("player")))))

PHRASES: list[Tables] = [{"suffering": [same("{:turning/same}")]}, {**events(), "past": []}, {
    # Only in a trigger: behind "if" the same words ask what is there.
    "instant": [same("when {:counter_event}")],
    "one_event": [
        phrase(ab.Happens, "{who#:doer,or} {deeds:deed,or} at the same time"),
        phrase(ab.Happens, "active {who#:ref,or} {deeds:turning_so=}"),
        phrase(ab.Happens, "{@{who:ref=}'s power|the power of {who:doer=}} {@becomes} 0 {@|or less}",
               deeds=(own.LosesAllPower(),)),
        # It forms one with the other.
        tree(ab.Happens((hole("who"),), (own.FormsParty(hole("with_")),)),
             "{who:doer} and {with_:doer,and} form a party {@|and attack}"),
        tree(ab.Happens((ab.Any(ab.Noun((ab.Named(hole("who")),))),), (own.PrimesInto(hole("name")),)),
             "{who:name} primes into {name:name}"),
        # It enters theirs.
        tree(ab.Happens((hole("what"),), (ab.Enters(hole("player")),)),
             "{player#:subject} ~play {what:doer} onto the field"),
        tree(ab.Happens((ab.Pick(_SO_MANY, hole("noun")),), (own.FormsParty(),)),
             "a party {@having} {count:many_or_more} {noun:noun/many} attacks"),
        tree(ab.Happens((_PARTY_OF,), (ab.Attacks(),)), "{player#:subject} ~attack with a party"),
        phrase(ab.Happens, "a party {@including|that includes|containing|that contains} {who:doer=} attacks",
               deeds=(own.FormsParty(),)),
    ],
    "happening": [
        # "a special ability is used", "a Summon has been cast", by whomever.
        *[
            tree(ab.PlayerActs(ab.Player.EITHER, (deed(hole("what")),)), f"{{what#:doer}} ~be {done}")
            for deed, done in ((ab.Casts, "cast"), (ab.UsesAbility, "used"))
        ],
        # "you attack with 2 or more Forwards": so many that you control do.
        tree(ab.Happens((ab.Pick(_SO_MANY, ab.Noun((rest("noun", ab.Noun), ab.ControlledBy(hole("player"))))),),
                        (ab.Attacks(),)),
             "{player#:subject} ~attack with {count:many_or_more} {noun:bare/many}"
             " {@|you control|you controlled|they control|they controlled}"),
    ],
    # What has happened this turn.
    "past": [
        phrase(ab.PlayerActs, "that player {deeds:player_deed,or/one/past}", player=ab.Player.THEY),
        same("{@{:done_so/past}|{:done_so/were}}"),
    ],
    "done_so": [
        same("{:happening/same}"),
        phrase(ab.PlayerActs, "{player#:subject} {deeds:receiving=/same}"),
        # "your opponent attacked": a Forward of theirs did (FFTCG 10.1.2).
        tree(ab.Happens((_FORWARD_OF,), (ab.Attacks(),)), "{player#:subject} ~attack"),
    ],
    "receiving": [phrase(ab.ReceivesDamage, "~receive {@a point of damage|1 point of damage}")],
    "turning_so": caused("turning"),
    "so_much_damage": [*measured("damage"), phrase(ab.Quantity, "damage of {amount:number} {comparison:or_more}")],
    "damage_kind": [
        terms({
            ab.DamageKind.BATTLE: "battle damage", ab.DamageKind.OTHER: "damage other than battle damage",
            ab.DamageKind.ANY: "damage",
        }),
    ],
    "harmed": [same("{:doer}"), same("{:victim}")],
    "player_deed": [
        phrase(ab.Casts, "~cast {@own:the} {ordinal:ordinal} {what:any_bare} {@|you've cast|they've cast"
               "|you have cast|they have cast}"),
        phrase(ab.ReceivesDamage, f"{DEALT} {{@damage|1 or more points of damage}}", each=False),
        phrase(ab.ReceivesDamage, "{@<receives|receive>|<is|are> dealt} {@a} point of damage", each=True),
        phrase(ab.ReceivesDamage, f"{DEALT} {{@own:a/an}} {{ordinal:ordinal}} point of damage"),
        phrase(ab.Casts, "~cast {what:doer} for the {ordinal:ordinal} time "
               "{@that turn:this turn}"),
    ],
    # The so-many-th.
    "ordinal": [terms([*_ORDINALS, (1, "first")])],
    "ordinal_again": [terms(_ORDINALS)],
    # What a deed is done to, or by.
    "object": [same("{:doer}"), same("{:those}")],
    "those": [phrase(ab.Any, "{@the:} {noun:noun/many}")],
    "any_bare": [phrase(ab.Any, "{noun:bare/one}")],
    # What objects do; of those that can be forbidden the word is always "forbidden".
    "forbidden_doing": [
        phrase(ab.Attacks, "~attack"),
        phrase(own.AttacksAlone, "~attack alone"),
        phrase(ab.Blocks, "~block ?({whom:object})?"),
        phrase(ab.UsesAbility, "~use {what:object}"),
        phrase(own.FormsParty, "~form {@a} ^party"),
    ],
    "doing": [
        phrase(own.FormsParty, "~form a party with {with_:doer,and}"),
        phrase(own.PrimesInto, "~prime ?(into {name:name})?"),
    ],
    # What they become, or do because of something.
    "forbidden_becoming": [phrase(ab.Leaves, "~leave the field")],
    "becoming": [
        same("{:entering/same}"),
        phrase(ab.DealsDamage, "~deal {kind:damage_kind} to {to:harmed,or|or_to}"),
        phrase(ab.DealsDamage, "~deal {kind:damage_kind}", to=ANYBODY),
    ],
    # What they suffer; "is blocked" is the verb "be".
    "turning": [same("~become {:turned}")],
    "turned": [
        terms([(ab.BecomesTapped(), "dull"), (ab.BecomesUntapped(), "active"), (own.BecomesFrozen(), "frozen")]),
    ],
    "forbidden_suffering": [
        phrase(ab.IsBlocked, "~be blocked ?(by {by:object})?"),
        phrase(ab.IsChosen, "~be chosen"),
        phrase(ab.IsBroken, "~be broken"),
        phrase(ab.BecomesTapped, "{@~be dulled|~become dull}"),
        phrase(own.BecomesFrozen, "{@~be|~become} frozen"),
        same("{:moving/same}"),
    ],
    "suffering": [
        phrase(ab.IsDealtDamage, f"{DEALT} {{kind:damage_kind}} ?({{quantity:relation}})?"),
        phrase(ab.IsDealtDamage, f"{DEALT} {{quantity:so_much_damage}}", kind=ab.DamageKind.ANY),
        phrase(ab.BecomesUntapped, "~be activated"),
        phrase(ab.Enters, f"~be {{@put|played}} onto {_FIELD}"),
    ],
    # Every way in which something is put from one zone into another.
    "moving": [
        phrase(ab.Moves, f"~be {{@put}} {{?({_ORIGIN})? {{@into}} {_DESTINATION}|{{@into}} {_DESTINATION} {_ORIGIN}}}"),
        phrase(ab.Moves, f"~be returned {_ORIGIN} to {_INTO} ^deck", to=own.Zone.DECK),
        phrase(ab.Moves, f"~be removed {{{_ORIGIN} {{@from the game}}|{{@from the game}} ?({_ORIGIN})?}}",
               to=own.Zone.REMOVED),
        phrase(ab.Moves, f"{_RETURNED} {{{_ORIGIN} to {_HAND}|to {_HAND} {_ORIGIN}}}", to=own.Zone.HAND),
        phrase(ab.Moves, f"~be returned to {_HAND}", origin=own.Zone.FIELD, to=own.Zone.HAND),
        phrase(ab.Moves, "~be added to {into:poss} hand", origin=None, to=own.Zone.HAND),
        phrase(ab.Moves, "~be discarded ?(from {whose:poss} hand)?", origin=own.Zone.HAND, to=own.Zone.BREAK),
        phrase(ab.Moves, "~be put from the field into the {to:zone} on the same turn", origin=own.Zone.FIELD),
    ],
    # In a trigger: "Ramza attacks".
    "deed": [
        phrase(ab.IsNotBlocked, "{@|~attack and|~attack, but|~attack but} <is|are> not blocked"),
        phrase(own.FormsParty, "~form a party ?(with {with_:doer,and})? and ~attack"),
        phrase(own.FormsParty, "~form a party with {with_:those=} {@|and ~attack}"),
        phrase(own.PrimesInto, "~be priming"),
        phrase(own.AttacksAgainThen, f"~attack for the {{ordinal:ordinal_again}} time {_IN_A_TURN}"),
    ],
    "entering": [
        phrase(ab.Enters, f"~enter {_FIELD} ?({EXCEPT} from {_WHOSE} {{besides:zone}})?"
               f" ?(from {_WHOSE} {{origin:zone}})?"),
        phrase(ab.Enters, "~enter the field under {field:poss} control"),
    ],
    "entering_so": [
        same("{:entering/same}"),
        phrase(ab.Caused, "{deed:entering/same} {@because of:due to} {cause:cause}"),
    ],
    # What players do, and what of it can be forbidden.
    "forbidden_player_act": [
        phrase(ab.Casts, "~cast {what:object}"),
        tree(ab.Caused(ab.Plays(hole("what")), hole("cause")),
             "~play {what:what_it} {@onto the field} {@because of:due to} {cause:cause}"),
        same("{:whole_act/same}"),
        phrase(ab.UsesAbility, "~use {what:object}"),
    ],
    "whole_act": [
        terms(((ab.Searches(), f"~search {of}") for of in ("", "<their|your> deck", "for 1 or more cards")),
              ((own.UsesBurst(), f"~use {bursts}") for bursts in ("an EX Burst", "EX Bursts"))),
    ],
    "player_act": [
        phrase(own.GainsCrystals, "~gain {@|a|1 or more} [Crystal]"),
        phrase(own.PaysCrystals, "~pay {@|a|1 or more} [Crystal]"),
        same("{:player_taking_so/same}"),
    ],
    "player_taking": [
        phrase(ab.Discards, "~discard {what:object} {@|from <their|your> hand}"),
        phrase(ab.Draws, "~draw {@a card} ?(outside {@own:<their|your>} {outside:phase})?"),
    ],
    "counter_event": [
        phrase(ab.Happens, "{a/an {deeds:counter_deed=/one}|1 or more {deeds:counter_deed=/many}"
               "|the last {deeds:last_counter=/one}|all {@all of:} {deeds:last_counter=/many}} {who:doer,or}"),
    ],
    "counter_deed": [
        tree(altered("done", counter=("", hole("counter"))), "{counter:counters} <is|are> {done:counter_done}"),
    ],
    "counter_done": [terms([(ab.LosesCounter(""), "removed from"), (ab.GetsCounter(""), "placed on")])],
    "last_counter": [phrase(ab.LosesCounter, "{counter:counters} <is|are> removed from", last=True)],
}]
