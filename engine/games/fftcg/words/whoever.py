"""What only those players do of whom something is so: "each player who controls 3 or more Forwards"."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, HappenedThisTurn, Has, Not
from engine.abilities.damage import ReceivedDamage
from engine.abilities.effects import ByPlayer, IfThen
from engine.abilities.events import PlayerActs
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import HasCrystals, Zone
from engine.text.grammar import Phrase, phrase, shaped
from engine.text.templates import Build, Take

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))
_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.THEY)))


def _each_who(slots: Mapping[str, object]) -> object:
    """Each looks at what is so of themselves."""
    return ByPlayer(Player.EACH, IfThen(slots["condition"], slots["effect"]))  # type: ignore[arg-type]


def _take_each_who(value: object) -> Mapping[str, object] | None:
    match value:
        case ByPlayer(Player.EACH, IfThen(condition, effect)):
            return {"condition": condition, "effect": effect}
    return None


def _holding(comparison: Comparison) -> tuple[Build, Take]:
    """ "with 3 or more cards in their hand": of their own hand, which need not be said."""

    def build(slots: Mapping[str, object]) -> object:
        return Has(Player.THEY, Quantity(comparison, slots["number"]), _HAND)  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Has(Player.THEY, Quantity(how, number), noun) if how is comparison and noun == _HAND:
                return {"number": number}
        return None

    return build, take


_MANY = (
    (Comparison.AT_LEAST, "{number:number} or more cards"),
    (Comparison.AT_LEAST, "{number#:number} <card|cards> or more"),
    (Comparison.AT_MOST, "{number:number} {@or less|or fewer} cards"),
    (Comparison.AT_MOST, "{number#:number} <card|cards> {@or less|or fewer}"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            shaped(ByPlayer, f"each player {who} {{effect:pvp/one}}", _each_who, _take_each_who)
            for who in ("who {condition:their_state}", "{condition:holding}")
        ],
    ),
    (
        "holding",
        [shaped(Has, f"with {many} in {{@their hand|hand}}", *_holding(how)) for how, many in _MANY],
    ),
    (
        # What is so of a player who was spoken of: "controls a Backup".
        "their_state",
        [
            *[shaped(Has, f"has {many} in {{@their hand|hand}}", *_holding(how)) for how, many in _MANY],
            *[
                phrase(make, f"{verb} {what}", player=Player.THEY, **fixed)
                for make, verb in ((Controls, "controls"), (Has, "has"))
                for what, fixed in (
                    ("{quantity#:quantity} {noun:noun}", {}), ("a/an {noun:noun/one}", {"quantity": _SOME}),
                    ("no {noun:noun/many}", {"quantity": _NONE}),
                )
            ],
            phrase(Not, "{condition:their_lack}"),
            phrase(ReceivedDamage, "has received {quantity:damage_points}", player=Player.THEY),
            phrase(HasCrystals, "has {quantity:quantity} [Crystal]", player=Player.THEY),
            phrase(HasCrystals, "has a [Crystal]", player=Player.THEY, quantity=_SOME),
            phrase(HappenedThisTurn, "{event:their_past} this turn"),
        ],
    ),
    (
        "their_lack",
        [
            phrase(make, f"{{@doesn't|does not}} {verb} {what}", player=Player.THEY, **fixed)
            for make, verb in ((Controls, "control"), (Has, "have"))
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("a/an {noun:noun/one}", {"quantity": _SOME}),
                ("any {noun:noun/many}", {"quantity": _SOME}),
            )
        ],
    ),
    ("their_past", [phrase(PlayerActs, "{deeds:player_done,or/one}", player=Player.THEY)]),
]
