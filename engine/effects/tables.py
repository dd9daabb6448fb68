"""What words mean in every game, as the tables that a game's own meaning starts from."""

from __future__ import annotations

from engine.effects import (
    actions,
    amounts,
    conditions,
    looking,
    matching,
    moving,
    players,
    possible,
    qualities,
    references,
    selection,
    sequencing,
)
from engine.effects.meaning import Meaning


def begin() -> Meaning:
    """Return the meaning of a game before it says anything of its own: it adds what it alone has, and puts what it
    understands otherwise in the place of what every game understands.
    """
    meaning = Meaning()
    meaning.players |= players.PLAYERS
    meaning.amounts |= amounts.AMOUNTS
    meaning.conditions |= conditions.CONDITIONS
    meaning.references |= references.REFERENCES
    meaning.qualities |= qualities.QUALITIES
    meaning.events |= matching.EVENTS
    meaning.effects |= sequencing.EFFECTS | looking.EFFECTS | moving.EFFECTS
    actions.enter(meaning, moving.ACTIONS)
    meaning.possible |= possible.POSSIBLE
    meaning.finders |= selection.FINDERS
    meaning.picks |= selection.PICKS
    return meaning
