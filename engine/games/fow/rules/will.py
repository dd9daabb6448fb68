"""Will abilities (FOW 907): which those are, what they produce and for what, and paying with them (FOW 1003.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine import abilities as ab
from engine.abilities.node import walk
from engine.answers import Play
from engine.derived import of_position
from engine.effects import evaluate
from engine.events import Notice, SetVariable, extend
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Board, CardType, Keyword
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, triggers
from engine.games.fow.effects.replacing import RULES as REPLACING
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules import table, verbs
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.paying import (
    RULE_IN_FULL,
    SIGNS,
    Bill,
    Means,
    Source,
    Will,
    allows,
    bill,
    empty,
    for_ability,
    pool,
    settle,
    units,
    usable,
)
from engine.games.fow.rules.table import Cause, Ref, spoken
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseOptions
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import paying
from engine.triggers.trigger_event import PendingTrigger

__all__ = [
    "KIND", "Bill", "Will", "bill", "empty", "for_ability", "is_will_ability", "means", "pay", "payable", "pool",
    "produce", "refuse", "refuse_use", "use",
]

#: As a will ability is called where it causes something.
KIND = "will ability"
#: How dear a will ability is that only rests its card; that takes counters; the card itself; or life.
_RESTS, _COUNTERS, _GOES, _LIFE = range(4)


def _produced(ability: ab.ActionAbility | ab.AutoAbility) -> own.Produce | None:
    """Return what an ability produces if it has no target and produces will (FOW 907.1)."""
    parts = list(walk(ability.effects))
    if any(isinstance(one, ab.Choose | own.ChoosePlayer) for one in parts):
        return None
    return next((one for one in parts if isinstance(one, own.Produce)), None)


produced: ab.Memo[ab.ActionAbility | ab.AutoAbility, own.Produce | None] = ab.Memo(_produced)


def is_will_ability(ability: object) -> bool:
    """Whether an ability is a will ability (FOW 907.1)."""
    return isinstance(ability, ab.ActionAbility) and produced(ability) is not None


def is_automatic(one: PendingTrigger) -> bool:
    """Whether an automatic ability is a will ability too: it was triggered by the play of one (FOW 907.1)."""
    happening, ability = one.happening, one.watcher.ability
    by_play = happening is not None and happening.key == "uses ability" and happening.cause is not None
    return by_play and happening.cause.kind == KIND and produced(ability) is not None  # type: ignore[union-attr,arg-type]


#: The will abilities among those of a card, each with its place.
_will_abilities: ab.Memo[tuple[ab.Ability, ...], tuple[tuple[int, ab.ActionAbility], ...]] = ab.Memo(
    lambda abilities: tuple(
        (index, one) for index, one in enumerate(abilities)
        if isinstance(one, ab.ActionAbility) and produced(one) is not None
    )
)
#: What a will ability restricts its will to; nothing where it says nothing.
_restricts: ab.Memo[ab.ActionAbility, tuple[ab.Reference, ...]] = ab.Memo(
    lambda ability: tuple(only for one in walk(ability.effects) if isinstance(one, own.Restricted) for only in one.only)
)


def words_of(effect: own.Produce, res: Resolution) -> tuple[str, ...]:
    """Return what an effect may produce, each as signs one will each: "W" or "WG".

    Each time over it may be another choice; without any it is what those could produce that it names.
    """
    if effect.like is None and isinstance(effect.times, ab.Number):
        return _printed_words(effect)
    choices = effect.choices if effect.like is None else _like(effect.like, res)
    return _words(choices, max(0, evaluate.value(effect.times, res)))


def _words(choices: Iterable[tuple[str, ...]], times: int) -> tuple[str, ...]:
    made = combinations_with_replacement(["".join(units(choice)) for choice in choices], times)
    return tuple(dict.fromkeys("".join(some) for some in made))


#: What an effect may produce that says it in signs and, as a number, how often.
_printed_words: ab.Memo[own.Produce, tuple[str, ...]] = ab.Memo(
    lambda effect: _words(effect.choices, max(0, effect.times.number))  # type: ignore[attr-defined]
)


def _given(effect: own.Produce, res: Resolution) -> tuple[str, ...]:
    """Return what comes of an effect that produces will: what can be paid with it."""
    found = words_of(effect, res)
    return tuple(dict.fromkeys(_with_more(word, res) for word in found)) if boards.board(res.state).replacers else found


def _like(those: ab.Any, res: Resolution) -> tuple[tuple[str, ...], ...]:
    """Return the attributes of will that those could produce, whether they are rested or not."""
    state = res.state
    found = {
        sign for number in state.zones[table.FIELD] if evaluate.suits(those.noun, table.ref(state, number), res)
        for ability in boards.now(state, number).abilities if isinstance(ability, ab.ActionAbility)
        for effect in [produced(ability)] if effect is not None
        for choice in effect.choices for sign in choice
    }
    return tuple((sign,) for sign in SIGNS if sign in found)


# Producing


def produce(state: State, seat: int, signs: Iterable[str], cause: Cause) -> Asked[int]:
    """Let a player produce will, which stays until it is paid or taken away (FOW 907.4); return how much.

    What is more of it than it would have been is of a kind of that will, which the player chooses (910.1).
    """
    made, source, count = units(signs), cause.source, 0
    for event in (yield from apply_events(state, [_production(seat, source, made, cause)] if made else [])):
        if isinstance(event, Notice) and event.why == "produce":
            whole = list(event.name)
            while len(whole) < event.amount:
                whole.append((yield from _which(tuple(event.name), event.seat, event.card)))
            extend(state, f"will {event.seat}", [Will(sign, source) for sign in whole], "produce")
            count += len(whole)
            signs = "".join(f"{{{sign}}}" for sign in whole)
            tell(state, "{0} produces {1}.", "FOW 907.4", ("seat", event.seat), signs)
    return count


def _production(seat: int, source: Ref | None, made: Sequence[str], cause: Cause) -> Notice:
    """Return will being produced as an event that is about to happen."""
    card = -1 if source is None else source.number
    return Notice("produce", seat=seat, card=card, amount=len(made), cause=cause, name="".join(made))


def _with_more(word: str, res: Resolution) -> str:
    """Return what comes of producing will: so many more as texts say, where the player has not to say of which kind."""
    if not boards.board(res.state).replacers or len(set(word)) != 1:
        return word
    return word + word[0] * len(REPLACING.find(res.state, _production(res.seat, res.source, word, res.cause)))


def produce_effect(effect: own.Produce, res: Resolution) -> Procedure:
    """Carry out "Produce {W} or {U}": its producer says which, unless a payment has said so (FOW 907.4)."""
    found = words_of(effect, res)
    said = res.named.pop("will", None)
    there = [word for word in found if said in (word, _with_more(word, res))]
    word = there[0] if there else (yield from _which(found, res.actor, res.source.number))
    res.named["produced"] = yield from produce(res.state, res.actor, word, res.cause)


def restrict(effect: own.Restricted, res: Resolution) -> None:
    """Let the will that was just produced be spent on some things only (FOW 104.1)."""
    count, there = res.named.get("produced", 0), pool(res.state, res.actor)
    assert isinstance(count, int)
    first = len(there) - count
    bound = tuple(one._replace(only=effect.only) for one in there[first:])
    res.state.emit(SetVariable(f"will {res.actor}", (*there[:first], *bound) or None, "produce"))


def _which(found: tuple[str, ...], seat: int, card: int) -> Asked[str]:
    found = tuple(dict.fromkeys(found))
    if len(found) < 2:
        return found[0] if found else ""
    lines = tuple("".join(f"{{{sign}}}" for sign in word) for word in found)
    pick = yield from ChooseOptions(
        seat, "Which will does {0} produce?", "FOW 907.4", lines, args=(("card", card),)
    )
    return found[pick[0]]


MEANING.effects |= {own.Produce: produce_effect, own.Restricted: restrict}


# Will abilities as plays


def use(state: State, seat: int, play: Play, insisted: bool = False, word: str = "") -> Procedure:
    """Play a will ability: it is paid for and resolves at once, without the chase (FOW 907.3)."""
    ability = boards.now(state, play.card).abilities[play.index]
    assert isinstance(ability, ab.ActionAbility)
    res = _deed(state, seat, play.card)
    res.short = insisted
    extend(state, "used", ((play.card, res.source.entered, play.index),), "use")
    if "battle" in state.vars and seat != table.turn_player(state):
        state.emit(SetVariable("played in battle", True))
    yield from _pay_cost(ability.cost, res)
    yield from apply_events(state, [Notice("uses ability", seat=seat, card=play.card, cause=res.cause)])
    if word:
        res.named["will"] = word
    yield from MEANING.perform(ability.effects, res)


def _deed(state: State, seat: int, number: int) -> Resolution:
    return Resolution(state, seat, table.ref(state, number), KIND)


def _pay_cost(cost: tuple[ab.Cost, ...], res: Resolution) -> Procedure:
    """Pay for a will ability; nearly all of them rest their cards and ask nothing more."""
    if all(isinstance(one, ab.TapSource) for one in cost):
        yield from verbs.rest(res.state, [res.source.number], Cause("cost", res.source, res.actor))
    else:
        yield from MEANING.pay(cost, res)


def refuse_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play this will ability now, or None where they can (FOW 907.2)."""
    now = boards.now(state, play.card)
    ability = now.abilities[play.index] if 0 <= play.index < len(now.abilities) else None
    if play.how != "use" or not is_will_ability(ability):
        return Refusal("FOW 1003.5", "While one pays one can play will abilities, and nothing else.")
    assert isinstance(ability, ab.ActionAbility)
    return refuse_playing(state, seat, play, ability)


def refuse_playing(state: State, seat: int, play: Play, ability: ab.ActionAbility) -> Refusal | None:
    """Return why a player cannot play a will ability now that there is, or None where they can (FOW 907.2)."""
    card = state.cards[play.card]
    if card.controller != seat or not table.works(state, play.card):
        return Refusal("FOW 707.2", f"{spoken(card)} is not under your control.")
    if rests(ability) and not _may_rest(state, seat, play.card):
        return Refusal("FOW 905.3", f"{spoken(card)} cannot be rested for its ability.")
    refusal: Refusal | None = triggers.refuse_use(state, play.card, play.index, ability, seat)
    if refusal is not None or _taken(state, seat, play.card, ability) is not None:
        return refusal
    # What it costs in will cannot be paid out of the payment that it is played for.
    if _is_plain(ability) or not MEANING.can_pay(ability.cost, _deed(state, seat, play.card)):
        return Refusal("FOW 903.2f", "The cost of this ability cannot be paid.")
    return None


def ideas(state: State, seat: int) -> Iterator[tuple[int, int, ab.ActionAbility]]:
    """Yield the will abilities of a player's cards, whether they can be played or not (FOW 902.1)."""
    there = _with_will(state)
    for number in (*state.zones[table.FIELD], *state.zones[table.RULER_AREA[seat]]):
        if number in there and state.cards[number].controller == seat:
            for index, ability in there[number]:
                yield number, index, ability
    for number in table.coins(state, seat):
        if state.cards[number].controller == seat:
            for index, ability in _will_abilities(boards.now(state, number).abilities):
                yield number, index, ability


@boards.of_board
def _with_will(board: Board) -> dict[int, tuple[tuple[int, ab.ActionAbility], ...]]:
    """Return the cards of a board that have will abilities, with these."""
    found = {number: _will_abilities(now.abilities) for number, now in board.now.items() if now.abilities}
    return {number: abilities for number, abilities in found.items() if abilities}


# What can pay


class Part(NamedTuple):
    """What a part of a cost takes, how dear that is, and how much of it each time."""

    what: str
    dear: int
    amount: int = 1


class Taken(NamedTuple):
    """What playing a will ability takes of its card, so often, and how dear that is."""

    what: tuple[tuple[object, ...], ...]
    dear: int


def is_fresh(state: State, number: int) -> bool:
    """Whether a J/resonator came under its player's control this turn and has no Swiftness: it is not rested for its
    own abilities (FOW 905.3, 905.4, 1107.2).
    """
    if state.cards[number].since < table.turn(state):
        return False
    now = boards.now(state, number)
    return Keyword.SWIFTNESS not in now.keywords and (now.is_resonator or CardType.J_RULER in now.types)


def _may_rest(state: State, seat: int, number: int) -> bool:
    if state.cards[number].dull or is_fresh(state, number):
        return False
    return statics.can(state, number, "rest", Cause("cost", table.ref(state, number), seat))


_SELF = ab.Source()
_ONCE = ab.Exactly(ab.Number(1))


def _asks_nothing(ability: ab.ActionAbility) -> bool:
    says = all(isinstance(one, own.Produce | own.Restricted) for one in ability.effects)
    return says and all(_takes(one) is not None for one in ability.cost)


#: Whether playing a will ability asks nothing but what it produces.
_is_plain: ab.Memo[ab.ActionAbility, bool] = ab.Memo(_asks_nothing)
#: Whether it is played by resting its card.
rests: ab.Memo[ab.ActionAbility, bool] = ab.Memo(
    lambda ability: any(isinstance(one, ab.TapSource) for one in ability.cost)
)


def _takes(cost: ab.Cost) -> Part | None:
    """Return a part of a cost that asks nothing and takes nothing but of the card itself, or life."""
    match cost:
        case ab.TapSource():
            return Part("rest", _RESTS)
        case ab.Do(ab.RemoveCounter(ab.Exactly(ab.Number(count)), name, where)) if where == _SELF:
            return Part(name, _COUNTERS, max(1, count))
        case ab.Do(own.Banish(what)) if what == _SELF:
            return Part("banish", _GOES)
        case ab.Do(own.PayLife(ab.Number(amount)) | own.LoseLife(ab.Number(amount))):
            return Part("life", _LIFE, max(1, amount))
    return None


#: What a will ability that asks nothing takes, part by part.
_parts: ab.Memo[ab.ActionAbility, tuple[Part, ...]] = ab.Memo(
    lambda ability: tuple(part for part in map(_takes, ability.cost) if part is not None)
)


def _taken(state: State, seat: int, number: int, ability: ab.ActionAbility) -> Taken | None:
    """Return what a will ability that asks nothing takes, each time that can be taken now; None where it cannot be."""
    if not _is_plain(ability):
        return None
    often, dear, taken = 99, 0, []
    for what, how_dear, amount in _parts(ability):
        if how_dear == _RESTS:
            most = int(_may_rest(state, seat, number))
        elif how_dear == _COUNTERS:
            most = state.cards[number].counters.get(what, 0) // amount
        elif how_dear == _GOES:
            most = int(state.cards[number].zone not in table.RULER_AREA)
        else:
            most = table.life(state, seat) // amount
        if most < 1:
            return None
        once = how_dear in (_RESTS, _GOES)
        often, dear = min(often, 1 if once else most), dear + how_dear
        taken.append((what, seat if how_dear == _LIFE else number))
    return Taken(tuple([tuple([(*one, place) for one in taken]) for place in range(often)]), dear) if taken else None


@of_position
def _all(state: State, seat: int) -> tuple[tuple[Source, tuple[ab.Reference, ...]], ...]:
    """Return the will abilities of a player that can pay, the cheapest first, with what alone they pay for."""
    found: list[tuple[Source, tuple[ab.Reference, ...]]] = []
    for number, index, ability in ideas(state, seat):
        effect, taken = produced(ability), _taken(state, seat, number, ability)
        if effect is None or taken is None or triggers.refuse_use(state, number, index, ability, seat) is not None:
            continue
        words = _given(effect, _deed(state, seat, number))
        for size in sorted({len(word) for word in words if word}):
            gives = tuple([word for word in words if len(word) == size])
            made = [Source(number, size, gives, False, index, uses, taken.dear) for uses in taken.what]
            found += [(one, _restricts(ability)) for one in made]
    return tuple(sorted(found, key=lambda one: (one[0].dear, len(one[0].elements))))


@of_position
def _anything(state: State, seat: int) -> tuple[Source, ...] | None:
    """Return the will abilities of a player that can pay, where each can pay for anything; None where some cannot."""
    found = _all(state, seat)
    return None if any([only for _, only in found]) else tuple([one for one, _ in found])


def sources(
    state: State, seat: int, res: Resolution | None, without: Collection[int] = frozenset()
) -> tuple[Source, ...]:
    """Return the will abilities that can pay, the cheapest first; ``without`` are cards that pay otherwise already."""
    anything = None if without else _anything(state, seat)
    return anything if anything is not None else tuple(
        one for one, only in _all(state, seat)
        if one.card not in without and (not only or (res is not None and allows(only, res)))
    )


def left(state: State, seat: int, res: Resolution, without: Collection[int]) -> tuple[int, ...]:
    """Return the cards with will abilities that can pay, but those that pay otherwise already."""
    exchanges = (one.play.card for one in _exchanges(state, seat, without))
    return (*(one.card for one in sources(state, seat, res, without)), *exchanges)


class Exchange(NamedTuple):
    """A will ability that costs will itself, or asks something: its price, what it gives, and what it takes."""

    play: Play
    signs: tuple[str, ...]
    words: tuple[str, ...]
    uses: tuple[object, ...]


def _exchanges(state: State, seat: int, without: Collection[int]) -> list[Exchange]:
    """Return the will abilities that cannot pay all by themselves, and that can be played, but those of some cards."""
    return [one for one in _all_exchanges(state, seat) if one.play.card not in without]


@of_position
def _all_exchanges(state: State, seat: int) -> tuple[Exchange, ...]:
    found: list[Exchange] = []
    for number, index, ability in ideas(state, seat):
        effect, play = produced(ability), Play("use", number, index)
        if effect is None or _is_plain(ability):
            continue
        rest = tuple(one for one in ability.cost if not isinstance(one, own.WillCost))
        signs = tuple(sign for one in ability.cost if isinstance(one, own.WillCost) for sign in one.signs)
        res = _deed(state, seat, number)
        if _restricts(ability) or "X" in signs or (rest and not MEANING.can_pay(rest, res)):
            continue
        if triggers.refuse_use(state, number, index, ability, seat) is None:
            uses = (("rest", number, 0),) if rests(ability) else (("once", number, index),) if rest else ()
            found.append(Exchange(play, signs, _given(effect, res), uses))
    return tuple(found)


#: So many will abilities that cost will are played one after the other, at most, before a cost counts as unpayable.
_DEEPEST = 3


def payable(
    state: State, seat: int, owed: Bill, res: Resolution | None = None, without: Collection[int] = frozenset(),
    *, firm: bool = False,
) -> bool:
    """Whether a player can pay a bill, with what was produced and with will abilities (FOW 1003.4, 1003.5).

    What is paid ``firm``ly cannot be taken back, and is not begun on the strength of abilities that ask something.
    """
    left = owed.without([one.sign for one in usable(state, seat, res)])
    if not left.total:
        return True
    if not without and _anything(state, seat) is not None:
        return _can_produce(state, seat, left, firm)
    return _can_pay(left, sources(state, seat, res, without), () if firm else _exchanges(state, seat, without))


@of_position
def _can_produce(state: State, seat: int, left: Bill, firm: bool) -> bool:
    """Whether a player can pay so much more, whatever for, where will abilities pay for anything."""
    return _can_pay(left, sources(state, seat, None), () if firm else _exchanges(state, seat, ()))


def _can_pay(left: Bill, there: Sequence[Source], exchanges: Sequence[Exchange]) -> bool:
    return _enough(left, there) or _by_exchange(left, there, exchanges, _DEEPEST)


def _enough(left: Bill, there: Sequence[Source]) -> bool:
    return sum(one.amount for one in there) >= left.total and paying.find(left, there) is not None


def _by_exchange(left: Bill, there: Sequence[Source], exchanges: Sequence[Exchange], depth: int) -> bool:
    """Whether a bill can be paid by paying for will abilities first."""
    for place, one in enumerate(exchanges if depth else ()):
        others = [source for source in there if not set(source.uses) & set(one.uses)]
        rest = exchanges if not one.uses else (*exchanges[:place], *exchanges[place + 1 :])
        for word in one.words:
            after = left.without(tuple(word)).plus(one.signs)
            if _enough(after, others) or _by_exchange(after, others, rest, depth - 1):
                return True
    return False


def refuse(
    state: State, seat: int, owed: Bill, res: Resolution, without: Collection[int] = frozenset(), *, firm: bool = False
) -> Refusal | None:
    """Return why a bill cannot be paid (FOW 1003.4)."""
    if payable(state, seat, owed, res, without, firm=firm):
        return None
    return Refusal(RULE_IN_FULL, f"You cannot pay {owed.words()} for {spoken(state.cards[res.source.number])}.")


def means(state: State, seat: int, res: Resolution, without: Collection[int] = frozenset()) -> Means:
    """Return the will abilities with which a player can pay now; as plays those that ask something more."""

    def plays() -> list[Play]:
        found = (one.play for one in _exchanges(state, seat, without))
        return [play for play in found if refuse_use(state, seat, play) is None]

    def judge(play: Play) -> Refusal | None:
        if play.card in without:
            return Refusal(RULE_IN_FULL, f"{spoken(state.cards[play.card])} pays another part of this already.")
        return refuse_use(state, seat, play)

    return Means(
        partial(sources, state, seat, res, without), plays, judge,
        lambda source, word: use(state, seat, Play("use", source.card, source.index), word=word),
        partial(use, state, seat),
    )


def pay(
    state: State, seat: int, owed: Bill, res: Resolution, rule: str, *, cancel: bool = True,
    without: Collection[int] = frozenset(),
) -> Asked[tuple[Will, ...]]:
    """Pay a bill in full, or as far as a player likes who insists; return what was spent, which the context remembers
    too, and what is played with it (FOW 1003.1, 1003.4).
    """
    refusal = None if res.short else refuse(state, seat, owed, res, without, firm=not cancel)
    if refusal is not None:
        raise RolledBack(refusal)
    spent = yield from settle(state, seat, owed, res, rule, means(state, seat, res, without), cancel=cancel)
    before = res.named.get("spent", ())
    assert isinstance(before, tuple)
    res.named["spent"] = (*before, *spent)
    res.paid = (*res.paid, *(f"paid {one.sign}" for one in spent))
    return spent
