"""What lasts and what waits in Force of Will: continuous effects of what was carried out (FOW 901.2b, 909) and delayed
automatic abilities (FOW 906.8), what they make fast and when they end.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.continuous.lasting import COMBAT, ContinuousEffect, Lasting, lock_in
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.selection import by
from engine.events import extend, keep
from engine.games.fow import vocabulary as own
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.effects.selection import said
from engine.games.fow.effects.triggers import RULES
from engine.games.fow.rules.table import turn
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.state import State, ref
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules

# What lasts


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast.

    One whose "as long as" has stopped holding does not begin (FOW 909.8).
    """
    if isinstance(duration, ab.AsLongAs) and not evaluate.holds(duration.condition, res):
        return ()
    return LASTING.begin(duration, what, res, stamp)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast, but not of which cards "all" speaks: later ones come under it, and others not any
    more (FOW 909.4).
    """
    return [lock_in(static, res)]


LASTING = Lasting(
    {ab.RestOfCombat: lambda duration, res: (COMBAT, turn(res.state))}, _settle, Resolution,
)


# What waits


#: What an ability sets up the controller of the effect controls (FOW 105.3c).
WAITING = DelayedRules(RULES, lambda state, seat, source: Resolution(state, seat, source, "automatic ability"), LASTING)


def last(effect: ab.Lasting, res: Resolution) -> Procedure:
    """Let continuous effects begin; what the text leaves to the actor among what is gained or lost is asked first."""
    plain = effect
    had = True
    for one in list(walk(effect)):
        match one:
            case ab.Keyword(own.Spoken.THAT):
                plain = _with(plain, one, ab.Keyword(res.named["keyword"]))  # type: ignore[arg-type]
            case own.OneOfGains(options):
                words = [_label(option) for option in options]
                pick = yield from _which(words, res)
                plain = _with(plain, one, options[pick])
            case own.Loses(keywords):
                pick = yield from _which([word.value for word in keywords], res)
                plain = _with(plain, one, ab.LosesKeywords((keywords[pick],)))
                res.named["keyword"] = keywords[pick]
                had = _has(effect, keywords[pick], res)
    if res.state.vars.get(ENTERING) == res.source.number and any(map(_is_own, plain.statics)):
        # It is not there yet: this begins as it enters.
        extend(res.state, AS_IT_ENTERS, ((res.source.number, lock_in(plain.statics, res)),), "entering")
        res.did = True
        return
    delayed.last(effect, res, plain)
    res.did = res.begun = res.did and had


def _has(effect: ab.Lasting, keyword: Enum, res: Resolution) -> bool:
    """Whether what is about to lose a keyword has it."""
    whom = [one.who for one in effect.statics if isinstance(one, ab.Changes)]
    known = (evaluate.now_of(ref, res) for who in whom for ref in evaluate.refs(who, res))
    return any(now is not None and keyword in now.keywords for now in known)


#: The card that is about to enter the field, while what it says of that is carried out; and what it enters with.
ENTERING, AS_IT_ENTERS = "entering", "as it enters"


def _is_own(static: ab.Static) -> bool:
    return isinstance(static, ab.Changes) and isinstance(static.who, ab.Source | ab.This | ab.It)


def entered(state: State, number: int) -> None:
    """Let begin with what a card has just entered the field: "as a copy of the removed card" (FOW 909.5)."""
    found = tuple(one for one in state.vars.get(AS_IT_ENTERS, ()) if one[0] == number)
    if not found:
        return
    keep(state, AS_IT_ENTERS, lambda one: one[0] != number, "entering")
    me = ref(state, number)
    res = Resolution(state, state.cards[number].controller, me)
    for _, statics in found:
        plain = tuple(ab.Changes(LockedIn((me,)), one.changes) for one in statics if isinstance(one, ab.Changes))
        delayed.let_last(state, begin(ab.RestOfGame(), plain, res, me.entered), "lasting")


def _which(words: list[str], res: Resolution) -> Asked[int]:
    answer = yield from ChooseOptions(res.actor, "{0}: which one?", "FOW 908.1", tuple(words), args=by(res))
    return answer[0]


def _label(gain: ab.Gain) -> str:
    return gain.keyword.value if isinstance(gain, ab.Keyword) else said(gain, ("gain",)) or "the ability"


def _with(node: Any, old: ab.Node, new: ab.Node) -> Any:
    """Return a part of the tree with a part of it in place of another."""
    return new if node is old else with_parts(node, lambda part: _with(part, old, new))


delayed.learn(MEANING, WAITING)
MEANING.begin = begin
MEANING.effects[ab.Lasting] = last
