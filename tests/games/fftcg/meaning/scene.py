"""One table on which every word can be tried, what is done on it in a line, and what is seen afterwards in a line.

    scene = Scene({"Osk": "[0]: Choose 1 Forward opponent controls. Dull it."}, board="Dora>hand")
    scene.play("use Osk")
    assert scene.seen() == "Cole dull; Dora to hand"

Both sides are the same, card for card (:data:`SIDES`), so that whatever one player does the other can do as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.abilities.node import Node, walk
from engine.answers import Amounts, Answer, Cards, Confirm, Number, Options, Pay, Play
from engine.events import Move, Notice, SetVariable, Shuffle
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.readings import READINGS
from engine.games.fftcg.rules import table as tables
from engine.timing.paying import PayBill, find
from tests.games.fftcg.story import Story
from tests.games.fftcg.table import FIRE, ICE, LIGHT, WATER, ZONES, Position

__all__ = [
    "ACROSS", "BACKUP", "FIRE", "FORWARD", "ICE", "LIGHT", "MONSTER", "SUMMON", "WATER", "Scene", "across",
]
FORWARD, BACKUP, MONSTER, SUMMON = CardType.FORWARD, CardType.BACKUP, CardType.MONSTER, CardType.SUMMON
#: What stands where at first: the card of seat 0, that of seat 1, the zone, and what is printed on both.
SIDES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("Osk", "Ora", "field", {"type": BACKUP}),
    ("Ann", "Cole", "field", {"type": FORWARD, "power": 7000, "cost": 4, "jobs": ("Warden",)}),
    ("Ben", "Dora", "field", {"type": FORWARD, "power": 5000, "cost": 2, "element": ICE, "category": "LOOM"}),
    ("Oak", "Elm", "field", {"type": MONSTER, "element": ICE, "cost": 2}),
    ("Hal", "Ida", "hand", {"type": FORWARD, "power": 4000, "cost": 0}),
    ("Hew", "Ivy", "hand", {"type": BACKUP, "element": ICE, "cost": 0}),
    ("Bo", "Rex", "break zone", {"type": FORWARD, "power": 3000, "cost": 3}),
    ("Bud", "Ray", "break zone", {"type": BACKUP, "element": ICE}),
    ("Low", "Base", "deck", {"type": BACKUP}),
    ("Third", "Foot", "deck", {"type": MONSTER}),
    ("Next", "Slope", "deck", {"type": BACKUP, "element": ICE}),
    ("Top", "Peak", "deck", {"type": FORWARD, "power": 6000}),
)
ACROSS = {name: other for one, two, *_ in SIDES for name, other in ((one, two), (two, one))}
#: Ends at the next of these.
_TOKEN = re.compile(r"\s*;\s*")
_MOVED = re.compile(r"([A-Z]\w*)>(\w[\w ]*)")
_SHORT = {"break zone": "break", "damage zone": "damage"}
_LONG = {short: long for long, short in _SHORT.items()}
_VERBS = ("use ", "cast ", "pass", "until ", "warp ", "prime ")
_SHOWN = ("reveal", "look", "search")


def across(words: str) -> str:
    """Return the words as the other player would say them: the cards of one side for those of the other."""
    return re.sub(r"[A-Z][a-z]+|\b(?:mine|theirs)\b", lambda one: ACROSS.get(one[0], _SEAT.get(one[0], one[0])), words)


_SEAT = {"mine": "theirs", "theirs": "mine"}


class Scene:
    """The table of :data:`SIDES`: ``texts`` are printed on cards, ``cards`` differ from the usual or come besides."""

    def __init__(
        self, texts: Mapping[str, str], board: str = "", cards: Mapping[str, Mapping[str, Any]] | None = None, *,
        at: str = "", turn_player: int = 0,
    ) -> None:
        self.table = Position(turn_player=turn_player)
        self.named: dict[str, int] = {}
        self.asked: list[int] = []
        self.refused: list[str] = []
        others = dict(cards or {})
        for one, two, zone, printed in SIDES:
            for seat, name in enumerate((one, two)):
                self._lay(name, {"seat": seat, "zone": zone, **printed, **others.pop(name, {})}, texts)
        for name, printed in others.items():
            self._lay(name, {"type": FORWARD, "power": 5000, **printed}, texts)
        for token in filter(None, _TOKEN.split(board)):
            self._set(token)
        self._turn = tables.turn(self.table.state)
        self._first = self.words()
        self._from = len(self.table.state.log)
        self.story = Story(self.table, at=at, decks=False)
        #: How many questions had been answered when the first thing resolved.
        self.declared = -1

    def _lay(self, name: str, printed: Mapping[str, Any], texts: Mapping[str, str]) -> None:
        values = dict(printed)
        values.setdefault("element", FIRE)
        self.named[name] = self.table.card(name, values.pop("type"), texts.get(name, values.pop("text", "")), **values)

    def _set(self, token: str) -> None:
        """Change the table before the story begins: "Cole>hand", "Cole dull", "Cole hurt 3000", "only Osk, Ann"."""
        state = self.table.state
        name, _, rest = token.partition(" ")
        if moved := _MOVED.fullmatch(token):
            number = self.named[moved[1]]
            zone = ZONES[_LONG.get(moved[2], moved[2])][state.cards[number].owner]
            state.emit(Move(number, zone))
            state.cards[number].since = 0
        elif name == "only":
            kept = set(rest.split(", "))
            for other, number in self.named.items():
                if other not in kept and state.cards[number].zone not in tables.DECK:
                    state.emit(Move(number, tables.REMOVED[state.cards[number].owner]))
        elif name in ("mine", "theirs"):
            self._give(int(name == "theirs"), rest)
        elif name in self.named:
            self._mark(self.named[name], rest)
        else:
            state.emit(SetVariable(name, int(rest) if rest.isdigit() else rest))

    def _give(self, seat: int, words: str) -> None:
        """Let a player have "2 crystals" or "3 damage"."""
        number, what = words.split(" ")
        if what == "crystals":
            self.table.let(**{f"crystals_{seat}": int(number)})
        else:
            assert what == "damage"
            self.table.damage(int(number), seat=seat)

    def _mark(self, number: int, words: str) -> None:
        card = self.table.state.cards[number]
        match words.split(" "):
            case ["dull"]:
                self.table.mark(number, dull=True)
            case ["frozen"]:
                self.table.mark(number, marks={**card.marks, "frozen": 1})
            case ["new"]:
                card.since = tables.turn(self.table.state)
            case ["hurt", amount]:
                self.table.mark(number, damage=int(amount))
            case [count, counter]:
                self.table.mark(number, counters={**card.counters, counter: int(count)})

    # Acting

    def play(self, steps: str) -> Scene:
        """Do one thing after the other; whatever goes on the stack resolves as soon as nothing else is said.

        A step is an act ("use Osk", "cast Pyre", "attack Ann, Ben", "no block"), an answer ("Cole, Dora", "none",
        "yes", "3", "line 1"), something that happens ("Osk>removed"), "pass", "resolve" (all there is), "until main
        2" or "until turn" (the next one's), "until Osk" (its ability is on the stack), "stop". An act that is not
        allowed leaves "refused" with the rule among what is seen.
        """
        left = [one for one in _TOKEN.split(steps) if one]
        while self.story.match.request is not None:
            asked = self.story.asked
            if asked.kind == "play":
                if not self._act(left):
                    assert left in ([], ["stop"]), f"nobody asks for {left}"
                    return self
            elif left and left[0].startswith("until "):
                if self._is(left[0][6:]):
                    left.pop(0)
                else:
                    self.story.choose()
            elif left:
                self._answer(left.pop(0))
            else:
                assert self.refused or asked.kind in ("attack", "block"), f"nobody answers: {asked.text} {asked.args}"
                return self
        assert all(one.startswith("until ") for one in left), f"the game is over before {left}"
        return self

    def _act(self, left: list[str]) -> bool:
        """Do what is next while somebody has priority; tell whether anything is left to do."""
        if left and (moved := _MOVED.fullmatch(left[0])):
            left.pop(0)
            self._happens(self.named[moved[1]], _LONG.get(moved[2], moved[2]))
        elif left and left[0] == "stop":
            return False
        elif left and left[0].startswith("until "):
            if self._is(left[0][6:]):
                left.pop(0)
            else:
                self.story.passes()
        elif left and left[0] == "resolve" and not self._waiting:
            left.pop(0)
        elif left and left[0].startswith(_VERBS):
            self._say(left.pop(0))
        elif self._waiting:
            if self.declared < 0:
                self.declared = len(self.asked)
            self.story.passes()
        else:
            return False
        return True

    @property
    def _waiting(self) -> bool:
        """Whether something is on the stack or about to go there."""
        return bool(self.table.state.vars.get("stack") or self.table.pending)

    def _is(self, when: str) -> bool:
        """Whether it is a step ("main 2"), or the next turn's Main Phase 1 ("turn", "turn 5"), or a card's ability is
        on the stack ("Osk").
        """
        state = self.table.state
        if when in self.named:
            return when in self.story.stack
        if not when.startswith("turn"):
            return self.story.step == when
        return self.story.step == "main 1" and tables.turn(state) == int(when[4:] or self._turn + 1)

    def _happens(self, number: int, zone: str) -> None:
        event = Move(number, ZONES[zone][self.table.state.cards[number].owner], why="put")
        self.table.happen(event)
        self.story.match.request.refresh()  # type: ignore[union-attr]

    def _say(self, step: str) -> None:
        verb, _, rest = step.partition(" ")
        name, _, index = rest.partition(" ")
        if verb == "pass":
            self.story.passes()
            return
        self._try(Play(verb, self.named[name], int(index or 0)))

    def _answer(self, words: str) -> None:
        asked = self.story.asked
        self.asked.append(asked.seat)
        self._try(self._meant(words))

    def _meant(self, words: str) -> Answer:
        asked = self.story.asked
        match asked.kind:
            case "confirm":
                return Confirm({"yes": True, "no": False}[words])
            case "number":
                return Number(int(words))
            case "amounts":
                return Amounts(tuple(map(int, words.split(" "))))
            case "options":
                assert words.startswith("line "), f"{asked.text}: {getattr(asked, 'options', '')}"
                return Options(tuple(map(int, words[5:].split(" "))))
        numbers = () if words in ("none", "no block", "no attack") else tuple(self._numbers(words))
        if isinstance(asked, PayBill):
            found = find(asked.bill, [source for source in asked.sources if source.card in numbers])
            assert found is not None, f"{words} does not pay {asked.bill.words()}"
            return Pay(found)
        return Cards(numbers)

    def _numbers(self, words: str) -> Iterator[int]:
        for name in words.removeprefix("attack ").removeprefix("block ").split(", "):
            assert name in self.named, f"{name} answers {self.story.asked.text} {self.story.asked.args}"
            yield self.named[name]

    def _try(self, answer: Answer) -> None:
        before = self.table.state.digest()
        refusal = self.story.tries(answer)
        if refusal is not None:
            assert self.table.state.digest() == before
            self.refused.append(f"refused {refusal.rule.removeprefix('FFTCG ')}")

    # Seeing

    def seen(self) -> str:
        """Return what is different from the beginning, card by card, and what was shown, refused or decided."""
        now = self.words()
        shuffled = [one.zone for one in self._new if isinstance(one, Shuffle)]
        for seat, whose in enumerate(("mine", "theirs")):
            there = now[whose].pop("deck")
            was = [name for name in self._first[whose]["deck"] if name in there]
            if tables.DECK[seat] not in shuffled and was and there[0] in was and there[0] != was[0]:
                now[whose]["top"] = there[0]
        for name, number in self.named.items():
            if self.table.state.cards[number].zone in shuffled:
                now[name].pop("place", None)
        names = {number: name for name, number in self.named.items()}
        told = [told for name in self._first for told in _different(name, self._first[name], now[name])]
        for change in self._new:
            if isinstance(change, Notice) and change.why in _SHOWN and change.card in names:
                told.append(f"{change.why} {names[change.card]}")
            elif isinstance(change, Shuffle):
                told.append(f"shuffle {('mine', 'theirs')[change.zone % 2]}")
        told.extend(self.refused)
        if self.story.stack:
            told.append("stack " + ", ".join(self.story.stack))
        if self.story.outcome is not None:
            told.append(f"over {self.story.outcome[0]} {self.story.outcome[1].removeprefix('FFTCG ')}")
        return "; ".join(told)

    def words_said(self) -> Iterator[Node]:
        """Return every part of the trees of what is printed on the table."""
        for card in self.table.state.cards:
            assert isinstance(card.face, Card)
            if card.face.text:
                yield from walk(READINGS.read(card.face).abilities)

    @property
    def _new(self) -> list[Any]:
        """What has happened since the beginning."""
        return self.table.state.log[self._from:]

    def words(self) -> dict[str, dict[str, Any]]:
        """Return how every card and player is now."""
        state = self.table.state
        found: dict[str, dict[str, Any]] = {name: self._of(number) for name, number in self.named.items()}
        for seat, whose in enumerate(("mine", "theirs")):
            deck = [state.cards[number].face.name for number in reversed(state.zones[tables.DECK[seat]])]
            found[whose] = {"crystals": tables.crystals(state, seat), "deck": deck}
        return found

    def _of(self, number: int) -> dict[str, Any]:
        state = self.table.state
        card = state.cards[number]
        zone = self.table.where(number)
        found: dict[str, Any] = {"to": _SHORT.get(zone, zone), "as new": {}}
        if zone == "deck":
            place = list(reversed(state.zones[card.zone])).index(number)
            found["place"] = "bottom" if place == len(state.zones[card.zone]) - 1 else place + 1
        if zone in ("removed", "LB deck"):
            found["face"] = "face down" if card.face_down else "face up"
            found["as new"] = {"face": "face up"}
        if zone == "field":
            found.update(self._on_field(number))
            printed = tables.face(state, number)
            found["as new"] = {
                "control": ("mine", "theirs")[card.owner], "dull": False, "frozen": False, "hurt": 0,
                "power": printed.power, "type": printed.type.name.title(), "job": "+".join(printed.jobs),
                "element": "+".join(one.name.title() for one in printed.elements),
                **{word: None for word in self.table.now(number).keywords},
            }
        for counter, count in card.counters.items():
            found[counter] = count
            found["as new"][counter] = 0
        return found

    def _on_field(self, number: int) -> dict[str, Any]:
        card, now = self.table.state.cards[number], self.table.now(number)
        return {
            "control": ("mine", "theirs")[card.controller], "dull": card.dull, "frozen": bool(card.marks.get("frozen")),
            "hurt": card.damage, "power": now.power, "cost": now.cost,
            "type": "+".join(one.name.title() for one in now.types),
            "element": "+".join(one.name.title() for one in now.elements),
            "job": "+".join(now.jobs), "name": "+".join(now.names), "category": "+".join(now.categories),
            **{word: True for word in now.keywords},
        }


def _different(name: str, first: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """Say what is different about a card: "Cole to hand", "Ann dull", "Ann active", "Ann 9000", "Ann hurt 3000"."""
    words = sorted({*first, *now} - {"to", "place", "as new", "deck"})
    if first.get("to") != now.get("to"):
        where = f"{name} to {now['to']}"
        yield f"{where} {now['place']}" if "place" in now else where
        first, words = {**now, **now["as new"]}, [one for one in words if one in now]
    for word in words:
        old, new = first.get(word), now.get(word)
        if old != new:
            yield _said(name, word, new)


def _said(name: str, word: str, new: Any) -> str:
    match word, new:
        case "dull", False:
            return f"{name} active"
        case "frozen", False:
            return f"{name} thawed"
        case "power", _:
            return f"{name} {new}"
        case "face", _:
            return f"{name} {new}"
        case _, True:
            return f"{name} {word}"
        case _, None:
            return f"{name} no {word}"
    return f"{name} {word} {new}".strip()
