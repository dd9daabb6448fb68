"""Effects: the verbs, and what one actor does in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from engine.abilities.amounts import Exactly, Number, Times
from engine.abilities.counters import PlaceCounter, RemoveCounter
from engine.abilities.damage import DealDamage, DealPlayerDamage, NegateDamage, ReceiveDamage
from engine.abilities.decks import (
    DeckPlace,
    RevealUntil,
    Search,
    ShuffleAndReturn,
    ShuffleIntoDeck,
)
from engine.abilities.discarding import Discard, PickDiscard
from engine.abilities.durations import RestOfGame
from engine.abilities.effects import (
    AddToHand,
    ByPlayer,
    EitherEffect,
    GainControl,
    Pay,
    PlayOntoField,
    PutIntoZone,
    RemoveFromGame,
    Repeat,
    Sequence,
)
from engine.abilities.naming import NameKind, NameSomething, OfNamed
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Every, It, Source, That, The, Them
from engine.abilities.stack import Cancel, CastFree, RemoveAfterUse
from engine.abilities.targets import Choose
from engine.abilities.turning import Tap, Untap
from engine.abilities.turns import LosesGame, SkipsPhases, TakesExtraTurn, WinsGame
from engine.games.fftcg.vocabulary import (
    DivideIntoGroups,
    Freeze,
    GainCrystals,
    OnStack,
    SelectGroup,
    StackKind,
    Targets,
)
from engine.text.english.clauses import Verbs, clauses
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole, rest

_ONE = Exactly(Number(1))


_Verb = type[Untap] | type[Tap] | type[Freeze]
#: Verbs that stand side by side before one object.
_DONE: Mapping[_Verb, str] = {Tap: "dull", Freeze: "freeze", Untap: "activate"}


_ANY_EFFECT = OnStack((StackKind.SUMMON, StackKind.ABILITY))


#: How points of damage are dealt to a player (FFTCG 6.5).
POINTS = (
    "~deal {{player:victim} {points#:number} <point|points> of damage"
    "|{points#:number} <point|points> of damage to {player:victim}}"
)
_UNTIL_SHOWN = "{@turn over|~reveal} {@one card at a time|cards one at a time|cards} from the top of"
_VERBS: list[Phrase] = [
    phrase(Choose, "~choose {targets:target,and}"),
    phrase(DealDamage, "~deal {{to:obj} {amount:damage}|{amount:damage} to {to:obj}}"),
    # One damage of so much, not so many of them.
    tree(DealDamage(Times(hole("each"), hole("count")), hole("to")),
         "~deal {each:number} damage to {to:obj} {@for each {count:unit}|for every {count:groups}}"),
    # The object is printed once.
    tree(Sequence((Tap(hole("what")), Freeze(hole("what")))), "~dull and ~freeze {what:obj}"),
    *[
        tree(EitherEffect((one(hole("what")), other(hole("what")))), f"~{_DONE[one]} or ~{_DONE[other]} {{what:obj}}")
        for one, other in permutations(_DONE, 2)
    ],
    phrase(PickDiscard, "~select {count#:count} <card|cards> for your opponent to discard {@|from their hand}"),
    phrase(PutIntoZone, "~put {what:obj} into the {zone:zone} (its EX Burst effect will not trigger)", quiet=True),
    phrase(RemoveFromGame, "~remove {{what:obj} from the game|from the game {what:obj}} {face_down! face down}"
           " ?({duration:duration})?"),
    phrase(PlayOntoField, "{@~play|~return|~put} {what:obj} {@onto|to} {@the|your} field {dull! dull}",
           owners_control=False),
    phrase(CastFree, "~cast {what:obj} {|as though you owned {it|them}} without paying {@the|its|their} {@cost|costs}"),
    phrase(RemoveAfterUse, "remove {what:ref} from the game"
           " {after use|{@after use|} instead of putting it {@into|in} the Break Zone {|after use}}"),
    tree(ByPlayer(Player.OPPONENT, GainControl(hole("what"), RestOfGame())),
         "~give control of {what:obj} to your opponent"),
    phrase(Discard, "~discard {what:obj}"),
    phrase(Search, "~search for {what:obj}"),
    phrase(
        ShuffleAndReturn,
        "~shuffle {what:obj} and ~return them to the bottom of your deck",
        place=DeckPlace.BOTTOM,
    ),
    phrase(ShuffleIntoDeck, "~shuffle {what:obj} into {@your|their|the|<its owner's|their owner's>"
           "|<its owner's|their owners'>} deck"),
    phrase(PlaceCounter, "{@~place|~put} {count#:count} {counter:counters} on {where:obj}"),
    phrase(PlaceCounter, "{@~place|~put} a/an {counter:counters/one} on {where:obj}", count=_ONE),
    phrase(RemoveCounter, "~remove {count#:count} {counter:counters} from {where:obj}"),
    phrase(RemoveCounter, "~remove a/an {counter:counters/one} from {where:obj}", count=_ONE),
    phrase(RemoveCounter, "~remove all {@|the|of the} {counter:counters/many} from {where:obj}", count=None),
    phrase(Cancel, "~cancel {what:effect_of}"),
    phrase(RevealUntil, f"{_UNTIL_SHOWN} {{@your|their}} deck until"
           " {a/an {noun:noun/one} is revealed|{@you|they} reveal a/an {noun:noun/one}}"),
    phrase(RevealUntil, f"{_UNTIL_SHOWN} {{@your|their}} deck until {{@a|the}} selected type is revealed",
           noun=Noun((OfNamed(NameKind.CARD_TYPE),))),
    phrase(NegateDamage, "{@~negate|~remove} all {@|the} damage {@dealt to|from|on} {what:obj}"),
    phrase(GainCrystals, "~gain [Crystal]", count=_ONE),
    phrase(GainCrystals, "~gain {count:crystals}"),
    phrase(GainControl, "~gain control of {what:obj}", duration=RestOfGame()),
    phrase(GainControl, "~gain control of {what:obj} {duration:duration}"),
    phrase(Pay, "~pay {cost:icon+}"),
    phrase(EitherEffect, "~pay {effects:payment,or:2}"),
    phrase(DealPlayerDamage, POINTS, source=Source()),
    phrase(DivideIntoGroups, "~divide {what:obj} into {groups:int} groups {@|(You can make a group of 0 Forwards)}"),
    phrase(SelectGroup, "~select 1 {@group among them|group|of the groups}"),
    *[
        phrase(NameSomething, f"{{@~name|~select|~choose|~declare}} {{@1|a|an}} {{kind:named_trait}}{but}", **fixed)
        for but, fixed in (
            ("", {"but": ()}), (" other than {but:element,or}", {}), (" other than {but:element,and:2}", {}),
        )
    ],
    # Two namings with one verb.
    tree(Sequence((NameSomething(hole("one")), rest("other"))), "~name 1 {one:named_trait} and {other:other_name=}"),
    *[
        phrase(SkipsPhases, f"~skip {{{next_} {{phases:phase,and}}"
               f"|{next_.removesuffix(' next')} {{phases:phase,and}} {{@in|during}} {turn} next turn"
               f"|the {{phases:phase,and}} {{@of|during}} {next_} turn}}", player=player)
        for player, next_, turn in (
            (Player.OPPONENT, "your opponent's next", "their"), (Player.YOU, "your next", "your"),
            (Player.THEY, "their next", "their"),
        )
    ],
    phrase(TakesExtraTurn, "~take {1 more|{@an|1} {@extra|additional}|another} turn after this one"),
    phrase(LosesGame, "~lose the game"),
    phrase(WinsGame, "~win the game"),
    phrase(ReceiveDamage, "~receive {points#:number} <point|points> of damage"),
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    *clauses(Verbs(
        tap="~dull", untap="~activate", destroy="~break", select="~select",
        deck="{<its owner's deck|their owners' decks>|<its owner's deck|their owner's deck>"
             "|{@your|their|your opponent's|the|the respective|their respective} {@deck|decks}}",
    )),
    ("vp", _VERBS),
    (
        "effect_of",
        [
            # Of all Summons and abilities that do.
            tree(Every(Noun((_ANY_EFFECT, Targets(hole("what"))))),
                 "all {@|the |of the }effects {@choosing|that are choosing|that choose|targeting} {what:obj}"),
            phrase(It, "its {@effect|effects}"),
            phrase(Them, "their effects"),
            same("the {@effect|effects} of {:obj}"),
            *[phrase(make, f"{which} {{noun:bare/one}}'s {{@effect|effects}}")
              for make, which in ((The, "the"), (That, "that"))],
        ],
    ),
    (
        "plain_vp",
        [
            phrase(Tap, "~dull active {what:ref}"),
            phrase(Freeze, "~freeze {what:obj}"),
            phrase(RemoveFromGame, "~remove {what:obj} from the game", duration=None, face_down=False),
        ],
    ),
    ("placing", [phrase(AddToHand, "~return {what:obj} to {@your|their} hand")]),
    (
        "vps",
        [
            phrase(Repeat, "{effect:vp} for {each {times:unit}|every {times:groups}} {@|(select as many as possible)}"),
            phrase(Repeat, "{effect:vp_pair}, for each {times:unit}"),
        ],
    ),
]
