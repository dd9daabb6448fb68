"""What is carried out: sentences, and one verb after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.abilities.amounts import Amount, Count, CountOf, Exactly, Number, Times, UpTo
from engine.abilities.durations import ThisTurn
from engine.abilities.effects import (
    Activate,
    AddToHand,
    Break,
    ByPlayer,
    DeckPlace,
    Delayed,
    Draw,
    EitherEffect,
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Lasting,
    LookAt,
    May,
    Otherwise,
    Pay,
    PlayOntoField,
    PutIntoZone,
    PutOnDeck,
    ReturnToHand,
    Reveal,
    Select,
    Sequence,
    Shuffle,
    Then,
)
from engine.abilities.nouns import InZone, Noun
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.statics import While
from engine.games.cipher.skillwords import Again
from engine.games.cipher.verbs import (
    AddToOrbs,
    AtCombatEndIf,
    ChooseUnseen,
    DeployBeside,
    DeployInto,
    DrawUntil,
    Flip,
    FlipEitherWay,
    Growth,
    LevelUpWith,
    Move,
    MoveBeside,
    PlaceAmongBonds,
    RatherThanSend,
    TakesAttack,
    Tap,
    TransferMainCharacter,
)
from engine.games.cipher.vocabulary import Zone
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_PRONOUNS = ("it", "them", "her", "him")


def _select_from(slots: Mapping[str, object]) -> Select:
    """What is chosen from an area that is said first: "From your Retreat Area, choose 1 <Red> card"."""
    count, noun, player, zone = slots["count"], slots["noun"], slots["player"], slots["zone"]
    assert isinstance(count, Count) and isinstance(noun, Noun) and isinstance(player, Player)
    assert isinstance(zone, Zone)
    return Select(Pick(count, Noun((*noun.qualities, InZone(zone, player)))))


def _from_select(value: object) -> Mapping[str, object] | None:
    match value:
        case Select(Pick(count, Noun((*rest, InZone(Zone() as zone, Player() as player))))) if rest:
            return {"count": count, "noun": Noun(tuple(rest)), "player": player, "zone": zone}
    return None


def _select_scaled(slots: Mapping[str, object]) -> Select:
    """So many for each of something that is said first: "For each <Red> ally, choose up to 1 enemy"."""
    count, noun, per = slots["count"], slots["noun"], slots["per"]
    assert isinstance(count, Exactly | UpTo) and isinstance(noun, Noun) and isinstance(per, Amount)
    return Select(Pick(replace(count, amount=Times(count.amount, per)), noun))


def _scale_select(value: object) -> Mapping[str, object] | None:
    match value:
        case Select(Pick(Exactly(Times(each, per)) | UpTo(Times(each, per)) as count, noun)):
            return {"count": replace(count, amount=each), "noun": noun, "per": per}
    return None


def _draws(slots: Mapping[str, object]) -> Draw:
    number, per = slots["n"], slots["per"]
    assert isinstance(number, Number) and isinstance(per, Amount)
    return Draw(Exactly(Times(number, per)))


def _drawn_per(value: object) -> Mapping[str, object] | None:
    match value:
        case Draw(Exactly(Times(Number() as number, per))):
            return {"n": number, "per": per}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("sentence", [same("{:body}{.}")]),
    (
        "body",
        [
            phrase(IfYouDoSo, "if you do, {effect:body}"),
            phrase(IfYouDoSo, "if you do, then {effect:body}"),
            phrase(IfYouDoSo, "if that happens, {effect:body}"),
            phrase(IfYouDoSo, "if they do, {effect:body}", player=Player.OPPONENT),
            phrase(IfYouDont, "if you do not, {effect:body}"),
            phrase(IfYouDont, "if you don't, {effect:body}"),
            phrase(IfYouDont, "if they do not, {effect:body}", player=Player.OPPONENT),
            phrase(Otherwise, "otherwise, {effect:body}"),
            phrase(Otherwise, "if not, {effect:body}"),
            phrase(Then, "afterwards, {effect:body}"),
            phrase(Then, "then, {effect:body}"),
            phrase(IfThen, "{condition:lead}, {effect:body}"),
            phrase(IfThen, "{condition:lead}, then {effect:body}"),
            phrase(Delayed, "{trigger:later_trigger}, {effects:body=}"),
            phrase(Lasting, "{duration:duration}, {statics:static,and}"),
            phrase(Lasting, "{duration:duration}, {statics:lasting_while=}"),
            phrase(Lasting, "then until the end of the turn, {statics:static,and}", duration=ThisTurn()),
            phrase(Lasting, "{statics:static,and} {duration:duration}"),
            same("{:clauses}"),
            phrase(Instead, "{effect:clauses} instead"),
            phrase(AtCombatEndIf, "if {event:event}, then at the end of this combat, {effect:body}"),
            phrase(AtCombatEndIf, "if {event:event}, at the end of this combat, {effect:body}"),
            phrase(Sequence, "{effects:clause_and_body}"),
            phrase(IfYouDoSo, "if so, {effect:body}"),
            phrase(IfYouDoSo, "once they do, {effect:body}", player=Player.OPPONENT),
            phrase(IfYouDont, "if you do not, then {effect:body}"),
            phrase(Then, "after this, {effect:body}"),
            phrase(Then, "after that, {effect:body}"),
            phrase(Sequence, "also, {effects:body=}"),
            phrase(IfThen, "{effect:clauses} {condition:if_lead}"),
            phrase(AtCombatEndIf, "if {event:event}, at the end of this battle, {effect:body}"),
            phrase(AtCombatEndIf, "if {event:event}, then at the end of this battle, {effect:body}"),
            phrase(Lasting, "then {duration:duration}, {statics:static,and}"),
            *[
                phrase(
                    Again,
                    f"you may \u00ab{{cost:cost,}}\u00bb and each time you do{this}, this skill is activated again",
                )
                for this in ("", " this", " so")
            ],
        ],
    ),
    (
        "clause_first",
        [
            same("{:clause} and"),
            same("{:clause}, and"),
            same("{:clause}, then"),
            same("{:clause} then"),
        ],
    ),
    ("lasting_body", [phrase(Lasting, "{duration:duration}, {statics:static,and}")]),
    ("lasting_while", [phrase(While, "{condition:if_lead}, {statics:static,and}")]),
    (
        "clauses",
        [
            same("{:clause}"),
            phrase(May, "you may {effect:choosing}"),
            phrase(Sequence, "{effects:clause,and:2}"),
            phrase(Sequence, "{effects:some_clauses,comma_then:2}"),
            phrase(Sequence, "{effects:clause,and_then:2}"),
            phrase(Sequence, "{effects:clause_run}"),
            phrase(Sequence, "{effects:choice_run}"),
        ],
    ),
    ("comma_either", [phrase(EitherEffect, ", either {effects:plain_vp,or:2}")]),
    ("and_clause", [same("and {:clause}")]),
    ("some_clauses", [same("{:clause}"), phrase(Sequence, "{effects:clause,and:2}")]),
    (
        "choosing",
        [
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
        ],
    ),
    (
        "clause",
        [
            phrase(May, "you may {effect:vp}"),
            phrase(May, "you may \u00ab{effect:paying}\u00bb"),
            phrase(ByPlayer, "{player#:actor} {effect:their_vps}"),
            phrase(ByPlayer, "you {effect:vp/many}", player=Player.YOU),
            phrase(ByPlayer, "they {effect:their_vps}", player=Player.THEY),
            same("{:vp}"),
            phrase(TakesAttack, "{who:ref} is attacked instead of {instead_of:ref}"),
            phrase(TakesAttack, "{who:ref} becomes the defending unit instead of {instead_of:ref}"),
            phrase(ByPlayer, "you and your opponent each {effect:each_vps}", player=Player.EACH),
        ],
    ),
    ("paying", [phrase(Pay, "{cost:cost,}")]),
    (
        "their_vps",
        [
            same("{:vp}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
            phrase(May, "may {effect:vp/many}"),
            phrase(May, "may \u00ab{effect:paying}\u00bb"),
        ],
    ),
    (
        "vp",
        [
            phrase(Select, "~choose {what:ref}"),
            phrase(ChooseUnseen, "~choose {count#:count} <card|cards> from your opponent's hand without looking"),
            phrase(Draw, "~draw {count#:count} <card|cards>"),
            phrase(Draw, "~draw a card", count=Exactly(Number(1))),
            phrase(Move, "~move {what:ref}", to=None),
            phrase(Move, "~move {what:ref} to the {to:zone}"),
            phrase(Tap, "~tap {what:ref}"),
            phrase(Activate, "~untap {what:ref}"),
            phrase(Break, "~destroy {what:ref}"),
            phrase(PlayOntoField, "~deploy {what:ref}"),
            phrase(PlayOntoField, "~deploy {what:ref} tapped", dull=True),
            phrase(DeployBeside, "~deploy {what:ref} in the same area as {beside:ref}"),
            phrase(DeployInto, "~deploy {what:ref} in the {line:zone}"),
            phrase(DeployInto, "~deploy {what:ref} to the {line:zone}"),
            phrase(EitherEffect, "either {effects:plain_vp,or:2}"),
            phrase(RatherThanSend, "{effect:plain_vp} instead of sending it to the Retreat Area"),
            phrase(RatherThanSend, "{effect:plain_vp} instead of sending it to your Retreat Area"),
            phrase(RatherThanSend, "{effect:plain_vp} instead of sending to the Retreat Area"),
            phrase(RatherThanSend, "{effect:plain_vp} instead of sending them to the Retreat Area"),
            phrase(AddToHand, "~add {what:ref} to your hand"),
            phrase(AddToHand, "~add {what:ref} in your hand"),
            phrase(AddToHand, "~add {what:ref} to their hand"),
            phrase(ReturnToHand, "~return {what:ref} to your hand"),
            phrase(ReturnToHand, "~return {what:ref} to your opponent's hand"),
            phrase(ReturnToHand, "~return {what:ref} to their owner's hand"),
            phrase(PutIntoZone, "~send {what:ref} to the {zone:away}"),
            phrase(PutIntoZone, "~send {what:ref} to your {zone:away}"),
            phrase(PutIntoZone, "~send {what:ref} to their {zone:away}"),
            phrase(PutIntoZone, "~send {what:ref} to your opponent's {zone:away}"),
            phrase(PutIntoZone, "~place {what:ref} in the {zone:away}"),
            phrase(PutIntoZone, "~place {what:ref} in your {zone:away}"),
            *[
                phrase(
                    PlaceAmongBonds,
                    f"{verb} {{what:ref}}{face} in {whose} Bond Area{after}",
                    player=player,
                    face_down=down,
                )
                for whose, player in (
                    ("your", Player.YOU),
                    ("the", Player.YOU),
                    ("your opponent's", Player.OPPONENT),
                    ("their", Player.THEY),
                )
                for verb, face, after, down in (
                    ("~place", "", "", False),
                    ("~send", "", "", False),
                    ("~place", " face-down", "", True),
                    ("~place", "", " face-down", True),
                    ("~place", " face-up", "", False),
                    ("~add", "", "", False),
                )
            ],
            phrase(PlaceAmongBonds, "~place {what:ref} into your Bond Area", player=Player.YOU),
            phrase(AddToOrbs, "~add {what:ref} to your Orbs"),
            phrase(AddToOrbs, "~add {what:ref} to your Orb Area"),
            phrase(AddToOrbs, "~place {what:ref} in your Orb Area"),
            phrase(AddToOrbs, "~add {what:ref} to the Orb Area"),
            same("{:showing}"),
            phrase(LookAt, "~look at {what:ref}"),
            phrase(Flip, "~flip {what:ref} face-up", face_up=True),
            phrase(Flip, "~flip {what:ref} face-down", face_up=False),
            phrase(FlipEitherWay, "~flip {what:ref} face-up or face-down"),
            phrase(Shuffle, "~shuffle your Deck"),
            phrase(Shuffle, "~shuffle their Deck"),
            *[phrase(Growth, f"~stack {{cards:ref}} under {{unit:ref}} to Growth {word}") for word in _PRONOUNS],
            *[
                phrase(LevelUpWith, f"~stack {{card:ref}} on top of {{unit:ref}} to {deed} {word}")
                for deed in ("Level Up", "Class Change")
                for word in _PRONOUNS
            ],
            phrase(TransferMainCharacter, "~transfer Main Character status from {old:ref} to {new:ref}"),
            phrase(PutIntoZone, "~place {what:ref} in their {zone:away}"),
            phrase(PutIntoZone, "~send {what:ref} to {zone:away}"),
            phrase(AddToHand, "~add {what:ref} back to your hand"),
            phrase(ReturnToHand, "~return {what:ref} back to your hand"),
            phrase(Shuffle, "~shuffle your Deck afterwards"),
            phrase(PlaceAmongBonds, "~add {what:ref} to your Bond Area", player=Player.YOU),
            phrase(Shuffle, "~shuffle it"),
            phrase(DrawUntil, "~draw cards until you have {number:int} cards in your hand"),
            phrase(DrawUntil, "~draw until you have {number:int} cards in your hand"),
            phrase(ChooseUnseen, "~choose {count#:count} <card|cards> without looking from your opponent's hand"),
            phrase(ChooseUnseen, "~choose {count#:count} <card|cards> in your hand without looking"),
            *[shaped(Draw, "~draw {n#:number} <card|cards> {per:per}", _draws, _drawn_per)],
            shaped(
                Select,
                "from {player:poss} {zone:zone}, ~choose {count:count} {noun:noun/one}",
                _select_from,
                _from_select,
            ),
            shaped(
                Select,
                "from {player:poss} {zone:zone}, ~choose {count:count} {noun:noun/many}",
                _select_from,
                _from_select,
            ),
            shaped(
                Select, "{per:each_first}, ~choose {count:plain_count} {noun:noun/one}", _select_scaled, _scale_select
            ),
            *[
                phrase(LevelUpWith, f"~place {{card:ref}} on top of {{unit:ref}} to {deed} {word}")
                for deed in ("Level Up", "Class Change")
                for word in _PRONOUNS
            ],
            phrase(DeployInto, "~deploy {what:ref} into the {line:zone}"),
            phrase(DeployInto, "~deploy {what:ref} into your {line:zone}"),
            phrase(MoveBeside, "~move {what:ref} to the same area as {beside:ref}"),
            phrase(MoveBeside, "~move {what:ref} into the same area as {beside:ref}"),
            phrase(MoveBeside, "~move {what:ref} in the same area as {beside:ref}"),
            phrase(MoveBeside, "~move {what:ref} to the area {beside:ref} is in"),
        ],
    ),
    (
        "plain_vp",
        [
            phrase(PlayOntoField, "~deploy {what:ref}"),
            phrase(PlayOntoField, "~deploy {what:ref} tapped", dull=True),
            phrase(DeployBeside, "~deploy {what:ref} in the same area as {beside:ref}"),
            phrase(AddToHand, "~add {what:ref} to your hand"),
            same("{:showing}"),
            phrase(PutIntoZone, "~send {what:ref} to the {zone:away}"),
            phrase(PlaceAmongBonds, "~place {what:ref} in your Bond Area", player=Player.YOU),
            phrase(PlaceAmongBonds, "~place {what:ref} in the Bond Area", player=Player.YOU),
            phrase(DeployInto, "~deploy {what:ref} in the {line:zone}"),
            phrase(DeployInto, "~deploy {what:ref} into the {line:zone}"),
        ],
    ),
    (
        "showing",
        [
            phrase(Reveal, "~reveal {what:ref}"),
            phrase(PutOnDeck, "~place {what:ref} on top of your Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} on the top of your Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} at the top of your Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} on top of their Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} on the bottom of your Deck", place=DeckPlace.BOTTOM),
            phrase(PutOnDeck, "~place {what:ref} at the bottom of your Deck", place=DeckPlace.BOTTOM),
            phrase(PutOnDeck, "~return {what:ref} to the top of your Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~return {what:ref} to the top of their Deck", place=DeckPlace.TOP),
            *[
                phrase(PutOnDeck, f"{verb} {{what:ref}} to {whose} Deck", place=DeckPlace.TOP)
                for verb in ("~add", "~return")
                for whose in ("your", "their", "your opponent's")
            ],
            *[
                phrase(PutOnDeck, f"~place {{what:ref}} {where}", place=DeckPlace.TOP, any_order=True)
                for where in (
                    "in any order on top of your Deck",
                    "on top of your Deck in any order",
                    "on top of your Deck in any order you wish",
                    "on top of their Deck in any order they wish",
                    "at the top of your Deck in any order you wish",
                    "on the top of your Deck in any order you wish",
                )
            ],
            *[
                phrase(PutOnDeck, f"~place {{what:ref}} {where}", place=DeckPlace.TOP, any_order=True)
                for where in (
                    "at the top of your Deck in any order",
                    "in any order you like on top of your Deck",
                    "on the top of your Deck in any order",
                    "at the top of Deck in any order you wish",
                )
            ],
            phrase(PutOnDeck, "~place {what:ref} back on top of your Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} at the top of their Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~place {what:ref} on top of the Deck", place=DeckPlace.TOP),
            phrase(PutOnDeck, "~stack {what:ref} on top of your Deck", place=DeckPlace.TOP),
        ],
    ),
    ("away", [value(Zone.RETREAT, "Retreat Area"), value(Zone.BOUNDLESS, "Boundless Area")]),
    (
        "each_vps",
        [
            same("{:vp/many}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp,comma_then:2}"),
        ],
    ),
    (
        "each_first",
        [
            phrase(CountOf, "for each {noun:noun/one}"),
        ],
    ),
]

ROWS = {
    "choice_run": Row((("clause", 1, 1), ("comma_either", 1, 1))),
    "clause_run": Row((("clause", 1, 1), ("and_clause", 2, 4))),
    "effects": Row((("sentence", 1, 9),)),
    "clause_and_body": Row((("clause_first", 1, 1), ("lasting_body", 1, 1))),
}
