"""Carrying out what a text says, sentence by sentence (FFTCG 11.11.5): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine.abilities import effects as words
from engine.abilities.amounts import Exactly, Number
from engine.abilities.effects import Effect
from engine.abilities.references import Pick
from engine.abilities.replacements import Replacement
from engine.answers import Answer, Confirm, Options
from engine.effects import evaluate, sequencing
from engine.effects.sequencing import applies, do, instead_of
from engine.games.fftcg import burstwords
from engine.games.fftcg.deeds import (
    choices,
    choosing,
    counters,
    effects_cards,
    effects_field,
    effects_groups,
    effects_later,
    effects_looking,
    effects_stack,
    effects_turns,
    possible,
    prompts,
    taking,
)
from engine.games.fftcg.deeds.acting import Waiting as Decided
from engine.games.fftcg.deeds.acting import act_on, carry_out, to_the_same
from engine.games.fftcg.deeds.context import MEANING, Deed
from engine.games.fftcg.deeds.layout import after, groups_of
from engine.games.fftcg.deeds.outcome import Refs
from engine.games.fftcg.law.happen import tell
from engine.games.fftcg.law.table import Ref
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo, Request
from engine.rulebook import Refusal
from engine.veil import veiled

if TYPE_CHECKING:
    from engine.games.fftcg.law.hurting import Hit

RULE_MAY = "FFTCG 11.8.14"


def perform(effects: tuple[Effect, ...], deed: Deed) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (FFTCG 2.3, 11.11.5)."""
    deed.place = (0, 0, 0)
    deed.named["declared"] = deed.targets
    deed.targets = _legal(effects, deed)
    yield from run(effects, deed)
    effects_looking.hide(deed)


def _legal(effects: tuple[Effect, ...], deed: Deed) -> tuple[Refs, ...]:
    """Return the targets that are still legal, group by group (FFTCG 11.11.2.1.1)."""
    if not any(deed.targets):
        return deed.targets
    said = deed.it
    found = []
    for target, group in choices.chosen_groups(effects, deed):
        found.append(tuple(one for one in group if choices.legal(target, one, deed)))
        if group:
            deed.it = group
    deed.it = said
    return tuple(found)


def run(effects: Sequence[Effect], deed: Deed) -> Procedure:
    """Carry out effects one after the other; one that a later part of the text replaces is not carried out."""
    place = deed.place
    outer = deed.named.get("following")
    position = 0
    while position < len(effects):
        effect = effects[position]
        deed.place = place
        deed.named["following"] = (tuple(effects[position + 1 :]), outer)
        taken = _replaced_by(effects, position, place, deed)
        if taken is None:
            yield from do(effect, deed)
        else:
            replacement, where = taken
            deed.place = where
            yield from do(replacement, deed)
        place = after(place, effect)
        position += 1
        while position < len(effects) and (
            instead_of(effects[position]) is not None or _outdone(effects[position - 1], effects[position])
        ):
            place = after(place, effects[position])
            position += 1
    deed.named["following"] = outer
    deed.place = place


# Self-replacement (FFTCG 11.12.5.6)

#: Words that belong to the effect before them: "instead" after them replaces that effect.
_RIDERS = (words.Reminder, words.CannotBeReduced, burstwords.NoBursts)


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
    effects: Sequence[Effect], position: int, place: tuple[int, int, int], deed: Deed
) -> tuple[Effect, tuple[int, int, int]] | None:
    """Return what is carried out in place of an effect, with its place: the last "instead" whose condition holds.

    Where the effect itself would not be carried out there is nothing to replace.
    """
    found = None
    if position + 1 < len(effects) and _outdone(effects[position], effects[position + 1]):
        later = effects[position + 1]
        return (later.effect, after(place, effects[position])) if applies(later, deed) else None  # type: ignore
    if isinstance(effects[position], _RIDERS):
        return None
    if position + 1 < len(effects) and instead_of(effects[position + 1]) is not None:
        # "If you control 5 or more" counts again what this counts.
        applies(effects[position], deed)
    where = after(place, effects[position])
    for later in effects[position + 1 :]:
        instead = instead_of(later)
        if isinstance(later, _RIDERS):
            where = after(where, later)
            continue
        if instead is None:
            break
        if applies(later, deed):
            found = (instead.effect, where)
        where = after(where, later)
    itself = effects[position]
    if found is not None and isinstance(itself, words.IfThen) and not applies(itself, deed):
        return None
    return found


# Joining


def sequence(effect: words.Sequence, deed: Deed) -> Procedure:
    """One after the other; done where any of it was."""
    did = False
    place = deed.place
    outer = deed.named.get("following")
    for number, one in enumerate(to_the_same(effect.effects, deed)):
        deed.place = place
        deed.named["following"] = (effect.effects[number + 1 :], outer)
        yield from do(one, deed)
        place = after(place, one)
        did = did or deed.did
    deed.named["following"] = outer
    deed.did = did


def then(effect: words.Then, deed: Deed) -> Procedure:
    """Whatever stood before, this follows."""
    return do(effect.effect, deed)


def may(effect: words.May, deed: Deed) -> Procedure:
    """Ask the actor, unless it cannot be done at all (FFTCG 2.3, 11.8.14)."""
    deed.did = False
    deed.named["branch"] = False
    if isinstance(effect.effect, words.Choose):
        agreed = possible.possible(effect.effect, deed)
    else:
        agreed = yield from offer(prompts.may(effect.effect), effect.effect, deed)
    if agreed:
        yield from do(effect.effect, deed)
        deed.named["branch"] = deed.did
    elif _introduces(effect.effect):
        deed.it = ()


def offer(text: str, effect: Effect, deed: Deed) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do something, unless everybody knows that it cannot be done (FFTCG 2.3, 7.6.1)."""
    if not veiled(deed, lambda: possible.possible(effect, deed)):
        return False
    able = possible.possible(effect, deed)
    source = (("card", deed.source.number),)
    answer = yield ChooseYesNo(
        deed.actor, f"{{0}}: {text}", RULE_MAY, source, yes="Do it", no="Do not do it",
        private=not able, barred=None if able else Refusal("FFTCG 2.3", "This cannot be done."),
    )  # fmt: skip
    assert isinstance(answer, Confirm)
    if not answer.yes:
        tell(deed.state, "{0} chooses not to.", RULE_MAY, ("seat", deed.actor))
    return answer.yes


def by_player(effect: words.ByPlayer, deed: Deed) -> Procedure:
    """Let a player act; several decide one after the other, then everything happens at once (FFTCG 11.11.6)."""
    seats = evaluate.seats(effect.player, deed)
    before = deed.actor, deed.they
    waiting: list[Decided | Hit] = []
    place, said = deed.place, deed.it
    together = len(seats) > 1 and "waiting" not in deed.named
    if together:
        deed.named["waiting"] = waiting
    did = False
    spoken: dict[Ref, None] = {}
    for seat in seats:
        deed.actor = deed.they = seat
        deed.place = place
        deed.it = said if together else deed.it
        yield from do(effect.effect, deed)
        did = did or deed.did
        if deed.it != said:
            spoken.update(dict.fromkeys(deed.it))
    if together:
        # What each of them selected is spoken of together.
        deed.it = tuple(spoken) or said
        del deed.named["waiting"]
        yield from _all_at_once(waiting, deed)
    deed.did = did
    deed.actor, deed.they = before


def _all_at_once(waiting: Sequence[Decided | Hit], deed: Deed) -> Procedure:
    """Let what the players have decided on happen, and their damage at the same time, first or last as it is said."""
    from engine.games.fftcg.law.hurting import hurt

    hits = [one for one in waiting if not isinstance(one, Decided)]
    if hits and hits[0] is waiting[0]:
        yield from hurt(deed.state, hits)
    for one in _merged([one for one in waiting if isinstance(one, Decided)]):
        deed.actor = one.actor
        yield from act_on(one.action, one.effect, deed, one.found)
    if hits and hits[0] is not waiting[0]:
        yield from hurt(deed.state, hits)


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
    return not isinstance(one.effect, words.PlayOntoField | words.PutOnDeck | words.ShuffleAndReturn)


def either(effect: words.EitherEffect, deed: Deed) -> Procedure:
    """Let the actor do one of several things that can be done."""
    deed.did = False
    able = _possible(effect, deed)
    known = veiled(deed, lambda: _possible(effect, deed))
    if len(known) > 1:
        lines = tuple(prompts.may(effect.effects[n]) for n in able) or ("None of them.",)
        answer = yield ChooseOptions(deed.actor, "Which one?", "FFTCG 11.11.5.1", lines, private=able != known)
        assert isinstance(answer, Options)
        able = able[answer.picks[0] :]
    if not able:
        return
    pick = able[0]
    for one in effect.effects[:pick]:
        deed.place = after(deed.place, one)
    yield from do(effect.effects[pick], deed)


def _possible(effect: words.EitherEffect, deed: Deed) -> list[int]:
    """Return which of several things can be done, by their places."""
    return [place for place, one in enumerate(effect.effects) if possible.possible(one, deed)]


def if_then(effect: words.IfThen, deed: Deed) -> Procedure:
    """Carry it out where the condition holds at this moment."""
    holds = evaluate.holds(effect.condition, deed)
    deed.did = False
    if holds:
        yield from do(effect.effect, deed)
    elif _introduces(effect.effect):
        deed.it = ()
    deed.named["branch"] = holds


def _introduces(effect: Effect) -> bool:
    """Whether what follows speaks of what this finds: of nothing, where it is not carried out (FFTCG 2.3)."""
    while isinstance(effect, words.Then | words.May | words.ByPlayer | words.Sequence):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    if isinstance(
        effect, words.Select | words.Search | words.Choose | words.RevealUntil | words.CastFree | words.CastPaying
    ):
        return True
    return isinstance(effect, words.PlayOntoField) and isinstance(effect.what, Pick)


def repeat(effect: words.Repeat, deed: Deed) -> Procedure:
    """Carry it out so many times over: so many cards at once where it is about cards."""
    times = evaluate.value(effect.times, deed)
    deed.did = False
    many = _multiplied(effect.effect, times)
    if many is not None:
        yield from do(many, deed)
        return
    place = deed.place
    for _ in range(times):
        deed.place = place
        yield from do(effect.effect, deed)


def _multiplied(effect: Effect, times: int) -> Effect | None:
    """Return an effect on a printed number of cards as one on so many times as many."""
    what = getattr(effect, "what", effect)
    count = getattr(what, "count", None)
    if not isinstance(count, Exactly) or not isinstance(count.amount, Number):
        return None
    more = replace(what, count=Exactly(Number(count.amount.number * times)))
    return more if what is effect else replace(effect, what=more)  # type: ignore[call-arg]


def unless(effect: words.Unless, deed: Deed) -> Procedure:
    """Let a player do something to keep the rest from happening (FFTCG 11.11.5), where anything would (2.3)."""
    if effects_later.of_nothing(effect.effect, deed):
        deed.did = False
        return
    before = deed.actor, deed.they
    said = deed.it
    for seat in evaluate.seats(effect.player, deed):
        deed.actor = deed.they = seat
        deed.did = False
        if (yield from offer(prompts.unless(effect), effect.escape, deed)):
            yield from do(effect.escape, deed)
        if deed.did:
            break
    escaped = deed.did
    deed.actor, deed.they = before
    deed.it = said
    if escaped:
        deed.did = False
        return
    deed.place = after(deed.place, effect.escape)
    yield from do(effect.effect, deed)


# Choices made earlier


def chosen(effect: words.Choose, deed: Deed) -> Procedure:
    """What was chosen is spoken of from here on; where nobody has chosen yet, it is done now."""
    place = deed.place[0]
    if place + len(effect.targets) > len(deed.targets):
        missing = place - len(deed.targets)
        deed.targets += ((),) * max(0, missing)
        for target in groups_of(effect)[max(0, len(deed.targets) - place) :]:
            group = yield from choosing.choose_group(target, None, deed, "FFTCG 11.11.5.1", cancel=False, firm=False)
            deed.targets = (*deed.targets, group)
    groups = deed.targets[place : place + len(effect.targets)]
    deed.it = tuple(one for group in groups for one in group)
    deed.did = bool(deed.it)


def modes(effect: words.SelectModes, deed: Deed) -> Procedure:
    """Carry out the selected actions in printed order, each a text of its own (FFTCG 11.3.4)."""
    groups, lists, shares = deed.place
    if lists < len(deed.modes):
        picks = deed.modes[lists]
    else:
        picks = yield from choosing.choose_modes(effect, deed, "FFTCG 11.11.5.1", cancel=False, firm=False)
    place = (groups, lists + 1, shares)
    said = deed.it
    for number, mode in enumerate(effect.modes):
        deed.place = place
        if number in picks:
            deed.it = said
            yield from run(mode.effects, deed)
        for one in mode.effects:
            place = after(place, one)


def nothing(effect: Effect, deed: Deed) -> Procedure:
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
    words.CannotBeReduced: nothing,
    burstwords.NoBursts: nothing,
    words.Unless: unless,
    words.Choose: chosen,
    words.Reminder: nothing,
    words.SelectModes: modes,
    **counters.EFFECTS,
    **effects_cards.EFFECTS,
    **effects_field.EFFECTS,
    **effects_groups.EFFECTS,
    **effects_later.EFFECTS,
    **taking.EFFECTS,
    **effects_looking.EFFECTS,
    **effects_stack.EFFECTS,
    **effects_turns.EFFECTS,
    **{kind: partial(carry_out, action) for kind, action in effects_cards.ACTIONS.items()},
    **{kind: partial(carry_out, action) for kind, action in effects_field.ACTIONS.items()},
}
