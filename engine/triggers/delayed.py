"""Effects that set something up: delayed triggered abilities (FFTCG 11.8.17), what lasts, what triggers by what was
done (Cipher 21.1.1).

The named value "delayed" of a position holds the abilities that wait. One without a stretch of time triggers once, the
next time its event happens; one that counts "this turn" triggers each time until the turn ends (FFTCG 11.8.17.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.continuous.lasting import END_OF_TURN, Lasting, bind
from engine.course import tell, turn
from engine.effects import evaluate, matching
from engine.effects.layout import SPOKEN, speaks_of_context
from engine.effects.meaning import Meaning
from engine.effects.sequencing import of_nothing
from engine.events import SetVariable, Timestamp, extend
from engine.loops import plain
from engine.state import Ref, State, ref
from engine.triggers.trigger_event import PendingTrigger, TriggerEvent, TriggerSource, happened, pending, wait
from engine.triggers.triggering import Told, TriggerRules
from engine.unread import stop

DELAYED = "delayed"
#: The trigger of an ability that triggers by what its own card's text has just done.
AT_ONCE = ab.Trigger(ab.AnyEvent(()))


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed triggered ability that waits.

    Its source is that of the ability that set it up, its controller that ability's (FFTCG 11.8.17.4, 11.8.17.5).
    ``cards``, ``done`` and ``memory`` are what was spoken of then, ``since`` the turn in which it was set up; ``term``
    tells when it is over, for one that does not trigger just once. ``name`` is that of the ability that set it up.
    One that speaks of cards that may be played meanwhile (``played``) is about those that have been.
    """

    stamp: int
    ability: ab.AutoAbility
    source: Ref
    seat: int
    since: int
    cards: tuple[Ref, ...]
    amount: int
    x: int
    paid: tuple[str, ...]
    done: tuple[tuple[str, tuple[Ref, ...]], ...]
    memory: tuple[Any, ...]
    term: Any = None
    name: str = ""
    played: bool = False

    def listens(self) -> bool:
        """Whether events may trigger it."""
        return True

    def watcher(self) -> TriggerSource:
        """Return it as what is on the lookout."""
        return TriggerSource(self.source, self.seat, -self.stamp, self.ability, self.name)


def waiting(state: State) -> tuple[Any, ...]:
    """Return the delayed abilities of a position, the oldest first."""
    found: tuple[Any, ...] = state.vars.get(DELAYED, ())
    return found


def what_waits(state: State) -> tuple[object, ...]:
    """Return what has triggered and waits, and what will trigger later."""
    triggered = tuple(
        (source.number, one.watcher.index, one.seat, one.amount, one.x, tuple(ref.number for ref in one.cards))
        for one in pending(state)
        for source in (one.watcher.source,)
    )
    later = tuple(plain(one.source, one.seat, one.ability, one.cards) for one in waiting(state))
    return triggered, later


def keep(state: State, entries: Iterable[Delayed], why: str) -> None:
    """Let only these delayed abilities go on waiting."""
    left = tuple(entries)
    if left != waiting(state):
        state.emit(SetVariable(DELAYED, left or None, why))


def stamp(state: State) -> int:
    """Draw the time stamp of something that is set up."""
    tick = Timestamp()
    state.emit(tick)
    return tick.value


def spoken_of(res: Any) -> dict[str, Any]:
    """Return what a later ability must know of this moment."""
    spoken = res.it or res.event
    known = (*spoken, res.source, *(one for refs in res.done.values() for one in refs))
    gone = (_recall(one, res) for one in dict.fromkeys(known))
    return {
        "cards": tuple(res.current(one) for one in spoken),
        "amount": res.amount,
        "x": res.x,
        "paid": getattr(res, "paid", ()),
        "done": tuple(res.done.items()),
        "memory": (*res.memory, *(one for one in gone if one is not None and one not in res.memory)),
    }


def _recall(what: Ref, res: Any) -> Any:
    if what.number < 0 or res.state.cards[what.number].entered == what.entered:
        return None
    return res.recall(what)


def set_up(ability: ab.AutoAbility, res: Any, tick: int, seat: int, **more: Any) -> None:
    """Set up a delayed ability with what it speaks of; ``more`` is what else there is to say of it."""
    state = res.state
    kind = more.pop("kind", Delayed)
    entry = kind(tick, ability, res.current(res.source), seat, turn(state), **spoken_of(res), **more)
    extend(state, DELAYED, (entry,), "delayed")


def end_of_turn(state: State, lasting: Lasting) -> None:
    """End the delayed abilities that wait until the end of the turn."""
    left = (one for one in waiting(state) if one.term is None or not lasting.is_over(one.term, state, END_OF_TURN))
    keep(state, left, END_OF_TURN)


@dataclass(frozen=True, slots=True)
class DelayedRules:
    """How delayed abilities trigger in a game: as its other abilities do, in the ``context`` of a seat and a source.

    ``lasting`` says how long they wait, ``controller`` who controls what is set up, ``that_turn`` which turn that is.
    """

    triggers: TriggerRules
    context: Callable[[State, int, Ref], Any]
    lasting: Lasting | None = None
    controller: Callable[[Any], int] = lambda res: res.seat
    that_turn: Callable[[State], ab.Turn] = lambda state: ab.Turn.THIS

    def fired(self, state: State, told: Sequence[Told]) -> list[Any]:
        """Return the delayed abilities that events trigger; those that trigger once are done with that."""
        found: list[Any] = []
        left = list(waiting(state))
        for key in sorted({key for _, key in told}):
            for entry in tuple(left):
                try:
                    hits = self._hits(state, entry, key, told)
                except Exception:
                    stop(state, entry.source, entry.seat, self.triggers.rule)
                    left.remove(entry)
                    continue
                if hits and (entry.term is None or entry.ability.trigger.first):
                    hits = hits[:1]
                    left.remove(entry)
                found += (self.pending(state, entry, hit) for hit in hits)
        keep(state, left, "delayed")
        return found

    def of(self, state: State, entry: Delayed) -> Any:
        """Return the context in which the words of a delayed ability are understood."""
        res = self.context(state, entry.seat, entry.source)
        res.it = res.event = entry.cards
        res.done = dict(entry.done)
        res.memory = entry.memory
        return res

    def _hits(self, state: State, entry: Delayed, key: str, told: Sequence[Told]) -> list[TriggerEvent]:
        words = entry.ability.trigger.event
        meaning = self.triggers.meaning
        if not entry.listens() or key not in matching.keys_of(words, meaning) or not _in_time(words, entry, state):
            return []
        res = self.of(state, entry)
        found = [happened(state, event, key, meaning) for event, kind in told if kind == key]
        return [one for one in found if matching.matches(words, one, res)]

    def pending(self, state: State, entry: Delayed, hit: TriggerEvent | None) -> Any:
        """Return a delayed ability as what has triggered."""
        event = entry.ability.trigger.event
        cards, amount, memory, seat = entry.cards, entry.amount, entry.memory, -1
        if entry.played:
            on_field = self.triggers.meaning.is_on_field
            cards = tuple([ref(state, one.number) for one in cards if on_field(state.cards[one.number].zone)])
        if hit is not None and not isinstance(event, ab.TimeComes):
            # What the event is about is spoken of last; at a mere time it is what was spoken of before.
            cards = matching.subjects(event, hit, self.context(state, entry.seat, entry.source)) or cards
            amount, seat = hit.amount or amount, hit.seat
            memory = (*memory, hit.was) if hit.was is not None else memory
        return self.triggers.make(
            state, entry.watcher(), cards=cards, amount=amount, memory=memory, seat=seat, x=entry.x, paid=entry.paid,
            done=entry.done,
        )


    # Setting it up, with everything it speaks of made fast

    def set_up(self, effect: ab.Delayed, res: Any) -> None:
        """Set up a delayed ability (FFTCG 11.8.17, Force of Will 906.8)."""
        if has_just_entered(effect.trigger, res):
            self.trigger_at_once(effect.effects, res)
            res.did = True
            return
        tell_begun(effect, res, res.meaning.rules.waits)
        tick = stamp(res.state)
        res.it = tuple(res.current(one) for one in res.it)
        trigger = bind(self._said_plainly(effect.trigger, res.state), res)
        # At a mere time "it" is what is spoken of now, once it is played; when something happens, what that is about.
        at_time = isinstance(trigger.event, ab.TimeComes)
        if at_time and res.named.get("unplayed") == res.it:
            res.it = ()
        played = at_time and res.named.get("playable") == res.it
        ability = ab.AutoAbility(trigger, bound(effect.effects, res) if at_time and not played else effect.effects)
        assert self.lasting is not None
        until = trigger.within and self.lasting.term(res.source, trigger.within, res, tick)
        set_up(ability, res, tick, self.controller(res), term=until, played=played)
        res.did = True

    def _said_plainly(self, trigger: ab.Trigger, state: State) -> ab.Trigger:
        """Return a trigger with "that turn" said plainly."""
        event = trigger.event
        if not isinstance(event, ab.TimeComes) or event.turn is not ab.Turn.THAT:
            return trigger
        return replace(trigger, event=replace(event, turn=self.that_turn(state)))

    def trigger_at_once(self, effects: tuple[ab.Effect, ...], res: Any) -> None:
        """Let "when you do so" trigger: an ability of its own, which chooses its targets as it goes on the stack."""
        res.it = tuple(res.current(one) for one in res.it)
        said = spoken_of(res)
        ability = ab.AutoAbility(AT_ONCE, bound(effects, res))
        watcher = TriggerSource(res.current(res.source), self.controller(res), -stamp(res.state), ability)
        wait(res.state, [PendingTrigger(watcher, seat=res.they, **said)])


def has_just_entered(trigger: ab.Trigger, res: Any) -> bool:
    """Whether "when it enters the field" speaks of what the same text has just let enter.

    No object enters twice (FFTCG 7.4), so that the words can only mean this, though it has happened (11.8.17.1).
    """
    event = trigger.event
    if not isinstance(event, ab.Happens) or not all(isinstance(matching.plain(one), ab.Enters) for one in event.deeds):
        return False
    return all(type(one) in SPOKEN for one in event.who) and has_done(event, res)


def has_done(event: ab.Event, res: Any) -> bool:
    """Whether what an ability has done so far includes what the words for an event speak of."""
    so_far, meaning = res.named.get("events", ()), res.meaning
    wanted = matching.keys_of(event, meaning)
    times = sum(
        matching.matches(event, happened(res.state, one, key, meaning), res)
        for one in so_far for key in meaning.kinds(one) if key in wanted
    )
    return matching.enough(event, times, res)


def bound(effects: tuple[ab.Effect, ...], res: Any) -> tuple[ab.Effect, ...]:
    """Return effects with "that Forward" and the like made fast, up to where the text speaks of something new."""
    found: list[ab.Effect] = []
    for place, effect in enumerate(effects):
        if _speaks_anew(effect):
            return (*found, *effects[place:])
        found.append(bind(effect, res))
    return tuple(found)


def _speaks_anew(effect: ab.Effect) -> bool:
    """Whether an effect brings up something that "it" then means."""
    if isinstance(effect, _ANEW):
        return True
    inner = getattr(effect, "effects", None) or (getattr(effect, "effect", None),)
    return any(isinstance(one, ab.Effect) and _speaks_anew(one) for one in inner)


_ANEW = (ab.Choose, ab.Select, ab.SelectModes, ab.Search, ab.Reveal, ab.LookAt)


def _in_time(event: ab.Event, entry: Delayed, state: State) -> bool:
    """Whether a "next turn" has come: the running one does not count."""
    if isinstance(event, ab.TimeComes) and (
        event.turn in (ab.Turn.YOUR_NEXT, ab.Turn.OPPONENTS_NEXT)
        or (event.turn is ab.Turn.NEXT and event.phase is None)
    ):
        return turn(state) > entry.since
    return True


# Effects that set something up


def last(effect: ab.Lasting, res: Any, plain: ab.Lasting | None = None) -> None:
    """Let continuous effects begin, with their own time stamp and what they speak of made fast (FFTCG 11.12.4).

    ``plain`` is the effect with its pronouns made plain, where they mean what another part of the text spoke of.
    """
    plain = effect if plain is None else plain
    res.did = res.begun = not of_nothing(plain, res)
    if res.did:
        if any(isinstance(one, res.meaning.permissions) for one in plain.statics):
            res.named["playable"] = res.it
        tick = stamp(res.state)
        begun = res.meaning.begin(plain.duration, plain.statics, res, tick)
        tell_begun(effect, res, res.meaning.rules.begins)
        let_last(res.state, begun, "lasting")


def let_last(state: State, begun: tuple[Any, ...], why: str) -> None:
    """Let continuous effects be in force from now on."""
    extend(state, "lasting", begun, why)


def tell_begun(effect: ab.Effect, res: Any, rule: str) -> None:
    """Write what begins, or begins to wait, into the log, and what "it" is."""
    meant = [("card", one.number) for one in res.it if one.number >= 0] if speaks_of_context(effect) else []
    places = ", ".join(f"{{{place}}}" for place in range(2, len(meant) + 2))
    text = f"{{0}}: {{1}} ({places})" if meant else "{0}: {1}"
    tell(res.state, text, rule, ("card", res.source.number), res.meaning.prompts.begun(effect), *meant)


def at_once(test: Callable[[Any, Any], bool]) -> Callable[[Any, Any], None]:
    """Return what lets an ability of its own trigger where that is so ("when you do so")."""

    def carry_out(effect: Any, res: Any) -> None:
        if test(effect, res):
            res.meaning.trigger_at_once(effect.effects, res)

    return carry_out


when_you_do_so = at_once(lambda effect, res: res.did)
when_so = at_once(lambda effect, res: evaluate.holds(effect.condition, res))
when_done = at_once(lambda effect, res: has_done(effect.event, res))


def learn(meaning: Meaning, rules: DelayedRules) -> None:
    """Let a game know how what is set up lasts and waits."""
    assert rules.lasting is not None
    meaning.lasting = rules.lasting
    meaning.begin = rules.lasting.begin
    meaning.trigger_at_once = rules.trigger_at_once
    meaning.effects |= {
        ab.WhenYouDoSo: when_you_do_so,
        ab.WhenDone: when_done,
        ab.WhenSo: when_so,
        ab.Delayed: rules.set_up,
        ab.Lasting: last,
    }
