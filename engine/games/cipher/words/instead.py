"""What is done or paid instead of something else (Cipher 23.1)."""

from __future__ import annotations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.costs import Do
from engine.abilities.effects import IfYouDoSo, May, Pay, PlayOntoField, PutIntoZone, Sequence
from engine.abilities.events import Happens, IsBroken
from engine.abilities.nouns import InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import It, Pick
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary.verbs import (
    CriticalHits,
    Evades,
    InsteadOfRetreat,
    IsDestroyedByAttack,
    PayInstead,
    PlaceAmongBonds,
    SupportRather,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import (
    RETREAT_AREA,
    SENDING,
    SENDING_OR_NOT,
    SENT,
    SUPPORTING,
    THAT_ONE,
    THAT_ONE_OR_NONE,
    THEIRS,
)
from engine.text.english.classes import RATHER_THAN, TOWARDS, WHENEVER, WHILE
from engine.text.grammar import Phrase, Row, phrase, tree
from engine.text.holes import hole, rest

_SENDING = f"{RATHER_THAN} {SENDING}"
_AWAY = f"{TOWARDS} {RETREAT_AREA}"
_RATHER = f"{_SENDING} {THAT_ONE_OR_NONE} {_AWAY}"
_SUPPORTED = (
    "{@a card|a card that|the card that|cards that} {@successfully supported|supported|supports}"
)

#: What a Critical Hit and an evasion are paid with (Cipher 18.1.11.1, 18.1.13.1).
_PAID_FOR = (("Critical Hits", CriticalHits()), ("evades", Evades()))
_THAT_ONE = THAT_ONE
_USUAL: tuple[tuple[str, dict[str, object]], ...] = (
    (
        f"{SENDING_OR_NOT} {{@a|an|1}} {{name:name}} {{@card|}} from your hand"
        " {@to the Retreat Area|to your Retreat Area|}",
        {},
    ),
    (
        f"{SENDING_OR_NOT} {{@a|1}} card {{@with|of}} the same Unit Name {{@as|}} {_THAT_ONE} {{@from your hand|}}"
        " {@to the Retreat Area|to your Retreat Area|}",
        {"name": ""},
    ),
    (f"{SENDING} {THAT_ONE} {_AWAY}", {"name": ""}),
)


def _sent_instead(deed: CriticalHits | Evades) -> PayInstead:
    """Other cards of the hand do as well: "send any <Knife> card instead of "Vell"."""
    card = Pick(Exactly(Number(1)), Noun((rest("noun", Noun), InZone(Zone.HAND, Player.YOU))))
    return PayInstead(hole("who"), deed, (Do(PutIntoZone(card, Zone.RETREAT)),), hole("name"))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            phrase(InsteadOfRetreat, f"{WHILE} {{event:event}}, {{effect:vp}} {_RATHER}"),
            phrase(InsteadOfRetreat, f"{WHILE} {{event:event}}, {{effect:leave}} {_RATHER}"),
            phrase(InsteadOfRetreat, "if {event:event}, {effect:vp} instead of the Retreat Area"),
            *[
                phrase(
                    PayInstead,
                    f"{WHENEVER} {{who:one_obj}} {verb}, you may {cost} {RATHER_THAN} {card}",
                    deed=deed,
                    **name,
                )
                for verb, deed in _PAID_FOR
                for cost in ("\u00ab{cost:cost,}\u00bb", "{cost:cost,}")
                for card, name in _USUAL
            ],
            *[
                tree(
                    _sent_instead(deed),
                    f"you may send {{@any|a|an|1}} {{noun:noun/one}} {{@from your hand|}} {RATHER_THAN}"
                    f" {{@a|an|1}} {{name:name}} {{@card|}} {{@from your hand|}} {_AWAY} {WHENEVER}"
                    f" {{who:one_obj}} {verb}",
                )
                for verb, deed in _PAID_FOR
            ],
            phrase(SupportRather, f"you may {{effect:plain_vp}} {_RATHER}", noun=None),
            phrase(
                SupportRather,
                f"{WHILE} {_SUPPORTED} this unit {{@is to be sent|would be sent|is sent}} {_AWAY},"
                " you may {@instead|} {effect:plain_vp} {@instead|}",
                noun=None,
            ),
            *[
                tree(SupportRather(Sequence((Pay(hole("cost")), IfYouDoSo(hole("effect"))))),
                     f"if {when}, you may {cost} to {{effect:plain_vp}} {end}")
                for when, end in (
                    (
                        "{@this unit's support|the card supporting this unit} {@succeeds|is successful}",
                        f"{RATHER_THAN} sending {THAT_ONE} {_AWAY}",
                    ),
                    (
                        "{@a|the} card {@successfully|} supporting this unit {@is|would be|is to be} sent"
                        f" {_AWAY}",
                        "instead",
                    ),
                )
                for cost in ("\u00ab{cost:cost,}\u00bb", "{cost:bond_count=}")
            ],
            *[
                tree(SupportRather(PlayOntoField(It()), hole("noun")),
                     f"you may deploy {{noun:noun/{number}}} {SUPPORTING} this unit {_SENDING} {THAT_ONE} {_AWAY}")
                for number in ("many", "one")
            ],
            phrase(SupportRather, f"{_SENDING} {_SUPPORTED} this unit {_AWAY}, you may {{effect:vp}}", noun=None),
            phrase(
                InsteadOfRetreat,
                f"if {{event:event}}, {{effect:passive}} {RATHER_THAN} being {SENT} {_AWAY}",
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
                f"{{who:obj=}} {{@is to be|would be|is}} sent {_AWAY} {{@upon being destroyed|upon destruction|when"
                f" destroyed}}",
                deeds=(IsBroken(),),
            ),
            phrase(
                Happens,
                "{who:obj=} destroyed by this unit's attack {@is to be|would be|is} sent to the Retreat Area",
                deeds=(IsDestroyedByAttack(by=THIS_UNIT),),
            ),
        ],
    ),
    (
        "passive",
        [
            phrase(PutIntoZone, "{what:obj} is sent to the {zone:away}"),
            phrase(
                PlaceAmongBonds,
                f"{{what:obj}} is {SENT} in {THEIRS} Bond Area",
                player=Player.OPPONENT,
            ),
            phrase(PlaceAmongBonds, f"{{what:obj}} is {SENT} in {{@your|the}} Bond Area", player=Player.YOU),
        ],
    ),
    ("leave", [phrase(May, "you may {effect:plain_vp}")]),
    (
        "passive_instead",
        [
            phrase(PutIntoZone, "{what:obj} is instead sent to the {zone:away}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
