"""What happens by itself before a player acts, in a game with a stack: what the rules demand, again and again, and then
abilities that have triggered go on the stack (FFTCG 11.1.3, 11.8.7, Force of Will 602, 603); and what of all that
waits is looked at to find loops.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import CHECK, END_OF_TURN, all_of, has_nobody
from engine.course import decide, tell
from engine.effects.layout import speaks_of_context
from engine.effects.meaning import Meaning
from engine.loops import limited_uses, plain
from engine.procedures import Procedure, RolledBack
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import Item, of_trigger, stack
from engine.triggers import borrowed, delayed
from engine.triggers.limits import most_times
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, named, pending, wait
from engine.triggers.triggering import TriggerRules

# Whether something is due


def on_stack(state: State, watcher: TriggerSource) -> bool:
    """Whether what an ability has triggered waits on the stack."""
    return any(one.source == watcher.source and one.ability is watcher.ability for one in stack(state))


@dataclass(frozen=True, slots=True)
class Automatic:
    """What a game says about what happens before a player acts.

    ``triggers`` are its rules about triggered abilities, ``losers`` those who lose now and ``draw`` the rule by which
    both do; ``needs`` tells if the rules demand anything else, ``process`` does that once; ``play`` stacks what waits.
    """

    triggers: TriggerRules
    losers: Callable[[State], list[tuple[int, str, str]]]
    draw: str
    needs: Callable[[State], bool]
    process: Callable[[State], Procedure]
    play: Callable[[State], Procedure]

    def due(self, state: State) -> bool:
        """Whether anything must happen before a player acts (FFTCG 12.3, Force of Will 602.1)."""
        meaning = self.triggers.meaning
        if state.vars.get("pending") or borrowed.due(state, CHECK, meaning) or meaning.lasting.lapsed(state):
            return True
        return bool(self.losers(state)) or self.needs(state) or bool(self.triggers.of_state(state, on_stack))

    def check(self, state: State) -> Procedure:
        """Do what the rules demand until they demand nothing, then let abilities that wait go on the stack."""
        yield from self.processes(state)
        if "outcome" in state.vars:
            return
        wait(state, self.triggers.of_state(state, on_stack))
        if pending(state):
            yield from self.play(state)

    def processes(self, state: State) -> Procedure:
        """Do what the rules demand, again and again until they demand nothing."""
        meaning = self.triggers.meaning
        while not decide(state, self.losers(state), self.draw):
            if meaning.lasting.lapsed(state):
                meaning.lasting.let_end(state, CHECK)
            elif borrowed.due(state, CHECK, meaning):
                yield from borrowed.give_back(state, CHECK, meaning)
            elif self.needs(state):
                yield from self.process(state)
            else:
                return


def end_of_turn(state: State, meaning: Meaning) -> Procedure:
    """Let everything that lasts until the end of the turn end (FFTCG 9.5.1.3.2, Force of Will 505.5b)."""
    meaning.lasting.let_end(state, END_OF_TURN)
    delayed.end_of_turn(state, meaning.lasting)
    yield from borrowed.give_back(state, END_OF_TURN, meaning)


# Abilities that have triggered

#: Words that mean what triggered an ability, besides those that mean nothing without what was said before.
_EVENT = (ab.DamageDealt, ab.EventWas, ab.AllShare, ab.Other)
#: Whether an automatic ability goes on to speak of what has triggered it, in what it does or in its condition: "it",
#: "that Forward", "that much damage", "if its cost is 3 or less" (which is asked again, FFTCG 11.11.3).
speaks: ab.Memo[ab.AutoAbility, bool] = ab.Memo(
    lambda ability: any(
        speaks_of_context(part) or any(isinstance(one, _EVENT) for one in walk(part))
        for part in (ability.condition, *ability.effects)
    )
)


def distinct(one: PendingTrigger) -> Hashable:
    """Return what tells a triggered ability from the others: several of the same one by what they speak of."""
    ability = one.watcher.ability
    which = (one.watcher.source, one.watcher.index, one.seat)
    return (*which, one.cards, one.amount) if isinstance(ability, ab.AutoAbility) and speaks(ability) else which


def label(state: State, one: PendingTrigger, meaning: Meaning) -> str:
    """Return a triggered ability in words: its card, and of what it speaks where it says so and is seen."""
    name: str = meaning.targets.spoken(state.cards[one.watcher.source.number])
    ability = one.watcher.ability
    return named(state, one, name) if isinstance(ability, ab.AutoAbility) and speaks(ability) else name


@dataclass(frozen=True, slots=True)
class GoingOnStack:
    """How an ability that has triggered goes on the stack: ``kind`` is what its item is called, ``context`` that of an
    item; what is told, and by which rule, where it goes there and where it finds nothing to choose (``comes_to``), and
    the rule by which it chooses.
    """

    kind: Callable[[ab.AutoAbility], str]
    context: Callable[[State, Item], Any]
    told: tuple[str, str]
    comes_to: tuple[str, str]
    targets: str

    def item(self, state: State, one: PendingTrigger) -> Item:
        """Return what has triggered as an item of its own."""
        ability = one.watcher.ability
        assert isinstance(ability, ab.AutoAbility)
        return of_trigger(delayed.stamp(state), self.kind(ability), one, ability.effects)

    def put(self, state: State, item: Item) -> Procedure:
        """Put it on the stack with its choices, or drop it without them (FFTCG 11.8.4, Force of Will 603.3, 906.6)."""
        res = self.context(state, item)
        name = ("card", *item.source)
        if legal_targets.refuse_choices(item.effects, res) is None:
            tell(state, *self.told, name)
            try:
                yield from put_on_stack(state, item, res, (casting.targets(self.targets, cancel=False),))
                return
            except RolledBack:
                pass
        tell(state, *self.comes_to, name)


# Loops


def what_is_left(state: State, meaning: Meaning) -> tuple[object, ...]:
    """Return what a position holds besides its cards that tells it from another: what lies on the stack, what lasts,
    how often abilities may still be used, what waits.
    """
    used = limited_uses(state, most_times, lambda state, number: meaning.now(state, number).abilities)
    lasting = [(_in_words(one.static), one.turn) for one in all_of(state) if not has_nobody(one, state)]
    return tuple(map(_item_in_words, stack(state))), lasting, used, *delayed.what_waits(state)


#: What lies on a stack, and what lasts, in words; the words are found once, for there may be much of both.
_item_in_words: ab.Memo[Item, str] = ab.Memo(lambda item: plain(
    item.kind, item.seat, item.source, item.ability, item.targets, item.modes, item.shares, item.x, item.cancelled
), ab.PASSING)
_in_words: ab.Memo[ab.Static, str] = ab.Memo(plain, ab.PASSING)
