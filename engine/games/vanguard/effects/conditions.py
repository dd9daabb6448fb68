"""What is so now (VG 16.3), and whether what happens is what an ability speaks of: "when this unit's attack hits" (VG
16.5).

Each kind of deed says which kinds of event (:func:`engine.games.vanguard.effects.happenings.keys`) it can be, and
whether a happening is one.
"""

from __future__ import annotations

import enum
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, matching
from engine.effects.matching import when
from engine.events import BOTTOM, TOP, Move
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import keywords, past, statics, ways
from engine.games.vanguard.effects.characteristics import ability_at
from engine.games.vanguard.effects.for_later import OF_STATES
from engine.games.vanguard.effects.happenings import keys
from engine.games.vanguard.effects.nouns import units
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import AREAS, DECK, DROP, SOUL, Ref
from engine.games.vanguard.vocabulary import Role, Step
from engine.triggers.trigger_event import TriggerEvent


def _battle(condition: own.IsBattle, res: Resolution) -> bool:
    """Whether the battle that goes on is one of these of the turn (VC 21.1.2); no battle goes on between two."""
    number: int = res.state.vars.get("battle", 0)
    going = "attacker" in res.state.vars or table.step(res.state) in ("declare", "attack")
    return going and condition.number <= number and (not condition.to or number <= condition.to)


def _other_clan(condition: own.OfAnotherClan, res: Resolution) -> bool:
    mine = evaluate.now_of(res.source, res)
    if mine is None:
        return False
    return any(set(MEANING.now(res.state, one.number).clans).isdisjoint(mine.clans) for one in units(res, res.seat))


def _is_phase(condition: ab.IsPhase, res: Resolution) -> bool:
    name = str(getattr(condition.phase, "value", "")).removesuffix(" phase")
    whose = condition.player is None or table.turn_player(res.state) in evaluate.seats(condition.player, res)
    return whose and table.phase(res.state) == name


def _in_this_battle(condition: own.HappenedThisBattle, res: Resolution) -> bool:
    """Whether it has happened since the last unit attacked (VG 11.2.4)."""
    told = matching.so_far(res.state)
    since = max((place for place, one in enumerate(told) if one.key == "attack"), default=len(told))
    wanted = matching.keys_of(condition.event, MEANING)
    found = sum(one.key in wanted and matching.matches(condition.event, one, res) for one in told[since:])
    if condition.quantity is None:
        return matching.enough(condition.event, found, res)
    return evaluate.meets(condition.quantity, found, res)


def _put_on_end(condition: own.PutOnEnd, res: Resolution) -> bool:
    """Whether what was put into a deck last went to that end of it."""
    place = BOTTOM if condition.place is ab.DeckPlace.BOTTOM else TOP
    last = next((one for one in reversed(res.state.log) if isinstance(one, Move) and one.to in DECK), None)
    return last is not None and last.cause == res.cause and last.index == place


MEANING.conditions |= {
    own.PutOnEnd: _put_on_end,
    own.HappenedThisBattle: _in_this_battle,
    # In the stride step one does nothing but pay for a stride (VG 7.5).
    own.PayingForStride: lambda condition, res: (
        table.step(res.state) == "stride" and table.turn_player(res.state) == res.seat
    ),
    own.IsBattle: _battle,
    own.HomareUnpaid: lambda condition, res: not res.state.vars.get(f"homare {res.seat}"),
    own.OfAnotherClan: _other_clan,
    ab.IsPhase: _is_phase,
}


# Words for events, held against what happens


_PHASES = [*table.PHASES]


def _time_comes(event: ab.TimeComes, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a time comes: phases and steps begin with the same kinds of event, which say which."""
    step = event.phase
    if isinstance(step, Step) and what.key == "phase begins" and _PHASES[what.amount] != _PHASE.get(step):
        return False
    if isinstance(step, Step) and what.key == "step begins" and what.name != step.value.removesuffix(" step"):
        return False
    return matching.EVENTS[ab.TimeComes](event, what, res)


#: The phases that begin as such; everything else that begins is a step.
_PHASE = {
    Step.STAND: "stand", Step.DRAW: "draw", Step.RIDE: "ride", Step.MAIN: "main", Step.BATTLE: "battle",
    Step.END: "end",
}
_STEPS = (Step.ATTACK, Step.GUARD, Step.DRIVE, Step.DAMAGE)

#: The kinds of event at an edge of the turn, of a phase, of a battle.
TIMES: dict[tuple[enum.Enum | None, ab.Edge], tuple[str, ...]] = {
    (None, ab.Edge.BEGINNING): ("turn begins",),
    (None, ab.Edge.END): ("turn ends",),
    (Step.FIGHT, ab.Edge.BEGINNING): ("step begins",),
    (Step.FIGHT, ab.Edge.END): ("battle ends",),
    **{(phase, ab.Edge.BEGINNING): ("phase begins",) for phase in _PHASE},
    (Step.END, ab.Edge.END): ("turn ends",),
    **{(step, ab.Edge.BEGINNING): ("step begins",) for step in _STEPS},
}
MEANING.times |= TIMES


def keyword_of(cause: table.Cause, res: Resolution) -> own.Keyword | None:
    """Return the keyword of the ability that causes something; what a state brings about is of its keyword too."""
    if cause.place in OF_STATES:
        return OF_STATES[cause.place]
    assert cause.source is not None
    ability = ability_at(res.state, cause.source, cause.place)
    return ability.keyword if isinstance(ability, own.Ability) else None


def _caused(by: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether an effect causes something (VG 5.6), or a cost where the words speak of costs; or an object, however."""
    cause = what.cause
    if cause is None or cause.source is None:
        return False
    if isinstance(by, own.TriggerEffects):
        return bool(cause.kind == "trigger")
    if isinstance(by, own.EffectOfKeyword):
        whose = by.whose is None or evaluate.denotes(by.whose, cause.source, res)
        return bool(whose and cause.kind == "ability" and keyword_of(cause, res) is by.keyword)
    if not isinstance(by, own.EffectOf):
        return cause.kind in ("ability", "cost", "battle") and evaluate.denotes(by, cause.source, res)
    # What a trigger icon does is no effect of a card (VC12.1.2).
    if cause.kind not in (("ability", "cost") if by.cost else ("ability",)):
        return False
    if by.player is not None and cause.seat not in evaluate.seats(by.player, res):
        return False
    return by.whose is None or evaluate.denotes(by.whose, cause.source, res)


def _actors(words_: ab.EventVerb, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return whom a sentence with the deed is about: what has been placed as it is now."""
    words_ = matching.plain(words_)
    if isinstance(words_, own.Hits | own.DoesNotHit) and words_.boosted:
        booster: Ref | None = res.state.vars.get("booster")
        return (what.what,) if booster is None else (what.what, booster)
    return (what.after if what.key in ("placed", "lock", "unlock") else what.what,)


def _zones(zones: tuple[enum.Enum, ...], what: TriggerEvent, res: Resolution) -> bool:
    if table.is_vanguard(res.state, what.what.number):
        # It may be a vanguard circle to which it has come (VC1.2.2).
        return own.Zone.VC in zones
    return any(what.to in AREAS[zone] for zone in zones)


def _from(zones: tuple[enum.Enum, ...], what: TriggerEvent, res: Resolution) -> bool:
    return any(what.origin in AREAS[zone] for zone in zones)


def _called(deed: Any, what: TriggerEvent, res: Resolution) -> bool:
    return what.why in ("call", "superior call", "guard", "g guard")


def _fills_soul(deed: own.FillsSoul, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a card went to the soul otherwise than by a ride (VC 16.1.2); a token is erased instead (VG 24.1)."""
    return what.to in SOUL and what.why != "ride over" and not table.is_pseudo(res.state.cards[what.what.number])


def _soul_blasted(deed: own.SoulBlasts, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a card goes from the soul to the drop zone as payment (VG 17.10)."""
    cause = what.cause
    return what.origin in SOUL and what.to in DROP and cause is not None and cause.kind == "cost"


def _retired(deed: ab.EventVerb, what: TriggerEvent, res: Resolution) -> bool:
    """Whether what leaves the field is retired: it goes to the drop zone (VG 17.4)."""
    return what.to in DROP


def _fits_placed(who: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    return matching.is_actor(who, what.after, what, res)


_ROLE = {Role.ATTACKED: "attack ends", Role.BOOSTED: "boost ends", Role.WAS_ATTACKED: "attacked ends"}

#: What deeds are: the kinds of event that each can be, and whether one of such a kind is it, apart from who does it.
matching.learn(MEANING, {
    ab.BecomesUntapped: when("stand"),
    ab.BecomesTapped: when("rest"),
    ab.Draws: when("move", why=("draw",)),
    ab.Leaves: when("leave"),
    ab.Attacks: when("attack"),
    ab.IsAttacked: when("attacked", by=matching.others),
    ab.IsChosen: when("chosen"),
    ab.Enters: when("placed"),
    ab.Moves: when("move", whose=matching.holder("origin")),
    ab.Discards: when("move", why=("discard",)),
    own.IsPlaced: when("placed", zones=_zones),
    own.Rides: when("ride", normal=lambda normal, what, res: not normal or what.why == statics.NORMAL_RIDE),
    own.IsRodeUpon: when("rode upon", by=matching.others),
    own.Calls: when("placed", zones=_zones, test=_called, what=_fits_placed),
    own.Strides: when("stride"),
    # It is no event of the table: who would lose is asked about as a game ends (VG 1.2, 16.12).
    own.Loses: when("lose"),
    own.Boosts: when("boost"),
    own.IsBoosted: when("boosted", by=matching.others),
    own.Intercepts: when("intercept"),
    # Who names nobody speaks of the unit chosen at first, who names one of whom is attacked now (VG 11.5.6).
    own.Hits: when(of=lambda deed: ("specified hit",) if deed.whom is None else ("hit",),
                   boosted=lambda boosted, what, res: True),
    own.DoesNotHit: when("does not hit", boosted=lambda boosted, what, res: True),
    own.IsHit: when("was hit", by=matching.others),
    own.FightEnds: when(of=lambda deed: (_ROLE[deed.role],), role=lambda role, what, res: True),
    own.IsRetired: when("leave", zones=_from, test=_retired),
    own.IsRevealedFor: when(of=lambda deed: (f"{deed.check} check",), check=lambda check, what, res: True),
    own.IsPutIntoDamage: when("move", why=("damage",)),
    own.IsBound: when("move", why=("bind",)),
    own.FillsSoul: when("move", test=_fills_soul),
    own.IsLockedAway: when(of=lambda deed: ("unlock",) if deed.unlocked else ("lock",),
                           unlocked=lambda unlocked, what, res: True),
    ab.IsBroken: when("leave", test=_retired),
    own.Whilst: when(of=lambda deed: matching.keys_of(ab.Happens((), (deed.deed,)), MEANING),
                     state=lambda state, what, res: evaluate.suits(ab.Noun((state,)), what.what, res)),
    own.PutInto: when("move", origins=_from),
    own.IsDiscarded: when("move", why=("discard",)),
    own.Reveals: when(of=lambda deed: ("damage check" if deed.damage else "drive check",),
                      damage=lambda damage, what, res: True),
    own.IsNormalCalled: when("placed", why=("call", "guard")),
    own.IsCalled: when("placed", test=_called),
    own.PlacedBeside: when("placed", where=lambda where, what, res: (
        evaluate.suits(ab.Noun((where,)), what.after, res)
    )),
    own.SoulBlasts: when("move", test=_soul_blasted),
    own.LooksAtDeck: when("looks at deck", "search"),
    own.IsTurnedUp: when("flip", "turned up", test=lambda deed, what, res: (
        what.key == "turned up" or not res.state.cards[what.what.number].face_down
    )),
    **past.DEEDS,
    **ways.DEEDS,
    own.EntersState: when("mark", state=lambda state, what, res: what.why == state.value),
}, by=matching.others, whose=matching.others, cause=_caused)


MEANING.kinds = keys
MEANING.before = {"stand": ab.Tapped, "rest": ab.Untapped}
MEANING.actors = _actors
MEANING.events |= {**matching.EVENTS, ab.TimeComes: _time_comes}
MEANING.event_keys[ab.Stands] = ("state",)
# The parts inside an `own.AnyActive` are asked about by themselves.
MEANING.asks[own.HappenedThisBattle] = lambda node: {"attack", *matching.keys_of(node.event, MEANING)}
MEANING.asks[own.Active] = lambda node: matching.asks((keywords.condition(node),), MEANING)
