"""Nouns: which objects fit, now or as they last were, and where to look for them.

A Summon on the stack is its card; an ability there has no card, and goes by the negative of its item's stamp
(see :func:`ability_number`).
"""

from __future__ import annotations

from engine.abilities import nouns as words
from engine.abilities.nouns import Noun, Trait
from engine.asking.numbers import all_different, compares
from engine.games.fftcg import vocabulary
from engine.games.fftcg.deeds import amounts, places, players, qualities
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.happenings import Happening
from engine.games.fftcg.deeds.qualities import QUALITIES, Thing
from engine.games.fftcg.law.items import stack
from engine.games.fftcg.law.now import Memory, Now
from engine.games.fftcg.law.table import FIELD, STACK, Ref, turn_player
from engine.veil import is_secret


def fits(noun: Noun, number: int, deed: Deed) -> bool:
    """Whether a card, wherever it is, has all the qualities of a noun now."""
    if number < 0:
        return qualities.ability_fits(noun, number, deed)
    return fits_thing(noun, deed.state.cards[number], boards.now(deed.state, number), deed)


def may_fit(noun: Noun, number: int, deed: Deed) -> bool:
    """Whether a card has all the qualities of a noun, or may have them as far as anybody knows, if ``veiled``."""
    return (deed.veiled and is_secret(number, deed)) or fits(noun, number, deed)


def fits_memory(noun: Noun, memory: Memory, deed: Deed) -> bool:
    """Whether an object that left had all the qualities when it was last there (FFTCG 6.4.2, 11.5.5)."""
    return fits_thing(noun, memory, memory.now, deed)


def fits_thing(noun: Noun, thing: Thing, now: Now, deed: Deed) -> bool:
    """Whether what is on the table, or remembered, has all the qualities with these values."""
    for quality in noun.qualities:  # noqa: SIM110 (faster than a generator)
        if not QUALITIES[type(quality)](quality, thing, now, deed):
            return False
    return True


def suits(noun: Noun, what: Ref, deed: Deed) -> bool:
    """Whether an object fits: as it is while it is there, as it last was afterwards (FFTCG 11.5.5).

    Where it is, is asked about what it has become: an object that is gone is nowhere.
    """
    if what.number < 0:
        return qualities.ability_fits(noun, what.number, deed)
    card = deed.state.cards[what.number]
    there = card.entered == what.entered
    memory = _left(what, deed) if there else deed.recall(what)
    if memory is None:
        return there and fits_thing(noun, card, boards.now(deed.state, what.number), deed)
    if places.names_place(noun) and deed.current(what).entered != card.entered:
        return False
    for quality in noun.qualities:
        thing: Thing = card if type(quality) is words.InZone else memory
        if not QUALITIES[type(quality)](quality, thing, memory.now, deed):
            return False
    return True


def _left(what: Ref, deed: Deed) -> Memory | None:
    """Return what is remembered of a card that the event took off the field: of it the ability speaks (FFTCG 6.4.2)."""
    if not deed.memory or deed.state.cards[what.number].zone == FIELD:
        return None
    return next((one for one in deed.memory if one.number == what.number and one.entered < what.entered), None)


def fitted(noun: Noun, actor: Ref, what: Happening, deed: Deed) -> bool:
    """Whether an object that a happening is about fits, as it was then (FFTCG 11.8.16).

    Where it lay is where it came from; what was in no place that is remembered goes by what is printed on it.
    """
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
        if (moved or what.key == "cast") and type(quality) is words.InZone:
            if what.origin not in places.of_zone(quality, deed):
                return False
        elif not QUALITIES[type(quality)](quality, thing, now, deed):
            return False
    return True


def fits_cast(noun: Noun, number: int, seat: int, deed: Deed) -> bool:
    """Whether a card fits as something that a player casts: whose it is means who casts it."""
    thing = deed.state.cards[number]
    now = boards.now(deed.state, number)
    for quality in noun.qualities:
        kind = type(quality)
        if kind is words.OwnedBy or kind is words.ControlledBy:
            if seat not in players.seats(quality.player, deed):  # type: ignore[attr-defined]
                return False
        elif kind is words.AnyOf:
            if not any(fits_cast(one, number, seat, deed) for one in quality.options):  # type: ignore[attr-defined]
                return False
        elif not QUALITIES[kind](quality, thing, now, deed):
            return False
    return True


def find(noun: Noun, deed: Deed, zone: int | None = None) -> list[int]:
    """Return everything that fits, the turn player's first.

    It looks where the noun says, on the field where it says nothing, or in the one ``zone`` that is given. Of hidden
    cards it finds all, where the deed is ``veiled``.
    """
    found: list[int] = []
    for number in candidates(noun, deed) if zone is None else _lying_in(zone, deed):
        if may_fit(noun, number, deed):
            found.append(number)
    return found


def candidates(noun: Noun, deed: Deed) -> list[int]:
    """Return everything that lies where a noun looks, the turn player's first."""
    among = places.among(noun)
    if among is not None:
        from engine.games.fftcg.deeds import references

        return [one.number for one in references.refs(among, deed)]
    for quality in noun.qualities:
        if type(quality) is words.Done:
            return [one.number for one in deed.done.get(quality.word, ())]
    found: list[int] = []
    for zone in places.zones(noun, deed):
        found.extend(_lying_in(zone, deed))
    return found


def _lying_in(zone: int, deed: Deed) -> list[int]:
    state = deed.state
    if zone == FIELD:
        cards, first = state.cards, turn_player(state)
        field = state.zones[FIELD]
        return [n for n in field if cards[n].controller == first] + [n for n in field if cards[n].controller != first]
    if zone == STACK:
        return state.zones[STACK] + [ability_number(one.stamp) for one in stack(state) if one.kind != "Summon"]
    return state.zones[zone]


def together(noun: Noun, numbers: tuple[int, ...], deed: Deed) -> bool:
    """Whether cards may be taken as one group: what the noun says of the group as a whole."""
    for quality in noun.qualities:
        if type(quality) is words.AllDifferent and not _different(quality.trait, numbers, deed):
            return False
        if type(quality) is words.TotalIs and not _totals(quality, numbers, deed):
            return False
    return True


def most_together(noun: Noun, numbers: list[int], deed: Deed) -> int:
    """Return how many of them there are at the most that go together: "3 Forwards with different names".

    Those with the fewest values are taken first: a card of one Element stands less in the way than one of two.
    """
    if not binds(noun):
        return len(numbers)
    traits = [one.trait for one in noun.qualities if isinstance(one, words.AllDifferent)]
    known = {number: boards.now(deed.state, number) for number in numbers}
    order = sorted(numbers, key=lambda n: sum(len(tuple(qualities.TRAITS[trait](known[n]))) for trait in traits))
    taken: tuple[int, ...] = ()
    for number in order:
        if together(noun, (*taken, number), deed):
            taken = (*taken, number)
    return len(taken)


def binds(noun: Noun) -> bool:
    """Whether a noun says something of the group as a whole."""
    return any(isinstance(one, words.AllDifferent | words.TotalIs) for one in noun.qualities)


def _totals(quality: words.TotalIs, numbers: tuple[int, ...], deed: Deed) -> bool:
    known = [boards.now(deed.state, number) for number in numbers]
    total = sum(max(0, one.power) if quality.trait is Trait.POWER else one.cost for one in known)
    return compares(total, quality.comparison, amounts.value(quality.amount, deed))


def _different(trait: Trait, numbers: tuple[int, ...], deed: Deed) -> bool:
    return all_different(qualities.TRAITS[trait](boards.now(deed.state, number)) for number in numbers)


def traits_among(noun: Noun, trait: Trait, deed: Deed) -> set[object]:
    """Return the Elements, or costs, or Jobs, that are among what fits."""
    return {one for number in find(noun, deed) for one in qualities.TRAITS[trait](boards.now(deed.state, number))}


def thing_of(what: Ref, deed: Deed) -> Thing | None:
    """Return the card that an object is, or what is remembered of it."""
    if what.number < 0:
        return None
    card = deed.state.cards[what.number]
    if card.entered == what.entered:
        return _left(what, deed) or card
    return deed.recall(what)


def now_of(what: Ref, deed: Deed) -> Now | None:
    """Return the values of an object: those of now, or the last known (FFTCG 11.5.5); None for an ability."""
    if what.number < 0:
        return None
    if deed.state.cards[what.number].entered == what.entered:
        memory = _left(what, deed)
        return boards.now(deed.state, what.number) if memory is None else memory.now
    memory = deed.recall(what)
    return memory.now if memory is not None else None


def counters_on(thing: Thing, name: str) -> int:
    """Return how many counters of a name lie on something; of every name when it is empty (FFTCG 6.7.2)."""
    return thing.counters.get(name, 0) if name else sum(thing.counters.values())


def ref_of(deed: Deed, number: int) -> Ref:
    """Return the object that a card is now, or an ability on the stack."""
    return Ref(number, -number if number < 0 else deed.state.cards[number].entered)


def ability_number(stamp: int) -> int:
    """Return the number by which an ability on the stack goes among cards."""
    return -stamp


def looks_on_stack(noun: Noun) -> bool:
    """Whether a noun speaks of Summons and abilities on the stack."""
    return any(type(quality) is vocabulary.OnStack for quality in noun.qualities)
