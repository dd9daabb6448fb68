"""Nouns: which cards and units fit, now or as they last were, and where to look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities import nouns as words
from engine.abilities.nouns import Noun, Trait
from engine.asking.numbers import all_different, compares
from engine.games.cipher.deeds import board as boards
from engine.games.cipher.deeds import places, players, qualities
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.happenings import Happening
from engine.games.cipher.law.now import Memory, Now
from engine.games.cipher.law.table import OFF_FIELD, Ref, in_turn_order, ref

if TYPE_CHECKING:
    from engine.games.cipher.deeds.qualities import Thing


def fits(noun: Noun, number: int, deed: Deed) -> bool:
    """Whether a card, wherever it is, has all the qualities of a noun now."""
    return fits_thing(noun, deed.state.cards[number], boards.now(deed.state, number), deed)


def fits_thing(noun: Noun, thing: Thing, now: Now, deed: Deed) -> bool:
    """Whether what is on the table, or remembered, has all the qualities with these values."""
    tests = qualities.QUALITIES
    for quality in noun.qualities:  # noqa: SIM110 (faster than a generator)
        if not tests[type(quality)](quality, thing, now, deed):
            return False
    return True


def suits(noun: Noun, what: Ref, deed: Deed) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards.

    Where it is, is asked about what it has become.
    """
    card = deed.state.cards[what.number]
    if card.entered == what.entered:
        memory = _left(what, deed)
        if memory is None:
            return fits_thing(noun, card, boards.now(deed.state, what.number), deed)
        return fits_thing(noun, memory, memory.now, deed)
    memory = deed.recall(what)
    if memory is None:
        # A card that was never a unit is what it is, wherever the skill itself has put it.
        moved = deed.current(what)
        return moved != what and moved.entered == card.entered and fits_thing(
            noun, card, boards.now(deed.state, what.number), deed
        )
    if places.names_place(noun) and deed.current(what).entered == card.entered:
        return fits_thing(noun, card, boards.now(deed.state, what.number), deed)
    return fits_thing(noun, memory, memory.now, deed)


def _left(what: Ref, deed: Deed) -> Memory | None:
    """Return what is remembered of a unit that the event took off the battlefield: of that the skill speaks."""
    if not deed.memory or deed.state.cards[what.number].zone < OFF_FIELD:
        return None
    return next((one for one in deed.memory if one.number == what.number and one.entered < what.entered), None)


def fitted(noun: Noun, actor: Ref, what: Happening, deed: Deed) -> bool:
    """Whether an object that a happening is about fits, as it was then; where it lay is where it came from."""
    card = deed.state.cards[actor.number]
    moved = actor == what.what and what.after != what.what
    thing: Thing = card
    now = boards.printed(deed.state, actor.number)
    if actor == what.what and what.was is not None:
        thing, now = what.was, what.was.now
    elif card.entered == (what.after if moved else actor).entered:
        now = boards.now(deed.state, actor.number)
    else:
        memory = deed.recall(actor)
        if memory is not None:
            thing, now = memory, memory.now
    for quality in noun.qualities:
        if moved and type(quality) is words.InZone:
            if what.origin not in places.of_zone(quality, deed):
                return False
        elif not qualities.QUALITIES[type(quality)](quality, thing, now, deed):
            return False
    return True


def find(noun: Noun, deed: Deed, zone: int | None = None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the battlefield where it says nothing, or in the one ``zone`` that is given.
    """
    state = deed.state
    if zone is not None:
        return [number for number in state.zones[zone] if fits(noun, number, deed)]
    rest = places.besides(noun)
    if rest is None:
        return [number for number in candidates(noun, deed) if fits(noun, number, deed)]
    there = candidates(noun, deed)
    if not rest:
        return there
    cards = state.cards
    known = boards.board(state).now
    tests = [(qualities.QUALITIES[type(quality)], quality) for quality in rest]
    found: list[int] = []
    for number in there:
        thing, now = cards[number], known.get(number) or boards.now(state, number)
        for test, quality in tests:
            if not test(quality, thing, now, deed):
                break
        else:
            found.append(number)
    return found


def candidates(noun: Noun, deed: Deed) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    zones = deed.state.zones
    plain = places.plan(noun)
    if plain is not None:
        pairs, player = plain
        seats = in_turn_order(deed.state) if player is None else players.seats(player, deed)
        return [number for seat in seats for pair in pairs for number in zones[pair[seat]]]
    among = places.among(noun)
    if among is not None:
        from engine.games.cipher.deeds import references

        return [one.number for one in references.refs(among, deed)]
    return [number for zone in places.zones(noun, deed) for number in zones[zone]]


def together(noun: Noun, numbers: tuple[int, ...], deed: Deed) -> bool:
    """Whether cards may be taken as one group: what the noun says of the group as a whole."""
    for quality in noun.qualities:
        if type(quality) is words.AllDifferent and not _different(quality.trait, numbers, deed):
            return False
        if type(quality) is words.TotalIs and not _totals(quality, numbers, deed):
            return False
    return True


def binds(noun: Noun) -> bool:
    """Whether a noun says anything of the group as a whole."""
    return any(isinstance(one, words.AllDifferent | words.TotalIs) for one in noun.qualities)


def _totals(quality: words.TotalIs, numbers: tuple[int, ...], deed: Deed) -> bool:
    from engine.games.cipher.deeds import amounts

    total = sum(boards.now(deed.state, number).cost for number in numbers)
    return compares(total, quality.comparison, amounts.value(quality.amount, deed))


def _different(trait: Trait, numbers: tuple[int, ...], deed: Deed) -> bool:
    return all_different(qualities.TRAITS[trait](boards.now(deed.state, number)) for number in numbers)


def thing_of(what: Ref, deed: Deed) -> Thing | None:
    """Return the card that an object is, or what is remembered of it."""
    card = deed.state.cards[what.number]
    if card.entered == what.entered:
        return _left(what, deed) or card
    return deed.recall(what)


def now_of(what: Ref, deed: Deed) -> Now | None:
    """Return the values of an object: those of now, or the last known."""
    if deed.state.cards[what.number].entered == what.entered:
        memory = _left(what, deed)
        return boards.now(deed.state, what.number) if memory is None else memory.now
    memory = deed.recall(what)
    return memory.now if memory is not None else None


def ref_of(deed: Deed, number: int) -> Ref:
    """Return the object that a card is now."""
    return ref(deed.state, number)
