"""What other rooms will say, answered in the simplest way until they do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.continuous.lasting import END_OF_TURN
from engine.games.fow.effects.resolution import MEANING
from engine.games.fow.rules.table import CHASE
from engine.procedures import Procedure
from engine.state import State
from engine.timing import legal_targets, resolving
from engine.timing.legal_targets import TargetRules


def _pay(*given: Any, **more: Any) -> Procedure:
    yield from ()


statics: Any = SimpleNamespace(
    can=lambda state, number, what, cause: True, enters_rested=lambda state, number, seat: False,
    enters_with=lambda state, number, seat, cause: [], is_loose=lambda state, number: False,
    hand_limit=lambda state, seat, usual: usual, recovers=lambda state, number: True,
)
for_later: Any = SimpleNamespace(
    expired=lambda one, state, at: at == END_OF_TURN, end_of_turn=lambda state: None, fired=lambda state, told: [],
)
triggers: Any = SimpleNamespace(
    fired=lambda state, told, before: [], state_triggered=lambda state: [], note_uses=lambda state, found: None,
    refuse_use=lambda *given: None,
)
costs: Any = SimpleNamespace(refuse=lambda cost, res: None, pay=_pay)


def find_replacements(state: State, event: object) -> tuple[Any, ...]:
    """Return no replacement."""
    return ()


if not hasattr(MEANING, "can_pay"):
    MEANING.can_pay = lambda cost, res: False
    MEANING.pay = _pay
if not hasattr(MEANING, "kinds"):
    MEANING.kinds = lambda event: ()
if not hasattr(MEANING, "abilities"):
    MEANING.abilities = lambda card: ()
if not hasattr(MEANING, "targets"):
    MEANING.targets = TargetRules(
        needs=lambda kind: "FOW 903.2d", choosing=lambda kind: "FOW 903.2d", selecting=lambda kind: "FOW 903.2c",
        dividing=lambda kind: "FOW 903.2d", stack=CHASE,
    )
    MEANING.choices = MEANING.targets.choices
    MEANING.choosable = legal_targets.choosable
    MEANING.perform = resolving.perform
