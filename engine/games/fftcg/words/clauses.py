"""Clauses: who does what, and the verbs of which one actor does what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.choices import AS_THEY, SO_MANY, lists
from engine.games.fftcg.words.nouns import TARGET, hand_of
from engine.games.fftcg.words.statics import FREE, INTO_DAMAGE_ZONE, MAY_CAST
from engine.text.english.classes import ALSO, AS_MANY, ON, THE_NAMED, any_of
from engine.text.english.clauses import AS_POSSIBLE, Verbs, clauses
from engine.text.english.nouns import ONE
from engine.text.phrases import Phrase, altered, each, hole, joined, phrase, rest, same, several, shaped, tree, trees

_THIS = "{@this ability|this effect|this damage|this Summon}"

_ANY_EFFECT = ab.OnStack((own.StackKind.SUMMON, own.StackKind.ABILITY))
#: Damage, and to whom it is dealt; points of it to a player (FFTCG 6.5).
_DEALT = "{@{to:hurt} {amount:dealt}|{amount:dealt} to {to:hurt}}"
_UNTIL_SHOWN = "{@turn over|~reveal} {@one card at a time|cards one at a time|cards} from the top of"

_SO_FOR = ab.Lasting(hole("duration"), (ab.Changes(hole("who"), hole("changes")),))
_VERBS = each("verbs", altered("verbs", what=(ab.It(), hole("what"))))
_CARDS = ab.Noun((ab.IsCard(),))


def _gaining(gains: tuple[Any, ...]) -> ab.Lasting:
    return ab.Lasting(hole("duration"), (ab.Changes(hole("who"), (ab.Gains(gains),)),))


def _each_other(slots: Mapping[str, Any]) -> ab.Effect:
    """What two in a fight deal one another: those that are named, or that were chosen."""
    match slots["who"]:
        case ab.Both((one, other)):
            return ab.DealDamageToEachOther(one, other)
        case ab.Them() | ab.Every(ab.Noun((ab.OfType(),))):
            return ab.DealDamageToEachOther(ab.Former(), ab.Latter())
    return ab.Sequence(())


#: The wording of what no pattern of its own prints.
_APART = -1


def _dealing(slots: Mapping[str, object]) -> object:
    """Damage, for each of something behind whom it is dealt to: one damage of so much, not so many of them."""
    amount: Any = slots["amount"]
    to: Any = ab.Player.THEY if isinstance(amount, ab.Exactly) and slots["to"] == ab.Them() else slots["to"]
    points = amount.amount if isinstance(amount, ab.Exactly) else amount
    if slots.get("count") is not None:
        points = ab.Times(points, slots["count"], wording=_APART)  # type: ignore[arg-type]
    source: Any = slots.get("source")
    match amount, to:
        case ab.Exactly(), ab.Player():
            return ab.DealPlayerDamage(source or ab.Source(), to, points)
        case ab.Amount(), ab.Reference():
            return ab.DealDamage(points, to, source)
    # Things have no points of damage.
    return ab.Sequence(())


def _take_dealing(of_source: bool, value: object) -> Mapping[str, object] | None:
    """With the source of the damage, or without it where it is the ability's."""
    whole: ab.Node
    match value:
        case ab.DealDamage(amount, to, source) if (source is not None) is of_source:
            whole = amount
        case ab.DealPlayerDamage(source, ab.Player() as to, amount) if of_source or source == ab.Source():
            whole = ab.Exactly(amount)
        case _:
            return None
    slots = {"amount": whole, "to": to, "source": source, "count": None}
    match amount:
        case ab.Times(ab.Number() as each_, count, wording=wording) if wording == _APART:
            slots |= {"amount": each_ if whole is amount else ab.Exactly(each_), "count": count}
    return slots


#: "discards cards until they have 3 cards in their hand": as many as are too many.
_THERE = hand_of(hole("player"))
_TOO_MANY = ab.Pick(ab.Exactly(ab.Difference(ab.CountOf(_THERE), hole("number"))), _THERE)


def _for_a_time(done: str) -> str:
    """What is done, with how long before or behind it."""
    return f"{{{{duration:duration}}, {done}|{done} {{duration:duration}}}}"


def _exchanges() -> list[Phrase]:
    """Power or control that two exchange."""
    verb = "{@exchange|swap|switch}"
    swapped = own.ExchangePower(ab.Both((hole("one"), hole("other"))), hole("duration"))
    whose = "{{one:genitive} power|the power of {one:ref}}"
    other = "{{other:ref}'s power|{other:ref}'s|that of {other:ref}|the power of {other:ref}}"
    control = f"{verb} {{@control|the control}} of {{what:obj}}"
    return [
        phrase(own.ExchangePower, _for_a_time(
            f"{verb} {{the ^power of {{what:obj}}|{{what:genitive}} ^power}}")),
        tree(swapped, _for_a_time(f"{verb} {whose} with {other}")),
        phrase(own.ExchangeControl, f"{{{{duration:duration}}, {control}|{control} {{duration:for_long}}}}"),
    ]


def _used() -> list[Phrase]:
    """ "use Ramza's special ability without paying the cost"."""
    of_it = "{@{whose:genitive} special ability|1 of {whose:genitive} special abilities}"
    of_others = "{@the|1|a|1 of the} special {@ability|abilities} of {whose:having}"
    return [phrase(own.UseOfOther, f"~use {{@{of_it}|{of_others}}} without paying {{free:whole_or_s}}")]


_LIKE = any_of("as you like", "as you wish", "as you want", "as you choose")
_CHOSEN = (
    "{@|among them|between them|among the chosen Forwards|among the chosen Characters|among the chosen targets"
    "|between the chosen Forwards|between the chosen Characters}"
)
#: In what parts; of 1000, where nothing is said.
_UNITS = (
    "{@|{@.|} (^Unit must be {unit:int}.)|({@|damage must be|damage must be divided} in {@increments|units"
    "|multiples} of {unit:int})|in {@increments|units|multiples} of {unit:int}}"
)


def _moving() -> list[Phrase]:
    """ "move 1 Ember Counter from Ramza to another Character you control"."""
    way = "{@|placed|that are} {@in:from} {origin:obj} {@into:to} {to:obj}"
    return [
        phrase(ab.MovesCounters, f"~move {{count#:count_or_a}} {{counter:counters}} {way}"),
        phrase(ab.MovesCounters, f"~move all {{@all of:}} {{counter:counters/many}} {way}", count=None),
    ]


def _placing() -> list[Phrase]:
    """ "place a number of Ember Counters on it equal to the number of Backups you control"."""
    as_many = ab.PlaceCounter(ab.Exactly(hole("amount")), hole("counter"), hole("where"))
    return [
        tree(as_many, "~place {@a number of|} {counter:counters/many} {@on {where:obj} equal to {amount:counted}"
             "|equal to {amount:counted} on {where:obj}}"),
        tree(as_many, f"~place {AS_MANY} {{counter:counters/many}} on {{where:obj}} as {{amount:counted}}"),
        phrase(ab.RemoveCounter,
               f"~select 1 Counter {ON} {{where:obj}} {{@and then}} remove {THE_NAMED} Counter",
               counter="", count=ONE),
    ]


_HAND = "{@from their hand|from your hand|}"
_DISCARDED = ab.AtRandom(ab.Discard(ab.Pick(hole("count"), ab.Noun((ab.IsCard(),)))))

PHRASES = [{
    "clause": [
        phrase(own.NoBursts, f"{{EX Bursts of {{@the}} {{@card}} {INTO_DAMAGE_ZONE} {_THIS} cannot be used"
               f"|{{@the}} {{@card}} {INTO_DAMAGE_ZONE} {_THIS} cannot use {{@own:a/an}} EX ^Burst"
               f"|EX Bursts cannot be used {{@because of:due to}} {_THIS}}}"),
        joined(_gaining(hole("gains")), ab.EitherEffect(each("gains", _gaining((hole("gains"),)))),
               "{who#:who_one} ~gain {gains:gain,and|or} {duration:duration}"),
        # "Ramza cannot be blocked this turn and gains Brave until the end of the turn"
        trees("{{who#:who_many}|{who#:who_one}} {changes:change,and} {duration:duration}"
              " ?(and {more:change,and} {later:duration})?", _SO_FOR,
              ab.Sequence((_SO_FOR, ab.Lasting(hole("later"), (ab.Changes(hole("who"), hole("more")),))))),
        # Not what players deal.
        shaped(ab.DealDamageToEachOther, "{who:obj} ~~deal damage equal to {@their power|their powers}"
               " to {@the other|each other}", _each_other,
               lambda value: {"who": ab.Both((value.one, value.other))}),  # type: ignore[attr-defined]
    ],
    "vp": [
        phrase(own.UseBurst, "{@~use|~trigger|~activate} {@{what:genitive} EX Burst {@its effect}"
               "|the EX Burst {@its effect} of {what:obj}}"),
    ],
}, clauses(Verbs(
    tap="~dull", untap="~activate", destroy="~break", select="~select",
    deck="{@{@owners'}|{@own}} ^deck", hand=own.Zone.HAND,
)), {
    "clause": [
        shaped(None, f"{{source#:ref}} {ALSO} ~deal {_DEALT}", _dealing, partial(_take_dealing, True)),
        phrase(ab.Lasting, "{statics:so_this_turn=}", duration=ab.ThisTurn()),
        phrase(own.OwnAbilitiesSilent,
               "{@own:its} ^auto-ability {@will not|does not|do not|won't"
               "|doesn't|don't|cannot} trigger"),
        phrase(ab.Repeat, "{times:per}, {effect:done}"),
        phrase(ab.CannotBeReduced, "this damage cannot be reduced"),
        phrase(ab.Lasting, "{statics:any_static,and}", duration=ab.RestOfGame()),
        # "you may cast it this turn without paying the cost": the time stands inside.
        tree(ab.Lasting(hole("duration"), (own.MayCast(hole("what"), True),)),
             f"{MAY_CAST} {{duration:duration}} {FREE}"),
        tree(ab.Lasting(hole("duration"), (ab.ForEach(hole("count"), hole("statics")),)),
             "{statics:static,and} {duration:duration} {count:per}"),
        tree(ab.Redirect(ab.That(ab.Noun((hole("head"),))), hole("to")),
             "the {head:stack_head/one} is now choosing {to:obj} instead, if possible"),
        phrase(ab.Cancel, "{what:effect_of} {@is} cancelled"),
        *_exchanges(),
        # Each looks at what is so of themselves.
        tree(ab.ByPlayer(ab.Player.EACH, ab.IfThen(hole("condition"), hole("effect"))),
             "each player {condition:of_them} {effect:pvp/one}"),
    ],
    # What another player does.
    "act": [
        phrase(ab.ByPlayer, "{@that|the} {@Forward|Backup|Monster|Character}'s {player:keeper} {effect:pvp/one}"),
    ],
    "damage_to": [shaped(None, f"{_DEALT} ?({{count:per}})?", _dealing, partial(_take_dealing, False))],
    "hurt": [same("{:obj}"), same("{:victim}")],
    "dealt": [same("{:damage}"), shaped(
        # Counted, as damage to things is not.
        None, "{amount#:number} <point|points> of damage", lambda slots: ab.Exactly(**slots),  # type: ignore[arg-type]
        lambda value: {"amount": value.amount} if isinstance(value, ab.Exactly) else None,
    )],
    "for_long": [same("{:duration}"), tree(ab.RestOfGame(), "")],
    "vp": [
        phrase(ab.Choose, "~choose {targets:target,and}"),
        # The verb is printed once.
        several(ab.Sequence, "~deal {effects:damage_to,and}"),
        # The object is printed once.
        joined(ab.Sequence(_VERBS), ab.EitherEffect(_VERBS), "{verbs:bare_verb,and|or:2} {what:obj}"),
        tree(ab.Sequence((
            ab.Select(ab.Pick(hole("count"), hand_of(ab.Player.OPPONENT))),
            ab.ByPlayer(ab.Player.OPPONENT, ab.Discard(ab.It())),
        )), "~select {count#:count} <card|cards> for your opponent to discard ?({@in:from} their hand)?"),
        phrase(ab.PutIntoZone, "~put {what:obj} into the {zone:zone} (its EX Burst effect will not trigger)",
               quiet=True),
        phrase(ab.RemoveFromGame, "~remove {{what:obj} from the game|from the game {what:obj}} {face_down! face down}"
               " ?({duration:duration})?"),
        phrase(ab.PlayOntoField, "{@~play|~return|~put} {what:obj} {@into:onto} {{@own:the} ?({field:whose_deck})?"
               " field|the field under {field:whose_deck} control} {dull! dull}", owners_control=False),
        phrase(ab.PlayOntoField, "{@~play|~return|~put} {what:obj} {@into:onto} the field under {@its owner's"
               "|their owners'|their owner's} control {dull! dull}", owners_control=True, field=None),
        phrase(ab.Cast, "~cast {what:obj} {@|as though you owned {@it}} without paying {@own:the} {@cost}",
               free=True),
        phrase(ab.RemoveAfterUse, "remove {what:ref} from the game"
               " {after use|{@after use|} instead of putting it {@into} the Break Zone {|after use}}"),
        tree(ab.ByPlayer(ab.Player.OPPONENT, ab.GainControl(hole("what"), ab.RestOfGame())),
             "~give control of {what:obj} to your opponent"),
        phrase(ab.Discard, "~discard {what:obj}"),
        phrase(ab.Search, "~search {@|{@own} deck} for {what:obj}"),
        phrase(ab.PutOnDeck, "~shuffle {what:obj} and ~return them to the bottom of your deck",
               place=ab.DeckPlace.BOTTOM, at_random=True),
        phrase(ab.PutOnDeck, "~shuffle {what:obj} into {@your|their|the|<its owner's|their owner's>"
               "|<its owner's|their owners'>} deck", place=None),
        phrase(ab.PlaceCounter, "{@~place|~put} {count#:count_or_a} {counter:counters} on {where:obj}"),
        phrase(ab.RemoveCounter, "~remove {count#:count_or_a} {counter:counters} from {where:obj}"),
        phrase(ab.RemoveCounter, "~remove all {@all of:} {counter:counters/many} from {where:obj}", count=None),
        phrase(ab.Cancel, "~cancel {what:effect_of}"),
        phrase(ab.RevealUntil, f"{_UNTIL_SHOWN} {{@own}} deck until"
               " {a/an {noun:noun/one} is revealed|{@you|they} reveal a/an {noun:noun/one}}"),
        phrase(ab.NegateDamage, "{@~negate|~remove} all {@the:} damage {@dealt to|from|on} {what:obj}"),
        phrase(own.GainCrystals, "~gain {count:crystals}"),
        phrase(ab.GainControl, "~gain control of {what:obj} {duration:for_long}"),
        several(ab.EitherEffect, "~pay {effects:payment,or}"),
        phrase(own.DivideIntoGroups,
               "~divide {what:obj} into {groups:int} groups {@|(You can make a group of 0 Forwards)}"),
        phrase(own.SelectGroup, "~select 1 {@group among them|group|of the groups}"),
        phrase(ab.NameSomething, "{@~name|~select|~choose|~declare} {@a:1} {kind:named_trait}"
               " ?({but:other_elements})?"),
        # Two namings with one verb.
        tree(ab.Sequence((ab.NameSomething(hole("one")), rest("other"))),
             "~name 1 {one:named_trait} and {other:other_name=}"),
        phrase(ab.SkipsPhases, "~skip {{player:whose_deck} next {phases:phase,and}"
               "|{player:whose_deck} {phases:phase,and} {@in} {@own:their} next turn"
               "|the {phases:phase,and} {@of|during} {player:whose_deck} next turn}"),
        phrase(ab.TakesExtraTurn, "~take {1 more|{@a} {@extra|additional}|another} turn after this one"),
        phrase(ab.DealPlayerDamage, "~receive {points#:number} <point|points> of damage", source=None, player=None),
        phrase(ab.Draw, "~draw {count:many_cards}"),
        tree(ab.RemoveFromGame(ab.TopOfDeck(ab.Exactly(hole("amount")), ab.Player.YOU)),
             "~remove from the top of your deck {amount:quantity_named}"),
        tree(ab.PlaceCounter(ab.Exactly(AS_THEY), hole("counter"), hole("where")),
             "~place the same number of {counter:counter} Counters on {where:obj}"),
        tree(ab.Discard(_TOO_MANY), "~discard {@|cards|cards from {@own:their} hand|down}"
             " {@until {@they|you} have|to} {number#:number} <card|cards> in {player:poss} hand"),
        tree(ab.Discard(ab.Pick(hole("count"), _CARDS)), "~discard {count:many_cards}"),
        phrase(ab.Cast, "~cast {what:obj}"),
        phrase(ab.Cast, "~pay {@the cost|its cost} {@and|to} ~cast {what:ref}"),
        phrase(ab.UseAgain, "~use this {@special ability|action ability|ability} again without paying {@own:the}"
               " cost"),
        tree(ab.Redirect(ab.It(), hole("to")), "~choose {to:obj} to become the new target"
             " {@|(The newly chosen {noun:bare/one} must be a valid choice)}", noun=ab.Noun((TARGET,))),
        *_used(),
        # Lists of actions (FFTCG 11.3.4).
        *lists(),
        tree(ab.SelectModes(ab.UpTo(hole("amount", ab.CountOf, ab.CountersOn)), hole("modes")),
             f"~select up to the same number of the {SO_MANY} following actions as {{@the}} {{amount:same_number}}."
             " {modes:mode+}"),
        # Damage that is divided, as a player likes or equally, and half of an amount (FFTCG 11.3.6).
        phrase(ab.DivideDamage, f"~divide {{amount:damage}} {{@among}} {{among:obj}} {_LIKE} {_UNITS}"),
        phrase(ab.DivideDamage, "~deal {among:obj} {@a total of:a total of} {amount:damage} {@aside:,}"
               f" {{@split|divided}} {_LIKE} {_CHOSEN} {_UNITS}"),
        phrase(ab.DivideEqually, "~divide {amount:damage} {@equally} {@among} {among:obj} {@equally}"),
        # Counters.
        *_moving(),
        phrase(ab.DoublesCounters, f"double {{@the number of|all|all the|the}} {{counter:counters/many}} {ON}"
               " {where:obj}", selected=False),
        phrase(ab.DoublesCounters,
               f"select 1 Counter {ON} {{where:obj}} {{@and then:.}} double {{@all|the number of}} Counters of the "
               "same type as the selected Counter on that {@Character|Forward|Backup|Monster|card}", selected=True,
               counter=""),
        *_placing(),
        phrase(ab.NameSomething, "{@~name|~select|~choose|~declare|~call} {@each} {@odd or even|even or odd"
               "|an odd or even cost}", kind=ab.NameKind.PARITY, but=()),
        # What chance picks.
        phrase(ab.AtRandom, "{randomly {effect:picking_vp}|{effect:picking_vp} at random}"),
        *[
            tree(_DISCARDED, words) for words in (
                f"~discard {{count#:count}} <card|cards> {_HAND} at random",
                f"randomly ~discard {{count#:count}} <card|cards> {_HAND}",
                f"~discard {{count#:count_or_a}} random <card|cards> {_HAND}",
            )
        ],
    ],
    # Verbs that stand side by side before one object.
    "bare_verb": [
        phrase(make, f"~{verb}", what=ab.It())
        for make, verb in ((ab.Tap, "dull"), (own.Freeze, "freeze"), (ab.Untap, "activate"), (ab.Break, "break"))
    ],
    "plain_vp": [
        phrase(ab.Tap, "~dull active {what:ref}"),
        phrase(own.Freeze, "~freeze {what:obj}"),
        phrase(ab.RemoveFromGame, "~remove {what:obj} from the game", duration=None, face_down=False),
    ],
    "vps": [
        phrase(ab.Repeat, f"{{effect:vp_pair}} {{@aside:}} {{times:per}} {AS_POSSIBLE}"),
    ],
    "own_placing": [phrase(ab.AddToHand, "~return {what:obj} to {@own} hand")],
    # What is done to those that chance picks; nothing else can be left to it.
    "picking_vp": [same("{:plain_vp}"), phrase(ab.Select, "~select {what:obj}")],
    "effect_of": [
        # Of all Summons and abilities that do.
        tree(ab.Every(ab.Noun((_ANY_EFFECT, hole("does")))), "all {@|the |of the }effects {does:related/doing}"),
        same("the {@effect} of {:obj}"),
        same("{:genitive} {@effect}"),
    ],
    "having": [same("{:who}"), same("{:obj}")],
}]
