"""Whole games told from a position: acts, answers and refusals through the match, in a few words.

    story = Story(table)                       # the turn player has priority, in main timing
    story.use(hound).choose(cole)              # acts; questions that follow are answered by name
    story.resolve()                            # both pass, the top of the chase resolves
    assert table.where(cole) == "graveyard"
    assert story.refuses(call()) == "FOW 709.1"

Questions with only one answer answer themselves, as in a game; here also those that a game asks all the same, because
their absence would tell of a hand (``secrets`` lets them be asked). Any other question that a test does not answer
fails the next act.
"""

from __future__ import annotations

import random
from typing import Any

from engine.answers import Pass, Pay, Play
from engine.events import SetVariable
from engine.games.fow.rules import battle, will
from engine.games.fow.rules import table as tables
from engine.games.fow.rules.law import FowLaw
from engine.match import Match
from engine.timing.paying import find
from tests.games import story as stories
from tests.games.fow.table import Position

#: The step in which a phase or a turn begins.
STEPS = {
    "opening": "opening",
    "turn": "turn start",
    "draw": tables.PHASES["draw"].step,
    "recovery": tables.PHASES["recovery"].step,
    "main": tables.PHASES["main"].step,
    "end": tables.PHASES["end"].step,
}

#: Says which rules of the rulebook a test tells of.
rule = stories.rule


def play(card: int) -> Play:
    """Play a card."""
    return Play("play", card)


def use(card: int, index: int = 0) -> Play:
    """Play one of a card's abilities, by its place among all of them."""
    return Play("use", card, index)


def put(card: int) -> Play:
    """Set a card into the standby area."""
    return Play("set", card)


class Story(stories.Story):
    """A match that starts from a position.

    It starts where the turn player has priority in main timing, or with ``at`` where a phase or a turn begins
    (:data:`STEPS`). Nothing is answered for anybody with ``automatic=False``.
    """

    def __init__(self, position: Position, *, at: str = "", automatic: bool = True, secrets: bool = False) -> None:
        self.table = position
        self.secrets = secrets
        state = position.state
        if at:
            state.emit(SetVariable("step", STEPS[at]))
        else:
            state.emit(SetVariable("priority", (tables.turn_player(state), 0)))
        self.match = Match(FowLaw(), state, automatic=automatic)
        self._spare()

    # What is asked

    @property
    def chase(self) -> list[str]:
        """The names of the cards whose spells and abilities are on the chase, the last one on top of it."""
        return [self.table.name(item.source.number) for item in self.table.state.vars.get("stack", ())]

    @property
    def phase(self) -> str:
        """The phase the game is in."""
        return tables.phase(self.table.state)

    @property
    def turn_player(self) -> int:
        """The player whose turn it is."""
        return tables.turn_player(self.table.state)

    @property
    def priority(self) -> int | None:
        """The player who has priority, or None where something else is asked or the game is over."""
        request = self.match.request
        return request.seat if request is not None and request.kind == "play" else None

    @property
    def pool(self) -> str:
        """The will that the turn player has produced, by its signs in the order of the alphabet."""
        return self.pool_of(self.turn_player)

    def pool_of(self, seat: int) -> str:
        """Return the will that a player has produced."""
        return "".join(sorted(one.sign for one in will.pool(self.table.state, seat)))

    # Acts and answers

    def _spare(self) -> None:
        """Answer what has only one answer and is asked for the sake of a secret."""
        request = self.match.request
        while not self.secrets and request is not None and request.private and (only := request.only()) is not None:
            assert self.match.play(only) is None
            request = self.match.request
        for seat in (0, 1):  # whatever is asked can be told
            self.match.question(seat)

    def play(self, card: int, *targets: int) -> Story:
        """Play a card, with these targets."""
        return self.say(play(card))._aim(targets)

    def use(self, card: int, index: int = 0, *, at: tuple[int, ...] = ()) -> Story:
        """Play an ability, with these targets."""
        return self.say(use(card, index))._aim(at)

    def _aim(self, targets: tuple[int, ...]) -> Story:
        """Choose targets; where there was nothing else to choose, they were chosen."""
        if not targets or self.asked.kind == "cards":
            return self.choose(*targets) if targets else self
        item = self.table.state.vars["stack"][-1]
        assert sorted(one.number for chosen in item.targets for one in chosen) == sorted(targets)
        return self

    def judge(self, seat: int | None = None) -> Story:
        """Perform judgment."""
        return self.say(self.judgment(seat))

    def call(self, seat: int | None = None) -> Story:
        """Call a magic stone."""
        return self.say(self.calling(seat))

    def judgment(self, seat: int | None = None) -> Play:
        """Return the judgment of a player, of the turn player where none is named."""
        return Play("judge", self._ruler(seat))

    def calling(self, seat: int | None = None) -> Play:
        """Return the call of a magic stone by a player."""
        return Play("call", self._ruler(seat))

    def battle(self) -> Story:
        """Initiate a battle."""
        return self.say(self.fight())

    def fight(self) -> Play:
        """Return the initiation of a battle, with a card that can attack if there is one."""
        there = battle.able(self.table.state)
        return Play("battle", there[0] if there else self._ruler(None))

    def _ruler(self, seat: int | None) -> int:
        found = tables.ruler(self.table.state, self.turn_player if seat is None else seat)
        assert found is not None, "there is no ruler"
        return found

    def set(self, card: int) -> Story:
        """Set a card into the standby area."""
        return self.say(put(card))

    def pay(self, *cards: int) -> Story:
        """Pay with these cards, or with none as the game suggests."""
        request = self.asked
        assert request.kind == "pay", request.text
        if not cards:
            return self.say(request.sample(random.Random(0)))
        asked: Any = request
        found = find(asked.bill, [source for source in asked.sources if source.card in cards])
        assert found is not None, f"these cards do not pay {asked.bill}"
        return self.say(Pay(found))

    def give(self, *cards: int) -> Story:
        """Choose what a cost takes, if it could take anything else; a test says by what follows that these went."""
        return self.choose(*cards) if self.asked.kind == "cards" else self

    # Battle

    def attack(self, card: int, target: int | None = None) -> Story:
        """Initiate a battle in which a card attacks another one, or the opponent; nobody acts before the block.

        The game stands where the block is declared, or where it goes on from there if nobody can block.
        """
        return self.declare(card, target).to_block()

    def declare(self, card: int, target: int | None = None) -> Story:
        """Initiate a battle in which a card attacks; the turn player has priority then (FOW 803.7)."""
        if self.priority is not None and self.step == "main":
            self.battle()
        while self.step in ("battle", "attack"):
            self.passes()
        self.choose(card)
        if self.priority is None:
            self.choose(*(() if target is None else (target,)))
        return self

    def to_block(self) -> Story:
        """Let both pass until the block is declared."""
        while self.step in ("attack declared", "block"):
            self.passes()
        return self

    def block(self, *cards: int) -> Story:
        """Declare a blocker, or with no card none; nobody acts before the damage is dealt."""
        if self.priority is not None:
            self.to_block()
        if self.priority is None:
            self.choose(*cards)
        while self.step == "block declared" and self.priority is not None:
            self.passes()
        return self

    def fought(self) -> Story:
        """Let both pass until the battle is over."""
        while self.priority is not None and self.step != "main":
            self.passes()
        assert self.step == "main" or self.match.outcome is not None, self.asked.text
        return self

    # Passing

    def passes(self) -> Story:
        """The player with priority passes."""
        assert self.priority is not None, self.asked.text
        return self.say(Pass())

    def resolve(self) -> Story:
        """Both players pass: the top of the chase resolves, or the step ends where it is empty."""
        self.passes()
        return self.passes() if self.priority is not None else self

    def on(self) -> Story:
        """Both pass, resolving what lies on the chase, until another step begins or something else is asked."""
        first = self.step
        while self.priority is not None and self.step == first:
            self.passes()
        return self

    def until(self, step: str) -> Story:
        """Everybody passes until somebody has priority in a step."""
        for _ in range(100):
            if self.step == step and self.priority is not None:
                return self
            self.passes()
        raise AssertionError(f"never came to {step!r}")
