"""CP: how many are owed, and what produces them: a player discards cards and dulls Backups (FFTCG 5.2.1.3, 11.2.1.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from engine import abilities as ab
from engine.answers import Pay
from engine.derived import of_position
from engine.effects import evaluate
from engine.events import Event, Move, SetCardField
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS, Element, words_of
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import tell
from engine.rulebook import Refusal
from engine.sight import is_secret
from engine.state import State
from engine.timing import paying
from engine.timing.paying import Source


@dataclass(frozen=True, slots=True)
class Bill(paying.Bill):
    """So many CP, some of certain Elements (FFTCG 5.2.1.3, 11.4.6)."""

    unit, sort = "CP", "Element"
    rules = "FFTCG 2.1", "FFTCG 11.2.1.1", "FFTCG 11.4.6.1.1", "FFTCG 11.4.6.1.2"

    def refuse_excess(self, made: Counter[str], chosen: Sequence[tuple[Source, str]]) -> Refusal | None:
        excess, needed = made.total() - self.total, dict(self.needs)
        spare = [e for e in {e for source, e in chosen if source.discard} if made[e] > needed.get(e, 0)]
        if excess <= min(max(1, len(needed)), len(spare)):
            return None
        text = f"That is {excess} CP too many: at most one point for each Element asked may be left over, "
        return Refusal("FFTCG 5.2.1.3.1", text + "and only from discarded cards.")


def can_pay(bill: Bill, sources: Sequence[Source]) -> bool:
    """Whether some choice of these sources pays a bill."""
    if bill.only:
        sources = paying.allowed(bill, sources)
    if sum([source.amount for source in sources]) < bill.total:
        return False
    if len(bill.needs) > 1 or bill.different > 1:
        return paying.find(bill, sources) is not None
    return all([sum([one.amount for one in sources if kind in one.elements]) >= count for kind, count in bill.needs])


#: A discarded card gives so many CP, a dulled Backup 1.
PER_DISCARD = 2
_LIMITS = "limits"
_CAST = "casts"


def bind(res: Resolution, limits: tuple[ab.Limit, ...]) -> None:
    """Let what is used be paid only as the limits of its ability allow (FFTCG 2.1, 11.6.9)."""
    res.named[_LIMITS] = tuple(cp for one in limits if isinstance(one, own.UsePaidWith) for cp in one.payments)


def casts(res: Resolution, number: int) -> None:
    """Let what is paid be paid for casting a card: as texts allow that card to be paid for (FFTCG 2.1)."""
    res.named[_CAST] = number


def sources(res: Resolution, exclude: Collection[int] = ()) -> tuple[Source, ...]:
    """Return what can produce CP for what is paid, without some cards: active Backups first, then cards of the hand."""
    found = of_seat(res.state, res.actor)
    if res.veiled:
        found = _as_known(found, res)
    if exclude:
        found = tuple([one for one in found if one.card not in exclude])
    number = res.named.get(_CAST)
    if isinstance(number, int):
        if varies(res.state, found):
            found = tuple([
                one if one.discard else replace(one, elements=statics.produces(res.state, one.card, number))
                for one in found
            ])
        paid_by = casting_permissions.cast_changes(res.state, number, res.seat).paid_by
        if paid_by:
            return tuple(one for one in found if any(_is_from(one, noun, res) for noun in paid_by))
    payments = res.named.get(_LIMITS, ())
    assert isinstance(payments, tuple)
    for one in payments:
        found = tuple(left for source in found if (left := _under(source, one.cp, res)) is not None)
    return found


def varies(state: State, found: Iterable[Source]) -> bool:
    """Whether texts may say of some of what produces CP that it produces others for a card that is cast."""
    now = boards.board(state)
    return any([now[one.card].rulings for one in found if not one.discard])


@of_position
def of_seat(state: State, seat: int) -> tuple[Source, ...]:
    """Return what can produce CP for a player, whatever they are for: active Backups, of one of their Elements or of
    what their text says, and the cards of the hand that can be discarded, all but Light and Dark ones.
    """
    cards, now, allowed = state.cards, boards.board(state), _allowed(state, seat)
    backups = (n for n in table.on_field(state, seat) if not cards[n].dull and now[n].is_backup)
    known = boards.deck_profile(state).printed.elements
    hand = [(n, known[n] or words_of(boards.printed(state, n).elements)) for n in state.zones[table.HAND[seat]]]
    return (
        *(Source(n, 1, statics.produces(state, n), False) for n in backups),
        *(Source(n, PER_DISCARD, elements, True) for n, elements in hand
          if elements and (not _never(elements) or allowed.intersection(elements))),
    )


def _allowed(state: State, seat: int) -> set[str]:
    """Return the Elements of which cards can be discarded by a text, if they cannot be otherwise."""
    return {
        one for static, res in boards.board(state).rulings_of(own.DiscardsForCP) if res.seat == seat
        for one in words_of(static.elements)
    }


def _as_known(found: Iterable[Source], res: Resolution) -> tuple[Source, ...]:
    """Return what can produce CP as far as anybody knows: a hidden card of the hand may be any card (FFTCG 7.6.1)."""
    state, seat = res.state, res.actor
    allowed = _allowed(state, seat)
    elements = tuple(one for one in words_of(ELEMENTS) if not _never((one,)) or one in allowed)
    hidden = (number for number in state.zones[table.HAND[seat]] if is_secret(number, res))
    return (
        *(one for one in found if not is_secret(one.card, res)),
        *(Source(number, PER_DISCARD, elements, True) for number in hidden),
    )


def _never(elements: tuple[str, ...]) -> bool:
    return Element.LIGHT.value in elements or Element.DARK.value in elements


def produce(answer: Pay, available: Iterable[Source], res: Resolution) -> list[Event]:
    """Return what producing these CP consists of, and let it be remembered how that was paid for (FFTCG 11.4.4)."""
    by_card = {one.card: one for one in available}
    cause, cards = table.Cause("cost", res.source, res.actor), res.state.cards
    made: Counter[str] = Counter()
    found: list[Event] = []
    for number, element in answer.sources:
        made[f"paid {element}"] += by_card[number].amount
        found.append(
            Move(number, table.BREAK[cards[number].owner], why="cp", cause=cause) if by_card[number].discard
            else SetCardField(number, "dull", True, "dull", cause)
        )
    discards = [one.card for one in found if isinstance(one, Move)]
    if discards:
        made[table.CARDS_DISCARDED] = len(discards)
        made[table.COSTS_DISCARDED] = sum(table.face(res.state, number).cost for number in discards)
    elif found:
        made["paid by Backups"] = 1
        made.update(f"{table.PAID_FROM}{number}" for number, _ in answer.sources)
    res.named["payment"] = dict(made)
    return found


def tell_paid(events: Sequence[Event], res: Resolution) -> None:
    """Write into the log what has paid."""
    discards = [one.card for one in events if isinstance(one, Move)]
    dulled = [one.card for one in events if isinstance(one, SetCardField)]
    parts = [
        verb + ", ".join(f"{{{place}}}" for place in range(first, first + len(cards)))
        for verb, cards, first in (("discarding ", discards, 1), ("dulling ", dulled, 1 + len(discards)))
        if cards
    ]
    if parts:
        cards = tuple(("card", number) for number in (*discards, *dulled))
        tell(res.state, "{0} pays by " + " and ".join(parts) + ".", "FFTCG 11.2.1.1", ("seat", res.actor), *cards)


def _is_from(source: Source, noun: ab.Noun, res: Resolution) -> bool:
    """Whether CP are produced by what fits a noun, on the field."""
    return not source.discard and evaluate.fits(noun, source.card, res)


def _under(source: Source, cp: own.CPOf, res: Resolution) -> Source | None:
    """Return a source with the Elements that it may pay with where only such CP may, None where it may not."""
    if cp.source is not None and not _is_from(source, cp.source, res):
        return None
    left = tuple(one for one in source.elements if not cp.elements or one in words_of(cp.elements))
    return replace(source, elements=left) if left else None
