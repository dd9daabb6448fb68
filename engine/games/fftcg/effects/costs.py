"""Costs: whether one can be paid, its CP, its icons, and the cards that its actions take (FFTCG 11.6.2), and paying it:
what is asked, then all of it at once (11.6.7 to 11.6.10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from engine import abilities as ab
from engine.answers import Pay
from engine.course import gone
from engine.effects import evaluate
from engine.effects.counters import note_removed
from engine.effects.resolution import follow
from engine.effects.selection import present
from engine.events import Count, Event, Move, Notice, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import prices, statics
from engine.games.fftcg.effects.prices import DULL, SAME_NAME, Bill, Part, Price, price_of, sources
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.effects.selection import PROMPTS
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import FIELD, HAND, Cause, Ref, crystals, latest_turn, spoken
from engine.games.fftcg.rules.verbs import counters_changed
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.rulebook import Refusal
from engine.sight import describes, is_secret, veiled
from engine.state import State, ref
from engine.timing.paying import PayBill, Source

#: So many ways of picking cards that differ in what they leave to pay with are tried, among so many that there are,
#: before a cost counts as one that cannot be paid.
TRIES = 120
MOST_WAYS = 5000
RULE = "FFTCG 11.6.2.1"
#: By which what has not been there since its controller's turn began is not dulled for its own ability.
FRESH = "FFTCG 11.6.2.2"
NO_CP = Bill(0)


@dataclass(frozen=True, slots=True)
class Taken:
    """The cards that pay a cost already: ``cards`` can pay no other part of it, ``spent`` cannot produce CP for it.

    A Backup that leaves the field for a cost can be dulled for its CP all the same (FFTCG 5.2.1.3, 11.2.1.1, 11.6.10).
    """

    cards: frozenset[int]
    spent: frozenset[int]

    @classmethod
    def at_first(cls, res: Resolution) -> Taken:
        """Return what nothing can be paid with."""
        kept = kept_out(res)
        return cls(kept, kept)

    def by(self, part: Part, numbers: Iterable[int], state: State) -> Taken:
        """Return what is taken when these cards pay a part."""
        new = frozenset(numbers)
        spent = frozenset(n for n in new if not part.leaves or state.cards[n].zone != FIELD)
        return Taken(self.cards | new, self.spent | spent)


def kept_out(res: Resolution) -> frozenset[int]:
    """Return the card that can pay for nothing: the one that is cast or used from elsewhere than the field."""
    outside = res.kind in ("cost", "summon") and res.state.cards[res.source.number].zone != FIELD
    return frozenset((res.source.number,) if outside else ())


def refuse(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill = NO_CP) -> Refusal | None:
    """Return why a cost cannot be paid, with a bill ``beside`` it, or None where some way of paying it all exists
    (FFTCG 11.6.10).
    """
    if not cost:
        return _refuse_cp(beside, res, kept_out(res))
    price = price_of(cost)
    if price.others:
        return Refusal(RULE, "The program cannot carry out a part of this cost.")
    taken = Taken.at_first(res)
    for part in price.fixed:
        found = evaluate.refs(part.what, res)
        refusal = _refuse_fixed(part, found, res)
        if refusal is not None:
            return refusal
        taken = taken.by(part, (one.number for one in found), res.state)
    owed, held = owed_crystals(price, res), crystals(res.state, res.actor)
    if held < owed:
        return Refusal(RULE, f"This costs {owed} Crystals, and you have {held}.")
    for action in price.counters:
        if not holders(action, res):
            return Refusal(RULE, f"There are not enough {action.counter} Counters to remove.")
    return _refuse_picks(price, bill(price, res, beside), res, taken)


def owed_crystals(price: Price, res: Resolution) -> int:
    """Return how many Crystals a cost asks for: all its icons together (FFTCG 11.6.10)."""
    return sum(evaluate.value(amount, res) for amount in price.crystals)


def bill(price: Price, res: Resolution, beside: Bill) -> Bill:
    """Return the CP that a cost asks for, with the X that is chosen and with a bill beside it (FFTCG 11.6.7)."""
    if not price.cp:
        return beside
    total = beside.total
    needs: Counter[str] = Counter()
    for part in price.cp:
        owed = evaluate.value(part.amount, res)
        total += owed
        if part.element is not None:
            needs[part.element.value] += owed
    needs.update(dict(beside.needs))
    return Bill(total, tuple(needs.items()), beside.only, beside.different)


def _is_fresh(state: State, number: int) -> bool:
    """Whether a Forward or Backup without Haste has not been its controller's since their latest turn began (FFTCG
    11.6.2.2, 15.2.2.3).
    """
    card, now = state.cards[number], boards.board(state)[number]
    return (
        card.since >= latest_turn(state, card.controller) and "Haste" not in now.keywords
        and (CardType.FORWARD in now.types or CardType.BACKUP in now.types)
    )


def _refuse_fixed(part: Part, found: Sequence[Ref], res: Resolution) -> Refusal | None:
    """Return why the cards that a part names cannot pay it."""
    count = getattr(part.what, "count", None)
    least = 1 if count is None else evaluate.bounds(count, len(found), res)[0]
    if not found:
        return Refusal(RULE, f"There is nothing to {part.asked} for this cost.")
    refusal = next((why for one in found if (why := refuse_card(part, one, res)) is not None), None)
    if refusal is None and len(found) < least:
        return Refusal(RULE, f"There are not {least} cards to {part.asked} for this cost.")
    return refusal


def refuse_card(part: Part, what: Ref, res: Resolution) -> Refusal | None:
    """Return why this card cannot pay a part of a cost (FFTCG 11.6.2.2, 11.6.2.2.3, 11.6.2.2.4)."""
    state, card = res.state, res.state.cards[what.number]
    name = spoken(card)
    on_field = card.zone == FIELD
    if card.entered != what.entered:
        return Refusal(RULE, f"{name} is not there any more.")
    if part.hand and card.zone != HAND[res.actor]:
        return Refusal(RULE, f"{name} is not in your hand.")
    if on_field and card.controller != res.actor:
        return Refusal("FFTCG 11.6.2.2.3", f"{name} is not under your control.")
    if part.dulls and not on_field:
        return Refusal(RULE, f"{name} is not on the field to be dulled.")
    if part.dulls and card.dull:
        return Refusal("FFTCG 6.3.1", f"{name} is dull already.")
    if part.dulls and not statics.can(state, what.number, "dull", Cause("cost", res.source, res.actor)):
        return Refusal("FFTCG 2.2", f"{name} cannot become dull.")
    if part.action is DULL and _is_fresh(state, what.number):
        why = "came under your control this turn and has no Haste: its own ability cannot dull it."
        return Refusal(FRESH, f"{name} {why}")
    if not on_field and card.owner != res.actor and not _names_whose(part):
        return Refusal("FFTCG 11.6.2.2.3", f"{name} is not yours.")
    if part.leaves and not _can_go(part, what.number, res):
        zone = "the field" if on_field else "its zone"
        return Refusal("FFTCG 11.6.2.2.4", f"{name} cannot leave {zone}, so it cannot be a cost.")
    return None


def _can_go(part: Part, number: int, res: Resolution) -> bool:
    """Whether nothing keeps a card from where this part of a cost takes it (FFTCG 11.6.2.2.4)."""
    state = res.state
    move = part.event(state, number, Cause("cost", res.source, res.actor))
    assert isinstance(move, Move)
    if move.why == "break" and not statics.can_be_broken(state, number, move.cause):
        return False
    return statics.can_leave(state, number, move.cause, move.to)


def _names_whose(part: Part) -> bool:
    """Whether the text says in whose zone it looks: "the Break Zone" alone is that of whoever pays."""
    qualities = part.pick.noun.qualities if part.pick is not None else ()
    return any(isinstance(one, ab.InZone) and one.player is not None for one in qualities)


def candidates(part: Part, res: Resolution, taken: Taken) -> list[int]:
    """Return the cards that may be picked for a part of a cost; for [S] those too that a text allows (FFTCG 2.1)."""
    assert part.pick is not None
    state, noun = res.state, part.pick.noun
    if part.action is SAME_NAME:
        instead = (
            static.noun for static, other in boards.board(state).rulings_of(own.SpecialPaidWith)
            if other.seat == res.actor and evaluate.denotes(static.what, res.source, other)
        )
        noun = ab.Noun((ab.AnyOf((noun, *instead)), ab.OtherThan(ab.Source())))
    return [
        n for n in evaluate.find(noun, res, HAND[res.actor] if part.hand else None)
        if n not in taken.cards
        and ((res.veiled and is_secret(n, res)) or refuse_card(part, ref(state, n), res) is None)
    ]


def _refuse_cp(owed: Bill, res: Resolution, spent: frozenset[int]) -> Refusal | None:
    """Return why CP cannot be produced without some cards."""
    if not owed.total or prices.can_pay(owed, sources(res, spent)):
        return None
    return Refusal("FFTCG 11.2.1.1", f"You cannot produce {owed.words()}.")


def _refuse_picks(price: Price, owed: Bill, res: Resolution, taken: Taken) -> Refusal | None:
    """Return why the picked cards and the CP cannot both be found."""
    refusal = _refuse_cp(owed, res, taken.spent)
    if refusal is not None or not price.picked:
        return refusal
    for part in price.picked:
        found = len(candidates(part, res, taken))
        assert part.pick is not None
        if found >= evaluate.bounds(part.pick.count, found, res)[0]:
            continue
        if part.action is SAME_NAME:
            name = spoken(res.state.cards[res.source.number])
            return Refusal("FFTCG 11.7.1", f"You have no other {name} in your hand to discard.")
        return Refusal(RULE, f"There are not enough cards to {part.asked} for this cost.")
    available = sources(res, taken.spent) if owed.total else ()
    if not completes(price.picked, res, taken, owed, available):
        return Refusal("FFTCG 11.6.10", "You cannot pay all parts of this cost at the same time.")
    return None


def completes(
    parts: Sequence[Part], res: Resolution, taken: Taken, owed: Bill, available: Sequence[Source]
) -> bool:
    """Whether these parts, and then the CP, can be paid with what is not taken."""
    left = [one for one in available if one.card not in taken.spent]
    if not parts:
        return not owed.total or prices.can_pay(owed, left)
    part, rest = parts[0], parts[1:]
    assert part.pick is not None
    useful = {one.card: (one.amount, one.elements, one.discard) for one in left}
    found = sorted(candidates(part, res, taken), key=useful.__contains__)
    least, _ = evaluate.bounds(part.pick.count, len(found), res)
    tries = 0
    failed: set[tuple[object, ...]] = set()
    for some in islice(combinations(found, least), MOST_WAYS):
        if not res.veiled and not evaluate.together(part.pick.noun, some, res):
            continue
        after = taken.by(part, some, res.state)
        if not rest:
            # Of the last part it only matters which CP are lost by it.
            lost = tuple(sorted(useful[n] for n in some if n in useful and n in after.spent))
            if lost in failed:
                continue
            failed.add(lost)
        if completes(rest, res, after, owed, available):
            return True
        tries += 1
        if tries == TRIES:
            return False
    return False


def holders(action: ab.RemoveCounter, res: Resolution) -> list[int]:
    """Return the player's cards from which enough counters can be removed (FFTCG 15.1.1.10): nobody pays with cards
    that the opponent controls (11.6.2.2.3).
    """
    noun, cards = getattr(action.where, "noun", None), res.state.cards
    found = present(evaluate.refs(action.where, res), res) if noun is None else evaluate.find(noun, res)
    return [n for n in found if cards[n].controller == res.actor and removable(action, n, res)[1] > 0]


def removable(action: ab.RemoveCounter, number: int, res: Resolution) -> tuple[int, int]:
    """Return how many counters of the kind may be removed from a card: the fewest and the most; (0, 0) for too few."""
    there = res.state.cards[number].counters.get(action.counter, 0)
    if action.count is None:
        return there, there
    least, most = evaluate.bounds(action.count, there, res)
    return (least, min(most, there)) if there >= least else (0, 0)


# Paying

#: No X is larger than this.
LARGEST_X = 60
#: Cards, and the part of a cost that they pay.
Paid = tuple[Part, tuple[int, ...]]


def declare_x(cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, *, cancel: bool) -> Procedure:
    """Ask for the X of a cost, where it has one: from 0 to what can be paid with a bill beside it (FFTCG 11.6.7).

    Who breaks the rules and pays as far as they like names any X.
    """
    if res.named.get("x") or not price_of(cost).speaks_of_x:
        return
    most = LARGEST_X if res.short else _largest_x(cost, res, beside)
    # That nothing is asked would tell that the hand cannot pay for more.
    private = most == 0 and veiled(res, lambda: _largest_x(cost, res, beside, 1)) == 1
    if most < 0:
        raise RolledBack(Refusal(rule, "This cost cannot be paid for any X."))
    res.x = yield from ChooseNumber(res.actor, "How much is X?", rule, 0, most, cancel=cancel, private=private)
    res.named["x"] = True
    tell(res.state, "X is {0}.", "FFTCG 4.5", str(res.x))


def _largest_x(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill, limit: int = LARGEST_X) -> int:
    """Return the largest X up to a limit for which a cost can be paid, or -1."""
    before, most = res.x, -1
    while most < limit:
        res.x = most + 1
        if refuse(cost, res, beside) is not None:
            break
        most += 1
    res.x = before
    return most


def can_pay(res: Resolution, refuse: Callable[[], object | None], rule: str) -> Asked[bool]:
    """Whether what an effect lets the actor cast or use is paid for: ``refuse`` says why it cannot be.

    Where that depends on a hand, its player says so, that nobody learns it from a pause or its absence (FFTCG 7.6.1).
    """
    able = refuse() is None
    if veiled(res, refuse) is None and any(is_secret(n, res) for n in res.state.zones[HAND[res.actor]]):
        line = "Pay the cost." if able else "It cannot be paid."
        card = (("card", res.source.number),)
        yield ChooseOptions(res.actor, "Can you pay for {0}?", rule, (line,), args=card, private=True)
    return able


def pay(
    cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill = NO_CP, *, cancel: bool = True
) -> Procedure:
    """Ask for everything that a cost and a bill beside it leave open, then pay all of it at once (FFTCG 11.6.7 to
    11.6.10).

    RolledBack where it cannot be paid, but by who breaks the rules and pays as far as they like.
    """
    yield from declare_x(cost, res, rule, beside, cancel=cancel)

    def why_not() -> Refusal | None:
        return refuse(cost, res, beside)

    refusal = why_not()
    if refusal is not None and not res.short:
        raise RolledBack(refusal)
    yield from _Payment(cost, res, rule, beside, cancel, refusal is not None).settle(why_not)


class _Payment:
    """One cost being paid, with a bill beside it; ``short`` tells that it cannot be, and is paid as far as the player
    likes.
    """

    def __init__(
        self, cost: tuple[ab.Cost, ...], res: Resolution, rule: str, beside: Bill, cancel: bool, short: bool
    ) -> None:
        self.price = price_of(cost)
        self.res, self.rule, self.cancel, self.short = res, rule, cancel, short
        self.owed = bill(self.price, res, beside)
        self.cause = Cause("cost", res.source, res.actor)
        self.taken = Taken.at_first(res)
        self.paid: list[Paid] = []

    def settle(self, why_not: Callable[[], Refusal | None]) -> Procedure:
        """Ask for everything, then do it."""
        for part in self.price.fixed:
            named = (one.number for one in evaluate.refs(part.what, self.res) if self._is_paid(part, one))
            self._take(part, tuple(named))
        for place, part in enumerate(self.price.picked):
            self._take(part, (yield from self._pick(part, self.price.picked[place + 1 :])))
        events = yield from self._remove_counters()
        producing_cp: list[Event] = []
        if self.owed.total:
            answer = yield from self._ask_cp(self.short and veiled(self.res, why_not) is not None)
            producing_cp = prices.produce(answer, self._sources(), self.res)
        yield from self._carry_out([*events, *producing_cp])
        prices.tell_paid(producing_cp, self.res)

    def _take(self, part: Part, numbers: tuple[int, ...]) -> None:
        self.paid.append((part, numbers))
        self.taken = self.taken.by(part, numbers, self.res.state)

    def _is_paid(self, part: Part, what: Ref) -> bool:
        """Whether a card that the cost names pays it."""
        why = refuse_card(part, what, self.res) if self.short else None
        return why is None or why.rule == FRESH

    def _sources(self) -> tuple[Source, ...]:
        """Return what can still produce CP; Backups that leave the field for the cost can."""
        return sources(self.res, self.taken.spent)

    def _pick(self, part: Part, rest: Sequence[Part]) -> Asked[tuple[int, ...]]:
        """Ask which cards pay one part, so that the rest can still be paid."""
        assert part.pick is not None
        res, taken, noun = self.res, self.taken, part.pick.noun
        available = sources(res) if self.owed.total else ()
        alone = self.short or (not self.owed.total and not rest)

        def enough_left(cards: tuple[int, ...]) -> bool:
            return alone or completes(rest, res, taken.by(part, cards, res.state), self.owed, available)

        def pool() -> tuple[int, ...]:
            found = candidates(part, res, taken)
            return tuple([n for n in found if part.action is not SAME_NAME or enough_left((n,))])

        def together(cards: tuple[int, ...]) -> Refusal | None:
            if not evaluate.together(noun, cards, res):
                return Refusal(self.rule, "These cards do not go together as the cost asks.")
            if enough_left(cards):
                return None
            return Refusal("FFTCG 11.6.10", "With these cards gone the rest of the cost could not be paid.")

        least, most = evaluate.bounds(part.pick.count, len(pool()), res)
        asked = PROMPTS.printed(part.what) if isinstance(part.what, ab.Pick) else "1 card"
        text = f"Choose {asked} to {part.asked} as a cost."
        private = describes(noun) and any(is_secret(n, res) for n in veiled(res, pool))
        fits = not alone or evaluate.binds(noun)
        if part.action is SAME_NAME:
            text, fits = "Choose the card of the same name to discard.", False
        return (yield from ChooseCards(
            res.actor, text, self._rule(part), pool, 0 if self.short else least, most,
            together=together if fits else None, cancel=self.cancel, private=private,
        ))

    def _rule(self, part: Part) -> str:
        """Return the rule by which a part is paid."""
        return "FFTCG 11.7.1" if part.action is SAME_NAME else self.rule

    def _remove_counters(self) -> Asked[list[Event]]:
        """Ask where counters are removed from, and how many where that is left open."""
        res, events = self.res, list[Event]()
        for action in self.price.counters:
            def pool(action: ab.RemoveCounter = action) -> tuple[int, ...]:
                return tuple(holders(action, res))

            numbers = pool()
            if len(numbers) > 1 or (numbers and isinstance(action.where, ab.Pick)):
                text = f"Choose 1 card to remove {action.counter} Counters from."
                numbers = yield from ChooseCards(res.actor, text, self.rule, pool, 1, 1, cancel=self.cancel)
            for number in numbers:
                least, most = removable(action, number, res)
                if least < most:
                    text = f"How many {action.counter} Counters are removed?"
                    most = yield from ChooseNumber(res.actor, text, self.rule, least, most, cancel=self.cancel)
                events += counters_changed(res.state, number, action.counter, -most, self.cause, " as a cost")
                note_removed(number, action.counter, most, res)
        return events

    def _ask_cp(self, hopeless: bool) -> Asked[Pay]:
        """Ask for the CP; what is said of a ``hopeless`` bill tells no more than everybody knows of the hand."""
        res = self.res
        return (yield from PayBill(
            res.actor, "Pay {0} for {1}, as far as you like." if hopeless else "Pay {0} for {1}.", self.rule,
            self.owed, self._sources, args=(self.owed.words(), ("card", res.source.number)), cancel=self.cancel,
            short=self.short, private=self.short and bool(veiled(res, self._sources)),
        ))

    def _carry_out(self, events: list[Event]) -> Procedure:
        """Pay everything as one event (FFTCG 11.6.10), and remember what was discarded, removed and so on."""
        res, state, seat = self.res, self.res.state, self.res.actor
        spent = min(owed_crystals(self.price, res), crystals(state, seat))
        if spent:
            events.append(Count(f"crystals {seat}", -spent, "pay crystals", self.cause))
            events.append(Notice("pay crystals", seat=seat, amount=spent, cause=self.cause))
        before: dict[int, Ref] = {}
        lines: dict[int, Part] = {}
        for part, numbers in self.paid:
            for number in numbers:
                before[number] = ref(state, number)
                lines[number] = part
                events.append(part.event(state, number, self.cause))

        def telling(event: Event) -> None:
            if isinstance(event, Move | SetCardField) and event.card in lines:
                part = lines.pop(event.card)
                card = gone(event) if isinstance(event, Move) else ("card", event.card)
                tell(state, part.line(), self._rule(part), ("seat", seat), card)

        spoken = {one.number: one for one in follow(res, (yield from apply_events(state, events, telling)))}
        if spent:
            tell(state, "{0} pays {1} Crystal{2}.", self.rule, ("seat", seat), str(spent), "" if spent == 1 else "s")
        for part, numbers in self.paid:
            if part.done:
                res.add_done(part.done, tuple(spoken.get(n, before[n]) for n in numbers))
