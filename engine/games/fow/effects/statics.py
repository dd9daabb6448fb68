"""What static abilities and lasting effects allow, forbid and demand of cards and players, asked where it matters.

A ban goes before a permission (FOW 104.4). Bans are words for events that cannot happen; a question describes the event
that would, and the words are held against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from engine import abilities as ab
from engine.continuous import rulings as bans
from engine.effects import evaluate, matching
from engine.effects.nouns import names_place
from engine.effects.qualities import CHOSEN
from engine.events import Event, SetCardField, SetVariable
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType, Keyword
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.resolution import BATTLE_AREA, MEANING, Resolution
from engine.games.fow.rules.table import BY_RULE, CHASE, FIELD, GRAVEYARD, Cause, Ref, X, bearer, ref, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State, alive
from engine.timing.spoken import caused_by
from engine.triggers.trigger_event import NOBODY, LastKnown, TriggerEvent

E = TypeVar("E", bound=ab.Change)

class _Rulings(bans.Rulings):
    """What is in force on cards, spells and cards elsewhere among them."""

    def of_card(self, state: State, number: int, kind: type[Any]) -> list[tuple[Any, Any]]:
        """Return the changes of one class in force on a card, each with the context of its words: those of spells and
        of cards elsewhere are their own, and what says that it speaks of cards there (FOW 902.2).
        """
        if state.cards[number].zone in BATTLE_AREA:
            # Nothing is in force on most cards, and they are asked about often.
            return super().of_card(state, number, kind) if boards.now(state, number).rulings else []
        return _elsewhere(state, number, kind)


RULINGS = _Rulings(MEANING, boards.board)
rulings = RULINGS.of_card
forbids = RULINGS.forbids
_would = RULINGS.would
_refusal = RULINGS.refusal
#: What must be paid for a J/resonator to attack or block (FOW 803.5, 804.4).
cost_to = RULINGS.cost_to


def _elsewhere(state: State, number: int, kind: type[E]) -> list[tuple[E, Resolution]]:
    card, me = state.cards[number], ref(state, number)
    there = boards.board(state)
    its = there.context(card.controller if card.zone == CHASE else card.owner, me)
    found: list[tuple[E, Resolution]] = []
    if card.zone == CHASE:
        found += [
            (one.change, its) for _, one in boards.what_of(state, number).influence.modifiers
            if one.own and isinstance(one.change, kind) and all(evaluate.holds(part, its) for part in one.conditions)
        ]
    for other in there.modifiers_of(kind):
        who = other.modifier.who
        if isinstance(who, ab.Every) and evaluate.denotes(who, me, other.res) and (
            _speaks_of_spells(who.noun) if card.zone == CHASE else names_place(who.noun)
        ) and all(evaluate.holds(part, other.res) for part in other.modifier.conditions):
            found.append((other.modifier.change, other.res))
    return found


def _speaks_of_spells(noun: ab.Noun) -> bool:
    """Whether a noun speaks of spells: what is merely called a resonator lies on the field (FOW 201.5, 312.3)."""
    return any(
        isinstance(one, ab.OnStack) or (isinstance(one, ab.OfType) and one.type is CardType.CHANT)
        or (isinstance(one, ab.AnyOf) and any(map(_speaks_of_spells, one.options))) for one in noun.qualities
    )


# Being destroyed, banished, rested, recovered, dealt damage, targeted

#: What a verb of the rules would be, as an event that words forbid.
_VERBS = {"destroy": "move", "banish": "move", "damage": "hurt", "cancel": "cancelled"}


def _bars(state: State, number: int, key: str, others: tuple[int, ...] = (), cause: Cause | None = None) -> Any:
    """Return what forbids that something of a kind happens to a card, or that it does it, if any text forbids such."""
    if not boards.is_banned(state, key):
        return None
    return forbids(state, number, _would(state, number, key, others, cause))


def can(state: State, number: int, what: str, cause: Cause) -> bool:
    """Whether texts let a card be destroyed ("destroy", FOW 1010.3), banished, rested, recovered, dealt damage."""
    if state.cards[number].zone in BATTLE_AREA and not boards.now(state, number).rulings:
        return True
    would = _would(state, number, _VERBS.get(what, what), cause=cause)
    if what in ("destroy", "banish"):
        card = state.cards[number]
        would = replace(would, why=what, origin=card.zone, to=GRAVEYARD[card.owner])
        if forbids(state, number, replace(would, key="leave")) is not None:
            return False
    return forbids(state, number, would) is None


def can_move(state: State, number: int, to: int, cause: Cause) -> bool:
    """Whether texts let a card go from where it is to a zone, by an effect."""
    would = replace(_would(state, number, "move", cause=cause, to=to), origin=state.cards[number].zone)
    return all(forbids(state, number, replace(would, key=key)) is None for key in ("move", "leave"))


def can_be_targeted(state: State, number: int, res: Resolution) -> bool:
    """Whether a card can be the target of a spell or ability (FOW 903.2d, 1120)."""
    card = state.cards[number]
    if card.zone in BATTLE_AREA and card.controller != res.seat and barred(state, number, res.cause):
        return False
    return _bars(state, number, "chosen", cause=res.cause) is None


def barred(state: State, number: int, cause: Cause) -> bool:
    """Whether [Barrier] keeps a card from what the opponent controls (FOW 1120.2, 1120.3)."""
    values = boards.now(state, number)
    if Keyword.BARRIER in values.keywords:
        return True
    context = boards.board(state).context(state.cards[number].controller, ref(state, number))
    return any(
        caused_by(ab.Any(one.against), cause, context) for one in values.abilities if isinstance(one, own.Barrier)
    )


# Attacking and blocking (FOW 803, 804)


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why texts keep a J/resonator from attacking anything (FOW 710.2d), or None."""
    bans = RULINGS.of_card(state, number, ab.Cannot)
    ruling = next((res for ban, res in bans if any(_of_any_target(one) for one in ban.deeds)), None)
    return _refusal(state, "FOW 710.2d", number, "attack", ruling)


def _of_any_target(deed: ab.EventVerb) -> bool:
    """Whether something is an attack, whatever is attacked."""
    return isinstance(deed, ab.Attacks) and deed.whom is None


def refuse_target(state: State, number: int, target: int | None) -> Refusal | None:
    """Return why texts keep a J/resonator from attacking another, or the opponent where none is named, or None."""
    others = () if target is None else (target,)
    ruling = _bars(state, number, "attack", others)
    if ruling is None and target is not None and boards.is_banned(state, "attack"):
        ruling = forbids(state, target, _would(state, number, "attack", others))
    return _refusal(state, "FOW 803.3b", number, "attack that", ruling)


def must_be_chosen(state: State, seat: int) -> tuple[int, ...]:
    """Return what an attacking player must choose to attack with, if they can."""
    return tuple(
        one.number for demand, res in boards.board(state).rulings_of(own.MustTarget)
        if demand.by is None and seat in evaluate.seats(demand.player, res)
        for one in evaluate.refs(demand.what, res)
    )


def refuse_block(state: State, number: int, attacker: int) -> Refusal | None:
    """Return why texts and [Flying] keep a J/resonator from blocking (FOW 804.3, 1106.2), or None."""
    ruling = _bars(state, number, "block", (attacker,)) or _bars(state, attacker, "blocked", (number,))
    if ruling is not None:
        return _refusal(state, "FOW 804.3", number, "block", ruling)
    if Keyword.FLYING not in boards.now(state, attacker).keywords:
        return None
    if Keyword.FLYING in boards.now(state, number).keywords or any(
        evaluate.fits(one.noun, attacker, res) for one, res in rulings(state, number, own.BlocksOver)
    ):
        return None
    return Refusal("FOW 1106.2", f"{spoken(state.cards[number])} cannot block: {spoken(state.cards[attacker])} flies.")


def stops_blocking(state: State, number: int, attacker: int) -> bool:
    """Whether a J/resonator that blocks can no longer block (FOW 804.4a); that its attacker flies now is no matter."""
    return _bars(state, number, "block", (attacker,)) is not None


def must_attack(state: State, number: int) -> bool:
    """Whether a J/resonator must attack if it can, whatever it attacks (FOW 710.2, 803.3, 1123.2)."""
    if Keyword.BLOODLUST in boards.now(state, number).keywords:
        return True
    return any(one.deed == ab.Attacks() for one, _ in rulings(state, number, ab.Must))


def must_attack_those(state: State, number: int) -> tuple[int, ...]:
    """Return what a J/resonator must attack if it can (FOW 710.2)."""
    demands = [(one.deed, res) for one, res in rulings(state, number, ab.Must) if isinstance(one.deed, ab.Attacks)]
    return tuple(what.number for deed, res in demands if deed.whom for what in evaluate.refs(deed.whom, res))


def must_block(state: State, number: int, attacker: int) -> bool:
    """Whether a J/resonator must block this attacker if it can."""
    return RULINGS.must(state, number, ab.Blocks, _would(state, number, "block", (attacker,)))


def attacks_per_turn(state: State, number: int) -> int | None:
    """Return how often texts let a J/resonator attack in one turn; None where they say nothing of it."""
    found = [evaluate.value(one.times, res) for one, res in rulings(state, number, ab.AttacksAgain)]
    return max(found, default=None)


def stays_up(state: State, number: int, *, blocking: bool = False) -> bool:
    """Whether attacking, or blocking, does not rest a card (over FOW 803.5, 804.4)."""
    return any(one.blocking is blocking for one, _ in rulings(state, number, ab.AttackingStaysUp))


def blocks_rested(state: State, number: int) -> bool:
    """Whether a rested card can block (over FOW 804.3)."""
    return bool(rulings(state, number, own.BlocksRested))


# Recovering, hands, additions


def recovers(state: State, number: int) -> bool:
    """Whether a card recovers in its controller's recovery phase (FOW 503.5)."""
    return forbids(state, number, _would(state, number, "recover in phase", cause=BY_RULE)) is None and not rulings(
        state, number, ab.DoesNotUntap
    )


def may_stay_rested(state: State, number: int) -> bool:
    """Whether a card's controller may leave it rested in the recovery phase (over FOW 503.5)."""
    return bool(rulings(state, number, own.MayStayRested))


#: What an old addition of a kind is added to (FOW 1406.1a).
_KINDS: dict[str, tuple[CardType, ...]] = {
    "Resonator": (CardType.RESONATOR,), "Ruler": (CardType.RULER,), "J-ruler": (CardType.J_RULER,),
    "J/resonator": (CardType.J_RULER, CardType.RESONATOR), "J/Resonator": (CardType.J_RULER, CardType.RESONATOR),
    "J/ruler": (CardType.J_RULER, CardType.RULER), "J/Ruler": (CardType.J_RULER, CardType.RULER),
}


def added_to_kinds(state: State, number: int) -> tuple[CardType, ...]:
    """Return of which types that is to which an old addition is added; none where it is added to nothing (FOW 1406.2a).
    """
    return next((_KINDS[one] for one in boards.now(state, number).subtypes if one in _KINDS), ())


def is_loose(state: State, number: int) -> bool:
    """Whether an old addition is added to nothing, or to what it may not be (FOW 1406.4a)."""
    wanted = added_to_kinds(state, number)
    if not wanted:
        return False
    to = bearer(state.cards[number])
    if to is None or not alive(state, to) or state.cards[to.number].zone not in BATTLE_AREA:
        return True
    return not set(wanted).intersection(boards.now(state, to.number).types)


# Players


def refuse_play(state: State, seat: int, number: int, cause: Cause) -> Refusal | None:
    """Return why texts keep a player from playing a card (FOW 104.4), or None."""
    if boards.is_banned(state, "cast") and _is_banned(state, seat, number, cause):
        return Refusal("FOW 104.4", f"You cannot play {spoken(state.cards[number])} now.")
    return refuse_chase(state, seat)


def _is_banned(state: State, seat: int, number: int, cause: Cause) -> bool:
    """Whether texts forbid a player to play a card: its own, those about players, those about it."""
    me = ref(state, number)
    what = TriggerEvent("cast", me, me, seat, origin=state.cards[number].zone, why="cast", cause=cause)
    res = Resolution(state, seat, me, "spell")
    its_own = any(
        isinstance(rest.static, ab.PlayerCannot) and all(evaluate.holds(one, res) for one in rest.conditions)
        and seat in evaluate.seats(rest.static.player, res)
        and any(matching.is_deed(deed, what, res) for deed in rest.static.deeds)
        for rest in boards.what_of(state, number).of_itself
    )
    return its_own or bans.player_cannot(boards.board(state), what) or forbids(state, number, what) is not None


def refuse_chase(state: State, seat: int) -> Refusal | None:
    """Return why no card and no ability that is not automatic can be put on the chase over what lies there (FOW
    1008.2), or None. What resolves is not chased any more: it may put something there itself.
    """
    from engine.timing.items import stack

    for item in stack(state):
        if item.stamp == state.vars.get("resolving") or item.source.number < 0 or not alive(state, item.source):
            continue
        what = TriggerEvent("chase", item.source, item.source, seat, cause=Cause(item.kind, item.source, item.seat))
        is_spell = state.cards[item.source.number].zone == CHASE
        if (is_spell and _is_unchased(state, item.source.number)) or bans.player_cannot(boards.board(state), what):
            return Refusal("FOW 1008.2", f"{spoken(state.cards[item.source.number])} cannot be chased to.")
    return None


def _is_unchased(state: State, number: int) -> bool:
    """Whether a spell says of itself that nothing can be chased to it (FOW 1008.2)."""
    pieces = (piece for _, piece in boards.what_of(state, number).influence.modifiers)
    return any(piece.own and isinstance(piece.change, own.Unchased) for piece in pieces)


def player_can(state: State, seat: int, key: str, cause: Cause | None = None, amount: int = 0) -> bool:
    """Whether texts let a player do something: "gain life", "search", "draw more", "judgment"."""
    return not bans.player_cannot(
        boards.board(state), TriggerEvent(key, NOBODY, NOBODY, seat, amount, why=key, cause=cause)
    )


# How cards enter the field: rested, and with which counters


def _on_entering(state: State, number: int, seat: int, kind: type[E]) -> Iterator[tuple[E, Resolution]]:
    """Find what is said of how a card enters a player's field: by itself, and by others of what they then are."""
    card = state.cards[number]
    me = Resolution(state, seat, Ref(number, card.entered))
    where = LastKnown(number, card.entered, seat, card.owner, FIELD, boards.now(state, number))
    return bans.entering(boards.board(state), boards.what_of(state, number).influence.modifiers, me, where, kind)


def as_enters(state: State, number: int, seat: int) -> Procedure:
    """Carry out what a card says of how it enters the field, before it is there: "as this card enters, ..."."""
    for ability in boards.what_of(state, number).abilities:
        if isinstance(ability, own.AsEnters) and isinstance(ability.what, ab.Source | ab.This):
            res = Resolution(state, seat, ref(state, number))
            if not all(state.sight(state.cards[number])):
                # What is asked about a card tells what it is: it is shown first (FOW 1005.1).
                state.emit(SetCardField(number, "known", 3, "reveal"))
            state.emit(SetVariable("entering", number))
            yield from MEANING.perform(ability.effects, res)
            state.emit(SetVariable("entering", None))
            named = {kind.value: res.named[kind.value] for kind in ab.NameKind if kind.value in res.named}
            if named:
                state.emit(SetVariable(CHOSEN, {**state.vars.get(CHOSEN, {}), number: named}))


def enters_rested(state: State, number: int, seat: int) -> bool:
    """Whether a text lets a card enter a player's field rested (over FOW 303.1b)."""
    said = (one for card, statics in state.vars.get("as it enters", ()) if card == number for one in statics)
    if any(isinstance(change, ab.EntersTapped) for one in said for change in getattr(one, "changes", ())):
        return True
    return any(_on_entering(state, number, seat, ab.EntersTapped))


def enters_paying(state: State, number: int, seat: int) -> tuple[tuple[ab.Cost, ...], ...]:
    """Return what a player may pay so that a card does not enter rested."""
    return tuple(one.cost for one, _ in _on_entering(state, number, seat, own.EntersPaying))


def enters_with(state: State, number: int, seat: int, cause: Cause) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field (FOW 1118.2, 1122.2b)."""
    its: Counter[str] = Counter()
    me = Resolution(state, seat, ref(state, number))
    me.x = state.cards[number].marks.get(X, 0)
    for one in boards.what_of(state, number).printed:
        if isinstance(one, own.CountersAtStart):
            its[one.word.value.lower()] += evaluate.value(one.count, me)
    said = _on_entering(state, number, seat, ab.EntersWithCounters)
    return bans.counters_at_entry(number, seat, said, cause, its)


