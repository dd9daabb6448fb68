"""Abilities being carried out: [ACT] abilities (VG 14.2, 16.1), and those that have triggered (VG 14.1, 16.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.answers import Play
from engine.course import EVERYBODY
from engine.effects.actions import hide, show
from engine.events import Notice
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import costs, sequencing, triggers
from engine.games.vanguard.effects.characteristics import is_act
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.rules.apply_events import apply_events, tell
from engine.games.vanguard.rules.table import HAND, spoken
from engine.procedures import Procedure
from engine.requests import Asked
from engine.rulebook import Refusal
from engine.state import State, ref
from engine.timing import legal_targets
from engine.triggers.limits import left_alone
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, forget, pending
from engine.unread import contained


def _note_use(res: Resolution, ability: ab.Ability, index: int) -> Procedure:
    """An ability has been used this turn; what else stands by of one so restricted is dropped (VG 16.13)."""
    state, source = res.state, res.source
    triggers.note_use(state, source, index)
    if triggers.is_used_up(state, source, ability, index):
        waiting = pending(state)
        forget(state, [one for one in waiting if (one.watcher.source, one.watcher.index) == (source, index)], "limit")
    yield from apply_events(state, [Notice("used", res.seat, source.number, index, cause=res.cause)])


# [ACT] abilities


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why an ability cannot be played now (VG 16.1, 16.3, 16.7)."""
    refusal = triggers.refuse_use(state, seat, play.card, play.index)
    if refusal is not None:
        return refusal
    return costs.refuse(ability_at(state, play.card, play.index).cost, _deed(state, seat, play))


def _deed(state: State, seat: int, play: Play) -> Resolution:
    return Resolution(state, seat, ref(state, play.card), "ability", play.index)


def ability_at(state: State, number: int, index: int) -> ab.ActionAbility:
    """Return what one of a card's [ACT] abilities costs and does."""
    ability = boards.now(state, number).abilities[index]
    assert isinstance(ability, own.Ability) and isinstance(ability.ability, ab.ActionAbility)
    return ability.ability


def targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return the units that an ability could choose now, None where it chooses none."""
    return legal_targets.targets(ability_at(state, play.card, play.index).effects, _deed(state, seat, play))


def use(state: State, seat: int, play: Play, insisted: bool = False) -> Procedure:
    """Pay for an [ACT] ability and carry it out (VG 14.2, 16.7).

    ``insisted`` tells that the rules refuse it: then what can be paid of its cost is paid.
    """
    number, index = play.card, play.index
    whole = boards.now(state, number).abilities[index]
    ability = ability_at(state, number, index)
    res = _deed(state, seat, play)
    tell(state, "{0} uses an ability of {1}.", "VG 16.1", ("seat", seat), ("card", number))
    if ability.cost:
        short = insisted and costs.refuse(ability.cost, res) is not None
        yield from (costs.pay_short(ability.cost, res) if short else costs.pay(ability.cost, res, cancel=True))
        costs.note_homare(res, whole)
    yield from contained(state, res.source, seat, "VG 1.6", sequencing.perform(ability.effects, res))
    yield from _note_use(res, whole, index)


def label(state: State, play: Play) -> str:
    """Return the use of an ability in words."""
    name = spoken(state.cards[play.card])
    acts = [index for index, one in enumerate(boards.now(state, play.card).abilities) if is_act(one)]
    place = f", ability {acts.index(play.index) + 1}" if len(acts) > 1 and play.index in acts else ""
    return f"Use {name}{place}"


# Abilities that have triggered


def resolve(state: State, chosen: PendingTrigger) -> Procedure:
    """Carry out a triggered ability, if its conditions are met and its cost is paid; it has been forgotten already."""
    watcher = chosen.watcher
    res = triggers.context(state, chosen)
    ability = triggers.auto_of(watcher)
    if triggers.is_hidden(watcher) and res.state.cards[watcher.source.number].zone in HAND:
        # Who says that it stands by shows the card (VG 16.2).
        yield from show(res, (watcher.source,), EVERYBODY, "reveal")
    if not triggers.is_met(chosen, res):
        _tell(state, watcher, _UNMET)
    elif (yield from _is_paid(ability.cost, res, watcher)):
        _tell(state, watcher, _CARRIED_OUT)
        if ability.cost:
            yield from costs.pay(ability.cost, res)
            costs.note_homare(res, watcher.ability)
        yield from sequencing.perform(ability.effects, res)
        if not left_alone(ability.effects, res):
            yield from _note_use(res, watcher.ability, watcher.index)
    hide(res)


#: What is told of a triggered ability: of one that has a name or a keyword, of another one, and by which rule.
_UNMET = (
    "{0}: {1} does nothing, as its condition is not met.",
    "The ability of {0} does nothing, as its condition is not met.", "VG 16.3",
)
_CARRIED_OUT = "{0}: {1} is carried out.", "The ability of {0} is carried out.", "VG 14.1"
_UNPAYABLE = "{0}: the cost of {1} cannot be paid.", "The cost of the ability of {0} cannot be paid.", "VG 16.7"
_UNPAID = "{0}: the cost of {1} is not paid.", "The cost of the ability of {0} is not paid.", "VG 16.7"


def _tell(state: State, watcher: TriggerSource, said: tuple[str, str, str]) -> None:
    """Tell of a triggered ability; a card is not named twice."""
    named, nameless, rule = said
    name = triggers.called(state, watcher)
    tell(state, named if name else nameless, rule, ("card", *watcher.source), *([name] if name else []))


def _is_paid(cost: tuple[ab.Cost, ...], res: Resolution, watcher: TriggerSource) -> Asked[bool]:
    """Ask whether the ability's player pays the whole cost or none of it (VG 16.7)."""
    if not cost:
        return True
    paid = yield from costs.offered(cost, res)
    if paid is None:
        _tell(res.state, watcher, _UNPAYABLE)
    elif not paid:
        _tell(res.state, watcher, _UNPAID)
    return bool(paid)
