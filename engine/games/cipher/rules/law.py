"""The law of Fire Emblem Cipher as the kernel asks it: what comes next, what seats may read, what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.answers import Play
from engine.cards import Printed
from engine.conservation import misplaced
from engine.containing import fails
from engine.endings import end
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import explaining
from engine.games.cipher.readings import MEANING
from engine.games.cipher.rules import attack, by_hand, deploy, looping, setup, table, turn, unread
from engine.games.cipher.rules.checks import TIMING
from engine.loops import Loop
from engine.overrides import Override
from engine.procedures import Because, Procedure, Situation
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.check_timing import next_procedure
from engine.unparsed import NAME, ask

#: What no check timing comes before: the preparations (Cipher 12.2), and a turn that follows on another (13.6.1.3).
_UNCHECKED: dict[str, Callable[[State], Procedure]] = {
    "main character 0": setup.choose_main_character,
    "main character 1": setup.choose_main_character,
    "choose first": setup.choose_first,
    "mulligan 0": setup.mulligan,
    "mulligan 1": setup.mulligan,
    "orbs": setup.begin,
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


class CipherLaw:
    """The comprehensive rules."""

    game = "cipher"
    #: What the words of its cards mean.
    meaning = MEANING
    open_values = frozenset(
        {"turn", "turn player", "phase", "step", "spent", "outcome", "first player", "attacker", "defender"}
    )

    def __init__(self, cards: Mapping[str, Printed] | None = None) -> None:
        """Take the cards that can be brought into a game by hand, by number."""
        self.cards: Mapping[str, Printed] = cards or {}

    def next(self, state: State) -> Procedure | None:
        """Return the procedure that follows from the position, or None when the game is over."""
        if "outcome" in state.vars:
            return None
        if NAME in state.vars:
            return ask(state, unread.TEXTS)
        step = table.step(state)
        if step in _UNCHECKED:
            return _UNCHECKED[step](state)
        return next_procedure(state, TIMING) or _STEPS[step](state)

    def can_come_back(self, state: State) -> bool:
        """Whether this position can be the same as an earlier one (Cipher 25.1)."""
        return looping.can_come_back(state)

    def loop_values(self, state: State) -> tuple[object, ...]:
        """Return the named values that make a position the same again (Cipher 25.1.1)."""
        return looping.values(state)

    def loop(self, state: State, loop: Loop) -> Procedure:
        """Return what the rules do about a loop (Cipher 25)."""
        return looping.settle(state, loop)

    def concede(self, state: State, seat: int) -> None:
        """End the game because this player gives up; the rules of the game say nothing about it."""
        end(state, 1 - seat, "", "the opponent concedes")

    def inspect(self, state: State, number: int, seat: int) -> dict[str, Any]:
        """Return the current values of a card that a seat sees."""
        now = boards.now(state, number)
        card = state.cards[number]
        values: dict[str, Any] = {
            "names": now.names,
            "title": now.title,
            "cost": now.cost,
            "change cost": now.change_cost,
            "attack": now.attack,
            "base attack": now.base_attack,
            "support": now.support,
            "range": now.ranges,
            "symbols": tuple(one.value for one in now.symbols),
            "genders": tuple(one.value for one in now.genders),
            "weapons": tuple(one.value for one in now.weapons),
            "affinities": tuple(one.value for one in now.affinities),
            "class": f"{now.class_type} {now.unit_class}".strip(),
            "skills": len(now.skills),
        }
        if text := unread.lines(state, number):
            values["unread"] = text
        elif fails(state, number):
            values["unread"] = tuple(line for line in card.face.text.splitlines() if line)
        if table.is_unit(state, number):
            marks = card.marks
            values["main"] = "main" in marks
            values["leveled"] = "leveled" in marks
            values["changed"] = "changed" in marks
            values["destroyed"] = "destroyed" in marks
            values["attacking"] = table.attacker(state) == table.ref(state, number)
            values["defending"] = table.defender(state) == table.ref(state, number)
            fights = values["attacking"] or values["defending"]
            values["unsupported"] = fights and state.places[card.zone].seat in state.vars.get("failed supports", ())
            values["supported"] = marks.get("support", 0)
            values["critical"] = "critical" in marks
            values["evading"] = "evading" in marks
            values["orbs"] = now.orbs
        return values

    def explain(self, state: State, number: int) -> tuple[Because, ...]:
        """Return what has changed a card, in the order in which it applies."""
        return explaining.explain(state, number)

    def situation(self, state: State) -> Situation:
        """Return what stands beside the cards."""
        return Situation(
            state.vars["turn"],
            state.vars.get("turn player", -1),
            table.PHASE_NAMES.get(table.phase(state), "Setup"),
            -1,
            (),
            (_values(state, 0), _values(state, 1)),
        )

    def untimely(self, state: State, seat: int, play: Play) -> Refusal | None:
        return turn.untimely(state, play)

    def refuse_by_hand(self, state: State, seat: int, verb: Override) -> Refusal | None:
        """Return why this cannot be done by hand; what the rules forbid can be done."""
        return by_hand.refuse(state, seat, verb, self.cards)

    def by_hand(self, state: State, seat: int, verb: Override) -> bool:
        """Do by hand what needs this game."""
        return by_hand.carry_out(state, seat, verb, self.cards)

    def check(self, state: State) -> list[str]:
        """Return what is wrong with the position in itself."""
        found = misplaced(state, "Cipher 5.1.2.1")
        for card in state.cards:
            if card.under and card.zone >= table.OFF_FIELD:
                found.append(f"card {card.number} has cards under it off the battlefield (Cipher 14.2.7)")
        for seat in (0, 1):
            under = sorted(n for unit in table.units(state, seat) for n in state.cards[unit].under)
            if under != sorted(state.zones[table.STACKED[seat]]):
                found.append("the cards under units are not those that lie there (Cipher 14.2.7)")
        return found


def _values(state: State, seat: int) -> dict[str, int]:
    """Return the numbers that stand beside a player's cards: orbs, and bonds not yet used this turn."""
    bonds = len(state.zones[table.BOND[seat]])
    if seat == state.vars.get("turn player", -1):
        bonds = max(0, deploy.bonds_left(state, seat))
    return {"orbs": len(state.zones[table.ORB[seat]]), "bonds left": bonds}
