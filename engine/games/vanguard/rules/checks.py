"""What a check timing does: rule actions, gifts, abilities that stand by (VG 14, 15); loops (VG 26.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import abilities as ab
from engine.course import decide, gone
from engine.derived import of_position
from engine.events import Event, Move, extend
from engine.games.vanguard.effects import losing, planes, states, using
from engine.games.vanguard.effects import triggers as names
from engine.games.vanguard.rules import gifts, hearts, roles, table, triggers, verbs
from engine.games.vanguard.rules.apply_events import apply_events, tell
from engine.games.vanguard.rules.table import BY_RULE, DAMAGE, DECK, DROP, GAUGE, HAND, HEARTS, RC, SOUL, VC, Ref, alive
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.state import State
from engine.timing.automatic import speaks
from engine.timing.windows import CheckTiming
from engine.triggers.trigger_event import PendingTrigger, forget, named, pending
from engine.unread import contained

# What is due


@of_position
def due(state: State) -> bool:
    """Whether a rule action is due, or a gift that has been acquired (VG 14.1.1 to 14.1.3)."""
    return (
        rules_due(state) or triggers.damage_due(state) >= 0 or bool(lost_gauge(state))
        or gifts.due(state, 0) or gifts.due(state, 1) or bool(states.situations(state))
        or any([_lapsed(state, one) for one in pending(state)])
    )


def rules_due(state: State) -> bool:
    """Whether a rule action is due besides damage and gauge (VG 15)."""
    first, second = VC
    return (
        not state.zones[first] or not state.zones[second] or bool(losers(state)) or bool(_going(state))
        or hearts.lacks_heart(state, 0) or hearts.lacks_heart(state, 1)
    )


def stands_by(state: State) -> bool:
    """Whether a check timing would do anything now (VG 13.5)."""
    return due(state) or bool(pending(state)) or triggers.damage_rests(state)


def process(state: State) -> Procedure:
    """Do what is due: all rule actions at once, damage as the last of them, then a gift (VG 14.1, 15)."""
    if rules_due(state):
        damaged = triggers.damage_due(state) >= 0 and table.has_agreed(state, "damage at once")
        beaten = yield from losing.left(state, losers(state))
        if not decide(state, beaten, "VG 1.2"):
            if damaged:
                # Whatever goes is still there when the trigger is matched (VG 28).
                yield from triggers.damage_check(state)
            yield from _take_away(state, _going(state))
            for seat in table.in_turn_order(state):
                if not state.zones[VC[seat]]:
                    yield from no_vanguard(state, seat)
                elif hearts.lacks_heart(state, seat):
                    yield from hearts.choose_again(state, seat)
    elif triggers.damage_due(state) >= 0:
        yield from triggers.damage_check(state)
    elif lost := lost_gauge(state):
        yield from _take_away(state, [(move, "VG 15.8") for move in lost])
    elif lapsed := [one for one in pending(state) if _lapsed(state, one)]:
        forget(state, lapsed, "lapse")
    elif found := states.situations(state):
        states.stand_by(state, found)
    else:
        yield from gifts.resolve(state, next(s for s in table.in_turn_order(state) if gifts.due(state, s)))


def _going(state: State) -> list[tuple[Move, str]]:
    """Return the cards that the rules take away at the same time, each with its rule (VG 15.2, 15.3, 15.9,
    15.10).
    """
    found: list[tuple[Move, str]] = []
    order = table.in_turn_order(state)
    for seat in order:
        found += [(move, "VG 15.2") for move in overloaded(state, seat)]
    for number in roles.illegal_guardians(state):
        found.append((Move(number, DROP[state.cards[number].owner], why="retire", cause=BY_RULE), "VG 15.3"))
    if planes.may_be(state):
        found += [(move, "VG 15.10") for seat in order for move in misplaced(state, seat)]
    if found:
        # What two rules take away goes once.
        found = list({move.card: (move, rule) for move, rule in reversed(found)}.values())[::-1]
    return found + [(move, "VG 15.9") for move in triggers.strays(state)]


def _take_away(state: State, going: Sequence[tuple[Move, str]]) -> Procedure:
    """Let cards go at the same time, and tell of each by its rule."""
    rules = {move.card: rule for move, rule in going}
    crowded = {n: table.crowd(state, n) for n, rule in rules.items() if rule == "VG 15.2"}

    def telling(event: Event) -> None:
        if isinstance(event, Move) and event.card in rules:
            tell(state, "{0} goes to {1}.", rules[event.card], gone(event), ("zone", event.to))

    yield from apply_events(state, [move for move, _ in going], telling)
    if stay := [crowd for n, crowd in crowded.items() if len(crowd) > 1 and table.crowd(state, n) == crowd]:
        # What kept it there is done once for each event (VG 16.12): the next time it goes.
        extend(state, table.STAYED, stay, "overload")


# Rule actions


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (VG 1.3)."""
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        if len(state.zones[DAMAGE[seat]]) >= table.DAMAGE_LIMIT:
            found.append((seat, "VG 1.3", "has six cards in the damage zone"))
        elif not state.zones[DECK[seat]]:
            found.append((seat, "VG 1.3", "has no card in the deck"))
        elif not state.zones[VC[seat]] and not ridable(state, seat):
            found.append((seat, "VG 1.3", "has no vanguard, and none in the soul"))
    return found


def ridable(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards of the soul, and the hearts, that can become the vanguard of who has none (VG 15.4)."""
    there = state.zones[HEARTS[seat]] or state.zones[SOUL[seat]]
    return tuple([number for number in there if verbs.is_grounded(state, number)])


def overloaded(state: State, seat: int) -> list[Move]:
    """Return what leaves circles on which too many lie (VG 15.2)."""
    found = [Move(number, SOUL[seat], why="overload", cause=BY_RULE) for number in _too_many_vanguards(state, seat)]
    there, cards = state.zones[RC[seat]], state.cards
    if len(there) > 1:
        last: dict[int, int] = {}
        for number in there:
            where = cards[number].marks.get("circle", 0)
            if where in last:
                found.append(Move(last[where], table.DROP[seat], why="retire", cause=BY_RULE))
            last[where] = number
    return found


def _too_many_vanguards(state: State, seat: int) -> list[int]:
    """Return the units on the vanguard circle that cannot stay: mates whose leader is gone, and all but the last placed
    of those that are not in legion with each other (VG 15.2).
    """
    there = state.zones[VC[seat]]
    if len(there) < 2 and not (there and "lead" in state.cards[there[0]].marks):
        return []
    leaders = {number: table.mark(state, number, "lead") for number in there if "lead" in state.cards[number].marks}
    alone = [number for number, leader in leaders.items() if leader not in there]
    # Units in legion count as one, placed when the later of the two was.
    groups = [(leaders[number], number) if number in leaders else (number,) for number in there if number not in alone]
    if not groups:
        return alone
    stays = groups[-1]
    return [number for number in there if number not in stays]


def misplaced(state: State, seat: int) -> list[Move]:
    """Return what leaves an Astral Plane: units that are no Astral Deity are retired, a locked card goes (VG 15.10)."""
    where = planes.plane(state, seat)
    if where is None:
        return []
    return [
        Move(number, DROP[state.cards[number].owner], cause=BY_RULE,
             why="put" if table.is_locked(state.cards[number]) else "retire")
        for number in table.on_circle(state, seat, where)
        if not planes.is_deity(state, number)
    ]


def lost_gauge(state: State) -> list[Move]:
    """Return the gauge whose unit is no more, or is locked: it goes once nothing else but damage is due (VG 15.8)."""
    found: list[Move] = []
    there = state.zones[GAUGE[0]], state.zones[GAUGE[1]]
    for number in (*there[0], *there[1]) if there[0] or there[1] else ():
        card = state.cards[number]
        of = Ref(card.marks.get("gauge of", -1), card.marks.get("gauge object", -1))
        if of.number < 0 or not alive(state, of) or not table.is_unit(state, of.number):
            found.append(Move(number, DROP[card.owner], why="put", cause=BY_RULE))
    return found


def no_vanguard(state: State, seat: int) -> Procedure:
    """Who has no vanguard rides a card of the soul (VG 15.4)."""
    answer = yield from ChooseCards(
        seat, "You have no vanguard: choose the card of your soul that you ride.", "VG 15.4",
        lambda: ridable(state, seat), 1, 1,
    )
    for number in answer:
        yield from verbs.ride(state, seat, number)


# Abilities that stand by


def _waiting(state: State, seat: int) -> list[PendingTrigger]:
    """Return the abilities that stand by of a player (VG 14.1.4)."""
    return [one for one in pending(state) if one.watcher.seat == seat]


def _lapsed(state: State, one: PendingTrigger) -> bool:
    """Whether an ability of a card in a hand is gone, as the card went where nobody can refer to it (VG 16.2); where
    all of the hand is gone, so is whatever may have been there.
    """
    watcher = one.watcher
    if watcher.source == names.UNKNOWN:
        return not state.zones[HAND[watcher.seat]]
    if not names.is_hidden(watcher) or alive(state, watcher.source):
        return False
    return state.cards[watcher.source.number].zone in HAND + DECK


def _may_drop(one: PendingTrigger) -> bool:
    """Whether a player need not play what stands by: of a card in the hand nobody else knows (VG 16.2), and one with
    the restriction icon may be dropped (16.13), which is asked where it costs nothing and leaves no other choice.
    """
    watcher = one.watcher
    if names.is_hidden(watcher):
        return True
    auto = names.auto_of(watcher)
    left = isinstance(auto.effects[0], ab.May) if auto.effects else False
    return names.is_limited(watcher.ability) and not auto.cost and not left


def _label(state: State, one: PendingTrigger) -> str:
    """Return an ability that stands by in words: its card, which of its abilities where several stand by, and of whom
    it speaks where it stands by several times.
    """
    if one.watcher.source == names.UNKNOWN:
        return ""
    ability = (one.watcher.source, one.watcher.index)
    name = alone = names.name_of(state, one.watcher)
    if any(
        two.watcher.source == ability[0] and two.watcher.index != ability[1]
        and names.name_of(state, two.watcher) == alone for two in pending(state)
    ):
        name = f"{name}, ability {one.watcher.index + 1}"
    others = (two for two in pending(state) if (two.watcher.source, two.watcher.index) == ability)
    if all(two.cards == one.cards for two in others) or not speaks(names.auto_of(one.watcher)):
        return name
    return named(state, one, name)


def _carry_out(state: State, chosen: PendingTrigger) -> Procedure:
    """Play an ability that stands by, and resolve it (VG 14.1.4, 16.4)."""
    forget(state, [chosen], "resolve")
    watcher = chosen.watcher
    yield from contained(state, watcher.source, watcher.seat, "VG 1.6", using.resolve(state, chosen))


TIMING: CheckTiming[PendingTrigger] = CheckTiming(
    text="Which of your abilities is played next?",
    rule="VG 14.1",
    due=due,
    process=process,
    waiting=_waiting,
    optional=lambda state, found: all(_may_drop(one) for one in found),
    # Something may stand by of which only its player knows (VG 16.2).
    private=lambda found: any(one.watcher.source == names.UNKNOWN for one in found),
    label=_label,
    carry_out=_carry_out,
)
