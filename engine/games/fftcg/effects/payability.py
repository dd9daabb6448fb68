"""Whether a cost can be paid (FFTCG 11.6.2): its CP, its icons, and the cards that its actions take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.selection import present
from engine.events import Move
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.prices import DULL_SOURCE, SAME_NAME, Part, Price, price_of, sources
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.paying import Bill, Source, can_pay
from engine.games.fftcg.rules.table import FIELD, HAND, Cause, Ref, crystals, latest_turn, spoken
from engine.rulebook import Refusal
from engine.sight import is_secret
from engine.state import State, ref

#: So many ways of picking cards that differ in what they leave to pay with are tried, among so many that there are,
#: before a cost counts as one that cannot be paid.
TRIES = 120
MOST_WAYS = 5000
RULE = "FFTCG 11.6.2.1"
NO_CP = Bill(0)


@dataclass(frozen=True, slots=True)
class Taken:
    """The cards that pay a cost already: ``cards`` can pay no other part of it, ``spent`` cannot produce CP for it.

    A Backup that leaves the field for a cost can be dulled for its CP all the same (FFTCG 5.2.1.3, 11.2.1.1, 11.6.10).
    """

    cards: frozenset[int]
    spent: frozenset[int]

    @classmethod
    def at_first(cls, res: Resolution) -> Taken:
        """Return what nothing can be paid with: the card that is cast or used from elsewhere than the field."""
        outside = res.kind in ("cost", "summon") and res.state.cards[res.source.number].zone != FIELD
        kept = frozenset((res.source.number,) if outside else ())
        return cls(kept, kept)

    def by(self, part: Part, numbers: Iterable[int], state: State) -> Taken:
        """Return what is taken when these cards pay a part."""
        new = frozenset(numbers)
        spent = frozenset(n for n in new if not part.how.leaves or state.cards[n].zone != FIELD)
        return Taken(self.cards | new, self.spent | spent)


def refuse(cost: tuple[ab.Cost, ...], res: Resolution, beside: Bill = NO_CP) -> Refusal | None:
    """Return why a cost cannot be paid, with a bill ``beside`` it, or None where some way of paying it all exists
    (FFTCG 11.6.10).
    """
    if not cost:
        return _refuse_cp(beside, res, Taken.at_first(res))
    price = price_of(cost)
    if price.others:
        return Refusal(RULE, "The program cannot carry out a part of this cost.")
    taken = Taken.at_first(res)
    for part in price.fixed:
        found = evaluate.refs(part.what, res)
        refusal = _refuse_fixed(part, found, res)
        if refusal is not None:
            return refusal
        taken = taken.by(part, (one.number for one in found), res.state)
    owed, held = owed_crystals(price, res), crystals(res.state, res.actor)
    if held < owed:
        return Refusal(RULE, f"This costs {owed} Crystals, and you have {held}.")
    for action in price.counters:
        if not holders(action, res):
            return Refusal(RULE, f"There are not enough {action.counter} Counters to remove.")
    return _refuse_picks(price, bill(price, res, beside), res, taken)


def owed_crystals(price: Price, res: Resolution) -> int:
    """Return how many Crystals a cost asks for: all its icons together (FFTCG 11.6.10)."""
    return sum(evaluate.value(amount, res) for amount in price.crystals)


def bill(price: Price, res: Resolution, beside: Bill) -> Bill:
    """Return the CP that a cost asks for, with the X that is chosen and with a bill beside it (FFTCG 11.6.7)."""
    if not price.cp:
        return beside
    total = beside.total
    needs: dict[str, int] = {}
    for part in price.cp:
        owed = evaluate.value(part.amount, res)
        total += owed
        if part.element is not None:
            needs[part.element.value] = needs.get(part.element.value, 0) + owed
    for element, count in beside.needs:
        needs[element] = needs.get(element, 0) + count
    return Bill(total, tuple(needs.items()), beside.only, beside.different)


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


def _refuse_fixed(part: Part, found: Sequence[Ref], res: Resolution) -> Refusal | None:
    """Return why the cards that a part names cannot pay it."""
    count = getattr(part.what, "count", None)
    least = 1 if count is None else evaluate.bounds(count, len(found), res)[0]
    if not found:
        return Refusal(RULE, f"There is nothing to {part.how.asked} for this cost.")
    refusal = next((why for one in found if (why := refuse_card(part, one, res)) is not None), None)
    if refusal is None and len(found) < least:
        return Refusal(RULE, f"There are not {least} cards to {part.how.asked} for this cost.")
    return refusal


def refuse_card(part: Part, what: Ref, res: Resolution) -> Refusal | None:
    """Return why this card cannot pay a part of a cost (FFTCG 11.6.2.2.3, 11.6.2.2.4)."""
    how, state = part.how, res.state
    if how is DULL_SOURCE:
        return refuse_dull(state, what)
    card = state.cards[what.number]
    name = spoken(card)
    if card.entered != what.entered:
        return Refusal(RULE, f"{name} is not there any more.")
    if how.hand and card.zone != HAND[res.actor]:
        return Refusal(RULE, f"{name} is not in your hand.")
    if how.active and (card.zone != FIELD or card.dull):
        return Refusal(RULE, f"{name} is not active.")
    if how.active and not statics.can_be_dulled(state, what.number, Cause("cost", res.source, res.actor)):
        return Refusal("FFTCG 2.2", f"{name} cannot become dull.")
    on_field = card.zone == FIELD
    if on_field and card.controller != res.actor:
        return Refusal("FFTCG 11.6.2.2.3", f"{name} is not under your control.")
    if not on_field and card.owner != res.actor and not _names_whose(part):
        return Refusal("FFTCG 11.6.2.2.3", f"{name} is not yours.")
    if how.leaves and not _can_go(part, what.number, res):
        zone = "the field" if on_field else "its zone"
        return Refusal("FFTCG 11.6.2.2.4", f"{name} cannot leave {zone}, so it cannot be a cost.")
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
    qualities = part.pick.noun.qualities if part.pick is not None else ()
    return any(isinstance(one, ab.InZone) and one.player is not None for one in qualities)


def candidates(part: Part, res: Resolution, taken: Taken) -> list[int]:
    """Return the cards that may be picked for a part of a cost."""
    assert part.pick is not None
    if part.how is SAME_NAME:
        return same_named(res, taken)
    state = res.state
    found = evaluate.find(part.pick.noun, res, HAND[res.actor] if part.how.hand else None)
    return [
        n for n in found
        if n not in taken.cards
        and ((res.veiled and is_secret(n, res)) or refuse_card(part, ref(state, n), res) is None)
    ]


def _refuse_cp(owed: Bill, res: Resolution, taken: Taken) -> Refusal | None:
    """Return why CP cannot be produced."""
    if not owed.total or can_pay(owed, sources(res, taken.spent)):
        return None
    return Refusal("FFTCG 11.2.1.1", f"You cannot produce {owed.words()}.")


def _refuse_picks(price: Price, owed: Bill, res: Resolution, taken: Taken) -> Refusal | None:
    """Return why the picked cards and the CP cannot both be found."""
    refusal = _refuse_cp(owed, res, taken)
    if refusal is not None or not price.picked:
        return refusal
    for part in price.picked:
        found = len(candidates(part, res, taken))
        assert part.pick is not None
        if found >= evaluate.bounds(part.pick.count, found, res)[0]:
            continue
        if part.how is SAME_NAME:
            name = spoken(res.state.cards[res.source.number])
            return Refusal("FFTCG 11.7.1", f"You have no other {name} in your hand to discard.")
        return Refusal(RULE, f"There are not enough cards to {part.how.asked} for this cost.")
    available = sources(res, taken.spent) if owed.total else ()
    if not completes(price.picked, res, taken, owed, available):
        return Refusal("FFTCG 11.6.10", "You cannot pay all parts of this cost at the same time.")
    return None


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
    parts: Sequence[Part], res: Resolution, taken: Taken, owed: Bill, available: Sequence[Source]
) -> bool:
    """Whether these parts, and then the CP, can be paid with what is not taken."""
    left = [one for one in available if one.card not in taken.spent]
    if not parts:
        return not owed.total or can_pay(owed, left)
    part, rest = parts[0], parts[1:]
    assert part.pick is not None
    useful = {one.card: (one.amount, one.elements, one.discard) for one in left}
    found = sorted(candidates(part, res, taken), key=useful.__contains__)
    least, _ = evaluate.bounds(part.pick.count, len(found), res)
    tries = 0
    failed: set[tuple[object, ...]] = set()
    for some in islice(combinations(found, least), MOST_WAYS):
        if not res.veiled and not evaluate.together(part.pick.noun, some, res):
            continue
        after = taken.by(part, some, res.state)
        if not rest:
            # Of the last part it only matters which CP are lost by it.
            lost = tuple(sorted(useful[n] for n in some if n in useful and n in after.spent))
            if lost in failed:
                continue
            failed.add(lost)
        if completes(rest, res, after, owed, available):
            return True
        tries += 1
        if tries == TRIES:
            return False
    return False


def holders(action: ab.RemoveCounter, res: Resolution) -> list[int]:
    """Return the player's cards from which enough counters can be removed (FFTCG 15.1.1.10): nobody pays with cards
    that the opponent controls (11.6.2.2.3).
    """
    noun, cards = getattr(action.where, "noun", None), res.state.cards
    found = present(evaluate.refs(action.where, res), res) if noun is None else evaluate.find(noun, res)
    return [n for n in found if cards[n].controller == res.actor and removable(action, n, res)[1] > 0]


def removable(action: ab.RemoveCounter, number: int, res: Resolution) -> tuple[int, int]:
    """Return how many counters of the kind may be removed from a card: the fewest and the most; (0, 0) for too few."""
    there = res.state.cards[number].counters.get(action.counter, 0)
    if action.count is None:
        return there, there
    least, most = evaluate.bounds(action.count, there, res)
    return (least, min(most, there)) if there >= least else (0, 0)
