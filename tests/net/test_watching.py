"""Who watches sees what both players see, and one hand as long as its player shows it: no more, and nothing remains."""

import itertools
import random

import pytest

from app.cli.twins import twins
from engine.game import Start
from engine.games import GAMES, load_game
from engine.match import Match
from engine.net import gate, watching
from engine.net import messages as say
from engine.net.seat import LocalSeat
from engine.net.table import Table
from engine.overrides import Reveal, Say
from engine.views import shown


class Hall:
    """A table with its two players and one who watches."""

    def __init__(self, name: str = "fftcg", answers: int = 30) -> None:
        game = load_game(name)
        self.source = random.Random(7)
        decks = (game.deck(game.random_deck(self.source)), game.deck(game.random_deck(self.source)))
        self.match = game.new_match(Start(name, decks, 7, ("Ann", "Bob")))
        self.table = Table(self.match)
        self.players = LocalSeat(self.table, 0), LocalSeat(self.table, 1)
        self.watcher = LocalSeat(self.table, -1)
        self.heard: dict[int, list[say.Told]] = {}
        for seat in (*self.players, self.watcher):
            seat.listen(self.heard.setdefault(seat.seat, []).append)
            seat.sit()
        self.play(answers)

    def play(self, answers: int) -> None:
        for _ in range(answers):
            request = self.match.request
            assert request is not None
            self.players[request.seat].answer(self.match.sample(self.source))

    def hand(self, seat: int) -> list[tuple[int, str]]:
        """A hand as who watches sees it: handles and names."""
        assert self.watcher.view is not None
        return [(card.handle, card.name) for card in self.watcher.view.zone("hand", seat).cards]

    def real(self, seat: int) -> list[str]:
        return [card.name for card in self.match.view(seat).zone("hand", seat).cards]

    def seen(self, seat: int) -> list[str]:
        """The names of a hand that who watches sees."""
        return sorted(name for _, name in self.hand(seat) if name)

    def public(self, seat: int) -> list[str]:
        """What the other player sees of a hand: cards that both know."""
        return sorted(card.name for card in self.match.view(1 - seat).zone("hand", seat).cards if card.name)

    def told(self, seat: int, kind: type[say.Told]) -> list[say.Told]:
        return [one for one in self.heard[seat] if isinstance(one, kind)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", (0, 1))
def test_a_hand_is_seen_by_who_wishes_it_when_its_player_allows_it(name: str, seat: int) -> None:
    hall = Hall(name)
    hall.watcher.wish(seat)
    assert hall.told(seat, say.Wished) == [say.Wished("")] and not hall.told(1 - seat, say.Wished)
    assert hall.seen(seat) == hall.public(seat), "nothing is shown before its player allows it"
    hall.players[seat].show_hand(True)
    assert [named for _, named in hall.hand(seat)] == hall.real(seat) != []
    assert hall.seen(1 - seat) == hall.public(1 - seat), "one hand, and not the other"
    for player in (*hall.players, hall.watcher):
        assert player.presence.shows[seat] and not player.presence.shows[1 - seat]
        assert player.presence.seen == ((1, 0), (0, 1))[seat]
    hall.play(12)
    assert [named for _, named in hall.hand(seat)] == hall.real(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wish", (-1, 0, 1))
def test_of_a_hand_that_is_not_shown_is_seen_what_both_players_know_and_nothing_else(name: str, wish: int) -> None:
    """A card that was on the field or was revealed is known in the hand; what its owner alone has seen is not."""
    hall = Hall(name, 10)
    hall.watcher.wish(wish)
    if wish >= 0:
        hall.players[wish].show_hand(True)
    met = [0, 0]
    for count in range(60):
        if hall.match.request is None:
            break
        held = hall.match.view(count % 2).zone("hand", count % 2).cards
        if count % 20 < 2 and held:
            assert hall.match.override(count % 2, Reveal(held[0].handle)) is None
        hall.play(1)
        for seat in (0, 1):
            public = hall.public(seat)
            assert hall.seen(seat) == (sorted(hall.real(seat)) if seat == wish else public)
            met[seat] += 0 < len(public) < len(hall.real(seat))
    assert min(met) > 1, "else nothing is told apart here"


def test_a_hand_that_nobody_wishes_is_seen_by_nobody() -> None:
    hall = Hall()
    hall.players[0].show_hand(True)
    assert not any(named for _, named in hall.hand(0)) and hall.watcher.presence.shows == (True, False)
    hall.watcher.wish(0)
    assert [named for _, named in hall.hand(0)] == hall.real(0) and not hall.told(0, say.Wished)
    hall.watcher.wish(-1)
    assert not any(named for _, named in hall.hand(0)) and hall.watcher.presence.seen == (0, 0)


def test_a_player_who_denies_it_is_asked_once() -> None:
    hall = Hall()
    number = hall.watcher.wish(1)
    hall.players[1].show_hand(False)
    refusals = hall.told(-1, say.Refused)
    assert [one.id for one in refusals] == [number]  # type: ignore[union-attr]
    hall.watcher.wish(1)
    assert len(hall.told(1, say.Wished)) == 1 and len(hall.told(-1, say.Refused)) == 2
    hall.players[1].show_hand(True)
    assert [named for _, named in hall.hand(1)] == hall.real(1), "the player may change their mind"


def test_nothing_of_a_hand_remains_when_its_player_hides_it_again() -> None:
    hall = Hall()
    hall.watcher.wish(0)
    hall.players[0].show_hand(True)
    before = {handle for handle, _ in hall.hand(0)}
    hall.players[0].show_hand(False)
    assert not any(named for _, named in hall.hand(0))
    hall.players[0].show_hand(True)
    assert not before & {handle for handle, _ in hall.hand(0)}, "cards are not known again by their handles"


def test_the_other_player_is_told_of_no_card_by_it() -> None:
    """Both players are told whose hand is seen by how many, and nothing else is said to the other one."""
    hall = Hall()
    count = len(hall.heard[1])
    hall.watcher.wish(0)
    hall.players[0].show_hand(True)
    assert {type(one) for one in hall.heard[1][count:]} == {say.Presence}


def test_what_the_owner_of_a_hand_knows_besides_it_is_not_seen() -> None:
    """Cards that the owner has looked at elsewhere are not the hand."""
    hall = Hall()
    state = hall.match.state
    deck = next(place.index for place in state.places if (place.spec.name, place.seat) == ("deck", 0))
    assert hall.match.override(0, Reveal(shown(state, 0, state.zones[deck][-1]), 0)) is None
    hall.watcher.wish(0)
    hall.players[0].show_hand(True)
    known = [card.name for card in hall.match.view(0).zone("deck", 0).cards if card.name]
    assert known and hall.watcher.view is not None
    assert not any(card.name for card in hall.watcher.view.zone("deck", 0).cards)


def test_who_watches_goes_on_seeing_the_hand_in_the_next_game() -> None:
    hall = Hall()
    hall.watcher.wish(0)
    hall.players[0].show_hand(True)
    again = Hall().table
    again.follow(hall.table)
    view = hall.watcher.view
    assert view is not None and all(card.name for card in view.zone("hand", 0).cards)


def test_a_player_cannot_wish_to_see_the_other_hand() -> None:
    hall = Hall()
    hall.players[0].wish(1)
    assert hall.told(0, say.Refused) and not hall.told(1, say.Wished)
    assert hall.table.match.view(0).zone("hand", 1).cards == Hall().table.match.view(0).zone("hand", 1).cards


def watched(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that somebody is sent who comes to watch, sees the hand of a seat (-1: none), and hears one change."""
    count = itertools.count(1)
    monkeypatch.setattr(watching.secrets, "randbelow", lambda most: next(count))
    table, heard = Table(match), []  # type: ignore[var-annotated]

    def hear(message: say.Told) -> None:
        heard.append(gate.packed(message))

    table.watch(hear)
    if seat >= 0:
        table.wish(hear, say.Wish(1, seat))
        table.ask(seat, say.Show(1))
    table.ask(0, say.DoByHand(2, table.number, (Say("on"),)))
    if seat >= 0:
        table.ask(seat, say.Show(3, False))
    return heard


@pytest.mark.parametrize("name", GAMES)
def test_who_watches_is_sent_the_same_bytes_whatever_they_may_not_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions that differ only in what a player does not know: so does nobody who watches, with that player's
    hand or without.
    """
    game = load_game(name)
    source = random.Random(5)
    match = game.new_match(Start(name, (game.deck(game.random_deck(source)), game.deck(game.random_deck(source))), 5))
    compared = 0
    for count in range(120):
        if match.request is None:
            break
        match.answer(match.request.seat, match.sample(source))
        for seat in (0, 1) if count % 8 == 0 else ():
            for hand in (seat, -1):
                found = twins(match, seat, source)
                if found is not None:
                    compared += 1
                    one, other = (watched(twin.match, hand, monkeypatch) for twin in found)
                    assert one == other
    assert compared > 8
