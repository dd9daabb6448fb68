"""Effects on what is cast, used or on the stack: using again, new targets, cancelling; on chance, and on turns.

Of turns and of who wins (FFTCG 2.1, 3.1) the law finds what they leave in named values.
"""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Refs
from engine.effects.selection import objects, present, resolve
from engine.events import extend
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import conditions, statics
from engine.games.fftcg.effects.resolution import USED_AS_BURST, Resolution, context_of, of_kinds, without_same_name
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.hurting import bursts
from engine.games.fftcg.rules.table import PHASES, Ref, face, ref, spoken, turn
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.rulebook import Refusal
from engine.timing import legal_targets
from engine.timing.items import Item, change, stack
from engine.timing.items import cancel as cancel_item
from engine.timing.legal_targets import rules as target_rules
from engine.triggers import delayed
from engine.triggers.delayed import AT_ONCE
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait


def use_again(effect: ab.UseAgain, res: Resolution) -> None:
    """Use the ability that says this once more as soon as this has resolved, without its cost (FFTCG 11.7)."""
    state = res.state
    printed = boards.characteristics(face(state, res.source.number)).abilities
    again = next((one for one in printed if isinstance(one, ab.ActionAbility) and effect in walk(one.effects)), None)
    res.did = again is not None
    if again is not None:
        extend(state, "uses again", ((res.actor, res.source, again, ()),), "use")


def use_of_other(effect: own.UseOfOther, res: Resolution) -> Procedure:
    """Let the actor use a special ability right after this resolves, without paying (FFTCG 11.7.3 to 11.7.11)."""
    state = res.state
    there = usable(effect, res)
    if not there:
        return
    pick = 0
    if len(there) > 1:
        lines = tuple(one.name or spoken(state.cards[number]) for number, one in there)
        answer = yield from ChooseOptions(res.actor, "Which special ability?", "FFTCG 11.7.4", lines)
        pick = answer[0]
    number, ability = there[pick]
    cost = () if effect.free else without_same_name(ability.cost)
    extend(state, "uses again", ((res.actor, ref(state, number), ability, cost),), "use")
    res.did = True


def usable(effect: own.UseOfOther, res: Resolution) -> list[tuple[int, ab.ActionAbility]]:
    """Return the special abilities that may be used: action abilities with [S] in their cost (FFTCG 11.7.1)."""
    found = present(evaluate.refs(effect.whose, res), res)
    return [
        (number, one)
        for number in found
        for one in boards.now(res.state, number).abilities
        if isinstance(one, ab.ActionAbility) and of_kinds(one, (own.StackKind.SPECIAL_ABILITY,))
    ]


def cancel(effect: ab.Cancel, res: Resolution) -> Procedure:
    """Let Summons or abilities on the stack have no effect."""
    found = yield from resolve(effect.what, res, effect)
    for stamp in stamps(found, res):
        item = next(one for one in stack(res.state) if one.stamp == stamp)
        if not statics.can_be_cancelled(res.state, context_of(res.state, item).cause, res.cause):
            continue
        res.add_done("cancelled", (Ref(-stamp, stamp),))
        cancel_item(res.state, stamp)
        tell(res.state, "The effect of {0} is cancelled.", "FFTCG 2.1", ("card", *item.source))
        res.did = True


def stamps(found: Refs, res: Resolution) -> list[int]:
    """Return the items of the stack that are meant; after "is chosen by ..." what chose is meant."""
    items = stack(res.state)
    meant = [
        item.stamp
        for item in items
        for one in found
        if one.number == -item.stamp or (item.kind == "Summon" and item.source == one)
    ]
    if meant:
        return meant
    # "When it is chosen by ..., cancel its effect": what is meant is what chose.
    chose = [item.stamp for item in items if item.stamp == res.amount]
    choosing = [
        item.stamp for item in items
        if item.stamp != res.item and any(one in found for group in item.targets for one in group)
    ]
    return chose or choosing[-1:]


def redirect(effect: ab.Redirect, res: Resolution) -> Procedure:
    """Give what is on the stack another target, where it has just one and the other is a legal one (FFTCG 11.11.2)."""
    meant = [one for one in stack(res.state) if one.stamp in stamps(evaluate.refs(effect.what, res), res)]
    for item in meant:
        old = [one for group in item.targets for one in group]
        if len(old) != 1:
            continue

        def able(number: int, item: Item = item, old: Ref = old[0]) -> Refusal | None:
            new = evaluate.ref_of(res, number)
            if new != old and _fits(item, new, res):
                return None
            return Refusal("FFTCG 11.11.2", "That cannot be the new target.")

        for number in (yield from objects(effect.to, res, effect, able=able)):
            new = ref(res.state, number)
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


def use_burst(effect: own.UseBurst, res: Resolution) -> None:
    """Let the EX Bursts of cards go on the stack, as abilities of the actor (FFTCG 11.10.1, 11.10.3)."""
    state = res.state
    for number, ability in bursting(effect, res):
        watcher = TriggerSource(ref(state, number), res.actor, -delayed.stamp(state), ability)
        wait(state, [PendingTrigger(watcher, paid=(USED_AS_BURST,))])
        res.did = True


def bursting(effect: own.UseBurst, res: Resolution) -> list[tuple[int, ab.AutoAbility]]:
    """Return the EX Bursts that would go on the stack, with their cards."""
    return [
        (number, ab.AutoAbility(AT_ONCE, effects, printed.condition if isinstance(printed, ab.AutoAbility) else None))
        for number in present(evaluate.refs(effect.what, res), res)
        for printed, effects in bursts(res.state, number, res.actor)
    ]


# Turns and who wins


def skip(effect: ab.SkipsPhases, res: Resolution) -> None:
    """Let phases be skipped in players' next turns (FFTCG 2.1)."""
    state = res.state
    phases = tuple(phase for one in effect.phases for phase in conditions.PHASES[one])
    for seat in evaluate.seats(effect.player, res):
        extend(state, verbs.SKIPPED, (verbs.Skip(seat, phases, turn(state)),), "skip")
        for phase in phases:
            tell(state, "{0} will skip the {1} of the next turn.", "FFTCG 2.1", ("seat", seat), PHASES[phase].name)
    res.did = True


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.UseAgain: use_again,
    ab.Redirect: redirect,
    ab.Cancel: cancel,
    own.UseOfOther: use_of_other,
    own.UseBurst: use_burst,
    ab.SkipsPhases: skip,
}
