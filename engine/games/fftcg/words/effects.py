"""Effects: the verbs, and how sentences are joined."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Exactly, Number
from engine.abilities.durations import RestOfGame, ThisTurn
from engine.abilities.effects import (
    Activate,
    AddToHand,
    Break,
    ByPlayer,
    Cancel,
    CannotBeReduced,
    CastFree,
    Choose,
    DealDamage,
    DealDamageToEachOther,
    DealPlayerDamage,
    DeckPlace,
    Delayed,
    Discard,
    DiscardAtRandom,
    DiscardHand,
    DivideDamage,
    Draw,
    EitherEffect,
    GainControl,
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Lasting,
    LookAt,
    May,
    Mode,
    NameKind,
    NameSomething,
    NegateDamage,
    Otherwise,
    Pay,
    PickDiscard,
    PlaceCounter,
    PlayOntoField,
    PutIntoZone,
    PutOnDeck,
    ReceiveDamage,
    RemoveAfterUse,
    RemoveCounter,
    RemoveFromGame,
    Repeat,
    ReturnToHand,
    Reveal,
    RevealUntil,
    Search,
    Select,
    SelectModes,
    Sequence,
    Shuffle,
    ShuffleAndReturn,
    ShuffleIntoDeck,
    Then,
    Unless,
    WhenDone,
    WhenYouDoSo,
)
from engine.abilities.nouns import Noun, OfNamed
from engine.abilities.players import Player
from engine.abilities.references import It, Source, That, The, Them
from engine.abilities.statics import Changes, Gains
from engine.abilities.triggers import Trigger
from engine.games.fftcg.vocabulary import DivideIntoGroups, Dull, Freeze, GainCrystals, SelectGroup
from engine.text.grammar import Phrase, Row, phrase, same, shaped
from engine.text.templates import Build, Take

_ONE = Exactly(Number(1))


_Joined = type[Sequence] | type[EitherEffect]


def _both_done(make: _Joined) -> Build:
    """ "dull and Freeze it": the object is printed once."""
    return lambda slots: make((Dull(slots["what"]), Freeze(slots["what"])))  # type: ignore[arg-type]


def _done_to_same(make: _Joined) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is not make:
            return None
        match value.effects:
            case (Dull(what), Freeze(same_)) if what == same_:
                return {"what": what}
        return None

    return take


def _given(slots: Mapping[str, object]) -> object:
    """ "give control of it to your opponent": they gain control of it."""
    return ByPlayer(Player.OPPONENT, GainControl(slots["what"], RestOfGame()))  # type: ignore[arg-type]


def _take_given(value: object) -> Mapping[str, object] | None:
    match value:
        case ByPlayer(Player.OPPONENT, GainControl(what, RestOfGame())):
            return {"what": what}
    return None


def _both_named(slots: Mapping[str, object]) -> object:
    """ "name 1 Job and 1 Element other than Light or Dark": two namings with one verb."""
    return Sequence((NameSomething(slots["one"]), *slots["other"]))  # type: ignore[arg-type, misc]


def _take_named(value: object) -> Mapping[str, object] | None:
    match value:
        case Sequence((NameSomething(kind, ()), NameSomething() as other)):
            return {"one": kind, "other": (other,)}
    return None


def _one_gained(slots: Mapping[str, object]) -> object:
    """ "it gains First Strike or Brave until the end of the turn": one of them, as the actor likes."""
    who, duration = slots["who"], slots["duration"]
    return EitherEffect(
        tuple(Lasting(duration, (Changes(who, (Gains((one,)),)),)) for one in slots["gains"])  # type: ignore
    )


def _take_one(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, EitherEffect):
        return None
    gains, owners, terms = [], set(), set()
    for one in value.effects:
        match one:
            case Lasting(duration, (Changes(who, (Gains((gain,)),)),)):
                gains.append(gain)
                owners.add(who)
                terms.add(duration)
            case _:
                return None
    if len(owners) != 1 or len(terms) != 1:
        return None
    return {"who": owners.pop(), "gains": tuple(gains), "duration": terms.pop()}


def _modes(slots: Mapping[str, object]) -> object:
    """A list of actions whose number is not printed."""
    modes: tuple[Mode, ...] = slots["modes"]  # type: ignore[assignment]
    return SelectModes(slots["count"], len(modes), modes)  # type: ignore[arg-type]


def _take_modes(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, SelectModes) or value.more or value.of != len(value.modes):
        return None
    return {"count": value.count, "modes": value.modes}


VERBS: list[Phrase] = [
    phrase(Choose, "~choose {targets:target,and}"),
    phrase(DealDamage, "~deal {to:obj} {amount:damage}"),
    phrase(DealDamage, "~deal {amount:damage} to {to:obj}"),
    phrase(DivideDamage, "~divide {amount:damage} among {among:obj} as you like. (Unit must be {unit:int}.)"),
    phrase(DivideDamage, "~divide {amount:damage} among {among:obj} as you like. (Units must be {unit:int}.)"),
    phrase(DivideDamage, "~divide {amount:damage} among {among:obj} as you like (Units must be {unit:int}.)"),
    phrase(DivideDamage, "~divide {amount:damage} among {among:obj} as you like (Unit must be {unit:int}.)"),
    phrase(Break, "~break {what:obj}"),
    phrase(Dull, "~dull {what:obj}"),
    phrase(Dull, "~dull active {what:ref}"),
    shaped(Sequence, "~dull and ~freeze {what:obj}", _both_done(Sequence), _done_to_same(Sequence)),
    shaped(EitherEffect, "~dull or ~freeze {what:obj}", _both_done(EitherEffect), _done_to_same(EitherEffect)),
    phrase(PickDiscard, "~select {count#:count} <card|cards> for your opponent to discard"),
    phrase(PickDiscard, "~select {count#:count} <card|cards> for your opponent to discard from their hand"),
    phrase(Activate, "~activate {what:obj}"),
    phrase(Freeze, "~freeze {what:obj}"),
    *[
        phrase(ReturnToHand, f"~return {{what#:obj}} to <{one}|{many}>")
        for one in ("its owner's hand",)
        for many in ("their owners' hands", "their owner's hand", "their owner's hands", "their owners' hand",
                     "its owner's hand", "the owners' hands")
    ],
    phrase(AddToHand, "~add {what:obj} to your hand"),
    phrase(AddToHand, "~add {what:obj} to their hand"),
    phrase(AddToHand, "~return {what:obj} to your hand"),
    phrase(AddToHand, "~put {what:obj} into your hand"),
    phrase(AddToHand, "~return {what:obj} to their hand"),
    *[
        line
        for place, at, on in (
            (DeckPlace.BOTTOM, "at the bottom", "to the bottom"),
            (DeckPlace.TOP, "on top", "on the top"),
            (DeckPlace.TOP, "at the top", "to the top"),
            (DeckPlace.BOTTOM, "on the bottom", "under the bottom"),
            (DeckPlace.TOP_OR_BOTTOM, "to the top and/or bottom", "at the top and/or bottom"),
            (DeckPlace.TOP_OR_BOTTOM, "at the top or bottom", "to the top or bottom"),
            (DeckPlace.TOP_OR_BOTTOM, "on the top or bottom", "on the top and/or bottom"),
            (DeckPlace.TOP_OR_BOTTOM, "on top or at the bottom", "on top and/or at the bottom"),
        )
        for spot in (at, on)
        for verb in ("put", "return", "place")
        for order, flag in (("", False), (" in any order", True))
        for owner in (
            "<its owner's deck|their owners' decks>",
            "<its owner's deck|their owner's deck>",
            "your deck",
            "their deck",
            "your opponent's deck",
            "the deck",
        )
        for line in (phrase(PutOnDeck, f"~{verb} {{what#:obj}} {spot} of {owner}{order}", place=place, any_order=flag),)
    ],
    phrase(PutIntoZone, "~put {what:obj} into the {zone:zone}"),
    phrase(PutIntoZone, "~put {what:obj} in the {zone:zone}"),
    phrase(PutIntoZone, "~put {what:obj} into the {zone:zone} (its EX Burst effect will not trigger)", quiet=True),
    phrase(PutIntoZone, "~put {what:obj} into your {zone:zone}"),
    phrase(PutIntoZone, "~put {what:obj} into <its owner's|their owners'> {zone:zone}"),
    phrase(PutIntoZone, "~place {what:obj} into the {zone:zone}"),
    phrase(PutIntoZone, "~place {what:obj} in the {zone:zone}"),
    phrase(RemoveFromGame, "~remove {what:obj} from the game", duration=None, face_down=False),
    phrase(RemoveFromGame, "~remove {what:obj} from the game {duration:until}", face_down=False),
    phrase(RemoveFromGame, "~remove from the game {what:obj}", duration=None, face_down=False),
    phrase(RemoveFromGame, "~remove {what:obj} from the game face down", duration=None, face_down=True),
    *[
        phrase(PlayOntoField, f"~{verb} {{what:obj}} {to} {whose} field{end}", dull=dull, owners_control=False)
        for verb in ("play", "return", "put")
        for to in ("onto", "to")
        for whose in ("the", "your")
        for end, dull in (("", False), (" dull", True))
    ],
    *[
        phrase(CastFree, f"~cast {{what:obj}}{own} without paying {cost}")
        for own in ("", " as though you owned it", " as though you owned them")
        for cost in ("the cost", "its cost", "their cost", "their costs")
    ],
    *[
        phrase(RemoveAfterUse, f"remove {{what:ref}} from the game{rest}")
        for rest in (
            " after use",
            *(f"{after} instead of putting it {into} the Break Zone{then}" for after in (" after use", "")
              for into in ("in", "into") for then in ("", " after use") if not (after and then)),
        )
    ],
    shaped(ByPlayer, "~give control of {what:obj} to your opponent", _given, _take_given),
    phrase(Draw, "~draw {count#:count} <card|cards>"),
    phrase(Discard, "~discard {what:obj}"),
    *[
        phrase(DiscardHand, f"~discard {hand}")
        for whose in ("your", "their")
        for hand in (
            f"{whose} hand", f"{whose} entire hand",
            *(f"all {cards} {in_} {whose} hand" for cards in ("cards", "the cards") for in_ in ("in", "from")),
        )
    ],
    phrase(DiscardAtRandom, "~discard {count#:count} <card|cards> from their hand at random"),
    phrase(DiscardAtRandom, "randomly ~discard {count#:count} <card|cards> from their hand"),
    phrase(DiscardAtRandom, "randomly ~discard {count#:count} <card|cards>"),
    phrase(DiscardAtRandom, "~discard {count#:count} <card|cards> at random"),
    phrase(Search, "~search for {what:obj}"),
    phrase(Reveal, "~reveal {what:obj}"),
    phrase(Reveal, "~show {what:obj}"),
    phrase(LookAt, "~look at {what:obj}"),
    phrase(Shuffle, "~shuffle your deck"),
    phrase(Shuffle, "~shuffle their deck"),
    phrase(Shuffle, "~shuffle the deck"),
    phrase(
        ShuffleAndReturn,
        "~shuffle {what:obj} and ~return them to the bottom of your deck",
        place=DeckPlace.BOTTOM,
    ),
    phrase(ShuffleIntoDeck, "~shuffle {what:obj} into your deck"),
    phrase(PlaceCounter, "~place {count#:count} {counter:counter} <Counter|Counters> on {where:obj}"),
    phrase(PlaceCounter, "~place a/an {counter:counter} Counter on {where:obj}", count=_ONE),
    phrase(RemoveCounter, "~remove a/an {counter:counter} Counter from {where:obj}", count=_ONE),
    phrase(RemoveCounter, "~remove all Counters from {where:obj}", count=None, counter=""),
    phrase(RemoveCounter, "~remove {count#:count} {counter:counter} <Counter|Counters> from {where:obj}"),
    phrase(RemoveCounter, "~remove all {counter:counter} Counters from {where:obj}", count=None),
    phrase(RemoveCounter, "~remove all the {counter:counter} Counters from {where:obj}", count=None),
    phrase(Cancel, "~cancel {what:effect_of}"),
    *[
        phrase(RevealUntil, f"{turn} {cards} from the top of your deck until {until}", **fixed)
        for turn in ("turn over", "~reveal")
        for cards in ("one card at a time", "cards one at a time", "cards")
        for until, fixed in (
            ("a/an {noun:noun/one} is revealed", {}), ("you reveal a/an {noun:noun/one}", {}),
            *((f"{a} selected type is revealed", {"noun": Noun((OfNamed(NameKind.CARD_TYPE),))}) for a in ("a", "the")),
        )
    ],
    *[
        phrase(NegateDamage, f"~{verb} all {the}damage {on} {{what:obj}}")
        for verb in ("negate", "remove") for the in ("", "the ") for on in ("dealt to", "from", "on")
    ],
    phrase(GainCrystals, "~gain [Crystal]", count=_ONE),
    phrase(GainCrystals, "~gain {count:crystals}"),
    phrase(GainControl, "~gain control of {what:obj}", duration=RestOfGame()),
    phrase(GainControl, "~gain control of {what:obj} {duration:until}"),
    phrase(Pay, "~pay {cost:icon+}"),
    phrase(EitherEffect, "~pay {effects:payment,or:2}"),
    phrase(
        DealPlayerDamage,
        "~deal {points#:number} <point|points> of damage to {player:victim}",
        source=Source(),
    ),
    phrase(Select, "~select {what:obj}"),
    phrase(DivideIntoGroups, "~divide {what:obj} into {groups:int} groups"),
    phrase(DivideIntoGroups, "~divide {what:obj} into {groups:int} groups (You can make a group of 0 Forwards)"),
    *[phrase(SelectGroup, f"~select 1 {group}") for group in ("group among them", "group", "of the groups")],
    phrase(NameSomething, "~name 1 {kind:named_trait}", but=()),
    phrase(NameSomething, "~name 1 {kind:named_trait} other than {but:element,or:2}"),
    phrase(NameSomething, "~name 1 {kind:named_trait} other than {but:element,and:2}"),
    shaped(Sequence, "~name 1 {one:named_trait} and {other:other_name=}", _both_named, _take_named),
    phrase(NameSomething, "~select 1 {kind:named_trait}", but=()),
    phrase(NameSomething, "~select a/an {kind:named_trait}", but=()),
    phrase(NameSomething, "~name a/an {kind:named_trait}", but=()),
    phrase(ReceiveDamage, "~receive {points#:number} <point|points> of damage"),
    phrase(SelectModes, "~select {count:count} of the {of:int} following actions. {more:more*} {modes:mode+}"),
    phrase(SelectModes, "~select {count:count} of the {of:int} following actions: {modes:mode+}", more=()),
    *[
        shaped(SelectModes, f"~select {{count:count}} {of} the following{actions}{mark} {{modes:mode+}}", _modes,
               _take_modes)
        for of in ("from", "of") for actions in ("", " actions") for mark in (".", ":")
    ],
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("vp", VERBS),
    (
        "effect_of",
        [
            phrase(It, "its effect"),
            phrase(It, "its effects"),
            phrase(Them, "their effects"),
            same("the effect of {:obj}"),
            same("the effects of {:obj}"),
            phrase(The, "the {noun:bare/one}'s effect"),
            phrase(That, "that {noun:bare/one}'s effect"),
        ],
    ),
    (
        # What one actor does in a sentence.
        "vps",
        [
            same("{:vp}"),
            phrase(Repeat, "{effect:vp} for each {times:unit}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp_pair,comma_then:2}"),
            phrase(EitherEffect, "{effects:vp_pair,or:2}"),
        ],
    ),
    ("vp_pair", [same("{:vp}"), phrase(Sequence, "{effects:vp,and:2}")]),
    (
        "clause",
        [
            same("{:vps/many}"),
            phrase(May, "you may {effect:vps/many}"),
            phrase(ByPlayer, "you {effect:vps/many}", player=Player.YOU),
            phrase(ByPlayer, "{player:actor} {effect:pvp/one}"),
            phrase(ByPlayer, "that Forward's controller {effect:pvp/one}", player=Player.ITS_CONTROLLER),
            phrase(ByPlayer, "both players {effect:pvp/many}", player=Player.EACH),
            phrase(DealDamage, "{source#:ref} ~deal {amount:damage} to {to:obj}"),
            phrase(DealDamage, "{source#:ref} ~deal {to:obj} {amount:damage}"),
            phrase(
                DealPlayerDamage,
                "{source#:ref} ~deal {player:victim} {points#:number} <point|points> of damage",
            ),
            phrase(
                DealPlayerDamage,
                "{source#:ref} also ~deal {player:victim} {points#:number} <point|points> of damage",
            ),
            phrase(DealDamage, "{source#:ref} also ~deal {amount:damage} to {to:obj}"),
            phrase(
                DealDamageToEachOther,
                "{one:ref} and {other:ref} deal damage equal to their respective power to the other",
            ),
            phrase(
                DealDamageToEachOther,
                "{one:ref} and {other:ref} deal damage equal to their power to the other",
            ),
            phrase(GainControl, "you gain control of {what:obj}", duration=RestOfGame()),
            phrase(GainControl, "you gain control of {what:obj} {duration:until}"),
            phrase(Lasting, "{statics:any_static,and} {duration:until}"),
            phrase(Lasting, "{duration:from_now}, {statics:any_static,and}"),
            phrase(Lasting, "{statics:replacement_this_turn=}", duration=ThisTurn()),
            phrase(Lasting, "{statics:next_damage=}", duration=ThisTurn()),
            phrase(Lasting, "{statics:cast_this_turn=}", duration=ThisTurn()),
            phrase(Lasting, "{statics:must_this_turn=}", duration=ThisTurn()),
            phrase(Lasting, "{statics:for_each_static=} {duration:until}"),
            phrase(Lasting, "{duration:from_now}, {statics:for_each_static=}"),
            shaped(EitherEffect, "{who#:who_one} ~gain {gains:gain,or:2} {duration:until}", _one_gained, _take_one),
            phrase(Repeat, "for each {times:unit}, {effect:by_another}"),
            phrase(Repeat, "for each {times:unit}, {effect:vps/many}"),
            phrase(Lasting, "{duration:from_now}, {statics:while_static=}"),
            phrase(CannotBeReduced, "this damage cannot be reduced"),
            phrase(Delayed, "{trigger:time_trigger}, {effects:clause=}"),
            phrase(Delayed, "{effects:plain_clause=} {trigger:time_trigger}"),
            phrase(Lasting, "{statics:static,and}", duration=RestOfGame()),
            phrase(Lasting, "{statics:casting_static,and}", duration=RestOfGame()),
        ],
    ),
    ("by_another", [phrase(ByPlayer, "{player:actor} {effect:pvp/one}")]),
    ("plain_clause", [same("{:vps/many}")]),
    ("time_trigger", [phrase(Trigger, "{event:time}")]),
    ("pvp", [same("{:vps}"), phrase(May, "may {effect:vps/many}")]),
    (
        "clauses",
        [
            same("{:clause}"),
            phrase(Sequence, "{effects:clause,and:2}"),
            phrase(Sequence, "{effects:clause,comma_then:2}"),
            phrase(Sequence, "{effects:clause,:2}"),
        ],
    ),
    (
        "body",
        [
            same("{:clauses}"),
            phrase(IfThen, "if {condition:condition}, {effect:result}"),
            phrase(IfThen, "if {condition:condition}, also {effect:result}"),
            *[
                phrase(IfThen, f"if {{condition:condition}}, {{effect:clauses}} {too}")
                for too in ("also", "as well", "too")
            ],
            phrase(IfThen, "{effect:clauses} if {condition:condition}"),
            phrase(IfYouDoSo, "if you do so, {effect:result}", player=Player.YOU),
            phrase(IfYouDoSo, "if they do so, {effect:result}", player=Player.THEY),
            phrase(IfYouDoSo, "if your opponent does so, {effect:result}", player=Player.OPPONENT),
            *[
                phrase(IfYouDont, f"if {who} {deed}, {{effect:result}}", player=player)
                for player, who, does in (
                    (Player.YOU, "you", "don't"), (Player.OPPONENT, "your opponent", "doesn't"),
                    (Player.THEY, "they", "don't"),
                )
                for deed in (does, f"{does} do so", f"{does} cast it", f"{does} pay", "cannot", "cannot do so")
            ],
            phrase(Unless, "if {player#:subject} <doesn't|don't> {escape:vp/many}, {effect:result}"),
            phrase(Otherwise, "otherwise, {effect:result}"),
            phrase(Otherwise, "if not, {effect:result}"),
            phrase(
                RemoveAfterUse,
                "if you cast it, remove {what:ref} from the game after use instead of putting it in the Break Zone",
            ),
            phrase(Then, "then, {effect:body}"),
        ],
    ),
    (
        "result",
        [
            same("{:clauses}"),
            phrase(Instead, "{effect:clauses} instead"),
            phrase(IfThen, "if {condition:condition}, {effect:result}"),
        ],
    ),
    (
        "sentence",
        [
            same("{:body}{.}"),
            phrase(WhenYouDoSo, "when you do so, {effects:effects}", player=Player.YOU),
            phrase(WhenYouDoSo, "when your opponent does so, {effects:effects}", player=Player.OPPONENT),
            phrase(WhenDone, "when {event:done_event}, {effects:effects}"),
            phrase(Delayed, "{trigger:trigger}, {effects:effects}"),
            same("{:reminder}"),
        ],
    ),
]

ROWS = {"effects": Row((("sentence", 1, 40),))}
