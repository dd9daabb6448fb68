"""Lanterns: a tiny card game that has everything the kernel must cope with.

Each player has a deck of lanterns. A turn: draw a lantern, then play lanterns or pass. A lantern costs as
many discarded lanterns as its text says; what it does when it is lit is the word it is printed with. Who
cannot draw has lost (TOY 1), and so has who has no life left (TOY 2).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from engine.answers import Amounts, Answer, Cards, Confirm, Number, Options, Pass, Play
from engine.cards import Printed
from engine.decks import Copies, DeckList, Section
from engine.events import BOTTOM, Arrange, Create, Move, Note, Notice, Roll, SetCardField, SetVariable, Shuffle
from engine.game import Deck, Start
from engine.loops import Loop
from engine.match import Match
from engine.overrides import Draw, Override, SetPhase, Token, Value
from engine.procedures import Because, Law, Procedure, RolledBack, Situation, StackLine
from engine.requests import (
    ChooseCards,
    ChooseNumber,
    ChooseOptions,
    ChoosePlay,
    ChooseYesNo,
    Distribute,
)
from engine.rng import Seed
from engine.rulebook import Refusal, Rule, Rulebook, Standing
from engine.state import Sight, State, ZoneSpec

SPECS = (
    ZoneSpec("field", Sight.ALL, shared=True, own=False, keeps=True),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("ashes", Sight.ALL),
    ZoneSpec("cellar", Sight.ALL, apart="cellar"),
)
FIELD, DECK, HAND, ASHES, CELLAR = 0, (1, 2), (3, 4), (5, 6), (7, 8)
WORDS = ("plain", "peek", "search", "burn", "stack", "swap", "hide", "gamble", "kindle", "bury")
FACES = tuple(Printed(f"T-{n:02}", f"{word.title()} Lantern", f"{word} {n % 3}") for n, word in enumerate(WORDS))
SPARK = Printed("T-99", "Spark", "plain 0")


def decks(size: int = 20, seed: int = 0) -> tuple[tuple[Printed, ...], tuple[Printed, ...]]:
    """Two decks drawn at random."""
    source = random.Random(seed)
    return tuple(tuple(source.choices(FACES, k=size)) for _ in (0, 1))  # type: ignore[return-value]


def set_up(two: tuple[tuple[Printed, ...], ...], seed: Seed | int) -> State:
    """Shuffle both decks, deal three cards and a secret one into the cellar."""
    state = State(SPECS, seed)
    for name, value in (("turn", 0), ("player", 1), ("phase", "end"), ("life 0", 9), ("life 1", 9)):
        state.emit(SetVariable(name, value))
    for seat in (0, 1):
        for face in two[seat]:
            state.emit(Create(face, seat, DECK[seat]))
        state.emit(Shuffle(DECK[seat]))
        state.emit(Move(state.zones[DECK[seat]][-1], CELLAR[seat], face_down=True))
        state.emit(SetCardField(state.zones[CELLAR[seat]][0], "known", 1 << seat))
        for _ in range(3):
            state.emit(Move(state.zones[DECK[seat]][-1], HAND[seat], why="draw"))
    return state


@dataclass
class Lighting:
    """Why a play cannot be made, what else is impossible, and at which cards each is aimed."""

    wrong: Callable[[Play], Refusal | None]
    beyond: Callable[[Play], Refusal | None] | None = None
    aimed: Sequence[int] = ()

    def refuse(self, state: State, seat: int, play: Play) -> Refusal | None:
        return self.wrong(play)

    def impossible(self, state: State, seat: int, play: Play) -> Refusal | None:
        return (self.beyond or self.wrong)(play)

    def label(self, state: State, play: Play) -> str:
        return f"{play.how} {state.cards[play.card].face.name}"

    def aims(self, state: State, seat: int, play: Play) -> Sequence[int]:
        return self.aimed

    def why_not(self, state: State, seat: int, play: Play) -> Refusal | None:
        return None

    def targets(self, state: State, seat: int, play: Play) -> None:
        return None


def choose(
    state: State, seat: int, text: str, ideas: Callable[[State, int], Iterable[Play]], ways: Lighting
) -> ChoosePlay:
    """Return the question what a player does."""
    return ChoosePlay(seat, text, "TOY 5", state, ways, lambda state, seat: list(ideas(state, seat)), lambda state: "")


class Lanterns:
    """The law of the game."""

    game = "toy"
    open_values = frozenset({"turn", "player", "phase", "life 0", "life 1"})

    def next(self, state: State) -> Procedure | None:
        if "outcome" in state.vars:
            return None
        for seat in (0, 1):
            if state.vars[f"life {seat}"] <= 0:
                return self._lose(state, seat, "TOY 2", "no life left")
        return self._begin(state) if state.vars["phase"] == "end" else self._main(state)

    def concede(self, state: State, seat: int) -> None:
        state.emit(SetVariable("outcome", (1 - seat, "TOY 3", "The other player gave up.")))

    def can_come_back(self, state: State) -> bool:
        """Nothing comes back: every turn takes a lantern off a deck."""
        return False

    def loop_values(self, state: State) -> tuple[object, ...]:
        return ()

    def loop(self, state: State, loop: Loop) -> Procedure:
        raise AssertionError("a loop was found where nothing can come back")

    def inspect(self, state: State, number: int, seat: int) -> dict[str, Any]:
        return {"cost": cost(state, number)}

    def depends(self, state: State, zone: int) -> object:
        return ()

    def explain(self, state: State, number: int) -> list[Because]:
        return [Because("{0}: as it is", (("card", one),)) for one in range(len(state.cards)) if one != number]

    def check(self, state: State) -> list[str]:
        lying = sorted(number for zone in state.zones for number in zone)
        return [] if lying == list(range(len(state.cards))) else ["a card is nowhere, or twice"]

    def situation(self, state: State) -> Situation:
        values = state.vars
        lives = ({"life": values["life 0"]}, {"life": values["life 1"]})
        stack = tuple(StackLine("{0} burns", (("card", one),), 0, one) for one in state.zones[FIELD][-1:])
        return Situation(values["turn"], values["player"], values["phase"], values["player"], stack, lives)

    def untimely(self, state: State, seat: int, play: Play) -> Refusal | None:
        return None

    def refuse_by_hand(self, state: State, seat: int, verb: Override) -> Refusal | None:
        match verb:
            case Value(name) if name != "life":
                return Refusal("", f"There is no value called '{name}'.")
            case Token(code) if code != SPARK.code:
                return Refusal("", f"There is no token {code}.")
            case SetPhase(phase) if phase not in ("main", "end"):
                return Refusal("", f"There is no phase called '{phase}'.")
            case Value() | Token() | SetPhase() | Draw():
                return None
        return None if type(verb).__name__ not in ("TakeOffStack", "PutOnStack", "Grant") else Refusal("", "No stack.")

    def by_hand(self, state: State, seat: int, verb: Override) -> bool:
        match verb:
            case Value(_, whose, change):
                state.emit(SetVariable(f"life {whose}", state.vars[f"life {whose}"] + change))
            case Token(_, whose, zone):
                state.emit(Create(SPARK, whose, state.zone_of(zone, whose)))
            case SetPhase(phase):
                state.emit(SetVariable("phase", phase))
            case Draw(count):
                for number in state.zones[DECK[seat]][-count:]:
                    state.emit(Move(number, HAND[seat], why="draw"))
            case _:
                return False
        return True

    def _lose(self, state: State, seat: int, rule: str, why: str) -> Procedure:
        state.emit(Note("{0} has lost: {1}.", (("seat", seat), why), rule))
        state.emit(SetVariable("outcome", (1 - seat, rule, f"The loser had {why}.")))
        return
        yield

    def _begin(self, state: State) -> Procedure:
        seat = 1 - state.vars["player"]
        state.emit(SetVariable("turn", state.vars["turn"] + 1))
        state.emit(SetVariable("player", seat))
        if not state.zones[DECK[seat]]:
            yield from self._lose(state, seat, "TOY 1", "no lantern to draw")
            return
        drawn = state.zones[DECK[seat]][-1]
        state.emit(Move(drawn, HAND[seat], why="draw"))
        state.emit(Note("{0} draws {1}.", (("seat", seat), ("card", drawn)), "TOY 4"))
        state.emit(SetVariable("phase", "main"))

    def _main(self, state: State) -> Procedure:
        seat = state.vars["player"]

        def find(play: Play) -> Refusal | None:
            if play in list(plays(state, seat)):
                return None
            return Refusal("TOY 5", "That lantern cannot be played now.")

        def anyway(play: Play) -> Refusal | None:
            return None if play.card in state.zones[HAND[seat]] else find(play)

        answer = yield choose(state, seat, "Play a lantern, or pass.", plays, Lighting(find, anyway))
        if isinstance(answer, Pass):
            state.emit(SetVariable("phase", "end"))
        elif isinstance(answer, Play):
            yield from self._play(state, seat, answer.card)

    def _play(self, state: State, seat: int, card: int) -> Procedure:
        price = cost(state, card)
        state.emit(Move(card, FIELD, controller=seat, why="play"))
        paid = yield ChooseCards(
            seat,
            "Discard {1} for {0}.",
            "TOY 6",
            lambda: tuple(state.zones[HAND[seat]]),
            price,
            price,
            args=(("card", card), str(price)),
            cancel=True,
        )
        assert isinstance(paid, Cards)
        for number in paid.cards:
            state.emit(Move(number, ASHES[seat], why="discard"))
        state.emit(Note("{0} plays {1}.", (("seat", seat), ("card", card)), "TOY 6"))
        yield from getattr(self, "_" + state.cards[card].face.text.split()[0])(state, seat, card)

    def _plain(self, state: State, seat: int, card: int) -> Procedure:
        state.emit(SetCardField(card, "counters", {"flame": 1}))
        return
        yield

    def _peek(self, state: State, seat: int, card: int) -> Procedure:
        answer = yield ChooseCards(
            seat,
            "Look at a card of {0}.",
            "TOY 7",
            lambda: tuple(state.zones[HAND[1 - seat]]),
            0,
            2,
            args=(("seat", 1 - seat),),
        )
        assert isinstance(answer, Cards)
        for number in answer.cards:
            state.emit(SetCardField(number, "known", state.cards[number].known | 1 << seat, "look"))
            state.emit(Note("{0} looks at {1}.", (("seat", seat), ("card", number))))

    def _search(self, state: State, seat: int, card: int) -> Procedure:
        answer = yield ChooseCards(
            seat, "Find a lantern.", "TOY 8", lambda: tuple(state.zones[DECK[seat]]), 0, 1, faces=True
        )
        assert isinstance(answer, Cards)
        for number in answer.cards:
            state.emit(Move(number, HAND[seat], why="search"))
        state.emit(Shuffle(DECK[seat]))

    def _burn(self, state: State, seat: int, card: int) -> Procedure:
        targets = tuple(n for n in state.zones[FIELD] if state.cards[n].controller != seat)[:3]
        if not targets:
            state.emit(SetVariable(f"life {1 - seat}", state.vars[f"life {1 - seat}"] - 3))
            return
        answer = yield Distribute(seat, "Share 3 damage.", "TOY 9", targets, 3, 1, 0)
        assert isinstance(answer, Amounts)
        for number, amount in zip(targets, answer.values, strict=True):
            state.emit(SetCardField(number, "damage", state.cards[number].damage + amount, "damage"))
            if state.cards[number].damage >= 2:
                state.emit(Move(number, ASHES[state.cards[number].owner], why="break"))

    def _stack(self, state: State, seat: int, card: int) -> Procedure:
        top = tuple(state.zones[DECK[seat]][-3:])
        for number in top:
            state.emit(SetCardField(number, "known", state.cards[number].known | 1 << seat, "look"))
        names = tuple(state.cards[number].face.name for number in top)
        answer = yield ChooseOptions(seat, "Order them.", "TOY 10", names, len(names), len(names), ordered=True)
        assert isinstance(answer, Options)
        # By hand the deck may have become another one under the question: what lies there now is what is arranged.
        ordered = [top[pick] for pick in answer.picks if state.cards[top[pick]].zone == DECK[seat]]
        state.emit(Arrange(DECK[seat], tuple(ordered), seat))

    def _swap(self, state: State, seat: int, card: int) -> Procedure:
        named = ("card", card)
        answer = yield ChooseYesNo(1 - seat, "Take {0}?", "TOY 11", args=(named,), yes="Take it", no="Leave it")
        if answer == Confirm(True):
            state.emit(SetCardField(card, "controller", 1 - seat, "control"))
            state.emit(SetVariable(f"life {1 - seat}", state.vars[f"life {1 - seat}"] - 1))

    def _hide(self, state: State, seat: int, card: int) -> Procedure:
        answer = yield ChooseCards(seat, "Hide a lantern.", "TOY 12", lambda: tuple(state.zones[HAND[seat]]), 0, 1)
        assert isinstance(answer, Cards)
        for number in answer.cards:
            state.emit(Move(number, FIELD, controller=seat, face_down=True, why="hide"))

    def _gamble(self, state: State, seat: int, card: int) -> Procedure:
        answer = yield ChooseNumber(seat, "How many?", "TOY 13", 0, 3)
        assert isinstance(answer, Number)
        die = Roll(6, "die")
        state.emit(die)
        if answer.value == 3:
            raise RolledBack(Refusal("TOY 13", "Three is too many: the play is taken back."))
        state.emit(SetVariable(f"life {seat}", state.vars[f"life {seat}"] + answer.value - die.value // 3))

    def _kindle(self, state: State, seat: int, card: int) -> Procedure:
        for number in list(state.zones[FIELD]):
            if state.cards[number].face_down:
                state.emit(SetCardField(number, "face_down", False, "flip"))
        state.emit(Create(SPARK, seat, FIELD))
        state.emit(Notice("kindle", seat, card, 1, tuple(state.zones[HAND[seat]])))
        return
        yield

    def _bury(self, state: State, seat: int, card: int) -> Procedure:
        state.emit(Move(card, DECK[state.cards[card].owner], BOTTOM, why="bury"))
        state.emit(SetVariable(f"life {seat}", state.vars[f"life {seat}"] + 1))
        return
        yield


def cost(state: State, number: int) -> int:
    """Return how many lanterns a lantern costs."""
    return int(state.cards[number].face.text.split()[1])


def plays(state: State, seat: int) -> Iterator[Play]:
    """The lanterns of the hand that can be paid for."""
    hand = state.zones[HAND[seat]]
    for number in hand:
        if cost(state, number) < len(hand):
            yield Play("play", number)


def new_match(seed: int = 1, *, size: int = 20, automatic: bool = True) -> Match:
    """A match at its first question."""
    law: Law = Lanterns()
    return Match(law, set_up(decks(size, seed), seed), automatic=automatic)


def step(match: Match, source: random.Random) -> Answer:
    """Let the asked seat give a random answer through the door; now and then it changes its mind."""
    question = match.request
    assert question is not None
    answer = match.sample(source)
    match.answer(question.seat, answer)
    return answer


class ToyGame:
    """The game as the program knows it."""

    name = "toy"
    title = "Lanterns"

    def __init__(self, cards: tuple[Printed, ...] = FACES) -> None:
        self._cards = {card.code: card for card in cards}

    def cards(self) -> Mapping[str, Printed]:
        return self._cards

    def skipped(self) -> tuple[str, ...]:
        return ()

    def rulebook(self) -> Rulebook:
        return Rulebook("TOY", [Rule(str(n), Standing.ENFORCED, f"Rule {n}.") for n in range(1, 14)])

    def starters(self) -> tuple[Path, ...]:
        return ()

    def read_deck(self, path: Path) -> DeckList:
        return self.random_deck(random.Random(path.name))

    def check(self, deck: DeckList) -> tuple[Refusal, ...]:
        return ()

    def random_deck(self, source: random.Random) -> DeckList:
        cards = [Copies(2, face.code, face.name) for face in source.sample(FACES, 8)]
        return DeckList("Random", (Section("Main", tuple(cards)),))

    def deck(self, deck: DeckList) -> Deck:
        main = deck.sections[0].cards
        return Deck(deck.name, {"Main": tuple(self._cards[one.code] for one in main for _ in range(one.count))})

    def new_match(self, start: Start) -> Match:
        two = tuple(deck.section("Main") for deck in start.decks)
        return Match(Lanterns(), set_up(two, start.seed), names=start.names)

    def to_record(self, card: Printed) -> dict[str, Any]:
        return {"code": card.code, "name": card.name, "text": card.text}

    def from_record(self, values: dict[str, Any]) -> Printed:
        return msgspec.convert(values, Printed)


def start(seed: int = 1) -> Start:
    """What a match with two random decks starts from."""
    game, source = ToyGame(), random.Random(seed)
    first, second = (game.deck(game.random_deck(source)) for _ in (0, 1))
    return Start("toy", (first, second), seed, ("Ann", "Bob"))
