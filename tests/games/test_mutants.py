"""Records and card lists of the games that say what no match and no card says are refused in a sentence."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from engine.game import GameError, ReadsCards
from engine.games import GAMES
from engine.overrides import Token
from engine.record import Recorder, RecordError, parse, replay
from tests.games.test_properties import game, go_on, start
from tests.kernel.mutants import mutated, record_mutant

EACH = pytest.mark.parametrize("name", GAMES)


@cache
def recorded(name: str) -> bytes:
    """The record of the beginning of a game."""
    begin, source = start(name, 5), random.Random(5)
    match = game(name).new_match(begin)
    recorder = Recorder(game(name), begin, match)
    for _ in range(25):
        if match.request is not None:
            match.answer(match.request.seat, match.sample(source))
    return recorder.text().encode()


@EACH
def test_no_mutant_of_a_record_raises(name: str) -> None:
    source, told = random.Random(15), 0
    for _ in range(300):
        try:
            again = replay(game(name), parse(record_mutant(recorded(name), source), "a.txt"), "a.txt")
        except (RecordError, GameError):
            told += 1
        else:
            told += bool(again.notes)
            assert again.match.law.check(again.match.state) == []
    assert told > 200


@EACH
def test_no_mutant_of_a_card_list_raises(name: str, tmp_path: Path) -> None:
    """A record that is no card is skipped, with a sentence; all others are there."""
    found, source = game(name), random.Random(16)
    assert isinstance(found, ReadsCards)
    cards = list(found.cards().values())
    rows = [mutated(found.to_record(source.choice(cards)), source) for _ in range(2000)]
    path = tmp_path / "list.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    imported = found.readings().understanding.lists.load(path)
    assert len(imported.cards) + len(imported.broken) == len(rows)
    assert all(one.sentence and "\n" not in one.sentence for one in imported.broken)


@pytest.mark.parametrize(
    ("color", "symbols"), [('"red"', "Red"), ('["BLUE", "white"]', "Blue White"), ('[["Red"]]', ""), ("[7]", "")]
)
def test_the_symbols_of_a_cipher_card_in_any_case(color: str, symbols: str, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    row = {"code": "A1", "name": "Ann", "type": "sword/MALE", "color": json.loads(color)}
    path.write_text(json.dumps(row), encoding="utf-8")
    found = game("cipher")
    assert isinstance(found, ReadsCards)
    cards = found.readings().understanding.lists.load(path).cards
    told = [found.to_record(card) for _, card in cards]
    assert [" ".join(one["symbols"]) for one in told] == ([symbols] if symbols else [])
    assert all((one["weapons"], one["genders"]) == (("Sword",), ("Male",)) for one in told)


@EACH
def test_a_card_from_outside_comes_only_where_a_card_of_its_kind_can_lie(name: str) -> None:
    """On the stack or under another card it would be a ghost; whose it is must be said."""
    found = game(name)
    kinds = {found.to_record(card).get("type", ""): code for code, card in found.cards().items()}
    taken: dict[str, set[str]] = {}
    for kind, code in kinds.items():
        for zone in {place.spec.name for place in go_on(found.new_match(start(name, 5)), 5, 0).state.places}:
            match = go_on(found.new_match(start(name, 5)), 5, 12)
            assert match.override(0, Token(code, -1, zone)) is not None
            if match.override(0, Token(code, 1, zone)) is None:
                taken.setdefault(zone, set()).add(kind)
                go_on(match, 6, 6)
                assert match.law.check(match.state) == []
    assert not taken.keys() & {"stack", "primed", "stacked"} and "hand" in taken
    assert "Summon" not in taken.get("field", ())
