"""Costs: whether one can be paid, with its will, its icons and the cards that its actions take, and paying it (FOW
903.2e, 903.2f): what is asked, then the will, then everything else at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, islice
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.course import gone, tell
from engine.effects import counters, evaluate
from engine.effects.counters import bearing
from engine.effects.resolution import follow
from engine.effects.selection import by, picks_of, possible, present
from engine.events import Event, Move, Notice, SetCardField
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType, Keyword, Price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import nouns, statics
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.effects.selection import PROMPTS
from engine.games.fow.rules import table
from engine.games.fow.rules.apply_events import apply_events
from engine.games.fow.rules.paying import Bill, bill
from engine.games.fow.rules.table import Cause, spoken
from engine.games.fow.rules.verbs import lose_life
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseNumber
from engine.rulebook import Refusal
from engine.sight import describes, is_secret
from engine.state import State, ref

RULE = "FOW 903.2f"
NOTHING = bill(Price())
#: So many ways of picking cards are tried before a cost counts as one that cannot be paid.
TRIES = 200
LARGEST_X = 60
#: How much will a player likes to pay, where that is up to them.
LIKES = "likes"
#: The {Rest} of a card's own ability, of which the text does not speak afterwards.
REST = ab.Tap(ab.Source())


@dataclass(frozen=True, slots=True)
class Part:
    """One action of a cost: what it is done to, or what is picked for it."""

    action: Any
    what: ab.Reference
    pick: ab.Pick | None = None

    @property
    def hand(self) -> bool:
        """Whether it looks for cards in the hand."""
        return isinstance(self.action, ab.Discard | ab.Reveal)

    @property
    def turns(self) -> bool:
        """Whether it rests or recovers cards."""
        return isinstance(self.action, ab.Tap | ab.Untap)

    @property
    def asked(self) -> str:
        """What is done to each card, as a request says it."""
        return PROMPTS.deed(self.action).removeprefix(" to ") or "move"

    @property
    def done(self) -> str:
        """The participle by which the text speaks of the cards afterwards."""
        if isinstance(self.action, ab.Reveal):
            return "revealed"
        return "" if self.action is REST else MEANING.actions[type(self.action)].participle(self.action)

    def event(self, state: State, number: int, cause: Cause) -> Event:
        """Return what pays with a card."""
        if isinstance(self.action, ab.Tap):
            return SetCardField(number, "dull", True, "rest", cause)
        if isinstance(self.action, ab.Untap):
            return SetCardField(number, "dull", False, "recover", cause)
        if isinstance(self.action, ab.Reveal):
            return Notice("reveal", seat=state.cards[number].owner, card=number, cause=cause)
        return MEANING.routes[type(self.action)](self.action).move(state, number, cause)  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Parts:
    """A cost taken apart: the signs of its will, whether as much will as one likes is paid, what is done to cards that
    are named and to such as are picked, the life that is paid, counters that are removed, and other deeds.
    """

    signs: tuple[str, ...]
    any_will: own.AnyWill | None
    fixed: tuple[Part, ...]
    picked: tuple[Part, ...]
    life: tuple[ab.Amount, ...]
    counters: tuple[ab.RemoveCounter, ...]
    deeds: tuple[ab.Effect, ...]
    others: tuple[ab.Cost, ...]
    speaks_of_x: bool


def _take_apart(cost: tuple[ab.Cost, ...]) -> Parts:
    signs: list[str] = []
    fixed: list[Part] = []
    picked: list[Part] = []
    life: list[ab.Amount] = []
    counters: list[ab.RemoveCounter] = []
    deeds: list[ab.Effect] = []
    others: list[ab.Cost] = []
    likes = None
    for one in cost:
        match one:
            case own.WillCost(more):
                signs += more
            case own.AnyWill():
                likes = one
            case own.RestSource():
                fixed.append(Part(REST, REST.what))
            case ab.Do(action):
                for single in _actions(action):
                    match single:
                        case ab.Pay(inner):
                            rest = parts_of(inner)
                            signs += rest.signs
                            others += rest.others
                        case own.PayLife(ab.Amount() as amount) | own.LoseLife(amount):
                            life.append(amount)
                        case ab.RemoveCounter():
                            counters.append(single)
                        case _ if type(single) in (*MEANING.routes, ab.Reveal, ab.Tap, ab.Untap):
                            for what in nouns.listed(single.what):  # type: ignore[attr-defined]
                                pick = picks_of(what, MEANING)
                                (picked if pick else fixed).append(Part(single, what, *pick))
                        case _ if type(single) in MEANING.effects:
                            deeds.append(single)
                        case _:
                            others.append(one)
            case _:
                others.append(one)
    return Parts(
        tuple(signs), likes, tuple(fixed), tuple(picked), tuple(life), tuple(counters), tuple(deeds), tuple(others),
        "X" in signs or any(isinstance(one, ab.X) for one in walk(cost)),
    )


def _actions(action: ab.Effect) -> Iterator[ab.Effect]:
    """Split an action into the single ones it is made of."""
    if isinstance(action, ab.Sequence):
        for one in action.effects:
            yield from _actions(one)
    elif isinstance(action, ab.Then):
        yield from _actions(action.effect)
    else:
        yield action


#: What a cost consists of, worked out once for each.
parts_of: ab.Memo[tuple[ab.Cost, ...], Parts] = ab.Memo(_take_apart)


# Whether it can be paid


def refuse(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill = NOTHING) -> Refusal | None:
    """Return why a cost cannot be paid, with a bill ``beside`` it, or None where some way of paying it all exists."""
    parts = parts_of(cost)
    if parts.others:
        return Refusal(RULE, "The program cannot carry out a part of this cost.")
    taken: set[int] = set()
    for part in parts.fixed:
        found = evaluate.refs(part.what, res)
        refusal = _refuse_fixed(part, found, res)
        if refusal is not None:
            return refusal
        taken.update(one.number for one in found)
    owed_life = sum(evaluate.value(one, res) for one in parts.life)
    if owed_life > table.life(res.state, res.actor):
        return Refusal("FOW 105.4a", f"This costs {owed_life} life.")
    for action in parts.counters:
        if not holders(action, res):
            return Refusal("FOW 1022.4", f"There are not enough {action.counter} counters to remove.")
    for deed in parts.deeds:
        if not possible(deed, res):
            return Refusal(RULE, "A part of this cost cannot be done.")
    return _refuse_picks(parts.picked, owed(parts, res, beside), res, frozenset(taken))


def owed(parts: Parts, res: Resolution, beside: Bill) -> Bill:
    """Return the will that a cost asks for, with the X that was chosen and with a bill beside it (FOW 903.2e)."""
    signs = [sign for sign in parts.signs if sign != "X"] + ["1"] * (res.x * parts.signs.count("X"))
    likes = 0 if parts.any_will is None else res.named.get(LIKES, parts.any_will.least)
    assert isinstance(likes, int)
    return beside.plus((*signs, *["1"] * likes))


def _refuse_will(bill_: Bill, res: Resolution, taken: frozenset[int]) -> Refusal | None:
    from engine.games.fow.rules import will

    if not bill_.total:
        return None
    return will.refuse(res.state, res.actor, bill_, res, taken)


def is_fresh(state: State, number: int) -> bool:
    """Whether a J/resonator has not been its controller's since their turn began, and has no Swiftness (FOW 905.3,
    905.4, 1107.2).
    """
    card, now = state.cards[number], boards.now(state, number)
    if Keyword.SWIFTNESS in now.keywords or {CardType.RESONATOR, CardType.J_RULER}.isdisjoint(now.types):
        return False
    return card.since >= table.turn(state)


def _refuse_fixed(part: Part, found: Sequence[table.Ref], res: Resolution) -> Refusal | None:
    """Return why the cards that a part names cannot pay it."""
    count = getattr(part.what, "count", None)
    least = 1 if count is None else evaluate.bounds(count, len(found), res)[0]
    if not found and not isinstance(part.what, ab.Every):
        return Refusal(RULE, f"There is nothing to {part.asked} for this cost.")
    refusal = next((why for one in found if (why := refuse_card(part, one, res)) is not None), None)
    if refusal is None and len(found) < least and not isinstance(part.what, ab.Every):
        return Refusal(RULE, f"There are not {least} cards to {part.asked} for this cost.")
    return refusal


def refuse_card(part: Part, what: table.Ref, res: Resolution) -> Refusal | None:
    """Return why this card cannot pay a part of a cost."""
    state, card = res.state, res.state.cards[what.number]
    name, cause = spoken(card), Cause("cost", res.source, res.actor)
    there = card.zone in BATTLE_AREA
    if card.entered != what.entered:
        return Refusal(RULE, f"{name} is not there any more.")
    if part.hand and card.zone != table.HAND[res.actor]:
        return Refusal(RULE, f"{name} is not in your hand.")
    if there and card.controller != res.actor:
        return Refusal("FOW 1011.2", f"{name} is not under your control.")
    if not there and card.owner != res.actor and not _names_whose(part):
        return Refusal(RULE, f"{name} is not yours.")
    if part.turns:
        rests = isinstance(part.action, ab.Tap)
        if not there or card.dull is rests:
            return Refusal("FOW 1013.2", f"{name} cannot be {'rested' if rests else 'recovered'}.")
        if not statics.can(state, what.number, "rest" if rests else "recover", cause):
            return Refusal("FOW 104.4", f"{name} cannot be {'rested' if rests else 'recovered'}.")
        if part.action is REST and is_fresh(state, what.number):
            rule = "FOW 905.3" if boards.now(state, what.number).is_resonator else "FOW 905.4"
            return Refusal(rule, f"{name} came under your control this turn: its own ability cannot rest it.")
        return None
    if isinstance(part.action, own.Banish | ab.Break) and not table.works(state, what.number):
        return Refusal("FOW 1011.2", f"{name} is not on the field.")
    if not part.hand and not _can_go(part, what.number, cause, state):
        return Refusal("FOW 104.4", f"{name} cannot go there.")
    return None


def _can_go(part: Part, number: int, cause: Cause, state: State) -> bool:
    move = part.event(state, number, cause)
    assert isinstance(move, Move)
    if move.why in ("banish", "destroy"):
        return statics.can(state, number, move.why, cause)
    return statics.can_move(state, number, move.to, cause)


def _names_whose(part: Part) -> bool:
    """Whether the text says in whose zone it looks: "a graveyard" alone is that of whoever pays."""
    qualities = part.pick.noun.qualities if part.pick is not None else ()
    return any(isinstance(one, ab.InZone) and one.player is not None for one in qualities)


def candidates(part: Part, res: Resolution, taken: frozenset[int]) -> list[int]:
    """Return the cards that may be picked for a part of a cost."""
    assert part.pick is not None
    found = evaluate.find(part.pick.noun, res, table.HAND[res.actor] if part.hand else None)
    return [
        n for n in found if n >= 0 and n not in taken
        and not (res.kind == "spell" and n == res.source.number)
        and ((res.veiled and is_secret(n, res)) or refuse_card(part, ref(res.state, n), res) is None)
    ]


def _refuse_picks(picked: Sequence[Part], bill_: Bill, res: Resolution, taken: frozenset[int]) -> Refusal | None:
    """Return why the picked cards and the will cannot both be found."""
    refusal = _refuse_will(bill_, res, taken)
    if refusal is not None or not picked:
        return refusal
    for part in picked:
        found = len(candidates(part, res, taken))
        assert part.pick is not None
        if found < evaluate.bounds(part.pick.count, found, res)[0]:
            return Refusal(RULE, f"There are not enough cards to {part.asked} for this cost.")
    if not completes(picked, res, taken, bill_):
        return Refusal(RULE, "You cannot pay all parts of this cost at the same time.")
    return None


def completes(picked: Sequence[Part], res: Resolution, taken: frozenset[int], bill_: Bill) -> bool:
    """Whether these parts, and then the will, can be paid with what is not taken."""
    if not picked:
        return _refuse_will(bill_, res, taken) is None
    part, rest = picked[0], picked[1:]
    assert part.pick is not None
    found = candidates(part, res, taken)
    least, _ = evaluate.bounds(part.pick.count, len(found), res)
    return any(
        completes(rest, res, taken | set(some), bill_) for some in islice(combinations(found, least), TRIES)
        if res.veiled or evaluate.together(part.pick.noun, some, res)
    )


def holders(action: ab.RemoveCounter, res: Resolution) -> list[int]:
    """Return the player's cards from which enough counters can be removed (FOW 1022.4)."""
    noun, cards = getattr(action.where, "noun", None), res.state.cards
    found = present(evaluate.refs(action.where, res), res) if noun is None else evaluate.find(noun, res)
    return [n for n in found if cards[n].controller == res.actor and bearing(action, res, n) is None]


# Paying


def declare_x(cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, *, cancel: bool) -> Procedure:
    """Ask for the X of a cost, where it has one: from 0 to what can be paid with a bill beside it (FOW 104.5)."""
    if res.named.get("x") or not parts_of(cost).speaks_of_x:
        return
    most = LARGEST_X if res.short else _largest(cost, res, beside, lambda number: setattr(res, "x", number))
    if most < 0:
        raise RolledBack(Refusal(rule, "This cost cannot be paid for any X."))
    res.x = yield from ChooseNumber(res.actor, "How much is X?", rule, 0, most, cancel=cancel)
    res.named["x"] = True
    tell(res.state, "X is {0}.", "FOW 104.5", str(res.x))


def _largest(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill, let: Callable[[int], None]) -> int:
    """Return the largest number for which a cost can be paid, or -1; ``let`` makes it so in the context."""
    most = -1
    while most < LARGEST_X:
        let(most + 1)
        if refuse(cost, res, beside) is not None:
            break
        most += 1
    let(0)
    return most


def declare_will(cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, *, cancel: bool) -> Procedure:
    """Ask how much will is paid, where that is up to the player (FOW 903.2e)."""
    likes = parts_of(cost).any_will
    if likes is None:
        return
    most = LARGEST_X if res.short else _largest(cost, res, beside, partial(res.named.__setitem__, LIKES))
    if most < likes.least:
        raise RolledBack(Refusal(rule, "So much will cannot be paid."))
    res.named[LIKES] = yield from ChooseNumber(
        res.actor, "How much will do you pay for {0}?", rule, likes.least, most, args=by(res), cancel=cancel
    )


def pay(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill = NOTHING, *, cancel: bool = True
) -> Procedure:
    """Pay all of a cost, with a bill beside it (FOW 903.2f). RolledBack where it cannot be paid."""
    from engine.games.fow.rules import will

    yield from declare_x(cost, res, rule, beside, cancel=cancel)
    yield from declare_will(cost, res, rule, beside, cancel=cancel)
    refusal = refuse(cost, res, beside)
    if refusal is not None and not res.short:
        raise RolledBack(refusal)
    parts, state = parts_of(cost), res.state
    cause = Cause("cost", res.source, res.actor)
    paid: list[tuple[Part, tuple[int, ...]]] = []
    for part in parts.fixed:
        found = evaluate.refs(part.what, res)
        paid.append((part, tuple(one.number for one in found if refuse_card(part, one, res) is None)))
    bill_ = owed(parts, res, beside)
    for place, part in enumerate(parts.picked):
        taken = frozenset(number for _, numbers in paid for number in numbers)
        numbers = yield from _picked(part, parts.picked[place + 1 :], res, taken, bill_, rule, cancel)
        paid.append((part, numbers))
    taken = frozenset(number for _, numbers in paid for number in numbers)
    if bill_.total:
        yield from will.pay(state, res.actor, bill_, res, rule, cancel=cancel, without=taken)
    for action in parts.counters:
        yield from _remove(action, res, cause, rule, cancel)
    for amount in parts.life:
        events = yield from lose_life(state, res.actor, evaluate.value(amount, res), cause)
        res.named["life"] = sum(one.amount for one in events if isinstance(one, Notice))
    yield from _happen(paid, res, cause, rule)
    for deed in parts.deeds:
        yield from MEANING.run((deed,), res)


def _picked(
    part: Part, rest: Sequence[Part], res: Resolution, taken: frozenset[int], bill_: Bill, rule: str, cancel: bool
) -> Asked[tuple[int, ...]]:
    """Ask for the cards that pay a part, such that the rest can be paid with others."""
    assert part.pick is not None
    noun = part.pick.noun
    found = candidates(part, res, taken)
    least, most = evaluate.span(part.pick.count, len(found), res)

    def together(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(noun, numbers, res):
            return Refusal(rule, "These cards do not go together as the cost asks.")
        if not res.short and not completes(rest, res, taken | set(numbers), bill_):
            return Refusal(RULE, "The rest of the cost could not be paid then.")
        return None

    if most <= 0:
        return ()
    hidden = part.hand and describes(noun)
    answer = yield from ChooseCards(
        res.actor, PROMPTS.choose(part.pick, part.action), rule, partial(tuple, found), least, most, args=by(res),
        together=together if rest or bill_.total or evaluate.binds(noun) else None, cancel=cancel, private=hidden,
    )
    return tuple(answer)


def _remove(action: ab.RemoveCounter, res: Resolution, cause: Cause, rule: str, cancel: bool) -> Procedure:
    """Remove counters as payment, from a card that the actor chooses where several could."""
    there = holders(action, res)
    if len(there) > 1 and (isinstance(action.where, ab.Pick | ab.Any)):
        answer = yield from ChooseCards(
            res.actor, "{0}: from which card?", rule, partial(tuple, there), 1, 1, args=by(res), cancel=cancel
        )
        there = list(answer)
    for number in there[:1]:
        yield from counters.take(number, action.counter, action.count, res, cause)


#: What is told of a card that pays.
_TOLD: dict[type, str] = {
    ab.Discard: "{0} discards {1} as a cost.",
    own.Banish: "{0} banishes {1} as a cost.",
    ab.Tap: "{0} rests {1} as a cost.",
    ab.Untap: "{0} recovers {1} as a cost.",
    ab.RemoveFromGame: "{0} removes {1} from the game as a cost.",
    ab.ReturnToHand: "{0} returns {1} to its owner's hand as a cost.",
}


def _happen(paid: Iterable[tuple[Part, tuple[int, ...]]], res: Resolution, cause: Cause, rule: str) -> Procedure:
    """Let everything that pays happen at once."""
    state, paid = res.state, list(paid)
    before = {number: ref(state, number) for _, numbers in paid for number in numbers}
    lines = {number: part for part, numbers in paid for number in numbers}
    events = [part.event(state, number, cause) for part, numbers in paid for number in numbers]

    def telling(event: Event) -> None:
        if isinstance(event, Move | SetCardField) and event.card in lines:
            part = lines.pop(event.card)
            card = gone(event) if isinstance(event, Move) else ("card", event.card)
            tell(state, _TOLD.get(type(part.action), "{0} pays with {1}."), rule, ("seat", res.actor), card)

    known = {one.number: one for one in follow(res, (yield from apply_events(state, events, telling)))}
    for part, numbers in paid:
        if part.done:
            res.add_done(part.done, tuple(known.get(n, before[n]) for n in numbers))


def _pay_within(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text, with an X of its own."""
    res.named.pop("x", None)
    return pay(cost, res, RULE, cancel=False)


MEANING.can_pay = lambda cost, res: refuse(cost, res) is None
MEANING.pay = _pay_within
