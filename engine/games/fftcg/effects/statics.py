"""What field abilities and lasting effects allow, forbid and demand of cards and players, asked where it matters; and
what happens instead of an event.

A ban goes before a permission (FFTCG 2.2). Bans are words for events that cannot happen; a question describes the
event that would, and the words are held against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from engine import abilities as ab
from engine.continuous import rulings as bans
from engine.effects import evaluate, matching
from engine.effects.matching import so_far
from engine.effects.nouns import names_place
from engine.events import Event
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Element, Now, words_of
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import BREAK, FIELD, Cause, Ref, face, on_field, ref, spoken, turn_player
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.spoken import caused_by
from engine.triggers.replacing import CHANGES, LABELS, Replacing
from engine.triggers.trigger_event import NOBODY, LastKnown, TriggerEvent

E = TypeVar("E", bound=ab.Change)

RULINGS = bans.Rulings(MEANING, boards.board)
rulings = RULINGS.of_card
forbids = RULINGS.forbids
_bars = RULINGS.bars
_would = RULINGS.would
_refusal = RULINGS.refusal
#: What must be paid for a Forward to attack (FFTCG 10.1.2.3), or to block (10.1.3.1.3).
cost_to = RULINGS.cost_to


# Attacking and blocking


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why texts keep a Forward from attacking (FFTCG 10.1.2.1.2), or None."""
    # With others in mind: who cannot attack alone may in a party.
    ruling = _bars(state, number, "attack", (number, number))
    return _refusal(state, "FFTCG 10.1.2.1.2", number, "attack", ruling)


def refuse_party(state: State, number: int) -> Refusal | None:
    """Return why texts keep a Forward from forming a party (FFTCG 2.2), or None."""
    ruling = _bars(state, number, "party attack")
    return _refusal(state, "FFTCG 2.2", number, "form a party", ruling)


def refuse_block(state: State, number: int, attackers: tuple[int, ...]) -> Refusal | None:
    """Return why texts keep a Forward from blocking these attackers (FFTCG 10.1.3.1.2), or None.

    A party can be blocked by whatever can block one of its members (FFTCG 15.1.1.9.6).
    """
    ruling = _bars(state, number, "block", attackers)
    if ruling is not None:
        return _refusal(state, "FFTCG 10.1.3.1.2", number, "block", ruling)
    bans = [_bars(state, one, "blocked", (number,)) for one in attackers]
    if bans and all(ban is not None for ban in bans):
        names = " and ".join(spoken(state.cards[one]) for one in attackers)
        return Refusal("FFTCG 10.1.3.1.2", f"{spoken(state.cards[number])} cannot block: {names} cannot be blocked.")
    return None


def must_attack(state: State, number: int) -> bool:
    """Whether a Forward must attack if possible (FFTCG 10.1.2.1.3)."""
    return any(isinstance(one.deed, ab.Attacks) for one, _ in rulings(state, number, ab.Must))


def must_block(state: State, number: int, attackers: tuple[int, ...]) -> bool:
    """Whether a Forward must block these attackers if possible (FFTCG 10.1.3.1.3)."""
    return RULINGS.must(state, number, ab.Blocks, _would(state, number, "block", attackers))


def attacks_per_turn(state: State, number: int) -> int:
    """Return how often a Forward can attack in one turn (FFTCG 10.1.2.1.2)."""
    found = [(one.more, evaluate.value(one.times, res)) for one, res in rulings(state, number, ab.AttacksAgain)]
    times = max((times for more, times in found if not more), default=1)
    return times + sum(times for more, times in found if more)


def joins_party(state: State, number: int, party: tuple[int, ...]) -> bool:
    """Whether a Forward can form this party whatever the Elements are (FFTCG 15.1.1.9.2)."""
    return any(
        one.noun is None or all(evaluate.fits(one.noun, other, res) for other in party if other != number)
        for one, res in rulings(state, number, own.JoinsAnyParty)
    )


def can_fight(state: State, number: int, whom: int | None = None) -> bool:
    """Whether a Forward can deal battle damage to another, or its opponent (FFTCG 10.1.4.1, 10.1.4.2, 15.1.1.9.8)."""
    seat = state.cards[number].controller
    cause = Cause("battle", ref(state, number), seat)
    if whom is not None:
        return forbids(state, number, _would(state, whom, "hurt", cause=cause)) is None
    what = _would(state, number, "deals damage player", cause=cause)
    return forbids(state, number, replace(what, seat=1 - seat, amount=1)) is None


# Being chosen, broken, dulled, moved


def can_be_chosen(state: State, number: int, res: Resolution) -> bool:
    """Whether a card can be chosen by the Summon or ability that chooses (FFTCG 11.11.5.1.1)."""
    now = boards.board(state).get(number)
    if now is None:
        return not _kept_elsewhere(state, number, _would(state, number, "chosen", cause=res.cause))
    return not now.rulings or _bars(state, number, "chosen", cause=res.cause) is None


def _kept_elsewhere(state: State, number: int, what: TriggerEvent) -> bool:
    """Whether a text keeps something from befalling a card outside the field: "all cards in your Break Zone cannot"."""
    return RULINGS.anywhere(state, number, what, lambda who: isinstance(who, ab.Every) and names_place(who.noun))


def must_be_chosen(state: State, number: int, res: Resolution) -> bool:
    """Whether what chooses must choose this card if it may."""
    return any(
        caused_by(demand.by, res.cause, context) and evaluate.denotes(demand.what, ref(state, number), context)
        for demand, context in boards.board(state).rulings_of(ab.MustChoose)
    )


def can_be_broken(state: State, number: int, cause: Cause) -> bool:
    """Whether a Character can be broken, by damage or an effect (FFTCG 2.2, 15.1.1.3)."""
    what = _would(state, number, "leave", cause=cause)
    to = BREAK[state.cards[number].owner]
    return forbids(state, number, replace(what, origin=FIELD, to=to, why="break")) is None


def can_leave(state: State, number: int, cause: Cause, to: int = -1) -> bool:
    """Whether a card can leave the field, or the zone it is in, for another, without being broken (FFTCG 2.2)."""
    zone = state.cards[number].zone
    what = replace(_would(state, number, "leave", cause=cause), origin=zone, to=to)
    if zone != FIELD:
        return not _kept_elsewhere(state, number, replace(what, key="move"))
    return forbids(state, number, what) is None and forbids(state, number, replace(what, key="move")) is None


def can(state: State, number: int, key: str, cause: Cause) -> bool:
    """Whether a Character can become dull ("dull", FFTCG 2.2, 15.1.1.2), or be frozen ("freeze", 15.2.4.1)."""
    return _bars(state, number, key, cause=cause) is None


def does_not_activate(state: State, number: int) -> bool:
    """Whether a Character stays dull in its controller's Active Phase (FFTCG 2.2, 9.1.1.1)."""
    return bool(rulings(state, number, ab.DoesNotUntap))


# Players, CP, entering


def can_search(state: State, seat: int) -> bool:
    """Whether a player can search (FFTCG 2.2, 15.1.1.8)."""
    return not bans.player_cannot(boards.board(state), TriggerEvent("search", NOBODY, NOBODY, seat))


def refuse_burst(state: State, seat: int, number: int, cause: Cause) -> bool:
    """Whether texts keep a player from using the EX Bursts of a card that damage turned over (FFTCG 2.2, 11.10.2)."""
    me = ref(state, number)
    if bans.player_cannot(boards.board(state), TriggerEvent("ex burst", me, me, seat, why="ex burst")):
        return True
    return any(
        caused_by(bar.by, cause, res) and evaluate.suits(bar.what, me, res)
        for bar, res in boards.board(state).rulings_of(own.BurstsBarred)
    )


def can_be_cancelled(state: State, item: Cause, cause: Cause) -> bool:
    """Whether what is on the stack, as what it causes names it, can be cancelled by this cause (FFTCG 2.2)."""
    return not any(
        caused_by(static.what, item, res) and caused_by(static.by, cause, res)
        for static, res in boards.board(state).rulings_of(own.NotCancelled)
    )


def produces(state: State, number: int, card: int | None = None) -> tuple[str, ...]:
    """Return the Elements of which a Character on the field can produce CP, as words (FFTCG 5.2.1.3); further ones
    while the cost to cast a ``card`` is being paid.
    """
    now = boards.board(state)[number]
    found = now.elements
    for one, res in rulings(state, number, own.ProducesCP) if now.rulings else ():
        if one.for_ is None or (card is not None and evaluate.fits(one.for_, card, res)):
            found = tuple(dict.fromkeys((*found, *(one.elements or Element))))
    return words_of(found)


def may_control_more_light_or_dark(state: State, seat: int, values: Now, number: int = -1) -> bool:
    """Whether a text lets a player control several Characters of a Light or Dark one's Element (FFTCG 2.1, 7.7.5).

    With a number it is about a card that is to enter, whose own text counts too.
    """
    if number >= 0 and stands_beside(state, seat, number):
        return True
    now = boards.board(state)
    rulings = now.rulings_of(own.ManyOfElement)
    allowed = {many.element for many, res in rulings if res.seat == seat and many.what is None}
    others = [now[n] for n in on_field(state, seat) if now[n].light_or_dark()]
    return any(
        element in values.elements and all(element in other.elements for other in others) for element in allowed
    )


def stands_beside(state: State, seat: int, number: int) -> bool:
    """Whether a card's own text lets it stand beside all other Light and Dark Characters of a player (FFTCG 2.1)."""
    faced = boards.characteristics(face(state, number)).stage(0).own_cost
    beside = [rest.static.element for rest in faced if isinstance(rest.static, own.ManyOfElement)]
    if not beside:
        return False
    now = boards.board(state)
    lit = [now[n].elements for n in on_field(state, seat) if now[n].light_or_dark() and n != number]
    return all(any(element in elements for element in beside) for elements in lit)


# How many attacks, with how many Forwards, and who may not attack alone


def refuse_attackers(state: State, attackers: int) -> Refusal | None:
    """Return why the turn player cannot attack with so many Forwards more this turn (FFTCG 2.2), or None."""
    seat = turn_player(state)
    for limit, res in boards.board(state).rulings_of(own.AttackLimit):
        if seat not in evaluate.seats(limit.player, res):
            continue
        attacks = [one for one in so_far(state) if one.key == "attack" and one.seat == seat]
        # A party is declared once, whoever is in it.
        before = len(attacks) if limit.forwards else sum(one.what == one.others[0] for one in attacks)
        if before + (attackers if limit.forwards else 1) > limit.count:
            if limit.forwards:
                return Refusal("FFTCG 2.2", f"You can attack with only {limit.count} Forwards in a turn now.")
            return Refusal("FFTCG 2.2", f"You can declare only {limit.count} attacks in a turn now.")
    return None


def refuse_alone(state: State, number: int) -> Refusal | None:
    """Return why texts keep a Forward from attacking in no party (FFTCG 2.2), or None."""
    what = _would(state, number, "attack", (number,))
    ban = forbids(state, number, what)
    if ban is None or not matching.is_deed(own.AttacksAlone(), what, ban):
        return None
    return Refusal("FFTCG 2.2", f"{spoken(state.cards[number])} cannot attack alone.")


# How Characters enter the field: dull, and with which counters (FFTCG 6.7, 11.9.2)


def _on_entering(
    state: State, number: int, seat: int, kind: type[E], paid: tuple[str, ...] = ()
) -> Iterator[tuple[E, Resolution]]:
    """Find what is said of how a card enters a player's field: by itself, and by others of what they then are."""
    card = state.cards[number]
    me = Resolution(state, seat, Ref(number, card.entered))
    me.paid = paid
    printed = boards.characteristics(face(state, number)).stage(0).influence.modifiers
    where = LastKnown(number, card.entered, seat, card.owner, FIELD, boards.now(state, number))
    return bans.entering(boards.board(state), printed, me, where, kind)


def enters_dull(state: State, number: int, seat: int) -> bool:
    """Whether a card enters a player's field dull: a Backup, or where a text says so (FFTCG 5.2.3.1.1.3, 11.9.2)."""
    return boards.now(state, number).is_backup or any(_on_entering(state, number, seat, ab.EntersTapped))


def enters_with(state: State, number: int, seat: int, cause: Cause, paid: tuple[str, ...] = ()) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field (FFTCG 6.7, 11.9.2).

    ``paid`` says how it was paid for.
    """
    said = _on_entering(state, number, seat, ab.EntersWithCounters, paid)
    return bans.counters_at_entry(number, seat, said, cause, {})


# What happens instead of an event that is about to happen (FFTCG 11.12.5)

#: What damage to a player is: something deals it, and the player receives it; its amount are the points.
PLAYER_DAMAGE = "deals damage player"
_PLAYER_KEYS = (PLAYER_DAMAGE, "takes damage player")
_DAMAGE = frozenset({"hurt", *_PLAYER_KEYS})


def _affected(state: State, what: TriggerEvent, outcome: ab.Outcome) -> tuple[int, int]:
    """Return who is affected: the card's controller, its owner where none controls it, or the player (11.12.5.7)."""
    if what.key in _PLAYER_KEYS:
        return what.seat, 2
    card = state.cards[what.what.number]
    return card.controller if card.zone == FIELD else card.owner, 2


REPLACING = Replacing(
    MEANING,
    rule="FFTCG 11.12.5.1",
    text="FFTCG 2.1",
    board=boards.board,
    context=Resolution,
    facts={PLAYER_DAMAGE: _PLAYER_KEYS},
    damage=_DAMAGE,
    changed=_DAMAGE,
    moved=frozenset({"hurt"}),
    others=frozenset({"enter", "leave", "move", "activate", "dull"}),
    affected=_affected,
    may=lambda state, move: can_leave(state, move.card, move.cause, move.to),
    field=FIELD,
    spoken=spoken,
    changes=CHANGES,
    labels=LABELS,
    # FFTCG 4.3.
    below=True,
)
