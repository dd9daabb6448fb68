"""Which events trigger which abilities, how often, and what those remember; what a game's cards can bring up at all.

An ability triggers once for each event that fits, "1 or more ..." once for all that happen together (FFTCG 11.8.6,
Force of Will 906, Cipher 10.2.1.1). What it asks of the moment must hold then. Abilities of objects that leave look
back at the position before; "it" is the card where the move took it (FFTCG 11.8.16).

Most of what the rules ask about in the course of a game - who waits for that event, who forbids this attack - no card
of either deck has any words for: it goes by without anything being worked out. What lasts is looked at besides:
somebody may have brought it about by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import ContinuousEffect
from engine.effects import evaluate, matching
from engine.effects.matching import asks, times, waits
from engine.effects.meaning import Meaning
from engine.events import Event, Move
from engine.state import Ref, State, alive
from engine.triggers.trigger_event import PendingTrigger, TriggerEvent, TriggerSource, happened, pending
from engine.unread import skip, stop

#: An event of the kernel, with one of its kinds.
Told = tuple[Event, str]
#: The kind of event under which abilities wait that the state of the game triggers (FFTCG 11.8.18).
STATE = "state"
_NOBODY: tuple[TriggerSource, ...] = ()


@dataclass(frozen=True, slots=True)
class TriggerRules:
    """What a game says about its triggered abilities.

    ``rule`` is the number of the rule by which the text of a card goes before the rules. ``watching`` gives what is on
    the lookout for a kind of event in a position, ``watched`` what was on a board from before; ``auto`` the triggered
    ability that one of those is, ``resolution`` the context in which it is understood. ``left`` tells how often it may
    still trigger, None for any number of times; ``holds`` whether everything holds of which it says that it triggers
    only then. ``hears`` leaves away those events that no ability of an object hears of. ``travelling`` gives the
    abilities of a card about its own moves between other zones than those of the field. ``make`` gives what waits.
    """

    meaning: Meaning
    rule: str
    watching: Callable[[State, str], Sequence[TriggerSource]]
    watched: Callable[[Any, str], Sequence[TriggerSource]]
    auto: Callable[[TriggerSource], Any]
    resolution: Callable[[State, TriggerSource], Any]
    holds: Callable[[PendingTrigger, Any], bool]
    left: Callable[[TriggerSource, Any], int | None] = lambda watcher, res: None
    hears: Callable[[State, Sequence[Told], Ref], Sequence[Told]] = lambda state, told, source: told
    travelling: Callable[[State, int], Sequence[tuple[int, ab.Ability]]] | None = None
    make: Callable[..., Any] = lambda state, watcher, **values: PendingTrigger(watcher, **values)

    def fired(self, state: State, told: Iterable[Told], before: Any) -> list[Any]:
        """Return what events that happened together trigger; ``before`` is the board before, for what looks back."""
        found: list[Any] = []
        by_key: dict[str, list[Told]] = {}
        for one in told:
            if one[1] == "move" and self.travelling is not None:
                found += self._of_traveller(state, one)
            by_key.setdefault(one[1], []).append(one)
        for key in sorted(by_key):
            watchers = self.watching(state, key)
            earlier = _NOBODY if before is None else self.watched(before, key)
            if not watchers and not earlier:
                continue
            known = {(one.source, one.index) for one in watchers} if earlier else ()
            gone = [one for one in earlier if (one.source, one.index) not in known]
            for watcher in (*watchers, *gone):
                if _looks(state, self.meaning, watcher, key, by_key[key]):
                    found += self.fires(state, watcher, by_key[key])
        return found

    def _of_traveller(self, state: State, one: Told) -> list[Any]:
        """Return the abilities of a card that moved outside the field, about just that: "when this card is discarded
        from your hand" works where the card is (FFTCG 11.9.1, Force of Will 906.7c).
        """
        event = one[0]
        is_on_field = self.meaning.is_on_field
        if not isinstance(event, Move) or is_on_field(event.origin) or is_on_field(event.to):
            return []
        assert self.travelling is not None
        found: list[Any] = []
        card = state.cards[event.card]
        for index, ability in self.travelling(state, event.card):
            watcher = TriggerSource(Ref(event.card, card.entered), card.owner, index, ability)
            found += self.fires(state, watcher, (one,))
        return found

    def fires(self, state: State, watcher: TriggerSource, told: Sequence[Told]) -> list[Any]:
        """Return what one ability triggers on of events of one kind that happened together."""
        heard = self.hears(state, told, watcher.source)
        zones = self.meaning.ends(self.auto(watcher).trigger.event)
        if zones is not None:
            heard = [one for one in heard if isinstance(one[0], Move) and one[0].to in zones]
        whats = [happened(state, event, key, self.meaning) for event, key in heard]
        return self.fires_on(state, watcher, whats) if whats else []

    def fires_on(self, state: State, watcher: TriggerSource, whats: Sequence[TriggerEvent]) -> list[Any]:
        """Return what one ability triggers on of what happened together."""
        try:
            res = self.resolution(state, watcher)
            event = self.auto(watcher).trigger.event
            hits = [what for what in whats if matching.matches(event, what, res)]
            return self._pending(watcher, hits, res) if hits else []
        except Exception:
            stop(state, watcher.source, watcher.seat, self.rule)
            return []

    def _pending(self, watcher: TriggerSource, hits: list[TriggerEvent], res: Any) -> list[Any]:
        trigger: ab.Trigger = self.auto(watcher).trigger
        left = self.left(watcher, res)
        found: list[Any] = []
        for batch in _batches(trigger, hits, res):
            if left is not None and len(found) >= left:
                break
            one = self.waiting(watcher, batch, res)
            if self.holds(one, res):
                found.append(one)
        return found

    def waiting(self, watcher: TriggerSource, batch: Sequence[TriggerEvent], res: Any) -> Any:
        """Return an ability that waits once it has triggered on something, with what it remembers of it."""
        event = self.auto(watcher).trigger.event
        cards = dict.fromkeys(one for what in batch for one in matching.subjects(event, what, res))
        return self.make(
            res.state, watcher, cards=tuple(cards), amount=sum(what.amount for what in batch),
            memory=tuple(what.was for what in batch if what.was is not None), seat=batch[0].seat, happening=batch[0],
        )

    def of_state(self, state: State, waits: Callable[[State, TriggerSource], bool]) -> list[Any]:
        """Return the abilities that the state of the game triggers now and that do not wait already (FFTCG 11.8.18);
        ``waits`` tells whether one has triggered and is still somewhere else than among those that have just done so.
        """
        found: list[Any] = []
        for watcher in self.watching(state, STATE):
            try:
                waiting = [one.watcher for one in pending(state) if one.watcher.source == watcher.source]
                if not any(one.ability is watcher.ability for one in waiting) and not waits(state, watcher):
                    one = self.make(state, watcher)
                    found += [one] * self._stands(one, self.resolution(state, watcher))
            except Exception:
                skip(state, watcher.source)
        return found

    def _stands(self, one: PendingTrigger, res: Any) -> bool:
        event = self.auto(one.watcher).trigger.event
        return isinstance(event, ab.Stands) and evaluate.holds(event.condition, res) and self.holds(one, res)


def in_context(res: Any, one: PendingTrigger) -> None:
    """Let the context of a triggered ability know what has triggered it: "it" is what the event was about."""
    res.it = res.event = one.cards
    res.amount = one.amount
    res.memory = one.memory
    res.happening = one.happening
    res.they = one.seat if one.seat >= 0 else 1 - res.seat
    res.done = dict(one.done)
    res.x = one.x


def _looks(state: State, meaning: Meaning, watcher: TriggerSource, key: str, told: Sequence[Told]) -> bool:
    """Whether an ability is where it can see events of this kind.

    It must be there when they have happened; where cards move, before they do (FFTCG 11.8.16).
    """
    source = watcher.source
    if key not in ("leave", "move", "retire"):
        return alive(state, source)
    return not alive(state, source) or not any(
        isinstance(event, Move) and event.card == source.number and meaning.is_on_field(event.to)
        for event, _ in told
    )


def _batches(trigger: ab.Trigger, hits: list[TriggerEvent], res: Any) -> list[list[TriggerEvent]]:
    """Return what happened in portions for each of which an ability triggers once."""
    event = trigger.event
    if trigger.first:
        # What happens now has been recorded already.
        if times(event, res) > len(hits):
            return []
        hits = hits[:1]
    if matching.groups(event):
        size = sum(res.meaning.size(event, one, res) for one in hits)
        return [hits] if matching.enough(event, size, res) else []
    if res.meaning.is_as_one(event):
        return [hits]
    return [[one] for hit in hits for one in ([hit] if trigger.first else _portions(event, hit, res))]


def _portions(event: ab.Event, what: TriggerEvent, res: Any) -> list[TriggerEvent]:
    """Return something as often as it is the event: damage to a player point by point where it is so said (6.5.3)."""
    if isinstance(event, ab.AnyEvent):
        event = next((one for one in event.events if matching.matches(one, what, res)), event)
    deeds = event.deeds if isinstance(event, ab.PlayerActs) else ()
    if any(isinstance(one, ab.ReceivesDamage) and one.each and matching.is_deed(one, what, res) for one in deeds):
        return [replace(what, amount=1)] * what.amount
    return [what]


# What the cards of a game, and the effects that last, can bring up, worked out once for the game

_NONE: frozenset[str] = frozenset()


class Words:
    """What there is in a text, be it in what it gives to others: the kinds of event that it ``asks`` about after they
    happened, those for which it has something wait, moves each with the zone where it ends if that is said, those that
    it forbids (``bans``), the classes of its parts (``kinds``) and the values of cards that it changes (``writes``).
    """

    __slots__ = ("asks", "bans", "kinds", "waits", "writes")

    def __init__(self, text: object, meaning: Meaning) -> None:
        parts = list(walk(text))
        self.asks = asks(parts, meaning)
        self.waits = waits(parts, meaning)
        self.kinds = frozenset([base for kind in set(map(type, parts)) for base in kind.__mro__])
        self.bans = frozenset([
            key for one in parts if isinstance(one, ab.Cannot | ab.PlayerCannot)
            for deed in one.deeds for key in meaning.keys[type(deed)](deed)
        ])
        self.writes = frozenset([
            value for one in parts if isinstance(one, ab.Change | ab.Gain) for value in meaning.writes(one)
        ])


class PrintedCard(Words):
    """A printed card worked out."""

    __slots__ = ("abilities", "card", "unread")

    def __init__(self, card: Any, abilities: tuple[ab.Ability, ...], meaning: Meaning) -> None:
        super().__init__(abilities, meaning)
        self.card = card
        self.abilities = abilities
        self.unread = any(isinstance(one, ab.Unparsed) for one in abilities)


class Printed:
    """The cards of a game by number, and what there is in all of them together."""

    __slots__ = ("asked", "banned", "heard", "kinds", "unread", "whats", "written")

    def __init__(self, whats: tuple[Any, ...]) -> None:
        each = frozenset(whats)
        self.whats = whats
        self.asked = _NONE.union(*[one.asks for one in each])
        self.heard = frozenset().union(*[one.waits for one in each])
        self.banned = _NONE.union(*[one.bans for one in each])
        self.kinds = frozenset().union(*[one.kinds for one in each])
        self.written = _NONE.union(*[one.writes for one in each])
        self.unread = any([one.unread for one in each])


P = TypeVar("P", bound=Printed)


class DeckProfile(Generic[P]):
    """What is printed on the cards of a game, and what lasts, together: ``heard`` is for what abilities wait,
    ``banned`` what may be forbidden, ``kinds`` are the classes of all parts, ``written`` the values that may change;
    ``begun`` is for what abilities wait that what lasts gives.
    """

    __slots__ = (
        "asked", "banned", "begun", "heard", "kinds", "last", "lasting", "printed", "unread", "version", "whats",
        "written",
    )

    def __init__(self, printed: P, lasting: tuple[ContinuousEffect, ...], words: list[Words]) -> None:
        self.version = -1
        self.printed = printed
        self.whats = printed.whats
        self.lasting = lasting
        self.asked = printed.asked
        self.begun = frozenset().union(*[one.waits for one in words])
        self.heard = printed.heard | self.begun
        self.banned = printed.banned.union(*[one.bans for one in words])
        self.kinds = printed.kinds.union(*[one.kinds for one in words])
        self.written = printed.written.union(*[one.writes for one in words])
        self.unread = printed.unread


def learn(
    meaning: Meaning, worked_out: Callable[[Any], Any], kind: Callable[..., Any] = DeckProfile,
    printed: Callable[[tuple[Any, ...]], Any] = Printed,
) -> Callable[[State], Any]:
    """Let a game know what its cards pay attention to, and return what tells the profile of a position, of a ``kind``:
    what is ``printed`` on the cards that were ``worked_out``, and what lasts.
    """
    #: Of the same cards it is the same for all positions, however they came about.
    of_all = lru_cache(maxsize=16)(printed)
    of_effect: ab.Memo[ContinuousEffect, Words] = ab.Memo(lambda effect: Words(effect.static, meaning), ab.PASSING)

    def renewed(state: State, known: Any) -> Any:
        lasting, last = state.vars.get("lasting", ()), state.cards[-1]
        if known is None or known.last is not last or known.lasting is not lasting:
            # Cards come into a game one after the other: as long as the last one is the same, all are.
            same = known is not None and known.last is last
            cards = known.printed if same else of_all(tuple([worked_out(card.face) for card in state.cards]))
            known = state.derived["profile"] = kind(cards, lasting, [of_effect(one) for one in lasting])
            known.last = last
        known.version = state.version
        return known

    def profile(state: State) -> Any:
        try:
            known = state.derived["profile"]
        except KeyError:
            return renewed(state, None)
        return known if known.version == state.version else renewed(state, known)

    meaning.attention = profile
    return profile
