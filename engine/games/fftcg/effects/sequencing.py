"""Carrying out what a text says, sentence by sentence (FFTCG 11.11.5): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine.abilities import damage, decks, stack, targets
from engine.abilities import effects as words
from engine.abilities.amounts import Exactly, Number
from engine.abilities.effects import Effect
from engine.abilities.modes import SelectModes
from engine.abilities.references import Pick
from engine.abilities.replacements import Replacement
from engine.answers import Answer, Confirm, Options
from engine.effects import evaluate, sequencing
from engine.effects.sequencing import applies, do, instead_of
from engine.games.fftcg.effects import (
    counters,
    for_later,
    legal_targets,
    looking,
    on_cards,
    on_field,
    on_groups,
    on_stack,
    on_turns,
    possible,
    prompts,
    taking,
    targeting,
)
from engine.games.fftcg.effects.actions import Waiting as Decided
from engine.games.fftcg.effects.actions import act_on, carry_out, to_the_same
from engine.games.fftcg.effects.layout import after, groups_of
from engine.games.fftcg.effects.outcome import Refs
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import Ref
from engine.games.fftcg.vocabulary import ex_burst as ex_burst_words
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo, Request
from engine.rulebook import Refusal
from engine.veil import veiled

if TYPE_CHECKING:
    from engine.games.fftcg.rules.hurting import Hit

RULE_MAY = "FFTCG 11.8.14"


def perform(effects: tuple[Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (FFTCG 2.3, 11.11.5)."""
    res.place = (0, 0, 0)
    res.named["declared"] = res.targets
    res.targets = _legal(effects, res)
    yield from run(effects, res)
    looking.hide(res)


def _legal(effects: tuple[Effect, ...], res: Resolution) -> tuple[Refs, ...]:
    """Return the targets that are still legal, group by group (FFTCG 11.11.2.1.1)."""
    if not any(res.targets):
        return res.targets
    said = res.it
    found = []
    for target, group in legal_targets.chosen_groups(effects, res):
        found.append(tuple(one for one in group if legal_targets.legal(target, one, res)))
        if group:
            res.it = group
    res.it = said
    return tuple(found)


def run(effects: Sequence[Effect], res: Resolution) -> Procedure:
    """Carry out effects one after the other; one that a later part of the text replaces is not carried out."""
    place = res.place
    outer = res.named.get("following")
    position = 0
    while position < len(effects):
        effect = effects[position]
        res.place = place
        res.named["following"] = (tuple(effects[position + 1 :]), outer)
        taken = _replaced_by(effects, position, place, res)
        if taken is None:
            yield from do(effect, res)
        else:
            replacement, where = taken
            res.place = where
            yield from do(replacement, res)
        place = after(place, effect)
        position += 1
        while position < len(effects) and (
            instead_of(effects[position]) is not None or _outdone(effects[position - 1], effects[position])
        ):
            place = after(place, effects[position])
            position += 1
    res.named["following"] = outer
    res.place = place


# Self-replacement (FFTCG 11.12.5.6)

#: Words that belong to the effect before them: "instead" after them replaces that effect.
_RIDERS = (words.Reminder, damage.CannotBeReduced, ex_burst_words.NoBursts)


def _outdone(effect: Effect, later: Effect) -> bool:
    """Whether a later sentence does the same to the same damage, only to another amount, where its "if" holds.

    "The next damage dealt to it is reduced by 1000 instead. If ..., it is reduced by 3000 instead."
    """
    if not isinstance(later, words.IfThen):
        return False
    match effect, later.effect:
        case words.Lasting(term, (Replacement() as one,)), words.Lasting(until, (Replacement() as other,)):
            return term == until and one.once and replace(one, outcome=other.outcome, wording=other.wording) == other
    return False


def _replaced_by(
    effects: Sequence[Effect], position: int, place: tuple[int, int, int], res: Resolution
) -> tuple[Effect, tuple[int, int, int]] | None:
    """Return what is carried out in place of an effect, with its place: the last "instead" whose condition holds.

    Where the effect itself would not be carried out there is nothing to replace.
    """
    found = None
    if position + 1 < len(effects) and _outdone(effects[position], effects[position + 1]):
        later = effects[position + 1]
        return (later.effect, after(place, effects[position])) if applies(later, res) else None  # type: ignore
    if isinstance(effects[position], _RIDERS):
        return None
    if position + 1 < len(effects) and instead_of(effects[position + 1]) is not None:
        # "If you control 5 or more" counts again what this counts.
        applies(effects[position], res)
    where = after(place, effects[position])
    for later in effects[position + 1 :]:
        instead = instead_of(later)
        if isinstance(later, _RIDERS):
            where = after(where, later)
            continue
        if instead is None:
            break
        if applies(later, res):
            found = (instead.effect, where)
        where = after(where, later)
    itself = effects[position]
    if found is not None and isinstance(itself, words.IfThen) and not applies(itself, res):
        return None
    return found


# Joining


def sequence(effect: words.Sequence, res: Resolution) -> Procedure:
    """One after the other; done where any of it was."""
    did = False
    place = res.place
    outer = res.named.get("following")
    for number, one in enumerate(to_the_same(effect.effects, res)):
        res.place = place
        res.named["following"] = (effect.effects[number + 1 :], outer)
        yield from do(one, res)
        place = after(place, one)
        did = did or res.did
    res.named["following"] = outer
    res.did = did


def then(effect: words.Then, res: Resolution) -> Procedure:
    """Whatever stood before, this follows."""
    return do(effect.effect, res)


def may(effect: words.May, res: Resolution) -> Procedure:
    """Ask the actor, unless it cannot be done at all (FFTCG 2.3, 11.8.14)."""
    res.did = False
    res.named["branch"] = False
    if isinstance(effect.effect, targets.Choose):
        agreed = possible.possible(effect.effect, res)
    else:
        agreed = yield from offer(prompts.may(effect.effect), effect.effect, res)
    if agreed:
        yield from do(effect.effect, res)
        res.named["branch"] = res.did
    elif _introduces(effect.effect):
        res.it = ()


def offer(text: str, effect: Effect, res: Resolution) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do something, unless everybody knows that it cannot be done (FFTCG 2.3, 7.6.1)."""
    if not veiled(res, lambda: possible.possible(effect, res)):
        return False
    able = possible.possible(effect, res)
    source = (("card", res.source.number),)
    answer = yield ChooseYesNo(
        res.actor, f"{{0}}: {text}", RULE_MAY, source, yes="Do it", no="Do not do it",
        private=not able, barred=None if able else Refusal("FFTCG 2.3", "This cannot be done."),
    )  # fmt: skip
    assert isinstance(answer, Confirm)
    if not answer.yes:
        tell(res.state, "{0} chooses not to.", RULE_MAY, ("seat", res.actor))
    return answer.yes


def by_player(effect: words.ByPlayer, res: Resolution) -> Procedure:
    """Let a player act; several decide one after the other, then everything happens at once (FFTCG 11.11.6)."""
    seats = evaluate.seats(effect.player, res)
    before = res.actor, res.they
    waiting: list[Decided | Hit] = []
    place, said = res.place, res.it
    together = len(seats) > 1 and "waiting" not in res.named
    if together:
        res.named["waiting"] = waiting
    did = False
    spoken: dict[Ref, None] = {}
    for seat in seats:
        res.actor = res.they = seat
        res.place = place
        res.it = said if together else res.it
        yield from do(effect.effect, res)
        did = did or res.did
        if res.it != said:
            spoken.update(dict.fromkeys(res.it))
    if together:
        # What each of them selected is spoken of together.
        res.it = tuple(spoken) or said
        del res.named["waiting"]
        yield from _all_at_once(waiting, res)
    res.did = did
    res.actor, res.they = before


def _all_at_once(waiting: Sequence[Decided | Hit], res: Resolution) -> Procedure:
    """Let what the players have decided on happen, and their damage at the same time, first or last as it is said."""
    from engine.games.fftcg.rules.hurting import hurt

    hits = [one for one in waiting if not isinstance(one, Decided)]
    if hits and hits[0] is waiting[0]:
        yield from hurt(res.state, hits)
    for one in _merged([one for one in waiting if isinstance(one, Decided)]):
        res.actor = one.actor
        yield from act_on(one.action, one.effect, res, one.found)
    if hits and hits[0] is not waiting[0]:
        yield from hurt(res.state, hits)


def _merged(waiting: list[Decided]) -> list[Decided]:
    """Join what players have decided on where it is the same thing done to their cards."""
    found: list[Decided] = []
    for one in waiting:
        same = next((old for old in found if old.effect == one.effect and _common(one)), None)
        if same is None:
            found.append(one)
        else:
            found[found.index(same)] = Decided(one.action, one.effect, same.actor, same.found + one.found)
    return found


def _common(one: Decided) -> bool:
    """Whether an effect does the same whoever acts."""
    return not isinstance(one.effect, words.PlayOntoField | decks.PutOnDeck | decks.ShuffleAndReturn)


def either(effect: words.EitherEffect, res: Resolution) -> Procedure:
    """Let the actor do one of several things that can be done."""
    res.did = False
    able = _possible(effect, res)
    known = veiled(res, lambda: _possible(effect, res))
    if len(known) > 1:
        lines = tuple(prompts.may(effect.effects[n]) for n in able) or ("None of them.",)
        answer = yield ChooseOptions(res.actor, "Which one?", "FFTCG 11.11.5.1", lines, private=able != known)
        assert isinstance(answer, Options)
        able = able[answer.picks[0] :]
    if not able:
        return
    pick = able[0]
    for one in effect.effects[:pick]:
        res.place = after(res.place, one)
    yield from do(effect.effects[pick], res)


def _possible(effect: words.EitherEffect, res: Resolution) -> list[int]:
    """Return which of several things can be done, by their places."""
    return [place for place, one in enumerate(effect.effects) if possible.possible(one, res)]


def if_then(effect: words.IfThen, res: Resolution) -> Procedure:
    """Carry it out where the condition holds at this moment."""
    holds = evaluate.holds(effect.condition, res)
    res.did = False
    if holds:
        yield from do(effect.effect, res)
    elif _introduces(effect.effect):
        res.it = ()
    res.named["branch"] = holds


def _introduces(effect: Effect) -> bool:
    """Whether what follows speaks of what this finds: of nothing, where it is not carried out (FFTCG 2.3)."""
    while isinstance(effect, words.Then | words.May | words.ByPlayer | words.Sequence):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    if isinstance(
        effect, words.Select | decks.Search | targets.Choose | decks.RevealUntil | stack.CastFree | stack.CastPaying
    ):
        return True
    return isinstance(effect, words.PlayOntoField) and isinstance(effect.what, Pick)


def repeat(effect: words.Repeat, res: Resolution) -> Procedure:
    """Carry it out so many times over: so many cards at once where it is about cards."""
    times = evaluate.value(effect.times, res)
    res.did = False
    many = _multiplied(effect.effect, times)
    if many is not None:
        yield from do(many, res)
        return
    place = res.place
    for _ in range(times):
        res.place = place
        yield from do(effect.effect, res)


def _multiplied(effect: Effect, times: int) -> Effect | None:
    """Return an effect on a printed number of cards as one on so many times as many."""
    what = getattr(effect, "what", effect)
    count = getattr(what, "count", None)
    if not isinstance(count, Exactly) or not isinstance(count.amount, Number):
        return None
    more = replace(what, count=Exactly(Number(count.amount.number * times)))
    return more if what is effect else replace(effect, what=more)  # type: ignore[call-arg]


def unless(effect: words.Unless, res: Resolution) -> Procedure:
    """Let a player do something to keep the rest from happening (FFTCG 11.11.5), where anything would (2.3)."""
    if for_later.of_nothing(effect.effect, res):
        res.did = False
        return
    before = res.actor, res.they
    said = res.it
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        res.did = False
        if (yield from offer(prompts.unless(effect), effect.escape, res)):
            yield from do(effect.escape, res)
        if res.did:
            break
    escaped = res.did
    res.actor, res.they = before
    res.it = said
    if escaped:
        res.did = False
        return
    res.place = after(res.place, effect.escape)
    yield from do(effect.effect, res)


# Choices made earlier


def chosen(effect: targets.Choose, res: Resolution) -> Procedure:
    """What was chosen is spoken of from here on; where nobody has chosen yet, it is done now."""
    place = res.place[0]
    if place + len(effect.targets) > len(res.targets):
        missing = place - len(res.targets)
        res.targets += ((),) * max(0, missing)
        for target in groups_of(effect)[max(0, len(res.targets) - place) :]:
            group = yield from targeting.choose_group(target, None, res, "FFTCG 11.11.5.1", cancel=False, firm=False)
            res.targets = (*res.targets, group)
    groups = res.targets[place : place + len(effect.targets)]
    res.it = tuple(one for group in groups for one in group)
    res.did = bool(res.it)


def modes(effect: SelectModes, res: Resolution) -> Procedure:
    """Carry out the selected actions in printed order, each a text of its own (FFTCG 11.3.4)."""
    groups, lists, shares = res.place
    if lists < len(res.modes):
        picks = res.modes[lists]
    else:
        picks = yield from targeting.choose_modes(effect, res, "FFTCG 11.11.5.1", cancel=False, firm=False)
    place = (groups, lists + 1, shares)
    said = res.it
    for number, mode in enumerate(effect.modes):
        res.place = place
        if number in picks:
            res.it = said
            yield from run(mode.effects, res)
        for one in mode.effects:
            place = after(place, one)


def nothing(effect: Effect, res: Resolution) -> Procedure:
    """Say nothing new."""
    return
    yield



MEANING.perform = perform
MEANING.run = run
#: What carries out each class of effect.
MEANING.effects |= {
    **sequencing.EFFECTS,
    words.Sequence: sequence,
    words.Then: then,
    words.May: may,
    words.ByPlayer: by_player,
    words.EitherEffect: either,
    words.IfThen: if_then,
    words.Repeat: repeat,
    damage.CannotBeReduced: nothing,
    ex_burst_words.NoBursts: nothing,
    words.Unless: unless,
    targets.Choose: chosen,
    words.Reminder: nothing,
    SelectModes: modes,
    **counters.EFFECTS,
    **on_cards.EFFECTS,
    **on_field.EFFECTS,
    **on_groups.EFFECTS,
    **for_later.EFFECTS,
    **taking.EFFECTS,
    **looking.EFFECTS,
    **on_stack.EFFECTS,
    **on_turns.EFFECTS,
    **{kind: partial(carry_out, action) for kind, action in on_cards.ACTIONS.items()},
    **{kind: partial(carry_out, action) for kind, action in on_field.ACTIONS.items()},
}
