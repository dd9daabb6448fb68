"""Beacons: how a game begins on the shared rooms, with a stack, targets, continuous effects and triggers.

Each player has a deck of lamps and flares. A turn: 3 oil, a card, then both players may act, the turn player first,
until both pass on an empty stack (BEACONS 1). A card is cast by putting it on the stack, choosing its targets and
paying its oil (BEACONS 2). A lamp that resolves is lit; a flare does what it says and goes to the ashes (BEACONS 3). A
lamp without light goes out (BEACONS 4). What triggers goes on the stack before anybody acts, the turn player's first
(BEACONS 5). Who cannot draw has lost (BEACONS 6).

Everything here is what this rulebook alone says; "A new game" in engine/README.md names it part by part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

from engine import abilities as ab
from engine.abilities.conditions import Exactly, Number
from engine.abilities.events import Enters, Happens, Leaves, ThisTurn, Trigger
from engine.abilities.kinds import AutoAbility, FieldAbility
from engine.abilities.node import Ability, Effect, Memo
from engine.abilities.nouns import Player
from engine.answers import Play
from engine.cards import Printed
from engine.continuous.board import Board, board_of
from engine.continuous.in_force import Standing, Values, Watching
from engine.continuous.lasting import END_OF_TURN, Lasting, let_end, lock_in
from engine.continuous.layering import Layering
from engine.continuous.modifiers import LASTING, OBJECTS, VALUES, Dependence, Influence, Splitter, sentences, way
from engine.course import EventProcedure, Phase, end, in_turn_order, tell, turn_player
from engine.effects import evaluate, matching, tables
from engine.effects.actions import enter
from engine.effects.layout import LockedIn
from engine.effects.matching import when
from engine.effects.meaning import Action, Moves, Policy, Rules
from engine.effects.prompts import Prompts, Symbols
from engine.events import Create, Event, Move, SetVariable, StepVariable, Timestamp
from engine.law import GameLaw
from engine.loops import LoopRules
from engine.match import Match
from engine.procedures import Procedure, StackLine
from engine.rulebook import Refusal
from engine.state import Change, Ref, Sight, State, ZoneSpec, ref
from engine.text.english.nouns import quantities
from engine.text.grammar import Grammar, Row
from engine.text.lines import Manner, is_plural, print_line, read_text
from engine.text.phrases import INTEGER, Context, phrase, same, value
from engine.text.tokens import tokenize
from engine.timing import casting, legal_targets, resolving
from engine.timing.casting import put_on_stack
from engine.timing.items import Item, StackResolution, of_trigger, stack
from engine.timing.legal_targets import TargetRules
from engine.timing.resolving import ResolvingRules
from engine.timing.windows import PriorityTiming, Way, Ways
from engine.triggers import delayed
from engine.triggers.apply_events import EventRules
from engine.triggers.trigger_event import pending
from engine.triggers.triggering import TriggerRules
from engine.unread import UnparsedTexts

# The table: zones and cards

SPECS = (
    ZoneSpec("field", Sight.ALL, shared=True, own=False, keeps=True),
    ZoneSpec("stack", Sight.ALL, shared=True, own=False),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("ashes", Sight.ALL),
)
FIELD, STACK, DECK, HAND, ASHES = 0, 1, (2, 3), (4, 5), (6, 7)
OIL = 3


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A lamp, which has light, or a flare."""

    oil: int = 1
    light: int = 0


# The vocabulary: what no other game says


class Flare(Ability):
    """What a flare does, its sentences in order."""

    effects: tuple[Effect, ...]


# The terms, on the shared English

LAMPS = ab.Noun(())
YOURS = ab.Noun((ab.Other(), ab.ControlledBy(Player.YOU)))
THEIRS = ab.Noun((ab.ControlledBy(Player.OPPONENT),))
PHRASES = [
    ("line", [
        phrase(AutoAbility, "when {trigger:trigger}, {effects:clause=}{.}"),
        phrase(FieldAbility, "{statics:static=}{.}"),
        phrase(Flare, "{effects:sentences}"),
    ]),
    ("trigger", [phrase(Trigger, "{event:event}")]),
    ("event", [phrase(Happens, "{who:subject=} {deeds:deed=}")]),
    ("deed", [phrase(Enters, "is lit"), phrase(Leaves, "goes out")]),
    ("subject", [
        value(ab.Source(), "this lamp"), value(ab.Any(LAMPS), "a lamp"),
        value(ab.Any(THEIRS), "a lamp of your opponent"), value(ab.Every(YOURS), "other lamps of yours"),
        value(ab.It(), "it"),
    ]),
    ("sentence", [same("{:clause}{.}")]),
    ("clause", [
        phrase(ab.Choose, "choose {targets:target=}"),
        phrase(ab.Lasting, "{statics:static=} until the end of the turn", duration=ThisTurn()),
        phrase(ab.Break, "put out {what:subject}"),
        phrase(ab.Draw, "draw {count:cards}"),
    ]),
    ("cards", [phrase(Exactly, "{amount#:number} {card|cards}")]),
    ("target", [phrase(ab.Target, "{count:count} {noun:lamps}")]),
    ("count", [phrase(Exactly, "{amount:number}")]),
    ("lamps", [value(THEIRS, "lamp of your opponent"), value(LAMPS, "lamp")]),
    ("static", [phrase(ab.Changes, "{who#:subject} {changes:change=}")]),
    ("change", [
        phrase(ab.Gains, "{gains|gain} {gains:gain=}"),
        phrase(ab.LosesPower, "{loses|lose} {amount:number} light"),
    ]),
    ("gain", [phrase(ab.Power, "{amount:number} light")]),
    ("number", [phrase(Number, "{number:int}")]),
    ("quantity_named", [same("{:number}")]),
    *quantities().items(),
]


@cache
def grammar() -> Grammar:
    return Grammar(PHRASES, {"int": INTEGER}, {"sentences": Row((("sentence", 1, 4),))}, is_plural)


def _manner() -> Manner:
    lines = str.splitlines
    return Manner(grammar(), "line", lines, lambda line: line, lambda text: Context(tokenize(text), text=text))


abilities_of: Memo[Card, tuple[Ability, ...]] = Memo(lambda card: read_text(card.text, _manner).abilities)


def _render(node: Any, symbols: tuple[str, ...]) -> str:
    return next((print_line(grammar(), Context(()), one, node).removesuffix(".") for one in symbols), "")


# What the words mean

MEANING = tables.begin()
MEANING.rules = Rules(
    may="BEACONS 3", impossible="BEACONS 3", either="BEACONS 3", number="BEACONS 3", apart="BEACONS 3",
    reveals="BEACONS 3", looks="BEACONS 3", begins="BEACONS 3", waits="BEACONS 5", shuffles="BEACONS 6",
    text="BEACONS 3",
)
MEANING.policy = Policy(in_full=False, fewer_do=False, at_once=True, card_by_card=False, declares=True)
MEANING.prompts = Prompts(_render, Symbols(("target",), ("clause",), ("clause",)), {}, ())


class Cause(NamedTuple):
    kind: str
    source: Ref | None
    seat: int


class Resolution(StackResolution):
    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability") -> None:
        super().__init__(state, seat, source, kind)

    @property
    def cause(self) -> Cause:
        return Cause(self.kind, self.source, self.seat)


def lying(zone: int, res: Any) -> list[int]:
    field, cards, first = res.state.zones[zone], res.state.cards, turn_player(res.state)
    return sorted(field, key=lambda number: cards[number].controller != first)


MEANING.controller = lambda card: card.controller
MEANING.is_on_field = lambda zone: zone == FIELD
MEANING.decks, MEANING.hands = DECK, HAND
MEANING.looks = lambda noun, res: (FIELD,)
MEANING.lying = lying
MEANING.abilities = abilities_of
MEANING.attention = lambda state: SimpleNamespace(asked=(), heard=("enter", "leave"), unread=False)
MEANING.perform = resolving.perform
MEANING.qualities[ab.ControlledBy] = lambda quality, thing, now, res: (
    thing.controller in evaluate.seats(quality.player, res)
)
MEANING.targets = TargetRules(
    needs=lambda kind: "BEACONS 2", choosing=lambda kind: "BEACONS 2", selecting=lambda kind: "BEACONS 2",
    dividing=lambda kind: "BEACONS 2", stack=STACK,
)
matching.learn(MEANING, {Enters: when("enter"), Leaves: when("leave")})
MEANING.actors = lambda deed, what, res: (what.after if what.key == "enter" else what.what,)


def kinds(event: Event) -> tuple[str, ...]:
    if not isinstance(event, Move):
        return ()
    return ("enter",) if event.to == FIELD else ("leave",) if event.origin == FIELD else ()


MEANING.kinds = kinds

# Continuous effects: one layer


class Layer(IntEnum):
    LIGHT = 1


class Now(Values):
    __slots__ = ("light",)

    def __init__(self, number: int, abilities: tuple[Ability, ...], light: int) -> None:
        super().__init__(number, abilities)
        self.light = light

    def __repr__(self) -> str:
        return f"{self.light}"


DEPENDENCE = Dependence({}, {}, frozenset(), {}, (), {}, lambda zone: None)
def _change(sign: int, board: Any, one: Any, change: Any, number: int) -> None:
    board.mine(number).light += sign * evaluate.value(change.amount, one.res)


SPLITTER = Splitter(
    {
        ab.Power: way(Layer.LIGHT, "light", partial(_change, 1)),
        ab.LosesPower: way(Layer.LIGHT, "light", partial(_change, -1)),
    },
    {}, DEPENDENCE,
)


def _settle(static: ab.Changes, res: Any, duration: object) -> list[ab.Static]:
    who = LockedIn(evaluate.refs(static.who, res)) if isinstance(static.who, ab.Every) else static.who
    return [lock_in(ab.Changes(who, static.changes), res)]


LASTING_EFFECTS = Lasting({}, _settle, Resolution)
MEANING.begin = LASTING_EFFECTS.begin


def _influence(abilities: Iterable[Ability]) -> Influence:
    return Influence([
        (ability, part) for ability in abilities if isinstance(ability, FieldAbility)
        for static in sentences(ability.statics) for part in SPLITTER.split(static)
    ])


def _watching(abilities: Iterable[tuple[int, Ability]]) -> Watching:
    found: dict[str, tuple[tuple[int, Ability], ...]] = {}
    for index, ability in abilities:
        if isinstance(ability, AutoAbility):
            for key in matching.keys_of(ability.trigger.event, MEANING):
                found[key] = (*found.get(key, ()), (index, ability))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    found = []
    for number in state.zones[FIELD]:
        card = state.cards[number]
        key = (card.entered, card.controller)
        if number not in known or known[number].key != key:
            values = printed(state, number)
            known[number] = Standing(
                ref(state, number), card.controller, key, values, _influence(values.abilities),
                _watching(enumerate(values.abilities)),
            )
        found.append(known[number])
    return found


def _touched(state: State, change: Change, cards: object) -> tuple[str, ...]:
    if isinstance(change, Move):
        return (OBJECTS, VALUES) if FIELD in (change.origin, change.to) else ()
    return (LASTING,) if isinstance(change, SetVariable) and change.name == "lasting" else (VALUES,)


LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, lambda ability: _influence((ability,)), _watching, _objects, lambda state: [],
    lambda state: (), _touched,
)


def board(state: State) -> Board[Now]:
    found = board_of(LAYERING, state)
    found.begin()
    return found


def printed(state: State, number: int) -> Now:
    card = state.cards[number].face
    assert isinstance(card, Card)
    return Now(number, abilities_of(card), card.light)


def now(state: State, number: int) -> Now:
    return board(state)[number] if state.cards[number].zone == FIELD else printed(state, number)


MEANING.now, MEANING.printed = now, printed

# Events, triggers, the stack

TRIGGERS = TriggerRules(
    MEANING, "BEACONS 3", watching=lambda state, key: board(state).watching(key),
    watched=lambda before, key: before.watching(key), auto=lambda watcher: watcher.ability,
    resolution=lambda state, watcher: Resolution(state, watcher.seat, watcher.source),
    holds=lambda one, res: True,
)
TEXTS = UnparsedTexts(
    "BEACONS 3", lambda state, number: state.cards[number].face, lambda face: (), lambda state, event: iter(()),
    lambda state: (), lambda state: False,
)
EVENTS = EventRules(
    MEANING, rule="BEACONS 3", instead="BEACONS 3", texts=TEXTS, before=lambda state, events: board(state),
    find=lambda state, event: (), can_happen=lambda state, event: True,
    remembers=lambda state, move: state.cards[move.card].zone == FIELD,
    values=lambda state, number, before: before[number], fired=TRIGGERS.fired,
)
MEANING.apply_events, MEANING.at_once = EVENTS.apply_events, EVENTS.at_once


def draw(state: State, seat: int, count: int, cause: object = None) -> EventProcedure:
    """Draw cards; who cannot has lost (BEACONS 6)."""
    done: list[Event] = []
    for _ in range(count):
        if not state.zones[DECK[seat]]:
            end(state, 1 - seat, "BEACONS 6", "the opponent has no card to draw")
            break
        done += yield from EVENTS.apply_events(state, [Move(state.zones[DECK[seat]][-1], HAND[seat], why="draw")])
    return done


def put_out(state: State, lamps: Sequence[int], cause: object = None) -> EventProcedure:
    moves = [Move(number, ASHES[state.cards[number].owner], why="out", cause=cause) for number in lamps]
    return (yield from EVENTS.moving(state, moves, "{0} goes out.", "BEACONS 4"))


MEANING.moves = Moves(draw, EVENTS.put, lambda state, seat: len(state.zones[DECK[seat]]), 1)
MEANING.effects |= {**resolving.EFFECTS, ab.Lasting: delayed.last}
enter(MEANING, {ab.Break: Action(lambda effect, res, lamps: put_out(res.state, lamps, res.cause), "out")})


def context_of(state: State, item: Item) -> Resolution:
    res = Resolution(state, item.seat, item.source, item.kind)
    item.known_to(res)
    return res


def cast(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Put a card on the stack, choose its targets, pay its oil (BEACONS 2)."""
    card = state.cards[play.card].face
    assert isinstance(card, Card)
    state.emit(Move(play.card, STACK, controller=seat, why="cast"))
    tick = Timestamp()
    state.emit(tick)
    tell(state, "{0} casts {1}.", "BEACONS 2", ("seat", seat), ("card", play.card))
    ability = next((one for one in abilities_of(card) if isinstance(one, Flare)), Flare(()))
    item = Item(tick.value, "card", seat, ref(state, play.card), ability, ability.effects)
    res = context_of(state, item)

    def pay(res: Resolution) -> Procedure:
        state.emit(SetVariable(f"oil {seat}", state.vars.get(f"oil {seat}", 0) - card.oil or None, "pay"))
        yield from ()

    yield from put_on_stack(state, item, res, (casting.targets("BEACONS 2"), pay))


def _over(state: State, item: Item) -> Procedure:
    """A lamp is lit, a flare goes to the ashes; the turn player may act (BEACONS 3)."""
    if item.kind == "card":
        number = item.source.number
        lit = isinstance(item.ability, Flare) and not item.effects
        owner = state.cards[number].owner
        move = Move(number, FIELD, controller=item.seat, why="lit") if lit else Move(number, ASHES[owner], why="spent")
        yield from EVENTS.apply_events(state, [move])
    state.emit(StepVariable("priority", (turn_player(state), 0)))


RESOLVING = ResolvingRules(
    text="BEACONS 3", resolves="BEACONS 3", gone="BEACONS 3", condition="BEACONS 3", targets="BEACONS 3",
    nothing="BEACONS 3", context=context_of, is_card=lambda item: item.kind == "card",
    is_there=lambda state, item: state.cards[item.source.number].zone == STACK, over=_over,
)

# The turn and the checks


def _dark(state: State) -> list[int]:
    return [number for number, values in board(state).now.items() if values.light <= 0]


def check(state: State) -> Procedure:
    """Lamps without light go out, then what has triggered goes on the stack (BEACONS 4, 5)."""
    if dark := _dark(state):
        yield from put_out(state, dark)
        return
    for seat in in_turn_order(state):
        for one in [one for one in pending(state) if one.watcher.seat == seat]:
            left = tuple(other for other in pending(state) if other is not one)
            state.emit(SetVariable("pending", left or None, "stack"))
            tick = Timestamp()
            state.emit(tick)
            item = of_trigger(tick.value, "ability", one, one.watcher.ability.effects)
            res = context_of(state, item)
            if legal_targets.refuse_choices(item.effects, res) is None:
                yield from put_on_stack(state, item, res, (casting.targets("BEACONS 5", cancel=False),))


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    card = state.cards[play.card].face
    assert isinstance(card, Card)
    if state.cards[play.card].zone != HAND[seat]:
        return Refusal("BEACONS 2", "Cards are cast from the hand.")
    if card.oil > state.vars.get(f"oil {seat}", 0):
        return Refusal("BEACONS 2", "You have not enough oil.")
    flares = [one for one in abilities_of(card) if isinstance(one, Flare)]
    res = Resolution(state, seat, ref(state, play.card), "card")
    return legal_targets.refuse_choices(flares[0].effects, res) if flares else None


LOOPS = LoopRules("BEACONS 7", "BEACONS 7", "BEACONS 7")
WAYS = Ways(
    "BEACONS 3", LOOPS,
    {"cast": Way(refuse, refuse, cast, lambda state, play: f"Cast {state.cards[play.card].face.name}")},
    lambda state, play: Refusal("BEACONS 1", "There is nothing to do but to cast."),
)
TIMING = PriorityTiming(
    rule="BEACONS 1", due=lambda state: bool(pending(state) or _dark(state)), check=check,
    ideas=lambda state, seat: [Play("cast", number) for number in state.zones[HAND[seat]]], ways=WAYS,
    next=lambda state, seat, play: seat, closed=lambda state: False,
    resolve=RESOLVING.resolve_top,
    over=lambda state: state.emit(StepVariable("step", "over")), onward=lambda state: "End the turn",
)


def _turn(state: State) -> Procedure:
    """The turn that was is over; the next player has 3 oil and draws (BEACONS 1)."""
    let_end(state, lambda one: LASTING_EFFECTS.is_over(one, state, END_OF_TURN), END_OF_TURN)
    seat = 1 - turn_player(state)
    for name, new in (("turn", state.vars["turn"] + 1), ("turn player", seat), (f"oil {seat}", OIL)):
        state.emit(SetVariable(name, new))
    yield from draw(state, seat, 1)
    state.emit(StepVariable("priority", (seat, 0)))


class BeaconsLaw(GameLaw):
    game = "beacons"
    meaning = MEANING
    open_values = frozenset({"turn", "turn player", "oil 0", "oil 1", "outcome"})
    texts = TEXTS
    loops = LOOPS
    context = Resolution
    phases: ClassVar[dict[str, Phase]] = {}
    ownership = "BEACONS 1"

    def proceed(self, state: State) -> Procedure:
        return TIMING.next_procedure(state) if "priority" in state.vars else _turn(state)

    def can_come_back(self, state: State) -> bool:
        return False

    def information(self, state: State, number: int) -> dict[str, Any]:
        return {"light": now(state, number).light}

    def stack(self, state: State) -> tuple[StackLine, ...]:
        return tuple(StackLine("{0}", (("card", *one.source),), one.seat, one.source.number) for one in stack(state))

    def values(self, state: State, seat: int) -> dict[str, int]:
        return {"oil": state.vars.get(f"oil {seat}", 0)}


def new_match(decks_: Sequence[Sequence[Card]], hand: int = 3) -> Match:
    """A match with these decks, the top card last; each player begins with so many cards."""
    state = State(SPECS, 1)
    state.vars.update({"turn": 0, "turn player": 1})
    for seat, deck in enumerate(decks_):
        for card in deck:
            state.emit(Create(card, seat, DECK[seat]))
        for _ in range(hand):
            state.emit(Move(state.zones[DECK[seat]][-1], HAND[seat], why="draw"))
    return Match(BeaconsLaw(), state)
