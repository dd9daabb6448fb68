"""Effects: the verbs, and what one actor does in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.clauses import Verbs, clauses
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole, rest

_ONE = ab.Exactly(ab.Number(1))


_Verb = type[ab.Untap] | type[ab.Tap] | type[own.Freeze]
#: Verbs that stand side by side before one object.
_DONE: Mapping[_Verb, str] = {ab.Tap: "dull", own.Freeze: "freeze", ab.Untap: "activate"}


_ANY_EFFECT = own.OnStack((own.StackKind.SUMMON, own.StackKind.ABILITY))


#: How points of damage are dealt to a player (FFTCG 6.5).
POINTS = (
    "~deal {{player:victim} {points#:number} <point|points> of damage"
    "|{points#:number} <point|points> of damage to {player:victim}}"
)
_UNTIL_SHOWN = "{@turn over|~reveal} {@one card at a time|cards one at a time|cards} from the top of"
_VERBS: list[Phrase] = [
    phrase(ab.Choose, "~choose {targets:target,and}"),
    phrase(ab.DealDamage, "~deal {{to:obj} {amount:damage}|{amount:damage} to {to:obj}}"),
    # One damage of so much, not so many of them.
    tree(ab.DealDamage(ab.Times(hole("each"), hole("count")), hole("to")),
         "~deal {each:number} damage to {to:obj} {@for each {count:unit}|for every {count:groups}}"),
    # The object is printed once.
    tree(ab.Sequence((ab.Tap(hole("what")), own.Freeze(hole("what")))), "~dull and ~freeze {what:obj}"),
    *[
        tree(ab.EitherEffect((one(hole("what")), other(hole("what")))),
             f"~{_DONE[one]} or ~{_DONE[other]} {{what:obj}}")
        for one, other in permutations(_DONE, 2)
    ],
    tree(ab.Sequence((
        ab.Select(ab.Pick(hole("count"), ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.OPPONENT))))),
        ab.ByPlayer(ab.Player.OPPONENT, ab.Discard(ab.It())),
    )), "~select {count#:count} <card|cards> for your opponent to discard ?({@in:from} their hand)?"),
    phrase(ab.PutIntoZone, "~put {what:obj} into the {zone:zone} (its EX Burst effect will not trigger)", quiet=True),
    phrase(ab.RemoveFromGame, "~remove {{what:obj} from the game|from the game {what:obj}} {face_down! face down}"
           " ?({duration:duration})?"),
    phrase(ab.PlayOntoField, "{@~play|~return|~put} {what:obj} {@into:onto} {@the|your} field {dull! dull}",
           owners_control=False),
    phrase(ab.Cast, "~cast {what:obj} {|as though you owned {it|them}} without paying {@own:the} {@cost}", free=True),
    phrase(ab.RemoveAfterUse, "remove {what:ref} from the game"
           " {after use|{@after use|} instead of putting it {@into} the Break Zone {|after use}}"),
    tree(ab.ByPlayer(ab.Player.OPPONENT, ab.GainControl(hole("what"), ab.RestOfGame())),
         "~give control of {what:obj} to your opponent"),
    phrase(ab.Discard, "~discard {what:obj}"),
    phrase(ab.Search, "~search for {what:obj}"),
    phrase(
        ab.PutOnDeck,
        "~shuffle {what:obj} and ~return them to the bottom of your deck",
        place=ab.DeckPlace.BOTTOM, at_random=True,
    ),
    phrase(ab.PutOnDeck, "~shuffle {what:obj} into {@your|their|the|<its owner's|their owner's>"
           "|<its owner's|their owners'>} deck", place=None),
    phrase(ab.PlaceCounter, "{@~place|~put} {count#:count} {counter:counters} on {where:obj}"),
    phrase(ab.PlaceCounter, "{@~place|~put} a/an {counter:counters/one} on {where:obj}", count=_ONE),
    phrase(ab.RemoveCounter, "~remove {count#:count} {counter:counters} from {where:obj}"),
    phrase(ab.RemoveCounter, "~remove a/an {counter:counters/one} from {where:obj}", count=_ONE),
    phrase(ab.RemoveCounter, "~remove all {@all of:} {counter:counters/many} from {where:obj}", count=None),
    phrase(ab.Cancel, "~cancel {what:effect_of}"),
    phrase(ab.RevealUntil, f"{_UNTIL_SHOWN} {{@own}} deck until"
           " {a/an {noun:noun/one} is revealed|{@you|they} reveal a/an {noun:noun/one}}"),
    phrase(ab.RevealUntil, f"{_UNTIL_SHOWN} {{@own}} deck until {{@a}} selected type is revealed",
           noun=ab.Noun((ab.OfNamed(ab.NameKind.CARD_TYPE),))),
    phrase(ab.NegateDamage, "{@~negate|~remove} all {@the:} damage {@dealt to|from|on} {what:obj}"),
    phrase(own.GainCrystals, "~gain [Crystal]", count=_ONE),
    phrase(own.GainCrystals, "~gain {count:crystals}"),
    phrase(ab.GainControl, "~gain control of {what:obj}", duration=ab.RestOfGame()),
    phrase(ab.GainControl, "~gain control of {what:obj} {duration:duration}"),
    same("~pay {:payment}"),
    phrase(ab.EitherEffect, "~pay {effects:payment,or:2}"),
    phrase(ab.DealPlayerDamage, POINTS, source=ab.Source()),
    phrase(own.DivideIntoGroups,
           "~divide {what:obj} into {groups:int} groups {@|(You can make a group of 0 Forwards)}"),
    phrase(own.SelectGroup, "~select 1 {@group among them|group|of the groups}"),
    phrase(ab.NameSomething, "{@~name|~select|~choose|~declare} {@a:1} {kind:named_trait} ?({but:other_elements})?"),
    # Two namings with one verb.
    tree(ab.Sequence((ab.NameSomething(hole("one")), rest("other"))),
         "~name 1 {one:named_trait} and {other:other_name=}"),
    *[
        phrase(ab.SkipsPhases, f"~skip {{{next_} {{phases:phase,and}}"
               f"|{next_.removesuffix(' next')} {{phases:phase,and}} {{@in}} {turn} next turn"
               f"|the {{phases:phase,and}} {{@of|during}} {next_} turn}}", player=player)
        for player, next_, turn in (
            (ab.Player.OPPONENT, "your opponent's next", "their"), (ab.Player.YOU, "your next", "your"),
            (ab.Player.THEY, "their next", "their"),
        )
    ],
    phrase(ab.TakesExtraTurn, "~take {1 more|{@a} {@extra|additional}|another} turn after this one"),
    phrase(ab.LosesGame, "~lose the game"),
    phrase(ab.WinsGame, "~win the game"),
    phrase(ab.DealPlayerDamage, "~receive {points#:number} <point|points> of damage", source=None, player=None),
]

PHRASES: list[tuple[str, list[Phrase]]] = [
    *clauses(Verbs(
        tap="~dull", untap="~activate", destroy="~break", select="~select",
        deck="{<its owner's deck|their owners' decks>|<its owner's deck|their owner's deck>"
             "|{@whose} {@deck|decks}}",
    )),
    ("vp", _VERBS),
    (
        "effect_of",
        [
            # Of all Summons and abilities that do.
            tree(ab.Every(ab.Noun((_ANY_EFFECT, own.Targets(hole("what"))))),
                 "all {@|the |of the }effects {@choosing} {what:obj}"),
            phrase(ab.It, "its {@effect}"),
            phrase(ab.Them, "their effects"),
            same("the {@effect} of {:obj}"),
            *[phrase(make, f"{which} {{noun:bare/one}}'s {{@effect}}")
              for make, which in ((ab.The, "the"), (ab.That, "that"))],
        ],
    ),
    (
        "plain_vp",
        [
            phrase(ab.Tap, "~dull active {what:ref}"),
            phrase(own.Freeze, "~freeze {what:obj}"),
            phrase(ab.RemoveFromGame, "~remove {what:obj} from the game", duration=None, face_down=False),
        ],
    ),
    ("placing", [phrase(ab.AddToHand, "~return {what:obj} to {@own} hand")]),
    (
        "vps",
        [
            phrase(ab.Repeat,
                   "{effect:vp} for {each {times:unit}|every {times:groups}} {@|(select as many as possible)}"),
            phrase(ab.Repeat, "{effect:vp_pair}, for each {times:unit}"),
        ],
    ),
]
