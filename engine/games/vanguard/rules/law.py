"""The law of Cardfight!! Vanguard as the kernel asks it: what comes next, what seats may read, what is done by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from engine import overrides
from engine.events import Move, SetCardField, SetVariable, Shift
from engine.games.vanguard.cards import Now
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.resolution import Resolution
from engine.games.vanguard.readings import MEANING
from engine.games.vanguard.rules import battle, gifts, ordered, outcome, permits, roles, stride, table, triggers, turn
from engine.games.vanguard.rules.apply_events import TEXTS, Placed, follow
from engine.games.vanguard.rules.checks import TIMING
from engine.games.vanguard.rules.loops import LOOPS, can_come_back
from engine.law import GameLaw
from engine.overrides import MoveCard, MoveFrom, Override, Token, Value, moved, note
from engine.procedures import Procedure
from engine.state import State, alive

#: What comes at each step; between any two lies a check timing (VG 14.1).
STEPS: dict[str, Callable[[State], Procedure]] = {**turn.STEPS, **battle.STEPS, **ordered.STEPS, "stride": stride.step}


class VanguardLaw(GameLaw):
    """The comprehensive rules."""

    game = "vanguard"
    meaning = MEANING
    open_values = frozenset(
        {"turn", "turn player", "phase", "step", "outcome", "first player", "attacker", "attacked", "booster", "battle"}
    )
    context = Resolution
    texts = TEXTS
    loops = LOOPS
    phases = table.PHASES
    giving_up = "VG 1.4"
    ownership = "VG 4"
    can_come_back = staticmethod(can_come_back)
    untimely = staticmethod(turn.untimely)
    closed: ClassVar[dict[str, str]] = {"outside the game": "What has been erased is nowhere."}
    numbers = ("damage to check",)
    lacking: ClassVar[dict[type[Override], str]] = {
        overrides.TakeOffStack: "There is no stack in this game.",
        overrides.PutOnStack: "There is no stack in this game.",
        overrides.Control: "A card is mastered by the player in whose zone it lies.",
        overrides.Damage: "Units have no damage of their own.",
    }

    def proceed(self, state: State) -> Procedure:
        step = table.step(state)
        if step in turn.UNCHECKED:
            return turn.UNCHECKED[step](state)
        following = TIMING.next_procedure(state)
        if following is None and triggers.damage_rests(state):
            following = triggers.damage_settle(state)
        return following or STEPS[step](state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        return _told(boards.now(state, number))

    def standing(self, state: State, number: int) -> dict[str, Any]:
        """Return where a card lies and what part it plays, as far as everybody sees it."""
        card = state.cards[number]
        if table.is_locked(card):
            return {"circle": table.circle_name(table.circle(state, number)), "locked": True}
        if card.zone in table.BIND and "bound by" in card.marks:
            return {"bound by": state.cards[card.marks["bound by"]].face.code}
        if not table.is_unit(state, number):
            return {}
        values: dict[str, Any] = {name: True for name in _STATES if name in card.marks}
        if card.zone < table.GUARDING:
            values["circle"] = table.circle_name(table.circle(state, number))
        values["attacking"] = roles.attacker(state) == number
        if number in roles.attacked(state) and roles.attacker(state) >= 0:
            values["defending"] = True
            values["cannot be hit"] = not permits.can_be_hit(state, number, roles.attacker(state))
        if card.zone in table.GC and (guarded := self._guarded(state, number)):
            values["guards"] = guarded
        values["boosting"] = roles.booster(state) == number
        if "lead" in card.marks or "mate" in card.marks:
            values["legion"] = True
        return values

    def values(self, state: State, seat: int) -> dict[str, int]:
        """Return the numbers that stand beside a player's cards: damage, also what is still to be checked, the soul,
        and the markers on each circle (VG 9.5); Accel markers are circles of their own.
        """
        laid = (f"{name} on {table.circle_name(at)}" for name, at in gifts.markers(state, seat) if at < table.ACCEL)
        return {
            "damage": len(state.zones[table.DAMAGE[seat]]),
            "damage to check": state.vars.get(f"vanguard damage {seat}", 0),
            "soul": len(state.zones[table.SOUL[seat]]),
            "Accel circles": state.vars.get(f"accel circles {seat}", 0),
            **Counter(laid),
        }

    def depends(self, state: State, zone: int) -> object:
        if zone >= table.OFF_FIELD:
            # What changes itself wherever it lies has other values then; the rest are as printed.
            changing = deck_profile(state).printed.of_itself
            return [boards.now(state, one).row() for one in state.zones[zone] if one in changing] if changing else ()
        cards = boards.board(state).each(state.zones[zone])
        parts = roles.attacker(state), roles.booster(state), *roles.attacked(state)
        for number in parts:
            if number in cards:
                cards[number] = parts, cards[number]
        for number in parts[2:] if parts[0] >= 0 else ():
            if number in cards:
                cards[number] = permits.can_be_hit(state, number, parts[0]), cards[number]
        if zone in table.GC:
            for number in state.zones[zone]:
                cards[number] = self._guarded(state, number), cards.get(number)
        return cards

    def _guarded(self, state: State, number: int) -> str:
        """Return the circle of the unit that a guardian guards, as long as it is there (VG 11.3.3)."""
        guarded = roles.guarded_by(state, number)
        if guarded is None or not alive(state, guarded):
            return ""
        return table.circle_name(table.circle(state, guarded.number))

    def wrong(self, state: State) -> list[str]:
        found = []
        for seat in (0, 1):
            for number in state.zones[table.RC[seat]]:
                if table.circle(state, number) not in table.circles(state, seat):
                    found.append(f"card {number} lies on a circle that there is not (VG 4.1)")
        for card in state.cards:
            if not table.is_effective(card):
                found.append(f"card {card.number} lies where it is no card (VG 24.1)")
            if "dominated" in card.marks and card.zone >= table.OFF_FIELD:
                found.append(f"card {card.number} is dominated off the field (VG 23.1.1)")
        return found

    # What is done by hand

    def leave(self, state: State, seat: int, phase: str) -> None:
        outcome.forget(state)

    def impossible(self, state: State, seat: int, verb: Override) -> str:
        match verb:
            case Value(_, whose, change) if state.vars.get(f"vanguard damage {whose}", 0) + change < 0:
                return "There is not so much damage to check."
            case Token(code, whose, zone) if not table.can_be(self.cards[code], state.zone_of(zone, whose)):
                return "A pseudo-card is nothing there."
        return ""

    def do_by_hand(self, state: State, seat: int, verb: Override) -> bool:
        match verb:
            case Value(_, whose, change):
                name = f"vanguard damage {whose}"
                state.emit(SetVariable(name, state.vars.get(name, 0) + change or None, "by hand"))
            case overrides.Turn(card, rests):
                state.emit(SetCardField(card, "dull", rests, "rest" if rests else "stand"))
                state.emit(note(seat, "rests {1} by hand." if rests else "stands {1} by hand.", ("card", card)))
            case MoveCard() | MoveFrom():
                return _move(state, seat, verb)
            case _:
                return False
        return True


#: The states of units that everybody sees (VG 19, 23).
_STATES = ("deleted", "dominated", "blazing", "engorged", "charging", "hollowed", "harmony", "successful")


def _move(state: State, seat: int, verb: MoveCard | MoveFrom) -> bool:
    """Move a card onto a circle, or from one: as the unit that it is where it was on a circle already; on the
    rear-guard circles to the first that is free.
    """
    card = moved(state, verb)
    whose = card.owner if verb.seat == -1 else verb.seat
    to, origin = state.zone_of(verb.zone, whose), card.zone
    if min(to, origin) >= table.OFF_FIELD and table.is_effective(card):
        return False
    what = ("card", card.number, card.entered)
    line = note(seat, "moves {1} from {2} to {3} by hand.", what, ("zone", origin), ("zone", to))
    marks = {name: value for name, value in card.marks.items() if name != "circle"}
    if to in table.RC:
        free = (one for one in table.circles(state, whose) if not table.on_circle(state, whose, one))
        marks["circle"] = next(free, table.circle(state, card.number) if origin in table.RC else table.LEFT_FRONT)
    if to < table.OFF_FIELD and origin < table.OFF_FIELD and not card.face_down:
        event: Move = Shift(card.number, to, why="by hand")
        state.emit(event)
        state.emit(SetCardField(card.number, "marks", marks, "by hand"))
    else:
        there = {"circle": marks["circle"]} if to in table.RC else {}
        event = Placed(card.number, to, dull=verb.dull, face_down=verb.face_down, marks=there, why="by hand")
        state.emit(event)
    state.emit(line)
    follow(state, event)
    return True


def _told(now: Now) -> dict[str, Any]:
    return {
        "names": now.names,
        "clans": now.clans,
        "nation": now.nation.value if now.nation is not None else "",
        "races": now.races,
        "grade": now.grade,
        "power": now.power,
        "base power": now.base_power,
        "critical": now.critical,
        "drive": now.drive,
        "shield": now.shield,
        "skills": tuple(sorted(one.value for one in now.skills)),
        "trigger": now.trigger.value if now.trigger is not None else "",
        "abilities": len(now.abilities),
    }
