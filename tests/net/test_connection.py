"""Whole matches over connections of one machine, broken off and gone on with."""

import random
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Deck, Game
from engine.games import GAMES, load_game
from engine.match import Match
from engine.net import messages as say
from engine.net import shuffles
from engine.net.guest import RemoteSeat
from engine.net.handshake import NotLetIn
from engine.net.host import Host
from engine.net.room import Room
from engine.views import View

LONGEST = 500.0


def deck_of(game: Game, seed: int) -> Deck:
    return game.deck(game.random_deck(random.Random(seed)))


class Player:
    """A guest that answers everything with what the table says is legal."""

    def __init__(self, seat: RemoteSeat, hasty: float = 0.0, most: int = 100_000) -> None:
        self.seat, self.hasty = seat, hasty
        #: So many answers are given, and then no more.
        self.most = most
        self.over = threading.Event()
        self.record = b""
        self.asked = -1
        self.heard: list[say.Told] = []
        self._source = random.Random(2)
        seat.listen(self.take)

    def take(self, told: say.Told) -> None:
        self.heard.append(told)
        question, seat = self.seat.question, self.seat
        if isinstance(told, say.Informed) and told.record:
            self.record = told.record
            self.over.set()
        elif isinstance(told, say.Informed) and told.answer is not None:
            self.most -= 1
            seat.answer(told.answer)
            if self._source.random() < self.hasty:
                seat.drop()
        elif isinstance(told, say.Ended):
            seat.inquire("record")
        elif isinstance(told, say.Refused) and seat.ended is None:
            self.asked = -1
            seat.inquire("suggest")
        elif question is not None and question.kind != "wait" and self.asked != seat.number and self.most > 0:
            self.asked = seat.number
            seat.inquire("suggest")


def hosted(game: Game, tmp_path: Path, deck: Deck | None = None) -> tuple[Room, Host]:
    room = Room(game, name="Ann", deck=deck, file=lambda: tmp_path / "match.jsonl")
    host = Host([room], address="127.0.0.1")
    host.start()
    return room, host


def joined(game: Game, host: Host, name: str, seed: int) -> RemoteSeat:
    return RemoteSeat(lambda _: (game, deck_of(game, seed)), ("127.0.0.1", host.port), code=host.code, name=name)


def play_out(game: Game, room: Room, host: Host, hasty: float = 0.0) -> list[Player]:
    players = []
    for number, name in enumerate(("Ann", "Bob")):
        seat = joined(game, host, name, number)
        players.append(Player(seat, hasty))
        seat.join()
        seat.ready()
    for player in players:
        assert player.over.wait(LONGEST), (room.table and room.table.match.outcome)
    return players


@pytest.mark.parametrize("name", GAMES)
def test_two_guests_play_a_whole_match_and_can_check_its_shuffles(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    room, host = hosted(game, tmp_path)
    try:
        players = play_out(game, room, host)
        assert room.table is not None
        match = room.table.match
        assert match.outcome is not None
        for player in players:
            assert player.seat.last_view == match.view(player.seat.seat)
            alone = replayed(game, player)
            assert alone.state.digest() == match.state.digest()
            assert player.seat.promise is not None
            verdict = shuffles.check(player.record, player.seat.promise, player.seat.last_view, load_game, False)
            assert verdict.kept, verdict.sentence
            lied = player.record.replace(match.names[0].encode(), b"Zoe")
            assert not shuffles.check(lied, player.seat.promise, player.seat.last_view, load_game, False).kept
    finally:
        close(host, players)


def replayed(game: Game, player: Player) -> Match:
    """The same answers given on this machine lead to every view that the guest was told."""
    from engine import record

    told = {one.number: one for one in player.heard if isinstance(one, say.Happened)}
    parsed = record.parse(player.record, "record")
    match = game.new_match(record.to_start(game, parsed.header, "record"))
    match.contain()
    for entry, one in zip(parsed.entries, (told[number] for number in sorted(told)), strict=True):
        match.replay(entry)
        assert match.view(player.seat.seat) == one.view
        assert match.question(player.seat.seat) == one.question
    return match


@pytest.mark.parametrize(
    "name", ["cipher", *(pytest.param(one, marks=pytest.mark.long) for one in ("fftcg", "fow", "vanguard"))]
)
def test_connections_that_break_lose_nothing(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    room, host = hosted(game, tmp_path)
    players: list[Player] = []
    try:
        players = play_out(game, room, host, hasty=0.1)
        assert room.table is not None and room.table.match.outcome is not None
        replays = [player.seat.last_view == room.table.match.view(player.seat.seat) for player in players]
        assert replays == [True, True]
    finally:
        close(host, players)


def test_a_host_that_crashed_goes_on_with_its_record(tmp_path: Path) -> None:
    game = load_game("cipher")
    room, host = hosted(game, tmp_path)
    players = [Player(joined(game, host, name, number), most=12) for number, name in enumerate(("Ann", "Bob"))]
    try:
        for player in players:
            player.seat.join()
            player.seat.ready()
        # They wait in the middle of the game, however long the host takes to be gone.
        wait_for(lambda: room.table is not None and len(room.table.match.entries) > 10)
        host.stop()
        assert room.table is not None
        entries = list(room.table.match.entries)
        again = Room.resumed(game, tmp_path / "match.jsonl", host_plays=False)
        assert again.table is not None and again.table.match.entries == entries
        for player in players:
            player.most = 100_000
        host = Host([again], port=again.port, address="127.0.0.1")
        host.start()
        for player in players:
            assert player.over.wait(LONGEST)
        assert again.table.match.outcome is not None
    finally:
        close(host, players)


def test_a_guest_that_crashed_comes_back_with_its_secret_to_the_question(tmp_path: Path) -> None:
    game = load_game("cipher")
    room, host = hosted(game, tmp_path, deck_of(game, 9))
    first = joined(game, host, "Bob", 1)
    again = None
    try:
        first.join()
        first.ready()
        room.set_ready(0)
        wait_for(lambda: first.view is not None)
        first.close()
        wait_for(lambda: room.table is not None and room.table.away[1])
        again = RemoteSeat(lambda _: (game, None), ("127.0.0.1", host.port), secret=first.secret)
        again.join()
        wait_for(lambda: again.view is not None)
        assert room.table is not None
        assert (again.view, again.question) == (room.table.match.view(1), room.table.match.question(1))
    finally:
        first.close()
        if again is not None:
            again.close()
        host.stop()


def test_a_wrong_code_and_an_illegal_deck_are_refused_in_a_sentence(tmp_path: Path) -> None:
    game = load_game("cipher")
    room, host = hosted(game, tmp_path)
    here = ("127.0.0.1", host.port)
    try:
        with pytest.raises(NotLetIn, match="code"):
            RemoteSeat(lambda _: (game, deck_of(game, 1)), here, code="AAAAAAAA").join()
        whole = deck_of(game, 1)
        short = Deck("Short", {name: cards[:10] for name, cards in whole.sections.items()})
        with pytest.raises(NotLetIn, match="deck"):
            RemoteSeat(lambda _: (game, short), here, code=host.code).join()
        assert room.places == [None, None]
    finally:
        host.stop()


def test_cards_that_only_the_guest_has_are_played_and_cards_that_differ_are_refused(tmp_path: Path) -> None:
    """A deck brings what is printed on its cards; a card that both have must be the same on both."""
    game = load_game("cipher")
    whole = deck_of(game, 1)
    (name, cards), *_ = whole.sections.items()
    own = [replace(card, code=f"OWN-{card.code}", name=f"My {card.name}") for card in cards]
    other = [replace(card, name=f"My {card.name}") for card in cards]
    room, host = hosted(game, tmp_path, whole)
    here = ("127.0.0.1", host.port)
    differs = RemoteSeat(lambda _: (game, Deck("Other", {name: tuple(other)})), here, code=host.code)
    guest = RemoteSeat(lambda _: (game, Deck("Own", {name: tuple(own)})), here, code=host.code, name="Bob")
    try:
        with pytest.raises(NotLetIn, match="same card list"):
            differs.join()
        guest.join()
        guest.ready()
        room.set_ready(0)
        wait_for(lambda: room.table is not None and guest.view is not None)
        assert room.table is not None
        codes = {card.face.code for card in room.table.match.state.cards if card.owner == 1}
        assert codes == {card.code for card in own} and codes.isdisjoint(game.cards())
    finally:
        guest.close()
        host.stop()


def test_who_may_not_watch_is_told_why(tmp_path: Path) -> None:
    game = load_game("cipher")
    room, host = hosted(game, tmp_path, deck_of(game, 1))
    here = ("127.0.0.1", host.port)

    def watch() -> None:
        RemoteSeat(lambda _: (game, None), here, code=host.code, watch=True).join()

    try:
        with pytest.raises(NotLetIn, match="has not begun"):
            watch()
        host._may_watch = False
        with pytest.raises(NotLetIn, match="may not be watched"):
            watch()
        assert room.table is None
    finally:
        host.stop()


def wait_for(true: object, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(0.01)


def close(host: Host, players: list[Player]) -> None:
    for player in players:
        player.seat.close()
    host.stop()


def test_who_watches_over_a_connection_wishes_for_a_hand_and_after_coming_back_wishes_the_same(tmp_path: Path) -> None:
    game = load_game("cipher")
    room, host = hosted(game, tmp_path)
    players = [joined(game, host, name, number) for number, name in enumerate(("Ann", "Bob"))]
    watcher = RemoteSeat(lambda _: (game, None), ("127.0.0.1", host.port), code=host.code, name="Cat", watch=True)
    watcher_heard: list[say.Told] = []
    watcher.listen(watcher_heard.append)

    def hand(seat: int, view: View | None = None) -> list[str]:
        view = view or watcher.view
        return [] if view is None else sorted(card.name for card in view.zone("hand", seat).cards if card.name)

    def public(seat: int) -> list[str]:
        return hand(seat, match.view(1 - seat))

    try:
        for player in players:
            player.join()
            player.ready()
        wait_for(lambda: room.table is not None and all(player.view is not None for player in players))
        assert room.table is not None
        match, source = room.table.match, random.Random(1)
        while not match.view(1).zone("hand", 1).cards:
            assert match.request is not None
            number = room.table.number
            wait_for(lambda: all(player.number == number for player in players))  # noqa: B023
            players[match.request.seat].answer(match.sample(source))
            wait_for(lambda: room.table is not None and room.table.number > number)  # noqa: B023
        watcher.join()
        wait_for(lambda: watcher.view is not None)
        watcher.wish(1)
        wait_for(lambda: any(isinstance(one, say.Accepted) for one in watcher_heard))
        assert (hand(0), hand(1)) == (public(0), public(1))
        players[1].show_hand(True)
        wait_for(lambda: hand(1) == hand(1, match.view(1)) != public(1))
        assert hand(0) == public(0)
        host.codes._renew()
        watcher_heard.clear()
        watcher.drop()
        wait_for(lambda: any(isinstance(one, say.Snapshot) for one in watcher_heard) and hand(1) != public(1))
        players[1].show_hand(False)
        wait_for(lambda: hand(1) == public(1))
        watcher.chat("nobody hears this")
        assert watcher.connected, "what one who watches may not say is not even sent"
    finally:
        watcher.close()
        for player in players:
            player.close()
        host.stop()
