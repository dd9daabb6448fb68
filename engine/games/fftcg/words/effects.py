"""Effects: the verbs, and what one actor does in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from engine.abilities.amounts import Exactly, Number
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import (
    Activate,
    AddToHand,
    Break,
    ByPlayer,
    Cancel,
    CastFree,
    Choose,
    DealDamage,
    DealPlayerDamage,
    DeckPlace,
    Discard,
    DiscardHand,
    Draw,
    EitherEffect,
    GainControl,
    LookAt,
    NameKind,
    NameSomething,
    NegateDamage,
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
    Sequence,
    Shuffle,
    ShuffleAndReturn,
    ShuffleIntoDeck,
)
from engine.abilities.nouns import Noun, OfNamed
from engine.abilities.players import Player
from engine.abilities.references import Every, It, Source, That, The, Them
from engine.games.fftcg.turnwords import LosesGame, SkipsPhases, TakesExtraTurn, WinsGame
from engine.games.fftcg.vocabulary import (
    DivideIntoGroups,
    Dull,
    Freeze,
    GainCrystals,
    OnStack,
    SelectGroup,
    StackKind,
    Targets,
)
from engine.text.grammar import Phrase, phrase, same, shaped
from engine.text.templates import Build, Take

_ONE = Exactly(Number(1))


_Joined = type[Sequence] | type[EitherEffect]


_Verb = type[Activate] | type[Dull] | type[Freeze]
#: Verbs that stand side by side before one object.
_DONE: Mapping[_Verb, str] = {Dull: "dull", Freeze: "freeze", Activate: "activate"}


def _both_done(make: _Joined, *verbs: _Verb) -> tuple[Build, Take]:
    """ "dull and Freeze it", "dull or activate it": the object is printed once."""

    def build(slots: Mapping[str, object]) -> object:
        return make(tuple(verb(slots["what"]) for verb in verbs))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is not make or tuple(type(one) for one in value.effects) != verbs:
            return None
        objects = {one.what for one in value.effects}  # type: ignore[attr-defined]
        return {"what": objects.pop()} if len(objects) == 1 else None

    return build, take


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


_ANY_EFFECT = OnStack((StackKind.SUMMON, StackKind.ABILITY))


def _choosing(slots: Mapping[str, object]) -> object:
    """ "all effects choosing Ramza": of all Summons and abilities that do."""
    return Every(Noun((_ANY_EFFECT, Targets(slots["what"]))))  # type: ignore[arg-type]


def _take_choosing(value: object) -> Mapping[str, object] | None:
    match value:
        case Every(Noun((kinds, Targets(what, False)))) if kinds == _ANY_EFFECT:
            return {"what": what}
    return None


#: How points of damage are dealt to a player (FFTCG 6.5).
POINTS = (
    "~deal {player:victim} {points#:number} <point|points> of damage",
    "~deal {points#:number} <point|points> of damage to {player:victim}",
)
VERBS: list[Phrase] = [
    phrase(Choose, "~choose {targets:target,and}"),
    phrase(DealDamage, "~deal {to:obj} {amount:damage}"),
    phrase(DealDamage, "~deal {amount:damage} to {to:obj}"),
    phrase(Break, "~break {what:obj}"),
    phrase(Dull, "~dull {what:obj}"),
    phrase(Dull, "~dull active {what:ref}"),
    shaped(Sequence, "~dull and ~freeze {what:obj}", *_both_done(Sequence, Dull, Freeze)),
    *[
        shaped(EitherEffect, f"~{_DONE[one]} or ~{_DONE[other]} {{what:obj}}", *_both_done(EitherEffect, one, other))
        for one, other in permutations(_DONE, 2)
    ],
    *[
        phrase(PickDiscard, f"~select {{count#:count}} <card|cards> for your opponent to discard{hand}")
        for hand in ("", " from their hand")
    ],
    phrase(Activate, "~activate {what:obj}"),
    phrase(Freeze, "~freeze {what:obj}"),
    *[
        phrase(ReturnToHand, f"~{verb} {{what#:obj}} to <{one}|{many}>")
        for verb in ("return", "add")
        for one in ("its owner's hand",)
        for many in ("their owners' hands", "their owner's hand", "their owner's hands", "their owners' hand",
                     "its owner's hand", "the owners' hands")
    ],
    *[
        phrase(AddToHand, f"~{verb} {{what:obj}} {to} {whose} hand")
        for verb, to in (("add", "to"), ("return", "to"), ("put", "into"), ("take", "into"))
        for whose in ("your", "their")
    ],
    *[
        line
        for place, spot in (
            (DeckPlace.BOTTOM, "{at the bottom|to the bottom|on the bottom|under the bottom}"),
            (DeckPlace.TOP, "{on top|on the top|at the top|to the top}"),
            (DeckPlace.TOP_OR_BOTTOM, "{to the top and/or bottom|at the top and/or bottom|at the top or bottom|"
             "to the top or bottom|on the top or bottom|on the top and/or bottom|on top or at the bottom|"
             "on top and/or at the bottom}"),
        )
        for verb in ("put", "return", "place")
        for order, flag in (("", False), (" in any order", True))
        for owner in (
            "<its owner's deck|their owners' decks>", "<its owner's deck|their owner's deck>",
            "{your deck|their deck|your opponent's deck|the deck|the respective decks|their respective decks}",
        )
        for line in (phrase(PutOnDeck, f"~{verb} {{what#:obj}} {spot} of {owner}{order}", place=place, any_order=flag),)
    ],
    *[
        phrase(PutIntoZone, f"~{verb} {{what:obj}} {into} {whose} {{zone:zone}}")
        for verb in ("put", "place", "send")
        for into in ("into", "in", "to")
        for whose in ("the", "your", "their", "<its owner's|their owners'>")
        if (verb == "send") == (into == "to")
    ],
    phrase(PutIntoZone, "~put {what:obj} into the {zone:zone} (its EX Burst effect will not trigger)", quiet=True),
    *[
        phrase(RemoveFromGame, f"~remove {words}{down}{until}", **fixed, face_down=bool(down))
        for words in ("{what:obj} from the game", "from the game {what:obj}")
        for down in ("", " face down")
        for until, fixed in (("", {"duration": None}), (" {duration:until}", {}))
    ],
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
    phrase(Search, "~search for {what:obj}"),
    *[phrase(Reveal, f"~{verb} {{what:obj}}") for verb in ("reveal", "show")],
    phrase(Reveal, "turn over {what:obj}"),
    phrase(LookAt, "~look at {what:obj}"),
    *[phrase(Shuffle, f"~shuffle {whose} deck") for whose in ("your", "their", "the")],
    phrase(
        ShuffleAndReturn,
        "~shuffle {what:obj} and ~return them to the bottom of your deck",
        place=DeckPlace.BOTTOM,
    ),
    phrase(ShuffleIntoDeck, "~shuffle {what:obj} into your deck"),
    *[
        phrase(make, f"~{verb} {many} {on} {{where:obj}}", **fixed)
        for make, verb, on in (
            (PlaceCounter, "place", "on"), (PlaceCounter, "put", "on"), (RemoveCounter, "remove", "from"),
        )
        for many, fixed in (
            ("{count#:count} {counter:counter} <Counter|Counters>", {}),
            ("a/an {counter:counter} Counter", {"count": _ONE}),
        )
    ],
    *[
        phrase(RemoveCounter, f"~remove all {the}{name}Counters from {{where:obj}}", count=None, **fixed)
        for the in ("", "the ")
        for name, fixed in (("{counter:counter} ", {}), ("", {"counter": ""}))
    ],
    phrase(Cancel, "~cancel {what:effect_of}"),
    *[
        phrase(RevealUntil, f"{turn} {cards} from the top of {whose} deck until {until}", **fixed)
        for turn in ("turn over", "~reveal")
        for cards in ("one card at a time", "cards one at a time", "cards")
        for whose, they in (("your", "you"), ("their", "they"))
        for until, fixed in (
            ("a/an {noun:noun/one} is revealed", {}), (f"{they} reveal a/an {{noun:noun/one}}", {}),
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
    *[phrase(DealPlayerDamage, words, source=Source()) for words in POINTS],
    phrase(Select, "~select {what:obj}"),
    *[
        phrase(DivideIntoGroups, f"~divide {{what:obj}} into {{groups:int}} groups{end}")
        for end in ("", " (You can make a group of 0 Forwards)")
    ],
    *[phrase(SelectGroup, f"~select 1 {group}") for group in ("group among them", "group", "of the groups")],
    *[
        phrase(NameSomething, f"~{verb} {one} {{kind:named_trait}}{but}", **fixed)
        for verb in ("name", "select", "choose", "declare")
        for one in ("1", "a/an")
        for but, fixed in (
            ("", {"but": ()}), (" other than {but:element,or}", {}), (" other than {but:element,and:2}", {}),
        )
    ],
    shaped(Sequence, "~name 1 {one:named_trait} and {other:other_name=}", _both_named, _take_named),
    *[
        phrase(SkipsPhases, f"~skip {what}", player=player)
        for player, next_, turn in (
            (Player.OPPONENT, "your opponent's next", "their"), (Player.YOU, "your next", "your"),
            (Player.THEY, "their next", "their"),
        )
        for what in (
            f"{next_} {{phases:phase,and}}",
            f"{next_.removesuffix(' next')} {{phases:phase,and}} in {turn} next turn",
            f"{next_.removesuffix(' next')} {{phases:phase,and}} during {turn} next turn",
            f"the {{phases:phase,and}} of {next_} turn",
            f"the {{phases:phase,and}} during {next_} turn",
        )
    ],
    *[phrase(TakesExtraTurn, f"~take {one} turn after this one")
      for one in ("1 more", "an extra", "1 extra", "another", "an additional", "1 additional", "one more")],
    phrase(LosesGame, "~lose the game"),
    phrase(WinsGame, "~win the game"),
    phrase(ReceiveDamage, "~receive {points#:number} <point|points> of damage"),
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("vp", VERBS),
    (
        "effect_of",
        [
            *[shaped(Every, f"all {{|the |of the }}effects {choosing} {{what:obj}}", _choosing, _take_choosing)
              for choosing in ("choosing", "that are choosing", "that choose", "targeting")],
            phrase(It, "its effect"),
            phrase(It, "its effects"),
            phrase(Them, "their effects"),
            same("the effect of {:obj}"),
            same("the effects of {:obj}"),
            *[
                phrase(make, f"{which} {{noun:bare/one}}'s effect{many}")
                for make, which in ((The, "the"), (That, "that"))
                for many in ("", "s")
            ],
        ],
    ),
    (
        # What one actor does in a sentence.
        "vps",
        [
            same("{:vp}"),
            *[phrase(Repeat, f"{{effect:vp}} for {each}{many}")
              for each in ("each {times:unit}", "every {times:groups}")
              for many in ("", " (select as many as possible)")],
            phrase(Repeat, "{effect:vp_pair}, for each {times:unit}"),
            phrase(Sequence, "{effects:vp,and:2}"),
            phrase(Sequence, "{effects:vp_pair,comma_then:2}"),
            phrase(EitherEffect, "{effects:vp_pair,or:2}"),
        ],
    ),
    ("vp_pair", [same("{:vp}"), phrase(Sequence, "{effects:vp,and:2}")]),
]
