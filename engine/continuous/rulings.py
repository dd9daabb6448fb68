"""What a board is asked: what continuous effects forbid and allow, and where the current values of a card come from.

A ban goes before a permission (FFTCG 2.2, Cipher 2.2). Bans are words for events that cannot happen; a question
describes the event that would, and the words are held against it.

Where values come from is asked for a card that somebody looks at: the board is worked out again, watching that card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from engine import abilities as ab
from engine.continuous.board import KEPT, Board, board_of
from engine.continuous.in_force import InForce, RuleEffect, Values
from engine.continuous.layering import Layering, Skeleton
from engine.continuous.modifiers import Modifier
from engine.effects import evaluate, matching
from engine.effects.meaning import Meaning
from engine.events import Event, Notice, SetCardField
from engine.procedures import Because
from engine.rulebook import Refusal
from engine.state import State, ref
from engine.triggers.trigger_event import LastKnown, TriggerEvent
from engine.unread import skip

# What is forbidden and allowed

C = TypeVar("C")


def rule(board: Board[Any], one: InForce, change: object, number: int) -> None:
    """Let a change that is asked about where it matters be in force on a card."""
    now = board.mine(number)
    now.rulings = (*now.rulings, RuleEffect(change, one.res.source, one.res.seat))


@dataclass(frozen=True, slots=True)
class Rulings:
    """What a game asks its ``board`` about one card, wherever it is: what is in force on it, and what that forbids."""

    meaning: Meaning
    board: Callable[[State], Board[Any]]

    def of_card(self, state: State, number: int, kind: type[C]) -> list[tuple[C, Any]]:
        """Return the changes of one class in force on a card, each with the context of its words."""
        found = self.meaning.now(state, number).rulings
        if not found:
            return []
        context = self.board(state).context
        return [(one.what, context(one.seat, one.source)) for one in found if isinstance(one.what, kind)]

    def forbids(self, state: State, number: int, what: TriggerEvent) -> Any:
        """Return what forbids something to happen to a card, or that it does it, as the context of its words."""
        bans = self.of_card(state, number, ab.Cannot)
        return next((res for ban, res in bans if _is_one(ban.deeds, what, res)), None)

    def bars(
        self, state: State, number: int, key: str, others: tuple[int, ...] = (), cause: Any = None, to: int = -1
    ) -> Any:
        """Return what forbids that something of a kind happens to a card, or that it does it: asked where it stands."""
        if not self.meaning.now(state, number).rulings:
            return None
        return self.forbids(state, number, self.would(state, number, key, others, cause, to))

    def anywhere(
        self, state: State, number: int, what: TriggerEvent, of: Callable[[ab.Reference], bool] = lambda who: True
    ) -> bool:
        """Whether a ban ``of`` such cards keeps something from befalling a card, wherever this lies."""
        me = ref(state, number)
        return any(
            of(one.modifier.who) and _is_one(one.modifier.change.deeds, what, one.res)
            and evaluate.denotes(one.modifier.who, me, one.res)
            and all(evaluate.holds(condition, one.res) for condition in one.modifier.conditions)
            for one in self.board(state).modifiers_of(ab.Cannot)
        )

    def refusal(self, state: State, rule: str, number: int, verb: str, ruling: Any) -> Refusal | None:
        """Return why a card cannot do something, given the context of the words that forbid it."""
        if ruling is None:
            return None
        spoken, cards, by = self.meaning.targets.spoken, state.cards, ruling.source.number
        why = "its own text says so" if by == number else f"{spoken(cards[by])} says so"
        return Refusal(rule, f"{spoken(cards[number])} cannot {verb}: {why}.")

    def must(self, state: State, number: int, kind: type[ab.EventVerb], what: TriggerEvent) -> bool:
        """Whether a card must do what would happen, a deed of this kind, if it can."""
        return any(
            isinstance(one.deed, kind) and matching.is_deed(one.deed, what, res)
            for one, res in self.of_card(state, number, ab.Must)
        )

    def cost_to(self, state: State, number: int, deed: type[ab.EventVerb]) -> tuple[ab.Cost, ...]:
        """Return what must be paid for a card to attack, or to block."""
        found = self.of_card(state, number, ab.CostsTo)
        return tuple(cost for one, _ in found if isinstance(one.deed, deed) for cost in one.cost)

    def bars_use(self, state: State, number: int, cause: Any) -> bool:
        """Whether texts keep an ability of a card from being used; its kind is that of the cause."""
        board = self.board(state)
        if not self.meaning.now(state, number).rulings and not board.rulings_of(ab.PlayerCannot):
            return False
        me = ref(state, number)
        what = TriggerEvent("uses ability", me, me, cause.seat, why="uses ability", cause=cause)
        return self.forbids(state, number, what) is not None or player_cannot(board, what)

    def would(
        self, state: State, number: int, key: str, others: tuple[int, ...] = (), cause: Any = None, to: int = -1
    ) -> TriggerEvent:
        """Return what would happen to a card, or what it would do."""
        me, card = ref(state, number), state.cards[number]
        there = tuple([ref(state, one) for one in others])
        return TriggerEvent(key, me, me, self.meaning.belongs(card), 0, there, card.zone, to, key, cause)


def entering(
    board: Board[Any], printed: Iterable[tuple[Any, Modifier]], me: Any, where: LastKnown, kind: type[C],
) -> Iterator[tuple[C, Any]]:
    """Find what is said of how a card enters a player's field: by itself, ``printed`` on it in the context ``me``, and
    by others of what they then are, ``where`` it will lie; each with the context of its words.
    """
    found = [(piece, me) for _, piece in printed if piece.own and isinstance(piece.change, kind)]
    for one in board.modifiers_of(kind):
        noun = getattr(one.modifier.who, "noun", None)
        if noun is not None and evaluate.fits_thing(noun, where, where.now, one.res):
            found.append((one.modifier, one.res))
    for piece, res in found:
        if all(evaluate.holds(one, res) for one in piece.conditions):
            yield piece.change, res


def counters_at_entry(
    number: int, seat: int, said: Iterable[tuple[ab.EntersWithCounters, Any]], cause: Any, own: Mapping[str, int]
) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field: by what is said of that,
    each in the context of its words, and its ``own``.
    """
    found = Counter(own)
    for change, res in said:
        found[change.counter] += evaluate.value(change.count, res)
    placed = {name: count for name, count in found.items() if count > 0}
    notices = (Notice("counter placed", seat=seat, card=number, amount=n, name=name) for name, n in placed.items())
    return [SetCardField(number, "counters", placed, "counters", cause), *notices] if placed else []


def player_cannot(board: Board[Any], what: TriggerEvent) -> bool:
    """Whether a player cannot do something."""
    return any(_is_one(ban.deeds, what, res, ban.player) for ban, res in board.rulings_of(ab.PlayerCannot))


def _is_one(deeds: Sequence[ab.EventVerb], what: TriggerEvent, res: Any, player: Any = None) -> bool:
    """Whether an event is one of some deeds, done by the player if one is named; words that fail forbid nothing."""
    try:
        by = player is None or what.seat in evaluate.seats(player, res)
        return by and any(matching.is_deed(one, what, res) for one in deeds)
    except Exception:
        skip(res.state, res.source)
        return False


# Each continuous effect that changes a card, in the order it applies

V = TypeVar("V", bound=Values)
#: Says what is different about a card, given its values before and after, and the card that has changed it.
Differences = Callable[[Any, Any, int], Iterable[Because]]


def became(before: Any, now: Any, *values: str) -> Iterator[str]:
    """Return what a card is that it was not before, by these of its values: its names, its types, its colours."""
    for name in values:
        had = getattr(before, name)
        yield from (getattr(one, "value", one) for one in getattr(now, name) if one not in had)


#: A change as an ability that says it of its own card.
as_ability: ab.Memo[ab.Change, ab.Ability] = ab.Memo(lambda one: ab.FieldAbility((ab.Changes(ab.Source(), (one,)),)))


def in_words(render: Callable[[Any, Any], str]) -> Callable[..., str]:
    """Let an ability be put into words once for each printed card; '' where it can be said only in the tree."""
    told: ab.Memo[ab.Ability, dict[Any, str]] = ab.Memo(lambda ability: {})

    def words(ability: ab.Ability, card: Any = None) -> str:
        if card not in (known := told(ability)):
            known[card] = ""
            with suppress(ValueError):
                known[card] = render(ability, card)
        return known[card]

    return words


def gained(before: Values, now: Any, said: Callable[[ab.Change], ab.Ability]) -> list[ab.Ability]:
    """Return the abilities that a card has and had not; what was done to what it may do as one that has ``said`` it."""
    had = {id(one) for one in before.abilities}
    done = now.rulings[len(before.rulings) :]  # type: ignore[attr-defined]
    new = [said(one.what) for one in done if isinstance(one.what, ab.Change)]
    return [*(one for one in now.abilities if id(one) not in had), *new]


class _Tracer(Board[V]):
    """Works a board out, and notes what every modifier does to one card."""

    __slots__ = ("_differences", "_number", "_within", "found")

    def __init__(
        self, state: State, layering: Layering[V], skeleton: Skeleton[V], number: int, differences: Differences
    ) -> None:
        super().__init__(state, layering, skeleton)
        self._number = number
        self._differences = differences
        self.found: list[Because] = []
        #: How deep in a modifier that brings about others.
        self._within = 0

    def apply(self, one: InForce) -> None:
        before = self[self._number].copy(self._number)
        self._within += 1
        super().apply(one)
        self._within -= 1
        if not self._within:
            self.found += self._differences(before, self[self._number], one.res.source.number)


def explained(state: State, layering: Layering[V], number: int, differences: Differences) -> list[Because]:
    """Return what changes an object, and how; the position stays as it is."""
    known = board_of(layering, state)
    if known.skeleton.force.quiet or number not in known.skeleton.now:
        return []
    tracer = _Tracer(state, layering, known.skeleton, number, differences)
    state.derived[KEPT] = tracer
    try:
        tracer.everything()
    finally:
        state.derived[KEPT] = known
    return tracer.found
