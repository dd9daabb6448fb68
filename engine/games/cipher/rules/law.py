"""The law of Fire Emblem Cipher as the kernel asks it: what comes next, what seats may read, what is done by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine import abilities as ab
from engine import overrides
from engine.events import SetCardField, Shift, StepVariable
from engine.games.cipher.cards import Now
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.characteristics import deck_profile
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.readings import MEANING
from engine.games.cipher.rules import attack, checks, deploy, table, turn
from engine.games.cipher.rules.apply_events import TEXTS
from engine.games.cipher.rules.checks import TIMING
from engine.games.cipher.rules.table import BACK, FRONT
from engine.law import GameLaw
from engine.overrides import MoveCard, MoveFrom, Override, Value, moved, note
from engine.procedures import Procedure
from engine.state import State

#: What no check timing comes before: the preparations (Cipher 12.2), and a turn that follows on another (13.6.1.3).
_UNCHECKED: dict[str, Callable[[State], Procedure]] = {
    "main character 0": turn.choose_main_character,
    "main character 1": turn.choose_main_character,
    "choose first": turn.choose_first,
    "mulligan 0": turn.mulligan,
    "mulligan 1": turn.mulligan,
    "orbs": turn.begin,
    "turn start": turn.start,
}
#: What comes at each step of a turn; between any two lies a check timing (Cipher 7).
_STEPS: dict[str, Callable[[State], Procedure]] = {
    "untap": turn.untap,
    "draw": turn.draw,
    "start bond": turn.start_phase,
    "bond": turn.bond,
    "start deployment": turn.start_phase,
    "deployment": turn.deployment,
    "start action": turn.start_phase,
    "action": turn.action,
    "support": attack.support,
    "support skills": attack.support_skills,
    "add support": attack.add_support,
    "critical": attack.critical,
    "evade": attack.evade,
    "compare": attack.compare,
    "after support": attack.after_support,
    "combat over": attack.over,
    "start end": turn.start_phase,
    "end": turn.end,
}


#: The marks of a unit that everybody sees.
_MARKS = ("main", "leveled", "changed", "destroyed", "critical", "evading")


class CipherLaw(GameLaw):
    """The comprehensive rules; those of the game say nothing about giving up."""

    game = "cipher"
    meaning = MEANING
    open_values = frozenset(
        {"turn", "turn player", "phase", "step", "spent", "outcome", "first player", "attacker", "defender"}
    )
    context = Resolution
    texts = TEXTS
    loops = checks.LOOPS
    phases = table.PHASES
    ownership = "Cipher 5.1.2.1"
    can_come_back = staticmethod(checks.can_come_back)
    explain = staticmethod(boards.explain)
    untimely = staticmethod(turn.untimely)
    lacking: ClassVar[dict[type[Override], str]] = {
        overrides.TakeOffStack: "There is no stack in this game.",
        overrides.PutOnStack: "There is no stack in this game.",
        overrides.Control: "A card is controlled by the player in whose area it lies.",
        overrides.Damage: "Units have no damage.",
    }
    closed: ClassVar[dict[str, str]] = {"stacked": "Cards get under a unit only by levelling up and growing."}
    numbers = ("bonds left",)

    def proceed(self, state: State) -> Procedure:
        step = table.step(state)
        if step in _UNCHECKED:
            return _UNCHECKED[step](state)
        return TIMING.next_procedure(state) or _STEPS[step](state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        now = boards.now(state, number)
        return _printed(now).copy() if now.number < 0 else _told(now)

    def standing(self, state: State, number: int) -> dict[str, Any]:
        card = state.cards[number]
        if card.zone >= table.OFF_FIELD:
            return {}
        marks, me, get = card.marks, (number, card.entered), state.vars.get
        values: dict[str, Any] = {name: name in marks for name in _MARKS}
        values["attacking"] = get("attacker") == me
        values["defending"] = get("defender") == me
        fights = values["attacking"] or values["defending"]
        values["unsupported"] = fights and state.places[card.zone].seat in get("failed supports", ())
        values["supported"] = marks.get("support", 0)
        values["orbs"] = boards.now(state, number).orbs
        return values

    def values(self, state: State, seat: int) -> dict[str, int]:
        """Return the numbers that stand beside a player's cards: orbs, and bonds not yet used this turn."""
        bonds = len(state.zones[table.BOND[seat]])
        if seat == state.vars.get("turn player", -1):
            bonds = max(0, deploy.bonds_left(state, seat))
        return {"orbs": len(state.zones[table.ORB[seat]]), "bonds left": bonds}

    def depends(self, state: State, zone: int) -> object:
        if zone < table.OFF_FIELD or zone in table.SUPPORT:
            cards = boards.board(state).each(state.zones[zone])
            for name in ("attacker", "defender"):
                if (one := state.vars.get(name)) is not None and one.number in cards:
                    cards[one.number] = name, one, state.vars.get("failed supports"), cards[one.number]
            return cards
        known = deck_profile(state)
        if known.printed.reaches:
            return state.version
        # What changes itself wherever it lies has other values then; the rest are as printed.
        return [boards.now(state, number) for number in state.zones[zone] if known.whats[number].of_itself]

    def wrong(self, state: State) -> list[str]:
        found = []
        for card in state.cards:
            if card.under and card.zone >= table.OFF_FIELD:
                found.append(f"card {card.number} has cards under it off the battlefield (Cipher 14.2.7)")
        for seat in (0, 1):
            under = sorted(n for unit in table.units(state, seat) for n in state.cards[unit].under)
            if under != sorted(state.zones[table.STACKED[seat]]):
                found.append("the cards under units are not those that lie there (Cipher 14.2.7)")
        return found

    # What is done by hand

    def leave(self, state: State, seat: int, phase: str) -> None:
        attack.forget(state)
        state.emit(StepVariable("trigger level", None, "by hand"))

    def impossible(self, state: State, seat: int, verb: Override) -> str:
        match verb:
            case Value(_, whose, _) if whose != state.vars.get("turn player"):
                return "Only the player whose turn it is has bonds left to use."
            case Value(_, whose, change):
                if not 0 <= deploy.bonds_left(state, whose) + change <= len(state.zones[table.BOND[whose]]):
                    return "There are not so many bonds."
        return ""

    def do_by_hand(self, state: State, seat: int, verb: Override) -> bool:
        match verb:
            case Value(_, _, change):
                state.emit(StepVariable("spent", state.vars.get("spent", 0) - change or None, "by hand"))
            case overrides.Turn(card, tapped):
                state.emit(SetCardField(card, "dull", tapped, "tap" if tapped else "untap"))
                state.emit(note(seat, "taps {1} by hand." if tapped else "untaps {1} by hand.", ("card", card)))
            case MoveCard() | MoveFrom():
                return _move(state, seat, verb)
            case _:
                return False
        return True


def _move(state: State, seat: int, verb: MoveCard | MoveFrom) -> bool:
    """Move a unit to the other line as the unit that it is."""
    card = moved(state, verb)
    to = state.zone_of(verb.zone, card.owner)
    lines = (FRONT[card.owner], BACK[card.owner])
    if card.zone not in lines or to not in lines:
        return False
    if to != card.zone:
        what = ("card", card.number)
        line = note(seat, "moves {1} from {2} to {3} by hand.", what, ("zone", card.zone), ("zone", to))
        state.emit(Shift(card.number, to, why="by hand"))
        state.emit(line)
    return True


_words: ab.Memo[tuple[Any, ...], tuple[str, ...]] = ab.Memo(lambda icons: tuple([one.value for one in icons]))


def _told(now: Now) -> dict[str, Any]:
    return {
        "names": now.names,
        "title": now.title,
        "cost": now.cost,
        "change cost": now.change_cost,
        "attack": now.attack,
        "base attack": now.base_attack,
        "support": now.support,
        "range": now.ranges,
        "symbols": _words(now.symbols),
        "genders": _words(now.genders),
        "weapons": _words(now.weapons),
        "affinities": _words(now.affinities),
        "class": f"{now.class_type} {now.unit_class}".strip(),
        "skills": len(now.abilities),
    }


#: What is told of values that nothing changes.
_printed: ab.Memo[Now, dict[str, Any]] = ab.Memo(_told)
