"""Naming something, of which the text goes on to speak (FFTCG 11.11.5.1, Force of Will 104.5, 908.1)."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.course import tell
from engine.effects.resolution import Resolution, note_done
from engine.procedures import Procedure
from engine.requests import ChooseNumber, ChooseOptions


class NamingRules(NamedTuple):
    """What a game says about naming: by which ``rule``, what asks for a number, by which rule and how large it may be;
    what can be named whatever the cards are, by its words, and else what stands on a printed card.
    """

    rule: str
    number: tuple[str, str, int]
    closed: Mapping[ab.NameKind, Mapping[str, object]]
    printed: Mapping[ab.NameKind, Callable[[Any], Iterable[str]]]


def name(effect: ab.NameSomething, res: Resolution) -> Procedure:
    """Let the actor name or choose something; the text goes on to speak of it as that."""
    kind, rules = effect.kind, res.meaning.naming_rules
    named: object
    if kind in (ab.NameKind.NUMBER, ab.NameKind.COST):
        text, rule, largest = rules.number
        number = yield from ChooseNumber(res.actor, text.format(kind.value), rule, 0, largest)
        named = res.named["number"] = number
        said = str(number)
    else:
        closed = rules.closed.get(kind, {})
        options = tuple(word for word, one in closed.items() if one not in effect.but)
        options = options or _seen(rules.printed[kind], res)
        if not options:
            note_done(res, False)
            return
        text = "Name odd or even." if kind is ab.NameKind.PARITY else f"Name 1 {kind.value}."
        answer = yield from ChooseOptions(res.actor, text, rules.rule, options, private=not closed)
        said = options[answer[0]]
        named = closed.get(said, said)
    res.named[kind.value] = named
    note_done(res)
    tell(res.state, "{0} names {1}.", rules.rule, ("seat", res.actor), said)


def _seen(of: Callable[[Any], Iterable[str]], res: Resolution) -> tuple[str, ...]:
    """Return what can be named of what stands on cards: of those that the actor has or sees."""
    state = res.state
    found: set[str] = set()
    for card in state.cards:
        if card.owner == res.actor or state.sees(res.actor, card):
            found.update(of(card.face))
    return tuple(sorted(found))


def words(kind: type[enum.Enum]) -> dict[str, object]:
    """Return all of a closed list that can be named, by its words."""
    return {one.value: one for one in kind}
