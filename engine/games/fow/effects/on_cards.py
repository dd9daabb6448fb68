"""Effects that move, find, look at and name cards: into graveyards, hands and decks, out of the game, onto the field
(FOW 1000).
"""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.course import EventProcedure, in_turn_order, tell
from engine.effects.actions import (
    Handler,
    NamingRules,
    about_it,
    carry_out,
    following,
    ordered,
    put,
    put_on_deck,
    whose_field,
)
from engine.effects.meaning import Able, Action, Moves, Together
from engine.effects.resolution import note, note_done, put_aside
from engine.effects.selection import objects, resolve
from engine.events import BOTTOM, Arrange, Event, Notice, Shuffle, extend
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import nouns, statics
from engine.games.fow.effects.qualities import PUT_AWAY
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules import table, verbs
from engine.games.fow.rules.apply_events import apply_events, fact
from engine.games.fow.rules.table import DECK, HAND, STONE_DECK, ref, spoken
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.apply_events import Route
from engine.triggers.borrowed import remove

# Between zones

_ON_STONES = Route(STONE_DECK, "deck", "{0} is put on top of its owner's magic stone deck.", "FOW 305.2")
_BELOW_STONES = _ON_STONES._replace(told="{0} is put at the bottom of its owner's magic stone deck.", place=BOTTOM)


def _into_zone(effect: ab.PutIntoZone) -> Route:
    """Return where cards go."""
    if effect.zone is own.Zone.GRAVEYARD:
        return verbs.PUT_AWAY
    if effect.zone is own.Zone.HAND:
        return verbs.RETURNING
    name = effect.zone.value
    route = Route(nouns.ZONES[effect.zone], "put", "{0} is put into its owner's {1}.", "FOW 302.5", (name,))
    return route._replace(face_down=effect.face_down)


#: Where effects put cards that do no more than that.
MEANING.routes |= {
    ab.Discard: lambda effect: verbs.DISCARDED,
    ab.Break: lambda effect: verbs.DESTROYED,
    own.Banish: lambda effect: verbs.BANISHED,
    ab.PutIntoZone: _into_zone,
    ab.RemoveFromGame: lambda effect: verbs.REMOVING._replace(face_down=effect.face_down),
    ab.AddToHand: lambda effect: verbs.RETURNING,
    ab.ReturnToHand: lambda effect: verbs.RETURNING,
    ab.PutOnDeck: lambda effect: verbs.BELOW if effect.place is ab.DeckPlace.BOTTOM else verbs.ON_TOP,
    own.PutOnStones: lambda effect: _BELOW_STONES if effect.bottom else _ON_STONES,
    own.ShuffleInto: lambda effect: _ON_STONES if effect.stones else verbs.ON_TOP,
}


def movable(effect: ab.Effect, res: Resolution, number: int) -> Refusal | None:
    """Return why texts keep a card from going where an effect takes it (FOW 104.4)."""
    route: Route = MEANING.routes[type(effect)](effect)
    to = route.zones[res.state.cards[number].owner]
    if statics.can_move(res.state, number, to, res.cause):
        return None
    return Refusal("FOW 104.4", f"{spoken(res.state.cards[number])} cannot go there.")


def shuffle_into(effect: own.ShuffleInto, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Shuffle cards into their owners' decks, or magic stone decks (FOW 1021)."""
    state = res.state
    decks = STONE_DECK if effect.stones else DECK
    owners = sorted({state.cards[number].owner for number in numbers})
    events = yield from put(effect, res, numbers)
    for seat in owners:
        _shuffle(state, decks[seat], seat)
    return events


def _shuffle(state: State, deck: int, seat: int) -> None:
    state.emit(Shuffle(deck))
    what = "the deck" if deck in DECK else "the magic stone deck"
    tell(state, "{0} shuffles " + what + ".", "FOW 1021.1", ("seat", seat))


def shuffle_stones(effect: own.ShuffleStones, res: Resolution) -> None:
    """Shuffle the actor's magic stone deck."""
    _shuffle(res.state, STONE_DECK[res.actor], res.actor)
    note_done(res)


def put_back(effect: own.PutBack, res: Resolution) -> Procedure:
    """Put the cards that were looked at back on top of the deck, in an order that the actor chooses."""
    found = [one.number for one in res.looked or res.it]
    there = [number for number in found if res.state.cards[number].zone in DECK + STONE_DECK]
    if there:
        stones = res.state.cards[there[0]].zone in STONE_DECK
        yield from put_in_order(
            own.PutOnStones(ab.Them(), any_order=True) if stones
            else ab.PutOnDeck(ab.Them(), ab.DeckPlace.TOP, any_order=True), res, there,
        )
    res.looked = ()
    note_done(res)


_ON_TOP = "In which order do these lie on top? The first one is the topmost."
_BELOW = "In which order do these lie below? The first one is the lowest."


def put_in_order(effect: ab.PutOnDeck | own.PutOnStones, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on their owners' decks, or magic stone decks, in an order that each owner chooses (FOW 302.4), or the
    actor where the text lets them ("in any order", 104.1).

    They go one after the other as they lay, and are put in order there: nobody else learns which comes first (302.4).
    """
    if isinstance(effect, ab.PutOnDeck):
        if effect.place not in (ab.DeckPlace.TOP, ab.DeckPlace.BOTTOM) or effect.at_random:
            return (yield from put_on_deck(effect, res, numbers))
        below = effect.place is ab.DeckPlace.BOTTOM
    else:
        below = effect.bottom
    state, actor = res.state, res.actor
    orders: list[tuple[int, list[int]]] = []
    if effect.any_order or not isinstance(next(following(res), None), ab.Shuffle | own.ShuffleStones):
        for seat in in_turn_order(state):
            res.actor = actor if effect.any_order else seat
            mine = [number for number in numbers if state.cards[number].owner == seat]
            orders.append((res.actor, (yield from ordered(mine, res, _BELOW if below else _ON_TOP))))
        res.actor = actor
    events = yield from put(effect, res, sorted(numbers, key=lambda number: _lies(state, number)))
    for seat, order in orders:
        for deck in (*DECK, *STONE_DECK):
            there = tuple([number for number in order if state.cards[number].zone == deck])
            if len(there) > 1:
                state.emit(Arrange(deck, there if below else there[::-1], seat, below=below))
    return events


def _lies(state: State, number: int) -> tuple[int, int]:
    """Return where a card lies."""
    zone = state.cards[number].zone
    return zone, state.zones[zone].index(number)


# Onto the field


def play(effect: ab.PlayOntoField, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards onto the field under the actor's control, or their owners' (FOW 313.2)."""
    events: list[Event] = []
    for seat in (0, 1):
        whose = [
            n for n in numbers if whose_field(effect, n, res) == seat and playable(effect, res, n) is None
        ]
        added = [number for number in whose if statics.added_to_kinds(res.state, number)]
        plain = [number for number in whose if number not in added]
        if plain:
            events += yield from verbs.enter(res.state, plain, seat, res.cause, rested=effect.dull)
        for number in added:
            events += yield from _enter_added(effect, res, number, seat)
    return events


def _enter_added(effect: ab.PlayOntoField, res: Resolution, number: int, seat: int) -> EventProcedure:
    """Put an old addition onto the field, added to a card that the actor chooses, which is no target (FOW 1406.3,
    1002.2a).
    """
    state = res.state
    to, *_ = yield from ChooseCards(
        res.actor, "To which card is {0} added?", "FOW 1406.3", lambda: _bearers(state, number), 1, 1,
        args=(("card", number),),
    )
    marks = table.added_to(state, to)
    done = yield from verbs.enter(state, [number], seat, res.cause, rested=effect.dull, marks=marks)
    fact(state, "added", seat=seat, card=number, others=(to,), cause=res.cause)
    return done


def _bearers(state: State, number: int) -> tuple[int, ...]:
    """Return the cards to which an old addition may be added (FOW 1406.3)."""
    wanted = set(statics.added_to_kinds(state, number))
    there = [one for zone in BATTLE_AREA for one in state.zones[zone]]
    return tuple(one for one in there if wanted.intersection(boards.now(state, one).types))


_ENTER = frozenset({CardType.RESONATOR, CardType.ADDITION, CardType.REGALIA, CardType.STONE})


def playable(effect: ab.PlayOntoField, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be put onto the field by an effect (FOW 314.1, 314.4, 1406.3)."""
    types = boards.now(res.state, number).types
    if _ENTER.isdisjoint(types):
        return Refusal("FOW 314.4", f"{spoken(res.state.cards[number])} is no card that lies on the field.")
    if statics.added_to_kinds(res.state, number) and not _bearers(res.state, number):
        return Refusal("FOW 1406.3", f"{spoken(res.state.cards[number])} cannot be added to anything.")
    return None


# Searching, looking, naming

def search(effect: ab.Search, res: Resolution) -> Procedure:
    """Let the actor find cards in their deck, or where the text says (FOW 1014.2); what is then done is in the text."""
    state, seat = res.state, res.actor
    if not statics.player_can(state, seat, "search", res.cause):
        tell(state, "{0} cannot search.", "FOW 104.4", ("seat", seat))
        note(res, ())
        return
    able, together = _useful(next(about_it(res), None), res)
    found = yield from resolve(
        effect.what, res, effect, zone=DECK[seat], able=able, together=together, rule="FOW 1014.2"
    )
    yield from apply_events(state, [Notice("search", seat=seat, cause=res.cause)])
    res.named["searched"] = True
    if not found:
        tell(state, "{0} finds nothing.", "FOW 1014.2", ("seat", seat))
    res.done["searched"] = found
    note(res, found, max(1, len(found)))
    res.it = found


def _useful(doing: ab.Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being found or chosen: that what follows could not be done with it."""
    return (partial(playable, doing, res), None) if isinstance(doing, ab.PlayOntoField) else (None, None)


MEANING.useful = _useful


def cast(effect: ab.Cast, res: Resolution) -> Procedure:
    """Let the actor play cards right after this resolves, for what they then cost or without paying (FOW 903.2e-ii)."""
    note_done(res, False)
    for number in (yield from objects(effect.what, res, effect)):
        what = ref(res.state, number)
        extend(res.state, "free casts", ((res.actor, what, effect.free),), "cast")
        put_aside(res, (what,))
        note_done(res)


def discard(effect: ab.Discard, res: Resolution) -> Procedure:
    """Let the actor discard; a whole hand without any cards in it is discarded all the same (FOW 1019.2a)."""
    note_done(res, False)
    yield from carry_out(ACTIONS[ab.Discard], effect, res)
    if isinstance(effect.what, ab.Every) and not res.state.zones[HAND[res.actor]]:
        note_done(res)


MEANING.naming_rules = NamingRules(
    "FOW 908.1", ("Choose a {0}.", "FOW 104.5", 100),
    {ab.NameKind.ELEMENT: Attribute, ab.NameKind.CARD_TYPE: CardType},
    {ab.NameKind.JOB: lambda card: card.races, ab.NameKind.CARD_NAME: lambda card: (card.name,)},
    lambda one: one.name.capitalize() if isinstance(one, Attribute) else one.value,
)
#: Who is to draw from an empty deck draws nothing (FOW 104.2), but has tried to (1202.2).
MEANING.moves = Moves(verbs.draw, verbs.put, lambda state, seat: len(state.zones[DECK[seat]]), beyond=1)
ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Discard: Action(
        lambda effect, res, numbers: verbs.discard(res.state, numbers, res.cause), "discarded", hand=True, aside=True
    ),
    ab.PutIntoZone: Action(put, PUT_AWAY),
    ab.RemoveFromGame: Action(remove, "removed", able=movable),
    ab.ReturnToHand: Action(put, "returned", able=movable),
    ab.PlayOntoField: Action(play, "put", able=playable),
    ab.PutOnDeck: Action(put_in_order, "put"),
    own.PutOnStones: Action(put_in_order, "put"),
    own.ShuffleInto: Action(shuffle_into, "shuffled"),
}
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Cast: cast,
    ab.Search: search,
    own.PutBack: put_back,
    own.ShuffleStones: shuffle_stones,
}
