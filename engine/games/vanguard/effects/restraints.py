"""What keeps something from taking effect: abilities that do not activate by a call (VG 16.4), blasts of less (VG
17.18), and who can be hit again (VC 13.2.1).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.continuous import lasting
from engine.continuous.lasting import ContinuousEffect
from engine.course import tell
from engine.effects import evaluate
from engine.effects.resolution import note_done
from engine.events import SetVariable
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import costs
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.procedures import Procedure
from engine.triggers.trigger_event import PendingTrigger, forget, pending


def _do_not_activate(effect: own.DoNotActivate, res: Resolution) -> None:
    """Let those abilities stand by no longer that cards called by this text have triggered (VG 16.4)."""
    called = res.done.get("called", ())
    seats = None if effect.player is None else evaluate.seats(effect.player, res)

    def is_meant(one: PendingTrigger) -> bool:
        what, watcher = one.happening, one.watcher
        by_call = what is not None and what.key in ("placed", "move") and what.after in called
        return by_call and (watcher.source in called if seats is None else watcher.seat in seats)

    forget(res.state, [one for one in pending(res.state) if is_meant(one)], "restrained")


def _less(effect: own.NextSoulBlastLess, res: Resolution) -> None:
    """Lessen the actor's next soul-blast of this turn, besides by what has lessened it already (VG 17.18)."""
    name = costs.LESS.format(res.actor)
    state = res.state
    state.emit(SetVariable(name, state.vars.get(name, 0) + evaluate.value(effect.amount, res), "less"))
    tell(state, "{0}: the next soul-blast is of {1} less.", "VG 17.18", ("seat", res.actor), str(state.vars[name]))
    note_done(res)


def _can_be_hit(effect: own.CanBeHitAgain, res: Resolution) -> None:
    """Take away what abilities of these cards say about not being hit, and nothing else of them (VC 13.2.1)."""
    whose = {one.number for one in evaluate.refs(effect.whose, res)}

    def is_over(one: ContinuousEffect) -> bool:
        static = one.static
        return one.source.number in whose and isinstance(static, ab.Changes) and any(
            isinstance(change, ab.Cannot) and any(isinstance(deed, own.IsHit) for deed in change.deeds)
            for change in static.changes
        )

    lasting.let_end(res.state, is_over, "nullified")
    note_done(res)


def _pay_either(effect: own.PayEither, res: Resolution) -> Procedure:
    """Offer a cost, and where it is not paid the one in its place (VG 16.7)."""
    for price in (effect.cost, effect.other):
        if price is effect.other and not evaluate.holds(effect.condition, res):
            break
        if (yield from costs.offered(price, res)):
            yield from costs.pay(price, res)
            note_done(res)
            return
    note_done(res, False)


MEANING.effects |= {
    own.PayEither: _pay_either,
    own.DoNotActivate: _do_not_activate,
    own.NextSoulBlastLess: _less,
    own.CanBeHitAgain: _can_be_hit,
}
