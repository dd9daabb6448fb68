"""A table judges once, keeps consent, and tells each seat what it may know."""

import random
from collections import Counter

import pytest

from engine.answers import Pass
from engine.game import Start
from engine.games import GAMES, load_game
from engine.match import Match
from engine.net import messages as say
from engine.net.seat import LocalSeat
from engine.net.table import Table
from engine.overrides import Draw, Rules, Say


def match_of(name: str, seed: int = 5) -> Match:
    game = load_game(name)
    source = random.Random(seed)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    return game.new_match(Start(name, decks, seed, ("Ann", "Bob")))


class Sitting:
    """Two seats at a table, and everything that each of them heard."""

    def __init__(self, name: str = "fftcg", **options: object) -> None:
        self.match = match_of(name)
        self.table = Table(self.match, **options)  # type: ignore[arg-type]
        self.seats = tuple(LocalSeat(self.table, seat) for seat in (0, 1))
        self.heard: tuple[list[say.Told], list[say.Told]] = ([], [])
        for seat, heard in zip(self.seats, self.heard, strict=True):
            seat.listen(heard.append)
            seat.sit()

    @property
    def asked(self) -> int:
        assert self.match.request is not None
        return self.match.request.seat

    def play(self, answers: int) -> None:
        source = random.Random(1)
        for _ in range(answers):
            if self.match.request is not None:
                self.seats[self.asked].answer(self.match.sample(source))

    def last(self, seat: int, kind: type[say.Told]) -> say.Told:
        return next(one for one in reversed(self.heard[seat]) if isinstance(one, kind))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_at_a_table_is_the_same_as_without_one(name: str) -> None:
    sitting, alone, source = Sitting(name), match_of(name), random.Random(3)
    for _ in range(3000):
        if alone.request is None:
            break
        asked, answer = alone.request.seat, alone.sample(source)
        alone.answer(asked, answer)
        sitting.seats[asked].answer(answer)
        for seat in (0, 1):
            assert sitting.seats[seat].view == alone.view(seat)
            assert sitting.seats[seat].question == alone.question(seat)
    assert sitting.match.state.digest() == alone.state.digest()
    assert sitting.seats[0].ended is not None


def test_who_is_not_asked_cannot_answer() -> None:
    sitting = Sitting()
    other = 1 - sitting.asked
    sitting.seats[other].answer(Pass())
    assert "other player" in sitting.last(other, say.Refused).sentence  # type: ignore[attr-defined]
    assert not sitting.match.entries


def test_an_answer_said_twice_is_given_once() -> None:
    sitting = Sitting()
    answer = say.GiveAnswer(1, 0, sitting.match.sample(random.Random(1)))  # type: ignore[arg-type]
    seat = sitting.asked
    for _ in range(2):
        sitting.table.ask(seat, answer)
    assert len(sitting.match.entries) == 1
    assert isinstance(sitting.heard[seat][-1], say.Accepted)


def test_an_answer_to_a_question_that_has_been_answered_is_refused() -> None:
    sitting = Sitting()
    sitting.play(1)
    before = len(sitting.match.entries)
    sitting.table.ask(sitting.asked, say.GiveAnswer(9, 0, Pass()))
    assert len(sitting.match.entries) == before


@pytest.mark.parametrize("yes", (True, False))
def test_by_hand_waits_for_the_other_player(yes: bool) -> None:
    sitting = Sitting()
    sitting.play(6)
    hand = len(sitting.match.view(0).zone("hand", 0).cards)
    sitting.seats[0].by_hand((Draw(1),), "draws")
    sitting.seats[0].settle(True)
    assert "other player" in sitting.last(0, say.Refused).sentence  # type: ignore[attr-defined]
    assert len(sitting.match.view(0).zone("hand", 0).cards) == hand
    sitting.seats[1].settle(yes)
    assert len(sitting.match.view(0).zone("hand", 0).cards) == hand + yes


def test_the_rules_cannot_be_switched_off_by_hand() -> None:
    sitting = Sitting()
    sitting.seats[0].by_hand((Rules("free"),))
    assert sitting.table.proposal is None and sitting.match.rules == "enforced"
    sitting.seats[0].propose(say.MODE, "free")
    assert sitting.match.rules == "enforced"
    sitting.seats[1].settle(True)
    assert sitting.seats[0].mode == "free"


def test_taking_back_what_the_other_player_did_needs_consent() -> None:
    sitting = Sitting()
    sitting.play(8)
    entries = len(sitting.match.entries)
    sitting.seats[0].propose(say.UNDO_TURN)
    assert len(sitting.match.entries) == entries
    sitting.seats[1].settle(True)
    assert len(sitting.match.entries) < entries
    assert sitting.seats[0].view == sitting.match.view(0)
    sitting.seats[1].propose(say.REDO)
    sitting.seats[0].settle(True)
    assert len(sitting.match.entries) == entries


def test_who_comes_back_is_told_what_was_missed_and_what_is_asked() -> None:
    sitting = Sitting()
    sitting.play(4)
    since = sitting.seats[1].number
    sitting.seats[1].close()
    assert sitting.seats[0].presence.away == (False, True)
    missed = 0
    while sitting.asked == 0:
        sitting.play(1)
        missed += 1
    again = LocalSeat(sitting.table, 1)
    heard: list[say.Told] = []
    sitting.table.sit(1, heard.append, since)
    assert [one.number for one in heard if isinstance(one, say.Happened)] == list(range(since + 1, since + 1 + missed))
    sitting.table.sit(1, again.hear)
    assert again.question == sitting.match.question(1)


def test_a_game_is_claimed_by_the_player_who_stayed_and_only_after_the_agreed_time() -> None:
    now = [0.0]
    sitting = Sitting(claim_after=60.0, now=lambda: now[0])
    now[0] = 1.0
    sitting.seats[1].close()
    sitting.seats[0].claim()
    assert sitting.match.outcome is None
    now[0] = 62.0
    sitting.table.tick()
    assert sitting.seats[0].presence.claimable and sitting.match.outcome is None
    sitting.seats[0].claim()
    assert sitting.match.outcome is not None and sitting.match.outcome.winner == 0


@pytest.mark.parametrize("name", GAMES)
def test_who_watches_sees_nothing_that_a_player_does_not(name: str) -> None:
    sitting = Sitting(name)
    watching = LocalSeat(sitting.table, -1)
    watching.sit()
    for _ in range(60):
        sitting.play(1)
        view = watching.view
        assert view is not None
        handles = {card.handle for zone in view.zones for card in zone.cards if card.handle > 0}
        for seat in (0, 1):
            mine = sitting.match.view(seat)
            assert not handles & {card.handle for zone in mine.zones for card in zone.cards}
            mine_known = Counter(card.code for zone in mine.zones for card in zone.cards)
            assert Counter(card.code for zone in view.zones for card in zone.cards if card.code) <= mine_known
            assert [zone.count for zone in mine.zones] == [zone.count for zone in view.zones]
    said = [line.text for line in sitting.match.log(0) if "draws" in line.text]
    assert all("draws" not in line.text or line.text not in said or "a card" in line.text
               or line in sitting.match.log(1) for line in view.log)  # fmt: skip


def test_what_is_said_at_a_table_has_no_control_marks() -> None:
    sitting = Sitting()
    sitting.seats[0].chat("well\u202e\x07 played")
    assert sitting.last(1, say.Spoke) == say.Spoke(0, "well played")


class Counted(list):  # type: ignore[type-arg]
    """A log of changes that counts how many of them are read."""

    read = 0

    def __getitem__(self, place):  # type: ignore[no-untyped-def]
        found = super().__getitem__(place)
        self.read += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self):  # type: ignore[no-untyped-def]
        for one in super().__iter__():
            self.read += 1
            yield one

    def __reversed__(self):  # type: ignore[no-untyped-def]
        for one in super().__reversed__():
            self.read += 1
            yield one


@pytest.mark.parametrize("name", GAMES)
def test_a_long_match_is_joined_and_watched_without_reading_it_again_and_again(name: str) -> None:
    """Twenty thousand things done in one turn: what a table and a late comer read of them is a few times as much, and
    an answer after that reads what is new.
    """
    match = match_of(name)
    for _ in range(20_000):
        assert match.override(0, Say("on")) is None
    log = match.state.log = Counted(match.state.log)
    table, heard = Table(match), []  # type: ignore[var-annotated]
    table.sit(0, lambda told: None)
    table.watch(heard.append)
    assert log.read <= 6 * len(log)
    assert len(heard[0].log) >= 20_000
    log.read = 0
    for count in range(10):
        table.ask(0, say.DoByHand(count + 1, table.number, (Say("on"),)))
    assert log.read < 1000
