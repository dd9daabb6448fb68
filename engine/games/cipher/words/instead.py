"""What is done or paid instead of something else (Cipher 23.1)."""

from __future__ import annotations

from engine.abilities.effects import PutIntoZone
from engine.abilities.events import Happens, IsBroken
from engine.games.cipher.verbs import (
    CriticalHits,
    Evades,
    InsteadOfRetreat,
    IsDestroyedByAttack,
    PayInstead,
    SupportRather,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.grammar import Phrase, Row, phrase

_RATHER = (
    "instead of sending it to the Retreat Area",
    "instead of sending it to your Retreat Area",
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            *[
                phrase(InsteadOfRetreat, f"if {{event:event}}, {{effect:vp}} instead of {sending}")
                for sending in (
                    "sending <it|them> to the Retreat Area",
                    "sending him to the Retreat Area",
                    "sending her to the Retreat Area",
                    "sending it to the Retreat Area",
                    "the Retreat Area",
                )
            ],
            *[
                phrase(
                    PayInstead,
                    f"if {{who:one_ref}} {verb}, you may \u00ab{{cost:cost,}}\u00bb instead of sending "
                    f"{one} {{name:name}}{card} from your hand to the Retreat Area",
                    deed=deed,
                )
                for verb, deed in (("Critical Hits", CriticalHits()), ("evades", Evades()))
                for card in (" card", "")
                for one in ("a/an", "1")
            ],
            *[phrase(SupportRather, f"you may {{effect:plain_vp}} {end}", noun=None) for end in _RATHER],
            phrase(
                SupportRather,
                "if a card that successfully supported this unit is to be sent to the Retreat Area, "
                "you may instead {effect:plain_vp}",
                noun=None,
            ),
            *[
                phrase(SupportRather, f"{end}, you may {{effect:vp}}", noun=None)
                for end in ("instead of sending a card that successfully supports this unit to the Retreat Area",)
            ],
            *[
                phrase(
                    PayInstead,
                    f"if {{who:one_ref}} {verb}, you may {{cost:cost,}} "
                    f"instead of {lead}{one} {{name:name}}{card} from your hand{end}",
                    deed=deed,
                )
                for verb, deed in (("Critical Hits", CriticalHits()), ("evades", Evades()))
                for lead in ("sending ", "")
                for one in ("a/an", "1")
                for card in (" card", "")
                for end in (" to the Retreat Area", "")
            ],
            *[
                phrase(
                    PayInstead,
                    f"when {{who:one_ref}} {verb}, you may \u00ab{{cost:cost,}}\u00bb "
                    "instead of sending 1 {name:name} from your hand to the Retreat Area",
                    deed=deed,
                )
                for verb, deed in (("Critical Hits", CriticalHits()), ("evades", Evades()))
            ],
            *[
                phrase(
                    InsteadOfRetreat,
                    f"when {{event:event}}, {{effect:vp}} instead of sending {whom} to the Retreat Area",
                )
                for whom in ("<it|them>", "him", "her", "it")
            ],
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:vp} instead"),
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:passive} instead"),
            phrase(InsteadOfRetreat, "if {event:upon}, {effect:passive_instead}"),
        ],
    ),
    (
        "upon",
        [
            phrase(Happens, "{who:ref=} is to be sent to the Retreat Area upon being destroyed", deeds=(IsBroken(),)),
            phrase(Happens, "{who:ref=} is to be sent to the Retreat Area upon destruction", deeds=(IsBroken(),)),
            phrase(
                Happens,
                "{who:ref=} destroyed by this unit's attack is to be sent to the Retreat Area",
                deeds=(IsDestroyedByAttack(by=THIS_UNIT),),
            ),
        ],
    ),
    (
        "passive",
        [
            phrase(PutIntoZone, "{what:ref} is sent to the {zone:away}"),
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
