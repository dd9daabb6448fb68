"""What a check timing does: class change bonuses, rule processing, triggered skills (Cipher 7 to 10); loops (25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.course import decide
from engine.derived import of_position
from engine.events import Event, Move, Notice, SetVariable, Shift, StepVariable
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import statics, triggers, using
from engine.games.cipher.effects.characteristics import deck_profile
from engine.games.cipher.rules import table, verbs
from engine.games.cipher.rules.apply_events import apply_events, moving, tell
from engine.loops import LoopRules, plain
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.state import Change, State
from engine.timing.automatic import speaks
from engine.timing.windows import CheckTiming
from engine.triggers.apply_events import with_mark
from engine.triggers.delayed import what_waits
from engine.triggers.trigger_event import forget, named, pending, wait
from engine.unread import NAME, contained

#: The areas where nobody can refer to a card (Cipher 6.4.4.2); a card that has come back to the hand is another one.
_HIDDEN = (*table.DECK, *table.ORB, *table.HAND)

# What is due

_NEVER: tuple[object, list[Any]] = (None, [])
#: Of each seat the two lines, the deck and the Retreat Area.
_LOOKED_AT = tuple(zip(table.FRONT, table.BACK, table.DECK, table.RETREAT, strict=True))


@of_position
def due(state: State) -> bool:
    """Whether a class change bonus or some rule processing is due (Cipher 8.1, 9.1)."""
    zones, cards = state.zones, state.cards
    profile = deck_profile(state)
    printed = None if "names" in profile.written else profile.printed
    known: tuple[object, list[Any]] = state.derived.get("apart", _NEVER)
    if printed is None or known[0] is not printed:
        known = state.derived["apart"] = (printed, [None, None])
    # The units of each player as they last were when no two had the same name, as long as names are those printed.
    apart = known[1]
    for seat, (front, back, deck, retreat) in enumerate(_LOOKED_AT):
        if not zones[deck] and not zones[retreat]:
            return True
        alone, units = True, zones[front] + zones[back]
        for number in units:
            if marks := cards[number].marks:
                if "destroyed" in marks or "bonus" in marks:
                    return True
                if "main" in marks:
                    alone = False
        if alone:
            return True
        if units != apart[seat]:
            if any([_must_part(state, units, name) for name in _shared_names(state, seat)]):
                return True
            if len({profile.whats[number].name for number in units}) == len(units):
                apart[seat] = units
    if "pending" in state.vars and any([_lapsed(state, one) for one in pending(state)]):
        return True
    other = 1 - table.turn_player(state)
    return not state.zones[table.FRONT[other]] and bool(state.zones[table.BACK[other]])


def process(state: State) -> Procedure:
    """Do what is due, in the order of the rules (Cipher 7.2.1, 7.2.2, 9.1)."""
    forget(state, [one for one in pending(state) if _lapsed(state, one)], "lapse")
    yield from _bonuses(state)
    yield from _same_names(state)
    yield from _destruction(state)
    if not decide(state, losers(state), "Cipher 3.2"):
        _march(state)


# Class change bonuses


def _bonuses(state: State) -> Procedure:
    """Draw a card for each unit that has changed class (Cipher 8.1)."""
    for seat in table.in_turn_order(state):
        due = [number for number in table.units(state, seat) if table.mark(state, number, "bonus")]
        count = sum(table.mark(state, number, "bonus") for number in due)
        yield from apply_events(state, [with_mark(state, number, "bonus", 0, "bonus") for number in due])
        yield from verbs.draw(state, seat, count, table.BY_RULE, "Cipher 8.1.1")


# Rule processing


def _same_names(state: State) -> Procedure:
    """Of units of one player with the same unit name only one stays (Cipher 9.2)."""
    for seat in table.in_turn_order(state):
        for name in _shared_names(state, seat):
            there = _named(state, table.units(state, seat), name)
            if len(there) < 2 or not _must_part(state, there, name):
                continue
            mains = tuple(number for number in there if table.is_main(state, number))
            answer = yield from ChooseCards(
                seat, "Which {0} stays on the battlefield?", "Cipher 9.2.1.1" if mains else "Cipher 9.2.1",
                lambda keep=mains or tuple(there): keep, 1, 1, args=(name,),  # type: ignore[misc]
            )
            gone = [number for number in there if number not in answer]
            moves = [Move(n, table.RETREAT[state.cards[n].owner], why="same name", cause=table.BY_RULE) for n in gone]
            text = "{0} goes to the Retreat Area: another unit has its unit name."
            yield from moving(state, moves, text, "Cipher 9.2.1")


def _shared_names(state: State, seat: int) -> list[str]:
    """Return the unit names that two or more units of a player have."""
    names = [name for those in boards.names(state, table.units(state, seat)) for name in those]
    return [] if len(set(names)) == len(names) else [name for name, count in Counter(names).items() if count > 1]


def _named(state: State, units: Sequence[int], name: str) -> list[int]:
    return [number for number, names in zip(units, boards.names(state, units), strict=True) if name in names]


def _must_part(state: State, units: Sequence[int], name: str) -> bool:
    """Whether no skill lets these units of a name stand together."""
    return not any(statics.stands_beside_its_name(state, number, name) for number in _named(state, units, name))


def _destruction(state: State) -> Procedure:
    """Destroyed units leave, all at the same time; a Main Character costs orbs instead (Cipher 9.3)."""
    events: list[Event] = []
    for seat in table.in_turn_order(state):
        for number in table.units(state, seat):
            card = state.cards[number]
            orbs = card.marks.get("destroyed", 0)
            if not orbs:
                continue
            if table.is_main(state, number) and state.zones[table.ORB[seat]]:
                answer = yield from ChooseCards(
                    seat, "{0} is destroyed: choose the orb that you take instead.",
                    "Cipher 9.3.2.1.1" if orbs > 1 else "Cipher 9.3.2",
                    lambda seat=seat: tuple(state.zones[table.ORB[seat]]), orbs, orbs, args=(("card", number),),  # type: ignore[misc]
                )
                tell(
                    state, "{0} takes {1} of the orbs, and {2} stays.", "Cipher 9.3.2", ("seat", seat),
                    str(len(answer)), ("card", number),
                )
                events.append(with_mark(state, number, "destroyed", 0, "saved"))
                cause = _why(state, number)
                for orb in answer:
                    events.append(Move(orb, table.HAND[seat], why="orb destroyed", cause=cause))
                    events.append(Notice("orb destroyed", seat, cause=cause))
            else:
                events.append(Move(number, table.RETREAT[card.owner], why="destroy", cause=table.BY_RULE))

    def telling(event: Event) -> None:
        # That it goes where destroyed units go was told when it was destroyed.
        if isinstance(event, Move) and event.origin < table.OFF_FIELD and event.to not in table.RETREAT:
            tell(state, "{0} goes to {1} instead.", "Cipher 23.1", ("card", event.card), ("zone", event.to))

    yield from apply_events(state, events, telling)


def _why(state: State, number: int) -> table.Cause:
    """Return what destroyed a unit: the attack that there is, or whatever else."""
    by = table.attacker(state)
    if by is None or state.vars.get("destroyed by attack") != table.ref(state, number):
        return table.BY_RULE
    return table.Cause("attack", by, table.turn_player(state))


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (Cipher 3.1.1, 3.1.2)."""
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        if table.main_character(state, seat) < 0:
            found.append((seat, "Cipher 3.1.1", "has no Main Character on the battlefield"))
        elif not state.zones[table.DECK[seat]] and not state.zones[table.RETREAT[seat]]:
            found.append((seat, "Cipher 3.1.2", "has no card in the deck and in the Retreat Area"))
    return found


def _march(state: State) -> None:
    """Units of the non-turn player step forward where nobody is in front of them (Cipher 9.5)."""
    seat = 1 - table.turn_player(state)
    if state.zones[table.FRONT[seat]] or not state.zones[table.BACK[seat]]:
        return
    tell(state, "The Back Line of {0} marches forward.", "Cipher 9.5.1", ("seat", seat))
    for number in tuple(state.zones[table.BACK[seat]]):
        state.emit(Shift(number, table.FRONT[seat], why="march", cause=table.BY_RULE))


# Triggered skills


def _lapsed(state: State, one: table.PendingTrigger) -> bool:
    """Whether a skill of a card in the hand is gone, as the card went where nobody can refer to it (10.2.1.4.1).

    Where all of the hand is gone, so is whatever may have been there.
    """
    source = one.watcher.source
    if source == table.UNKNOWN:
        return not state.zones[table.HAND[one.watcher.seat]]
    return one.hidden and not table.alive(state, source) and state.cards[source.number].zone in _HIDDEN


def _waiting(state: State, seat: int) -> list[table.PendingTrigger]:
    """Return the triggered skills that a player can choose now: nothing that waits comes before (Cipher 10.2, 10.2.3).
    """
    highest = max(one.level for one in pending(state))
    return [
        one for one in pending(state) if one.watcher.seat == seat
        and (one.level == highest or (not one.level and (not one.beside or highest <= one.beside)))
    ]


def _optional(state: State, found: Sequence[table.PendingTrigger]) -> bool:
    """Whether nothing can be chosen but skills of cards in the hand: then none need be (Cipher 10.2.2)."""
    return all(
        source == table.UNKNOWN or (one.hidden and state.cards[source.number].zone in table.HAND)
        for one in found
        for source in (one.watcher.source,)
    )


def _label(state: State, one: table.PendingTrigger) -> str:
    """Return a triggered skill in words: its card and its name; and of whom it speaks, where it waits several times."""
    if one.watcher.source == table.UNKNOWN:
        return ""
    name = f"{table.face(state, one.watcher.source.number).name}: {triggers.name_of(state, one.watcher)}"
    skill = (one.watcher.source, one.watcher.index)
    others = (two for two in pending(state) if (two.watcher.source, two.watcher.index) == skill)
    if all(two.cards == one.cards for two in others) or not speaks(triggers.auto_of(one.watcher)):
        return name
    return named(state, one, name)


def _carry_out(state: State, chosen: table.PendingTrigger) -> Procedure:
    """Carry out a triggered skill; what it triggers comes before what waits now (Cipher 10.2.3, 10.5, 10.6)."""
    left = list(pending(state))
    left.remove(chosen)
    top = max((one.level for one in left), default=0) or 1
    waiting = tuple(one if one.level else replace(one, beside=min(one.beside or top, top)) for one in left)
    state.emit(SetVariable("pending", waiting or None, "resolve"))
    state.emit(StepVariable("trigger level", top + 1, "resolve"))
    since = len(state.log)
    watcher = chosen.watcher
    yield from contained(state, watcher.source, watcher.seat, "Cipher 2.1", using.resolve(state, chosen))
    state.emit(StepVariable("trigger level", None, "resolve"))
    _join(state, chosen, state.log[since:])


def _join(state: State, chosen: table.PendingTrigger, done: Sequence[Change]) -> None:
    """Let skills of cards that came out of hiding into a hand wait too, where they trigger on the same (10.2.4)."""
    found: list[table.PendingTrigger] = []
    come = [one.card for one in done if isinstance(one, Move) and one.to in table.HAND and one.origin in _HIDDEN]
    for number in dict.fromkeys(come):
        found += triggers.like(state, number, chosen)
    what = chosen.happening
    for seat in (0, 1):
        if what is not None and any(state.cards[number].zone == table.HAND[seat] for number in come):
            found += [triggers.unknown(seat)] * triggers.may_have_triggered(state, seat, what)
    wait(state, found)


TIMING: CheckTiming[table.PendingTrigger] = CheckTiming(
    text="Which of your skills is carried out next?",
    rule="Cipher 10.2",
    due=due,
    process=process,
    waiting=_waiting,
    optional=_optional,
    # Something may wait of which only its player knows (Cipher 10.2.2.1).
    private=lambda found: any(one.watcher.source == table.UNKNOWN for one in found),
    label=_label,
    carry_out=_carry_out,
)


# Loops


def can_come_back(state: State) -> bool:
    """Whether this position can be the same as an earlier one.

    A combat takes cards off both decks, which only a shuffle brings back: nothing repeats across combats, or turns. But
    skills may trigger each other at any check timing. Once somebody has lost, the next one says so (9.4), and is due.
    """
    if NAME in state.vars:
        return False
    if "pending" in state.vars or (state.vars["turn"] and due(state)):
        return not losers(state)
    return "attacker" not in state.vars and table.phase(state) in ("deployment", "action")


def _more(state: State) -> tuple[object, ...]:
    # That a skill has been used counts, and not how often.
    used = sorted({repr(one) for one in state.vars.get("used", ())})
    return tuple(map(plain, state.vars.get("lasting", ()))), used, *what_waits(state)


LOOPS = LoopRules(
    "Cipher 25.2", "Cipher 25.2.1", "Cipher 25.3", ("step", "phase", "spent", "attacker", "defender"), _more,
    differ="Cipher 25.3.1",
)
