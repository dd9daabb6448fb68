"""What texts of Cardfight!! Vanguard say of kinds of card; effects that choose among lists, call tokens, leap and
dominate.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.continuous import lasting
from engine.course import tell
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.meaning import Refs
from engine.effects.resolution import note_done, settle
from engine.effects.selection import how_many, objects
from engine.events import Shuffle
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import ORDERS, CardType
from engine.games.vanguard.effects import circles
from engine.games.vanguard.effects.nouns import has_keyword
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import directing, dominate, legion, lock, pseudo, table, triggers, verbs
from engine.games.vanguard.rules.table import BIND, DECK, RC
from engine.games.vanguard.vocabulary import CardKind, Row
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.state import Ref, ref
from engine.triggers import delayed

# Kinds of card


def _is_kind(quality: own.IsKind, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a card is of a kind (VG 3.6, 22, 25)."""
    printed = table.face(res.state, thing.number)
    match quality.kind:
        case CardKind.TRIGGER:
            return printed.type is CardType.TRIGGER
        case CardKind.TOKEN:
            return printed.type is CardType.TOKEN
        case CardKind.G_UNIT:
            return printed.type is CardType.G_UNIT
        case CardKind.G_GUARDIAN:
            return printed.type is CardType.G_UNIT and has_keyword(now, own.Keyword.G_GUARDIAN)
        case CardKind.SENTINEL:
            return has_keyword(now, own.Keyword.SENTINEL)
    return printed.type in ORDERS


def _boosted_by(quality: own.BoostedBy, thing: Any, now: Any, res: Resolution) -> bool:
    booster: Ref | None = res.state.vars.get("booster")
    attacker: Ref | None = res.state.vars.get("attacker")
    return booster is not None and attacker == Ref(thing.number, thing.entered) and evaluate.denotes(
        quality.by, booster, res
    )


def _on_circle(quality: ab.Quality, thing: Any, now: Any, res: Resolution) -> bool:
    return thing.zone in RC and circles.is_as(
        quality, thing.marks.get("circle", 0), res, thing.zone & 1
    )


def _original_grade(quality: own.OriginalGrade, thing: Any, now: Any, res: Resolution) -> bool:
    grade = table.face(res.state, thing.number).grade
    return evaluate.compares(grade, quality.comparison, evaluate.value(quality.amount, res))


def _is_token(quality: own.TokenOf, thing: Any, now: Any, res: Resolution) -> bool:
    printed = table.face(res.state, thing.number)
    return printed.type is CardType.TOKEN and quality.name.casefold() in printed.name.casefold()


MEANING.qualities |= {
    own.IsKind: _is_kind,
    own.TokenOf: _is_token,
    own.BoostedBy: _boosted_by,
    own.OnCircle: _on_circle,
    own.OriginalGrade: _original_grade,
    own.InLegion: lambda quality, thing, now, res: "lead" in thing.marks or "mate" in thing.marks,
}


# Amounts and conditions


def _open_circles(amount: own.OpenCircles, res: Resolution) -> int:
    state = res.state
    return sum(
        not table.on_circle(state, seat, where) and (amount.row is None or table.is_front(where) is (
            amount.row is Row.FRONT
        ))
        for seat in evaluate.seats(amount.player, res) for where in table.circles(state, seat)
    )


def _attacks_made(amount: own.AttacksMade, res: Resolution) -> int:
    mine = table.turn_player(res.state) in evaluate.seats(amount.player, res)
    return int(res.state.vars.get("battle", 0)) if mine else 0


def _new_damage(condition: own.NewDamage, res: Resolution) -> bool:
    """Whether a card came to a player's damage zone this turn, which is told by when it came there."""
    state = res.state
    return any(
        state.cards[one].since == table.turn(state)
        for seat in evaluate.seats(condition.player, res) for one in state.zones[table.DAMAGE[seat]]
    )


def _damage_this_turn(amount: own.DamageThisTurn, res: Resolution) -> int:
    """Return how many cards came to damage zones this turn and still lie there (VG 15.7)."""
    state = res.state
    return sum(
        state.cards[one].since == table.turn(state)
        for seat in evaluate.seats(amount.whose, res) for one in state.zones[table.DAMAGE[seat]]
    )


MEANING.amounts |= {
    own.OpenCircles: _open_circles, own.AttacksMade: _attacks_made, own.DamageThisTurn: _damage_this_turn,
}
MEANING.conditions |= {
    own.NewDamage: _new_damage,
    own.AttackHit: lambda condition, res: bool(res.state.vars.get("hits")),
}


# Lists


def _scale(effect: own.Scale, res: Resolution) -> Procedure:
    """Carry out each step in whose range the amount lies, which is fixed first (VG 16.8)."""
    number = evaluate.value(effect.what, res)
    for step in [one for one in effect.steps if evaluate.meets(one.quantity, number, res)]:
        yield from MEANING.run(step.effects, res)


def _one_of_these(effect: own.OneOfThese, res: Resolution) -> Procedure:
    """Let the actor choose one of the modes, and do it (VG 16.8)."""
    lines = tuple(map(MEANING.prompts.mode, effect.modes))
    answer = yield from ChooseOptions(
        res.actor, "{0}: choose one.", "VG 16.8", lines, args=(("card", res.source.number),)
    )
    yield from MEANING.run(effect.modes[answer[0]].effects, res)


def _by_what(effect: own.ByWhat, res: Resolution) -> Procedure:
    """Carry out the first step whose noun the card fits (VG 16.8)."""
    found = evaluate.refs(effect.what, res)
    for step in effect.steps:
        if any(evaluate.suits(step.noun, one, res) for one in found):
            yield from MEANING.run(step.effects, res)
            return


# Tokens and tickets


def _get_ticket(effect: own.GetTicket, res: Resolution) -> Procedure:
    """Put a Quick Shield ticket into the actor's hand (VG 25.2)."""
    yield from pseudo.give_ticket(res.state, res.actor, res.cause)
    note_done(res)


def _with_tokens(call: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Procedure]:
    """Return what calls cards; tokens come into the game as they are called (VG 24.3)."""

    def call_any(effect: own.Call, res: Resolution) -> Procedure:
        what = effect.what
        qualities = what.noun.qualities if isinstance(what, ab.Pick) else ()
        name = next((one.name for one in qualities if isinstance(one, own.TokenOf)), None)
        if name is None or any(isinstance(one, ab.InZone) for one in qualities):
            return call(effect, res)  # type: ignore[no-any-return]
        assert isinstance(what, ab.Pick)
        return _call_tokens(effect, what.count, name, res)

    return call_any


def _call_tokens(effect: own.Call, count_of: ab.Count, said: str, res: Resolution) -> Procedure:
    """Call tokens: each comes into the game, and is called at once (VG 24.3)."""
    state = res.state
    name = next((one for one in pseudo.TOKENS if one in said.casefold()), "")
    free = circles.open_to(effect, res)
    count = yield from how_many(count_of, len(free), res, "{0}: how many tokens do you call?", "VG 24.3")
    note_done(res, False)
    if not name or not count:
        return
    lines = tuple(circles.in_words(state, res.actor, where) for where in free)
    picked = (*range(count),) if count == len(free) else (yield from ChooseOptions(
        res.actor, "To which circles do the tokens go?", "VG 10.3", lines, count, count,
    ))
    events = yield from pseudo.call_tokens(state, res.actor, name, [free[one] for one in picked], res.cause)
    settle(res, events, count, "called")


def _triggers_activate(effect: own.TriggersActivate, res: Resolution) -> Procedure:
    """Do what the trigger icons of the cards give, one after the other (VG 12.3)."""
    found = yield from objects(effect.what, res, effect)
    shown = [one for one in found if MEANING.now(res.state, one).trigger is not None]
    note_done(res, bool(shown))
    for number in shown:
        yield from triggers.perform(res.state, res.actor, number, "ability", res.source.number)


# Time leap


def _time_leap(effect: own.TimeLeap, res: Resolution) -> Procedure:
    """Bind a rear-guard, and call a card of one grade more from the deck in its place until the end of the turn (VC
    18.1.3).
    """
    state, seat = res.state, res.actor
    found = yield from objects(effect.what, res, effect)
    for number in found:
        grade = MEANING.now(state, number).grade
        yield from verbs.bind(state, [number], res.cause)
        if state.cards[number].zone not in BIND:
            continue
        bound = ref(state, number)
        called = yield from _leap_to(grade + 1, res)
        state.emit(Shuffle(DECK[seat]))
        tell(state, "{0} shuffles the deck.", "VG 17.8", ("seat", seat))
        if called is not None:
            _come_back(called, bound, res)
            res.add_done("called", (called,))
            res.it = (called,)
    note_done(res, bool(found))


def _leap_to(grade: int, res: Resolution) -> Asked[Ref | None]:
    state, seat = res.state, res.actor
    there = tuple([one for one in state.zones[DECK[seat]] if MEANING.now(state, one).grade == grade
                   and verbs.is_grounded(state, one)])  # fmt: skip
    answer = yield from ChooseCards(
        seat, "Choose the card that is called by the time leap.", "VG VC18.1.3", lambda: there, 0, 1, faces=True,
        private=True,
    )
    if not answer:
        return None
    where = yield from circles.choose(own.Call(ab.It()), res, answer)
    yield from verbs.call(state, seat, where, res.cause)
    one = answer[0]
    return ref(state, one) if state.cards[one].zone in RC else None


def _come_back(called: Ref, bound: Ref, res: Resolution) -> None:
    """Let the called unit go under the deck at the end of the turn; if so, the bound card is called (VC 18.1.3)."""
    under = ab.PutOnDeck(LockedIn((called,)), ab.DeckPlace.BOTTOM)
    back = ab.ByPlayer(ab.Player.ITS_OWNER, own.Call(LockedIn((bound,))))
    owner = res.state.cards[bound.number].owner
    back_by: ab.Effect = own.Call(LockedIn((bound,))) if owner == res.seat else back
    ability = ab.AutoAbility(
        ab.Trigger(ab.TimeComes(ab.Edge.END, ab.Turn.THIS)), (under, ab.IfYouDoSo(back_by)),
    )
    delayed.set_up(ability, res, delayed.stamp(res.state), res.seat)


# Dominating


def _dominate(effect: own.Dominate, res: Resolution) -> Procedure:
    """Dominate units, to let them attack or guard (VG 23.1)."""
    state, seat = res.state, res.actor
    found = yield from objects(effect.what, res, effect)
    note_done(res, bool(found))
    if not found:
        return
    if effect.guards:
        yield from dominate.guard(state, seat, found, res.cause)
        return
    yield from dominate.dominate(state, seat, found, res.cause)
    whom: Refs | None = None if effect.whom is None else evaluate.refs(effect.whom, res)
    targets = None if whom is None else [one.number for one in whom]
    directing.order(state, seat, found, targets, dominated=True)


def _said_of(whom: LockedIn, static: ab.Static) -> ab.Static:
    """Return what is so with "it" as those of whom the sentence before spoke."""
    pronoun = isinstance(static, ab.Changes) and isinstance(static.who, ab.It | ab.Them)
    return replace(static, who=whom) if pronoun else static  # type: ignore[call-arg]


def _with_gain(static: Any, gain: own.AbilitiesOf, whose: LockedIn) -> Any:
    """Return what is so with the abilities of the cards that were chosen for it (VG 16.8)."""
    return with_parts(static, lambda part: (
        replace(gain, whose=whose) if part is gain else _with_gain(part, gain, whose)
    ))


def _remember_duration(last: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Procedure]:
    """Return what lets continuous effects begin and remembers how long and of whom, for what takes up that.

    "One of your units gets ..." is chosen as the text comes to it (VG 16.8).
    """

    def begin(effect: ab.Lasting, res: Resolution) -> Procedure:
        before = res.named.get("changed before")
        if not isinstance(effect.duration, own.AsBefore):
            res.named["as before"] = effect.duration
        elif isinstance(before, LockedIn):
            # What is so instead of something else is so of whom that spoke.
            effect = replace(effect, statics=tuple(_said_of(before, one) for one in effect.statics))
        statics = []
        for static in effect.statics:
            static = yield from _chosen(static, effect, res)
            for gain in [one for one in walk(static) if isinstance(one, own.AbilitiesOf)]:
                if isinstance(gain.whose, ab.Pick):
                    found = yield from objects(gain.whose, res, effect)
                    static = _with_gain(static, gain, LockedIn(tuple(ref(res.state, number) for number in found)))
            if isinstance(static, own.CannotGuardWith):
                # "Their hand" is that of who cannot.
                res.they = evaluate.seat(static.player, res)
            if isinstance(static, own.CallsTogether) and static.amount is not None:
                # How many that are is known as it begins (VG 16.10).
                static = replace(static, least=evaluate.value(static.amount, res), amount=None)
            if isinstance(static, ab.Changes):
                res.named["changed before"] = LockedIn(tuple(map(res.current, evaluate.refs(static.who, res))))
            statics.append(static)
        last(replace(effect, statics=tuple(statics)) if statics != [*effect.statics] else effect, res)

    return begin


def _chosen(static: ab.Static, effect: ab.Lasting, res: Resolution) -> Asked[ab.Static]:
    """Return what is to last, with whom it is said of where that is chosen now, so much for each of something too."""
    match static:
        case ab.Changes(who) if _is_chosen(who):
            found = yield from objects(who, res, effect)
            return replace(static, who=LockedIn(tuple(ref(res.state, number) for number in found)))
        case ab.ForEach(_, statics):
            inner = []
            for one in statics:
                inner.append((yield from _chosen(one, effect, res)))
            return replace(static, statics=tuple(inner))
    return static


def _is_chosen(who: ab.Reference) -> bool:
    """Whether somebody chooses of whom it is said: "one of your units", or "this unit and one of your units"."""
    return isinstance(who, ab.Pick) or (isinstance(who, ab.Both) and any(map(_is_chosen, who.references)))


# The course of battle and turn


def _change_target(effect: own.ChangesTarget, res: Resolution) -> Procedure:
    """Let something else be attacked in this battle, and nothing but that (VG 11.2.6)."""
    found = yield from objects(effect.to, res, effect)
    if found and "attacker" in res.state.vars:
        directing.attack_instead(res.state, found)
    note_done(res, bool(found))


def _end_turn(effect: own.EndsTurn, res: Resolution) -> None:
    """Let this turn end (VG 26.3)."""
    verbs.end_the_turn(res.state)
    note_done(res)


def _seek_mate(effect: own.SeeksMate, res: Resolution) -> Procedure:
    """Search the deck for the mate, and come into legion with it (VG 20.1, 20.2)."""
    state, seat = res.state, res.actor
    there = tuple([one for one in state.zones[DECK[seat]] if effect.name in MEANING.now(state, one).names])
    answer = yield from ChooseCards(
        seat, "Choose the mate of {0}.", "VG 20.1", lambda: there, 0, 1, args=(("card", res.source.number),),
        faces=True, private=True,
    )
    for number in answer:
        yield from legion.join(state, res.source.number, number, res.cause)
    state.emit(Shuffle(DECK[seat]))
    tell(state, "{0} shuffles the deck.", "VG 17.8", ("seat", seat))
    note_done(res, bool(answer))


def _stay_locked(effect: own.StaysLocked, res: Resolution) -> None:
    """Let a player's locked cards stay so in that player's next end phase (VC 14.2.1)."""
    for seat in evaluate.seats(effect.player, res):
        lock.stay_locked(res.state, seat)
        tell(res.state, "{0}: no locked card is unlocked in the next end phase.", "VG VC14.2.1", ("seat", seat))
    note_done(res)


def _lets_be_hit(effect: own.LetsBeHit, res: Resolution) -> Procedure:
    """End what a unit, wherever it is now, has said of units that cannot be hit (VC13.2.1)."""
    found = yield from objects(effect.whose, res, effect)
    before = lasting.all_of(res.state)

    def is_said(one: lasting.ContinuousEffect) -> bool:
        bans = [change for change in getattr(one.static, "changes", ()) if isinstance(change, ab.Cannot)]
        return one.source.number in found and any(isinstance(deed, own.IsHit) for ban in bans for deed in ban.deeds)

    lasting.let_end(res.state, is_said, "nullify")
    note_done(res, lasting.all_of(res.state) != before)


MEANING.effects |= {
    own.LetsBeHit: _lets_be_hit,
    own.ChangesTarget: _change_target,
    own.EndsTurn: _end_turn,
    own.SeeksMate: _seek_mate,
    own.StaysLocked: _stay_locked,
    ab.Lasting: _remember_duration(MEANING.effects[ab.Lasting]),
    own.Scale: _scale,
    own.OneOfThese: _one_of_these,
    own.ByWhat: _by_what,
    own.TriggersActivate: _triggers_activate,
    own.GetTicket: _get_ticket,
    own.Call: _with_tokens(MEANING.effects[own.Call]),
    own.TimeLeap: _time_leap,
    own.Dominate: _dominate,
}
