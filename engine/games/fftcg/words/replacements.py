"""What happens instead: damage that becomes more, less or another's, and deeds that take the place of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.castings import COST, COSTS_SO_MUCH, cost_changed
from engine.games.fftcg.words.events import ANYBODY
from engine.text.english.circumstances import EACH_TURN, FOR_THE_FIRST_TIME, THE_FIRST_TIME
from engine.text.phrases import Tables, hole, phrase, same, shaped, tree, trees

#: Half of the damage, rounded up (FFTCG 4.2).
_HALF = ab.Half(ab.DamageDealt(), ab.Rounding.UP, 1)
_DAMAGE = "{@the damage|that damage|this damage|the damage dealt}"
_BY = "by {amount:cost_change}"
_INSTEAD = (
    "{@{outcome:of_damage} {@instead}|{outcome:outcome} instead|{outcome:besides}"
    "|{outcome:outcome} instead (this includes player damage)"
    "|{outcome:halved} instead (numbers are rounded up to units of 1000)}"
)
#: "damage dealt by Ramza": that it deals to Forwards and players.
_DEALT_BY = ab.Happens((hole("who"),), (ab.DealsDamage(ANYBODY),))
#: "damage dealt to Ramza by a Summon"
_DEALT = ab.Happens((hole("who"),), (ab.Caused(ab.IsDealtDamage(), hole("cause")),))
_DUE = "{@because of}"

#: The first of a turn, however that is said before it.
_ONCE = "{@once per turn|only once per turn|once each turn}"
_FIRST = f"{{{THE_FIRST_TIME}|{_ONCE}, {{@if|when}} {{event:event}}}}, {_INSTEAD}"

#: What damage becomes, by the verb that is said of a cost too.
_VERBS: dict[object, Any] = {"less": ab.DamageReduced, "more": ab.DamageIncreased, "becomes": ab.DamageBecomes}


def _take_verb(value: object) -> Mapping[str, object] | None:
    how = next((how for how, made in _VERBS.items() if type(value) is made), None)
    return None if how is None else {"how": how, "amount": value.amount}  # type: ignore[attr-defined]


PHRASES: list[Tables] = [{
    "replacement": [
        phrase(ab.Replacement, f"{EACH_TURN} {{@if|when}} {{event:event}} {FOR_THE_FIRST_TIME} {{@|in any situation}}"
               f" ?({{condition:so_long}})?, {_INSTEAD}", once=False),
        same("{:damage_dealt}"),
        *[
            phrase(ab.Replacement, words, once=False, condition=None, first=True)
            for words in (_FIRST, "{@|each turn,|during each turn,} the first damage {{event:harm}|{event:harm_done}}"
                          " {@in a turn} {outcome:damage_outcome} {@instead:}")
        ],
    ],
    "damage_dealt": [
        phrase(ab.Replacement, f"{which} damage {{@{{event:harm}}|{{event:harm_done}}}} {{outcome:damage_outcome}}"
               " {@instead:}", once=once)
        for which, once in (("{@all of:the}", False), ("the next", True))
    ],
    "so_this_turn": [
        *[
            phrase(ab.Replacement, f"{when} {{event:event}} this turn, {_INSTEAD}", once=once, condition=None)
            for when, once in (("if", False), ("the next time", True))
        ],
        phrase(ab.Replacement, "the next damage {event:harm} this turn {outcome:damage_outcome} {@instead:}",
               once=True),
        *[
            tree(ab.Replacement(hole("event"), outcome(hole("amount")), once=True),
                 f"{verb} the next damage {{event:harm}} this turn {_BY}")
            for verb, outcome in (("{@reduce|decrease}", ab.DamageReduced), ("increase", ab.DamageIncreased))
        ],
        phrase(own.NextUseWithout, "the next time you use {what:genitive} special ability this turn, you"
               " {@may:can} {@do so|use it} without paying {free:whole_or_s}"),
        cost_changed(f"{COST} this turn"),
        phrase(own.CostChange, f"{{what#:what_costs}} this turn {COSTS_SO_MUCH}"),
    ],
    # "dealt to Ramza", "dealt by Ramza", "dealt to you"
    "harm": [
        trees(f"dealt to {{who:object}} ?({_DUE} {{cause:cause}})?", _DEALT,
              ab.Happens((hole("who"),), (ab.IsDealtDamage(),))),
        tree(_DEALT_BY, "dealt by {who:object}"),
        phrase(ab.PlayerActs, "dealt to {player:victim}", deeds=(ab.ReceivesDamage(),)),
    ],
    "harm_done": [
        tree(ab.Happens((hole("who"),), (ab.DealsDamage(hole("to")),)), "{who#:ref} ~deal to {to:harmed,or}"),
        tree(_DEALT_BY, "{who#:ref} ~deal"),
        phrase(ab.Happens, "dealt to {who:ref=}, ", deeds=(ab.IsDealtDamage(),)),
    ],
    "so_long": [same("{:meanwhile}"), tree(ab.Is(ab.It(), hole("noun")), "{@as long as:while} {noun:state_noun}")],
    # What is left is rounded up to thousands.
    "halved": [
        phrase(ab.DamageReduced, "reduce the damage by half",
               amount=ab.Half(ab.DamageDealt(), ab.Rounding.DOWN, 1000)),
    ],
    # What is done with damage: "reduce the damage by 2000".
    "of_damage": [
        phrase(ab.DamageReduced, f"{{@reduce|decrease}} {_DAMAGE} {_BY}"),
        phrase(ab.DamageIncreased, f"increase {_DAMAGE} {_BY}"),
        phrase(ab.DamageBecomes, f"reduce {_DAMAGE} to {{amount:number}}"),
        phrase(ab.DamageReduced, f"{{@reduce {_DAMAGE} by half|halve {_DAMAGE}}}", amount=_HALF),
        phrase(ab.DamageDoubled, f"double {_DAMAGE}"),
        phrase(ab.DamageMoved, f"{{@deal {_DAMAGE} to {{to:ref}}|{{to:ref}} {{@receives|is dealt|takes}} {_DAMAGE}}}"),
        phrase(ab.DamageBecomes, "{@deal|it deals} {@|your opponent|them} {amount:number} {@points|point} of damage"),
        phrase(ab.DamageBecomes, f"{{@negate|prevent}} {_DAMAGE}", amount=ab.Number(0)),
        same(f"{_DAMAGE} {{:damage_outcome}}"),
    ],
    # What becomes of damage: less, more, twice as much, just so much, or another's.
    "damage_outcome": [
        shaped(None, "{how:cost_verb/any} {amount:cost_change}",
               lambda slots: _VERBS[slots["how"]](slots["amount"]), _take_verb),
        phrase(ab.DamageReduced, "decreases {amount:number}"),
        phrase(ab.DamageReduced, "{@is reduced by half|is halved}", amount=_HALF),
        phrase(ab.DamageBecomes, "{@becomes} {amount:number}"),
        phrase(ab.DamageDoubled, "{@is doubled|doubles|becomes double|will double|becomes double the damage}"),
        phrase(ab.DamageBecomes, "is negated", amount=ab.Number(0)),
        phrase(ab.DamageMoved, "is {@dealt to|received by|dealt instead to} {to:ref}"),
    ],
    # What is done as well, or first.
    "besides": [
        phrase(ab.Besides, "{effect:clause} {@and then} {outcome:of_damage} instead"),
        phrase(ab.Besides, "{outcome:of_damage} {@instead and|instead. then,} {effect:clause}"),
        phrase(ab.Besides, "{outcome:of_damage} and {effect:clause} instead"),
    ],
    "outcome": [
        same("{:of_damage}"),
        phrase(ab.IfLiked, "you may {outcome:of_damage}"),
        phrase(ab.Performed, "{effects:clause=}"),
    ],
}]
