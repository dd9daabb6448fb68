"""Where the current values of a unit come from: each continuous effect that changes it, in the order it applies.

Only asked for a card that somebody looks at: the board is worked out once more, watching that card.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import abilities as ab
from engine.continuous.tracing import became, explained, gained
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.rules.now import Now
from engine.games.cipher.rules.table import mark
from engine.procedures import Because
from engine.state import State

#: The values that say what a card is.
_WHAT = ("names", "symbols", "genders", "weapons", "affinities")


def explain(state: State, number: int) -> tuple[Because, ...]:
    """Return what changes a unit or a Support card, and how; the position stays as it is."""
    if number not in boards.board(state).skeleton.now:
        return ()
    return (*_combat(state, number), *explained(state, boards.LAYERING, number, _differences))


def _combat(state: State, number: int) -> Iterator[Because]:
    """Say what this combat has added (Cipher 18.1.9, 18.1.11.1.1)."""
    if mark(state, number, "support"):
        yield Because("support: +{0} attack", (mark(state, number, "support"),))
    if mark(state, number, "critical"):
        yield Because("critical hit: +{0} attack", (mark(state, number, "critical"),))


def _differences(before: Now, now: Now, number: int) -> Iterator[Because]:
    """Say what is different about a card: numbers first, then what it has and what it is."""
    source = ("card", number)
    shift = now.attack - before.attack
    if shift:
        yield Because("{0}: +{1} attack" if shift > 0 else "{0}: −{1} attack", (source, abs(shift)))
    shift = now.support - before.support
    if shift:
        yield Because("{0}: +{1} support" if shift > 0 else "{0}: −{1} support", (source, abs(shift)))
    if now.cost != before.cost:
        yield Because("{0}: Deployment Cost {1}", (source, now.cost))
    if now.change_cost != before.change_cost:
        yield Because("{0}: Class Change Cost {1}", (source, now.change_cost))
    if now.ranges != before.ranges:
        yield Because("{0}: range {1}", (source, "-".join(map(str, now.ranges))))
    if now.orbs != before.orbs:
        yield Because("{0}: its attack destroys {1} Orbs", (source, now.orbs))
    for word in became(before, now, *_WHAT):
        yield Because("{0}: becomes {1}", (source, word))
    for lost in became(now, before, *_WHAT):
        yield Because("{0}: is no longer {1}", (source, lost))
    yield from _words(before, now, source)


def _words(before: Now, now: Now, source: object) -> Iterator[Because]:
    """Say which skills a card has gained or lost, and what it may or may not do."""
    for skill in gained(before, now, _said):
        words = _printed(skill)
        if words:
            yield Because("{0}: {1}", (source, words))
    has = {id(one) for one in now.abilities}
    for skill in before.abilities:
        if id(skill) not in has:
            yield Because("{0}: loses {1}", (source, getattr(skill, "name", "") or _printed(skill)))


def _said(change: ab.Change) -> ab.Ability:
    """Return a change as a skill that says it of its own card."""
    from engine.games.cipher.words.nouns import THIS_UNIT

    who: ab.This = THIS_UNIT
    return own.Skill(" ", own.SkillKind.CONT, ab.FieldAbility((ab.Changes(who, (change,)),)))


def _printed(skill: ab.Ability) -> str:
    """Return a skill in words; empty where it can be said only in the tree."""
    from engine.games.cipher.words import render

    try:
        return render(skill).strip().removeprefix(f"|{own.SkillKind.CONT.value}|").strip()
    except ValueError:
        return ""
