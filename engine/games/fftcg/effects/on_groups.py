"""Effects that sort cards into groups (FFTCG 15.1.1.11)."""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.effects.actions import Handler
from engine.effects.meaning import Refs
from engine.effects.selection import resolve
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import spoken
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseOptions

RULE = "FFTCG 15.1.1.11.2"


def divide(effect: own.DivideIntoGroups, res: Resolution) -> Procedure:
    """Let the actor fill group after group with as many as they like; the last is what is left (15.1.1.11.2)."""
    left = yield from resolve(effect.what, res, effect)
    groups: list[Refs] = []
    for place in range(1, effect.groups):
        there = [one.number for one in left]
        answer = yield from ChooseCards(
            res.actor, "Choose the cards of group {0} of {1}: none, some or all.", RULE, partial(tuple, there), 0,
            len(there), args=(str(place), str(effect.groups)),
        )
        groups.append(tuple(one for one in left if one.number in answer))
        left = tuple(one for one in left if one.number not in answer)
    groups.append(left)
    for place, group in enumerate(groups, 1):
        _tell_group(res, place, group)
    res.named["groups"] = tuple(groups)
    res.did = True


def select(effect: own.SelectGroup, res: Resolution) -> Procedure:
    """Let the actor select one of the groups, which is "it" from now on; what is in the others is known as such."""
    groups = res.named["groups"]
    assert isinstance(groups, tuple)
    lines = tuple(_line(res, place, group) for place, group in enumerate(groups, 1))
    answer = yield from ChooseOptions(res.actor, "Select 1 group.", "FFTCG 15.1.1.11.1", lines)
    mine = answer[0]
    res.it = groups[mine]
    res.done[own.OTHER_GROUPS] = tuple(one for place, group in enumerate(groups) if place != mine for one in group)
    res.did = True
    tell(res.state, "{0} selects group {1}.", "FFTCG 15.1.1.11.1", ("seat", res.actor), str(mine + 1))


def _line(res: Resolution, place: int, group: Refs) -> str:
    names = ", ".join(spoken(res.state.cards[one.number]) for one in group)
    return f"Group {place}: {names}." if group else f"Group {place}: no cards."


def _tell_group(res: Resolution, place: int, group: Refs) -> None:
    names = ", ".join(f"{{{slot}}}" for slot in range(1, len(group) + 1))
    text = "Group {0}: " + names + "." if group else "Group {0}: no cards."
    tell(res.state, text, RULE, str(place), *(("card", one.number) for one in group))


EFFECTS: dict[type[ab.Effect], Handler] = {own.DivideIntoGroups: divide, own.SelectGroup: select}
