"""Effects on what is cast, used or on the stack: casting for a cost, using again, new targets; and chance."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.kinds import ActionAbility, AutoAbility
from engine.abilities.node import walk
from engine.abilities.references import Pick
from engine.effects import evaluate
from engine.effects.sequencing import do
from engine.events import Set, Tick
from engine.games.fftcg import burstwords
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import choices
from engine.games.fftcg.deeds.acting import Handler
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.delayed import AT_ONCE
from engine.games.fftcg.deeds.effects_cards import castable, drawn_by_lot
from engine.games.fftcg.deeds.effects_field import stamps
from engine.games.fftcg.deeds.fixed import Fixed
from engine.games.fftcg.deeds.layout import targets_of
from engine.games.fftcg.deeds.outcome import put_aside
from engine.games.fftcg.deeds.picking import present, resolve
from engine.games.fftcg.law.happen import tell
from engine.games.fftcg.law.items import USED_AS_BURST, Item, stack
from engine.games.fftcg.law.now import Watcher
from engine.games.fftcg.law.pending import Pending
from engine.games.fftcg.law.table import Ref, face
from engine.procedures import Procedure
from engine.rulebook import Refusal


def cast_paying(effect: words.CastPaying, deed: Deed) -> Procedure:
    """Let the actor cast cards right after this resolves, for what they then cost (FFTCG 11.3.11, 11.4.1.1)."""
    deed.did = False
    found = yield from resolve(effect.what, deed, effect, able=castable(deed))
    state = deed.state
    for number in present(found, deed):
        what = Ref(number, state.cards[number].entered)
        state.emit(Set("free casts", (*state.vars.get("free casts", ()), (deed.actor, what, False)), "cast"))
        put_aside(deed, (what,))
        deed.did = True


def at_random(effect: words.AtRandom, deed: Deed) -> Procedure:
    """Let chance pick, then carry the effect out on that."""
    inner = effect.effect
    what = getattr(inner, "what", None)
    deed.did = False
    if isinstance(what, Pick):
        there = evaluate.find(what.noun, deed)
        count = evaluate.span(what.count, len(there), deed)[1]
        lots = tuple(evaluate.ref_of(deed, number) for number in drawn_by_lot(deed.state, there, count))
        inner = replace(inner, what=Fixed(lots))  # type: ignore[call-arg]
    yield from do(inner, deed)


def use_again(effect: words.UseAgain, deed: Deed) -> Procedure:
    """Use the ability that says this once more as soon as this has resolved, without its cost (FFTCG 11.7)."""
    state = deed.state
    printed = boards.compiled(face(state, deed.source.number)).abilities
    again = next((one for one in printed if isinstance(one, ActionAbility) and effect in walk(one.effects)), None)
    deed.did = again is not None
    if again is not None:
        waiting = state.vars.get("uses again", ())
        state.emit(Set("uses again", (*waiting, (deed.actor, deed.source, again, ())), "use"))
    return
    yield


def redirect(effect: words.Redirect, deed: Deed) -> Procedure:
    """Give what is on the stack another target, where it has just one and the other is a legal one (FFTCG 11.11.2)."""
    meant = [one for one in stack(deed.state) if one.stamp in stamps(evaluate.refs(effect.what, deed), deed)]
    deed.did = False
    for item in meant:
        old = [one for group in item.targets for one in group]
        if len(old) != 1:
            continue

        def able(number: int, item: Item = item, old: Ref = old[0]) -> Refusal | None:
            new = evaluate.ref_of(deed, number)
            if new != old and _fits(item, new, deed):
                return None
            return Refusal("FFTCG 11.11.2", "That cannot be the new target.")

        found = yield from resolve(effect.to, deed, effect, able=able)
        for number in present(found, deed):
            new = Ref(number, deed.state.cards[number].entered)
            targets = tuple(tuple(new for _ in group) for group in item.targets)
            items = stack(deed.state)
            other = tuple(replace(one, targets=targets) if one.stamp == item.stamp else one for one in items)
            deed.state.emit(Set("stack", other, "target"))
            tell(deed.state, "{0} now chooses {1}.", "FFTCG 11.11.2", ("card", item.source.number), ("card", number))
            deed.did = True


def _fits(item: Item, new: Ref, deed: Deed) -> bool:
    """Whether an object could have been chosen by an item in place of its one target."""
    theirs = item.deed(deed.state)
    for target, group in zip(targets_of(item.effects), item.targets, strict=True):
        if group:
            return choices.legal(target, new, theirs)
    return False


def use_burst(effect: burstwords.UseBurst, deed: Deed) -> Procedure:
    """Let the EX Bursts of cards go on the stack, as abilities of the actor (FFTCG 11.10.1, 11.10.3)."""
    state = deed.state
    deed.did = False
    for number, ability in bursting(effect, deed):
        tick = Tick()
        state.emit(tick)
        watcher = Watcher(Ref(number, state.cards[number].entered), deed.actor, -tick.value, ability)
        pending = Pending(watcher, paid=(USED_AS_BURST,))
        state.emit(Set("pending", (*state.vars.get("pending", ()), pending), "trigger"))
        deed.did = True
    return
    yield


def bursting(effect: burstwords.UseBurst, deed: Deed) -> list[tuple[int, AutoAbility]]:
    """Return the EX Bursts that would go on the stack, with their cards."""
    from engine.games.fftcg.law.hurting import bursts

    return [
        (number, AutoAbility(AT_ONCE, effects, printed.condition if isinstance(printed, AutoAbility) else None))
        for number in present(evaluate.refs(effect.what, deed), deed)
        for printed, effects in bursts(deed.state, number, deed.actor)
    ]


EFFECTS: dict[type[Effect], Handler] = {
    words.CastPaying: cast_paying,
    words.AtRandom: at_random,
    words.UseAgain: use_again,
    words.Redirect: redirect,
    burstwords.UseBurst: use_burst,
}
