"""Effects on cards: units that are tapped, moved, destroyed, deployed, levelled up (Cipher 14, 24), and cards off the
battlefield: in hands, decks and Retreat Areas, bonds and orbs (6, 24.1).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.actions import enter, put
from engine.effects.meaning import Able, Action, Moves, Together
from engine.effects.resolution import note
from engine.effects.selection import objects
from engine.events import BOTTOM, TOP, Event, Notice, SetCardField, SetVariable
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import statics
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules import deploy, table, verbs
from engine.games.cipher.rules.apply_events import EventProcedure, apply_events, tell
from engine.games.cipher.rules.table import BACK, BOND, DECK, FRONT, OFF_FIELD, ORB, RETREAT, spoken
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.state import State, alive, ref
from engine.triggers.apply_events import Route, with_mark

#: The lines, as they are offered.
LINES = {"Front Line": own.Zone.FRONT_LINE, "Back Line": own.Zone.BACK_LINE}


# Tapping, moving, destroying


def _turnable(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why a unit cannot be tapped or untapped: it is so already (Cipher 2.8), or a skill forbids it."""
    taps, card = isinstance(effect, ab.Tap), res.state.cards[number]
    turned = card.zone >= OFF_FIELD or card.dull is taps
    if not turned and statics.can(res.state, number, "tap" if taps else "untap", cause=res.cause):
        return None
    return Refusal(
        "Cipher 2.8" if turned else "Cipher 2.2", f"{spoken(card)} cannot be {'tapped' if taps else 'untapped'}."
    )


#: What is told of cards that are turned, by what changes of them and into what.
_TURNED: dict[tuple[str, object], tuple[str, str]] = {
    ("dull", True): ("{0} is tapped.", "Cipher 5.1.2.6.1"),
    ("dull", False): ("{0} is untapped.", "Cipher 5.1.2.6.1"),
    ("face_down", True): ("{0} is turned face down.", "Cipher 22.4.2.1"),
    ("face_down", False): ("{0} is turned face up.", "Cipher 22.4.2.1"),
}


def _turning(verb: Callable[[State, list[int], table.Cause], EventProcedure]) -> Callable[..., EventProcedure]:
    """Return what turns cards by a verb (Cipher 5.1.2.6, 22.4.2.1), and tells of each."""

    def turn(effect: ab.Effect, res: Resolution, numbers: list[int]) -> EventProcedure:
        events = yield from verb(res.state, numbers, res.cause)
        for event in events:
            if isinstance(event, SetCardField):
                tell(res.state, *_TURNED[event.field, event.value], ("card", event.card))
        return events

    return turn


def _on_the_battlefield(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why something cannot be moved: it is no unit any more (Cipher 26.13.1)."""
    card = res.state.cards[number]
    gone = card.zone >= OFF_FIELD
    return Refusal("Cipher 26.13.1", f"{spoken(card)} is not on the battlefield.") if gone else None


def move(effect: own.Move, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Move units to the other line (Cipher 26.13): only to one that the text means."""
    state = res.state
    there = yield from _lines(effect.area, res, effect)
    able = [n for n in numbers if statics.can_move(state, n, res.cause) and statics.other_line(state, n) in there]
    return (yield from verbs.shift(state, able, res.cause))


def _lines(
    area: ab.Quality | None, res: Resolution, doing: ab.Effect, able: Able | None = None
) -> Asked[tuple[int, ...]]:
    """Return the lines in which a unit is what a text says (Cipher 26.12): both of both players where it says nothing.
    """
    if area is None:
        return (*FRONT, *BACK)
    if isinstance(area, own.InSameArea):
        said = res.it
        found = yield from objects(area.whose, res, doing, able=able)
        res.it = said
        return tuple(res.state.cards[number].zone for number in found)
    line = area.zone if isinstance(area, ab.InZone) else res.named.get("line")
    return table.AREAS[line] if isinstance(line, own.Zone) else ()


def _destructible(effect: ab.Break, res: Resolution, number: int) -> Refusal | None:
    """Return why something cannot be destroyed: it is so already (Cipher 2.8), or cannot be (24.1.12)."""
    card = res.state.cards[number]
    if card.zone in ORB:
        return None
    if card.zone < OFF_FIELD and "destroyed" not in card.marks:
        if statics.can(res.state, number, "destroy", cause=res.cause):
            return None
        return Refusal("Cipher 24.1.12.1", f"{spoken(card)} cannot be destroyed.")
    return Refusal("Cipher 2.8", f"{spoken(card)} cannot be destroyed once more.")


def destroy(effect: ab.Break, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Destroy units (Cipher 24.1.3) and orbs (24.1.14)."""
    cards = res.state.cards
    orbs = [number for number in numbers if cards[number].zone in ORB]
    units = [number for number in numbers if cards[number].zone < OFF_FIELD]
    events: list[Event] = []
    if orbs:
        events += yield from verbs.destroy_orbs(res.state, orbs, res.cause)
    if units:
        events += yield from verbs.destroy(res.state, units, res.cause)
    return events


# Deploying


def deployable(_: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be deployed by an effect (Cipher 14.1.1, 14.1.1.1)."""
    card = res.state.cards[number]
    if card.zone < OFF_FIELD:
        return Refusal("Cipher 14.1.1", f"{spoken(card)} is on the battlefield already.")
    if not statics.can_deploy(res.state, card.owner, number):
        return Refusal("Cipher 2.2", f"A skill forbids to deploy {spoken(card)}.")
    return deploy.refuse_name(res.state, card.owner, number)


def deploy_cards(effect: ab.PlayOntoField, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Deploy cards one by one, each to the line that the text means or that the actor chooses (Cipher 14.1.2)."""
    events: list[Event] = []
    seat = res.state.cards[numbers[0]].owner
    there = yield from _lines(effect.area, res, effect, lambda number: _not_of(seat, number, res))
    for number in numbers:
        if deployable(effect, res, number) is not None:
            continue
        owner = res.state.cards[number].owner
        lines = {
            name: zone
            for name, line in LINES.items()
            if (zone := table.AREAS[line][owner]) in there and statics.can_deploy(res.state, owner, number, zone)
        }
        able = tuple(lines.values())
        pick = 0
        if effect.area is None:
            answer = yield from ChooseOptions(
                res.actor, "To which line is {0} deployed?", "Cipher 14.1.2", tuple(lines), args=(("card", number),)
            )
            pick = answer[0]
        for line in able[pick : pick + 1]:
            events += yield from verbs.deploy(res.state, number, line, res.cause, tapped=effect.dull)
    return events


def _not_of(seat: int, number: int, res: Resolution) -> Refusal | None:
    zone = res.state.cards[number].zone
    return None if zone in (FRONT[seat], BACK[seat]) else Refusal("Cipher 26.12.1", "That is no unit of this player.")


def _useful(doing: ab.Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being chosen: it could not be deployed (Cipher 2.3), which is all it is for."""
    if not isinstance(doing, ab.PlayOntoField):
        return None, None
    offered = [one for one in walk(res.named.get("following")) if isinstance(one, ab.EitherEffect)]
    if any(part is doing for one in offered for part in walk(one)):
        return None, None
    return partial(deployable, doing, res), None


# Stacks


def stack(effect: own.Stack, res: Resolution) -> Procedure:
    """Stack cards under a unit of their unit name, or one on top of it (Cipher 14.2, 24.1.13)."""
    numbers = yield from objects(effect.what, res, effect)
    if not numbers:
        return
    able = (lambda one: _stranger(numbers, one, res)) if effect.under else None
    units = yield from objects(effect.unit, res, effect, able=able)
    if units and effect.under:
        yield from _grow(units[0], numbers, res)
    elif units:
        yield from _level_up(units[0], numbers[0], res)


def _grow(unit: int, numbers: list[int], res: Resolution) -> Procedure:
    state = res.state
    same = [number for number in numbers if _stranger([number], unit, res) is None]
    yield from verbs.growth(state, same, unit, res.cause)
    grown = tuple(ref(state, number) for number in same if number in state.cards[unit].under)
    note(res, grown, len(numbers), "stacked", speaks=False)
    res.it = (ref(state, unit),)


def _level_up(unit: int, card: int, res: Resolution) -> Procedure:
    state = res.state
    before = ref(state, unit)
    line = state.cards[unit].zone
    if line >= OFF_FIELD or not statics.can_level_up(state, line & 1, card, unit, by_skill=True):
        return
    yield from verbs.level_up(state, card, unit, res.cause)
    if state.cards[card].zone < OFF_FIELD:
        res.moved[before] = ref(state, card)
        note(res, (ref(state, card),), 1, "stacked")


def growable(effect: own.Stack, res: Resolution) -> Able | None:
    """Return why a card cannot be stacked under the unit whose skill lets it grow (Cipher 24.1.13.1)."""
    if not effect.under or not isinstance(effect.unit, ab.Source | ab.This):
        return None

    def able(number: int) -> Refusal | None:
        if not alive(res.state, res.source):
            return Refusal("Cipher 6.5", "That unit is not there any more.")
        return _stranger([number], res.source.number, res)

    return able


def _stranger(numbers: list[int], unit: int, res: Resolution) -> Refusal | None:
    """Return why cards cannot be stacked under a unit: it has another unit name (Cipher 24.1.13.1)."""
    state = res.state
    if state.cards[unit].zone < OFF_FIELD:
        names = boards.now(state, unit).names
        if all(deploy.shares_name(names, boards.now(state, number).names) for number in numbers):
            return None
    return Refusal("Cipher 24.1.13.1", f"{spoken(state.cards[unit])} does not have that unit name.")


# Who is who


def transfer(effect: own.TransferMainCharacter, res: Resolution) -> Procedure:
    """Make another unit of the same player the Main Character (Cipher 5.1.2.5)."""
    state = res.state
    news = yield from objects(effect.new, res, effect)
    olds = yield from objects(effect.old, res, effect)
    if not news or not olds or not table.is_unit(state, news[0]) or not table.is_main(state, olds[0]):
        return
    old, new = olds[0], news[0]
    if old == new or state.cards[old].zone & 1 != state.cards[new].zone & 1:
        return
    marks = [with_mark(state, unit, "main", int(unit == new), "main character", res.cause) for unit in (old, new)]
    yield from apply_events(state, marks)
    tell(state, "{0} becomes the Main Character.", "Cipher 5.1.2.5", ("card", new))
    note(res, (ref(state, new),), 1)


def take_attack(effect: own.TakesAttack, res: Resolution) -> Procedure:
    """Let a unit become the defending unit in place of another of its player's (over Cipher 18.1.3.2.1)."""
    state = res.state
    whom = yield from objects(effect.instead_of, res, effect)
    who = effect.who
    if isinstance(who, ab.Any):
        who = ab.Any(ab.Noun((*who.noun.qualities, ab.ControlledBy(ab.Player.YOU))))
    found = yield from objects(who, res, effect)
    attacked, attacking = table.defender(state), table.attacker(state)
    if not found or attacked is None or attacking is None or attacked.number not in whom:
        return
    unit, seat = found[0], state.cards[attacked.number].zone & 1
    if unit == attacked.number or not table.is_unit(state, unit) or state.cards[unit].zone & 1 != seat:
        return
    state.emit(SetVariable("defender", ref(state, unit), "attack"))
    tell(state, "{0} is attacked instead of {1}.", "Cipher 2.1", ("card", unit), ("card", attacked.number))
    yield from apply_events(state, [Notice("attacked", seat, unit, others=(attacking.number,), cause=res.cause)])
    note(res, (ref(state, unit),), 1)


# Cards off the battlefield

#: Where cards are put, and by which participle the text speaks of them afterwards.
PUT: dict[enum.Enum, str] = {
    own.Zone.RETREAT: "discarded", own.Zone.BOUNDLESS: "discarded", own.Zone.BOND: "placed", own.Zone.ORB: "added",
    own.Zone.SUPPORT: "placed",
}

#: And how they get there (Cipher 6.10, 6.11, 6.13).
_INTO: dict[enum.Enum, Route] = {
    own.Zone.RETREAT: verbs.SENT, own.Zone.BOUNDLESS: verbs.AWAY, own.Zone.BOND: verbs.AS_BOND,
    own.Zone.ORB: verbs.AS_ORB, own.Zone.SUPPORT: verbs.AS_SUPPORT,
}
#: Where effects put cards that do no more than that.
MEANING.routes |= {
    ab.AddToHand: lambda effect: verbs.TO_HAND,
    ab.ReturnToHand: lambda effect: verbs.TO_HAND,
    ab.PutIntoZone: lambda effect: (
        _INTO[effect.zone]._replace(face_down=True) if effect.face_down else _INTO[effect.zone]
    ),
    ab.PutOnDeck: lambda effect: (
        verbs.ON_DECK._replace(place=BOTTOM if effect.place is ab.DeckPlace.BOTTOM else TOP)
    ),
}


def _may_be_bond(effect: ab.PutIntoZone, res: Resolution, number: int) -> Refusal | None:
    if effect.zone is not own.Zone.BOND or statics.can_be_bond(res.state, number):
        return None
    return Refusal("Cipher 2.2", f"{spoken(res.state.cards[number])} cannot be put into the Bond Area.")


def _lies_otherwise(effect: own.Flip, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be turned over: it lies so already (Cipher 2.8)."""
    card = res.state.cards[number]
    if card.zone in BOND + ORB and effect.face_up in (None, card.face_down):
        return None
    how = "face up" if effect.face_up else "face down"
    return Refusal("Cipher 2.8", f"{spoken(card)} cannot be turned {how}.")


#: A deck that runs out is refilled from the Retreat Area (Cipher 11.2).
MEANING.moves = Moves(
    verbs.draw, verbs.put, lambda state, seat: len(state.zones[DECK[seat]]) + len(state.zones[RETREAT[seat]]),
)
MEANING.useful = _useful
enter(MEANING, {
    ab.Tap: Action(_turning(verbs.tap), "tapped", able=_turnable),
    ab.Untap: Action(_turning(partial(verbs.tap, why="untap")), "untapped", able=_turnable),
    own.Move: Action(move, "moved", able=_on_the_battlefield),
    ab.Break: Action(destroy, "destroyed", able=_destructible),
    ab.PlayOntoField: Action(deploy_cards, "deployed", able=deployable),
    ab.PutIntoZone: Action(put, PUT, able=_may_be_bond),
    own.Flip: Action(_turning(verbs.flip), "flipped", able=_lies_otherwise),
})
MEANING.effects |= {own.Stack: stack, own.TransferMainCharacter: transfer, own.TakesAttack: take_attack}
