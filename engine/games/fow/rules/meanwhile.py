"""What other rooms will say, answered in the simplest way until they do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.games.fow.effects.resolution import MEANING
from engine.games.fow.rules.table import CHASE
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.timing import legal_targets, resolving
from engine.timing.legal_targets import TargetRules


def _pay(*given: Any, **more: Any) -> Procedure:
    yield from ()


costs: Any = SimpleNamespace(
    refuse=lambda cost, res, bill: Refusal("FOW 903.2f", "This cost cannot be paid yet."), pay=_pay
)

if not hasattr(MEANING, "can_pay"):
    MEANING.can_pay = lambda cost, res: False
    MEANING.pay = _pay
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
