"""Costs, all of which are paid at once (FFTCG 11.6.2, 11.6.10, Force of Will 903.2f): what they consist of, whether
they can be paid, and paying them.

Of a bill, so many CP or so much will, :mod:`engine.timing.paying` says what pays it; the rest are acts, done to cards
that the text names, or that the player picks so that the rest can still be paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any, ClassVar

from engine import abilities as ab
from engine.abilities.node import walk
from engine.course import gone, tell
from engine.effects import evaluate
from engine.effects.counters import bearing, note_removed, to_remove
from engine.effects.meaning import Meaning, Refs
from engine.effects.prompts import literal
from engine.effects.resolution import follow
from engine.effects.selection import by, picks_of, possible, untold
from engine.events import Event, Move, Notice, SetCardField
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseCards, ChooseNumber
from engine.rulebook import Refusal
from engine.sight import is_secret, veiled
from engine.state import Ref, ref

#: So many ways of picking cards are tried that differ in what they leave to pay with, among so many that there are,
#: before a cost counts as one that cannot be paid.
TRIES = 200
MOST_WAYS = 5000
#: No X is larger than this.
LARGEST_X = 60


@dataclass(frozen=True, slots=True)
class Part:
    """One act of a cost, and what it is done to: what the text names, or what is picked for it. One that a sign stands
    for may have a rule of its own, by which its player is ``asked`` for nothing that leaves the rest unpaid.
    """

    action: Any
    what: ab.Reference
    pick: Any = None
    rule: str = ""
    asked: str = ""

    @property
    def hand(self) -> bool:
        """Whether it looks for cards in the hand."""
        return isinstance(self.action, ab.Discard | ab.Reveal)

    @property
    def counters(self) -> bool:
        """Whether it takes no more of cards than counters."""
        return isinstance(self.action, ab.RemoveCounter)

    @property
    def leaves(self) -> bool:
        """Whether cards leave for it that lie open."""
        return not isinstance(self.action, ab.Discard | ab.Reveal | ab.Tap | ab.Untap | ab.RemoveCounter)


#: Parts that are paid already, each with the cards that pay it.
Paid = tuple[tuple[Part, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Price:
    """A cost taken apart: what of it is a bill, what is done to cards that are named and to such as are picked, other
    deeds, and what nothing here can pay.
    """

    billed: tuple[Any, ...]
    fixed: tuple[Part, ...]
    picked: tuple[Part, ...]
    deeds: tuple[ab.Effect, ...]
    others: tuple[ab.Node, ...]
    speaks_of_x: bool


def prices(
    meaning: Meaning, billed: tuple[type[ab.Node], ...], signs: Mapping[type[ab.Cost], tuple[Any, ...]],
    deeds: Callable[[ab.Effect], bool] = lambda effect: False,
) -> ab.Memo[tuple[ab.Cost, ...], Price]:
    """Return what takes costs apart, each once: ``signs`` stand for acts, with the rule and the question of their own,
    and ``deeds`` are done to no cards.
    """

    def take_apart(cost: tuple[ab.Cost, ...]) -> Price:
        kinds = (*meaning.routes, ab.Reveal, ab.Tap, ab.Untap, ab.RemoveCounter)
        found: dict[str, list[Any]] = {"billed": [], "fixed": [], "picked": [], "deeds": [], "others": []}
        for one in _single(cost):
            action, *by_rule = signs.get(type(one), (one,))
            if isinstance(action, kinds):
                for what in meaning.listed(getattr(action, "where", None) or action.what):  # type: ignore[attr-defined]
                    pick = picks_of(what, meaning)
                    found["picked" if pick else "fixed"].append(Part(action, what, *pick or (None,), *by_rule))
            else:
                found["billed" if isinstance(one, billed) else "deeds" if deeds(action) else "others"].append(action)
        # What a sign asks for is the first thing to be chosen (FFTCG 11.7.1).
        found["picked"].sort(key=lambda part: not part.rule)
        of_x = any(isinstance(one, ab.X) or "X" in getattr(one, "signs", ()) for one in walk(cost))
        return Price(**{kind: tuple(some) for kind, some in found.items()}, speaks_of_x=of_x)

    return ab.Memo(take_apart)


def _single(cost: Iterable[Any]) -> Iterator[Any]:
    """Split a cost into the signs and single actions that it is made of, and "pay [2]" into what that is."""
    for one in cost:
        match one:
            case ab.Do(inner) | ab.Then(inner):
                yield from _single((inner,))
            case ab.Sequence(several) | ab.Pay(several):
                yield from _single(several)
            case _:
                yield one


class Payment:
    """One cost with a bill ``beside`` it, as somebody can pay it and pays it.

    A game says what takes costs apart, and the numbers of the rules: of costs that cannot be paid, of all parts at the
    same time, of cards of others, and of X. ``cast`` are the kinds of what is paid for that cannot pay for anything
    itself; ``itself`` is the sign by which a card pays for its own ability, of which the text does not speak
    afterwards. ``turns`` is what resting and recovering cards is called, ``changes`` how counters change, and
    ``none_of_all`` tells that all of something are paid where there are none.
    """

    prices: ClassVar[ab.Memo[tuple[ab.Cost, ...], Price]]
    rule: ClassVar[str]
    whole: ClassVar[str]
    whose: ClassVar[str]
    of_x: ClassVar[str]
    cast: ClassVar[tuple[str, ...]]
    itself: ClassVar[ab.Effect]
    turns: ClassVar[tuple[str, str]]
    changes: ClassVar[Callable[..., list[Event]]]
    none_of_all: ClassVar[bool] = False

    def __init__(self, cost: tuple[ab.Cost, ...], res: Any, beside: Any) -> None:
        self.price = self.prices(cost)
        self.res, self.state, self.meaning = res, res.state, res.meaning
        self.beside = self.owed = beside
        self.paid: Paid = ()
        #: Whether it cannot be paid, and is paid as far as the player likes.
        self.short = False
        number = res.source.number
        outside = res.kind in self.cast and not res.meaning.is_on_field(res.state.cards[number].zone)
        #: The card that can pay for nothing, since it is what is paid for.
        self.kept = number if outside else -1

    # What a game says of its bills, and of cards that pay

    def bill(self) -> Any:
        """Return what the cost asks for together with the bill beside it."""
        raise NotImplementedError

    def left(self, paid: Paid) -> tuple[int, ...]:
        """Return the cards that can still pay for that when parts are paid."""
        raise NotImplementedError

    def lacks(self, paid: Paid) -> Refusal | None:
        """Return why it cannot be paid besides these parts."""
        raise NotImplementedError

    def bars(self, part: Part, number: int) -> Refusal | None:
        """Return why a card of the player's cannot pay a part."""
        raise NotImplementedError

    def noun(self, part: Part) -> ab.Noun:
        """Return what is picked for a part."""
        noun: ab.Noun = part.pick.noun
        return noun

    # Whether it can be paid

    @property
    def cause(self) -> Any:
        """What pays, as the cause of what happens by that."""
        return self.meaning.verbs.cause("cost", self.res.source, self.res.actor)

    def refuse(self) -> Refusal | None:
        """Return why it cannot be paid, or None where some way of paying it all exists."""
        price = self.price
        if price.others:
            return Refusal(self.rule, "The program cannot carry out a part of this cost.")
        self.owed = self.bill()
        paid: Paid = ()
        for part in price.fixed:
            found = evaluate.refs(part.what, self.res)
            refusal = self._refuse_fixed(part, found)
            if refusal is not None:
                return refusal
            paid = (*paid, (part, tuple([one.number for one in found])))
        refusal = self.lacks(paid)
        if price.deeds and not all(possible(deed, self.res) for deed in price.deeds):
            refusal = refusal or Refusal(self.rule, "A part of this cost cannot be done.")
        if refusal is not None or not price.picked:
            return refusal
        for part in price.picked:
            there = len(self.candidates(part, paid))
            if there < evaluate.bounds(part.pick.count, there, self.res)[0]:
                return self._too_few(part)
        if self.completes(price.picked, paid):
            return None
        return Refusal(self.whole, "You cannot pay all parts of this cost at the same time.")

    def _too_few(self, part: Part) -> Refusal:
        return Refusal(part.rule or self.rule, f"There are not enough cards to {self._done(part)} for this cost.")

    def _refuse_fixed(self, part: Part, found: Refs) -> Refusal | None:
        """Return why the cards that a part names cannot pay it."""
        count = getattr(part.what, "count", None)
        least = 1 if count is None else max(1, evaluate.bounds(count, len(found), self.res)[0])
        if self.none_of_all and isinstance(part.what, ab.Every):
            least = 0
        refusal = next((why for one in found if (why := self.refuse_card(part, one)) is not None), None)
        return refusal or (self._too_few(part) if len(found) < least else None)

    def refuse_card(self, part: Part, what: Ref) -> Refusal | None:
        """Return why this card cannot pay a part of a cost."""
        card, actor = self.state.cards[what.number], self.res.actor
        there = self.meaning.is_on_field(card.zone)
        spoken = self.meaning.targets.spoken
        if card.entered != what.entered:
            return Refusal(self.rule, f"{spoken(card)} is not there any more.")
        if part.hand and card.zone != self.meaning.hands[actor]:
            return Refusal(self.rule, f"{spoken(card)} is not in your hand.")
        if there and card.controller != actor:
            return Refusal(self.whose, f"{spoken(card)} is not under your control.")
        if not there and card.owner != actor and not _names_whose(part):
            return Refusal(self.whose, f"{spoken(card)} is not yours.")
        if part.counters and bearing(part.action, self.res, what.number) is not None:
            return Refusal(self.rule, f"There are not enough {part.action.counter} Counters to remove.")
        return self.bars(part, what.number)

    def candidates(self, part: Part, paid: Paid) -> list[int]:
        """Return the cards that may be picked for a part: such as pay no other, but that counters are taken of any."""
        res = self.res
        taken = {self.kept, *(n for other, some in paid for n in some if not (part.counters or other.counters))}
        return [
            n for n in evaluate.find(self.noun(part), res, self._zone(part)) if n >= 0 and n not in taken
            and ((res.veiled and is_secret(n, res)) or self.refuse_card(part, ref(self.state, n)) is None)
        ]

    def _zone(self, part: Part) -> int | None:
        return self.meaning.hands[self.res.actor] if part.hand else None

    def completes(self, parts: Sequence[Part], paid: Paid) -> bool:
        """Whether these parts, and then the bill, can be paid besides those that are paid already."""
        if not parts:
            return self.lacks(paid) is None
        return any(self.completes(parts[1:], (*paid, (parts[0], some))) for some in self.ways(parts, paid))

    def ways(self, parts: Sequence[Part], paid: Paid) -> Iterator[tuple[int, ...]]:
        """Yield the cards that can pay the first of some parts, those first that could not pay the bill; for the last
        part only such as leave something else to pay it with.
        """
        part, last = parts[0], len(parts) == 1
        found = sorted(self.candidates(part, paid), key=self.left(paid).__contains__)
        known: set[object] = set()
        for some in islice(combinations(found, evaluate.bounds(part.pick.count, len(found), self.res)[0]), MOST_WAYS):
            if len(known) == TRIES:
                return
            if self.res.veiled or evaluate.together(self.noun(part), some, self.res):
                different = self.left((*paid, (part, some))) if last else some
                if different not in known:
                    known.add(different)
                    yield some

    # Paying

    def pay(self, rule: str, *, cancel: bool = True) -> Procedure:
        """Ask for everything that the cost and the bill leave open, then pay all of it at once.

        RolledBack where it cannot be paid, but by who breaks the rules and pays as far as they like.
        """
        yield from self.declare(rule, cancel)
        refusal = self.refuse()
        if refusal is not None and not self.res.short:
            raise RolledBack(refusal)
        self.short = refusal is not None
        for part in self.price.fixed:
            found = evaluate.refs(part.what, self.res)
            named = [one.number for one in found if not self.short or self.refuse_card(part, one) is None]
            self.paid = (*self.paid, (part, tuple(named)))
        for place, part in enumerate(self.price.picked):
            numbers = yield from self._pick(part, self.price.picked[place + 1 :], rule, cancel)
            self.paid = (*self.paid, (part, numbers))
        events = yield from self._remove_counters(rule, cancel)
        yield from self.settle(events, rule, cancel)
        for deed in self.price.deeds:
            yield from self.meaning.run((deed,), self.res)

    def declare(self, rule: str, cancel: bool) -> Procedure:
        """Ask for the X of a cost: from 0 to what can be paid. Who breaks the rules names any."""
        res = self.res
        if not self.price.speaks_of_x or res.named.get("x"):
            return

        def let(number: int) -> None:
            res.x = number

        most = LARGEST_X if res.short else self.largest(let)
        # That nothing is asked would tell that the hand cannot pay for more.
        private = most == 0 and veiled(res, lambda: self.largest(let, 1)) == 1
        if most < 0:
            raise RolledBack(Refusal(rule, "This cost cannot be paid for any X."))
        res.x = yield from ChooseNumber(res.actor, "How much is X?", rule, 0, most, cancel=cancel, private=private)
        res.named["x"] = True
        tell(self.state, "X is {0}.", self.of_x, str(res.x))

    def largest(self, let: Callable[[int], None], limit: int = LARGEST_X) -> int:
        """Return the largest number up to a limit for which all can be paid, or -1; ``let`` makes it so."""
        most = -1
        while most < limit:
            let(most + 1)
            if self.refuse() is not None:
                break
            most += 1
        let(0)
        return most

    def _pick(self, part: Part, rest: Sequence[Part], rule: str, cancel: bool) -> Asked[tuple[int, ...]]:
        """Ask which cards pay a part, so that the rest can still be paid."""
        res, noun, prompts = self.res, self.noun(part), self.meaning.prompts
        alone = self.short or not (rest or self.owed.total)

        def enough_left(cards: tuple[int, ...]) -> bool:
            return alone or self.completes(rest, (*self.paid, (part, cards)))

        def pool() -> tuple[int, ...]:
            return tuple([n for n in self.candidates(part, self.paid) if not part.asked or enough_left((n,))])

        def together(cards: tuple[int, ...]) -> Refusal | None:
            if not evaluate.together(noun, cards, res):
                return Refusal(rule, "These cards do not go together as the cost asks.")
            if enough_left(cards):
                return None
            return Refusal(self.whole, "With these cards gone the rest of the cost could not be paid.")

        least, most = evaluate.bounds(part.pick.count, len(pool()), res)
        printed, purpose = literal(prompts.printed(part.pick)), prompts.purpose(part.action)
        return (yield from ChooseCards(
            res.actor, part.asked or f"{{0}}: choose {printed}{purpose} as a cost.", part.rule or rule, pool,
            0 if self.short else least, most, args=by(res), cancel=cancel,
            together=together if not part.asked and (not alone or evaluate.binds(noun)) else None,
            private=bool(untold(part.pick, res, self._zone(part))),
        ))

    def _remove_counters(self, rule: str, cancel: bool) -> Asked[list[Event]]:
        """Ask which counters are removed, and how many, where that is left open."""
        events: list[Event] = []
        for part, numbers in self.paid:
            for number in numbers if part.counters else ():
                action = part.action
                for name, count in (yield from to_remove(number, action.counter, action.count, self.res, rule, cancel)):
                    events += self.changes(self.state, number, name, -count, self.cause, " as a cost")
                    note_removed(number, name, count, self.res)
        return events

    def settle(self, events: list[Event], rule: str, cancel: bool) -> Procedure:
        """Let everything that pays happen at the same time, and remember what was discarded, removed and so on."""
        res, state = self.res, self.state
        paid = [(part, n) for part, numbers in self.paid for n in numbers if not part.counters]
        before, of_cards = {n: ref(state, n) for _, n in paid}, {n: part for part, n in paid}
        events = [*events, *(self.event(part, n) for part, n in paid)]

        def telling(event: Event) -> None:
            if isinstance(event, Move | SetCardField) and event.card in of_cards:
                part = of_cards.pop(event.card)
                card = gone(event) if isinstance(event, Move) else ("card", event.card)
                verb, _, rest = self._done(part).partition(" ")
                text = f"{{0}} {verb}{'e' * verb.endswith('sh')}s {{1}}{rest and ' '}{rest} as a cost."
                tell(state, text, part.rule or rule, ("seat", res.actor), card)

        done = {one.number: one for one in follow(res, (yield from self.meaning.apply_events(state, events, telling)))}
        for part, n in paid:
            action = self.meaning.actions.get(type(part.action))
            word = "revealed" if action is None else action.participle(part.action)
            if word and part.action is not self.itself:
                res.add_done(word, (done.get(n, before[n]),))

    def _done(self, part: Part) -> str:
        """Return what is done to each card, as a request says it."""
        deed: str = self.meaning.prompts.deed(part.action)
        return deed.removeprefix(" to ") or "move"

    def event(self, part: Part, number: int) -> Event:
        """Return what pays a part with a card."""
        match part.action:
            case ab.Tap() | ab.Untap():
                rests = isinstance(part.action, ab.Tap)
                return SetCardField(number, "dull", rests, self.turns[not rests], self.cause)
            case ab.Reveal():
                return Notice("reveal", seat=self.state.cards[number].owner, card=number, cause=self.cause)
        move: Move = self.meaning.routes[type(part.action)](part.action).move(self.state, number, self.cause)
        return move


def _names_whose(part: Part) -> bool:
    """Whether the text says in whose zone it looks: "the Break Zone" alone is that of whoever pays."""
    qualities = part.pick.noun.qualities if part.pick is not None else ()
    return any(isinstance(one, ab.InZone) and one.player is not None for one in qualities)
