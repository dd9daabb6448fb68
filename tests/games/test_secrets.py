"""What a seat may not know, it cannot find out: by looking, by asking, by trying, in any game."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cli import secrecy
from app.cli.twins import ToldApart
from engine import sight
from engine.answers import Pass
from engine.effects import sequencing
from engine.match import Match
from engine.views import shown
from tests.games.cipher import story as cipher
from tests.games.cipher import table as units
from tests.games.fftcg.story import Story
from tests.games.fftcg.table import ICE, Position
from tests.games.test_properties import every_game, game, start

SEEDS = st.integers(0, 100_000)
#: 3 always, 8 where long sweeps are run.
some = settings(max_examples=settings().max_examples // 3)


def unseen_names(match: Match, seat: int) -> set[str]:
    """The names of the cards that a seat does not see, as far as no card that it sees has them in its name or text."""
    state = match.state
    seen = " ".join(f"{card.face.name} {card.face.text}" for card in state.cards if state.sees(seat, card))
    return {card.face.name for card in state.cards if not state.sees(seat, card) and card.face.name not in seen}


def sentences(match: Match, seat: int, source: random.Random, hows: list[str]) -> list[str]:
    """All that a seat is told of answers of every kind that name any card, seen or not."""
    handles = [shown(match.state, seat, card.number) for card in match.state.cards]
    found: list[str] = []
    for answer in secrecy.answers(match, seat, handles, source, hows):
        for ask in (match.judge, match.impossible):
            refusal = ask(seat, answer)
            found.append(refusal.sentence if refusal is not None else "")
    for handle in handles:
        found += [offer.label for offer in match.refused_with(seat, handle)]
        found += [line.text for line in match.explain(seat, handle)]
    return found


@every_game
@some
@given(seed=SEEDS)
def test_no_refusal_names_a_card_that_its_seat_does_not_see(name: str, seed: int) -> None:
    match, source = game(name).new_match(start(name, seed)), random.Random(seed)
    while match.request is not None and len(match.entries) < 150:
        match.play(match.request.sample(source))
        if match.request is not None and source.random() < 0.1:
            for seat in (0, 1):
                said = sentences(match, seat, source, secrecy.HOWS)
                names = unseen_names(match, seat)
                assert not [line for line in said if any(one in line for one in names)]


def asks_by_a_hand() -> Match:
    """A text waits on the stack that lets its player discard an Ice card; one of their hidden cards is such a card."""
    table = Position()
    table.forward("Rime", zone="hand", element=ICE)
    vell = table.forward("Vell", 5000, "[0]: You may discard 1 Ice card. If you do so, draw 1 card.")
    return Story(table, secrets=True).use(vell).match


def looked_at(match: Match) -> None:
    """Compare what the opponent is told some times."""
    for seed in range(4):
        secrecy.look(match, 1, random.Random(seed))


def test_a_question_that_depends_on_a_hand_is_found_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    match = asks_by_a_hand()
    looked_at(match)
    monkeypatch.setattr(sequencing, "veiled", lambda deed, find: find())
    with pytest.raises(ToldApart, match="the question"):
        looked_at(match)


def test_a_question_that_depended_on_a_hand_is_found_though_another_is_asked_now(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    match = asks_by_a_hand()
    monkeypatch.setattr(sequencing, "veiled", lambda deed, find: find())
    for _ in range(2):
        match.play(Pass())
    assert match.request is not None and match.request.kind == "confirm"
    with pytest.raises(ToldApart, match="the question"):
        looked_at(match)


@pytest.mark.parametrize("there", [True, False])
def test_a_search_of_the_deck_tells_its_player_whether_the_card_is_there_and_the_other_nothing(there: bool) -> None:
    table = units.Position()
    vell = table.unit("Vell", 'Lamp |ACT| Choose 1 "Osk" from your Deck, and deploy it. Afterwards, shuffle your Deck.')
    for zone in ("deck", "orb") if there else ("orb", "orb"):
        table.card("Osk", zone=zone)
        table.some(3, zone)
    match = cipher.Story(table).use(vell).match
    for seed in range(8):
        for seat in (0, 1):
            secrecy.look(match, seat, random.Random(seed))
    assert sight.looks(match.request)


@every_game
@pytest.mark.parametrize("by_hand", [pytest.param(0.0, marks=pytest.mark.long), 0.05])
@some
@given(seed=SEEDS)
def test_a_seat_cannot_tell_two_positions_apart_that_differ_in_what_is_hidden(
    name: str, by_hand: float, seed: int
) -> None:
    match, source = game(name).new_match(start(name, seed)), random.Random(seed)
    while match.request is not None and len(match.entries) < 250:
        match.play(match.request.sample(source))
        if source.random() < by_hand and match.request is not None:
            secrecy.by_hand(match, source)
        if source.random() < 0.05:
            secrecy.look(match, source.randrange(2), source)
