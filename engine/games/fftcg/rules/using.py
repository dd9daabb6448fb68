"""Using action and special abilities (FFTCG 11.6, 11.7), Warp (15.2.7) and Priming (15.2.9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect, let_end
from engine.effects import evaluate
from engine.events import Event, Move, Notice, SetCardField, SetVariable, Timestamp
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import costs, limits, payability, producing, statics
from engine.games.fftcg.effects.casting_permissions import step
from engine.games.fftcg.effects.causes import caused_by
from engine.games.fftcg.effects.continuous import LASTING
from engine.games.fftcg.effects.kinds import kind_of, without_same_name
from engine.games.fftcg.effects.prices import changed
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import table, verbs, warping
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.casting import refuse_quiet
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import DECK, FIELD, HAND, REMOVED, Ref, spoken
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards
from engine.reveal import EVERYBODY
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import aiming, legal_targets, targeting
from engine.timing.casting import one_by_one, put_on_stack
from engine.timing.items import Item

#: The rules about action abilities that the book says again of special abilities (FFTCG 11.7).
_OF_SPECIAL = {
    "FFTCG 11.6.2.1": "FFTCG 11.7.2.1",
    "FFTCG 11.6.2.2": "FFTCG 11.7.2.2",
    "FFTCG 11.6.2.2.3": "FFTCG 11.7.2.3",
    "FFTCG 11.6.2.2.4": "FFTCG 11.7.2.4",
    "FFTCG 11.6.5": "FFTCG 11.7.5",
    "FFTCG 11.6.10": "FFTCG 11.7.10",
}


def ability_at(state: State, number: int, index: int) -> object:
    """Return one of a card's abilities; None where it has none of that place."""
    abilities = boards.now(state, number).abilities
    return abilities[index] if 0 <= index < len(abilities) else None


def cost_of_use(state: State, seat: int, number: int, ability: ab.ActionAbility) -> tuple[ab.Cost, ...]:
    """Return what it costs to use an ability now, as texts change it (FFTCG 11.6.9, 11.7.9)."""
    steps: list[tuple[int, int]] = []
    for static, res in boards.board(state).rulings_of(own.CostToUse):
        if caused_by(static.what, Cause(kind_of(ability), table.ref(state, number), seat), res):
            steps.append((step(static, res), static.minimum))
    cost = changed(ability.cost, steps) if steps else ability.cost
    for one in _next_use(state, seat, number, ability):
        assert isinstance(one.static, own.NextUseWithout)
        cost = () if one.static.free else without_same_name(cost)
    return cost


def _next_use(state: State, seat: int, number: int, ability: ab.ActionAbility) -> tuple[ContinuousEffect, ...]:
    """Return the lasting effects that speak of the next use of a special ability, and that this use uses up."""
    effects: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
    if kind_of(ability) != "special ability":
        return ()
    me = table.ref(state, number)
    return tuple(
        one
        for one in effects
        if isinstance(one.static, own.NextUseWithout)
        and one.seat == seat
        and evaluate.denotes(one.static.what, me, LASTING.context(one, state))
    )


def refuse_use(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why a player cannot use an ability now, or None where they can."""
    refusal = _refuse_whose(state, seat, number, index)
    if refusal is not None:
        return refusal
    ability = ability_at(state, number, index)
    assert isinstance(ability, ab.ActionAbility)
    if not table.can_act(state):
        return Refusal("FFTCG 9.3.1.7", "Abilities can be used only in main phases and in the Attack Phase.")
    res = Resolution(state, seat, table.ref(state, number))
    producing.bind(res, ability.limits)
    refusal = (
        limits.refuse_use(state, number, index, ability, seat)
        or payability.refuse(cost_of_use(state, seat, number, ability), res)
        or legal_targets.refuse_choices(ability.effects, res)
    )
    if refusal is not None and ability.name is not None and refusal.rule in _OF_SPECIAL:
        return Refusal(_OF_SPECIAL[refusal.rule], refusal.sentence)
    return refusal


def impossible(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why not even players who break the rules can use an ability: it is none of theirs, or not there."""
    ability = ability_at(state, number, index)
    refusal = _refuse_whose(state, seat, number, index)
    return refusal or limits.refuse_place(state, number, ability, seat)  # type: ignore[arg-type]


def _refuse_whose(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why this is no action ability of the player's (FFTCG 11.6.1, 11.6.4)."""
    card = state.cards[number]
    if not isinstance(ability_at(state, number, index), ab.ActionAbility):
        return Refusal("FFTCG 11.6.1", f"{spoken(card)} has no such action ability.")
    if card.controller != seat:
        return Refusal("FFTCG 11.6.4", f"{spoken(card)} is not under your control.")
    return None


def targets(state: State, seat: int, number: int, index: int) -> tuple[int, ...] | None:
    """Return what an ability could choose now, None where it chooses nothing (FFTCG 11.6.5, 11.7.5)."""
    ability = ability_at(state, number, index)
    if not isinstance(ability, ab.ActionAbility):
        return None
    res = Resolution(state, seat, table.ref(state, number), kind_of(ability))
    return aiming.targets(ability.effects, res)


def use(state: State, seat: int, number: int, index: int, *, insisted: bool = False) -> Procedure:
    """Use an action or special ability: declare, choose, pay, then it is on the stack (FFTCG 11.6.4 to 11.6.11).

    ``insisted`` tells that the rules refuse it: then its cost is paid as far as the player likes.
    """
    ability = ability_at(state, number, index)
    assert isinstance(ability, ab.ActionAbility)
    kind = kind_of(ability)
    if state.cards[number].zone != FIELD:
        state.emit(SetCardField(number, "known", EVERYBODY, "reveal"))
    rules = "FFTCG 11.7" if kind == "special ability" else "FFTCG 11.6"
    tell(
        state,
        "{0} uses " + (f"the special ability {ability.name}" if ability.name else "an action ability") + " of {1}.",
        f"{rules}.4", ("seat", seat), ("card", number),
    )
    res = _declared(state, seat, table.ref(state, number), ability)
    res.anyway = legal_targets.beyond(ability.effects, res)
    res.short = insisted

    def pay(res: Resolution) -> Procedure:
        state.emit(SetVariable("used", (*state.vars.get("used", ()), (number, res.source.entered, index)), "use"))
        yield from costs.pay(cost_of_use(state, seat, number, ability), res, f"{rules}.10")
        let_end(state, _next_use(state, seat, number, ability).__contains__, "used")

    yield from put_on_stack(state, _item(ability, res), res, (targeting.targets(f"{rules}.5"), pay), _used)


def _declared(state: State, seat: int, source: Ref, ability: ab.ActionAbility) -> Resolution:
    """Return the context in which an ability is used, with a stamp of its own (FFTCG 11.6.4)."""
    tick = Timestamp()
    state.emit(tick)
    res = Resolution(state, seat, source, kind_of(ability))
    res.item = tick.value
    producing.bind(res, ability.limits)
    return res


def _item(ability: ab.ActionAbility, res: Resolution) -> Item:
    """Return an ability that is used as an item of the stack."""
    return Item(res.item, res.kind, res.seat, res.source, ability, ability.effects)


def _used(res: Resolution) -> list[Event]:
    """Return what happens as an ability is used (FFTCG 11.6.11, 11.7.11)."""
    return [Notice("uses ability", seat=res.seat, card=res.source.number, cause=Cause(res.kind, res.source, res.seat))]


def use_again(state: State) -> Procedure:
    """Use what abilities that just resolved let somebody use, for the rest of the cost (FFTCG 11.7.4 to 11.7.11)."""
    seat: int
    source: Ref
    ability: ab.ActionAbility
    cost: tuple[ab.Cost, ...]
    for seat, source, ability, cost in one_by_one(state, "uses again"):
        res = _declared(state, seat, source, ability)
        if legal_targets.refuse_choices(ability.effects, res) is not None:
            continue
        if not (yield from costs.can_pay(res, partial(payability.refuse, cost, res), "FFTCG 11.7.10")):
            continue
        tell(state, "{0} uses the ability of {1}.", "FFTCG 11.7.4", ("seat", seat), ("card", source.number))
        pay = partial(costs.pay, cost, rule="FFTCG 11.7.10", cancel=False)
        yield from put_on_stack(
            state, _item(ability, res), res, (targeting.targets("FFTCG 11.7.5", cancel=False), pay), _used
        )


def _cost(state: State, number: int, ability: own.Warp | own.Priming) -> tuple[ab.Cost, ...]:
    """Return the cost of Warp or Priming, of CP of any Element where a text says so (FFTCG 2.1)."""
    me = table.ref(state, number)
    word = own.AbilityWord.WARP if isinstance(ability, own.Warp) else own.AbilityWord.PRIMING
    for static, res in boards.board(state).rulings_of(own.AbilityPaidWithAny):
        if static.ability is word and evaluate.denotes(static.what, me, res):
            return tuple(replace(one, element=None) if isinstance(one, own.CP) else one for one in ability.cost)
    return ability.cost


def _refuse_cost(state: State, seat: int, number: int, ability: own.Warp | own.Priming) -> Refusal | None:
    return payability.refuse(_cost(state, number, ability), Resolution(state, seat, table.ref(state, number), "cost"))


def _pay(
    state: State, seat: int, number: int, ability: own.Warp | own.Priming, rule: str, short: bool
) -> Asked[Resolution]:
    """Pay the cost of Warp or Priming; what was insisted on, as far as the player likes."""
    res = Resolution(state, seat, table.ref(state, number), "cost")
    res.short = short
    yield from costs.pay(_cost(state, number, ability), res, rule)
    return res


# Warp


def _warp_of(state: State, number: int) -> own.Warp | None:
    """Return a card's Warp ability, if it has one."""
    return next((a for a in boards.now(state, number).abilities if isinstance(a, own.Warp)), None)


def refuse_warp(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot be warped now (FFTCG 15.2.7.3)."""
    ability = _warp_of(state, number)
    refusal = impossible_warp(state, seat, number) or refuse_quiet(state, seat, "FFTCG 15.2.7.3", "Warp can be used")
    return refusal if refusal is not None or ability is None else _refuse_cost(state, seat, number, ability)


def impossible_warp(state: State, seat: int, number: int) -> Refusal | None:
    """Return why not even players who break the rules can warp a card: it has no Warp, or is not in the hand."""
    card = state.cards[number]
    if _warp_of(state, number) is not None and card.zone == HAND[seat]:
        return None
    return Refusal("FFTCG 15.2.7.1.1", f"{spoken(card)} is no card with Warp in your hand.")


def warp(state: State, seat: int, number: int, *, insisted: bool = False) -> Procedure:
    """Pay a Warp cost: the card is removed from the game with its Warp Counters, without the stack (15.2.7.3)."""
    ability = _warp_of(state, number)
    assert ability is not None
    state.emit(SetCardField(number, "known", 3, "reveal"))
    tell(state, "{0} uses Warp {1} of {2}.", "FFTCG 15.2.7.3", ("seat", seat), str(ability.counters), ("card", number))
    yield from _pay(state, seat, number, ability, "FFTCG 15.2.7.3", insisted)
    moves: list[Event] = [Move(number, REMOVED[state.cards[number].owner], why="warp")]
    yield from apply_events(state, moves)
    yield from verbs.place_counters(state, number, warping.COUNTER, ability.counters, Cause("ability", None, seat))


# Priming


def refuse_priming(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why a Character cannot be primed now (FFTCG 15.2.9.3)."""
    ability = ability_at(state, number, index)
    refusal = impossible_priming(state, seat, number, index)
    refusal = refusal or refuse_quiet(state, seat, "FFTCG 15.2.9.3", "Priming can be used")
    return refusal if not isinstance(ability, own.Priming) else refusal or _refuse_cost(state, seat, number, ability)


def impossible_priming(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why not even players who break the rules can prime a Character."""
    card = state.cards[number]
    primes = isinstance(ability_at(state, number, index), own.Priming)
    if not primes or card.zone != FIELD or card.controller != seat:
        return Refusal("FFTCG 15.2.9.1", f"{spoken(card)} is no Character of yours with Priming.")
    if card.over:
        return Refusal("FFTCG 15.2.9.4.1", f"{spoken(card)} is primed already.")
    return None


def priming(state: State, seat: int, number: int, index: int, *, insisted: bool = False) -> Procedure:
    """Pay a Priming cost, search for the named Character and lay it on top (FFTCG 15.2.9.3.1)."""
    ability = ability_at(state, number, index)
    assert isinstance(ability, own.Priming)
    name = ability.name
    tell(state, "{0} uses Priming of {1}.", "FFTCG 15.2.9.3", ("seat", seat), ("card", number))
    res = yield from _pay(state, seat, number, ability, "FFTCG 15.2.9.3.1", insisted)
    mine = boards.board(state)
    held = any(name in mine[n].names for n in table.on_field(state, seat))

    def pool() -> tuple[int, ...]:
        return tuple(n for n in state.zones[DECK[seat]] if _fits_priming(state, n, name))

    if held:
        tell(state, "{0} already controls {1}: there is no search.", "FFTCG 15.2.9.3.1.2", ("seat", seat), name)
    elif not statics.can_search(state, seat):
        tell(state, "{0} cannot search.", "FFTCG 2.2", ("seat", seat))
    else:
        answer = yield from ChooseCards(
            seat, "Choose the card {0} to lay on {1}.", "FFTCG 15.2.9.3.1", pool, 0, 1, (name, ("card", number)),
            faces=True, private=bool(state.zones[DECK[seat]]),
        )
        yield from apply_events(state, [Notice("search", seat=seat, cause=res.cause)])
        verbs.shuffle(state, seat)
        if answer and state.cards[number].zone == FIELD:
            verbs.prime(state, number, answer[0])
            yield from apply_events(state, [Notice("primes", seat=seat, card=number, others=answer)])


def _fits_priming(state: State, number: int, name: str) -> bool:
    card = table.face(state, number)
    return card.name == name and card.type is not CardType.SUMMON
