"""What playing a card or an ability costs now (FOW 203, 903.2e): what texts make of its will, what may be paid in its
place or besides, and which cards a text lets a player play from where they lie.

What alters the nature of a cost comes first, then what makes it more, then what makes it less (903.2e-i to iv).
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.modifiers import Rest, sentences
from engine.derived import of_position
from engine.effects import evaluate
from engine.effects.nouns import of_zone
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import ATTRIBUTES, MOON, Attribute, Card, CardType, Keyword, Price, price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import layers
from engine.games.fow.effects.characteristics import speaks_of_itself
from engine.games.fow.effects.resolution import BATTLE_AREA, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.table import STANDBY, Ref
from engine.state import State
from engine.timing.spoken import fits_cast

S = TypeVar("S")

#: How a payment is remembered: with its awakening (FOW 1109.2a), or by incarnation (1110).
AWAKENED, INCARNATED = "awakened", "incarnated"


#: Signs that leave something of a cost away, and the least free cost that they leave.
Less = tuple[tuple[str, ...], str]


class Due(NamedTuple):
    """What is due in will; ``also`` are pairs of a sign and of what it pays for besides its own attribute, with
    ``moon`` the X of the cost is paid with moon will alone, and ``less`` are the signs that leave something of it away,
    each with the least free cost that it leaves. ``counting`` are changes that leave the more away the more is paid
    besides.
    """

    price: Price
    also: tuple[tuple[str, str], ...] = ()
    moon: bool = False
    less: tuple[Less, ...] = ()
    counting: tuple[own.PriceChange, ...] = ()

    def shown(self) -> Price:
        """Return the cost as it would be printed."""
        return reduce(_less, self.less, self.price)

    def owed(self, x: int, besides: Iterable[str] = (), counted: Iterable[Less] = ()) -> Price:
        """Return what is owed with an X, and with what is paid besides: what makes it less, what is ``counted`` of that
        too, comes last and is about all that has to be done (FOW 903.2e-iv).
        """
        whole, less = _more(self.price, besides) if besides else self.price, (*self.less, *counted)
        if not whole.x and not less:
            return whole
        moon, free = (x * whole.x, 0) if self.moon else (0, x * whole.x)
        return reduce(_less, less, replace(whole, any=whole.any + free, moon=whole.moon + moon, x=0))


class Offer(NamedTuple):
    """One way of paying for a card: its will, and a cost paid in its place, or nothing (``free``; FOW 903.2e)."""

    label: str
    due: Due
    cost: tuple[ab.Cost, ...] = ()
    name: str = ""
    free: bool = False


# What is in force about playing something


#: What has been given to a card says of playing it, once it is on the chase, where it has lost that (FOW 302.3).
GIVEN = "given about playing"


def given_about_playing(state: State, number: int) -> tuple[Rest, ...]:
    """Return what abilities that texts give a card outside the battle area say of playing it (FOW 902.2)."""
    given = boards.given_elsewhere(state, number)
    parts = (part for _, one in given if isinstance(one, ab.FieldAbility) for part in _said_of(one))
    return tuple(part for part in parts if speaks_of_itself(part.static))


def _in_force(
    state: State, res: Resolution, kind: type[S], ability: ab.Ability | None
) -> list[tuple[S, Any]]:
    """Return the statics of one class about playing cards and abilities, each with the context of its words: those of
    the card that is played itself, wherever it is, then those on the table.
    """
    if not boards.is_said(state, kind):
        return []
    number = res.source.number
    given: Any = (res.named.get(GIVEN) or given_about_playing(state, number)) if boards.far_zones(state) else ()
    said = _said_of(ability) if ability is not None else ()
    own_ones = [
        (rest.static, res) for rest in (*boards.what_of(state, number).of_itself, *given, *said)
        if isinstance(rest.static, kind) and all(_holds(one, res) for one in rest.conditions)
    ]
    return own_ones + boards.board(state).rulings_of(kind)


def _holds(condition: ab.Condition, res: Resolution) -> bool:
    """Whether a condition holds; one about targets does as long as they are not chosen (FOW 903.2d, 903.2e)."""
    if not res.item and any(isinstance(one, ab.Targets) for one in walk(condition)):
        return True
    return evaluate.holds(condition, res)


def is_about(what: ab.Reference | None, res: Resolution, context: Any, ability: ab.Ability | None) -> bool:
    """Whether a static about playing speaks of what is played: a card, or an ``ability`` of it."""
    state, me = res.state, res.source
    match what:
        case ab.Source() | ab.This():
            return ability is None and bool(context.source == me)
        case own.ThisItem():
            return bool(context.source == me)
        case own.WordCosts(word):
            return word is own.AbilityWord.AWAKENING and isinstance(ability, own.Awakening)
    noun = getattr(what, "noun", None)
    if not isinstance(noun, ab.Noun):
        return ability is None and what is not None and me in evaluate.refs(what, context)
    kinds = next((one.kinds for one in noun.qualities if isinstance(one, ab.OnStack)), ())
    if not any(_is_of_kind(one, ability, res) for one in kinds or (own.ChaseKind.SPELL,)):
        return False
    plain: list[ab.Quality] = []
    for one in noun.qualities:
        if isinstance(one, ab.ComesFrom):
            if not evaluate.denotes(one.source, me, context):
                return False
        elif isinstance(one, ab.InZone):
            if played_from(state, me.number) not in of_zone(one, context):
                return False
        elif not isinstance(one, ab.OnStack):
            plain.append(one)
    return fits_cast(ab.Noun(tuple(plain)), me.number, res.seat, context)


def _is_of_kind(kind: enum.Enum, ability: ab.Ability | None, res: Resolution) -> bool:
    """Whether what is played is of a kind (FOW 312.3)."""
    kinds = own.ChaseKind
    if ability is None:
        resonator = boards.now(res.state, res.source.number).is_resonator
        return kind is kinds.SPELL or kind is (kinds.RESONATOR_SPELL if resonator else kinds.OTHER_SPELL)
    match ability:
        case own.Judgment():
            return kind is kinds.JUDGMENT
        case own.Shift() | ab.ActionAbility(effects=(own.ShiftsOver(),)):
            return kind in (kinds.SHIFT, kinds.ABILITY, kinds.ACTIVATE)
        case own.Evolution():
            return kind in (kinds.EVOLUTION, kinds.ABILITY, kinds.ACTIVATE)
        case ab.ActionAbility(name=name):
            return kind in (kinds.ABILITY, kinds.ACTIVATE) or (kind is kinds.GODS_ART and name is not None)
    return False


def _concerning(state: State, seat: int, res: Resolution, kind: type[S], ability: ab.Ability | None) -> list[
    tuple[S, Any]
]:
    """Return the statics of one class in force that are about what this player plays."""
    found = []
    for one, context in _in_force(state, res, kind, ability):
        player = getattr(one, "player", ab.Player.YOU)
        if seat in evaluate.seats(player, context):
            what: ab.Reference | None = one.what  # type: ignore[attr-defined]
            if is_about(what, res, context, ability):
                found.append((one, context))
    return found


# What it costs in will


def of_card(state: State, seat: int, res: Resolution, side: Card | None = None) -> Due:
    """Return what a card costs in will now, or its other side (FOW 203, 903.2e)."""
    cost = boards.now(state, res.source.number).cost if side is None else side.cost
    return _changed(state, seat, res, price(cost), None)


def of_ability(state: State, seat: int, res: Resolution, ability: ab.Ability) -> Due:
    """Return what playing an ability costs in will now (FOW 901.1a, 903.2e)."""
    cost: tuple[ab.Cost, ...] = getattr(ability, "cost", ())
    signs = tuple(sign for one in cost if isinstance(one, own.WillCost) for sign in one.signs)
    moon = isinstance(ability, own.Judgment) and any(isinstance(one, own.PayFor) for one in ability.statics)
    return _changed(state, seat, res, price(signs), ability)._replace(moon=moon)


def of_judgment(ability: own.Judgment, res: Resolution) -> own.Judgment:
    """Return a judgment with what it asks for now: what its own text puts in the place of its cost, and whether of any
    number of will it may be none (FOW 705.2).
    """
    cost = ability.cost
    for one in ability.statics:
        if isinstance(one, own.PayRather) and evaluate.holds(one.condition, res):
            cost = one.cost
        elif isinstance(one, own.NotNothing):
            cost = tuple(replace(part, least=1) if isinstance(part, own.AnyWill) else part for part in cost)
    return ability if cost == ability.cost else replace(ability, cost=cost)


#: What the text of an ability says about its own cost or about playing its card, taken apart.
_said_of: ab.Memo[ab.Ability, tuple[Rest, ...]] = ab.Memo(lambda ability: tuple(
    part for static in sentences((
        *getattr(ability, "statics", ()),
        *(one.static for one in getattr(ability, "limits", ()) if isinstance(one, own.CheaperUse)),
    )) for part in layers.SPLITTER.split(static) if isinstance(part, Rest)
))


def without_will(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return what a cost asks for besides will."""
    return tuple(one for one in cost if not isinstance(one, own.WillCost))


#: The mark of a card that tells from which zone it was played.
PLAYED_FROM = "played from"


def played_from(state: State, number: int) -> int:
    """Return the zone from which a card is played: where it lies, or lay before it went on the chase."""
    card = state.cards[number]
    return card.marks.get(PLAYED_FROM, -1) if card.zone == table.CHASE else card.zone


def _changed(state: State, seat: int, res: Resolution, owed: Price, ability: ab.Ability | None) -> Due:
    also = [
        (one.value, other.value)
        for static, _ in _concerning(state, seat, res, own.WillAs, ability)
        for one in static.attributes or ATTRIBUTES for other in ATTRIBUTES if one is not other
    ]
    signs = boards.board(state).rulings_of(own.SignAs) if boards.is_said(state, own.SignAs) else ()
    for sign, context in signs:
        if context.seat == seat:
            also.append((sign.sign, sign.as_))
    changes = _concerning(state, seat, res, own.PriceChange, ability)
    for change, context in changes:
        if change.more:
            owed = _more(owed, _times(change, context))
    # The player would have those that leave something go first (903.2e-iv).
    less = sorted((one for one in changes if not one[0].more), key=lambda one: one[0].floor == "0")
    counting = tuple(change for change, context in less if context is res and _counts(change))
    sure = tuple((_times(change, context), change.floor) for change, context in less if change not in counting)
    return Due(owed, tuple(dict.fromkeys(also)), less=sure, counting=counting)


#: Whether a change counts what its card's own cost has been paid with ("for each resonator banished this way").
_counts: ab.Memo[own.PriceChange, bool] = ab.Memo(
    lambda change: any(isinstance(one, ab.Done) for one in walk(change.times or ()))
)


def counted(due: Due, res: Resolution) -> list[Less]:
    """Return what is left away for what is paid besides, as far as that has been chosen (FOW 903.2e-iv)."""
    return [(_times(change, res), change.floor) for change in due.counting]


#: What of a card asks which will was paid for it, so that it matters what of the cost is left away.
_MINDING = frozenset({own.PaidSign, own.AttributesSpent})


def ways(state: State, number: int, due: Due) -> list[Due]:
    """Return the ways of making a cost less among which its player chooses, where that matters (FOW 903.2e-iv): first
    that by which least is paid.
    """
    if not due.less or _MINDING.isdisjoint(boards.what_of(state, number).kinds):
        return [due]
    some = (kept for count in range(len(due.less), -1, -1) for kept in combinations(due.less, count))
    return list({one.shown(): one for kept in some for one in (due._replace(less=kept),)}.values())


def said(due: Due) -> str:
    """Return the paying of a cost in words."""
    return "Pay " + "".join(f"{{{sign}}}" for sign in signs_of(due.shown()) or ("0",)) + "."


def _times(change: own.PriceChange, context: Any) -> tuple[str, ...]:
    """Return the signs of a change as often as it says."""
    return change.signs * (1 if change.times is None else max(0, evaluate.value(change.times, context)))


def _more(owed: Price, signs: Iterable[str]) -> Price:
    """Return a cost with so much more (FOW 903.2e-iii)."""
    more = price(tuple(signs))
    needs = tuple((one, count) for one in ATTRIBUTES if (count := _of(owed, one) + _of(more, one)))
    return replace(owed, needs=needs, any=owed.any + more.any, moon=owed.moon + more.moon, x=owed.x + more.x)


def _less(owed: Price, by: tuple[tuple[str, ...], str]) -> Price:
    """Return a cost with so much less: of each attribute, and of the free cost, what is said (FOW 903.2e-iv); of the
    free cost so much is left as the sign behind that says.
    """
    signs, floor = by
    less = price(signs)
    needs = tuple((one, count) for one in ATTRIBUTES if (count := _of(owed, one) - _of(less, one)) > 0)
    least = min(price((floor,)).any, owed.any)
    return replace(owed, needs=needs, any=max(least, owed.any - less.any), moon=max(0, owed.moon - less.moon))


def signs_of(one: Price) -> tuple[str, ...]:
    """Return a cost as it is printed."""
    signs = [attribute.value for attribute, count in one.needs for _ in range(count)]
    return (*signs, *(MOON,) * one.moon, *(("X",) * one.x), *((str(one.any),) if one.any else ()))


def _of(one: Price, attribute: Attribute) -> int:
    return dict(one.needs).get(attribute, 0)


# What may be paid in its place, and besides


class Free(enum.IntEnum):
    """Whether a card is played without paying its cost: not, by a text, or by one that says so once a turn."""

    NO = 0
    YES = 1
    ONCE = 2


def offers(
    state: State, seat: int, res: Resolution, *, free: Free = Free.NO, side: Card | None = None
) -> Iterator[Offer]:
    """Yield the ways of paying for a card, or its other ``side``: its cost, and what texts put in its place (FOW
    903.2e, 1110).

    What makes a cost more counts also where it is played ``free``, without paying its cost (903.2e-ii, 903.2e-iii). Its
    cost need not be paid then; it is offered all the same where that matters: for a card that asks for X or for what
    was paid, and by what lets one be played free once a turn. From the standby area nothing is paid (708.4, 1114.2).
    """
    due = of_card(state, seat, res, side)
    if free:
        yield Offer("Play it without paying its cost.", _changed(state, seat, res, Price(), None), free=True)
        number = res.source.number
        minds = not _MINDING.isdisjoint(boards.what_of(state, number).kinds)
        if played_from(state, number) in STANDBY or not (minds or due.price.x or free is Free.ONCE):
            return
    there = ways(state, res.source.number, due)
    yield from (Offer(said(one) if len(there) > 1 else "Pay its cost.", one) for one in there)
    for static, _ in _concerning(state, seat, res, own.PayInstead, None):
        signs = tuple(sign for one in static.cost if isinstance(one, own.WillCost) for sign in one.signs)
        due = _changed(state, seat, res, price(signs), None)
        yield Offer("Pay the other cost instead.", due, without_will(static.cost))
    for ability in boards.now(state, res.source.number).abilities:
        if isinstance(ability, own.Incarnation):
            cost = tuple(_banished(*one) for one in Counter(ability.attributes).items())
            nothing = _changed(state, seat, res, Price(), None)
            yield Offer("Banish resonators instead.", nothing, cost, INCARNATED)


def offers_of_ability(
    state: State, seat: int, res: Resolution, ability: ab.ActionAbility | own.Judgment
) -> list[Offer]:
    """Return the ways of paying for an ability: its cost, and what texts put in its place (FOW 903.2e)."""
    found = [Offer("Pay its cost.", of_ability(state, seat, res, ability), without_will(ability.cost))]
    for static, _ in _concerning(state, seat, res, own.PayInstead, ability):
        signs = tuple(sign for one in static.cost if isinstance(one, own.WillCost) for sign in one.signs)
        due = _changed(state, seat, res, price(signs), ability)
        found.append(Offer("Pay the other cost instead.", due, without_will(static.cost)))
    return found


def _banished(attributes: tuple[Attribute, ...], count: int) -> ab.Cost:
    """Return the banishing of so many resonators of one of these attributes (FOW 1110.2a, 1110.2b)."""
    either = tuple(own.OfAttribute(one) for one in attributes)
    quality: ab.Quality = either[0] if len(either) == 1 else ab.AnyOf(tuple(ab.Noun((one,)) for one in either))
    noun = ab.Noun((ab.OfType(CardType.RESONATOR), quality, ab.ControlledBy(ab.Player.YOU)))
    return ab.Do(own.Banish(ab.Pick(ab.Exactly(ab.Number(count)), noun)))


def besides(state: State, seat: int, res: Resolution) -> tuple[ab.Cost, ...]:
    """Return what must be paid besides the cost of a card (FOW 903.2e)."""
    return tuple(
        part for static, _ in _concerning(state, seat, res, own.AdditionalCost, None) for part in static.cost
    )


def awakening(state: State, number: int) -> own.Awakening | None:
    """Return the awakening of a card (FOW 1109)."""
    found = (one for one in boards.now(state, number).abilities if isinstance(one, own.Awakening))
    return next(found, None)


# Which cards a text lets a player play


@of_position
def _permissions(state: State) -> list[tuple[own.MayPlay, Any]]:
    """Return what lets players play cards from where they lie: of what is in force, and of those cards themselves."""
    if not boards.is_said(state, own.MayPlay):
        return []
    there = boards.board(state)
    given = [n for zone in boards.far_zones(state) if zone not in STANDBY for n in state.zones[zone]]
    own_ones = [
        (rest.static, context)
        for card in map(state.cards.__getitem__, dict.fromkeys((*_permitting(state), *given)))
        if card.zone not in BATTLE_AREA
        for rest in (*boards.what_of(state, card.number).of_itself, *given_about_playing(state, card.number))
        if isinstance(rest.static, own.MayPlay)
        for context in (there.context(card.owner, table.ref(state, card.number)),)
        if all(evaluate.holds(one, context) for one in rest.conditions)
    ]
    return own_ones + there.rulings_of(own.MayPlay)


#: The cards of the game that say of themselves from where they are played, on either side.
_permitting = boards.cards_of(lambda what: any(isinstance(one.static, own.MayPlay) for one in what.of_itself))


def permission(state: State, seat: int, number: int) -> own.MayPlay | None:
    """Return the permission to play a card from where it is, if a text gives the player one (FOW 104.1, 702.2)."""
    me = table.ref(state, number)
    for static, context in _permissions(state):
        if context.seat == seat and me in evaluate.refs(static.what, context) and not _used(state, static, context):
            return static
    return None


@of_position
def elsewhere(state: State, seat: int) -> Mapping[int, None]:
    """Return the cards that a text or their own Remnant lets a player play from outside the hand, in order (FOW 702.2,
    1115.2).
    """
    found = {
        one.number: None
        for static, context in _permissions(state)
        if context.seat == seat and not _used(state, static, context)
        for one in evaluate.refs(static.what, context)
        if state.cards[one.number].zone not in BATTLE_AREA
    }
    mine = state.zones[table.GRAVEYARD[seat]]
    own_ones = _with_remnant(state)
    if own_ones and not boards.is_far(state, table.GRAVEYARD[seat]):
        mine = [number for number in mine if number in own_ones]
    mine = [number for number in mine if has_remnant(state, number)] if own_ones else []
    return dict.fromkeys((*found, *mine))


#: The cards of the game with Remnant on either side, and those that may give it to cards in a graveyard (FOW 1115).
_with_remnant = boards.cards_of(
    lambda what: Keyword.REMNANT in what.now.keywords or own.Zone.GRAVEYARD in what.far
)


def has_remnant(state: State, number: int) -> bool:
    """Whether a card can be played from the graveyard (FOW 1115.2)."""
    return Keyword.REMNANT in boards.now(state, number).keywords


#: The named value that tells of which permissions, once a turn each, have been used.
USED = "permissions used"


def _used(state: State, static: own.MayPlay, context: Any) -> bool:
    return static.once and (context.source, static) in state.vars.get(USED, ())


def used_by(state: State, seat: int, number: int) -> tuple[tuple[Ref, own.MayPlay], ...]:
    """Return the permission that playing a card uses up."""
    me = table.ref(state, number)
    for static, context in _permissions(state):
        if context.seat == seat and static.once and me in evaluate.refs(static.what, context):
            return ((context.source, static),)
    return ()
