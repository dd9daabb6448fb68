"""Effects on what lies on the chase: cancelling, copies, new targets (FOW 1012, 1017); on chance and X."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.course import EventProcedure, tell
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Action, Refs
from engine.effects.resolution import note_done
from engine.effects.selection import present, resolve
from engine.effects.sequencing import do
from engine.events import Create, Event, Move, Notice
from engine.events import Roll as Chance
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, tokens
from engine.games.fow.effects.resolution import BATTLE_AREA, Resolution, context_of
from engine.games.fow.rules import casting, table, verbs
from engine.games.fow.rules.apply_events import apply_events
from engine.games.fow.rules.table import CHASE, Ref, face, ref
from engine.procedures import Procedure
from engine.requests import ChooseYesNo
from engine.rulebook import Refusal
from engine.timing.casting import choose_group
from engine.timing.items import Item, change, push, stack
from engine.timing.legal_targets import rules as target_rules
from engine.triggers import delayed
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait


def stamps(found: Refs, res: Resolution) -> list[int]:
    """Return the items of the chase that are meant; after "becomes the target of ..." what targets is meant."""
    items = stack(res.state)
    meant = [
        item.stamp for item in items for one in found
        if one.number == -item.stamp or (item.kind == "spell" and item.source == one)
    ]
    if meant:
        return meant
    # "When it becomes the target of a spell, cancel that": what is meant is what targets it.
    return [item.stamp for item in items if item.stamp == res.amount]


def cancel(effect: ab.Cancel, res: Resolution) -> Procedure:
    """Cancel spells and abilities (FOW 1012), but for those that cannot be."""
    found = yield from resolve(effect.what, res, effect)
    note_done(res, False)
    for stamp in stamps(found, res):
        item = next(one for one in stack(res.state) if one.stamp == stamp)
        number = item.source.number
        if item.kind == "spell" and not statics.can(res.state, number, "cancel", res.cause):
            continue
        what = item.source if item.kind == "spell" else Ref(-stamp, stamp)
        yield from verbs.cancel(res.state, [stamp], res.cause)
        res.add_done("cancelled", (what,))
        note_done(res)


def _items(what: ab.Reference, res: Resolution) -> list[Item]:
    """Return the items that are meant; the one that says it where it is "this spell" or "this ability"."""
    there = {one.stamp: one for one in stack(res.state)}
    if isinstance(what, own.ThisItem):
        copied = res.named.get("copy")
        spoken = stamps(res.it, res)
        found = [copied] if isinstance(copied, int) else spoken or [res.item]
    else:
        found = stamps(evaluate.refs(what, res), res)
    return [there[stamp] for stamp in found if stamp in there]


def summon(effect: own.Summon, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put resonator cards on top of the chase as spells that nobody has played (FOW 1006.1)."""
    state = res.state

    def telling(event: Event) -> None:
        if isinstance(event, Move):
            tell(state, "{0} is summoned.", "FOW 1006.1", ("card", event.card))

    moves = [Move(number, CHASE, controller=res.actor, why="summon", cause=res.cause) for number in numbers]
    done = yield from apply_events(state, moves, telling)
    for event in done:
        if isinstance(event, Move) and state.cards[event.card].zone == CHASE:
            push(state, casting.spell_item(state, res.actor, event.card))
    return done


def summonable(effect: own.Summon, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be summoned: it is no resonator that could be a spell (FOW 312.3, 1006.1), or nothing
    can be chased to what lies there (1008.2).
    """
    card = res.state.cards[number]
    can_be_spell = card.zone != CHASE and card.zone not in BATTLE_AREA
    if can_be_spell and CardType.RESONATOR in boards.now(res.state, number).types:
        refusal: Refusal | None = statics.refuse_chase(res.state, res.actor)
        return refusal
    return Refusal("FOW 1006.1", f"{table.spoken(card)} is no resonator card that can be summoned.")


def copy_item(effect: own.CopyItem, res: Resolution) -> Procedure:
    """Copy spells and abilities on the chase, with all that was chosen for them (FOW 1017.1), but for those that are
    not automatic where nothing can be chased to what lies there (1008.2).
    """
    state = res.state
    note_done(res, False)
    closed = statics.refuse_chase(state, res.actor) is not None
    for item in _items(effect.what, res):
        if closed and item.kind != "automatic ability":
            continue
        tick = delayed.stamp(state)
        source = item.source
        if item.kind == "spell":
            # A copy of a card is a card there, until it leaves (FOW 1017.1a).
            new = Create(tokens.copy_of(face(state, source.number)), res.actor, table.OUTSIDE)
            state.emit(new)
            state.emit(Move(new.number, CHASE, controller=res.actor, why="copy", cause=res.cause))
            source = ref(state, new.number)
        push(state, replace(item, stamp=tick, seat=res.actor, source=source))
        tell(state, "The {1} of {0} is copied.", "FOW 1017.1", ("card", *item.source), item.kind)
        res.named["copy"] = tick
        note_done(res)
    yield from ()


def new_targets(effect: own.NewTargets, res: Resolution) -> Procedure:
    """Let the actor choose new targets for what lies on the chase: as many as it has, as it may have (FOW 903.2d)."""
    note_done(res, False)
    for item in _items(effect.what, res):
        theirs = context_of(res.state, item)
        theirs.actor = res.actor
        groups: list[Refs] = []
        for target, group in zip(target_rules(theirs).targets_of(item.effects), item.targets, strict=True):
            new = group
            if group and (yield from _wants(item, group, res)):
                one = replace(target, count=ab.UpTo(ab.Number(len(group))))
                new = yield from choose_group(one, None, theirs, "FOW 903.2d", cancel=False, firm=False)
                new = new if len(new) == len(group) else group
            groups.append(new)
        if tuple(groups) != item.targets:
            change(res.state, replace(item, targets=tuple(groups)), "target")
            tell(res.state, "{0} has new targets.", "FOW 903.2d", ("card", *item.source))
            note_done(res)


def _wants(item: Item, group: Refs, res: Resolution) -> ChooseYesNo:
    cards = ", ".join(f"{{{place}}}" for place in range(1, len(group) + 1))
    named = tuple(("card", one.number if one.number >= 0 else item.source.number) for one in group)
    return ChooseYesNo(
        res.actor, "{0} has chosen " + cards + ". Choose new targets?", "FOW 903.2d",
        args=(("card", item.source.number), *named), yes="Choose new ones", no="Leave them",
    )


# Chance and X


def roll(effect: own.Roll, res: Resolution) -> Procedure:
    """Roll six-sided dice and add them up (FOW 1023.1), as many as come of it (910.1)."""
    state, total = res.state, 0
    rolls = yield from apply_events(state, [Notice("roll", seat=res.actor, amount=effect.dice, cause=res.cause)])
    dice = sum(one.amount for one in rolls if isinstance(one, Notice) and one.why == "roll")
    for _ in range(dice):
        chance = Chance(6)
        state.emit(chance)
        total += chance.value + 1
    res.named["roll"] = total
    tell(state, "{0} rolls {1}: {2}.", "FOW 1023.1", ("seat", res.actor), str(dice), str(total))
    note_done(res)


def where_x(effect: own.WhereX, res: Resolution) -> Procedure:
    """Carry an effect out with X, and Y, as the text says what they are."""
    before = res.x, res.named.get("y")
    res.x = evaluate.value(effect.amount, res)
    if effect.other is not None:
        res.named["y"] = evaluate.value(effect.other, res)
    yield from do(effect.effect, res)
    res.x = before[0]
    res.named["y"] = before[1] or 0


# Abilities that are made to trigger


def trigger_enter(effect: own.TriggersEnter, res: Resolution) -> None:
    """Let the [Enter] abilities of what was just put onto the field trigger (FOW 1015.1, 1411.2)."""
    state = res.state
    note_done(res, False)
    for number in present(tuple(res.current(one) for one in res.it), res):
        for index, ability in enumerate(boards.now(state, number).abilities):
            if isinstance(ability, ab.AutoAbility) and _is_enter(ability):
                watcher = TriggerSource(ref(state, number), state.cards[number].controller, index, ability)
                wait(state, [PendingTrigger(watcher, cards=(ref(state, number),))])
                note_done(res)


def _is_enter(ability: ab.AutoAbility) -> bool:
    event = ability.trigger.event
    return isinstance(event, ab.Happens) and any(isinstance(one, own.Arrives | ab.Enters) for one in event.deeds)


ACTIONS: dict[type[ab.Effect], Action] = {own.Summon: Action(summon, "summoned", able=summonable)}
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Cancel: cancel,
    own.CopyItem: copy_item,
    own.NewTargets: new_targets,
    own.Roll: roll,
    own.WhereX: where_x,
    own.TriggersEnter: trigger_enter,
}
