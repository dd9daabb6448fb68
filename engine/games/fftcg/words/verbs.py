"""Further verbs: damage of several sizes, as many cards as of something else, what is on the stack."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import (
    CountOf,
    CountThem,
    Difference,
    Exactly,
    Number,
    UpTo,
)
from engine.abilities.counters import PlaceCounter
from engine.abilities.damage import DealDamage, DealDamageToEachOther
from engine.abilities.decks import Draw, Search
from engine.abilities.discarding import Discard
from engine.abilities.durations import Duration
from engine.abilities.effects import IfThen, Lasting, May, PlayOntoField, RemoveFromGame, Sequence, Unless
from engine.abilities.nouns import Done, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import It, Pick, Them, TopOfDeck
from engine.abilities.stack import Cancel, CastPaying, Redirect, UseAgain
from engine.abilities.statics import ForEach, Static
from engine.abilities.targets import Former, Latter, Target
from engine.games.fftcg.vocabulary import Zone
from engine.games.fftcg.words.sentences import EACH_OTHERS
from engine.text.english.classes import THIS
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import hole
from engine.text.templates import Build, Take


def _two_sizes(slots: Mapping[str, object]) -> object:
    """ "deal 1000 damage to it and 2000 damage to Ramza": the verb is printed once."""
    return Sequence((
        DealDamage(slots["amount"], slots["to"]),  # type: ignore[arg-type]
        DealDamage(slots["more"], slots["other"]),  # type: ignore[arg-type]
    ))


def _take_two_sizes(value: object) -> Mapping[str, object] | None:
    match value:
        case Sequence((DealDamage(amount, to, None), DealDamage(more, other, None))):
            return {"amount": amount, "to": to, "more": more, "other": other}
    return None


def _so_many_cards(slots: Mapping[str, object]) -> object:
    return Draw(Exactly(slots["amount"]))  # type: ignore[arg-type]


def _take_so_many_cards(value: object) -> Mapping[str, object] | None:
    return {"amount": value.count.amount} if isinstance(value, Draw) and isinstance(value.count, Exactly) else None


#: As many as the ability has just dealt with: "as many cards as you discarded".
_SO_MANY = Exactly(CountOf(Noun((Done(hole("word")),))))
_AS_MANY_CARDS = "{@as many cards as|the same number of cards as|a number of cards equal to the number of cards}"


_CARDS = Noun((IsCard(),))


def _so_many_discards(slots: Mapping[str, object]) -> object:
    """ "discards cards equal to the number of Summons in your Break Zone"."""
    return Discard(Pick(Exactly(slots["amount"]), _CARDS))  # type: ignore[arg-type]


def _take_so_many_discards(value: object) -> Mapping[str, object] | None:
    match value:
        case Discard(Pick(Exactly(amount), noun)) if noun == _CARDS and not isinstance(amount, Number):
            return {"amount": amount}
    return None


def _up_to_so_many(player: Player) -> tuple[Build, Take]:
    """ "draw cards until you have 5 cards in your hand": as many as are missing."""
    hand = CountOf(Noun((IsCard(), InZone(Zone.HAND, player))))

    def build(slots: Mapping[str, object]) -> object:
        return Draw(Exactly(Difference(slots["number"], hand)))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Draw(Exactly(Difference(number, there))) if there == hand:
                return {"number": number}
        return None

    return build, take


def _down_to(player: Player) -> tuple[Build, Take]:
    """ "discards cards until they have 3 cards in their hand": as many as are too many."""
    hand = Noun((IsCard(), InZone(Zone.HAND, player)))

    def build(slots: Mapping[str, object]) -> object:
        too_many = Difference(CountOf(hand), slots["number"])  # type: ignore[arg-type]
        return Discard(Pick(Exactly(too_many), hand))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Discard(Pick(Exactly(Difference(CountOf(there), number)), noun)) if there == noun == hand:
                return {"number": number}
        return None

    return build, take


def _off_the_top(slots: Mapping[str, object]) -> object:
    """ "remove from the top of your deck twice the number of cards removed"."""
    count = Exactly(slots["amount"])  # type: ignore[arg-type]
    return RemoveFromGame(TopOfDeck(count, Player.YOU))


def _take_off_the_top(value: object) -> Mapping[str, object] | None:
    match value:
        case RemoveFromGame(TopOfDeck(Exactly(amount), Player.YOU), None, False):
            return {"amount": amount}
    return None


_AS_MANY = CountThem(Them())


def _as_many_counters(slots: Mapping[str, object]) -> object:
    return PlaceCounter(Exactly(_AS_MANY), slots["counter"], slots["where"])  # type: ignore[arg-type]


def _take_as_many_counters(value: object) -> Mapping[str, object] | None:
    match value:
        case PlaceCounter(Exactly(amount), counter, where) if amount == _AS_MANY:
            return {"counter": counter, "where": where}
    return None


def _as_many_targets(make: type[UpTo] | type[Exactly]) -> tuple[Build, Take]:
    """ "choose up to the same number of Forwards": as were spoken of."""
    count = make(_AS_MANY)

    def take(value: object) -> Mapping[str, object] | None:
        return {"noun": value.noun} if isinstance(value, Target) and value.count == count else None

    return lambda slots: Target(count, slots["noun"]), take


def _for_a_time(slots: Mapping[str, object]) -> object:
    """ "until the end of the turn, if ..., Ramza gains Haste": it begins only if that holds."""
    duration: Duration = slots["duration"]  # type: ignore[assignment]
    statics: tuple[Static, ...] = slots["statics"]  # type: ignore[assignment]
    return IfThen(slots["condition"], Lasting(duration, statics))  # type: ignore[arg-type]


def _take_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case IfThen(condition, Lasting(duration, statics)):
            return {"condition": condition, "duration": duration, "statics": statics}
    return None


def _each_for_a_time(slots: Mapping[str, object]) -> object:
    """ "gains +1000 power until the end of the turn for each Forward": so much for each."""
    statics: tuple[Static, ...] = slots["statics"]  # type: ignore[assignment]
    each = ForEach(slots["count"], statics)  # type: ignore[arg-type]
    return Lasting(slots["duration"], (each,))  # type: ignore[arg-type]


def _take_each_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Lasting(duration, (ForEach(count, statics),)):
            return {"duration": duration, "count": count, "statics": statics}
    return None


#: Onto which field something is put, and under whose control.
_FIELDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("{@your opponent's field|the field under your opponent's control}", {"field": Player.OPPONENT}),
    ("their field", {"field": Player.THEY}),
    ("the field under your control", {"field": Player.YOU}),
    ("the field under {@its owner's|their owners'|their owner's} control", {"owners_control": True, "field": None}),
)

#: Whose hand it is, as one says that somebody has so many cards in it.
_HOLDERS = ((Player.YOU, "you have", "your hand"), (Player.THEY, "they have", "their hand"))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            shaped(Sequence, "~deal {amount:damage} to {to:obj} and {more:damage} to {other:obj}", _two_sizes,
                   _take_two_sizes),
            shaped(Draw, "~draw the same number of cards as the {amount:same_number}", _so_many_cards,
                   _take_so_many_cards),
            tree(Draw(_SO_MANY), f"~draw {_AS_MANY_CARDS} {{word:dealt}}"),
            shaped(RemoveFromGame, "~remove from the top of your deck {amount:quantity_named}", _off_the_top,
                   _take_off_the_top),
            shaped(PlaceCounter, "~place the same number of {counter:counter} Counters on {where:obj}",
                   _as_many_counters, _take_as_many_counters),
            phrase(Draw, "~draw a card", count=Exactly(Number(1))),
            *[
                shaped(Draw, f"~draw {{@|cards}} until {who} {{number:number}} cards in {{@{hand}|hand}}",
                       *_up_to_so_many(player))
                for player, who, hand in _HOLDERS
            ],
            *[
                shaped(Discard, f"~discard {{@|cards|cards from {hand}|down}} {{@until {who}|to}} {{number#:number}}"
                       f" <card|cards> in {{@{hand}|hand}}", *_down_to(player))
                for player, who, hand in _HOLDERS
            ],
            phrase(Search, "~search {@your|their} deck for {what:obj}"),
            phrase(Draw, "~draw {@the same number of|that many} cards", count=Exactly(CountThem(Them()))),
            shaped(Draw, "~draw {@as many cards as {amount:counted}|{@|a number of} cards equal to"
                   " {amount:quantity_named}}", _so_many_cards, _take_so_many_cards),
            shaped(Discard, "~discard {@as many cards as|cards equal to|a number of cards equal to} {amount:counted}",
                   _so_many_discards, _take_so_many_discards),
            *[
                phrase(PlayOntoField, f"{{@~play|~put|~return}} {{what:obj}} {{@onto|to}} {where} {{dull! dull}}",
                       **fixed)
                for where, fixed in _FIELDS
            ],
            phrase(CastPaying, "~cast {what:obj}"),
            phrase(CastPaying, "~pay {@the cost|its cost} {@and|to} ~cast {what:ref}"),
            phrase(UseAgain, "~use this {@special ability|action ability|ability} again without paying {@the|its}"
                   " cost"),
            phrase(Redirect, "~choose {to:obj} to become the new target {@|(The newly chosen {@target|Forward|Character"
                   "|Backup|Monster} must be a valid choice)}", what=It()),
        ],
    ),
    (
        "clause",
        [
            phrase(May, "you can {effect:vps/many}"),
            shaped(Lasting, "{statics:static,and} {duration:until} for each {count:unit}", _each_for_a_time,
                   _take_each_for_a_time),
            phrase(Redirect, "the {@Summon or ability|Summon|ability|auto-ability} is now choosing {to:obj} instead, if"
                   " possible", what=It()),
            phrase(DealDamageToEachOther, f"{{@they deal|each deals|each Forward deals}} {EACH_OTHERS}", one=Former(),
                   other=Latter()),
            phrase(Cancel, "its effect is cancelled", what=It()),
            phrase(Cancel, "{what:ref}'s effect is cancelled"),
        ],
    ),
    (
        "obj",
        [
            tree(Pick(_SO_MANY, Noun((IsCard(), InZone(Zone.HAND, Player.YOU)))),
                 f"{_AS_MANY_CARDS} {{word:dealt}} from your hand"),
        ],
    ),
    (
        "dealt",
        [
            same(f"{{@you|they}} {{:done_word/many/past}} {{@|{THIS}}}"),
            same(f"{{@|were|are|those}} {{:done_word/done}} {{@|{THIS}}}"),
        ],
    ),
    (
        "target",
        [
            shaped(Target, f"{up_to}{{@the same number of|as many|that many}} {{noun:noun/many}}",
                   *_as_many_targets(make))
            for make, up_to in ((UpTo, "up to "), (Exactly, ""))
        ],
    ),
    ("cancelled", [
        phrase(Cancel, "its effect is cancelled", what=It()), phrase(Cancel, "{what:ref}'s effect is cancelled"),
    ]),
    (
        "body",
        [
            phrase(Unless, "{effect:cancelled} if {player#:subject} <doesn't|don't> {escape:vp/many}"),
            shaped(IfThen, "{duration:from_now}, if {condition:condition}, {statics:static,and}", _for_a_time,
                   _take_for_a_time),
        ],
    ),
]
