"""What happens instead: damage that becomes more, less or another's, and deeds that take the place of events."""

from __future__ import annotations

from collections.abc import Mapping

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
from engine.abilities.references import Any, It, Reference
from engine.abilities.replacements import Besides, IfLiked, Performed, Replacement
from engine.games.fftcg.cards import CardType
from engine.text.grammar import Phrase, phrase, same, shaped
from engine.text.templates import Build, Take

#: Half of the damage, rounded up (FFTCG 4.2).
_HALF = Half(DamageDealt(), Rounding.UP, 1)



#: What is done with damage, and what becomes of it.
_DONE: tuple[tuple[type, tuple[str, ...], tuple[str, ...]], ...] = (
    (DamageReduced, ("reduce", "decrease"), ("is reduced", "is decreased", "decreases", "will be reduced")),
    (DamageIncreased, ("increase",), ("is increased", "increases", "will increase")),
)
_DAMAGE = ("the damage", "that damage", "this damage", "the damage dealt")


#: A class, how it is printed, and what the print fixes.
_Line = tuple[type, str, Mapping[str, object]]
#: What the damage becomes: less, more, twice as much, just so much, or another's.
_BECOMES: tuple[_Line, ...] = (
    *((make, f"{verb} by {{amount:cost_change}}", {}) for make, _, verbs in _DONE for verb in verbs),
    (DamageReduced, "decreases {amount:number}", {}),
    *((DamageReduced, words, {"amount": _HALF}) for words in ("is reduced by half", "is halved")),
    *((DamageBecomes, f"{verb} {{amount:number}}", {}) for verb in ("becomes", "will become", "is reduced to")),
    *(
        (DamageDoubled, words, {})
        for words in ("is doubled", "doubles", "becomes double", "will double", "becomes double the damage")
    ),
    (DamageBecomes, "is negated", {"amount": Number(0)}),
    *((DamageMoved, f"is {dealt} {{to:ref}}", {}) for dealt in ("dealt to", "received by", "dealt instead to")),
)
#: And what is done with it, DAMAGE being what it is called: "reduce the damage by 2000".
_DO: tuple[_Line, ...] = (
    *((make, f"{verb} DAMAGE by {{amount:cost_change}}", {}) for make, verbs, _ in _DONE for verb in verbs),
    (DamageBecomes, "reduce DAMAGE to {amount:number}", {}),
    *((DamageReduced, words, {"amount": _HALF}) for words in ("reduce DAMAGE by half", "halve DAMAGE")),
    (DamageDoubled, "double DAMAGE", {}),
    (DamageMoved, "deal DAMAGE to {to:ref}", {}),
    *((DamageMoved, f"{{to:ref}} {receives} DAMAGE", {}) for receives in ("receives", "is dealt", "takes")),
    *((DamageBecomes, f"{deal}{{amount:number}} {points} of damage", {})
      for deal in ("deal ", "it deals ", "deal your opponent ", "it deals your opponent ", "deal them ")
      for points in ("points", "point")),
    *((DamageBecomes, f"{verb} DAMAGE", {"amount": Number(0)}) for verb in ("negate", "prevent")),
)


_ANYBODY = (Any(Noun((OfType(CardType.FORWARD),))), Player.EITHER)


def _dealt_by(many: bool) -> tuple[Build, Take]:
    """ "damage dealt by Ramza": that it deals to Forwards and players."""

    def build(slots: Mapping[str, object]) -> object:
        who: Reference = slots["who"]  # type: ignore[assignment]
        return Happens((who,), (DealsDamage(_ANYBODY),))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happens((who,), (DealsDamage(to, DamageKind.ANY, None),)) if to == _ANYBODY:
                return {"who": who} if many or not isinstance(who, Any) else None
        return None

    return build, take


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "replacement",
        [
            *[
                phrase(
                    Replacement, f"{when} {{event:event}}{then}, {{outcome:{outcome}}}{instead}", once=False, **fixed
                )
                for when in ("if", "when")
                for then, fixed in (
                    ("", {"condition": None}), (" in any situation", {"condition": None}),
                    (" during {condition:turn}", {}), (" while {condition:as_it_is}", {}),
                    (" while {condition:condition}", {}),
                )
                for outcome, instead in (
                    ("outcome", " instead"), ("of_damage", ""), ("besides", ""),
                    ("outcome", " instead (this includes player damage)"),
                    ("halved", " instead (numbers are rounded up to units of 1000)"),
                )
            ],
            same("{:damage_dealt}"),
        ],
    ),
    (
        "damage_dealt",
        [
            *[
                phrase(
                    Replacement, f"{which} damage {{event:{harm}}} {{outcome:damage_outcome}}{instead}", once=once,
                )
                for which, once in (("the", False), ("the next", True), ("all the", False), ("all", False))
                for harm in ("harm", "harm_done")
                for instead in ("", " instead")
            ],
        ],
    ),
    (
        "replacement_this_turn",
        [
            *[
                phrase(Replacement, f"{when} {{event:event}} this turn, {{outcome:{outcome}}}{instead}", once=once,
                       condition=None)
                for when, once in (("if", False), ("the next time", True))
                for outcome, instead in (("outcome", " instead"), ("besides", ""))
            ],
        ],
    ),
    (
        # "dealt to Ramza", "dealt by Ramza", "dealt to you"
        "harm",
        [
            phrase(Happens, "dealt to {who:ref=}", deeds=(IsDealtDamage(),)),
            phrase(Happens, "dealt to {who:ref=} {deeds:harm_deed=}"),
            shaped(Happens, "dealt by {who:ref}", *_dealt_by(False)),
            shaped(Happens, "dealt by {who:any_one}", *_dealt_by(True)),
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
            shaped(Happens, "{who#:ref} ~deal", *_dealt_by(False)),
            phrase(Happens, "dealt to {who:ref=}, ", deeds=(IsDealtDamage(),)),
        ],
    ),
    ("dealing", [phrase(DealsDamage, "~deal to {to:harmed,or}", kind=DamageKind.ANY)]),
    (
        # Printed without "instead".
        "next_damage",
        [
            *[
                phrase(Replacement, f"the next damage {{event:harm}} {words}", once=True)
                for words in ("{outcome:damage_outcome} this turn", "this turn {outcome:damage_outcome}",
                              "this turn {outcome:damage_outcome} instead")
            ],
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
    *[
        (
            name,
            [phrase(make, line.replace("DAMAGE", what), **fixed) for what in whats for make, line, fixed in lines],
        )
        for name, whats, lines in (
            ("of_damage", _DAMAGE, (*_DO, *((make, f"DAMAGE {words}", fixed) for make, words, fixed in _BECOMES))),
            ("damage_outcome", ("",), _BECOMES),
        )
    ],
    (
        # What is done as well, or first.
        "besides",
        [
            *[
                phrase(Besides, f"{{effect:clause}}{joint} {{outcome:of_damage}} instead")
                for joint in (" and", ", and", ", and then", ".", ". then,", ". if you do so,", ". when you do so,")
            ],
            *[phrase(Besides, f"{{outcome:of_damage}}{joint} {{effect:clause}}")
              for joint in (" instead and", " instead, and", " instead. then,")],
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
