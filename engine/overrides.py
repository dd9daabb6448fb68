"""Overrides: the manual verbs of the table, with which players do anything, and how much the rules have to say there.

An override is an entry of the journal like any answer: logged, seen by both, undoable, replayed. Only what is
impossible is refused (there is no such card), never what a rule forbids. Cards are named by number inside the kernel
and by the seat's handles outside it; places in a zone are counted from its top, which is 0, and -1 is its bottom.

How much the rules have to say is part of the position, and so recorded, taken back and replayed like everything else: a
table that lets players go beyond the rules also asks where the rules alone would leave one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from engine import answers
from engine.answers import AnyAnswer
from engine.bounds import LONGEST, MOST, Amount, AnySeat, CardNumber, Seat, Word, Words, broken, plain
from engine.events import BOTTOM, TOP, Move, Note, Roll, SetCardField, SetVariable
from engine.events import Shuffle as Shuffled
from engine.rulebook import Refusal
from engine.state import CardState, State

if TYPE_CHECKING:
    from engine.procedures import Law

BOTH = -1

#: The named value that says how much the rules have to say.
RULES = "rules"
#: What the rules refuse does not happen; or it happens where the other seat agrees; or everything happens.
ENFORCED, ASK, FREE = HOW = ("enforced", "ask", "free")


def rules(state: State) -> str:
    """Return how much the rules have to say."""
    found: str = state.vars.get(RULES, ENFORCED)
    return found


def loose(state: State) -> bool:
    """Whether players may go beyond the rules."""
    return RULES in state.vars


def beside(
    state: State, seat: int, found: Sequence[int], number: int, rule: str, also: Sequence[str] = ()
) -> Refusal | None:
    """Return why a card cannot even be chosen by hand among those found, or None where it can.

    It lies in a zone of the name of one of theirs, whoever's that is, or, where one of them lies in one of ``also``, in
    one of these; and the seat that chooses sees it.
    """
    card, places = state.cards[number], state.places
    names = {places[state.cards[one].zone].spec.name for one in found}
    if names.intersection(also):
        names.update(also)
    if state.sees(seat, card) and places[card.zone].spec.name in names:
        return None
    return Refusal(rule, "That card lies elsewhere than those to choose from.")


# The verbs


class Override(msgspec.Struct, frozen=True, tag=True):
    """Any manual verb."""


class MoveCard(Override, frozen=True, tag="move"):
    """Put a card into a zone. ``seat`` is whose zone, or who controls the card in a shared one (-1: its owner)."""

    card: CardNumber
    zone: Word
    seat: AnySeat = -1
    place: Amount = 0
    face_down: bool = False
    dull: bool = False


class MoveFrom(Override, frozen=True, tag="move from"):
    """Put the card at a place of a zone into another zone, whatever card it is: the top card of a deck, say."""

    source: Word
    source_seat: AnySeat
    source_place: Amount
    zone: Word
    seat: AnySeat = -1
    place: Amount = 0
    face_down: bool = False
    dull: bool = False


class Turn(Override, frozen=True, tag="turn"):
    """Dull or activate a card."""

    card: CardNumber
    dull: bool


class Flip(Override, frozen=True, tag="flip"):
    """Turn a card face down or face up."""

    card: CardNumber
    face_down: bool


class Counter(Override, frozen=True, tag="counter"):
    """Place (or, with a negative change, remove) counters."""

    card: CardNumber
    name: Word
    change: Amount


class Damage(Override, frozen=True, tag="damage"):
    """Mark damage on a card, or heal it with a negative amount."""

    card: CardNumber
    amount: Amount


class Control(Override, frozen=True, tag="control"):
    """Give control of a card to a seat."""

    card: CardNumber
    seat: Seat


class Value(Override, frozen=True, tag="value"):
    """Change a named number of a seat by so much: life, damage points, Crystals, as the game has them."""

    name: Word
    seat: Seat
    change: Amount


class Token(Override, frozen=True, tag="token"):
    """Bring a card into the game that was not there, by its number in the catalogue."""

    code: Word
    seat: Seat
    zone: Word


class Shuffle(Override, frozen=True, tag="shuffle"):
    """Shuffle a zone."""

    zone: Word
    seat: AnySeat = -1


class Reveal(Override, frozen=True, tag="reveal"):
    """Let a seat (-1: both) see a card until it moves or is shuffled."""

    card: CardNumber
    seat: AnySeat = BOTH


class Look(Override, frozen=True, tag="look"):
    """Look at the top cards of a zone."""

    zone: Word
    seat: AnySeat
    count: Amount = 1


class Draw(Override, frozen=True, tag="draw"):
    """Draw cards."""

    count: Amount = 1


class SetPhase(Override, frozen=True, tag="phase"):
    """Go to a phase of the turn, by the name that the position shows."""

    phase: Word


class TakeOffStack(Override, frozen=True, tag="take off stack"):
    """Take something off the stack without resolving it; 0 is what was put there first."""

    index: Amount


class PutOnStack(Override, frozen=True, tag="put on stack"):
    """Put a card on top of the stack, as if it had been cast and paid for."""

    card: CardNumber


class Grant(Override, frozen=True, tag="grant"):
    """Give a card an ability, in the wording a card would print, until the end of the turn."""

    card: CardNumber
    text: Words


class RollDie(Override, frozen=True, tag="die"):
    """Roll a die."""

    sides: Amount = 6


class FlipCoin(Override, frozen=True, tag="coin"):
    """Flip a coin."""


class Rules(Override, frozen=True, tag="rules"):
    """Say how much the rules have to say from now on: one of :data:`engine.overrides.HOW`."""

    how: Word


class Say(Override, frozen=True, tag="say"):
    """Say something, for the record."""

    words: Words


class Anyway(Override, frozen=True, tag="anyway"):
    """Give an answer that the rules refuse to what is asked, and go on with it: attack with a dull card, say.

    The match carries it out (:meth:`engine.match.Match.override`), because only there it is known what is asked.
    """

    answer: AnyAnswer


AnyOverride = (
    MoveCard | MoveFrom | Turn | Flip | Counter | Damage | Control | Value | Token | Shuffle | Reveal | Look | Draw
    | SetPhase | TakeOffStack | PutOnStack | Grant | RollDie | FlipCoin | Rules | Say | Anyway
)

_decoder: msgspec.json.Decoder[object] = msgspec.json.Decoder(AnyOverride)

#: The verbs that only the game can carry out (``Law.by_hand``).
GAME_VERBS = (Value, Token, Draw, SetPhase, TakeOffStack, PutOnStack, Grant)


def renamed(verb: Override, rename: Callable[[int], int]) -> Override:
    """Return the verb with its card named by ``rename``."""
    match verb:
        case MoveCard() | Turn() | Flip() | Counter() | Damage() | Control() | Reveal() | PutOnStack() | Grant():
            return msgspec.structs.replace(verb, card=rename(verb.card))
        case Anyway(answer):
            return Anyway(cast(AnyAnswer, answers.renamed(answer, rename)))
        case _:
            return verb


def plainly(verb: Override) -> Override:
    """Return the verb with all its words as they may be shown."""
    changed = {
        name: said
        for name in verb.__struct_fields__
        if isinstance(value := getattr(verb, name), str) and len(value) <= LONGEST and (said := plain(value)) != value
    }
    return msgspec.structs.replace(verb, **changed) if changed else verb


def no_override(verb: Override) -> str:
    """Return in a sentence why this can be done in no match at all, or nothing."""
    return broken(verb, _decoder)


def judge(law: Law, state: State, seat: int, verb: Override) -> Refusal | None:
    """Return why this cannot be done, or None where it can. What the rules forbid can be done."""
    sentence = _impossible(state, verb)
    return Refusal("", sentence) if sentence else law.refuse_by_hand(state, seat, verb)


def carry_out(law: Law, state: State, seat: int, verb: Override) -> None:
    """Do what :func:`judge` found possible, and write it into the log."""
    if law.by_hand(state, seat, verb):
        return
    if isinstance(verb, GAME_VERBS):
        raise TypeError(f"the law of {law.game} leaves {type(verb).__name__} to the kernel, which cannot do it")
    _do(state, seat, verb)


def note(seat: int, text: str, *args: object, rule: str = "") -> Note:
    """Return the log's line of something done by hand; ``{0}`` is the player, ``rule`` the one that is against it."""
    return Note("{0} " + text, (("seat", seat), *args), rule)


# What is impossible


def _impossible(state: State, verb: Override) -> str:
    """Return a sentence that says why, or nothing."""
    if not 0 <= getattr(verb, "card", 0) < len(state.cards):
        return "There is no such card in your sight."
    match verb:
        case MoveCard():
            return _no_way(state, state.cards[verb.card], verb)
        case MoveFrom(zone, whose, place):
            missing = _no_zone(state, zone, whose)
            if missing:
                return missing
            there = len(state.zones[state.zone_of(zone, whose)])
            if not there or not -1 <= place < there:
                return f"There is no card at that place of the {zone}."
            return _no_way(state, moved(state, verb), verb)
        case Turn(card) | Counter(card) | Damage(card) | Control(card):
            if not state.places[state.cards[card].zone].spec.keeps:
                return "A card carries marks, and a controller, only where it is in play."
            return "A counter needs a name." if isinstance(verb, Counter) and not verb.name.strip() else ""
        case Token(_, seat, zone):
            if len(state.cards) >= MOST:
                return f"A match has up to {MOST} cards."
            return _no_zone(state, zone, seat)
        case Shuffle(zone, seat) | Look(zone, seat):
            if isinstance(verb, Look) and verb.count < 1:
                return "Look at one card at least."
            return _no_zone(state, zone, seat)
        case RollDie(sides):
            return "" if sides >= 2 else "A die has two sides at least."
        case Draw(count):
            return "" if count >= 1 else "Draw one card at least."
        case Say(words):
            return "" if words.strip() else "There is nothing to say."
        case Rules(how):
            return "" if how in HOW else "The rules are enforced, ask, or leave the table free."
        case _:
            return ""


def _no_zone(state: State, zone: str, seat: int) -> str:
    names = {place.spec.name: place.spec for place in state.places}
    if zone not in names:
        return f"There is no zone called '{zone}'; there are {', '.join(names)}."
    if seat == -1 and not names[zone].shared:
        return f"Say whose {zone} is meant."
    return ""


def _no_way(state: State, card: CardState, verb: MoveCard | MoveFrom) -> str:
    """Say why a card cannot get into the verb's zone."""
    seat = card.owner if verb.seat == -1 else verb.seat
    missing = _no_zone(state, verb.zone, seat)
    if missing:
        return missing
    spec = state.places[state.zone_of(verb.zone, seat)].spec
    if spec.own and not spec.shared and seat != card.owner:
        return f"A card cannot get into the {spec.name} of a player who does not own it."
    if verb.place < -1:
        return "Places are counted from the top, which is 0; -1 is the bottom."
    return ""


def moved(state: State, verb: MoveCard | MoveFrom) -> CardState:
    """Return the card that a verb moves, which is there; its place is counted from the top."""
    if isinstance(verb, MoveCard):
        return state.cards[verb.card]
    there = state.zones[state.zone_of(verb.source, verb.source_seat)]
    return state.cards[there[0 if verb.source_place == -1 else -1 - verb.source_place]]


# Doing it


def _do(state: State, seat: int, verb: Override) -> None:
    match verb:
        case MoveCard() | MoveFrom():
            _move(state, seat, moved(state, verb), verb)
        case Shuffle(zone, whose):
            index = state.zone_of(zone, whose)
            state.emit(Shuffled(index))
            state.emit(note(seat, "shuffles {1} by hand.", ("zone", index)))
        case Look(zone, whose, count):
            index = state.zone_of(zone, whose)
            looked = state.zones[index][-count:]
            for number in looked:
                state.emit(SetCardField(number, "known", state.cards[number].known | 1 << seat, "look"))
            state.emit(note(seat, "looks at the top cards of {1} by hand: {2}.", ("zone", index), str(len(looked))))
        case RollDie(sides):
            die = Roll(sides, "die")
            state.emit(die)
            state.emit(note(seat, "rolls {1} with a die of {2} sides.", str(die.value + 1), str(sides)))
        case FlipCoin():
            coin = Roll(2, "coin")
            state.emit(coin)
            state.emit(note(seat, "flips a coin: {1}.", "heads" if coin.value else "tails"))
        case Say(words):
            state.emit(note(seat, "says: {1}", words))
        case Rules(how):
            state.emit(SetVariable(RULES, None if how == ENFORCED else how))
            state.emit(Note(_TOLD[how]))
        case _:
            _mark(state, seat, verb)


#: How it is told how much the rules have to say from now on.
_TOLD = {
    ENFORCED: "From now on the rules are enforced.",
    ASK: "From now on what the rules refuse can be done if the other player agrees.",
    FREE: "From now on the table is free: the rules only comment.",
}


def _mark(state: State, seat: int, verb: Override) -> None:
    """Change one value of one card."""
    what = state.cards[getattr(verb, "card", 0)]
    match verb:
        case Turn(_, dull):
            why = "dull" if dull else "activate"
            _set(state, seat, what, "dull", dull, why, f"{why}s {{1}} by hand.")
        case Flip(_, face_down):
            if face_down:
                # Whoever sees a card knows what it is when it lies face down.
                seen = sum(1 << one for one, sees in enumerate(state.sight(what)) if sees)
                state.emit(SetCardField(what.number, "known", what.known | seen, "look"))
            text = f"turns {{1}} face {'down' if face_down else 'up'} by hand."
            _set(state, seat, what, "face_down", face_down, "flip", text)
        case Counter(_, name, change):
            counters = {**what.counters, name: max(0, what.counters.get(name, 0) + change)}
            left = {key: value for key, value in counters.items() if value}
            text = "gives {1} the counter {2} by hand: {3}."
            _set(state, seat, what, "counters", left, "counter", text, name, f"{change:+}")
        case Damage(_, amount):
            text = "changes the damage of {1} by hand: {2}."
            _set(state, seat, what, "damage", max(0, what.damage + amount), "damage", text, f"{amount:+}")
        case Control(_, whose):
            _set(state, seat, what, "controller", whose, "control", "gives {1} to {2} by hand.", ("seat", whose))
            state.emit(SetCardField(what.number, "since", state.vars.get("turn", 0), "control"))
        case Reveal(_, whose):
            eyes, to = (3, "both players") if whose == BOTH else (1 << whose, ("seat", whose))
            _set(state, seat, what, "known", what.known | eyes, "reveal", "shows {1} to {2} by hand.", to)
        case _:
            raise TypeError(f"nobody can do {type(verb).__name__} by hand")


def _set(
    state: State, seat: int, card: CardState, field: str, value: object, why: str, text: str, *args: object
) -> None:
    """Change a value of a card and write it down, with the names that a seat can know before or after it."""
    event, line = SetCardField(card.number, field, value, why), note(seat, text, ("card", card.number), *args)
    for one in (line, event) if field == "face_down" and value else (event, line):
        state.emit(one)


def _move(state: State, seat: int, card: CardState, verb: MoveCard | MoveFrom) -> None:
    whose = card.owner if verb.seat == -1 else verb.seat
    to = state.zone_of(verb.zone, whose)
    size = len(state.zones[to]) - (card.zone == to)
    index = TOP if verb.place == 0 else BOTTOM if verb.place == -1 else max(0, size - verb.place)
    controller = whose if state.places[to].spec.shared else None
    what = ("card", card.number, card.entered)
    line = note(seat, "moves {1} from {2} to {3} by hand.", what, ("zone", card.zone), ("zone", to))
    event = Move(card.number, to, index, controller=controller, dull=verb.dull, face_down=verb.face_down, why="by hand")
    for one in (event, line):
        state.emit(one)
