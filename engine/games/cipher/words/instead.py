"""What is done or paid instead of something else (Cipher 23.1)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
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
_PAID_FOR = (("Critical Hits", own.CriticalHits()), ("evades", own.Evades()))
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


def _sent_instead(deed: own.CriticalHits | own.Evades) -> own.PayInstead:
    """Other cards of the hand do as well: "send any <Knife> card instead of "Vell"."""
    card = ab.Pick(ab.Exactly(ab.Number(1)), ab.Noun((rest("noun", ab.Noun), ab.InZone(own.Zone.HAND, ab.Player.YOU))))
    return own.PayInstead(hole("who"), deed, (ab.Do(ab.PutIntoZone(card, own.Zone.RETREAT)),), hole("name"))


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            phrase(own.InsteadOfRetreat, f"{WHILE} {{event:event}}, {{effect:vp}} {_RATHER}"),
            phrase(own.InsteadOfRetreat, f"{WHILE} {{event:event}}, {{effect:leave}} {_RATHER}"),
            phrase(own.InsteadOfRetreat, "if {event:event}, {effect:vp} instead of the Retreat Area"),
            *[
                phrase(
                    own.PayInstead,
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
            phrase(own.SupportRather, f"you may {{effect:plain_vp}} {_RATHER}", noun=None),
            phrase(
                own.SupportRather,
                f"{WHILE} {_SUPPORTED} this unit {{@is to be sent|would be sent|is sent}} {_AWAY},"
                " you may {@instead|} {effect:plain_vp} {@instead|}",
                noun=None,
            ),
            *[
                tree(own.SupportRather(ab.Sequence((ab.Pay(hole("cost")), ab.IfYouDoSo(hole("effect"))))),
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
                tree(own.SupportRather(ab.PlayOntoField(ab.It()), hole("noun")),
                     f"you may deploy {{noun:noun/{number}}} {SUPPORTING} this unit {_SENDING} {THAT_ONE} {_AWAY}")
                for number in ("many", "one")
            ],
            phrase(own.SupportRather, f"{_SENDING} {_SUPPORTED} this unit {_AWAY}, you may {{effect:vp}}", noun=None),
            phrase(
                own.InsteadOfRetreat,
                f"if {{event:event}}, {{effect:passive}} {RATHER_THAN} being {SENT} {_AWAY}",
            ),
            phrase(own.InsteadOfRetreat, "if {event:upon}, {effect:vp} instead"),
            phrase(own.InsteadOfRetreat, "if {event:upon}, {effect:passive} instead"),
            phrase(own.InsteadOfRetreat, "if {event:upon}, {effect:passive_instead}"),
        ],
    ),
    (
        "upon",
        [
            phrase(
                ab.Happens,
                f"{{who:obj=}} {{@is to be|would be|is}} sent {_AWAY} {{@upon being destroyed|upon destruction|when"
                f" destroyed}}",
                deeds=(ab.IsBroken(),),
            ),
            phrase(
                ab.Happens,
                "{who:obj=} destroyed by this unit's attack {@is to be|would be|is} sent to the Retreat Area",
                deeds=(own.IsDestroyedByAttack(by=THIS_UNIT),),
            ),
        ],
    ),
    (
        "passive",
        [
            phrase(ab.PutIntoZone, "{what:obj} is sent to the {zone:away}"),
            phrase(
                own.PlaceAmongBonds,
                f"{{what:obj}} is {SENT} in {THEIRS} Bond Area",
                player=ab.Player.OPPONENT,
            ),
            phrase(own.PlaceAmongBonds, f"{{what:obj}} is {SENT} in {{@your|the}} Bond Area", player=ab.Player.YOU),
        ],
    ),
    ("leave", [phrase(ab.May, "you may {effect:plain_vp}")]),
    (
        "passive_instead",
        [
            phrase(ab.PutIntoZone, "{what:obj} is instead sent to the {zone:away}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
