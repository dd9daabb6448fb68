"""What is so: changes, how long they last, what happens instead of something, and what playing costs."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import SYMBOL_SKILLS
from engine.games.fow.words.nouns import FREELY, J_RESONATOR
from engine.text.english.circumstances import times
from engine.text.english.classes import ALSO, any_of
from engine.text.english.clauses import statics
from engine.text.phrases import Tables, hole, joined, phrase, same, shaped, terms, tree, trees, value

_STATICS = statics()
_TIMES = times(own.Phase)
_IF_ABLE = "{@if able|if possible}"
_ANYTHING = ab.Any(ab.Noun(()))
_ANYBODY = (_ANYTHING, ab.Player.EITHER)
_DEALT_TO_BY = ab.Happens((hole("who"),), (ab.Caused(ab.IsDealtDamage(hole("kind")), hole("cause")),))
_NONE = ab.DamageBecomes(ab.Number(0))
_TO_PLAY = "{@to play|to|for}"
_PAYS = any_of("{@may} {@pay|}", "~pay")
_THAT_MUCH = "{@it deals|this card deals|that card deals|}"
#: Setting cards in the standby area, as what is paid for (FOW 706.1).
_SETTING = ab.PutIntoZone(ab.Every(ab.Noun((ab.IsCard(),))), own.Zone.STANDBY)
_RESTED = ab.Noun((ab.Tapped(),))
_IN_ADDITION = "in addition to {@own:its} {@other|own|}"
IN_FIELD = "{@your|a|the} field"

#: Of what a thing has more than one, as the word for it says.
_HAS = {own.OfRace: ab.Trait.JOB, own.OfAttribute: ab.Trait.ELEMENT, own.OfSubtype: ab.Trait.TYPE}


def _besides(slots: Mapping[str, Any]) -> object:
    return ab.Gains(slots["gains"])


def _take_besides(value: Any) -> Mapping[str, object] | None:
    traits = {_HAS.get(type(one.quality)) for one in value.gains if isinstance(one, ab.Trace)}
    trait = traits.pop() if len(traits) == 1 else None
    return {"gains": value.gains, "trait": trait} if trait and isinstance(value.gains[-1], ab.Trace) else None


def _entering(slots: Mapping[str, Any]) -> object:
    """ "Enters your field rested", "enters your field as a copy of that card" (FOW 910)."""
    match slots["so"].qualities:
        case (ab.Tapped(),):
            return ab.EntersTapped()
        case (own.IsCopy(), ab.ComesFrom(of)):
            return own.BecomesCopy(of)
        case (quality, *_):
            return ab.BecomesQuality(quality)
    return None


def _take_entering(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.EntersTapped():
            return {"so": _RESTED}
        case own.BecomesCopy(of):
            return {"so": ab.Noun((own.IsCopy(), ab.ComesFrom(of)))}
    return None


def _counters_there(slots: Mapping[str, Any]) -> object:
    """So many counters, so many for each of something if that is said."""
    number, count = slots.get("number", ab.Number(1)), slots.get("count")
    return ab.EntersWithCounters(number if count is None else ab.Times(number, count), slots["counter"])


def _take_counters_there(value: Any) -> Mapping[str, object]:
    match value.count:
        case ab.Times(each, count):
            return {"number": each, "count": count, "counter": value.counter}
    return {"number": value.count, "count": None, "counter": value.counter}


def _revealing(slots: Mapping[str, Any]) -> object:
    return own.TopRevealed(slots.get("player") or ab.Player.YOU)


def _take_revealing(value: Any) -> Mapping[str, object]:
    return {"player": value.player}


#: Around what is so in this turn alone, as an ability that is gained says it: only while the text is read.
THIS_TURN = ab.Or(())


def _in_turns(slots: Mapping[str, Any]) -> object:
    """What is so in each turn, in those of one player, or in this one."""
    owner = {ab.Turn.YOURS: ab.Player.YOU, ab.Turn.OPPONENTS: ab.Player.OPPONENT}.get(slots["turn"])
    # How it is told says that it is in each turn.
    static = replace(slots["static"], wording=-1)
    if slots["turn"] is ab.Turn.THIS:
        return ab.While(THIS_TURN, (static,))
    return static if owner is None else ab.While(ab.IsTurnOf(owner), (static,))


def _take_in_turn(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.While(condition, (static,)) if condition == THIS_TURN:
            return {"turn": ab.Turn.THIS, "static": static}
    return None


def _kept(slots: Mapping[str, Any]) -> object:
    """What a player cannot be, or what whoever fights for the player cannot do, or must."""
    player, kept = slots["player"], slots["kept"]
    match kept:
        case ab.Cannot((ab.Caused(ab.IsChosen()),) as deeds):
            return ab.PlayerCannot(player, deeds)
    return ab.Changes(ab.Every(controlled_by(player)), (kept,))


def _take_kept(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.PlayerCannot(player, (ab.Caused(ab.IsChosen()),) as deeds):
            return {"player": player, "kept": ab.Cannot(deeds)}
        case ab.Changes(ab.Every(ab.Noun((_, ab.ControlledBy(player))) as noun), (ab.Must() as kept,)):
            return {"player": player, "kept": kept} if noun == controlled_by(player) else None
    return None


def controlled_by(player: ab.Player) -> ab.Noun:
    """The J/resonators that the player controls."""
    return ab.Noun((J_RESONATOR, ab.ControlledBy(player)))


class Part(enum.Enum):
    """What somebody has to do with damage: only while it is read and told."""

    TO = "to"
    BY = "by"


def _dealt(slots: Mapping[str, Any]) -> object:
    """Damage dealt to a card or a player, by whatever it is if that is said, or by it to anybody; or to and by one."""
    kind, parts = slots["kind"], slots["parts"]
    said = dict(parts)
    who, cause = said.get((Part.TO,)), said.get((Part.BY,))
    match parts:
        case (((Part.TO, Part.BY), both),):
            return ab.AnyEvent((_dealt({**slots, "parts": (((Part.TO,), both),)}), _deals(both, kind)))  # type: ignore
        case (((Part.BY,), cause),):
            return _deals(cause, kind)
    if isinstance(who, ab.Reference):
        deed = ab.IsDealtDamage(kind)
        return ab.Happens((who,), (deed if cause is None else ab.Caused(deed, cause),))
    if kind is not ab.DamageKind.ANY:
        return ab.Happens((cause or _ANYTHING,), (ab.DealsDamage((who,), kind),))  # type: ignore[arg-type]
    return ab.PlayerActs(who, (ab.ReceivesDamage() if cause is None else ab.Caused(ab.ReceivesDamage(), cause),))  # type: ignore


def _deals(who: ab.Reference, kind: ab.DamageKind) -> ab.Event:
    return ab.Happens((who,), (ab.DealsDamage(_ANYBODY, kind),))


def _take_dealt(value: object) -> Mapping[str, object] | None:
    to, by = (Part.TO,), (Part.BY,)
    match value:
        case ab.AnyEvent((ab.Happens((who,), (ab.IsDealtDamage(kind),)), other)) if other == _deals(who, kind):
            return {"kind": kind, "parts": (((Part.TO, Part.BY), who),), "dealt": True}
        case ab.Happens((cause,), (ab.DealsDamage(ends, kind),)) if ends == _ANYBODY:
            return {"kind": kind, "parts": ((by, cause),), "dealt": True}
        case ab.Happens((cause,), (ab.DealsDamage((who,), kind),)) if kind is not ab.DamageKind.ANY:
            parts = ((to, who),) if cause == _ANYTHING else ((to, who), (by, cause))
            return {"kind": kind, "parts": parts, "dealt": True}
        case ab.Happens((who,), (deed,)) | ab.PlayerActs(who, (deed,)):
            done, by_whom = (deed.deed, ((by, deed.cause),)) if isinstance(deed, ab.Caused) else (deed, ())
            kind = done.kind if isinstance(done, ab.IsDealtDamage) else ab.DamageKind.ANY
            if done in (ab.IsDealtDamage(kind), ab.ReceivesDamage()):
                return {"kind": kind, "parts": ((to, who), *by_whom), "dealt": True}
    return None


#: Around what is gained once, beside what is gained for each of something: only while the text is read.
ONCE = ab.And(())


def _for_each(slots: Mapping[str, Any]) -> object:
    """What is so for each of something, and what is gained besides: "gains [+100/0] for each Elf and [Pierce]"."""
    statics, more = slots["statics"], slots.get("more")
    if more is not None:
        once = ab.Changes(getattr(statics[0], "who", ab.It()), (ab.Gains(more),))
        statics = (*statics, ab.While(ONCE, (once,)))
    return ab.ForEach(slots["count"], statics)


def _take_for_each(value: Any) -> Mapping[str, object] | None:
    match value.statics:
        case (*statics, ab.While(condition, (ab.Changes(_, (ab.Gains(more),)),))) if condition == ONCE:
            return {"statics": tuple(statics), "count": value.count, "more": more}
    return {"statics": value.statics, "count": value.count, "more": None}


def _prevented_and(slots: Mapping[str, Any]) -> object:
    """What else is done as damage is prevented, which "if damage was prevented this way" says no more than."""
    condition = slots.get("condition")
    if condition is None:
        return ab.Replacement(slots["event"], _NONE)
    more = slots["more"]
    done = more if condition == own.DamageWasPrevented() else ab.IfThen(condition, more)
    return ab.Replacement(slots["event"], ab.Besides(done, _NONE))


def _take_prevented_and(value: Any) -> Mapping[str, object] | None:
    match value:
        case ab.Replacement(event, ab.DamageBecomes(ab.Number(0)), None, False, False):
            return {"event": event, "condition": None, "more": None}
        case ab.Replacement(event, ab.Besides(done, ab.DamageBecomes(ab.Number(0))), None, False, False):
            if isinstance(done, ab.IfThen):
                return {"event": event, "condition": done.condition, "more": done.effect}
            return {"event": event, "condition": own.DamageWasPrevented(), "more": done}
    return None


def _changed_so(slots: Mapping[str, Any]) -> object:
    match slots["amount"]:
        case ab.Sum(ab.DamageDealt(), more):
            return ab.DamageIncreased(more)
        case ab.Times(_, ab.DamageDealt()):
            return ab.DamageDoubled()
        case amount:
            return ab.DamageBecomes(amount)


def _take_changed_so(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.DamageIncreased(more):
            return {"amount": ab.Sum(ab.DamageDealt(), more)}
        case ab.DamageDoubled():
            return {"amount": ab.Times(ab.Number(2), ab.DamageDealt())}
        case ab.DamageBecomes(amount) if not isinstance(amount, ab.Number):
            return {"amount": amount}
    return None


def _priced(slots: Mapping[str, Any]) -> object:
    """How much less or more is paid: of a cost, or to play something; for this where nothing is said."""
    what = slots.get("cost") or slots.get("what") or own.ThisItem()
    return own.PriceChange(what, slots["signs"], slots["more"], slots["player"], slots["floor"])


def _take_priced(value: Any) -> Mapping[str, object] | None:
    if value.times is not None:
        return None
    of_cost = isinstance(value.what, own.WordCosts)
    return {"player": value.player, "cost": value.what if of_cost else None, "signs": value.signs, "more": value.more,
            "what": None if of_cost else value.what, "floor": value.floor}


def _rather(slots: Mapping[str, Any]) -> object:
    """What is paid in place of a cost: of what is played with it, where that is said before."""
    return own.PayInstead(slots.get("what") or slots["usual"], slots["cost"])


def _take_rather(value: Any) -> Mapping[str, object] | None:
    if value.player is not ab.Player.YOU:
        return None
    match value.what:
        case ab.Every(ab.Noun((ab.OnStack(), *_))):
            return {"cost": value.cost, "what": value.what, "usual": ab.It()}
    return {"cost": value.cost, "what": None, "usual": value.what}


def _whose_cost(slots: Mapping[str, Any]) -> object:
    """Whose cost it is that "this card's cost" or "the cost of a water chant" speaks of."""
    return slots["cost"].whose if slots["cost"].trait is ab.Trait.COST else ab.Unparsed("no cost")


class LifeSet(ab.Static):
    """A player's life becomes so much: only while a text is read."""

    player: ab.Player
    amount: ab.Amount


def _set(slots: Mapping[str, Any]) -> object:
    """What is so much from now on: ATK, DEF, a player's life."""
    match slots["what"]:
        case ab.TraitOf(trait, whose):
            return ab.Changes(whose, (own.TraitBecomes(trait, slots["amount"]),))
        case own.LifeOf(player):
            return LifeSet(player, slots["amount"])
    return ab.Unparsed("nothing that is set")


def _take_set(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Changes(who, (own.TraitBecomes(trait, amount),)):
            what: ab.Amount = ab.TraitOf(trait, who, wording=-1)
        case LifeSet(player, amount):
            what = own.LifeOf(player)
        case _:
            return None
    return {"what": what, "amount": amount, "equal": not isinstance(amount, ab.Number)}


def _otherwise_paid(slots: Mapping[str, Any]) -> object:
    """What is paid in place of a cost; of a text's own where no other is named."""
    what, cost = slots.get("what") or own.ThisItem(), slots["cost"]
    if what == _SETTING:
        return own.StandbyCost(cost[0].signs)
    return own.PayInstead(what, cost, slots.get("player") or ab.Player.YOU)


def _take_otherwise_paid(value: object) -> Mapping[str, object] | None:
    match value:
        case own.StandbyCost(signs):
            usual = own.WillCost(("2",))
            return {"player": ab.Player.YOU, "what": _SETTING, "cost": (own.WillCost(signs),), "usual": usual}
        case own.PayInstead(own.ThisItem(), (own.WillCost(),) as cost, player):
            return {"player": player, "what": value.what, "cost": cost, "usual": None}
    return None


PHRASES: Tables = {
    **_STATICS, **_TIMES,
    "static": [
        same("{:thing_so}"), same("{:replacement}"), same("{:pricing}"), same("{:allowing}"),
        phrase(own.StaticWhereX, "{static:changed}, where X is {amount:quantity_named}"),
    ],
    "field_static": [
        # "don't recover during the recovery phase" is more than that it is so in that phase.
        same("{:changed}"), *_STATICS["field_static"],
        tree(ab.While(ab.Not(hole("condition")), hole("statics")),
             "{statics:any_static,and} unless {condition:condition}"),
        shaped(None, "{turn:fronted}, {static:field_static}", _in_turns, _take_in_turn),
    ],
    # In which turns something is so, said before it.
    "fronted": [terms([(ab.Turn.EACH, "each turn"), (ab.Turn.THIS, "this turn"), (ab.Turn.YOURS, "each of your turns"),
                       (ab.Turn.OPPONENTS, "each of your opponent's turns")])],
    "any_static": [
        same("{:static}"), same("{:forbidding}"),
    ],
    "forbidding": [phrase(ab.PlayerCannot, "{player#:subject} {@cannot|can't} {deeds:player_infinitive,or|and}")],
    # What is so of a thing, also so much for each of something.
    "thing_so": [
        same("{:changed}"),
        shaped(ab.ForEach, "{statics:changed=} {count:per} ?(and {more:gain,and})?", _for_each, _take_for_each),
    ],
    "changed": [
        phrase(ab.Changes, f"{{{{who#:who_many}}|{{who#:who_one}}}} {ALSO} {{changes:change,and|comma|or|but}}"),
        tree(ab.Changes(hole("who"), (ab.AttackingStaysUp(hole("blocking")),)),
             "{blocking:in_battle} {@does not} cause {who:obj} to rest"),
        tree(ab.Changes(hole("who"), (own.StatsSwapped(),)), "switch {@the|} ATK and DEF of {who:obj}"),
        shaped(None, "{what:counted} {@becomes} {equal! equal to} {amount:quantity_named}", _set, _take_set),
        tree(ab.Changes(hole("who"), (ab.Cannot((ab.IsChosen(),)),)), "nothing can target {who:obj}"),
        phrase(ab.Changes, "treat {who:obj} as {changes:treated=}"),
        phrase(ab.Changes, "{who:obj} {@has|have} {changes:typed=}"),
        tree(ab.Changes(hole("who"), (own.MayStayRested(),)),
             "you {@may} choose not to recover {who:obj} during {@the|your} recovery phase"),
        phrase(ab.Changes, f"{{@every}} {{who:each_one}} {ALSO} {{changes:change,and|comma|or/one}}"),
        shaped(None, "{player#:subject} {kept:kept}", _kept, _take_kept),
        phrase(own.MustTarget,
               "as {player:subject} {@choose|chooses} a card to attack, {@you|they} must choose {what:ref} if able",
               by=None),
    ],
    "in_battle": [terms([(False, "attacking"), (True, "blocking")])],
    "treated": [tree(ab.AlsoHas(hole("qualities")), "{@a:} {qualities:stone_kind,and}")],
    "stone_kind": [same("{@a/an|} {:kind_of_stone}")],
    "typed": [tree(ab.AlsoHas(hole("qualities")), "{qualities:type_named,and}")],
    "type_named": [same("the {:kind_of_stone} type")],
    "change": [
        shaped(ab.Gains, f"~gain {{gains:gain,and|comma}} {_IN_ADDITION} {{trait:trait/any}}", _besides, _take_besides),
        phrase(ab.Gains, "{@~gain|~have} {gains:gain,and|comma} {@|each}"),
        tree(ab.Gains((own.OneOfGains(hole("gains")),)), "~gain {gains:gain,or|andor:2}"),
        tree(ab.AlsoHas((ab.Named(hole("name")),)), f"{{@~gain|~have}} {{name:name}} {_IN_ADDITION} ^name"),
        *_STATICS["change"][1:-1], same("{:kept}"),
        phrase(ab.Cannot, "{@it|they} cannot {deeds:infinitive,or}"),
        tree(ab.Cannot((ab.IsAttacked(), ab.Caused(ab.IsChosen(), hole("cause")))),
             "cannot be attacked or targeted by {cause:cause}"),
        *[
            phrase(ab.CostsTo, f"cannot {verb} unless <its controller pays|their controllers pay> {{cost:costs}}",
                   deed=deed)
            for verb, deed in (("attack", ab.Attacks()), ("block", ab.Blocks()))
        ],
        same("{:plain_change}"),
        joined(own.Loses(hole("keywords")), ab.LosesKeywords(hole("keywords")), "~lose {keywords:keyword,or|and}"),
        phrase(ab.BecomesQuality, "~become {quality:the_chosen}"),
        phrase(ab.BecomesQuality, "{@~lose all races and ~become|~become} {@a|} {quality:race_mark}"),
        same("{:body_gained}"),
        phrase(ab.Cannot, "{@<doesn't|don't>|<does not|do not>} {deeds:recovering=}"),
        phrase(ab.AttacksAgain, "{@may} attack up to {times:number} times {@in a turn}"),
        phrase(own.BlocksOver, "{@may:can} block {noun:noun/many}"),
        shaped(None, f"~enter {IN_FIELD} {{so:as_what}}", _entering, _take_entering),
        tree(own.EntersPaying(hole("cost")), f"~enter {IN_FIELD} rested unless you {{cost:paying}}"),
        shaped(ab.EntersWithCounters,
               f"~enter {IN_FIELD} with {{{{number#:number}}|a/an}} {{counter:counters/any}} on it ?({{count:per}})?",
               _counters_there, _take_counters_there),
    ],
    # What a thing cannot do, or must.
    "kept": [
        _STATICS["change"][-1], phrase(ab.Must, f"must {{deed:forbidden_doing/base}} {{@this turn|}} {_IF_ABLE}"),
    ],
    # In which state, or as what, something comes somewhere.
    "as_what": [value(_RESTED, "rested"), same("{@,|} as {:articled}")],
    # What is so without more said.
    "plain_change": [terms([
        (own.BlocksRested(), "can block while rested"), (own.MayStayRested(), "may stay rested"),
        (own.Unchased(), "cannot be chased"),
        (ab.LosesAbilities(), "~lose all abilities"),
        (ab.LosesAbilities(final=True), "~lose all abilities and cannot gain abilities"),
        *((ab.LosesKeywords(SYMBOL_SKILLS), f"~lose {whose} symbol skills") for whose in ("its", "their")),
    ])],
    "body_gained": [
        phrase(own.BecomesBody, "{@~become|~be} {@a} {body:body_stats} {noun:bare/one} ?(with {gains:gain,and})?"),
    ],
    "kinds": [same("{:mark}"), same("{:kind_of_stone}")],
    "loss": [same("{@each:all} {@own:} {:lost_whole}")],
    "lost_whole": [terms([(ab.LosesAbilities(), "abilities"), (ab.LosesKeywords(SYMBOL_SKILLS), "symbol skills")])],
    "gain": [
        same("{:stats}"), phrase(ab.Keyword, "{keyword:keyword}"),
        tree(ab.Granted(own.Barrier(hole("against"))), "[Barrier] {@against|} {against:barred/one}"),
        phrase(ab.Granted, "\u201c{ability:quoted_ability}\u201d"),
        tree(ab.Granted(hole("ability", own.Labelled)), "{ability:word_of}"),
        phrase(ab.Trace, "{quality:kinds}"),
    ],
    "word_of": [phrase(own.Labelled, "{word:ability_word}", ability=None)],
    "quoted_ability": [same("{:ability}")],
    "barred": [phrase(ab.Noun, "{qualities:bar_row}"), phrase(ab.Noun, "{qualities:had=}"),
               phrase(ab.Noun, "{qualities:bar_alternatives=}")],
    "bar_alternatives": [phrase(ab.AnyOf, "{options:bar_option,or|and:2}")],
    "bar_option": [phrase(ab.Noun, "{qualities:bar_mark=}")],
    "bar_mark": [same("{:attribute_mark}"), same("{:simple_head}"),
                 phrase(own.OfAttribute, "{attribute:incarnation_sign}")],
    "recovering": [value(own.RECOVERS, "recover during {@own:the} {@next|} recovery phase"),
                   value(ab.BecomesUntapped(), "recover")],
    "paying": [tree((ab.Do(own.PayLife(hole("amount"))),), "pay {amount:number} life"), same("pay {:will=}")],
    # What happens instead.
    "damage_kind": [terms([(ab.DamageKind.ANY, "damage"), (ab.DamageKind.BATTLE, "battle damage"),
                           (ab.DamageKind.OTHER, "non battle damage")])],
    "prevented": [
        tree(_DEALT_TO_BY, "{kind:damage_kind} {who#:ref} would be dealt by {cause:cause}"),
        shaped(None, "{kind:damage_kind} {dealt! that would be dealt} {parts:part+}", _dealt, _take_dealt),
    ],
    # Whom damage is dealt to, and by what: one behind the other, or the same.
    "part": [
        tree((hole("ways"), hole("who")), "{ways:way_by=} {who:cause}"),
        tree((hole("ways"), hole("who")), "{ways:way,or} {who:struck}"),
    ],
    "way_by": [terms([(Part.BY, said) for said in ("by", "dealt by", "from", "due to", "because of")])],
    "way": [terms(Part, [(one, f"dealt {one.value}") for one in Part])],
    "struck": [same("{:obj}"), phrase(ab.Any, "{noun:articled}"), same("{:victim}")],
    "replacement": [
        shaped(ab.Replacement,
               "prevent {@all|any} {event:prevented} ?(. if {condition:one_condition}, {more:clauses})?",
               _prevented_and, _take_prevented_and),
        tree(ab.Replacement(hole("event"), _NONE, hole("condition")),
             "prevent {@all|any} {event:prevented} {condition:meanwhile}"),
        tree(ab.Replacement(hole("event"), _NONE, first=True),
             "prevent the first {event:prevented} {@in a turn:each turn}"),
        trees("prevent the next ?({amount:number})? {event:prevented} {@this turn|}",
              ab.Replacement(hole("event"), ab.DamageReduced(hole("amount")), once=True),
              ab.Replacement(hole("event"), _NONE, once=True)),
        tree(ab.Replacement(hole("event"), ab.Performed((hole("first"), ab.IfYouDoSo(hole("then"))))),
             "if {event:would}, {first:clauses} instead. if you do, {then:clauses}"),
        phrase(ab.Replacement, "if {event:would} {@this turn|}, {outcome:outcome}", once=False),
        phrase(ab.Replacement, "if {event:would} {@this turn|}, {outcome:outcome} instead", once=False),
        tree(ab.Replacement(hole("event"), ab.Performed((hole("first"), hole("more")))),
             "if {event:would} {@this turn|}, {first:clause} instead {@,|and} {more:clauses}"),
        phrase(ab.Replacement, "the next time {event:would}, {outcome:outcome} instead", once=True),
    ],
    "would": [
        phrase(ab.Happens, "{who#:doer=} would {deeds:deed=/base}"),
        shaped(None, "{kind:damage_kind} would be dealt {parts:part+}", _dealt, _take_dealt),
        phrase(ab.PlayerActs, "{player#:subject} would {deeds:player_deed=/base}"),
    ],
    "outcome": [
        phrase(ab.DamageBecomes, "prevent it", amount=ab.Number(0)),
        phrase(ab.DamageReduced, "prevent {amount:number} of it"),
        shaped(None, f"{_THAT_MUCH} {{amount:damage}} {{@instead|}}", _changed_so, _take_changed_so),
        phrase(ab.DamageBecomes, "{@it's|it is} {amount:number}"),
        phrase(ab.DamageMoved, "{@it's|it is} dealt to {to:ref}"),
        value(own.OneMoreWill(),
              "{@you|} produce that will plus 1 of the same kind as another will produced this way"),
        value(own.OneMoreDie(), "{@you|} roll that many dice plus 1"),
        phrase(ab.Performed, "{effects:clauses=}"),
    ],
    "so_this_turn": [
        same("{@this turn, {:replacement}|this turn, {:changed}|{:replacement} this turn|{:changed} this turn}"),
        same("{:pricing} this turn"),
        same("{:forbidding} {@this turn}"),
        phrase(own.MayPlay, "{player#:subject} {@may} play {what:obj} this turn"),
        phrase(own.MayPlay, "this turn, {player#:subject} {@may} play {what:obj}"),
    ],
    "from_now": [same("{:replacement}"), same("{:allowing}"), same("{:thing_so}"), same("{:forbidding}")],
    "timed": [same("{:changed}"), same("{:replacement}"), same("{:allowing}"), same("{:pricing}"),
              same("{:forbidding}")],
    # What playing costs.
    "pricing": [
        shaped(own.PriceChange,
               f"{{player#:subject}} {_PAYS} ?({{cost:word_costs}})? {{signs:sign+}} {{more:dearer}}"
               f" ?({_TO_PLAY} {{what:priced}})? ?(, to a minimum free cost of {{floor:sign}})?",
               _priced, _take_priced),
        tree(own.PriceChange(hole("what"), hole("signs"), hole("more"), times=hole("count")),
             f"you {_PAYS} {{signs:sign+}} {{more:dearer}} {_TO_PLAY} {{what:priced}} {{count:per}}"),
        phrase(own.WillAs, "{@you {@may}|} pay the attribute cost of {what:priced} with will of any attribute",
               attributes=()),
        phrase(own.WillAs, "you {@may} pay the attribute cost of {what:priced} with {attributes:attribute,or} will"),
        phrase(own.SignAs, "you {@may} spend {sign:sign} {@will|} as though it were {as_:sign} {@will|}"),
        # "... rather than pay this card's cost", "... to play [Shift] abilities of it rather than pay their cost"
        shaped(own.PayInstead,
               f"you {{@may}} {{cost:action=}} ?({_TO_PLAY} {{what:priced}})? rather than pay {{usual:cost_of/one}}",
               _rather, _take_rather),
        phrase(own.AdditionalCost, "as an additional cost to play {what:ref}, {cost:action=}"),
        # "pay {W} instead", "you may pay {0} to play this ability instead", "... rather than pay {2}"
        shaped(None, f"?({{player#:subject}})? {_PAYS} {{cost:will=}} ?({_TO_PLAY} {{what:priced}})?"
                     " ?(rather than pay {usual:will})? {@instead|}", _otherwise_paid, _take_otherwise_paid),
    ],
    "dearer": [terms([(False, "less"), (True, "more")])],
    "priced": [same("{:obj}"), phrase(ab.Every, "{noun:chase_noun/many}"),
               same("{:paid_act}"),
               tree(ab.Every(ab.Noun((ab.OnStack(hole("kinds")), ab.ComesFrom(ab.It())))),
                    "its {kinds:chase_kind,or/many}"),
               tree(ab.Every(ab.Noun((ab.OnStack(hole("kinds")), ab.ComesFrom(hole("source"))))),
                    "{source:obj}'s {kinds:chase_kind,or/many}"),
               same("{:word_costs}")],
    # What else than a card is paid for (FOW 705, 706, 903).
    "paid_act": [terms([
        *((own.ThisItem(), said) for said in (
            "this ability", "this judgment process", "the judgment process of this card")),
        (_SETTING, "put cards into your standby area"),
    ])],
    "word_costs": [phrase(own.WordCosts, "{@the:} {word:ability_word} ^cost")],
    "cost_of": [shaped(None, "{cost:trait_of}", _whose_cost, lambda _: None),
                # As it is told.
                same("{:whose_cost} cost"), same("the cost of {:obj}")],
    "whose_cost": [terms([(ab.Source(), "this card's"), (ab.It(), "its")])],
    "action": [phrase(ab.Do, "{action:vp/many}"), same("{@pay|} {:will}")],
    # What is allowed.
    "allowing": [
        tree(own.ReleaseSeals(ab.Every(ab.Noun((hole("mark"), ab.ControlledBy(ab.Player.YOU))))),
             "release {@all|} the [Seal] abilities of {mark:attribute_mark} {@cards|entities} {@and|or}"
             " {@|light|fire|water|wind|darkness} spells you control"),
        phrase(own.MayPlay,
               "{once! once per turn,} {player#:subject} {@may} play {what:obj} {@anytime you can play a chant|}"),
        phrase(own.MayPlay, f"{{once! once per turn,}} {{player#:subject}} {{@may}} play {{what:obj}} {FREELY}",
               free=True),
        phrase(own.CopiesAllowed, "you {@may} have {count:count} copies of this card in your deck"),
        shaped(own.TopRevealed, "?({player#:subject})? ~play with {@the|} top card of {@own:your} deck revealed",
               _revealing, _take_revealing),
        phrase(own.MayLook, "you {@may} look at {what:obj} at any time"),
    ],
    "duration": [
        phrase(ab.RestOfCombat, "until the end of the battle"),
        phrase(ab.AsLongAs, "{@as long as} {condition:condition}"),
        phrase(ab.RestOfGame, "until {@the|} end of {@the|} game"),
        *_TIMES["duration"],
    ],
    "power_amount": [same("{:number}")],
}
