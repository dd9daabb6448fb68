"""The end screen tells the story of a game in numbers: those that both players could count."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.screens.ending import EndScreen
from app.screens.story import Number, story
from app.table.games import table_of
from app.theme import Look
from engine.game import Start
from engine.games import load_game
from engine.match import Match, Outcome
from engine.views import LogLine, PublicEvent

NAMES = ("Ann", "Bo")


def played(name: str) -> tuple[Match, list[PublicEvent]]:
    game = load_game(name)
    first, second = (game.deck(game.read_deck(path)) for path in game.starters()[:2])
    match, heard, source = game.new_match(Start(name, (first, second), 5, NAMES)), [], random.Random(5)
    match.watch(0, heard.append)
    while match.request is not None and match.view(0).turn < 9:
        match.answer(match.request.seat, match.sample(source))
    return match, heard


@pytest.mark.parametrize("name", ["fftcg", "cipher", "vanguard"])
def test_the_numbers_are_those_of_the_game_and_the_same_for_both_seats(name: str) -> None:
    match, heard = played(name)
    tallies = table_of(name, match.view(0)).story
    told = {seat: dict(story(tallies, match.log(seat), NAMES)) for seat in (0, 1)}
    facts = [event for event in heard if event.kind == "fact" and event.why == "attack"]
    # A party attacks once, led by its first card.
    attacks = Counter(event.seat for event in facts if event.card not in event.others[1:])
    assert told[0] == told[1]
    assert told[0]["Attacks"] == (attacks[0], attacks[1]) and sum(told[0]["Attacks"]) > 0


def test_damage_taken_is_what_lies_in_the_damage_zone() -> None:
    """FFTCG 12.4.1: what the players have taken decides the game."""
    match, _ = played("fftcg")
    view = match.view(0)
    told = dict(story(table_of("fftcg", view).story, match.log(0), NAMES))
    assert told["Damage taken"] == (view.values[0]["damage"], view.values[1]["damage"])


def test_orbs_lost_are_those_that_are_gone() -> None:
    """Cipher 9.3: a player whose Main Character would be destroyed takes an orb instead."""
    match, heard = played("cipher")
    taken = Counter(event.seat for event in heard if event.kind == "move" and event.why == "orb destroyed")
    told = dict(story(table_of("cipher", match.view(0)).story, match.log(0), NAMES))
    assert told.get("Orbs lost", (0, 0)) == (taken[0], taken[1]) and sum(taken.values()) > 0


def test_of_two_players_of_one_name_nothing_is_told() -> None:
    lines = [LogLine("", "", "{0} casts {1}.", ("Ann", "Noor"))]
    match, _ = played("fftcg")
    assert story(table_of("fftcg", match.view(0)).story, lines, ("Ann", "Ann")) == ()


def test_the_end_shows_each_number_between_those_of_both(qapp: QApplication, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 700)
    parent.show()
    end = EndScreen(parent, Look())
    end.tell(Outcome(0, "FFTCG 12.4.1", "the opponent has conceded"), NAMES, 0, 9, (Number("Attacks", (5, 3)),), 12)
    texts = [label.text() for label in end.findChildren(QLabel)]
    assert {"Ann", "Bo", "5", "Attacks", "3"} <= set(texts) and end.count.text() == "After 9 turns and 12 minutes."
