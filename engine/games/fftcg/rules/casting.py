"""Casting Summons and Characters (FFTCG 11.3, 11.4), from the hand or the LB deck (15.2.8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engine import abilities as ab
from engine.answers import Play
from engine.continuous.lasting import let_end
from engine.events import Count, Event, Move, Notice, SetCardField, SetVariable
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS, CardType, Element, Now, is_quick
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions, costs, prices, statics
from engine.games.fftcg.effects.on_cards import refuse_room, summon_effects
from engine.games.fftcg.effects.prices import Bill
from engine.games.fftcg.effects.resolution import REMOVED_AFTER_USE, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import FIELD, HAND, LB_DECK, STACK, Cause, Ref, face, spoken
from engine.games.fftcg.rules.verbs import refuse_entry
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseOptions, ChooseYesNo
from engine.rulebook import Refusal
from engine.sight import veiled
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import one_by_one, put_on_stack
from engine.timing.items import Item, stack
from engine.timing.windows import Way
from engine.triggers.delayed import stamp

_PAYABLE_BY_ANY = (Element.LIGHT, Element.DARK)


class Offer(msgspec.Struct, frozen=True):
    """One way of paying for a card: its bill, and costs that are paid besides or instead (FFTCG 11.4.4)."""

    label: str
    bill: Bill
    cost: tuple[ab.Cost, ...] = ()


def bill_for(state: State, number: int, seat: int, less: int = 0) -> Bill:
    """Return what casting a card costs in CP (FFTCG 11.4.6.1): all its Elements, each at least one point.

    Light and Dark cards are paid with CP of any Element (11.4.6.1.3); a cost of 0 asks nothing (11.4.6.1.2).
    """
    values = boards.now(state, number)
    changes = casting_permissions.cast_changes(state, number, seat)
    if changes is casting_permissions.UNCHANGED:
        return _bill(max(0, values.cost - less), values.elements)
    return _bill(
        max(0, changes.total(values.cost) - less), () if changes.any_element else values.elements, changes.needs,
        changes.only, changes.different,
    )


@lru_cache(maxsize=1024)
def _bill(
    total: int, elements: tuple[Element, ...], needs: tuple[Element, ...] = (), only: tuple[Element, ...] = (),
    different: int = 0,
) -> Bill:
    """Return a bill for a card of these Elements, with CP of further ones among what pays it."""
    asked = [e for e in ELEMENTS if e in elements and e not in _PAYABLE_BY_ANY]
    asked = [*asked, *(e for e in needs if e not in asked)] if total else []
    total = max(total, len(asked))
    return Bill(total, tuple((e.value, 1) for e in asked), tuple(e.value for e in only), min(different, total))


def offers(state: State, seat: int, number: int, *, known: bool = False) -> Iterator[Offer]:
    """Return the ways in which a player can pay for a card now (FFTCG 11.4.4); with ``known`` those in which they
    may be able to as far as the opponent knows.
    """
    res = _deed(state, seat, number)
    res.veiled = known
    return (way for way in _offered(state, seat, number) if costs.refuse(way.cost, res, way.bill) is None)


def _offered(state: State, seat: int, number: int) -> Iterator[Offer]:
    """Return the ways of paying for a card that its texts offer."""
    allowed = casting_permissions.may_cast(state, number, seat)
    if allowed is not None and allowed.free:
        yield Offer("Cast it without paying the cost.", Bill(0))
        return
    yield Offer("Pay the cost.", bill_for(state, number, seat))
    if casting_permissions.unchanged(state, (number,)):
        return
    for cost, less in casting_permissions.reductions(state, number, seat):
        yield Offer(f"Do what reduces the cost by {less} first.", bill_for(state, number, seat, less), cost)
    for cost in casting_permissions.other_costs(state, number, seat, instead=True):
        yield Offer("Pay the other cost instead.", Bill(0), cost)


# Whether a card can be cast


def named(state: State, play: Play) -> str:
    """Return the names of the card of a play."""
    return " and ".join(boards.now(state, play.card).names)


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot cast a card now, or None where they can."""
    number = play.card
    values = boards.now(state, number)
    refusal = _impossible(state, seat, play) or refuse_time(state, seat, values)
    if refusal is not None:
        return refusal
    summon = _SUMMON in values.types
    return (
        (_refuse_limit_break(state, seat, number) if state.cards[number].zone == LB_DECK[seat] else None)
        or casting_permissions.refuse_cast(state, number, seat)
        or (None if summon else refuse_room(state, number, seat))
        or _refuse_price(state, seat, number)
        or (refuse_room(state, number, seat) if summon else None)
    )


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be cast even by players who break the rules: it lies where nothing is cast from."""
    card = state.cards[play.card]
    if card.zone in (HAND[seat], LB_DECK[seat]) or casting_permissions.may_cast(state, play.card, seat) is not None:
        return None
    return Refusal("FFTCG 11.4.2", f"{spoken(card)} is not in your hand.")


def refuse_time(state: State, seat: int, values: Now) -> Refusal | None:
    """Return why this is not the time to cast a card, whatever it costs (FFTCG 9.3.1.5, 9.3.1.6, 11.4.1, 15.2.5.2)."""
    if not is_quick(values):
        what = f"{values.names[0]} can be cast"
        return refuse_quiet(state, seat, "FFTCG 11.4.1", what, ": it has no Back Attack")
    if table.can_act(state):
        return None
    if _SUMMON in values.types:
        return Refusal("FFTCG 9.3.1.6", "Summons can be cast only in main phases and in the Attack Phase.")
    return Refusal("FFTCG 15.2.5.2", f"{values.names[0]} can be cast only in main phases and in the Attack Phase.")


_SUMMON = CardType.SUMMON


def refuse_quiet(state: State, seat: int, rule: str, what: str, why: str = "") -> Refusal | None:
    """Return why this is no moment for what needs one's own main phase and an empty stack."""
    if seat != table.turn_player(state):
        return Refusal(rule, f"{what} only in your own turn{why}.")
    if not table.in_main_phase(state):
        return Refusal(rule, f"{what} only in a main phase{why}.")
    return Refusal(rule, f"{what} only while the stack is empty.") if stack(state) else None


def _refuse_limit_break(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card of the LB deck cannot be cast: it must be face down, with enough others (15.2.8.3.2)."""
    card = state.cards[number]
    if not card.face_down:
        return Refusal("FFTCG 15.2.8.3.2", f"{spoken(card)} lies face up in the LB deck: it has been used.")
    cost = face(state, number).limit_break
    others = sum([state.cards[n].face_down for n in state.zones[LB_DECK[seat]]]) - 1
    if others < cost:
        name = spoken(card)
        return Refusal(
            "FFTCG 15.2.8.3.2", f"{name} needs {cost} other cards lying face down in your LB deck; there are {others}."
        )
    return None


def _refuse_price(state: State, seat: int, number: int, known: bool = False) -> Refusal | None:
    """Return why the price cannot be paid, not even with what may be paid instead (FFTCG 11.2, 11.4.4)."""
    sources, bill = prices.of_seat(state, seat), bill_for(state, number, seat)
    if not known and casting_permissions.unchanged(state, (number,)) and not prices.varies(state, sources):
        others = [one for one in sources if one.card != number]
        found: object = prices.can_pay(bill, others) or None
    else:
        found = next(offers(state, seat, number, known=known), None)
    return _unpaid(state, number, bill) if found is None else None


def _unpaid(state: State, number: int, bill: Bill) -> Refusal:
    words = bill.words()
    return Refusal("FFTCG 11.4.6.1.1", f"You cannot pay {words} for {spoken(state.cards[number])}.")


def _deed(state: State, seat: int, number: int, kind: str = "cost") -> Resolution:
    """Return the context in which a card is cast."""
    res = Resolution(state, seat, table.ref(state, number), kind)
    prices.casts(res, number)
    return res


def summon_item(state: State, seat: int, number: int) -> Item:
    """Return a Summon as an item of the stack, with a stamp of its own (FFTCG 11.3.2)."""
    values = boards.now(state, number)
    ability = next((a for a in values.abilities if isinstance(a, own.SummonEffect)), own.SummonEffect(()))
    return Item(stamp(state), "Summon", seat, table.ref(state, number), ability, summon_effects(values))


def _targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return what a Summon could choose now, None where it chooses nothing (FFTCG 11.3.3)."""
    if face(state, play.card).type is not CardType.SUMMON:
        return None
    res = Resolution(state, seat, table.ref(state, play.card), "summon")
    return legal_targets.targets(summon_effects(boards.now(state, play.card)), res)


# Casting


def cast(
    state: State, seat: int, number: int, *, free: bool = False, firm: bool = False, insisted: bool = False
) -> Procedure:
    """Cast a card: declare, choose, pay, then it is cast (FFTCG 11.3.2 to 11.3.8, 11.4.2 to 11.4.8).

    One that an effect lets a player cast is cast: a ``firm`` casting cannot be taken back. ``insisted`` tells that the
    rules refuse it: then it is paid for as far as the player likes, and enters whatever is there.
    """
    summon = face(state, number).type is CardType.SUMMON
    state.emit(SetCardField(number, "known", 3, "reveal"))
    tell(state, "{0} casts {1}.", "FFTCG 11.3.1" if summon else "FFTCG 11.4.1", ("seat", seat), ("card", number))
    if summon:
        yield from _cast_summon(state, seat, number, free, firm, insisted)
    else:
        res = _deed(state, seat, number)
        res.short = insisted
        yield from _choose_extra(state, seat, number, res, cancel=not firm)
        yield from _settle_bill(state, seat, number, res, free, firm)
        yield from _enter(state, seat, number, res)


def _cast_summon(state: State, seat: int, number: int, free: bool, firm: bool, insisted: bool) -> Procedure:
    effects = summon_effects(boards.now(state, number))
    for_good = table.ref(state, number) in state.vars.get("after use", ())
    # What a text said of the card where it was holds until its cost is paid.
    state.emit(SetVariable("declared", table.ref(state, number)))
    origin = state.cards[number].zone
    state.emit(Move(number, STACK, controller=seat, why="cast"))
    item = summon_item(state, seat, number)
    res = _deed(state, seat, number, "summon")
    res.item = item.stamp
    res.paid = (REMOVED_AFTER_USE,) if for_good else ()
    res.short = insisted

    def choose_extra(res: Resolution) -> Procedure:
        yield from _choose_extra(state, seat, number, res, cancel=not firm)
        res.anyway = not firm and legal_targets.beyond(effects, res)

    def pay(res: Resolution) -> Procedure:
        yield from _settle_bill(state, seat, number, res, free, firm)
        # What it costs was settled with its choices; from now on it asks how that was paid.
        marks = _marks_of_payment(res)
        counted = (table.CARDS_DISCARDED, table.COSTS_DISCARDED)
        res.paid = (*res.paid, *(name for name, many in marks.items() for _ in range(many if name in counted else 1)))
        state.emit(SetVariable("declared", None))

    steps = choose_extra, casting.targets("FFTCG 11.3.3", cancel=not firm), pay
    yield from put_on_stack(state, item, res, steps, lambda res: _cast_events(state, seat, number, origin, res))


def _enter(state: State, seat: int, number: int, res: Resolution) -> Procedure:
    """The Character enters the field; no one can respond to that (FFTCG 11.4.8)."""
    refusal = refuse_entry(state, number, seat)
    if refusal is not None and not res.short:
        raise RolledBack(refusal)
    by_casting = Cause("cast", None, seat)
    dull = statics.enters_dull(state, number, seat)
    entry = Move(number, FIELD, controller=seat, dull=dull, why="cast", cause=by_casting)
    # How it was paid for is part of the entry: auto-abilities ask about it as they trigger.
    paid = SetCardField(number, "marks", _marks_of_payment(res), "cast")
    placed = statics.enters_with(state, number, seat, by_casting, tuple(_marks_of_payment(res)))
    cast = _cast_events(state, seat, number, state.cards[number].zone, res)
    yield from apply_events(state, [entry, paid, *placed, *cast])


def _marks_of_payment(res: Resolution) -> dict[str, int]:
    """Return what a Character shows of how it was cast (FFTCG 11.4.4)."""
    paid = res.named.get("payment", {})
    assert isinstance(paid, dict)
    return {**paid, **({"paid extra": 1} if "extra" in res.paid else {}), "cast": 1}


def _cast_events(state: State, seat: int, number: int, origin: int, res: Resolution) -> list[Event]:
    """Return what happens as a card is cast from a zone (FFTCG 11.3.8, 11.4.8), and use up what waited for that."""
    used = casting_permissions.used_by_cast(state, number, seat)
    let_end(state, used.__contains__, "used")
    return [Count(f"cast {seat}", 1), Notice("cast", seat=seat, card=number, origin=origin, cause=res.cause)]


# Paying for a card


def _choose_extra(state: State, seat: int, number: int, res: Resolution, *, cancel: bool) -> Procedure:
    """Let the player take on extra costs before choices are made (FFTCG 11.3.5)."""
    bill = bill_for(state, number, seat)
    for cost in casting_permissions.other_costs(state, number, seat, instead=False):

        def refuse(cost: tuple[ab.Cost, ...] = cost) -> Refusal | None:
            return costs.refuse(cost, res, bill)

        if veiled(res, refuse) is None:
            barred = refuse()
            answer = yield from ChooseYesNo(
                seat, "Pay the extra cost of {0}?", "FFTCG 11.3.5", args=(("card", number),),
                yes="Pay it too", no="Do not pay it", cancel=cancel, private=barred is not None, barred=barred,
            )  # fmt: skip
            if answer:
                res.paid = (*res.paid, "extra")
                res.named["extra"] = cost


def _settle_bill(state: State, seat: int, number: int, res: Resolution, free: bool, firm: bool) -> Procedure:
    """Fix what the card costs and pay it whole (FFTCG 11.3.7, 11.4.6, 11.4.7)."""
    extra = res.named.get("extra", ())
    assert isinstance(extra, tuple)
    way = Offer("", Bill(0)) if free else (yield from _choose_way(state, seat, number, res, cancel=not firm))
    if face(state, number).limit_break and state.cards[number].zone in (LB_DECK[seat], STACK):
        yield from _pay_limit_break(state, seat, number, res, cancel=not firm)
    cost = (*way.cost, *extra)
    if cost or way.bill.total:
        yield from costs.pay(cost, res, "FFTCG 11.3.7.1" if cost else "FFTCG 11.2.1", way.bill, cancel=not firm)


def _choose_way(state: State, seat: int, number: int, res: Resolution, *, cancel: bool) -> Asked[Offer]:
    """Let the player choose how to pay, where there is a choice (FFTCG 11.4.4)."""
    found = list(offers(state, seat, number))
    if not found:
        if res.short:
            return Offer("", bill_for(state, number, seat))
        raise RolledBack(_unpaid(state, number, bill_for(state, number, seat)))
    # That there is just one way is known to everybody where its texts offer no other.
    if len(list(_offered(state, seat, number))) == 1 or len(list(offers(state, seat, number, known=True))) == 1:
        return found[0]
    labels = tuple(way.label for way in found)
    answer = yield from ChooseOptions(
        seat, "How do you pay for {0}?", "FFTCG 11.4.4", labels, 1, 1, args=(("card", number),), cancel=cancel,
        private=True,
    )
    return found[answer[0]]


def _pay_limit_break(state: State, seat: int, number: int, res: Resolution, *, cancel: bool) -> Procedure:
    """Turn face-down cards of the LB deck up, as many as the Limit Break cost says (FFTCG 15.2.8.3.2)."""
    cost = face(state, number).limit_break

    def pool() -> tuple[int, ...]:
        return tuple(n for n in state.zones[LB_DECK[seat]] if state.cards[n].face_down and n != number)

    if len(pool()) < cost and not res.short:
        raise RolledBack(Refusal("FFTCG 15.2.8.3.2", f"There are not {cost} other cards face down in your LB deck."))
    answer = yield from ChooseCards(
        seat, f"Choose {'1 card' if cost == 1 else '{0} cards'} of your LB deck to turn face up.", "FFTCG 15.2.8.3.2",
        pool, cost, cost, args=(str(cost),), cancel=cancel,
    )
    for one in answer:
        state.emit(SetCardField(one, "face_down", False, "limit break"))
        state.emit(SetCardField(one, "known", 0, "limit break"))
    cards = tuple(("card", one) for one in answer)
    if cards:
        places = ", ".join(f"{{{place}}}" for place in range(1, len(cards) + 1))
        tell(state, "{0} turns face up in the LB deck: " + places + ".", "FFTCG 15.2.8.3.2", ("seat", seat), *cards)


# Casting by an effect


def _pays(state: State, seat: int, number: int) -> Asked[bool]:
    """Whether a player pays for a card that an effect lets them cast: nobody else learns why not (FFTCG 2.3, 7.6.1)."""
    res = _deed(state, seat, number)

    def refuse() -> Refusal | None:
        return _refuse_price(state, seat, number, res.veiled)

    return (yield from costs.can_pay(res, refuse, "FFTCG 11.4.4"))


def cast_freely(state: State) -> Procedure:
    """Cast what effects that just resolved let somebody cast, without paying or for its cost (FFTCG 11.3.11, 11.4.1.1).

    What cannot be paid for is not cast (2.3).
    """
    seat: int
    what: Ref
    free: bool
    for seat, what, free in one_by_one(state, "free casts"):
        if not table.alive(state, what):
            continue
        number = what.number
        if (free or (yield from _pays(state, seat, number))) and refuse_room(state, number, seat) is None:
            yield from cast(state, seat, number, free=free, firm=True)


#: Casting as a thing that is done with priority.
WAY = Way(
    _refuse, _impossible,
    lambda state, seat, play, insisted: cast(state, seat, play.card, insisted=insisted),
    lambda state, play: f"Cast {named(state, play)}" + " from the LB deck" * (state.cards[play.card].zone in LB_DECK),
    targets=_targets,
)
