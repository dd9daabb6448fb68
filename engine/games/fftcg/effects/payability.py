"""Whether a cost can be paid (FFTCG 11.6.2): its CP, its icons, and the cards that its actions take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Move
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.prices import SAME_NAME, Part, Price, price_of
from engine.games.fftcg.effects.producing import payers
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.paying import Bill, Source, can_pay
from engine.games.fftcg.rules.table import FIELD, HAND, Ref, crystals, latest_turn, spoken
from engine.rulebook import Refusal
from engine.state import State
from engine.veil import is_secret

NOTHING: frozenset[int] = frozenset()
#: So many ways of picking cards that differ in what they leave to pay with are tried, among so many that there are,
#: before a cost counts as one that cannot be paid.
TRIES = 120
MOST_WAYS = 5000
RULE = "FFTCG 11.6.2.1"


@dataclass(frozen=True, slots=True)
class Taken:
    """The cards that pay a cost already: ``cards`` can pay no other part of it, ``spent`` cannot produce CP for it.

    A Backup that leaves the field for a cost can be dulled for its CP all the same (FFTCG 5.2.1.3, 11.2.1.1, 11.6.10).
    """

    cards: frozenset[int]
    spent: frozenset[int]

    @classmethod
    def at_first(cls, price: Price, res: Resolution, exclude: frozenset[int] = NOTHING) -> Taken:
        """Return what nothing can be paid with: the card itself where it is dulled, or is cast or used from the hand.
        """
        kept = exclude | kept_aside(res) | (frozenset((res.source.number,)) if price.dull else NOTHING)
        return cls(kept, kept)

    def by(self, part: Part, numbers: Iterable[int], state: State) -> Taken:
        """Return what is taken when these cards pay a part."""
        new = frozenset(numbers)
        spent = frozenset(n for n in new if not part.how.leaves or state.cards[n].zone != FIELD)
        return Taken(self.cards | new, self.spent | spent)


def refuse(
    cost: tuple[ab.Cost, ...], res: Resolution, *, exclude: frozenset[int] = NOTHING, beside: Bill | None = None
) -> Refusal | None:
    """Return why a cost cannot be paid, or None where some way of paying it all exists (FFTCG 11.6.10).

    ``exclude`` are cards that cannot pay; ``beside`` is a bill that is paid together with the cost.
    """
    price = price_of(cost)
    if price.dull:
        refusal = refuse_dull(res.state, res.source)
        if refusal is not None:
            return refusal
    if price.others:
        return Refusal(RULE, "The program cannot carry out a part of this cost.")
    owed = owed_crystals(price, res)
    held = crystals(res.state, res.actor)
    if held < owed:
        return Refusal(RULE, f"This costs {owed} Crystals, and you have {held}.")
    taken = Taken.at_first(price, res, exclude)
    for part in price.parts:
        if part.count is None:
            refusal = _refuse_fixed(part, res)
            if refusal is not None:
                return refusal
            taken = taken.by(part, (one.number for one in evaluate.refs(part.what, res)), res.state)
    for action in price.counters:
        if not holders(action, res):
            return Refusal(RULE, f"There are not enough {action.counter} Counters to remove.")
    return _refuse_picks(price, joined(bill(cost, res), beside), res, taken)


def owed_crystals(price: Price, res: Resolution) -> int:
    """Return how many Crystals a cost asks for: all its icons together (FFTCG 11.6.10)."""
    return sum(evaluate.value(amount, res) for amount in price.crystals)


def joined(one: Bill, other: Bill | None) -> Bill:
    """Return two bills as one."""
    if other is None:
        return one
    needs = dict(one.needs)
    for element, count in other.needs:
        needs[element] = needs.get(element, 0) + count
    return Bill(one.total + other.total, tuple(needs.items()), other.only, max(one.different, other.different))


def kept_aside(res: Resolution) -> frozenset[int]:
    """Return the cards that cannot pay: the card being cast or used from the hand itself."""
    kept = res.named.get("reserved", NOTHING)
    assert isinstance(kept, frozenset)
    if res.kind in ("cost", "summon") and res.state.cards[res.source.number].zone != FIELD:
        return kept | {res.source.number}
    return kept


def refuse_dull(state: State, source: Ref) -> Refusal | None:
    """Return why a card cannot be dulled for the [Dull] of its own ability (FFTCG 11.6.2.2, 15.2.2.3).

    It must be active; a Forward or Backup without Haste must have been its controller's since their latest turn began.
    """
    card = state.cards[source.number]
    if card.zone != FIELD or card.entered != source.entered:
        return Refusal("FFTCG 11.6.2.1", f"{spoken(card)} is not on the field to be dulled.")
    if card.dull:
        return Refusal("FFTCG 6.3.1", f"{spoken(card)} is dull already.")
    if not statics.can_be_dulled(state, source.number, Cause("cost", source, card.controller)):
        return Refusal("FFTCG 2.2", f"{spoken(card)} cannot become dull.")
    if card.since < latest_turn(state, card.controller):
        return None
    now = boards.board(state)[source.number]
    if CardType.FORWARD not in now.types and CardType.BACKUP not in now.types:
        return None
    if "Haste" in now.keywords:
        return None
    return Refusal(
        "FFTCG 11.6.2.2",
        f"{spoken(card)} came under your control this turn and has no Haste: its own ability cannot dull it.",
    )


def is_active(state: State, what: Ref) -> bool:
    """Whether an object lies active on the field: it can become dull."""
    card = state.cards[what.number]
    return card.zone == FIELD and card.entered == what.entered and not card.dull


def bill(cost: tuple[ab.Cost, ...], res: Resolution) -> Bill:
    """Return the CP that a cost asks for, with the X that is chosen (FFTCG 11.6.7)."""
    price = price_of(cost)
    total = price.total + price.per_x * res.x
    if not price.asked:
        return Bill(total, price.needs)
    needs = dict(price.needs)
    for part in price.asked:
        owed = evaluate.value(part.amount, res)
        total += owed
        if part.element is not None:
            needs[part.element.value] = needs.get(part.element.value, 0) + owed
    return Bill(total, tuple(needs.items()))


def _refuse_fixed(part: Part, res: Resolution) -> Refusal | None:
    """Return why the cards that a part names cannot pay it."""
    found = evaluate.refs(part.what, res)
    if not found:
        return Refusal(RULE, f"There is nothing to {part.how.asked} for this cost.")
    for what in found:
        refusal = refuse_card(part, what, res)
        if refusal is not None:
            return refusal
    if amounts_of := getattr(part.what, "count", None):
        least, _ = evaluate.bounds(amounts_of, len(found), res)
        if len(found) < least:
            return Refusal(RULE, f"There are not {least} cards to {part.how.asked} for this cost.")
    return None


def refuse_card(part: Part, what: Ref, res: Resolution) -> Refusal | None:
    """Return why this card cannot pay a part of a cost (FFTCG 11.6.2.2.3, 11.6.2.2.4)."""
    state = res.state
    card = state.cards[what.number]
    name = spoken(card)
    how = part.how
    if card.entered != what.entered:
        return Refusal(RULE, f"{name} is not there any more.")
    if how.hand and card.zone != HAND[res.actor]:
        return Refusal(RULE, f"{name} is not in your hand.")
    if how.active and (card.zone != FIELD or card.dull):
        return Refusal(RULE, f"{name} is not active.")
    if how.active and not statics.can_be_dulled(state, what.number, Cause("cost", res.source, res.actor)):
        return Refusal("FFTCG 2.2", f"{name} cannot become dull.")
    if card.zone != FIELD:
        if card.owner != res.actor and not _names_whose(part):
            return Refusal("FFTCG 11.6.2.2.3", f"{name} is not yours.")
        if how.leaves and not _can_go(part, what.number, res):
            return Refusal("FFTCG 11.6.2.2.4", f"{name} cannot leave its zone, so it cannot be a cost.")
        return None
    if card.controller != res.actor:
        return Refusal("FFTCG 11.6.2.2.3", f"{name} is not under your control.")
    if how.leaves and not _can_go(part, what.number, res):
        return Refusal("FFTCG 11.6.2.2.4", f"{name} cannot leave the field, so it cannot be a cost.")
    return None


def _can_go(part: Part, number: int, res: Resolution) -> bool:
    """Whether nothing keeps a card from where this part of a cost takes it (FFTCG 11.6.2.2.4)."""
    state = res.state
    move = part.how.make(part.action, state, number, Cause("cost", res.source, res.actor))
    assert isinstance(move, Move)
    if move.why == "break" and not statics.can_be_broken(state, number, move.cause):
        return False
    return statics.can_leave(state, number, move.cause, move.to)


def _names_whose(part: Part) -> bool:
    """Whether the text says in whose zone it looks: "the Break Zone" alone is that of whoever pays."""
    qualities = part.noun.qualities if part.noun is not None else ()
    return any(isinstance(one, ab.InZone) and one.player is not None for one in qualities)


def candidates(part: Part, res: Resolution, taken: Taken) -> list[int]:
    """Return the cards that may be picked for a part of a cost."""
    assert part.noun is not None
    if part.how is SAME_NAME:
        return same_named(res, taken)
    state = res.state
    found = evaluate.find(part.noun, res, HAND[res.actor] if part.how.hand else None)
    return [
        n for n in found
        if n not in taken.cards
        and ((res.veiled and is_secret(n, res)) or refuse_card(part, Ref(n, state.cards[n].entered), res) is None)
    ]


def _refuse_picks(price: Price, owed: Bill, res: Resolution, taken: Taken) -> Refusal | None:
    """Return why the picked cards and the CP cannot both be found."""
    available: Sequence[Source] = ()
    if owed.total:
        available = payers(res, taken.spent)
        if not can_pay(owed, available):
            return Refusal("FFTCG 11.2.1.1", f"You cannot produce {owed.words()}.")
    parts = picks(price)
    for part in parts:
        found = len(candidates(part, res, taken))
        assert part.count is not None
        least, _ = evaluate.bounds(part.count, found, res)
        if found < least and part.how is SAME_NAME:
            name = spoken(res.state.cards[res.source.number])
            return Refusal("FFTCG 11.7.1", f"You have no other {name} in your hand to discard.")
        if found < least:
            return Refusal(RULE, f"There are not enough cards to {part.how.asked} for this cost.")
    if parts and not completes(price, 0, res, taken, owed, available):
        return Refusal("FFTCG 11.6.10", "You cannot pay all parts of this cost at the same time.")
    return None


def picks(price: Price) -> tuple[Part, ...]:
    return tuple(part for part in price.parts if part.count is not None)


def same_named(res: Resolution, taken: Taken) -> list[int]:
    """Return the cards of the hand that share a name with the card whose special ability it is (FFTCG 11.7.1).

    With them those that a text allows instead (2.1).
    """
    state = res.state
    names = set(boards.now(state, res.source.number).names)
    instead = {
        number
        for static, other in boards.board(state).rulings_of(own.SpecialPaidWith)
        if other.seat == res.actor and evaluate.denotes(static.what, res.source, other)
        for number in evaluate.find(static.noun, res, HAND[res.actor])
    }
    return [
        n for n in state.zones[HAND[res.actor]]
        if n not in taken.cards and n != res.source.number
        and (
            (res.veiled and is_secret(n, res)) or n in instead or not names.isdisjoint(boards.now(state, n).names)
        )
    ]


def completes(
    price: Price, place: int, res: Resolution, taken: Taken, owed: Bill, available: Sequence[Source]
) -> bool:
    """Whether the parts from a place on, and then the CP, can be paid with what is not taken."""
    parts = picks(price)
    if place == len(parts):
        return not owed.total or can_pay(owed, [one for one in available if one.card not in taken.spent])
    part = parts[place]
    assert part.count is not None and part.noun is not None
    useful = {one.card: (one.amount, one.elements, one.discard) for one in available if one.card not in taken.spent}
    found = sorted(candidates(part, res, taken), key=useful.__contains__)
    least, _ = evaluate.bounds(part.count, len(found), res)
    tries = 0
    failed: set[tuple[object, ...]] = set()
    for some in islice(combinations(found, least), MOST_WAYS):
        if not res.veiled and not evaluate.together(part.noun, some, res):
            continue
        after = taken.by(part, some, res.state)
        if place + 1 == len(parts):
            # Of the last part it only matters which CP are lost by it.
            lost = tuple(sorted(useful[n] for n in some if n in useful and n in after.spent))
            if lost in failed:
                continue
            failed.add(lost)
        if completes(price, place + 1, res, after, owed, available):
            return True
        tries += 1
        if tries == TRIES:
            return False
    return False


def holders(action: ab.RemoveCounter, res: Resolution) -> list[int]:
    """Return the player's cards from which enough counters can be removed (FFTCG 15.1.1.10): nobody pays with cards
    that the opponent controls (11.6.2.2.3).
    """
    where = action.where
    noun = getattr(where, "noun", None)
    if noun is not None:
        found = evaluate.find(noun, res)
    else:
        cards = res.state.cards
        found = [one.number for one in evaluate.refs(where, res) if cards[one.number].entered == one.entered]
    cards = res.state.cards
    return [n for n in found if cards[n].controller == res.actor and removable(action, n, res)[1] > 0]


def removable(action: ab.RemoveCounter, number: int, res: Resolution) -> tuple[int, int]:
    """Return how many counters of the kind may be removed from a card: the fewest and the most; (0, 0) for too few."""
    there = res.state.cards[number].counters.get(action.counter, 0)
    if action.count is None:
        return there, there
    least, most = evaluate.bounds(action.count, there, res)
    return (least, min(most, there)) if there >= least else (0, 0)
