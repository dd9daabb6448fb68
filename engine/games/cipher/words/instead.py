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
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, rest, same, terms, tree

_AWAY = f"{TOWARDS} {RETREAT_AREA}"
_RATHER = f"{RATHER_THAN} {SENDING} {THAT_ONE_OR_NONE} {_AWAY}"
_WOULD_BE = "{@is to be|would be|is}"
#: The card whose support has succeeded, which now is to go.
_SUPPORTED = "{@a|a card that|the card that|cards that|the} {@card} {@successfully|} {@supported|supports|supporting}"
_SUPPORT_ENDS = (
    f"{WHILE} {{@{{@this unit's support|the card supporting this unit}} {{@succeeds|is successful}}"
    f"|{_SUPPORTED} this unit {_WOULD_BE} sent {_AWAY}}}"
)
_OF_HAND = ab.Pick(ab.Exactly(ab.Number(1)),
                   ab.Noun((rest("noun", ab.Noun), ab.InZone(own.Zone.HAND, ab.Player.YOU))))
_A_NAME = "{@a} {name:name} {@card}"
_GONE = "{@from your hand|} {@to the Retreat Area|to your Retreat Area|}"
#: What a Critical Hit and an evasion are usually paid with: a card of the same name, whether or not that is said.
_USUAL = (
    f"{SENDING_OR_NOT} {_A_NAME} {_GONE}",
    f"{SENDING_OR_NOT} {{@a}} card {{@having:with}} the same Unit Name {{@as}} {THAT_ONE} {_GONE}",
    f"{SENDING} {THAT_ONE} {_AWAY}",
)

#: What is done instead of sending the card to the Retreat Area.
_INSTEAD = ab.Replacement(hole("event"), ab.Performed((hole("effect"),)))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "static",
        [
            tree(_INSTEAD, f"{WHILE} {{event:event}}, {{effect:done_rather}} {_RATHER}"),
            tree(_INSTEAD, "if {event:event}, {effect:vp} instead of the Retreat Area"),
            tree(_INSTEAD,
                   f"if {{event:event}}, {{effect:passive}} {RATHER_THAN} being {SENT} {_AWAY}"),
            tree(_INSTEAD, "if {event:upon}, {@{effect:vp} instead|{effect:passive} {@instead}}"),
            # What a Critical Hit and an evasion are paid with (Cipher 18.1.11.1, 18.1.13.1).
            *[
                phrase(own.PayInstead, f"{WHENEVER} {{who:one_obj}} {{deed:paid_deed}}, you may {{@{{cost:bracketed}}"
                       f"|{{cost:cost,}}}} {RATHER_THAN} {usual}")
                for usual in _USUAL
            ],
            # Other cards of the hand do as well: "send any <Knife> card instead of "Vell"".
            tree(own.PayInstead(hole("who"), hole("deed"), (ab.Do(ab.PutIntoZone(_OF_HAND, own.Zone.RETREAT)),),
                                hole("name")),
                 f"you may send {{@a:any}} {{noun:noun/one}} {{@from your hand|}} {RATHER_THAN} {_A_NAME}"
                 f" {{@from your hand|}} {_AWAY} {WHENEVER} {{who:one_obj}} {{deed:paid_deed}}"),
            phrase(own.SupportRather, f"you may {{effect:for_support}} {_RATHER}", noun=None),
            phrase(own.SupportRather, f"{RATHER_THAN} {SENDING} {_SUPPORTED} this unit {_AWAY}, you may"
                   " {effect:for_support}", noun=None),
            phrase(own.SupportRather, f"{_SUPPORT_ENDS}, you may {{@instead}} {{effect:for_support}}"
                   f" {{@instead|{_RATHER}|}}", noun=None),
            *[
                tree(own.SupportRather(ab.PlayOntoField(ab.It()), hole("noun")),
                     f"you may deploy {{noun:noun/{number}}} {SUPPORTING} this unit {RATHER_THAN} {SENDING}"
                     f" {THAT_ONE} {_AWAY}")
                for number in ("many", "one")
            ],
        ],
    ),
    ("done_rather", [same("{:vp}"), phrase(ab.May, "you may {effect:plain_vp}")]),
    # The reactions that cost a card of the hand (Cipher 18.1.11.1, 18.1.13.1).
    ("paid_deed", [terms([(own.CriticalHits(), "Critical Hits"), (own.Evades(), "evades")])]),
    (
        # What is done with the card that has supported.
        "for_support",
        [
            same("{:vp}"),
            tree(ab.Sequence((ab.Pay(hole("cost")), ab.IfYouDoSo(hole("effect")))),
                 "{cost:bracketed} to {effect:plain_vp}"),
        ],
    ),
    (
        "upon",
        [
            phrase(ab.Happens, f"{{who:obj=}} {_WOULD_BE} sent {_AWAY} {{@upon being destroyed|upon destruction|when"
                   " destroyed}", deeds=(ab.IsBroken(),)),
            phrase(ab.Happens, f"{{who:obj=}} destroyed by this unit's attack {_WOULD_BE} sent {_AWAY}",
                   deeds=(ab.Caused(ab.IsBroken(), own.ByAttack(THIS_UNIT)),)),
        ],
    ),
    (
        "passive",
        [
            phrase(ab.PutIntoZone, "{what:obj} is {@instead:} sent to the {zone:away}"),
            *[
                phrase(ab.PutIntoZone, f"{{what:obj}} is {SENT} in {whose} Bond Area", zone=own.Zone.BOND)
                for whose in (THEIRS, "{@own}")
            ],
        ],
    ),
]

ROWS: dict[str, Row] = {}
