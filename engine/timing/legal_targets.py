"""What may be chosen as a target, and whether there is enough of it, before anybody is asked.

(FFTCG 11.3.3, 11.6.5; Force of Will 903.2d.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine import overrides
from engine.effects import evaluate, nouns
from engine.effects.layout import inner, speaks_of_context
from engine.rulebook import Refusal
from engine.state import CardState, Ref
from engine.timing.items import StackResolution as Resolution
from engine.timing.items import stack

#: The named value that says what was chosen though the rules refused it.
INSISTED = "insisted"

#: What must be chosen: by itself, or several of which one is another than those before it.
Firm = ab.Target | ab.SelectModes | tuple[ab.Target, ...]
#: Counts that nothing is too few for.
_FREE = (ab.UpTo, ab.AnyNumber)


class TargetRules:
    """What a game says about targets.

    ``needs``, ``choosing``, ``selecting`` and ``dividing`` give the numbers of the rules by which what is of a kind
    cannot be used without its targets, chooses them, selects actions and divides damage. ``stack`` is the zone of the
    stack; ``spoken`` names cards. ``may`` tells
    whether something that fits can be chosen, ``must`` whether it must be. ``spread`` says of each thing of a list what
    only the last one says.
    """

    def __init__(
        self, *, needs: Callable[[str], str], choosing: Callable[[str], str], selecting: Callable[[str], str],
        dividing: Callable[[str], str], stack: int,
        spoken: Callable[[CardState], str] = lambda card: card.face.name,
        may: Callable[[int, Any], bool] = lambda number, res: True,
        must: Callable[[int, Any], bool] = lambda number, res: False,
        spread: Callable[[tuple[ab.Noun, ...]], tuple[ab.Noun, ...]] = lambda nouns: nouns,
        selects: Callable[[ab.Mode, Any], bool] = lambda mode, res: True,
    ) -> None:
        self.needs, self.choosing, self.selecting, self.dividing = needs, choosing, selecting, dividing
        self.stack = stack
        self.spoken, self.may, self.must, self.spread, self.selects = spoken, may, must, spread, selects
        #: The groups of targets that one "choose" asks for, each with its place.
        self.groups_of: ab.Memo[ab.Choose, tuple[ab.Target, ...]] = ab.Memo(self._groups)
        #: Every group of targets that a text asks for, in printed order.
        self.targets_of: ab.Memo[tuple[ab.Effect, ...], tuple[ab.Target, ...]] = ab.Memo(
            lambda text: tuple(self._targets(text))
        )
        #: The choices that must be made whatever else happens: those under no condition.
        self.firm: ab.Memo[tuple[ab.Effect, ...], tuple[Firm, ...]] = ab.Memo(
            lambda text: tuple(self._firm(text)), ab.PASSING
        )

    def _groups(self, effect: ab.Choose) -> tuple[ab.Target, ...]:
        spread = self.spread(tuple(one.noun for one in effect.targets))
        return tuple(replace(one, noun=noun) for one, noun in zip(effect.targets, spread, strict=True))

    def choices(self, effect: ab.Effect) -> tuple[ab.Target, ...]:
        """Return the groups of targets that an effect by itself asks for."""
        return self.groups_of(effect) if isinstance(effect, ab.Choose) else ()

    def _targets(self, effects: Iterable[ab.Effect]) -> Iterator[ab.Target]:
        for one in effects:
            yield from self.choices(one) or self._targets(inner(one))

    def _firm(self, effects: Iterable[ab.Effect]) -> Iterator[Firm]:
        for one in effects:
            if isinstance(one, ab.Choose):
                firm = tuple(target for target in self.groups_of(one) if not isinstance(target.count, _FREE))
                if any(map(is_other, firm[1:])):
                    yield firm
                else:
                    yield from firm
            elif isinstance(one, ab.SelectModes):
                yield one
            elif isinstance(one, ab.Sequence | ab.IfYouDoSo | ab.ByPlayer | ab.Then):
                yield from self._firm(inner(one))


def rules(res: Resolution) -> TargetRules:
    """Return what the game says about targets."""
    found: TargetRules = res.meaning.targets
    return found


# What may be chosen


def candidates(target: ab.Target, res: Resolution) -> list[int]:
    """Return what may be chosen as a target: what fits and can be chosen (FFTCG 11.3.3)."""
    return [number for number in evaluate.find(target.noun, res) if may_choose(number, res)]


def may_choose(number: int, res: Resolution) -> bool:
    """Whether a card or ability that fits can be chosen: not this very item, and not what cannot be chosen."""
    return number != -res.item if number < 0 else rules(res).may(number, res)


def choosable(target: ab.Target, effect: ab.Effect, res: Resolution) -> list[int]:
    """Return the cards that could be chosen for a target before anything else is, where that can be told."""
    found = () if speaks_of_context(any_of(target).noun) else candidates(any_of(target), res)
    return [number for number in found if number >= 0]


def legal(target: ab.Target, what: Ref, res: Resolution) -> bool:
    """Whether something chosen earlier is still there and fits (FFTCG 11.11.2), as far as the rules were minded."""
    number = what.number
    if number < 0:
        return any(one.stamp == -number for one in stack(res.state)) and evaluate.fits(target.noun, number, res)
    if res.state.cards[number].entered != what.entered:
        return False
    if evaluate.fits(target.noun, number, res) and may_choose(number, res):
        return True
    return (res.source, what) in insisted(res)


def insisted(res: Resolution) -> tuple[tuple[Ref, Ref], ...]:
    """Return what was chosen though the rules refused it, each after the object whose text chose it."""
    pairs: tuple[tuple[Ref, Ref], ...] = res.state.vars.get(INSISTED, ())
    return pairs


def is_other(target: ab.Target) -> bool:
    """Whether it must be another than those chosen before it: "1 Forward and 1 other Forward"."""
    return any(isinstance(one, ab.Other) for one in target.noun.qualities)


def any_of(target: ab.Target) -> ab.Target:
    """Return the target without the "other": where nothing was chosen before it, everything is another."""
    kept = tuple(one for one in target.noun.qualities if not isinstance(one, ab.Other))
    return replace(target, noun=replace(target.noun, qualities=kept))


def still_legal(effects: tuple[ab.Effect, ...], res: Resolution) -> tuple[tuple[Ref, ...], ...]:
    """Return the targets that are still legal, group by group (FFTCG 11.11.2.1.1)."""
    if not any(res.targets):
        return res.targets
    said, before = res.it, None
    found: list[tuple[Ref, ...]] = []
    for target, group in zip(rules(res).targets_of(effects), res.targets, strict=True):
        target = any_of(target) if before == () else target
        found.append(tuple(one for one in group if legal(target, one, res)))
        before = group
        res.it = group or res.it
    res.it = said
    return tuple(found)


def leaves(numbers: tuple[int, ...], then: ab.Target, res: Resolution) -> bool:
    """Whether enough others are there to choose next when these are chosen."""
    said = res.it
    res.it = tuple(evaluate.ref_of(res, number) for number in numbers)
    found = candidates(then, res)
    res.it = said
    return len(found) >= evaluate.bounds(then.count, 0, res)[0]


def wanted_first(found: Iterable[int], res: Resolution) -> tuple[int, ...]:
    """Return those that must be chosen if they can be (FFTCG 11.11.5.1.1)."""
    return tuple(number for number in found if number >= 0 and rules(res).must(number, res))


# Whether the choices can be made


def refuse_choices(effects: tuple[ab.Effect, ...], res: Resolution) -> Refusal | None:
    """Return why the choices that a text asks for cannot be made, or None where they can (FFTCG 11.3.3, 11.6.5)."""
    for one in rules(res).firm(effects):
        match one:
            case ab.Target():
                refusal = _refuse_target(one, res)
            case ab.SelectModes():
                refusal = _refuse_modes(one, res)
            case _:
                refusal = _refuse_others(one, res)
        if refusal is not None:
            return refusal
    return None


def beyond(effects: tuple[ab.Effect, ...], res: Resolution) -> bool:
    """Whether this is used by hand though what must be chosen is not there, as players may who go beyond the rules."""
    return overrides.loose(res.state) and refuse_choices(effects, res) is not None


def _refuse_target(target: ab.Target, res: Resolution) -> Refusal | None:
    noun = target.noun
    if speaks_of_context(noun) and not (res.it or res.event):
        return None
    least, _ = evaluate.bounds(target.count, 0, res)
    if least <= 0:
        return None
    binds = evaluate.binds(noun)
    found: list[int] = []
    for number in nouns.candidates(noun, res):
        if evaluate.fits(noun, number, res) and may_choose(number, res):
            if not binds or evaluate.together(noun, (*found, number), res):
                found.append(number)
            if len(found) >= least:
                return None
    return nothing(rules(res).needs(res.kind), target, res)


def nothing(rule: str, target: ab.Target, res: Resolution) -> Refusal:
    """Say that there is nothing to choose for a target."""
    return Refusal(rule, f"There is nothing to choose: this needs {res.meaning.prompts.printed(target)}.")


def _refuse_others(targets: tuple[ab.Target, ...], res: Resolution) -> Refusal | None:
    """Return why there are not enough different ones for all of these, or None where there are."""
    found: set[int] = set()
    wanted = 0
    for target in targets:
        refusal = _refuse_target(any_of(target), res)
        if refusal is not None:
            return refusal
        found.update(candidates(any_of(target), res))
        wanted += evaluate.bounds(target.count, 0, res)[0]
        if is_other(target) and len(found) < wanted:
            return nothing(rules(res).needs(res.kind), target, res)
    return None


def _refuse_modes(modes: ab.SelectModes, res: Resolution) -> Refusal | None:
    least, _ = mode_limits(modes, res)
    if sum(may_select(mode, res) for mode in modes.modes) >= least:
        return None
    return Refusal(rules(res).needs(res.kind), "None of the actions to select from finds what it must choose.")


def may_select(mode: ab.Mode, res: Resolution) -> bool:
    """Whether one of several actions may be selected now, and finds what it must choose."""
    return rules(res).selects(mode, res) and refuse_choices(mode.effects, res) is None


def mode_limits(modes: ab.SelectModes, res: Resolution) -> tuple[int, int]:
    """Return how many actions are selected, with the conditions as they are now (FFTCG 11.3.4.1)."""
    count = modes.count
    for more in modes.more:
        if evaluate.holds(more.condition, res):
            count = more.count
    least, most = evaluate.bounds(count, len(modes.modes), res)
    return min(least, len(modes.modes)), min(most, len(modes.modes))


# What a play could choose, so that a table can show it (FFTCG 11.3.3, 11.6.5, 11.7.5, Cipher 21.1.1.2)


def targets(effects: tuple[ab.Effect, ...], res: Any) -> tuple[int, ...] | None:
    """Return the cards that a text could choose now, each once; None where it chooses nothing.

    What depends on another choice is not known yet; what the opponent chooses, its player does not.
    """
    choices, choosable = res.meaning.choices, res.meaning.choosable
    if not any(choices(one) for one in _parts(effects)):
        return None
    found: dict[int, None] = {}
    for effect in _carried_out(effects, res):
        for choice in choices(effect):
            found.update((number, None) for number in choosable(choice, effect, res))
    return tuple(found)


def _parts(effects: Iterable[ab.Effect]) -> Iterator[ab.Effect]:
    for one in effects:
        yield one
        yield from _parts(inner(one))


def _carried_out(effects: Iterable[ab.Effect], res: Any) -> Iterator[ab.Effect]:
    """Yield the parts of a text that its player would carry out, as far as that can be told."""
    for one in effects:
        yield one
        match one:
            case ab.SelectModes(modes=modes):
                for mode in modes:
                    if may_select(mode, res):
                        yield from _carried_out(mode.effects, res)
            case ab.IfThen(condition, then):
                if speaks_of_context(condition) or evaluate.holds(condition, res):
                    yield from _carried_out((then,), res)
            case ab.ByPlayer(player, then):
                if evaluate.seats(player, res)[:1] == (res.actor,):
                    yield from _carried_out((then,), res)
            case _:
                yield from _carried_out(inner(one), res)
