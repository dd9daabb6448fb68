"""What skills forbid and allow where the rules ask: attacks, moves, deployments, supports, orbs (Cipher 2.1, 2.2); and
what is done in place of sending a unit to the Retreat Area (23.1).

Every question is asked by one place of the law and answered from what is in force. Bans are words for events that
cannot happen; a question describes the event that would, and the words are held against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from msgspec import structs

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous import rulings as bans
from engine.continuous.board import Replacer
from engine.continuous.in_force import RuleEffect
from engine.course import EventProcedure
from engine.effects import evaluate, matching
from engine.effects.matching import so_far
from engine.events import Event, Move
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.characteristics import deck_profile
from engine.games.cipher.effects.resolution import MEANING, Resolution, bare, called
from engine.games.cipher.rules import table
from engine.games.cipher.rules.table import attacker
from engine.state import State, ref
from engine.triggers.apply_events import Replacement, finder, moved_instead, without_may
from engine.triggers.trigger_event import NOBODY, TriggerEvent

S = TypeVar("S", bound=ab.Static)
RULINGS = bans.Rulings(MEANING, boards.board)


def can(
    state: State, number: int, key: str, others: tuple[int, ...] = (), cause: table.Cause | None = None, to: int = -1
) -> bool:
    """Whether nothing forbids something to happen to a card, or that it does something, because of this: to "attack"
    whatever it is, a "critical" hit (Cipher 18.1.11), to "tap" and "untap" (also 13.2.1.3), to "destroy" it (24.1.12).
    """
    return key not in deck_profile(state).banned or RULINGS.bars(state, number, key, others, cause, to) is None


def _rests(state: State, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return what is in force of one class of static, each with a context in which it may be carried out."""
    if kind not in deck_profile(state).kinds:
        return []
    board = boards.board(state)
    return [(one, board.context(res.seat, res.source)) for one, res in board.rulings_of(kind)]


def _own(state: State, number: int, kind: type[S]) -> list[tuple[S, Resolution]]:
    """Return what a card's own skills allow or forbid about the card itself, wherever it is, with their context."""
    what = deck_profile(state).whats[number]
    if not what.own_rests:
        return []
    said = [(index, one) for index, one in what.own_rests if isinstance(one.static, kind)]
    if not said:
        return []
    left = boards.now(state, number).abilities
    res = Resolution(state, table.controller(state, number), ref(state, number))
    return [
        (one.static, res)
        for index, one in said
        if what.abilities[index] in left and all(evaluate.holds(condition, res) for condition in one.conditions)
    ]


# Attacks


def can_attack_unit(state: State, attacker: int, target: int) -> bool:
    """Whether nothing forbids this unit to attack that one."""
    return can(state, attacker, "attack", (target,)) and can(state, target, "attacked", (attacker,))


def may_attack_beyond_range(state: State, attacker: int, target: int) -> bool:
    """Whether a skill lets this unit attack that one whatever its range and line."""
    found = RULINGS.of_card(state, attacker, own.MayAttack) if own.MayAttack in deck_profile(state).kinds else ()
    return bool(found) and any(evaluate.denotes(one.whom, ref(state, target), res) for one, res in found)


def can_evade(state: State, unit: int) -> bool:
    """Whether nothing forbids the defending unit to evade the attack that there is (Cipher 18.1.13)."""
    if "evade" not in deck_profile(state).banned:
        return True
    by = attacker(state)
    others = () if by is None else (by.number,)
    what = RULINGS.would(state, unit, "evade", others)
    if any(isinstance(deed, own.Evades) for ban, _ in RULINGS.of_card(state, unit, ab.Cannot) for deed in ban.deeds):
        return False
    return by is None or not any(
        isinstance(deed, own.IsEvaded) and matching.is_deed(deed, what, res)
        for ban, res in RULINGS.of_card(state, by.number, ab.Cannot)
        for deed in ban.deeds
    )


def pays_instead(state: State, unit: int, key: str) -> list[tuple[own.PayInstead, Resolution]]:
    """Return what a player may pay in place of sending a card of the unit's name, for a "critical" or to "evade"."""
    me = ref(state, unit)
    return [
        (one, res)
        for one, res in _rests(state, own.PayInstead)
        if key in MEANING.keys[type(one.deed)](one.deed)
        and res.seat == table.controller(state, unit)
        and evaluate.denotes(one.who, me, res)
    ]


def sent_instead(state: State, unit: int, key: str, card: int) -> bool:
    """Whether a card of the hand may be sent in place of one of the unit's name, as it says (Cipher 21.2.3.1.4.2)."""
    return any([
        key in MEANING.keys[type(one.deed)](one.deed) and evaluate.denotes(one.who, ref(state, unit), res)
        for one, res in _own(state, card, own.PayInstead)
    ])


# On the battlefield


def can_move(state: State, number: int, cause: table.Cause = table.BY_RULE) -> bool:
    """Whether nothing forbids this unit to be moved because of this."""
    off = state.cards[number].zone >= table.OFF_FIELD
    return off or can(state, number, "shift", (), cause, other_line(state, number))


def other_line(state: State, number: int) -> int:
    """Return the number of the line in which a unit is not (Cipher 26.13)."""
    zone = state.cards[number].zone
    return table.BACK[zone & 1] if zone in table.FRONT else table.FRONT[zone & 1]


# Deploying and levelling up


def can_deploy(state: State, seat: int, number: int, line: int | None = None) -> bool:
    """Whether nothing forbids this player to deploy this card, to this line or to any."""
    lines = (table.FRONT[seat], table.BACK[seat]) if line is None else (line,)
    return any(_can_deploy_to(one, state, seat, number) for one in lines)


def _can_deploy_to(line: int, state: State, seat: int, number: int) -> bool:
    if "deploy" not in deck_profile(state).banned:
        return True
    what = RULINGS.would(state, number, "deploy", (), table.BY_RULE, line)
    if not can(state, number, "deploy", (), table.BY_RULE, line) or _player_cannot(state, seat, what):
        return False
    return not RULINGS.anywhere(state, number, what)


def can_level_up(state: State, seat: int, number: int, unit: int, *, by_skill: bool = False) -> bool:
    """Whether nothing forbids this player to level up the unit with this card, also by a skill."""
    if any(one.onto in boards.names(state, (unit,))[0] and (by_skill or one.by is None)
           for one, _ in _own(state, number, own.NotStackedOn)):
        return False
    keys = ("leveled up",) if boards.now(state, number).change_cost is None else ("leveled up", "class changed")
    for key in keys:
        if not can(state, unit, key):
            return False
        if key in deck_profile(state).banned and _player_cannot(state, seat, RULINGS.would(state, number, key)):
            return False
    return True


def _player_cannot(state: State, seat: int, what: TriggerEvent) -> bool:
    barred = ab.PlayerCannot in deck_profile(state).kinds
    return barred and bans.player_cannot(boards.board(state), structs.replace(what, seat=seat))


def can_level_up_without_name(state: State, seat: int, number: int, unit: int) -> bool:
    """Whether a skill lets this card be stacked on a unit of another unit name (over Cipher 14.2.1.2)."""
    found = _own(state, number, own.LevelUpWithoutName)
    if not found:
        return False
    present = {name for those in boards.names(state, table.units(state, seat)) for name in those}
    return any(one.absent not in present and evaluate.fits(one.onto, unit, res) for one, res in found)


def level_up_discount(state: State, number: int, those: Iterable[int]) -> int:
    """Return how much less at most a skill of a card lets it cost to level up one of these (over Cipher 16.1.2)."""
    found = _own(state, number, own.LevelUpCheaper)
    if not found:
        return 0
    onto = boards.names(state, those)
    less = [sum(evaluate.value(one.amount, res) for one, res in found if one.onto in names) for names in onto]
    return max(less, default=0)


def needs_no_symbols(state: State, seat: int) -> bool:
    """Whether a player deploys and levels up whatever symbols their bonds have (over Cipher 15.1.2, 16.1.2)."""
    return any(res.seat == seat for _, res in _rests(state, own.WithoutSymbols))


def stands_beside_its_name(state: State, number: int, name: str) -> bool:
    """Whether a skill lets several units of this unit name stand on the battlefield (over Cipher 9.2, 14.1.1.1): the
    card's own, or one that a unit of its player has been given, who may have several of them as long as it is there.
    """
    seat = table.controller(state, number)
    said = (*_own(state, number, own.SeveralOfName), *_rests(state, own.SeveralOfName))
    return any(one.name == name and res.seat == seat for one, res in said)


def can_be_bond(state: State, number: int) -> bool:
    """Whether nothing keeps this card out of the Bond Area."""
    return can(state, number, "move", (), table.BY_RULE, table.BOND[table.controller(state, number)])


# Supports


def support_turns_out(state: State, card: int, unit: int, *, succeeds: bool) -> bool:
    """Whether a skill lets this card support the unit though it has its unit name (over Cipher 18.1.5.1.1), or lets it
    fail to (as 18.1.5.1.1.2).
    """
    return any(
        one.succeeds is succeeds
        and evaluate.denotes(one.whom, ref(state, unit), res)
        and evaluate.denotes(one.cards, ref(state, card), res)
        for one, res in _rests(state, own.SupportTurnsOut)
    )


def can_use_support_skills(state: State, seat: int) -> bool:
    """Whether nothing forbids this player to carry out support skills (in Cipher 18.1.7)."""
    return not any(
        seat in evaluate.seats(one.player, res) and (
            one.whom is None
            or ((unit := table.combat_unit(state, seat)) >= 0 and evaluate.denotes(one.whom, ref(state, unit), res))
        )
        for one, res in _rests(state, own.SupportSkillsOff)
    )


#: Words without which nothing is said about cards that have supported.
_OF_SUPPORTS = (own.SupportOf, own.IsSupported)


@ab.Memo
def of_support(static: ab.Replacement) -> bool:
    """Whether something is done in place of sending a card away that has supported (Cipher 18.1.17, 23.1)."""
    return any(isinstance(part, _OF_SUPPORTS) for part in walk(static.event))


def rather(state: State, seat: int, card: int) -> list[tuple[ab.Effect, Resolution]]:
    """Return what may be done with a player's Support card in place of sending it to the Retreat Area (Cipher 23.1)."""
    if deck_profile(state).kinds.isdisjoint(_OF_SUPPORTS):
        return []
    me, unit = ref(state, card), table.combat_unit(state, seat)
    origin, to = table.SUPPORT[seat], table.RETREAT[seat]
    goes = [TriggerEvent("move", me, me, seat, 0, (), origin, to, "after support", table.BY_RULE)]
    if unit >= 0:
        goes.append(RULINGS.would(state, unit, "supported", (card,)))
    found: list[tuple[ab.Effect, Resolution]] = []
    for ruling in boards.board(state).replacers:
        what = ruling.what
        if isinstance(what, Replacer) and of_support(what.static):
            assert isinstance(what.static.outcome, ab.Performed)
            res = Resolution(state, ruling.seat, ruling.source)
            if any(matching.matches(what.static.event, one, res) for one in goes):
                found.extend((effect, res) for effect in what.static.outcome.effects)
    return found


# Drawing and paying


def can_draw(state: State, seat: int, cause: table.Cause = table.BY_RULE) -> bool:
    """Whether nothing forbids this player to draw because of this (Cipher 2.2)."""
    if ab.PlayerCannot not in deck_profile(state).kinds:
        return True
    what = TriggerEvent("move", NOBODY, NOBODY, seat, 0, (), table.DECK[seat], table.HAND[seat], "draw", cause)
    return not _player_cannot(state, seat, what)


def can_use(state: State, seat: int, number: int, index: int, skill: own.Skill) -> bool:
    """Whether nothing forbids this player to use a skill of a card (Cipher 2.2)."""
    if "used" not in deck_profile(state).banned:
        return True
    what = RULINGS.would(state, number, "used", (), table.Cause("skill", ref(state, number), seat, index))
    what = structs.replace(what, amount=index, name=called(skill))
    return RULINGS.forbids(state, number, what) is None and not _player_cannot(state, seat, what)


def cost_of_skill(state: State, number: int, skill: str, cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return what a card's skill of this name costs, with what other skills take off (over Cipher 10.4, 19.1.3)."""
    me = ref(state, number)
    for one, res in _rests(state, own.SkillCostReduced):
        if one.skill == bare(skill) and evaluate.denotes(one.whose, me, res):
            if not one.by:
                return ()
            cost = tuple(act for act in (_less(act, one.by) for act in cost) if act is not None)
    return cost


def _less(act: ab.Cost, by: tuple[ab.Cost, ...]) -> ab.Cost | None:
    """Return an act of a cost with so many fewer Bonds to flip, None where none are left."""
    if not _flipped(act):
        return None if act in by else act
    left = _flipped(act) - sum(map(_flipped, by))
    effect: Any = act.action  # type: ignore[attr-defined]
    return ab.Do(replace(effect, what=replace(effect.what, count=ab.Exactly(ab.Number(left))))) if left > 0 else None


def _flipped(act: ab.Cost) -> int:
    """Return how many Bonds an act of a cost flips."""
    match act:
        case ab.Do(own.Flip(ab.Pick(ab.Exactly(ab.Number(number))))):
            return number
    return 0


# What is done in place of sending a unit to the Retreat Area (Cipher 23.1)
#
# "If this unit is destroyed by an enemy's attack, place it in your Bond Area instead of sending it to the Retreat Area"
# speaks of something that has happened already when the rules send the unit away (9.3.1): it is looked up among what
# has happened this turn.


def _one(state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
    """Return the replacement that a static is for this event, or None where it does not speak of it."""
    what = ruling.what
    assert isinstance(what, Replacer) and isinstance(event, Move)
    static, effect = what
    res = Resolution(state, ruling.seat, ruling.source)
    before = _destruction(state, event.card)
    if of_support(static) or not any(matching.matches(static.event, one, res) for one in before):
        return None
    res.it = res.event = (ref(state, event.card),)
    name = table.spoken(state.cards[ruling.source.number])

    def apply(replaced: Event) -> EventProcedure:
        instead = replaced_by(static)
        moved = None if instead is None else (yield from moved_instead(instead, replaced, res, MOVES, "Cipher 23.1"))
        return [replaced] if moved is None else moved

    stamp = 0 if effect is None else effect.stamp
    label = f"{name}: it does not go to the Retreat Area"
    return Replacement((ruling.source, stamp, id(static)), ruling.seat, 2, label, apply)


#: Something can happen instead of sending a destroyed unit away, and of nothing else (Cipher 23.1).
find_replacements = finder(
    lambda state: boards.board(state).replacers,
    lambda state, event: ("destroy",) if isinstance(event, Move) and event.why == "destroy" else (), _one, "Cipher 2.1",
)


def _destruction(state: State, number: int) -> list[TriggerEvent]:
    """Return how a unit was destroyed: what was told of it this turn since it is the object that it is."""
    me = ref(state, number)
    return [one for one in so_far(state) if me == one.what or me in one.others]


#: What can take a unit elsewhere, to its own player's area, whoever's the text names.
MOVES = (ab.AddToHand, ab.ReturnToHand, ab.PutIntoZone, ab.PutOnDeck)


def replaced_by(static: ab.Replacement) -> ab.Effect | None:
    """Return what is done instead of sending a unit away, None where that is no single move."""
    effects = static.outcome.effects if isinstance(static.outcome, ab.Performed) else ()
    return effects[0] if len(effects) == 1 and type(without_may(effects[0])) in MOVES else None
