"""What happens instead: damage that becomes more, less or another's, and deeds that take the place of events."""

from __future__ import annotations

from engine.abilities.amounts import Half, Number, Rounding
from engine.abilities.conditions import Is
from engine.abilities.damage import (
    DamageBecomes,
    DamageDealt,
    DamageDoubled,
    DamageIncreased,
    DamageKind,
    DamageMoved,
    DamageReduced,
    DealsDamage,
    IsDealtDamage,
    ReceivesDamage,
)
from engine.abilities.events import Happens, PlayerActs
from engine.abilities.nouns import Noun, OfType
from engine.abilities.players import Player
from engine.abilities.references import Any, It
from engine.abilities.replacements import Besides, IfLiked, Performed, Replacement
from engine.games.fftcg.cards import CardType
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole

#: Half of the damage, rounded up (FFTCG 4.2).
_HALF = Half(DamageDealt(), Rounding.UP, 1)


_DAMAGE = "{@the damage|that damage|this damage|the damage dealt}"
_BY = "by {amount:cost_change}"
#: What becomes of damage: less, more, twice as much, just so much, or another's.
_BECOMES = [
    phrase(DamageReduced, f"{{@is reduced|is decreased|decreases|will be reduced}} {_BY}"),
    phrase(DamageIncreased, f"{{@is increased|increases|will increase}} {_BY}"),
    phrase(DamageReduced, "decreases {amount:number}"),
    phrase(DamageReduced, "{@is reduced by half|is halved}", amount=_HALF),
    phrase(DamageBecomes, "{@becomes|will become|is reduced to} {amount:number}"),
    phrase(DamageDoubled, "{@is doubled|doubles|becomes double|will double|becomes double the damage}"),
    phrase(DamageBecomes, "is negated", amount=Number(0)),
    phrase(DamageMoved, "is {@dealt to|received by|dealt instead to} {to:ref}"),
]
#: And what is done with it: "reduce the damage by 2000".
_DO = [
    phrase(DamageReduced, f"{{@reduce|decrease}} {_DAMAGE} {_BY}"),
    phrase(DamageIncreased, f"increase {_DAMAGE} {_BY}"),
    phrase(DamageBecomes, f"reduce {_DAMAGE} to {{amount:number}}"),
    phrase(DamageReduced, f"{{@reduce {_DAMAGE} by half|halve {_DAMAGE}}}", amount=_HALF),
    phrase(DamageDoubled, f"double {_DAMAGE}"),
    phrase(DamageMoved, f"{{@deal {_DAMAGE} to {{to:ref}}|{{to:ref}} {{@receives|is dealt|takes}} {_DAMAGE}}}"),
    phrase(DamageBecomes, "{@deal|it deals} {@|your opponent|them} {amount:number} {@points|point} of damage"),
    phrase(DamageBecomes, f"{{@negate|prevent}} {_DAMAGE}", amount=Number(0)),
]
_MEANWHILE = (
    "{@|in any situation|during {condition:turn}|while {condition:as_it_is}|while {condition:condition}}"
)
_INSTEAD = (
    "{@{outcome:outcome} instead|{outcome:of_damage}|{outcome:besides}"
    "|{outcome:outcome} instead (this includes player damage)"
    "|{outcome:halved} instead (numbers are rounded up to units of 1000)}"
)


_ANYBODY = (Any(Noun((OfType(CardType.FORWARD),))), Player.EITHER)
#: "damage dealt by Ramza": that it deals to Forwards and players.
_DEALT_BY = Happens((hole("who"),), (DealsDamage(_ANYBODY),))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "replacement",
        [
            phrase(Replacement, f"{{@if|when}} {{event:event}} {_MEANWHILE}, {_INSTEAD}", once=False),
            same("{:damage_dealt}"),
        ],
    ),
    (
        "damage_dealt",
        [
            phrase(Replacement, f"{which} damage {{@{{event:harm}}|{{event:harm_done}}}} {{outcome:damage_outcome}}"
                   " {@|instead}", once=once)
            for which, once in (("{@the|all the|all}", False), ("the next", True))
        ],
    ),
    (
        "replacement_this_turn",
        [
            phrase(Replacement, when + " {event:event} this turn, {@{outcome:outcome} instead|{outcome:besides}}",
                   once=once, condition=None)
            for when, once in (("if", False), ("the next time", True))
        ],
    ),
    (
        # "dealt to Ramza", "dealt by Ramza", "dealt to you"
        "harm",
        [
            phrase(Happens, "dealt to {who:ref=}", deeds=(IsDealtDamage(),)),
            phrase(Happens, "dealt to {who:ref=} {deeds:harm_deed=}"),
            tree(_DEALT_BY, "dealt by {who:ref}"),
            tree(_DEALT_BY, "dealt by {who:any_one}"),
            phrase(PlayerActs, "dealt to {player:victim}", deeds=(ReceivesDamage(),)),
            phrase(Happens, "dealt to {who:any_one=}", deeds=(IsDealtDamage(),)),
            phrase(Happens, "dealt to {who:any_one=} {deeds:harm_deed=}"),
        ],
    ),
    ("any_one", [phrase(Any, "{noun:articled}"), *[phrase(Any, f"{the}{{noun:noun/many}}") for the in ("", "the ")]]),
    (
        "harm_done",
        [
            phrase(Happens, "{who#:ref=} {deeds:dealing=}"),
            tree(_DEALT_BY, "{who#:ref} ~deal"),
            phrase(Happens, "dealt to {who:ref=}, ", deeds=(IsDealtDamage(),)),
        ],
    ),
    ("dealing", [phrase(DealsDamage, "~deal to {to:harmed,or}", kind=DamageKind.ANY)]),
    (
        # Printed without "instead".
        "next_damage",
        [
            phrase(Replacement, "the next damage {event:harm} {@{outcome:damage_outcome} this turn"
                   "|this turn {outcome:damage_outcome}} {@|instead}", once=True),
            phrase(Replacement, "the next time {event:event} this turn, {outcome:of_damage}", once=True,
                   condition=None),
            *[
                phrase(Replacement, f"{verb} the next damage {{event:harm}} this turn {{outcome:{by}}}", once=True)
                for verb, by in (("reduce", "less"), ("decrease", "less"), ("increase", "greater"))
            ],
        ],
    ),
    ("harm_deed", [phrase(IsDealtDamage, f"{due} {{by:cause}}") for due in ("by", "from", "due to")]),
    ("as_it_is", [phrase(Is, "{noun:state_noun}", what=It())]),
    (
        # What is left is rounded up to thousands.
        "halved",
        [phrase(DamageReduced, "reduce the damage by half", amount=Half(DamageDealt(), Rounding.DOWN, 1000))],
    ),
    ("less", [phrase(DamageReduced, "by {amount:number}")]),
    ("greater", [phrase(DamageIncreased, "by {amount:number}")]),
    ("of_damage", [*_DO, same(f"{_DAMAGE} {{:damage_outcome}}")]),
    ("damage_outcome", _BECOMES),
    (
        # What is done as well, or first.
        "besides",
        [
            phrase(Besides, "{effect:clause} {@and|, and then|.|. then,|. if you do so,|. when you do so,}"
                   " {outcome:of_damage} instead"),
            phrase(Besides, "{outcome:of_damage} {@instead and|instead. then,} {effect:clause}"),
            phrase(Besides, "{outcome:of_damage} and {effect:clause} instead"),
        ],
    ),
    (
        "outcome",
        [
            same("{:of_damage}"),
            phrase(IfLiked, "you may {outcome:of_damage}"),
            phrase(Performed, "{effects:clause=}"),
        ],
    ),
]
