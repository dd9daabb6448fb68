"""What happens in FFTCG instead of an event that is about to happen (FFTCG 11.12.5)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import FIELD, spoken
from engine.state import State
from engine.triggers.replacing import CHANGES, LABELS, Replacing
from engine.triggers.trigger_event import TriggerEvent

#: What damage to a player is: something deals it, and the player receives it; its amount are the points.
PLAYER_DAMAGE = "deals damage player"
_PLAYER_KEYS = (PLAYER_DAMAGE, "takes damage player")
_DAMAGE = frozenset({"hurt", *_PLAYER_KEYS})


def _affected(state: State, what: TriggerEvent, outcome: ab.Outcome) -> tuple[int, int]:
    """Return who is affected: the card's controller, its owner where none controls it, or the player (11.12.5.7)."""
    if what.key in _PLAYER_KEYS:
        return what.seat, 2
    card = state.cards[what.what.number]
    return card.controller if card.zone == FIELD else card.owner, 2


RULES = Replacing(
    MEANING,
    rule="FFTCG 11.12.5.1",
    text="FFTCG 2.1",
    board=boards.board,
    context=Resolution,
    facts={PLAYER_DAMAGE: _PLAYER_KEYS},
    damage=_DAMAGE,
    changed=_DAMAGE,
    moved=frozenset({"hurt"}),
    others=frozenset({"enter", "leave", "move", "activate", "dull"}),
    affected=_affected,
    may=lambda state, move: statics.can_leave(state, move.card, move.cause, move.to),
    field=FIELD,
    spoken=spoken,
    changes=CHANGES,
    labels=LABELS,
    # FFTCG 4.3.
    below=True,
)
