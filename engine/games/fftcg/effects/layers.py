"""How each change of a continuous effect changes the values of a card (FFTCG 11.12.4.6).

Noted on the board for each other are the time stamps with which cards lost all abilities, or one word, and which way
the power of which card cannot go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import InForce
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects.causes import caused_by
from engine.games.fftcg.effects.characteristics import also
from engine.games.fftcg.effects.dependence import RULINGS
from engine.games.fftcg.effects.kinds import of_kinds
from engine.games.fftcg.effects.modifiers import AsKind
from engine.games.fftcg.rules.now import Board
from engine.games.fftcg.rules.table import face

#: Later than every time stamp.
FOR_GOOD = 1 << 60


def _lost(board: Board, number: int, word: str = "") -> int:
    """Return when a card lost all abilities, or later this word; -1 for never."""
    found: int = max(board.scratch.get((number, ""), -1), board.scratch.get((number, word), -1))
    return found


def _lose_all(board: Board, one: InForce, change: Any, number: int) -> None:
    now = board.lose(number, ())
    now.keywords = frozenset()
    board.scratch[number, ""] = max(one.stamp, _lost(board, number))
    printed = face(board.state, number)
    if printed.name in now.names and not board.state.cards[number].over:
        now.names, now.types = (printed.name,), (printed.type,)
        now.jobs, now.categories, now.elements = printed.jobs, printed.categories, printed.elements


def _lose_words(board: Board, one: InForce, change: ab.LosesKeywords, number: int) -> None:
    now = board.mine(number)
    for word in change.keywords:
        now.keywords -= {word.value}
        board.scratch[number, word.value] = one.stamp


def _never_gains(board: Board, one: InForce, change: ab.CannotGain, number: int) -> None:
    for word in change.keywords:
        board.scratch[number, word.value] = FOR_GOOD


def _bar_power(board: Board, one: InForce, change: ab.PowerCannotChange, number: int) -> None:
    board.scratch["barred", number] = (*board.scratch.get(("barred", number), ()), (change, one.res))


def _as_kind(board: Board, one: InForce, change: AsKind, number: int) -> None:
    also(board.mine(number), change.noun.qualities)


def _becomes(board: Board, one: InForce, change: ab.BecomesQuality, number: int) -> None:
    now = board.mine(number)
    match change.quality:
        case ab.OfType(kind) if isinstance(kind, CardType):
            now.types = (kind,)
        case own.WithJob(job):
            now.jobs = (job,)
        case own.OfElement(element):
            now.elements = (element,)
        case ab.Named(name):
            now.names = (name,)
        case ab.CostIs(_, amount):
            now.cost = evaluate.value(amount, one.res)
        case ab.OfNamed():
            # Nothing was named: it stays as it is.
            pass
        case _:
            _unknown(change.quality)


def _trace(board: Board, one: InForce, change: ab.Trace, number: int) -> None:
    also(board.mine(number), (change.quality,))


def _unknown(quality: ab.Quality) -> None:
    raise ValueError(f"nothing becomes {type(quality).__name__}")


def _gain_word(board: Board, one: InForce, change: ab.Keyword, number: int) -> None:
    word = change.keyword.value
    if one.stamp > _lost(board, number, word):
        board.mine(number).keywords |= {word}


def _grant(board: Board, one: InForce, change: ab.Granted, number: int) -> None:
    _give(board, one, change.ability, number)


def _give(board: Board, one: InForce, ability: ab.Ability, number: int) -> None:
    if one.stamp <= _lost(board, number):
        return
    if isinstance(ability, ab.KeywordAbility):
        board.mine(number).keywords |= {word.value for word in ability.keywords}
    board.grant(one, ability, number)


def _take_abilities(board: Board, one: InForce, change: own.AbilitiesOf, number: int) -> None:
    """Give a card what others can do (FFTCG 11.12.4.8); what takes abilities over is not itself taken over."""
    for ability in _taken(change, one, number):
        _give(board, one, ability, number)


def _taken(change: own.AbilitiesOf, by: InForce, number: int = -1) -> list[ab.Ability]:
    found: list[ab.Ability] = []
    for one in evaluate.refs(change.whose, by.res):
        now = evaluate.now_of(one, by.res) if one.number != number else None
        if now is not None:
            found += [ability for ability in now.abilities if _shared(ability) and of_kinds(ability, change.kinds)]
    return found


def _shared(ability: ab.Ability) -> bool:
    return not any(isinstance(part, own.AbilitiesOf) for part in walk(ability))


def _take_traits(board: Board, by: InForce, change: own.TraitsOf, number: int) -> None:
    """Give a card the Jobs, Elements or Categories of others besides its own."""
    now = board.mine(number)
    (trait,) = change.traits
    name = _VALUES[trait]
    found = dict.fromkeys(getattr(now, name))
    for one in evaluate.refs(change.whose, by.res):
        other = evaluate.now_of(one, by.res)
        found.update(dict.fromkeys(getattr(other, name) if other is not None else ()))
    setattr(now, name, tuple(one for one in found if one not in change.but or one in getattr(now, name)))


def _become_like(board: Board, by: InForce, change: own.BecomesLike, number: int) -> None:
    others = [evaluate.now_of(one, by.res) for one in evaluate.refs(change.whose, by.res)]
    name = _VALUES[change.trait]
    found = dict.fromkeys(one for other in others if other is not None for one in getattr(other, name))
    if found:
        setattr(board.mine(number), name, tuple(found))


#: Where the values of a card keep what it may share with others.
_VALUES = {ab.Trait.JOB: "jobs", ab.Trait.ELEMENT: "elements", ab.Trait.CATEGORY: "categories"}


def _set_power(board: Board, one: InForce, change: ab.PowerBecomes, number: int) -> None:
    """Set the power a card starts from, unless it was primed since (FFTCG 11.5.6, 15.2.9.4.1.2)."""
    over = board.state.cards[number].over
    if over and one.effect is not None and board.state.cards[over[-1]].entered > one.stamp:
        return
    now = board.mine(number)
    now.power = now.base_power = board.amount(one, change.amount)


def _add_power(board: Board, one: InForce, change: ab.Power, number: int) -> None:
    _shift(board, one, board.amount(one, change.amount), number)


def _lose_power(board: Board, one: InForce, change: ab.LosesPower, number: int) -> None:
    _shift(board, one, -board.amount(one, change.amount), number)


def _shift(board: Board, one: InForce, amount: int, number: int) -> None:
    """Change a power, unless it cannot go that way; below 0 it goes on as a negative number (FFTCG 4.3, 2.2)."""
    way = ab.Direction.UP if amount > 0 else ab.Direction.DOWN
    for bar, res in board.scratch.get(("barred", number), ()):
        if bar.direction is way and (bar.by is None or caused_by(bar.by, one.res.cause, res)):
            return
    if amount:
        board.mine(number).power += amount


#: How each class of change applies to one card.
APPLY: dict[type, Callable[[Board, InForce, Any, int], None]] = {
    ab.LosesAbilities: _lose_all,
    ab.LosesKeywords: _lose_words,
    ab.CannotGain: _never_gains,
    ab.PowerCannotChange: _bar_power,
    AsKind: _as_kind,
    ab.BecomesQuality: _becomes,
    ab.Trace: _trace,
    ab.Keyword: _gain_word,
    ab.Granted: _grant,
    own.AbilitiesOf: _take_abilities,
    ab.LosesQuality: lambda board, one, change, number: (
        setattr(board.mine(number), _VALUES[change.quality.trait], ())
    ),
    own.TraitsOf: _take_traits,
    own.BecomesLike: _become_like,
    **dict.fromkeys(RULINGS, rule),
    ab.PowerBecomes: _set_power,
    ab.Power: _add_power,
    ab.LosesPower: _lose_power,
}

#: What besides objects and amounts may depend on others: which abilities there are to take over.
EXTENTS: dict[type, Callable[[Any, InForce], object]] = {
    own.AbilitiesOf: lambda board, one: _taken(one.modifier.change, one),
}
