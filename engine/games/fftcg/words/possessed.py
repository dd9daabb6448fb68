"""What a player controls, has in hand and in Crystals, and the Counters that lie on something."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Controls, Has
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.games.fftcg.vocabulary import (
    HasCrystals,
    Zone,
)
from engine.text.grammar import Phrase, phrase, shaped

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))

def _hand(comparison: Comparison, pattern: str, owner: Player) -> Phrase:
    """ "you have 2 cards or less in your hand": the noun stands inside the quantity."""
    noun = Noun((IsCard(), InZone(Zone.HAND, owner)))

    def build(slots: Mapping[str, object]) -> object:
        amount = slots.get("amount", Number(0))
        return Has(slots["player"], Quantity(comparison, amount), noun)  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Has) or value.noun != noun or value.quantity.comparison is not comparison:
            return None
        if (value.player is Player.YOU) != (owner is Player.YOU):
            return None
        if "{amount" not in pattern and value.quantity != _NONE:
            return None
        return {"player": value.player, "amount": value.quantity.amount}

    return shaped(Has, pattern, build, take)


def in_hand() -> list[Phrase]:
    """How many cards a player has in hand."""
    return [
        _hand(comparison, f"{who} {have} in {hand}", owner)
        for who, owner, hands in (
            ("{player#:you}", Player.YOU, ("your hand", "hand")),
            ("{player#:other_subject}", Player.THEY, ("their hand", "hand")),
        )
        for hand in hands
        for comparison, have in (
            *(
                (comparison, f"~have {{amount#:number}} {cards}")
                for comparison, cards in (
                    (Comparison.AT_MOST, "<card|cards> or less"), (Comparison.AT_LEAST, "<card|cards> or more"),
                    (Comparison.AT_LEAST, "or more cards"), (Comparison.AT_MOST, "or less cards"),
                    (Comparison.AT_MOST, "or fewer cards"), (Comparison.EXACTLY, "<card|cards>"),
                    (Comparison.AT_MOST, "<card|cards> or fewer"),
                )
            ),
            (Comparison.EXACTLY, "~have no cards"), (Comparison.EXACTLY, "<doesn't|don't> have any cards"),
        )
    ]


def controlled() -> list[Phrase]:
    """What a player controls, or has: some, none, so many."""
    return [
        *[
            phrase(Controls, f"{{player#:subject}} ~control {what}", quantity=_SOME)
            for what in ("{noun:articled}", "any {noun:noun/many}", "{noun:noun/one}")
        ],
        *[
            phrase(Controls, f"that player controls {what}", player=Player.THEY, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("no {noun:noun/many}", {"quantity": _NONE}),
            )
        ],
        *[
            phrase(Controls, f"opponent controls {what}", player=Player.OPPONENT, **fixed)
            for what, fixed in (
                ("{quantity#:quantity} {noun:noun}", {}), ("{noun:articled}", {"quantity": _SOME}),
                ("any {noun:noun/many}", {"quantity": _SOME}), ("{noun:noun/one}", {"quantity": _SOME}),
            )
        ],
        *[
            phrase(Controls, f"{nobody} {what}", quantity=_NONE, **fixed)
            for nobody, fixed in (
                ("{player#:subject} <doesn't|don't> control", {}), ("neither player controls", {"player": Player.EACH}),
            )
            for what in ("any {noun:noun/many}", "{noun:noun/many}", "a/an {noun:noun/one}", "any {noun:noun/one}")
        ],
        phrase(Has, "{player#:subject} ~have a/an {noun:noun/one}", quantity=_SOME),
        *[
            phrase(Has, f"{{player#:subject}} <doesn't|don't> have {what}", quantity=_NONE)
            for what in ("any {noun:noun/many}", "a/an {noun:noun/one}")
        ],
    ]


def crystals() -> list[Phrase]:
    """How many Crystals a player has."""
    return [
        phrase(HasCrystals, f"{{player#:subject}} {words}", **fixed)
        for words, fixed in (
            *((f"~have {a}[Crystal]", {"quantity": _SOME}) for a in ("a ", "")),
            *(
                (f"{words} [Crystal]", {"quantity": _NONE})
                for words in ("<doesn't|don't> have a", "<doesn't|don't> have any", "<doesn't|don't> have", "~have no")
            ),
            ("~have {quantity#:quantity} <Crystal|Crystals>", {}), ("~have {quantity:quantity} [Crystal]", {}),
        )
    ]
