"""Using action and special abilities (FFTCG 11.6, 11.7), Warp (15.2.7) and Priming (15.2.9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine import abilities as ab
from engine.answers import Play
from engine.continuous.lasting import ContinuousEffect, all_of, let_end
from engine.course import EVERYBODY
from engine.effects import evaluate
from engine.effects.selection import ONE
from engine.events import Event, Move, Notice, SetCardField, extend
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import costs, prices, triggers
from engine.games.fftcg.effects.casting_permissions import changed, step
from engine.games.fftcg.effects.for_later import LASTING
from engine.games.fftcg.effects.on_cards import searched
from engine.games.fftcg.effects.resolution import Resolution, kind_of, without_same_name
from engine.games.fftcg.rules import casting, table, verbs
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import FIELD, HAND, REMOVED, Cause, Ref, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import legal_targets
from engine.timing.casting import one_by_one, put_on_stack, targets
from engine.timing.items import Item
from engine.timing.spoken import caused_by
from engine.timing.windows import Way
from engine.triggers.delayed import stamp

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


def label(state: State, play: Play) -> str:
    """Return the use of an ability in words: its printed line."""
    name = casting.named(state, play)
    lines = table.face(state, play.card).text.split("\n")
    if len(lines) == len(boards.now(state, play.card).abilities):
        return f"Use {name}: {lines[play.index]}"
    return f"Use ability {play.index + 1} of {name}"


def cost_of_use(state: State, seat: int, number: int, ability: ab.ActionAbility) -> tuple[ab.Cost, ...]:
    """Return what it costs to use an ability now, as texts change it (FFTCG 11.6.9, 11.7.9)."""
    steps: list[tuple[int, int]] = []
    for static, res in boards.board(state).rulings_of(own.CostChange):
        cause = Cause(kind_of(ability), table.ref(state, number), seat)
        if isinstance(static.what, own.Effects) and caused_by(static.what, cause, res):
            steps.append((step(static, res), static.minimum))
    cost = changed(ability.cost, steps) if steps else ability.cost
    for one in _next_use(state, seat, number, ability):
        assert isinstance(one.static, own.NextUseWithout)
        cost = () if one.static.free else without_same_name(cost)
    return cost


def _next_use(state: State, seat: int, number: int, ability: ab.ActionAbility) -> tuple[ContinuousEffect, ...]:
    """Return the lasting effects that speak of the next use of a special ability, and that this use uses up."""
    there = all_of(state)
    if not there or kind_of(ability) != "special ability":
        return ()
    me = table.ref(state, number)
    return tuple(
        one
        for one in there
        if isinstance(one.static, own.NextUseWithout)
        and one.seat == seat
        and evaluate.denotes(one.static.what, me, LASTING.context(one, state))
    )


def refuse_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot use an ability now, or None where they can."""
    refusal = _refuse_whose(state, seat, play)
    if refusal is not None:
        return refusal
    ability = ability_at(state, play.card, play.index)
    assert isinstance(ability, ab.ActionAbility)
    if not table.can_act(state):
        return Refusal("FFTCG 9.3.1.7", "Abilities can be used only in main phases and in the Attack Phase.")
    res = Resolution(state, seat, table.ref(state, play.card))
    prices.bind(res, ability.limits)
    refusal = (
        triggers.refuse_use(state, play.card, play.index, ability, seat)
        or costs.refuse(cost_of_use(state, seat, play.card, ability), res)
        or legal_targets.refuse_choices(ability.effects, res)
    )
    if refusal is not None and ability.name is not None and refusal.rule in _OF_SPECIAL:
        return Refusal(_OF_SPECIAL[refusal.rule], refusal.sentence)
    return refusal


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why not even players who break the rules can use an ability: it is none of theirs, or not there."""
    ability = ability_at(state, play.card, play.index)
    refusal = _refuse_whose(state, seat, play)
    return refusal or triggers.refuse_place(state, play.card, ability, seat)  # type: ignore[arg-type]


def _refuse_whose(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why this is no action ability of the player's (FFTCG 11.6.1, 11.6.4)."""
    card = state.cards[play.card]
    if not isinstance(ability_at(state, play.card, play.index), ab.ActionAbility):
        return Refusal("FFTCG 11.6.1", f"{spoken(card)} has no such action ability.")
    if card.controller != seat:
        return Refusal("FFTCG 11.6.4", f"{spoken(card)} is not under your control.")
    return None


def _targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return what an ability could choose now, None where it chooses nothing (FFTCG 11.6.5, 11.7.5)."""
    ability = ability_at(state, play.card, play.index)
    if not isinstance(ability, ab.ActionAbility):
        return None
    res = Resolution(state, seat, table.ref(state, play.card), kind_of(ability))
    return legal_targets.targets(ability.effects, res)


def _use(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Use an action or special ability: declare, choose, pay, then it is on the stack (FFTCG 11.6.4 to 11.6.11).

    ``insisted`` tells that the rules refuse it: then its cost is paid as far as the player likes.
    """
    number, index = play.card, play.index
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
        extend(state, "used", ((number, res.source.entered, index),), "use")
        yield from costs.pay(cost_of_use(state, seat, number, ability), res, f"{rules}.10")
        let_end(state, _next_use(state, seat, number, ability).__contains__, "used")

    yield from put_on_stack(state, _item(ability, res), res, (targets(f"{rules}.5"), pay), partial(_used, ability))


def _declared(state: State, seat: int, source: Ref, ability: ab.ActionAbility) -> Resolution:
    """Return the context in which an ability is used, with a stamp of its own (FFTCG 11.6.4)."""
    res = Resolution(state, seat, source, kind_of(ability))
    res.item = stamp(state)
    prices.bind(res, ability.limits)
    return res


def _item(ability: ab.ActionAbility, res: Resolution) -> Item:
    """Return an ability that is used as an item of the stack."""
    return Item(res.item, res.kind, res.seat, res.source, ability, ability.effects)


def _used(ability: ab.ActionAbility, res: Resolution) -> list[Event]:
    """Return what happens as an ability is used (FFTCG 11.6.11, 11.7.11)."""
    cause = Cause(res.kind, res.source, res.seat)
    return [Notice("uses ability", seat=res.seat, card=res.source.number, cause=cause, name=ability.name or "")]


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
        if not (yield from costs.can_pay(res, partial(costs.refuse, cost, res), "FFTCG 11.7.10")):
            continue
        tell(state, "{0} uses the ability of {1}.", "FFTCG 11.7.4", ("seat", seat), ("card", source.number))
        pay = partial(costs.pay, cost, rule="FFTCG 11.7.10", cancel=False)
        yield from put_on_stack(
            state, _item(ability, res), res, (targets("FFTCG 11.7.5", cancel=False), pay), partial(_used, ability)
        )


# Warp and Priming, which do not use the stack


def _word(state: State, play: Play) -> own.Warp | own.Priming | None:
    """Return the ability that is used: the Warp of a card, or its Priming; None where it has none."""
    if play.how == "warp":
        return next((one for one in boards.now(state, play.card).abilities if isinstance(one, own.Warp)), None)
    ability = ability_at(state, play.card, play.index)
    return ability if isinstance(ability, own.Priming) else None


def _cannot(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why not even players who break the rules can warp a card, or prime a Character."""
    card = state.cards[play.card]
    there = _word(state, play) is not None
    if play.how == "warp":
        if there and card.zone == HAND[seat]:
            return None
        return Refusal("FFTCG 15.2.7.1.1", f"{spoken(card)} is no card with Warp in your hand.")
    if not there or card.zone != FIELD or card.controller != seat:
        return Refusal("FFTCG 15.2.9.1", f"{spoken(card)} is no Character of yours with Priming.")
    return Refusal("FFTCG 15.2.9.4.1", f"{spoken(card)} is primed already.") if card.over else None


def refuse_word(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be warped, or a Character primed, now (FFTCG 15.2.7.3, 15.2.9.3)."""
    rule, what = ("FFTCG 15.2.7.3", "Warp") if play.how == "warp" else ("FFTCG 15.2.9.3", "Priming")
    refusal = _cannot(state, seat, play) or casting.refuse_quiet(state, seat, rule, f"{what} can be used")
    return refusal or costs.refuse(
        _cost(state, play), Resolution(state, seat, table.ref(state, play.card), "cost")
    )


def _cost(state: State, play: Play) -> tuple[ab.Cost, ...]:
    """Return the cost of Warp or Priming, of CP of any Element where a text says so (FFTCG 2.1)."""
    me, ability = table.ref(state, play.card), _word(state, play)
    assert ability is not None
    word = own.AbilityWord.WARP if play.how == "warp" else own.AbilityWord.PRIMING
    for static, res in boards.board(state).rulings_of(own.PaidWith):
        mine = state.cards[play.card].owner == res.seat
        if static.ability is word and (mine if static.what is None else evaluate.denotes(static.what, me, res)):
            return tuple(replace(one, element=None) if isinstance(one, own.CP) else one for one in ability.cost)
    return ability.cost


def _pay(state: State, seat: int, play: Play, rule: str, insisted: bool) -> Procedure:
    """Pay the cost of Warp or Priming; what was insisted on, as far as the player likes."""
    res = Resolution(state, seat, table.ref(state, play.card), "cost")
    res.short = insisted
    yield from costs.pay(_cost(state, play), res, rule)


def _warp(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Pay a Warp cost: the card is removed from the game with its Warp Counters, without the stack (15.2.7.3)."""
    number, ability = play.card, _word(state, play)
    assert isinstance(ability, own.Warp)
    state.emit(SetCardField(number, "known", 3, "reveal"))
    tell(state, "{0} uses Warp {1} of {2}.", "FFTCG 15.2.7.3", ("seat", seat), str(ability.counters), ("card", number))
    yield from _pay(state, seat, play, "FFTCG 15.2.7.3", insisted)
    yield from apply_events(state, [Move(number, REMOVED[state.cards[number].owner], why="warp")])
    yield from verbs.place_counters(state, number, verbs.WARP, ability.counters, Cause("ability", None, seat))


def _prime(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Pay a Priming cost, search for the named Character and lay it on top (FFTCG 15.2.9.3.1)."""
    number, ability = play.card, _word(state, play)
    assert isinstance(ability, own.Priming)
    name = ability.name
    tell(state, "{0} uses Priming of {1}.", "FFTCG 15.2.9.3", ("seat", seat), ("card", number))
    yield from _pay(state, seat, play, "FFTCG 15.2.9.3.1", insisted)
    mine = boards.board(state)
    if any(name in mine[n].names for n in table.on_field(state, seat)):
        tell(state, "{0} already controls {1}: there is no search.", "FFTCG 15.2.9.3.1.2", ("seat", seat), name)
        return
    res = Resolution(state, seat, table.ref(state, number), "cost")
    upper = ab.Search(ab.Pick(ONE, ab.Noun((ab.Named(name), own.IsCharacter()))))
    found = yield from searched(upper, res, "FFTCG 15.2.9.3.1")
    if found and state.cards[number].zone == FIELD:
        verbs.prime(state, number, found[0].number)
        yield from apply_events(state, [Notice("primes", seat=seat, card=number, others=(found[0].number,))])


#: Abilities that are used with priority, by the names of their plays.
WAYS = {
    "use": Way(refuse_use, _impossible, _use, label, targets=_targets),
    "warp": Way(refuse_word, _cannot, _warp, lambda state, play: f"Use Warp of {casting.named(state, play)}"),
    "prime": Way(refuse_word, _cannot, _prime, label),
}
