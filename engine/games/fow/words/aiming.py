"""Targets that are printed inside a sentence, "destroy target resonator": while a text is read and told they stand
where they are printed; what is meant is that they are chosen first (FOW 903.2d),
and the sentence speaks of what was chosen.
"""

from __future__ import annotations

import enum
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.games.fow import vocabulary as own


class Targeted(ab.Reference):
    """So many targets that fit: only while the text is read and told."""

    count: ab.Count
    noun: ab.Noun


class Triggers(ab.Limit):
    """How often an ability triggers in a turn: only while the text is told."""

    times: int


class AimedPlayer(enum.Enum):
    """ "Target player": only while the text is read and told."""

    CHOSEN = "target player"


class Elided(enum.Enum):
    """Who is not said again: only while the text is read."""

    SAME = "the same player"


#: Whoever has what was said before.
THE_SAME: Any = Elided.SAME
#: The wording of what stands for a target that was printed in its place.
_INLINE = -7
_JOINERS = (
    ab.Sequence, ab.EitherEffect, ab.IfThen, ab.Otherwise, ab.Instead, ab.IfYouDoSo, ab.IfYouDont, ab.Then, ab.May,
    ab.ByPlayer, ab.SelectModes, ab.Delayed, ab.WhenYouDoSo, ab.WhenSo, ab.WhenDone, own.WhereX, ab.Repeat,
)


def aimed(node: Any) -> Any:
    """The tree with every target chosen before the verb that it stands with, and before whoever may keep that from
    happening is asked: "cancel target spell unless its controller pays {1}".
    """
    if isinstance(node, ab.Unless):
        return _aim(node)
    if isinstance(node, ab.Delayed) and isinstance(node.trigger.event, ab.TimeComes):
        # "Recover target resonator at the end of turn": chosen now, whatever is done later.
        return _aim(node)
    if isinstance(node, ab.Effect) and not isinstance(node, _JOINERS):
        return _aim(with_parts(node, aimed))
    if isinstance(node, ab.ByPlayer) and node.player is AimedPlayer.CHOSEN:  # type: ignore[comparison-overlap]
        return _aim(with_parts(node, aimed))
    return with_parts(node, aimed) if isinstance(node, ab.Node | tuple) else node


def _aim(effect: ab.Effect) -> ab.Effect:
    # What is said of one target in several places of a sentence is of the same.
    found = list(dict.fromkeys(one for one in own_parts(effect) if isinstance(one, Targeted)))
    before: tuple[ab.Effect, ...] = ()
    if any(one is AimedPlayer.CHOSEN for one in _values(effect)):
        before = (own.ChoosePlayer(wording=_INLINE),)
        effect = _changed(effect, AimedPlayer.CHOSEN, lambda _: ab.Player.THEY)
    if found:
        targets = tuple(ab.Target(one.count, one.noun, wording=one.wording) for one in found)
        before = (*before, ab.Choose(targets, wording=_INLINE))
        effect = _marked(effect, found)
    return ab.Sequence((*before, effect), wording=_INLINE) if before else effect


def own_parts(node: object) -> list[ab.Node]:
    """The parts of a tree but those of abilities that it gives: they choose targets of their own."""
    if isinstance(node, ab.Ability):
        return []
    if isinstance(node, tuple):
        return [part for one in node for part in own_parts(one)]
    if not isinstance(node, ab.Node):
        return []
    return [node, *(part for name in node.field_names for part in own_parts(getattr(node, name)))]


def _values(node: object) -> list[object]:
    return [getattr(one, name) for one in own_parts(node) for name in one.field_names]


def _changed(node: Any, what: object, change: Any) -> Any:
    if node is what:
        return change(node)
    if isinstance(node, ab.Ability):
        return node
    return with_parts(node, lambda one: _changed(one, what, change))


def _marked(effect: ab.Effect, found: list[Targeted]) -> Any:
    """The effect with references to what was chosen; the first place of each target counts."""
    stands: dict[Targeted, ab.Reference] = {}
    for place, one in enumerate(found):
        many = not (isinstance(one.count, ab.Exactly | ab.UpTo) and one.count.amount == ab.Number(1))
        made: ab.Reference = ab.Them(wording=_INLINE) if many else ab.It(wording=_INLINE)
        if len(found) > 1:
            made = own.Aimed(place, wording=_INLINE)
        if len(found) == 2:
            made = ab.Latter(wording=_INLINE) if place else ab.Former(wording=_INLINE)
        stands[one] = made

    def change(node: Any) -> Any:
        if isinstance(node, Targeted):
            return stands[node]
        return node if isinstance(node, ab.Ability) else with_parts(node, change)

    return change(effect)


def printed(node: Any) -> Any:
    """The tree as it is printed: every target where it stands in the sentence."""
    if not isinstance(node, ab.Node | tuple):
        return node
    if isinstance(node, ab.Sequence) and node.wording == _INLINE:
        *before, effect = node.effects
        effect = printed(effect)
        for one in reversed(before):
            if isinstance(one, own.ChoosePlayer):
                effect = _told_player(effect)
            else:
                assert isinstance(one, ab.Choose)
                waiting = [printed(Targeted(target.count, target.noun,
                                            wording=target.wording)) for target in one.targets]
                effect = _replaced(effect, waiting)
        return effect
    return with_parts(node, printed)


def limited(node: Any) -> Any:
    """The tree with the limits of what triggers told as theirs."""
    if isinstance(node, ab.AutoAbility):
        limits = (Triggers(one.times) if isinstance(one, ab.TimesPerTurn) else one for one in node.limits)
        node = replace(node, limits=tuple(limits))
    return with_parts(node, limited) if isinstance(node, ab.Node | tuple) else node


def _replaced(node: Any, waiting: list[Any]) -> Any:
    """The tree with every target in its place; one may stand in several."""
    if isinstance(node, ab.It | ab.Them | ab.Former | ab.Latter | own.Aimed) and node.wording == _INLINE:
        place = node.place if isinstance(node, own.Aimed) else int(isinstance(node, ab.Latter))
        return waiting[place] if place < len(waiting) else node
    return node if isinstance(node, ab.Ability) else with_parts(node, lambda one: _replaced(one, waiting))


def _told_player(node: Any) -> Any:
    if node is ab.Player.THEY:
        return AimedPlayer.CHOSEN
    return node if isinstance(node, ab.Ability) else with_parts(node, _told_player)


__all__ = ["AimedPlayer", "Targeted", "aimed", "own_parts", "printed", "replace", "walk"]
