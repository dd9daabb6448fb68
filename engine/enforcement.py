"""How much the rules have to say at a table, and what can be chosen though they refuse it.

It is part of the position, and so recorded, taken back and replayed like everything else: a table that lets players go
beyond the rules also asks where the rules alone would leave one answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rulebook import Refusal
from engine.state import State

#: The named value that says how much the rules have to say.
RULES = "rules"
#: What the rules refuse does not happen; or it happens where the other seat agrees; or everything happens.
ENFORCED, ASK, FREE = HOW = ("enforced", "ask", "free")


def rules(state: State) -> str:
    """Return how much the rules have to say."""
    found: str = state.vars.get(RULES, ENFORCED)
    return found


def loose(state: State) -> bool:
    """Whether players may go beyond the rules."""
    return RULES in state.vars


def beside(
    state: State, seat: int, found: Sequence[int], number: int, rule: str, also: Sequence[str] = ()
) -> Refusal | None:
    """Return why a card cannot even be chosen by hand among those found, or None where it can.

    It lies in a zone of the name of one of theirs, whoever's that is, or, where one of them lies in one of ``also``, in
    one of these; and the seat that chooses sees it.
    """
    card, places = state.cards[number], state.places
    names = {places[state.cards[one].zone].spec.name for one in found}
    if names.intersection(also):
        names.update(also)
    if state.sees(seat, card) and places[card.zone].spec.name in names:
        return None
    return Refusal(rule, "That card lies elsewhere than those to choose from.")
