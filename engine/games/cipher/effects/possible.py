"""Whether an effect can be carried out at all, as far as Cipher has effects of its own (Cipher 2.3, 2.7)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.possible import enough, possible, within
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.resolution import MEANING

MEANING.possible |= {
    ab.IfThen: lambda effect, res: evaluate.holds(effect.condition, res) and possible(effect.effect, res),
    own.RatherThanSend: within,
    own.Stack: lambda effect, res: enough(effect.what, res) and enough(effect.unit, res),
}
