"""Effects on what is cast, used or on the stack: casting for a cost, using again, new targets; and chance."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.actions import Handler, drawn_by_lot
from engine.effects.layout import LockedIn
from engine.effects.selection import pool, present, resolve
from engine.effects.sequencing import do
from engine.events import SetVariable, Timestamp
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.on_field import stamps
from engine.games.fftcg.effects.resolution import USED_AS_BURST, Resolution, context_of
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.hurting import bursts
from engine.games.fftcg.rules.table import HAND, Ref, face
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.timing import legal_targets
from engine.timing.items import Item, change, stack
from engine.timing.legal_targets import rules as target_rules
from engine.triggers.delayed import AT_ONCE
from engine.triggers.trigger_event import PendingTrigger, TriggerSource


def at_random(effect: ab.AtRandom, res: Resolution) -> Procedure:
    """Let chance pick, then carry the effect out on that."""
    inner = effect.effect
    what = getattr(inner, "what", None)
    res.did = False
    if isinstance(what, ab.Pick):
        there = pool(what, res, HAND[res.actor] if isinstance(inner, ab.Discard) else None)
        count = evaluate.span(what.count, len(there), res)[1]
        lots = tuple(evaluate.ref_of(res, number) for number in drawn_by_lot(res.state, there, count))
        inner = replace(inner, what=LockedIn(lots))  # type: ignore[call-arg]
    yield from do(inner, res)


def use_again(effect: ab.UseAgain, res: Resolution) -> Procedure:
    """Use the ability that says this once more as soon as this has resolved, without its cost (FFTCG 11.7)."""
    state = res.state
    printed = boards.characteristics(face(state, res.source.number)).abilities
    again = next((one for one in printed if isinstance(one, ab.ActionAbility) and effect in walk(one.effects)), None)
    res.did = again is not None
    if again is not None:
        waiting = state.vars.get("uses again", ())
        state.emit(SetVariable("uses again", (*waiting, (res.actor, res.source, again, ())), "use"))
    return
    yield


def redirect(effect: ab.Redirect, res: Resolution) -> Procedure:
    """Give what is on the stack another target, where it has just one and the other is a legal one (FFTCG 11.11.2)."""
    meant = [one for one in stack(res.state) if one.stamp in stamps(evaluate.refs(effect.what, res), res)]
    res.did = False
    for item in meant:
        old = [one for group in item.targets for one in group]
        if len(old) != 1:
            continue

        def able(number: int, item: Item = item, old: Ref = old[0]) -> Refusal | None:
            new = evaluate.ref_of(res, number)
            if new != old and _fits(item, new, res):
                return None
            return Refusal("FFTCG 11.11.2", "That cannot be the new target.")

        found = yield from resolve(effect.to, res, effect, able=able)
        for number in present(found, res):
            new = Ref(number, res.state.cards[number].entered)
            targets = tuple(tuple(new for _ in group) for group in item.targets)
            change(res.state, replace(item, targets=targets), "target")
            tell(res.state, "{0} now chooses {1}.", "FFTCG 11.11.2", ("card", item.source.number), ("card", number))
            res.did = True


def _fits(item: Item, new: Ref, res: Resolution) -> bool:
    """Whether an object could have been chosen by an item in place of its one target."""
    theirs = context_of(res.state, item)
    for target, group in zip(target_rules(theirs).targets_of(item.effects), item.targets, strict=True):
        if group:
            return legal_targets.legal(target, new, theirs)
    return False


def use_burst(effect: own.UseBurst, res: Resolution) -> Procedure:
    """Let the EX Bursts of cards go on the stack, as abilities of the actor (FFTCG 11.10.1, 11.10.3)."""
    state = res.state
    res.did = False
    for number, ability in bursting(effect, res):
        tick = Timestamp()
        state.emit(tick)
        watcher = TriggerSource(Ref(number, state.cards[number].entered), res.actor, -tick.value, ability)
        pending = PendingTrigger(watcher, paid=(USED_AS_BURST,))
        state.emit(SetVariable("pending", (*state.vars.get("pending", ()), pending), "trigger"))
        res.did = True
    return
    yield


def bursting(effect: own.UseBurst, res: Resolution) -> list[tuple[int, ab.AutoAbility]]:
    """Return the EX Bursts that would go on the stack, with their cards."""
    return [
        (number, ab.AutoAbility(AT_ONCE, effects, printed.condition if isinstance(printed, ab.AutoAbility) else None))
        for number in present(evaluate.refs(effect.what, res), res)
        for printed, effects in bursts(res.state, number, res.actor)
    ]


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.AtRandom: at_random,
    ab.UseAgain: use_again,
    ab.Redirect: redirect,
    own.UseBurst: use_burst,
}
