"""What happens instead: damage that becomes more, less or another's, and deeds that take the place of events."""

from __future__ import annotations

from engine.abilities.amounts import DamageDealt, Half, Rounding
from engine.abilities.conditions import Is
from engine.abilities.events import DamageKind, DealsDamage, Happens, IsDealtDamage, PlayerActs, ReceivesDamage
from engine.abilities.references import Any, It
from engine.abilities.replacements import (
    DamageBecomes,
    DamageDoubled,
    DamageIncreased,
    DamageMoved,
    DamageReduced,
    Performed,
    Replacement,
)
from engine.text.grammar import Phrase, phrase

#: Half of the damage, rounded up (FFTCG 4.2).
_HALF = Half(DamageDealt(), Rounding.UP, 1)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "replacement",
        [
            phrase(Replacement, "if {event:event}, {outcome:outcome} instead", once=False, condition=None),
            phrase(Replacement, "if {event:event}, {outcome:of_damage}", once=False, condition=None),
            phrase(
                Replacement,
                "if {event:event}, {outcome:halved} instead (numbers are rounded up to units of 1000)",
                once=False,
                condition=None,
            ),
            phrase(
                Replacement,
                "if {event:event} in any situation, {outcome:outcome} instead",
                once=False,
                condition=None,
            ),
            phrase(
                Replacement,
                "the next damage dealt to {event:harm_to} {outcome:damage_outcome} instead",
                once=True,
            ),
            phrase(
                Replacement,
                "the damage dealt to {event:harm_to} {outcome:damage_outcome} instead",
                once=False,
            ),
            phrase(Replacement, "the next damage {event:harm_done} {outcome:damage_outcome} instead", once=True),
            phrase(
                Replacement,
                "if {event:event} during {condition:turn}, {outcome:outcome} instead",
                once=False,
            ),
            phrase(
                Replacement,
                "if {event:event} while {condition:as_it_is}, {outcome:outcome} instead",
                once=False,
            ),
            phrase(Replacement, "the next damage {event:harm_by} {outcome:damage_outcome} instead", once=True),
            phrase(Replacement, "the next damage dealt to {event:harm_to_player} {outcome:damage_outcome} instead",
                   once=True),
            phrase(Replacement, "the next damage dealt to {event:harm_to_any} {outcome:damage_outcome} instead",
                   once=True),
        ],
    ),
    (
        "replacement_this_turn",
        [
            phrase(
                Replacement,
                "if {event:event} this turn, {outcome:outcome} instead",
                once=False,
                condition=None,
            )
        ],
    ),
    (
        "harm_to",
        [
            phrase(Happens, "{who:ref=}", deeds=(IsDealtDamage(),)),
            phrase(Happens, "{who:ref=} {deeds:harm_deed=}"),
        ],
    ),
    ("harm_to_any", [phrase(Happens, "{who:any_one=}", deeds=(IsDealtDamage(),))]),
    ("any_one", [phrase(Any, "a/an {noun:noun/one}")]),
    ("harm_to_player", [phrase(PlayerActs, "{player:victim}", deeds=(ReceivesDamage(),))]),
    (
        "harm_done",
        [
            phrase(Happens, "{who#:ref=} {deeds:dealing=}"),
            phrase(Happens, "dealt to {who:ref=}, ", deeds=(IsDealtDamage(),)),
        ],
    ),
    ("dealing", [phrase(DealsDamage, "~deal to {to:harmed,or}", kind=DamageKind.ANY)]),
    (
        # Printed without "instead".
        "next_damage",
        [
            phrase(
                Replacement,
                "the next damage dealt to {event:harm_to} {outcome:damage_outcome} this turn",
                once=True,
            ),
            phrase(
                Replacement, "reduce the next damage dealt to {event:harm_to} this turn {outcome:less}", once=True
            ),
        ],
    ),
    ("harm_deed", [phrase(IsDealtDamage, "by {by:cause}")]),
    ("harm_by", [phrase(Happens, "dealt by {who:ref=}", deeds=(IsDealtDamage(),))]),
    ("as_it_is", [phrase(Is, "{noun:state_noun}", what=It())]),
    (
        # What is left is rounded up to thousands.
        "halved",
        [phrase(DamageReduced, "reduce the damage by half", amount=Half(DamageDealt(), Rounding.DOWN, 1000))],
    ),
    ("less", [phrase(DamageReduced, "by {amount:number}")]),
    (
        # Printed without "instead".
        "of_damage",
        [
            phrase(DamageDoubled, "double the damage"),
            phrase(DamageReduced, "reduce the damage by {amount:number}"),
            phrase(DamageReduced, "the damage is reduced by {amount:number}"),
            phrase(DamageIncreased, "the damage increases by {amount:number}"),
            phrase(DamageIncreased, "increase the damage by {amount:number}"),
            phrase(DamageBecomes, "the damage becomes {amount:number}"),
        ],
    ),
    (
        "damage_outcome",
        [
            phrase(DamageReduced, "is reduced by {amount:number}"),
            phrase(DamageReduced, "decreases by {amount:number}"),
            phrase(DamageIncreased, "increases by {amount:number}"),
            phrase(DamageReduced, "is reduced by half", amount=_HALF),
            phrase(DamageDoubled, "is doubled"),
            phrase(DamageDoubled, "doubles"),
            phrase(DamageIncreased, "is increased by {amount:number}"),
            phrase(DamageBecomes, "becomes {amount:number}"),
            phrase(DamageDoubled, "becomes double the damage"),
            phrase(DamageMoved, "is dealt to {to:ref}"),
            phrase(DamageMoved, "is received by {to:ref}"),
        ],
    ),
    (
        "outcome",
        [
            phrase(DamageReduced, "reduce the damage by {amount:number}"),
            phrase(DamageReduced, "the damage is reduced by {amount:number}"),
            phrase(DamageReduced, "the damage decreases by {amount:number}"),
            phrase(DamageReduced, "the damage decreases {amount:number}"),
            phrase(DamageReduced, "decrease the damage by {amount:number}"),
            phrase(DamageReduced, "the damage dealt is reduced by {amount:number}"),
            phrase(DamageBecomes, "the damage dealt becomes {amount:number}"),
            phrase(DamageBecomes, "reduce the damage to {amount:number}"),
            phrase(DamageReduced, "reduce the damage by half", amount=_HALF),
            phrase(DamageReduced, "the damage is reduced by half", amount=_HALF),
            phrase(DamageIncreased, "the damage increases by {amount:number}"),
            phrase(DamageIncreased, "the damage is increased by {amount:number}"),
            phrase(DamageIncreased, "increase the damage by {amount:number}"),
            phrase(DamageBecomes, "the damage becomes {amount:number}"),
            phrase(DamageDoubled, "double the damage"),
            phrase(DamageDoubled, "the damage is doubled"),
            phrase(DamageDoubled, "the damage becomes double"),
            phrase(DamageReduced, "reduce that damage by {amount:number}"),
            phrase(DamageReduced, "the damage dealt decreases by {amount:number}"),
            phrase(DamageIncreased, "the damage dealt increases by {amount:number}"),
            phrase(DamageIncreased, "the damage dealt is increased by {amount:number}"),
            phrase(DamageReduced, "the damage is halved", amount=_HALF),
            phrase(DamageMoved, "the damage is dealt to {to:ref}"),
            phrase(Performed, "{effects:clause=}"),
        ],
    ),
]
