"""What is done or paid instead of something else (Cipher 23.1)."""

from __future__ import annotations

from engine.abilities.effects import PutIntoZone
from engine.abilities.events import Happens, IsBroken
from engine.abilities.players import Player
from engine.games.cipher.verbs import (
    CriticalHits,
    Evades,
    InsteadOfRetreat,
    IsDestroyedByAttack,
    PayInstead,
    PlaceAmongBonds,
    SupportRather,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.grammar import Phrase, Row, phrase

_SENDING = "{instead of|rather than} {sending|placing|putting}"
_AWAY = "{to|in|into} {the Retreat Area|your Retreat Area|their Retreat Area|your opponent's Retreat Area}"
_RATHER = f"{_SENDING} {{it|them|her|him|that card|this card|that unit|this unit|}} {_AWAY}"
_SUPPORTED = (
    "{a card|a card that|the card that|cards that} {successfully supported|successfully supports|supported|supports}"
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            phrase(InsteadOfRetreat, f"{{if|when}} {{event:event}}, {{effect:vp}} {_RATHER}"),
            phrase(InsteadOfRetreat, "if {event:event}, {effect:vp} instead of the Retreat Area"),
            *[
                phrase(
                    PayInstead,
                    f"{{if|when|each time}} {{who:one_ref}} {verb}, you may {cost} {{instead of|rather than}}"
                    f" {{sending|placing|}}"
                    f" {{a|an|1}} {{name:name}} {{card|}} from your hand {{to the Retreat Area|to your Retreat Area|}}",
                    deed=deed,
                )
                for verb, deed in (("Critical Hits", CriticalHits()), ("evades", Evades()))
                for cost in ("\u00ab{cost:cost,}\u00bb", "{cost:cost,}")
            ],
            phrase(SupportRather, f"you may {{effect:plain_vp}} {_RATHER}", noun=None),
            phrase(
                SupportRather,
                f"{{if|when}} {_SUPPORTED} this unit {{is to be sent|would be sent|is sent}} {_AWAY},"
                " you may {instead|} {effect:plain_vp} {instead|}",
                noun=None,
            ),
            phrase(SupportRather, f"{_SENDING} {_SUPPORTED} this unit {_AWAY}, you may {{effect:vp}}", noun=None),
            phrase(
                InsteadOfRetreat,
                f"if {{event:event}}, {{effect:passive}} {{instead of|rather than}} being {{sent|placed}} {_AWAY}",
            ),
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:vp} instead"),
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:passive} instead"),
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:passive_instead}"),
        ],
    ),
    (
        "upon",
        [
            phrase(
                Happens,
                f"{{who:ref=}} {{is to be|would be|is}} sent {_AWAY} {{upon being destroyed|upon destruction|when"
                f" destroyed}}",
                deeds=(IsBroken(),),
            ),
            phrase(
                Happens,
                "{who:ref=} destroyed by this unit's attack {is to be|would be|is} sent to the Retreat Area",
                deeds=(IsDestroyedByAttack(by=THIS_UNIT),),
            ),
        ],
    ),
    (
        "passive",
        [
            phrase(PutIntoZone, "{what:ref} is sent to the {zone:away}"),
            phrase(
                PlaceAmongBonds,
                "{what:ref} is {placed|put} in {your opponent's|their} Bond Area",
                player=Player.OPPONENT,
            ),
            phrase(PlaceAmongBonds, "{what:ref} is {placed|put} in {your|the} Bond Area", player=Player.YOU),
        ],
    ),
    (
        "passive_instead",
        [
            phrase(PutIntoZone, "{what:ref} is instead sent to the {zone:away}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
