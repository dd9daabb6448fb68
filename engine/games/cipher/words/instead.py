"""What is done or paid instead of something else (Cipher 23.1)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Exactly, Number
from engine.abilities.costs import Do
from engine.abilities.effects import Effect, IfYouDoSo, May, Pay, PlayOntoField, PutIntoZone, Sequence
from engine.abilities.events import Happens, IsBroken
from engine.abilities.nouns import InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import It, Pick, Reference
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
from engine.text.grammar import Phrase, Row, phrase, shaped
from engine.text.templates import Build, Take

_SENDING = f"{RATHER_THAN} {SENDING}"
_AWAY = f"{TOWARDS} {RETREAT_AREA}"
_RATHER = f"{_SENDING} {THAT_ONE_OR_NONE} {_AWAY}"
_SUPPORTED = (
    "{@a card|a card that|the card that|cards that} {@successfully supported|successfully supports|supported|supports}"
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


def _sent_instead(deed: CriticalHits | Evades) -> tuple[Build, Take]:
    """Other cards of the hand do as well: "send any <Knife> card instead of "Vell"."""

    def build(slots: Mapping[str, object]) -> PayInstead:
        who, noun, name = slots["who"], slots["noun"], slots["name"]
        assert isinstance(who, Reference) and isinstance(noun, Noun) and isinstance(name, str)
        card = Pick(Exactly(Number(1)), Noun((*noun.qualities, InZone(Zone.HAND, Player.YOU))))
        return PayInstead(who, deed, (Do(PutIntoZone(card, Zone.RETREAT)),), name)

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case PayInstead(
                who,
                same_deed,
                (
                    Do(
                        PutIntoZone(
                            Pick(Exactly(Number(1)), Noun((*qualities, InZone(Zone.HAND, Player.YOU)))), Zone.RETREAT
                        )
                    ),
                ),
                name,
            ) if same_deed == deed:
                return {"who": who, "noun": Noun(tuple(qualities)), "name": name}
        return None

    return build, take


def _for_a_cost(slots: Mapping[str, object]) -> SupportRather:
    """What may be done with the Support card costs something: "you may [Flip 1 Bond face-down] to deploy it"."""
    cost, effect = slots["cost"], slots["effect"]
    assert isinstance(cost, tuple) and isinstance(effect, Effect)
    return SupportRather(Sequence((Pay(cost), IfYouDoSo(effect))))


def _at_a_cost(value: object) -> Mapping[str, object] | None:
    match value:
        case SupportRather(Sequence((Pay(cost), IfYouDoSo(effect))), None):
            return {"cost": cost, "effect": effect}
    return None


def _deploying(slots: Mapping[str, object]) -> SupportRather:
    noun = slots["noun"]
    assert isinstance(noun, Noun)
    return SupportRather(PlayOntoField(It()), noun)


def _deployed(value: object) -> Mapping[str, object] | None:
    match value:
        case SupportRather(PlayOntoField(It()), noun) if noun is not None:
            return {"noun": noun}
    return None


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
                shaped(
                    PayInstead,
                    f"you may send {{@any|a|an|1}} {{noun:noun/one}} {{@from your hand|}} {RATHER_THAN}"
                    f" {{@a|an|1|}} {{name:name}} {{@card|}} {{@from your hand|}} {_AWAY} {WHENEVER}"
                    f" {{who:one_obj}} {verb}",
                    *_sent_instead(deed),
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
                shaped(
                    SupportRather, f"if {when}, you may {cost} to {{effect:plain_vp}} {end}", _for_a_cost, _at_a_cost
                )
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
                shaped(
                    SupportRather,
                    f"you may deploy {{noun:noun/{number}}} {words} this unit {_SENDING} {THAT_ONE} {_AWAY}",
                    _deploying,
                    _deployed,
                )
                for number, words in (
                    (
                        "many",
                        SUPPORTING,
                    ),
                    (
                        "one",
                        SUPPORTING,
                    ),
                )
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
