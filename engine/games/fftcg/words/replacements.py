"""What happens instead: damage that becomes more, less or another's, and deeds that take the place of events."""

from __future__ import annotations

from engine.abilities.amounts import DamageDealt, Half, Number, Rounding
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



def _become() -> list[Phrase]:
    """What the damage becomes: less, more, twice as much, or just so much."""
    lines = []
    for damage in ("the damage", "that damage", "this damage", "the damage dealt"):
        for make, verb, done in (
            (DamageReduced, "reduce", ("is reduced", "is decreased", "decreases")),
            (DamageReduced, "decrease", ()),
            (DamageIncreased, "increase", ("is increased", "increases")),
        ):
            lines.append(phrase(make, f"{verb} {damage} by {{amount:number}}"))
            lines += [phrase(make, f"{damage} {words} by {{amount:number}}") for words in done]
        lines += [
            phrase(DamageReduced, f"{damage} decreases {{amount:number}}"),
            phrase(DamageBecomes, f"{damage} becomes {{amount:number}}"),
            phrase(DamageBecomes, f"reduce {damage} to {{amount:number}}"),
            phrase(DamageReduced, f"reduce {damage} by half", amount=_HALF),
            phrase(DamageReduced, f"{damage} is reduced by half", amount=_HALF),
            phrase(DamageReduced, f"{damage} is halved", amount=_HALF),
            phrase(DamageReduced, f"halve {damage}", amount=_HALF),
            *[
                phrase(DamageDoubled, words)
                for words in (f"double {damage}", f"{damage} is doubled", f"{damage} doubles",
                              f"{damage} becomes double", f"{damage} will double")
            ],
            phrase(DamageBecomes, f"negate {damage}", amount=Number(0)),
        ]
    return lines


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "replacement",
        [
            phrase(Replacement, "if {event:event}, {outcome:outcome} instead", once=False, condition=None),
            phrase(Replacement, "when {event:event}, {outcome:outcome} instead", once=False, condition=None),
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
            phrase(Replacement, "the damage dealt to {event:harm_to} {outcome:damage_outcome}", once=False),
            phrase(Replacement, "the next damage dealt to {event:harm_to} {outcome:damage_outcome}", once=True),
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
            *_become(),
        ],
    ),
    (
        "damage_outcome",
        [
            *[
                phrase(DamageReduced, f"{verb} by {{amount:number}}")
                for verb in ("is reduced", "is decreased", "decreases")
            ],
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
            *_become(),
            phrase(DamageMoved, "the damage is dealt to {to:ref}"),
            phrase(Performed, "{effects:clause=}"),
        ],
    ),
]
